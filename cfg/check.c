/* The checker. It finds structural dominators, then the construct of each block, then checks each edge: it must stay in
 * its construct or be one of the exits that SPIR-V allows. */
#include "cfg/check.h"

#include "cfg/ancestors.h"

#define NONE UINT32_MAX

enum {
    MAX_NESTED = 1023 /* SPIR-V 1.6, 2.17: control-flow nesting depth */
};

/* ---- Dominators of the graph with an edge from each header to its merge block and continue target ---------------- */

struct structural {
    const struct checked_graph *graph;
    struct ancestors dominators; /* parent NONE: unreachable */
};

static bool is_reached(const struct structural *s, uint32_t block)
{
    return s->dominators.parent[block] != NONE;
}

/* Back edges are skipped. check_order makes sure that each leads to a dominator of its source, so it changes no
 * dominator. */
static void follow_edge(struct structural *s, uint32_t source, uint32_t target)
{
    if (target != NONE && target > source)
        add_to_common(&s->dominators, &s->dominators.parent[target], source);
}

/* Nearest common dominators of the predecessors, in the order of blocks, with the edges of merge instructions added. */
static void find_structural_dominators(struct structural *s)
{
    uint32_t n = s->graph->block_count;

    ancestors_root(&s->dominators, 0);
    for (uint32_t b = 0; b < n; b++) {
        const struct checked_block *block = &s->graph->blocks[b];
        if (!is_reached(s, b))
            continue;
        if (b > 0)
            ancestors_add(&s->dominators, b, s->dominators.parent[b]);
        for (uint32_t e = block->first_edge; e < block->first_edge + block->edge_count; e++)
            follow_edge(s, b, s->graph->targets[e]);
        follow_edge(s, b, block->merge_block);
        follow_edge(s, b, block->continue_block);
    }
}

/* For blocks in the order of check_order. */
static bool dominates_at_once(const struct structural *s, uint32_t above, uint32_t block)
{
    return block > above && s->dominators.parent[block] == above;
}

/* ---- Constructs -------------------------------------------------------------------------------------------------- */

enum construct_kind {
    CONSTRUCT_FUNCTION,
    CONSTRUCT_SELECTION,
    CONSTRUCT_SWITCH,
    CONSTRUCT_CASE,
    CONSTRUCT_LOOP,
    CONSTRUCT_CONTINUE
};

struct checked_construct {
    enum construct_kind kind;
    uint32_t header; /* continue constructs and cases: header of the loop or switch */
    uint32_t parent;
    uint32_t loop;        /* innermost loop or continue construct, itself included, or NONE */
    uint32_t switch_case; /* innermost switch or case inside that loop, itself included, or NONE */
    uint32_t depth;
    bool repeats_loop; /* is in a continue construct, at any depth */
};

struct checker {
    const struct checked_graph *graph;
    struct structural s;
    struct checked_construct *constructs;
    uint32_t construct_count;
    uint32_t *outside;  /* by block: construct that it stands in; a header: the one outside its own */
    uint32_t *inside;   /* by block: a header: its own construct; others: as `outside` */
    uint32_t *merge_of; /* by block: header that it is the merge block of, or NONE */
    uint32_t *continue_of;
    uint32_t *repeats;    /* by loop header: block of its back edge, or NONE */
    uint32_t *falls_into; /* by case construct: case that it falls into, or NONE */
    uint32_t *falls_from;
    uint32_t *first_label, *last_label; /* by case construct: index among the switch's labels; 0: only the default */
    struct check_result result;
};

/* Keeps the first broken rule. Returns false. */
static bool report(struct checker *c, const char *rule, uint32_t block)
{
    if (!c->result.rule)
        c->result = (struct check_result){rule, block};
    return false;
}

/* Adds a construct. Finds its innermost loop and switch from those of its parent. */
static uint32_t open_construct(struct checker *c, enum construct_kind kind, uint32_t header, uint32_t parent)
{
    uint32_t index = c->construct_count++;
    const struct checked_construct *around = &c->constructs[parent];
    bool loops = kind == CONSTRUCT_LOOP || kind == CONSTRUCT_CONTINUE;
    bool switches = kind == CONSTRUCT_SWITCH || kind == CONSTRUCT_CASE;

    c->constructs[index] = (struct checked_construct){
        .kind = kind,
        .header = header,
        .parent = parent,
        .loop = loops ? index : around->loop,
        .switch_case = switches ? index
                       : loops  ? NONE
                                : around->switch_case,
        .depth = around->depth + (kind != CONSTRUCT_CASE && kind != CONSTRUCT_CONTINUE),
        .repeats_loop = kind == CONSTRUCT_CONTINUE || around->repeats_loop,
    };
    return index;
}

