#include "tests/spirv/emulation/buffer_residency.h"

#include "runner/device/needs.h"
#include "runner/common/report.h"
#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

#include <stdlib.h>

/* Residency codes are opaque. Neither is what a translation might make of them: 0, 1, or all ones. */
enum {
    MAPPED = 0x5A,
    NOT_MAPPED = 0xA5
};

struct replacer {
    const uint32_t **makers; /* by id: the instruction that defines it */
    uint32_t next_id, bound, boolean, u32, zero, mapped, not_mapped;
    struct word_list out;
};

static uint32_t new_id(struct replacer *r)
{
    return r->next_id++;
}

static bool is_sparse(SpvOp op)
{
    return (op >= SpvOpImageSparseSampleImplicitLod && op <= SpvOpImageSparseDrefGather) || op == SpvOpImageSparseRead;
}

static bool is_of_buffer(const struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *object = r->makers[i->words[3]], *type = object ? r->makers[object[1]] : NULL;

    return type && opcode_of(type) == SpvOpTypeImage && type[3] == SpvDimBuffer;
}

static void note(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t id = result_of(i->words);

    if (id && id < r->bound)
        r->makers[id] = i->words;
    if (i->opcode == SpvOpTypeBool)
        r->boolean = id;
    else if (i->opcode == SpvOpTypeInt && i->words[2] == 32 && !i->words[3])
        r->u32 = id;
}

/* Whether buffers' residency is all that the module asks for. */
static bool look_around(struct replacer *r, const uint32_t *words, size_t count)
{
    struct spirv_instruction i;
    bool asks = false;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, count, &at, &i);) {
        note(r, &i);
        if (!is_sparse(i.opcode))
            continue;
        if (!is_of_buffer(r, &i))
            return false;
        asks = true;
    }
    return asks && r->u32;
}

static void declare(struct replacer *r)
{
    if (!r->boolean)
        PUT(&r->out, SpvOpTypeBool, r->boolean = new_id(r));
    PUT(&r->out, SpvOpConstant, r->u32, r->zero = new_id(r), 0);
    PUT(&r->out, SpvOpConstant, r->u32, r->mapped = new_id(r), MAPPED);
    PUT(&r->out, SpvOpConstant, r->u32, r->not_mapped = new_id(r), NOT_MAPPED);
}

/* Operands: type {code, texel}, result, image, coordinate. */
static void replace_access(struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *structure = r->makers[i->words[1]], *vector = r->makers[structure[3]];
    uint32_t scalar = vector[2], texel = new_id(r), first = new_id(r), bits = first, is_none = new_id(r);
    uint32_t code = new_id(r);

    PUT(&r->out, i->opcode == SpvOpImageSparseRead ? SpvOpImageRead : SpvOpImageFetch, structure[3], texel, i->words[3],
        i->words[4]);
    PUT(&r->out, SpvOpCompositeExtract, scalar, first, texel, 0);
    if (scalar != r->u32)
        PUT(&r->out, SpvOpBitcast, r->u32, bits = new_id(r), first);
    PUT(&r->out, SpvOpIEqual, r->boolean, is_none, bits, r->zero);
    PUT(&r->out, SpvOpSelect, r->u32, code, is_none, r->not_mapped, r->mapped);
    PUT(&r->out, SpvOpCompositeConstruct, i->words[1], i->words[2], code, texel);
}

static void rewrite(struct replacer *r, const uint32_t *words, size_t count)
{
    struct spirv_instruction i;

    append_words(&r->out, words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, count, &at, &i);) {
        if (i.opcode == SpvOpFunction && !r->mapped)
            declare(r);
        if (is_sparse(i.opcode))
            replace_access(r, &i);
        else if (i.opcode == SpvOpImageSparseTexelsResident)
            PUT(&r->out, SpvOpIEqual, i.words[1], i.words[2], i.words[3], r->mapped);
        else if (i.opcode != SpvOpCapability || i.words[1] != SpvCapabilitySparseResidency)
            append_words(&r->out, i.words, i.length);
    }
    r->out.words[SPIRV_BOUND_WORD] = r->next_id;
}

/* Returns new words; none: the module stays as it is. */
static struct word_list replaced(const uint32_t *words, size_t count)
{
    struct replacer r = {.bound = words[SPIRV_BOUND_WORD], .next_id = words[SPIRV_BOUND_WORD]};

    r.makers = allocate(r.bound, sizeof *r.makers);
    if (look_around(&r, words, count))
        rewrite(&r, words, count);
    free(r.makers);
    return r.out;
}

void replace_buffer_residency(struct shader *s, const struct device *device, const struct run_file *file)
{
    bool is_needed = !device_has(device, "sparse-residency") || device_is_named(device, "llvmpipe");
    const uint32_t *before = s->words;

    for (size_t i = 0; i < file->input_count; i++)
        is_needed |= file->inputs[i].residency == HOLES;
    if (is_needed)
        replace_modules(s, replaced);
    s->is_emulated |= s->words != before;
}
