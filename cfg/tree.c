#include "cfg/tree.h"

#include <assert.h>

enum {
    MAX_NODES_BEFORE_BREAK = 8
};

struct list {
    uint32_t first, last;
    uint32_t size; /* of all nodes in it, at any depth */
    bool breaks;   /* one of them breaks out of the construct around */
    bool repeats;  /* the last of them continues it */
};

/* What all that falls out of a part has come through last: a meet, or a single arm. */
struct tip {
    enum {
        TIP_NONE,
        TIP_ARM,
        TIP_MEET
    } kind;
    uint32_t index;
};

/* Guards that more of them may join while they are the last node of a part. */
struct open_guards {
    uint32_t last_case;
    uint32_t first_number;
    uint32_t before; /* largest number pending in front of them */
    uint32_t behind; /* ... that control falls out of their bodies with */
    uint32_t count;
    bool breaks;
    struct tip in_front;
    uint32_t falling;
};

/* Statements so far, and the largest number that control falls out of them with: 0 if it does not. */
struct part {
    struct list list;
    uint32_t pending;
    struct tip tip;
};

/* A block that is open; behind it come the parts of its arms. */
struct slot {
    struct part part;
    uint32_t block, outer; /* the next open one around */
};

struct builder {
    struct arena *arena;
    struct tree *tree;
    struct slot *slots; /* of what is open, see numbering.most_open */
    uint32_t slot_count;
    VECTOR(struct open_guards) guards; /* `body` of their nodes */
    uint32_t innermost;                /* of the blocks that are open */
};

static const struct list no_nodes = {NO_NODE, NO_NODE, 0, false, false};
static const struct part no_part = {{NO_NODE, NO_NODE, 0, false, false}, 0, {TIP_NONE, 0}};

static struct list one_node(struct builder *b, struct node node, uint32_t inner_size)
{
    uint32_t index = b->tree->nodes.count;

    node.next = NO_NODE;
    vector_push(b->arena, &b->tree->nodes, node);
    return (struct list){index, index, inner_size + 1, false, node.kind == NODE_CONTINUE};
}

static void append(struct builder *b, struct list *list, struct list more)
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
    list->repeats = more.repeats;
}

static struct tip new_meet(struct builder *b, uint32_t ways)
{
    vector_push(b->arena, &b->tree->meets, (struct meet){NO_MEET, ways, false});
    return (struct tip){TIP_MEET, b->tree->meets.count - 1};
}

static void come_to_meet(struct builder *b, struct tip tip, uint32_t meet)
{
    if (tip.kind == TIP_ARM)
        b->tree->arm_meet[tip.index] = meet;
    else if (tip.kind == TIP_MEET)
        b->tree->meets.data[tip.index].next = meet;
}

static void append_jump(struct builder *b, struct list *list, enum node_kind kind)
{
    append(b, list, one_node(b, (struct node){.kind = kind, .body = NO_NODE}, 0));
    list->breaks |= kind == NODE_BREAK;
}

static struct part *open_part(const struct builder *b)
{
    return &b->slots[b->innermost].part;
}

static void open_block(struct builder *b, uint32_t block)
{
    const uint32_t *first_arm = b->tree->layout->flow->first_arm;

    b->slots[b->slot_count] = (struct slot){no_part, block, b->innermost};
    b->innermost = b->slot_count;
    b->slot_count += 1 + first_arm[block + 1] - first_arm[block];
}

/* Its part stays where it is until the next block is opened. */
static const struct part *close_block(struct builder *b)
{
    const struct slot *slot = &b->slots[b->innermost];

    b->slot_count = b->innermost;
    b->innermost = slot->outer;
    return &slot->part;
}

static void close_arm(struct builder *b, uint32_t arm)
{
    const struct part *part = close_block(b);
    uint32_t block = b->slots[b->innermost].block;

    b->slots[b->innermost + 1 + arm - b->tree->layout->flow->first_arm[block]].part = *part;
}

static struct part arm_part(struct builder *b, uint32_t arm)
{
    const struct numbering *numbering = b->tree->numbering;
    struct part part = no_part;

