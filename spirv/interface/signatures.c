/* Signature elements: types, variables, pointers to rows and components. */
#include "base/text.h"
#include "spirv/interface/signatures.h"
#include "spirv/function/usage.h"

enum {
    MAX_DISTANCES = 8, /* Direct3D's limit, and Vulkan's guaranteed minimum */
    MAX_ELEMENTS = 256,
    MAX_REGISTERS = 128, /* four streams */
    MAX_STREAMS = 4,
    MAX_VERTICES = 256, /* mesh shaders */
    TRIANGLE_VERTICES = 3
};

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static void read_component_type(struct lowering *l, struct element *e, enum signature_point point)
{
    static const struct {
        uint8_t bits;
        uint8_t kind;
    } types[] = {
        [DXS_COMPONENT_TYPE_I1] = {32, SCALAR_UINT},         [DXS_COMPONENT_TYPE_I16] = {16, SCALAR_SINT},
        [DXS_COMPONENT_TYPE_U16] = {16, SCALAR_UINT},        [DXS_COMPONENT_TYPE_I32] = {32, SCALAR_SINT},
        [DXS_COMPONENT_TYPE_U32] = {32, SCALAR_UINT},        [DXS_COMPONENT_TYPE_F16] = {16, SCALAR_FLOAT},
        [DXS_COMPONENT_TYPE_F32] = {32, SCALAR_FLOAT},       [DXS_COMPONENT_TYPE_SNORM_F16] = {16, SCALAR_FLOAT},
        [DXS_COMPONENT_TYPE_UNORM_F16] = {16, SCALAR_FLOAT}, [DXS_COMPONENT_TYPE_SNORM_F32] = {32, SCALAR_FLOAT},
        [DXS_COMPONENT_TYPE_UNORM_F32] = {32, SCALAR_FLOAT},
    };
    uint32_t type = (uint32_t)e->info->component_type;

    if (type >= sizeof types / sizeof types[0] || types[type].bits == 0)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "signature element %s has component type %u: unknown, or of 64 bits",
             e->info->name, type);
    e->bits = types[type].bits;
    e->kind = types[type].kind;
    e->sign_extends = e->kind == SCALAR_SINT;
    bool is_native = point == POINT_PIXEL_OUT ? l->native_16bit : l->module->info.native_16bit;
    if (e->bits == 16 && !(is_native && HAS(l, STORAGE_16BIT_INPUT_OUTPUT)))
        e->bits = 32;
}

static _Noreturn void fail_repeated(struct lowering *l, const struct element *e)
{
    fail(l->fault, DXS_RESULT_INVALID_MODULE, "signature element %s%u: the system value stands in the signature twice",
         e->info->name, e->info->semantic_indices[0]);
}

/* The rows of an element of a built-in array are consecutive. */
static void check_rows(struct lowering *l, const struct element *e)
{
    const uint32_t *indices = e->info->semantic_indices;

    for (uint32_t row = 1; row < e->info->rows; row++)
        if (indices[row] != indices[0] + row)
            fail(l->fault, DXS_RESULT_UNSUPPORTED, "signature element %s: row %u has index %u: expected %u",
                 e->info->name, row, indices[row], indices[0] + row);
}

/* Assigns components of the built-in array. Tessellation factors: by semantic index, whether one element holds all or
 * each has its own. Distances: in the order of elements. */
static void place_flattened(struct lowering *l, struct signature *signature, struct element *e)
{
    const struct dxs_signature_element *info = e->info;
    uint32_t *count =
        e->meaning->builtin == SpvBuiltInCullDistance ? &signature->cull_distances : &signature->clip_distances;
    uint32_t most = e->meaning->length ? e->meaning->length : MAX_DISTANCES, components = info->rows * info->columns;

    if (e->meaning->length) {
        check_rows(l, e);
        e->first_component = info->semantic_indices[0];
    } else {
        e->first_component = *count;
        *count += components;
    }
    if (e->first_component >= most || components > most - e->first_component)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "more than %u components of %s", most, info->name);
    for (const struct element *other = signature->elements; other < e; other++)
        if (other->meaning == e->meaning && other->first_component < e->first_component + components &&
            e->first_component < other->first_component + other->info->rows * other->info->columns)
            fail_repeated(l, e);
}

