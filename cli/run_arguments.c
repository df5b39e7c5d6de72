/* The options of `dxil-spirv run`. */
#include "messages.h"
#include "run.h"

#include <stdlib.h>
#include <string.h>

const char run_usage[] =
    "usage: dxil-spirv run [OPTION...] SHADER\n"
    "Executes a compute, vertex or pixel shader on the CPU.\n"
    "  --entry NAME             of several entry points, this one\n"
    "  --dispatch X Y Z         compute: thread groups (1 1 1)\n"
    "  --vertices N             vertex: as many; --instances N, --start-vertex N, --start-instance N\n"
    "  --indices DATA           their numbers\n"
    "  --attribute NAME=DATA    TEXCOORD1=f32:...: its columns for each vertex\n"
    "  --instance-attribute NAME=DATA  for each instance\n"
    "  --pixels W H             pixel: the size of the render targets; --samples N of a pixel (1)\n"
    "  --interpolant NAME=DATA  its columns; or those at the top left, top right and bottom left corner of the "
    "target;\n"
    "                           with SV_Position, a triangle in clip space, those at its corners\n"
    "  --view N                 SV_ViewID (0)\n"
    "  --buffer REGISTER=DATA   a raw or structured buffer: u0, t3, or u1,space2; h4 is place 4 of the heap\n"
    "  --cbuffer REGISTER=DATA  a constant buffer: b0\n"
    "  --typed REGISTER=FORMAT:DATA\n"
    "  --texture REGISTER=FORMAT:SIZE:DATA  t0=rgba8:4x4,mips3:zeros; SIZE is WxHxD, then ,mipsN ,layersN ,samplesN\n"
    "  --scene REGISTER=KIND:DATA  an acceleration structure: triangles of three vertices, or boxes of two corners; "
    "KIND\n"
    "                           is triangles, opaque-triangles, boxes or opaque-boxes\n"
    "  --sampler REGISTER=WORDS s0=linear,clamp,less-equal; d4 is place 4 of the sampler heap\n"
    "  --counter REGISTER=N     the hidden counter of an append, consume or counted buffer\n"
    "  --dump REGISTER[:TYPE]   shows what it holds afterwards, as u32, i32 or f32\n"
    "  --dump NAME[:TYPE]       an output: SV_Position, SV_Target0\n"
    "  --trace X[,Y[,Z]]        shows each instruction of the thread with this SV_DispatchThreadID; of the vertex X "
    "of\n"
    "                           instance Y; of the pixel X, Y\n"
    "  --wave-size N            4 to 128 (32)\n"
    "  --steps N                instructions of waves until it is stopped\n"
    "DATA is zeros:N (N words of 32 bits), u32:1,2,0x3 or i32:... or f32:..., or the name of a file. FORMAT is "
    "rgba32f,\n"
    "rg16ui, r8, rgba8s and so on; numbers are converted to it.\n";

/* ---- Single options ---------------------------------------------------------------------------------------------- */

static bool set_stage(struct run_arguments *arguments, const char *option, enum run_stage stage)
{
    if (arguments->stage_option && arguments->stage != stage) {
        complain("run: %s does not go together with %s", option, arguments->stage_option);
        return false;
    }
    arguments->stage = stage;
    arguments->stage_option = option;
    return true;
}

static struct run_resource *find_resource(struct run_arguments *arguments, const struct dxs_exec_resource *place)
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
        return run_refuse(word, "too many resources");
    bool read = run_read_resource(resource, word, kind);
    if (find_resource(arguments, &resource->resource) && read) {
        free(resource->resource.data);
        return run_refuse(word, "this register is given twice");
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
        return run_refuse(word, "REGISTER=N is expected");
    resource = find_resource(arguments, &place);
    if (!resource)
        return run_refuse(word, "no resource is given at this register, before");
    resource->resource.counter = &resource->counter;
    return run_read_whole_uint32(text, &resource->counter) || run_refuse(word, "REGISTER=N is expected");
}

