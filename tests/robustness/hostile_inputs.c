/* Small inputs that expand to much: every API call on them, and a bounded run on the executor, must end within one
 * second of processor time and within the memory limit. It must return a result, or an error that says what is wrong.
 */
#define _POSIX_C_SOURCE 200809L

#include "tests/common/counting_allocator.h"
#include "tests/common/demand.h"
#include "tests/common/processor_time.h"
#include "tests/robustness/hostile_families.h"

#include "dxs_exec.h"
#include "dxs_graph.h"
#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    MEMORY_LIMIT = 256 << 20,
    STEP_LIMIT = 20000,
    OBJECT_SIZE = 64 << 10, /* upper bound of the object itself */
    SMALL_BYTES = 2000,     /* half of it is the minimum of every shader */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
    LARGE_BYTES = 16000,
    GRAPH_BLOCKS = 10000
#else
    LARGE_BYTES = 64000,
    GRAPH_BLOCKS = 60000
#endif
};

struct objects {
    dxs_module *module;
    dxs_converter *converter;
};

static struct dxs_error execute(const dxs_module *module)
{
    struct dxs_exec_options options = dxs_default_exec_options();
    static uint8_t bytes[4096];
    const uint32_t groups[3] = {10000, 1, 1};
    const struct dxs_exec_resource buffer = {
        .resource_class = DXS_EXEC_CLASS_UAV, .data = bytes, .size = sizeof bytes, .is_every_element = true};

    options.wave_size = 128;
    options.step_limit = STEP_LIMIT;
    options.memory_limit = MEMORY_LIMIT / 16;
    dxs_executor *executor = dxs_executor_create(module, 0, &options);
    demand(executor, "there is memory");
    dxs_executor_bind(executor, &buffer);
    dxs_executor_dispatch(executor, groups);
    struct dxs_error error = *dxs_executor_error(executor);
    dxs_executor_destroy(executor);
    return error;
}

enum question {
    PARSE,
    CONVERT,
    CONVERT_WITH_NAMES,
    REFLECT,
    DISASSEMBLE,
    EXECUTE,
    QUESTION_COUNT
};

static struct dxs_error ask(const struct objects *o, enum question question, const uint8_t *bytes, size_t size)
{
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;
    const char *text;
    size_t length;

    parse_options.names = true;
    parse_options.limits.memory = options.limits.memory = MEMORY_LIMIT;
    options.debug_info = question == CONVERT_WITH_NAMES;
    switch (question) {
    case PARSE:
        dxs_module_parse(o->module, bytes, size, &parse_options);
        return *dxs_module_error(o->module);
    case REFLECT:
        dxs_reflect(o->converter, o->module, 0, &options, &text, &length);
        break;
    case DISASSEMBLE:
        dxs_disassemble(o->converter, o->module, &text, &length);
        break;
    case EXECUTE:
        return execute(o->module);
    default:
        dxs_convert(o->converter, o->module, 0, &options, &spirv);
        break;
    }
    return *dxs_converter_error(o->converter);
}

static double show_and_hold(const struct shader_family *family, size_t wanted_bytes)
{
    static const char names[][20] = {"parse", "convert", "convert with names", "reflect", "disassemble", "execute"};
    struct allocation_counts counts;
    struct dxs_allocator allocator = counting_allocator(&counts);
    struct objects o = {dxs_module_create(&allocator), dxs_converter_create(&allocator)};
    double slowest = 0;
    size_t size;
    uint8_t *bytes = make_family_shader(family, family_units(family, wanted_bytes), &size);

    printf("%-20s %6zu bytes:", family->name, size);
    for (int question = PARSE; question < QUESTION_COUNT; question++) {
        struct dxs_error error;
        double seconds = max_seconds;
        for (int attempt = 0; attempt < 3 && seconds >= max_seconds; attempt++) { /* a machine may be disturbed */
            double start = processor_seconds();
            error = ask(&o, (enum question)question, bytes, size);
            seconds = processor_seconds() - start;
        }
        if (question == PARSE || question == CONVERT || question == EXECUTE || seconds > 0.1)
            printf(" %s %.3f s %s;", names[question], seconds, error.code == DXS_RESULT_OK ? "" : error.message);
        fflush(stdout);
        slowest = seconds > slowest ? seconds : slowest;
        demand(error.code != DXS_RESULT_INTERNAL_ERROR, "no internal error");
        demand(error.code == DXS_RESULT_OK || error.message[0], "an error says what is wrong");
        demand(seconds < max_seconds, "a small input ends within a second");
        demand(counts.peak <= 2 * ((size_t)MEMORY_LIMIT + OBJECT_SIZE), "both objects keep their limit");
        if (error.code != DXS_RESULT_OK && question == PARSE)
            break;
    }
    printf(" %zu kB\n", counts.peak >> 10);
    dxs_converter_destroy(o.converter);
    dxs_module_destroy(o.module);
    free(bytes);
    return slowest;
}

/* A chain of blocks as text: each name is looked up among all. The block at the end has the name of the first one, and
 * the chain leads back to that: of two blocks with one name, the first is meant. */
static double read_long_graph(void)
{
    enum {
        MAX_LINE = 40
    };
    char *text = malloc((size_t)MAX_LINE * (GRAPH_BLOCKS + 2)), *end = text;
    dxs_graph *graph = dxs_graph_create(NULL);
    double start = processor_seconds();

    end += sprintf(end, "entry: branch block0\n");
    for (uint32_t b = 0; b < GRAPH_BLOCKS; b++)
        end += sprintf(end, "block%u: branch block%u\n", b, (b + 1) % GRAPH_BLOCKS);
    sprintf(end, "block0: branch nowhere\n");
    demand(dxs_graph_structurize(graph, text) == DXS_RESULT_INVALID_ARGUMENT,
           "a block that does not exist is an error");
    sprintf(end, "block0: return\n"); /* unreachable */
    demand(dxs_graph_structurize(graph, text) == DXS_RESULT_OK, "a graph of many blocks is read");
    double seconds = processor_seconds() - start;
    demand(seconds < max_seconds, "a graph of many blocks is read within a second");
    printf("graph of %d blocks: %.3f s\n", GRAPH_BLOCKS, seconds);
    dxs_graph_destroy(graph);
    free(text);
    return seconds;
}

int main(void)
{
    double slowest = read_long_graph();

    for (uint32_t f = 0; f < hostile_family_count; f++) {
        double small = show_and_hold(&hostile_families[f], SMALL_BYTES);
        double large = show_and_hold(&hostile_families[f], LARGE_BYTES);
        slowest = small > slowest ? small : slowest;
        slowest = large > slowest ? large : slowest;
    }
    printf("%u families, at most %.3f s\n", hostile_family_count, slowest);
    return 0;
}
