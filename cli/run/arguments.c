/* Reads the options of `dxil-spirv run`. */
#include "cli/messages.h"
#include "cli/near_names.h"
#include "cli/run/run.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

const char run_usage[] =
    "usage: dxil-spirv run [OPTION]... SHADER\n"
    "       dxil-spirv run [OPTION]... NAME.run\n"
    "Executes a shader on the CPU: one stage of a pipeline, with the inputs that are given.\n"
    "  --entry NAME             entry point (default: the first)\n"
    "  --dispatch X Y Z         compute, amplification and mesh shaders: thread groups (default: 1 1 1)\n"
    "  --payload DATA           mesh shaders: payload of the amplification shader\n"
    "  --vertices N             vertex shaders: number of vertices\n"
    "  --instances N            vertex shaders: number of instances (default: 1)\n"
    "  --start-vertex N, --start-instance N\n"
    "                           vertex shaders: first vertex and first instance of the inputs (default: 0)\n"
    "  --indices DATA           vertex shaders: index buffer\n"
    "  --attribute NAME=DATA    vertex and geometry shaders: input per vertex, for example TEXCOORD1=f32:...\n"
    "  --instance-attribute NAME=DATA\n"
    "                           vertex shaders: input per instance\n"
    "  --pixels W H             pixel shaders: size of the render targets\n"
    "  --samples N              pixel shaders: samples per pixel (default: 1)\n"
    "  --interpolant NAME=DATA  pixel shaders: input, one value for all vertices of the triangle, or three values.\n"
    "                           The triangle is SV_Position in clip space; without SV_Position, its vertices are the\n"
    "                           target's top left, top right and bottom left corners, and it covers the whole target\n"
    "  --primitives N           geometry shaders: number of primitives, whose vertices --attribute gives in a row\n"
    "  --patches N              hull and domain shaders: number of patches\n"
    "  --control-point NAME=DATA\n"
    "                           hull and domain shaders: input per control point, patch after patch\n"
    "  --patch-constant NAME=DATA\n"
    "                           domain shaders: input per patch, for example SV_TessFactor2=f32:...\n"
    "  --locations DATA         domain shaders: SV_DomainLocation of each point, two numbers or (triangles) three. "
    "Each\n"
    "                           patch gets all points\n"
    "  --view N                 SV_ViewID (default: 0)\n"
    "  --buffer REGISTER=DATA   raw or structured buffer\n"
    "  --cbuffer REGISTER=DATA  constant buffer\n"
    "  --typed REGISTER=FORMAT:DATA\n"
    "                           typed buffer\n"
    "  --texture REGISTER=FORMAT:SIZE:DATA\n"
    "                           texture, for example t0=rgba8:4x4,mips3:zeros\n"
    "  --scene REGISTER=KIND:DATA\n"
    "                           acceleration structure. KIND is triangles or opaque-triangles (DATA: three vertices\n"
    "                           each), boxes or opaque-boxes (DATA: minimum and maximum corner each)\n"
    "  --sampler REGISTER=STATE sampler, for example s0=linear,clamp,less-equal\n"
    "  --counter REGISTER=N     counter of the UAV given before\n"
    "  --bind-all FILLING       give all that is not given: resources, inputs, sizes. FILLING is zeros or random;\n"
    "                           random integers are 0 to 15, random floats -8 to 8. Buffers get 32-bit floats where "
    "the\n"
    "                           shader's file has the types of their members, else integers alone\n"
    "  --set MEMBER=NUMBERS     write to a buffer before the run: count=3, Params.tint=1,0.5,0, lights[1].range=2 or\n"
    "                           items[0].flags[2]=7. Matrices are written row by row, view[1] is a row.\n"
    "                           Of a member with a register's name, give the buffer: Params.t0[1]=3\n"
    "  --set REGISTER[BYTE]=DATA\n"
    "                           the same by place, for files without names: b0[4]=3, b0[16]=f32:1,2. DATA may be a\n"
    "                           number: 3, -1 or 0.5\n"
    "  --pdb PATH               file or folder with the names and lines (default: beside the shader)\n"
    "  --list                   show the options that give what the shader reads, and members for --set; do not run "
    "it\n"
    "  --template FILE          write a .run file with all that the shader reads, to fill in; with --bind-all random, "
    "with\n"
    "                           random values. -: standard output\n"
    "  --run-file FILE          take inputs and resources from a .run file (docs/reference/run-files.md), which may "
    "name\n"
    "                           further shaders of a pipeline; say what it expects and does not get. NAME.run alone "
    "is\n"
    "                           NAME.dxil with this file. --set, --dump and --trace go with it\n"
    "  --dump REGISTER[:TYPE]   show a resource after the run. TYPE is u32 (default), i32 or f32\n"
    "  --dump NAME[:TYPE]       show an output, for example SV_Position, SV_Target0 or SV_TessFactor1 (TYPE defaults "
    "to the\n"
    "                           output's), the indices of mesh shaders, or the payload of amplification shaders\n"
    "  --trace X[,Y[,Z]]        show each instruction of one thread. Compute, amplification and mesh shaders:\n"
    "                           SV_DispatchThreadID; vertex shaders: vertex, instance; pixel shaders: x, y;\n"
    "                           hull shaders: patch, control point; domain shaders: patch, point;\n"
    "                           geometry shaders: primitive, instance\n"
    "  --wave-size N            lanes per wave, a power of two from 4 to 128 (default: 32)\n"
    "  --lane-order ORDER       quads (default): 2 x 2 threads are a quad if the group's size allows it;\n"
    "                           linear: lane = thread index in the group modulo lanes per wave\n"
    "  --steps N                stop after this many instructions (default: 4294967296)\n"
    "REGISTER is u0, t3, u1,space2, h4 (index 4 of the resource heap) or d4 (index 4 of the sampler heap); t4... is "
    "t4\n"
    "and all higher registers of the space.\n"
    "DATA is u32:1,2,0x3, i32:..., f32:..., u8:..., u32:zeros:N, f32:random:N (N numbers), zeros:N (N 32-bit words), "
    "zeros\n"
    "(textures) or the name of a file.\n"
    "Buffers may mix types of 32 bits: f32:1,0.5,u32:3,f32:random:8.\n"
    "FORMAT is rgba32f, rg16ui, r8, rgba8s, ...; numbers are converted to it, files contain texels in it.\n"
    "SIZE is W, WxH or WxHxD, then ,mipsN ,layersN ,samplesN.\n";

