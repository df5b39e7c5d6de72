/* The built-in outputs of mesh shaders: an array of blocks, one for each vertex or primitive. */
#include "spirv/interface/interface.h"
#include "spirv/interface/signatures.h"
#include "spirv/function/usage.h"

enum {
    MAX_BLOCK_MEMBERS = 8 /* different built-ins per vertex or primitive */
};

/* Built-ins of a vertex or primitive, in the order of the block's members. */
struct members {
    SpvBuiltIn builtins[MAX_BLOCK_MEMBERS];
    const struct element *elements[MAX_BLOCK_MEMBERS]; /* the first of each */
    uint32_t types[MAX_BLOCK_MEMBERS], count;
};

static uint8_t block_member(struct lowering *l, const struct signature *signature, struct members *members,
                            struct element *e)
{
    uint8_t k = 0;

    while (k < members->count && members->builtins[k] != e->meaning->builtin)
        k++;
    if (k == members->count) {
        members->builtins[k] = e->meaning->builtin;
        members->elements[k] = e;
        members->types[k] = vertex_type(l, signature, e);
        members->count++;
    }
    return k;
}

/* Block type for one vertex or primitive. */
static uint32_t new_builtin_block(struct lowering *l, const struct signature *signature, const struct members *members)
{
    struct builder *b = l->b;
    uint32_t block = new_struct(b, members->count, members->types);

    DECORATE(b, block, SpvDecorationBlock);
    for (uint32_t k = 0; k < members->count; k++) {
        char room[MAX_BUILTIN_NAME];
        const char *name = builtin_name(l, members->elements[k], room);
        if (name)
            set_member_name(b, block, k, name);
        declare_demands(l, members->builtins[k]);
        DECORATE_MEMBER(b, block, k, SpvDecorationBuiltIn, members->builtins[k]);
        if (signature->point == POINT_PRIMITIVE_OUT)
            DECORATE_MEMBER(b, block, k, SpvDecorationPerPrimitiveEXT);
        if (members->builtins[k] == SpvBuiltInPosition && l->options->pipeline.invariant_position)
            DECORATE_MEMBER(b, block, k, SpvDecorationInvariant);
    }
    return block;
}

/* Built-ins are block members, as in GLSL: SPIRV-Tools before 2025.3 rejects some built-ins outside of a block, and
 * SPIRV-Cross needs a block for distances. */
void declare_mesh_block(struct lowering *l, struct signature *signature)
{
    const struct usage *usage = l->usage;
    const bool *written = signature->point == POINT_PRIMITIVE_OUT ? usage->primitives_written : usage->outputs_written;
    struct members members = {.count = 0};
    uint32_t length = 0;

    for (uint32_t n = 0; n < signature->count; n++) {
        struct element *e = &signature->elements[n];
        e->in_block = is_system_value(e) && written[n] && !is_dropped(l, e);
        if (!e->in_block)
            continue;
        e->member = block_member(l, signature, &members, e);
        length = e->vertices;
    }
    uint32_t block = new_builtin_block(l, signature, &members);
    uint32_t variable = global_variable(l->b, type_array(l->b, block, length), SpvStorageClassOutput, 0);
    vector_push(l->arena, &l->interface_ids, variable);
    for (uint32_t n = 0; n < signature->count; n++) {
        struct element *e = &signature->elements[n];
        if (!e->in_block)
            continue;
        e->variable = variable;
        decorate_builtin(l, signature, e);
    }
}
