/* One value for each target of an OpSwitch that leads to operations of a subgroup: lanes that come to one target by two
 * values may stay apart there (SPV_KHR_maximal_reconvergence), though no software device keeps them apart. The selector
 * is computed for each label, and for values without a label, as far as it is made of comparisons and choices; so the
 * rule knows nothing of how a translator makes it. */
#include "rules.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct switch_block {
    const uint32_t *terminator; /* NULL: the id is no label */
    bool is_convergent;
    bool is_exit; /* merge block or continue target of a construct */
};

struct checked_function {
    struct conversion *c;
    const uint32_t *words; /* of the module */
    size_t begin, end;     /* the function's instructions in it */
    uint32_t bound, entry;
    const uint32_t **makers;     /* by id: the choice or comparison that makes it; NULL: another instruction */
    bool *is_wide;               /* by id: a value of 64 bits */
    struct switch_block *blocks; /* by id */
    bool *reached;               /* by id, as reach() left it */
    bool *known;                 /* by id, with its value, as evaluate() left them */
    uint64_t *values;
    uint32_t *stack;
};

/* ---- Control flow ------------------------------------------------------------------------------------------------ */

/* The translator also reads the first lane of values that are the same in all lanes: there it does not matter which
 * lanes are together. */
static bool reads_first_lane(const struct checked_function *f, const uint32_t *words)
{
    const struct module_view *w = f->c->words;

    for (size_t n = 0; n < w->op_count; n++)
        if (w->ops[n].words == words) {
            struct dxil_at at = dxil_at(f->c, &w->ops[n]);
            return is_operation(&at, DX_WaveReadLaneFirst);
        }
    return false;
}

static bool is_convergent(const struct checked_function *f, const struct spirv_instruction *i)
{
    if (i->opcode == SpvOpGroupNonUniformBroadcastFirst)
        return reads_first_lane(f, i->words);
    return i->opcode == SpvOpControlBarrier ||
           (i->opcode >= SpvOpGroupNonUniformElect && i->opcode <= SpvOpGroupNonUniformQuadSwap);
}

/* Words of a literal of a switch. */
static uint32_t literal_words(const struct checked_function *f, const uint32_t *terminator)
{
    return f->is_wide[terminator[1]] ? 2 : 1;
}

/* The n-th target of a terminator; 0: it has fewer. A switch has its default first. */
static uint32_t target_of(const struct checked_function *f, const uint32_t *terminator, uint32_t n)
{
    uint32_t length = terminator[0] >> SpvWordCountShift, at = 0;

    if (opcode_of(terminator) == SpvOpBranch && n == 0)
        at = 1;
    else if (opcode_of(terminator) == SpvOpBranchConditional && n < 2)
        at = 2 + n;
    else if (opcode_of(terminator) == SpvOpSwitch)
        at = 2 + n * (literal_words(f, terminator) + 1);
    return at && at < length ? terminator[at] : 0;
}

/* Marks the blocks that can be reached from a label on paths without the block `without`. */
static void reach(struct checked_function *f, uint32_t from, uint32_t without)
{
    uint32_t depth = 0;

    memset(f->reached, 0, f->bound * sizeof *f->reached);
    if (from != without)
        f->reached[f->stack[depth++] = from] = true;
    while (depth > 0) {
        const uint32_t *end = f->blocks[f->stack[--depth]].terminator;
        for (uint32_t n = 0, next; (next = target_of(f, end, n)) != 0; n++)
            if (next != without && !f->reached[next])
                f->reached[f->stack[depth++] = next] = true;
    }
}

/* Whether a target dominates a convergent block of its case. */
static bool leads_to_convergent(struct checked_function *f, uint32_t target)
{
    if (f->blocks[target].is_exit)
        return false;
    reach(f, f->entry, target);
    for (uint32_t id = 0; id < f->bound; id++)
        if (f->blocks[id].terminator && f->blocks[id].is_convergent && !f->reached[id])
            return true;
    return false;
}

/* ---- Selectors --------------------------------------------------------------------------------------------------- */

/* The value that a selector is made of by comparisons and choices; the selector itself if it is not. */
static uint32_t origin_of(const struct checked_function *f, uint32_t selector)
{
    const uint32_t *maker = f->makers[selector];

    if (opcode_of(maker) == SpvOpSelect)
        maker = f->makers[maker[3]];
    while (opcode_of(maker) == SpvOpLogicalOr)
        maker = f->makers[maker[3]];
    return opcode_of(maker) == SpvOpIEqual ? maker[3] : selector;
}

static void evaluate_one(struct checked_function *f, const struct spirv_instruction *i)
{
    const uint32_t *operands = i->words + 3;
    uint32_t result = i->length > 2 ? i->words[2] : 0;
    bool both;

    if (i->opcode != SpvOpIEqual && i->opcode != SpvOpLogicalOr && i->opcode != SpvOpSelect)
        return;
    both = f->known[operands[0]] && f->known[operands[1]];
    if (i->opcode == SpvOpSelect) {
        uint32_t chosen = operands[f->values[operands[0]] ? 1 : 2];
        f->known[result] = f->known[operands[0]] && f->known[chosen];
        f->values[result] = f->values[chosen];
    } else {
        f->known[result] = both;
        f->values[result] = i->opcode == SpvOpIEqual ? f->values[operands[0]] == f->values[operands[1]]
                                                     : f->values[operands[0]] | f->values[operands[1]];
    }
}

