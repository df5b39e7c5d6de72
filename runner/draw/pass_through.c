/* Writes the SPIR-V of a vertex shader that loads its outputs from a storage buffer. */
#include "runner/draw/pass_through.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"

enum {
    MAX_COLUMNS = 4,
    VERSION_1_5 = 0x10500,
    MAIN_WORD = 'm' | 'a' << 8 | 'i' << 16 | 'n' << 24 /* "main"; the next word holds the terminating zero */
};

struct writer {
    struct word_list head, annotations, globals, body;
    struct word_list interface; /* operands of OpEntryPoint */
    uint32_t last_id;
    uint32_t main, void_type, function_type;
    uint32_t uint_type, float_type, uint_vectors[MAX_COLUMNS + 1], float_vectors[MAX_COLUMNS + 1];
    uint32_t buffer, zero;
    uint32_t first;     /* id: index of this vertex's first word */
    uint32_t word_type; /* id: type of pointers to words of the buffer */
    uint32_t at;        /* words per vertex read so far */
};

static uint32_t new_id(struct writer *w)
{
    return ++w->last_id;
}

static uint32_t constant(struct writer *w, uint32_t value)
{
    uint32_t id = new_id(w);

    PUT(&w->globals, SpvOpConstant, w->uint_type, id, value);
    return id;
}

static uint32_t pointer_type(struct writer *w, SpvStorageClass storage, uint32_t type)
{
    uint32_t id = new_id(w);

    PUT(&w->globals, SpvOpTypePointer, id, storage, type);
    return id;
}

static uint32_t array_type(struct writer *w, uint32_t element, uint32_t length)
{
    uint32_t count = constant(w, length), id = new_id(w);

    PUT(&w->globals, SpvOpTypeArray, id, element, count);
    return id;
}

static void write_types(struct writer *w)
{
    w->void_type = new_id(w);
    w->function_type = new_id(w);
    w->uint_type = w->uint_vectors[1] = new_id(w);
    w->float_type = w->float_vectors[1] = new_id(w);
    PUT(&w->globals, SpvOpTypeVoid, w->void_type);
    PUT(&w->globals, SpvOpTypeFunction, w->function_type, w->void_type);
    PUT(&w->globals, SpvOpTypeInt, w->uint_type, 32, 0);
    PUT(&w->globals, SpvOpTypeFloat, w->float_type, 32);
    for (uint32_t columns = 2; columns <= MAX_COLUMNS; columns++) {
        w->uint_vectors[columns] = new_id(w);
        w->float_vectors[columns] = new_id(w);
        PUT(&w->globals, SpvOpTypeVector, w->uint_vectors[columns], w->uint_type, columns);
        PUT(&w->globals, SpvOpTypeVector, w->float_vectors[columns], w->float_type, columns);
    }
}

/* ---- Body -------------------------------------------------------------------------------------------------------- */

static uint32_t words_of(const struct fed_output *o)
{
    return o->rows * o->columns;
}

static void write_buffer(struct writer *w, uint32_t set)
{
    uint32_t array = new_id(w), block = new_id(w);

    w->buffer = new_id(w);
    w->zero = constant(w, 0);
    PUT(&w->globals, SpvOpTypeRuntimeArray, array, w->uint_type);
    PUT(&w->globals, SpvOpTypeStruct, block, array);
    PUT(&w->globals, SpvOpVariable, pointer_type(w, SpvStorageClassStorageBuffer, block), w->buffer,
        SpvStorageClassStorageBuffer);
    append_words(&w->interface, &w->buffer, 1);
    w->word_type = pointer_type(w, SpvStorageClassStorageBuffer, w->uint_type);
    PUT(&w->annotations, SpvOpDecorate, array, SpvDecorationArrayStride, sizeof(uint32_t));
    PUT(&w->annotations, SpvOpDecorate, block, SpvDecorationBlock);
    PUT(&w->annotations, SpvOpMemberDecorate, block, 0, SpvDecorationOffset, 0);
    PUT(&w->annotations, SpvOpMemberDecorate, block, 0, SpvDecorationNonWritable);
    PUT(&w->annotations, SpvOpDecorate, w->buffer, SpvDecorationDescriptorSet, set);
    PUT(&w->annotations, SpvOpDecorate, w->buffer, SpvDecorationBinding, 0);
}

static void write_vertex_index(struct writer *w, uint32_t stride)
{
    uint32_t variable = new_id(w), index = new_id(w), factor = constant(w, stride);

    PUT(&w->globals, SpvOpVariable, pointer_type(w, SpvStorageClassInput, w->uint_type), variable,
        SpvStorageClassInput);
    PUT(&w->annotations, SpvOpDecorate, variable, SpvDecorationBuiltIn, SpvBuiltInVertexIndex);
    append_words(&w->interface, &variable, 1);
    PUT(&w->body, SpvOpLoad, w->uint_type, index, variable);
    w->first = new_id(w);
    PUT(&w->body, SpvOpIMul, w->uint_type, w->first, index, factor);
}

