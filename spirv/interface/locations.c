/* Locations and components of signature elements, from Direct3D's registers or the embedder's mapping; transform
 * feedback, which is Direct3D's stream output. */
#include "base/sized.h"
#include "spirv/interface/signatures.h"

enum {
    MAX_TARGETS = 8,
    PATCH_LOCATIONS = 30, /* maxTessellationControlPerPatchOutputComponents is 120, at least and on some devices */
    MAX_CAPTURE_BUFFERS = 4,
    MAX_LOCATIONS = 4096, /* far more than devices have */
};

static bool is_patch(const struct signature *signature)
{
    return signature->point == POINT_PATCH_IN || signature->point == POINT_PATCH_OUT;
}

/* ---- The embedder's mapping -------------------------------------------------------------------------------------- */

static enum dxs_location_role role_of(const struct signature *signature, const struct element *e)
{
    return is_system_value(e)                            ? DXS_LOCATION_ROLE_BUILTIN
           : e->meaning->kind == MEANS_TARGET            ? DXS_LOCATION_ROLE_TARGET
           : signature->point == POINT_VERTEX_IN         ? DXS_LOCATION_ROLE_VERTEX_INPUT
           : signature->storage == SpvStorageClassOutput ? DXS_LOCATION_ROLE_OUTPUT
                                                         : DXS_LOCATION_ROLE_INPUT;
}

static void ask(struct lowering *l, const struct signature *signature, const struct element *e,
                struct dxs_location *location)
{
    enum dxs_signature_part part = signature == &l->interface->inputs    ? DXS_SIGNATURE_PART_INPUTS
                                   : signature == &l->interface->outputs ? DXS_SIGNATURE_PART_OUTPUTS
                                                                         : DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE;
    bool is_builtin = is_system_value(e);
    struct dxs_location_request request = {l->stage, part, e->info, is_builtin, role_of(signature, e)};

    if (l->options->map_location && !l->options->map_location(l->options->map_user, &request, location))
        fail(l->fault, DXS_RESULT_NO_MAPPING, "signature element %s%u: refused by the mapping", e->info->name,
             e->info->semantic_indices[0]);
    refuse_unknown(l->fault, location->reserved, sizeof location->reserved, "dxs_location");
    if (location->component > 4 || location->component + (is_builtin ? 0 : e->info->columns) > 4)
        fail(l->fault, DXS_RESULT_BAD_MAPPING,
             "signature element %s%u: %u columns from component %u on do not fit a location", e->info->name,
             e->info->semantic_indices[0], e->info->columns, location->component);
}

/* The mesh shader writes this pixel input per primitive. DXIL does not tell; the embedder must. */
static void decorate_per_primitive(struct lowering *l, const struct signature *signature, const struct element *e)
{
    if (signature->point != POINT_PIXEL_IN)
        fail(l->fault, DXS_RESULT_BAD_MAPPING, "signature element %s%u: only pixel shader inputs may be per primitive",
             e->info->name, e->info->semantic_indices[0]);
    need_version(l->b, 0x00010400);
    need_capability_of(l->b, SpvCapabilityMeshShadingEXT, EXT_MESH_SHADER);
    DECORATE(l->b, e->variable, SpvDecorationPerPrimitiveEXT);
}

static void capture(struct lowering *l, const struct signature *signature, const struct element *e,
                    const struct dxs_location *location)
{
    bool is_last = signature->point == POINT_VERTEX_OUT || signature->point == POINT_DOMAIN_OUT ||
                   signature->point == POINT_GEOMETRY_OUT;

    if (!is_last || location->capture_buffer >= MAX_CAPTURE_BUFFERS || location->capture_offset % 4 != 0 ||
        location->capture_stride % 4 != 0 || !location->capture_stride)
        fail(l->fault, DXS_RESULT_BAD_MAPPING,
             "signature element %s%u: cannot be captured in buffer %u at byte %u of %u", e->info->name,
             e->info->semantic_indices[0], location->capture_buffer, location->capture_offset,
             location->capture_stride);
    need_capability(l->b, SpvCapabilityTransformFeedback);
    if (!l->interface->captures)
        EXECUTION_MODE(l, SpvExecutionModeXfb);
    l->interface->captures = true;
    DECORATE(l->b, e->variable, SpvDecorationXfbBuffer, location->capture_buffer);
    DECORATE(l->b, e->variable, SpvDecorationXfbStride, location->capture_stride);
    DECORATE(l->b, e->variable, SpvDecorationOffset, location->capture_offset);
}

static bool is_captured_alike(const struct dxs_location *a, const struct dxs_location *b)
{
    return a->is_captured == b->is_captured &&
           (!a->is_captured || (a->capture_buffer == b->capture_buffer && a->capture_stride == b->capture_stride &&
                                a->capture_offset == b->capture_offset));
}

