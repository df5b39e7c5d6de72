#include "tests/cfg/module.h"

#include <spirv-tools/libspirv.h>
#include <spirv/unified1/spirv.h>

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum {
    HASH_FACTOR = 0x9E3779B1u,
    HASH_SHIFT = 32 - (RECORD_LANES_SHIFT - RECORD_BLOCK_BITS),
    MAXIMALLY_RECONVERGES = 6023 /* not in older headers */
};

enum {
    ID_MAIN = 1,
    ID_VOID,
    ID_FUNCTION_TYPE,
    ID_UINT,
    ID_UINT_4,
    ID_BOOL,
    ID_TRUE,
    ID_ARRAY,
    ID_STRUCT,
    ID_STRUCT_POINTER,
    ID_UINT_POINTER,
    ID_BUFFER,
    ID_INPUT_POINTER,
    ID_LANE,
    ID_FUNCTION_POINTER,
    ID_STEP,
    ID_FIRST_DECISION,
    ID_FIRST_FREE
};

struct emitter {
    struct arena *arena;
    const struct graph *graph;
    const struct structured *s;
    const struct form *form;
    const struct module_options *options;
    struct words words;
    uint32_t *decisions;    /* by block of the input: id of the condition or selector */
    struct words constants; /* sorted */
    uint32_t first_constant, first_label, first_phi, undefined, next_id;
};

static void emit(struct emitter *e, SpvOp op, uint32_t count, const uint32_t *operands)
{
    uint32_t *place = words_append(e->arena, &e->words, count + 1);

    place[0] = (count + 1) << SpvWordCountShift | op;
    if (count)
        memcpy(place + 1, operands, count * sizeof *operands);
}

