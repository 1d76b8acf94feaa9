"""Everything that can be asked of the server over the network."""
