/* Helpers of operations between lanes: participation, ballots, reductions. */
#ifndef SPIRV_WAVE_H
#define SPIRV_WAVE_H

#include "spirv/arithmetic/alu.h"

/* bool id: whether this lane participates; 0: all lanes do. Direct3D's waves exclude the helper lanes of pixel shaders
 * unless the entry point includes them; Vulkan's subgroups include them. If only helper lanes are active, nobody
 * participates: WaveActiveAllTrue is true, sums and WaveReadLaneFirst are 0.
 * Exception: code that may repeat. `while (!done) if (id == WaveReadLaneFirst(id)) done = true;` must end for helper
 * lanes, too, so helper lanes that are alone participate there. */
uint32_t takes_part(struct lowering *l);

/* condition && part; part 0: condition */
uint32_t and_takes_part(struct lowering *l, uint32_t condition, uint32_t part);

/* uvec4: the lanes that take part and whose operand 0 is true. */
uint32_t operand_ballot(struct lowering *l, const struct instruction *i);

uint32_t subgroup_scope(struct lowering *l);
uint32_t subgroup_lane(struct lowering *l); /* this lane's number in the subgroup */

/* uvec4: mask of the lanes of this wave whose condition holds. Bit n is lane n of the subgroup. */
uint32_t wave_ballot(struct lowering *l, uint32_t condition);

/* Defines the used components of the instruction's result, the four words of a mask. `mask`: lanes of this wave. */
void define_mask(struct lowering *l, const struct instruction *i, uint32_t mask);

enum reduction {
    REDUCE_SUM,
    REDUCE_PRODUCT,
    REDUCE_MIN,
    REDUCE_MAX,
    REDUCE_AND,
    REDUCE_OR,
    REDUCE_XOR
};

/* Reduces or scans a scalar of `type`. Lanes whose `part` is false contribute the neutral element; part 0: all lanes
 * participate. */
void emit_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                    SpvGroupOperation group, uint32_t part);

/* The same in the subgroup, which may hold several waves (virtual_waves.h). SpvGroupOperationClusteredReduce: in
 * clusters of a virtual wave's size. */
void emit_subgroup_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                             SpvGroupOperation group, uint32_t part);

/* Whether the device reduces and scans; else emit_reduction and emit_partitioned_scan do so by shuffles. */
bool has_subgroup_arithmetic(const struct lowering *l);

/* Exclusive scan of an unsigned integer or float among the lanes of this lane's set (uvec4 mask). */
void emit_partitioned_scan(struct lowering *l, const struct lane *lane, enum reduction reduction, uint32_t set);

#endif