    switch ((enum arm_way)numbering->way[arm]) {
    case WAY_BARE: {
        struct node node = {.kind = NODE_BARE, .index = b->tree->layout->flow->arms[arm].target, .body = NO_NODE};
        part.list = one_node(b, node, 0);
        break;
    }
    case WAY_FALL:
        part.pending = numbering->bound_for[arm];
        part.tip = (struct tip){TIP_ARM, arm};
        break;
    case WAY_BREAK:
        append_jump(b, &part.list, NODE_BREAK);
        break;
    case WAY_LEAVE:
        append_jump(b, &part.list, NODE_LEAVE);
        break;
    case WAY_CONTINUE:
        append_jump(b, &part.list, NODE_CONTINUE);
        break;
    case WAY_INLINE:
    case WAY_NEVER:
    case WAY_OUT:
        break;
    }
    return part;
}

/* Of two parts neither of which control falls out of, which one goes on behind the branch: what ends the loop stands
 * inside, "if (found) { result = x; break; }", unless there is much of it. */
static bool reads_better_behind(const struct list *part, const struct list *other)
{
    if (part->repeats != other->repeats && (part->repeats ? other : part)->size <= MAX_NODES_BEFORE_BREAK)
        return part->repeats;
    return part->size > other->size;
}

/* Of an arm that is a case with a construct of its own, that; else 0. */
static uint32_t construct_of_arm(const struct builder *b, uint32_t arm)
{
    const struct numbering *numbering = b->tree->numbering;

    return numbering->case_construct && numbering->way[arm] == WAY_INLINE
               ? numbering->case_construct[b->tree->layout->flow->arms[arm].target]
               : 0;
}

/* Those that fall meet those that the switch sends straight into the next case. */
static void close_case(struct builder *b, uint32_t arm, struct part *part, uint32_t construct, struct tip merge)
{
    uint32_t next = next_case(b->tree->layout, b->tree->layout->flow->arms[arm].target);

    b->tree->construct_meet[construct] = merge.index;
    part->list.breaks = false;
    assert(part->pending == (next == NO_BLOCK ? 0 : b->tree->numbering->number[next]));
    if (next == NO_BLOCK)
        return;
    uint32_t meet = new_meet(b, 2).index;
    come_to_meet(b, part->tip, meet);
    b->tree->last_meet[next] = meet;
}

/* What the arms of a branch come to. */
struct branch {
    bool any_case;          /* one of them is a construct */
    uint32_t taken, ways;   /* out of them all */
    uint32_t falling;       /* arms that control falls out of */
    uint32_t the_falling;   /* the last of those */
    uint32_t largest;       /* arm, the one to go on behind the branch if none falls */
    uint32_t pending, size; /* the largest number that any falls with; of all nodes */
};

static void look_at_arm(struct builder *b, struct branch *branch, struct slot *arms, uint32_t first, uint32_t arm)
{
    const struct numbering *numbering = b->tree->numbering;
    const struct part *part = &arms[arm - first].part;
    uint32_t construct = construct_of_arm(b, arm), ways = part->pending > 0, pending = part->pending;

    if (construct > 0) { /* its breaks come out of it */
        assert(numbering->constructs[construct].beyond == 0);
        branch->any_case = true;
        ways = numbering->constructs[construct].breaks;
        pending = numbering->constructs[construct].furthest;
    }
    branch->taken++;
    branch->size += part->list.size;
    branch->ways += ways;
    if (pending > 0) {
        branch->falling++;
        branch->the_falling = arm;
    }
    if (branch->pending < pending)
        branch->pending = pending;
    if (branch->largest == NO_EDGE || reads_better_behind(&part->list, &arms[branch->largest - first].part.list))
        branch->largest = arm;
}

/* The block, then what its branch leads to. What alone falls out of the branch goes on behind it instead of inside, so
 * that nesting stays that of the source; where nothing does, the largest part. Not so where a case is a construct. */
