/* Constant and structured buffers in NonSemantic.Shader.DebugInfo.100. In SPIR-V they are arrays of rows or words;
 * their types here have HLSL's members, so debuggers show values by name. */
#include "dxil/members.h"
#include "spirv/debug/records.h"
#include "spirv/resources/resources.h"

enum {
    WIDEST_SCALAR = 8,
    MAX_DIMENSION = 4 /* of DebugTypeVector and DebugTypeMatrix */
};

struct buffer_types {
    struct lowering *l;
    /* Ids by component type and bytes; 0: not declared yet. Types with min-precision have two sizes. */
    uint32_t basic[DXS_COMPONENT_TYPE_F64 + 1][WIDEST_SCALAR + 1];
};

static uint32_t bits_constant(struct lowering *l, uint64_t bytes)
{
    return constant_u32(l->b, member_clamp(8 * bytes));
}

static uint32_t basic_type(struct buffer_types *types, const struct dxs_buffer_member *member)
{
    static const struct {
        char name[9];
        uint8_t encoding;
    } basics[] = {
        [DXS_COMPONENT_TYPE_INVALID] = {"unknown", NonSemanticShaderDebugInfo100Unspecified},
        [DXS_COMPONENT_TYPE_I1] = {"bool", NonSemanticShaderDebugInfo100Boolean},
        [DXS_COMPONENT_TYPE_I16] = {"int16_t", NonSemanticShaderDebugInfo100Signed},
        [DXS_COMPONENT_TYPE_U16] = {"uint16_t", NonSemanticShaderDebugInfo100Unsigned},
        [DXS_COMPONENT_TYPE_I32] = {"int", NonSemanticShaderDebugInfo100Signed},
        [DXS_COMPONENT_TYPE_U32] = {"uint", NonSemanticShaderDebugInfo100Unsigned},
        [DXS_COMPONENT_TYPE_I64] = {"int64_t", NonSemanticShaderDebugInfo100Signed},
        [DXS_COMPONENT_TYPE_U64] = {"uint64_t", NonSemanticShaderDebugInfo100Unsigned},
        [DXS_COMPONENT_TYPE_F16] = {"half", NonSemanticShaderDebugInfo100Float},
        [DXS_COMPONENT_TYPE_F32] = {"float", NonSemanticShaderDebugInfo100Float},
        [DXS_COMPONENT_TYPE_F64] = {"double", NonSemanticShaderDebugInfo100Float},
    };
    struct lowering *l = types->l;
    uint32_t known =
        member->component_type <= DXS_COMPONENT_TYPE_F64 ? member->component_type : DXS_COMPONENT_TYPE_INVALID;
    uint32_t *id = &types->basic[known][member->component_size];

    if (!*id) {
        uint32_t name = new_string(l->b, basics[known].name);
        uint32_t size = bits_constant(l, member->component_size);
        uint32_t encoding = constant_u32(l->b, basics[known].encoding), flags = constant_u32(l->b, 0);
        *id = DEBUG_DECLARE(l, DebugTypeBasic, name, size, encoding, flags);
    }
    return *id;
}

static uint32_t array_of(struct lowering *l, uint32_t element, uint32_t count)
{
    uint32_t length = constant_u32(l->b, count);
    return DEBUG_DECLARE(l, DebugTypeArray, element, length);
}

/* Vectors of shader model 6.9 have up to 1,024 components. */
static uint32_t vector_of(struct lowering *l, uint32_t component, uint32_t count)
{
    if (count <= 1)
        return component;
    if (count > MAX_DIMENSION)
        return array_of(l, component, count);
    uint32_t length = constant_u32(l->b, count);
    return DEBUG_DECLARE(l, DebugTypeVector, component, length);
}

/* DebugTypeMatrix has at least two vectors of at least two components. */
static uint32_t matrix_of(struct lowering *l, uint32_t component, const struct dxs_buffer_member *member)
{
    bool is_column_major = member->type_class == DXS_TYPE_CLASS_COLUMN_MAJOR_MATRIX;
    uint32_t length = is_column_major ? member->rows : member->columns;
    uint32_t vectors = is_column_major ? member->columns : member->rows;
    uint32_t vector = vector_of(l, component, length);

    if (vectors <= 1)
        return vector;
    if (length <= 1 || length > MAX_DIMENSION || vectors > MAX_DIMENSION)
        return array_of(l, vector, vectors);
    uint32_t count = constant_u32(l->b, vectors), order = constant_bool(l->b, is_column_major);
    return DEBUG_DECLARE(l, DebugTypeMatrix, vector, count, order);
}

static uint32_t structure_of(struct buffer_types *types, const char *name, uint64_t size,
                             const struct dxs_buffer_member *members, uint32_t count);

