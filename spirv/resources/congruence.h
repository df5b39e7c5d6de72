/* What the code that computes an integer tells of its rests: modulo a power of two, and modulo three. */
#ifndef SPIRV_RESOURCES_CONGRUENCE_H
#define SPIRV_RESOURCES_CONGRUENCE_H

#include "dxil/module.h"

enum {
    MAX_MODULUS = 16, /* bytes of a vector of four words */
    REST_UNKNOWN = 3
};

struct congruence {
    uint32_t modulus; /* 1, 2, 4, 8, 16: the value is a multiple of it + `rest` */
    uint32_t rest;
    uint32_t rest_of_three; /* REST_UNKNOWN; of values from 2^31 on it may be another: no buffer is so large */
    uint32_t most;          /* the value is not above it */
};

struct congruence congruence_of(const struct module *module, const struct function *function, value_id id);
struct congruence congruence_of_constant(uint32_t value);
struct congruence congruence_times(struct congruence a, uint32_t factor);
struct congruence congruence_sum(struct congruence a, struct congruence b);

#endif