static bool add_input(struct run_arguments *arguments, const struct run_word *word, enum run_stage stage)
{
    struct run_input *input = &arguments->inputs[arguments->input_count];
    const char *text = word->value;

    if (!set_stage(arguments, word->option, stage))
        return false;
    if (arguments->input_count == MAX_GIVEN)
        return run_refuse(word, "too many inputs");
    *input = (struct run_input){.word = *word, .per_instance = strcmp(word->option, "--instance-attribute") == 0};
    if (!run_read_semantic(&text, input->semantic, &input->index) || *text++ != '=')
        return run_refuse(word, "NAME=DATA is expected, such as TEXCOORD1=f32:0,1");
    arguments->input_count++;
    if (!run_read_data(word, text, &input->data))
        return false;
    return input->data.type == 'u' || input->data.type == 'i' || input->data.type == 'f' ||
           run_refuse(word, "inputs are given as u32:..., i32:... or f32:...");
}

static bool add_dump(struct run_arguments *arguments, const struct run_word *word)
{
    struct run_dump *dump = &arguments->dumps[arguments->dump_count];
    const char *text = word->value;

    if (arguments->dump_count == MAX_GIVEN)
        return run_refuse(word, "too many dumps");
    *dump = (struct run_dump){.word = *word};
    dump->is_output = !run_read_register(&text, &dump->place) || (*text && *text != ':');
    if (dump->is_output)
        text = word->value;
    if (dump->is_output && !run_read_semantic(&text, dump->semantic, &dump->index))
        return run_refuse(word, "no register and no name");
    if (strcmp(text, ":u32") == 0 || strcmp(text, ":i32") == 0 || strcmp(text, ":f32") == 0)
        dump->type = text[1];
    else if (*text)
        return run_refuse(word, "types are u32, i32 and f32");
    arguments->dump_count++;
    return true;
}

/* Whether what is to be shown is given, wherever among the options. */
static bool find_dumps(struct run_arguments *arguments)
{
    for (uint32_t i = 0; i < arguments->dump_count; i++) {
        struct run_dump *dump = &arguments->dumps[i];
        dump->resource = dump->is_output ? NULL : find_resource(arguments, &dump->place);
        if (!dump->is_output && !dump->resource)
            return run_refuse(&dump->word, "no resource is given at this register");
        if (!dump->is_output && (dump->resource->kind == RUN_SAMPLER || dump->resource->kind == RUN_SCENE))
            return run_refuse(&dump->word, "a sampler or scene has no contents to show");
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
            return run_refuse(word, "X, X,Y or X,Y,Z is expected");
        if (*text != ',')
            break;
        text++;
    }
    return !*text || run_refuse(word, "X, X,Y or X,Y,Z is expected");
}

