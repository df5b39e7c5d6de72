/* Checks a whole function body: targets of branches, cases of switches, phis, definitions before uses. All later stages
 * rely on this. */
#include "dxil/reader/validate.h"
#include "dxil/dominance.h"
#include "dxil/reader/body.h"
#include "dxil/reader/reader.h"

#include <string.h>

static void check_entry(struct reader *reader, struct predecessors preds)
{
    if (preds.first[1] == 0)
        return;
    reader->block = preds.list[0];
    reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a branch to the first block of the function");
}

/* ---- Switches ---------------------------------------------------------------------------------------------------- */

static void merge_runs(const uint64_t *from, uint64_t *to, size_t count, size_t run)
{
    for (size_t start = 0; start < count; start += 2 * run) {
        size_t middle = start + run < count ? start + run : count,
               end = start + 2 * run < count ? start + 2 * run : count;
        size_t left = start, right = middle;
        for (size_t out = start; out < end; out++)
            to[out] = left < middle && (right == end || from[left] <= from[right]) ? from[left++] : from[right++];
    }
}

/* Sorts by merging: the qsort of some platforms takes quadratic time for hostile input. */
COLD const uint64_t *find_repeated(struct arena *arena, const uint64_t *numbers, uint32_t count)
{
    uint64_t *sorted = arena_copy(arena, numbers, count, sizeof *sorted);
    uint64_t *other = arena_array(arena, count, sizeof *other);

    for (size_t run = 1; run < count; run *= 2) {
        merge_runs(sorted, other, count, run);
        uint64_t *swap = sorted;
        sorted = other;
        other = swap;
    }
    for (uint32_t i = 1; i < count; i++)
        if (sorted[i] == sorted[i - 1])
            return &sorted[i];
    return NULL;
}

static void check_cases(struct reader *reader, const struct function *function, const struct basic_block *block)
{
    struct arena_mark mark = arena_mark(reader->arena);
    const uint64_t *cases = function->case_values + block->first_target + 1; /* the first target is the default */
    const uint64_t *repeated = find_repeated(reader->arena, cases, block->target_count - 1);

    if (repeated)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "switch: two cases for %llu", (unsigned long long)*repeated);
    arena_rewind(reader->arena, mark);
}

/* ---- Phis -------------------------------------------------------------------------------------------------------- */

/* A predecessor while the phis of its successor are checked. */
struct incoming {
    uint32_t successor; /* 1 + the successor that was checked last */
    uint32_t phi;       /* 1 + the last phi with an entry for it */
    value_id value;     /* in that entry */
};

static void check_phi(struct reader *reader, const struct function *function, const struct instruction *phi,
                      struct incoming *incoming, uint32_t predecessor_count)
{
    const uint32_t *operands = function->operands + phi->first_operand;
    uint32_t found = 0;

    for (uint32_t i = 0; i < phi->operand_count; i += 2) {
        value_id value = operands[i];
        struct incoming *from = &incoming[operands[i + 1]];
        if (value >= reader_value_count(reader))
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "phi: value %u does not exist: there are %u", value,
                        reader_value_count(reader));
        if (reader_value(reader, value)->type != phi->type)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "phi: entry %u has another type than the result", i / 2);
        if (from->successor != reader->block + 1)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "phi: block %u is no predecessor of block %u",
                        operands[i + 1], reader->block);
        if (from->phi != reader->instruction + 1) {
            from->phi = reader->instruction + 1;
            from->value = value;
            found++;
        } else if (from->value != value) {
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "phi: two values for block %u", operands[i + 1]);
        }
    }
    if (found != predecessor_count)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "phi: entries for %u of %u predecessors", found,
                    predecessor_count);
}

static void check_phis(struct reader *reader, const struct function *function, struct predecessors preds)
{
    struct incoming *incoming = arena_zeroed(reader->arena, function->block_count, sizeof *incoming);

    for (uint32_t b = 0; b < function->block_count; b++) {
        const struct basic_block *block = &function->blocks[b];
        uint32_t distinct = 0;
        if (function->instructions[block->first_instruction].opcode != OP_PHI)
            continue;
        reader->block = b;
        for (uint32_t p = preds.first[b]; p < preds.first[b + 1]; p++) {
            distinct += incoming[preds.list[p]].successor != b + 1;
            incoming[preds.list[p]].successor = b + 1;
        }
        for (uint32_t i = block->first_instruction; function->instructions[i].opcode == OP_PHI; i++) {
            reader->instruction = i;
            check_phi(reader, function, &function->instructions[i], incoming, distinct);
        }
    }
}

/* ---- Definitions and uses ---------------------------------------------------------------------------------------- */

struct definitions {
    const struct function *function;
    struct dominance dominance;
    uint32_t *block_of; /* by instruction */
};

/* The instruction that defines a value; UINT32_MAX: none (constants, globals, arguments). */
static inline uint32_t defining_instruction(const struct reader *reader, value_id id)
{
    const struct value *value = reader_value(reader, id);
    return value->kind == VALUE_INSTRUCTION ? value->index : UINT32_MAX;
}

static _Noreturn COLD void fail_undefined(struct reader *reader, value_id id)
{
    reader_fail(reader, DXS_RESULT_INVALID_MODULE, "the definition of value %u does not dominate its use", id);
}

