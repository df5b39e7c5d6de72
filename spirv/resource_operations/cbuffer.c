/* Constant buffer loads. A constant buffer is an array of 16-byte rows of four f32; loads of other types convert the
 * bits. */
#include "spirv/builder/reports.h"
#include "spirv/operations.h"
#include "spirv/resource_operations/constant_arrays.h"
#include "spirv/resources/access.h"
#include "spirv/resources/root_arguments.h"

enum {
    ROW_WORDS = 4,
    ROW_BYTES = 16,
    MAX_ROWS = 4096 /* Direct3D's limit for constant buffers */
};

/* One row, to be read word by word. */
struct row {
    struct handle handle;
    const struct view *view;   /* NULL: root constants */
    struct word_number number; /* row number; for root constants the number of the row's first word */
    uint32_t vector;           /* the whole row; 0: words are loaded one by one */
    uint32_t given;            /* number of words that dxs_binding.constant_size covers; the others are 0 */
    uint32_t exists;           /* id: whether the row is in bounds; 0: not checked */
    bool is_untyped;           /* loads have the types of their values: see read_untyped */
    bool is_whole;             /* several words of the row are needed, here or by other loads */
};

static bool has_several(uint32_t bits)
{
    return (bits & (bits - 1)) != 0;
}

static uint32_t number_id(struct lowering *l, const struct word_number *number)
{
    return number->dynamic ? number->dynamic : constant_u32(l->b, number->constant);
}

/* ---- Root constants ---------------------------------------------------------------------------------------------- */

static bool is_root_constants(const struct handle *h)
{
    return h->resource->binding.descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS;
}

static void refuse_dynamic(struct lowering *l, const struct handle *h)
{

    if (h->resource->binding.constant_index_only)
        fail_resource(l->fault, DXS_RESULT_DYNAMIC_CONSTANTS, h->info, "root constants are indexed dynamically");
}

/* Loads word `number` of the root constants. Constant numbers past the end give 0, dynamic ones the last word. */
static void root_constant(struct lowering *l, const struct handle *h, struct word_number number, bool as_float,
                          uint32_t id)
{
    const struct dxs_binding *binding = &h->resource->binding;
    uint32_t type = as_float ? type_f32(l->b) : type_u32(l->b);

    if (!number.dynamic && binding->constant_size && number.constant >= binding->constant_size / 4) {
        copy_as(l->b, type, id, constant_null(l->b, type));
        return;
    }
    if (number.dynamic) {
        uint32_t bytes = binding->constant_size ? binding->constant_size : h->info->size;
        uint32_t index = number.constant ? add_imm(l->b, number.dynamic, number.constant) : number.dynamic;
        number = (struct word_number){minimum_imm(l->b, index, bytes > 4 ? (bytes - 1) / 4 : 0), 0};
    }
    number.constant += binding->offset / 4;
    root_word(l, binding->root_arguments, number, as_float, id);
}

/* ---- Words that are read ----------------------------------------------------------------------------------------- */

/* Mask of the words that hold the used components. */
static uint32_t used_words(uint32_t used, uint32_t component_bits)
{
    if (component_bits == 64)
        return (used & 1 ? 0x3 : 0) | (used & 2 ? 0xC : 0);
    if (component_bits == 16)
        return (used & 0x03 ? 1 : 0) | (used & 0x0C ? 2 : 0) | (used & 0x30 ? 4 : 0) | (used & 0xC0 ? 8 : 0);
    return used & 0xF;
}

/* Bits of a component that a CBufferLoadLegacy loads; of min precision: 32. */
static uint32_t component_bits(const struct lowering *l, const struct instruction *i)
{
    uint32_t bits = module_type(l->module, first_member(l, i->type))->bits;

    return bits == 16 && module_type(l->module, i->type)->count <= ROW_WORDS ? 32 : bits;
}

/* Words that all loads of one row need. */
struct row_use {
    uint32_t buffer, row; /* the resource, or resource count + the value of the handle; the value of the row number */
    uint32_t words;       /* 0: an empty slot */
};

/* The buffer of a load. All elements of an array of buffers count as one: at worst, rows are loaded as a whole. */
static uint32_t buffer_of_load(const struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 0);
    const struct resource *resource = created_resource(l, l->state, creation_of(l->module, l->function, value));

    return resource ? (uint32_t)(resource - l->resources->records) : l->module->info.resource_count + value;
}

