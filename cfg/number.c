#include "cfg/number.h"

enum {
    MAX_COMMON_RETURN = 24 /* branches above */
};

struct frame {
    uint32_t block;
    uint32_t around;    /* construct in which the block stands */
    uint32_t innermost; /* construct that is open at this point */
    uint32_t arm;
    uint32_t follower; /* list of what is still to be written */
    uint32_t outer_left;
    uint32_t left; /* how many more, but for bare ones, follow in the sequence that the arms stand in */
    enum {
        WRITING_ARMS,
        WRITING_WITHIN,
        WRITING_AFTER
    } stage;
};

/* An arm whose way depends on others: out of a construct, or to what may be the final block. */
struct open_arm {
    uint32_t block, arm;
};

struct writer {
    struct arena *arena;
    const struct layout *layout;
    struct numbering *result;
    VECTOR(struct frame) frames;
    VECTOR(struct open_arm) open_arms;
    uint32_t next_number;
    uint32_t open;      /* see numbering.most_open */
    bool *is_last;      /* by block: nothing but a bare block follows what its arms fall to */
    uint32_t *begun_at; /* by block: largest number given out before it was begun, its own included */
};

static void add_step(struct writer *w, enum step_kind kind, uint32_t index)
{
    w->result->steps[w->result->step_count++] = (struct step){kind, index};
}

static uint32_t open_construct(struct writer *w, uint32_t block, uint32_t around, bool is_region)
{
    uint32_t construct = w->result->construct_count++;

    w->result->constructs[construct] = (struct construct){.block = block, .is_region = is_region};
    ancestors_add(&w->result->nest, construct, around);
    return construct;
}

static uint32_t open_case(struct writer *w, uint32_t block, uint32_t around)
{
    uint32_t next = next_case(w->layout, block);

    if (!w->layout->leaves || !w->layout->leaves[block])
        return around;
    uint32_t construct = w->result->case_construct[block] = open_construct(w, block, around, true);
    w->result->constructs[construct].is_case = true;
    if (next != NO_BLOCK)
        w->result->home[next] = construct;
    return construct;
}

static void close_case(struct writer *w, uint32_t block)
{
    uint32_t next = next_case(w->layout, block), construct = case_construct(w->result, block);

    if (construct == 0)
        return;
    if (next != NO_BLOCK)
        w->result->number[next] = w->next_number++;
    w->result->constructs[construct].number = w->next_number++;
}

static void close_construct(struct writer *w, uint32_t construct)
{
    w->result->constructs[construct].number = w->next_number++;
    add_step(w, STEP_CLOSE, construct);
}

/* The region of the first block placed here is the innermost one. */
static uint32_t open_regions(struct writer *w, uint32_t block, uint32_t around)
{
    const struct layout *layout = w->layout;
    uint32_t count = 0;

    for (uint32_t f = layout->first_within[block]; f != NO_BLOCK; f = layout->next[f])
        count += layout->region[f];
    uint32_t first = w->result->construct_count;
    for (uint32_t i = 0; i < count; i++)
        around = open_construct(w, NO_BLOCK, around, true);
    for (uint32_t f = layout->first_within[block]; count > 0; f = layout->next[f])
        if (layout->region[f])
            w->result->constructs[first + --count].block = f;
    return around;
}

static uint32_t count_followers(const struct layout *layout, uint32_t list)
{
    uint32_t count = 0;

    for (uint32_t f = list; f != NO_BLOCK; f = layout->next[f])
        count += layout->place[f] != PLACE_BARE;
    return count;
}

/* The next arm from `arm` on that its target stands at, or the end of the block's arms. */
static uint32_t next_inline_arm(struct writer *w, uint32_t block, uint32_t arm)
{
    const struct flow *flow = w->layout->flow;

    for (uint32_t end = flow->first_arm[block + 1]; arm < end; arm++) {
        if (!flow->arms[arm].never_taken && stands_at_arm(w->layout, block, &flow->arms[arm])) {
            w->result->way[arm] = WAY_INLINE;
            break;
        }
    }
    return arm;
}

/* The block on top goes on behind what stood at one of its arms, or was placed at it. */
static void leave(struct writer *w, uint32_t block)
{
    w->open -= 1 + w->layout->flow->first_arm[block + 1] - w->layout->flow->first_arm[block];
    if (w->frames.count == 0)
        return;
    struct frame *outer = &w->frames.data[w->frames.count - 1];
    if (outer->stage == WRITING_ARMS) {
        close_case(w, block);
        add_step(w, STEP_ARM, outer->arm);
        outer->arm = next_inline_arm(w, outer->block, outer->arm + 1);
    } else {
        add_step(w, STEP_FOLLOWER, block);
        outer->follower = w->layout->next[block];
    }
}

