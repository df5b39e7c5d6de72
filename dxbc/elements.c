/* Makes the signatures of the entry point: rows of the signature parts, joined where code indexes them, with what the
 * declarations add. The stage on the other side may have joined others: interfaces match by location, row for row. */
#include "dxbc/program.h"

#include <string.h>

/* What pixel shaders write: names without SV_, and the kinds of their registers. */
static const struct {
    char name[20];
    uint8_t semantic, kind;
} pixel_outputs[] = {
    {"Target", DXS_SEMANTIC_TARGET, REGISTER_OUTPUT},
    {"Depth", DXS_SEMANTIC_DEPTH, REGISTER_OUTPUT_DEPTH},
    {"DepthGreaterEqual", DXS_SEMANTIC_DEPTH_GREATER_EQUAL, REGISTER_OUTPUT_DEPTH_GREATER_EQUAL},
    {"DepthLessEqual", DXS_SEMANTIC_DEPTH_LESS_EQUAL, REGISTER_OUTPUT_DEPTH_LESS_EQUAL},
    {"Coverage", DXS_SEMANTIC_COVERAGE, REGISTER_OUTPUT_COVERAGE},
    {"StencilRef", DXS_SEMANTIC_STENCIL_REF, REGISTER_OUTPUT_STENCIL_REFERENCE},
};

/* By the number in a signature, and by that in declarations: these have names of their own for each tess factor. */
static const uint8_t semantics_of_signature[] = {
    [SYSTEM_POSITION] = DXS_SEMANTIC_POSITION,
    [SYSTEM_CLIP_DISTANCE] = DXS_SEMANTIC_CLIP_DISTANCE,
    [SYSTEM_CULL_DISTANCE] = DXS_SEMANTIC_CULL_DISTANCE,
    [SYSTEM_LAYER] = DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX,
    [SYSTEM_VIEWPORT] = DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX,
    [SYSTEM_VERTEX_ID] = DXS_SEMANTIC_VERTEX_ID,
    [SYSTEM_PRIMITIVE_ID] = DXS_SEMANTIC_PRIMITIVE_ID,
    [SYSTEM_INSTANCE_ID] = DXS_SEMANTIC_INSTANCE_ID,
    [SYSTEM_FRONT_FACE] = DXS_SEMANTIC_IS_FRONT_FACE,
    [SYSTEM_SAMPLE_INDEX] = DXS_SEMANTIC_SAMPLE_INDEX,
    [SYSTEM_QUAD_EDGE] = DXS_SEMANTIC_TESS_FACTOR,
    [SYSTEM_QUAD_INSIDE] = DXS_SEMANTIC_INSIDE_TESS_FACTOR,
    [SYSTEM_TRIANGLE_EDGE] = DXS_SEMANTIC_TESS_FACTOR,
    [SYSTEM_TRIANGLE_INSIDE] = DXS_SEMANTIC_INSIDE_TESS_FACTOR,
    [SYSTEM_LINE_DETAIL] = DXS_SEMANTIC_TESS_FACTOR,
    [SYSTEM_LINE_DENSITY] = DXS_SEMANTIC_TESS_FACTOR,
};

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Semantic names compare without case. */
static bool equal_names(const char *a, const char *b)
{
    for (; *a && lower(*a) == lower(*b); a++, b++)
        ;
    return lower(*a) == lower(*b);
}

static bool is_tess_factor(enum dxs_semantic semantic)
{
    return semantic == DXS_SEMANTIC_TESS_FACTOR || semantic == DXS_SEMANTIC_INSIDE_TESS_FACTOR;
}

/* System values have no number in the signature where the pixel shader writes them, and no meaning where the vertex
 * shader reads them, but for ids. */
static enum dxs_semantic semantic_of(const struct program *program, enum signature_kind kind,
                                     const struct signature_row *row)
{
    bool is_pixel_output = program->tokens.stage == DXS_STAGE_PIXEL && kind == SIGNATURE_OUTPUT;

    if (row->system_value > 0 && row->system_value < sizeof semantics_of_signature)
        return (enum dxs_semantic)semantics_of_signature[row->system_value];
    if (!is_pixel_output || lower(row->name[0]) != 's' || lower(row->name[1]) != 'v' || row->name[2] != '_')
        return DXS_SEMANTIC_ARBITRARY;
    for (size_t n = 0; n < sizeof pixel_outputs / sizeof *pixel_outputs; n++)
        if (equal_names(pixel_outputs[n].name, row->name + 3))
            return (enum dxs_semantic)pixel_outputs[n].semantic;
    return DXS_SEMANTIC_ARBITRARY;
}

static enum dxs_component_type component_type_of(const struct signature_row *row)
{
    return row->component_type == 1   ? DXS_COMPONENT_TYPE_U32
           : row->component_type == 2 ? DXS_COMPONENT_TYPE_I32
                                      : DXS_COMPONENT_TYPE_F32;
}

/* ---- Elements ---------------------------------------------------------------------------------------------------- */

struct builder {
    struct program *program;
    enum signature_kind kind;
    struct signature_rows rows;
    struct dxs_signature_element *elements;
    uint32_t *indices; /* semantic indices of all rows */
    uint32_t count;
    bool *is_taken; /* by row */
};

static uint32_t lowest(uint32_t mask)
{
    uint32_t bit = 0;

    while (bit < 3 && !(mask >> bit & 1))
        bit++;
    return bit;
}

static uint32_t columns_of(uint32_t mask)
{
    uint32_t columns = 0;

    for (uint32_t rest = (mask ? mask : 1) >> lowest(mask); rest; rest >>= 1)
        columns++;
    return columns;
}

