/* Reads the words of SPIR-V modules: see words.h. */
#include "tests/spirv/module_view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEADER_WORDS = 5,
    BOUND_WORD = 3
};

static const uint32_t nothing[4] = {1 << SpvWordCountShift};

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count + 1, size);

    if (!memory)
        exit(3);
    return memory;
}

/* ---- Ids --------------------------------------------------------------------------------------------------------- */

uint32_t undefined_operand(const struct module_view *w, const struct code_view *op)
{
    uint32_t first = spirv_result_word(op->opcode) + 1, ids = spirv_newer_ids(op->opcode);

    for (uint32_t n = first; n < op->length && n - first < ids; n++)
        if (definition_of(w, op->words[n]) == nothing)
            return n;
    return 0;
}

const uint32_t *definition_of(const struct module_view *w, uint32_t id)
{
    return id < w->bound && w->ids[id].definition ? w->ids[id].definition : nothing;
}

uint32_t type_of(const struct module_view *w, uint32_t id)
{
    const uint32_t *words = definition_of(w, id);

    return length_of(words) > 2 && words[2] == id ? words[1] : 0;
}

bool constant_of(const struct module_view *w, uint32_t id, uint32_t *value)
{
    const uint32_t *words = definition_of(w, id);

    *value = opcode_of(words) == SpvOpConstant ? words[3] : 0;
    return opcode_of(words) == SpvOpConstant || opcode_of(words) == SpvOpConstantNull;
}

bool is_constant(const struct module_view *w, uint32_t id)
{
    uint32_t op = opcode_of(definition_of(w, id));

    return op >= SpvOpConstantTrue && op <= SpvOpSpecConstantOp;
}

bool is_decorated(const struct module_view *w, uint32_t id, uint32_t decoration)
{
    return id < w->bound && w->ids[id].decorations & DECORATION(decoration);
}

bool has_capability(const struct module_view *w, uint32_t capability)
{
    for (uint32_t n = 0; n < w->capability_count; n++)
        if (w->capabilities[n] == capability)
            return true;
    return false;
}

bool has_builtin(const struct module_view *w, uint32_t builtin)
{
    for (uint32_t n = 0; n < w->builtin_count; n++)
        if (w->builtins[n].builtin == builtin)
            return true;
    return false;
}

