/* Inline ray tracing. A ray query is a variable in SPIR-V; DXIL names it by the i32 that AllocateRayQuery returns. If
 * every use names its allocation, that i32 is a symbol. Otherwise it is an index into an array of queries. */

#include "spirv/resources/access.h"
#include "spirv/function/function.h"
#include "spirv/function/usage.h"
#include "spirv/ray_tracing/ray_tracing.h"

enum ray_flag { /* same values in DXIL and SPIR-V */
    RAY_SKIP_TRIANGLES = 0x100,
    RAY_SKIP_PROCEDURALS = 0x200,
    RAY_FORCE_MICROMAPS_OF_TWO_STATES = 0x400
};

enum {
    QUERY_ALLOWS_MICROMAPS = 1 /* second flags operand of AllocateRayQuery2 */
};

/* Vulkan ignores opacity micromaps unless the shader declares this capability. */
static void need_micromaps(struct lowering *l)
{
    need_capability_of(l->b, SpvCapabilityRayTracingOpacityMicromapEXT,
                       HAS(l, OPACITY_MICROMAP_KHR) ? EXT_OPACITY_MICROMAP_KHR : EXT_OPACITY_MICROMAP);
}

/* VK_KHR_opacity_micromap: queries that meet micromaps are undefined without this mode. */
static void declare_micromap_mode(struct lowering *l)
{
    if (l->ray_queries.declares_micromaps)
        return;
    l->ray_queries.declares_micromaps = true;
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_OPACITY_MICROMAP_EXECUTION_MODE,
                       EXT_OPACITY_MICROMAP_KHR);
    APPEND(l->b, &l->b->execution_modes, SpvOpExecutionModeId, l->main_function,
           DXS_SPV_EXECUTION_MODE_OPACITY_MICROMAP_ID, constant_bool(l->b, true));
}

static uint32_t ray_query_type(struct lowering *l)
{
    need_version(l->b, 0x00010400);
    need_capability_of(l->b, SpvCapabilityRayQueryKHR, EXT_RAY_QUERY);
    return type_ray_query(l->b);
}

/* ---- Queries chosen at run time ---------------------------------------------------------------------------------- */

/* Whether operand 0 of the instruction is a ray query. */
static bool takes_ray_query(const struct instruction *i)
{
    return i->opcode == OP_CALL &&
           ((i->dx_op >= DX_RayQuery_TraceRayInline &&
             i->dx_op <= DX_RayQuery_CommittedInstanceContributionToHitGroupIndex) ||
            (i->dx_op >= DX_RayQuery_CandidateClusterID && i->dx_op <= DX_RayQuery_CommittedClusterID) ||
            i->dx_op == DX_RayQuery_CandidateTriangleObjectPosition ||
            i->dx_op == DX_RayQuery_CommittedTriangleObjectPosition || i->dx_op == DX_HitObject_FromRayQuery ||
            i->dx_op == DX_HitObject_FromRayQueryWithAttrs);
}

static uint16_t own_flags(const struct module *module, const struct function *function, const struct instruction *made)
{
    uint64_t flags = 0;

    module_integer(module, function, function->operands[made->first_operand], &flags);
    return (uint16_t)flags;
}

static bool allows_micromaps(const struct module *module, const struct function *function,
                             const struct instruction *made)
{
    uint64_t flags = 0;

    if (made->dx_op == DX_AllocateRayQuery2)
        module_integer(module, function, function->operands[made->first_operand + 1], &flags);
    return flags & QUERY_ALLOWS_MICROMAPS;
}

/* Whether operand `k` is a query, and not where an operation takes one. */
static bool hands_on_query(const struct module *module, const struct function *function, const struct instruction *i,
                           uint32_t k)
{
    bool is_value = i->opcode == OP_PHI ? k % 2 == 0 : k < instruction_value_operands(i); /* phi: value, block, ... */
    if (!is_value || (k == 0 && takes_ray_query(i)))
        return false;
    const struct value *value = module_value(module, function, function->operands[i->first_operand + k]);
    return value->kind == VALUE_INSTRUCTION && allocates_ray_query(&function->instructions[value->index]);
}

/* Whether a query allocated in the function has a use other than as operand 0 of an operation. */
static bool hands_on_queries(const struct module *module, const struct function *function)
{
    value_id first = NO_VALUE, last = 0; /* range of the allocations: rejects most operands quickly */

    for (uint32_t c = 0; c < function->call_count; c++) {
        const struct instruction *i = &function->instructions[function->calls[c]];
        if (!allocates_ray_query(i) || i->result == NO_VALUE)
            continue;
        first = i->result < first ? i->result : first;
        last = i->result > last ? i->result : last;
    }
    const struct instruction *end = function->instructions + function->instruction_count;
    for (const struct instruction *i = function->instructions; i < end; i++) {
        const value_id *operands = function->operands + i->first_operand;
        for (uint32_t k = 0; k < i->operand_count; k++)
            if (operands[k] - first <= last - first && hands_on_query(module, function, i, k))
                return true;
    }
    return false;
}