static struct row_use *find_row(const struct lowering *l, uint32_t buffer, uint32_t row)
{
    const struct function_state *s = l->state;
    uint32_t slot = (buffer * 0x9E3779B1u ^ row) * 0x85EBCA6Bu >> 7;

    for (;; slot++) {
        struct row_use *use = &s->rows[slot & (s->row_slots - 1)];
        if (use->words == 0 || (use->buffer == buffer && use->row == row))
            return use;
    }
}

static void find_rows(struct lowering *l)
{
    struct function_state *s = l->state;
    const struct function *f = s->function;
    uint32_t loads = 0;

    for (uint32_t c = 0; c < f->call_count; c++)
        loads += f->instructions[f->calls[c]].dx_op == DX_CBufferLoadLegacy;
    for (s->row_slots = 4; s->row_slots < 2 * loads;)
        s->row_slots *= 2;
    s->rows = arena_zeroed(l->arena, s->row_slots, sizeof *s->rows);
    for (uint32_t c = 0; c < f->call_count; c++) {
        const struct instruction *i = &f->instructions[f->calls[c]];
        if (i->dx_op != DX_CBufferLoadLegacy || !s->live[f->calls[c]])
            continue;
        uint32_t buffer = buffer_of_load(l, i), row = operand_value(l, i, 1);
        struct row_use *use = find_row(l, buffer, row);
        *use = (struct row_use){buffer, row, use->words | used_words(used_components(l, i), component_bits(l, i))};
    }
}

/* Words that this load or others of the row need. Drivers share a load of the whole row. */
static uint32_t words_of_row(struct lowering *l, const struct instruction *i)
{
    if (!l->state->rows)
        find_rows(l);
    return find_row(l, buffer_of_load(l, i), operand_value(l, i, 1))->words;
}

/* ---- Rows -------------------------------------------------------------------------------------------------------- */

/* Clamps a dynamic row or word number to `count` - 1 and returns whether it was in bounds; 0: not checked. Beyond the
 * SPIR-V array, accesses are undefined even with robustness; beyond a device address, memory may not be readable. */
static uint32_t clamp_number(struct lowering *l, const struct handle *h, uint32_t *number, uint32_t count)
{
    struct builder *b = l->b;
    bool is_pointer = h->resource->binding.descriptor == DXS_DESCRIPTOR_FORM_ADDRESS;
    bool is_address = is_pointer || h->resource->binding.has_no_size;

    if (is_address && checks_rules(l))
        check_below(l, DXS_RULE_CONSTANT_ROWS, *number, constant_u32(b, count));
    if (!(is_address && l->options->workarounds.on[DXS_WORKAROUND_BOUNDED_CONSTANTS]) &&
        !(!is_pointer && l->options->guarantees.on[DXS_GUARANTEE_CONSTANT_ROWS]))
        return 0;
    uint32_t exists = less_imm(b, *number, count);
    *number = minimum_imm(b, *number, count - 1);
    return exists;
}

/* Number of the row's words that the buffer has. Mapped root constants can be shorter than the declared buffer. */
static uint32_t given_words(const struct handle *h, uint32_t row)
{
    uint32_t words = h->resource->binding.constant_size / 4;

    if (!words || words / ROW_WORDS > row)
        return ROW_WORDS;
    return words / ROW_WORDS == row ? words % ROW_WORDS : 0;
}

/* Loads the row as a whole. */
static void load_row(struct lowering *l, struct row *row)
{
    struct builder *b = l->b;
    uint32_t indices[] = {constant_u32(b, 0), number_id(l, &row->number)}, type = row->view->element_type;
    uint32_t pointer = buffer_pointer(l, &row->handle, row->view, type, 2, indices);

    row->vector = load_constants_once(l, row->view, type, pointer);
    if (row->exists) {
        uint32_t all = splat(l, type_bool(b), ROW_WORDS, row->exists);
        row->vector = select_value(b, type, all, row->vector, constant_null(b, type));
    }
}

/* Resolves the row of operands 0 and 1. Loads it as a whole if several words are needed. `words`: mask of the needed
 * words. */
static struct row open_row(struct lowering *l, const struct instruction *i, uint32_t words)
{
    struct builder *b = l->b;
    struct row row = {.handle = resolve_handle(l, i, 0), .given = ROW_WORDS};
    uint64_t bits;

