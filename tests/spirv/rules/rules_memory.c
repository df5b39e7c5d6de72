/* Rules for barriers, atomics, and what variables say of their accesses. */
#include "rules.h"

#include <stdlib.h>

/* ---- Barriers ---------------------------------------------------------------------------------------------------- */

/* DXIL.rst, "Barrier", and the specification of shader model 6.8: bits of the operands. */
enum {
    MODE_SYNC = 1,
    MODE_DEVICE = 2,
    MODE_GROUP = 4,
    MODE_GROUPSHARED = 8,
    MEMORY_UAV = 1,
    MEMORY_GROUPSHARED = 2,
    MEMORY_RECORDS = 4 | 8,
    SEMANTIC_SYNC = 1,
    SEMANTIC_GROUP = 2,
    SEMANTIC_DEVICE = 4,
    FLAG_RESOURCE_HEAP_INDEXING = 30, /* bit of the shader flags */
    RESOURCE_SEMANTICS = SpvMemorySemanticsUniformMemoryMask | SpvMemorySemanticsImageMemoryMask,
    KNOWN_SEMANTICS = SpvMemorySemanticsMakeAvailableMask | SpvMemorySemanticsMakeVisibleMask
};

struct asked_barrier {
    bool synchronizes, resources, groupshared, on_device;
};

static bool has_groups(const struct conversion *c)
{
    return c->entry->stage == DXS_STAGE_COMPUTE || c->entry->stage == DXS_STAGE_MESH ||
           c->entry->stage == DXS_STAGE_AMPLIFICATION || c->entry->stage == DXS_STAGE_NODE;
}

static struct asked_barrier by_semantics(uint64_t memory, uint64_t semantics)
{
    bool orders = semantics & (SEMANTIC_GROUP | SEMANTIC_DEVICE);

    return (struct asked_barrier){
        .synchronizes = semantics & SEMANTIC_SYNC,
        .resources = orders && memory & (MEMORY_UAV | MEMORY_RECORDS),
        .groupshared = orders && memory & MEMORY_GROUPSHARED,
        .on_device = semantics & SEMANTIC_DEVICE,
    };
}

/* False: the instruction is no barrier. */
static bool read_barrier(const struct conversion *c, const struct dxil_at *at, struct asked_barrier *barrier)
{
    uint64_t first = 0, second = 0;

    if (!at->i || at->i->opcode != OP_CALL)
        return false;
    constant_operand(c->dxil->module, at->function, at->i, 0, &first);
    constant_operand(c->dxil->module, at->function, at->i, 1, &second);
    switch (at->i->dx_op) {
    case DX_Barrier:
        *barrier = (struct asked_barrier){first & MODE_SYNC, first & (MODE_DEVICE | MODE_GROUP),
                                          first & MODE_GROUPSHARED, first & MODE_DEVICE};
        return true;
    case DX_BarrierByMemoryType:
        *barrier = by_semantics(first, second);
        return true;
    case DX_BarrierByMemoryHandle:
        *barrier = by_semantics(MEMORY_UAV, second);
        return true;
    case DX_BarrierByNodeRecordHandle:
        *barrier = by_semantics(MEMORY_RECORDS, second);
        return true;
    default:
        return false;
    }
}

/* Other groups see only what is globallycoherent, and atomics. What comes from a heap may be the former. */
static bool shares_with_groups(const struct conversion *c)
{
    const struct module *m = c->dxil->module;
    bool shares = c->entry->shader_flags >> FLAG_RESOURCE_HEAP_INDEXING & 1 || c->entry->stage == DXS_STAGE_NODE;

    for (uint32_t n = 0; n < m->info.resource_count; n++)
        shares |= m->resources[n].info.globally_coherent;
    for (uint32_t n = 0; n < m->function_count; n++)
        for (uint32_t k = 0; k < m->functions[n].call_count; k++) {
            uint32_t op = m->functions[n].instructions[m->functions[n].calls[k]].dx_op;
            shares |= op == DX_AtomicBinOp || op == DX_AtomicCompareExchange;
        }
    return shares;
}

