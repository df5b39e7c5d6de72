/* Rules for ray tracing: hints that reorder threads, values that a call may change, hit objects, and capabilities of
 * ray flags. */
#include "rules.h"

#include <string.h>

/* ---- Hints ------------------------------------------------------------------------------------------------------- */

enum { /* words of OpReorderThreadWithHintEXT and OpReorderThreadWithHitObjectEXT */
    HINT_LENGTH = 3,
    OBJECT_LENGTH = 2
};

static const struct instruction *operation_of(const struct dxil_view *dxil, const struct function *function,
                                              value_id value)
{
    const struct instruction *i = instruction_of(dxil->module, function, value);

    return i && i->opcode == OP_CALL ? i : NULL;
}

/* The word must be a constant where the operand is, and the same one. */
static void check_number(struct conversion *c, const struct code_view *op, const struct dxil_at *at, uint32_t word,
                         uint32_t operand)
{
    uint64_t dxil;
    uint32_t reported;
    bool is_asked = constant_operand(c->dxil->module, at->function, at->i, operand, &dxil);
    bool is_reported = constant_of(c->words, op->words[word], &reported);

    if (is_asked ? !is_reported || reported != (uint32_t)dxil : is_reported)
        fault_found(c, op, "the word %u is not the operand %u", word, operand);
}

/* SPV_EXT_shader_invocation_reorder. HLSL specification 0027, "MaybeReorderThread": hit object, hint, its significant
 * bits; none: the hit object alone decides. A nop says as much as no hit object. */
static void check_reordering(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    uint64_t bits;

    if (is_operation(&at, DX_BufferUpdateCounter)) /* NVAPI writes its operations so */
        return;
    if (!is_operation(&at, DX_MaybeReorderThread)) {
        fault_found(c, op, "threads are reordered that the shader leaves where they are");
        return;
    }
    const struct instruction *maker = operation_of(c->dxil, at.function, operand_of(at.function, at.i, 0));
    bool is_nop = maker && maker->dx_op == DX_HitObject_MakeNop;
    bool has_hint = !constant_operand(c->dxil->module, at.function, at.i, 2, &bits) || bits > 0;
    uint32_t hint = is_nop ? 1 : 2;

    if (is_nop != (op->opcode == NewerOpReorderThreadWithHintEXT) || op->length != (is_nop     ? HINT_LENGTH
                                                                                    : has_hint ? OBJECT_LENGTH + 2
                                                                                               : OBJECT_LENGTH)) {
        fault_found(c, op, "the hit object or the hint is lost");
        return;
    }
    if (!is_nop && storage_class_of(c->words, op->words[1]) != SpvStorageClassFunction)
        fault_found(c, op, "the hit object is no variable");
    if (op->length < HINT_LENGTH)
        return;
    check_number(c, op, &at, hint, 1);
    check_number(c, op, &at, hint + 1, 2);
    bool is_twice = operand_of(at.function, at.i, 1) == operand_of(at.function, at.i, 2);
    if (!is_twice && op->words[hint] == op->words[hint + 1] && !is_constant(c->words, op->words[hint]))
        fault_found(c, op, "hint and bits are the same number");
    if (type_of(c->words, op->words[hint]) != type_of(c->words, op->words[hint + 1]))
        fault_found(c, op, "the hint is no integer");
}

/* ---- Intersections ------------------------------------------------------------------------------------------------
 */

static bool begins_with(const char *text, const char *begin)
{
    return strncmp(text, begin, strlen(begin)) == 0;
}

/* SPV_KHR_ray_query and its successors: the last operand tells of which intersection a property is read. DXIL has an
 * operation for each; the query's own operations for the opacity of boxes and for rays have no such operand. */
static void check_intersection(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    const char *name = at.i && at.i->opcode == OP_CALL ? dxil_name(at.i->dx_op) : "";
    bool of_candidate = begins_with(name, "RayQuery_Candidate"), of_committed = begins_with(name, "RayQuery_Committed");
    uint32_t reported, expected = of_candidate ? SpvRayQueryIntersectionRayQueryCandidateIntersectionKHR
                                               : SpvRayQueryIntersectionRayQueryCommittedIntersectionKHR;

    if (!of_candidate && !of_committed)
        return;
    if (op->length != 5) {
        if (op->opcode != SpvOpRayQueryGetIntersectionCandidateAABBOpaqueKHR)
            fault_found(c, op, "a property of an intersection names none");
        return;
    }
    if (!constant_of(c->words, op->words[4], &reported) || reported != expected)
        fault_found(c, op, "a property of the other intersection");
}

