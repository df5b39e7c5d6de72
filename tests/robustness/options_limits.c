/* Each limit of the options, from both sides. A shader that needs exactly the limit passes; with a limit one lower, it
 * fails with the error of that limit, which names both numbers. The need is counted here, independently: in the parsed
 * module and in the resulting SPIR-V words. */
#include "tests/common/demand.h"
#include "tests/common/shader_writer.h"

#include "dxil/module_object.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    IFS = 7,        /* nested */
    ARRAYS = 5,     /* nested */
    OP_LABEL = 248, /* SPIR-V opcodes */
    OP_LOOP_MERGE = 246,
    OP_SELECTION_MERGE = 247,
    FIRST_TYPE = 19, /* OpTypeVoid */
    LAST_TYPE = 33,  /* OpTypeFunction */
    HEADER_WORDS = 5,
    BOUND_OF_IDS = 3 /* index of the header word with the id bound */
};

enum limit {
    VALUES,
    BLOCKS,
    TYPES,
    NESTING,
    LIMIT_COUNT
};

struct shader {
    uint8_t *bytes;
    size_t size;
};

static struct shader write_shader(void)
{
    struct shader_writer writer;
    label merges[IFS];

    shader_begin(&writer);
    written_value buffer = write_handle(&writer, add_buffer(&writer)), id = write_thread_id(&writer);
    written_type array = writer.int32;
    written_value indices[ARRAYS];
    for (uint32_t n = 0; n < ARRAYS; n++) {
        array = write_array_type(&writer, 2, array);
        indices[n] = write_integer(&writer, 1);
    }
    written_value element = write_element_pointer(&writer, array, write_alloca(&writer, array), indices, ARRAYS);
    write_store(&writer, element, id);
    for (uint32_t n = 0; n < IFS; n++) {
        label inside = new_label(&writer);
        merges[n] = new_label(&writer);
        write_branch_if(&writer, write_compare(&writer, WRITE_EQUAL, id, write_integer(&writer, n)), inside, merges[n]);
        place_label(&writer, inside);
    }
    for (uint32_t n = IFS; n-- > 0;) {
        write_buffer_store(&writer, buffer, write_integer(&writer, n), write_load(&writer, writer.int32, element));
        write_branch(&writer, merges[n]);
        place_label(&writer, merges[n]);
    }
    write_return(&writer);
    struct shader shader;
    shader.bytes = shader_finish(&writer, &shader.size);
    return shader;
}

/* ---- What it takes ----------------------------------------------------------------------------------------------- */

static void count_module(const struct module *module, uint32_t takes[LIMIT_COUNT])
{
    takes[VALUES] = module->value_count;
    takes[BLOCKS] = 0;
    takes[TYPES] = module->type_count;
    takes[NESTING] = ARRAYS + 1; /* + 1: the integer type */
    for (uint32_t f = 0; f < module->function_count; f++) {
        takes[VALUES] += module->functions[f].value_count;
        takes[BLOCKS] += module->functions[f].block_count;
    }
}

static void count_words(const struct dxs_spirv *spirv, uint32_t takes[LIMIT_COUNT])
{
    takes[VALUES] = spirv->words[BOUND_OF_IDS] - 1;
    takes[BLOCKS] = takes[TYPES] = 0;
    takes[NESTING] = 0;
    uint32_t merges[2 * IFS], open = 0; /* stack: merge blocks of the open constructs */
    for (size_t at = HEADER_WORDS; at < spirv->word_count; at += spirv->words[at] >> 16) {
        uint32_t op = spirv->words[at] & 0xFFFF;
        takes[TYPES] += op >= FIRST_TYPE && op <= LAST_TYPE;
        takes[BLOCKS] += op == OP_LABEL;
        while (op == OP_LABEL && open > 0 && merges[open - 1] == spirv->words[at + 1])
            open--;
        if (op == OP_SELECTION_MERGE || op == OP_LOOP_MERGE)
            merges[open++] = spirv->words[at + 1];
        if (takes[NESTING] < open)
            takes[NESTING] = open;
    }
}

/* ---- Both sides -------------------------------------------------------------------------------------------------- */

struct objects {
    dxs_module *module;
    dxs_converter *converter;
};

/* Parses and converts under these limits. Returns the error of the step that fails. */
static struct dxs_error run(const struct objects *o, const struct shader *shader, bool parsing,
                            struct dxs_limits limits)
{
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;

