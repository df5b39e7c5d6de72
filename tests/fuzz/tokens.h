/* Mutates programs of shader models 4 and 5: their instructions, with lengths that stay right. */
#ifndef FUZZ_TOKENS_H
#define FUZZ_TOKENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Changes words, instructions or their order. The size that results is in *size, `limit` at most. False: the data is no
 * container with such a program. */
bool mutate_tokens(uint8_t *data, size_t *size, size_t limit, uint64_t *state);

#endif