static bool reads_intersection(uint32_t opcode)
{
    return opcode == SpvOpRayQueryGetIntersectionTypeKHR ||
           (opcode >= SpvOpRayQueryGetIntersectionTKHR && opcode <= SpvOpRayQueryGetIntersectionWorldToObjectKHR) ||
           opcode == NewerOpRayQueryGetIntersectionTriangleVertexPositionsKHR ||
           opcode == NewerOpRayQueryGetIntersectionClusterIdNV;
}

/* ---- Lanes --------------------------------------------------------------------------------------------------------
 */

/* Vulkan, "Shader call related": behind such an instruction the invocation may be another lane of another subgroup. */
static bool moves(uint32_t opcode)
{
    switch (opcode) {
    case SpvOpTraceRayKHR:
    case SpvOpExecuteCallableKHR:
    case SpvOpReportIntersectionKHR:
    case NewerOpHitObjectTraceRayEXT:
    case NewerOpHitObjectExecuteShaderEXT:
    case NewerOpReorderThreadWithHintEXT:
    case NewerOpReorderThreadWithHitObjectEXT:
        return true;
    default:
        return false;
    }
}

/* So it may behind a call of a function, if another function than the caller has such an instruction. */
static bool may_move(const struct module_view *w, const struct code_view *op)
{
    for (size_t n = 0; op->opcode == SpvOpFunctionCall && n < w->op_count; n++)
        if (moves(w->ops[n].opcode) && w->ops[n].function != op->function)
            return true;
    return moves(op->opcode);
}

/* What calls and reports change: the lane, and how long the ray still is. */
static bool loads_changing(const struct module_view *w, const struct code_view *op)
{
    uint32_t root = op->opcode == SpvOpLoad ? root_of(w, op->words[3]) : 0;

    return root && is_decorated(w, root, SpvDecorationBuiltIn) &&
           (w->ids[root].builtin == SpvBuiltInSubgroupLocalInvocationId ||
            w->ids[root].builtin == SpvBuiltInSubgroupSize || w->ids[root].builtin == SpvBuiltInRayTmaxKHR);
}

/* What the operation says of its lane, or of its ray, must be read behind the last instruction in front of it that may
 * have moved the invocation. DXR specification, "RayTCurrent": reports of an intersection shader change it. `moved`:
 * that instruction. */
static void check_read_anew(struct conversion *c, const struct code_view *op, const struct code_view *moved)
{
    struct dxil_at at = dxil_at(c, op);
    bool may_report = moved->opcode == SpvOpReportIntersectionKHR || moved->opcode == SpvOpFunctionCall;
    bool is_ray = is_operation(&at, DX_RayTCurrent) && may_report;

    if (!is_ray && !is_operation(&at, DX_WaveGetLaneIndex) && !is_operation(&at, DX_WaveGetLaneCount))
        return;
    for (const struct code_view *load = c->words->ops; load < moved; load++)
        if (load->function == op->function && loads_changing(c->words, load) && op->opcode == SpvOpCopyObject &&
            op->words[3] == load->words[2])
            fault_found(c, op, "the %s is that from before a call", is_ray ? "length of the ray" : "lane");
}

static void check_lanes(struct conversion *c)
{
    const struct code_view *moved = NULL;

    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (may_move(c->words, op))
            moved = op;
        else if (moved && moved->function == op->function)
            check_read_anew(c, op, moved);
    }
}

/* ---- Hit objects --------------------------------------------------------------------------------------------------
 */

/* The code of the instruction empties this variable of hit objects. */
static bool is_emptied(const struct conversion *c, uint32_t function, uint32_t line, uint32_t variable)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (op->opcode == NewerOpHitObjectRecordEmptyEXT && op->function == function && op->line == line &&
            op->words[1] == variable)
            return true;
    }
    return false;
}

/* HLSL specification 0027, "HitObject::MakeNop": one empty hit object may be where several others begin. Each of their
 * variables is emptied. */
static void check_empty_inputs(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    const struct module *module = c->dxil->module;

    if (!is_operation(&at, DX_HitObject_Invoke))
        return;
    const struct instruction *phi = instruction_of(module, at.function, operand_of(at.function, at.i, 0));
    for (uint32_t k = 0; phi && phi->opcode == OP_PHI && k < phi->operand_count; k += 2) {
        const struct instruction *input = operation_of(c->dxil, at.function, operand_of(at.function, phi, k));
        if (input && input->dx_op == DX_HitObject_MakeNop &&
            !is_emptied(c, at.number, (uint32_t)(input - at.function->instructions), op->words[1]))
            fault_found(c, op, "the hit object keeps an earlier hit, where it is empty");
    }
}

