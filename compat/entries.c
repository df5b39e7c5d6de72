/* Entry points of blobs, nodes among them, and resources without a conversion. */
#include "compat.h"
#include "dxs_nodes.h"

#include <string.h>

dxil_spv_shader_stage stage_of(enum dxs_stage stage)
{
    static const dxil_spv_shader_stage stages[] = {
        [DXS_STAGE_PIXEL] = DXIL_SPV_STAGE_PIXEL,
        [DXS_STAGE_VERTEX] = DXIL_SPV_STAGE_VERTEX,
        [DXS_STAGE_GEOMETRY] = DXIL_SPV_STAGE_GEOMETRY,
        [DXS_STAGE_HULL] = DXIL_SPV_STAGE_HULL,
        [DXS_STAGE_DOMAIN] = DXIL_SPV_STAGE_DOMAIN,
        [DXS_STAGE_COMPUTE] = DXIL_SPV_STAGE_COMPUTE,
        [DXS_STAGE_RAY_GENERATION] = DXIL_SPV_STAGE_RAY_GENERATION,
        [DXS_STAGE_INTERSECTION] = DXIL_SPV_STAGE_INTERSECTION,
        [DXS_STAGE_ANY_HIT] = DXIL_SPV_STAGE_ANY_HIT,
        [DXS_STAGE_CLOSEST_HIT] = DXIL_SPV_STAGE_CLOSEST_HIT,
        [DXS_STAGE_MISS] = DXIL_SPV_STAGE_MISS,
        [DXS_STAGE_CALLABLE] = DXIL_SPV_STAGE_CALLABLE,
        [DXS_STAGE_MESH] = DXIL_SPV_STAGE_MESH,
        [DXS_STAGE_AMPLIFICATION] = DXIL_SPV_STAGE_AMPLIFICATION,
        [DXS_STAGE_NODE] = DXIL_SPV_STAGE_COMPUTE,
    };

    return (size_t)stage < sizeof stages / sizeof *stages ? stages[stage] : DXIL_SPV_STAGE_UNKNOWN;
}

/* NULL: none of this name. */
static const struct dxs_entry *named_entry(const dxs_module *module, const char *name)
{
    uint32_t index = name ? dxs_module_find_entry(module, name) : 0;

    return index == DXS_NONE ? NULL : dxs_module_entry(module, index);
}

static dxil_spv_shader_stage stage_of_entry(const struct dxs_entry *entry)
{
    return entry ? stage_of(entry->stage) : DXIL_SPV_STAGE_UNKNOWN;
}

dxil_spv_shader_stage dxil_spv_parsed_blob_get_shader_stage(dxil_spv_parsed_blob blob)
{
    if (!blob)
        return DXIL_SPV_STAGE_UNKNOWN;
    return stage_of_entry(named_entry(blob->module, NULL));
}

dxil_spv_shader_stage dxil_spv_parsed_blob_get_shader_stage_for_entry(dxil_spv_parsed_blob blob, const char *entry)
{
    if (!blob)
        return DXIL_SPV_STAGE_UNKNOWN;
    return stage_of_entry(named_entry(blob->module, entry));
}

