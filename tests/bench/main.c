/* dxs-bench: measures the speed and the memory use of conversions. */
#define _POSIX_C_SOURCE 200809L

#include "tests/bench/against.h"
#include "tests/bench/growth.h"
#include "tests/bench/measure.h"
#include "tests/bench/stages.h"
#include "tests/bench/tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage[] =
    "dxs-bench [OPTION...] [FILE | FOLDER | @LIST]...      default: the project's own shaders\n"
    "  --rounds N       rounds over all files; of each shader the best time counts (10)\n"
    "  --threads N      also 1, 2, 4, ... N threads at once, each with all files (processors of this machine; 0: not)\n"
    "  --tool PROGRAM   the tool whose start and batches are measured (the build's own)\n"
    "  --against LIB    also a library with dxil-spirv's C interface, on the shaders that both convert: a path, or a "
    "name\n"
    "                   for the loader; with --each: the ratio of each file\n"
    "  --json           results as JSON\n"
    "  --each           one line for each file: microseconds to parse and to convert, bytes of DXIL, of memory, words, "
    "result\n"
    "  --growth         instead: families of shaders from 1 kB on, each growing along one axis\n"
    "  --largest BYTES  where they end (1000000)\n"
    "  --family NAME    only this one of them\n"
    "  --instructions   instead: one round for callgrind, see instructions.sh; of --growth or --against too\n";

struct arguments {
    uint32_t rounds, threads;
    uint32_t first_family, family_end;
    size_t largest;
    const char *tool, *against; /* NULL: none */
    bool json, each, growth, instructions;
};

/* ---- Results ----------------------------------------------------------------------------------------------------- */