static void check_order(struct conversion *c, const struct code_view *op, const struct asked_barrier *dxil,
                        const uint32_t *scope_and_semantics)
{
    uint32_t scope, semantics, wanted = 0;
    bool groupshared = dxil->groupshared && has_groups(c);

    constant_of(c->words, scope_and_semantics[0], &scope);
    constant_of(c->words, scope_and_semantics[1], &semantics);
    wanted |= dxil->resources ? RESOURCE_SEMANTICS : 0;
    wanted |= groupshared ? SpvMemorySemanticsWorkgroupMemoryMask : 0;
    wanted |= wanted ? SpvMemorySemanticsAcquireReleaseMask : 0;
    wanted |= wanted && c->words->memory_model == SpvMemoryModelVulkan ? KNOWN_SEMANTICS : 0;
    if (semantics != wanted)
        fault_found(c, op, "a barrier has the semantics 0x%x, expected 0x%x", semantics, wanted);
    if (!wanted)
        return;
    bool device = !has_groups(c) || (dxil->resources && c->options->workarounds.on[DXS_WORKAROUND_DEVICE_BARRIERS]) ||
                  (dxil->on_device && shares_with_groups(c));
    if (scope != (uint32_t)(device ? SpvScopeDevice : SpvScopeWorkgroup))
        fault_found(c, op, "a barrier has the memory scope %u, expected %s", scope, device ? "Device" : "Workgroup");
}

/* The type of the matrix that the instruction moves; NULL: it moves none. */
static const uint32_t *moved_matrix(const struct conversion *c, const struct code_view *op)
{
    const struct module_view *w = c->words;

    if (op->opcode == NewerOpCooperativeMatrixLoadKHR)
        return definition_of(w, op->words[1]);
    return op->opcode == NewerOpCooperativeMatrixStoreKHR ? definition_of(w, type_of(w, op->words[2])) : NULL;
}

/* The scope of the invocations that share the matrix which the operation moves; false: it moves none. */
static bool scope_of_matrix(const struct conversion *c, const struct code_view *op, uint32_t *scope)
{
    const struct module_view *w = c->words;
    const struct code_view *first = op, *end = w->ops + w->op_count;
    bool moves = false;

    while (first > w->ops && first[-1].line == op->line && first[-1].function == op->function)
        first--;
    for (; first < end && first->line == op->line && first->function == op->function; first++) {
        const uint32_t *matrix = moved_matrix(c, first);
        moves |= matrix && constant_of(w, matrix[3], scope);
    }
    return moves;
}

/* In Vulkan's memory model the barrier of a hull shader says that it orders outputs. */
static void check_hull_barrier(struct conversion *c, const struct code_view *op)
{
    uint32_t scope = 0, semantics = 0,
             wanted = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsOutputMemoryMask |
                      SpvMemorySemanticsMakeAvailableMask | SpvMemorySemanticsMakeVisibleMask;

    constant_of(c->words, op->words[2], &scope);
    constant_of(c->words, op->words[3], &semantics);
    if (c->words->memory_model == SpvMemoryModelVulkan && (scope != SpvScopeWorkgroup || semantics != wanted))
        fault_found(c, op, "a hull shader's barrier has the scope %u and the semantics 0x%x", scope, semantics);
}

/* A barrier that another operation needs, to pass values between threads: records of nodes lie in buffers. */
static void check_own_barrier(struct conversion *c, const struct code_view *op)
{
    uint32_t scope, reported, semantics,
        wanted = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask;

    if (c->entry->stage == DXS_STAGE_NODE)
        wanted |= SpvMemorySemanticsUniformMemoryMask;
    if (c->entry->stage == DXS_STAGE_HULL)
        check_hull_barrier(c, op);
    constant_of(c->words, op->words[op->length - 1], &semantics);
    if (has_groups(c) && (semantics & wanted) != wanted)
        fault_found(c, op, "a barrier of an operation has the semantics 0x%x, expected 0x%x or more", semantics,
                    wanted);
    for (uint32_t n = 1; n < 3 && scope_of_matrix(c, op, &scope); n++)
        if (!constant_of(c->words, op->words[n], &reported) || reported != scope)
            fault_found(c, op, "a barrier of a matrix has the scope %u, expected %u", reported, scope);
}

/* LLVM's fence orders all memory, for all threads of the device. */
static void check_fence(struct conversion *c, const struct code_view *op)
{
    uint32_t scope = 0, semantics = 0,
             wanted = RESOURCE_SEMANTICS | SpvMemorySemanticsWorkgroupMemoryMask | SpvMemorySemanticsAcquireReleaseMask;

    constant_of(c->words, op->words[1], &scope);
    constant_of(c->words, op->words[2], &semantics);
    if (scope != SpvScopeDevice || (semantics & wanted) != wanted)
        fault_found(c, op, "a fence has the scope %u and the semantics 0x%x", scope, semantics);
}

static void check_barrier(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    struct asked_barrier dxil;
    uint32_t scope;
    bool waits = op->opcode == SpvOpControlBarrier;

    if (at.i && at.i->opcode == OP_FENCE && op->opcode == SpvOpMemoryBarrier)
        check_fence(c, op);
    if (!read_barrier(c, &at, &dxil)) {
        bool in_wave = c->options->workarounds.on[DXS_WORKAROUND_LOCKSTEP_GROUPSHARED] && waits &&
                       constant_of(c->words, op->words[1], &scope) && scope == SpvScopeSubgroup; /* rules_values.c */
        if (waits && !in_wave)
            check_own_barrier(c, op);
        return;
    }
    if (waits != (dxil.synchronizes && has_groups(c)))
        fault_found(c, op, waits ? "a barrier waits that should not" : "a barrier does not wait");
    if (waits && (!constant_of(c->words, op->words[1], &scope) || scope != SpvScopeWorkgroup))
        fault_found(c, op, "a barrier waits in another scope than the group");
    check_order(c, op, &dxil, op->words + (waits ? 2 : 1));
}

