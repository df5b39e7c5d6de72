/* Walks the tree that placement implies and records the walk as steps. On the way it opens constructs and numbers
 * placed blocks. Afterwards it classifies each edge that does not lead inline: fall, break or continue. */
#include "cfg/number.h"

enum {
    MAX_COMMON_RETURN = 24 /* a block with more branches above it gets a copy of the final return */
};

struct walk_frame {
    uint32_t block;
    uint32_t around;    /* construct that the block stands in */
    uint32_t innermost; /* innermost construct that is open now */
    uint32_t successor;
    uint32_t follower; /* next block of the list being walked */
    uint32_t outer_left;
    uint32_t left; /* non-terminal blocks that still follow in the sequence that the successors stand in */
    enum {
        WALK_SUCCESSORS,
        WALK_WITHIN,
        WALK_AFTER
    } stage;
};

/* A successor whose kind depends on constructs not known yet: it leaves a construct, or may lead to the final block. */
struct deferred_successor {
    uint32_t block, successor;
};

struct walker {
    struct arena *arena;
    const struct placement *placement;
    struct numbering *result;
    VECTOR(struct walk_frame) frames;
    VECTOR(struct deferred_successor) deferred;
    uint32_t next_number;
    uint32_t open;      /* open blocks + their successors, see numbering.max_open_slots */
    bool *is_last;      /* by block: only a terminal block follows what its successors fall to */
    uint32_t *begun_at; /* by block: largest number assigned before it was entered, its own included */
};

static void add_step(struct walker *w, enum walk_step_kind kind, uint32_t index)
{
    w->result->steps[w->result->step_count++] = (struct walk_step){kind, index};
}

static uint32_t open_construct(struct walker *w, uint32_t block, uint32_t around, bool is_region)
{
    uint32_t construct = w->result->construct_count++;

    w->result->constructs[construct] = (struct construct){.block = block, .is_region = is_region};
    ancestors_add(&w->result->nest, construct, around);
    return construct;
}

/* Opens the construct of a case whose exits break. Returns the construct that the case stands in. */
static uint32_t open_case(struct walker *w, uint32_t block, uint32_t around)
{
    uint32_t next = next_case(w->placement, block);

    if (!w->placement->case_breaks || !w->placement->case_breaks[block])
        return around;
    uint32_t construct = w->result->case_construct[block] = open_construct(w, block, around, true);
    w->result->constructs[construct].is_case = true;
    if (next != NO_BLOCK)
        w->result->home[next] = construct;
    return construct;
}

/* Numbers the case that this case falls into, then the case itself. */
static void close_case(struct walker *w, uint32_t block)
{
    uint32_t next = next_case(w->placement, block), construct = case_construct(w->result, block);

    if (construct == 0)
        return;
    if (next != NO_BLOCK)
        w->result->number[next] = w->next_number++;
    w->result->constructs[construct].number = w->next_number++;
}

static void close_construct(struct walker *w, uint32_t construct)
{
    w->result->constructs[construct].number = w->next_number++;
    add_step(w, STEP_CLOSE, construct);
}

/* Opens one region for each `region` block of the list. The first such block ends the innermost region. */
static uint32_t open_regions(struct walker *w, uint32_t block, uint32_t around)
{
    const struct placement *placement = w->placement;
    uint32_t count = 0;

    for (uint32_t f = placement->first_within[block]; f != NO_BLOCK; f = placement->next[f])
        count += placement->region[f];
    uint32_t first = w->result->construct_count;
    for (uint32_t i = 0; i < count; i++)
        around = open_construct(w, NO_BLOCK, around, true);
    for (uint32_t f = placement->first_within[block]; count > 0; f = placement->next[f])
        if (placement->region[f])
            w->result->constructs[first + --count].block = f;
    return around;
}

/* Number of non-terminal blocks in a list. */
static uint32_t count_followers(const struct placement *placement, uint32_t list)
{
    uint32_t count = 0;

    for (uint32_t f = list; f != NO_BLOCK; f = placement->next[f])
        count += placement->place[f] != PLACE_TERMINAL;
    return count;
}

