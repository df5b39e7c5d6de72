# Where resources live.

room(bindings
     SMALL default.c resolve.c)

room(bindings/layout
     SMALL api.c build.c resolve.c)

room(bindings/root_signature
     SMALL api.c check.c read.c version.c write.c)
