/* Congruences of integers: value modulo a power of two, value modulo three, and an upper bound, from the instructions
 * that compute the value. */
#ifndef SPIRV_FUNCTION_CONGRUENCE_H
#define SPIRV_FUNCTION_CONGRUENCE_H

#include "dxil/module.h"

enum {
    MAX_MODULUS = 4096, /* far more than the bytes of a vector: shows which bits an `or` finds clear */
    REMAINDER_UNKNOWN = 3
};

struct congruence {
    uint32_t modulus; /* a power of two: value % modulus = remainder */
    uint32_t remainder;
    uint32_t
        remainder_mod_3; /* value % 3, or REMAINDER_UNKNOWN. May be wrong for values >= 2^31: no buffer is that large */
    uint32_t maximum;    /* value <= maximum */
};

struct congruence congruence_of(const struct module *module, const struct function *function, value_id id);

/* Whether the instruction that makes the value shows that these bits are 0. Looks no further than its operands. */
bool has_clear_bits(const struct module *module, const struct function *function, value_id id, uint64_t bits);

/* `flags`: FLAG_NUW, FLAG_NSW of the instruction. */
struct congruence congruence_times(struct congruence a, uint32_t factor, uint32_t flags);
struct congruence congruence_sum(struct congruence a, struct congruence b, uint32_t flags);

#endif
