/* Inputs and outputs of stages: elements of signatures, and registers with a meaning of their own. */
#include "dxbc/walk.h"

/* ---- Registers without index ------------------------------------------------------------------------------------- */

/* By kind of register; 0: none. Those of compute shaders and vDomain take the component. */
static const uint8_t special_operations[REGISTER_COUNT] = {
    [REGISTER_THREAD_ID] = DX_ThreadId,
    [REGISTER_GROUP_ID] = DX_GroupId,
    [REGISTER_THREAD_ID_IN_GROUP] = DX_ThreadIdInGroup,
    [REGISTER_FLATTENED_THREAD_ID] = DX_FlattenedThreadIdInGroup,
    [REGISTER_INPUT_PRIMITIVE_ID] = DX_PrimitiveID,
    [REGISTER_OUTPUT_CONTROL_POINT_ID] = DX_OutputControlPointID,
    [REGISTER_GS_INSTANCE_ID] = DX_GSInstanceID,
    [REGISTER_INPUT_COVERAGE] = DX_Coverage,
    [REGISTER_INNER_COVERAGE] = DX_InnerCoverage,
    [REGISTER_DOMAIN_LOCATION] = DX_DomainLocation,
};

static draft_id load_special(struct walk *w, const struct token_operand *operand, uint32_t component)
{
    enum {
        LAST_COMPONENT = 2 /* thread ids and locations have three */
    };
    uint32_t dx_op = special_operations[operand->kind];
    bool has_component = operation_operands(&dx_operations[dx_op])[0] != 0;
    draft_id *known = &w->special[operand->kind][has_component ? component : 0];
    enum draft_type type = dx_op == DX_DomainLocation ? WORD_FLOAT : WORD_INT;

    if (dx_op == 0)
        walk_unsupported(w, "this register cannot be read");
    if (component > LAST_COMPONENT)
        return draft_constant(w->d, 0);
    if (*known == NO_DRAFT) {
        draft_id number = draft_constant(w->d, component);
        *known = draft_call_first(w->d, dx_op, type, has_component, &number);
    }
    return *known;
}