const struct execution_mode *find_mode(const struct module_view *w, uint32_t mode)
{
    for (uint32_t n = 0; n < w->mode_count; n++)
        if (w->modes[n].mode == mode)
            return &w->modes[n];
    return NULL;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static uint64_t decoration_bit(uint32_t decoration)
{
    switch ((uint32_t)decoration) {
    case SpvDecorationNonUniform:
        return DECORATION(DECORATION_NON_UNIFORM);
    case SpvDecorationPerPrimitiveEXT:
        return DECORATION(DECORATION_PER_PRIMITIVE);
    case SpvDecorationPerVertexKHR:
        return DECORATION(DECORATION_PER_VERTEX);
    case NEW_DECORATION_HIT_OBJECT_SHADER_RECORD_BUFFER:
        return DECORATION(DECORATION_SHADER_RECORD);
    default:
        return decoration < DECORATION_NON_UNIFORM ? DECORATION(decoration) : 0;
    }
}

static void note_decoration(struct id_view *id, const uint32_t *words)
{
    id->decorations |= decoration_bit(words[2]);
    switch (words[2]) {
    case SpvDecorationLocation:
        id->location = words[3];
        break;
    case SpvDecorationComponent:
        id->component = words[3];
        break;
    case SpvDecorationBuiltIn:
        id->builtin = words[3];
        break;
    case SpvDecorationDescriptorSet:
        id->set = words[3];
        break;
    case SpvDecorationBinding:
        id->binding = words[3];
        break;
    case SpvDecorationFPFastMathMode:
        id->fast_math = words[3];
        break;
    default:
        break;
    }
}

/* "function N" gives N; other strings NO_LINE. */
static uint32_t function_named(const struct module_view *w, uint32_t string)
{
    const uint32_t *words = definition_of(w, string);
    unsigned number = 0;

    if (opcode_of(words) != SpvOpString || sscanf((const char *)(words + 2), "function %u", &number) != 1)
        return NO_LINE;
    return number;
}

static void note_builtin(struct module_view *w, uint32_t id, uint32_t member, uint32_t builtin)
{
    if (w->builtin_count < MAX_BUILTINS)
        w->builtins[w->builtin_count++] = (struct builtin_place){builtin, id, member, 0};
}

static void note_member(struct module_view *w, const uint32_t *words)
{
    w->ids[words[1]].member_decorations |= decoration_bit(words[3]);
    if (words[3] == SpvDecorationBuiltIn)
        note_builtin(w, words[1], words[2], words[4]);
}

/* The decorations of built-ins, once all decorations are read. */
static void decorate_builtins(struct module_view *w, const uint32_t *words, size_t count)
{
    for (uint32_t n = 0; n < w->builtin_count; n++)
        if (w->builtins[n].member == UINT32_MAX)
            w->builtins[n].decorations = w->ids[w->builtins[n].id].decorations;
    for (size_t at = HEADER_WORDS; w->builtin_count && at < count; at += length_of(words + at)) {
        if (opcode_of(words + at) == SpvOpFunction)
            break;
        for (uint32_t n = 0; opcode_of(words + at) == SpvOpMemberDecorate && n < w->builtin_count; n++)
            if (w->builtins[n].id == words[at + 1] && w->builtins[n].member == words[at + 2])
                w->builtins[n].decorations |= decoration_bit(words[at + 3]);
    }
}

static void note_declaration(struct module_view *w, const uint32_t *words)
{
    switch (opcode_of(words)) {
    case SpvOpCapability:
        if (w->capability_count < MAX_CAPABILITIES)
            w->capabilities[w->capability_count++] = words[1];
        break;
    case SpvOpMemoryModel:
        w->memory_model = words[2];
        break;
    case SpvOpExecutionMode:
    case SpvOpExecutionModeId:
        if (w->mode_count < MAX_MODES)
            w->modes[w->mode_count++] = (struct execution_mode){words[2], words + 3, length_of(words) - 3};
        break;
    case SpvOpDecorate:
        note_decoration(&w->ids[words[1]], words);
        if (words[2] == SpvDecorationBuiltIn)
            note_builtin(w, words[1], UINT32_MAX, words[3]);
        break;
    case SpvOpMemberDecorate:
        note_member(w, words);
        break;
    default:
        break;
    }
}

/* Which DXIL instruction the code stands for, from OpLine on to the end of the block. */
struct position {
    uint32_t function, line;
};

static void note_op(struct module_view *w, const uint32_t *words, struct position *at)
{
    uint32_t op = opcode_of(words);

    if (op == SpvOpLine)
        *at = (struct position){function_named(w, words[1]), words[2]};
    else if (op == SpvOpNoLine || op == SpvOpLabel)
        at->line = NO_LINE;
    w->ops[w->op_count++] = (struct code_view){words, op, length_of(words), at->function, at->line};
}

struct module_view module_view_read(const uint32_t *words, size_t count)
{
    struct module_view w = {.words = words, .count = count, .bound = words[BOUND_WORD]};
    struct position position = {NO_LINE, NO_LINE};
    bool in_function = false;

    w.ids = allocate(w.bound, sizeof *w.ids);
    w.ops = allocate(count, sizeof *w.ops);
    for (size_t at = HEADER_WORDS; at < count; at += length_of(words + at)) {
        if (length_of(words + at) == 0 || length_of(words + at) > count - at)
            break;
        uint32_t id = result_of(words + at);
        if (id < w.bound)
            w.ids[id].definition = id ? words + at : NULL;
        in_function |= opcode_of(words + at) == SpvOpFunction;
        if (in_function)
            note_op(&w, words + at, &position);
        else
            note_declaration(&w, words + at);
    }
    decorate_builtins(&w, words, count);
    return w;
}

void module_view_free(struct module_view *w)
{
    free(w->ids);
    free(w->ops);
    *w = (struct module_view){0};
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

uint32_t accessed_word(const struct code_view *op)
{
    switch (op->opcode) {
    case SpvOpStore:
    case SpvOpImageWrite:
    case SpvOpAtomicStore:
    case SpvOpTraceRayKHR:
    case NewerOpCooperativeMatrixStoreKHR:
        return 1;
    case SpvOpRayQueryInitializeKHR:
    case NewerOpHitObjectTraceRayEXT:
        return 2;
    case SpvOpLoad:
    case SpvOpImageFetch:
    case SpvOpImageGather:
    case SpvOpImageDrefGather:
    case SpvOpImageRead:
    case SpvOpImageQueryLod:
    case SpvOpImageQuerySizeLod:
    case SpvOpImageQuerySize:
    case SpvOpImageQueryLevels:
    case SpvOpImageQuerySamples:
    case SpvOpImageSparseFetch:
    case SpvOpImageSparseGather:
    case SpvOpImageSparseDrefGather:
    case SpvOpImageSparseRead:
    case NewerOpCooperativeMatrixLoadKHR:
        return 3;
    default:
        if ((op->opcode >= SpvOpImageSampleImplicitLod && op->opcode <= SpvOpImageSampleProjDrefExplicitLod) ||
            (op->opcode >= SpvOpImageSparseSampleImplicitLod && op->opcode <= SpvOpImageSparseSampleDrefExplicitLod) ||
            (op->opcode >= SpvOpAtomicLoad && op->opcode <= SpvOpAtomicXor) || op->opcode == SpvOpAtomicFAddEXT ||
            op->opcode == SpvOpAtomicFMinEXT || op->opcode == SpvOpAtomicFMaxEXT)
            return 3;
        return 0;
    }
}

uint32_t made_of(const struct module_view *w, uint32_t id)
{
    const uint32_t *words = definition_of(w, id);

    switch (opcode_of(words)) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpCopyObject:
    case SpvOpLoad:
    case SpvOpSampledImage:
    case SpvOpImage:
    case SpvOpImageTexelPointer:
    case NewerOpRawAccessChainNV:
    case NewerOpBufferPointerEXT:
        return words[3];
    case NewerOpUntypedAccessChainKHR:
    case NewerOpUntypedImageTexelPointerEXT:
        return words[4];
    default:
        return 0;
    }
}

uint32_t root_of(const struct module_view *w, uint32_t id)
{
    for (uint32_t next; (next = made_of(w, id)) != 0;)
        id = next;
    uint32_t op = opcode_of(definition_of(w, id));
    return op == SpvOpVariable || op == NewerOpUntypedVariableKHR ? id : 0;
}

uint32_t storage_class_of(const struct module_view *w, uint32_t id)
{
    const uint32_t *type = definition_of(w, type_of(w, id));

    return opcode_of(type) == SpvOpTypePointer || opcode_of(type) == NewerOpTypeUntypedPointerKHR ? type[2]
                                                                                                  : UINT32_MAX;
}

uint32_t contents_of(const struct module_view *w, uint32_t variable)
{
    const uint32_t *words = definition_of(w, variable);

    if (opcode_of(words) == NewerOpUntypedVariableKHR)
        return length_of(words) > 4 ? words[4] : 0;
    if (opcode_of(words) != SpvOpVariable)
        return 0;
    return definition_of(w, words[1])[3];
}