/* Structures nest MAX_NESTING deep at most. */
static uint32_t member_type(struct buffer_types *types, const struct dxs_buffer_member *member)
{
    bool is_matrix = member->vector_stride != 0;
    uint32_t type = member->type_class == DXS_TYPE_CLASS_STRUCTURE
                        ? structure_of(types, member->type_name, member->size, member->members, member->member_count)
                        : basic_type(types, member);

    if (is_matrix)
        type = matrix_of(types->l, type, member);
    else if (member->columns > 1)
        type = vector_of(types->l, type, member->columns);
    return member->element_count ? array_of(types->l, type, member->element_count) : type;
}

static uint32_t declare_member(struct buffer_types *types, const struct dxs_buffer_member *member)
{
    struct lowering *l = types->l;
    uint32_t type = member_type(types, member), name = new_string(l->b, member->name), zero = constant_u32(l->b, 0);
    uint32_t offset = bits_constant(l, member->offset), size = bits_constant(l, member->size);
    uint32_t flags = constant_u32(l->b, NonSemanticShaderDebugInfo100FlagIsPublic), source = debug_source(l, 0);

    return DEBUG_DECLARE(l, DebugTypeMember, name, type, source, zero, zero, offset, size, flags);
}

/* `size` in bytes. */
static uint32_t structure_of(struct buffer_types *types, const char *name, uint64_t size,
                             const struct dxs_buffer_member *members, uint32_t count)
{
    struct lowering *l = types->l;
    struct words operands = {0};
    uint32_t text = new_string(l->b, name), zero = constant_u32(l->b, 0);

    vector_push(l->arena, &operands, text);
    vector_push(l->arena, &operands, constant_u32(l->b, NonSemanticShaderDebugInfo100Structure));
    vector_push(l->arena, &operands, debug_source(l, 0));
    vector_push(l->arena, &operands, zero); /* line */
    vector_push(l->arena, &operands, zero); /* column */
    vector_push(l->arena, &operands, l->debug->unit);
    vector_push(l->arena, &operands, text); /* linkage name */
    vector_push(l->arena, &operands, bits_constant(l, size));
    vector_push(l->arena, &operands, constant_u32(l->b, NonSemanticShaderDebugInfo100FlagIsPublic));
    for (uint32_t n = 0; n < count; n++)
        vector_push(l->arena, &operands, declare_member(types, &members[n]));
    return debug_emit(l, &l->b->globals, NonSemanticShaderDebugInfo100DebugTypeComposite, operands.count,
                      operands.data);
}

/* The type of a constant buffer's variable, or of a structured buffer's element array. */
static uint32_t buffer_type(struct buffer_types *types, const struct module_resource *resource)
{
    const struct dxs_resource *info = &resource->info;
    const struct dxs_buffer_member *first = resource->members;
    bool is_element = resource->member_count == 1 && !*first->name;
    uint64_t size = info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? info->stride : info->size;
    uint32_t type = is_element ? member_type(types, first)
                               : structure_of(types, info->name, size, resource->members, resource->member_count);

    if (info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        type = array_of(types->l, type, 0); /* 0: of any length */
    return info->count > 1 ? array_of(types->l, type, info->count == DXS_UNBOUNDED ? 0 : info->count) : type;
}

static void declare_buffer(struct buffer_types *types, const struct module_resource *resource, uint32_t variable)
{
    struct lowering *l = types->l;
    uint32_t type = buffer_type(types, resource), name = new_string(l->b, resource->info.name);
    uint32_t source = debug_source(l, 0), zero = constant_u32(l->b, 0);
    uint32_t flags = constant_u32(l->b, NonSemanticShaderDebugInfo100FlagIsDefinition);

    DEBUG_DECLARE(l, DebugGlobalVariable, name, type, source, zero, zero, l->debug->unit, name, variable, flags);
}

/* DebugGlobalVariable takes an OpVariable. An untyped one counts as optimized out. */
static uint32_t debugged_variable(struct lowering *l, const struct view *view)
{
    return view->is_untyped ? debug_emit(l, &l->b->globals, NonSemanticShaderDebugInfo100DebugInfoNone, 0, NULL)
                            : view->variable;
}

/* Resources that share a variable, as those in heaps do, have no names of their own in it. */
void debug_declare_buffers(struct lowering *l)
{
    struct buffer_types types = {.l = l};

    for (uint32_t n = 0; n < l->module->info.resource_count; n++) {
        const struct module_resource *resource = &l->module->resources[n];
        const struct resource *record = &l->resources->records[n];
        if (!resource->member_count || record->binding.in_heap)
            continue;
        for (const struct view *view = record->views; view; view = view->next)
            if (view->variable && !is_counter(view))
                declare_buffer(&types, resource, debugged_variable(l, view));
    }
}