/* The low word in x, the high one in y. An instruction reads the counter once. */
static draft_id load_cycles(struct walk *w, uint32_t component)
{
    if (component > 1)
        return draft_constant(w->d, 0);
    if (w->cycles == NO_DRAFT)
        w->cycles = draft_call(w->d, DX_CycleCounterLegacy, DRAFT_NOTHING, 0, NULL);
    return draft_component(w->cycles, component);
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* The element of a register's component. */
const struct place *register_place(const struct walk *w, enum signature_kind kind, uint32_t row, uint32_t component)
{
    const struct place *place = &w->program->maps[kind].places[0][row & (MAX_SIGNATURE_REGISTERS - 1)][component];

    return row < MAX_SIGNATURE_REGISTERS && place->element != NO_PLACE ? place : NULL;
}

const struct place *need_register_place(struct walk *w, enum signature_kind kind, const struct token_operand *operand,
                                        uint32_t row, uint32_t component)
{
    const struct place *place = register_place(w, kind, row, component);

    if (!place)
        walk_fail(w, "%s%u.%c is not in the signature", register_name(operand->kind), row, "xyzw"[component]);
    return place;
}

static const struct dxs_signature_element *element_of(const struct walk *w, enum signature_kind kind,
                                                      const struct place *place)
{
    return &w->program->maps[kind].signature.elements[place->element];
}

static enum draft_type element_type(const struct dxs_signature_element *element)
{
    return element->component_type == DXS_COMPONENT_TYPE_F32 ? WORD_FLOAT : WORD_INT;
}

struct register_range reachable_registers(struct walk *w, enum signature_kind kind, const struct token_operand *operand,
                                          uint32_t row)
{
    const uint32_t *ranges = w->program->maps[kind].ranges;
    struct register_range range = {row, row < MAX_SIGNATURE_REGISTERS ? ranges[row] : 0};

    if (range.end == 0)
        walk_fail(w, "%s%u is indexed outside of a declared range", register_name(operand->kind), row);
    while (range.first > 0 && ranges[range.first - 1] == range.end)
        range.first--;
    return range;
}

/* Whether the component's registers are the rows of one element, in order. */
bool is_one_element(const struct walk *w, enum signature_kind kind, struct register_range range, uint32_t component)
{
    const struct place *first = register_place(w, kind, range.first, component);

    for (uint32_t row = range.first; row < range.end; row++) {
        const struct place *place = register_place(w, kind, row, component);
        if (!place || place->element != first->element || place->row != first->row + row - range.first)
            return false;
    }
    return true;
}

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

static uint32_t load_operation(uint32_t register_kind)
{
    switch (register_kind) {
    case REGISTER_PATCH_CONSTANT:
        return DX_LoadPatchConstant;
    case REGISTER_OUTPUT_CONTROL_POINT:
        return DX_LoadOutputControlPoint;
    default:
        return DX_LoadInput;
    }
}

/* Loads one place. `row`: within the element. All columns are loaded side by side, so that they become one vector;
 * those that nothing uses vanish. */
static draft_id load_place(struct walk *w, const struct token_operand *operand, enum signature_kind kind,
                           const struct place *place, draft_id row, draft_id vertex)
{
    const struct dxs_signature_element *element = element_of(w, kind, place);
    uint32_t dx_op = load_operation(operand->kind);
    draft_id operands[] = {draft_constant(w->d, place->element), row, NO_DRAFT, vertex};
    struct loaded_row *loaded = &w->loaded_rows[(operands[0] + 7 * row + 31 * vertex) % LOADED_ROWS];

    if (loaded->block == w->d->blocks.count && loaded->dx_op == dx_op && loaded->element == operands[0] &&
        loaded->row == row && loaded->vertex == vertex)
        return loaded->columns[place->column];
    *loaded = (struct loaded_row){w->d->blocks.count, dx_op, operands[0], row, vertex, {0}};
    for (uint32_t c = 0; c < element->columns; c++) {
        operands[2] = draft_constant(w->d, c);
        loaded->columns[c] =
            draft_call(w->d, dx_op, element_type(element), dx_op == DX_LoadPatchConstant ? 3 : 4, operands);
    }
    return loaded->columns[place->column];
}

static draft_id load_column_first(struct walk *w, const struct place *place, draft_id vertex)
{
    const struct dxs_signature_element *element = element_of(w, SIGNATURE_INPUT, place);
    draft_id operands[] = {draft_constant(w->d, place->element), draft_constant(w->d, place->row),
                           draft_constant(w->d, place->column), vertex};

    if (element->semantic == DXS_SEMANTIC_SAMPLE_INDEX)
        return draft_call_first(w->d, DX_SampleIndex, WORD_INT, 0, NULL);
    draft_id value = draft_call_first(w->d, DX_LoadInput, element_type(element), 4, operands);
    if (element->semantic == DXS_SEMANTIC_IS_FRONT_FACE)
        value = draft_compare_first(w->d, ICMP_NE, value, draft_constant(w->d, 0));
    return value;
}

/* Inputs of constant places are loaded once, at the start, with all columns of their element. */
static draft_id load_first(struct walk *w, const struct place *place, uint32_t vertex, uint32_t row, uint32_t component,
                           draft_id vertex_id)
{
    draft_id *known = &w->inputs[((size_t)vertex * MAX_SIGNATURE_REGISTERS + row) * 4];

    if (known[component] != NO_DRAFT)
        return known[component];
    for (uint32_t c = 0; c < 4; c++) {
        const struct place *other = register_place(w, SIGNATURE_INPUT, row, c);
        if (other && other->element == place->element)
            known[c] = load_column_first(w, other, vertex_id);
    }
    return known[component];
}

/* v[row] with a computed row. If several elements are in reach, all are loaded, and comparisons pick one. */
static draft_id load_indexed(struct walk *w, const struct token_operand *operand, enum signature_kind kind,
                             uint32_t component, draft_id row, draft_id vertex)
{
    const struct token_index *index = &operand->indices[operand->index_count - 1];
    struct register_range range = reachable_registers(w, kind, operand, index->immediate);
    draft_id value = draft_constant(w->d, 0);

    if (is_one_element(w, kind, range, component)) {
        const struct place *first = register_place(w, kind, range.first, component);
        return load_place(w, operand, kind, first, draft_plus(w->d, row, first->row - range.first), vertex);
    }
    for (uint32_t r = range.first; r < range.end; r++) {
        const struct place *place = register_place(w, kind, r, component);
        if (!place)
            continue;
        draft_id loaded = load_place(w, operand, kind, place, draft_constant(w->d, place->row), vertex);
        draft_id is_here = draft_compare(w->d, ICMP_EQ, row, draft_constant(w->d, r));
        value = draft_select(w->d, is_here, loaded, value);
    }
    return value;
}

static draft_id load_register(struct walk *w, const struct token_operand *operand, uint32_t component,
                              const draft_id *indices)
{
    enum signature_kind kind = signature_of_register(operand->kind, w->is_patch_function);
    bool has_vertex = operand->index_count == 2;
    draft_id vertex = has_vertex ? indices[0] : draft_undefined(w->d), computed = indices[has_vertex];
    uint32_t number = 0, row;

    if (!draft_constant_bits(w->d, computed, &row))
        return load_indexed(w, operand, kind, component, computed, vertex);
    const struct place *place = need_register_place(w, kind, operand, row, component);
    if (kind == SIGNATURE_INPUT && (!has_vertex || draft_constant_bits(w->d, vertex, &number)) &&
        number < w->vertex_count)
        return load_first(w, place, number, row, component, vertex);
    return load_place(w, operand, kind, place, draft_constant(w->d, place->row), vertex);
}

draft_id load_input(struct walk *w, const struct token_operand *operand, uint32_t component, const draft_id *indices)
{
    switch (operand->kind) {
    case REGISTER_FORK_INSTANCE_ID:
    case REGISTER_JOIN_INSTANCE_ID:
        if (w->instance == NO_DRAFT)
            walk_fail(w, "an instance outside of fork and join phases");
        return w->instance;
    case REGISTER_CYCLE_COUNTER:
        return load_cycles(w, component);
    case REGISTER_INPUT:
    case REGISTER_INPUT_CONTROL_POINT:
    case REGISTER_OUTPUT_CONTROL_POINT:
    case REGISTER_PATCH_CONSTANT:
        return load_register(w, operand, component, indices);
    default:
        return load_special(w, operand, component);
    }
}
