/* Builds the tree from the steps of the walk in number.c. Each open block has a slot with the part built so far, and
 * one slot for each successor. A part is a list of nodes and the largest number that control carries when it falls out
 * of it: `pending`. A placed block needs a guard unless its number equals `pending`. */
#include "cfg/tree.h"

#include <assert.h>

enum {
    MAX_NODES_BEFORE_BREAK = 8 /* longer code before a break stands behind the branch */
};

struct list {
    uint32_t first, last;
    uint32_t size;         /* number of nodes, nested ones included */
    bool breaks;           /* a node breaks out of the surrounding construct */
    bool ends_in_continue; /* the last node continues it */
};

/* The last point that all control falling out of a part has passed: a join, or a single successor. */
struct fall_origin {
    enum {
        ORIGIN_NONE,
        ORIGIN_SUCCESSOR,
        ORIGIN_JOIN
    } kind;
    uint32_t index;
};

/* Adjacent guards at the end of a part. Further guarded blocks may join them. */
struct open_guards {
    uint32_t last_case;
    uint32_t first_number;
    uint32_t before; /* largest number pending in front of them */
    uint32_t behind; /* largest number that control carries out of their bodies */
    uint32_t count;
    bool breaks;
    struct fall_origin in_front;
    uint32_t falling; /* bodies that control falls out of */
};

/* Nodes so far. `pending`: largest number that control carries when it falls out; 0: it does not fall out. */
struct part {
    struct list list;
    uint32_t pending;
    struct fall_origin origin;
};

/* An open block. The slots of its successors follow. */
struct slot {
    struct part part;
    uint32_t block, outer; /* slot of the next open block outward */
};

struct tree_builder {
    struct arena *arena;
    struct tree *tree;
    struct slot *slots; /* slots of open blocks, see numbering.max_open_slots */
    uint32_t slot_count;
    VECTOR(struct open_guards) guards; /* indexed by node.body of NODE_GUARDS */
    uint32_t innermost;                /* slot of the innermost open block */
};

static const struct list no_nodes = {NO_NODE, NO_NODE, 0, false, false};
static const struct part no_part = {{NO_NODE, NO_NODE, 0, false, false}, 0, {ORIGIN_NONE, 0}};

static struct list one_node(struct tree_builder *b, struct node node, uint32_t inner_size)
{
    uint32_t index = b->tree->nodes.count;

    node.next = NO_NODE;
    vector_push(b->arena, &b->tree->nodes, node);
    return (struct list){index, index, inner_size + 1, false, node.kind == NODE_CONTINUE};
}

static void append(struct tree_builder *b, struct list *list, struct list more)
{
    if (more.first == NO_NODE)
        return;
    if (list->first == NO_NODE)
        list->first = more.first;
    else
        b->tree->nodes.data[list->last].next = more.first;
    list->last = more.last;
    list->size += more.size;
    list->breaks |= more.breaks;
    list->ends_in_continue = more.ends_in_continue;
}

/* Adds a join of `inputs` paths. */
static struct fall_origin new_join(struct tree_builder *b, uint32_t inputs)
{
    vector_push(b->arena, &b->tree->joins, (struct join){NO_JOIN, inputs, false});
    return (struct fall_origin){ORIGIN_JOIN, b->tree->joins.count - 1};
}

/* Control from `origin` reaches the join next. */
static void enter_join(struct tree_builder *b, struct fall_origin origin, uint32_t join)
{
    if (origin.kind == ORIGIN_SUCCESSOR)
        b->tree->successor_join[origin.index] = join;
    else if (origin.kind == ORIGIN_JOIN)
        b->tree->joins.data[origin.index].next = join;
}

static void append_jump(struct tree_builder *b, struct list *list, enum node_kind kind)
{
    append(b, list, one_node(b, (struct node){.kind = kind, .body = NO_NODE}, 0));
    list->breaks |= kind == NODE_BREAK;
}

/* The part of the innermost open block. */
static struct part *open_part(const struct tree_builder *b)
{
    return &b->slots[b->innermost].part;
}

