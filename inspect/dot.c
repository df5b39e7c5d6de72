/* Draws control flow graphs and their structured forms as Graphviz text. */
#include "inspect/dot.h"

#include "cfg/loops.h"

#include <string.h>

static void print_escaped_name(struct text *text, struct block_names names, block_id block)
{
    const char *name = names.name ? names.name(names.user, block) : NULL;

    if (name)
        text_escaped(text, name, strlen(name));
    else
        text_format(text, "%u", block);
}

enum {
    MANY_BLOCKS = 300 /* Graphviz's default settings take minutes and much stack for more */
};

static void begin_picture(struct text *text, const char *title, uint32_t block_count)
{
    text_string(text, "digraph cfg {\n    graph [fontname=\"Helvetica\", labelloc=t, label=\"");
    text_escaped(text, title, strlen(title));
    text_string(text,
                "\"];\n    node [shape=box, style=filled, fillcolor=white, fontname=\"Helvetica\", fontsize=11];\n"
                "    edge [fontname=\"Helvetica\", fontsize=9];\n");
    if (block_count > MANY_BLOCKS)
        text_string(text, "    graph [splines=line, nslimit=0.05, nslimit1=0.5, mclimit=0.1];\n");
}

/* What the colour of a block means. */
struct style {
    char name[32], colour[8];
};

/* The legend comes last, so that it stands at the right of the graph: the styles, then the `other` rows. A lone block
 * needs none. */
static void end_picture(struct text *text, uint32_t block_count, const struct style *styles, size_t style_count,
                        const char *other)
{
    if (block_count > 1) {
        text_string(
            text,
            "    legend [shape=plaintext, style=\"\", label=<<table border=\"0\" cellborder=\"1\" cellspacing=\"0\">");
        for (size_t n = 0; n < style_count; n++)
            text_format(text, "<tr><td bgcolor=\"%s\">%s</td></tr>", styles[n].colour, styles[n].name);
        text_format(text, "%s</table>>];\n", other);
    }
    text_string(text, "}\n");
}

/* ---- Graphs ------------------------------------------------------------------------------------------------------ */

/* Lists of the blocks and inner boxes of each loop or construct, so that nested boxes (Graphviz clusters) are written
 * without recursion. */
struct boxes {
    uint32_t *first_block, *next_block; /* by box; by block */
    uint32_t *first_inner, *next_inner; /* by box */
    uint32_t *parent;
};

static struct boxes boxes_create(struct arena *arena, uint32_t boxes, uint32_t blocks)
{
    return (struct boxes){
        .first_block = arena_filled(arena, boxes),
        .next_block = arena_words(arena, blocks),
        .first_inner = arena_filled(arena, boxes),
        .next_inner = arena_filled(arena, boxes),
        .parent = arena_filled(arena, boxes),
    };
}

static void put_block(struct boxes *boxes, uint32_t box, uint32_t block)
{
    boxes->next_block[block] = boxes->first_block[box];
    boxes->first_block[box] = block;
}

static void put_box(struct boxes *boxes, uint32_t outer, uint32_t box)
{
    boxes->parent[box] = outer;
    boxes->next_inner[box] = boxes->first_inner[outer];
    boxes->first_inner[outer] = box;
}

/* Writes all boxes. Box 0 is the whole picture. */
static void print_boxes(struct text *text, const struct boxes *boxes, const char (*colours)[8], uint32_t colour_count)
{
    uint32_t box = 0, depth = 0;

    for (bool entering = true;;) {
        if (entering) {
            for (uint32_t b = boxes->first_block[box]; b != NO_BLOCK; b = boxes->next_block[b])
                text_format(text, "%*sb%u;\n", (int)(depth < 20 ? 4 * depth + 4 : 84), "", b);
        }
        uint32_t next = entering ? boxes->first_inner[box] : boxes->next_inner[box];
        if (next != NO_BLOCK) {
            depth += entering;
            text_format(
                text,
                "    subgraph cluster_%u { style=\"rounded,filled\"; color=gray60; fillcolor=\"%s\"; label=\"\";\n",
                next, colours[depth % colour_count]);
            box = next;
            entering = true;
            continue;
        }
        if (!entering) {
            box = boxes->parent[box];
            depth--;
        }
        if (box == 0)
            return;
        text_string(text, "    }\n");
        entering = false;
    }
}