/* HLSL specification 0027, "HitObject::GetAttributes": what is read into a variable of the operation's own goes on to
 * the place that the shader names. */
static void check_place_of_attributes(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    uint32_t loaded = 0;

    if (!is_operation(&at, DX_HitObject_Attributes))
        return;
    value_id place = operand_of(at.function, at.i, at.i->operand_count - 1);
    const struct instruction *pointer = instruction_of(c->dxil->module, at.function, place);
    if (!pointer || pointer->opcode != OP_GEP)
        return;
    const struct code_view *end = c->words->ops + c->words->op_count;
    for (const struct code_view *next = op + 1; next < end && next->line == op->line; next++) {
        if (next->opcode == SpvOpLoad && next->words[3] == op->words[2])
            loaded = next->words[2];
        else if (loaded && next->opcode == SpvOpStore && next->words[2] == loaded)
            return;
    }
    fault_found(c, op, "the attributes do not reach the place that they are read into");
}

/* SPV_EXT_shader_invocation_reorder: a hit object's record is read by a pointer to a block with this decoration. */
static void check_record(struct conversion *c, const struct code_view *op)
{
    const struct id_view *ids = c->words->ids;
    const uint32_t *handle = op->opcode == SpvOpBitcast ? ids[op->words[3]].definition : NULL;

    if (!handle || (handle[0] & SpvOpCodeMask) != NewerOpHitObjectGetShaderRecordBufferHandleEXT)
        return;
    const uint32_t *pointer = ids[op->words[1]].definition;
    if (!is_decorated(c->words, pointer[3], DECORATION_SHADER_RECORD))
        fault_found(c, op, "the block of the record does not say that it is one");
}

static void check_hit_objects(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (op->opcode == NewerOpHitObjectExecuteShaderEXT)
            check_empty_inputs(c, op);
        else if (op->opcode == NewerOpHitObjectGetAttributesEXT)
            check_place_of_attributes(c, op);
        check_record(c, op);
    }
}

/* ---- Capabilities ------------------------------------------------------------------------------------------------ */

enum { /* DXR specification, "Ray flags"; "RayQuery flags" */
    SKIPS_PRIMITIVES = 0x100 | 0x200,
    FORCES_TWO_STATES = 0x400,
    ALLOWS_MICROMAPS = 1
};

/* Capabilities that the rays of a function need, or may need: flags that are not constant may be any. */
struct ray_needs {
    bool culling, micromaps, maybe_culling, maybe_micromaps;
    bool traces_chosen;   /* a query that control flow or an index chooses */
    bool meets_micromaps; /* a query that says so traces */
};

static void add_flags(struct ray_needs *needs, uint64_t flags, bool traces)
{
    needs->maybe_culling |= (flags & SKIPS_PRIMITIVES) != 0;
    needs->maybe_micromaps |= (flags & FORCES_TWO_STATES) != 0;
    needs->culling |= traces && flags & SKIPS_PRIMITIVES;
    needs->micromaps |= traces && flags & FORCES_TWO_STATES;
}

static void add_query(const struct conversion *c, struct ray_needs *needs, const struct function *f,
                      const struct instruction *made, bool traces)
{
    uint64_t flags, micromaps = 0;

    constant_operand(c->dxil->module, f, made, 0, &flags);
    if (made->dx_op == DX_AllocateRayQuery2)
        constant_operand(c->dxil->module, f, made, 1, &micromaps);
    add_flags(needs, flags, traces);
    needs->maybe_micromaps |= (micromaps & ALLOWS_MICROMAPS) != 0;
    needs->micromaps |= traces && micromaps & ALLOWS_MICROMAPS;
    needs->meets_micromaps |= traces && micromaps & ALLOWS_MICROMAPS;
}

