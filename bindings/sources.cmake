# Where resources live.

room(bindings
     FAST default.c
     SMALL bound_heaps.c resolve.c)

room(bindings/layout
     SMALL api.c build.c hash.c mappings.c resolve.c)

room(bindings/root_signature
     SMALL api.c check.c read.c version.c write.c)