/* `outer_left`: how many blocks follow behind what is entered, in the same sequence. */
static void enter(struct writer *w, uint32_t block, uint32_t around, uint32_t outer_left)
{
    const struct layout *layout = w->layout;
    uint32_t innermost = around, left = outer_left, within = layout->first_within[block];
    uint32_t arm = next_inline_arm(w, block, layout->flow->first_arm[block]);
    bool is_loop = is_loop_header(layout, block);

    add_step(w, STEP_ENTER, block);
    w->open += 1 + layout->flow->first_arm[block + 1] - layout->flow->first_arm[block];
    if (w->result->most_open < w->open)
        w->result->most_open = w->open;
    if (is_loop)
        innermost = w->result->loop_construct[block] = open_construct(w, block, around, false);
    if (within != NO_BLOCK) {
        innermost = open_regions(w, block, innermost);
        left += count_followers(layout, within);
    }
    w->result->inside[block] = innermost;
    w->begun_at[block] = w->next_number - 1;
    w->is_last[block] = left == 0;
    if (!is_loop && within == NO_BLOCK && arm == layout->flow->first_arm[block + 1]) { /* nothing stands in it */
        add_step(w, STEP_BRANCH, block);
        leave(w, block);
        return;
    }
    vector_push(w->arena, &w->frames,
                (struct frame){
                    .block = block,
                    .around = around,
                    .innermost = innermost,
                    .arm = arm,
                    .outer_left = outer_left,
                    .left = left,
                });
}

static void enter_follower(struct writer *w, struct frame *frame)
{
    uint32_t block = frame->follower;

    w->result->home[block] = frame->innermost;
    w->result->number[block] = w->next_number++;
    w->result->final = w->layout->place[block] == PLACE_BARE && frame->innermost == 0 ? block : NO_BLOCK;
    frame->left -= w->layout->place[block] != PLACE_BARE;
    enter(w, block, frame->innermost, frame->left);
}

static void place_latch(struct writer *w, uint32_t latch, uint32_t loop)
{
    w->result->inside[latch] = loop;
    w->begun_at[latch] = w->next_number - 1;
    w->is_last[latch] = false;
}

/* One step of the walk at the frame on top. */
static void advance(struct writer *w, struct frame *frame)
{
    const struct layout *layout = w->layout;
    uint32_t block = frame->block;

    if (frame->stage == WRITING_ARMS) {
        if (frame->arm < layout->flow->first_arm[block + 1]) {
            uint32_t target = layout->flow->arms[frame->arm].target;
            enter(w, target, open_case(w, target, frame->innermost), frame->left);
            return;
        }
        add_step(w, STEP_BRANCH, block);
        frame->stage = WRITING_WITHIN;
        frame->follower = layout->first_within[block];
    }
    if (frame->stage == WRITING_WITHIN) {
        if (frame->follower != NO_BLOCK) {
            if (layout->region[frame->follower]) {
                close_construct(w, frame->innermost);
                frame->innermost = w->result->nest.parent[frame->innermost];
            }
            enter_follower(w, frame);
            return;
        }
        frame->stage = WRITING_AFTER;
        if (is_loop_header(layout, block)) {
            if (layout->latch[block] != NO_BLOCK)
                place_latch(w, layout->latch[block], frame->innermost);
            close_construct(w, frame->innermost);
            frame->innermost = frame->around;
            frame->follower = layout->first_after[block];
            frame->left = count_followers(layout, frame->follower) + frame->outer_left;
        }
    }
    if (frame->follower != NO_BLOCK) {
        enter_follower(w, frame);
        return;
    }
    w->frames.count--;
    leave(w, block);
}

/* Whether one of the blocks right behind a branch branches again. */
static bool leads_to_work(const struct layout *layout, const struct numbering *n, uint32_t block)
{
    const struct flow *flow = layout->flow;

    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++) {
        uint32_t target = flow->arms[a].target;
        if (n->way[a] == WAY_INLINE && (is_loop_header(layout, target) || layout->first_within[target] != NO_BLOCK ||
                                        flow->first_arm[target + 1] - flow->first_arm[target] > 1))
            return true;
    }
    return layout->first_within[block] != NO_BLOCK && layout->place[layout->first_within[block]] != PLACE_BARE;
}

