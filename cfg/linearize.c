/* Writes the tree as a list of blocks, in one walk with a stack of open constructs. */
#include "cfg/linearizer.h"

#include "cfg/predecessors.h"

#include <assert.h>

uint32_t new_structured_block(struct linearizer *p, block_id source, enum block_role role)
{
    uint32_t block = p->blocks.count;

    for (uint32_t e = p->next.edges.first, next; e != NO_EDGE; e = next) {
        next = p->edges.data[e].target;
        p->edges.data[e].target = block;
    }
    if (p->next.merge_of != NO_BLOCK)
        p->blocks.data[p->next.merge_of].merge_block = block;
    p->next = (struct next_block){no_edges, NO_BLOCK};
    vector_push(p->arena, &p->blocks,
                (struct structured_block){
                    .source = source,
                    .decider = NO_BLOCK,
                    .role = (uint8_t)role,
                    .end = END_UNREACHABLE,
                    .merge_block = NO_BLOCK,
                    .continue_block = NO_BLOCK,
                    .first_edge = p->edges.count,
                });
    return block;
}

uint32_t new_structured_edge(struct linearizer *p, uint32_t block, const struct structured_edge *edge)
{
    uint32_t index = p->edges.count;

    vector_push(p->arena, &p->edges, *edge);
    p->edges.data[index].target = NO_EDGE;
    *words_append(p->arena, &p->edge_source, 1) = block;
    p->blocks.data[block].edge_count++;
    return index;
}

static uint32_t new_plain_edge(struct linearizer *p, uint32_t block)
{
    return new_structured_edge(p, block, &(struct structured_edge){.source_edge = NO_EDGE});
}

/* Writes a block that only branches to the next one. */
static uint32_t add_jump_block(struct linearizer *p, enum block_role role)
{
    uint32_t block = new_structured_block(p, NO_BLOCK, role);

    p->blocks.data[block].end = END_JUMP;
    p->next.edges = one_edge(new_plain_edge(p, block));
    return block;
}

struct edge_list take_edges(struct linearizer *p)
{
    if (p->next.merge_of != NO_BLOCK)
        add_jump_block(p, ROLE_MERGE);
    struct edge_list edges = p->next.edges;
    p->next.edges = no_edges;
    return edges;
}

struct open_construct *push_construct(struct linearizer *p, enum frame_kind kind, uint32_t after)
{
    vector_push(p->arena, &p->frames,
                (struct open_construct){.kind = kind,
                                        .after = after,
                                        .merged = no_edges,
                                        .next_case = NO_NODE,
                                        .repeated = no_edges,
                                        .latch = NO_BLOCK});
    if (p->result->max_nesting < p->frames.count)
        p->result->max_nesting = p->frames.count;
    return &p->frames.data[p->frames.count - 1];
}

/* Writes the edge of a successor, with its switch labels and the selectors set on it. */
static uint32_t new_successor_edge(struct linearizer *p, uint32_t block, uint32_t index)
{
    const struct successor *successor = &p->flow->successors[index];
    struct assignments *assignments = p->flow->assignments;
    struct structured_edge edge = {
        .source_edge = successor->edge,
        .number = successor->number,
        .first_assignment = successor->first_assignment,
        .assignment_count = successor->assignment_count,
    };

    if (p->blocks.data[block].end == END_SWITCH) {
        edge.first_label = successor->first_label;
        edge.label_count = successor->label_count;
    }
    if (p->tree->numbering->assigned_number[index]) {
        edge.first_assignment = assignments->count;
        for (uint32_t i = 0; i < successor->assignment_count; i++)
            vector_push(p->arena, assignments, assignments->data[successor->first_assignment + i]);
        vector_push(p->arena, assignments, (struct assignment){0, p->tree->numbering->assigned_number[index]});
        edge.assignment_count++;
    }
    return new_structured_edge(p, block, &edge);
}

/* ---- Loops and regions ------------------------------------------------------------------------------------------- */

void make_loop_header(struct linearizer *p, uint32_t block)
{
    const struct open_construct *frame = &p->frames.data[p->pending_loop];
    const struct construct *construct = &p->tree->numbering->constructs[frame->construct];

    p->blocks.data[block].merge_kind = MERGE_LOOP;
    if (!construct->is_region)
        p->blocks.data[block].hints = p->tree->placement->loop_hints[construct->block];
    p->frames.data[p->pending_loop].header = block;
    p->pending_loop = NO_FRAME;
}