/* Whether some instruction of a DXIL block became code. */
static bool is_emitted(const struct conversion *c, uint32_t function, const struct basic_block *b)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (op->function == function && op->line >= b->first_instruction &&
            op->line < b->first_instruction + b->instruction_count && op->opcode != SpvOpLine)
            return true;
    }
    return false;
}

static bool has_barrier_at(const struct conversion *c, uint32_t function, uint32_t line)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (op->function == function && op->line == line &&
            (op->opcode == SpvOpControlBarrier || op->opcode == SpvOpMemoryBarrier))
            return true;
    }
    return false;
}

static void check_block_of_barriers(struct conversion *c, uint32_t number, const struct basic_block *b)
{
    const struct function *f = &c->dxil->module->functions[number];

    for (uint32_t n = b->first_instruction; n < b->first_instruction + b->instruction_count; n++) {
        struct dxil_at at = {f, &f->instructions[n], number};
        struct code_view place = {.function = number, .line = n};
        struct asked_barrier dxil;
        if (!read_barrier(c, &at, &dxil))
            continue;
        bool does_something = dxil.resources || (has_groups(c) && (dxil.synchronizes || dxil.groupshared));
        if (does_something && is_emitted(c, number, b) && !has_barrier_at(c, number, n))
            fault_found(c, &place, "a barrier is lost");
    }
}

static void check_lost_barriers(struct conversion *c)
{
    const struct module *module = c->dxil->module;

    for (uint32_t n = 0; n < module->function_count; n++)
        for (uint32_t b = 0; b < module->functions[n].block_count; b++)
            check_block_of_barriers(c, n, &module->functions[n].blocks[b]);
}

/* ---- Scratch memory of matrices ------------------------------------------------------------------------------------
 */

/* A matrix that changes its use, is transposed or is added to a buffer lies in memory of the translator meanwhile. Each
 * wave of the group has a part of its own, the last wave too if it is not full; matrices of the group need one part. */
static void check_scratch(struct conversion *c, const struct code_view *op)
{
    const struct module_view *w = c->words;
    const uint32_t *matrix = moved_matrix(c, op), *group = c->entry->thread_group;
    uint32_t root = root_of(w, op->words[1]), storage = storage_class_of(w, op->words[1]);
    struct dxil_at at = dxil_at(c, op);

    if (storage != SpvStorageClassWorkgroup || is_operation(&at, DX_LinAlgMatrixStoreToMemory) ||
        is_operation(&at, DX_AtomicCompareExchange)) /* the shader's own memory; AGS writes its operations so */
        return;
    uint32_t scope, by_columns, stride, lines, length, waves = 1;
    uint32_t lanes = c->options->pipeline.lane_count ? c->options->pipeline.lane_count : c->entry->wave_size_min;
    const uint32_t *array = definition_of(w, contents_of(w, root));
    if (!constant_of(w, matrix[3], &scope) || !constant_of(w, op->words[3], &by_columns) ||
        !constant_of(w, op->words[4], &stride) || !constant_of(w, matrix[by_columns ? 5 : 4], &lines) ||
        opcode_of(array) != SpvOpTypeArray || !constant_of(w, array[3], &length)) {
        fault_found(c, op, "the scratch memory of a matrix has no constant size");
        return;
    }
    if (scope == SpvScopeSubgroup)
        waves = (group[0] * group[1] * group[2] + lanes - 1) / lanes;
    if (length != waves * lines * stride)
        fault_found(c, op, "%u words of scratch memory, expected %u for each of %u", length, lines * stride, waves);
}

/* ---- Atomics ----------------------------------------------------------------------------------------------------- */

static bool is_atomic(uint32_t dx_op)
{
    switch (dx_op) {
    case DX_AtomicBinOp:
    case DX_AtomicCompareExchange:
    case DX_BufferUpdateCounter:
    case DX_WriteSamplerFeedback:
    case DX_WriteSamplerFeedbackBias:
    case DX_WriteSamplerFeedbackLevel:
    case DX_WriteSamplerFeedbackGrad:
        return true;
    default:
        return false;
    }
}

