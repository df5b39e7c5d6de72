#include "cfg/ssa_builder.h"

/* ---- Phis that are none ------------------------------------------------------------------------------------------ */

/* Shortens the way for the next time. */
struct value ssa_resolve(struct ssa_builder *builder, struct value value)
{
    struct value end = value, next;

    for (;; end = next) {
        next = end.kind == SSA_READ  ? builder->reads.data[end.index].value
               : end.kind == SSA_PHI ? builder->phis.data[end.index].replacement
                                     : end;
        if (next.kind == end.kind && next.index == end.index)
            break;
    }
    while (value.kind != end.kind || value.index != end.index) {
        struct value *link = value.kind == SSA_READ ? &builder->reads.data[value.index].value
                                                    : &builder->phis.data[value.index].replacement;
        value = *link;
        *link = end;
    }
    return end;
}

static void add_user(struct ssa_builder *builder, struct value input, uint32_t phi)
{
    if (input.kind != SSA_PHI || input.index == phi)
        return;
    struct phi *used = &builder->phis.data[input.index];
    vector_push(builder->arena, &builder->users, (struct user){phi, used->first_user});
    used->first_user = builder->users.count - 1;
    if (used->last_user == NONE)
        used->last_user = used->first_user;
}

/* Where a value is defined lies before the block on every path: then an undefined input may as well be that value. */
static bool reaches(const struct ssa_builder *builder, struct value value, uint32_t block)
{
    uint32_t home = NONE;

    if (value.kind == SSA_CONSTANT || value.kind == SSA_UNDEFINED)
        return true;
    if (value.kind == SSA_PHI)
        home = builder->phis.data[value.index].block;
    else if (value.index < builder->homes.count)
        home = builder->homes.data[value.index];
    return home != NONE && home != block && is_ancestor(&builder->dominators, home, block);
}

/* Whether all inputs of a phi are one value. Values are only ever found to be the same, so what has been compared stays
 * so. */
static bool is_trivial(struct ssa_builder *builder, uint32_t index)
{
    struct phi *phi = &builder->phis.data[index];
    uint32_t count = builder->structured->blocks[phi->block].predecessor_count;
    struct value self = {SSA_PHI, index};

    if (phi->same.kind != SSA_UNDEFINED) {
        phi->same = ssa_resolve(builder, phi->same);
        phi->undefined_input |= phi->same.kind == SSA_UNDEFINED;
    }
    if (same_value(phi->same, self))
        phi->same = (struct value){SSA_UNDEFINED, 0};
    for (; phi->checked < count; phi->checked++) {
        struct value input = ssa_resolve(builder, builder->inputs.data[phi->first_input + phi->checked]);
        if (input.kind == SSA_UNDEFINED)
            phi->undefined_input = true;
        else if (same_value(input, self) || same_value(input, phi->same))
            continue;
        else if (phi->same.kind == SSA_UNDEFINED)
            phi->same = input;
        else
            return false;
    }
    return !phi->undefined_input || reaches(builder, phi->same, phi->block);
}

void ssa_remove_redundant_phis(struct ssa_builder *builder)
{
    struct arena *arena = builder->arena;
    const struct structured *s = builder->structured;
    uint32_t count = builder->phis.count, *work = arena_array(arena, count, sizeof *work), waiting = 0;
    bool *queued = arena_zeroed(arena, count, sizeof *queued);

    if (count == 0)
        return;
    for (uint32_t phi = 0; phi < count; phi++) {
        const struct structured_block *block = &s->blocks[builder->phis.data[phi].block];
        for (uint32_t p = 0; p < block->predecessor_count; p++)
            add_user(builder, ssa_resolve(builder, builder->inputs.data[builder->phis.data[phi].first_input + p]), phi);
    }
    for (uint32_t phi = count; phi-- > 0; queued[phi] = true)
        work[waiting++] = phi;
    while (waiting > 0) {
        uint32_t index = work[--waiting];
        struct phi *phi = &builder->phis.data[index];
        queued[index] = false;
        if (!same_value(phi->replacement, (struct value){SSA_PHI, index}) || !is_trivial(builder, index))
            continue;
        phi->replacement = phi->same;
        for (uint32_t u = phi->first_user; u != NONE; u = builder->users.data[u].next) {
            uint32_t user = builder->users.data[u].phi;
            if (!queued[user])
                work[waiting++] = user;
            queued[user] = true;
        }
        if (phi->same.kind == SSA_PHI && phi->first_user != NONE) { /* they use the replacement now */
            struct phi *other = &builder->phis.data[phi->same.index];
            builder->users.data[phi->last_user].next = other->first_user;
            if (other->first_user == NONE)
                other->last_user = phi->last_user;
            other->first_user = phi->first_user;
        }
    }
}
