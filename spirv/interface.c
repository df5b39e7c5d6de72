/* Signature elements: the variables that they become, loading from and storing to them. */
#include "spirv/interface_operations.h"
#include "spirv/interface_state.h"

#include <stdio.h>

enum {
    CLIP_DISTANCES,
    CULL_DISTANCES,
    MOST_DISTANCES = 8, /* D3D's limit, and the least that Vulkan devices offer */
    MOST_ROWS = 64,     /* beyond D3D's 32 registers */
    TRIANGLE_VERTICES = 3
};

/* ---- Reading the signatures -------------------------------------------------------------------------------------- */

static void read_component_type(struct lowering *l, struct element *e)
{
    static const struct {
        uint8_t bits;
        uint8_t kind;
    } types[] = {
        [DXS_COMPONENT_I1] = {32, SCALAR_UINT},         [DXS_COMPONENT_I16] = {16, SCALAR_SINT},
        [DXS_COMPONENT_U16] = {16, SCALAR_UINT},        [DXS_COMPONENT_I32] = {32, SCALAR_SINT},
        [DXS_COMPONENT_U32] = {32, SCALAR_UINT},        [DXS_COMPONENT_I64] = {64, SCALAR_SINT},
        [DXS_COMPONENT_U64] = {64, SCALAR_UINT},        [DXS_COMPONENT_F16] = {16, SCALAR_FLOAT},
        [DXS_COMPONENT_F32] = {32, SCALAR_FLOAT},       [DXS_COMPONENT_F64] = {64, SCALAR_FLOAT},
        [DXS_COMPONENT_SNORM_F16] = {16, SCALAR_FLOAT}, [DXS_COMPONENT_UNORM_F16] = {16, SCALAR_FLOAT},
        [DXS_COMPONENT_SNORM_F32] = {32, SCALAR_FLOAT}, [DXS_COMPONENT_UNORM_F32] = {32, SCALAR_FLOAT},
        [DXS_COMPONENT_SNORM_F64] = {64, SCALAR_FLOAT}, [DXS_COMPONENT_UNORM_F64] = {64, SCALAR_FLOAT},
    };
    uint32_t type = (uint32_t)e->info->component_type;

    if (type >= sizeof types / sizeof types[0] || types[type].bits == 0)
        fail(l->fault, DXS_INVALID_MODULE, "signature element %s has component type %u", e->info->name, type);
    e->bits = types[type].bits;
    e->kind = types[type].kind;
    e->sign_extends = e->kind == SCALAR_SINT;
    if (e->bits == 16 && !(l->options->features.storage_16bit_input_output && l->module->info.native_16bit))
        e->bits = 32;
}

static uint32_t element_columns(const struct element *e)
{
    return e->meaning->kind == MEANS_BUILTIN ? e->meaning->columns : e->info->columns;
}

static void add_element(struct lowering *l, struct signature *signature, struct element *e)
{
    const struct dxs_signature_element *info = e->info;
    uint32_t point = signature->point;

    if (info->rows == 0 || info->rows > MOST_ROWS || info->columns == 0 || info->columns > 4)
        fail(l->fault, DXS_INVALID_MODULE, "signature element %s has %u rows and %u columns", info->name, info->rows,
             info->columns);
    e->meaning = find_meaning(info->semantic, signature->point, is_no_perspective(info->interpolation));
    read_component_type(l, e);
    if (e->meaning->kind == MEANS_BUILTIN || e->meaning->kind == MEANS_DISTANCE) {
        e->kind = e->meaning->is_float ? SCALAR_FLOAT : SCALAR_UINT;
        e->bits = 32;
    } else if (point != POINT_VERTEX_IN && point != POINT_PIXEL_OUT && e->kind == SCALAR_SINT) {
        e->kind = SCALAR_UINT;
    }
    if (e->meaning->kind == MEANS_DISTANCE) {
        uint32_t *count = &signature->distance_count[info->semantic == DXS_SEMANTIC_CULL_DISTANCE];
        e->first_distance = *count;
        *count += info->rows * info->columns;
        if (*count > MOST_DISTANCES)
            fail(l->fault, DXS_INVALID_MODULE, "more than %u %s components", MOST_DISTANCES, info->name);
    }
}