/* Whether exactly one edge, an unconditional branch, leads to the next block. */
static bool is_entered_by_jump(const struct linearizer *p)
{
    uint32_t edge = p->next.edges.first;

    return edge != NO_EDGE && edge == p->next.edges.last && p->next.merge_of == NO_BLOCK &&
           p->blocks.data[p->edge_source.data[edge]].end == END_JUMP;
}

/* Makes the header of a region that is a switch: the block in front, if it only branches here, else a new block. */
static void make_region_header(struct linearizer *p)
{
    uint32_t block = NO_BLOCK;

    if (is_entered_by_jump(p))
        block = p->edge_source.data[p->next.edges.first];
    if (block == NO_BLOCK || p->blocks.data[block].merge_kind != MERGE_NONE)
        block = add_jump_block(p, ROLE_HEADER);
    p->blocks.data[block].merge_kind = MERGE_SELECTION;
    p->blocks.data[block].end = END_REGION;
    p->frames.data[p->pending_loop].header = block;
    p->pending_loop = NO_FRAME;
}

static uint32_t scope_of_loop(const struct linearizer *p)
{
    return p->loop == NO_FRAME ? NO_FRAME : p->frames.data[p->loop].scope;
}

/* Begins a loop or region. Returns the first node of its body. */
static uint32_t begin_loop(struct linearizer *p, const struct node *node)
{
    const struct node *first = &p->tree->nodes.data[node->body];

    /* Three reasons for a block in front of a loop header:
     * - Nothing may branch to the entry block.
     * - If only an unreachable block leads back to the header, the header must need no phis, so one edge must lead to
     *   it.
     * - Compilers of high-level languages enter a loop by an unconditional branch, never as the successor, case or
     *   merge block of another
     * construct, and drivers are tested on that. (NVIDIA 580 miscompiles wave operations behind loops that are
     * cases.) */
    if (!node->is_switch && (p->blocks.count == 0 || !is_entered_by_jump(p)))
        add_jump_block(p, ROLE_JUMP);
    struct open_construct *frame = push_construct(p, FRAME_LOOP, node->next);
    frame->construct = node->index;
    frame->outer_loop = p->loop;
    frame->scope = node->is_switch ? scope_of_loop(p) : p->frames.count - 1;
    p->loop = p->pending_loop = p->frames.count - 1;
    p->result->regions += node->kind == NODE_REGION;
    if (node->is_switch)
        make_region_header(p);
    else if (node->kind == NODE_REGION || (first->kind != NODE_BLOCK && first->kind != NODE_RUN))
        make_loop_header(p, add_jump_block(p, ROLE_HEADER));
    return node->body;
}

static bool is_taken(const struct linearizer *p, uint32_t successor)
{
    return p->tree->numbering->kind[successor] != SUCCESSOR_NEVER;
}

static uint32_t count_taken(const struct linearizer *p, uint32_t first, uint32_t end)
{
    uint32_t count = 0;

    for (uint32_t a = first; a < end; a++)
        count += is_taken(p, a);
    return count;
}

/* The block that stands in the loop's continue target, or NO_BLOCK. */
static uint32_t latch_of(const struct linearizer *p, const struct open_construct *loop)
{
    const struct construct *construct = &p->tree->numbering->constructs[loop->construct];
    return construct->is_region ? NO_BLOCK : p->tree->placement->latch[construct->block];
}

/* Writes the continue target: the latch, or the loop's own test if that stands at the end, or an empty block. */
static void emit_continue_block(struct linearizer *p, struct open_construct *frame)
{
    uint32_t latch = latch_of(p, frame);
    bool stands_here = latch != NO_BLOCK; /* the whole latch block, not just its condition */

    p->next.edges = frame->repeated;
    uint32_t block = new_structured_block(p, stands_here ? p->flow->source[latch] : NO_BLOCK, ROLE_CONTINUE);
    p->blocks.data[frame->header].continue_block = block;
    if (stands_here)
        p->depth[latch] = p->frames.count + 1;
    else
        latch = frame->latch;
    if (latch == NO_BLOCK) {
        p->blocks.data[block].end = END_JUMP;
        uint32_t edge = new_plain_edge(p, block);
        p->edges.data[edge].target = frame->header;
        return;
    }
    uint32_t first = p->flow->first_successor[latch], end = p->flow->first_successor[latch + 1];
    p->blocks.data[block].end = count_taken(p, first, end) == 2 ? END_CONDITION : END_JUMP;
    if (p->blocks.data[block].end == END_CONDITION)
        p->blocks.data[block].decider = flow_end(p->flow, latch);
    for (uint32_t a = first; a < end; a++) {
        if (!is_taken(p, a))
            continue;
        uint32_t edge = new_successor_edge(p, block, a);
        if (p->tree->numbering->kind[a] == SUCCESSOR_CONTINUE)
            p->edges.data[edge].target = frame->header;
        else
            append_edges(p, &frame->merged, one_edge(edge));
    }
}

