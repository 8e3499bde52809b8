"""Reach: the plays that given cards can make here. They are acts worth asking the oracle about, the better ones first.

A `Way` is one formula that is worth trying. A game's reach takes ways from here, combines them and wraps them in its
acts; see any rule sheet. The dictionary finds the words, these modules decide how to lay them. Everything is lazy.
"""