static void read_signature(struct lowering *l, struct signature *signature, const struct dxs_signature *source,
                           enum signature_point point, SpvStorageClass storage)
{
    signature->elements = arena_zeroed(l->arena, source->count, sizeof *signature->elements);
    signature->count = source->count;
    signature->point = point;
    signature->storage = storage;
    if (source->count > 0 && point == POINT_NONE)
        fail(l->fault, DXS_INVALID_MODULE, "%s shaders have no such signature", dxs_stage_name(l->stage));
    for (uint32_t i = 0; i < source->count; i++) {
        signature->elements[i].info = &source->elements[i];
        add_element(l, signature, &signature->elements[i]);
    }
}

struct element *find_element(struct lowering *l, struct signature *signature, uint32_t id)
{
    if (id < signature->count && signature->elements[id].info->id == id)
        return &signature->elements[id];
    for (uint32_t i = 0; i < signature->count; i++)
        if (signature->elements[i].info->id == id)
            return &signature->elements[i];
    fail(l->fault, DXS_INVALID_MODULE, "no signature element has the number %u", id);
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

uint32_t element_scalar(struct lowering *l, const struct element *e)
{
    if (e->kind == SCALAR_FLOAT)
        return type_float(l->b, e->bits);
    return e->kind == SCALAR_UINT ? type_int(l->b, e->bits) : type_signed_int(l->b, e->bits);
}

static void name_element(struct lowering *l, const struct signature *signature, const struct element *e)
{
    char name[128];

    if (!l->options->structured_names && !l->options->debug_info)
        return;
    snprintf(name, sizeof name, "%s_%s%u", signature->storage == SpvStorageClassInput ? "in" : "out", e->info->name,
             e->info->semantic_indices[0]);
    set_name(l->b, e->variable, name);
}

static void decorate_interpolation(struct lowering *l, const struct element *e)
{
    uint32_t mode = e->info->interpolation;
    bool constant = mode == INTERPOLATE_CONSTANT || e->kind != SCALAR_FLOAT || e->bits == 64;

    if (e->meaning->kind == MEANS_VARYING) {
        if (constant) {
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

/* Min-precision elements travel as 32 bits, of which not all matter. */
static void decorate_precision(struct lowering *l, const struct element *e)
{
    enum dxs_component_type type = e->info->component_type;
    bool half = type == DXS_COMPONENT_F16 || type == DXS_COMPONENT_I16 || type == DXS_COMPONENT_U16;
    bool located = e->meaning->kind == MEANS_VARYING || e->meaning->kind == MEANS_TARGET;

    if (half && located && !l->module->info.native_16bit)
        DECORATE(l->b, e->variable, SpvDecorationRelaxedPrecision);
}

static void declare_located(struct lowering *l, const struct signature *signature, struct element *e)
{
    const struct dxs_signature_element *info = e->info;
    uint32_t type = type_vector(l->b, element_scalar(l, e), info->columns);

    if (info->rows > 1)
        type = type_array(l->b, type, info->rows);
    if (e->per_vertex)
        type = type_array(l->b, type, TRIANGLE_VERTICES);
    e->variable = global_variable(l->b, type, signature->storage, 0);
    vector_push(l->arena, &l->interface_ids, e->variable);
    if (e->bits == 16)
        need_capability(l->b, SpvCapabilityStorageInputOutput16);

    if (e->meaning->kind == MEANS_TARGET) {
        uint32_t target = info->semantic_indices[0];
        bool second_source = l->options->features.dual_source_blending && target == 1;
        DECORATE(l->b, e->variable, SpvDecorationLocation, second_source ? 0 : target);
        if (l->options->features.dual_source_blending)
            DECORATE(l->b, e->variable, SpvDecorationIndex, second_source);
    } else {
        if (info->start_row == DXS_NOWHERE)
            fail(l->fault, DXS_UNSUPPORTED, "signature element %s has no register", info->name);
        DECORATE(l->b, e->variable, SpvDecorationLocation, info->start_row);
        if (info->start_column > 0)
            DECORATE(l->b, e->variable, SpvDecorationComponent, info->start_column);
    }
    if (e->per_vertex) {
        DECORATE(l->b, e->variable, SpvDecorationPerVertexKHR);
        need_capability(l->b, SpvCapabilityFragmentBarycentricKHR);
        need_extension(l->b, EXT_FRAGMENT_BARYCENTRIC);
    }
    name_element(l, signature, e);
}

static void declare_distances(struct lowering *l, struct signature *signature, struct element *e)
{
    uint32_t which = e->info->semantic == DXS_SEMANTIC_CULL_DISTANCE ? CULL_DISTANCES : CLIP_DISTANCES;
    uint32_t type = type_array(l->b, type_float(l->b, 32), signature->distance_count[which]);

    e->variable = builtin_variable(l, e->meaning->builtin, signature->storage, type);
}

static void declare_builtin(struct lowering *l, struct signature *signature, struct element *e)
{
    uint32_t type = e->meaning->adjustment == ADJUST_BOOLEAN
                        ? type_bool(l->b)
                        : type_vector(l->b, element_scalar(l, e), e->meaning->columns);

    if (e->meaning->is_array)
        type = type_array(l->b, type, 1);
    e->variable = builtin_variable(l, e->meaning->builtin, signature->storage, type);
}

uint32_t element_variable(struct lowering *l, struct signature *signature, struct element *e)
{
    if (e->variable)
        return e->variable;
    switch (e->meaning->kind) {
    case MEANS_BUILTIN:
        declare_builtin(l, signature, e);
        break;
    case MEANS_DISTANCE:
        declare_distances(l, signature, e);
        break;
    default:
        declare_located(l, signature, e);
        break;
    }
    if (signature->point == POINT_PIXEL_IN && e->meaning->kind != MEANS_DISTANCE && !e->per_vertex)
        decorate_interpolation(l, e);
    decorate_precision(l, e);
    return e->variable;
}

/* ---- Places in them ---------------------------------------------------------------------------------------------- */

/* Row or column from an operand: checked where it is a constant. */
static uint32_t operand_index(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t limit,
                              const struct element *e)
{
    uint64_t index;

    if (operand_undef(l, i, number))
        return constant_u32(l->b, 0);
    if (!operand_constant(l, i, number, &index))
        return operand(l, i, number);
    if (index >= limit)
        fail(l->fault, DXS_INVALID_MODULE, "row or column %llu of signature element %s, which has %u",
             (unsigned long long)index, e->info->name, limit);
    return constant_u32(l->b, (uint32_t)index);
}

struct element *operand_element(struct lowering *l, const struct instruction *i, struct signature *signature,
                                struct place *place)
{
    uint64_t id;

    if (!operand_constant(l, i, 0, &id) || id > UINT32_MAX)
        fail(l->fault, DXS_INVALID_MODULE, "the number of a signature element is not a constant");
    struct element *e = find_element(l, signature, (uint32_t)id);
    *place = (struct place){
        .row = operand_index(l, i, 1, e->info->rows, e),
        .column = operand_index(l, i, 2, e->info->columns, e),
    };
    return e;
}

/* Place of a component in the flattened array of distances. */
static uint32_t distance_index(struct lowering *l, const struct element *e, struct place place)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), columns = e->info->columns, index = place.column;

    if (e->info->rows > 1) {
        uint32_t row = columns > 1 ? EMIT(b, SpvOpIMul, u32, place.row, constant_u32(b, columns)) : place.row;
        index = columns > 1 ? EMIT(b, SpvOpIAdd, u32, row, index) : row;
    }
    return e->first_distance > 0 ? EMIT(b, SpvOpIAdd, u32, index, constant_u32(b, e->first_distance)) : index;
}

uint32_t element_pointer(struct lowering *l, struct signature *signature, struct element *e, struct place place)
{
    struct builder *b = l->b;
    uint32_t variable = element_variable(l, signature, e), count = 0, indices[5];
    uint32_t scalar = e->meaning->adjustment == ADJUST_BOOLEAN ? type_bool(b) : element_scalar(l, e);

    indices[count++] = variable;
    if (e->per_vertex)
        indices[count++] = place.vertex ? place.vertex : constant_u32(b, 0);
    if (e->meaning->kind == MEANS_DISTANCE) {
        indices[count++] = distance_index(l, e, place);
    } else if (e->meaning->is_array) {
        indices[count++] = constant_u32(b, 0);
    } else {
        if (e->info->rows > 1 && e->meaning->kind != MEANS_BUILTIN)
            indices[count++] = place.row;
        if (element_columns(e) > 1)
            indices[count++] = place.column;
    }
    if (count == 1)
        return variable;
    return emit_list(b, SpvOpAccessChain, type_pointer(b, signature->storage, scalar), new_id(b), count, indices);
}

/* ---- Loading ----------------------------------------------------------------------------------------------------- */

void element_result(struct lowering *l, const struct instruction *i, const struct element *e, uint32_t loaded)
{
    struct builder *b = l->b;
    uint32_t id = result_id(l, i), type = value_type(l, i->type), bits = scalar_bits(l, i->type);
    bool wants_float = is_float(l, i->type), has_float = e->kind == SCALAR_FLOAT;

    if (wants_float == has_float) {
        if (bits != e->bits)
            EMIT_AS(b,
                    has_float                           ? SpvOpFConvert
                    : e->sign_extends && bits > e->bits ? SpvOpSConvert
                                                        : SpvOpUConvert,
                    type, id, loaded);
        else
            EMIT_AS(b, e->kind == SCALAR_SINT ? SpvOpBitcast : SpvOpCopyObject, type, id, loaded);
    } else if (bits == e->bits) {
        EMIT_AS(b, SpvOpBitcast, type, id, loaded);
    } else {
        fail(l->fault, DXS_INVALID_MODULE, "signature element %s is read as another type", e->info->name);
    }
    decorate_relaxed(l, i->type, id);
}

/* Whether a component can be loaded as it is, into the result itself. */
static bool loads_directly(struct lowering *l, const struct instruction *i, const struct element *e)
{
    return e->kind != SCALAR_SINT && e->bits == scalar_bits(l, i->type) &&
           is_float(l, i->type) == (e->kind == SCALAR_FLOAT);
}

/* What D3D defines another way than Vulkan. */
static uint32_t adjust(struct lowering *l, const struct instruction *i, const struct element *e, uint32_t value)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32);
    uint64_t column;

