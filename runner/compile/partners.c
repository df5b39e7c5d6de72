/* Writes SPIR-V for other stages: see partners.h. */
#include "runner/compile/partners.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"

#include <stdlib.h>

enum {
    VERSION_1_5 = 0x10500,
    MAIN_WORD = 'm' | 'a' << 8 | 'i' << 16 | 'n' << 24, /* "main"; the next word holds the terminating zero */
    MAX_COLUMNS = 4,
    KINDS = 3,
    GIVEN_VERTICES = 32 /* gl_MaxPatchVertices: size of arrays that hold a patch's vertices */
};

struct writer {
    struct word_list head, modes, notes, globals, body, interface;
    uint32_t last_id, main, void_type, function_type;
    uint32_t types[KINDS][MAX_COLUMNS + 1]; /* by enum number_kind and columns */
    uint32_t zero, invocation;              /* indices: 0; the control point */
    uint32_t attributes;                    /* so far */
};

static uint32_t new_id(struct writer *w)
{
    return ++w->last_id;
}

static uint32_t constant(struct writer *w, enum number_kind kind, uint32_t bits)
{
    uint32_t id = new_id(w);

    PUT(&w->globals, SpvOpConstant, w->types[kind][1], id, bits);
    return id;
}

static void write_types(struct writer *w)
{
    w->main = new_id(w);
    w->void_type = new_id(w);
    w->function_type = new_id(w);
    PUT(&w->globals, SpvOpTypeVoid, w->void_type);
    PUT(&w->globals, SpvOpTypeFunction, w->function_type, w->void_type);
    for (uint32_t kind = 0; kind < KINDS; kind++)
        for (uint32_t columns = 1; columns <= MAX_COLUMNS; columns++) {
            uint32_t id = w->types[kind][columns] = new_id(w);
            if (columns > 1)
                PUT(&w->globals, SpvOpTypeVector, id, w->types[kind][1], columns);
            else if (kind == NUMBER_FLOAT)
                PUT(&w->globals, SpvOpTypeFloat, id, 32);
            else
                PUT(&w->globals, SpvOpTypeInt, id, 32, kind == NUMBER_SIGNED);
        }
    w->zero = constant(w, NUMBER_UNSIGNED, 0);
    PUT(&w->body, SpvOpFunction, w->void_type, w->main, 0, w->function_type);
    PUT(&w->body, SpvOpLabel, new_id(w));
}

static struct writer begin(SpvCapability capability)
{
    struct writer w = {.last_id = 0};

    PUT(&w.head, SpvOpCapability, SpvCapabilityShader);
    if (capability != SpvCapabilityShader)
        PUT(&w.head, SpvOpCapability, capability);
    write_types(&w);
    return w;
}

static struct module *finish(struct writer *w, SpvExecutionModel model)
{
    struct word_list words = {0}, entry = {0};
    const uint32_t start[] = {model, w->main, MAIN_WORD, 0};

