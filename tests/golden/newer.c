#include "newer.h"

#include "spirv/extensions.h"

#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEADER_WORDS = 5,
    STAND_IN_CHAIN = SpvOpPtrAccessChain,
    CHAIN_WORDS = 8, /* of a raw access chain with its operand at the end, which is no id */
    LONGEST_NAME = 32
};

/* What stands in for what: of the same form, and never in a shader. */
static const struct stand_in {
    SpvOp within; /* SpvOpNop: it is an instruction of its own, with the ids of an OpIsNormal */
    uint32_t newer, older;
    const char *newer_name, *older_name;
} stand_ins[] = {
    {SpvOpCapability, DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS, SpvCapabilityPipes, "RawAccessChainsNV", "Pipes"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_QUAD_CONTROL, SpvCapabilityDeviceEnqueue, "QuadControlKHR", "DeviceEnqueue"},
    {SpvOpExecutionMode, DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES, SpvExecutionModeContractionOff, "QuadDerivativesKHR",
     "ContractionOff"},
    {SpvOpExecutionMode, DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS, SpvExecutionModeInitializer, "RequireFullQuadsKHR",
     "Initializer"},
    {SpvOpNop, DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL, SpvOpIsNormal, "OpGroupNonUniformQuadAllKHR", "OpIsNormal"},
    {SpvOpNop, DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY, SpvOpSignBitSet, "OpGroupNonUniformQuadAnyKHR", "OpSignBitSet"},
    {SpvOpNop, DXS_SPV_OP_RAW_ACCESS_CHAIN, STAND_IN_CHAIN, "OpRawAccessChainNV", "OpPtrAccessChain"},
};

enum {
    STAND_INS = sizeof stand_ins / sizeof *stand_ins
};

/* Where an instruction holds what a stand-in may replace. */
static uint32_t replaceable_word(SpvOp op)
{
    return op == SpvOpCapability ? 1 : op == SpvOpExecutionMode ? 2 : 0;
}

static const struct stand_in *find_stand_in(const uint32_t *instruction)
{
    SpvOp op = (SpvOp)(instruction[0] & SpvOpCodeMask);
    uint32_t word = replaceable_word(op), value = word ? instruction[word] : (uint32_t)op;

    for (const struct stand_in *s = stand_ins; s < stand_ins + STAND_INS; s++)
        if (s->within == (word ? op : SpvOpNop) && s->newer == value)
            return s;
    return NULL;
}

bool is_newer_than_tools(const uint32_t *words, size_t count)
{
    struct tool_text text = {0};
    bool found = false;

    for (size_t at = HEADER_WORDS; at < count && !found; at += words[at] >> SpvWordCountShift)
        found = find_stand_in(words + at) != NULL;
    if (!found)
        return false;
    bool is_known = spirv_disassemble(words, count, &text) == TOOL_DONE;
    tool_text_free(&text);
    return !is_known;
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* With stand-ins; the operands that they cannot have go to `checks`, in order. Returns the count of words. */
static size_t to_older(const uint32_t *words, size_t count, uint32_t *older, uint32_t *checks)
{
    size_t at = HEADER_WORDS, end = HEADER_WORDS;

    memcpy(older, words, HEADER_WORDS * sizeof *words);
    while (at < count) {
        uint32_t length = words[at] >> SpvWordCountShift;
        const struct stand_in *s = find_stand_in(words + at);
        memcpy(older + end, words + at, length * sizeof *words);
        if (s && s->within != SpvOpNop)
            older[end + replaceable_word(s->within)] = s->older;
        else if (s)
            older[end] = s->older | length << SpvWordCountShift;
        if (s && s->older == STAND_IN_CHAIN && length == CHAIN_WORDS) {
            older[end] = STAND_IN_CHAIN | (CHAIN_WORDS - 1) << SpvWordCountShift;
            *checks++ = words[at + CHAIN_WORDS - 1];
            end--;
        }
        at += length;
        end += length;
    }
    return end;
}

/* ---- Text -------------------------------------------------------------------------------------------------------- */

static char *append_text(char *out, const char *text, size_t size)
{
    memcpy(out, text, size);
    return out + size;
}

static char *append_word(char *out, const char *word)
{
    return append_text(out, word, strlen(word));
}

static const struct stand_in *find_name(const char *line, size_t size, const char **at)
{
    for (const struct stand_in *s = stand_ins; s < stand_ins + STAND_INS; s++) {
        *at = strstr(line, s->older_name);
        if (*at && *at < line + size)
            return s;
    }
    return NULL;
}

/* Renames the stand-ins, and adds the last operands of chains. */
static void to_newer(struct tool_text *text, const uint32_t *checks)
{
    static const char *const names[] = {"None", "RobustnessPerComponentNV", "RobustnessPerElementNV"};
    size_t lines = 1;

    for (const char *c = text->data; *c; c++)
        lines += *c == '\n';
    char *result = malloc(text->size + lines * 2 * LONGEST_NAME), *out = result;
    if (!result)
        exit(EXIT_FAILURE);
    for (const char *line = text->data; *line;) {
        size_t size = strcspn(line, "\n") + 1;
        const char *at, *rest = line;
        const struct stand_in *s = find_name(line, size, &at);
        if (s) {
            out = append_word(append_text(out, line, (size_t)(at - line)), s->newer_name);
            rest = at + strlen(s->older_name);
        }
        out = append_text(out, rest, size - 1 - (size_t)(rest - line));
        if (s && s->older == STAND_IN_CHAIN)
            out = append_word(append_word(out, " "), names[*checks++]);
        *out++ = '\n';
        line += size;
    }
    tool_text_free(text);
    tool_text_set(text, result, (size_t)(out - result));
    free(result);
}

enum tool_result disassemble_newer(const uint32_t *words, size_t count, struct tool_text *text)
{
    uint32_t *older = malloc(count * sizeof *older), *checks = malloc(count * sizeof *checks);
    enum tool_result result = TOOL_FAILED;

    if (older && checks) {
        size_t older_count = to_older(words, count, older, checks);
        result = spirv_disassemble(older, older_count, text);
        if (result == TOOL_DONE)
            to_newer(text, checks);
    }
    free(older);
    free(checks);
    return result;
}
