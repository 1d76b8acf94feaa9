"""Tests of Admiral: Age of Sail, a file a chapter of the rulebook."""
