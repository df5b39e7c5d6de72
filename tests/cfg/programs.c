#include "tests/cfg/programs.h"

#include <stdlib.h>
#include <string.h>

/* Programs are made from the end to the beginning, because each statement leads to the one behind it. */
enum {
    MAX_DEPTH = 5,
    MAX_STATEMENTS = 4, /* of most sequences */
    MANY_STATEMENTS = 20,
    MAX_CASES = 4,
    LAST_BLOCKS = 100 /* with fewer blocks left, sequences are short: the constructs around need some */
};

/* A point that control goes to: the block that will stand there. */
typedef uint32_t label;

#define NO_LABEL UINT32_MAX

struct made_block {
    label targets[MAX_CASES + 1];
    uint32_t target_count;
    enum terminator terminator;
    uint16_t traits;
};

struct writer {
    struct random *random;
    struct program *program;
    bool jumps;
    struct made_block blocks[MAX_PROGRAM_BLOCKS];
    uint32_t block_at[2 * MAX_PROGRAM_BLOCKS]; /* by label: block, counted from the end */
    uint32_t label_count;
};

/* Where jumps lead from a statement; NO_LABEL: nowhere. */
struct around {
    label breaks, continues; /* of the innermost loop */
    label leaves;            /* behind the innermost switch; only with jumps */
    uint16_t loop_hint;      /* that blocks which repeat the loop may have */
    uint32_t depth;          /* constructs */
    bool no_switch;          /* in a case that falls into the next */
    bool no_convergent;      /* in a case that another falls into */
};

static bool chance(struct writer *w, uint32_t percent)
{
    return random_below(w->random, 100) < percent;
}

static label new_label(struct writer *w)
{
    return w->label_count++;
}

/* Puts a block before all others. */
static struct made_block *put_block(struct writer *w, label at, const struct around *around, enum terminator terminator)
{
    uint32_t index = w->program->block_count++;
    struct made_block *block = &w->blocks[index];

    if (w->program->block_count > MAX_PROGRAM_BLOCKS)
        abort();
    *block = (struct made_block){.terminator = terminator};
    if (!around->no_convergent && chance(w, 25))
        block->traits = BLOCK_CONVERGENT;
    if (chance(w, 10))
        block->traits |= BLOCK_SPLITS;
    w->block_at[at] = index;
    w->program->depth[index] = (uint16_t)around->depth;
    return block;
}

static void lead_to(struct made_block *block, label target)
{
    block->targets[block->target_count++] = target;
}

static label put_straight(struct writer *w, const struct around *around, label next)
{
    label at = new_label(w);

    lead_to(put_block(w, at, around, TERMINATOR_BRANCH), next);
    return at;
}

/* The block that begins a selection. */
static struct made_block *put_selection(struct writer *w, label at, const struct around *around,
                                        enum terminator terminator)
{
    struct made_block *block = put_block(w, at, around, terminator);
    uint16_t hint = chance(w, 10) ? BLOCK_BRANCH : chance(w, 10) ? BLOCK_FLATTEN : 0;

    w->program->hints[w->program->block_count - 1] = hint;
    w->program->selections++;
    block->traits |= hint;
    return block;
}

static label put_sequence(struct writer *w, const struct around *around, label next);

static struct around inside(const struct around *around)
{
    struct around result = *around;

    result.depth++;
    return result;
}

static label put_if(struct writer *w, const struct around *around, label next)
{
    struct around within = inside(around);
    label otherwise = chance(w, 50) ? put_sequence(w, &within, next) : next, then = put_sequence(w, &within, next),
          at = NO_LABEL;
    bool is_and = chance(w, 50);

    for (uint32_t parts = w->jumps ? 1 + random_below(w->random, 3) : 1; parts > 0; parts--) { /* a && b, a || b */
        at = new_label(w);
        struct made_block *block = put_selection(w, at, around, TERMINATOR_CONDITION);
        lead_to(block, then);
        lead_to(block, otherwise);
        if (parts > 1)
            block->traits |= chance(w, 50) ? BLOCK_EMPTY : BLOCK_DUPLICABLE;
        *(is_and ? &then : &otherwise) = at;
    }
    return at;
}