    switch (e->meaning->adjustment) {
    case ADJUST_RELATIVE_VERTEX:
        return EMIT(b, SpvOpISub, u32, value, builtin_input(l, SpvBuiltInBaseVertex, u32));
    case ADJUST_RELATIVE_INSTANCE:
        return EMIT(b, SpvOpISub, u32, value, builtin_input(l, SpvBuiltInBaseInstance, u32));
    case ADJUST_BOOLEAN:
        return EMIT(b, SpvOpSelect, u32, value, constant_u32(b, UINT32_MAX), constant_u32(b, 0));
    case ADJUST_POSITION: {
        uint32_t f32 = type_float(b, 32);
        bool constant = operand_constant(l, i, 2, &column);
        if (constant && column != 3)
            return value;
        uint32_t reciprocal = EMIT(b, SpvOpFDiv, f32, constant_f32(b, 1.0f), value);
        if (constant)
            return reciprocal;
        uint32_t is_w = EMIT(b, SpvOpIEqual, type_bool(b), operand(l, i, 2), constant_int(b, 8, 3));
        return EMIT(b, SpvOpSelect, f32, is_w, reciprocal, value);
    }
    default:
        return value;
    }
}

void lower_load_input(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct place place;
    struct signature *signature = &l->interface->inputs;
    struct element *e = operand_element(l, i, signature, &place);
    uint32_t pointer = element_pointer(l, signature, e, place);

    if (e->meaning->adjustment == ADJUST_NOTHING && loads_directly(l, i, e)) {
        uint32_t id = EMIT_AS(b, SpvOpLoad, value_type(l, i->type), result_id(l, i), pointer);
        decorate_relaxed(l, i->type, id);
        return;
    }
    uint32_t type = e->meaning->adjustment == ADJUST_BOOLEAN ? type_bool(b) : element_scalar(l, e);
    uint32_t loaded = EMIT(b, SpvOpLoad, type, pointer);
    element_result(l, i, e, adjust(l, i, e, loaded));
}