static void open_block(struct tree_builder *b, uint32_t block)
{
    const uint32_t *first_successor = b->tree->placement->flow->first_successor;

    b->slots[b->slot_count] = (struct slot){no_part, block, b->innermost};
    b->innermost = b->slot_count;
    b->slot_count += 1 + first_successor[block + 1] - first_successor[block];
}

/* The returned part stays valid until the next block is opened. */
static const struct part *close_block(struct tree_builder *b)
{
    const struct slot *slot = &b->slots[b->innermost];

    b->slot_count = b->innermost;
    b->innermost = slot->outer;
    return &slot->part;
}

/* Moves the part of the innermost open block to the slot of the successor where it stands inline. */
static void close_successor(struct tree_builder *b, uint32_t successor)
{
    const struct part *part = close_block(b);
    uint32_t block = b->slots[b->innermost].block;

    b->slots[b->innermost + 1 + successor - b->tree->placement->flow->first_successor[block]].part = *part;
}

/* The part of a successor whose target is not inline: a jump, a copy, or nothing. */
static struct part successor_part(struct tree_builder *b, uint32_t successor)
{
    const struct numbering *numbering = b->tree->numbering;
    struct part part = no_part;

    switch ((enum successor_kind)numbering->kind[successor]) {
    case SUCCESSOR_TERMINAL: {
        struct node node = {
            .kind = NODE_TERMINAL, .index = b->tree->placement->flow->successors[successor].target, .body = NO_NODE};
        part.list = one_node(b, node, 0);
        break;
    }
    case SUCCESSOR_FALL:
        part.pending = numbering->assigned_number[successor];
        part.origin = (struct fall_origin){ORIGIN_SUCCESSOR, successor};
        break;
    case SUCCESSOR_BREAK:
        append_jump(b, &part.list, NODE_BREAK);
        break;
    case SUCCESSOR_BREAK_SCOPE:
        append_jump(b, &part.list, NODE_BREAK_SCOPE);
        break;
    case SUCCESSOR_CONTINUE:
        append_jump(b, &part.list, NODE_CONTINUE);
        break;
    case SUCCESSOR_INLINE:
    case SUCCESSOR_NEVER:
    case SUCCESSOR_DEFERRED:
        break;
    }
    return part;
}

/* Chooses which of two parts goes on behind the branch, if control falls out of neither. Code that ends the loop
 * stands inside the branch, "if (found) { result = x; break; }", unless it is long. */
static bool reads_better_behind(const struct list *part, const struct list *other)
{
    if (part->ends_in_continue != other->ends_in_continue &&
        (part->ends_in_continue ? other : part)->size <= MAX_NODES_BEFORE_BREAK)
        return part->ends_in_continue;
    return part->size > other->size;
}

/* The construct of the case at this successor; 0: none. */
static uint32_t construct_of_successor(const struct tree_builder *b, uint32_t successor)
{
    const struct numbering *numbering = b->tree->numbering;

    return numbering->case_construct && numbering->kind[successor] == SUCCESSOR_INLINE
               ? numbering->case_construct[b->tree->placement->flow->successors[successor].target]
               : 0;
}

/* Closes a case. Lanes that fall through join lanes that the switch sends straight into the next case. */
static void close_case(struct tree_builder *b, uint32_t successor, struct part *part, uint32_t construct,
                       struct fall_origin merge)
{
    uint32_t next = next_case(b->tree->placement, b->tree->placement->flow->successors[successor].target);

    b->tree->construct_join[construct] = merge.index;
    part->list.breaks = false;
    assert(part->pending == (next == NO_BLOCK ? 0 : b->tree->numbering->number[next]));
    if (next == NO_BLOCK)
        return;
    uint32_t join = new_join(b, 2).index;
    enter_join(b, part->origin, join);
    b->tree->last_join[next] = join;
}

/* Summary of the successors of a branch. */
struct branch {
    bool any_case;              /* at least one block is a switch case that contains a construct */
    uint32_t taken, inputs;     /* paths that come out of the branch */
    uint32_t falling;           /* number of successors that control falls out of */
    uint32_t falling_successor; /* the last one of them */
    uint32_t largest;           /* successor that goes on behind the branch if control falls out of none */
    uint32_t pending, size;     /* largest number that control falls out with; number of nodes */
};

