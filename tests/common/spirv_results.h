/* Which words of an instruction of SPIR-V are ids: known without code of spirv/. */
#ifndef TESTS_SPIRV_RESULTS_H
#define TESTS_SPIRV_RESULTS_H

#include <stdint.h>

/* NewerOpFmaKHR and so on: opcodes that SPIRV-Headers of Debian 12 lack. */
enum {
#define NEWER_OPCODE(number, name, result_word, ids) NewerOp##name = number,
#include "tests/common/newer_opcodes.def"
#undef NEWER_OPCODE
};

/* 2: the result, behind its type in word 1. 1: a result without type. 0: no result, or an unknown opcode. */
uint32_t spirv_result_word(uint32_t opcode);

/* For the newer opcodes: operands behind the result that are ids; UINT32_MAX: all. 0: none, or an older opcode. */
uint32_t spirv_newer_ids(uint32_t opcode);

#endif