/* ---- Storing ----------------------------------------------------------------------------------------------------- */

void lower_store_output(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct place place;
    struct signature *signature = &l->interface->outputs;
    struct element *e = operand_element(l, i, signature, &place);
    type_id type = type_of(l, operand_value(l, i, 3));
    uint32_t bits = scalar_bits(l, type), value = operand(l, i, 3), scalar = element_scalar(l, e);
    bool gives_float = is_float(l, type), wants_float = e->kind == SCALAR_FLOAT;

    if (e->meaning->kind == MEANS_TARGET && l->options->features.dual_source_blending &&
        e->info->semantic_indices[0] > 1)
        return; /* there is one target, and two sources for it */
    if (gives_float == wants_float) {
        if (bits != e->bits)
            value = EMIT(b,
                         wants_float       ? SpvOpFConvert
                         : e->sign_extends ? SpvOpSConvert
                                           : SpvOpUConvert,
                         wants_float ? scalar : type_int(b, e->bits), value);
        if (e->kind == SCALAR_SINT)
            value = EMIT(b, SpvOpBitcast, scalar, value);
    } else if (bits == e->bits) {
        value = EMIT(b, SpvOpBitcast, scalar, value);
    } else {
        fail(l->fault, DXS_INVALID_MODULE, "signature element %s is written as another type", e->info->name);
    }
    EMIT_VOID(b, SpvOpStore, element_pointer(l, signature, e, place), value);
}

