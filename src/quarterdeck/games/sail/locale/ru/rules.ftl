# BEING WRITTEN by a text helper of the lead right now (all rule and ruling texts and data/rules.toml): do not write this file; game.ftl is yours.