static void write_branch(struct builder *b, uint32_t block)
{
    const struct flow *flow = b->tree->layout->flow;
    const uint8_t *way = b->tree->numbering->way;
    uint32_t first = flow->first_arm[block], end = flow->first_arm[block + 1];
    struct part *part = open_part(b);
    struct slot *arms = &b->slots[b->innermost + 1];
    struct branch branch = {.the_falling = NO_EDGE, .largest = NO_EDGE};
    bool breaks = false;

    for (uint32_t a = first; a < end; a++) {
        if (way[a] == WAY_NEVER)
            continue;
        if (way[a] != WAY_INLINE) /* those are there already */
            arms[a - first].part = arm_part(b, a);
        b->tree->arm_body[a] = arms[a - first].part.list.first;
        look_at_arm(b, &branch, arms, first, a);
    }
    bool meets = branch.ways > 1 || branch.any_case;
    uint32_t continued = branch.any_case                            ? NO_EDGE
                         : branch.taken == 1 || branch.falling == 0 ? branch.largest
                         : branch.falling == 1                      ? branch.the_falling
                                                                    : NO_EDGE;
    b->tree->continued[block] = continued;
    part->pending = branch.pending;
    if (meets)
        part->tip = new_meet(b, branch.ways);
    else if (branch.falling == 1)
        part->tip = arms[branch.the_falling - first].part.tip;
    if (continued != NO_EDGE)
        branch.size -= arms[continued - first].part.list.size;
    for (uint32_t a = first; a < end && (branch.taken > 1 || meets); a++) {
        if (way[a] == WAY_NEVER)
            continue;
        uint32_t construct = branch.any_case ? construct_of_arm(b, a) : 0;
        if (construct > 0)
            close_case(b, a, &arms[a - first].part, construct, part->tip);
        else if (meets)
            come_to_meet(b, arms[a - first].part.tip, part->tip.index);
        breaks |= a != continued && arms[a - first].part.list.breaks;
    }
    append(b, &part->list,
           one_node(b, (struct node){.kind = NODE_BLOCK, .index = block, .body = NO_NODE}, branch.size));
    part->list.breaks |= breaks;
    if (continued != NO_EDGE)
        append(b, &part->list, arms[continued - first].part.list);
}

static void jump_further(struct builder *b, struct list *list, enum node_kind test, uint32_t number,
                         enum node_kind jump, bool always)
{
    struct list body = no_nodes;

    append_jump(b, always ? list : &body, jump);
    if (!always)
        append(b, list, one_node(b, (struct node){.kind = test, .index = number, .body = body.first}, body.size));
    list->breaks |= jump == NODE_BREAK;
}

/* Puts the construct around what stands in it, and behind it the ladder: at most three tests. */
static void close_construct(struct builder *b, uint32_t index)
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
    struct list list = one_node(b, node, part->list.size);

    bool stays = construct->furthest > 0, breaks = construct->beyond > 0;
    if (construct->further > 0)
        jump_further(b, &list, NODE_TEST_GREATER, limit, NODE_LEAVE, !construct->continues && !breaks && !stays);
    if (construct->continues)
        jump_further(b, &list, NODE_TEST_EQUAL, limit, NODE_CONTINUE, !breaks && !stays);
    if (breaks)
        jump_further(b, &list, NODE_TEST_GREATER, region_end, NODE_BREAK, !stays);
    *part = no_part;
    part->list = list;
    part->pending = construct->furthest;
    part->tip = new_meet(b, construct->breaks);
    b->tree->construct_meet[index] = part->tip.index;
}

/* The guards at the end of the part, for the block to join them: if what control comes from stands in front of them. */
static struct open_guards *guards_to_join(const struct builder *b, const struct part *part, uint32_t block)
{
    const struct node *last = &b->tree->nodes.data[part->list.last];

    if (part->list.last == NO_NODE || last->kind != NODE_GUARDS ||
        b->tree->numbering->latest_source[block] >= b->guards.data[last->body].first_number)
        return NULL;
    return &b->guards.data[last->body];
}

static struct open_guards *open_guards(struct builder *b, struct part *part, uint32_t first_case, uint32_t size)
{
    struct node node = {.kind = NODE_GUARDS, .index = first_case, .body = b->guards.count};
    struct open_guards guards = {
        .first_number = b->tree->cases.data[first_case].number,
        .before = part->pending,
        .in_front = part->tip,
    };

