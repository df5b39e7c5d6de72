# The library dxs_inspect: modules, layouts, root signatures and graphs as text.

list(APPEND inspect_sources
    inspect/disassembly.c inspect/disassembly_api.c inspect/disassembly_instructions.c
    inspect/disassembly_values.c inspect/dot.c inspect/entry_needs.c inspect/graph_api.c inspect/graph_text.c inspect/inflate.c inspect/json.c
    inspect/json_fields.c inspect/json_read.c inspect/layout_text.c inspect/layout_text_api.c
    inspect/needs.c inspect/needs_api.c inspect/needs_text.c inspect/passes.c inspect/pdb.c inspect/pdb_api.c inspect/source_place.c
    inspect/reflect.c inspect/reflect_api.c inspect/reflect_members.c inspect/root_signature_fields.c inspect/root_signature_from_hlsl.c
    inspect/root_signature_from_json.c inspect/root_signature_text.c inspect/root_signature_text_api.c
    inspect/show_function.c inspect/text_source.c
    inspect/token_listing_api.c)
if(DXS_DXBC)
    list(APPEND inspect_sources inspect/token_declarations_text.c inspect/token_listing.c inspect/token_operands_text.c)
endif()
