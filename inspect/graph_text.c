/* Reads graphs from text, writes graphs and structured results as text. See graph_text.h for the notation. */
#include "inspect/graph_text.h"

#include <string.h>

enum {
    NAME_SIZE = 12 /* of a terminator or trait, with its NUL */
};

static const char terminator_names[][NAME_SIZE] = {"branch", "condition", "switch", "return", "unreachable"};
static const char trait_names[][NAME_SIZE] = {"convergent", "empty",  "duplicable", "branch",
                                              "flatten",    "unroll", "loop",       "splits"};

enum {
    TERMINATOR_COUNT = sizeof terminator_names / sizeof *terminator_names,
    TRAIT_COUNT = sizeof trait_names / sizeof *trait_names
};

/* ---- Parsing ----------------------------------------------------------------------------------------------------- */

struct word {
    const char *start;
    uint32_t length;
};

struct parsed_edge {
    struct word target;
    uint32_t line;
    bool never_taken;
};

struct parser {
    struct arena *arena;
    const char *at;
    uint32_t line;
    VECTOR(struct word) names;
    VECTOR(struct parsed_edge) edges;
    VECTOR(uint8_t) terminators;
    VECTOR(uint16_t) traits;
    struct words first;
};

static bool same_word(struct word word, const char *string)
{
    return strlen(string) == word.length && memcmp(word.start, string, word.length) == 0;
}

/* The next word of the line; empty at its end. ":" and "!" are words. */
static struct word next_word(struct parser *p)
{
    while (*p->at == ' ' || *p->at == '\t' || *p->at == '\r')
        p->at++;
    struct word word = {p->at, 0};
    if (*p->at == '#' || *p->at == '\n' || *p->at == '\0')
        return word;
    if (*p->at == ':' || *p->at == '!') {
        word.length = 1;
    } else {
        while (!strchr(" \t\r\n:!#", word.start[word.length]))
            word.length++;
    }
    p->at += word.length;
    return word;
}

static uint32_t find_name(struct parser *p, const char (*names)[NAME_SIZE], uint32_t count, struct word word,
                          const char *what)
{
    for (uint32_t i = 0; i < count; i++)
        if (same_word(word, names[i]))
            return i;
    fail(p->arena->fault, DXS_RESULT_INVALID_ARGUMENT, "line %u: '%.*s' is no %s", p->line, (int)word.length,
         word.start, what);
}

static void parse_block(struct parser *p, struct word name)
{
    uint16_t traits = 0;
    struct word word = next_word(p);

    for (; word.length && !same_word(word, ":"); word = next_word(p))
        traits |= (uint16_t)(1u << find_name(p, trait_names, TRAIT_COUNT, word, "trait"));
    if (!word.length)
        fail(p->arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "line %u: expected ':' and a terminator after the block's name and traits", p->line);
    uint32_t terminator = find_name(p, terminator_names, TERMINATOR_COUNT, next_word(p), "terminator"), edges = 0;
    vector_push(p->arena, &p->names, name);
    vector_push(p->arena, &p->traits, traits);
    vector_push(p->arena, &p->terminators, (uint8_t)terminator);
    *words_append(p->arena, &p->first, 1) = p->edges.count;
    for (word = next_word(p); word.length; word = next_word(p)) {
        if (same_word(word, "!") && edges > 0) {
            p->edges.data[p->edges.count - 1].never_taken = true;
            continue;
        }
        vector_push(p->arena, &p->edges, (struct parsed_edge){word, p->line, false});
        edges++;
    }
    bool fits = terminator == TERMINATOR_BRANCH      ? edges == 1
                : terminator == TERMINATOR_CONDITION ? edges == 2
                : terminator == TERMINATOR_SWITCH    ? edges > 0
                                                     : edges == 0;
    if (!fits)
        fail(p->arena->fault, DXS_RESULT_INVALID_ARGUMENT, "line %u: a %s cannot have %u targets", p->line,
             terminator_names[terminator], edges);
}

/* Blocks by name: chains of blocks whose names have one hash. */
struct block_table {
    uint32_t *first; /* by hash: the chain's first block, or NO_BLOCK */
    uint32_t *next;  /* by block: the next one of its chain, or NO_BLOCK */
    uint32_t mask;   /* number of hashes - 1; a power of two - 1 */
};