static int compare_doubles(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

struct percentiles { /* microseconds */
    double median, p99, max;
};

static struct percentiles find_percentiles(const struct measurement *m, size_t files)
{
    double *times = calloc(m->converted + 1, sizeof *times);
    size_t count = 0;

    for (size_t i = 0; i < files; i++)
        if (m->shaders[i].result == DXS_RESULT_OK)
            times[count++] = 1e6 * (m->shaders[i].parse + m->shaders[i].convert);
    qsort(times, count, sizeof *times, compare_doubles);
    struct percentiles p = {0};
    if (count > 0)
        p = (struct percentiles){times[count / 2], times[count - 1 - count / 100], times[count - 1]};
    free(times);
    return p;
}

static void print_scaling(const struct measurement *m)
{
    if (m->point_count > 0)
        puts("threads  shaders/s  times one  by processor time    loops: waiting  working  copying");
    for (uint32_t i = 0; i < m->point_count; i++) {
        struct scaling scaling = find_scaling(&m->points[0], &m->points[i]);
        printf("%7u %10.0f %10.2f %18.2f %17.2f %8.2f %8.2f\n", m->points[i].threads, m->points[i].shaders_per_second,
               scaling.wall, scaling.processor, scaling.loops[LOOP_WAITING], scaling.loops[LOOP_WORKING],
               scaling.loops[LOOP_COPYING]);
    }
}

static void print_text(const struct measurement *m, const struct tool_times *tool, size_t files)
{
    struct percentiles p = find_percentiles(m, files);
    double count = (double)m->converted, mega = 1e-6 * (double)m->bytes;

    printf("%zu shaders, %.2f MB of DXIL, %zu words of SPIR-V; %zu files do not convert\n", m->converted, mega,
           m->words, m->failed);
    printf("warm   %10.0f shaders/s %8.1f MB/s\n", count / (m->parse + m->convert), mega / (m->parse + m->convert));
    printf("cold   %10.0f shaders/s %8.1f MB/s\n", count / m->cold, mega / m->cold);
    printf("stages %10.2f us parse, %.2f us structurize, %.2f us emit (a shader, on average)\n", 1e6 * m->parse / count,
           1e6 * m->structurize / count, 1e6 * (m->convert - m->structurize) / count);
    printf("shader %10.1f us median, %.1f us p99, %.1f us max\n", p.median, p.p99, p.max);
    printf("memory %10zu bytes at most, %.1f bytes a byte of DXIL beyond 256 KiB at most\n", m->largest_peak,
           m->peak_per_byte);
    printf("calls of the allocator: %.1f a shader cold, %llu in a whole round warm\n", m->cold_allocations,
           (unsigned long long)m->warm_allocations);
    if (tool->batch > 0)
        printf("tool   %10.2f ms for one shader in a process; batches %.1f us a shader, %.2f times warm\n",
               1e3 * tool->start, 1e6 * tool->batch / tool->batch_shaders, tool->batch / (m->parse + m->convert));
    print_scaling(m);
}

static void print_json(const struct measurement *m, const struct tool_times *tool, size_t files)
{
    struct percentiles p = find_percentiles(m, files);
    double count = (double)m->converted, mega = 1e-6 * (double)m->bytes;

    printf("{\"version\": \"%s\", \"shaders\": %zu, \"failed\": %zu, \"dxil_bytes\": %zu, \"spirv_words\": %zu,\n",
           dxs_version(), m->converted, m->failed, m->bytes, m->words);
    printf(" \"warm\": {\"shaders_per_second\": %.1f, \"megabytes_per_second\": %.3f, \"parse_us\": %.3f,\n"
           "  \"structurize_us\": %.3f, \"emit_us\": %.3f, \"median_us\": %.3f, \"p99_us\": %.3f, \"max_us\": %.3f},\n",
           count / (m->parse + m->convert), mega / (m->parse + m->convert), 1e6 * m->parse / count,
           1e6 * m->structurize / count, 1e6 * (m->convert - m->structurize) / count, p.median, p.p99, p.max);
    printf(" \"cold\": {\"shaders_per_second\": %.1f, \"megabytes_per_second\": %.3f},\n", count / m->cold,
           mega / m->cold);
    printf(" \"memory\": {\"peak_bytes\": %zu, \"excess_per_byte\": %.3f, \"cold_allocations\": %.3f, "
           "\"warm_allocations\": %llu},\n",
           m->largest_peak, m->peak_per_byte, m->cold_allocations, (unsigned long long)m->warm_allocations);
    if (tool->batch > 0)
        printf(" \"tool\": {\"start_ms\": %.3f, \"batch_us\": %.3f},\n", 1e3 * tool->start,
               1e6 * tool->batch / tool->batch_shaders);
    printf(" \"threads\": [");
    for (uint32_t i = 0; i < m->point_count; i++) {
        struct scaling scaling = find_scaling(&m->points[0], &m->points[i]);
        printf("%s\n  {\"count\": %u, \"shaders_per_second\": %.1f, ", i ? "," : "", m->points[i].threads,
               m->points[i].shaders_per_second);
        printf("\"scaling\": %.3f, \"processor_time_scaling\": %.3f, ", scaling.wall, scaling.processor);
        printf("\"waiting_loop\": %.3f, \"working_loop\": %.3f, \"copying_loop\": %.3f}", scaling.loops[LOOP_WAITING],
               scaling.loops[LOOP_WORKING], scaling.loops[LOOP_COPYING]);
    }
    puts("]}");
}

static void print_each(const struct measurement *m, const struct input_files *files)
{
    for (size_t i = 0; i < files->count; i++) {
        const struct shader_times *shader = &m->shaders[i];
        printf("%s\t%.2f\t%.2f\t%zu\t%zu\t%zu\t%s\n", files->data[i].path, 1e6 * shader->parse, 1e6 * shader->convert,
               files->data[i].size, shader->peak, shader->words, dxs_result_name(shader->result));
    }
}

static void print_growth(const struct arguments *arguments)
{
    if (!arguments->json)
        puts("family              units     bytes   parse ns/B  convert ns/B  cold ns/B  memory B/B  SPIR-V B/B");
    for (uint32_t f = arguments->first_family; f < arguments->family_end; f++) {
        for (size_t bytes = 1000; bytes <= arguments->largest; bytes *= 10) {
            struct growth_point point = measure_growth(&shader_families[f], bytes);
            double size = (double)point.bytes;
            printf(arguments->json ? "{\"family\": \"%s\", \"units\": %u, \"bytes\": %zu, \"parse_ns_per_byte\": %.2f, "
                                     "\"convert_ns_per_byte\": %.2f, \"cold_ns_per_byte\": %.2f, \"memory_per_byte\": "
                                     "%.2f, \"spirv_per_byte\": "
                                     "%.2f, \"result\": \"%s\"}%s\n"
                                   : "%-18s %6u %9zu %12.2f %13.2f %10.2f %11.2f %11.2f %s %s\n",
                   point.family, point.units, point.bytes, 1e9 * point.parse / size, 1e9 * point.convert / size,
                   1e9 * point.cold / size, (double)point.peak / size, 4 * (double)point.words / size,
                   point.result == DXS_RESULT_OK && !arguments->json ? "" : dxs_result_name(point.result),
                   arguments->json ? "" : point.message);
            fflush(stdout);
        }
    }
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static bool find_family(struct arguments *arguments, const char *name)
{
    for (uint32_t f = 0; f < shader_family_count; f++) {
        if (strcmp(shader_families[f].name, name) == 0) {
            arguments->first_family = f;
            arguments->family_end = f + 1;
            return true;
        }
    }
    return false;
}

/* Arguments of options with a value, switches of the others. */
static bool read_option(struct arguments *arguments, const char *option, const char *value, bool *took_value)
{
    unsigned long number = value ? strtoul(value, NULL, 10) : 0;

    *took_value = true;
    if (strcmp(option, "--rounds") == 0 && number > 0)
        return arguments->rounds = (uint32_t)number, true;
    if (strcmp(option, "--threads") == 0 && value)
        return arguments->threads = (uint32_t)number, true;
    if (strcmp(option, "--largest") == 0 && number > 0)
        return arguments->largest = number, true;
    if (strcmp(option, "--tool") == 0 && value)
        return arguments->tool = value, true;
    if (strcmp(option, "--against") == 0 && value)
        return arguments->against = value, true;
    if (strcmp(option, "--family") == 0 && value)
        return find_family(arguments, value);
    *took_value = false;
    if (strcmp(option, "--json") == 0)
        return arguments->json = true;
    if (strcmp(option, "--each") == 0)
        return arguments->each = true;
    if (strcmp(option, "--growth") == 0)
        return arguments->growth = true;
    if (strcmp(option, "--instructions") == 0)
        return arguments->instructions = true;
    return false;
}

static void print_measurement(const struct arguments *arguments, const struct measurement *m,
                              const struct input_files *files)
{
    struct tool_times tool = {0};

    if (arguments->each) {
        print_each(m, files);
        return;
    }
    if (m->converted == 0) {
        puts("none of the files converts");
        return;
    }
    if (arguments->tool)
        tool = measure_tool(arguments->tool, m, files, arguments->rounds);
    if (arguments->json)
        print_json(m, &tool, files->count);
    else
        print_text(m, &tool, files->count);
}

/* Returns the exit code. */
static int print_against(const struct arguments *arguments, const struct measurement *m,
                         const struct input_files *files)
{
    struct against against;

    if (!measure_against(&against, arguments->against, m, files, arguments->rounds))
        return 2;
    for (size_t i = 0; i < files->count && arguments->each; i++)
        if (against.ratios[i] > 0)
            printf("%s\t%.2f\n", files->data[i].path, against.ratios[i]);
    if (!arguments->each) {
        double count = (double)against.shaders;
        printf("%zu shaders that both libraries convert, of %zu\n", against.shaders, files->count);
        printf("this library   %8.1f us a shader, %zu words\n", 1e6 * against.time / count, against.words);
        printf("other library  %8.1f us a shader, %zu words (interface %u.%u.%u)\n", 1e6 * against.other_time / count,
               against.other_words, against.version[0], against.version[1], against.version[2]);
        printf("ratio          %8.2f of the sums, %.2f on average of shaders (geometric), %.2f at least: %s\n",
               against.other_time / against.time, against.geomean, against.least,
               against.slowest ? against.slowest : "none");
    }
    free_against(&against);
    return 0;
}

static int run(const struct arguments *arguments, const struct input_files *files)
{
    if (arguments->instructions) {
        if (!can_collect_instructions())
            fputs("not under callgrind, or built without valgrind's headers: nothing is counted\n", stderr);
        for (uint32_t f = arguments->first_family; f < arguments->family_end && arguments->growth; f++)
            for (size_t bytes = 1000; bytes <= arguments->largest; bytes *= 10)
                count_growth(&shader_families[f], bytes);
        if (arguments->against)
            return count_against(arguments->against, files) ? 0 : 2;
        if (!arguments->growth)
            count_instructions(files);
        return 0;
    }
    if (arguments->growth) {
        print_growth(arguments);
        return 0;
    }
    struct measurement m = measure(files, arguments->rounds, arguments->threads);
    int status = m.converted > 0 ? 0 : 1;
    if (arguments->against && status == 0)
        status = print_against(arguments, &m, files);
    else
        print_measurement(arguments, &m, files);
    free_measurement(&m);
    return status;
}

int main(int argc, char **argv)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    struct arguments arguments = {.rounds = 10,
                                  .threads = processors > 0 ? (uint32_t)processors : 1,
                                  .family_end = shader_family_count,
                                  .largest = 1000000,
                                  .tool = DEFAULT_TOOL};
    struct input_files files = {0};
    bool good = true, took_value;

    for (int i = 1; i < argc && good; i++) {
        if (argv[i][0] != '-') {
            good = add_input_files(&files, argv[i]);
        } else if (!read_option(&arguments, argv[i], argv[i + 1], &took_value)) {
            fputs(usage, stderr);
            good = false;
        } else {
            i += took_value;
        }
    }
    if (good && files.count == 0 && !arguments.growth)
        good = add_input_files(&files, DEFAULT_SHADERS);
    int status = good ? run(&arguments, &files) : 2;
    free_input_files(&files);
    return status;
}
