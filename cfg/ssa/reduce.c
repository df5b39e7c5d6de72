/* Removes phis whose inputs are all one value. A worklist re-checks the users of each removed phi. */
#include "cfg/ssa/builder.h"

/* ---- Phis that are none ------------------------------------------------------------------------------------------ */

/* Link from a read or phi to the value that replaces it; NULL for other values. */
static struct value *link_of(struct ssa_builder *builder, struct value value)
{
    return value.kind == SSA_READ  ? &piece_at(&builder->reads, value.index)->value
           : value.kind == SSA_PHI ? &piece_at(&builder->phis, value.index)->replacement
                                   : NULL;
}

/* With path compression. */
struct value ssa_follow(struct ssa_builder *builder, struct value value)
{
    struct value *link = link_of(builder, value), *next;

    if (!link || same_value(*link, value))
        return value;
    struct value end = *link;
    while ((next = link_of(builder, end)) && !same_value(*next, end))
        end = *next;
    while (!same_value(*link, end)) {
        value = *link;
        *link = end;
        link = link_of(builder, value);
    }
    return end;
}

/* State of the check of a phi. */
struct phi_check {
    uint32_t checked;     /* number of inputs compared so far: all are `same`, this phi, or undefined */
    bool undefined_input; /* one of them is undefined */
    bool queued;
    struct value same;              /* the common value */
    uint32_t first_user, last_user; /* list of phis that have this phi as an input */
};

struct user {
    uint32_t phi, next;
};

struct reduction {
    struct ssa_builder *builder;
    struct phi_check *checks; /* by phi */
    struct user *users;
    uint32_t user_count;
};

static void add_user(struct reduction *r, struct value input, uint32_t phi)
{
    struct phi_check *used = &r->checks[input.index];

    r->users[r->user_count] = (struct user){phi, used->first_user};
    used->first_user = r->user_count++;
    if (used->last_user == NONE)
        used->last_user = used->first_user;
}

/* Lists the users of each phi. */
static struct reduction begin_reduction(struct ssa_builder *builder)
{
    uint32_t count = builder->phis.count;
    struct reduction r = {.builder = builder,
                          .checks = arena_array(builder->arena, count, sizeof *r.checks),
                          .users = arena_array(builder->arena, builder->input_count, sizeof *r.users)};

    for (uint32_t phi = 0; phi < count; phi++)
        r.checks[phi] = (struct phi_check){.same = {SSA_UNDEFINED, 0}, .first_user = NONE, .last_user = NONE};
    for (uint32_t p = 0; p < count; p++) {
        const struct phi *phi = piece_at(&builder->phis, p);
        for (uint32_t i = 0; i < phi->input_count && !phi->has_two; i++) {
            struct value *input = &phi->inputs[i];
            *input = ssa_resolve(builder, *input);
            if (input->kind == SSA_PHI && input->index != p)
                add_user(&r, *input, p);
        }
    }
    return r;
}

/* Whether the definition of the value comes before the block on every path. Then an undefined input may as well be
 * that value. */
static bool reaches(const struct ssa_builder *builder, struct value value, uint32_t block)
{
    uint32_t home = NONE;

    if (value.kind == SSA_CONSTANT || value.kind == SSA_UNDEFINED)
        return true;
    if (value.kind == SSA_PHI)
        home = piece_at(&builder->phis, value.index)->block;
    else if (value.index < builder->homes.count)
        home = builder->homes.data[value.index];
    return home != NONE && home != block && is_ancestor(&builder->dominators, home, block);
}

/* Whether all inputs of a phi are one value. Values found equal stay equal, so each input is compared once. */
static bool is_trivial(struct reduction *r, uint32_t index)
{
    struct phi_check *check = &r->checks[index];
    const struct phi *phi = piece_at(&r->builder->phis, index);
    struct value self = {SSA_PHI, index};

    if (check->same.kind != SSA_UNDEFINED) {
        check->same = ssa_resolve(r->builder, check->same);
        check->undefined_input |= check->same.kind == SSA_UNDEFINED;
    }
    if (same_value(check->same, self))
        check->same = (struct value){SSA_UNDEFINED, 0};
    for (; check->checked < phi->input_count; check->checked++) {
        struct value input = ssa_resolve(r->builder, phi->inputs[check->checked]);
        if (input.kind == SSA_UNDEFINED)
            check->undefined_input = true;
        else if (same_value(input, self) || same_value(input, check->same))
            continue;
        else if (check->same.kind == SSA_UNDEFINED)
            check->same = input;
        else
            return false;
    }
    return !check->undefined_input || reaches(r->builder, check->same, phi->block);
}

/* Users of a phi become users of its replacement. */
static void pass_on_users(struct reduction *r, const struct phi_check *check)
{
    if (check->same.kind != SSA_PHI || check->first_user == NONE)
        return;
    struct phi_check *other = &r->checks[check->same.index];
    r->users[check->last_user].next = other->first_user;
    if (other->first_user == NONE)
        other->last_user = check->last_user;
    other->first_user = check->first_user;
}

void ssa_remove_redundant_phis(struct ssa_builder *builder)
{
    struct arena_mark scratch = arena_mark(builder->arena);
    uint32_t count = builder->phis.count, *work = arena_words(builder->arena, count), waiting = 0;
    struct reduction r = begin_reduction(builder);

    for (uint32_t phi = count; phi-- > 0;) {
        r.checks[phi].queued = !piece_at(&builder->phis, phi)->has_two;
        if (r.checks[phi].queued)
            work[waiting++] = phi;
    }
    while (waiting > 0) {
        uint32_t index = work[--waiting];
        struct phi *phi = piece_at(&builder->phis, index);
        struct phi_check *check = &r.checks[index];
        check->queued = false;
        if (!same_value(phi->replacement, (struct value){SSA_PHI, index}) || !is_trivial(&r, index))
            continue;
        phi->replacement = check->same;
        for (uint32_t u = check->first_user; u != NONE; u = r.users[u].next) {
            uint32_t user = r.users[u].phi;
            if (!r.checks[user].queued)
                work[waiting++] = user;
            r.checks[user].queued = true;
        }
        pass_on_users(&r, check);
    }
    arena_rewind(builder->arena, scratch);
}