dxil_spv_result dxil_spv_parsed_blob_get_entry_index_by_name(dxil_spv_parsed_blob blob, const char *entry,
                                                             unsigned *index)
{
    if (!blob || !entry || !index)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    uint32_t found = dxs_module_find_entry(blob->module, entry);
    if (found == DXS_NONE)
        return DXIL_SPV_ERROR_GENERIC;
    *index = found;
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_parsed_blob_get_num_entry_points(dxil_spv_parsed_blob blob, unsigned *count)
{
    if (!blob || !count)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    *count = dxs_module_describe(blob->module)->entry_count;
    return DXIL_SPV_SUCCESS;
}

/* NULL: there is none. */
static const struct dxs_entry *entry_of(dxil_spv_parsed_blob blob, unsigned index)
{
    return blob ? dxs_module_entry(blob->module, index) : NULL;
}

dxil_spv_result dxil_spv_parsed_blob_get_entry_point_name(dxil_spv_parsed_blob blob, unsigned index,
                                                          const char **mangled_entry)
{
    const struct dxs_entry *entry = entry_of(blob, index);

    if (!entry || !mangled_entry)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    *mangled_entry = entry->mangled_name;
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_parsed_blob_get_entry_point_demangled_name(dxil_spv_parsed_blob blob, unsigned index,
                                                                    const char **demangled_entry)
{
    const struct dxs_entry *entry = entry_of(blob, index);

    if (!entry || !demangled_entry)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    *demangled_entry = entry->name;
    return DXIL_SPV_SUCCESS;
}

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

/* Specialization constants that the node does not have get DXS_NONE. */
static void describe_constants(const struct dxs_node *node, dxil_spv_node_input_data *data)
{
    bool has_grid = node->launch == DXS_NODE_LAUNCH_BROADCASTING;

    data->is_entry_point_spec_id = DXS_NODE_CONSTANT_IS_ENTRY;
    data->is_indirect_bda_stride_program_entry_spec_id = DXS_NODE_CONSTANT_INDIRECT;
    data->dispatch_grid_is_upper_bound_spec_id = has_grid ? DXS_NODE_CONSTANT_GIVES_GRID : DXS_NONE;
    data->is_static_broadcast_node_spec_id = has_grid ? DXS_NODE_CONSTANT_ONE_RECORD : DXS_NONE;
    for (unsigned n = 0; n < 3; n++) {
        data->max_broadcast_grid_spec_id[n] = has_grid ? DXS_NODE_CONSTANT_GRID + n : DXS_NONE;
        data->thread_group_size_spec_id[n] = DXS_NONE;
    }
    if (node->launch == DXS_NODE_LAUNCH_THREAD)
        data->thread_group_size_spec_id[0] = DXS_NODE_CONSTANT_GROUP_SIZE;
}

/* Bytes of a record, with the word behind it in which groups that share it count. */
static unsigned payload_bytes(const struct dxs_node_records *input)
{
    if (input->flags == 0 || (input->flags & DXS_NODE_FLAG_EMPTY))
        return 0;
    return input->flags & DXS_NODE_FLAG_TRACKS_SHARING ? ((input->record_size + 3) & ~3u) + 4 : input->record_size;
}

static void describe_input(const struct dxs_node *node, dxil_spv_node_input_data *data)
{
    const struct dxs_node_records *input = &node->input;

    data->node_id = node->id.name;
    data->node_array_index = node->id.index;
    data->launch_type = (dxil_spv_node_launch_type)node->launch;
    data->payload_stride = payload_bytes(input);
    data->dispatch_grid_offset = input->grid_offset;
    data->dispatch_grid_type_bits = input->grid_type == DXS_COMPONENT_TYPE_U32 ? 32 : 16;
    data->dispatch_grid_components = input->grid_components;
    data->dispatch_grid_is_upper_bound = node->max_dispatch_grid[0] != 0;
    for (int n = 0; n < 3; n++)
        data->broadcast_grid[n] =
            data->dispatch_grid_is_upper_bound ? node->max_dispatch_grid[n] : node->dispatch_grid[n];
    data->recursion_factor = node->max_recursion;
    data->coalesce_factor = input->max_records;
    if (data->coalesce_factor == 0 && input->flags && node->launch == DXS_NODE_LAUNCH_COALESCING)
        data->coalesce_factor = 1;
    data->node_share_input_id = node->shares_input_of.name;
    data->node_share_input_array_index = node->shares_input_of.index;
    data->local_root_arguments_table_index = node->local_root_arguments;
    data->node_track_rw_input_sharing = (input->flags & DXS_NODE_FLAG_TRACKS_SHARING) != 0;
    data->is_program_entry = node->is_program_entry;
    describe_constants(node, data);
}

dxil_spv_result dxil_spv_parsed_blob_get_entry_point_node_input(dxil_spv_parsed_blob blob, unsigned index,
                                                                dxil_spv_node_input_data *data)
{
    const struct dxs_entry *entry = entry_of(blob, index);

    if (!entry || !data)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    memset(data, 0, sizeof *data);
    data->node_id = data->node_share_input_id = "";
    if (entry->node)
        describe_input(entry->node, data);
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_parsed_blob_get_entry_point_num_node_outputs(dxil_spv_parsed_blob blob, unsigned index,
                                                                      unsigned *num_outputs)
{
    const struct dxs_entry *entry = entry_of(blob, index);

    if (!entry || !num_outputs)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    *num_outputs = entry->node ? entry->node->output_count : 0;
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_parsed_blob_get_entry_point_node_output(dxil_spv_parsed_blob blob, unsigned index,
                                                                 unsigned output_index, dxil_spv_node_output_data *data)
{
    const struct dxs_entry *entry = entry_of(blob, index);

    if (!entry || !data || !entry->node || output_index >= entry->node->output_count)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    const struct dxs_node_records *output = &entry->node->outputs[output_index];
    memset(data, 0, sizeof *data);
    data->node_id = output->node.name;
    data->node_array_index = output->node.index;
    data->node_array_size = output->array_size;
    data->max_records = output->max_records;
    data->sparse_array = output->allows_sparse;
    data->node_index_spec_constant_id = DXS_NODE_CONSTANT_FIRST_OUTPUT + output_index;
    return DXIL_SPV_SUCCESS;
}