/* Checks merge instructions on their own. */
static bool check_merge_instructions(struct checker *c)
{
    for (uint32_t b = 0; b < c->graph->block_count; b++) {
        const struct checked_block *block = &c->graph->blocks[b];
        if (block->merge_block == NONE) {
            if (block->is_switch)
                return report(c, "a switch needs a merge block", b);
            continue;
        }
        if (block->merge_block == b || block->merge_block == block->continue_block)
            return report(c, "a merge block is neither its header nor its continue target", b);
        if (c->merge_of[block->merge_block] != NONE)
            return report(c, "a merge block belongs to one header", b);
        c->merge_of[block->merge_block] = b;
        if (block->continue_block == NONE) {
            if (!block->is_switch && block->edge_count != 2)
                return report(c, "a selection's header branches on a condition or switches", b);
            continue;
        }
        if (block->is_switch || block->edge_count == 0)
            return report(c, "a loop's header ends in a branch", b);
        if (c->continue_of[block->continue_block] != NONE)
            return report(c, "a continue target belongs to one loop", b);
        c->continue_of[block->continue_block] = b;
    }
    for (uint32_t b = 0; b < c->graph->block_count; b++)
        if (c->continue_of[b] != NONE && c->merge_of[b] != NONE)
            return report(c, "a continue target is no merge block", b);
    return true;
}

/* Checks that headers dominate merge blocks and continue targets. Structural edges lead there, so it must be as
 * immediate dominators. */
static bool check_dominance(struct checker *c)
{
    for (uint32_t b = 0; b < c->graph->block_count; b++) {
        const struct checked_block *block = &c->graph->blocks[b];
        if (block->merge_block == NONE || !is_reached(&c->s, b))
            continue;
        if (!dominates_at_once(&c->s, b, block->merge_block))
            return report(c, "a header dominates its merge block", b);
        if (block->continue_block != NONE && block->continue_block != b &&
            !dominates_at_once(&c->s, b, block->continue_block))
            return report(c, "a loop's header dominates its continue target", b);
        for (uint32_t i = 0; block->is_switch && i < block->edge_count; i++) {
            uint32_t target = c->graph->targets[block->first_edge + i];
            if (target != block->merge_block && !dominates_at_once(&c->s, b, target))
                return report(c, "a switch dominates its cases", b);
        }
    }
    return true;
}

/* Checks that blocks follow their dominators: only back edges lead backward. */
static bool check_order(struct checker *c)
{
    for (uint32_t b = 0; b < c->graph->block_count; b++) {
        const struct checked_block *block = &c->graph->blocks[b];
        if (!is_reached(&c->s, b))
            continue;
        for (uint32_t e = block->first_edge; e < block->first_edge + block->edge_count; e++) {
            uint32_t target = c->graph->targets[e];
            if (target <= b && !(is_reached(&c->s, target) && is_ancestor(&c->s.dominators, target, b)))
                return report(c, "a block stands before those that it dominates", b);
        }
    }
    return true;
}

/* Finds the construct of each block, from the root of the dominator tree down. */
static bool find_constructs(struct checker *c)
{
    const struct structural *s = &c->s;

    c->constructs[0] = (struct checked_construct){CONSTRUCT_FUNCTION, NONE, 0, NONE, NONE, 0, false};
    c->construct_count = 1;
    for (uint32_t b = 0; b < c->graph->block_count; b++) {
        if (!is_reached(s, b))
            continue;
        uint32_t above = s->dominators.parent[b];
        const struct checked_block *block = &c->graph->blocks[b], *dominator = &c->graph->blocks[above];
        if (b == 0)
            c->outside[b] = 0;
        else if (dominator->merge_block == b)
            c->outside[b] = c->outside[above];
        else if (dominator->continue_block == b)
            c->outside[b] = open_construct(c, CONSTRUCT_CONTINUE, above, c->outside[above]);
        else if (c->outside[b] == NONE)
            c->outside[b] = c->inside[above];
        c->inside[b] = c->outside[b];
        if (block->merge_block == NONE)
            continue;
        enum construct_kind kind = block->continue_block != NONE ? CONSTRUCT_LOOP
                                   : block->is_switch            ? CONSTRUCT_SWITCH
                                                                 : CONSTRUCT_SELECTION;
        uint32_t own = c->inside[b] = open_construct(c, kind, b, c->outside[b]);
        if (c->constructs[own].depth > MAX_NESTED)
            return report(c, "constructs nest at most 1,023 deep", b);
        for (uint32_t e = 0; block->is_switch && e < block->edge_count; e++) {
            uint32_t target = c->graph->targets[block->first_edge + e];
            if (target == block->merge_block)
                continue;
            if (c->outside[target] == NONE) {
                c->outside[target] = open_construct(c, CONSTRUCT_CASE, b, own);
                c->first_label[c->outside[target]] = e;
            } else if (c->first_label[c->outside[target]] == 0) {
                c->first_label[c->outside[target]] = e;
            }
            c->last_label[c->outside[target]] = e;
        }
    }
    return true;
}