    if (operand_constant(l, i, 1, &bits))
        row.number.constant = (uint32_t)bits;
    else
        row.number.dynamic = operand(l, i, 1);
    if (row.number.dynamic)
        refuse_dynamic(l, &row.handle);
    if (is_root_constants(&row.handle)) {
        row.number.constant *= ROW_WORDS;
        if (row.number.dynamic)
            row.number.dynamic = multiply_imm(b, row.number.dynamic, ROW_WORDS);
        return row;
    }
    if (!row.number.dynamic)
        row.given = given_words(&row.handle, row.number.constant);
    words &= (1u << row.given) - 1;
    row.view = constant_view(l, &row.handle, VIEW_ROWS);
    if (row.number.dynamic)
        row.exists = clamp_number(l, &row.handle, &row.number.dynamic, MAX_ROWS);
    row.is_untyped = row.view->is_untyped && row.given == ROW_WORDS && !row.exists;
    row.is_whole = has_several(words) || has_several(words_of_row(l, i));
    if (row.is_whole && !row.is_untyped)
        load_row(l, &row);
    return row;
}

/* Loads the f32 at `indices` of the block with result `id`; 0 if `exists` is false. Rows behind device addresses are
 * aligned to 16 bytes, words only to 4. */
static void load_word(struct lowering *l, const struct handle *h, const struct view *view, uint32_t count,
                      const uint32_t *indices, uint32_t exists, uint32_t id)
{
    uint32_t f32 = type_f32(l->b), value = exists ? new_id(l->b) : id;
    struct view word = *view;

    word.alignment = view->alignment ? 4 : 0;
    uint32_t pointer = view->is_untyped && count == 2
                           ? strided_pointer(l, h, view, object_pointer(l, h, view), 4, 0, indices[1])
                           : buffer_pointer(l, h, view, f32, count, indices);
    load_from(l, &word, f32, value, pointer);
    if (exists)
        select_as(l->b, f32, id, exists, value, constant_null(l->b, f32));
}

/* Reads a word of the row as f32 or u32. */
static void read_word(struct lowering *l, const struct row *row, uint32_t word, bool as_float, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b), bits = as_float ? id : new_id(b);

    if (word >= row->given) {
        uint32_t type = as_float ? f32 : type_u32(b);
        copy_as(b, type, id, constant_null(b, type));
        return;
    }
    if (!row->view) {
        struct word_number number = {row->number.dynamic, row->number.constant + word};
        root_constant(l, &row->handle, number, as_float, id);
        return;
    }
    if (row->vector) {
        component_as(b, f32, bits, row->vector, word);
    } else {
        uint32_t indices[] = {constant_u32(b, 0), number_id(l, &row->number), constant_u32(b, word)};
        load_word(l, &row->handle, row->view, 3, indices, row->exists, bits);
    }
    if (!as_float)
        bitcast_as(b, type_u32(b), id, bits);
}

/* Reads a component that takes 32 bits in memory. Min-precision components do, too. */
static void read_narrow(struct lowering *l, const struct row *row, type_id type, uint32_t component, uint32_t id)
{
    struct builder *b = l->b;
    bool as_float = is_float(l, type), resize = scalar_bits(l, type) != 32;
    uint32_t word = resize ? new_id(b) : id;

    read_word(l, row, component, as_float, word);
    if (resize)
        EMIT_AS(b, as_float ? SpvOpFConvert : SpvOpUConvert, value_type(l, type), id, word);
    decorate_relaxed(l, type, id);
}

/* Combines two words into a 64-bit value. */
static void join_words(struct lowering *l, type_id type, uint32_t pair_of_floats, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t pair = bitcast(b, type_vector(b, type_u32(b), 2), pair_of_floats);

    if (is_float(l, type))
        EMIT_GLSL_AS(b, GLSLstd450PackDouble2x32, value_type(l, type), id, pair);
    else
        bitcast_as(b, value_type(l, type), id, pair);
}

static void read_wide(struct lowering *l, const struct row *row, type_id type, uint32_t component, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b), vector = type_vector(b, f32, 2);

    if (row->vector && 2 * component + 1 < row->given) {
        uint32_t pair = EMIT(b, SpvOpVectorShuffle, vector, row->vector, row->vector, 2 * component, 2 * component + 1);
        join_words(l, type, pair, id);
        return;
    }
    uint32_t words[] = {new_id(b), new_id(b)};
    read_word(l, row, 2 * component, true, words[0]);
    read_word(l, row, 2 * component + 1, true, words[1]);
    join_words(l, type, compose(l, f32, 2, words), id);
}

