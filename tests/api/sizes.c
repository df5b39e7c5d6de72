/* Sizes of public structures on machines with 64-bit pointers: compiled programs rely on them within an ABI version
 * (see dxs.h). Structures that grow end without padding: a member added in padding would not change struct_size.
 * In all other structures, new members take space from `reserved`. */
#include "dxs_decoders.h"
#include "dxs_exec.h"
#include "dxs_inspect.h"
#include "dxs_nodes.h"

#include <stdio.h>

struct expected {
    const char *name;
    size_t is, should_be;
};

#define SIZE(structure, bytes)                                                                                         \
    {                                                                                                                  \
#structure, sizeof(struct structure), bytes                                                                    \
    }
#define END(structure)                                                                                                 \
    {                                                                                                                  \
#structure "'s end", sizeof(struct structure), end_of_##structure                                              \
    }
#define END_OF(structure, last)                                                                                        \
    enum {                                                                                                             \
        end_of_##structure = offsetof(struct structure, last) + sizeof(((struct structure *)0)->last)                  \
    };

END_OF(dxs_parse_options, limits)
END_OF(dxs_options, limits)
END_OF(dxs_layout_policy, local_static_sampler_set)
END_OF(dxs_exec_options, rounding)

static const struct expected table[] = {
    END(dxs_parse_options),
    END(dxs_options),
    END(dxs_layout_policy),
    END(dxs_exec_options),
    SIZE(dxs_allocator, 40),
    SIZE(dxs_limits, 64),
    SIZE(dxs_shader_hashes, 96),
    SIZE(dxs_signature_element, 72),
    SIZE(dxs_buffer_member, 96),
    SIZE(dxs_source_place, 32),
    SIZE(dxs_signature, 16),
    SIZE(dxs_node_id, 16),
    SIZE(dxs_node_records, 80),
    SIZE(dxs_set_binding, 8),
    SIZE(dxs_binding, 128),
    SIZE(dxs_word_source, 16),
    SIZE(dxs_offset_records, 20),
    SIZE(dxs_address_records, 8),
    SIZE(dxs_descriptor_qa, 20),
    SIZE(dxs_sampler_qa, 12),
    SIZE(dxs_binding_model, 448),
    SIZE(dxs_binding_request, 56),
    SIZE(dxs_register_shifts, 20),
    SIZE(dxs_features, 288),
    SIZE(dxs_print_range, 12),
    SIZE(dxs_print, 268),
    SIZE(dxs_nvapi, 32),
    SIZE(dxs_print_record, 44),
    SIZE(dxs_note, 48),
    SIZE(dxs_checks, 64),
    SIZE(dxs_check_report, 16),
    SIZE(dxs_view_instancing, 32),
    SIZE(dxs_pipeline_state, 128),
    SIZE(dxs_workarounds, 288),
    SIZE(dxs_guarantees, 288),
    SIZE(dxs_node_queue, 32),
    SIZE(dxs_node_dispatch, 40),
    SIZE(dxs_node_push, 64),
    SIZE(dxs_node_allocations, 12),
    SIZE(dxs_bound_resource, 136),
    SIZE(dxs_spirv, 64),
    SIZE(dxs_layout_binding, 72),
    SIZE(dxs_layout_set, 40),
    SIZE(dxs_layout_parameter, 56),
    SIZE(dxs_static_range, 60),
    SIZE(dxs_mapping, 92),
    SIZE(dxs_heap_slots, 8),
    SIZE(dxs_bound_heaps, 176),
    SIZE(dxs_descriptor_range, 40),
    SIZE(dxs_root_parameter, 56),
    SIZE(dxs_static_sampler, 72),
    SIZE(dxs_root_signature_desc, 56),
    SIZE(dxs_exec_format, 12),
    SIZE(dxs_exec_sampler, 92),
    SIZE(dxs_exec_geometry, 32),
    SIZE(dxs_exec_instance, 96),
    SIZE(dxs_exec_scene, 32),
    SIZE(dxs_exec_resource, 264),
    SIZE(dxs_exec_heap_view, 16),
    SIZE(dxs_exec_variation, 24),
    SIZE(dxs_exec_values, 56),
    SIZE(dxs_exec_vertices, 88),
    SIZE(dxs_exec_pixels, 96),
    SIZE(dxs_exec_patches, 80),
    SIZE(dxs_exec_points, 104),
    SIZE(dxs_exec_stream, 72),
    SIZE(dxs_exec_primitives, 64),
    SIZE(dxs_exec_meshes, 104),
    SIZE(dxs_exec_amplification, 64),
    SIZE(dxs_decoder_amount, 16),
    SIZE(dxs_decoder_constant, 32),
    SIZE(dxs_decoder_buffer, 56),
    SIZE(dxs_decoder_pass, 120),
};

int main(void)
{
    int failures = 0;

    for (size_t n = 0; sizeof(void *) == 8 && n < sizeof table / sizeof *table; n++)
        if (table[n].is != table[n].should_be) {
            printf("%s: %zu bytes, not %zu\n", table[n].name, table[n].is, table[n].should_be);
            failures++;
        }
    return failures;
}
