# From bytes to a module in memory.

room(dxil
     FAST handles.c
     SMALL dominance.c edit.c heap_handles.c linear_algebra.c members.c operations.c)

room(dxil/bitstream
     FAST abbreviations.c bitstream.c text.c
     SMALL cache.c)

room(dxil/container
     FAST container.c
     SMALL digest.c hashes.c library_functions.c runtime_data.c subobjects.c)

room(dxil/reader
     FAST attributes.c constants.c faults.c frequent.c function.c instructions.c metadata.c reader.c types.c validate.c
          validate_calls.c
     SMALL rare.c symbols.c)

room(dxil/vendor
     SMALL ags.c matrices.c nvapi.c vendor.c)

room(dxil/views
     FAST entries.c resources.c views.c
     SMALL members.c nodes.c sources.c)
