#include "tests/cfg/module.h"

#include <spirv-tools/libspirv.h>
#include <spirv/unified1/spirv.h>

#include <string.h>

enum {
    ID_MAIN = 1,
    ID_VOID,
    ID_FUNCTION_TYPE,
    ID_UINT,
    ID_BOOL,
    ID_ARRAY,
    ID_STRUCT,
    ID_STRUCT_POINTER,
    ID_UINT_POINTER,
    ID_BUFFER,
    ID_FIRST_FREE
};

struct emitter {
    struct arena *arena;
    const struct graph *graph;
    const struct structured *s;
    struct words words;
    struct ssa_builder *builder;
    const struct ssa *ssa;
    ssa_read *reads;     /* by structured block: its own phi */
    uint32_t *decisions; /* by block of the input: id of what it decides on */
    uint32_t first_constant, constant_count, first_label, first_phi, undefined, next_id;
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

static uint32_t constant(const struct emitter *e, uint32_t value)
{
    return e->first_constant + value;
}

static void emit_declarations(struct emitter *e)
{
    const uint32_t name = 'm' | 'a' << 8 | 'i' << 16 | 'n' << 24;

    EMIT(e, SpvOpCapability, SpvCapabilityShader);
    EMIT(e, SpvOpMemoryModel, SpvAddressingModelLogical, SpvMemoryModelGLSL450);
    EMIT(e, SpvOpEntryPoint, SpvExecutionModelGLCompute, ID_MAIN, name, 0);
    EMIT(e, SpvOpExecutionMode, ID_MAIN, SpvExecutionModeLocalSize, 1, 1, 1);
    EMIT(e, SpvOpDecorate, ID_ARRAY, SpvDecorationArrayStride, 4);
    EMIT(e, SpvOpMemberDecorate, ID_STRUCT, 0, SpvDecorationOffset, 0);
    EMIT(e, SpvOpDecorate, ID_STRUCT, SpvDecorationBlock);
    EMIT(e, SpvOpDecorate, ID_BUFFER, SpvDecorationDescriptorSet, 0);
    EMIT(e, SpvOpDecorate, ID_BUFFER, SpvDecorationBinding, 0);
    EMIT(e, SpvOpTypeVoid, ID_VOID);
    EMIT(e, SpvOpTypeFunction, ID_FUNCTION_TYPE, ID_VOID);
    EMIT(e, SpvOpTypeInt, ID_UINT, 32, 0);
    EMIT(e, SpvOpTypeBool, ID_BOOL);
    EMIT(e, SpvOpTypeRuntimeArray, ID_ARRAY, ID_UINT);
    EMIT(e, SpvOpTypeStruct, ID_STRUCT, ID_ARRAY);
    EMIT(e, SpvOpTypePointer, ID_STRUCT_POINTER, SpvStorageClassStorageBuffer, ID_STRUCT);
    EMIT(e, SpvOpTypePointer, ID_UINT_POINTER, SpvStorageClassStorageBuffer, ID_UINT);
    EMIT(e, SpvOpVariable, ID_STRUCT_POINTER, ID_BUFFER, SpvStorageClassStorageBuffer);
    for (uint32_t i = 0; i < e->constant_count; i++)
        EMIT(e, SpvOpConstant, ID_UINT, e->first_constant + i, i);
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
    for (uint32_t i = e->ssa->first_phi[block]; i < e->ssa->first_phi[block + 1]; i++) {
        uint32_t phi = e->ssa->phis_of_block[i], count = e->s->blocks[block].predecessor_count;
        uint32_t *place = words_append(e->arena, &e->words, 3 + 2 * count);
        *place++ = (3 + 2 * count) << SpvWordCountShift | SpvOpPhi;
        *place++ = ID_UINT;
        *place++ = e->first_phi + phi;
        for (uint32_t p = 0; p < count; p++) {
            uint32_t edge = e->s->predecessors[e->s->blocks[block].first_predecessor + p];
            *place++ = value_id(e, e->ssa->inputs[e->ssa->phis[phi].first_input + p]);
            *place++ = e->first_label + e->s->edge_source[edge];
        }
    }
}

static void emit_source(struct emitter *e, uint32_t block)
{
    block_id source = e->s->blocks[block].source;
    uint32_t pointer = e->next_id++;

    EMIT(e, SpvOpAccessChain, ID_UINT_POINTER, pointer, ID_BUFFER, constant(e, 0), constant(e, source));
    EMIT(e, SpvOpStore, pointer, value_id(e, ssa_result(e->builder, e->reads[block])));
    if (e->graph->terminators[source] == TERMINATOR_RETURN || e->graph->terminators[source] == TERMINATOR_BRANCH)
        return;
    uint32_t decision = e->next_id++;
    EMIT(e, SpvOpLoad, ID_UINT, decision, pointer);
    if (e->graph->terminators[source] == TERMINATOR_CONDITION)
        EMIT(e, SpvOpINotEqual, ID_BOOL, e->next_id++, decision, constant(e, 0));
    e->decisions[source] = e->next_id - 1;
}

static void emit_switch(struct emitter *e, const struct structured_block *block)
{
    const struct structured_edge *edges = e->s->edges + block->first_edge;
    uint32_t start = e->words.count;
    uint32_t selector = block->end == END_SWITCH ? e->decisions[block->decider]
                        : block->end == END_REGION
                            ? constant(e, 0)
                            : value_id(e, ssa_selector(e->builder, (uint32_t)(block - e->s->blocks)));

    *words_append(e->arena, &e->words, 1) = 0;
    *words_append(e->arena, &e->words, 1) = selector;
    *words_append(e->arena, &e->words, 1) = e->first_label + edges[0].target;
    for (uint32_t i = 0; i < block->edge_count; i++) {
        for (uint32_t l = 0; block->end == END_SWITCH && l < edges[i].label_count; l++) {
            edge_id label = e->s->labels[edges[i].first_label + l];
            if (label == e->graph->first[block->decider])
                continue; /* the default */
            *words_append(e->arena, &e->words, 1) = label - e->graph->first[block->decider];
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
             value_id(e, ssa_selector(e->builder, index)), constant(e, block->number));
    }
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
        emit_switch(e, block);
        break;
    case END_RETURN:
        emit(e, SpvOpReturn, 0, NULL);
        break;
    case END_UNREACHABLE:
        emit(e, SpvOpUnreachable, 0, NULL);
        break;
    }
}

