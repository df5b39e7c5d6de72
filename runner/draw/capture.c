/* Rewrites the module of a vertex shader: see capture.h. */
#include "runner/draw/capture.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"

#include <string.h>

/* Declarations and decorations of one id. */
struct fact {
    const uint32_t *definition; /* instruction of a type, constant or variable; NULL: other ids */
    SpvBuiltIn builtin;
    uint32_t location, component;
};

struct patch {
    const struct capture_options *options;
    struct fact *facts; /* by id */
    uint32_t bound, last_id;
    struct word_list annotations, globals, body;
    struct word_list outputs;                     /* ids of the output variables */
    uint32_t vertex_index, instance_index;        /* variables; 0: the module has none */
    uint32_t void_type, function_type, uint_type; /* 0: the module has none */
    uint32_t old_entry, new_entry, buffer, word_pointer;
    uint32_t first; /* id: index of this vertex's first word */
    struct capture capture;
};

static uint32_t new_id(struct patch *p)
{
    return p->last_id++;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static struct fact *fact_of(struct patch *p, uint32_t id)
{
    if (id >= p->bound)
        test_fails("the SPIR-V module uses an id beyond its bound");
    return &p->facts[id];
}

static void note_decoration(struct patch *p, const struct spirv_instruction *i)
{
    struct fact *fact = fact_of(p, i->words[1]);

    if (i->words[2] == SpvDecorationBuiltIn)
        fact->builtin = (SpvBuiltIn)i->words[3];
    else if (i->words[2] == SpvDecorationLocation)
        fact->location = i->words[3];
    else if (i->words[2] == SpvDecorationComponent)
        fact->component = i->words[3];
}

static void note_variable(struct patch *p, const struct spirv_instruction *i)
{
    uint32_t id = i->words[2];
    const struct fact *fact = fact_of(p, id);

    if (i->words[3] == SpvStorageClassOutput)
        append_words(&p->outputs, &id, 1);
    else if (i->words[3] == SpvStorageClassInput && fact->builtin == SpvBuiltInVertexIndex)
        p->vertex_index = id;
    else if (i->words[3] == SpvStorageClassInput && fact->builtin == SpvBuiltInInstanceIndex)
        p->instance_index = id;
}

static void note_definition(struct patch *p, const struct spirv_instruction *i)
{
    uint32_t id = i->opcode == SpvOpConstant || i->opcode == SpvOpVariable ? i->words[2] : i->words[1];

    fact_of(p, id)->definition = i->words;
    if (i->opcode == SpvOpVariable)
        note_variable(p, i);
    else if (i->opcode == SpvOpTypeVoid)
        p->void_type = id;
    else if (i->opcode == SpvOpTypeFunction && i->length == 3 && i->words[2] == p->void_type)
        p->function_type = id;
    else if (i->opcode == SpvOpTypeInt && i->words[2] == 32 && i->words[3] == 0)
        p->uint_type = id;
}

static void read_module(struct patch *p, const uint32_t *words, size_t word_count)
{
    size_t at = SPIRV_HEADER_WORDS;
    struct spirv_instruction i;

    p->bound = p->last_id = words[SPIRV_BOUND_WORD];
    p->facts = allocate(p->bound, sizeof *p->facts);
    for (uint32_t id = 0; id < p->bound; id++)
        p->facts[id].builtin = SpvBuiltInMax;
    while (next_instruction(words, word_count, &at, &i) && i.opcode != SpvOpFunction) {
        switch (i.opcode) {
        case SpvOpEntryPoint:
            p->old_entry = i.words[2];
            break;
        case SpvOpDecorate:
            note_decoration(p, &i);
            break;
        case SpvOpVariable:
        case SpvOpConstant:
        case SpvOpTypeVoid:
        case SpvOpTypeFunction:
        case SpvOpTypeInt:
        case SpvOpTypeFloat:
        case SpvOpTypeVector:
        case SpvOpTypeArray:
        case SpvOpTypePointer:
            note_definition(p, &i);
            break;
        default:
            break;
        }
    }
}

static const uint32_t *definition_of(struct patch *p, uint32_t id)
{
    const uint32_t *words = fact_of(p, id)->definition;

    if (!words)
        test_fails("an output of the vertex shader has a type that is not captured");
    return words;
}

/* ---- Declarations ------------------------------------------------------------------------------------------------ */

static uint32_t constant(struct patch *p, uint32_t value)
{
    uint32_t id = new_id(p);

    PUT(&p->globals, SpvOpConstant, p->uint_type, id, value);
    return id;
}

static uint32_t pointer_type(struct patch *p, SpvStorageClass storage, uint32_t type)
{
    uint32_t id = new_id(p);

    PUT(&p->globals, SpvOpTypePointer, id, storage, type);
    return id;
}

static uint32_t index_variable(struct patch *p, SpvBuiltIn builtin)
{
    uint32_t id = new_id(p);

    PUT(&p->globals, SpvOpVariable, pointer_type(p, SpvStorageClassInput, p->uint_type), id, SpvStorageClassInput);
    PUT(&p->annotations, SpvOpDecorate, id, SpvDecorationBuiltIn, builtin);
    return id;
}

static void declare_buffer(struct patch *p)
{
    uint32_t array = new_id(p), block = new_id(p);

    p->buffer = new_id(p);
    PUT(&p->globals, SpvOpTypeRuntimeArray, array, p->uint_type);
    PUT(&p->globals, SpvOpTypeStruct, block, array);
    PUT(&p->globals, SpvOpVariable, pointer_type(p, SpvStorageClassStorageBuffer, block), p->buffer,
        SpvStorageClassStorageBuffer);
    p->word_pointer = pointer_type(p, SpvStorageClassStorageBuffer, p->uint_type);
    PUT(&p->annotations, SpvOpDecorate, array, SpvDecorationArrayStride, sizeof(uint32_t));
    PUT(&p->annotations, SpvOpDecorate, block, SpvDecorationBlock);
    PUT(&p->annotations, SpvOpMemberDecorate, block, 0, SpvDecorationOffset, 0);
    PUT(&p->annotations, SpvOpDecorate, p->buffer, SpvDecorationDescriptorSet, p->options->set);
    PUT(&p->annotations, SpvOpDecorate, p->buffer, SpvDecorationBinding, 0);
}

static void declare_types(struct patch *p)
{
    if (p->void_type == 0 || p->function_type == 0)
        test_fails("the vertex shader's entry point has no type");
    if (p->uint_type == 0) {
        p->uint_type = new_id(p);
        PUT(&p->globals, SpvOpTypeInt, p->uint_type, 32, 0);
    }
    if (p->vertex_index == 0)
        p->vertex_index = index_variable(p, SpvBuiltInVertexIndex);
    if (p->instance_index == 0)
        p->instance_index = index_variable(p, SpvBuiltInInstanceIndex);
    declare_buffer(p);
}

/* ---- The new entry point ----------------------------------------------------------------------------------------- */

static uint32_t write_binary(struct patch *p, SpvOp opcode, uint32_t a, uint32_t b)
{
    uint32_t id = new_id(p);

    PUT(&p->body, opcode, p->uint_type, id, a, b);
    return id;
}

static uint32_t load_index(struct patch *p, uint32_t variable, uint32_t first)
{
    uint32_t type = p->uint_type, id = new_id(p);

    if (variable < p->bound) /* a variable of the module: its type may be signed */
        type = definition_of(p, definition_of(p, variable)[1])[3];
    PUT(&p->body, SpvOpLoad, type, id, variable);
    return write_binary(p, SpvOpISub, id, constant(p, first));
}

/* Copies one word. `chain`: the variable and its indices, as OpAccessChain takes them. */
static void write_word(struct patch *p, const uint32_t *chain, uint32_t length, uint32_t type, struct captured_word at)
{
    const uint32_t *definition = definition_of(p, type);
    uint32_t place = chain[0], value = new_id(p), target = new_id(p);

    if (definition[2] != 32)
        test_fails("an output of the vertex shader is %u bits wide", definition[2]);
    if (length > 1) {
        uint32_t operands[2 + 3] = {pointer_type(p, SpvStorageClassOutput, type), place = new_id(p)};
        memcpy(operands + 2, chain, length * sizeof *chain);
        append_instruction(&p->body, SpvOpAccessChain, operands, 2 + length);
    }
    PUT(&p->body, SpvOpLoad, type, value, place);
    if (type != p->uint_type) {
        uint32_t number = value;
        value = new_id(p);
        PUT(&p->body, SpvOpBitcast, p->uint_type, value, number);
    }
    uint32_t index = write_binary(p, SpvOpIAdd, p->first, constant(p, p->capture.stride));
    PUT(&p->body, SpvOpAccessChain, p->word_pointer, target, p->buffer, constant(p, 0), index);
    PUT(&p->body, SpvOpStore, target, value);
    p->capture.layout = reallocate(p->capture.layout, p->capture.stride + 1, sizeof *p->capture.layout);
    p->capture.layout[p->capture.stride++] = at;
}

/* Copies an output variable: a scalar, a vector, or an array of these. */
static void write_output(struct patch *p, uint32_t variable)
{
    const struct fact *fact = fact_of(p, variable);
    uint32_t type = definition_of(p, fact->definition[1])[3], rows = 1, columns = 1, chain[3] = {variable}, length = 1;
    const uint32_t *definition = definition_of(p, type);
    bool is_array = (definition[0] & SpvOpCodeMask) == SpvOpTypeArray;

    if (is_array) {
        rows = definition_of(p, definition[3])[3];
        type = definition[2];
        definition = definition_of(p, type);
    }
    bool is_vector = (definition[0] & SpvOpCodeMask) == SpvOpTypeVector;
    if (is_vector) {
        type = definition[2];
        columns = definition[3];
    }
    for (uint32_t row = 0; row < rows; row++) {
        for (uint32_t column = 0; column < columns; column++) {
            struct captured_word at = {fact->builtin, fact->location + row, fact->component + column};
            if (fact->builtin != SpvBuiltInMax)
                at = (struct captured_word){fact->builtin, 0, row * columns + column};
            length = 1;
            if (is_array)
                chain[length++] = constant(p, row);
            if (is_vector)
                chain[length++] = constant(p, column);
            write_word(p, chain, length, type, at);
        }
    }
}

/* Every copy needs the stride, which is known only after the last copy. So a first pass counts the words. */
static uint32_t count_words(struct patch *p)
{
    struct patch trial = *p;

    trial.globals = trial.body = trial.annotations = (struct word_list){0};
    trial.capture = (struct capture){0};
    for (size_t i = 0; i < p->outputs.count; i++)
        write_output(&trial, p->outputs.words[i]);
    return trial.capture.stride;
}

static void write_entry(struct patch *p)
{
    uint32_t stride = count_words(p);

    p->new_entry = new_id(p);
    PUT(&p->body, SpvOpFunction, p->void_type, p->new_entry, 0, p->function_type);
    PUT(&p->body, SpvOpLabel, new_id(p));
    PUT(&p->body, SpvOpFunctionCall, p->void_type, new_id(p), p->old_entry);
    uint32_t vertex = load_index(p, p->vertex_index, p->options->first_vertex);
    uint32_t instance = load_index(p, p->instance_index, p->options->first_instance);
    uint32_t before = write_binary(p, SpvOpIMul, instance, constant(p, p->options->vertices));
    uint32_t number = write_binary(p, SpvOpIAdd, before, vertex);
    p->first = write_binary(p, SpvOpIMul, number, constant(p, stride));
    for (size_t i = 0; i < p->outputs.count; i++)
        write_output(p, p->outputs.words[i]);
    append_instruction(&p->body, SpvOpReturn, NULL, 0);
    append_instruction(&p->body, SpvOpFunctionEnd, NULL, 0);
}

/* ---- The new module ---------------------------------------------------------------------------------------------- */

static bool is_global(SpvOp opcode)
{
    return (opcode >= SpvOpTypeVoid && opcode <= SpvOpTypeForwardPointer) ||
           (opcode >= SpvOpConstantTrue && opcode <= SpvOpSpecConstantOp) || opcode == SpvOpVariable ||
           opcode == SpvOpUndef;
}

/* Writes OpEntryPoint with the new variables in its interface. Before SPIR-V 1.4 the interface lists inputs and outputs
 * only. */
static void write_entry_point(struct patch *p, struct word_list *module, const struct spirv_instruction *i)
{
    enum {
        VERSION_1_4 = 0x10400
    };
    const uint32_t added[] = {p->vertex_index, p->instance_index, p->buffer};
    struct word_list operands = {0};

    append_words(&operands, i->words + 1, i->length - 1);
    operands.words[1] = p->new_entry;
    for (size_t k = 0; k < sizeof added / sizeof *added; k++)
        if (added[k] >= p->bound && (added[k] != p->buffer || module->words[1] >= VERSION_1_4))
            append_words(&operands, &added[k], 1);
    append_instruction(module, SpvOpEntryPoint, operands.words, operands.count);
}

static void write_module(struct patch *p, const uint32_t *words, size_t word_count)
{
    struct word_list module = {0};
    size_t at = SPIRV_HEADER_WORDS;
    bool has_annotations = false, has_globals = false;
    struct spirv_instruction i;

    append_words(&module, words, SPIRV_HEADER_WORDS);
    module.words[SPIRV_BOUND_WORD] = p->last_id;
    while (next_instruction(words, word_count, &at, &i)) {
        if (is_global(i.opcode) && !has_annotations) {
            append_words(&module, p->annotations.words, p->annotations.count);
            has_annotations = true;
        }
        if (i.opcode == SpvOpFunction && !has_globals) {
            append_words(&module, p->globals.words, p->globals.count);
            has_globals = true;
        }
        if (i.opcode == SpvOpEntryPoint) {
            write_entry_point(p, &module, &i);
            continue;
        }
        append_words(&module, i.words, i.length);
        if (i.opcode == SpvOpExecutionMode)
            module.words[module.count - i.length + 1] = p->new_entry;
    }
    append_words(&module, p->body.words, p->body.count);
    p->capture.words = module.words;
    p->capture.word_count = module.count;
}

struct capture add_capture(const uint32_t *words, size_t word_count, const struct capture_options *options)
{
    struct patch p = {.options = options};

    read_module(&p, words, word_count);
    declare_types(&p);
    write_entry(&p);
    write_module(&p, words, word_count);
    return p.capture;
}

bool find_captured_word(const struct capture *capture, struct captured_word word, uint32_t *index)
{
    for (uint32_t i = 0; i < capture->stride; i++) {
        const struct captured_word *w = &capture->layout[i];
        if (w->builtin == word.builtin && w->location == word.location && w->component == word.component) {
            *index = i;
            return true;
        }
    }
    return false;
}