/* The first successor from `successor` on whose target stands inline, or the end of the block's successors. */
static uint32_t next_inline_successor(struct walker *w, uint32_t block, uint32_t successor)
{
    const struct flow *flow = w->placement->flow;

    for (uint32_t end = flow->first_successor[block + 1]; successor < end; successor++) {
        if (!flow->successors[successor].never_taken &&
            stands_at_successor(w->placement, block, &flow->successors[successor])) {
            w->result->kind[successor] = SUCCESSOR_INLINE;
            break;
        }
    }
    return successor;
}

/* Completes the block. The block on top of the stack goes on behind it: with the next successor or the next placed
 * block. */
static void finish_block(struct walker *w, uint32_t block)
{
    w->open -= 1 + w->placement->flow->first_successor[block + 1] - w->placement->flow->first_successor[block];
    if (w->frames.count == 0)
        return;
    struct walk_frame *outer = &w->frames.data[w->frames.count - 1];
    if (outer->stage == WALK_SUCCESSORS) {
        close_case(w, block);
        add_step(w, STEP_SUCCESSOR, outer->successor);
        outer->successor = next_inline_successor(w, outer->block, outer->successor + 1);
    } else {
        add_step(w, STEP_FOLLOWER, block);
        outer->follower = w->placement->next[block];
    }
}

/* `outer_left`: number of blocks that follow in the same sequence behind this block. */
static void enter_block(struct walker *w, uint32_t block, uint32_t around, uint32_t outer_left)
{
    const struct placement *placement = w->placement;
    uint32_t innermost = around, left = outer_left, within = placement->first_within[block];
    uint32_t successor = next_inline_successor(w, block, placement->flow->first_successor[block]);
    bool is_loop = is_loop_header(placement, block);

    if (flow_is_run(placement->flow, block)) /* its last block follows in a sequence */
        w->result->final = NO_BLOCK;
    add_step(w, STEP_ENTER, block);
    w->open += 1 + placement->flow->first_successor[block + 1] - placement->flow->first_successor[block];
    if (w->result->max_open_slots < w->open)
        w->result->max_open_slots = w->open;
    if (is_loop)
        innermost = w->result->loop_construct[block] = open_construct(w, block, around, false);
    if (within != NO_BLOCK) {
        innermost = open_regions(w, block, innermost);
        left += count_followers(placement, within);
    }
    w->result->inside[block] = innermost;
    w->begun_at[block] = w->next_number - 1;
    w->is_last[block] = left == 0;
    if (!is_loop && within == NO_BLOCK &&
        successor == placement->flow->first_successor[block + 1]) { /* has no contents */
        add_step(w, STEP_BRANCH, block);
        finish_block(w, block);
        return;
    }
    vector_push(w->arena, &w->frames,
                (struct walk_frame){
                    .block = block,
                    .around = around,
                    .innermost = innermost,
                    .successor = successor,
                    .outer_left = outer_left,
                    .left = left,
                });
}

/* Numbers and enters the next block of the list being walked. */
static void enter_follower(struct walker *w, struct walk_frame *frame)
{
    uint32_t block = frame->follower;

    w->result->home[block] = frame->innermost;
    w->result->number[block] = w->next_number++;
    w->result->final = w->placement->place[block] == PLACE_TERMINAL && frame->innermost == 0 ? block : NO_BLOCK;
    frame->left -= w->placement->place[block] != PLACE_TERMINAL;
    enter_block(w, block, frame->innermost, frame->left);
}

/* The latch has no steps of its own: linearize writes it into the continue target. */
static void place_latch(struct walker *w, uint32_t latch, uint32_t loop)
{
    w->result->inside[latch] = loop;
    w->begun_at[latch] = w->next_number - 1;
    w->is_last[latch] = false;
}

