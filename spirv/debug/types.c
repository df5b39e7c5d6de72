/* HLSL types in NonSemantic.Shader.DebugInfo.100. DXC describes vectors and matrices as classes whose members are the
 * components: those named "vector<..." and "matrix<..." become DebugTypeVector and DebugTypeMatrix. */
#include "spirv/debug/records.h"

#include <string.h>

enum { /* DWARF's DW_TAG_* and DW_ATE_* */
    TAG_ARRAY = 0x01,
    TAG_CLASS = 0x02,
    TAG_ENUMERATION = 0x04,
    TAG_MEMBER = 0x0D,
    TAG_POINTER = 0x0F,
    TAG_INHERITANCE = 0x1C,
    ENCODING_ADDRESS = 1,
    ENCODING_BOOLEAN = 2,
    ENCODING_FLOAT = 4,
    ENCODING_UNSIGNED_CHAR = 8,
    MAX_MEMBERS = 1024, /* of a struct; bounds the linear search in enter_part */
    MAX_DIMENSIONS = MAX_PATH
};

/* ---- Records ----------------------------------------------------------------------------------------------------- */

static uint32_t type_tag(const struct module *module, const struct metadata *record)
{
    return (uint32_t)debug_number(module, record, TYPE_TAG);
}

/* Strips typedefs, qualifiers and references from a type. Takes and returns a reference. */
static uint32_t plain_type(const struct module *module, uint32_t reference)
{
    for (uint32_t steps = 0; steps < MAX_DEBUG_RECORD; steps++) {
        const struct metadata *record = debug_record(module, reference, RECORD_DERIVED_TYPE);
        uint32_t tag = record ? type_tag(module, record) : TAG_MEMBER;
        if (tag == TAG_MEMBER || tag == TAG_POINTER || tag == TAG_INHERITANCE)
            break;
        reference = debug_reference(module, record, TYPE_BASE);
    }
    return reference;
}

/* Size in bits; 0: unknown. */
static uint64_t type_size(const struct module *module, uint32_t plain)
{
    const struct metadata *basic = debug_record(module, plain, RECORD_BASIC_TYPE);
    const struct metadata *composite = debug_record(module, plain, RECORD_COMPOSITE_TYPE);

    return basic ? debug_number(module, basic, BASIC_SIZE) : composite ? debug_number(module, composite, TYPE_SIZE) : 0;
}

/* The operands (references) of the node in a field; NULL, *count 0: the field holds no node. */
static const uint32_t *node_operands(const struct module *module, const struct metadata *record, uint32_t field,
                                     uint32_t *count)
{
    uint32_t reference = debug_reference(module, record, field);
    const struct metadata *node = reference ? &module->metadata[reference - 1] : NULL;
    bool is_list = node && node->kind == METADATA_NODE;

    *count = is_list ? node->count : 0;
    return is_list ? &module->metadata_operands[node->first] : NULL;
}

/* The next member or base class of a composite type, from element *next on; advances *next. NULL: no more. */
static const struct metadata *next_member(const struct module *module, const struct metadata *composite, uint32_t *next)
{
    uint32_t count;
    const uint32_t *elements = node_operands(module, composite, TYPE_ELEMENTS, &count);

    while (*next < count && *next < MAX_MEMBERS) {
        const struct metadata *record = debug_record(module, elements[(*next)++], RECORD_DERIVED_TYPE);
        uint32_t tag = record ? type_tag(module, record) : 0;
        if (tag == TAG_MEMBER || tag == TAG_INHERITANCE)
            return record;
    }
    return NULL;
}

/* Stores the number of elements in each dimension of an array; returns the number of dimensions. */
static uint32_t array_dimensions(const struct module *module, const struct metadata *array,
                                 uint64_t dimensions[MAX_DIMENSIONS])
{
    uint32_t count, found = 0;
    const uint32_t *elements = node_operands(module, array, TYPE_ELEMENTS, &count);

    for (uint32_t n = 0; n < count && found < MAX_DIMENSIONS; n++) {
        const struct metadata *range = debug_record(module, elements[n], RECORD_SUBRANGE);
        if (range)
            dimensions[found++] = debug_number(module, range, SUBRANGE_COUNT);
    }
    return found;
}

