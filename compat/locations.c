/* Where the callbacks say that inputs and outputs are. */
#include "compat.h"

/* Registers that elements take. */
unsigned control_point_locations(const struct dxs_signature *control_points)
{
    unsigned end = 0;

    for (uint32_t n = 0; n < control_points->count; n++) {
        const struct dxs_signature_element *e = &control_points->elements[n];
        if (e->start_row != DXS_NONE && e->start_row + e->rows > end)
            end = e->start_row + e->rows;
    }
    return end;
}

/* Patch constants lie behind the control points of the hull shader. */
static void place_patch_constant(dxil_spv_converter converter, const struct dxs_location_request *request,
                                 struct dxs_location *location)
{
    const struct dxs_entry *entry = converter->entry;
    unsigned base = converter->patch_offset;

    if (base == DXS_NONE)
        base = control_point_locations(request->stage == DXS_STAGE_HULL ? &entry->outputs : &entry->inputs);
    if (request->element->start_row == DXS_NONE)
        return;
    location->location = base + request->element->start_row;
    location->component = request->element->start_column;
}

static bool capture(dxil_spv_converter converter, const struct dxs_signature_element *element,
                    struct dxs_location *location)
{
    const struct callbacks *c = &converter->callbacks;
    const dxil_spv_d3d_stream_output d3d = {element->name, element->semantic_indices[0]};
    dxil_spv_vulkan_stream_output vulkan = {0};

    if (!c->stream_output)
        return true;
    if (!c->stream_output(c->stream_output_user, &d3d, &vulkan))
        return false;
    location->is_captured = vulkan.enable;
    location->capture_buffer = vulkan.buffer_index;
    location->capture_stride = vulkan.stride;
    location->capture_offset = vulkan.offset;
    return true;
}

static bool move(dxil_spv_shader_stage_io_remapper_cb remapper, void *user, const struct dxs_location_request *request,
                 struct dxs_location *location)
{
    const dxil_spv_d3d_shader_stage_io d3d = {.semantic = request->element->name,
                                              .semantic_index = request->element->semantic_indices[0]};
    dxil_spv_vulkan_shader_stage_io vulkan = {location->location, location->component, DXIL_SPV_SHADER_STAGE_IO_NONE};
    bool is_pixel_input = request->stage == DXS_STAGE_PIXEL && request->part == DXS_SIGNATURE_PART_INPUTS;

    if (request->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE)
        vulkan.flags = DXIL_SPV_SHADER_STAGE_IO_PER_PRIMITIVE;
    if (!remapper)
        return true;
    if (!remapper(user, &d3d, &vulkan))
        return false;
    location->location = vulkan.location;
    location->component = vulkan.component;
    location->per_primitive = is_pixel_input && (vulkan.flags & DXIL_SPV_SHADER_STAGE_IO_PER_PRIMITIVE);
    return true;
}

static bool map_vertex_input(dxil_spv_converter converter, const struct dxs_signature_element *element,
                             struct dxs_location *location)
{
    const struct callbacks *c = &converter->callbacks;
    const dxil_spv_d3d_vertex_input d3d = {element->name, element->semantic_indices[0], element->start_row,
                                           element->rows};
    dxil_spv_vulkan_vertex_input vulkan = {0};

    if (!c->vertex_input)
        return true;
    if (!c->vertex_input(c->vertex_input_user, &d3d, &vulkan))
        return false;
    location->location = vulkan.location;
    location->component = 0;
    return true;
}

/* Whether the interface captures outputs of this stage; it does not ask about patch constants and primitives. */
static bool may_be_captured(const struct dxs_location_request *request)
{
    return request->part == DXS_SIGNATURE_PART_OUTPUTS &&
           (request->stage == DXS_STAGE_VERTEX || request->stage == DXS_STAGE_DOMAIN ||
            request->stage == DXS_STAGE_GEOMETRY);
}

bool map_location(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    dxil_spv_converter converter = user;
    const struct callbacks *c = &converter->callbacks;

    if (may_be_captured(request) && !capture(converter, request->element, location))
        return false;
    if (request->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE && request->stage != DXS_STAGE_MESH)
        place_patch_constant(converter, request, location);
    switch (request->role) {
    case DXS_LOCATION_ROLE_VERTEX_INPUT:
        if (!map_vertex_input(converter, request->element, location))
            return false;
        return move(c->stage_input, c->stage_input_user, request, location);
    case DXS_LOCATION_ROLE_INPUT:
        return move(c->stage_input, c->stage_input_user, request, location);
    case DXS_LOCATION_ROLE_OUTPUT:
        return move(c->stage_output, c->stage_output_user, request, location);
    default: /* render targets and built-ins are not asked about */
        return true;
    }
}