/* Adds one successor to the summary. */
static void look_at_successor(struct tree_builder *b, struct branch *branch, struct slot *successors, uint32_t first,
                              uint32_t successor)
{
    const struct numbering *numbering = b->tree->numbering;
    const struct part *part = &successors[successor - first].part;
    uint32_t construct = construct_of_successor(b, successor), inputs = part->pending > 0, pending = part->pending;

    if (construct > 0) { /* its breaks come out of the branch */
        assert(numbering->constructs[construct].breaks_to_parent == 0);
        branch->any_case = true;
        inputs = numbering->constructs[construct].break_count;
        pending = numbering->constructs[construct].max_break_number;
    }
    branch->taken++;
    branch->size += part->list.size;
    branch->inputs += inputs;
    if (pending > 0) {
        branch->falling++;
        branch->falling_successor = successor;
    }
    if (branch->pending < pending)
        branch->pending = pending;
    if (branch->largest == NO_EDGE || reads_better_behind(&part->list, &successors[branch->largest - first].part.list))
        branch->largest = successor;
}

/* Whether the construct is a region that begins at the end of the block. */
static bool is_region_of(const struct tree_builder *b, uint32_t index, uint32_t block)
{
    const struct construct *construct = &b->tree->numbering->constructs[index];

    return construct->is_region && !construct->is_case &&
           b->tree->placement->dominators.parent[construct->block] == block;
}

/* The blocks of a run before its last one: they stand in front of the regions that begin there. */
static NOINLINE struct list run_before(struct tree_builder *b, uint32_t block)
{
    uint32_t size = flow_size(b->tree->placement->flow, block);

    return size == 1 ? no_nodes
                     : one_node(b, (struct node){.kind = NODE_RUN, .index = block, .body = NO_NODE}, size - 2);
}

/* Appends the block and its branch. If control falls out of a single successor, that successor's part goes on behind
 * the branch instead of inside it, so nesting stays as in the source. If control falls out of none, the largest part
 * goes on. Neither applies if a case has a construct of its own. */
static void write_branch(struct tree_builder *b, uint32_t block)
{
    const struct flow *flow = b->tree->placement->flow;
    const uint8_t *kind = b->tree->numbering->kind;
    uint32_t first = flow->first_successor[block], end = flow->first_successor[block + 1];
    struct part *part = open_part(b);
    struct slot *successors = &b->slots[b->innermost + 1];
    struct branch branch = {.falling_successor = NO_EDGE, .largest = NO_EDGE};
    bool breaks = false;

    for (uint32_t a = first; a < end; a++) {
        if (kind[a] == SUCCESSOR_NEVER)
            continue;
        if (kind[a] != SUCCESSOR_INLINE) /* inline parts are built already */
            successors[a - first].part = successor_part(b, a);
        b->tree->successor_body[a] = successors[a - first].part.list.first;
        look_at_successor(b, &branch, successors, first, a);
    }
    bool joins = branch.inputs > 1 || branch.any_case;
    uint32_t continued = branch.any_case                            ? NO_EDGE
                         : branch.taken == 1 || branch.falling == 0 ? branch.largest
                         : branch.falling == 1                      ? branch.falling_successor
                                                                    : NO_EDGE;
    b->tree->continued[block] = continued;
    part->pending = branch.pending;
    if (joins)
        part->origin = new_join(b, branch.inputs);
    else if (branch.falling == 1)
        part->origin = successors[branch.falling_successor - first].part.origin;
    if (continued != NO_EDGE)
        branch.size -= successors[continued - first].part.list.size;
    for (uint32_t a = first; a < end && (branch.taken > 1 || joins); a++) {
        if (kind[a] == SUCCESSOR_NEVER)
            continue;
        uint32_t construct = branch.any_case ? construct_of_successor(b, a) : 0;
        if (construct > 0)
            close_case(b, a, &successors[a - first].part, construct, part->origin);
        else if (joins)
            enter_join(b, successors[a - first].part.origin, part->origin.index);
        breaks |= a != continued && successors[a - first].part.list.breaks;
    }
    if (!is_region_of(b, b->tree->numbering->inside[block], block))
        append(b, &part->list, run_before(b, block));
    append(b, &part->list,
           one_node(b, (struct node){.kind = NODE_BLOCK, .index = block, .body = NO_NODE}, branch.size));
    part->list.breaks |= breaks;
    if (continued != NO_EDGE)
        append(b, &part->list, successors[continued - first].part.list);
}