static uint32_t hash_word(const struct block_table *table, struct word word)
{
    uint32_t hash = 0x811C9DC5u; /* FNV-1a */

    for (uint32_t i = 0; i < word.length; i++)
        hash = (hash ^ (uint8_t)word.start[i]) * 0x01000193u;
    return (hash ^ hash >> 15) & table->mask;
}

/* The last block enters first, so of several with one name the first is found. */
static struct block_table enter_blocks(struct parser *p)
{
    struct block_table table = {.next = arena_words(p->arena, p->names.count)};

    while (table.mask < p->names.count)
        table.mask = 2 * table.mask + 1;
    table.first = arena_filled(p->arena, (size_t)table.mask + 1);
    for (block_id b = p->names.count; b-- > 0;) {
        uint32_t hash = hash_word(&table, p->names.data[b]);
        table.next[b] = table.first[hash];
        table.first[hash] = b;
    }
    return table;
}

static block_id find_block(const struct parser *p, const struct block_table *table, struct parsed_edge edge)
{
    block_id b = table->first[hash_word(table, edge.target)];

    for (; b != NO_BLOCK; b = table->next[b])
        if (p->names.data[b].length == edge.target.length &&
            memcmp(p->names.data[b].start, edge.target.start, edge.target.length) == 0)
            return b;
    fail(p->arena->fault, DXS_RESULT_INVALID_ARGUMENT, "line %u: block '%.*s' does not exist", edge.line,
         (int)edge.target.length, edge.target.start);
}

struct named_graph *parse_graph(struct arena *arena, const char *text)
{
    struct parser p = {.arena = arena, .at = text, .line = 1};
    struct named_graph *result = arena_zeroed(arena, 1, sizeof *result);

    for (;; p.line++) {
        struct word word = next_word(&p);
        bool ends = same_word(word, "---");
        if (word.length && !ends)
            parse_block(&p, word);
        while (*p.at != '\n' && *p.at != '\0')
            p.at++;
        if (*p.at == '\n')
            p.at++;
        else
            ends = true;
        if (ends)
            break;
    }
    if (p.names.count == 0)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "the graph has no blocks");
    *words_append(arena, &p.first, 1) = p.edges.count;

    block_id *targets = arena_words(arena, p.edges.count);
    bool *never_taken = arena_array(arena, p.edges.count, sizeof *never_taken);
    const char **names = arena_array(arena, p.names.count, sizeof *names);
    struct block_table table = enter_blocks(&p);
    for (uint32_t e = 0; e < p.edges.count; e++) {
        targets[e] = find_block(&p, &table, p.edges.data[e]);
        never_taken[e] = p.edges.data[e].never_taken;
    }
    for (block_id b = 0; b < p.names.count; b++)
        names[b] = arena_text(arena, p.names.data[b].start, p.names.data[b].length);
    result->graph = (struct graph){
        .block_count = p.names.count,
        .first = p.first.data,
        .targets = targets,
        .terminators = p.terminators.data,
        .traits = p.traits.data,
        .never_taken = never_taken,
    };
    result->names = names;
    result->rest = p.at;
    return result;
}

/* ---- Printing ---------------------------------------------------------------------------------------------------- */

static void print_name(struct text *text, struct block_names names, block_id block)
{
    if (names.name)
        text_string(text, names.name(names.user, block));
    else
        text_format(text, "%u", block);
}

void print_graph(struct text *text, const struct graph *graph, struct block_names names)
{
    for (block_id b = 0; b < graph->block_count; b++) {
        print_name(text, names, b);
        for (uint32_t t = 0; graph->traits && t < TRAIT_COUNT; t++)
            if (graph->traits[b] >> t & 1)
                text_format(text, " %s", trait_names[t]);
        text_format(text, ": %s", terminator_names[graph->terminators[b]]);
        for (edge_id e = graph->first[b]; e < graph->first[b + 1]; e++) {
            text_char(text, ' ');
            print_name(text, names, graph->targets[e]);
            if (graph->never_taken && graph->never_taken[e])
                text_char(text, '!');
        }
        text_char(text, '\n');
    }
}