static bool set_indices(struct run_arguments *arguments, const struct run_word *word)
{
    if (!set_stage(arguments, word->option, RUN_VERTICES))
        return false;
    if (arguments->indices.bytes)
        return run_refuse(word, "given twice");
    return run_read_data(word, word->value, &arguments->indices);
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

/* Options of one number. */
static uint32_t *number_option(struct run_arguments *arguments, const char *option, enum run_stage *stage)
{
    *stage = RUN_VERTICES;
    if (strcmp(option, "--vertices") == 0)
        return &arguments->vertices.vertex_count;
    if (strcmp(option, "--instances") == 0)
        return &arguments->vertices.instance_count;
    if (strcmp(option, "--start-vertex") == 0)
        return &arguments->vertices.start_vertex;
    if (strcmp(option, "--start-instance") == 0)
        return &arguments->vertices.start_instance;
    *stage = RUN_PIXELS;
    if (strcmp(option, "--samples") == 0)
        return &arguments->samples;
    *stage = RUN_GROUPS; /* or any */
    if (strcmp(option, "--view") == 0)
        return &arguments->view;
    return strcmp(option, "--wave-size") == 0 ? &arguments->options.wave_size : NULL;
}

static bool read_number_option(struct run_arguments *arguments, const struct run_word *word, uint32_t *number,
                               enum run_stage stage)
{
    if (stage != RUN_GROUPS && !set_stage(arguments, word->option, stage))
        return false;
    return run_read_whole_uint32(word->value, number) || run_refuse(word, "a number is expected");
}

static bool read_option(struct run_arguments *arguments, const struct run_word *word)
{
    static const char *const kinds[] = {"--buffer", "--typed", "--cbuffer", "--texture", "--sampler", "--scene"};
    const char *option = word->option, *value = word->value;
    enum run_stage stage;
    uint32_t *number = number_option(arguments, option, &stage);

    if (number)
        return read_number_option(arguments, word, number, stage);
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(option, kinds[i]) == 0)
            return add_resource(arguments, word, (enum run_resource_kind)i);
    if (strcmp(option, "--attribute") == 0 || strcmp(option, "--instance-attribute") == 0)
        return add_input(arguments, word, RUN_VERTICES);
    if (strcmp(option, "--interpolant") == 0)
        return add_input(arguments, word, RUN_PIXELS);
    if (strcmp(option, "--indices") == 0)
        return set_indices(arguments, word);
    if (strcmp(option, "--counter") == 0)
        return add_counter(arguments, word);
    if (strcmp(option, "--dump") == 0)
        return add_dump(arguments, word);
    if (strcmp(option, "--trace") == 0)
        return set_trace(arguments, word);
    if (strcmp(option, "--steps") == 0)
        return (run_read_number(&value, &arguments->options.step_limit) && !*value) ||
               run_refuse(word, "a number is expected");
    if (strcmp(option, "--entry") == 0) {
        arguments->entry = value;
        return true;
    }
    complain("run: there is no option %s; see dxil-spirv run --help", option);
    return false;
}

static bool read_sizes(struct run_arguments *arguments, const char *option, char **words, int count)
{
    enum {
        MAX_GROUPS = 65535 /* along an axis, in Direct3D */
    };
    bool is_dispatch = option[2] == 'd';
    uint32_t *sizes = is_dispatch ? arguments->groups : arguments->pixels;
    int wanted = is_dispatch ? 3 : 2;

    if (!set_stage(arguments, option, is_dispatch ? RUN_GROUPS : RUN_PIXELS))
        return false;
    for (int i = 0; i < wanted; i++) {
        if (i >= count || !run_read_whole_uint32(words[i], &sizes[i])) {
            complain("run: %s takes %d numbers", option, wanted);
            return false;
        }
        if (is_dispatch && sizes[i] > MAX_GROUPS) {
            complain("run: %s %s: at most %d groups along an axis", option, words[i], MAX_GROUPS);
            return false;
        }
    }
    return true;
}

/* How many words an option takes beside itself; it has not been read yet. */
static int option_words(const char *option)
{
    return strcmp(option, "--dispatch") == 0 ? 3 : strcmp(option, "--pixels") == 0 ? 2 : 1;
}

bool run_read_arguments(int argc, char **argv, struct run_arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        char *word = argv[n];
        int words = option_words(word);
        if (strcmp(word, "--help") == 0) {
            arguments->help = true;
        } else if (words > 1) {
            if (!read_sizes(arguments, word, argv + n + 1, argc - n - 1))
                return false;
            n += words;
        } else if (word[0] == '-' && word[1]) {
            struct run_word option = {word, n + 1 < argc ? argv[n + 1] : ""};
            if (n + 1 >= argc)
                return run_refuse(&option, "something is to follow");
            if (!read_option(arguments, &option))
                return false;
            n++;
        } else if (arguments->input) {
            complain("run: %s: only one shader", word);
            return false;
        } else {
            arguments->input = word;
        }
    }
    if (!arguments->input && !arguments->help)
        complain("run: no shader\n%s", run_usage);
    return (arguments->input || arguments->help) && find_dumps(arguments);
}

void run_free(struct run_arguments *arguments)
{
    for (uint32_t i = 0; i < arguments->resource_count; i++)
        free(arguments->resources[i].resource.data);
    for (uint32_t i = 0; i < arguments->input_count; i++)
        free(arguments->inputs[i].data.bytes);
    for (uint32_t i = 0; i < arguments->dump_count; i++)
        free(arguments->dumps[i].words);
    free(arguments->indices.bytes);
}