/* The last group that has finished with a record sees what the others have written to it. */
static void check_sharing(struct conversion *c, const struct code_view *op)
{
    uint32_t scope, semantics, wanted = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsUniformMemoryMask;

    constant_of(c->words, op->words[4], &scope);
    constant_of(c->words, op->words[5], &semantics);
    if (scope != SpvScopeDevice || (semantics & wanted) != wanted)
        fault_found(c, op, "groups that share a record count in scope %u, semantics 0x%x", scope, semantics);
}

/* Direct3D's atomics order nothing else. Those of resources act on the device, those of groupshared memory in the
 * group. */
static void check_atomic(struct conversion *c, const struct code_view *op)
{
    const uint32_t *scope_and_semantics = op->words + (op->opcode == SpvOpAtomicStore ? 2 : 4);
    struct dxil_at at = dxil_at(c, op);
    uint32_t scope, semantics, storage = storage_class_of(c->words, op->words[accessed_word(op)]);
    uint32_t expected = storage == SpvStorageClassWorkgroup ? SpvScopeWorkgroup : SpvScopeDevice;

    if (is_operation(&at, DX_FinishedCrossGroupSharing))
        check_sharing(c, op);
    if (!at.i || (at.i->opcode == OP_CALL && !is_atomic(at.i->dx_op)))
        return;
    constant_of(c->words, scope_and_semantics[0], &scope);
    constant_of(c->words, scope_and_semantics[1], &semantics);
    if (scope != expected)
        fault_found(c, op, "an atomic has the scope %u, expected %u", scope, expected);
    if (semantics != SpvMemorySemanticsMaskNone)
        fault_found(c, op, "an atomic has the semantics 0x%x: it orders nothing", semantics);
    if ((op->opcode == SpvOpAtomicCompareExchange) &&
        (!constant_of(c->words, op->words[6], &semantics) || semantics != SpvMemorySemanticsMaskNone))
        fault_found(c, op, "an atomic has semantics where it is unequal: it orders nothing");
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

uint8_t effect_of(uint32_t opcode)
{
    switch (opcode) {
    case SpvOpStore:
    case SpvOpImageWrite:
    case SpvOpAtomicStore:
    case NewerOpCooperativeMatrixStoreKHR:
        return WRITES_IT;
    case SpvOpImageQuerySize:
    case SpvOpImageQueryLevels:
    case SpvOpImageQuerySamples:
    case SpvOpImageQuerySizeLod:
        return 0;
    default:
        return (opcode >= SpvOpAtomicLoad && opcode <= SpvOpAtomicXor) || opcode == SpvOpAtomicFAddEXT ||
                       opcode == SpvOpAtomicFMinEXT || opcode == SpvOpAtomicFMaxEXT
                   ? READS_IT | WRITES_IT
                   : READS_IT;
    }
}

static bool is_descriptor(const struct module_view *w, uint32_t type)
{
    uint32_t op = opcode_of(definition_of(w, type));

    return op == SpvOpTypeImage || op == SpvOpTypeSampler || op == SpvOpTypeAccelerationStructureKHR;
}

/* By id of a variable. */
static void find_effects(const struct module_view *w, uint8_t *effects)
{
    for (size_t n = 0; n < w->op_count; n++) {
        const struct code_view *op = &w->ops[n];
        uint32_t at = accessed_word(op), root = at ? root_of(w, op->words[at]) : 0;
        if (root && !(op->opcode == SpvOpLoad && is_descriptor(w, op->words[1])))
            effects[root] |= effect_of(op->opcode) | (effect_of(op->opcode) == (READS_IT | WRITES_IT) ? CHANGES_IT : 0);
    }
}

static uint64_t decorations_with_members(const struct module_view *w, uint32_t variable)
{
    uint32_t type = contents_of(w, variable);

    while (opcode_of(definition_of(w, type)) == SpvOpTypeArray ||
           opcode_of(definition_of(w, type)) == SpvOpTypeRuntimeArray)
        type = definition_of(w, type)[2];
    return w->ids[variable].decorations | (type < w->bound ? w->ids[type].member_decorations : 0);
}

static bool is_storage(const struct module_view *w, uint32_t variable)
{
    uint32_t type = contents_of(w, variable), storage = storage_class_of(w, variable);

    while (opcode_of(definition_of(w, type)) == SpvOpTypeArray ||
           opcode_of(definition_of(w, type)) == SpvOpTypeRuntimeArray)
        type = definition_of(w, type)[2];
    const uint32_t *image = definition_of(w, type);
    return storage == SpvStorageClassStorageBuffer ||
           (storage == SpvStorageClassUniformConstant && opcode_of(image) == SpvOpTypeImage && image[7] == 2 &&
            image[3] != SpvDimSubpassData);
}

/* The effects of all variables of the same descriptor. */
static uint8_t effects_of_place(const struct module_view *w, const uint8_t *effects, uint32_t variable)
{
    const struct id_view *v = &w->ids[variable];
    uint8_t all = effects[variable];

    for (uint32_t id = 1; id < w->bound; id++)
        if (w->ids[id].decorations & DECORATION(SpvDecorationBinding) && w->ids[id].binding == v->binding &&
            w->ids[id].set == v->set)
            all |= effects[id];
    return all;
}

/* The resource of a variable; NULL: none, or several that share the set and binding. */
static const struct answered_binding *binding_of(const struct conversion *c, uint32_t variable)
{
    const struct id_view *v = &c->words->ids[variable];
    const struct answered_binding *found = NULL;

    for (uint32_t n = 0; n < c->answers->binding_count; n++) {
        const struct answered_binding *b = &c->answers->bindings[n];
        if (b->binding.descriptor == DXS_DESCRIPTOR_FORM_ADDRESS || b->binding.in_heap || b->binding.set != v->set ||
            b->binding.binding != v->binding)
            continue;
        if (found)
            return NULL;
        found = b;
    }
    return found;
}

bool may_store_halves(const struct conversion *c)
{
    return c->options->workarounds.on[DXS_WORKAROUND_NO_16BIT_STORAGE] && c->dxil->module->info.native_16bit;
}

uint8_t dxil_effect(const struct instruction *i)
{
    switch (i->dx_op) {
    case DX_TextureStore:
    case DX_TextureStoreSample:
    case DX_BufferStore:
    case DX_RawBufferStore:
    case DX_RawBufferVectorStore:
        return WRITES_IT;
    case DX_GetDimensions:
    case DX_BufferUpdateCounter:
    case DX_AnnotateHandle:
    case DX_BarrierByMemoryHandle:
        return 0;
    default:
        return dxil_result(i->dx_op) == 'r' ? READS_IT : READS_IT | WRITES_IT;
    }
}

/* What the operations of the module, dead or not, do with a resource. Handles that cannot be followed: everything. */
static uint8_t dxil_effects(const struct conversion *c, const struct dxs_resource *resource)
{
    const struct module *module = c->dxil->module;
    uint8_t effects = 0;

    for (uint32_t n = 0; n < module->function_count; n++) {
        const struct function *f = &module->functions[n];
        for (uint32_t k = 0; k < f->call_count; k++) {
            const struct instruction *i = &f->instructions[f->calls[k]];
            value_id value = handle_operand(f, i, 0);
            if (value == NO_VALUE || !dxil_effect(i))
                continue;
            struct dxil_handle handle = dxil_handle(module, f, value);
            const struct dxs_resource *r =
                handle.resource == UINT32_MAX ? NULL : &module->resources[handle.resource].info;
            if (!r || (r->resource_class == resource->resource_class && r->id == resource->id))
                effects |= dxil_effect(i);
        }
    }
    return effects;
}

/* Vulkan, "fragmentStoresAndAtomics" and "shaderStorageImageReadWithoutFormat": a device without these features takes
 * only variables that say what is not done with them. */
static void check_qualifiers(struct conversion *c, uint32_t variable, uint8_t effects)
{
    uint64_t decorations = decorations_with_members(c->words, variable);
    bool not_written = decorations & DECORATION(SpvDecorationNonWritable),
         not_read = decorations & DECORATION(SpvDecorationNonReadable);
    const struct answered_binding *b = binding_of(c, variable);

    if (!b)
        return;
    const struct dxs_resource *r = &b->resource;
    bool is_uav = r->resource_class == DXS_RESOURCE_CLASS_UAV;
    if (not_written && effects & WRITES_IT)
        fault_found(c, NULL, "%c%u, space %u, is NonWritable, and written", "tubs"[r->resource_class], r -> lower_bound,
                    r -> space);
    if (not_read && effects & READS_IT)
        fault_found(c, NULL, "%c%u, space %u, is NonReadable, and read", "tubs"[r->resource_class], r -> lower_bound,
                    r -> space);
    bool lacks_one = (!not_written && !(effects & WRITES_IT)) || (is_uav && !not_read && !(effects & READS_IT));
    uint8_t dxil = lacks_one ? dxil_effects(c, r) : READS_IT | WRITES_IT;
    if (!not_written && !((effects | dxil) & WRITES_IT))
        fault_found(c, NULL, "NonWritable is lost: nothing writes %c%u, space %u", "tubs"[r->resource_class],
                    r -> lower_bound, r -> space);
    if (is_uav && !not_read && !((effects | dxil) & READS_IT) && !may_store_halves(c))
        fault_found(c, NULL, "NonReadable is lost: nothing reads u%u, space %u", r->lower_bound, r->space);
}

enum {
    FLAG_LOADS_ANY_FORMAT = 13 /* DXIL.rst, "Shader flags": TypedUAVLoadAdditionalFormats */
};

/* A view of Direct3D may have any format. Loads are of R32 formats, unless the shader's flag or the device allows
 * others; atomics are of R32 formats, too. */
static void check_format(struct conversion *c, uint32_t variable, uint8_t effects)
{
    const struct answered_binding *b = binding_of(c, variable);
    uint32_t type = contents_of(c->words, variable);

    while (opcode_of(definition_of(c->words, type)) == SpvOpTypeArray ||
           opcode_of(definition_of(c->words, type)) == SpvOpTypeRuntimeArray)
        type = definition_of(c->words, type)[2];
    const uint32_t *image = definition_of(c->words, type);
    if (!b || opcode_of(image) != SpvOpTypeImage || b->resource.resource_class != DXS_RESOURCE_CLASS_UAV ||
        b->resource.kind < DXS_RESOURCE_KIND_TEXTURE_1D || b->resource.kind > DXS_RESOURCE_KIND_TYPED_BUFFER)
        return;
    bool is_any = c->entry->shader_flags >> FLAG_LOADS_ANY_FORMAT & 1 ||
                  c->options->features.on[DXS_FEATURE_STORAGE_IMAGE_READ_WITHOUT_FORMAT];
    bool is_wide = definition_of(c->words, image[2])[2] == 64, is_unknown = image[8] == SpvImageFormatUnknown;
    uint8_t dxil = dxil_effects(c, &b->resource);
    bool has_atomics = effects & CHANGES_IT || is_wide;
    if (is_unknown && (has_atomics || (effects & READS_IT && !is_any)))
        fault_found(c, NULL, "u%u, space %u, lacks a format", b->resource.lower_bound, b->resource.space);
    if (!is_unknown && !has_atomics && (!(dxil & READS_IT) || is_any))
        fault_found(c, NULL, "u%u, space %u, has a format, and views may have others", b->resource.lower_bound,
                    b->resource.space);
}

/* Whether the code has a barrier that orders what threads do with resources, other than records of nodes. */
static bool orders_resources(const struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        struct dxil_at at = dxil_at(c, &c->words->ops[n]);
        struct asked_barrier dxil;
        uint64_t memory = MEMORY_UAV;
        if (!read_barrier(c, &at, &dxil) || is_operation(&at, DX_BarrierByNodeRecordHandle))
            continue;
        if (at.i->dx_op == DX_BarrierByMemoryType)
            constant_operand(c->dxil->module, at.function, at.i, 0, &memory);
        if (dxil.resources && memory & MEMORY_UAV)
            return true;
    }
    return false;
}