/* Appends one rung of the ladder: `if (test) jump`, or the jump alone if every exit takes it. */
static COLD void append_ladder_test(struct tree_builder *b, struct list *list, enum node_kind test, uint32_t number,
                                    enum node_kind jump, bool always)
{
    struct list body = no_nodes;

    append_jump(b, always ? list : &body, jump);
    if (!always)
        append(b, list, one_node(b, (struct node){.kind = test, .index = number, .body = body.first}, body.size));
    list->breaks |= jump == NODE_BREAK;
}

/* Wraps the part in the construct and appends the ladder: at most three tests. */
static void close_construct(struct tree_builder *b, uint32_t index)
{
    const struct numbering *numbering = b->tree->numbering;
    const struct construct *construct = &numbering->constructs[index];
    uint32_t around = numbering->nest.parent[index], scope = numbering->scope[around];
    uint32_t region_end = numbering->constructs[around].number, limit = numbering->constructs[scope].number;
    struct part *part = open_part(b);
    struct node node = {
        .kind = construct->is_region ? NODE_REGION : NODE_LOOP,
        .is_switch = construct->is_switch,
        .index = index,
        .body = part->list.first,
    };
    struct list list = no_nodes;
    uint32_t block = b->slots[b->innermost].block;

    if (is_region_of(b, index, block) && !is_region_of(b, around, block)) /* the outermost of the block's regions */
        append(b, &list, run_before(b, block));
    append(b, &list, one_node(b, node, part->list.size));
    bool stays = construct->max_break_number > 0, breaks = construct->breaks_to_parent > 0;
    if (construct->breaks_to_scope > 0)
        append_ladder_test(b, &list, NODE_TEST_GREATER, limit, NODE_BREAK_SCOPE,
                           !construct->has_continues && !breaks && !stays);
    if (construct->has_continues)
        append_ladder_test(b, &list, NODE_TEST_EQUAL, limit, NODE_CONTINUE, !breaks && !stays);
    if (breaks)
        append_ladder_test(b, &list, NODE_TEST_GREATER, region_end, NODE_BREAK, !stays);
    *part = no_part;
    part->list = list;
    part->pending = construct->max_break_number;
    part->origin = new_join(b, construct->break_count);
    b->tree->construct_join[index] = part->origin.index;
}

/* The guards at the end of the part, if the block may join them: all its predecessors stand in front of them. Else
 * NULL. */
static struct open_guards *guards_to_join(const struct tree_builder *b, const struct part *part, uint32_t block)
{
    const struct node *last = &b->tree->nodes.data[part->list.last];

    if (part->list.last == NO_NODE || last->kind != NODE_GUARDS ||
        b->tree->numbering->latest_source_number[block] >= b->guards.data[last->body].first_number)
        return NULL;
    return &b->guards.data[last->body];
}

/* Appends a new NODE_GUARDS and its join. */
static struct open_guards *open_guards(struct tree_builder *b, struct part *part, uint32_t first_case, uint32_t size)
{
    struct node node = {.kind = NODE_GUARDS, .index = first_case, .body = b->guards.count};
    struct open_guards guards = {
        .first_number = b->tree->cases.data[first_case].number,
        .before = part->pending,
        .in_front = part->origin,
    };

    append(b, &part->list, one_node(b, node, size));
    vector_push(b->arena, &b->guards, guards);
    part->origin = new_join(b, 0);
    b->tree->joins.data[part->origin.index].is_guard = true;
    enter_join(b, guards.in_front, part->origin.index);
    return &b->guards.data[b->guards.count - 1];
}

/* Appends a placed block that some paths skip. Adjacent guards whose bodies do not lead to each other become one
 * choice. The last case needs no test if no incoming path has a
 * larger number. */