/* ---- Ways -------------------------------------------------------------------------------------------------------- */

/* Where an arm leads that does not lead inline. */
struct destination {
    uint32_t home;   /* construct in whose sequence the target stands, or that is continued */
    uint32_t number; /* what the selector gets */
    bool continues;
};

static struct destination find_destination(const struct layout *layout, const struct numbering *n, uint32_t block,
                                           uint32_t arm)
{
    uint32_t target = layout->flow->arms[arm].target;

    if (target <= block || layout->place[target] == PLACE_LATCH) {
        uint32_t loop = n->loop_construct[layout->loop[target]];
        return (struct destination){loop, n->constructs[loop].number, true};
    }
    return (struct destination){n->home[target], n->number[target], false};
}

/* Whether a jump from the construct is a jump out of its scope, or continues it. */
static bool leaves_scope(const struct numbering *n, uint32_t scope, struct destination to)
{
    return n->nest.depth[to.home] < n->nest.depth[scope] || (to.home == scope && to.continues);
}

/* What control meets on its way out of `left`, which is the first that it leaves: out of scopes to the last whose scope
 * around holds the home, then out of regions. */
static void count_exit(struct numbering *n, uint32_t left, struct destination to)
{
    uint32_t home_scope = n->scope[to.home];

    n->constructs[left].breaks++;
    if (n->scope[left] == left && n->scopes.depth[left] > n->scopes.depth[home_scope] + 1) {
        uint32_t last = ancestor_at_depth(&n->scopes, left, n->scopes.depth[home_scope] + 1);
        n->constructs[left].further++;
        n->constructs[last].further--;
        left = last;
    }
    if (to.continues) {
        n->constructs[left].continues = true;
        return;
    }
    uint32_t last = ancestor_at_depth(&n->nest, left, n->nest.depth[to.home] + 1);
    n->constructs[left].beyond++;
    n->constructs[last].beyond--;
    if (n->constructs[last].furthest < to.number)
        n->constructs[last].furthest = to.number;
}

static void classify_exit(struct numbering *n, uint32_t inside, uint32_t arm, struct destination to)
{
    uint32_t scope = n->scope[inside];
    bool leaves = leaves_scope(n, scope, to);

    n->bound_for[arm] = to.number;
    if (leaves && to.home == scope) {
        n->way[arm] = WAY_CONTINUE;
        n->constructs[scope].repeats++;
        return;
    }
    n->way[arm] = to.home == inside ? WAY_FALL : leaves && scope != inside ? WAY_LEAVE : WAY_BREAK;
    if (n->way[arm] != WAY_FALL)
        count_exit(n, n->way[arm] == WAY_LEAVE ? scope : inside, to);
}

/* Of an arm that nothing stands at. Which way leads out depends on which regions are switches. */
static enum arm_way find_way(const struct layout *layout, struct numbering *n, uint32_t block, uint32_t arm)
{
    const struct arm *a = &layout->flow->arms[arm];
    uint32_t target = a->target;

    if (a->never_taken)
        return WAY_NEVER;
    if (target <= block) /* by the latch itself? */
        return layout->place[block] == PLACE_LATCH && target == layout->loop[block] ? WAY_CONTINUE : WAY_OUT;
    if (layout->place[target] == PLACE_BARE)
        return WAY_BARE;
    if (layout->place[target] == PLACE_LATCH || n->home[target] != n->inside[block])
        return WAY_OUT;
    n->bound_for[arm] = n->number[target];
    return WAY_FALL;
}

/* ---- Regions that are switches ----------------------------------------------------------------------------------- */

/* The block that stands where the construct does. */
static uint32_t position(const struct layout *layout, const struct numbering *n, uint32_t construct)
{
    uint32_t block = n->constructs[construct].block;
    return n->constructs[construct].is_region && !n->constructs[construct].is_case ? layout->dominators.parent[block]
                                                                                   : block;
}

static bool stands_in_switch(const struct layout *layout, const struct numbering *n, uint32_t around, uint32_t region)
{
    return around != NO_BLOCK &&
           layout->dominators.depth[around] >= layout->dominators.depth[position(layout, n, region)];
}

