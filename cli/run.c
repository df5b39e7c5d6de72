/* dxil-spirv run: executes a compute shader on the CPU, shows what it leaves in its buffers, follows one thread. */
#include "dxs_exec.h"
#include "files.h"
#include "messages.h"
#include "subcommands.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv run [OPTION...] SHADER\n"
    "Executes a compute shader on the CPU.\n"
    "  --entry NAME             of several entry points, this one\n"
    "  --dispatch X Y Z         thread groups (1 1 1)\n"
    "  --buffer REGISTER=DATA   a raw or structured buffer: u0, t3, or u1,space2; h4 is place 4 of the heap\n"
    "  --cbuffer REGISTER=DATA  a constant buffer: b0\n"
    "  --counter REGISTER=N     the hidden counter of an append, consume or counted buffer\n"
    "  --dump REGISTER[:TYPE]   shows what it holds afterwards, as u32, i32 or f32\n"
    "  --trace X[,Y[,Z]]        shows each instruction of the thread with this SV_DispatchThreadID\n"
    "  --wave-size N            4 to 128 (32)\n"
    "  --steps N                instructions of waves until it is stopped\n"
    "DATA is zeros:N (N words of 32 bits), u32:1,2,0x3 or i32:... or f32:..., or the name of a file.\n";

enum {
    MAX_BUFFERS = 64,
    MAX_DUMPS = 64
};

struct dump {
    uint32_t buffer;
    char type; /* 'u', 'i', 'f' */
};

struct arguments {
    const char *input, *entry;
    bool help;
    uint32_t groups[3];
    struct dxs_exec_resource buffers[MAX_BUFFERS];
    uint32_t counters[MAX_BUFFERS];
    uint32_t buffer_count;
    struct dump dumps[MAX_DUMPS];
    uint32_t dump_count;
    struct dxs_exec_options options;
};

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static bool read_number(const char **text, uint64_t *number)
{
    char *end;

    if (**text < '0' || **text > '9')
        return false;
    errno = 0;
    *number = strtoull(*text, &end, 0);
    *text = end;
    return errno == 0;
}

static bool read_uint32(const char **text, uint32_t *number)
{
    uint64_t wide;

    if (!read_number(text, &wide) || wide > UINT32_MAX)
        return false;
    *number = (uint32_t)wide;
    return true;
}

static bool read_whole_uint32(const char *text, uint32_t *number)
{
    return read_uint32(&text, number) && !*text;
}

/* "u1,space2"; leaves the text behind it. */
static bool read_register(const char **text, struct dxs_exec_resource *resource)
{
    static const char letters[] = "tub"; /* in the order of enum dxs_exec_class */
    const char *letter = **text ? strchr(letters, **text) : NULL;

    if (!letter && **text != 'h')
        return false;
    resource->resource_class = letter ? (enum dxs_exec_class)(letter - letters) : DXS_EXEC_RESOURCE_HEAP;
    ++*text;
    if (!read_uint32(text, &resource->number))
        return false;
    if (strncmp(*text, ",space", strlen(",space")) != 0)
        return true;
    *text += strlen(",space");
    return read_uint32(text, &resource->space);
}

/* The number of the buffer that is bound there, or UINT32_MAX. */
static uint32_t find_buffer(const struct arguments *arguments, const struct dxs_exec_resource *place)
{
    for (uint32_t i = 0; i < arguments->buffer_count; i++) {
        const struct dxs_exec_resource *r = &arguments->buffers[i];
        if (r->resource_class == place->resource_class && r->space == place->space && r->number == place->number)
            return i;
    }
    return UINT32_MAX;
}

static bool read_word(const char **text, char type, uint32_t *word)
{
    char *end;

    errno = 0;
    if (type == 'f') {
        float number = strtof(*text, &end);
        memcpy(word, &number, sizeof number);
    } else {
        long long number = strtoll(*text, &end, 0);
        if (number < INT32_MIN || number > UINT32_MAX)
            return false;
        *word = (uint32_t)number;
    }
    bool read = end != *text && errno == 0;
    *text = end;
    return read;
}

static bool read_words(const char *text, char type, struct dxs_exec_resource *buffer)
{
    size_t count = 1;

    for (const char *at = text; *at; at++)
        count += *at == ',';
    uint32_t *words = calloc(count, sizeof *words);
    buffer->data = words;
    buffer->size = count * sizeof *words;
    for (size_t i = 0; i < count && words; i++, text++)
        if (!read_word(&text, type, &words[i]) || *text != (i + 1 < count ? ',' : '\0'))
            return false;
    return words != NULL;
}