/* SPIR-V, "Coherent": without Vulkan's memory model, threads see each other's stores behind a barrier only so. */
static void check_shared_by_barrier(struct conversion *c, uint32_t variable, uint8_t effects)
{
    const struct answered_binding *b = binding_of(c, variable);
    uint8_t both = READS_IT | WRITES_IT;

    if (b && b->resource.resource_class == DXS_RESOURCE_CLASS_UAV && (effects & both) == both &&
        !(decorations_with_members(c->words, variable) & DECORATION(SpvDecorationCoherent)))
        fault_found(c, NULL, "u%u, space %u, is not Coherent: threads share it by barriers", b->resource.lower_bound,
                    b->resource.space);
}

/* Buffers of the binding model: addresses, offsets, sizes. */
static void check_side_buffer(struct conversion *c, uint32_t variable, uint8_t effects)
{
    const struct module_view *w = c->words;
    bool is_resource = false;

    for (uint32_t n = 0; n < c->answers->binding_count; n++) {
        const struct dxs_binding *b = &c->answers->bindings[n].binding;
        is_resource |= b->set == w->ids[variable].set &&
                       (b->binding == w->ids[variable].binding || b->counter_binding == w->ids[variable].binding);
        is_resource |= b->counter_set == w->ids[variable].set && b->counter_binding == w->ids[variable].binding;
    }
    if (!is_resource && storage_class_of(w, variable) == SpvStorageClassStorageBuffer && !(effects & WRITES_IT) &&
        !(decorations_with_members(w, variable) & DECORATION(SpvDecorationNonWritable)))
        fault_found(c, NULL, "NonWritable is lost: nothing writes the buffer at set %u, binding %u",
                    w->ids[variable].set, w->ids[variable].binding);
}