/* How near an exit's home is: what leaves a scope at depth d is less than 2 * d + 1. */
static uint32_t nearness(const struct numbering *n, struct destination to)
{
    return 2 * n->nest.depth[to.home] + !to.continues;
}

/* A break must not leave another switch on its way. What leaves the scope jumps over a region that is a switch: so the
 * others from inside of switches decide. */
static void choose_switches(struct writer *w)
{
    const struct layout *layout = w->layout;
    const struct flow *flow = layout->flow;
    struct numbering *n = w->result;
    struct arena_mark scratch = arena_mark(w->arena);
    uint32_t count = n->construct_count;
    uint32_t *passing = arena_zeroed(w->arena, count, sizeof *passing); /* exits that leave the construct around, too */
    uint32_t *nearest = arena_zeroed(w->arena, count, sizeof *nearest); /* of a region's exits from switches */

    for (uint32_t i = 0; i < w->open_arms.count; i++) {
        uint32_t b = w->open_arms.data[i].block, a = w->open_arms.data[i].arm, inside = n->inside[b];
        struct destination to = find_destination(layout, n, b, a);
        if (n->way[a] != WAY_OUT || to.home == inside)
            continue;
        passing[inside]++;
        passing[ancestor_at_depth(&n->nest, inside, n->nest.depth[to.home] + 1)]--;
        bool own = flow_terminator(flow, b) == TERMINATOR_SWITCH && flow->first_arm[b + 1] - flow->first_arm[b] > 1;
        if (n->constructs[inside].is_region && nearness(n, to) > nearest[inside] &&
            stands_in_switch(layout, n, own ? b : layout->switch_around[b], inside))
            nearest[inside] = nearness(n, to);
    }
    for (uint32_t c = count - 1; c > 0; c--) {
        uint32_t around = n->nest.parent[c];
        passing[around] += passing[c];
        if (passing[c] > 0 && n->constructs[around].is_region &&
            stands_in_switch(layout, n, layout->switch_around[position(layout, n, c)], around))
            nearest[around] = UINT32_MAX;
    }
    for (uint32_t c = 1; c < count; c++) {
        uint32_t scope = n->scope[n->nest.parent[c]];
        n->constructs[c].is_switch = n->constructs[c].is_region && (n->constructs[c].is_case || nearest[c] == 0 ||
                                                                    nearest[c] < 2 * n->nest.depth[scope] + 1);
        n->scope[c] = n->constructs[c].is_switch ? scope : c;
        ancestors_add(&n->scopes, c, scope);
    }
    arena_rewind(w->arena, scratch);
}

/* A block from which a bare block is better reached by the common way than by a copy: not the test of an early return
 * that has much behind it, and not what is nested deep. */
static bool is_end_of_work(const struct layout *layout, const struct numbering *n, uint32_t block)
{
    return n->inside[block] == 0 && layout->branches[block] < MAX_COMMON_RETURN &&
           !(flow_terminator(layout->flow, block) == TERMINATOR_CONDITION && leads_to_work(layout, n, block));
}

static void fall_to_final(struct numbering *n, uint32_t arm)
{
    n->way[arm] = WAY_FALL;
    n->bound_for[arm] = n->number[n->final];
    n->final_is_reached = true;
}

/* The test of a loop behind which nothing but the bare block stands. */
static bool is_test_of_last_loop(const struct layout *layout, const struct numbering *n, uint32_t block)
{
    uint32_t inside = n->inside[block], loop = n->constructs[inside].block, first = layout->flow->first_arm[block];

    if (inside == 0 || n->nest.parent[inside] != 0 || n->constructs[inside].is_region ||
        count_followers(layout, layout->first_after[loop]) > 0 || layout->flow->first_arm[block + 1] - first != 2)
        return false;
    return block == loop || layout->flow->arms[first].target == loop || layout->flow->arms[first + 1].target == loop;
}

static void leave_for_final(struct numbering *n, uint32_t loop, uint32_t arm)
{
    classify_exit(n, loop, arm, (struct destination){0, n->number[n->final], false});
    n->final_is_reached = true;
}