/* Ends a loop or region: writes the continue target, then the merge block comes next. */
static uint32_t end_loop(struct linearizer *p)
{
    struct open_construct frame = p->frames.data[--p->frames.count];

    assert(p->next.edges.first == NO_EDGE && p->next.merge_of == NO_BLOCK);
    if (p->blocks.data[frame.header].merge_kind == MERGE_LOOP)
        emit_continue_block(p, &frame);
    p->next = (struct next_block){frame.merged, frame.header};
    if (frame.merged.first == NO_EDGE) /* the loop has no exits */
        new_structured_block(p, NO_BLOCK, ROLE_MERGE);
    p->loop = frame.outer_loop;
    return frame.after;
}

/* The list that edges with this exit belong to. */
static struct edge_list *edges_out(struct linearizer *p, enum exit exit)
{
    struct open_construct *loop = &p->frames.data[p->loop];
    struct open_construct *scope = loop->scope == NO_FRAME ? NULL : &p->frames.data[loop->scope];

    return exit == EXIT_BREAK ? &loop->merged : exit == EXIT_BREAK_SCOPE ? &scope->merged : &scope->repeated;
}

/* Sends the waiting edges out of the loop or scope. */
static void jump_out(struct linearizer *p, enum exit exit)
{
    struct edge_list edges = take_edges(p);
    append_edges(p, edges_out(p, exit), edges);
}

/* ---- Tests of the selector --------------------------------------------------------------------------------------- */

/* Writes the header of a selector test. */
static uint32_t emit_test(struct linearizer *p, enum structured_end end, uint32_t number, enum block_role role)
{
    uint32_t block = new_structured_block(p, NO_BLOCK, role);
    struct structured_block *header = &p->blocks.data[block];

    header->end = (uint8_t)end;
    header->merge_kind = MERGE_SELECTION;
    header->number = number;
    p->result->ladders += role == ROLE_LADDER;
    p->result->guards += role == ROLE_GUARD;
    return block;
}

/* Writes `if (test) body`. With `next_case`, the test of that guard follows. */
static uint32_t begin_test(struct linearizer *p, uint32_t block, uint32_t body, uint32_t next_case, uint32_t after)
{
    uint32_t taken = new_plain_edge(p, block), otherwise = new_plain_edge(p, block);
    struct open_construct *frame = push_construct(p, FRAME_TEST, after);

    frame->header = block;
    frame->merged = one_edge(otherwise);
    frame->next_case = next_case;
    p->next.edges = one_edge(taken);
    return body;
}

static uint32_t begin_ladder(struct linearizer *p, const struct node *node)
{
    enum structured_end end = node->kind == NODE_TEST_EQUAL ? END_TEST_EQUAL : END_TEST_GREATER;
    return begin_test(p, emit_test(p, end, node->index, ROLE_LADDER), node->body, NO_NODE, node->next);
}

static COLD uint32_t begin_guard(struct linearizer *p, uint32_t index, uint32_t after)
{
    const struct guard_case *guard = &p->tree->cases.data[index];
    return begin_test(p, emit_test(p, END_TEST_EQUAL, guard->number, ROLE_GUARD), guard->body, guard->next, after);
}

/* Ends a selector test: begins the next guard, or goes on behind. */
static uint32_t end_test(struct linearizer *p)
{
    struct edge_list edges = take_edges(p);
    struct open_construct frame = p->frames.data[--p->frames.count];

    append_edges(p, &frame.merged, edges);
    p->next = (struct next_block){frame.merged, frame.header};
    return frame.next_case != NO_NODE ? begin_guard(p, frame.next_case, frame.after) : frame.after;
}

/* Begins several guards: as a switch, or as if / else if there are two and no path skips both. Control that takes no
 * case goes on behind. */
