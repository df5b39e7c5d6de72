#include "cfg/tree.h"

#include <assert.h>
#include <string.h>

enum {
    MOST_NODES_BEFORE_BREAK = 8
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

/* Guards at the end of a part that more of them may join. */
struct open_guards {
    uint32_t node, last_case;
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
    struct open_guards guards; /* the list's last node, or NO_NODE */
};

/* A block that is open; behind it come the parts of its arms. */
struct slot {
    struct part part;
    uint32_t block, outer; /* the next open one around */
};

struct builder {
    struct arena *arena;
    struct tree *tree;
    VECTOR(struct slot) slots;
    uint32_t innermost; /* of the blocks that are open */
};

static const struct list no_nodes = {NO_NODE, NO_NODE, 0, false, false};
static const struct part no_part = {{NO_NODE, NO_NODE, 0, false, false}, 0, {TIP_NONE, 0}, {.node = NO_NODE}};

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
    return &b->slots.data[b->innermost].part;
}

static struct slot *slot_of_arm(const struct builder *b, uint32_t arm)
{
    uint32_t block = b->slots.data[b->innermost].block;
    return &b->slots.data[b->innermost + 1 + arm - b->tree->layout->flow->first_arm[block]];
}

static void open_block(struct builder *b, uint32_t block)
{
    const uint32_t *first_arm = b->tree->layout->flow->first_arm;
    uint32_t slots = 1 + first_arm[block + 1] - first_arm[block], index = b->slots.count;

    vector_reserve(b->arena, &b->slots, slots);
    b->slots.data[index] = (struct slot){no_part, block, b->innermost};
    b->slots.count += slots;
    b->innermost = index;
}

static struct part close_block(struct builder *b)
{
    b->slots.count = b->innermost;
    b->innermost = b->slots.data[b->slots.count].outer;
    return b->slots.data[b->slots.count].part;
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
    if (part->repeats != other->repeats && (part->repeats ? other : part)->size <= MOST_NODES_BEFORE_BREAK)
        return part->repeats;
    return part->size > other->size;
}

/* What control that comes out of an arm does behind the branch. */
struct arm_exits {
    uint32_t ways, pending;
    uint32_t case_construct; /* of an arm that is one: those are its breaks; else 0 */
};

static struct arm_exits exits_of_arm(const struct builder *b, uint32_t arm, const struct part *part)
{
    const struct numbering *numbering = b->tree->numbering;
    uint32_t target = b->tree->layout->flow->arms[arm].target;
    uint32_t construct = numbering->way[arm] == WAY_INLINE ? case_construct(numbering, target) : 0;