/* A built-in is one variable: each stream has it once. */
static void check_builtin(struct lowering *l, const struct signature *signature, const struct element *e)
{
    if (e->info->columns > e->meaning->columns)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "signature element %s has %u columns", e->info->name,
             e->info->columns);
    for (const struct element *other = signature->elements; other < e; other++)
        if (other->meaning->builtin == e->meaning->builtin && other->info->stream == e->info->stream)
            fail_repeated(l, e);
}

static const uint8_t *target_swizzle(struct lowering *l, const struct element *e)
{
    uint32_t index = e->info->semantic_indices[0], found = 0;
    uint32_t target = HAS(l, DUAL_SOURCE_BLENDING) ? 0 : index;
    const uint8_t(*swizzles)[4] = l->options->pipeline.target_swizzles;

    if (target >= sizeof l->options->pipeline.target_swizzles / sizeof *swizzles)
        return NULL;
    const uint8_t *swizzle = swizzles[target];
    if (swizzle[0] + swizzle[1] + swizzle[2] + swizzle[3] == 0)
        return NULL;
    for (uint32_t n = 0; n < 4; n++)
        found |= swizzle[n] < 4 ? 1u << swizzle[n] : 0;
    if (found != 0xF)
        fail(l->fault, DXS_RESULT_INVALID_ARGUMENT, "options.pipeline.target_swizzles[%u] lacks a component", target);
    return swizzle;
}

uint32_t written_control_points(const struct lowering *l)
{
    uint32_t count = l->stage == DXS_STAGE_HULL ? l->entry->output_control_points : l->entry->input_control_points;
    return count ? count : 1;
}

static uint32_t checked_vertices(struct lowering *l, uint32_t count)
{
    if (count == 0 || count > MAX_VERTICES)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "a signature has %u vertices: expected 1 to %d", count, MAX_VERTICES);
    return count;
}

/* Length of the vertex array of each element; 0: no array. */
static uint32_t vertex_count(struct lowering *l, enum signature_point point)
{
    switch (point) {
    case POINT_GEOMETRY_IN:
        return geometry_input_vertices(l);
    case POINT_HULL_IN:
        return checked_vertices(l, l->entry->input_control_points);
    case POINT_HULL_OUT:
    case POINT_DOMAIN_IN:
        return checked_vertices(l, written_control_points(l));
    case POINT_MESH_OUT:
        return checked_vertices(l, l->entry->max_vertices);
    case POINT_PRIMITIVE_OUT:
        return checked_vertices(l, l->entry->max_primitives);
    default:
        return 0;
    }
}

static void add_element(struct lowering *l, struct signature *signature, struct element *e)
{
    const struct dxs_signature_element *info = e->info;
    enum signature_point point = signature->point;

    if (info->start_row != DXS_NONE && info->start_row >= MAX_REGISTERS)
        fail(l->fault, DXS_RESULT_INVALID_MODULE,
             "signature element %s begins in register %u: expected a register below %d", info->name, info->start_row,
             MAX_REGISTERS);
    if (info->stream >= MAX_STREAMS)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "signature element %s goes to stream %u: expected a stream below %d",
             info->name, info->stream, MAX_STREAMS);
    e->meaning = find_meaning(info->semantic, point, is_no_perspective(info->interpolation));
    e->vertices = vertex_count(l, point);
    read_component_type(l, e, point);

    if (is_system_value(e)) {
        e->kind = e->meaning->is_float ? SCALAR_FLOAT : point == POINT_PRIMITIVE_OUT ? SCALAR_SINT : SCALAR_UINT;
        e->bits = 32;
    } else if (point != POINT_VERTEX_IN && point != POINT_PIXEL_OUT && e->kind == SCALAR_SINT) {
        e->kind = SCALAR_UINT;
    }
    if (e->meaning->kind == MEANS_BUILTIN)
        check_builtin(l, signature, e);
    if (e->meaning->kind == MEANS_FLATTENED)
        place_flattened(l, signature, e);
    if (e->meaning->kind == MEANS_TARGET)
        e->swizzle = target_swizzle(l, e);
}

static void read_signature(struct lowering *l, struct signature *signature, const struct dxs_signature *source,
                           enum signature_point point, SpvStorageClass storage)
{
    signature->point = point;
    signature->storage = storage;
    signature->source = source;
    if (source->count == 0)
        return;
    if (source->count > MAX_ELEMENTS)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "a signature has %u elements: too many", source->count);
    if (point == POINT_NONE)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "%s shaders cannot have this signature", dxs_stage_name(l->stage));
    signature->elements = arena_zeroed(l->arena, source->count, sizeof *signature->elements);
    signature->count = source->count;
    for (uint32_t i = 0; i < source->count; i++) {
        signature->elements[i].info = &source->elements[i];
        add_element(l, signature, &signature->elements[i]);
    }
}