static const char box_colours[][8] = {"#f7f7f7", "#eef3fb", "#e3ecf8", "#d8e4f5"};

/* The number of a block's node: the input's block, or a number behind those for dispatchers and collectors. */
static uint32_t node_of(const struct flow *flow, uint32_t block)
{
    block_id source = flow->source[block];
    return source == NO_BLOCK ? flow->graph->block_count + block : source;
}

/* The box of a loop; NO_BLOCK: around all loops. */
static uint32_t box_of_loop(uint32_t loop)
{
    return loop == NO_BLOCK ? 0 : loop + 1;
}

/* Puts a block into the box of its loop. A header also puts the box of its loop into the box of the parent loop. */
static void put_in_loop(struct boxes *boxes, const struct flow *flow, uint32_t block, const uint32_t *loops,
                        const uint32_t *parents)
{
    put_block(boxes, box_of_loop(loops[block]), node_of(flow, block));
    if (loops[block] == block)
        put_box(boxes, box_of_loop(parents[block]), block + 1);
}

/* Writes a node without the closing bracket. */
static void begin_flow_node(struct text *text, const struct flow *flow, uint32_t block, struct block_names names)
{
    block_id source = flow->source[block];

    text_format(text, "    b%u [label=\"", node_of(flow, block));
    if (source != NO_BLOCK) {
        print_escaped_name(text, names, source);
        text_format(text, "\", class=\"source%u\"", source);
    } else if (flow_is_collector(flow, block)) {
        text_format(text, "collector %u\"", block);
    } else {
        text_format(text, "switch s%u\"", flow->selector[block]);
    }
    if (flow_traits(flow, block) & BLOCK_CONVERGENT)
        text_string(text, ", color=\"#c02020\", penwidth=2");
}

static void print_flow_edge(struct text *text, const struct flow *flow, uint32_t block, uint32_t index, bool is_back)
{
    const struct successor *successor = &flow->successors[index];
    block_id source = flow->source[block];
    uint8_t terminator = flow_terminator(flow, block);
    bool is_first = source != NO_BLOCK && successor->edge == flow->graph->first[source];

    text_format(text, "    b%u -> b%u [label=\"", node_of(flow, block), node_of(flow, successor->target));
    if (terminator == TERMINATOR_CONDITION && flow->first_successor[block + 1] - flow->first_successor[block] == 2)
        text_string(text, is_first ? "true" : "false");
    else if (terminator == TERMINATOR_SWITCH && is_first)
        text_string(text, "default");
    else if (source == NO_BLOCK && !flow_is_collector(flow, block))
        text_format(text, "%u", successor->number);
    for (uint32_t n = 0; n < successor->assignment_count; n++) {
        struct assignment assignment = flow->assignments->data[successor->first_assignment + n];
        text_format(text, " s%u=%u", assignment.selector, assignment.number);
    }
    text_format(text, "\"%s%s];\n", is_back ? " style=bold color=\"#2050c0\" constraint=false" : "",
                successor->never_taken ? " style=dotted" : "");
}