/* One step of the walk, at the frame on top. */
static void advance(struct walker *w, struct walk_frame *frame)
{
    const struct placement *placement = w->placement;
    uint32_t block = frame->block;

    if (frame->stage == WALK_SUCCESSORS) {
        if (frame->successor < placement->flow->first_successor[block + 1]) {
            uint32_t target = placement->flow->successors[frame->successor].target;
            enter_block(w, target, open_case(w, target, frame->innermost), frame->left);
            return;
        }
        add_step(w, STEP_BRANCH, block);
        frame->stage = WALK_WITHIN;
        frame->follower = placement->first_within[block];
    }
    if (frame->stage == WALK_WITHIN) {
        if (frame->follower != NO_BLOCK) {
            if (placement->region[frame->follower]) {
                close_construct(w, frame->innermost);
                frame->innermost = w->result->nest.parent[frame->innermost];
            }
            enter_follower(w, frame);
            return;
        }
        frame->stage = WALK_AFTER;
        if (is_loop_header(placement, block)) {
            if (placement->latch[block] != NO_BLOCK)
                place_latch(w, placement->latch[block], frame->innermost);
            close_construct(w, frame->innermost);
            frame->innermost = frame->around;
            frame->follower = placement->first_after[block];
            frame->left = count_followers(placement, frame->follower) + frame->outer_left;
        }
    }
    if (frame->follower != NO_BLOCK) {
        enter_follower(w, frame);
        return;
    }
    w->frames.count--;
    finish_block(w, block);
}

/* Whether a block directly behind the branch branches again. */
static bool leads_to_work(const struct placement *placement, const struct numbering *n, uint32_t block)
{
    const struct flow *flow = placement->flow;

    for (uint32_t a = flow->first_successor[block]; a < flow->first_successor[block + 1]; a++) {
        uint32_t target = flow->successors[a].target;
        if (n->kind[a] == SUCCESSOR_INLINE &&
            (is_loop_header(placement, target) || placement->first_within[target] != NO_BLOCK ||
             flow_is_run(flow, target) || flow->first_successor[target + 1] - flow->first_successor[target] > 1))
            return true;
    }
    return placement->first_within[block] != NO_BLOCK &&
           placement->place[placement->first_within[block]] != PLACE_TERMINAL;
}

/* ---- Kinds of successors ----------------------------------------------------------------------------------------- */

/* Target of a successor that does not lead inline. */
struct destination {
    uint32_t home;   /* construct whose sequence holds the target, or that is continued */
    uint32_t number; /* number that the selector gets */
    bool continues;
};

static struct destination find_destination(const struct placement *placement, const struct numbering *n, uint32_t block,
                                           uint32_t successor)
{
    uint32_t target = placement->flow->successors[successor].target;

    if (target <= block || placement->place[target] == PLACE_LATCH) {
        uint32_t loop = n->loop_construct[placement->loop[target]];
        return (struct destination){loop, n->constructs[loop].number, true};
    }
    return (struct destination){n->home[target], n->number[target], false};
}

/* Whether a jump leaves the scope or continues it. */
static bool leaves_scope(const struct numbering *n, uint32_t scope, struct destination to)
{
    return n->nest.depth[to.home] < n->nest.depth[scope] || (to.home == scope && to.continues);
}

/* Counts an exit whose first construct left is `left`. It first leaves scopes, up to the last one inside the home's
 * scope. Then it leaves constructs, up to the last one inside the home. Each count is +1 at the first and -1 at the
 * last construct of the path; number_blocks sums them up the tree. */