    append_instruction(&w->body, SpvOpReturn, NULL, 0);
    append_instruction(&w->body, SpvOpFunctionEnd, NULL, 0);
    append_words(&entry, start, sizeof start / sizeof *start);
    append_words(&entry, w->interface.words, w->interface.count);
    PUT(&w->head, SpvOpMemoryModel, SpvAddressingModelLogical, SpvMemoryModelGLSL450);
    append_instruction(&w->head, SpvOpEntryPoint, entry.words, entry.count);
    const uint32_t header[SPIRV_HEADER_WORDS] = {SpvMagicNumber, VERSION_1_5, 0, w->last_id + 1, 0};
    append_words(&words, header, SPIRV_HEADER_WORDS);
    const struct word_list *const lists[] = {&w->head, &w->modes, &w->notes, &w->globals, &w->body};
    for (size_t n = 0; n < sizeof lists / sizeof *lists; n++)
        append_words(&words, lists[n]->words, lists[n]->count);
    struct module *module = declare_module(words.words, words.count);
    if (!module)
        test_fails("out of memory");
    return module;
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

/* `vertices`: of an array; 0: none. */
static uint32_t variable(struct writer *w, SpvStorageClass storage, uint32_t type, uint32_t vertices)
{
    uint32_t array = type, pointer, id;

    if (vertices > 0) {
        uint32_t count = constant(w, NUMBER_UNSIGNED, vertices);
        array = new_id(w);
        PUT(&w->globals, SpvOpTypeArray, array, type, count);
    }
    pointer = new_id(w);
    id = new_id(w);
    PUT(&w->globals, SpvOpTypePointer, pointer, storage, array);
    PUT(&w->globals, SpvOpVariable, pointer, id, storage);
    append_words(&w->interface, &id, 1);
    return id;
}

static uint32_t located(struct writer *w, SpvStorageClass storage, const struct module_location *l, uint32_t vertices)
{
    uint32_t id = variable(w, storage, w->types[l->kind][l->columns], vertices);

    PUT(&w->notes, SpvOpDecorate, id, SpvDecorationLocation, l->location);
    PUT(&w->notes, SpvOpDecorate, id, SpvDecorationComponent, l->component);
    return id;
}

static uint32_t builtin(struct writer *w, SpvStorageClass storage, uint32_t type, SpvBuiltIn which, uint32_t vertices)
{
    uint32_t id = variable(w, storage, type, vertices);

    PUT(&w->notes, SpvOpDecorate, id, SpvDecorationBuiltIn, which);
    return id;
}

/* `index`: an id, or 0: the variable itself. */
static uint32_t place(struct writer *w, SpvStorageClass storage, uint32_t type, uint32_t id, uint32_t index)
{
    uint32_t pointer, at;

    if (!index)
        return id;
    pointer = new_id(w);
    at = new_id(w);
    PUT(&w->globals, SpvOpTypePointer, pointer, storage, type);
    PUT(&w->body, SpvOpAccessChain, pointer, at, id, index);
    return at;
}

static void copy(struct writer *w, uint32_t type, uint32_t to, uint32_t to_index, uint32_t from, uint32_t from_index)
{
    uint32_t value = new_id(w), source = place(w, SpvStorageClassInput, type, from, from_index);

    PUT(&w->body, SpvOpLoad, type, value, source);
    PUT(&w->body, SpvOpStore, place(w, SpvStorageClassOutput, type, to, to_index), value);
}

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

/* An attribute of the type, at the next location. */
static uint32_t attribute(struct writer *w, enum number_kind kind, uint32_t columns)
{
    const struct module_location l = {.location = w->attributes++, .columns = columns, .kind = kind};

    return located(w, SpvStorageClassInput, &l, 0);
}

struct module *write_vertex_partner(const struct module *of)
{
    enum {
        MAX_ATTRIBUTES = 32
    };
    struct writer w = begin(SpvCapabilityShader);
    uint32_t vector = w.types[NUMBER_FLOAT][4];

    copy(&w, vector, builtin(&w, SpvStorageClassOutput, vector, SpvBuiltInPosition, 0), 0,
         attribute(&w, NUMBER_FLOAT, 4), 0);
    for (uint32_t n = 0; n < of->location_count; n++) {
        const struct module_location *l = &of->locations[n];
        if (l->is_output)
            continue;
        if (w.attributes == MAX_ATTRIBUTES)
            test_skips("the shader reads more than %u locations", MAX_ATTRIBUTES - 1);
        uint32_t output = located(&w, SpvStorageClassOutput, l, 0);
        copy(&w, w.types[l->kind][l->columns], output, 0, attribute(&w, l->kind, l->columns), 0);
    }
    return finish(&w, SpvExecutionModelVertex);
}

static void write_levels(struct writer *w, SpvBuiltIn which, uint32_t count, uint32_t level)
{
    uint32_t type = w->types[NUMBER_FLOAT][1], id = builtin(w, SpvStorageClassOutput, type, which, count);

    PUT(&w->notes, SpvOpDecorate, id, SpvDecorationPatch);
    for (uint32_t n = 0; n < count; n++)
        PUT(&w->body, SpvOpStore, place(w, SpvStorageClassOutput, type, id, constant(w, NUMBER_UNSIGNED, n)), level);
}

struct module *write_hull_partner(const struct module *of)
{
    struct writer w = begin(SpvCapabilityTessellation);
    uint32_t vector = w.types[NUMBER_FLOAT][4], word = w.types[NUMBER_UNSIGNED][1];