/* if (c) jump; now and then with code before the jump */
static label put_conditional_jump(struct writer *w, const struct around *around, label target, label next,
                                  bool with_code)
{
    struct around within = inside(around);
    label at = with_code ? put_straight(w, &within, target) : target, test = new_label(w);

    if (with_code && target == around->continues && chance(w, 50))
        w->blocks[w->program->block_count - 1].traits |= around->loop_hint;
    struct made_block *block = put_selection(w, test, around, TERMINATOR_CONDITION);
    bool when_true = with_code || chance(w, 70);

    lead_to(block, when_true ? at : next);
    lead_to(block, when_true ? next : at);
    return test;
}

static label put_early_return(struct writer *w, const struct around *around, label next)
{
    struct around within = inside(around);
    label at = new_label(w);
    struct made_block *end = put_block(w, at, &within, TERMINATOR_RETURN);

    if (!w->jumps || chance(w, 70))
        end->traits = BLOCK_EMPTY;
    w->program->returns++;
    return put_conditional_jump(w, around, at, next, w->jumps && chance(w, 50));
}

static struct around inside_loop(const struct around *around, label breaks, label continues)
{
    struct around within = inside(around);

    within.breaks = breaks;
    within.continues = continues;
    within.leaves = NO_LABEL;
    within.loop_hint = 0;
    return within;
}

static uint16_t loop_hint(struct writer *w)
{
    return chance(w, 15) ? BLOCK_UNROLL : chance(w, 15) ? BLOCK_LOOP : 0;
}

/* The last block is the one that begins the loop. */
static void begin_loop(struct writer *w, uint16_t hints)
{
    w->program->begins_loop[w->program->block_count - 1] = true;
    w->program->loop_hints[w->program->block_count - 1] = hints;
    w->program->loops++;
}

/* The hints of all blocks that lead back to the loop's first block. */
static uint16_t hints_of_latches(const struct writer *w, label head)
{
    uint16_t hints = 0;

    for (uint32_t b = 0; b < w->program->block_count; b++)
        if (w->blocks[b].terminator == TERMINATOR_BRANCH && w->blocks[b].targets[0] == head)
            hints |= w->blocks[b].traits & (BLOCK_UNROLL | BLOCK_LOOP);
    return hints;
}

/* while (c) { ...; straight } */
static label put_while(struct writer *w, const struct around *around, label next)
{
    label at = new_label(w);
    struct around within = inside_loop(around, next, at);
    uint16_t hint = loop_hint(w);

    label last = put_straight(w, &within, at);
    if (chance(w, 60))
        w->blocks[w->program->block_count - 1].traits |= hint;
    within.loop_hint = hint;
    label body = put_sequence(w, &within, last);
    struct made_block *test = put_block(w, at, &within, TERMINATOR_CONDITION);
    bool when_true = chance(w, 70);
    lead_to(test, when_true ? body : next);
    lead_to(test, when_true ? next : body);
    begin_loop(w, hints_of_latches(w, at));
    return at;
}

/* do { straight; ... } while (c) */
static label put_do_while(struct writer *w, const struct around *around, label next)
{
    label head = new_label(w), latch = new_label(w);
    struct around within = inside_loop(around, next, w->jumps ? latch : NO_LABEL);
    struct made_block *test = put_block(w, latch, &within, TERMINATOR_CONDITION);
    bool when_true = chance(w, 70);
    uint16_t hint = loop_hint(w);

    test->traits |= hint;
    w->program->tests_at_end++;
    lead_to(test, when_true ? head : next);
    lead_to(test, when_true ? next : head);
    label body = put_sequence(w, &within, latch);
    lead_to(put_block(w, head, &within, TERMINATOR_BRANCH), body);
    begin_loop(w, hint);
    return head;
}