#define EMIT(e, op, ...)                                                                                               \
    emit((e), (op), sizeof((uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t), (uint32_t[]){__VA_ARGS__})

static int compare_numbers(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* The id of a constant found by collect_constants. */
static uint32_t constant(const struct emitter *e, uint32_t value)
{
    const uint32_t *place = bsearch(&value, e->constants.data, e->constants.count, sizeof value, compare_numbers);

    return e->first_constant + (uint32_t)(place - e->constants.data);
}

static void emit_text(struct emitter *e, SpvOp op, const char *text)
{
    uint32_t words[8] = {0};

    memcpy(words, text, strlen(text));
    emit(e, op, (uint32_t)strlen(text) / 4 + 1, words);
}

static void emit_declarations(struct emitter *e)
{
    const uint32_t name = 'm' | 'a' << 8 | 'i' << 16 | 'n' << 24;
    uint32_t lanes = e->options->layout.lanes;

    EMIT(e, SpvOpCapability, SpvCapabilityShader);
    EMIT(e, SpvOpCapability, SpvCapabilityGroupNonUniformBallot);
    if (e->options->reconverges)
        emit_text(e, SpvOpExtension, "SPV_KHR_maximal_reconvergence");
    EMIT(e, SpvOpMemoryModel, SpvAddressingModelLogical, SpvMemoryModelGLSL450);
    EMIT(e, SpvOpEntryPoint, SpvExecutionModelGLCompute, ID_MAIN, name, 0, ID_LANE);
    EMIT(e, SpvOpExecutionMode, ID_MAIN, SpvExecutionModeLocalSize, lanes, 1, 1);
    if (e->options->reconverges)
        EMIT(e, SpvOpExecutionMode, ID_MAIN, MAXIMALLY_RECONVERGES);
    EMIT(e, SpvOpDecorate, ID_ARRAY, SpvDecorationArrayStride, 4);
    EMIT(e, SpvOpMemberDecorate, ID_STRUCT, 0, SpvDecorationOffset, 0);
    EMIT(e, SpvOpDecorate, ID_STRUCT, SpvDecorationBlock);
    EMIT(e, SpvOpDecorate, ID_BUFFER, SpvDecorationDescriptorSet, 0);
    EMIT(e, SpvOpDecorate, ID_BUFFER, SpvDecorationBinding, 0);
    EMIT(e, SpvOpDecorate, ID_LANE, SpvDecorationBuiltIn, SpvBuiltInSubgroupLocalInvocationId);
    EMIT(e, SpvOpTypeVoid, ID_VOID);
    EMIT(e, SpvOpTypeFunction, ID_FUNCTION_TYPE, ID_VOID);
    EMIT(e, SpvOpTypeInt, ID_UINT, 32, 0);
    EMIT(e, SpvOpTypeVector, ID_UINT_4, ID_UINT, 4);
    EMIT(e, SpvOpTypeBool, ID_BOOL);
    EMIT(e, SpvOpConstantTrue, ID_BOOL, ID_TRUE);
    EMIT(e, SpvOpTypeRuntimeArray, ID_ARRAY, ID_UINT);
    EMIT(e, SpvOpTypeStruct, ID_STRUCT, ID_ARRAY);
    EMIT(e, SpvOpTypePointer, ID_STRUCT_POINTER, SpvStorageClassStorageBuffer, ID_STRUCT);
    EMIT(e, SpvOpTypePointer, ID_UINT_POINTER, SpvStorageClassStorageBuffer, ID_UINT);
    EMIT(e, SpvOpTypePointer, ID_INPUT_POINTER, SpvStorageClassInput, ID_UINT);
    EMIT(e, SpvOpTypePointer, ID_FUNCTION_POINTER, SpvStorageClassFunction, ID_UINT);
    EMIT(e, SpvOpVariable, ID_STRUCT_POINTER, ID_BUFFER, SpvStorageClassStorageBuffer);
    EMIT(e, SpvOpVariable, ID_INPUT_POINTER, ID_LANE, SpvStorageClassInput);
    for (uint32_t i = 0; i < e->constants.count; i++)
        EMIT(e, SpvOpConstant, ID_UINT, e->first_constant + i, e->constants.data[i]);
    EMIT(e, SpvOpUndef, ID_UINT, e->undefined);
}

static uint32_t value_id(const struct emitter *e, struct ssa_value value)
{
    switch (value.kind) {
    case SSA_PHI:
        return e->first_phi + value.index;
    case SSA_UNDEFINED:
        return e->undefined;
    default:
        return constant(e, value.index);
    }
}

static void emit_phis(struct emitter *e, uint32_t block)
{
    for (uint32_t i = e->form->ssa->first_phi[block]; i < e->form->ssa->first_phi[block + 1]; i++) {
        uint32_t phi = e->form->ssa->phis_of_block[i], count = e->s->blocks[block].predecessor_count;
        uint32_t *place = words_append(e->arena, &e->words, 3 + 2 * count);
        *place++ = (3 + 2 * count) << SpvWordCountShift | SpvOpPhi;
        *place++ = ID_UINT;
        *place++ = e->first_phi + phi;
        for (uint32_t p = 0; p < count; p++) {
            uint32_t edge = e->s->predecessors[e->s->blocks[block].first_predecessor + p];
            *place++ = value_id(e, e->form->ssa->inputs[e->form->ssa->phis[phi].first_input + p]);
            *place++ = e->first_label + e->s->edge_source[edge];
        }
    }
}

/* Offset of the lane's decisions in the buffer. */
static void emit_start(struct emitter *e)
{
    uint32_t lane = e->next_id++;

    EMIT(e, SpvOpVariable, ID_FUNCTION_POINTER, ID_STEP, SpvStorageClassFunction);
    EMIT(e, SpvOpStore, ID_STEP, constant(e, 0));
    EMIT(e, SpvOpLoad, ID_UINT, lane, ID_LANE);
    EMIT(e, SpvOpIMul, ID_UINT, ID_FIRST_DECISION, lane, constant(e, e->options->layout.steps));
}

uint32_t hash_of_values(const uint32_t seen[VALUES_READ])
{
    uint32_t hash = 0;

    for (uint32_t k = 0; k < VALUES_READ; k++)
        hash = (hash ^ seen[k]) * HASH_FACTOR;
    return hash >> HASH_SHIFT;
}

static uint32_t emit_number(struct emitter *e, SpvOp op, uint32_t a, uint32_t b)
{
    uint32_t result = e->next_id++;

    EMIT(e, op, ID_UINT, result, a, b);
    return result;
}

static uint32_t emit_hash(struct emitter *e, uint32_t block)
{
    uint32_t hash = constant(e, 0);

    for (uint32_t k = 0; k < VALUES_READ; k++) {
        if (form_reads_values(e->form, block))
            hash = emit_number(e, SpvOpBitwiseXor, hash, value_id(e, form_value(e->form, block, k)));
        hash = emit_number(e, SpvOpIMul, hash, constant(e, HASH_FACTOR));
    }
    return emit_number(e, SpvOpShiftRightLogical, hash, constant(e, HASH_SHIFT));
}

static uint32_t emit_company(struct emitter *e)
{
    uint32_t ballot = e->next_id++, lanes = e->next_id++;

    EMIT(e, SpvOpGroupNonUniformBallot, ID_UINT_4, ballot, constant(e, SpvScopeSubgroup), ID_TRUE);
    EMIT(e, SpvOpCompositeExtract, ID_UINT, lanes, ballot, 0);
    return emit_number(e, SpvOpShiftLeftLogical, lanes, constant(e, RECORD_LANES_SHIFT));
}

static void emit_record(struct emitter *e, uint32_t block, uint32_t place)
{
    block_id source = e->s->blocks[block].source;
    uint32_t index = emit_number(e, SpvOpIAdd, place, constant(e, record_offset(e->options->layout, 0)));
    uint32_t hash = emit_number(e, SpvOpShiftLeftLogical, emit_hash(e, block), constant(e, RECORD_BLOCK_BITS));
    uint32_t word = emit_number(e, SpvOpBitwiseOr, hash, constant(e, source & ((1 << RECORD_BLOCK_BITS) - 1)));
    uint32_t pointer = e->next_id++;

    if (e->options->all_blocks || (e->graph->traits && (e->graph->traits[source] & BLOCK_CONVERGENT)))
        word = emit_number(e, SpvOpBitwiseOr, word, emit_company(e));
    EMIT(e, SpvOpAccessChain, ID_UINT_POINTER, pointer, ID_BUFFER, constant(e, 0), index);
    EMIT(e, SpvOpStore, pointer, word);
}

/* If a lane goes wrong it may take too many steps. It then overwrites its earlier records. */
static void emit_source(struct emitter *e, uint32_t block)
{
    block_id source = e->s->blocks[block].source;
    uint32_t step = e->next_id++;

    EMIT(e, SpvOpLoad, ID_UINT, step, ID_STEP);
    EMIT(e, SpvOpStore, ID_STEP, emit_number(e, SpvOpIAdd, step, constant(e, 1)));
    step = emit_number(e, SpvOpUMod, step, constant(e, e->options->layout.steps));
    uint32_t place = emit_number(e, SpvOpIAdd, step, ID_FIRST_DECISION);
    emit_record(e, block, place);
    if (e->graph->terminators[source] != TERMINATOR_CONDITION && e->graph->terminators[source] != TERMINATOR_SWITCH)
        return;
    uint32_t pointer = e->next_id++, decision = e->next_id++;
    EMIT(e, SpvOpAccessChain, ID_UINT_POINTER, pointer, ID_BUFFER, constant(e, 0), place);
    EMIT(e, SpvOpLoad, ID_UINT, decision, pointer);
    if (e->graph->terminators[source] == TERMINATOR_CONDITION)
        EMIT(e, SpvOpINotEqual, ID_BOOL, e->next_id++, decision, constant(e, 0));
    e->decisions[source] = e->next_id - 1;
}

static edge_id label_of(const struct emitter *e, const struct structured_block *block,
                        const struct structured_edge *edge, uint32_t number)
{
    return e->s->labels[edge->first_label + number] - e->graph->first[block->decider];
}

/* Gives each target one value, its first label, and the default one value: lanes that reach one target by different
 * values may run separately. */
static uint32_t unify_labels(struct emitter *e, const struct structured_block *block)
{
    uint32_t decision = e->decisions[block->decider], selector = constant(e, 0); /* 0 is the default's label */

    for (uint32_t i = 1; i < block->edge_count; i++) {
        const struct structured_edge *edge = e->s->edges + block->first_edge + i;
        for (uint32_t l = 0; l < edge->label_count; l++) {
            uint32_t equal = e->next_id++, next = e->next_id++;
            EMIT(e, SpvOpIEqual, ID_BOOL, equal, decision, constant(e, label_of(e, block, edge, l)));
            EMIT(e, SpvOpSelect, ID_UINT, next, equal, constant(e, label_of(e, block, edge, 0)), selector);
            selector = next;
        }
    }
    return selector;
}

static void emit_switch(struct emitter *e, const struct structured_block *block, uint32_t unified)
{
    const struct structured_edge *edges = e->s->edges + block->first_edge;
    uint32_t start = e->words.count;
    uint32_t selector = block->end == END_SWITCH ? unified
                        : block->end == END_REGION
                            ? constant(e, 0)
                            : value_id(e, ssa_selector(e->form->builder, (uint32_t)(block - e->s->blocks)));

    *words_append(e->arena, &e->words, 1) = 0;
    *words_append(e->arena, &e->words, 1) = selector;
    *words_append(e->arena, &e->words, 1) = e->first_label + edges[0].target;
    for (uint32_t i = 0; i < block->edge_count; i++) {
        for (uint32_t l = 0; block->end == END_SWITCH && l < edges[i].label_count; l++) {
            if (i == 0)
                continue; /* the default, and labels with the same target */
            *words_append(e->arena, &e->words, 1) = label_of(e, block, &edges[i], l);
            *words_append(e->arena, &e->words, 1) = e->first_label + edges[i].target;
        }
        if (block->end == END_SELECT && i > 0) {
            *words_append(e->arena, &e->words, 1) = edges[i].number;
            *words_append(e->arena, &e->words, 1) = e->first_label + edges[i].target;
        }
    }
    e->words.data[start] = (e->words.count - start) << SpvWordCountShift | SpvOpSwitch;
}

static void emit_end(struct emitter *e, uint32_t index)
{
    const struct structured_block *block = &e->s->blocks[index];
    const struct structured_edge *edges = e->s->edges + block->first_edge;
    uint32_t test = 0;

    if (block->end == END_TEST_EQUAL || block->end == END_TEST_GREATER) {
        test = e->next_id++;
        EMIT(e, block->end == END_TEST_EQUAL ? SpvOpIEqual : SpvOpUGreaterThan, ID_BOOL, test,
             value_id(e, ssa_selector(e->form->builder, index)), constant(e, block->number));
    }
    uint32_t unified = block->end == END_SWITCH ? unify_labels(e, block) : 0;
    if (block->merge_kind == MERGE_LOOP)
        EMIT(e, SpvOpLoopMerge, e->first_label + block->merge_block, e->first_label + block->continue_block, 0);
    if (block->merge_kind == MERGE_SELECTION)
        EMIT(e, SpvOpSelectionMerge, e->first_label + block->merge_block, 0);
    switch ((enum structured_end)block->end) {
    case END_JUMP:
        EMIT(e, SpvOpBranch, e->first_label + edges[0].target);
        break;
    case END_CONDITION:
    case END_TEST_EQUAL:
    case END_TEST_GREATER:
        EMIT(e, SpvOpBranchConditional, test ? test : e->decisions[block->decider], e->first_label + edges[0].target,
             e->first_label + edges[1].target);
        break;
    case END_SWITCH:
    case END_SELECT:
    case END_REGION:
        emit_switch(e, block, unified);
        break;
    case END_RETURN:
        emit(e, SpvOpReturn, 0, NULL);
        break;
    case END_UNREACHABLE:
        emit(e, SpvOpUnreachable, 0, NULL);
        break;
    }
}

static void note_constant(struct emitter *e, uint32_t number)
{
    *words_append(e->arena, &e->constants, 1) = number;
}

static void note_value(struct emitter *e, struct ssa_value value)
{
    if (value.kind == SSA_VALUE || value.kind == SSA_CONSTANT)
        note_constant(e, value.index);
}

static void note_constants_of_block(struct emitter *e, uint32_t index)
{
    const struct structured_block *block = &e->s->blocks[index];

    note_constant(e, block->number);
    if (block->source != NO_BLOCK)
        note_constant(e, block->source & ((1 << RECORD_BLOCK_BITS) - 1));
    for (uint32_t k = 0; k < VALUES_READ && form_reads_values(e->form, index); k++)
        note_value(e, form_value(e->form, index, k));
    if (block->end == END_TEST_EQUAL || block->end == END_TEST_GREATER || block->end == END_SELECT)
        note_value(e, ssa_selector(e->form->builder, index));
    for (uint32_t i = 1; block->end == END_SWITCH && i < block->edge_count; i++) {
        const struct structured_edge *edge = e->s->edges + block->first_edge + i;
        for (uint32_t l = 0; l < edge->label_count; l++)
            note_constant(e, label_of(e, block, edge, l));
    }
}

static void collect_constants(struct emitter *e)
{
    const struct ssa *ssa = e->form->ssa;
    const struct trace_layout layout = e->options->layout;
    uint32_t count = 0;
    const uint32_t of_instructions[] = {
        0,           1,          SpvScopeSubgroup, RECORD_BLOCK_BITS,       RECORD_LANES_SHIFT,
        HASH_FACTOR, HASH_SHIFT, layout.steps,     record_offset(layout, 0)};
    for (uint32_t i = 0; i < sizeof of_instructions / sizeof *of_instructions; i++)
        note_constant(e, of_instructions[i]);
    for (uint32_t b = 0; b < e->s->block_count; b++)
        note_constants_of_block(e, b);
    for (uint32_t p = 0; p < ssa->phi_count; p++)
        for (uint32_t i = 0; i < e->s->blocks[ssa->phis[p].block].predecessor_count; i++)
            note_value(e, ssa->inputs[ssa->phis[p].first_input + i]);
    qsort(e->constants.data, e->constants.count, sizeof(uint32_t), compare_numbers);
    for (uint32_t i = 0; i < e->constants.count; i++)
        if (count == 0 || e->constants.data[i] != e->constants.data[count - 1])
            e->constants.data[count++] = e->constants.data[i];
    e->constants.count = count;
}

struct words emit_module(struct arena *arena, const struct model *model, const struct form *form,
                         const struct module_options *options)
{
    struct emitter e = {
        .arena = arena,
        .graph = model->graph,
        .s = form->s,
        .form = form,
        .options = options,
        .decisions = arena_zeroed(arena, model->graph->block_count, sizeof *e.decisions),
        .first_constant = ID_FIRST_FREE,
    };

    collect_constants(&e);
    e.first_label = e.first_constant + e.constants.count;
    e.first_phi = e.first_label + e.s->block_count;
    e.undefined = e.first_phi + form->ssa->phi_count;
    e.next_id = e.undefined + 1;

    uint32_t *header = words_append(arena, &e.words, 5);
    memcpy(header, (uint32_t[]){SpvMagicNumber, 0x00010300, 0, 0, 0}, 5 * sizeof *header);
    emit_declarations(&e);
    EMIT(&e, SpvOpFunction, ID_VOID, ID_MAIN, 0, ID_FUNCTION_TYPE);
    for (uint32_t b = 0; b < e.s->block_count; b++) {
        EMIT(&e, SpvOpLabel, e.first_label + b);
        emit_phis(&e, b);
        if (b == 0)
            emit_start(&e);
        if (e.s->blocks[b].source != NO_BLOCK)
            emit_source(&e, b);
        emit_end(&e, b);
    }
    emit(&e, SpvOpFunctionEnd, 0, NULL);
    e.words.data[3] = e.next_id;
    return e.words;
}

const char *validate_module(struct arena *arena, struct words module)
{
    spv_context context = spvContextCreate(SPV_ENV_VULKAN_1_1);
    spv_diagnostic diagnostic = NULL;
    const char *problem = NULL;

    if (spvValidateBinary(context, module.data, module.count, &diagnostic) != SPV_SUCCESS) {
        const char *error = diagnostic ? diagnostic->error : "spirv-val objects";
        problem = arena_text(arena, error, strlen(error));
    }
    spvDiagnosticDestroy(diagnostic);
    spvContextDestroy(context);
    return problem;
}
