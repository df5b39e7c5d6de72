/* Growing lists of SPIR-V words, and the walk over a module's instructions. */
#include "runner/common/word_list.h"

#include "runner/common/report.h"

#include <string.h>

void append_words(struct word_list *list, const uint32_t *words, size_t count)
{
    if (count == 0)
        return;
    if (list->count + count > list->capacity) {
        list->capacity = (list->count + count) * 2;
        list->words = reallocate(list->words, list->capacity, sizeof *list->words);
    }
    memcpy(list->words + list->count, words, count * sizeof *words);
    list->count += count;
}

void append_instruction(struct word_list *list, SpvOp opcode, const uint32_t *operands, size_t count)
{
    uint32_t first = (uint32_t)(count + 1) << SpvWordCountShift | (uint32_t)opcode;

    append_words(list, &first, 1);
    append_words(list, operands, count);
}

bool next_instruction(const uint32_t *words, size_t word_count, size_t *at, struct spirv_instruction *instruction)
{
    if (*at >= word_count)
        return false;
    uint32_t length = words[*at] >> SpvWordCountShift;
    if (length == 0 || length > word_count - *at)
        test_fails("the SPIR-V module is cut off");
    *instruction = (struct spirv_instruction){words + *at, length, (SpvOp)(words[*at] & SpvOpCodeMask)};
    *at += length;
    return true;
}