static uint32_t begin_guards(struct linearizer *p, const struct node *node)
{
    const struct guard_case *cases = p->tree->cases.data;
    uint32_t second = cases[node->index].next, last = node->index;
    bool has_else = node->is_total && cases[second].next == NO_NODE;

    if (!node->is_switch && !has_else)
        return begin_guard(p, node->index, node->next);
    uint32_t block = emit_test(p, has_else ? END_TEST_EQUAL : END_SELECT, cases[node->index].number, ROLE_GUARD);
    uint32_t first_edge = p->edges.count;
    struct edge_list merged = no_edges;
    while (cases[last].next != NO_NODE)
        last = cases[last].next;
    if (!has_else) { /* the default comes first: the last case, or nothing */
        uint32_t otherwise = new_plain_edge(p, block);
        if (!node->is_total)
            merged = one_edge(otherwise);
        p->blocks.data[block].number = 0;
    }
    for (uint32_t c = node->index; c != NO_NODE; c = cases[c].next)
        if (has_else || !node->is_total || c != last)
            new_structured_edge(p, block, &(struct structured_edge){.source_edge = NO_EDGE, .number = cases[c].number});
    struct open_construct *frame = push_construct(p, FRAME_CHOICE, node->next);
    frame->header = block;
    frame->merged = merged;
    frame->next_case = second;
    frame->edge = has_else ? first_edge : first_edge + 1;
    p->next.edges = one_edge(frame->edge);
    return cases[node->index].body;
}

/* Completes a case of guards: begins the next one, or goes on behind them. */
static uint32_t end_choice(struct linearizer *p)
{
    struct edge_list edges = take_edges(p);
    struct open_construct *frame = &p->frames.data[p->frames.count - 1];
    const struct structured_block *header = &p->blocks.data[frame->header];

    append_edges(p, &frame->merged, edges);
    if (frame->next_case != NO_NODE) {
        const struct guard_case *guard = &p->tree->cases.data[frame->next_case];
        frame->next_case = guard->next;
        frame->edge++;
        if (frame->edge == header->first_edge + header->edge_count) /* the default takes the last case */
            frame->edge = header->first_edge;
        p->next.edges = one_edge(frame->edge);
        return guard->body;
    }
    p->frames.count--;
    p->next = (struct next_block){frame->merged, frame->header};
    return frame->after;
}

/* ---- Blocks of the input ----------------------------------------------------------------------------------------- */

/* The exit that is all that the successor does; EXIT_NONE: it does more. */
static enum exit plain_exit(const struct linearizer *p, uint32_t successor)
{
    uint32_t body = p->tree->successor_body[successor];

    if (body == NO_NODE)
        return EXIT_FALL;
    switch (p->tree->nodes.data[body].kind) {
    case NODE_BREAK:
        return EXIT_BREAK;
    case NODE_BREAK_SCOPE:
        return EXIT_BREAK_SCOPE;
    case NODE_CONTINUE:
        return EXIT_CONTINUE;
    default:
        return EXIT_NONE;
    }
}

/* The first successor from `successor` on that stands inside the branch, not behind it. */
static uint32_t next_nested_successor(const struct linearizer *p, uint32_t block, uint32_t successor)
{
    while (successor < p->flow->first_successor[block + 1] &&
           (!is_taken(p, successor) || successor == p->tree->continued[block]))
        successor++;
    return successor;
}

/* Whether the successor is a case that falls through into the next one. */
static bool falls_through(const struct linearizer *p, uint32_t successor)
{
    return p->tree->numbering->kind[successor] == SUCCESSOR_INLINE &&
           next_case(p->tree->placement, p->flow->successors[successor].target) != NO_BLOCK;
}

/* Begins the body of the current successor. Edges that fall through from the case before lead there too. If several
 * successors only exit to the same block, all but one get a block of their own, because an edge carries one set of phi
 * inputs and selectors. */
