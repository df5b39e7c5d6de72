#include "newer.h"

#include "spirv/extensions.h"

#include <spirv/unified1/spirv.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEADER_WORDS = 5,
    STAND_IN_CAPABILITY = SpvCapabilityPipes, /* these never occur in shaders */
    STAND_IN_OP = SpvOpPtrAccessChain,
    CHAIN_WORDS = 8 /* of a raw access chain with its operand at the end, which is no id */
};

static bool has_capability(const uint32_t *words, size_t count, uint32_t capability)
{
    for (size_t at = HEADER_WORDS; at < count && (words[at] & SpvOpCodeMask) == SpvOpCapability; at += 2)
        if (words[at + 1] == capability)
            return true;
    return false;
}

bool is_newer_than_tools(const uint32_t *words, size_t count)
{
    struct tool_text text = {0};

    if (!has_capability(words, count, DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS))
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
        uint32_t length = words[at] >> SpvWordCountShift, op = words[at] & SpvOpCodeMask;
        memcpy(older + end, words + at, length * sizeof *words);
        if (op == SpvOpCapability && words[at + 1] == DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS)
            older[end + 1] = STAND_IN_CAPABILITY;
        if (op == DXS_SPV_OP_RAW_ACCESS_CHAIN && length == CHAIN_WORDS) {
            older[end] = STAND_IN_OP | (CHAIN_WORDS - 1) << SpvWordCountShift;
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

/* Renames the stand-ins, and adds their last operands. */
static void to_newer(struct tool_text *text, const uint32_t *checks, size_t chains)
{
    static const char *const names[] = {"None", "RobustnessPerComponentNV", "RobustnessPerElementNV"};
    static const char op[] = "OpPtrAccessChain", capability[] = "OpCapability Pipes\n";
    enum {
        LONGEST_NAME = 32
    };
    char *result = malloc(text->size + 1 + chains * LONGEST_NAME + LONGEST_NAME), *out = result;

    if (!result)
        exit(EXIT_FAILURE);
    for (const char *line = text->data; *line;) {
        size_t size = strcspn(line, "\n") + 1;
        const char *at = strstr(line, op);
        if (strncmp(line + strspn(line, " "), capability, sizeof capability - 1) == 0) {
            out = append_text(out, line, strspn(line, " "));
            out = append_word(out, "OpCapability RawAccessChainsNV\n");
        } else if (at && at < line + size) {
            out = append_text(out, line, (size_t)(at - line));
            out = append_word(out, "OpRawAccessChainNV");
            at += sizeof op - 1;
            out = append_text(out, at, size - 1 - (size_t)(at - line));
            out = append_word(append_word(append_word(out, " "), names[*checks++]), "\n");
        } else {
            out = append_text(out, line, size);
        }
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
            to_newer(text, checks, count - older_count);
    }
    free(older);
    free(checks);
    return result;
}