/* ---- Single options ---------------------------------------------------------------------------------------------- */

static bool set_stages(struct run_arguments *arguments, const char *option, uint32_t stages)
{
    if (!(arguments->stages & stages)) {
        complain("run: %s and %s are options for different stages", option, arguments->last_option);
        return false;
    }
    for (uint32_t i = 0; i < RUN_STAGES; i++)
        if (!(stages >> i & 1) && !arguments->excluding[i])
            arguments->excluding[i] = option;
    if (stages != RUN_ALL)
        arguments->last_option = option;
    arguments->stages &= stages;
    return true;
}

struct run_resource *run_find_resource(struct run_arguments *arguments, const struct dxs_exec_resource *place)
{
    for (uint32_t i = 0; i < arguments->resource_count; i++) {
        const struct dxs_exec_resource *r = &arguments->resources[i].resource;
        if (r->resource_class == place->resource_class && r->space == place->space && r->number == place->number)
            return &arguments->resources[i];
    }
    return NULL;
}

static bool add_resource(struct run_arguments *arguments, const struct run_word *word, enum run_resource_kind kind)
{
    struct run_resource *resource = &arguments->resources[arguments->resource_count];

    if (arguments->resource_count == MAX_GIVEN)
        return run_refuse(word, "too many resources: the limit is 128");
    bool read = run_read_resource(resource, word, kind);
    if (run_find_resource(arguments, &resource->resource) && read) {
        free(resource->resource.data);
        return run_refuse(word, "the register is given twice");
    }
    arguments->resource_count++;
    return read;
}

static bool add_counter(struct run_arguments *arguments, const struct run_word *word)
{
    struct dxs_exec_resource place = {0};
    const char *text = word->value;
    struct run_resource *resource;

    if (!run_read_register(&text, &place) || *text++ != '=')
        return run_refuse(word, "expected REGISTER=N");
    resource = run_find_resource(arguments, &place);
    if (!resource)
        return run_refuse(word, "the register has no resource yet; give its resource first");
    resource->resource.counter = &resource->counter;
    return run_read_whole_uint32(text, &resource->counter) || run_refuse(word, "expected REGISTER=N");
}

static bool add_input(struct run_arguments *arguments, const struct run_word *word, enum run_role role)
{
    struct run_input *input = &arguments->inputs[arguments->input_count];
    const char *text = word->value;

    if (arguments->input_count == MAX_GIVEN)
        return run_refuse(word, "too many inputs: the limit is 128");
    *input = (struct run_input){.word = *word, .role = role};
    if (!run_read_semantic(&text, input->semantic, &input->index) || *text++ != '=')
        return run_refuse(word, "expected NAME=DATA, for example TEXCOORD1=f32:0,1");
    arguments->input_count++;
    if (!run_read_data(word, text, &input->data))
        return false;
    return (!input->data.is_mixed && input->data.type != 'z' && input->data.type != 'b') ||
           run_refuse(word, "expected u32:..., i32:... or f32:... as DATA of inputs");
}