static uint32_t begin_successor(struct linearizer *p, struct open_construct *frame, struct edge_list falling)
{
    enum exit exit = plain_exit(p, frame->successor);
    bool of_switch = p->blocks.data[frame->header].end != END_CONDITION;

    bool is_case = p->tree->numbering->kind[frame->successor] == SUCCESSOR_INLINE &&
                   case_construct(p->tree->numbering, p->flow->successors[frame->successor].target) > 0;
    p->loop = is_case ? (uint32_t)(frame - p->frames.data) : frame->outer_loop;
    p->next.edges = one_edge(p->successor_edge[frame->successor]);
    append_edges(p, &p->next.edges, falling);
    if (exit != EXIT_NONE) {
        if (frame->used[exit] || (of_switch && exit != EXIT_FALL))
            add_jump_block(p, ROLE_JUMP);
        else
            frame->used[exit] = true;
    }
    return p->tree->successor_body[frame->successor];
}

/* Completes a successor: begins the next one, or goes on behind the branch. */
static uint32_t end_successor(struct linearizer *p)
{
    struct edge_list edges = take_edges(p), falling = no_edges;
    struct open_construct *frame = &p->frames.data[p->frames.count - 1];
    uint32_t block = p->tree->nodes.data[frame->node].index;

    append_edges(p, falls_through(p, frame->successor) ? &falling : &frame->merged, edges);
    frame->successor = next_nested_successor(p, block, frame->successor + 1);
    if (frame->successor < p->flow->first_successor[block + 1])
        return begin_successor(p, frame, falling);
    p->loop = frame->outer_loop;
    p->frames.count--;
    p->next = (struct next_block){frame->merged, frame->header};
    if (frame->merged.first == NO_EDGE) /* no path reaches the merge block */
        new_structured_block(p, NO_BLOCK, ROLE_MERGE);
    return frame->after;
}

static bool is_jump(enum exit exit)
{
    return exit == EXIT_BREAK || exit == EXIT_BREAK_SCOPE || exit == EXIT_CONTINUE;
}

/* do { ... } while (condition): writes the test in the continue target, if no other edge leads there. */
static bool emit_as_latch(struct linearizer *p, uint32_t flow_block, uint32_t block)
{
    struct open_construct *loop = &p->frames.data[p->loop];

    if (loop->scope != p->loop || p->tree->numbering->constructs[loop->construct].continue_edges != 1 ||
        latch_of(p, loop) != NO_BLOCK)
        return false;
    p->blocks.data[block].end = END_JUMP;
    p->blocks.data[block].decider = NO_BLOCK;
    append_edges(p, &loop->repeated, one_edge(new_plain_edge(p, block)));
    loop->latch = flow_block;
    return true;
}

/* Writes a branch without a construct, if it needs none. Returns whether it did. Three kinds of branches need none:
 * - Both successors jump, to different places.
 * - The branch of a loop header breaks out of its loop.
 * - One successor jumps, and the other falls out of the construct around. A hint needs a merge instruction, though.
 *
 * Any branch with one jump is valid without a merge instruction. But readers that build trees from merge blocks would
 * nest the code that follows. `successors`: the two that are taken. */
static bool emit_without_merge(struct linearizer *p, uint32_t node, uint32_t block, const uint32_t *successors)
{
    uint32_t flow_block = p->tree->nodes.data[node].index;
    enum exit exits[2] = {plain_exit(p, successors[0]), plain_exit(p, successors[1])};
    bool jumps[2] = {is_jump(exits[0]), is_jump(exits[1])}, is_header = p->blocks.data[block].merge_kind == MERGE_LOOP;

    if (p->loop == NO_FRAME || p->blocks.data[block].end != END_CONDITION || exits[0] == exits[1] ||
        !(jumps[0] || jumps[1]))
        return false;
    if (p->frames.data[p->loop].kind == FRAME_BRANCH && !(jumps[0] && jumps[1]))
        return false; /* the other successor may fall through into the next case, which drivers know only as an
                         unconditional branch */
    if (jumps[0] && jumps[1]) {
        if (emit_as_latch(p, flow_block, block))
            return true;
    } else if (p->tree->continued[flow_block] != successors[jumps[0]]) {
        return false;
    } else if (is_header ? exits[jumps[1]] != EXIT_BREAK
                         : exits[jumps[0]] != EXIT_FALL ||
                               (flow_traits(p->flow, flow_block) & (BLOCK_BRANCH | BLOCK_FLATTEN))) {
        return false;
    }
    for (uint32_t i = 0; i < 2; i++) {
        struct edge_list edge = one_edge(new_successor_edge(p, block, successors[i]));
        if (jumps[i])
            append_edges(p, edges_out(p, exits[i]), edge);
        else
            p->next.edges = edge;
    }
    return true;
}

