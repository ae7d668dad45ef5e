"""The screens, through the simulator: pictures, places of text, presses, resuming."""