/* A construct that is being written. */
struct open_construct {
    uint32_t header, next_edge;
    bool is_loop;
};

struct program {
    struct text *text;
    const struct structured *s;
    struct block_names names;
    bool *selector_read; /* by block x selector: a test may read the value that the selector has on entry */
    struct open_construct *open;
    uint32_t depth;
};

static bool *read_on_entry(const struct program *p, uint32_t block, selector_id selector)
{
    return &p->selector_read[(size_t)block * p->s->selector_count + selector];
}

static bool assigns(const struct program *p, const struct structured_edge *edge, selector_id selector)
{
    for (uint32_t i = 0; i < edge->assignment_count; i++)
        if (p->s->assignments[edge->first_assignment + i].selector == selector)
            return true;
    return false;
}

/* Live variables of selectors: a backward pass until nothing changes. Takes two rounds, and one more per level of
 * nested loops. */
static void find_selector_reads(struct program *p)
{
    const struct structured *s = p->s;

    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t b = s->block_count; b-- > 0;) {
            const struct structured_block *block = &s->blocks[b];
            bool tests = block->end == END_TEST_EQUAL || block->end == END_TEST_GREATER || block->end == END_SELECT;
            for (selector_id i = 0; i < s->selector_count; i++) {
                bool read = tests && block->selector == i;
                for (uint32_t e = block->first_edge; e < block->first_edge + block->edge_count; e++)
                    read |= !assigns(p, &s->edges[e], i) && *read_on_entry(p, s->edges[e].target, i);
                changed |= read != *read_on_entry(p, b, i);
                *read_on_entry(p, b, i) = read;
            }
        }
    }
}

/* Deep levels are numbered: the text stays linear. */
static void begin_line(struct program *p)
{
    enum {
        MAX_INDENTED = 32
    };
    for (uint32_t i = 0; i < p->depth && i < MAX_INDENTED; i++)
        text_string(p->text, "    ");
    if (p->depth > MAX_INDENTED)
        text_format(p->text, "[%u] ", p->depth);
}

static void print_line(struct program *p, const char *line)
{
    begin_line(p);
    text_format(p->text, "%s\n", line);
}

static void print_assignments(struct program *p, const struct structured_edge *edge)
{
    for (uint32_t i = 0; i < edge->assignment_count; i++) {
        struct assignment a = p->s->assignments[edge->first_assignment + i];
        if (!*read_on_entry(p, edge->target, a.selector))
            continue;
        begin_line(p);
        text_format(p->text, "s%u = %u\n", a.selector, a.number);
    }
}

static const struct open_construct *innermost_loop(const struct program *p)
{
    for (uint32_t i = p->depth; i-- > 0;)
        if (p->open[i].is_loop)
            return &p->open[i];
    return NULL;
}

/* Whether the target follows the innermost construct: control gets there without a jump. */
static bool is_next_after_construct(const struct program *p, uint32_t target)
{
    const struct open_construct *top = p->depth ? &p->open[p->depth - 1] : NULL;
    return top && !top->is_loop && target == p->s->blocks[top->header].merge_block;
}

/* Whether the edge falls through from a case of the innermost switch into another; if so, writes it. */
static bool print_fall(struct program *p, uint32_t index)
{
    const struct open_construct *top = p->depth ? &p->open[p->depth - 1] : NULL;
    const struct structured_block *header = top && !top->is_loop ? &p->s->blocks[top->header] : NULL;
    uint32_t target = p->s->edges[index].target;

    if (!header || header->end != END_SWITCH || p->s->edge_source[index] == top->header)
        return false;
    for (uint32_t e = header->first_edge; e < header->first_edge + header->edge_count; e++) {
        if (p->s->edges[e].target == target) {
            print_line(p, e == header->first_edge ? "fall into the default" : "fall through");
            return true;
        }
    }
    return false;
}