static bool add_dump(struct run_arguments *arguments, const struct run_word *word)
{
    struct run_dump *dump = &arguments->dumps[arguments->dump_count];
    const char *text = word->value;

    if (arguments->dump_count == MAX_GIVEN)
        return run_refuse(word, "too many dumps: the limit is 128");
    *dump = (struct run_dump){.word = *word};
    dump->is_output = !run_read_register(&text, &dump->place) || (*text && *text != ':');
    if (dump->is_output)
        text = word->value;
    if (dump->is_output && !run_read_semantic(&text, dump->semantic, &dump->index))
        return run_refuse(word, "expected REGISTER[:TYPE] or NAME[:TYPE]");
    if (strcmp(text, ":u32") == 0 || strcmp(text, ":i32") == 0 || strcmp(text, ":f32") == 0)
        dump->type = text[1];
    else if (*text)
        return run_refuse(word, "unknown type: expected u32, i32 or f32");
    arguments->dump_count++;
    return true;
}

/* Finds the resources to dump. Their options may come after --dump. */
bool run_find_dumps(struct run_arguments *arguments)
{
    for (uint32_t i = 0; i < arguments->dump_count; i++) {
        struct run_dump *dump = &arguments->dumps[i];
        dump->resource = dump->is_output ? NULL : run_find_resource(arguments, &dump->place);
        if (!dump->is_output && !dump->resource)
            return run_refuse(&dump->word, "the register has no resource; give one with --buffer, --texture, ...");
        if (!dump->is_output && (dump->resource->kind == RUN_SAMPLER || dump->resource->kind == RUN_SCENE))
            return run_refuse(&dump->word, "samplers and scenes have no contents to show");
    }
    return true;
}

static bool set_trace(struct run_arguments *arguments, const struct run_word *word)
{
    uint32_t *thread = arguments->options.traced_thread;
    const char *text = word->value;

    arguments->options.trace = run_print_trace;
    for (unsigned i = 0; i < 3; i++) {
        if (!run_read_uint32(&text, &thread[i]))
            return run_refuse(word, "expected X, X,Y or X,Y,Z");
        if (*text != ',')
            break;
        text++;
    }
    return !*text || run_refuse(word, "expected X, X,Y or X,Y,Z");
}

/* An option that takes DATA and may be given once. */
static bool set_data(const struct run_word *word, struct run_data *data)
{
    if (data->bytes)
        return run_refuse(word, "the option is given twice");
    return run_read_data(word, word->value, data);
}

static bool set_steps(struct run_arguments *arguments, const struct run_word *word)
{
    const char *text = word->value;
    return (run_read_number(&text, &arguments->options.step_limit) && !*text) || run_refuse(word, "expected a number");
}

static bool add_change(struct run_arguments *arguments, const struct run_word *word)
{
    if (arguments->change_count == MAX_GIVEN)
        return run_refuse(word, "too many changes: the limit is 128");
    return run_read_change(&arguments->changes[arguments->change_count++], word);
}

static bool set_filling(struct run_arguments *arguments, const struct run_word *word)
{
    arguments->filling = word->value;
    return strcmp(word->value, "zeros") == 0 || strcmp(word->value, "random") == 0 ||
           run_refuse(word, "expected zeros or random");
}

