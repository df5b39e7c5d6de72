# The public functions about modules.

room(parse
     SMALL api.c)