static void count_exit(struct numbering *n, uint32_t left, struct destination to)
{
    uint32_t home_scope = n->scope[to.home];

    n->constructs[left].break_count++;
    if (n->scope[left] == left && n->scopes.depth[left] > n->scopes.depth[home_scope] + 1) {
        uint32_t last = ancestor_at_depth(&n->scopes, left, n->scopes.depth[home_scope] + 1);
        n->constructs[left].breaks_to_scope++;
        n->constructs[last].breaks_to_scope--;
        left = last;
    }
    if (to.continues) {
        n->constructs[left].has_continues = true;
        return;
    }
    uint32_t last = ancestor_at_depth(&n->nest, left, n->nest.depth[to.home] + 1);
    n->constructs[left].breaks_to_parent++;
    n->constructs[last].breaks_to_parent--;
    if (n->constructs[last].max_break_number < to.number)
        n->constructs[last].max_break_number = to.number;
}

/* Decides between fall, break and continue, once it is known which regions are switches. */
static void classify_exit(struct numbering *n, uint32_t inside, uint32_t successor, struct destination to)
{
    uint32_t scope = n->scope[inside];
    bool leaves = leaves_scope(n, scope, to);

    n->assigned_number[successor] = to.number;
    if (leaves && to.home == scope) {
        n->kind[successor] = SUCCESSOR_CONTINUE;
        n->constructs[scope].continue_edges++;
        return;
    }
    n->kind[successor] = to.home == inside           ? SUCCESSOR_FALL
                         : leaves && scope != inside ? SUCCESSOR_BREAK_SCOPE
                                                     : SUCCESSOR_BREAK;
    if (n->kind[successor] != SUCCESSOR_FALL)
        count_exit(n, n->kind[successor] == SUCCESSOR_BREAK_SCOPE ? scope : inside, to);
}

/* Kind of a successor whose target is not inline. Exits are deferred: their kind depends on which regions become
 * switches. */
static enum successor_kind classify_successor(const struct placement *placement, struct numbering *n, uint32_t block,
                                              uint32_t successor)
{
    const struct successor *a = &placement->flow->successors[successor];
    uint32_t target = a->target;

    if (a->never_taken)
        return SUCCESSOR_NEVER;
    if (target <= block) /* the latch itself stands in the continue target: its edge needs no jump */
        return placement->place[block] == PLACE_LATCH && target == placement->loop[block] ? SUCCESSOR_CONTINUE
                                                                                          : SUCCESSOR_DEFERRED;
    if (placement->place[target] == PLACE_TERMINAL)
        return SUCCESSOR_TERMINAL;
    if (placement->place[target] == PLACE_LATCH || n->home[target] != n->inside[block])
        return SUCCESSOR_DEFERRED;
    n->assigned_number[successor] = n->number[target];
    return SUCCESSOR_FALL;
}

/* ---- Regions that are switches ----------------------------------------------------------------------------------- */

/* The block at whose place the construct begins. */
static uint32_t position(const struct placement *placement, const struct numbering *n, uint32_t construct)
{
    uint32_t block = n->constructs[construct].block;
    return n->constructs[construct].is_region && !n->constructs[construct].is_case ? placement->dominators.parent[block]
                                                                                   : block;
}

/* Whether the switch `around` lies inside the region, so that breaks of the region would cross it. */
static bool stands_in_switch(const struct placement *placement, const struct numbering *n, uint32_t around,
                             uint32_t region)
{
    return around != NO_BLOCK &&
           placement->dominators.depth[around] >= placement->dominators.depth[position(placement, n, region)];
}

/* Orders exits by how far out they lead; larger is closer. An exit from a scope at depth d has a value below 2 * d + 1.
 */
static uint32_t nearness(const struct numbering *n, struct destination to)
{
    return 2 * n->nest.depth[to.home] + !to.continues;
}

/* Decides which regions become switches. A break out of an OpSwitch must not cross another switch. Breaks of the scope
 * jump out of switch regions freely, so only the other exits from inside switches decide. */