/* Loads the next word of this vertex. */
static uint32_t write_word(struct writer *w, bool is_float)
{
    uint32_t offset = constant(w, w->at++), index = new_id(w), place = new_id(w), word = new_id(w);

    PUT(&w->body, SpvOpIAdd, w->uint_type, index, w->first, offset);
    PUT(&w->body, SpvOpAccessChain, w->word_type, place, w->buffer, w->zero, index);
    PUT(&w->body, SpvOpLoad, w->uint_type, word, place);
    if (!is_float)
        return word;
    uint32_t number = new_id(w);
    PUT(&w->body, SpvOpBitcast, w->float_type, number, word);
    return number;
}

static void write_row(struct writer *w, const struct fed_output *o, uint32_t type, uint32_t place)
{
    uint32_t operands[2 + MAX_COLUMNS] = {type, 0};

    for (uint32_t column = 0; column < o->columns; column++)
        operands[2 + column] = write_word(w, o->is_float);
    uint32_t value = operands[2];
    if (o->columns > 1) {
        value = operands[1] = new_id(w);
        append_instruction(&w->body, SpvOpCompositeConstruct, operands, 2 + o->columns);
    }
    PUT(&w->body, SpvOpStore, place, value);
}

static void write_output(struct writer *w, const struct fed_output *o)
{
    uint32_t row_type = (o->is_float ? w->float_vectors : w->uint_vectors)[o->columns];
    uint32_t type = o->is_array ? array_type(w, row_type, o->rows) : row_type;
    uint32_t row_pointer = pointer_type(w, SpvStorageClassOutput, row_type);
    uint32_t pointer = o->is_array ? pointer_type(w, SpvStorageClassOutput, type) : row_pointer, variable = new_id(w);

    PUT(&w->globals, SpvOpVariable, pointer, variable, SpvStorageClassOutput);
    append_words(&w->interface, &variable, 1);
    if (o->builtin == SpvBuiltInMax) {
        PUT(&w->annotations, SpvOpDecorate, variable, SpvDecorationLocation, o->location);
        PUT(&w->annotations, SpvOpDecorate, variable, SpvDecorationComponent, o->component);
    } else {
        PUT(&w->annotations, SpvOpDecorate, variable, SpvDecorationBuiltIn, o->builtin);
    }
    for (uint32_t row = 0; row < o->rows; row++) {
        uint32_t place = variable;
        if (o->is_array) {
            uint32_t index = constant(w, row);
            place = new_id(w);
            PUT(&w->body, SpvOpAccessChain, row_pointer, place, variable, index);
        }
        write_row(w, o, row_type, place);
    }
}

static void write_head(struct writer *w, const struct fed_output *outputs, uint32_t output_count)
{
    const uint32_t entry[] = {SpvExecutionModelVertex, w->main, MAIN_WORD, 0};
    struct word_list operands = {0};

    PUT(&w->head, SpvOpCapability, SpvCapabilityShader);
    for (uint32_t i = 0; i < output_count; i++) {
        if (outputs[i].builtin == SpvBuiltInClipDistance)
            PUT(&w->head, SpvOpCapability, SpvCapabilityClipDistance);
        if (outputs[i].builtin == SpvBuiltInCullDistance)
            PUT(&w->head, SpvOpCapability, SpvCapabilityCullDistance);
        if (outputs[i].builtin == SpvBuiltInLayer)
            PUT(&w->head, SpvOpCapability, SpvCapabilityShaderLayer);
        if (outputs[i].builtin == SpvBuiltInViewportIndex)
            PUT(&w->head, SpvOpCapability, SpvCapabilityShaderViewportIndex);
    }
    PUT(&w->head, SpvOpMemoryModel, SpvAddressingModelLogical, SpvMemoryModelGLSL450);
    append_words(&operands, entry, sizeof entry / sizeof *entry);
    append_words(&operands, w->interface.words, w->interface.count);
    append_instruction(&w->head, SpvOpEntryPoint, operands.words, operands.count);
}

uint32_t *write_pass_through(const struct fed_output *outputs, uint32_t output_count, uint32_t set, size_t *word_count)
{
    struct writer w = {0};
    struct word_list module = {0};
    uint32_t stride = 0;

    for (uint32_t i = 0; i < output_count; i++)
        stride += words_of(&outputs[i]);
    w.main = new_id(&w);
    write_types(&w);
    PUT(&w.body, SpvOpFunction, w.void_type, w.main, 0, w.function_type);
    PUT(&w.body, SpvOpLabel, new_id(&w));
    write_buffer(&w, set);
    write_vertex_index(&w, stride);
    for (uint32_t i = 0; i < output_count; i++)
        write_output(&w, &outputs[i]);
    append_instruction(&w.body, SpvOpReturn, NULL, 0);
    append_instruction(&w.body, SpvOpFunctionEnd, NULL, 0);
    write_head(&w, outputs, output_count);

    const uint32_t header[SPIRV_HEADER_WORDS] = {SpvMagicNumber, VERSION_1_5, 0, w.last_id + 1, 0};
    append_words(&module, header, SPIRV_HEADER_WORDS);
    append_words(&module, w.head.words, w.head.count);
    append_words(&module, w.annotations.words, w.annotations.count);
    append_words(&module, w.globals.words, w.globals.count);
    append_words(&module, w.body.words, w.body.count);
    *word_count = module.count;
    return module.words;
}