void read_signatures(struct lowering *l)
{
    struct interface *interface = l->interface;
    const struct dxs_entry *entry = l->entry;
    const struct stage_points *points = &stage_points[l->stage];
    SpvStorageClass third = l->stage == DXS_STAGE_DOMAIN ? SpvStorageClassInput : SpvStorageClassOutput;
    bool is_read_by_stage = l->options->pipeline.next_stage != DXS_STAGE_PIXEL &&
                            (l->stage == DXS_STAGE_VERTEX || l->stage == DXS_STAGE_DOMAIN);

    read_signature(l, &interface->inputs, &entry->inputs, points->inputs, SpvStorageClassInput);
    read_signature(l, &interface->outputs, &entry->outputs, is_read_by_stage ? POINT_STAGE_OUT : points->outputs,
                   SpvStorageClassOutput);
    read_signature(l, &interface->patch_or_primitive, &entry->patch_or_primitive, points->patch_or_primitive, third);
}

void make_inputs_per_vertex(struct lowering *l)
{
    struct interface *interface = l->interface;

    for (uint32_t i = 0; l->stage == DXS_STAGE_PIXEL && i < interface->inputs.count; i++) {
        struct element *e = &interface->inputs.elements[i];
        bool per_vertex = l->usage->inputs_per_vertex[i];
        bool evaluated = l->usage->inputs_evaluated[i] && e->meaning->kind == MEANS_VARYING;
        e->by_barycentrics = evaluated && (per_vertex || e->bits == 16);
        if (per_vertex || e->by_barycentrics)
            e->vertices = TRIANGLE_VERTICES;
    }
}

static struct element *find_element(struct lowering *l, struct signature *signature, uint64_t id)
{
    uint32_t place = element_place(signature->source, id);

    if (place < signature->count)
        return &signature->elements[place];
    fail(l->fault, DXS_RESULT_INVALID_MODULE, "no signature element has the number %llu", (unsigned long long)id);
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

static uint32_t make_element_scalar(struct lowering *l, const struct element *e)
{
    if (e->meaning->adjustment == ADJUST_BOOLEAN)
        return type_bool(l->b);
    if (e->kind == SCALAR_FLOAT)
        return type_float(l->b, e->bits);
    return e->kind == SCALAR_UINT ? type_int(l->b, e->bits) : type_signed_int(l->b, e->bits);
}

uint32_t element_scalar(struct lowering *l, struct element *e)
{
    if (!e->scalar)
        e->scalar = make_element_scalar(l, e);
    return e->scalar;
}

uint32_t element_row(struct lowering *l, struct element *e)
{
    if (!e->row)
        e->row = type_vector(l->b, element_scalar(l, e), row_columns(e));
    return e->row;
}

const char *builtin_name(const struct lowering *l, const struct element *e, char room[MAX_BUILTIN_NAME])
{
    struct text name = text_within(room, MAX_BUILTIN_NAME);

    if (!l->options->structured_names || !l->options->builtin_names)
        return NULL;
    text_prefix(&name, e->info->name, MAX_NAME_BYTES);
    if (e->info->semantic_indices[0] != 0) {
        text_char(&name, '_');
        text_number(&name, e->info->semantic_indices[0]);
    }
    return text_finish(&name);
}

static void name_element(struct lowering *l, const struct signature *signature, const struct element *e)
{
    char room[MAX_NAME_BYTES + 32], semantic[MAX_BUILTIN_NAME];
    const char *plain = builtin_name(l, e, semantic);
    struct text name = text_within(room, sizeof room);

    if (!l->options->structured_names && !l->options->debug_info)
        return;
    text_string(&name, signature->storage == SpvStorageClassInput ? "in_" : "out_");
    text_prefix(&name, e->info->name, MAX_NAME_BYTES);
    text_number(&name, e->info->semantic_indices[0]);
    set_name(l->b, e->variable, plain ? plain : text_finish(&name));
}

/* Min-precision elements of 32 bits have relaxed precision. */
static void decorate_precision(struct lowering *l, const struct element *e)
{
    enum dxs_component_type type = e->info->component_type;
    bool half = type == DXS_COMPONENT_TYPE_F16 || type == DXS_COMPONENT_TYPE_I16 || type == DXS_COMPONENT_TYPE_U16;

    if (half && e->bits == 32 && !l->module->info.native_16bit &&
        !l->options->workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION])
        DECORATE(l->b, e->variable, SpvDecorationRelaxedPrecision);
}