static void add_ray(const struct conversion *c, struct ray_needs *needs, const struct function *f,
                    const struct instruction *i)
{
    uint32_t operand = 1;
    uint64_t flags;

    switch (i->dx_op) {
    case DX_AllocateRayQuery:
    case DX_AllocateRayQuery2:
        add_query(c, needs, f, i, false);
        return;
    case DX_HitObject_MakeMiss:
        operand = 0;
        break;
    case DX_TraceRay:
    case DX_HitObject_TraceRay:
        break;
    case DX_RayQuery_TraceRayInline:
        operand = 2;
        break;
    default:
        return;
    }
    bool is_known = constant_operand(c->dxil->module, f, i, operand, &flags);
    if (!is_known)
        flags = c->options->workarounds.on[DXS_WORKAROUND_NO_PRIMITIVE_CULLING] ? 0 : SKIPS_PRIMITIVES;
    add_flags(needs, flags, i->dx_op != DX_HitObject_MakeMiss);
    const struct instruction *query =
        i->dx_op == DX_RayQuery_TraceRayInline ? operation_of(c->dxil, f, operand_of(f, i, 0)) : NULL;
    if (query && (query->dx_op == DX_AllocateRayQuery || query->dx_op == DX_AllocateRayQuery2))
        add_query(c, needs, f, query, true);
    else
        needs->traces_chosen |= i->dx_op == DX_RayQuery_TraceRayInline;
}

/* Without the capabilities, Vulkan forbids flags that skip primitives and ignores opacity micromaps. */
static void check_ray_capabilities(struct conversion *c)
{
    const struct module *m = c->dxil->module;
    struct ray_needs needs = {0};
    bool culls = has_capability(c->words, SpvCapabilityRayTraversalPrimitiveCullingKHR);
    bool has_micromaps = has_capability(c->words, SpvCapabilityRayTracingOpacityMicromapEXT);
    bool has_mode = has_capability(c->words, 6032 /* RayTracingOpacityMicromapExecutionModeKHR */);

    for (uint32_t n = 0; n < m->function_count; n++) {
        struct ray_needs more = {0};
        const struct function *f = &m->functions[n];
        for (uint32_t k = 0; k < f->call_count; k++)
            add_ray(c, &more, f, &f->instructions[f->calls[k]]);
        bool is_entry = n == c->entry->function; /* which other functions it calls is not followed */
        needs.culling |= is_entry && (more.culling || (more.traces_chosen && more.maybe_culling));
        needs.micromaps |= is_entry && (more.micromaps || (more.traces_chosen && more.maybe_micromaps));
        needs.meets_micromaps |= is_entry && more.meets_micromaps;
        needs.maybe_culling |= more.maybe_culling;
        needs.maybe_micromaps |= more.maybe_micromaps;
    }
    if (needs.culling && !culls)
        fault_found(c, NULL, "RayTraversalPrimitiveCullingKHR is not declared");
    if (culls && !needs.maybe_culling)
        fault_found(c, NULL, "RayTraversalPrimitiveCullingKHR is declared, and not needed");
    if (needs.micromaps && !has_micromaps)
        fault_found(c, NULL, "RayTracingOpacityMicromapEXT is not declared");
    if (has_micromaps && !needs.maybe_micromaps)
        fault_found(c, NULL, "RayTracingOpacityMicromapEXT is declared, and not needed");
    if (has_mode && !c->options->features.on[DXS_FEATURE_OPACITY_MICROMAP_KHR])
        fault_found(c, NULL, "OpacityMicromapIdKHR without the feature");
    if (!has_mode && needs.meets_micromaps && c->options->features.on[DXS_FEATURE_OPACITY_MICROMAP_KHR])
        fault_found(c, NULL, "OpacityMicromapIdKHR is not declared");
}

static void check_reorderings(struct conversion *c)
{
    uint32_t dxil = 0, made = 0;

    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (op->opcode != NewerOpReorderThreadWithHintEXT && op->opcode != NewerOpReorderThreadWithHitObjectEXT)
            continue;
        check_reordering(c, op);
        made += op->function == c->entry->function;
    }
    if (c->entry->function >= c->dxil->module->function_count) /* a hull shader without control points */
        return;
    const struct function *f = &c->dxil->module->functions[c->entry->function];
    for (uint32_t k = 0; k < f->call_count; k++)
        dxil += f->instructions[f->calls[k]].dx_op == DX_MaybeReorderThread;
    if (dxil > made)
        fault_found(c, NULL, "%u reorderings of threads, expected %u", made, dxil);
}

void check_rays(struct conversion *c)
{
    check_reorderings(c);
    for (size_t n = 0; n < c->words->op_count; n++)
        if (reads_intersection(c->words->ops[n].opcode))
            check_intersection(c, &c->words->ops[n]);
    check_lanes(c);
    check_hit_objects(c);
    check_ray_capabilities(c);
}
