/* What operations between lanes share. */
#ifndef SPIRV_WAVE_H
#define SPIRV_WAVE_H

#include "spirv/arithmetic/alu.h"

/* Whether waves of the entry's function have helper lanes in them. */
bool includes_helper_lanes(const struct lowering *l);

/* Waves of D3D leave out the helper invocations of pixel shaders (unless the function asks for them); subgroups have
 * them like any other. bool: whether this lane takes part; 0: all do. Where only helpers are active, nobody takes part:
 * WaveActiveAllTrue is true, sums and the first lane's value are 0. But in loops they are a wave of their own then: a
 * loop that ends when the first lane's value is its own must end for them, too. */
uint32_t takes_part(struct lowering *l);

/* condition && part, where part may be 0 */
uint32_t and_takes_part(struct lowering *l, uint32_t condition, uint32_t part);

uint32_t subgroup_scope(struct lowering *l);

/* uvec4: the lanes for which the condition holds. */
uint32_t subgroup_ballot(struct lowering *l, uint32_t condition);

enum reduction {
    REDUCE_SUM,
    REDUCE_PRODUCT,
    REDUCE_MIN,
    REDUCE_MAX,
    REDUCE_AND,
    REDUCE_OR,
    REDUCE_XOR
};

/* Reduces or scans a scalar of `type`; lanes for which `part` (0: none) does not hold count as the neutral element. */
void emit_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                    SpvGroupOperation group, uint32_t part);

/* Scans an unsigned scalar, or a float, among the lanes of each one's set (uvec4), its own exclusive. */
void emit_partitioned_scan(struct lowering *l, const struct lane *lane, enum reduction reduction, uint32_t set);

#endif