    if (parsing)
        parse_options.limits = limits;
    else
        options.limits = limits;
    if (dxs_module_parse(o->module, shader->bytes, shader->size, &parse_options) != DXS_RESULT_OK)
        return *dxs_module_error(o->module);
    dxs_convert(o->converter, o->module, 0, &options, &spirv);
    return *dxs_converter_error(o->converter);
}

static struct dxs_limits only(enum limit limit, uint32_t value)
{
    return (struct dxs_limits){
        .values = limit == VALUES ? value : 0,
        .blocks = limit == BLOCKS ? value : 0,
        .types = limit == TYPES ? value : 0,
        .nesting = limit == NESTING ? value : 0,
    };
}

static void reach(const struct objects *o, const struct shader *shader, bool parsing, enum limit limit, uint32_t takes)
{
    static const enum dxs_result codes[] = {DXS_RESULT_VALUE_LIMIT, DXS_RESULT_BLOCK_LIMIT, DXS_RESULT_TYPE_LIMIT,
                                            DXS_RESULT_NESTING_LIMIT};
    char text[32];

    demand(takes > 2, "the shader takes something of everything");
    demand(run(o, shader, parsing, only(limit, takes)).code == DXS_RESULT_OK, "exactly the limit passes");
    struct dxs_error error = run(o, shader, parsing, only(limit, takes - 1));
    demand(error.code == codes[limit], "one more than the limit is that limit's error");
    snprintf(text, sizeof text, "the limit is %u", takes - 1);
    demand(strstr(error.message, text) != NULL, "the message has the limit");
    snprintf(text, sizeof text, "%u ", takes);
    demand(strstr(error.message, text) != NULL, "the message has the number");
    demand(error.offset != DXS_NONE || error.function != DXS_NONE, "the error has a place");
    for (uint32_t less = 1; less < takes; less = 2 * less + 1)
        demand(run(o, shader, parsing, only(limit, less)).code == codes[limit], "so is any smaller limit");
    printf("%s, limit %d: %u; %s\n", parsing ? "parse" : "convert", (int)limit, takes, error.message);
}

/* Memory cannot be counted independently: searches for the least limit that suffices. */
static void reach_memory(const struct objects *o, const struct shader *shader, bool parsing)
{
    size_t few = 1, enough = (size_t)1 << 30;

    while (enough - few > 1) {
        size_t middle = few + (enough - few) / 2;
        dxs_module *module = dxs_module_create(NULL);
        dxs_converter *converter = dxs_converter_create(NULL);
        struct objects fresh = {module, converter}; /* used objects keep memory despite a lower limit */
        struct dxs_error error = run(&fresh, shader, parsing, (struct dxs_limits){.memory = middle});
        demand(error.code == DXS_RESULT_OK || error.code == DXS_RESULT_LIMIT_EXCEEDED,
               "too little memory is that limit's error");
        if (error.code != DXS_RESULT_OK) {
            char text[48];
            snprintf(text, sizeof text, "the limit is %zu", middle);
            demand(strstr(error.message, text) != NULL, "the message has the limit");
        }
        *(error.code == DXS_RESULT_OK ? &enough : &few) = middle;
        dxs_converter_destroy(converter);
        dxs_module_destroy(module);
    }
    demand(enough > 1000 && enough < 1000000, "a small shader takes little");
    demand(run(o, shader, parsing, (struct dxs_limits){0}).code == DXS_RESULT_OK, "0 is the default, of all limits");
}

int main(void)
{
    struct shader shader = write_shader();
    struct objects o = {dxs_module_create(NULL), dxs_converter_create(NULL)};
    struct dxs_spirv spirv;
    uint32_t takes[LIMIT_COUNT];

    for (int limit = 0; limit < LIMIT_COUNT; limit++) {
        for (int parsing = 0; parsing < 2; parsing++) {
            demand(dxs_module_parse(o.module, shader.bytes, shader.size, NULL) == DXS_RESULT_OK, "the shader parses");
            demand(dxs_convert(o.converter, o.module, 0, NULL, &spirv) == DXS_RESULT_OK, "the shader converts");
            if (parsing)
                count_module(dxs_module_contents(o.module), takes);
            else
                count_words(&spirv, takes);
            reach(&o, &shader, parsing, (enum limit)limit, takes[limit]);
        }
    }
    reach_memory(&o, &shader, true);
    reach_memory(&o, &shader, false);
    dxs_converter_destroy(o.converter);
    dxs_module_destroy(o.module);
    free(shader.bytes);
    return 0;
}