/* A case may fall into the next one, but not if there is a switch in it. The default comes first. */
static label put_switch(struct writer *w, const struct around *around, label next)
{
    label cases[MAX_CASES], at = new_label(w), follower = NO_LABEL;
    uint32_t count = 1 + random_below(w->random, MAX_CASES);
    bool falls = false, convergent = false;

    for (uint32_t i = count; i-- > 0;) {
        struct around within = inside(around);
        falls = i + 1 < count && i > 0 && follower != NO_LABEL && !convergent && chance(w, 30);
        bool is_entered = i > 1 && chance(w, 40);
        within.no_switch = falls || around->no_switch;
        within.leaves = w->jumps ? next : NO_LABEL;
        within.no_convergent = is_entered || around->no_convergent;
        cases[i] = follower = put_sequence(w, &within, falls ? follower : next);
        convergent = !is_entered;
    }
    struct made_block *block = put_selection(w, at, around, TERMINATOR_SWITCH);
    bool has_default = count > 1 && chance(w, 50);
    if (!has_default)
        lead_to(block, next);
    for (uint32_t i = 0; i < count; i++)
        lead_to(block, cases[i]);
    return at;
}

static label put_statement(struct writer *w, const struct around *around, label next)
{
    bool nests = around->depth < MAX_DEPTH;
    uint32_t kind = random_below(w->random, 12);

    if (kind < 3 && nests)
        return put_if(w, around, next);
    if (kind == 3 && nests)
        return put_while(w, around, next);
    if (kind == 4 && nests)
        return put_do_while(w, around, next);
    if (kind == 5 && nests && !around->no_switch)
        return put_switch(w, around, next);
    if (kind == 6 && around->breaks != NO_LABEL)
        return put_conditional_jump(w, around, around->breaks, next, w->jumps && chance(w, 50));
    if (kind == 7 && around->continues != NO_LABEL)
        return put_conditional_jump(w, around, around->continues, next, chance(w, 50));
    if (kind == 8 && around->leaves != NO_LABEL)
        return put_conditional_jump(w, around, around->leaves, next, chance(w, 50));
    if (kind == 9 && chance(w, 30))
        return put_early_return(w, around, next);
    return put_straight(w, around, next);
}

/* Begins and ends with straight code, so that no two constructs begin or end at one block. */
static label put_sequence(struct writer *w, const struct around *around, label next)
{
    next = put_straight(w, around, next);
    for (uint32_t i = random_below(w->random, chance(w, 4) ? MANY_STATEMENTS : MAX_STATEMENTS);
         i > 0 && w->program->block_count + LAST_BLOCKS < MAX_PROGRAM_BLOCKS; i--)
        next = put_statement(w, around, next);
    return put_straight(w, around, next);
}

static void reverse(void *array, size_t count, size_t size)
{
    char *bytes = array, kept[sizeof(struct made_block)];

    for (size_t a = 0, b = count - 1; a < b && count > 0; a++, b--) {
        memcpy(kept, bytes + a * size, size);
        memcpy(bytes + a * size, bytes + b * size, size);
        memcpy(bytes + b * size, kept, size);
    }
}

void make_program(struct graph_maker *maker, struct program *program, struct random *random, bool jumps)
{
    struct writer w = {.random = random, .program = program, .jumps = jumps};
    struct around function = {.breaks = NO_LABEL, .continues = NO_LABEL, .leaves = NO_LABEL};
    label end = new_label(&w);

    memset(program, 0, sizeof *program);
    put_block(&w, end, &function, TERMINATOR_RETURN);
    put_sequence(&w, &function, end);
    uint32_t count = program->block_count;
    reverse(w.blocks, count, sizeof *w.blocks);
    reverse(program->depth, count, sizeof *program->depth);
    reverse(program->hints, count, sizeof *program->hints);
    reverse(program->loop_hints, count, sizeof *program->loop_hints);
    reverse(program->begins_loop, count, sizeof *program->begins_loop);
    graph_maker_clear(maker);
    for (uint32_t b = 0; b < count; b++) {
        add_block(maker, w.blocks[b].terminator, w.blocks[b].traits);
        for (uint32_t i = 0; i < w.blocks[b].target_count; i++)
            add_edge(maker, count - 1 - w.block_at[w.blocks[b].targets[i]]);
    }
    finish_graph(maker);
}