static void check_phi_entries(struct reader *reader, const struct definitions *definitions,
                              const struct instruction *phi)
{
    const uint32_t *operands = definitions->function->operands + phi->first_operand;

    for (uint32_t i = 0; i < phi->operand_count; i += 2) {
        uint32_t instruction = defining_instruction(reader, operands[i]), from = operands[i + 1];
        if (instruction == UINT32_MAX || definitions->dominance.first[from] == UINT32_MAX)
            continue;
        uint32_t block = definitions->block_of[instruction];
        if (definitions->dominance.first[block] == UINT32_MAX || !dominates(&definitions->dominance, block, from))
            fail_undefined(reader, operands[i]);
    }
}

/* Whether the definition of a value dominates the current block, for values that are not defined earlier in it. */
static inline bool is_defined_before(const struct reader *reader, const struct definitions *definitions, value_id id)
{
    uint32_t instruction = defining_instruction(reader, id);

    if (instruction == UINT32_MAX)
        return true;
    uint32_t block = definitions->block_of[instruction];
    return definitions->dominance.first[block] != UINT32_MAX && block != reader->block &&
           dominates(&definitions->dominance, block, reader->block);
}

static _Noreturn COLD void fail_distant(struct reader *reader, const struct function *function, uint32_t place)
{
    const struct instruction *i = &function->instructions[function->blocks[reader->block].first_instruction];

    while (place - i->first_operand >= i->operand_count)
        i++;
    reader->instruction = (uint32_t)(i - function->instructions);
    fail_undefined(reader, function->operands[place]);
}

/* Checks a block's uses of results of earlier blocks. `distant`: the first of them. Returns the first use behind the
 * block. */
static const uint32_t *check_block(struct reader *reader, const struct definitions *definitions,
                                   const struct basic_block *block, const uint32_t *distant, const uint32_t *end)
{
    const struct function *function = definitions->function;
    const struct instruction *instruction = &function->instructions[block->first_instruction];
    const struct instruction *last = instruction + block->instruction_count - 1;
    bool is_reachable = definitions->dominance.first[reader->block] != UINT32_MAX;

    for (; instruction->opcode == OP_PHI; instruction++) {
        reader->instruction = (uint32_t)(instruction - function->instructions);
        if (is_reachable)
            check_phi_entries(reader, definitions, instruction);
    }
    for (; distant < end && *distant < last->first_operand + last->operand_count; distant++)
        if (is_reachable && !is_defined_before(reader, definitions, function->operands[*distant]))
            fail_distant(reader, function, *distant);
    return distant;
}

static COLD void check_forward_uses(struct reader *reader, const struct definitions *definitions,
                                    const struct forward_uses *forward)
{
    for (uint32_t i = 0; i < forward->count; i++) {
        reader->instruction = forward->data[i].instruction;
        reader->block = definitions->block_of[reader->instruction];
        if (definitions->dominance.first[reader->block] != UINT32_MAX &&
            !is_defined_before(reader, definitions, forward->data[i].value))
            fail_undefined(reader, forward->data[i].value);
    }
}

/* Definitions must dominate their uses. As in LLVM, unreachable blocks may break this. Results of the same block were
 * defined before, unless they are among the forward uses. */
static void check_uses(struct reader *reader, const struct definitions *definitions, const struct words *distant,
                       const struct forward_uses *forward)
{
    const struct function *function = definitions->function;
    const uint32_t *next = distant->data, *end = distant->count > 0 ? next + distant->count : next;

    for (uint32_t b = 0; b < function->block_count; b++) {
        reader->block = b;
        next = check_block(reader, definitions, &function->blocks[b], next, end);
    }
    check_forward_uses(reader, definitions, forward);
}

/* Stores the immediate dominators in `dominators`. */
static void check_definitions(struct reader *reader, const struct function *function, struct predecessors preds,
                              const struct words *distant, const struct forward_uses *forward, uint32_t *dominators)
{
    struct definitions definitions = {.function = function,
                                      .dominance = find_dominance(reader->arena, function, preds)};

    memcpy(dominators, definitions.dominance.immediate, function->block_count * sizeof *dominators);
    definitions.block_of = arena_array(reader->arena, function->instruction_count, sizeof(uint32_t));
    for (uint32_t b = 0; b < function->block_count; b++) {
        uint32_t *of_first = definitions.block_of + function->blocks[b].first_instruction;
        for (uint32_t *end = of_first + function->blocks[b].instruction_count; of_first < end; of_first++)
            *of_first = b;
    }
    check_uses(reader, &definitions, distant, forward);
}

/* Whether the function is one block without phis: then only forward uses can be wrong. */
static bool is_straight(const struct function *function)
{
    return function->block_count == 1 && function->blocks[0].target_count == 0 &&
           function->instructions[0].opcode != OP_PHI;
}

void validate_function(struct reader *reader, struct function *function, const struct words *distant,
                       const struct forward_uses *forward)
{
    if (is_straight(function) && forward->count == 0)
        return;
    uint32_t *dominators = arena_array(reader->arena, function->block_count, sizeof *dominators);
    struct arena_mark mark = arena_mark(reader->arena);
    struct predecessors preds = collect_predecessors(reader->arena, function);
    check_entry(reader, preds);
    for (uint32_t b = 0; b < function->block_count; b++) {
        const struct basic_block *block = &function->blocks[b];
        reader->block = b;
        reader->instruction = block->first_instruction + block->instruction_count - 1;
        if (block->target_count > 2 && function->instructions[reader->instruction].opcode == OP_SWITCH)
            check_cases(reader, function, block);
    }
    check_phis(reader, function, preds);
    check_definitions(reader, function, preds, distant, forward, dominators);
    function->dominators = dominators;
    reader->block = reader->instruction = DXS_NONE;
    arena_rewind(reader->arena, mark);
}