static void choose_switch_regions(struct walker *w)
{
    const struct placement *placement = w->placement;
    const struct flow *flow = placement->flow;
    struct numbering *n = w->result;
    struct arena_mark scratch = arena_mark(w->arena);
    uint32_t count = n->construct_count;
    /* by construct: exits that also leave its parent; by region: nearness() of its closest exit from inside a switch */
    uint32_t *passing = arena_zeroed_words(w->arena, count);
    uint32_t *nearest = arena_zeroed_words(w->arena, count);

    for (uint32_t i = 0; i < w->deferred.count; i++) {
        uint32_t b = w->deferred.data[i].block, a = w->deferred.data[i].successor, inside = n->inside[b];
        struct destination to = find_destination(placement, n, b, a);
        if (n->kind[a] != SUCCESSOR_DEFERRED || to.home == inside)
            continue;
        passing[inside]++;
        passing[ancestor_at_depth(&n->nest, inside, n->nest.depth[to.home] + 1)]--;
        bool own = flow_terminator(flow, b) == TERMINATOR_SWITCH &&
                   flow->first_successor[b + 1] - flow->first_successor[b] > 1;
        if (n->constructs[inside].is_region && nearness(n, to) > nearest[inside] &&
            stands_in_switch(placement, n, own ? b : placement->switch_around[b], inside))
            nearest[inside] = nearness(n, to);
    }
    for (uint32_t c = count - 1; c > 0; c--) {
        uint32_t around = n->nest.parent[c];
        passing[around] += passing[c];
        if (passing[c] > 0 && n->constructs[around].is_region &&
            stands_in_switch(placement, n, placement->switch_around[position(placement, n, c)], around))
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

/* Whether a path from this block should fall to the final terminal block instead of getting a copy. Not the test of an
 * early return with much code behind it, and not a deeply nested block. */
static bool is_end_of_work(const struct placement *placement, const struct numbering *n, uint32_t block)
{
    return n->inside[block] == 0 && placement->branches[block] < MAX_COMMON_RETURN &&
           !(flow_terminator(placement->flow, block) == TERMINATOR_CONDITION && leads_to_work(placement, n, block));
}

static void fall_to_final(struct numbering *n, uint32_t successor)
{
    n->kind[successor] = SUCCESSOR_FALL;
    n->assigned_number[successor] = n->number[n->final];
    n->final_is_reached = true;
}

/* Whether the block is the test of an outermost loop with only the terminal block behind it. */
static bool is_test_of_last_loop(const struct placement *placement, const struct numbering *n, uint32_t block)
{
    uint32_t inside = n->inside[block], loop = n->constructs[inside].block,
             first = placement->flow->first_successor[block];

    if (inside == 0 || n->nest.parent[inside] != 0 || n->constructs[inside].is_region ||
        count_followers(placement, placement->first_after[loop]) > 0 ||
        placement->flow->first_successor[block + 1] - first != 2)
        return false;
    return (block == loop && !flow_is_run(placement->flow, block)) ||
           placement->flow->successors[first].target == loop || placement->flow->successors[first + 1].target == loop;
}

static void leave_for_final(struct numbering *n, uint32_t loop, uint32_t successor)
{
    classify_exit(n, loop, successor, (struct destination){0, n->number[n->final], false});
    n->final_is_reached = true;
}

/* Classifies all successors that are not inline, and defers those whose kind is not known yet. */
static void classify_successors(struct walker *w)
{
    const struct flow *flow = w->placement->flow;
    struct numbering *n = w->result;

    for (uint32_t b = 0; b < flow->block_count; b++) {
        for (uint32_t a = flow->first_successor[b], end = flow->first_successor[b + 1]; a < end; a++) {
            uint32_t target = flow->successors[a].target;
            if (n->kind[a] == SUCCESSOR_INLINE)
                continue;
            n->kind[a] = (uint8_t)classify_successor(w->placement, n, b, a);
            if (n->kind[a] == SUCCESSOR_DEFERRED ||
                (n->kind[a] == SUCCESSOR_TERMINAL && target == n->final && w->is_last[b]))
                vector_push(w->arena, &w->deferred, (struct deferred_successor){b, a});
            if (target > b && n->latest_source_number[target] < w->begun_at[b])
                n->latest_source_number[target] = w->begun_at[b];
        }
    }
}

/* Classifies the deferred successors. */
static void classify_deferred(struct walker *w)
{
    const struct placement *placement = w->placement;
    struct numbering *n = w->result;

    for (uint32_t i = 0; i < w->deferred.count; i++) {
        uint32_t block = w->deferred.data[i].block, successor = w->deferred.data[i].successor;
        if (n->kind[successor] == SUCCESSOR_DEFERRED)
            classify_exit(n, n->inside[block], successor, find_destination(placement, n, block, successor));
        else if (is_end_of_work(placement, n, block))
            fall_to_final(n, successor);
        else if (is_test_of_last_loop(placement, n, block))
            leave_for_final(n, n->inside[block], successor);
    }
}

/* Upper bound: the function, loops, regions and cases. */
static uint32_t count_constructs(const struct placement *placement)
{
    uint32_t count = 1;

    for (uint32_t b = 0; b < placement->flow->block_count; b++)
        count +=
            is_loop_header(placement, b) + placement->region[b] + (placement->case_breaks && placement->case_breaks[b]);
    return count;
}

struct numbering *number_blocks(struct arena *arena, const struct placement *placement)
{
    uint32_t count = placement->flow->block_count, successor_count = placement->flow->first_successor[count];
    uint32_t max_constructs = count_constructs(placement);
    struct numbering *n = arena_zeroed(arena, 1, sizeof *n);

    n->steps = arena_array(arena, (size_t)3 * count + max_constructs, sizeof *n->steps);
    n->constructs = arena_array(arena, max_constructs, sizeof *n->constructs);
    n->nest = ancestors_create(arena, max_constructs);
    n->inside = arena_words(arena, count);
    n->home = arena_words(arena, count);
    n->number = arena_zeroed_words(arena, count);
    n->latest_source_number = arena_zeroed_words(arena, count);
    n->loop_construct = arena_words(arena, count);
    if (placement->case_breaks)
        n->case_construct = arena_zeroed_words(arena, count);
    n->kind = arena_zeroed(arena, successor_count, sizeof *n->kind);
    n->assigned_number = arena_zeroed_words(arena, successor_count);
    n->constructs[0] = (struct construct){.block = NO_BLOCK, .number = UINT32_MAX};
    n->construct_count = 1;
    n->final = NO_BLOCK;
    ancestors_root(&n->nest, 0);
    n->scope = arena_zeroed_words(arena, max_constructs);
    n->scopes = n->nest; /* without regions, each construct is its own scope */
    if (placement->switch_around) {
        n->scopes = ancestors_create(arena, max_constructs);
        ancestors_root(&n->scopes, 0);
    }
    struct arena_mark scratch = arena_mark(arena);
    struct walker walker = {
        .arena = arena,
        .placement = placement,
        .result = n,
        .next_number = 1,
        .is_last = arena_array(arena, count, sizeof *walker.is_last),
        .begun_at = arena_words(arena, count),
    };
    enter_block(&walker, 0, 0, 0);
    while (walker.frames.count > 0)
        advance(&walker, &walker.frames.data[walker.frames.count - 1]);
    classify_successors(&walker);
    if (placement->switch_around)
        choose_switch_regions(&walker);
    else
        for (uint32_t c = 0; c < n->construct_count; c++)
            n->scope[c] = c;
    classify_deferred(&walker);
    arena_rewind(arena, scratch);
    for (uint32_t c = n->construct_count - 1; c > 0; c--) { /* inner constructs have larger indices */
        struct construct *around = &n->constructs[n->nest.parent[c]], *scope = &n->constructs[n->scopes.parent[c]];
        around->breaks_to_parent += n->constructs[c].breaks_to_parent;
        around->break_count += n->constructs[c].breaks_to_parent > 0;
        scope->breaks_to_scope += n->constructs[c].breaks_to_scope;
        scope->break_count += n->constructs[c].breaks_to_scope > 0;
        scope->continue_edges += n->constructs[c].has_continues;
    }
    return n;
}