/* Writes an edge. Returns the block to write next; NO_BLOCK: the edge leaves or ends a construct. */
static uint32_t follow_edge(struct program *p, uint32_t index)
{
    const struct structured_edge *edge = &p->s->edges[index];
    const struct open_construct *loop = innermost_loop(p);

    print_assignments(p, edge);
    if (is_next_after_construct(p, edge->target) || print_fall(p, index))
        return NO_BLOCK;
    if (loop && edge->target == p->s->blocks[loop->header].merge_block) {
        print_line(p, "break");
        return NO_BLOCK;
    }
    if (loop && edge->target == p->s->blocks[loop->header].continue_block) {
        const struct structured_block *latch = &p->s->blocks[edge->target];
        if (latch->end == END_JUMP ||
            latch->source != NO_BLOCK) /* else it is the end of the loop, which close_loop writes */
            print_line(p, "continue");
        return NO_BLOCK;
    }
    if (loop && edge->target == loop->header)
        return NO_BLOCK;
    for (uint32_t i = p->depth; i-- > 0 && !p->open[i].is_loop;) {
        if (edge->target == p->s->blocks[p->open[i].header].merge_block) {
            print_line(p, "leave");
            return NO_BLOCK;
        }
    }
    return edge->target;
}

static void print_condition(struct program *p, const struct structured_block *block, const char *keyword)
{
    begin_line(p);
    text_format(p->text, "%s ", keyword);
    switch (block->end) {
    case END_TEST_EQUAL:
        text_format(p->text, "s%u == %u", block->selector, block->number);
        break;
    case END_TEST_GREATER:
        text_format(p->text, "s%u > %u", block->selector, block->number);
        break;
    case END_SELECT:
        text_format(p->text, "s%u", block->selector);
        break;
    default:
        print_name(p->text, p->names, block->decider);
        break;
    }
    text_string(p->text, " {\n");
}

static void push(struct program *p, uint32_t header, bool is_loop, uint32_t next_edge)
{
    p->open[p->depth++] = (struct open_construct){header, next_edge, is_loop};
}

static bool is_switch(const struct structured_block *block)
{
    return block->end == END_SWITCH || block->end == END_SELECT;
}

static void print_labels(struct program *p, const struct structured_block *block, uint32_t index)
{
    const struct structured_edge *edge = &p->s->edges[index];

    p->depth--;
    begin_line(p);
    p->depth++;
    if (index == block->first_edge)
        text_string(p->text, "default ");
    else if (block->end == END_SELECT)
        text_format(p->text, "case %u ", edge->number);
    else
        text_format(p->text, "case ");
    text_string(p->text, "->\n");
}

/* Whether the edge goes to the merge block and assigns nothing that is read. */
static bool is_silent(const struct program *p, const struct structured_block *block, uint32_t index)
{
    const struct structured_edge *edge = &p->s->edges[index];

    for (uint32_t i = 0; i < edge->assignment_count; i++)
        if (*read_on_entry(p, edge->target, p->s->assignments[edge->first_assignment + i].selector))
            return false;
    return edge->target == block->merge_block;
}

/* Writes up to the next case (or side) of the innermost selection that is not empty. Returns its first block, or the
 * merge block after the last one. */
static uint32_t print_next_case(struct program *p)
{
    struct open_construct *top = &p->open[p->depth - 1];
    const struct structured_block *block = &p->s->blocks[top->header];
    uint32_t end = block->first_edge + block->edge_count;

    while (top->next_edge < end) {
        uint32_t index = top->next_edge++;
        if (is_silent(p, block, index))
            continue;
        if (is_switch(block)) {
            print_labels(p, block, index);
        } else if (index == block->first_edge + 1 && !is_silent(p, block, block->first_edge)) {
            p->depth--;
            print_line(p, "} else {");
            p->depth++;
        }
        uint32_t next = follow_edge(p, index);
        if (next != NO_BLOCK)
            return next;
    }
    p->depth--;
    print_line(p, "}");
    return block->merge_block;
}

/* The word for a jump to the target; NULL: it is no jump. */
static const char *jump_name(const struct program *p, uint32_t target)
{
    const struct open_construct *loop = innermost_loop(p);
    const struct structured_block *header = loop ? &p->s->blocks[loop->header] : NULL;

    if (loop && target == header->merge_block)
        return "break";
    if (loop && (target == header->continue_block || target == loop->header))
        return "continue";
    for (uint32_t i = p->depth; i-- > 0 && !p->open[i].is_loop;)
        if (target == p->s->blocks[p->open[i].header].merge_block)
            return "leave";
    return NULL;
}

