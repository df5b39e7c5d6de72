#include "cfg/tree.h"

struct list {
    uint32_t first, last;
    uint32_t size; /* of all nodes in it, at any depth */
};

/* Statements so far, and the largest number that control falls out of them with: 0 if it does not. */
struct part {
    struct list list;
    uint32_t pending;
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
};

static const struct list no_nodes = {NO_NODE, NO_NODE, 0};

static struct list one_node(struct builder *b, struct node node, uint32_t inner_size)
{
    uint32_t index = b->tree->nodes.count;

    node.next = NO_NODE;
    vector_push(b->arena, &b->tree->nodes, node);
    return (struct list){index, index, inner_size + 1};
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
}

static void append_jump(struct builder *b, struct list *list, enum node_kind kind)
{
    append(b, list, one_node(b, (struct node){.kind = kind, .body = NO_NODE}, 0));
}

static void append_test(struct builder *b, struct list *list, enum node_kind kind, uint32_t number, struct list body,
                        bool is_ladder)
{
    struct node test = {.kind = kind, .is_ladder = is_ladder, .index = number, .body = body.first};
    append(b, list, one_node(b, test, body.size));
}

static struct part arm_part(struct builder *b, uint32_t arm)
{
    const struct numbering *numbering = b->tree->numbering;
    struct part part = {no_nodes, 0};

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

/* The block, then what its branch leads to. What alone falls out of the branch goes on behind it instead of inside, so
 * that nesting stays that of the source; where nothing does, the largest part. */
static void write_branch(struct builder *b, uint32_t block)
{
    const struct flow *flow = b->tree->layout->flow;
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
        if (largest == NO_EDGE || b->arms[a].list.size > b->arms[largest].list.size)
            largest = a;
    }
    uint32_t continued = taken == 1 || falling == 0 ? largest : falling == 1 ? the_falling : NO_EDGE;
    b->tree->continued[block] = continued;
    if (continued != NO_EDGE)
        inner_size -= b->arms[continued].list.size;
    append(b, &part->list, one_node(b, (struct node){.kind = NODE_BLOCK, .index = block, .body = NO_NODE}, inner_size));
    if (continued != NO_EDGE)
        append(b, &part->list, b->arms[continued].list);
}

static void jump_further(struct builder *b, struct part *part, enum node_kind test, uint32_t number,
                         enum node_kind jump, bool always)
{
    struct list body = no_nodes;

    append_jump(b, always ? &part->list : &body, jump);
    if (!always)
        append_test(b, &part->list, test, number, body, true);
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
        .index = index,
        .body = part->list.first,
    };

    part->list = one_node(b, node, part->list.size);
    part->pending = construct->furthest;
    if (construct->beyond > 0)
        jump_further(b, part, NODE_TEST_GREATER, limit, NODE_BREAK, !construct->continues && !construct->furthest);
    if (construct->continues)
        jump_further(b, part, NODE_TEST_EQUAL, limit, NODE_CONTINUE, !construct->furthest);
}

static void append_follower(struct builder *b, uint32_t block, struct part follower)
{
    struct part *part = &b->open[b->depth - 1].part;
    uint32_t number = b->tree->numbering->number[block];

    if (part->pending == number) { /* nobody is bound for further out */
        append(b, &part->list, follower.list);
        part->pending = follower.pending;
        return;
    }
    append_test(b, &part->list, NODE_TEST_EQUAL, number, follower.list, false);
    if (part->pending < follower.pending)
        part->pending = follower.pending;
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
    };
    struct part left = {no_nodes, 0}; /* what the last step but one has finished */

    tree->layout = layout;
    tree->numbering = numbering;
    tree->arm_body = arena_array(arena, arm_count, sizeof *tree->arm_body);
    tree->continued = arena_array(arena, count, sizeof *tree->continued);
    for (uint32_t i = 0; i < numbering->step_count; i++) {
        uint32_t index = numbering->steps[i].index;
        switch (numbering->steps[i].kind) {
        case STEP_ENTER:
            b.open[b.depth++] = (struct open_block){index, {no_nodes, 0}};
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
            append_follower(&b, index, left);
            break;
        }
    }
    tree->root = left.list.first;
    return tree;
}
