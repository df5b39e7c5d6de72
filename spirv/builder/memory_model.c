/* Rewrites a module from the GLSL450 memory model, which all lowering assumes, to the Vulkan memory model:
 *     writable shared memory            accesses get NonPrivate
 *     Coherent variables                loads get MakePointerVisible, stores MakePointerAvailable, both device scope
 *     other Volatile variables          accesses get Volatile
 *     barriers and atomics              release semantics get MakeAvailable, acquire semantics MakeVisible
 *     the barrier of a hull shader      orders outputs
 * The decorations Coherent and Volatile go: the Vulkan model forbids them. */
#include "spirv/builder/rewrites.h"

enum fact {        /* known about an id: a variable, pointer, pointer type, struct or image */
    IS_SHARED = 1, /* other invocations access the memory */
    IS_COHERENT = 2,
    IS_READ_ONLY = 4,
    IS_VOLATILE = 8
};

struct rewriting {
    struct builder *b;
    uint8_t *facts;   /* by id: bits of enum fact */
    uint32_t *values; /* by id: first word of the OpConstant; 0: no constant */
    bool uses_device_scope;
};

/* Memory or image operands that an access of shared memory gets, and further ones if the memory is coherent. */
struct access_bits {
    uint32_t shared, coherent;
};
static const struct access_bits loads = {SpvMemoryAccessNonPrivatePointerMask, SpvMemoryAccessMakePointerVisibleMask};
static const struct access_bits stores = {SpvMemoryAccessNonPrivatePointerMask,
                                          SpvMemoryAccessMakePointerAvailableMask};
static const struct access_bits reads = {SpvImageOperandsNonPrivateTexelMask, SpvImageOperandsMakeTexelVisibleMask};
static const struct access_bits writes = {SpvImageOperandsNonPrivateTexelMask, SpvImageOperandsMakeTexelAvailableMask};

/* ---- Facts ------------------------------------------------------------------------------------------------------- */

static uint8_t fact_of(uint32_t decoration)
{
    return decoration == SpvDecorationCoherent      ? IS_COHERENT
           : decoration == SpvDecorationNonWritable ? IS_READ_ONLY
           : decoration == SpvDecorationVolatile    ? IS_VOLATILE
                                                    : 0;
}

/* Records decorations as facts. Removes Coherent and Volatile. */
static void take_decorations(struct rewriting *r)
{
    struct words *section = &r->b->annotations;
    uint32_t kept = 0;

    for (uint32_t at = 0, length; at < section->count; at += length) {
        uint32_t *words = section->data + at;
        length = words[0] >> 16;
        uint8_t fact = fact_of(words[(words[0] & 0xFFFF) == SpvOpMemberDecorate ? 3 : 2]);
        r->facts[words[1]] |= fact;
        if (fact & (IS_COHERENT | IS_VOLATILE))
            continue;
        memmove(section->data + kept, words, length * sizeof *words);
        kept += length;
    }
    section->count = kept;
}

/* Whether invocations share memory of this storage class. */
static bool is_shared(uint32_t storage)
{
    return storage == SpvStorageClassStorageBuffer || storage == SpvStorageClassPhysicalStorageBuffer ||
           storage == SpvStorageClassWorkgroup;
}