/* Writes a condition without a merge block: "if" with a jump on one side or both. */
static uint32_t print_condition_without_merge(struct program *p, uint32_t index)
{
    const struct structured_block *block = &p->s->blocks[index];
    const char *jumps[2];
    uint32_t next = NO_BLOCK;
    bool begun = false, falls[2];

    for (uint32_t i = 0; i < 2; i++)
        jumps[i] = jump_name(p, p->s->edges[block->first_edge + i].target);
    for (uint32_t i = 0; i < 2; i++) {
        falls[i] = jumps[1 - i] && is_next_after_construct(p, p->s->edges[block->first_edge + i].target);
        if (falls[i])
            jumps[i] = NULL;
    }
    print_condition(p, block, jumps[0] ? "if" : "if not");
    p->depth++;
    for (uint32_t i = 0; i < 2; i++) {
        const struct structured_edge *edge = &p->s->edges[block->first_edge + i];
        if (!jumps[i]) {
            next = falls[i] ? NO_BLOCK : edge->target;
            continue;
        }
        if (begun) {
            p->depth--;
            print_line(p, "} else {");
            p->depth++;
        }
        begun = true;
        print_assignments(p, edge);
        print_line(p, jumps[i]);
    }
    p->depth--;
    print_line(p, "}");
    if (!jumps[0] || !jumps[1])
        print_assignments(p, &p->s->edges[block->first_edge + (jumps[0] != NULL)]);
    return next;
}

static uint32_t print_block(struct program *p, uint32_t index)
{
    const struct structured_block *block = &p->s->blocks[index];

    if (block->merge_kind == MERGE_LOOP) {
        print_line(p, "loop {");
        push(p, index, true, 0);
    }
    if (block->source != NO_BLOCK) {
        begin_line(p);
        print_name(p->text, p->names, block->source);
        text_char(p->text, '\n');
    }
    switch ((enum structured_end)block->end) {
    case END_JUMP:
        return follow_edge(p, block->first_edge);
    case END_RETURN:
        print_line(p, "return");
        return NO_BLOCK;
    case END_UNREACHABLE:
        if (p->s->immediate_dominators[index] != NO_BLOCK)
            print_line(p, "unreachable");
        return NO_BLOCK;
    case END_REGION:
        print_line(p, "region {");
        push(p, index, false, block->first_edge);
        p->open[p->depth - 1].next_edge++;
        return follow_edge(p, block->first_edge);
    default:
        if (block->merge_kind != MERGE_SELECTION)
            return print_condition_without_merge(p, index);
        print_condition(p, block,
                        is_switch(block)                         ? "switch"
                        : is_silent(p, block, block->first_edge) ? "if not"
                                                                 : "if");
        push(p, index, false, block->first_edge);
        return print_next_case(p);
    }
}

/* Writes the continue block and the end of the innermost loop. */
static uint32_t close_loop(struct program *p)
{
    const struct structured_block *header = &p->s->blocks[p->open[p->depth - 1].header];
    const struct structured_block *latch = &p->s->blocks[header->continue_block];

    if (latch->source != NO_BLOCK) {
        p->depth--;
        print_line(p, "} continuing {");
        p->depth++;
        begin_line(p);
        print_name(p->text, p->names, latch->source);
        text_char(p->text, '\n');
    }
    if (latch->end == END_CONDITION)
        print_condition_without_merge(p, header->continue_block);
    p->depth--;
    print_line(p, p->s->immediate_dominators[header->continue_block] == NO_BLOCK ? "} once" : "}");
    return header->merge_block;
}

void print_structured(struct text *text, const struct structured *structured, struct block_names names)
{
    struct program p = {
        .text = text,
        .s = structured,
        .names = names,
        .selector_read = arena_zeroed(text->arena, structured->block_count, structured->selector_count * sizeof(bool)),
        .open = arena_array(text->arena, (size_t)structured->block_count + 2, sizeof *p.open),
    };
    uint32_t block = 0;

    find_selector_reads(&p);
    for (;;) {
        while (block != NO_BLOCK)
            block = print_block(&p, block);
        if (p.depth == 0)
            break;
        block = p.open[p.depth - 1].is_loop ? close_loop(&p) : print_next_case(&p);
    }
}