/* The selector where its origin has a value; that value, if the origin alone does not decide the selector. */
static uint64_t evaluate(struct checked_function *f, uint32_t selector, uint32_t origin, uint64_t value)
{
    bool was_known = f->known[origin];
    uint64_t before = f->values[origin];
    struct spirv_instruction i;

    f->known[origin] = true;
    f->values[origin] = value;
    for (size_t at = f->begin; at < f->end && next_instruction(f->words, f->end, &at, &i);)
        if (i.length < 3 || i.words[2] != origin)
            evaluate_one(f, &i);
    if (f->known[selector])
        value = f->values[selector];
    f->known[origin] = was_known;
    f->values[origin] = before;
    return value;
}

/* ---- The rule ---------------------------------------------------------------------------------------------------- */

static uint64_t label_of(const struct checked_function *f, const uint32_t *terminator, uint32_t n)
{
    uint32_t words = literal_words(f, terminator);
    const uint32_t *label = terminator + 2 + n * (words + 1) - words;

    return words == 2 ? label[0] | (uint64_t)label[1] << 32 : label[0];
}

/* The least value from `first` on that has no label. */
static uint64_t without_label(const struct checked_function *f, const uint32_t *terminator, uint64_t first)
{
    for (uint32_t n = 1; target_of(f, terminator, n); n++)
        if (label_of(f, terminator, n) == first) {
            first++;
            n = 0;
        }
    return first;
}

static void check_switch(struct checked_function *f, const uint32_t *terminator)
{
    uint32_t selector = terminator[1], origin = origin_of(f, selector);
    uint32_t unlabelled = target_of(f, terminator, 0), target;
    uint64_t one = without_label(f, terminator, 0), other = without_label(f, terminator, one + 1);

    if (f->known[selector]) /* a constant leads all lanes to one target */
        return;
    if (leads_to_convergent(f, unlabelled) &&
        evaluate(f, selector, origin, one) != evaluate(f, selector, origin, other))
        fault_found(f->c, NULL, "a switch with several values for its convergent default");
    for (uint32_t n = 2; (target = target_of(f, terminator, n)) != 0; n++) {
        uint32_t before = n - 1;
        while (before > 0 && target_of(f, terminator, before) != target)
            before--;
        if (before > 0 && leads_to_convergent(f, target) &&
            evaluate(f, selector, origin, label_of(f, terminator, before)) !=
                evaluate(f, selector, origin, label_of(f, terminator, n)))
            fault_found(f->c, NULL, "a switch with several values for one convergent target");
    }
}

static void note_constant(struct checked_function *f, const struct spirv_instruction *i)
{
    if (i->opcode == SpvOpConstant || i->opcode == SpvOpConstantTrue || i->opcode == SpvOpConstantFalse) {
        f->known[i->words[2]] = true;
        f->values[i->words[2]] = i->opcode == SpvOpConstant ? i->words[3] : i->opcode == SpvOpConstantTrue;
        if (i->opcode == SpvOpConstant && i->length > 4)
            f->values[i->words[2]] |= (uint64_t)i->words[4] << 32;
    }
}

static void note_block(struct checked_function *f, const struct spirv_instruction *i, uint32_t label)
{
    f->blocks[label].is_convergent |= is_convergent(f, i);
    if (i->opcode != SpvOpLine && i->opcode != SpvOpNoLine)
        f->blocks[label].terminator = i->words; /* the last one stays */
    if (i->opcode == SpvOpSelectionMerge || i->opcode == SpvOpLoopMerge)
        f->blocks[i->words[1]].is_exit = true;
    if (i->opcode == SpvOpLoopMerge)
        f->blocks[i->words[2]].is_exit = true;
}

static void check_function(struct checked_function *f)
{
    for (uint32_t id = 0; id < f->bound; id++)
        if (opcode_of(f->blocks[id].terminator) == SpvOpSwitch)
            check_switch(f, f->blocks[id].terminator);
    memset(f->blocks, 0, f->bound * sizeof *f->blocks);
    f->begin = f->entry = 0;
}

/* wide: the type of 64-bit integers; 0: none. */
static void note(struct checked_function *f, const struct spirv_instruction *i, uint32_t wide)
{
    if (i->length > 2 && i->words[2] < f->bound && i->words[1] == wide && wide)
        f->is_wide[i->words[2]] = true;
    if (i->opcode == SpvOpSelect || i->opcode == SpvOpIEqual || i->opcode == SpvOpLogicalOr)
        f->makers[i->words[2]] = i->words;
}

void check_switches(struct conversion *c)
{
    const uint32_t *words = c->words->words;
    size_t word_count = c->words->count;
    uint32_t bound = words[SPIRV_BOUND_WORD], label = 0, wide = 0;
    struct checked_function f = {.c = c,
                                 .words = words,
                                 .bound = bound,
                                 .makers = allocate(bound, sizeof *f.makers),
                                 .is_wide = allocate(bound, sizeof *f.is_wide),
                                 .blocks = allocate(bound, sizeof *f.blocks),
                                 .reached = allocate(bound, sizeof *f.reached),
                                 .known = allocate(bound, sizeof *f.known),
                                 .values = allocate(bound, sizeof *f.values),
                                 .stack = allocate(bound, sizeof *f.stack)};
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        note_constant(&f, &i);
        if (i.opcode == SpvOpTypeInt && i.words[2] == 64)
            wide = i.words[1];
        if (i.opcode == SpvOpFunction)
            f.begin = at;
        if (f.begin)
            note(&f, &i, wide);
        if (i.opcode == SpvOpLabel)
            label = i.words[1];
        if (i.opcode == SpvOpLabel && !f.entry)
            f.entry = label;
        if (f.entry && i.opcode != SpvOpFunctionEnd)
            note_block(&f, &i, label);
        f.end = at;
        if (i.opcode == SpvOpFunctionEnd)
            check_function(&f);
    }
    free(f.makers);
    free(f.is_wide);
    free(f.blocks);
    free(f.reached);
    free(f.known);
    free(f.values);
    free(f.stack);
}