/* A built-in array (clip or cull distances) is one variable for several elements. All elements are asked about when the
 * first one is declared. Each answer must lead to the same start of the array. */
static void ask_about_array(struct lowering *l, const struct signature *signature, const struct element *first,
                            struct dxs_location *start)
{
    bool has_start = false;

    for (uint32_t n = 0; n < signature->count; n++) {
        const struct element *e = &signature->elements[n];
        struct dxs_location location = {.location = DXS_NONE};
        if (e->meaning != first->meaning)
            continue;
        ask(l, signature, e, &location);
        location.capture_offset -= 4 * e->first_component;
        if (has_start && !is_captured_alike(start, &location))
            fail(l->fault, DXS_RESULT_BAD_MAPPING,
                 "signature element %s%u: captured neither behind the element before nor with it", e->info->name,
                 e->info->semantic_indices[0]);
        *start = location;
        has_start = true;
    }
}

/* Whether another element has declared the built-in array. */
static bool shares_variable(const struct signature *signature, const struct element *e)
{
    for (uint32_t n = 0; n < signature->count; n++)
        if (&signature->elements[n] != e && signature->elements[n].meaning == e->meaning &&
            signature->elements[n].variable)
            return true;
    return false;
}

void decorate_builtin(struct lowering *l, const struct signature *signature, const struct element *e)
{
    struct dxs_location location = {.location = DXS_NONE};

    if (signature->storage != SpvStorageClassOutput || !l->options->map_location)
        return;
    if (e->meaning->kind != MEANS_FLATTENED)
        ask(l, signature, e, &location);
    else if (shares_variable(signature, e))
        return;
    else
        ask_about_array(l, signature, e, &location);
    if (location.is_captured)
        capture(l, signature, e, &location);
}

/* ---- Interpolation ----------------------------------------------------------------------------------------------- */

void decorate_interpolation(struct lowering *l, const struct element *e)
{
    uint32_t mode = e->info->interpolation;

    if (e->meaning->kind == MEANS_VARYING) {
        if (mode == INTERPOLATE_CONSTANT || e->kind != SCALAR_FLOAT) {
            DECORATE(l->b, e->variable, SpvDecorationFlat);
            return;
        }
        if (is_no_perspective(mode))
            DECORATE(l->b, e->variable, SpvDecorationNoPerspective);
    }
    if (is_centroid(mode))
        DECORATE(l->b, e->variable, SpvDecorationCentroid);
    if (is_per_sample(mode)) {
        DECORATE(l->b, e->variable, SpvDecorationSample);
        need_capability(l->b, SpvCapabilitySampleRateShading);
    }
}

/* ---- Locations --------------------------------------------------------------------------------------------------- */

enum { /* indices into interface.taken */
    TAKEN_INPUTS,
    TAKEN_OUTPUTS,
    TAKEN_SECOND_SOURCES
};

static void refuse_location(struct lowering *l, const struct element *e, const struct dxs_location *place,
                            const char *why)
{
    fail(l->fault, l->options->map_location ? DXS_RESULT_BAD_MAPPING : DXS_RESULT_INVALID_MODULE,
         "signature element %s%u: location %u, component %u: %s", e->info->name, e->info->semantic_indices[0],
         place->location, place->component, why);
}

/* Each component of a location belongs to one variable. */
static void take_components(struct lowering *l, const struct element *e, const struct dxs_location *place, uint32_t set)
{
    struct taken_components *taken = &l->interface->taken[set];
    uint32_t mask = ((1u << row_columns(e)) - 1) << place->component, first = place->location, rows = e->info->rows;

    if (first >= MAX_LOCATIONS || rows > MAX_LOCATIONS - first)
        refuse_location(l, e, place, "there are 4096 locations");
    while (taken->count < first + rows)
        vector_push(l->arena, taken, 0);
    for (uint32_t location = first; location < first + rows; location++) {
        if (taken->data[location] & mask)
            refuse_location(l, e, place, "another element is there");
        taken->data[location] |= (uint8_t)mask;
    }
}

static void decorate_target(struct lowering *l, const struct signature *signature, const struct element *e)
{
    uint32_t target = e->info->semantic_indices[0];
    bool two_sources = HAS(l, DUAL_SOURCE_BLENDING);

    if (target >= MAX_TARGETS)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "render target %u does not exist: expected a number below 8", target);
    if (two_sources && e->info->rows > 1) /* rows have locations, sources have indices */
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "dual-source blending: the sources are rows of one array");
    struct dxs_location location = {.location = two_sources ? 0 : target};
    ask(l, signature, e, &location);
    location.component = 0; /* that of a location with a component has not been asked for */
    take_components(l, e, &location, two_sources && target ? TAKEN_SECOND_SOURCES : TAKEN_OUTPUTS);
    DECORATE(l->b, e->variable, SpvDecorationLocation, location.location);
    if (two_sources)
        DECORATE(l->b, e->variable, SpvDecorationIndex, target);
}

