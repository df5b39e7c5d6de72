/* Random programs, of tests/random: see programs.h. */
#include "programs.h"

#include "encode.h"
#include "generate.h"
#include "lower.h"

uint8_t *random_program(uint64_t seed, size_t *size)
{
    const struct lowering_options options = {0};
    struct limits limits = {.stage = (enum stage)(seed % STAGE_COUNT)};
    struct program program = generate_program(seed, limits);
    struct flow flow = lower_program(&program, &options);
    uint8_t *bytes = encode_flow(&program, &flow, size);

    free_flow(&flow);
    free_all_nodes();
    return bytes;
}