struct shape {          /* of a vector or matrix */
    uint32_t rows;      /* 0: vector */
    uint32_t columns;   /* of a vector: components */
    uint32_t component; /* reference to the component's type, stripped by plain_type */
};

static bool name_begins(const struct module *module, const struct metadata *composite, const char *text)
{
    const struct metadata *name = debug_string_at(module, debug_reference(module, composite, TYPE_NAME));
    size_t length = strlen(text);

    return name && name->count >= length && memcmp(module->metadata_text + name->first, text, length) == 0;
}

/* Whether a class is a vector or a matrix; fills *shape. The members are the components, contiguous, of a matrix row by
 * row. The name of a matrix' last member gives its size: "_43" is the last of 4 rows and 3 columns. */
static bool find_shape(const struct module *module, const struct metadata *composite, struct shape *shape)
{
    bool is_matrix = name_begins(module, composite, "matrix<");
    const struct metadata *member, *last = NULL;
    uint32_t count = 0, next = 0;

    if (!is_matrix && !name_begins(module, composite, "vector<"))
        return false;
    while ((member = next_member(module, composite, &next)) != NULL) {
        last = member;
        count++;
    }
    *shape = (struct shape){.columns = count};
    if (!last)
        return false;
    shape->component = plain_type(module, debug_reference(module, last, TYPE_BASE));
    if (is_matrix) {
        const struct metadata *name = debug_string_at(module, debug_reference(module, last, TYPE_NAME));
        if (!name || name->count != 3)
            return false;
        const char *text = module->metadata_text + name->first;
        shape->rows = (uint32_t)(text[1] - '0');
        shape->columns = (uint32_t)(text[2] - '0');
        if (shape->rows > 4 || shape->columns > 4 || shape->rows * shape->columns != count)
            return false;
    }
    return type_size(module, shape->component) > 0 && debug_record(module, shape->component, RECORD_BASIC_TYPE);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static uint32_t unknown_type(struct lowering *l)
{
    if (!l->debug->no_type) {
        uint32_t zero = constant_u32(l->b, 0);
        l->debug->no_type = DEBUG_DECLARE(l, DebugTypeBasic, new_string(l->b, "unknown"), zero, zero, zero);
    }
    return l->debug->no_type;
}

static uint32_t new_basic_type(struct lowering *l, const struct metadata *record)
{
    uint64_t encoding = debug_number(l->module, record, BASIC_ENCODING);
    uint64_t in_spirv = encoding == ENCODING_ADDRESS || encoding == ENCODING_BOOLEAN ? encoding
                        : encoding >= ENCODING_FLOAT && encoding <= ENCODING_UNSIGNED_CHAR
                            ? encoding - ENCODING_FLOAT + NonSemanticShaderDebugInfo100Float
                            : NonSemanticShaderDebugInfo100Unspecified;

    return DEBUG_DECLARE(l, DebugTypeBasic, debug_string(l, record, TYPE_NAME), debug_constant(l, record, BASIC_SIZE),
                         constant_u32(l->b, (uint32_t)in_spirv), constant_u32(l->b, 0));
}

static uint32_t new_array_type(struct lowering *l, const struct metadata *record, uint32_t depth)
{
    uint64_t dimensions[MAX_DIMENSIONS];
    uint32_t operands[1 + MAX_DIMENSIONS], count = array_dimensions(l->module, record, dimensions);

    operands[0] = debug_type(l, debug_reference(l->module, record, TYPE_BASE), depth);
    for (uint32_t n = 0; n < count; n++)
        operands[1 + n] = constant_u32(l->b, (uint32_t)dimensions[n]);
    return count ? debug_emit(l, &l->b->globals, NonSemanticShaderDebugInfo100DebugTypeArray, 1 + count, operands)
                 : operands[0];
}

static uint32_t new_vector_type(struct lowering *l, const struct shape *shape, uint32_t depth)
{
    uint32_t component = debug_type(l, shape->component, depth);

    if (shape->columns > 4) /* the vectors of version 100 have at most 4 */
        return DEBUG_DECLARE(l, DebugTypeArray, component, constant_u32(l->b, shape->columns));
    uint32_t vector = DEBUG_DECLARE(l, DebugTypeVector, component, constant_u32(l->b, shape->columns));

    return shape->rows
               ? DEBUG_DECLARE(l, DebugTypeMatrix, vector, constant_u32(l->b, shape->rows), constant_bool(l->b, false))
               : vector;
}

static uint32_t new_member(struct lowering *l, const struct metadata *record, uint32_t depth)
{
    const struct module *module = l->module;

    return DEBUG_DECLARE(l, DebugTypeMember, debug_string(l, record, TYPE_NAME),
                         debug_type(l, debug_reference(module, record, TYPE_BASE), depth),
                         debug_source(l, debug_reference(module, record, TYPE_FILE)), debug_line(l, record, TYPE_FILE),
                         constant_u32(l->b, 0), debug_constant(l, record, TYPE_OFFSET),
                         debug_constant(l, record, TYPE_SIZE),
                         constant_u32(l->b, NonSemanticShaderDebugInfo100FlagIsPublic));
}

static uint32_t new_structure(struct lowering *l, const struct metadata *record, uint32_t depth)
{
    const struct module *module = l->module;
    const struct metadata *member;
    uint32_t next = 0, name = debug_string(l, record, TYPE_NAME);
    struct words operands = {0};
    const uint32_t fixed[] = {
        name,
        constant_u32(l->b, type_tag(module, record) == TAG_CLASS ? NonSemanticShaderDebugInfo100Class
                                                                 : NonSemanticShaderDebugInfo100Structure),
        debug_source(l, debug_reference(module, record, TYPE_FILE)),
        debug_line(l, record, TYPE_FILE),
        constant_u32(l->b, 0),
        l->debug->unit,
        name, /* linkage name */
        debug_constant(l, record, TYPE_SIZE),
        constant_u32(l->b, NonSemanticShaderDebugInfo100FlagIsPublic),
    };

    memcpy(words_append(l->arena, &operands, sizeof fixed / sizeof *fixed), fixed, sizeof fixed);
    while ((member = next_member(module, record, &next)) != NULL)
        vector_push(l->arena, &operands, new_member(l, member, depth));
    return debug_emit(l, &l->b->globals, NonSemanticShaderDebugInfo100DebugTypeComposite, operands.count,
                      operands.data);
}

static uint32_t new_composite_type(struct lowering *l, const struct metadata *record, uint32_t depth)
{
    uint32_t tag = type_tag(l->module, record);
    struct shape shape;

    if (tag == TAG_ARRAY)
        return new_array_type(l, record, depth);
    if (tag == TAG_ENUMERATION)
        return debug_type(l, debug_reference(l->module, record, TYPE_BASE), depth);
    return find_shape(l->module, record, &shape) ? new_vector_type(l, &shape, depth) : new_structure(l, record, depth);
}

static uint32_t new_function_type(struct lowering *l, const struct metadata *record, uint32_t depth)
{
    uint32_t count;
    const uint32_t *types = node_operands(l->module, record, SUBROUTINE_TYPES, &count);
    struct words operands = {0};

    vector_push(l->arena, &operands, constant_u32(l->b, 0));
    vector_push(l->arena, &operands, count && types[0] ? debug_type(l, types[0], depth) : type_void(l->b));
    for (uint32_t n = 1; n < count && n < MAX_MEMBERS; n++)
        vector_push(l->arena, &operands, debug_type(l, types[n], depth));
    return debug_emit(l, &l->b->globals, NonSemanticShaderDebugInfo100DebugTypeFunction, operands.count, operands.data);
}

uint32_t debug_type(struct lowering *l, uint32_t reference, uint32_t depth)
{
    uint32_t plain = plain_type(l->module, reference);
    const struct metadata *basic = debug_record(l->module, plain, RECORD_BASIC_TYPE);
    const struct metadata *composite = debug_record(l->module, plain, RECORD_COMPOSITE_TYPE);
    const struct metadata *function = debug_record(l->module, plain, RECORD_SUBROUTINE_TYPE);

    if (!(basic || composite || function) || depth >= MAX_DEBUG_RECORD)
        return unknown_type(l);
    uint32_t *id = &l->debug->ids[plain - 1];
    if (!*id) {
        *id = DEBUG_OPEN;
        *id = basic       ? new_basic_type(l, basic)
              : composite ? new_composite_type(l, composite, depth + 1)
                          : new_function_type(l, function, depth + 1);
    }
    return *id == DEBUG_OPEN ? unknown_type(l) : *id;
}

/* ---- Parts ------------------------------------------------------------------------------------------------------- */

/* Descends one level: from a composite type to the component, element or member that contains the bits [*offset,
 * *offset + size). Appends its indices to `path`, makes *offset relative to it and returns its type; 0: none does. */
static uint32_t enter_part(const struct module *module, const struct metadata *composite, uint64_t *offset,
                           uint64_t size, uint32_t path[MAX_PATH], uint32_t *count)
{
    uint64_t dimensions[MAX_DIMENSIONS];
    const struct metadata *member;
    struct shape shape;
    uint32_t next = 0, number = 0;

    if (type_tag(module, composite) == TAG_ARRAY) {
        uint64_t stride = debug_number(module, composite, TYPE_SIZE);
        uint32_t dimension_count = array_dimensions(module, composite, dimensions);
        for (uint32_t n = 0; n < dimension_count && *count < MAX_PATH; n++) {
            stride = dimensions[n] ? stride / dimensions[n] : 0;
            if (!stride || *offset / stride >= dimensions[n])
                return 0;
            path[(*count)++] = (uint32_t)(*offset / stride);
            *offset %= stride;
        }
        return plain_type(module, debug_reference(module, composite, TYPE_BASE));
    }
    if (find_shape(module, composite, &shape)) {
        uint64_t width = type_size(module, shape.component), component = *offset / width;
        if (component >= (uint64_t)shape.columns * (shape.rows ? shape.rows : 1))
            return 0;
        if (shape.rows)
            path[(*count)++] = (uint32_t)component / shape.columns;
        if (*count < MAX_PATH)
            path[(*count)++] = (uint32_t)component % shape.columns;
        *offset %= width;
        return shape.component;
    }
    for (; (member = next_member(module, composite, &next)) != NULL; number++) {
        uint64_t begin = debug_number(module, member, TYPE_OFFSET), length = debug_number(module, member, TYPE_SIZE);
        uint32_t base = plain_type(module, debug_reference(module, member, TYPE_BASE));
        if (!length) /* of a base class */
            length = type_size(module, base);
        if (*offset < begin || *offset - begin > length || size > length - (*offset - begin))
            continue;
        *offset -= begin;
        path[(*count)++] = number;
        return base;
    }
    return 0;
}

uint32_t debug_path(const struct module *module, uint32_t type, uint64_t offset, uint64_t size, uint32_t path[MAX_PATH])
{
    uint32_t count = 0;

    for (type = plain_type(module, type); type;) {
        const struct metadata *composite = debug_record(module, type, RECORD_COMPOSITE_TYPE);
        if (offset == 0 && size >= type_size(module, type))
            return count;
        if (!composite || count >= MAX_PATH)
            break;
        type = enter_part(module, composite, &offset, size, path, &count);
    }
    return UINT32_MAX;
}
