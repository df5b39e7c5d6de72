# What all rooms share.

room(base
     FAST arena.c text.c vector.c
     SMALL error.c hash.c sized.c)
