#include "tests/spirv/emulation/quad_votes.h"

#include "runner/common/word_list.h"

#include "spirv/builder/extensions.h"

#include <string.h>

enum {
    LANES = 4
};

struct replacer {
    uint32_t next_id, u32; /* u32: type; 0: the module lacks it */
    uint32_t scope, lanes[LANES];
    struct word_list out;
};

static bool is_declaration(const struct spirv_instruction *i)
{
    return (i->opcode == SpvOpCapability && i->words[1] == DXS_SPV_CAPABILITY_QUAD_CONTROL) ||
           (i->opcode == SpvOpExtension && strcmp((const char *)(i->words + 1), "SPV_KHR_quad_control") == 0) ||
           (i->opcode == SpvOpExecutionMode && (i->words[2] == DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES ||
                                                i->words[2] == DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS));
}

static void declare_numbers(struct replacer *r)
{
    if (!r->u32)
        PUT(&r->out, SpvOpTypeInt, r->u32 = r->next_id++, 32, 0);
    PUT(&r->out, SpvOpConstant, r->u32, r->scope = r->next_id++, SpvScopeSubgroup);
    for (uint32_t n = 0; n < LANES; n++)
        PUT(&r->out, SpvOpConstant, r->u32, r->lanes[n] = r->next_id++, n);
}

/* Operands: type, result, value. */
static void replace_vote(struct replacer *r, const struct spirv_instruction *i)
{
    SpvOp join = (uint32_t)i->opcode == DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL ? SpvOpLogicalAnd : SpvOpLogicalOr;
    uint32_t joined = 0;

    for (uint32_t n = 0; n < LANES; n++) {
        uint32_t lane = r->next_id++, both = n == LANES - 1 ? i->words[2] : r->next_id++;
        PUT(&r->out, SpvOpGroupNonUniformQuadBroadcast, i->words[1], lane, r->scope, i->words[3], r->lanes[n]);
        if (n > 0)
            PUT(&r->out, join, i->words[1], both, joined, lane);
        joined = n > 0 ? both : lane;
    }
}

/* Returns new words; none: the module has no quad control. */
static struct word_list rewrite(const uint32_t *words, size_t word_count)
{
    struct replacer r = {.next_id = words[SPIRV_BOUND_WORD]};
    struct spirv_instruction i;
    bool has_control = false, is_declared = false;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i) && i.opcode == SpvOpCapability;)
        has_control |= is_declaration(&i);
    if (!has_control)
        return r.out;
    append_words(&r.out, words, SPIRV_HEADER_WORDS);
    PUT(&r.out, SpvOpCapability, SpvCapabilityGroupNonUniform);
    PUT(&r.out, SpvOpCapability, SpvCapabilityGroupNonUniformQuad);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        if (i.opcode == SpvOpTypeInt && i.words[2] == 32 && i.words[3] == 0)
            r.u32 = i.words[1];
        if (i.opcode == SpvOpFunction && !is_declared) {
            declare_numbers(&r);
            is_declared = true;
        }
        if ((uint32_t)i.opcode == DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL ||
            (uint32_t)i.opcode == DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY)
            replace_vote(&r, &i);
        else if (!is_declaration(&i))
            append_words(&r.out, i.words, i.length);
    }
    r.out.words[SPIRV_BOUND_WORD] = r.next_id;
    return r.out;
}

void replace_quad_control(struct shader *s, const struct device *device)
{
    if (device_has(device, "quad-control") || !device_has(device, "subgroup-quad"))
        return;
    for (uint32_t n = 0; n < s->graphics_count; n++) {
        struct word_list words = rewrite(s->graphics[n].words, s->graphics[n].word_count);
        if (!words.count)
            continue;
        s->graphics[n].words = words.words;
        s->graphics[n].word_count = words.count;
    }
    struct word_list words = {0};
    if (s->graphics_count == 0 && s->stage_count == 0)
        words = rewrite(s->words, s->word_count);
    if (words.count) {
        s->words = words.words;
        s->word_count = words.count;
    }
}
