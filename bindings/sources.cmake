# Where resources live.

room(bindings
     SMALL default.c resolve.c)

room(bindings/layout
     SMALL layout_api.c layout_build.c layout_resolve.c)

room(bindings/root_signature
     SMALL root_signature_api.c root_signature_check.c root_signature_read.c root_signature_version.c
           root_signature_write.c)
