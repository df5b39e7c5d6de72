#include "cfg/number.h"

enum {
    DEEPEST_COMMON_RETURN = 24 /* branches above */
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

struct writer {
    struct arena *arena;
    const struct layout *layout;
    struct numbering *result;
    struct frame *frames;
    uint32_t depth;
    uint32_t next_number;
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

/* `outer_left`: how many blocks follow behind what is entered, in the same sequence. */
static void enter(struct writer *w, uint32_t block, uint32_t around, uint32_t outer_left)
{
    const struct layout *layout = w->layout;
    uint32_t innermost = around;

    add_step(w, STEP_ENTER, block);
    if (is_loop_header(layout, block))
        innermost = w->result->loop_construct[block] = open_construct(w, block, around, false);
    innermost = open_regions(w, block, innermost);
    w->result->inside[block] = innermost;
    w->begun_at[block] = w->next_number - 1;
    uint32_t left = outer_left + count_followers(layout, layout->first_within[block]);
    w->is_last[block] = left == 0;
    w->frames[w->depth++] = (struct frame){
        .block = block,
        .around = around,
        .innermost = innermost,
        .arm = layout->flow->first_arm[block],
        .outer_left = outer_left,
        .left = left,
    };
}

static bool is_inline(const struct layout *layout, uint32_t block, uint32_t arm)
{
    const struct arm *a = &layout->flow->arms[arm];
    return !a->never_taken && a->target > block && layout->place[a->target] == PLACE_INLINE;
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

/* One step of the walk at the frame on top. */
static void advance(struct writer *w, struct frame *frame)
{
    const struct layout *layout = w->layout;
    uint32_t block = frame->block;

    if (frame->stage == WRITING_ARMS) {
        if (frame->arm < layout->flow->first_arm[block + 1]) {
            if (is_inline(layout, block, frame->arm))
                enter(w, layout->flow->arms[frame->arm].target, frame->innermost, frame->left);
            else
                frame->arm++;
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
    add_step(w, STEP_LEAVE, block);
    w->depth--;
    if (w->depth == 0)
        return;
    struct frame *outer = &w->frames[w->depth - 1];
    if (outer->stage == WRITING_ARMS) {
        add_step(w, STEP_ARM, outer->arm++);
    } else {
        add_step(w, STEP_FOLLOWER, block);
        outer->follower = layout->next[block];
    }
}

/* Whether one of the blocks right behind a branch branches again. */
static bool leads_to_work(const struct layout *layout, uint32_t block)
{
    const struct flow *flow = layout->flow;

    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++) {
        uint32_t target = flow->arms[a].target;
        if (is_inline(layout, block, a) &&
            (is_loop_header(layout, target) || layout->first_within[target] != NO_BLOCK ||
             flow->first_arm[target + 1] - flow->first_arm[target] > 1))
            return true;
    }
    return layout->first_within[block] != NO_BLOCK && layout->place[layout->first_within[block]] != PLACE_BARE;
}

/* A break from `inside` leaves all constructs up to the child of `home`, which it leaves last. */
static void count_break(struct numbering *n, uint32_t inside, uint32_t home, uint32_t number)
{
    uint32_t last = ancestor_at_depth(&n->nest, inside, n->nest.depth[home] + 1);
    struct construct *construct = &n->constructs[last];

    n->constructs[inside].beyond++;
    construct->beyond--;
    if (number == n->constructs[home].number)
        construct->continues = true;
    else if (construct->furthest < number)
        construct->furthest = number;
}

static void classify_arm(const struct layout *layout, struct numbering *n, uint32_t block, uint32_t arm)
{
    const struct arm *a = &layout->flow->arms[arm];
    uint32_t inside = n->inside[block], home;

    if (a->never_taken) {
        n->way[arm] = WAY_NEVER;
        return;
    }
    if (a->target <= block) {
        home = n->loop_construct[a->target];
        n->bound_for[arm] = n->constructs[home].number;
        n->way[arm] = home == inside ? WAY_CONTINUE : WAY_BREAK;
        n->constructs[home].repeats += home == inside;
    } else if (layout->place[a->target] == PLACE_INLINE || layout->place[a->target] == PLACE_BARE) {
        n->way[arm] = layout->place[a->target] == PLACE_BARE ? WAY_BARE : WAY_INLINE;
        return;
    } else {
        home = n->home[a->target];
        n->bound_for[arm] = n->number[a->target];
        n->way[arm] = home == inside ? WAY_FALL : WAY_BREAK;
    }
    if (n->way[arm] == WAY_BREAK)
        count_break(n, inside, home, n->bound_for[arm]);
}

/* A block from which a bare block is better reached by the common way than by a copy: not the test of an early return
 * that has much behind it, and not what is nested deep. */
static bool is_end_of_work(const struct layout *layout, const struct numbering *n, uint32_t block)
{
    return n->inside[block] == 0 && layout->branches[block] < DEEPEST_COMMON_RETURN &&
           !(flow_terminator(layout->flow, block) == TERMINATOR_CONDITION && leads_to_work(layout, block));
}

static void fall_to_final(struct numbering *n, uint32_t arm)
{
    n->way[arm] = WAY_FALL;
    n->bound_for[arm] = n->number[n->final];
    n->final_is_reached = true;
}

struct numbering *number_blocks(struct arena *arena, const struct layout *layout)
{
    uint32_t count = layout->flow->block_count, arm_count = layout->flow->first_arm[count];
    struct numbering *n = arena_zeroed(arena, 1, sizeof *n);

    n->steps = arena_array(arena, (size_t)6 * count, sizeof *n->steps);
    n->constructs = arena_array(arena, (size_t)2 * count + 1, sizeof *n->constructs);
    n->nest = ancestors_create(arena, 2 * count + 1);
    n->inside = arena_array(arena, count, sizeof *n->inside);
    n->home = arena_array(arena, count, sizeof *n->home);
    n->number = arena_zeroed(arena, count, sizeof *n->number);
    n->latest_source = arena_zeroed(arena, count, sizeof *n->latest_source);
    n->loop_construct = arena_array(arena, count, sizeof *n->loop_construct);
    n->way = arena_array(arena, arm_count, sizeof *n->way);
    n->bound_for = arena_zeroed(arena, arm_count, sizeof *n->bound_for);
    n->constructs[0] = (struct construct){.block = NO_BLOCK, .number = UINT32_MAX};
    n->construct_count = 1;
    n->final = NO_BLOCK;
    ancestors_root(&n->nest, 0);

    struct arena_mark scratch = arena_mark(arena);
    struct writer writer = {
        .arena = arena,
        .layout = layout,
        .result = n,
        .frames = arena_array(arena, count, sizeof *writer.frames),
        .next_number = 1,
        .is_last = arena_array(arena, count, sizeof *writer.is_last),
        .begun_at = arena_array(arena, count, sizeof *writer.begun_at),
    };
    enter(&writer, 0, 0, 0);
    while (writer.depth > 0)
        advance(&writer, &writer.frames[writer.depth - 1]);
    for (uint32_t b = 0; b < count; b++) {
        for (uint32_t a = layout->flow->first_arm[b]; a < layout->flow->first_arm[b + 1]; a++) {
            uint32_t target = layout->flow->arms[a].target;
            classify_arm(layout, n, b, a);
            if (n->way[a] == WAY_BARE && target == n->final && writer.is_last[b] && is_end_of_work(layout, n, b))
                fall_to_final(n, a);
            if (target > b && n->latest_source[target] < writer.begun_at[b])
                n->latest_source[target] = writer.begun_at[b];
        }
    }
    arena_rewind(arena, scratch);
    for (uint32_t c = n->construct_count - 1; c > 0; c--) { /* what is further in has the larger index */
        struct construct *around = &n->constructs[n->nest.parent[c]];
        around->beyond += n->constructs[c].beyond;
        around->repeats += n->constructs[c].continues;
    }
    return n;
}