static bool read_data(const char *text, struct dxs_exec_resource *buffer)
{
    uint32_t count;

    if (strncmp(text, "zeros:", 6) == 0) {
        if (!read_whole_uint32(text + 6, &count))
            return false;
        buffer->size = (size_t)count * sizeof(uint32_t);
        buffer->data = calloc((size_t)count + 1, sizeof(uint32_t));
        return buffer->data != NULL;
    }
    if (strncmp(text, "u32:", 4) == 0 || strncmp(text, "i32:", 4) == 0 || strncmp(text, "f32:", 4) == 0)
        return read_words(text + 4, text[0], buffer);
    buffer->data = file_read(text, &buffer->size);
    if (!buffer->data)
        complain("%s: %s", text, strerror(errno));
    return buffer->data != NULL;
}

static bool add_buffer(struct arguments *arguments, const char *text, bool is_constant)
{
    struct dxs_exec_resource *buffer = &arguments->buffers[arguments->buffer_count];

    if (arguments->buffer_count == MAX_BUFFERS || !read_register(&text, buffer) || *text != '=' ||
        find_buffer(arguments, buffer) != UINT32_MAX)
        return false;
    if (buffer->resource_class != DXS_EXEC_RESOURCE_HEAP && (buffer->resource_class == DXS_EXEC_CBV) != is_constant)
        return false;
    arguments->buffer_count++;
    return read_data(text + 1, buffer);
}

static bool add_counter(struct arguments *arguments, const char *text)
{
    struct dxs_exec_resource place = {0};
    uint32_t buffer;

    if (!read_register(&text, &place) || *text != '=' || (buffer = find_buffer(arguments, &place)) == UINT32_MAX)
        return false;
    arguments->buffers[buffer].counter = &arguments->counters[buffer];
    return read_whole_uint32(text + 1, &arguments->counters[buffer]);
}

static bool add_dump(struct arguments *arguments, const char *text)
{
    struct dxs_exec_resource place = {0};
    struct dump dump = {.type = 'u'};

    if (arguments->dump_count == MAX_DUMPS || !read_register(&text, &place))
        return false;
    if (strcmp(text, ":u32") == 0 || strcmp(text, ":i32") == 0 || strcmp(text, ":f32") == 0)
        dump.type = text[1];
    else if (*text)
        return false;
    dump.buffer = find_buffer(arguments, &place);
    arguments->dumps[arguments->dump_count++] = dump;
    return dump.buffer != UINT32_MAX;
}

static void print_trace(void *user, const struct dxs_exec_trace *trace)
{
    (void)user;
    printf("%s block %" PRIu32 " #%" PRIu32, trace->function, trace->block, trace->instruction);
    if (trace->line)
        printf(" line %" PRIu32, trace->line);
    printf(": %s%s%s\n", trace->operation, *trace->result ? " = " : "", trace->result);
}

static bool set_trace(struct arguments *arguments, const char *text)
{
    uint32_t *thread = arguments->options.traced_thread;

    arguments->options.trace = print_trace;
    for (unsigned i = 0; i < 3; i++) {
        if (!read_uint32(&text, &thread[i]))
            return false;
        if (*text != ',')
            break;
        text++;
    }
    return !*text;
}

/* False if the option is unknown or its value makes no sense. `value` is what follows the option. */
static bool read_option(struct arguments *arguments, const char *option, const char *value)
{
    if (strcmp(option, "--entry") == 0)
        arguments->entry = value;
    else if (strcmp(option, "--buffer") == 0 || strcmp(option, "--cbuffer") == 0)
        return add_buffer(arguments, value, option[2] == 'c');
    else if (strcmp(option, "--counter") == 0)
        return add_counter(arguments, value);
    else if (strcmp(option, "--dump") == 0)
        return add_dump(arguments, value);
    else if (strcmp(option, "--trace") == 0)
        return set_trace(arguments, value);
    else if (strcmp(option, "--wave-size") == 0)
        return read_whole_uint32(value, &arguments->options.wave_size);
    else if (strcmp(option, "--steps") == 0)
        return read_number(&value, &arguments->options.step_limit) && !*value;
    else
        return false;
    return true;
}

