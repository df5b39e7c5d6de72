#include "cfg/tree.h"

enum {
    MOST_NODES_BEFORE_BREAK = 8
};

struct list {
    uint32_t first, last;
    uint32_t size; /* of all nodes in it, at any depth */
    bool breaks;   /* one of them leaves the construct around */
    bool repeats;  /* the last of them continues it */
};

/* Guards at the end of a part that more of them may join. */
struct open_guards {
    uint32_t node, last_case;
    uint32_t first_number;
    uint32_t before; /* largest number pending in front of them */
    uint32_t behind; /* ... that control falls out of their bodies with */
    uint32_t count;
    bool breaks;
};

/* Statements so far, and the largest number that control falls out of them with: 0 if it does not. */
struct part {
    struct list list;
    uint32_t pending;
    struct open_guards guards; /* the list's last node, or NO_NODE */
};

struct open_block {
    uint32_t block;
    struct part part;
};

struct builder {
    struct arena *arena;
    struct tree *tree;
    struct open_block *open;
    uint32_t depth;
    struct part *arms; /* by arm */
    bool *needs_loop;  /* by region: a break would have to leave a switch on its way */
};

static const struct list no_nodes = {NO_NODE, NO_NODE, 0, false, false};
static const struct part no_part = {{NO_NODE, NO_NODE, 0, false, false}, 0, {.node = NO_NODE}};

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

static void append_jump(struct builder *b, struct list *list, enum node_kind kind)
{
    append(b, list, one_node(b, (struct node){.kind = kind, .body = NO_NODE}, 0));
    list->breaks |= kind == NODE_BREAK;
}

static struct part arm_part(struct builder *b, uint32_t arm)
{
    const struct numbering *numbering = b->tree->numbering;
    struct part part = no_part;