/* The default: the first successor that is taken, unless the cases of the switch were reordered. */
static uint32_t default_successor(const struct linearizer *p, uint32_t block)
{
    uint32_t successor = p->flow->first_successor[block];
    block_id end = flow_end(p->flow, block);

    while (!is_taken(p, successor))
        successor++;
    if (end == NO_BLOCK || flow_terminator(p->flow, block) != TERMINATOR_SWITCH)
        return successor;
    while (p->flow->labels[p->flow->successors[successor].first_label] != p->flow->graph->first[end])
        successor++;
    return successor;
}

uint32_t make_selection_header(struct linearizer *p, uint32_t block, uint16_t traits)
{
    if (p->blocks.data[block].merge_kind == MERGE_LOOP) {
        struct structured_block header = p->blocks.data[block];
        p->blocks.data[block].end = END_JUMP;
        p->blocks.data[block].decider = NO_BLOCK;
        p->next.edges = one_edge(new_plain_edge(p, block));
        block = new_structured_block(p, NO_BLOCK, ROLE_HEADER);
        p->blocks.data[block].end = header.end;
        p->blocks.data[block].decider = header.decider;
    }
    p->blocks.data[block].merge_kind = MERGE_SELECTION;
    p->blocks.data[block].hints = traits & (BLOCK_BRANCH | BLOCK_FLATTEN);
    return block;
}

/* Writes the branch at the end of a block. Returns the first node of the first successor, or what follows. */
static uint32_t begin_branch(struct linearizer *p, uint32_t node, uint32_t block, uint32_t taken,
                             const uint32_t *successors)
{
    uint32_t flow_block = p->tree->nodes.data[node].index, after = p->tree->nodes.data[node].next;
    uint8_t terminator = flow_terminator(p->flow, flow_block);
    block_id source = flow_end(p->flow, flow_block);

    p->blocks.data[block].decider = source;
    p->blocks.data[block].end = source == NO_BLOCK                   ? END_SELECT
                                : terminator == TERMINATOR_CONDITION ? END_CONDITION
                                                                     : END_SWITCH;
    if (taken == 2 && emit_without_merge(p, node, block, successors))
        return p->tree->continued[flow_block] != NO_EDGE && p->next.edges.first != NO_EDGE ? after : NO_NODE;
    block = make_selection_header(p, block, flow_traits(p->flow, flow_block));
    if (source == NO_BLOCK)
        p->blocks.data[block].selector = p->flow->selector[flow_block];

    struct open_construct *frame = push_construct(p, FRAME_BRANCH, after);
    frame->header = block;
    frame->node = node;
    frame->outer_loop = p->loop;
    frame->scope = scope_of_loop(p);
    uint32_t first = p->flow->first_successor[flow_block], the_default = default_successor(p, flow_block);
    p->successor_edge[the_default] = new_successor_edge(p, block, the_default);
    for (uint32_t a = first; a < p->flow->first_successor[flow_block + 1]; a++)
        if (is_taken(p, a) && a != the_default)
            p->successor_edge[a] = new_successor_edge(p, block, a);
    if (p->tree->continued[flow_block] != NO_EDGE)
        frame->merged = one_edge(p->successor_edge[p->tree->continued[flow_block]]);
    frame->successor = next_nested_successor(p, flow_block, first);
    return begin_successor(p, frame, no_edges);
}

/* Ends a block that ends the invocation. */
static uint32_t emit_end(struct linearizer *p, uint32_t flow_block, uint32_t block)
{
    bool returns = flow_terminator(p->flow, flow_block) == TERMINATOR_RETURN;

    p->blocks.data[block].end = returns ? END_RETURN : END_UNREACHABLE;
    p->blocks.data[block].decider = returns ? flow_end(p->flow, flow_block) : NO_BLOCK;
    return NO_NODE;
}