/* Reads native 16-bit components: two per word, the first in the low bits. */
static void read_halves(struct lowering *l, const struct row *row, type_id type, uint32_t word, uint32_t used,
                        uint32_t first_id)
{
    struct builder *b = l->b;
    uint32_t scalar = value_type(l, type), whole = new_id(b);

    read_word(l, row, word, is_float(l, type), whole);
    uint32_t pair = bitcast(b, type_vector(b, scalar, 2), whole);
    for (uint32_t k = 0; k < 2; k++)
        if (used >> (2 * word + k) & 1)
            component_as(b, scalar, first_id + 2 * word + k, pair, k);
}

/* Pointer to a word of the row; to the row if all of it is loaded. */
static uint32_t untyped_word(struct lowering *l, const struct row *row, uint32_t word)
{
    uint32_t indices[] = {0, number_id(l, &row->number), row->is_whole ? 0 : constant_u32(l->b, word)};

    return buffer_pointer(l, &row->handle, row->view, 0, row->is_whole ? 2 : 3, indices);
}

/* Loads the used components of the row, in their type. Min-precision components take 32 bits in memory. */
static void read_untyped(struct lowering *l, const struct row *row, type_id type, uint32_t bits, uint32_t used,
                         uint32_t first_id)
{
    struct builder *b = l->b;
    bool as_float = is_float(l, type), resize = scalar_bits(l, type) != bits;
    uint32_t scalar = as_float ? type_float(b, bits) : type_int(b, bits), count = ROW_BYTES * 8 / bits;
    uint32_t vector = type_vector(b, scalar, row->is_whole ? count : 1);

    for (uint32_t c = 0; c < count; c++) {
        if (!(used >> c & 1))
            continue;
        uint32_t pointer = untyped_word(l, row, c * bits / 32);
        uint32_t id = resize ? new_id(b) : first_id + c;
        if (row->is_whole)
            component_as(b, scalar, id, load_constants_once(l, row->view, vector, pointer), c);
        else
            load_from(l, row->view, vector, id, pointer);
        if (resize)
            EMIT_AS(b, as_float ? SpvOpFConvert : SpvOpUConvert, value_type(l, type), first_id + c, id);
        decorate_relaxed(l, type, first_id + c);
    }
}

void lower_cbuffer_load_legacy(struct lowering *l, const struct instruction *i)
{
    type_id type = first_member(l, i->type);
    uint32_t used = used_components(l, i), bits = component_bits(l, i);

    if (bits == 16 && scalar_bits(l, type) != 16)
        unsupported(l, i, "16-bit components in a module without 16-bit types");
    uint32_t words = used_words(used, bits);
    struct row row = open_row(l, i, words);
    if (row.is_untyped && bits > 16) {
        read_untyped(l, &row, type, bits, used, result_id(l, i));
        return;
    }
    for (uint32_t c = 0; c < ROW_BYTES * 8 / bits; c++) {
        if (bits == 16) {
            if (c < ROW_WORDS && (words >> c & 1))
                read_halves(l, &row, type, c, used, result_id(l, i));
        } else if (used >> c & 1) {
            if (bits == 64)
                read_wide(l, &row, type, c, result_id(l, i) + c);
            else
                read_narrow(l, &row, type, c, result_id(l, i) + c);
        }
    }
}

/* ---- By byte offset ---------------------------------------------------------------------------------------------- */

/* Loads a word as f32. */
static uint32_t numbered_word(struct lowering *l, const struct handle *h, struct word_number number)
{
    struct builder *b = l->b;
    uint32_t indices[3] = {constant_u32(b, 0)}, exists = 0, id = new_id(b);

    if (number.dynamic)
        refuse_dynamic(l, h);
    if (is_root_constants(h)) {
        root_constant(l, h, number, true, id);
        return id;
    }
    if (number.dynamic && number.constant)
        number.dynamic = add_imm(b, number.dynamic, number.constant);
    if (number.dynamic)
        exists = clamp_number(l, h, &number.dynamic, MAX_ROWS * ROW_WORDS);
    if (HAS(l, SCALAR_BLOCK_LAYOUT)) {
        indices[1] = number_id(l, &number);
        const struct view *view = constant_view(l, h, is_untyped(l, h->resource) ? VIEW_ROWS : VIEW_SCALARS);
        load_word(l, h, view, 2, indices, exists, id);
        return id;
    }
    if (number.dynamic) {
        indices[1] = shift_right_imm(b, number.dynamic, 2);
        indices[2] = bit_and_imm(b, number.dynamic, 3);
    } else {
        indices[1] = constant_u32(b, number.constant / ROW_WORDS);
        indices[2] = constant_u32(b, number.constant % ROW_WORDS);
    }
    load_word(l, h, constant_view(l, h, VIEW_ROWS), 3, indices, exists, id);
    return id;
}