/* Returns the word that is wrong, or NULL. */
static const char *read_arguments(int argc, char **argv, struct arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        const char *word = argv[n];
        if (strcmp(word, "--help") == 0) {
            arguments->help = true;
        } else if (strcmp(word, "--dispatch") == 0) {
            for (unsigned i = 0; i < 3; i++)
                if (++n >= argc || !read_whole_uint32(argv[n], &arguments->groups[i]))
                    return word;
        } else if (word[0] == '-' && word[1]) {
            if (n + 1 >= argc || !read_option(arguments, word, argv[n + 1]))
                return word;
            n++;
        } else if (arguments->input) {
            return word;
        } else {
            arguments->input = word;
        }
    }
    return arguments->input || arguments->help ? NULL : "SHADER";
}

/* ---- Running ----------------------------------------------------------------------------------------------------- */

static void print_buffer(const struct dxs_exec_resource *buffer, char type)
{
    static const char letters[] = "tubsh";
    const unsigned char *bytes = buffer->data;

    printf("%c%" PRIu32, letters[buffer->resource_class], buffer->number);
    if (buffer->space)
        printf(",space%" PRIu32, buffer->space);
    if (buffer->counter)
        printf(" (counter %" PRIu32 ")", *buffer->counter);
    printf(":");
    for (size_t at = 0; at + 4 <= buffer->size; at += 4) {
        uint32_t word;
        float number;
        memcpy(&word, bytes + at, sizeof word);
        memcpy(&number, &word, sizeof number);
        printf("%s", at % 32 ? " " : "\n ");
        if (type == 'f')
            printf("%.9g", (double)number);
        else if (type == 'i')
            printf("%" PRId32, (int32_t)word);
        else
            printf("%" PRIu32, word);
    }
    printf("\n");
}

static enum exit_code execute(const struct arguments *arguments, const dxs_module *module)
{
    uint32_t entry = arguments->entry ? dxs_module_find_entry(module, arguments->entry) : 0;
    if (entry == DXS_NOWHERE || dxs_module_get_info(module).entry_count == 0) {
        complain("%s has no entry point %s", arguments->input, arguments->entry ? arguments->entry : "at all");
        return EXIT_USAGE;
    }
    dxs_executor *executor = dxs_executor_create(module, entry, &arguments->options);
    if (!executor) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    enum exit_code code = EXIT_DONE;
    enum dxs_result result = DXS_OK;
    for (uint32_t i = 0; i < arguments->buffer_count && result == DXS_OK; i++)
        result = dxs_executor_bind(executor, &arguments->buffers[i]);
    if (result == DXS_OK)
        result = dxs_executor_dispatch(executor, arguments->groups);
    if (result != DXS_OK)
        code = report_error(arguments->input, dxs_executor_error(executor));
    for (uint32_t i = 0; i < arguments->dump_count && code == EXIT_DONE; i++)
        print_buffer(&arguments->buffers[arguments->dumps[i].buffer], arguments->dumps[i].type);
    dxs_executor_destroy(executor);
    return code;
}

static enum exit_code load_and_execute(const struct arguments *arguments)
{
    size_t size;
    void *bytes = file_read(arguments->input, &size);
    if (!bytes) {
        complain("%s: %s", arguments->input, strerror(errno));
        return EXIT_USAGE;
    }
    enum exit_code code = EXIT_INTERNAL;
    dxs_module *module = dxs_module_create(NULL);
    if (!module)
        complain("out of memory");
    else if (dxs_module_parse(module, bytes, size, NULL) != DXS_OK)
        code = report_error(arguments->input, dxs_module_error(module));
    else
        code = execute(arguments, module);
    dxs_module_destroy(module);
    free(bytes);
    return code;
}

int run_command(int argc, char **argv)
{
    struct arguments arguments = {.groups = {1, 1, 1}, .options = dxs_default_exec_options()};
    const char *wrong = read_arguments(argc, argv, &arguments);
    enum exit_code code = EXIT_USAGE;

    if (wrong)
        complain("run: %s is wrong here, or lacks something\n%s", wrong, usage);
    else if (arguments.help)
        code = fputs(usage, stdout) < 0 ? EXIT_INTERNAL : EXIT_DONE;
    else
        code = load_and_execute(&arguments);
    for (uint32_t i = 0; i < arguments.buffer_count; i++)
        free(arguments.buffers[i].data);
    return (int)code;
}