static void check_variables(struct conversion *c)
{
    const struct module_view *w = c->words;
    uint8_t *effects = calloc(w->bound, 1);
    bool is_shared = w->memory_model != SpvMemoryModelVulkan && orders_resources(c);

    if (!effects)
        exit(3);
    find_effects(w, effects);
    for (uint32_t id = 1; id < w->bound; id++)
        if (w->ids[id].decorations & DECORATION(SpvDecorationBinding) && is_storage(w, id)) {
            if (is_shared)
                check_shared_by_barrier(c, id, effects_of_place(w, effects, id));
            check_qualifiers(c, id, effects_of_place(w, effects, id));
            check_format(c, id, effects_of_place(w, effects, id));
            if (c->answers->is_complete)
                check_side_buffer(c, id, effects_of_place(w, effects, id));
        }
    free(effects);
}

/* ---- Aliases ----------------------------------------------------------------------------------------------------- */

/* The descriptors of a heap are different resources, which do not overlap. */
static bool is_heap(const struct conversion *c, uint32_t variable)
{
    const struct id_view *v = &c->words->ids[variable];

    for (uint32_t n = 0; n < c->answers->binding_count; n++) {
        const struct dxs_binding *b = &c->answers->bindings[n].binding;
        if (b->in_heap && b->set == v->set && b->binding == v->binding)
            return true;
    }
    return false;
}

