/* Results of instructions: those that SPIRV-Headers know, and newer ones. */
#define SPV_ENABLE_UTILITY_CODE
#include "tests/spirv/results.h"

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stdlib.h>

extern inline void SpvHasResultAndType(SpvOp opcode, bool *has_result, bool *has_type);

uint32_t spirv_result_word(uint32_t opcode)
{
    bool has_result = false, has_type = false;

    switch (opcode) {
#define NEWER_OPCODE(number, name, result_word, ids)                                                                   \
    case number:                                                                                                       \
        return result_word;
#include "tests/spirv/newer_opcodes.def"
#undef NEWER_OPCODE
    default:
        SpvHasResultAndType((SpvOp)opcode, &has_result, &has_type);
        return !has_result ? 0 : has_type ? 2 : 1;
    }
}

uint32_t result_of(const uint32_t *words)
{
    uint32_t word = spirv_result_word(opcode_of(words));

    return word ? words[word] : 0;
}

uint32_t spirv_newer_ids(uint32_t opcode)
{
    enum {
        ALL = -1
    };
    switch (opcode) {
#define NEWER_OPCODE(number, name, result_word, ids)                                                                   \
    case number:                                                                                                       \
        return (uint32_t)ids;
#include "tests/spirv/newer_opcodes.def"
#undef NEWER_OPCODE
    default:
        return 0;
    }
}

enum {
    HEADER_WORDS = 5,
    HEADER_BOUND = 3
};

static uint32_t undefined_id(const uint32_t *words, const bool *defined, uint32_t bound)
{
    uint32_t first = spirv_result_word(opcode_of(words)) + 1, ids = spirv_newer_ids(opcode_of(words));

    for (uint32_t n = first; n < length_of(words) && n - first < ids; n++)
        if (words[n] >= bound || !defined[words[n]])
            return words[n];
    return 0;
}

uint32_t misdefined_id(const uint32_t *words, size_t count)
{
    uint32_t bound = words[HEADER_BOUND], bad = 0;
    bool *defined = calloc(bound, sizeof *defined);

    for (size_t at = HEADER_WORDS; at < count && !bad; at += length_of(words + at)) {
        uint32_t id = result_of(words + at);
        if (id && (id >= bound || defined[id]))
            bad = id;
        else
            defined[id] = id != 0;
    }
    for (size_t at = HEADER_WORDS; at < count && !bad; at += length_of(words + at))
        bad = undefined_id(words + at, defined, bound);
    free(defined);
    return bad;
}
