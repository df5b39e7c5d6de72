/* Which words of an instruction of SPIR-V are ids: known without code of spirv/. */
#ifndef TESTS_SPIRV_RESULTS_H
#define TESTS_SPIRV_RESULTS_H

#include <spirv/unified1/spirv.h>
#include <stddef.h>
#include <stdint.h>

/* NewerOpFmaKHR and so on: opcodes that SPIRV-Headers of Debian 12 lack. */
enum {
#define NEWER_OPCODE(number, name, result_word, ids) NewerOp##name = number,
#include "tests/spirv/newer_opcodes.def"
#undef NEWER_OPCODE
};

/* 2: the result, behind its type in word 1. 1: a result without type. 0: no result, or an unknown opcode. */
uint32_t spirv_result_word(uint32_t opcode);

/* Of an instruction by its words. The operation; NULL: OpNop. Its number of words. The id that it defines; 0: none. */
static inline uint32_t opcode_of(const uint32_t *words)
{
    return words ? words[0] & SpvOpCodeMask : (uint32_t)SpvOpNop;
}

static inline uint32_t length_of(const uint32_t *words)
{
    return words[0] >> SpvWordCountShift;
}

uint32_t result_of(const uint32_t *words);

/* For the newer opcodes: operands behind the result that are ids; UINT32_MAX: all. 0: none, or an older opcode. */
uint32_t spirv_newer_ids(uint32_t opcode);

/* An id of the module that is defined twice, or that an instruction of a newer opcode names and none defines; 0: none.
 * For modules that no validator here knows. */
uint32_t misdefined_id(const uint32_t *words, size_t count);

#endif
