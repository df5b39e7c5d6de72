/* Lowers operations on hit objects, and MaybeReorderThread (SPV_EXT_shader_invocation_reorder). */

#include "spirv/resources/access.h"
#include "spirv/interface/interface.h"
#include "spirv/ray_tracing/ray_tracing.h"

#define OP(name) ((SpvOp)DXS_SPV_OP_##name)

/* Declares capabilities and extensions. */
static void need_hit_objects(struct lowering *l, const struct instruction *i)
{
    if (!HAS(l, SHADER_INVOCATION_REORDER)) {
        NOTE_LACKING(l, SHADER_INVOCATION_REORDER);
        unsupported(l, i, "needs the feature shader_invocation_reorder, which is off");
    }
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_SHADER_INVOCATION_REORDER,
                       EXT_SHADER_INVOCATION_REORDER);
}

void record_empty(struct lowering *l, uint32_t variable)
{
    EMIT_VOID(l->b, OP(HIT_OBJECT_RECORD_EMPTY), variable);
}

uint32_t hit_object(struct lowering *l, const struct instruction *i)
{
    need_hit_objects(l, i);
    uint32_t variable = given_hit_object(l, i);
    if (is_given_nop(l, i))
        record_empty(l, variable);
    return variable;
}

/* ---- Making hit objects ------------------------------------------------------------------------------------------ */

void lower_hit_trace(struct lowering *l, const struct instruction *i)
{
    need_hit_objects(l, i);
    lower_trace_ray(l, i, made_hit_object(l, i));
    note_shader(l, i, true);
}

/* Operands: flags, miss shader, origin, TMin, direction, TMax. */
void lower_make_miss(struct lowering *l, const struct instruction *i)
{
    need_hit_objects(l, i);
    uint32_t variable = made_hit_object(l, i), flags = ray_flags(l, i, 0, 0), shader = operand(l, i, 1);
    uint32_t origin = ray_vector(l, i, 2), nearest = operand(l, i, 5), direction = ray_vector(l, i, 6);

    EMIT_VOID(l->b, OP(HIT_OBJECT_RECORD_MISS), variable, flags, shader, origin, nearest, direction, operand(l, i, 9));
    note_shader(l, i, true);
}

/* Variables of phis are emptied at the ends of predecessors instead: here they may still hold other hit objects. */
void lower_make_nop(struct lowering *l, const struct instruction *i)
{
    need_hit_objects(l, i);
    hit_objects(l);
}

void lower_hit_store(struct lowering *l, const struct instruction *i)
{
    uint32_t variable = stored_nop(l, i);

    need_hit_objects(l, i);
    if (variable)
        record_empty(l, variable);
}

/* Records the committed hit of a query, or an empty hit object. Without attributes from the shader, those of a triangle
 * are the query's barycentrics, and a procedural primitive has none. */
void lower_hit_from_query(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool has_attributes = i->dx_op == DX_HitObject_FromRayQueryWithAttrs;
    uint32_t u32 = type_u32(b), pair = type_vector(b, type_f32(b), 2), zero = constant_u32(b, 0);
    uint32_t committed = constant_u32(b, SpvRayQueryIntersectionRayQueryCommittedIntersectionKHR);

    need_hit_objects(l, i);
    uint32_t variable = made_hit_object(l, i), query = ray_query(l, i), attributes;
    uint32_t type = EMIT(b, SpvOpRayQueryGetIntersectionTypeKHR, u32, query, committed);
    record_empty(l, variable);
    note_shader(l, i, false);
    struct open_if hit = open_if(l, not_equal(b, type, zero));
    if (has_attributes) {
        attributes = hand_over(l, i).id;
        EMIT_VOID(b, OP(HIT_OBJECT_RECORD_FROM_QUERY), variable, query, zero, attributes, operand(l, i, 1));
    } else {
        attributes = global_variable(b, pair, (SpvStorageClass)DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE, 0);
        uint32_t triangle =
            constant_u32(b, SpvRayQueryCommittedIntersectionTypeRayQueryCommittedIntersectionTriangleKHR);
        struct open_if on_triangle = open_if(l, equal(b, type, triangle));
        store(b, attributes, EMIT(b, SpvOpRayQueryGetIntersectionBarycentricsKHR, pair, query, committed));
        close_if(l, &on_triangle);
        EMIT_VOID(b, OP(HIT_OBJECT_RECORD_FROM_QUERY), variable, query, zero, attributes, zero); /* boxes need a kind */
    }
    close_if(l, &hit);
}