/* Writes a block of the flow. Returns the node to go on with. */
static uint32_t emit_block(struct linearizer *p, uint32_t node)
{
    uint32_t flow_block = p->tree->nodes.data[node].index, taken = 0, successors[2] = {0, 0};
    block_id source = flow_end(p->flow, flow_block);
    bool collects = flow_is_collector(p->flow, flow_block);
    uint32_t block = new_structured_block(p, source,
                                          source != NO_BLOCK ? ROLE_SOURCE
                                          : collects         ? ROLE_MERGE
                                                             : ROLE_DISPATCHER);

    p->depth[flow_block] = p->frames.count;
    p->result->dispatchers += source == NO_BLOCK && !collects;
    if (p->pending_loop != NO_FRAME)
        make_loop_header(p, block);
    for (uint32_t a = p->flow->first_successor[flow_block]; a < p->flow->first_successor[flow_block + 1]; a++) {
        if (!is_taken(p, a))
            continue;
        if (taken < 2)
            successors[taken] = a;
        taken++;
    }
    if (taken == 0)
        return emit_end(p, flow_block, block);
    if (taken == 1) {
        p->blocks.data[block].end = END_JUMP;
        p->next.edges = one_edge(new_successor_edge(p, block, successors[0]));
        return p->tree->nodes.data[node].next;
    }
    return begin_branch(p, node, block, taken, successors);
}

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

/* Writes a node, or begins it. Returns the node to go on with, or NO_NODE at the end of a sequence. */
static uint32_t emit_node(struct linearizer *p, uint32_t index)
{
    const struct node *node = &p->tree->nodes.data[index];

    switch (node->kind) {
    case NODE_BLOCK:
        return emit_block(p, index);
    case NODE_RUN:
        emit_run(p, node->index);
        return p->tree->nodes.data[index].next;
    case NODE_TERMINAL:
        p->result->duplicates++;
        return emit_end(p, node->index, new_structured_block(p, p->flow->source[node->index], ROLE_SOURCE));
    case NODE_GUARDS:
        return begin_guards(p, node);
    case NODE_TEST_EQUAL:
    case NODE_TEST_GREATER:
        return begin_ladder(p, node);
    case NODE_LOOP:
    case NODE_REGION:
        return begin_loop(p, node);
    case NODE_BREAK:
        jump_out(p, EXIT_BREAK);
        break;
    case NODE_BREAK_SCOPE:
        jump_out(p, EXIT_BREAK_SCOPE);
        break;
    case NODE_CONTINUE:
        jump_out(p, EXIT_CONTINUE);
        break;
    }
    return NO_NODE;
}

/* At the end of a sequence: goes on in the innermost open construct, or closes it. */
static uint32_t end_sequence(struct linearizer *p)
{
    switch (p->frames.data[p->frames.count - 1].kind) {
    case FRAME_BRANCH:
        return end_successor(p);
    case FRAME_TEST:
        return end_test(p);
    case FRAME_CHOICE:
        return end_choice(p);
    default:
        return end_loop(p);
    }
}

struct linearization linearize_tree(struct arena *arena, const struct tree *tree)
{
    struct structured *result = arena_zeroed(arena, 1, sizeof *result);
    struct linearizer p = {
        .arena = arena,
        .tree = tree,
        .flow = tree->placement->flow,
        .next = {no_edges, NO_BLOCK},
        .loop = NO_FRAME,
        .pending_loop = NO_FRAME,
        .successor_edge =
            arena_words(arena, tree->placement->flow->first_successor[tree->placement->flow->block_count]),
        .depth = arena_zeroed_words(arena, tree->placement->flow->block_count),
        .result = result,
    };
    uint32_t node = tree->root;

    uint32_t nodes = tree->size, in_runs = nodes - tree->nodes.count; /* most nodes are blocks, and few become more */
    uint32_t blocks = p.flow->block_count + in_runs;
    vector_reserve(arena, &p.blocks, nodes + nodes / 8 < blocks + blocks / 2 ? nodes + nodes / 8 : blocks + blocks / 2);
    vector_reserve(arena, &p.edges, p.flow->first_successor[p.flow->block_count] + in_runs + (in_runs + nodes) / 2);
    vector_reserve(arena, &p.edge_source, p.edges.capacity);
    for (;;) {
        while (node != NO_NODE)
            node = emit_node(&p, node);
        if (p.frames.count == 0)
            break;
        node = end_sequence(&p);
    }
    assert(p.next.edges.first == NO_EDGE && p.next.merge_of == NO_BLOCK);
    result->blocks = p.blocks.data;
    result->block_count = p.blocks.count;
    result->edges = p.edges.data;
    result->edge_count = p.edges.count;
    result->edge_source = p.edge_source.data;
    result->labels = p.flow->labels;
    result->assignments = p.flow->assignments->data;
    result->selector_count = p.flow->selector_count;
    find_predecessors(arena, result);
    return (struct linearization){result, p.depth};
}