/* ---- Edges ------------------------------------------------------------------------------------------------------- */

enum edge_kind {
    EDGE_PLAIN, /* within the construct */
    EDGE_EXIT,  /* to a merge block or continue target, or the next case */
    EDGE_BACK,
    EDGE_BAD
};

/* A back edge must come from the continue construct of the loop, and only one block may have one. */
static enum edge_kind classify_back_edge(struct checker *c, uint32_t source, uint32_t target)
{
    const struct checked_block *header = &c->graph->blocks[target];
    uint32_t loop = c->constructs[c->inside[source]].loop;

    if (header->continue_block == NONE) {
        report(c, "a back edge leads to a loop's header", source);
        return EDGE_BAD;
    }
    bool from_continue =
        header->continue_block == target
            ? loop == c->inside[target]
            : loop != NONE && c->constructs[loop].kind == CONSTRUCT_CONTINUE && c->constructs[loop].header == target;
    if (!from_continue) {
        report(c, "a back edge comes from the continue construct", source);
        return EDGE_BAD;
    }
    if (c->repeats[target] != NONE && c->repeats[target] != source) {
        report(c, "a loop has one back edge", source);
        return EDGE_BAD;
    }
    c->repeats[target] = source;
    return EDGE_BACK;
}

/* An edge to a merge block must leave the innermost selection, loop or switch. */
static enum edge_kind classify_merge(struct checker *c, uint32_t source, uint32_t target)
{
    const struct checked_construct *here = &c->constructs[c->inside[source]];
    uint32_t header = c->merge_of[target];

    if (here->header == header && here->kind != CONSTRUCT_FUNCTION)
        return EDGE_EXIT;
    if (here->loop != NONE && c->constructs[here->loop].header == header)
        return EDGE_EXIT;
    if (here->switch_case != NONE && c->constructs[here->switch_case].header == header)
        return EDGE_EXIT;
    return EDGE_BAD;
}

/* An edge from a case into another case. Constructs nested in a case have no such exit. */
static enum edge_kind classify_fall_through(struct checker *c, uint32_t source, uint32_t target)
{
    uint32_t from = c->inside[source], into = c->outside[target];

    if (from == c->constructs[into].parent)
        return EDGE_PLAIN; /* the switch itself */
    if (from == into || c->constructs[from].kind != CONSTRUCT_CASE ||
        c->constructs[from].header != c->constructs[into].header)
        return EDGE_BAD;
    if ((c->falls_into[from] != NONE && c->falls_into[from] != into) ||
        (c->falls_from[into] != NONE && c->falls_from[into] != from)) {
        report(c, "a case falls into one other, and only one falls into it", source);
        return EDGE_BAD;
    }
    c->falls_into[from] = into;
    c->falls_from[into] = from;
    return EDGE_EXIT;
}

static enum edge_kind classify_edge(struct checker *c, uint32_t source, uint32_t target)
{
    uint32_t into = c->outside[target], here = c->inside[source];

    if (target == 0)
        return report(c, "nothing branches to the entry", source), EDGE_BAD;
    if (target <= source)
        return classify_back_edge(c, source, target);
    if (c->continue_of[target] != NONE)
        return c->constructs[here].loop != NONE && c->constructs[c->constructs[here].loop].kind == CONSTRUCT_LOOP &&
                       c->constructs[c->constructs[here].loop].header == c->continue_of[target]
                   ? EDGE_EXIT
                   : EDGE_BAD;
    if (c->merge_of[target] != NONE)
        return classify_merge(c, source, target);
    if (c->constructs[into].kind == CONSTRUCT_CASE && into != here &&
        c->s.dominators.parent[target] == c->constructs[into].header)
        return classify_fall_through(c, source, target);
    return into == here ? EDGE_PLAIN : EDGE_BAD;
}