static void find_ways(struct writer *w)
{
    const struct flow *flow = w->layout->flow;
    struct numbering *n = w->result;

    for (uint32_t b = 0; b < flow->block_count; b++) {
        for (uint32_t a = flow->first_arm[b], end = flow->first_arm[b + 1]; a < end; a++) {
            uint32_t target = flow->arms[a].target;
            if (n->way[a] == WAY_INLINE)
                continue;
            n->way[a] = (uint8_t)find_way(w->layout, n, b, a);
            if (n->way[a] == WAY_OUT || (n->way[a] == WAY_BARE && target == n->final && w->is_last[b]))
                vector_push(w->arena, &w->open_arms, (struct open_arm){b, a});
            if (target > b && n->latest_source[target] < w->begun_at[b])
                n->latest_source[target] = w->begun_at[b];
        }
    }
}

static void close_open_arms(struct writer *w)
{
    const struct layout *layout = w->layout;
    struct numbering *n = w->result;

    for (uint32_t i = 0; i < w->open_arms.count; i++) {
        uint32_t block = w->open_arms.data[i].block, arm = w->open_arms.data[i].arm;
        if (n->way[arm] == WAY_OUT)
            classify_exit(n, n->inside[block], arm, find_destination(layout, n, block, arm));
        else if (is_end_of_work(layout, n, block))
            fall_to_final(n, arm);
        else if (is_test_of_last_loop(layout, n, block))
            leave_for_final(n, n->inside[block], arm);
    }
}

/* The function, loops, regions and cases, at most. */
static uint32_t count_constructs(const struct layout *layout)
{
    uint32_t count = 1;

    for (uint32_t b = 0; b < layout->flow->block_count; b++)
        count += is_loop_header(layout, b) + layout->region[b] + (layout->leaves && layout->leaves[b]);
    return count;
}

struct numbering *number_blocks(struct arena *arena, const struct layout *layout)
{
    uint32_t count = layout->flow->block_count, arm_count = layout->flow->first_arm[count];
    uint32_t most_constructs = count_constructs(layout);
    struct numbering *n = arena_zeroed(arena, 1, sizeof *n);

    n->steps = arena_array(arena, (size_t)3 * count + most_constructs, sizeof *n->steps);
    n->constructs = arena_array(arena, most_constructs, sizeof *n->constructs);
    n->nest = ancestors_create(arena, most_constructs);
    n->inside = arena_array(arena, count, sizeof *n->inside);
    n->home = arena_array(arena, count, sizeof *n->home);
    n->number = arena_zeroed(arena, count, sizeof *n->number);
    n->latest_source = arena_zeroed(arena, count, sizeof *n->latest_source);
    n->loop_construct = arena_array(arena, count, sizeof *n->loop_construct);
    if (layout->leaves)
        n->case_construct = arena_zeroed(arena, count, sizeof *n->case_construct);
    n->way = arena_zeroed(arena, arm_count, sizeof *n->way);
    n->bound_for = arena_zeroed(arena, arm_count, sizeof *n->bound_for);
    n->constructs[0] = (struct construct){.block = NO_BLOCK, .number = UINT32_MAX};
    n->construct_count = 1;
    n->final = NO_BLOCK;
    ancestors_root(&n->nest, 0);
    n->scope = arena_zeroed(arena, most_constructs, sizeof *n->scope);
    n->scopes = n->nest; /* without regions each construct is its own scope */
    if (layout->switch_around) {
        n->scopes = ancestors_create(arena, most_constructs);
        ancestors_root(&n->scopes, 0);
    }
    struct arena_mark scratch = arena_mark(arena);
    struct writer writer = {
        .arena = arena,
        .layout = layout,
        .result = n,
        .next_number = 1,
        .is_last = arena_array(arena, count, sizeof *writer.is_last),
        .begun_at = arena_array(arena, count, sizeof *writer.begun_at),
    };
    enter(&writer, 0, 0, 0);
    while (writer.frames.count > 0)
        advance(&writer, &writer.frames.data[writer.frames.count - 1]);
    find_ways(&writer);
    if (layout->switch_around)
        choose_switches(&writer);
    else
        for (uint32_t c = 0; c < n->construct_count; c++)
            n->scope[c] = c;
    close_open_arms(&writer);
    arena_rewind(arena, scratch);
    for (uint32_t c = n->construct_count - 1; c > 0; c--) { /* what is further in has the larger index */
        struct construct *around = &n->constructs[n->nest.parent[c]], *scope = &n->constructs[n->scopes.parent[c]];
        around->beyond += n->constructs[c].beyond;
        around->breaks += n->constructs[c].beyond > 0;
        scope->further += n->constructs[c].further;
        scope->breaks += n->constructs[c].further > 0;
        scope->repeats += n->constructs[c].continues;
    }
    return n;
}