static bool set_lane_order(struct run_arguments *arguments, const struct run_word *word)
{
    arguments->options.linear_lane_order = strcmp(word->value, "linear") == 0;
    return arguments->options.linear_lane_order || strcmp(word->value, "quads") == 0 ||
           run_refuse(word, "expected quads or linear");
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

enum run_option_kind {
    RUN_TEXT,     /* `field` is a const char * */
    RUN_NUMBER,   /* `field` is a uint32_t */
    RUN_SIZES,    /* `field` is the first of `words` of them */
    RUN_DATA,     /* `field` is a struct run_data */
    RUN_RESOURCE, /* `value` is an enum run_resource_kind */
    RUN_INPUT,    /* `value` is an enum run_role */
    RUN_COUNTER,
    RUN_DUMP,
    RUN_TRACE,
    RUN_STEPS,
    RUN_SET,
    RUN_FILL,
    RUN_LANE_ORDER
};

#define FIELD(name) offsetof(struct run_arguments, name)

static const struct run_option {
    const char *name;
    enum run_option_kind kind;
    uint32_t stages; /* those that the option is for */
    size_t field;
    unsigned value, words; /* words: arguments of RUN_SIZES; the others have one */
} options[] = {
    {"--entry", RUN_TEXT, RUN_ALL, .field = FIELD(entry)},
    {"--template", RUN_TEXT, RUN_ALL, .field = FIELD(template_path)},
    {"--run-file", RUN_TEXT, RUN_ALL, .field = FIELD(run_file)},
    {"--dispatch", RUN_SIZES, RUN_GROUPS, .field = FIELD(groups), .words = 3},
    {"--payload", RUN_DATA, RUN_MESH, .field = FIELD(payload)},
    {"--vertices", RUN_NUMBER, RUN_VERTEX, .field = FIELD(vertices.vertex_count)},
    {"--instances", RUN_NUMBER, RUN_VERTEX, .field = FIELD(vertices.instance_count)},
    {"--start-vertex", RUN_NUMBER, RUN_VERTEX, .field = FIELD(vertices.start_vertex)},
    {"--start-instance", RUN_NUMBER, RUN_VERTEX, .field = FIELD(vertices.start_instance)},
    {"--indices", RUN_DATA, RUN_VERTEX, .field = FIELD(indices)},
    {"--attribute", RUN_INPUT, RUN_VERTEX | RUN_GEOMETRY, .value = RUN_ATTRIBUTE},
    {"--instance-attribute", RUN_INPUT, RUN_VERTEX, .value = RUN_INSTANCE_ATTRIBUTE},
    {"--pixels", RUN_SIZES, RUN_PIXEL, .field = FIELD(pixels), .words = 2},
    {"--samples", RUN_NUMBER, RUN_PIXEL, .field = FIELD(samples)},
    {"--interpolant", RUN_INPUT, RUN_PIXEL, .value = RUN_INTERPOLANT},
    {"--primitives", RUN_NUMBER, RUN_GEOMETRY, .field = FIELD(primitives)},
    {"--patches", RUN_NUMBER, RUN_HULL | RUN_DOMAIN, .field = FIELD(patches)},
    {"--control-point", RUN_INPUT, RUN_HULL | RUN_DOMAIN, .value = RUN_CONTROL_POINT},
    {"--patch-constant", RUN_INPUT, RUN_DOMAIN, .value = RUN_PATCH_CONSTANT},
    {"--locations", RUN_DATA, RUN_DOMAIN, .field = FIELD(locations)},
    {"--pdb", RUN_TEXT, RUN_ALL, .field = FIELD(pdb)},
    {"--view", RUN_NUMBER, RUN_ALL, .field = FIELD(view)},
    {"--buffer", RUN_RESOURCE, RUN_ALL, .value = RUN_BUFFER},
    {"--cbuffer", RUN_RESOURCE, RUN_ALL, .value = RUN_CBUFFER},
    {"--typed", RUN_RESOURCE, RUN_ALL, .value = RUN_TYPED},
    {"--texture", RUN_RESOURCE, RUN_ALL, .value = RUN_TEXTURE},
    {"--scene", RUN_RESOURCE, RUN_ALL, .value = RUN_SCENE},
    {"--sampler", RUN_RESOURCE, RUN_ALL, .value = RUN_SAMPLER},
    {"--counter", RUN_COUNTER, .stages = RUN_ALL},
    {"--dump", RUN_DUMP, .stages = RUN_ALL},
    {"--trace", RUN_TRACE, .stages = RUN_ALL},
    {"--wave-size", RUN_NUMBER, RUN_ALL, .field = FIELD(options.wave_size)},
    {"--lane-order", RUN_LANE_ORDER, .stages = RUN_ALL},
    {"--steps", RUN_STEPS, .stages = RUN_ALL},
    {"--set", RUN_SET, .stages = RUN_ALL},
    {"--bind-all", RUN_FILL, .stages = RUN_ALL},
};

static const struct run_option *find_option(const char *name)
{
    for (size_t n = 0; n < sizeof options / sizeof *options; n++)
        if (strcmp(options[n].name, name) == 0)
            return &options[n];
    return NULL;
}

static const char *near_option(const char *name)
{
    struct nearest nearest = nearest_begin(name, strlen(name));

    for (size_t n = 0; n < sizeof options / sizeof *options; n++)
        nearest_try(&nearest, options[n].name);
    return nearest.name;
}

static bool read_sizes(uint32_t *sizes, const struct run_option *option, char **words)
{
    enum {
        MAX_GROUPS = 65535 /* along an axis, in Direct3D */
    };
    for (unsigned n = 0; n < option->words; n++) {
        if (!run_read_whole_uint32(words[n], &sizes[n])) {
            complain("run: %s: expected %u numbers", option->name, option->words);
            return false;
        }
        if (option->stages == RUN_GROUPS && sizes[n] > MAX_GROUPS) {
            complain("run: %s %s: expected at most %d groups along an axis", option->name, words[n], MAX_GROUPS);
            return false;
        }
    }
    return true;
}

/* Whether a .run file says what the option says. */
static bool is_of_run_files(const struct run_option *option)
{
    return option->stages != RUN_ALL || option->kind == RUN_RESOURCE || option->kind == RUN_COUNTER ||
           option->kind == RUN_FILL || option->field == FIELD(view);
}

/* `words`: the arguments of the option. */
static bool read_option(struct run_arguments *arguments, const struct run_option *option, char **words)
{
    struct run_word word = {option->name, words[0]};
    void *field = (char *)arguments + option->field;

    if (!set_stages(arguments, option->name, option->stages))
        return false;
    if (is_of_run_files(option))
        arguments->giving_option = option->name;
    switch (option->kind) {
    case RUN_TEXT:
        *(const char **)field = word.value;
        return true;
    case RUN_NUMBER:
        return run_read_whole_uint32(word.value, field) || run_refuse(&word, "expected a number");
    case RUN_SIZES:
        return read_sizes(field, option, words);
    case RUN_DATA:
        return set_data(&word, field);
    case RUN_RESOURCE:
        return add_resource(arguments, &word, (enum run_resource_kind)option->value);
    case RUN_INPUT:
        return add_input(arguments, &word, (enum run_role)option->value);
    case RUN_COUNTER:
        return add_counter(arguments, &word);
    case RUN_DUMP:
        return add_dump(arguments, &word);
    case RUN_TRACE:
        return set_trace(arguments, &word);
    case RUN_SET:
        return add_change(arguments, &word);
    case RUN_FILL:
        return set_filling(arguments, &word);
    case RUN_STEPS:
        return set_steps(arguments, &word);
    case RUN_LANE_ORDER:
        return set_lane_order(arguments, &word);
    }
    return false;
}

/* Reads the option at argv[*index] with its arguments; *index becomes the last index read. */
static bool read_words(struct run_arguments *arguments, int argc, char **argv, int *index)
{
    const char *name = argv[*index];
    const struct run_option *option = find_option(name);

    if (!option) {
        const char *near = near_option(name);
        if (near)
            complain("run: %s: no such option; is %s meant?", name, near);
        else
            complain("run: %s: no such option; see dxil-spirv run --help", name);
        return false;
    }
    int words = option->words ? (int)option->words : 1;
    if (argc - *index <= words) {
        if (words == 1)
            complain("run: %s: the argument is missing", name);
        else
            complain("run: %s: expected %d numbers", name, words);
        return false;
    }
    char **first = argv + *index + 1;
    *index += words;
    return read_option(arguments, option, first);
}

bool run_read_option(struct run_arguments *arguments, const char *name, char **words)
{
    return read_option(arguments, find_option(name), words);
}

bool run_read_arguments(int argc, char **argv, struct run_arguments *arguments)
{
    arguments->stages = RUN_ALL;
    for (int n = 1; n < argc; n++) {
        char *word = argv[n];
        if (strcmp(word, "--help") == 0) {
            arguments->help = true;
        } else if (strcmp(word, "--list") == 0) {
            arguments->is_listed = true;
        } else if (word[0] == '-' && word[1]) {
            if (!read_words(arguments, argc, argv, &n))
                return false;
        } else if (arguments->input) {
            complain("run: %s: second shader: expected one", word);
            return false;
        } else {
            arguments->input = word;
        }
    }
    if (!arguments->input && !arguments->help)
        complain("run: no shader: expected a file\n%s", run_usage);
    return (arguments->input || arguments->help);
}

void run_free(struct run_arguments *arguments)
{
    for (uint32_t i = 0; i < arguments->resource_count; i++)
        free(arguments->resources[i].resource.data);
    for (uint32_t i = 0; i < arguments->input_count; i++)
        free(arguments->inputs[i].data.bytes);
    for (uint32_t i = 0; i < arguments->dump_count; i++)
        free(arguments->dumps[i].words);
    for (uint32_t i = 0; i < arguments->change_count; i++)
        free(arguments->changes[i].data.bytes);
    for (size_t i = 0; i < arguments->text_count; i++)
        free(arguments->texts[i]);
    free(arguments->texts);
    free(arguments->indices.bytes);
    free(arguments->locations.bytes);
    free(arguments->payload.bytes);
}
