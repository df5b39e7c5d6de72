/* Ray tracing pipelines. Caller and callee share data (a payload, the parameter of a callable shader) through variables
 * of dedicated storage classes. */
#include "spirv/ray_tracing/ray_tracing.h"
#include "spirv/interface/interface.h"

void declare_ray_tracing(struct lowering *l)
{
    need_version(l->b, 0x00010400);
    need_capability_of(l->b, SpvCapabilityRayTracingKHR, EXT_RAY_TRACING);
}

/* ---- Shared variables -------------------------------------------------------------------------------------------- */

struct pointer_argument hand_over(struct lowering *l, const struct instruction *i)
{
    struct pointer_argument handed = {0};
    struct pointer *p = &handed.target;
    SpvStorageClass storage = outgoing_storage(i->dx_op);
    SpvStorageClass incoming = storage == SpvStorageClassRayPayloadKHR     ? SpvStorageClassIncomingRayPayloadKHR
                               : storage == SpvStorageClassCallableDataKHR ? SpvStorageClassIncomingCallableDataKHR
                                                                           : storage;

    resolve_pointer(l, i, operand_value(l, i, i->operand_count - 1), p);
    if (p->variable.is_zero || p->is_outside || p->variable.has_integer_leaf)
        unsupported(l, i, "the last operand must point to a variable of its own");
    if (p->count == 0 && (p->variable.storage == storage || p->variable.storage == incoming))
        handed.id = p->variable.id;
    else
        pass_copy(l, &handed, storage);
    return handed;
}

void take_back(struct lowering *l, const struct pointer_argument *handed)
{
    copy_back(l, handed);
    forget_builtin_inputs(l); /* the invocation may continue in another wave */
}

/* ---- Calls of other shaders -------------------------------------------------------------------------------------- */

/* Operands: acceleration structure, flags, mask, offset and stride in the shader table, miss shader, origin, TMin,
 * direction, TMax, payload. */
void lower_trace_ray(struct lowering *l, const struct instruction *i, uint32_t hit_object)
{
    uint32_t scene = acceleration_structure(l, i, 0), flags = ray_flags(l, i, 1, 0);
    uint32_t origin = ray_vector(l, i, 6), direction = ray_vector(l, i, 10);
    uint32_t numbers[4], nearest = operand(l, i, 9), farthest = operand(l, i, 13);

    for (uint32_t n = 0; n < 4; n++)
        numbers[n] = operand(l, i, 2 + n);
    struct pointer_argument payload = hand_over(l, i);
    const uint32_t words[] = {hit_object, scene,  flags,   numbers[0], numbers[1], numbers[2],
                              numbers[3], origin, nearest, direction,  farthest,   payload.id};
    if (hit_object)
        append_list(l->b, l->b->code, (SpvOp)DXS_SPV_OP_HIT_OBJECT_TRACE_RAY, 12, words);
    else
        append_list(l->b, l->b->code, SpvOpTraceRayKHR, 11, words + 1);
    take_back(l, &payload);
}

void lower_call_shader(struct lowering *l, const struct instruction *i)
{
    uint32_t number = operand(l, i, 0);
    struct pointer_argument parameter = hand_over(l, i);

    EMIT_VOID(l->b, SpvOpExecuteCallableKHR, number, parameter.id);
    take_back(l, &parameter);
}

/* Operands: THit, hit kind, attributes. */
void lower_report_hit(struct lowering *l, const struct instruction *i)
{
    struct pointer p;

    resolve_pointer(l, i, operand_value(l, i, 2), &p);
    uint32_t type = pointee_type(l, &p), distance = operand(l, i, 0), kind = operand(l, i, 1);
    struct variable attributes = only_variable(l, SpvStorageClassHitAttributeKHR, p.type, "attributes");

    if (p.is_outside || type != memory_type(l, p.type))
        unsupported(l, i, "attributes must be floats in all places or integers in all places");
    store(l->b, attributes.id, load(l->b, type, emit_pointer(l, &p, type)));
    EMIT_AS(l->b, SpvOpReportIntersectionKHR, type_bool(l->b), result_id(l, i), distance, kind);
    forget_builtin_inputs(l);
}

