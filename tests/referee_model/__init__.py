"""The referee command beside a second, naive reading of the rules that shares no code with it."""