    if (construct == 0)
        return (struct arm_exits){part->pending > 0, part->pending, 0};
    assert(numbering->constructs[construct].beyond == 0);
    return (struct arm_exits){numbering->constructs[construct].breaks, numbering->constructs[construct].furthest,
                              construct};
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

/* The block, then what its branch leads to. What alone falls out of the branch goes on behind it instead of inside, so
 * that nesting stays that of the source; where nothing does, the largest part. Not so where a case is a construct. */
static void write_branch(struct builder *b, uint32_t block)
{
    const struct flow *flow = b->tree->layout->flow;
    bool breaks = false, any_case = false;
    uint32_t first = flow->first_arm[block];
    struct part *part = open_part(b);
    struct slot *arms = slot_of_arm(b, first);
    uint32_t taken = 0, ways = 0, falling = 0, the_falling = NO_EDGE, largest = NO_EDGE, inner_size = 0;

    for (uint32_t a = first; a < flow->first_arm[block + 1]; a++) {
        if (b->tree->numbering->way[a] == WAY_NEVER)
            continue;
        if (b->tree->numbering->way[a] != WAY_INLINE) /* those are there already */
            arms[a - first].part = arm_part(b, a);
        b->tree->arm_body[a] = arms[a - first].part.list.first;
        taken++;
        inner_size += arms[a - first].part.list.size;
        struct arm_exits exits = exits_of_arm(b, a, &arms[a - first].part);
        any_case |= exits.case_construct > 0;
        ways += exits.ways;
        if (exits.pending > 0) {
            falling++;
            the_falling = a;
            if (part->pending < exits.pending)
                part->pending = exits.pending;
        }
        if (largest == NO_EDGE || reads_better_behind(&arms[a - first].part.list, &arms[largest - first].part.list))
            largest = a;
    }
    uint32_t continued = any_case                     ? NO_EDGE
                         : taken == 1 || falling == 0 ? largest
                         : falling == 1               ? the_falling
                                                      : NO_EDGE;
    b->tree->continued[block] = continued;
    part->tip = ways > 1 || any_case ? new_meet(b, ways)
                : falling == 1       ? arms[the_falling - first].part.tip
                                     : part->tip;
    if (continued != NO_EDGE)
        inner_size -= arms[continued - first].part.list.size;
    for (uint32_t a = first; a < flow->first_arm[block + 1]; a++) {
        if (b->tree->numbering->way[a] == WAY_NEVER)
            continue;
        uint32_t construct = exits_of_arm(b, a, &arms[a - first].part).case_construct;
        if (construct > 0)
            close_case(b, a, &arms[a - first].part, construct, part->tip);
        else if (ways > 1 || any_case)
            come_to_meet(b, arms[a - first].part.tip, part->tip.index);
        breaks |= a != continued && arms[a - first].part.list.breaks;
    }
    append(b, &part->list, one_node(b, (struct node){.kind = NODE_BLOCK, .index = block, .body = NO_NODE}, inner_size));
    part->list.breaks |= breaks;
    if (continued == NO_EDGE)
        return;
    append(b, &part->list, arms[continued - first].part.list);
    part->guards = arms[continued - first].part.guards;
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

/* A block with others behind it, where some are bound for those. Guards in a row whose bodies lead to none of the row
 * are one choice; where nobody in front of them was bound for further out than the last of them, it needs no test. */
static void append_guard(struct builder *b, struct part *part, uint32_t block, const struct part *follower)
{
    const struct numbering *numbering = b->tree->numbering;
    uint32_t number = numbering->number[block], new_case = b->tree->cases.count;
    struct open_guards *guards = &part->guards;

    vector_push(b->arena, &b->tree->cases,
                (struct guard_case){block, number, part->pending, follower->list.first, NO_MEET, NO_NODE});
    if (guards->node != NO_NODE && guards->node == part->list.last &&
        numbering->latest_source[block] < guards->first_number) {
        b->tree->cases.data[guards->last_case].next = new_case;
        part->list.size += follower->list.size;
    } else {
        struct node node = {.kind = NODE_GUARDS, .index = new_case, .body = NO_NODE};
        append(b, &part->list, one_node(b, node, follower->list.size));
        *guards = (struct open_guards){part->list.last, new_case, number, part->pending, .in_front = part->tip};
        part->tip = new_meet(b, 0);
        b->tree->meets.data[part->tip.index].is_guard = true;
        come_to_meet(b, guards->in_front, part->tip.index);
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

    struct node *node = &b->tree->nodes.data[guards->node];
    bool in_region = numbering->constructs[numbering->home[block]].is_switch;
    node->is_total = guards->before == number;
    node->is_switch = guards->count > 2 && !(in_region && guards->breaks);
    b->tree->meets.data[part->tip.index].ways = guards->falling + !node->is_total;
    part->pending = node->is_total || guards->behind > guards->before ? guards->behind : guards->before;
}

static void append_follower(struct builder *b, uint32_t block, const struct part *follower)
{
    struct part *part = open_part(b);

    if (b->tree->layout->place[block] == PLACE_BARE &&
        !(block == b->tree->numbering->final && b->tree->numbering->final_is_reached))
        return;                                               /* copied to wherever it is wanted */
    if (part->pending == b->tree->numbering->number[block]) { /* nobody is bound for further out */
        append(b, &part->list, follower->list);
        b->tree->last_meet[block] = part->tip.kind == TIP_MEET ? part->tip.index : NO_MEET;
        part->pending = follower->pending;
        part->tip = follower->tip;
        part->guards = follower->guards;
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
    };
    struct part left = no_part; /* what the last step but one has finished */

    tree->layout = layout;
    tree->numbering = numbering;
    tree->arm_body = arena_array(arena, arm_count, sizeof *tree->arm_body);
    tree->arm_meet = arena_array(arena, arm_count, sizeof *tree->arm_meet);
    memset(tree->arm_meet, 0xFF, arm_count * sizeof *tree->arm_meet);
    tree->construct_meet = arena_array(arena, numbering->construct_count, sizeof *tree->construct_meet);
    tree->last_meet = arena_array(arena, count, sizeof *tree->last_meet);
    memset(tree->last_meet, 0xFF, count * sizeof *tree->last_meet);
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
            slot_of_arm(&b, index)->part = left;
            break;
        case STEP_BRANCH:
            write_branch(&b, index);
            break;
        case STEP_CLOSE:
            close_construct(&b, index);
            break;
        case STEP_LEAVE:
            left = close_block(&b);
            break;
        case STEP_FOLLOWER:
            append_follower(&b, index, &left);
            break;
        }
    }
    tree->root = left.list.first;
    return tree;
}