static void read_globals(struct rewriting *r)
{
    const struct words *globals = &r->b->globals;

    for (uint32_t at = 0; at < globals->count; at += globals->data[at] >> 16) {
        const uint32_t *words = globals->data + at;
        uint32_t op = words[0] & 0xFFFF;
        if (op == SpvOpTypePointer && is_shared(words[2]))
            r->facts[words[1]] = IS_SHARED | r->facts[words[3]]; /* buffers at addresses decorate their block type */
        else if (op == DXS_SPV_OP_TYPE_UNTYPED_POINTER && is_shared(words[2]))
            r->facts[words[1]] = IS_SHARED;
        else if (op == SpvOpVariable || op == DXS_SPV_OP_UNTYPED_VARIABLE)
            r->facts[words[2]] |= r->facts[words[1]];
        else if (op == SpvOpConstant)
            r->values[words[2]] = words[3];
    }
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

static uint32_t device_scope(struct rewriting *r)
{
    r->uses_device_scope = true;
    return constant_u32(r->b, SpvScopeDevice);
}

/* Sets bits in the mask of optional operands of the last instruction, which begins at `start`. `mask`: index of the
 * mask in the instruction; it is added if absent. The scope comes last: operands of the bits already set are those of
 * lower bits. */
static void add_operands(struct rewriting *r, struct words *out, uint32_t start, uint32_t mask, uint32_t bits,
                         bool with_scope)
{
    if (start + mask == out->count)
        vector_push(r->b->arena, out, 0);
    out->data[start + mask] |= bits;
    if (with_scope)
        vector_push(r->b->arena, out, device_scope(r));
    out->data[start] = (out->count - start) << 16 | (out->data[start] & 0xFFFF);
}

static void change_access(struct rewriting *r, struct words *out, uint32_t start, uint32_t mask, uint8_t facts,
                          const struct access_bits *bits)
{
    bool coherent = facts & IS_COHERENT;

    if (facts & IS_SHARED && !(facts & IS_READ_ONLY))
        add_operands(r, out, start, mask, bits->shared | (coherent ? bits->coherent : 0), coherent);
    else if (facts & IS_VOLATILE)
        add_operands(r, out, start, mask, SpvMemoryAccessVolatileMask, false);
}

/* ---- Barriers ---------------------------------------------------------------------------------------------------- */

static void note_scope(struct rewriting *r, uint32_t scope)
{
    if (r->values[scope] == SpvScopeDevice)
        r->uses_device_scope = true;
}

/* A release makes writes available, an acquire makes them visible. `semantics`: the operand, which follows the memory
 * scope. */
static void change_semantics(struct rewriting *r, uint32_t *semantics)
{
    uint32_t value = r->values[*semantics], more = 0;

    note_scope(r, semantics[-1]);
    if (value & (SpvMemorySemanticsReleaseMask | SpvMemorySemanticsAcquireReleaseMask))
        more |= SpvMemorySemanticsMakeAvailableMask;
    if (value & (SpvMemorySemanticsAcquireMask | SpvMemorySemanticsAcquireReleaseMask))
        more |= SpvMemorySemanticsMakeVisibleMask;
    if (more)
        *semantics = constant_u32(r->b, value | more);
}

/* The barrier of a hull shader orders the outputs of its invocations, in the GLSL450 model without scope or
 * semantics. */
static void order_outputs(struct rewriting *r, uint32_t *scope_and_semantics)
{
    uint32_t value = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsOutputMemoryMask;

    scope_and_semantics[0] = constant_u32(r->b, SpvScopeWorkgroup);
    scope_and_semantics[1] =
        constant_u32(r->b, value | SpvMemorySemanticsMakeAvailableMask | SpvMemorySemanticsMakeVisibleMask);
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

/* Rewrites the last instruction of `out`, which begins at `start`, and derives the facts of its result. */
static void change(struct rewriting *r, struct words *out, uint32_t start)
{
    uint32_t *words = out->data + start;
    uint8_t *facts = r->facts;

    switch (words[0] & 0xFFFF) {
    case SpvOpFunctionParameter:
    case SpvOpConvertUToPtr:
    case SpvOpBitcast:
        facts[words[2]] = facts[words[1]];
        break;
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpCopyObject:
    case DXS_SPV_OP_RAW_ACCESS_CHAIN:
        facts[words[2]] = facts[words[3]] | (facts[words[1]] & IS_SHARED);
        break;
    case DXS_SPV_OP_UNTYPED_ACCESS_CHAIN:
        facts[words[2]] = facts[words[4]];
        break;
    case DXS_SPV_OP_BUFFER_POINTER: /* its own decorations say what memory it is */
        facts[words[2]] |= facts[words[1]] & IS_SHARED;
        break;
    case SpvOpLoad:
        facts[words[2]] = facts[words[3]] & (IS_COHERENT | IS_READ_ONLY); /* an image */
        change_access(r, out, start, 4, facts[words[3]], &loads);
        break;
    case SpvOpStore:
        change_access(r, out, start, 3, facts[words[1]], &stores);
        break;
    case DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD:
        change_access(r, out, start, 6, facts[words[3]], &loads);
        break;
    case DXS_SPV_OP_COOPERATIVE_MATRIX_STORE:
        change_access(r, out, start, 5, facts[words[1]], &stores);
        break;
    case SpvOpImageRead:
    case SpvOpImageSparseRead:
        change_access(r, out, start, 5, facts[words[3]] | IS_SHARED, &reads);
        break;
    case SpvOpImageWrite:
        change_access(r, out, start, 4, facts[words[1]] | IS_SHARED, &writes);
        break;
    case SpvOpControlBarrier:
        if (r->values[words[2]] == SpvScopeInvocation)
            order_outputs(r, words + 2);
        else
            change_semantics(r, words + 3);
        break;
    case SpvOpMemoryBarrier:
        change_semantics(r, words + 2);
        break;
    case SpvOpAtomicStore:
        change_semantics(r, words + 3);
        break;
    default:
        if ((words[0] & 0xFFFF) >= SpvOpAtomicLoad && (words[0] & 0xFFFF) <= SpvOpAtomicXor)
            change_semantics(r, words + 5);
        break;
    }
}

static void rewrite(struct rewriting *r, struct words *section)
{
    struct words out = {0};

    for (uint32_t at = 0, length; at < section->count; at += length) {
        uint32_t start = out.count;
        length = section->data[at] >> 16;
        memcpy(words_append(r->b->arena, &out, length), section->data + at, length * sizeof *out.data);
        change(r, &out, start);
    }
    *section = out;
}

void use_vulkan_memory_model(struct builder *b)
{
    struct rewriting r = {.b = b};

    r.facts = arena_zeroed(b->arena, b->next_id, sizeof *r.facts);
    r.values = arena_zeroed_words(b->arena, b->next_id);
    take_decorations(&r);
    read_globals(&r);
    for (uint32_t n = 0; n < b->pieces.count; n++)
        rewrite(&r, &b->pieces.data[n]);
    rewrite(&r, &b->functions);
    b->vulkan_memory_model = true;
    need_capability_of(b, SpvCapabilityVulkanMemoryModel, EXT_VULKAN_MEMORY_MODEL);
    if (r.uses_device_scope)
        need_capability(b, SpvCapabilityVulkanMemoryModelDeviceScope);
}