uint32_t row_columns(const struct element *e)
{
    return e->swizzle ? 4 : is_system_value(e) ? e->meaning->columns : e->info->columns;
}

uint32_t vertex_type(struct lowering *l, const struct signature *signature, struct element *e)
{
    const struct meaning *meaning = e->meaning;
    uint32_t type = element_row(l, e), rows = is_system_value(e) ? meaning->length : e->info->rows;

    if (meaning->kind == MEANS_FLATTENED && rows == 0)
        rows = meaning->builtin == SpvBuiltInCullDistance ? signature->cull_distances : signature->clip_distances;
    return rows == 0 || (!is_system_value(e) && rows == 1) ? type : type_array(l->b, type, rows);
}

static void declare_located(struct lowering *l, const struct signature *signature, struct element *e, uint32_t type)
{
    e->variable = global_variable(l->b, type, signature->storage, 0);
    vector_push(l->arena, &l->interface_ids, e->variable);
    if (e->bits == 16)
        need_capability(l->b, SpvCapabilityStorageInputOutput16);
    decorate_located(l, signature, e);
    decorate_precision(l, e);
    name_element(l, signature, e);
}

static void declare_builtin(struct lowering *l, const struct signature *signature, struct element *e, uint32_t type)
{
    uint32_t known = l->interface->builtins.count;
    char room[MAX_BUILTIN_NAME];

    e->variable = builtin_variable(l, (SpvBuiltIn)e->meaning->builtin, signature->storage, type);
    decorate_builtin(l, signature, e);
    if (l->interface->builtins.count == known) /* another element has declared and decorated it */
        return;
    set_name(l->b, e->variable, builtin_name(l, e, room));
    if (signature->point == POINT_PATCH_IN || signature->point == POINT_PATCH_OUT)
        DECORATE(l->b, e->variable, SpvDecorationPatch);
    if (signature->point == POINT_PIXEL_IN && e->meaning->kind == MEANS_BUILTIN)
        decorate_interpolation(l, e);
    if (e->meaning->builtin == SpvBuiltInPosition && signature->storage == SpvStorageClassOutput &&
        l->options->pipeline.invariant_position)
        DECORATE(l->b, e->variable, SpvDecorationInvariant);
}

uint32_t element_variable(struct lowering *l, struct signature *signature, struct element *e)
{
    bool system = is_system_value(e);

    if (!e->variable && system && l->stage == DXS_STAGE_MESH)
        declare_mesh_block(l, signature);
    if (e->variable)
        return e->variable;
    uint32_t type = vertex_type(l, signature, e);
    if (e->vertices)
        type = type_array(l->b, type, e->vertices);
    if (system)
        declare_builtin(l, signature, e, type);
    else
        declare_located(l, signature, e, type);
    if (signature->point == POINT_PRIMITIVE_OUT)
        DECORATE(l->b, e->variable, SpvDecorationPerPrimitiveEXT);
    return e->variable;
}

/* ---- Rows and components ----------------------------------------------------------------------------------------- */

static uint32_t element_index_id(struct lowering *l, struct element_index index)
{
    return index.id ? index.id : constant_u32(l->b, index.constant);
}

/* Index of a row, column or vertex; a constant is checked against `limit`. */
static struct element_index read_index(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t limit,
                                       const struct element *e)
{
    uint64_t index;

    if (operand_constant(l, i, number, &index)) {
        if (index >= limit)
            fail(l->fault, DXS_RESULT_INVALID_MODULE, "index %llu into signature element %s: expected a value below %u",
                 (unsigned long long)index, e->info->name, limit);
        return (struct element_index){0, (uint32_t)index};
    }
    return operand_undef(l, i, number) ? (struct element_index){0, 0}
                                       : (struct element_index){operand(l, i, number), 0};
}

uint32_t operand_index(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t limit,
                       const struct element *e)
{
    return element_index_id(l, read_index(l, i, number, limit, e));
}