/* The result shares the operand's variable. */
void lower_set_table_index(struct lowering *l, const struct instruction *i)
{
    uint32_t variable = hit_object(l, i);

    EMIT_VOID(l->b, OP(HIT_OBJECT_SET_SHADER_RECORD_INDEX), variable, operand(l, i, 1));
    note_shader(l, i, true);
}

/* ---- Invoking and reordering ------------------------------------------------------------------------------------- */

static void execute_shader(struct lowering *l, const struct instruction *i, uint32_t variable)
{
    struct pointer_argument payload = hand_over(l, i);

    EMIT_VOID(l->b, OP(HIT_OBJECT_EXECUTE_SHADER), variable, payload.id);
    take_back(l, &payload);
}

/* Where only some ways lead here with a query's hit, which has no shader, the others decide. */
void lower_hit_invoke(struct lowering *l, const struct instruction *i)
{
    const struct instruction *maker = hit_object_maker(l, operand_value(l, i, 0));

    if (maker && (is_without_shader(maker) || maker->dx_op == DX_HitObject_MakeNop))
        return;
    uint32_t variable = hit_object(l, i), has_shader = given_shader_flag(l, i);
    if (!has_shader) {
        execute_shader(l, i, variable);
        return;
    }
    struct open_if block = open_if(l, load(l->b, type_bool(l->b), has_shader));
    execute_shader(l, i, variable);
    close_if(l, &block);
}

/* Operands: hit object, hint, number of significant bits of the hint. */
void lower_reorder(struct lowering *l, const struct instruction *i)
{
    uint64_t bits;
    bool has_hint = !operand_constant(l, i, 2, &bits) || bits != 0;

    need_hit_objects(l, i);
    if (is_given_nop(l, i)) {
        uint32_t hint = operand(l, i, 1);
        EMIT_VOID(l->b, OP(REORDER_THREAD_WITH_HINT), hint, operand(l, i, 2));
    } else if (has_hint) {
        uint32_t variable = given_hit_object(l, i), hint = operand(l, i, 1);
        EMIT_VOID(l->b, OP(REORDER_THREAD_WITH_HIT_OBJECT), variable, hint, operand(l, i, 2));
    } else {
        EMIT_VOID(l->b, OP(REORDER_THREAD_WITH_HIT_OBJECT), given_hit_object(l, i));
    }
    forget_builtin_inputs(l); /* the invocation may continue in another wave */
}

/* ---- Queries ----------------------------------------------------------------------------------------------------- */

/* Reads a word of the shader record. Operand 1: byte offset, a multiple of 4. */
void lower_hit_constant(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), variable = hit_object(l, i), *record = &l->hit_record_block;
    bool is_new = !*record;
    uint32_t address = EMIT(b, OP(HIT_OBJECT_GET_SHADER_RECORD_HANDLE), type_vector(b, u32, 2), variable);

    load_word_at(l, i, address, record, operand(l, i, 1));
    if (is_new)
        DECORATE(b, *record, (SpvDecoration)DXS_SPV_DECORATION_HIT_OBJECT_SHADER_RECORD_BUFFER);
}

void lower_hit_attributes(struct lowering *l, const struct instruction *i)
{
    uint32_t variable = hit_object(l, i);
    struct pointer_argument attributes = hand_over(l, i);

    EMIT_VOID(l->b, OP(HIT_OBJECT_GET_ATTRIBUTES), variable, attributes.id);
    take_back(l, &attributes);
}
