/* Growing lists of SPIR-V words, and the walk over a module's instructions. */
#define SPV_ENABLE_UTILITY_CODE
#include "execute/spirv_words.h"

#include "device/report.h"

#include "spirv/builder/extensions.h"

#include <string.h>

extern inline void SpvHasResultAndType(SpvOp opcode, bool *has_result, bool *has_type);

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

bool next_instruction(const uint32_t *words, size_t word_count, size_t *at, struct instruction *instruction)
{
    if (*at >= word_count)
        return false;
    uint32_t length = words[*at] >> SpvWordCountShift;
    if (length == 0 || length > word_count - *at)
        test_fails("the SPIR-V module is cut off");
    *instruction = (struct instruction){words + *at, length, (SpvOp)(words[*at] & SpvOpCodeMask)};
    *at += length;
    return true;
}

SpvOp opcode_of(const uint32_t *words)
{
    return words ? (SpvOp)(words[0] & SpvOpCodeMask) : SpvOpNop;
}

uint32_t result_of(const struct instruction *i)
{
    bool has_result = false, has_type = false;

    switch ((uint32_t)i->opcode) {
    case DXS_SPV_OP_TYPE_BUFFER:
    case DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX:
    case DXS_SPV_OP_TYPE_UNTYPED_POINTER:
        return i->words[1];
    case DXS_SPV_OP_BUFFER_POINTER:
    case DXS_SPV_OP_CONSTANT_SIZE_OF:
    case DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT:
    case DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH:
    case DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD:
    case DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD:
    case DXS_SPV_OP_RAW_ACCESS_CHAIN:
    case DXS_SPV_OP_UNTYPED_ACCESS_CHAIN:
    case DXS_SPV_OP_UNTYPED_IMAGE_TEXEL_POINTER:
    case DXS_SPV_OP_UNTYPED_VARIABLE:
        return i->words[2];
    default:
        SpvHasResultAndType(i->opcode, &has_result, &has_type);
        return has_result ? i->words[has_type ? 2 : 1] : 0;
    }
}
