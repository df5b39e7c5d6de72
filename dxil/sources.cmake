# From bytes to a module in memory.

room(dxil
     SMALL api.c dominance.c edit.c handles.c linear_algebra.c opcodes.c operations.c)

room(dxil/bitstream
     FAST abbreviations.c bitstream.c text.c
     SMALL cache.c)

room(dxil/container
     SMALL container.c digest.c hashes.c library_functions.c runtime_data.c subobjects.c)

room(dxil/reader
     FAST constants.c function.c instructions.c metadata.c reader.c types.c validate_calls.c
     SMALL attributes.c rare.c symbols.c validate.c)

room(dxil/vendor
     SMALL ags.c matrices.c nvapi.c vendor.c)

room(dxil/views
     FAST views.c
     SMALL entries.c nodes.c resources.c)