struct element *operand_element(struct lowering *l, const struct instruction *i, struct signature *signature,
                                struct place *place)
{
    value_id number = operand_value(l, i, 0), row = operand_value(l, i, 1);
    uint64_t id;

    if (l->function != signature->last.function || number != signature->last.number || row != signature->last.row ||
        signature->last.index.id) {
        if (!operand_constant(l, i, 0, &id))
            fail(l->fault, DXS_RESULT_INVALID_MODULE, "the id of a signature element must be constant");
        struct element *e = find_element(l, signature, id);
        signature->last = (struct named_row){l->function, number, row, e, read_index(l, i, 1, e->info->rows, e)};
    }
    struct element *e = signature->last.element;
    *place = (struct place){.row = signature->last.index, .column = read_index(l, i, 2, e->info->columns, e)};
    return e;
}

/* first + row * columns + column, folded if row and column are constants. */
static uint32_t flattened_index(struct lowering *l, const struct element *e, struct place place)
{
    struct builder *b = l->b;
    uint32_t columns = e->info->columns, index = columns > 1 ? place.column.id : 0;
    uint32_t constant = e->first_component + columns * place.row.constant + place.column.constant;

    if (e->info->rows > 1 && place.row.id) {
        uint32_t row = multiply_imm(b, place.row.id, columns);
        index = index ? add(b, row, index) : row;
    }
    if (!index)
        return constant_u32(b, constant);
    return add_imm(b, index, constant);
}

/* Indices from the variable to a row. Returns their number. */
static uint32_t row_indices(struct lowering *l, const struct element *e, struct place place, uint32_t *indices)
{
    uint32_t count = 0;

    if (e->vertices)
        indices[count++] = place.vertex ? place.vertex : constant_u32(l->b, 0);
    if (e->in_block)
        indices[count++] = constant_u32(l->b, e->member);
    if (e->meaning->kind == MEANS_FLATTENED)
        indices[count++] = flattened_index(l, e, place);
    else if (e->meaning->length)
        indices[count++] = constant_u32(l->b, 0);
    else if (!is_system_value(e) && e->info->rows > 1)
        indices[count++] = element_index_id(l, place.row);
    return count;
}

static uint32_t access_chain(struct lowering *l, const struct signature *signature, uint32_t type, uint32_t count,
                             const uint32_t *operands)
{
    if (count == 1)
        return operands[0];
    uint32_t pointer = type_pointer(l->b, signature->storage, type);
    return EMIT_LIST(l->b, SpvOpAccessChain, pointer, new_id(l->b), count, operands);
}

uint32_t row_pointer(struct lowering *l, struct signature *signature, struct element *e, struct place place)
{
    uint32_t operands[5] = {element_variable(l, signature, e)};
    uint32_t type = element_row(l, e);

    return access_chain(l, signature, type, 1 + row_indices(l, e, place, operands + 1), operands);
}

uint32_t element_pointer(struct lowering *l, struct signature *signature, struct element *e, struct place place)
{
    uint32_t operands[5] = {element_variable(l, signature, e)};
    uint32_t count = 1 + row_indices(l, e, place, operands + 1);

    if (row_columns(e) > 1)
        operands[count++] = element_index_id(l, place.column);
    return access_chain(l, signature, element_scalar(l, e), count, operands);
}

/* Whether the shader has an input that differs between samples; `read`: and reads it. */
static bool has_sample_input(const struct lowering *l, bool read)
{
    const struct interface *interface = l->interface;

    for (uint32_t i = 0; i < interface->inputs.count; i++) {
        const struct dxs_signature_element *info = interface->inputs.elements[i].info;
        if ((!read || l->usage->inputs_read[i]) &&
            (is_per_sample(info->interpolation) || info->semantic == DXS_SEMANTIC_SAMPLE_INDEX))
            return true;
    }
    return l->usage->operations[DX_SampleIndex];
}

bool reads_at_samples(const struct lowering *l)
{
    return has_sample_input(l, true);
}

bool runs_per_sample(const struct lowering *l)
{
    return has_sample_input(l, l->module->info.shader_model_major < 6);
}

bool is_dropped(const struct lowering *l, const struct element *e)
{
    return e->meaning->builtin == SpvBuiltInPrimitiveShadingRateKHR &&
           (l->stage == DXS_STAGE_DOMAIN || l->options->workarounds.on[DXS_WORKAROUND_IGNORE_SHADING_RATE]);
}