/* ---- The entry --------------------------------------------------------------------------------------------------- */

static void refuse_stages_without_lowering(struct lowering *l)
{
    switch (l->stage) {
    case DXS_STAGE_COMPUTE:
    case DXS_STAGE_VERTEX:
    case DXS_STAGE_PIXEL:
        return;
    default:
        fail(l->fault, DXS_UNSUPPORTED, "%s shaders cannot be converted", dxs_stage_name(l->stage));
    }
}

void interface_prepare(struct lowering *l)
{
    struct interface *interface = arena_zeroed(l->arena, 1, sizeof *interface);

    refuse_stages_without_lowering(l);
    l->interface = interface;
    interface->usage = find_usage(l);
    read_signature(l, &interface->inputs, &l->entry->inputs, input_point(l->stage), SpvStorageClassInput);
    read_signature(l, &interface->outputs, &l->entry->outputs, output_point(l->stage), SpvStorageClassOutput);
    for (uint32_t i = 0; i < interface->inputs.count; i++)
        interface->inputs.elements[i].per_vertex = interface->usage.inputs_per_vertex[i];

    /* The next stage may read a varying that this one leaves undefined, but both must declare it. Targets that are not
     * written must not be declared: the device would write something to them. */
    if (l->stage != DXS_STAGE_PIXEL)
        for (uint32_t i = 0; i < interface->outputs.count; i++)
            if (interface->outputs.elements[i].meaning->kind == MEANS_VARYING)
                element_variable(l, &interface->outputs, &interface->outputs.elements[i]);
    declare_execution_modes(l);
    discard_prepare(l);
}

void interface_begin_main(struct lowering *l)
{
    if (l->interface->interlock)
        append(l->b, l->b->code, SpvOpBeginInvocationInterlockEXT, 0);
}

void interface_end_main(struct lowering *l)
{
    if (l->interface->interlock)
        append(l->b, l->b->code, SpvOpEndInvocationInterlockEXT, 0);
    discard_end_main(l);
}
