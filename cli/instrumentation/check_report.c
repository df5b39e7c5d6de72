/* dxil-spirv check-report: shows the buffers that shaders converted with --check wrote. */
#include "cli/messages.h"
#include "cli/instrumentation/shader_text.h"
#include "cli/subcommands.h"
#include "cli/words.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv check-report REPORTS MARKS [SHADER] [OPTION]...\n"
    "Shows the faults that --check found: REPORTS and MARKS are the contents of its two buffers (struct dxs_checks).\n"
    "With SHADER, also the line and the text of each instruction. Reports of other shaders only are an error.\n"
    "  --program PART   the part of SHADER that the text comes from: debug, which has names and lines (default, if\n"
    "                   there is one), or dxil\n" SHADER_PDB_HELP;

enum { /* of shader_arguments.buffers */
    REPORTS,
    MARKS,
    BUFFERS
};

struct bytes {
    unsigned char *data;
    size_t size;
};

/* ---- One report -------------------------------------------------------------------------------------------------- */

static const char *rule_text(uint32_t rule)
{
    static const char *const texts[] = {
        [0] = "WHOLE_QUADS: not all lanes of the quad compute the derivative together",
        [DXS_RULE_MESH_VERTICES - DXS_RULE_WHOLE_QUADS] = "MESH_VERTICES: more vertices than declared",
        [DXS_RULE_MESH_PRIMITIVES - DXS_RULE_WHOLE_QUADS] = "MESH_PRIMITIVES: more primitives than declared",
        [DXS_RULE_SAMPLER_HEAP - DXS_RULE_WHOLE_QUADS] = "SAMPLER_HEAP: the index is beyond the sampler heap",
        [DXS_RULE_RESOURCE_HEAP - DXS_RULE_WHOLE_QUADS] = "RESOURCE_HEAP: the index is beyond the resource heap",
        [DXS_RULE_UNIFORM_INDEX - DXS_RULE_WHOLE_QUADS] =
            "UNIFORM_INDEX: a descriptor index without NonUniformResourceIndex differs between lanes",
        [DXS_RULE_CONSTANT_ROWS - DXS_RULE_WHOLE_QUADS] = "CONSTANT_ROWS: a row of a constant buffer beyond 4,095",
        [DXS_RULE_GROUPSHARED_INDEX - DXS_RULE_WHOLE_QUADS] = "GROUPSHARED_INDEX: beyond the groupshared array",
        [DXS_RULE_CONSTANT_INDEX - DXS_RULE_WHOLE_QUADS] = "CONSTANT_INDEX: beyond the constant array",
        [DXS_RULE_LOCAL_INDEX - DXS_RULE_WHOLE_QUADS] = "LOCAL_INDEX: beyond the local array",
    };
    uint32_t number = rule - DXS_RULE_WHOLE_QUADS;

    return rule >= DXS_RULE_WHOLE_QUADS && number < sizeof texts / sizeof *texts ? texts[number] : NULL;
}

/* The value tells the check: rules have numbers of their own, and floats are reported because they are not finite. */
static void print_fault(uint32_t value)
{
    enum {
        EXPONENT = 0x7F800000,
        MANTISSA = 0x007FFFFF
    };
    const char *rule = rule_text(value);

    if (rule)
        printf("%s\n", rule);
    else if ((value & EXPONENT) == EXPONENT)
        printf("the value is %s%s\n", value >> 31 ? "-" : "", value & MANTISSA ? "nan" : "inf");
    else
        printf("an access that nothing orders against another; number %" PRIu32 "\n", value);
}

/* A report has the number of the instruction, but not its function: all functions that have it are shown. */
static void print_instruction(uint32_t number, const struct instruction_text *lines)
{
    for (size_t n = 0; n < lines->count; n++) {
        const struct instruction_line *line = &lines->lines[n];
        if (line->number == number)
            printf("  f%" PRIu32 " %.*s%s%.*s\n", line->function, (int)line->place_length, line->place,
                   line->place_length ? ": " : "", (int)line->length, line->text);
    }
}