/* SPIR-V, "Aliasing": variables of one descriptor are Aliased if something is written there. */
static void check_aliases(struct conversion *c)
{
    const struct module_view *w = c->words;

    for (uint32_t a = 1; a < w->bound; a++)
        for (uint32_t b = a + 1; w->ids[a].decorations & DECORATION(SpvDecorationBinding) && b < w->bound; b++) {
            uint64_t both = w->ids[a].decorations & w->ids[b].decorations;
            if (!(both & DECORATION(SpvDecorationBinding)) || w->ids[a].binding != w->ids[b].binding ||
                w->ids[a].set != w->ids[b].set || storage_class_of(w, a) != SpvStorageClassStorageBuffer ||
                storage_class_of(w, b) != SpvStorageClassStorageBuffer)
                continue;
            bool written = !(decorations_with_members(w, a) & decorations_with_members(w, b) &
                             DECORATION(SpvDecorationNonWritable));
            if (written && !(both & DECORATION(SpvDecorationAliased)) && !is_heap(c, a))
                fault_found(c, NULL, "two variables of one buffer are not Aliased: set %u, binding %u", w->ids[a].set,
                            w->ids[a].binding);
        }
}

enum {
    FLAG_MAY_NOT_ALIAS = 33 /* DXIL.rst, "Shader flags": ResMayNotAlias, since shader model 6.7 */
};

/* Vulkan, "Restrict": nothing else accesses the same memory. The flag says so of UAVs; before it, Direct3D took it for
 * granted. */
static void check_restrict(struct conversion *c)
{
    const struct module_view *w = c->words;
    const struct dxs_module_info *info = &c->dxil->module->info;
    bool is_known = info->shader_model_major > 6 || info->shader_model_minor >= 7;
    bool may_alias = is_known && !(c->entry->shader_flags >> FLAG_MAY_NOT_ALIAS & 1);

    for (uint32_t id = 1; id < w->bound; id++) {
        const struct answered_binding *b =
            w->ids[id].decorations & DECORATION(SpvDecorationBinding) && is_storage(w, id) ? binding_of(c, id) : NULL;
        bool is_restrict = is_decorated(w, id, SpvDecorationRestrict),
             aliased = is_decorated(w, id, SpvDecorationAliased);
        if (!b || b->resource.resource_class != DXS_RESOURCE_CLASS_UAV)
            continue;
        if (may_alias && is_restrict)
            fault_found(c, NULL, "u%u, space %u, is Restrict, and may alias", b->resource.lower_bound,
                        b->resource.space);
        if (!may_alias && !is_restrict && !aliased)
            fault_found(c, NULL, "Restrict of u%u, space %u, is lost", b->resource.lower_bound, b->resource.space);
    }
}

/* ---- Volatile ---------------------------------------------------------------------------------------------------- */

/* Vulkan, "Built-in variables": the value of some built-ins may change while a ray tracing shader runs. */
static bool must_be_volatile(const struct conversion *c, uint32_t builtin)
{
    enum dxs_stage stage = c->entry->stage;
    bool moves = stage >= DXS_STAGE_RAY_GENERATION && stage <= DXS_STAGE_CALLABLE && stage != DXS_STAGE_ANY_HIT;

    switch (builtin) {
    case SpvBuiltInSubgroupSize:
    case SpvBuiltInSubgroupLocalInvocationId:
    case SpvBuiltInSubgroupEqMask:
    case SpvBuiltInSubgroupGeMask:
    case SpvBuiltInSubgroupGtMask:
    case SpvBuiltInSubgroupLeMask:
    case SpvBuiltInSubgroupLtMask:
        return moves;
    case SpvBuiltInRayTmaxKHR:
        return stage == DXS_STAGE_INTERSECTION;
    default:
        return false;
    }
}