const char *flow_to_dot(struct arena *arena, const struct flow *flow, struct block_names names, const char *title)
{
    struct text text = text_create(arena);
    const struct loop_forest *forest = find_loops(arena, flow);
    uint32_t nodes = flow->graph->block_count + flow->block_count;
    struct boxes boxes = boxes_create(arena, flow->block_count + 1, nodes);

    begin_picture(&text, title, flow->block_count);
    for (uint32_t i = flow->block_count; i-- > 0;)
        put_in_loop(&boxes, flow, forest->order[i], forest->loop, forest->parent);
    print_boxes(&text, &boxes, box_colours, 4);
    for (uint32_t i = 0; i < flow->block_count; i++) {
        uint32_t block = forest->order[i];
        begin_flow_node(&text, flow, block, names);
        const char *fill = forest->irreducible[block]        ? ", fillcolor=\"#f8d0d0\""
                           : flow->source[block] == NO_BLOCK ? ", fillcolor=\"#f8cecc\""
                                                             : "";
        text_format(&text, "%s%s];\n", forest->loop[block] == block ? ", peripheries=2" : "", fill);
        for (uint32_t a = flow->first_successor[block]; a < flow->first_successor[block + 1]; a++)
            print_flow_edge(&text, flow, block, a, forest->back[a]);
    }
    text_string(&text, "}\n");
    return text_finish(&text);
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

static const struct style place_styles[] = {
    [PLACE_INLINE] = {"inline, at its only edge", "white"},
    [PLACE_WITHIN] = {"behind its dominator's branch", "#fff2cc"},
    [PLACE_AFTER] = {"behind its dominator's loop", "#d5e8d4"},
    [PLACE_LATCH] = {"in the continue target", "#dae8fc"},
    [PLACE_CASE] = {"case that another falls into", "#e1d5e7"},
    [PLACE_TERMINAL] = {"ends the invocation", "#eeeeee"},
};

const char *placement_to_dot(struct arena *arena, const struct placement *placement, struct block_names names,
                             const char *title)
{
    struct text text = text_create(arena);
    const struct flow *flow = placement->flow;
    struct boxes boxes = boxes_create(arena, flow->block_count + 1, flow->graph->block_count + flow->block_count);

    for (uint32_t b = flow->block_count; b-- > 0;)
        put_in_loop(&boxes, flow, b, placement->loop, placement->parent_loop);
    begin_picture(&text, title, flow->block_count);
    print_boxes(&text, &boxes, box_colours, 4);
    for (uint32_t b = 0; b < flow->block_count; b++) {
        begin_flow_node(&text, flow, b, names);
        text_format(&text, ", fillcolor=\"%s\"%s];\n", place_styles[placement->place[b]].colour,
                    is_loop_header(placement, b) ? ", peripheries=2" : "");
        if (b > 0)
            text_format(&text, "    b%u -> b%u;\n", node_of(flow, placement->dominators.parent[b]), node_of(flow, b));
    }
    end_picture(&text, flow->block_count, place_styles, sizeof place_styles / sizeof *place_styles,
                "<tr><td>edge: immediate dominator</td></tr>");
    return text_finish(&text);
}

/* ---- Structured forms -------------------------------------------------------------------------------------------- */

static const struct style role_styles[] = {
    [ROLE_SOURCE] = {"block of the source", "white"},
    [ROLE_HEADER] = {"header", "#d5e8d4"},
    [ROLE_CONTINUE] = {"continue target", "#dae8fc"},
    [ROLE_MERGE] = {"merge", "#eeeeee"},
    [ROLE_GUARD] = {"guard", "#fff2cc"},
    [ROLE_LADDER] = {"ladder", "#ffd7b0"},
    [ROLE_DISPATCHER] = {"dispatcher", "#f8cecc"},
    [ROLE_JUMP] = {"jump", "#f5f5f5"},
};

/* Puts each block into the construct of its immediate dominator. A merge block lies outside its construct. */
static void put_structured_blocks(struct boxes *boxes, const struct structured *s, uint32_t *inside)
{
    for (uint32_t b = 0; b < s->block_count; b++) {
        const struct structured_block *block = &s->blocks[b];
        uint32_t box = inside[b] == NO_BLOCK ? 0 : inside[b];
        uint32_t dominator = s->immediate_dominators[b];
        if (inside[b] == NO_BLOCK && b > 0 && dominator != NO_BLOCK)
            box = inside[dominator];
        inside[b] = box;
        if (block->merge_kind != MERGE_NONE) {
            inside[block->merge_block] = box;
            put_box(boxes, box, b + 1);
            inside[b] = b + 1;
            if (block->merge_kind == MERGE_LOOP)
                inside[block->continue_block] = b + 1;
        }
        put_block(boxes, inside[b], b);
    }
}

static void print_label(struct text *text, const struct structured_block *block, uint32_t index,
                        struct block_names names)
{
    text_string(text, "label=\"");
    if (block->source != NO_BLOCK) {
        print_escaped_name(text, names, block->source);
    } else if (block->end == END_TEST_EQUAL || block->end == END_TEST_GREATER) {
        text_format(text, "s%u %s %u ?", block->selector, block->end == END_TEST_EQUAL ? "=" : ">", block->number);
    } else if (block->end == END_SELECT) {
        text_format(text, "switch s%u", block->selector);
    } else if (block->decider != NO_BLOCK) {
        print_escaped_name(text, names, block->decider);
        text_string(text, " ?");
    } else {
        text_format(text, "%s %u", role_styles[block->role].name, index);
    }
    text_char(text, '"');
}

static void print_structured_edge(struct text *text, const struct structured *s, const struct graph *graph,
                                  uint32_t index)
{
    const struct structured_edge *edge = &s->edges[index];
    uint32_t source = s->edge_source[index];
    const struct structured_block *block = &s->blocks[source];
    bool two = block->end == END_CONDITION || block->end == END_TEST_EQUAL || block->end == END_TEST_GREATER;

    text_format(text, "    b%u -> b%u [label=\"", source, edge->target);
    if (two)
        text_string(text, index == block->first_edge ? "true" : "false");
    else if (block->end == END_SWITCH && index == block->first_edge)
        text_string(text, "default");
    else if (block->end == END_SWITCH)
        text_format(text, "case %u", s->labels[edge->first_label] - graph->first[block->decider]);
    else if (block->end == END_SELECT && index > block->first_edge)
        text_format(text, "%u", edge->number);
    for (uint32_t i = 0; i < edge->assignment_count; i++) {
        struct assignment a = s->assignments[edge->first_assignment + i];
        text_format(text, " s%u=%u", a.selector, a.number);
    }
    text_format(text, "\"%s];\n", edge->target <= source ? ", color=\"#2050c0\", penwidth=2, constraint=false" : "");
}

const char *structured_to_dot(struct arena *arena, const struct graph *graph, const struct structured *structured,
                              struct block_names names, const char *title)
{
    const struct structured *s = structured;
    struct text text = text_create(arena);
    struct boxes boxes = boxes_create(arena, s->block_count + 1, s->block_count);
    uint32_t *inside = arena_filled(arena, s->block_count);

    put_structured_blocks(&boxes, s, inside);
    begin_picture(&text, title, s->block_count);
    print_boxes(&text, &boxes, box_colours, 4);
    for (uint32_t b = 0; b < s->block_count; b++) {
        const struct structured_block *block = &s->blocks[b];
        bool convergent = block->source != NO_BLOCK && graph->traits && graph->traits[block->source] & BLOCK_CONVERGENT;
        text_format(&text, "    b%u [", b);
        print_label(&text, block, b, names);
        if (block->source != NO_BLOCK)
            text_format(&text, ", class=\"source%u\"", block->source);
        text_format(&text, ", fillcolor=\"%s\"%s%s%s];\n", role_styles[block->role].colour,
                    block->merge_kind == MERGE_LOOP ? ", peripheries=2" : "",
                    convergent ? ", color=\"#c02020\", penwidth=2" : "",
                    s->immediate_dominators[b] == NO_BLOCK ? ", style=\"filled,dashed\"" : "");
        for (uint32_t e = block->first_edge; e < block->first_edge + block->edge_count; e++)
            print_structured_edge(&text, s, graph, e);
        if (block->merge_kind != MERGE_NONE)
            text_format(&text, "    b%u -> b%u [style=dashed, color=gray, arrowhead=none, constraint=false];\n", b,
                        block->merge_block);
        if (block->merge_kind == MERGE_LOOP)
            text_format(&text, "    b%u -> b%u [style=dotted, color=gray, arrowhead=none, constraint=false];\n", b,
                        block->continue_block);
    }
    end_picture(&text, s->block_count, role_styles, sizeof role_styles / sizeof *role_styles,
                "<tr><td>thick blue edge: repeats</td></tr><tr><td>dashed grey: header to merge</td></tr>"
                "<tr><td>dotted grey: header to continue target</td></tr>");
    return text_finish(&text);
}