    PUT(&w.modes, SpvOpExecutionMode, w.main, SpvExecutionModeOutputVertices, PATCH_VERTICES);
    PUT(&w.modes, SpvOpExecutionMode, w.main, SpvExecutionModeSpacingFractionalOdd);
    PUT(&w.modes, SpvOpExecutionMode, w.main, SpvExecutionModeVertexOrderCw);
    w.invocation = new_id(&w);
    PUT(&w.body, SpvOpLoad, word, w.invocation, builtin(&w, SpvStorageClassInput, word, SpvBuiltInInvocationId, 0));
    uint32_t from = builtin(&w, SpvStorageClassInput, vector, SpvBuiltInPosition, GIVEN_VERTICES);
    uint32_t to = builtin(&w, SpvStorageClassOutput, vector, SpvBuiltInPosition, PATCH_VERTICES);
    copy(&w, vector, to, w.invocation, from, w.invocation);
    for (uint32_t n = 0; n < of->location_count; n++) {
        const struct module_location *l = &of->locations[n];
        if (l->is_output)
            continue;
        from = located(&w, SpvStorageClassInput, l, GIVEN_VERTICES);
        to = located(&w, SpvStorageClassOutput, l, l->is_patch ? 0 : PATCH_VERTICES);
        if (l->is_patch)
            PUT(&w.notes, SpvOpDecorate, to, SpvDecorationPatch);
        copy(&w, w.types[l->kind][l->columns], to, l->is_patch ? 0 : w.invocation, from,
             l->is_patch ? w.zero : w.invocation);
    }
    const uint32_t level = constant(&w, NUMBER_FLOAT, 0x40400000); /* 3 */
    write_levels(&w, SpvBuiltInTessLevelOuter, 4, level);
    write_levels(&w, SpvBuiltInTessLevelInner, 2, level);
    return finish(&w, SpvExecutionModelTessellationControl);
}

struct module *write_domain_partner(const struct module *of)
{
    struct writer w = begin(SpvCapabilityTessellation);
    uint32_t vector = w.types[NUMBER_FLOAT][4];

    PUT(&w.modes, SpvOpExecutionMode, w.main, of->tessellated ? of->tessellated : SpvExecutionModeTriangles);
    uint32_t from = builtin(&w, SpvStorageClassInput, vector, SpvBuiltInPosition, GIVEN_VERTICES);
    copy(&w, vector, builtin(&w, SpvStorageClassOutput, vector, SpvBuiltInPosition, 0), 0, from, w.zero);
    for (uint32_t n = 0; n < of->location_count; n++) {
        const struct module_location *l = &of->locations[n];
        if (!l->is_output)
            continue;
        from = located(&w, SpvStorageClassInput, l, l->is_patch ? 0 : GIVEN_VERTICES);
        if (l->is_patch)
            PUT(&w.notes, SpvOpDecorate, from, SpvDecorationPatch);
        copy(&w, w.types[l->kind][l->columns], located(&w, SpvStorageClassOutput, l, 0), 0, from,
             l->is_patch ? 0 : w.zero);
    }
    return finish(&w, SpvExecutionModelTessellationEvaluation);
}

struct module *write_mesh_partner(void)
{
    struct writer w = begin(SpvCapabilityMeshShadingEXT);
    static const char extension[] = "SPV_EXT_mesh_shader";
    uint32_t name[sizeof extension / sizeof(uint32_t) + 1] = {0};

    for (size_t n = 0; n < sizeof extension; n++)
        name[n / 4] |= (uint32_t)(unsigned char)extension[n] << n % 4 * 8;
    append_instruction(&w.head, SpvOpExtension, name, (sizeof extension + 3) / 4);
    PUT(&w.modes, SpvOpExecutionMode, w.main, SpvExecutionModeLocalSize, 1, 1, 1);
    PUT(&w.modes, SpvOpExecutionMode, w.main, SpvExecutionModeOutputVertices, 3);
    PUT(&w.modes, SpvOpExecutionMode, w.main, SpvExecutionModeOutputPrimitivesEXT, 1);
    PUT(&w.modes, SpvOpExecutionMode, w.main, SpvExecutionModeOutputTrianglesEXT);
    uint32_t vector = w.types[NUMBER_FLOAT][4];
    builtin(&w, SpvStorageClassOutput, vector, SpvBuiltInPosition, 3);
    PUT(&w.body, SpvOpSetMeshOutputsEXT, w.zero, w.zero);
    return finish(&w, SpvExecutionModelMeshEXT);
}