static void append_guard(struct tree_builder *b, struct part *part, uint32_t block, const struct part *follower)
{
    const struct numbering *numbering = b->tree->numbering;
    uint32_t number = numbering->number[block], new_case = b->tree->cases.count;
    struct open_guards *guards = guards_to_join(b, part, block);

    vector_push(b->arena, &b->tree->cases, (struct guard_case){block, number, follower->list.first, NO_JOIN, NO_NODE});
    if (guards) {
        b->tree->cases.data[guards->last_case].next = new_case;
        part->list.size += follower->list.size;
    } else {
        guards = open_guards(b, part, new_case, follower->list.size);
    }
    guards->last_case = new_case;
    guards->count++;
    guards->breaks |= follower->list.breaks;
    part->list.breaks |= follower->list.breaks;
    b->tree->cases.data[new_case].join = part->origin.index;
    b->tree->last_join[block] = guards->in_front.kind == ORIGIN_JOIN ? guards->in_front.index : NO_JOIN;
    if (follower->pending > 0) {
        enter_join(b, follower->origin, part->origin.index);
        guards->falling++;
    }
    if (guards->behind < follower->pending)
        guards->behind = follower->pending;

    struct node *node = &b->tree->nodes.data[part->list.last];
    bool in_region = numbering->constructs[numbering->home[block]].is_switch;
    node->is_total = guards->before == number;
    node->is_switch = guards->count > 2 && !(in_region && guards->breaks);
    b->tree->joins.data[part->origin.index].inputs = guards->falling + !node->is_total;
    part->pending = node->is_total || guards->behind > guards->before ? guards->behind : guards->before;
}

/* Appends a complete placed block to the sequence of the next open block, with a guard if some paths skip it. */
static void append_follower(struct tree_builder *b, uint32_t block)
{
    const struct part *follower = close_block(b);
    struct part *part = open_part(b);

    if (b->tree->placement->place[block] == PLACE_TERMINAL &&
        !(block == b->tree->numbering->final && b->tree->numbering->final_is_reached))
        return;                                               /* copied to each predecessor instead */
    if (part->pending == b->tree->numbering->number[block]) { /* no path skips the block */
        append(b, &part->list, follower->list);
        b->tree->last_join[block] = part->origin.kind == ORIGIN_JOIN ? part->origin.index : NO_JOIN;
        part->pending = follower->pending;
        part->origin = follower->origin;
        return;
    }
    append_guard(b, part, block, follower);
}

struct tree *build_tree(struct arena *arena, const struct placement *placement, const struct numbering *numbering)
{
    uint32_t count = placement->flow->block_count, successor_count = placement->flow->first_successor[count];
    struct tree *tree = arena_zeroed(arena, 1, sizeof *tree);
    struct tree_builder b = {
        .arena = arena,
        .tree = tree,
        .slots = arena_array(arena, numbering->max_open_slots, sizeof *b.slots),
    };

    tree->placement = placement;
    tree->numbering = numbering;
    tree->successor_body = arena_words(arena, successor_count);
    tree->successor_join = arena_filled(arena, successor_count);
    tree->construct_join = arena_words(arena, numbering->construct_count);
    tree->last_join = arena_filled(arena, count);
    tree->continued = arena_words(arena, count);
    vector_reserve(arena, &tree->nodes, count + count / 2); /* enough for most trees */
    vector_reserve(arena, &tree->joins, count / 2 + count / 4);
    for (uint32_t i = 0; i < numbering->step_count; i++) {
        uint32_t index = numbering->steps[i].index;
        switch (numbering->steps[i].kind) {
        case STEP_ENTER:
            open_block(&b, index);
            break;
        case STEP_SUCCESSOR:
            close_successor(&b, index);
            break;
        case STEP_BRANCH:
            write_branch(&b, index);
            break;
        case STEP_CLOSE:
            close_construct(&b, index);
            break;
        case STEP_FOLLOWER:
            append_follower(&b, index);
            break;
        }
    }
    struct list list = close_block(&b)->list;
    tree->root = list.first;
    tree->size = list.size;
    arena_give_back(arena, b.slots, numbering->max_open_slots * sizeof *b.slots);
    arena_give_back(arena, numbering->steps, numbering->step_count * sizeof *numbering->steps);
    return tree;
}
