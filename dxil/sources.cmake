# From bytes to a module in memory.

room(dxil
     SMALL api.c dominance.c edit.c handles.c opcodes.c operations.c)

room(dxil/bitstream
     FAST abbreviations.c bitstream.c bitstream_text.c
     SMALL bitstream_known.c)

room(dxil/container
     SMALL container.c digest.c identity.c library_functions.c runtime_data.c subobjects.c)

room(dxil/reader
     FAST reader.c reader_constants.c reader_function.c reader_instructions.c reader_metadata.c
          reader_symbols.c reader_types.c validate.c validate_calls.c
     SMALL reader_attributes.c reader_rare.c)

room(dxil/vendor
     SMALL vendor.c vendor_ags.c vendor_matrices.c vendor_nvapi.c)

room(dxil/views
     FAST views.c
     SMALL views_entries.c views_nodes.c views_resources.c)