/* ---- Ends of any-hit shaders ------------------------------------------------------------------------------------- */

void find_hit_ends(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;

    if (l->stage != DXS_STAGE_ANY_HIT)
        return;
    s->ends = arena_words(l->arena, f->block_count);
    for (block_id b = 0; b < f->block_count; b++) {
        s->ends[b] = NO_END;
        for (uint32_t n = f->blocks[b].instruction_count; n-- > 0;) {
            const struct instruction *i = &f->instructions[f->blocks[b].first_instruction + n];
            if (i->opcode == OP_CALL && (i->dx_op == DX_IgnoreHit || i->dx_op == DX_AcceptHitAndEndSearch))
                s->ends[b] = f->blocks[b].first_instruction + n;
        }
    }
}

/* The end of a block, which find_hit_ends() has found. */
void lower_hit_end(struct lowering *l, const struct instruction *i)
{
    unsupported(l, i, "as an instruction");
}

/* ---- Properties of rays, hits and instances ---------------------------------------------------------------------- */

uint32_t property_owner(struct lowering *l, const struct instruction *i, uint32_t property)
{
    uint32_t of = property >> 16;

    return of == OF_SHADER ? 0 : of == OF_HIT_OBJECT ? hit_object(l, i) : ray_query(l, i);
}

uint32_t read_property(struct lowering *l, uint32_t property, uint32_t owner, uint32_t type, uint32_t id)
{
    uint32_t number = property & 0xFFFF, of = property >> 16;

    if (of == OF_SHADER) {
        uint32_t value = builtin_input(l, (SpvBuiltIn)number, type);
        return id ? copy_as(l->b, type, id, value) : value;
    }
    id = id ? id : new_id(l->b);
    return of == CANDIDATE || of == COMMITTED ? EMIT_AS(l->b, (SpvOp)number, type, id, owner, constant_u32(l->b, of))
                                              : EMIT_AS(l->b, (SpvOp)number, type, id, owner);
}

/* Number of the first operand that tells which part of the property is wanted. */
static uint32_t first_place(uint32_t property)
{
    return property >> 16 == OF_SHADER ? 0 : 1;
}

void lower_ray_scalar(struct lowering *l, const struct instruction *i, uint32_t property)
{
    uint32_t owner = property_owner(l, i, property);

    read_property(l, property, owner, value_type(l, i->type), result_id(l, i));
}

void lower_ray_vector(struct lowering *l, const struct instruction *i, uint32_t property)
{
    uint32_t type = value_type(l, i->type), component = operand_literal(l, i, first_place(property));
    uint32_t count = (property & 0xFFFF) == SpvOpRayQueryGetIntersectionBarycentricsKHR ? 2 : 3;
    uint32_t owner = property_owner(l, i, property);

    if (component >= count)
        unsupported(l, i, "the component must be 0, 1 or 2");
    uint32_t vector = read_property(l, property, owner, type_vector(l->b, type, count), 0);
    component_as(l->b, type, result_id(l, i), vector, component);
}

/* DXIL's matrix has three rows of four elements, SPIR-V's has four columns of three. */
void lower_ray_matrix(struct lowering *l, const struct instruction *i, uint32_t property)
{
    uint32_t type = type_transform(l->b), owner = property_owner(l, i, property);
    uint32_t matrix = read_property(l, property, owner, type, 0), first = first_place(property);
    uint64_t row, column;

    if (!operand_constant(l, i, first, &row) || !operand_constant(l, i, first + 1, &column) || row > 2 || column > 3)
        unsupported(l, i, "row and column must be constants below 3 and 4");
    EMIT_AS(l->b, SpvOpCompositeExtract, type_f32(l->b), result_id(l, i), matrix, (uint32_t)column, (uint32_t)row);
}