static bool repeats_loop(const struct checked_graph *graph, uint32_t b, uint32_t header)
{
    for (uint32_t e = graph->blocks[b].first_edge; e < graph->blocks[b].first_edge + graph->blocks[b].edge_count; e++)
        if (graph->targets[e] == header)
            return true;
    return false;
}

/* Checks the edges of a block. Only the block of the back edge may leave a continue construct. */
static bool check_edges(struct checker *c, uint32_t b)
{
    const struct checked_block *block = &c->graph->blocks[b];
    const struct checked_construct *here = &c->constructs[c->inside[b]];
    const struct checked_construct *loop = here->loop == NONE ? NULL : &c->constructs[here->loop];
    bool in_continue = loop && loop->kind == CONSTRUCT_CONTINUE;
    uint32_t plain = 0, back = 0;

    for (uint32_t e = block->first_edge; e < block->first_edge + block->edge_count; e++) {
        enum edge_kind kind = classify_edge(c, b, c->graph->targets[e]);
        if (kind == EDGE_BAD)
            return report(c, "a construct is left to its own merge block, or the innermost loop's or switch's exits",
                          b);
        plain += kind == EDGE_PLAIN;
        back += kind == EDGE_BACK;
        bool breaks_loop = kind == EDGE_EXIT && in_continue && c->merge_of[c->graph->targets[e]] == loop->header;
        if (breaks_loop && !repeats_loop(c->graph, b, loop->header))
            return report(c, "a continue construct is left at its back edge only", b);
    }
    if (block->edge_count == 0 && here->repeats_loop)
        return report(c, "a continue construct is left at its back edge only", b);
    bool selects = block->merge_block != NONE &&
                   block->continue_block == NONE; /* a loop's merge instruction does not serve as one for its branch */
    if (!selects && plain == 2 && back == 0 &&
        c->graph->targets[block->first_edge] != c->graph->targets[block->first_edge + 1])
        return report(c, "a branch on a condition needs a merge block unless it leaves", b);
    return true;
}

/* Checks that a case stands directly before the case it falls into. A case that is only the default may stand
 * anywhere, but the case that falls into it must then stand before the case it falls into. */
static bool check_case_order(struct checker *c)
{
    for (uint32_t i = 1; i < c->construct_count; i++) {
        uint32_t into = c->falls_into[i];
        if (into == NONE || c->last_label[i] == 0)
            continue;
        if (c->last_label[into] == 0)
            into = c->falls_into[into];
        if (into != NONE && c->first_label[into] != c->last_label[i] + 1)
            return report(c, "a case falls into the one behind it", c->constructs[i].header);
    }
    return true;
}

/* Upper bound: the function, constructs of headers, continue constructs and cases. */
static uint32_t count_constructs(const struct checked_graph *graph)
{
    uint32_t count = 1;

    for (uint32_t b = 0; b < graph->block_count; b++) {
        const struct checked_block *block = &graph->blocks[b];
        count += (block->merge_block != NONE) + (block->continue_block != NONE);
        count += block->is_switch ? block->edge_count : 0;
    }
    return count;
}

struct check_result check_structured(struct arena *arena, const struct checked_graph *graph)
{
    uint32_t n = graph->block_count, max_constructs = count_constructs(graph);
    struct checker c = {
        .graph = graph,
        .s = {graph, ancestors_create(arena, n)},
        .constructs = arena_array(arena, max_constructs, sizeof *c.constructs),
        .outside = arena_filled(arena, n),
        .inside = arena_words(arena, n),
        .merge_of = arena_filled(arena, n),
        .continue_of = arena_filled(arena, n),
        .repeats = arena_filled(arena, n),
        .falls_into = arena_filled(arena, max_constructs),
        .falls_from = arena_filled(arena, max_constructs),
        .first_label = arena_words(arena, max_constructs),
        .last_label = arena_words(arena, max_constructs),
    };

    if (!check_merge_instructions(&c))
        return c.result;
    find_structural_dominators(&c.s);
    if (!check_dominance(&c) || !check_order(&c) || !find_constructs(&c))
        return c.result;
    for (uint32_t b = 0; b < n; b++)
        if (is_reached(&c.s, b) && !check_edges(&c, b))
            return c.result;
    for (uint32_t b = 0; b < n; b++)
        if (is_reached(&c.s, b) && graph->blocks[b].continue_block != NONE && c.repeats[b] == NONE)
            report(&c, "a loop has one back edge", b);
    check_case_order(&c);
    return c.result;
}
