/* Writes runs: hammocks that the search for the cheapest tree saw as one block (hammocks.h). */
#include "cfg/linearizer.h"

/* Writes the edge of a successor inside a run. */
static NOINLINE uint32_t new_inner_edge(struct linearizer *p, uint32_t block, const struct successor *successor)
{
    struct structured_edge edge = {
        .source_edge = successor->edge,
        .first_assignment = successor->first_assignment,
        .assignment_count = successor->assignment_count,
    };

    return new_structured_edge(p, block, &edge);
}

/* Writes the branch of a selection inside a run. Begins its first side that has blocks. */
static void begin_hammock(struct linearizer *p, uint32_t block, uint32_t flow_block)
{
    const struct flow *whole = p->flow->whole;
    const struct successor *successors = &whole->successors[whole->first_successor[flow_block]];
    uint32_t join = whole->join[flow_block];

    p->blocks.data[block].end = END_CONDITION;
    p->blocks.data[block].decider = whole->source[flow_block];
    block = make_selection_header(p, block, flow_traits(whole, flow_block));
    uint32_t edge = new_inner_edge(p, block, &successors[0]);
    struct open_construct *frame = push_construct(p, FRAME_HAMMOCK, NO_NODE);
    frame->header = block;
    frame->join = join;
    frame->edge = new_inner_edge(p, block, &successors[1]);
    if (successors[0].target == join) {
        frame->merged = one_edge(edge);
        edge = frame->edge;
        frame->edge = NO_EDGE;
    } else if (successors[1].target == join) {
        frame->merged = one_edge(frame->edge);
        frame->edge = NO_EDGE;
    }
    p->next.edges = one_edge(edge);
}

/* Ends a side: begins the other, or goes on behind the selection. That ends a side, too, if the selection around joins
 * there. `bottom`: number of constructs around the run. */
static void end_side(struct linearizer *p, uint32_t bottom)
{
    for (;;) {
        struct edge_list edges = take_edges(p);
        struct open_construct *frame = &p->frames.data[p->frames.count - 1];
        append_edges(p, &frame->merged, edges);
        if (frame->edge != NO_EDGE) {
            p->next.edges = one_edge(frame->edge);
            frame->edge = NO_EDGE;
            return;
        }
        p->frames.count--;
        p->next = (struct next_block){frame->merged, frame->header};
        if (p->frames.count == bottom || frame[-1].join != frame->join)
            return;
    }
}

void emit_run(struct linearizer *p, uint32_t flow_block)
{
    const struct flow *whole = p->flow->whole;
    const struct run *run = &p->flow->runs[flow_block];
    uint32_t bottom = p->frames.count;

    for (uint32_t b = run->first; b < run->last; b++) {
        uint32_t block = new_structured_block(p, whole->source[b], ROLE_SOURCE), first = whole->first_successor[b];
        if (p->pending_loop != NO_FRAME)
            make_loop_header(p, block);
        if (whole->first_successor[b + 1] - first > 1) {
            begin_hammock(p, block, b);
            continue;
        }
        p->blocks.data[block].end = END_JUMP;
        p->next.edges = one_edge(new_inner_edge(p, block, &whole->successors[first]));
        if (p->frames.count > bottom && whole->successors[first].target == p->frames.data[p->frames.count - 1].join)
            end_side(p, bottom);
    }
}
