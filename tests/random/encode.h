/* Encodes a function in SSA form (flow.h) as DXIL. */
#ifndef TESTS_RANDOM_ENCODE_H
#define TESTS_RANDOM_ENCODE_H

#include "flow.h"

/* The container of a compute shader. The caller frees it. */
uint8_t *encode_flow(const struct program *program, const struct flow *flow, size_t *size);

#endif
