# The library dxs_inspect: modules, layouts, root signatures and graphs as text.

list(APPEND inspect_sources
    inspect/disassembly.c inspect/disassembly_api.c inspect/disassembly_instructions.c
    inspect/disassembly_values.c inspect/dot.c inspect/entry_needs.c inspect/graph_api.c inspect/graph_text.c inspect/json.c
    inspect/json_fields.c inspect/json_read.c inspect/layout_text.c inspect/layout_text_api.c
    inspect/needs.c inspect/needs_api.c inspect/needs_text.c inspect/passes.c
    inspect/reflect.c inspect/reflect_api.c inspect/root_signature_fields.c inspect/root_signature_from_hlsl.c
    inspect/root_signature_from_json.c inspect/root_signature_text.c inspect/root_signature_text_api.c
    inspect/show_function.c inspect/text_source.c)