static void check_volatile(struct conversion *c, const struct code_view *op)
{
    const struct module_view *w = c->words;
    uint32_t root = root_of(w, op->words[3]);

    if (!root || !is_decorated(w, root, SpvDecorationBuiltIn) || storage_class_of(w, root) != SpvStorageClassInput)
        return;
    bool is_volatile = w->memory_model == SpvMemoryModelVulkan
                           ? op->length > 4 && op->words[4] & SpvMemoryAccessVolatileMask
                           : is_decorated(w, root, SpvDecorationVolatile);
    if (must_be_volatile(c, w->ids[root].builtin) != is_volatile)
        fault_found(c, op, "the built-in %u is %sVolatile", w->ids[root].builtin, is_volatile ? "" : "not ");
}

enum { /* specification of work graphs, NodeIOFlags */
    NODE_READ_WRITE = 4,
    NODE_OF_GROUP = 0x40
};

/* Whether a load or store of the DXIL accesses records of nodes that several threads may write. */
static bool accesses_shared_records(const struct conversion *c, const struct dxil_at *at)
{
    const struct module *module = c->dxil->module;
    const struct instruction *i = at->i;

    if (!i || (i->opcode != OP_LOAD && i->opcode != OP_STORE))
        return false;
    do
        i = instruction_of(module, at->function, operand_of(at->function, i, 0));
    while (i && (i->opcode == OP_GEP || i->opcode == OP_CAST));
    if (!i || i->opcode != OP_CALL || i->dx_op != DX_GetNodeRecordPtr)
        return false;
    i = instruction_of(module, at->function, operand_of(at->function, i, 0));
    if (!i || i->opcode != OP_CALL || i->dx_op != DX_AnnotateNodeRecordHandle)
        return false;
    uint32_t flags = dxil_member(module, at->function, operand_of(at->function, i, 1), 0);
    return flags & NODE_READ_WRITE && flags & NODE_OF_GROUP;
}

/* A record lies at an address, so no variable can be Coherent for it. */
static void check_shared_records(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    uint32_t operands = op->opcode == SpvOpLoad ? 4 : 3, pointer = op->opcode == SpvOpLoad ? 3 : 1;

    if (storage_class_of(c->words, op->words[pointer]) == SpvStorageClassPhysicalStorageBuffer &&
        accesses_shared_records(c, &at) &&
        !(op->length > operands && op->words[operands] & SpvMemoryAccessVolatileMask))
        fault_found(c, op, "an access to records that threads share is not Volatile");
}

/* ---- Private accesses -------------------------------------------------------------------------------------------- */

/* A variable, a block or a member of one says that nothing writes there. */
static bool is_read_only(const struct module_view *w, uint32_t id)
{
    for (uint32_t at = id; at; at = made_of(w, at)) {
        const uint32_t *type = definition_of(w, type_of(w, at));
        uint64_t decorations = w->ids[at].decorations;
        if (opcode_of(type) == SpvOpTypePointer && type[3] < w->bound)
            decorations |= w->ids[type[3]].member_decorations;
        if ((decorations | decorations_with_members(w, at)) & DECORATION(SpvDecorationNonWritable))
            return true;
    }
    return false;
}

/* SPIR-V, "NonPrivatePointer": barriers order only accesses that have it. */
static void check_private(struct conversion *c, const struct code_view *op)
{
    const struct module_view *w = c->words;
    uint32_t id = op->words[accessed_word(op)], at = op->opcode == SpvOpLoad ? 4 : 3;
    uint32_t storage = storage_class_of(w, id);
    bool shared = storage == SpvStorageClassWorkgroup || storage == SpvStorageClassStorageBuffer ||
                  storage == SpvStorageClassPhysicalStorageBuffer;

    if (shared && !is_read_only(w, id) && !(op->length > at && op->words[at] & SpvMemoryAccessNonPrivatePointerMask))
        fault_found(c, op, "a private access to shared memory");
}

void check_memory(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        bool is_access = op->opcode == SpvOpLoad || op->opcode == SpvOpStore;
        if (op->opcode == SpvOpControlBarrier || op->opcode == SpvOpMemoryBarrier)
            check_barrier(c, op);
        else if (effect_of(op->opcode) == (READS_IT | WRITES_IT))
            check_atomic(c, op);
        if (op->opcode == SpvOpLoad)
            check_volatile(c, op);
        if (op->opcode == NewerOpCooperativeMatrixStoreKHR)
            check_scratch(c, op);
        if (is_access && c->words->memory_model == SpvMemoryModelVulkan)
            check_private(c, op);
        if (is_access && c->entry->stage == DXS_STAGE_NODE)
            check_shared_records(c, op);
    }
    check_lost_barriers(c);
    check_variables(c);
    if (c->answers->is_complete)
        check_aliases(c);
    check_restrict(c);
}