/* True: the report is of the shader. */
static bool print_report(const unsigned char *report, const struct shader_text *shader)
{
    uint64_t hash = load_word(report) | (uint64_t)load_word(report + 4) << 32;
    uint32_t instruction = load_word(report + 8);

    printf("%016" PRIx64 " #%" PRIu32 ": ", hash, instruction);
    print_fault(load_word(report + 12));
    if (hash == shader->hash)
        print_instruction(instruction, &shader->lines);
    return hash == shader->hash;
}

/* ---- All reports ------------------------------------------------------------------------------------------------- */

struct counts {
    uint32_t shown, of_shader, incomplete;
    size_t unmarked; /* reports behind the last mark */
};

static struct counts print_reports(const struct bytes *reports, const struct bytes *marks,
                                   const struct shader_text *shader)
{
    enum {
        MARKS_PER_WORD = 16
    };
    struct counts counts = {0};
    size_t count = reports->size / sizeof(struct dxs_check_report), marked = marks->size / 4 * MARKS_PER_WORD;

    if (marked < count)
        counts.unmarked = count - marked;
    for (size_t n = 0; n < count - counts.unmarked; n++) {
        uint32_t word = load_word(marks->data + n / MARKS_PER_WORD * 4) >> n % MARKS_PER_WORD;
        bool is_taken = word & 1, is_written = word >> MARKS_PER_WORD & 1;
        counts.incomplete += is_taken && !is_written;
        if (!is_taken || !is_written)
            continue;
        counts.shown++;
        counts.of_shader += print_report(reports->data + n * sizeof(struct dxs_check_report), shader);
    }
    return counts;
}

static enum exit_code conclude(const struct shader_arguments *arguments, struct counts counts,
                               const struct shader_text *shader)
{
    if (counts.incomplete)
        printf("%" PRIu32 " more not complete: the device was lost before, or still writes\n", counts.incomplete);
    if (counts.unmarked) {
        complain("%s: too few marks: the last %zu reports have none, and are not shown", arguments->buffers[MARKS],
                 counts.unmarked);
        return EXIT_REFUSED;
    }
    if (counts.shown + counts.incomplete == 0)
        printf("no faults\n");
    if (counts.shown == 0 || counts.of_shader || !arguments->path)
        return EXIT_DONE;
    complain("%s: no report is of %s, whose hash is %016" PRIx64 " (was it converted with another --shader-hash?)",
             arguments->buffers[REPORTS], arguments->path, shader->hash);
    return EXIT_REFUSED;
}

static enum exit_code read_buffer(const char *path, struct bytes *bytes, size_t unit)
{
    bytes->data = buffer_read(path, &bytes->size);
    if (!bytes->data)
        return EXIT_USAGE;
    if (bytes->size >= unit && bytes->size % unit == 0)
        return EXIT_DONE;
    complain("%s: %zu bytes are no %s of --check: expected a multiple of %zu", path, bytes->size,
             unit == sizeof(uint32_t) ? "marks" : "reports", unit);
    return EXIT_REFUSED;
}

static enum exit_code print_buffers(const struct shader_arguments *arguments, const struct shader_text *shader)
{
    struct bytes reports = {0}, marks = {0};
    enum exit_code code = read_buffer(arguments->buffers[REPORTS], &reports, sizeof(struct dxs_check_report));

    if (code == EXIT_DONE)
        code = read_buffer(arguments->buffers[MARKS], &marks, sizeof(uint32_t));
    if (code == EXIT_DONE)
        code = conclude(arguments, print_reports(&reports, &marks, shader), shader);
    free(reports.data);
    free(marks.data);
    return code;
}

int check_report_command(int argc, char **argv)
{
    struct shader_arguments arguments = {.program = DXS_PROGRAM_DEBUG, .may_be_dxil = true};
    struct shader_text shader;
    bool are_right = true;
    int code;

    for (int n = 1; n < argc && are_right; n++)
        are_right = shader_argument(&arguments, BUFFERS, argc, argv, &n);
    are_right = are_right && (arguments.buffers[MARKS] || arguments.help);
    if (!may_begin(are_right, arguments.help, usage, &code))
        return code;
    code = (int)shader_text_read(&shader, &arguments);
    if (code == EXIT_DONE)
        code = (int)print_buffers(&arguments, &shader);
    shader_text_free(&shader);
    return code;
}