    append(b, &part->list, one_node(b, node, size));
    vector_push(b->arena, &b->guards, guards);
    part->tip = new_meet(b, 0);
    b->tree->meets.data[part->tip.index].is_guard = true;
    come_to_meet(b, guards.in_front, part->tip.index);
    return &b->guards.data[b->guards.count - 1];
}

/* A block with others behind it, where some are bound for those. Guards in a row whose bodies lead to none of the row
 * are one choice; where nobody in front of them was bound for further out than the last of them, it needs no test. */
static void append_guard(struct builder *b, struct part *part, uint32_t block, const struct part *follower)
{
    const struct numbering *numbering = b->tree->numbering;
    uint32_t number = numbering->number[block], new_case = b->tree->cases.count;
    struct open_guards *guards = guards_to_join(b, part, block);

    vector_push(b->arena, &b->tree->cases,
                (struct guard_case){block, number, part->pending, follower->list.first, NO_MEET, NO_NODE});
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
    b->tree->cases.data[new_case].meet = part->tip.index;
    b->tree->last_meet[block] = guards->in_front.kind == TIP_MEET ? guards->in_front.index : NO_MEET;
    if (follower->pending > 0) {
        come_to_meet(b, follower->tip, part->tip.index);
        guards->falling++;
    }
    if (guards->behind < follower->pending)
        guards->behind = follower->pending;

    struct node *node = &b->tree->nodes.data[part->list.last];
    bool in_region = numbering->constructs[numbering->home[block]].is_switch;
    node->is_total = guards->before == number;
    node->is_switch = guards->count > 2 && !(in_region && guards->breaks);
    b->tree->meets.data[part->tip.index].ways = guards->falling + !node->is_total;
    part->pending = node->is_total || guards->behind > guards->before ? guards->behind : guards->before;
}

static void append_follower(struct builder *b, uint32_t block)
{
    const struct part *follower = close_block(b);
    struct part *part = open_part(b);

    if (b->tree->layout->place[block] == PLACE_BARE &&
        !(block == b->tree->numbering->final && b->tree->numbering->final_is_reached))
        return;                                               /* copied to wherever it is wanted */
    if (part->pending == b->tree->numbering->number[block]) { /* nobody is bound for further out */
        append(b, &part->list, follower->list);
        b->tree->last_meet[block] = part->tip.kind == TIP_MEET ? part->tip.index : NO_MEET;
        part->pending = follower->pending;
        part->tip = follower->tip;
        return;
    }
    append_guard(b, part, block, follower);
}

struct tree *build_tree(struct arena *arena, const struct layout *layout, const struct numbering *numbering)
{
    uint32_t count = layout->flow->block_count, arm_count = layout->flow->first_arm[count];
    struct tree *tree = arena_zeroed(arena, 1, sizeof *tree);
    struct builder b = {
        .arena = arena,
        .tree = tree,
        .slots = arena_array(arena, numbering->most_open, sizeof *b.slots),
    };

    tree->layout = layout;
    tree->numbering = numbering;
    tree->arm_body = arena_array(arena, arm_count, sizeof *tree->arm_body);
    tree->arm_meet = arena_filled(arena, arm_count);
    tree->construct_meet = arena_array(arena, numbering->construct_count, sizeof *tree->construct_meet);
    tree->last_meet = arena_filled(arena, count);
    tree->continued = arena_array(arena, count, sizeof *tree->continued);
    vector_reserve(arena, &tree->nodes, count + count / 2); /* as many as there are at most, as a rule */
    vector_reserve(arena, &tree->meets, count / 2 + count / 4);
    for (uint32_t i = 0; i < numbering->step_count; i++) {
        uint32_t index = numbering->steps[i].index;
        switch (numbering->steps[i].kind) {
        case STEP_ENTER:
            open_block(&b, index);
            break;
        case STEP_ARM:
            close_arm(&b, index);
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
    tree->root = close_block(&b)->list.first;
    arena_give_back(arena, b.slots, numbering->most_open * sizeof *b.slots);
    arena_give_back(arena, numbering->steps, numbering->step_count * sizeof *numbering->steps);
    return tree;
}