/* Adds the function's allocations to the counts and flags of `queries`. */
static void count_queries(struct ray_queries *queries, const struct module *module, const struct function *function)
{
    for (uint32_t c = 0; c < function->call_count; c++) {
        const struct instruction *i = &function->instructions[function->calls[c]];
        if (!allocates_ray_query(i))
            continue;
        uint16_t flags = own_flags(module, function, i);
        queries->flags[queries->count % MAX_QUERIES] = flags;
        queries->flags_differ |= flags != queries->flags[0];
        queries->all_flags |= flags;
        queries->has_micromaps |= allows_micromaps(module, function, i);
        queries->count++;
    }
}

void find_ray_queries(struct lowering *l)
{
    struct ray_queries *queries = &l->ray_queries;
    bool handed_on = false;

    if (queries->known)
        return;
    for (uint32_t f = 0; f < l->module->function_count; f++) {
        const struct function *function = &l->module->functions[f];
        uint32_t before = queries->count;
        count_queries(queries, l->module, function);
        handed_on |= queries->count > before && hands_on_queries(l->module, function);
    }
    if (handed_on && queries->count > MAX_QUERIES)
        fail(l->fault, DXS_RESULT_LIMIT_EXCEEDED, "more than %u ray queries chosen at run time", (unsigned)MAX_QUERIES);
    if (!handed_on)
        queries->count = 0;
    queries->known = true;
}

/* Index of a query among all allocations of the module. */
static uint32_t query_number(const struct lowering *l, const struct instruction *made)
{
    struct ray_queries before = {0};
    const struct function *function = l->module->functions;

    for (; function != l->function; function++)
        count_queries(&before, l->module, function);
    for (uint32_t c = 0; &function->instructions[function->calls[c]] != made; c++)
        before.count += allocates_ray_query(&function->instructions[function->calls[c]]);
    return before.count;
}

void lower_ray_query_allocate(struct lowering *l, const struct instruction *i)
{
    EMIT_AS(l->b, SpvOpCopyObject, type_u32(l->b), result_id(l, i), constant_u32(l->b, query_number(l, i)));
}

static uint32_t array_of_queries(struct lowering *l)
{
    struct ray_queries *queries = &l->ray_queries;

    if (!queries->variable) {
        uint32_t type = type_array(l->b, ray_query_type(l), queries->count);
        queries->variable = global_variable(l->b, type, SpvStorageClassPrivate, 0);
        vector_push(l->arena, &l->interface_ids, queries->variable);
    }
    return queries->variable;
}

/* The allocation that defines operand 0; NULL: unknown. */
static const struct instruction *allocation(struct lowering *l, const struct instruction *i)
{
    const struct instruction *query = defining_instruction(l, operand_value(l, i, 0));

    return query && allocates_ray_query(query) ? query : NULL;
}

static uint32_t chosen_query(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t array = array_of_queries(l), number = operand(l, i, 0);

    return access_element(b, SpvStorageClassPrivate, ray_query_type(l), array, number);
}

uint32_t ray_query(struct lowering *l, const struct instruction *i)
{
    const struct instruction *made = allocation(l, i);

    if (l->ray_queries.count > 0)
        return chosen_query(l, i);
    if (!made)
        unsupported(l, i, "the ray query must come from AllocateRayQuery");
    uint32_t *variable = &l->state->base[local_number(l, made->result)];
    if (*variable == ENCODED_UNDEF)
        *variable = local_variable(l->b, ray_query_type(l), 0);
    return *variable;
}

uint32_t ray_vector(struct lowering *l, const struct instruction *i, uint32_t first)
{
    const uint32_t lanes[] = {operand(l, i, first), operand(l, i, first + 1), operand(l, i, first + 2)};
    return compose(l, type_f32(l->b), 3, lanes);
}

static void need_for_flags(struct lowering *l, uint32_t flags)
{
    if (flags & (RAY_SKIP_TRIANGLES | RAY_SKIP_PROCEDURALS))
        need_capability(l->b, SpvCapabilityRayTraversalPrimitiveCullingKHR);
    if (flags & RAY_FORCE_MICROMAPS_OF_TWO_STATES)
        need_micromaps(l);
}