/* Loads the word at operand 1 + bytes_on as f32. */
static uint32_t word_at(struct lowering *l, const struct instruction *i, uint32_t bytes_on)
{
    struct handle h = resolve_handle(l, i, 0);
    struct word_number number = {0, bytes_on / 4};
    uint64_t bits;

    if (operand_constant(l, i, 1, &bits))
        number.constant = ((uint32_t)bits + bytes_on) / 4;
    else
        number.dynamic = shift_right_imm(l->b, operand(l, i, 1), 2);
    return numbered_word(l, &h, number);
}

void lower_cbuffer_load(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t bits = module_type(l->module, i->type)->bits, type = value_type(l, i->type), u32 = type_u32(b);

    if (bits == 64) {
        uint32_t low = word_at(l, i, 0), words[] = {low, word_at(l, i, 4)};
        join_words(l, i->type, compose(l, type_f32(b), 2, words), result_id(l, i));
        return;
    }
    if (bits == 8 || (bits == 16 && scalar_bits(l, i->type) != 16))
        unsupported(l, i, "components of this type");
    uint32_t word = word_at(l, i, 0);
    if (bits == 32) {
        EMIT_AS(b, is_float(l, i->type) ? SpvOpCopyObject : SpvOpBitcast, type, result_id(l, i), word);
        return;
    }
    uint32_t whole = bitcast(b, u32, word);
    uint32_t byte = bit_and_imm(b, operand(l, i, 1), 2);
    uint32_t shift = shift_left_imm(b, byte, 3);
    uint32_t low = shift_right(b, whole, shift);
    uint32_t pair = bitcast(b, type_vector(b, type, 2), low);
    component_as(b, type, result_id(l, i), pair, 0);
}

/* ---- Local arrays that repeat a constant buffer ------------------------------------------------------------------ */

/* index * words, plus a constant. */
static struct word_number element_place(struct lowering *l, const struct constant_array *array, value_id index,
                                        uint32_t words, uint32_t constant)
{
    uint64_t bits;

    if (module_integer(l->module, l->function, index, &bits)) /* outside of the array any value will do */
        return (struct word_number){0, bits < array->count ? (uint32_t)bits * words + constant : constant};
    uint32_t id = value_component(l, index, 0);
    if (l->options->workarounds.on[DXS_WORKAROUND_BOUNDED_INDICES])
        id = minimum_imm(l->b, id, array->count - 1);
    return (struct word_number){words == 1 ? id : emit_once_imm(l, SpvOpIMul, id, words), constant};
}

/* Elements at a distance of rows: the component is the same in all. */
static void load_by_row(struct lowering *l, const struct instruction *load, const struct constant_array *array,
                        value_id index)
{
    struct row row = {.handle = resolve_handle(l, array->filler, 0), .given = ROW_WORDS};
    uint32_t component = array->word % ROW_WORDS;

    row.view = constant_view(l, &row.handle, VIEW_ROWS);
    row.number = element_place(l, array, index, array->stride / ROW_WORDS, array->word / ROW_WORDS);
    if (row.number.dynamic) {
        row.number.dynamic = add_once(l, row.number.dynamic, row.number.constant);
        row.exists = clamp_number(l, &row.handle, &row.number.dynamic, MAX_ROWS);
    }
    if (array->shares_rows || array->bits == 64)
        load_row(l, &row);
    if (array->bits == 64)
        read_wide(l, &row, load->type, component / 2, result_id(l, load));
    else
        read_narrow(l, &row, load->type, component, result_id(l, load));
}

void load_repeated_constant(struct lowering *l, const struct instruction *load, const struct constant_array *array,
                            value_id index)
{
    struct builder *b = l->b;
    uint32_t type = value_type(l, load->type), id = result_id(l, load);

    if (array->stride % ROW_WORDS == 0) {
        load_by_row(l, load, array, index);
        return;
    }
    struct handle h = resolve_handle(l, array->filler, 0);
    struct word_number number = element_place(l, array, index, array->stride, array->word);
    uint32_t word = numbered_word(l, &h, number);
    if (array->bits == 64) {
        number.constant++;
        join_words(l, load->type, compose(l, type_f32(b), 2, (uint32_t[]){word, numbered_word(l, &h, number)}), id);
    } else {
        EMIT_AS(b, is_float(l, load->type) ? SpvOpCopyObject : SpvOpBitcast, type, id, word);
    }
}
