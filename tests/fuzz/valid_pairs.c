/* Shows that what the library accepts is valid with each two options: converts each entry point with each row of a
 * covering array (paired_options.h), and has SPIRV-Tools validate it.
 *
 *     valid_pairs [--rows N] [--newest] FILE.dxil | FOLDER...
 *
 * --newest: with features that SPIRV-Tools of Debian 12 do not know, too.
 * --rows N: so many rows (10); those from 10 on are random.
 * Exit code: 0 all valid, 1 findings, 2 wrong usage. */
#include "tests/fuzz/findings.h"

#include "cli/tools/tools.h"
#include "tests/common/files.h"
#include "runner/common/paired_options.h"
#include "tests/common/repeat.h"
#include "tests/golden/newer.h"
#include "tests/spirv/results.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct run {
    dxs_module *module;
    dxs_converter *converter;
    struct findings findings;
    unsigned converted, refused, invalid, newer;
    bool newest;
};

/* Features whose modules SPIRV-Tools 2023.1 do not know. */
static void leave_newer_out(struct dxs_features *f)
{
    f->on[DXS_FEATURE_QUAD_CONTROL] = f->on[DXS_FEATURE_RAW_ACCESS_CHAINS] =
        f->on[DXS_FEATURE_MIXED_FLOAT_DOT_PRODUCT] = f->on[DXS_FEATURE_FLOAT8] =
            f->on[DXS_FEATURE_COOPERATIVE_MATRIX_CONVERSIONS] = f->on[DXS_FEATURE_CLUSTER_ACCELERATION_STRUCTURE] =
                f->on[DXS_FEATURE_FLOAT_CONTROLS2] = f->on[DXS_FEATURE_FMA] = f->on[DXS_FEATURE_UNTYPED_POINTERS] =
                    f->on[DXS_FEATURE_FMA_16BIT] = f->on[DXS_FEATURE_FMA_32BIT] = f->on[DXS_FEATURE_BIT_OPERATIONS] =
                        f->on[DXS_FEATURE_SUBGROUP_PARTITIONED_EXT] = f->on[DXS_FEATURE_SHADER_INVOCATION_REORDER] =
                            f->on[DXS_FEATURE_BFLOAT16] = f->on[DXS_FEATURE_MAXIMAL_RECONVERGENCE] =
                                f->on[DXS_FEATURE_SAMPLE_OFFSETS] = f->on[DXS_FEATURE_COMPUTE_DERIVATIVES_KHR] =
                                    f->on[DXS_FEATURE_OPACITY_MICROMAP_KHR] = f->on[DXS_FEATURE_LONG_VECTOR] =
                                        f->on[DXS_FEATURE_COOPERATIVE_VECTOR] =
                                            f->on[DXS_FEATURE_COOPERATIVE_VECTOR_TRAINING] = false;
}

static void report(struct run *run, const char *path, uint32_t entry, uint32_t row, const char *message)
{
    run->invalid++;
    if (add_finding(&run->findings, message, path)) {
        printf("FAILED %s, entry %u, row %u: %s\n", path, entry, row, message);
        repeat_print(path);
    }
}

/* With all features: without a validator that knows all words, ids alone are checked. */
static void judge_ids(struct run *run, const char *path, uint32_t entry, uint32_t row)
{
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;

    choose_paired(&options, row);
    if (dxs_convert(run->converter, run->module, entry, &options, &spirv) == DXS_RESULT_OK &&
        misdefined_id(spirv.words, spirv.word_count))
        report(run, path, entry, row, MISDEFINED_ID);
}

static void judge(struct run *run, const char *path, uint32_t entry, uint32_t row)
{
    struct dxs_options options = dxs_default_options();
    struct tool_text message = {0};
    struct dxs_spirv spirv;

    choose_paired(&options, row);
    if (!run->newest)
        leave_newer_out(&options.features);
    run->converted++;
    if (dxs_convert(run->converter, run->module, entry, &options, &spirv) != DXS_RESULT_OK)
        run->refused++;
    else if (is_newer_than_tools(spirv.words, spirv.word_count))
        run->newer++;
    else if (spirv_validate(spirv.words, spirv.word_count, spirv_environment(spirv.words), &options.features,
                            &message) != TOOL_DONE)
        report(run, path, entry, row, message.data);
    tool_text_free(&message);
}

static void judge_file(struct run *run, const struct input_file *file, uint32_t rows)
{
    dxs_module_parse(run->module, file->bytes, file->size, NULL);
    for (uint32_t entry = 0; entry < dxs_module_describe(run->module)->entry_count; entry++)
        for (uint32_t row = 0; row < rows; row++) {
            judge(run, file->path, entry, row);
            judge_ids(run, file->path, entry, row);
        }
}

int main(int count, char **arguments)
{
    struct run run = {.module = dxs_module_create(NULL), .converter = dxs_converter_create(NULL)};
    char *alone[] = {arguments[0], NULL};
    struct input_files files = {0};
    uint32_t rows = PAIRED_ROWS;

    for (int n = 1; n < count; n++) {
        if (strcmp(arguments[n], "--rows") == 0 && n + 1 < count)
            rows = (uint32_t)strtoul(arguments[++n], NULL, 10);
        else if (strcmp(arguments[n], "--newest") == 0)
            run.newest = true;
        else if (!add_input_files(&files, arguments[n]))
            return 2;
    }
    if (files.count == 0) {
        fputs("valid_pairs [--rows N] [--newest] FILE.dxil | FOLDER...\n", stderr);
        return 2;
    }
    repeat_remember(alone, NULL);
    for (size_t n = 0; n < files.count; n++)
        judge_file(&run, &files.data[n], rows);
    show_findings(&run.findings);
    printf("%u conversions: %u refused, %u invalid, %u newer than SPIRV-Tools (%s)\n", run.converted, run.refused,
           run.invalid, run.newer, spirv_tools_version());
    dxs_converter_destroy(run.converter);
    dxs_module_destroy(run.module);
    free_input_files(&files);
    free_findings(&run.findings);
    return run.invalid > 0;
}