/* Number of registers that the elements of a stream use. */
static uint32_t register_count(const struct signature *signature, uint32_t stream)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < signature->count; i++) {
        const struct dxs_signature_element *info = signature->elements[i].info;
        if (info->stream == stream && info->start_row != DXS_NONE && info->start_row + info->rows > count)
            count = info->start_row + info->rows;
    }
    return count;
}

/* A hull shader's control points and patch constants share locations. Hull and domain shader must agree without knowing
 * each other, so control points count up from 0 (by register) and patch constants down from the limit. DXS_NONE: they
 * overlap.
 *
 * In DXBC each row is an element, until code indexes several: the rows of both stages must agree, however they are
 * joined. There the rows count up to the limit; all of them are in the signature of either stage. */
static uint32_t patch_location(const struct lowering *l, const struct signature *signature, const struct element *e)
{
    const struct interface *interface = l->interface;
    bool is_dxbc = l->module->info.shader_model_major < 6;
    uint32_t end = is_dxbc ? register_count(signature, 0) : e->info->start_row + e->info->rows;
    uint32_t taken = register_count(l->stage == DXS_STAGE_HULL ? &interface->outputs : &interface->inputs, 0);

    if (taken + end > PATCH_LOCATIONS)
        return DXS_NONE;
    return PATCH_LOCATIONS - end + (is_dxbc ? e->info->start_row : 0);
}

/* First location of a stream. Registers are counted per stream; streams share the locations. */
static uint32_t stream_base(const struct signature *signature, uint32_t stream)
{
    uint32_t base = 0;

    for (uint32_t s = 0; s < stream; s++)
        base += register_count(signature, s);
    return base;
}

/* Location by Direct3D's register; location DXS_NONE: no register, or too many. */
static struct dxs_location location_by_register(const struct lowering *l, const struct signature *signature,
                                                const struct element *e)
{
    struct dxs_location place = {.location = e->info->start_row, .component = e->info->start_column};

    if (place.location == DXS_NONE)
        place.component = 0;
    else if (is_patch(signature))
        place.location = patch_location(l, signature, e);
    else if (signature->point == POINT_PRIMITIVE_OUT) /* after the vertex outputs */
        place.location += register_count(&l->interface->outputs, 0);
    else if (signature->point == POINT_GEOMETRY_OUT)
        place.location += stream_base(signature, e->info->stream);
    return place;
}

static void decorate_varying(struct lowering *l, const struct signature *signature, const struct element *e)
{
    struct dxs_location place = location_by_register(l, signature, e);

    ask(l, signature, e, &place);
    if (place.location == DXS_NONE)
        fail(l->fault, DXS_RESULT_UNSUPPORTED,
             is_patch(signature)
                 ? "signature element %s: control points and patch constants take more than %u registers"
                 : "signature element %s has no register",
             e->info->name, PATCH_LOCATIONS);
    take_components(l, e, &place, signature->storage == SpvStorageClassOutput ? TAKEN_OUTPUTS : TAKEN_INPUTS);
    if (is_patch(signature))
        DECORATE(l->b, e->variable, SpvDecorationPatch);
    if (signature->point == POINT_GEOMETRY_OUT && e->info->stream > 0) {
        need_capability(l->b, SpvCapabilityGeometryStreams);
        DECORATE(l->b, e->variable, SpvDecorationStream, e->info->stream);
    }
    DECORATE(l->b, e->variable, SpvDecorationLocation, place.location);
    if (place.component > 0)
        DECORATE(l->b, e->variable, SpvDecorationComponent, place.component);
    if (place.per_primitive)
        decorate_per_primitive(l, signature, e);
    if (place.is_captured)
        capture(l, signature, e, &place);
    if (signature->point != POINT_PIXEL_IN)
        return;
    if (e->vertices) {
        DECORATE(l->b, e->variable, SpvDecorationPerVertexKHR);
        need_capability_of(l->b, SpvCapabilityFragmentBarycentricKHR, EXT_FRAGMENT_BARYCENTRIC);
    } else {
        decorate_interpolation(l, e);
    }
}

void decorate_located(struct lowering *l, const struct signature *signature, const struct element *e)
{
    if (e->meaning->kind == MEANS_TARGET)
        decorate_target(l, signature, e);
    else
        decorate_varying(l, signature, e);
}