    switch ((enum arm_way)numbering->way[arm]) {
    case WAY_INLINE:
        return b->arms[arm];
    case WAY_BARE: {
        struct node node = {.kind = NODE_BARE, .index = b->tree->layout->flow->arms[arm].target, .body = NO_NODE};
        part.list = one_node(b, node, 0);
        break;
    }
    case WAY_FALL:
        part.pending = numbering->bound_for[arm];
        break;
    case WAY_BREAK:
        append_jump(b, &part.list, NODE_BREAK);
        break;
    case WAY_CONTINUE:
        append_jump(b, &part.list, NODE_CONTINUE);
        break;
    case WAY_NEVER:
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

/* The block, then what its branch leads to. What alone falls out of the branch goes on behind it instead of inside, so
 * that nesting stays that of the source; where nothing does, the largest part. */
static void write_branch(struct builder *b, uint32_t block)
{
    const struct flow *flow = b->tree->layout->flow;
    bool breaks = false;
    struct part *part = &b->open[b->depth - 1].part;
    uint32_t taken = 0, falling = 0, the_falling = NO_EDGE, largest = NO_EDGE, inner_size = 0;

    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++) {
        if (b->tree->numbering->way[a] == WAY_NEVER)
            continue;
        b->arms[a] = arm_part(b, a);
        b->tree->arm_body[a] = b->arms[a].list.first;
        taken++;
        inner_size += b->arms[a].list.size;
        if (b->arms[a].pending > 0) {
            falling++;
            the_falling = a;
            if (part->pending < b->arms[a].pending)
                part->pending = b->arms[a].pending;
        }
        if (largest == NO_EDGE || reads_better_behind(&b->arms[a].list, &b->arms[largest].list))
            largest = a;
    }
    uint32_t continued = taken == 1 || falling == 0 ? largest : falling == 1 ? the_falling : NO_EDGE;
    b->tree->continued[block] = continued;
    if (continued != NO_EDGE)
        inner_size -= b->arms[continued].list.size;
    for (uint32_t a = flow->first_arm[block]; a < flow->first_arm[block + 1]; a++)
        breaks |= a != continued && b->tree->numbering->way[a] != WAY_NEVER && b->arms[a].list.breaks;
    if (breaks && flow_terminator(flow, block) == TERMINATOR_SWITCH)
        b->needs_loop[b->tree->numbering->inside[block]] = true;
    append(b, &part->list, one_node(b, (struct node){.kind = NODE_BLOCK, .index = block, .body = NO_NODE}, inner_size));
    part->list.breaks |= breaks;
    if (continued == NO_EDGE)
        return;
    append(b, &part->list, b->arms[continued].list);
    part->guards = b->arms[continued].guards;
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

/* Puts the construct around what stands in it, and behind it the ladder: at most two tests. */
static void close_construct(struct builder *b, uint32_t index)
{
    const struct numbering *numbering = b->tree->numbering;
    const struct construct *construct = &numbering->constructs[index];
    uint32_t around = numbering->nest.parent[index], limit = numbering->constructs[around].number;
    struct part *part = &b->open[b->depth - 1].part;
    struct node node = {
        .kind = construct->is_region ? NODE_REGION : NODE_LOOP,
        .is_switch = construct->is_region && !b->needs_loop[index],
        .index = index,
        .body = part->list.first,
    };
    struct list list = one_node(b, node, part->list.size);

    if (construct->beyond > 0)
        jump_further(b, &list, NODE_TEST_GREATER, limit, NODE_BREAK, !construct->continues && !construct->furthest);
    if (construct->continues)
        jump_further(b, &list, NODE_TEST_EQUAL, limit, NODE_CONTINUE, !construct->furthest);
    *part = no_part;
    part->list = list;
    part->pending = construct->furthest;
}

/* A block with others behind it, where some are bound for those. Guards in a row whose bodies lead to none of the row
 * are one choice; where nobody in front of them was bound for further out than the last of them, it needs no test. */
static void append_guard(struct builder *b, struct part *part, uint32_t block, const struct part *follower)
{
    const struct numbering *numbering = b->tree->numbering;
    uint32_t number = numbering->number[block], new_case = b->tree->cases.count;
    struct open_guards *guards = &part->guards;

    vector_push(b->arena, &b->tree->cases,
                (struct guard_case){block, number, part->pending, follower->list.first, NO_NODE});
    if (guards->node != NO_NODE && guards->node == part->list.last &&
        numbering->latest_source[block] < guards->first_number) {
        b->tree->cases.data[guards->last_case].next = new_case;
        part->list.size += follower->list.size;
    } else {
        struct node node = {.kind = NODE_GUARDS, .index = new_case, .body = NO_NODE};
        append(b, &part->list, one_node(b, node, follower->list.size));
        *guards = (struct open_guards){part->list.last, new_case, number, part->pending, 0, 0, false};
    }
    guards->last_case = new_case;
    guards->count++;
    guards->breaks |= follower->list.breaks;
    part->list.breaks |= follower->list.breaks;
    if (guards->behind < follower->pending)
        guards->behind = follower->pending;

    struct node *node = &b->tree->nodes.data[guards->node];
    bool in_region = numbering->constructs[numbering->home[block]].is_region;
    node->is_total = guards->before == number;
    node->is_switch = guards->count > 2 && !(in_region && guards->breaks);
    part->pending = node->is_total || guards->behind > guards->before ? guards->behind : guards->before;
}

static void append_follower(struct builder *b, uint32_t block, const struct part *follower)
{
    struct part *part = &b->open[b->depth - 1].part;

    if (b->tree->layout->place[block] == PLACE_BARE &&
        !(block == b->tree->numbering->final && b->tree->numbering->final_is_reached))
        return;                                               /* copied to wherever it is wanted */
    if (part->pending == b->tree->numbering->number[block]) { /* nobody is bound for further out */
        append(b, &part->list, follower->list);
        part->pending = follower->pending;
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
        .open = arena_array(arena, count, sizeof *b.open),
        .arms = arena_array(arena, arm_count, sizeof *b.arms),
        .needs_loop = arena_zeroed(arena, numbering->construct_count, sizeof *b.needs_loop),
    };
    struct part left = no_part; /* what the last step but one has finished */

    tree->layout = layout;
    tree->numbering = numbering;
    tree->arm_body = arena_array(arena, arm_count, sizeof *tree->arm_body);
    tree->continued = arena_array(arena, count, sizeof *tree->continued);
    for (uint32_t i = 0; i < numbering->step_count; i++) {
        uint32_t index = numbering->steps[i].index;
        switch (numbering->steps[i].kind) {
        case STEP_ENTER:
            b.open[b.depth++] = (struct open_block){index, no_part};
            break;
        case STEP_ARM:
            b.arms[index] = left;
            break;
        case STEP_BRANCH:
            write_branch(&b, index);
            break;
        case STEP_CLOSE:
            close_construct(&b, index);
            break;
        case STEP_LEAVE:
            left = b.open[--b.depth].part;
            break;
        case STEP_FOLLOWER:
            append_follower(&b, index, &left);
            break;
        }
    }
    tree->root = left.list.first;
    return tree;
}