uint32_t ray_flags(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t fixed)
{
    uint64_t given;

    need_for_flags(l, fixed);
    if (!operand_constant(l, i, number, &given)) {
        uint32_t flags = operand(l, i, number);
        if (l->options->workarounds.on[DXS_WORKAROUND_NO_PRIMITIVE_CULLING])
            flags = bit_and_imm(l->b, flags, ~(uint32_t)(RAY_SKIP_TRIANGLES | RAY_SKIP_PROCEDURALS));
        else
            need_capability(l->b, SpvCapabilityRayTraversalPrimitiveCullingKHR); /* the flags may skip primitives */
        return fixed == 0 ? flags : bit_or_imm(l->b, flags, fixed);
    }
    need_for_flags(l, (uint32_t)given);
    return constant_u32(l->b, fixed | (uint32_t)given);
}

uint32_t acceleration_structure(struct lowering *l, const struct instruction *i, uint32_t number)
{
    struct handle h = resolve_handle(l, i, number);

    if (h.info->kind != DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE ||
        h.resource->binding.descriptor != DXS_DESCRIPTOR_FORM_ADDRESS)
        return load_object(l, &h, acceleration_structure_view(l, &h));
    uint32_t type = type_acceleration_structure(l->b), address = resource_address(l, &h);
    return emit_once(l, SpvOpConvertUToAccelerationStructureKHR, type, address, 0);
}

/* Ray flags of a query that an index chooses: those of the last allocation up to it that has others than the one
 * before. */
static uint32_t chosen_flags(struct lowering *l, uint32_t number)
{
    struct builder *b = l->b;
    const struct ray_queries *queries = &l->ray_queries;
    uint32_t flags = constant_u32(b, queries->flags[0]), boolean = type_bool(b);

    for (uint32_t n = 1; n < queries->count; n++) {
        if (queries->flags[n] == queries->flags[n - 1])
            continue;
        uint32_t later = emit_once(l, SpvOpUGreaterThanEqual, boolean, number, constant_u32(b, n));
        uint32_t own = constant_u32(b, queries->flags[n]);
        flags = select_value(b, type_u32(b), later, own, flags);
    }
    return flags;
}

/* Ray flags: those of the operation combined with those of the query. */
static uint32_t combined_flags(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    const struct instruction *made = allocation(l, i);

    bool meets_micromaps = made ? allows_micromaps(l->module, l->function, made) : l->ray_queries.has_micromaps;

    if (meets_micromaps)
        need_micromaps(l);
    if ((meets_micromaps || l->options->workarounds.on[DXS_WORKAROUND_MICROMAPS_IN_QUERIES]) &&
        HAS(l, OPACITY_MICROMAP_KHR))
        declare_micromap_mode(l);
    if (made || !l->ray_queries.flags_differ)
        return ray_flags(l, i, 2, made ? own_flags(l->module, l->function, made) : l->ray_queries.all_flags);
    need_for_flags(l, l->ray_queries.all_flags);
    uint32_t own = chosen_flags(l, operand(l, i, 0)), given = ray_flags(l, i, 2, 0);
    return emit_once(l, SpvOpBitwiseOr, type_u32(b), given, own);
}

void lower_ray_query_trace(struct lowering *l, const struct instruction *i)
{
    uint32_t query = ray_query(l, i), scene = acceleration_structure(l, i, 1);
    uint32_t flags = combined_flags(l, i), mask = operand(l, i, 3);
    uint32_t origin = ray_vector(l, i, 4), nearest = operand(l, i, 7), direction = ray_vector(l, i, 8);

    EMIT_VOID(l->b, SpvOpRayQueryInitializeKHR, query, scene, flags, mask, origin, nearest, direction,
              operand(l, i, 11));
}

void lower_ray_query_proceed(struct lowering *l, const struct instruction *i)
{
    EMIT_AS(l->b, SpvOpRayQueryProceedKHR, type_bool(l->b), result_id(l, i), ray_query(l, i));
}

void lower_ray_query_decision(struct lowering *l, const struct instruction *i, uint32_t op)
{
    EMIT_VOID(l->b, (SpvOp)op, ray_query(l, i));
}

void lower_ray_query_commit_procedural(struct lowering *l, const struct instruction *i)
{
    EMIT_VOID(l->b, SpvOpRayQueryGenerateIntersectionKHR, ray_query(l, i), operand(l, i, 1));
}

/* SPIR-V tells whether the procedural primitive is opaque, DXIL whether it is not. */
void lower_ray_query_non_opaque(struct lowering *l, const struct instruction *i)
{
    uint32_t type = type_bool(l->b);
    uint32_t opaque = EMIT(l->b, SpvOpRayQueryGetIntersectionCandidateAABBOpaqueKHR, type, ray_query(l, i));

    negate_as(l->b, type, result_id(l, i), opaque);
}
