/* vkd3d-proton's ring for shader messages (include/shader-debug/debug_channel.h there). The pipeline's creator sets
 * four specialization constants, which vkd3d-proton does for every shader that it replaces:
 *
 *   0  u64  hash of the shader
 *   1  u64  address of the counter of words; 0: there is no ring
 *   2  u64  address of the ring
 *   3  u32  words of the ring, a power of two
 *
 * A message is 8 words and its values: number of words with the cookie 0xDEADCA70, hash (2 words), instance, thread (3
 * words), format of the values (2 bits each). The first word is written last: the
 * reader takes a message whose first word is not 0. */
#include "spirv/debug/print.h"
#include "spirv/function/function.h"

#define COOKIE 0xDEADCA70u

enum {
    RING_CONSTANTS = 4, /* their ids are 0 to 3 */
    HEADER_WORDS = 8,
    FORMAT_BITS = 2 /* enum ring_format */
};

struct ring {
    uint32_t hash, counter, words; /* u64 ids */
    uint32_t size;                 /* u32 id: number of words */
};

/* The shader's own constants: of the sample count, of views, of nodes. */
static void refuse_taken_constants(struct lowering *l)
{
    const struct words *annotations = &l->b->annotations;

    for (uint32_t at = 0; at < annotations->count; at += annotations->data[at] >> 16) {
        const uint32_t *words = annotations->data + at;
        if ((words[0] & 0xFFFF) == SpvOpDecorate && words[2] == SpvDecorationSpecId && words[3] < RING_CONSTANTS)
            fail(l->fault, DXS_RESULT_INVALID_ARGUMENT,
                 "%s: the shader has a specialization constant %u, which is one of the ring's",
                 l->options->print.to == DXS_PRINT_TO_RING ? "print.to" : "checks.to", words[3]);
    }
}

/* Prints and checks share it. */
static const struct ring *declare_ring(struct lowering *l)
{
    struct builder *b = l->b;
    struct ring *ring = l->ring;

    if (ring)
        return ring;
    refuse_taken_constants(l);
    need_capability_of(b, SpvCapabilityPhysicalStorageBufferAddresses, EXT_PHYSICAL_STORAGE_BUFFER);
    l->ring = ring = arena_array(l->arena, 1, sizeof *ring);
    ring->hash = new_spec_constant(b, 64, 0, l->options->shader_hash);
    ring->counter = new_spec_constant(b, 64, 1, 0);
    ring->words = new_spec_constant(b, 64, 2, 0);
    ring->size = new_spec_constant(b, 32, 3, 0);
    return ring;
}

static uint32_t word_pointer(struct lowering *l, uint32_t address)
{
    uint32_t type = type_pointer(l->b, SpvStorageClassPhysicalStorageBuffer, type_u32(l->b));

    return convert_to(l->b, SpvOpConvertUToPtr, type, address);
}

/* ring[(first + n) & mask] = value */
static void put(struct lowering *l, const struct ring *ring, uint32_t mask, uint32_t first, uint32_t n, uint32_t value)
{
    struct builder *b = l->b;
    uint32_t u64 = type_int(b, 64), number = constant_u32(b, n), two = constant_u32(b, 2);
    uint32_t index = add(b, first, number);
    index = bit_and(b, index, mask);
    index = convert_to(b, SpvOpUConvert, u64, index);
    uint32_t offset = EMIT(b, SpvOpShiftLeftLogical, u64, index, two);
    uint32_t pointer = word_pointer(l, EMIT(b, SpvOpIAdd, u64, ring->words, offset));

    EMIT_VOID(b, SpvOpStore, pointer, value, SpvMemoryAccessAlignedMask, 4);
}

static void order_stores(struct lowering *l)
{
    uint32_t scope = constant_u32(l->b, SpvScopeDevice);
    uint32_t semantics = constant_u32(l->b, SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsUniformMemoryMask);

    EMIT_VOID(l->b, SpvOpMemoryBarrier, scope, semantics);
}

/* Index of the message's first word. */
static uint32_t take_words(struct lowering *l, const struct ring *ring, uint32_t words)
{
    uint32_t counter = word_pointer(l, ring->counter), scope = constant_u32(l->b, SpvScopeDevice);
    uint32_t relaxed = constant_u32(l->b, 0), count = constant_u32(l->b, words);

    return EMIT(l->b, SpvOpAtomicIAdd, type_u32(l->b), counter, scope, relaxed, count);
}

void append_ring_message(struct lowering *l, const uint32_t thread[RING_THREAD], uint32_t count,
                         const struct ring_value *values, uint32_t instance)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), u64 = type_int(b, 64), one = constant_u32(b, 1), format = 0;
    const struct ring *ring = declare_ring(l);
    uint32_t mask = subtract(b, ring->size, one), none = constant_null(b, u64);
    struct open_if active = open_if(l, not_equal(b, ring->counter, none));
    uint32_t size = HEADER_WORDS + count, words[HEADER_WORDS + MAX_RING_VALUES];
    uint32_t first = take_words(l, ring, size);

    words[1] = convert_to(b, SpvOpUConvert, u32, ring->hash);
    uint32_t half = constant_u32(b, 32), high = EMIT(b, SpvOpShiftRightLogical, u64, ring->hash, half);
    words[2] = convert_to(b, SpvOpUConvert, u32, high);
    words[3] = instance ? instance : constant_u32(b, 0);
    for (uint32_t n = 0; n < RING_THREAD; n++)
        words[4 + n] = thread[n];
    for (uint32_t n = 0; n < count; n++) {
        words[HEADER_WORDS + n] = values[n].word;
        format |= (uint32_t)values[n].format << FORMAT_BITS * n;
    }
    words[7] = constant_u32(b, format);
    for (uint32_t n = 1; n < size; n++)
        put(l, ring, mask, first, n, words[n]);
    order_stores(l);
    put(l, ring, mask, first, 0, constant_u32(b, COOKIE | size));
    order_stores(l);
    close_if(l, &active);
}
