/* Outputs. Each write stores at once. Two kinds are variables besides: patch constants, which join phases read, and
 * outputs of geometry shaders with several streams, where the stream shows when the vertex is emitted. */
#include "dxbc/walk.h"

static uint32_t output_variable(const struct walk *w, uint32_t row, uint32_t component)
{
    return w->first_output_variable + 4 * row + component;
}

static void store_place(struct walk *w, enum signature_kind kind, const struct place *place, draft_id row,
                        draft_id value)
{
    const struct dxs_signature_element *element = &w->program->maps[kind].signature.elements[place->element];
    enum draft_type type = element->component_type == DXS_COMPONENT_TYPE_F32 ? WORD_FLOAT : WORD_INT;
    draft_id number = draft_constant(w->d, place->element), column = draft_constant(w->d, place->column);

    DRAFT_CALL(w->d, kind == SIGNATURE_PATCH ? DX_StorePatchConstant : DX_StoreOutput, type, number, row, column,
               value);
}

/* Stores `value` in register `row` if that is the register that `index` names. */
static void store_if(struct walk *w, enum signature_kind kind, const struct place *place, uint32_t row,
                     uint32_t component, draft_id index, draft_id value)
{
    draft_label here = draft_new_label(w->d), rest = draft_new_label(w->d);
    draft_id is_here = draft_compare(w->d, ICMP_EQ, index, draft_constant(w->d, row));

    draft_branch(w->d, is_here, here, rest);
    draft_place(w->d, here);
    store_place(w, kind, place, draft_constant(w->d, place->row), value);
    if (w->has_output_variables)
        draft_write(w->d, output_variable(w, row, component), value);
    draft_place(w->d, rest);
}

/* o[row] with a computed row. */
static void store_indexed(struct walk *w, const struct token_operand *operand, enum signature_kind kind,
                          uint32_t component, draft_id row, draft_id value)
{
    struct register_range range = reachable_registers(w, kind, operand, operand->indices[0].immediate);

    if (is_one_element(w, kind, range, component) && !w->has_output_variables) {
        const struct place *first = register_place(w, kind, range.first, component);
        store_place(w, kind, first, draft_plus(w->d, row, first->row - range.first), value);
        return;
    }
    for (uint32_t r = range.first; r < range.end; r++) {
        const struct place *place = register_place(w, kind, r, component);
        if (place)
            store_if(w, kind, place, r, component, row, value);
    }
}

/* The same of a variable: every register in reach keeps its value or gets the new one. */
static void write_indexed(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id row,
                          draft_id value)
{
    struct register_range range = reachable_registers(w, SIGNATURE_OUTPUT, operand, operand->indices[0].immediate);

    for (uint32_t r = range.first; r < range.end; r++) {
        uint32_t variable = output_variable(w, r, component);
        draft_id is_here = draft_compare(w->d, ICMP_EQ, row, draft_constant(w->d, r));
        draft_write(w->d, variable, draft_select(w->d, is_here, value, draft_read(w->d, variable)));
    }
}

static void store_special(struct walk *w, const struct token_operand *operand, draft_id value)
{
    const struct place *place = &w->program->maps[SIGNATURE_OUTPUT].special[operand->kind];

    if (place->element == NO_PLACE)
        walk_fail(w, "%s is not in the signature", register_name(operand->kind));
    store_place(w, SIGNATURE_OUTPUT, place, draft_constant(w->d, 0), value);
}

static bool has_streams(const struct walk *w)
{
    return w->has_output_variables && !w->is_patch_function;
}

void store_output(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id index,
                  draft_id value)
{
    enum signature_kind kind = w->is_patch_function ? SIGNATURE_PATCH : SIGNATURE_OUTPUT;
    uint32_t row;

    if (operand->kind != REGISTER_OUTPUT) {
        store_special(w, operand, value);
        return;
    }
    if (!draft_constant_bits(w->d, index, &row)) {
        if (has_streams(w))
            write_indexed(w, operand, component, index, value);
        else
            store_indexed(w, operand, kind, component, index, value);
        return;
    }
    if (row >= MAX_SIGNATURE_REGISTERS)
        walk_fail(w, "o%u: there are %d", row, MAX_SIGNATURE_REGISTERS);
    if (w->has_output_variables)
        draft_write(w->d, output_variable(w, row, component), value);
    if (has_streams(w))
        return;
    const struct place *place = need_register_place(w, kind, operand, row, component);
    store_place(w, kind, place, draft_constant(w->d, place->row), value);
}

/* ---- What is written is read ------------------------------------------------------------------------------------- */

draft_id read_patch_constant(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id row)
{
    draft_id value = draft_constant(w->d, 0);
    uint32_t number;

    if (!w->has_output_variables)
        walk_fail(w, "patch constants are read, but there is no join phase");
    if (draft_constant_bits(w->d, row, &number)) {
        need_register_place(w, SIGNATURE_PATCH, operand, number, component);
        return draft_read(w->d, output_variable(w, number, component));
    }
    struct register_range range = reachable_registers(w, SIGNATURE_PATCH, operand, operand->indices[0].immediate);
    for (uint32_t r = range.first; r < range.end; r++) {
        draft_id is_here = draft_compare(w->d, ICMP_EQ, row, draft_constant(w->d, r));
        draft_id written = draft_read(w->d, output_variable(w, r, component));
        value = draft_select(w->d, is_here, written, value);
    }
    return value;
}

/* Stores the outputs of a stream: the vertex is complete. */
void store_vertex(struct walk *w, uint32_t stream)
{
    const struct register_map *map = &w->program->maps[SIGNATURE_OUTPUT];

    if (!has_streams(w))
        return;
    for (uint32_t row = 0; row < MAX_SIGNATURE_REGISTERS; row++)
        for (uint32_t c = 0; c < 4; c++) {
            const struct place *place = &map->places[stream][row][c];
            if (place->element == NO_PLACE)
                continue;
            draft_id value = draft_read(w->d, output_variable(w, row, c));
            store_place(w, SIGNATURE_OUTPUT, place, draft_constant(w->d, place->row), value);
        }
}