static uint32_t count_constants(const struct graph *graph, const struct structured *s)
{
    uint32_t most =
        graph->block_count > graph->first[graph->block_count] ? graph->block_count : graph->first[graph->block_count];

    for (uint32_t b = 0; b < s->block_count; b++)
        if (s->blocks[b].number > most)
            most = s->blocks[b].number;
    for (uint32_t e = 0; e < s->edge_count; e++)
        for (uint32_t i = 0; i < s->edges[e].assignment_count; i++)
            if (s->assignments[s->edges[e].first_assignment + i].number > most)
                most = s->assignments[s->edges[e].first_assignment + i].number;
    return most + 1;
}

struct words emit_module(struct arena *arena, const struct graph *graph, const struct structured *structured)
{
    struct emitter e = {
        .arena = arena,
        .graph = graph,
        .s = structured,
        .builder = ssa_begin(arena, structured, graph->block_count),
        .reads = arena_array(arena, structured->block_count, sizeof *e.reads),
        .decisions = arena_zeroed(arena, graph->block_count, sizeof *e.decisions),
        .first_constant = ID_FIRST_FREE,
        .constant_count = count_constants(graph, structured),
    };

    for (uint32_t edge = 0; edge < structured->edge_count; edge++) {
        edge_id source = structured->edges[edge].source_edge;
        if (source != NO_EDGE)
            ssa_define_on_edge(e.builder, edge, graph->targets[source], source);
    }
    for (uint32_t b = 0; b < structured->block_count; b++)
        if (structured->blocks[b].source != NO_BLOCK)
            e.reads[b] = ssa_request(e.builder, b, structured->blocks[b].source);
    e.ssa = ssa_finish(e.builder);
    e.first_label = e.first_constant + e.constant_count;
    e.first_phi = e.first_label + structured->block_count;
    e.undefined = e.first_phi + e.ssa->phi_count;
    e.next_id = e.undefined + 1;

    uint32_t *header = words_append(arena, &e.words, 5);
    memcpy(header, (uint32_t[]){SpvMagicNumber, 0x00010300, 0, 0, 0}, 5 * sizeof *header);
    emit_declarations(&e);
    EMIT(&e, SpvOpFunction, ID_VOID, ID_MAIN, 0, ID_FUNCTION_TYPE);
    for (uint32_t b = 0; b < structured->block_count; b++) {
        EMIT(&e, SpvOpLabel, e.first_label + b);
        emit_phis(&e, b);
        if (structured->blocks[b].source != NO_BLOCK)
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
