/* Converts and compares one shader of the tests, as its source and its .run file say. */
#include "compare_shaders/differential.h"

#include "cli/hash.h"
#include "runner/common/children.h"
#include "runner/compare/comparison.h"
#include "runner/execute/modules.h"
#include "tests/spirv/emulation/byte_pointers.h"
#include "tests/spirv/emulation/heap_variables.h"
#include "tests/spirv/emulation/interlock.h"
#include "tests/spirv/emulation/long_vectors.h"
#include "runner/execute/optional_features.h"
#include "runner/device/needs.h"
#include "runner/common/report.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

struct falsifier {
    enum falsehood falsehood;
    unsigned *runs; /* on the device */
};

static void disguise_samplers(struct run_file *file, const void *user)
{
    falsify_samplers(file, ((const struct falsifier *)user)->falsehood);
}

static void **disguise_textures(const struct run_file *file, const void *user)
{
    const struct falsifier *falsifier = user;

    return falsify_textures(file, falsifier->falsehood, (*falsifier->runs)++);
}

/* Compares with the values of the .run file, or with random values of the same range. */
static void compare_with_file(struct comparison *c, const struct differential *test, const char *run_path)
{
    struct run_file file = parse_run_file(run_path);

    if (file.executor_lacks)
        test_skips("the executor lacks %s", file.executor_lacks);
    require_needs(&c->device, &file);
    avoid_driver_faults(&c->device, &file, test->binding.policy);
    require_bounds(&c->shader, &file);
    compare_given(c, &file);
}

/* ---- One shader -------------------------------------------------------------------------------------------------- */

/* Skips shaders that the list names. A line is: SHADER DEVICE REASON. DEVICE is a part of driver, version and device
 * names, or * for all. If REASON starts with "given values only: ", the shader runs once, with the .run file's values.
 */
static void skip_listed(struct comparison *c, const struct differential *test)
{
    static const char given_only[] = "given values only: ";
    const struct device *device = &c->device;
    size_t size, length = strlen(test->name);

    if (!test->skips)
        return;
    for (char *line = strtok(read_file(test->skips, &size), "\n"); line; line = strtok(NULL, "\n")) {
        char *driver = line + length + 1, *reason;
        if (strncmp(line, test->name, length) != 0 || line[length] != ' ' || !(reason = strchr(driver, ' ')))
            continue;
        *reason++ = 0;
        if (strcmp(driver, "*") != 0 && !device_is_named(device, driver))
            continue;
        if (strncmp(reason, given_only, sizeof given_only - 1) != 0)
            test_skips("%s%s", strcmp(driver, "*") == 0 ? "" : DOES_IT_WRONG, reason);
        c->runs_wanted = 1;
        c->given_values_only = true;
    }
}

static void convert_for_comparison(struct comparison *c, const struct differential *test, const struct run_file *file)
{
    if (file && file->start == START_PIPELINE) {
        if (test->binding.generated != BIND_BY_DEFAULT)
            test_skips("random inputs of pipelines are bound by the default layout");
        convert_pipeline(&c->plain, test->dxil_path, &c->device, OPTIONS_OF_DEVICE, file, NULL);
    } else {
        convert_shader(&c->plain, test->dxil_path, &c->device, OPTIONS_OF_DEVICE, NULL);
    }
    c->shader = c->plain;
    if (test->binding.generated != BIND_BY_DEFAULT)
        convert_shader(&c->shader, test->dxil_path, &c->device, OPTIONS_OF_DEVICE, &test->binding);
}

static uint64_t hash_words(uint64_t hash, const uint32_t *words, size_t count)
{
    return hash_more(hash, words, sizeof *words * count);
}

static uint64_t hash_shader(const struct shader *shader)
{
    uint64_t hash = hash_words(HASH_OF_NOTHING, shader->words, shader->word_count);

    for (uint32_t i = 0; i < shader->graphics_count; i++)
        hash = hash_words(hash, shader->graphics[i].words, shader->graphics[i].word_count);
    return hash;
}

/* The .run file of the shader, if it has one. */
static struct run_file start_comparison(struct comparison *c, const struct differential *test, const char *run_path)
{
    struct run_file file = {.start = START_NOTHING};
    bool has_file = access(run_path, R_OK) == 0;

    if (has_file)
        file = parse_run_file(run_path);
    c->plain.blends_two_sources = file.draw.has_two_sources;
    c->plain.separates_views = !has_file && test->binding.generated == BIND_BY_DEFAULT;
    open_device(&c->device, test->device);
    skip_listed(c, test);
    return file;
}

void print_feature_pairs(const struct differential *test)
{
    struct comparison c = {.runs = 0};
    const struct run_file file = start_comparison(&c, test, with_suffix(test->dxil_path, ".dxil", ".run"));
    const struct shader start = c.plain;
    uint64_t *seen = NULL, choice = 0;
    size_t count = 0;

    for (uint32_t i = 0; i == 0 || choice; i++) {
        struct differential with = *test;
        size_t n = 0;
        with.features = choice;
        c = (struct comparison){.device = c.device, .plain = start};
        c.plain.feature_choice = choice;
        convert_for_comparison(&c, &with, file.start != START_NOTHING ? &file : NULL);
        uint64_t hash = hash_shader(&c.shader);
        while (n < count && seen[n] != hash)
            n++;
        if (n == count) {
            seen = reallocate(seen, count + 1, sizeof *seen);
            seen[count++] = hash;
            if (choice)
                printf(" %" PRIx64, choice);
        }
        choice = pair_of_features(i);
    }
    test_passes();
}

void test_differential(const struct differential *test)
{
    struct comparison c = {.first_seed = test->first_seed,
                           .runs_wanted = test->runs,
                           .binds_addresses = binds_addresses(test->binding.generated)};
    unsigned device_runs = 0;
    const struct falsifier falsifier = {test->falsehood, &device_runs};
    const struct disguise disguise = {disguise_samplers, disguise_textures, restore_textures, &falsifier};
    const char *run_path = with_suffix(test->dxil_path, ".dxil", ".run");
    bool has_file = access(run_path, R_OK) == 0;

    c.plain.feature_choice = c.shader.feature_choice = choice_of_shader(test->features, test->name);
    const struct run_file file = start_comparison(&c, test, run_path);
    convert_for_comparison(&c, test, has_file ? &file : NULL);
    c.traits = find_all_traits(&c.shader);
    c.disguise = test->falsehood == NO_FALSEHOOD ? NULL : &disguise;
    if (test->module_path) {
        keep_module(test->module_path, &c.shader);
        c.kept_inputs = with_suffix(test->module_path, ".spv", ".run");
    }
    replace_long_vectors(&c.shader, &c.device);
    replace_interlock(&c.shader, &c.device);
    replace_byte_pointers(&c.shader, &c.device);
    replace_heaps(&c.shader, &c.device, &file);
    replace_byte_pointers(&c.shader, &c.device); /* what was in heaps */
    require_all_capabilities(&c.device, &c.shader);
    if (has_file) {
        compare_with_file(&c, test, run_path);
    } else {
        compare_generated(&c);
    }
    if (c.tally.differences > 0)
        test_fails("  %zu values are wrong", c.tally.differences);
    if (c.runs == 0)
        test_skips("no run is compared: %s", c.not_compared);
    if (c.tally.compared == 0 && c.tally.undetermined > 0)
        test_skips("none of its results is determined");
    printf("%s runs %u compared %zu undetermined %zu", dxs_stage_name(c.shader.entry.stage), c.runs, c.tally.compared,
           c.tally.undetermined);
    test_passes();
}
