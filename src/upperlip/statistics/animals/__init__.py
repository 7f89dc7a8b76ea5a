"""Statistics of Moustache."""