/* Whether `next` continues an element whose last row is `last`. All rows have the columns of the first. Tess factors
 * are one element wherever they are. */
static bool continues(const struct builder *b, const struct signature_row *first, const struct signature_row *last,
                      const struct signature_row *next)
{
    const struct register_map *map = &b->program->maps[b->kind];

    if (!equal_names(first->name, next->name) || next->semantic_index != last->semantic_index + 1 ||
        next->stream != first->stream || next->component_type != first->component_type)
        return false;
    if (is_tess_factor(semantic_of(b->program, b->kind, first)))
        return columns_of(next->mask) == columns_of(first->mask);
    return first->row < MAX_SIGNATURE_REGISTERS && next->row == last->row + 1 && next->mask == first->mask &&
           next->row < map->ranges[first->row];
}

/* Enters one row into the map by registers. */
static void place_row(struct builder *b, const struct signature_row *row, uint32_t element, uint32_t row_number)
{
    struct register_map *map = &b->program->maps[b->kind];
    uint32_t first = lowest(row->mask);

    if (row->row == DXS_NONE) {
        for (size_t n = 0; n < sizeof pixel_outputs / sizeof *pixel_outputs; n++)
            if (pixel_outputs[n].semantic == b->elements[element].semantic)
                map->special[pixel_outputs[n].kind] = (struct place){(uint16_t)element, 0, 0};
        return;
    }
    if (row->row >= MAX_SIGNATURE_REGISTERS)
        fail(b->program->fault, DXS_RESULT_INVALID_MODULE, "a signature: \"%.64s\" is in register %u", row->name,
             row->row);
    for (uint32_t c = first; c < 4; c++)
        if (row->mask >> c & 1)
            map->places[row->stream][row->row][c] =
                (struct place){(uint16_t)element, (uint8_t)row_number, (uint8_t)(c - first)};
}

/* The interpolation and system value of the declarations that cover the row. Compilers other than fxc declare the
 * outputs of all streams behind the last dcl_stream, which makes them outputs of that stream: its own declaration is
 * the last. */
static void add_declarations(const struct builder *b, const struct signature_row *row,
                             struct dxs_signature_element *element)
{
    for (uint32_t n = 0; n < b->program->registers.count; n++) {
        const struct declared_register *d = &b->program->registers.data[n];
        if (d->signature != b->kind || d->row != row->row || !(d->mask & row->mask) || d->stream != row->stream)
            continue;
        if (d->interpolation)
            element->interpolation = d->interpolation;
        if (b->kind != SIGNATURE_PATCH)
            element->semantic = d->name > 0 && d->name <= SYSTEM_SAMPLE_INDEX
                                    ? (enum dxs_semantic)semantics_of_signature[d->name]
                                    : semantic_of(b->program, b->kind, row);
    }
}

static uint32_t usage_of(const struct builder *b, const struct signature_row *row)
{
    uint32_t used = b->kind == SIGNATURE_INPUT ? row->mask : row->mask & ~(uint32_t)row->use_mask;
    return used >> lowest(row->mask);
}

/* Makes the element that begins at row `first`. */
static void make_element(struct builder *b, uint32_t first)
{
    const struct signature_row *row = &b->rows.data[first], *last = row;
    struct dxs_signature_element *element = &b->elements[b->count];
    uint32_t *indices = b->indices;

    memset(element, 0, sizeof *element);
    element->id = b->count;
    element->name = row->name;
    element->component_type = component_type_of(row);
    element->semantic = semantic_of(b->program, b->kind, row);
    element->columns = columns_of(row->mask);
    element->start_row = row->row;
    element->start_column = row->row == DXS_NONE ? 0 : lowest(row->mask);
    element->stream = row->stream;
    element->semantic_indices = indices;
    add_declarations(b, row, element);
    for (uint32_t n = first; n < b->rows.count; n++) {
        const struct signature_row *next = &b->rows.data[n];
        if (b->is_taken[n] || (n > first && !continues(b, row, last, next)))
            continue;
        b->is_taken[n] = true;
        indices[element->rows] = next->semantic_index;
        place_row(b, next, b->count, element->rows++);
        element->usage_mask |= usage_of(b, next);
        last = next;
    }
    if (element->rows > 1)
        element->dynamic_index_mask = (1u << element->columns) - 1;
    b->indices += element->rows;
    b->count++;
}

static void make_signature(struct program *program, enum signature_kind kind, const struct container_part *part)
{
    struct builder b = {.program = program, .kind = kind, .rows = signature_read(program->arena, part)};
    struct register_map *map = &program->maps[kind];

    memset(map->places, 0xFF, sizeof map->places); /* NO_PLACE */
    memset(map->special, 0xFF, sizeof map->special);
    b.elements = arena_array(program->arena, b.rows.count, sizeof *b.elements);
    b.indices = arena_words(program->arena, b.rows.count);
    b.is_taken = arena_zeroed(program->arena, b.rows.count, sizeof *b.is_taken);
    for (uint32_t n = 0; n < b.rows.count; n++)
        if (!b.is_taken[n])
            make_element(&b, n);
    map->signature = (struct dxs_signature){b.elements, b.count};
}

void program_make_signatures(struct program *program, const struct container *container)
{
    make_signature(program, SIGNATURE_INPUT, &container->inputs);
    make_signature(program, SIGNATURE_OUTPUT, &container->outputs);
    make_signature(program, SIGNATURE_PATCH, &container->patch_constants);
    program->entry->inputs = program->maps[SIGNATURE_INPUT].signature;
    program->entry->outputs = program->maps[SIGNATURE_OUTPUT].signature;
    program->entry->patch_or_primitive = program->maps[SIGNATURE_PATCH].signature;
}
