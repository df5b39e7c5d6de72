/* Writes or checks docs/reference/operations.md: which operations are translated, executed on the CPU, and called, by
 * overload, in programs whose results tests compare.
 *
 *     operations-page PAGE UNREACHED SHADERS RANDOM [--update]
 *
 * SHADERS: folders of test shaders, of which those with a .run file count. RANDOM: a folder of random programs.
 * UNREACHED: a line "OPERATION OVERLOADS REASON" for what none of them calls; OVERLOADS: letters of
 * dxil/operations.def, or -. An operation that ends in * stands for all that begin so. */
#include "coverage.h"
#include "cli/files.h"
#include "exec/operations.h"
#include "tests/common/files.h"

#include "dxil/linear_algebra.h"
#include "spirv/lowering.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    MAX_LETTERS = 16,
    NAME_SIZE = 64,
    LINE_SIZE = 1024
};

enum source {
    FROM_SHADERS,
    FROM_RANDOM,
    SOURCE_COUNT
};

/* A reason for which overloads of an operation are not reached. */
struct reason {
    char operation[NAME_SIZE], overloads[MAX_LETTERS + 1], text[LINE_SIZE];
    bool is_used;
};

struct page {
    uint32_t reached[SOURCE_COUNT][DX_OP_COUNT]; /* bit set of letters: index in overloads_of */
    struct reason *reasons;
    size_t reason_count;
    bool is_complete;
};

/* The overloads of an operation; "-" if it has none. */
static const char *overloads_of(size_t operation)
{
    const char *overloads = operation_overloads(&dx_operations[operation]);

    return overloads[0] ? overloads : "-";
}

/* ---- Calls ------------------------------------------------------------------------------------------------------- */

static char letter_of_scalar(const struct type *type)
{
    static const char integers[] = {[1] = 'b', [8] = 'c', [16] = 's', [32] = 'i', [64] = 'l'},
                      floats[] = {[16] = 'h', [32] = 'f', [64] = 'd'};

    if (type->kind == TYPE_FLOAT)
        return type->bits < sizeof floats ? floats[type->bits] : '?';
    if (type->kind == TYPE_INTEGER)
        return type->bits < sizeof integers ? integers[type->bits] : '?';
    return 'U';
}

/* The type that T stands for in a call; NO_TYPE: the operation has no overloads. */
static type_id overload_of(const struct module *module, const struct function *f, const struct instruction *i)
{
    const struct operation *operation = &dx_operations[i->dx_op];
    const char *operands = operation_operands(operation);
    const struct type *result = module_type(module, i->type);

    for (uint32_t n = 0; operands[n] && n < i->operand_count; n++)
        if (operands[n] == 'T' || operands[n] == 'U')
            return module_value(module, f, f->operands[i->first_operand + n])->type;
    return result->kind == TYPE_STRUCT && result->count > 0 ? module->type_members[result->first_member] : i->type;
}

static void note_letter(uint32_t *reached, const char *overloads, char letter)
{
    const char *place = strchr(overloads, letter);

    if (place)
        *reached |= UINT32_C(1) << (place - overloads);
}

static void note_call(uint32_t *reached, const struct module *module, const struct function *f,
                      const struct instruction *i)
{
    const char *overloads = overloads_of(i->dx_op);
    const struct type *type = module_type(module, overload_of(module, f, i));

    if (overloads[0] == '-' || overloads[0] == 'X') {
        *reached |= 1;
        return;
    }
    if (type->kind == TYPE_VECTOR)
        note_letter(reached, overloads, 'v');
    note_letter(reached, overloads,
                letter_of_scalar(type->kind == TYPE_VECTOR ? module_type(module, type->element) : type));
}

static void note_functions(uint32_t *reached, const struct module *module)
{
    for (uint32_t n = 0; n < module->function_count; n++) {
        const struct function *f = &module->functions[n];
        for (uint32_t k = 0; k < f->instruction_count; k++)
            if (f->instructions[k].dx_op != DX_OP_NONE)
                note_call(&reached[f->instructions[k].dx_op], module, f, &f->instructions[k]);
    }
}

static void note_module(uint32_t *reached, const struct input_file *file)
{
    struct fault fault;
    struct arena arena;

    fault_clear(&fault);
    arena_init(&arena, NULL, &fault, SIZE_MAX);
    if (!setjmp(fault.unwind))
        note_functions(reached, coverage_read_module(&arena, file->bytes, file->size, DXS_PROGRAM_DXIL));
    else
        fprintf(stderr, "%s: %s\n", file->path, fault.error.message);
    arena_free(&arena);
}

/* Whether a test executes the shader: one with a .run file, or a graph of tests/vulkan/work_graph. */
static bool is_executed_by_test(const char *dxil_path)
{
    static const char graphs[] = "work-graph/";
    char path[LINE_SIZE];
    size_t length = strlen(dxil_path) - strlen(".dxil");

    if (strstr(dxil_path, graphs))
        return true;
    return (size_t)snprintf(path, sizeof path, "%.*s.run", (int)length, dxil_path) < sizeof path &&
           access(path, R_OK) == 0;
}

static bool note_folder(struct page *page, enum source source, const char *folder)
{
    struct input_files files = {0};
    bool good = add_input_files(&files, folder) && files.count > 0;

    for (size_t i = 0; i < files.count; i++)
        if (source == FROM_RANDOM || is_executed_by_test(files.data[i].path))
            note_module(page->reached[source], &files.data[i]);
    free_input_files(&files);
    return good;
}

/* ---- Reasons ----------------------------------------------------------------------------------------------------- */

static bool read_reasons(struct page *page, const char *path)
{
    FILE *file = fopen(path, "r");
    char line[LINE_SIZE];

    while (file && fgets(line, sizeof line, file)) {
        struct reason reason = {.is_used = false};
        if (line[0] == '#' ||
            sscanf(line, "%63s %16s %1023[^\n]", reason.operation, reason.overloads, reason.text) != 3)
            continue;
        struct reason *reasons = realloc(page->reasons, (page->reason_count + 1) * sizeof *reasons);
        if (!reasons)
            return false;
        page->reasons = reasons;
        page->reasons[page->reason_count++] = reason;
    }
    if (file)
        fclose(file);
    return file != NULL;
}

static bool is_named(const struct reason *reason, const char *operation)
{
    size_t length = strlen(reason->operation);

    if (reason->operation[length - 1] == '*')
        return strncmp(reason->operation, operation, length - 1) == 0;
    return strcmp(reason->operation, operation) == 0;
}

/* NULL: none. */
static struct reason *find_reason(struct page *page, const char *operation, char letter)
{
    for (size_t i = 0; i < page->reason_count; i++)
        if (is_named(&page->reasons[i], operation) && strchr(page->reasons[i].overloads, letter))
            return &page->reasons[i];
    return NULL;
}

/* ---- The executor ------------------------------------------------------------------------------------------------ */

/* Operations that are invalid in compute and graphics shaders. */
static const char other_stages[][32] = {"InstanceID",
                                        "InstanceIndex",
                                        "HitKind",
                                        "RayFlags",
                                        "DispatchRaysIndex",
                                        "DispatchRaysDimensions",
                                        "WorldRayOrigin",
                                        "WorldRayDirection",
                                        "ObjectRayOrigin",
                                        "ObjectRayDirection",
                                        "ObjectToWorld",
                                        "WorldToObject",
                                        "RayTMin",
                                        "RayTCurrent",
                                        "IgnoreHit",
                                        "AcceptHitAndEndSearch",
                                        "TraceRay",
                                        "ReportHit",
                                        "CallShader",
                                        "PrimitiveIndex",
                                        "GeometryIndex",
                                        "ClusterID",
                                        "TriangleObjectPosition",
                                        "MaybeReorderThread",
                                        "CreateNodeOutputHandle",
                                        "IndexNodeHandle",
                                        "AnnotateNodeHandle",
                                        "GetNodeRecordPtr",
                                        "AllocateNodeOutputRecords",
                                        "IncrementOutputCount",
                                        "OutputComplete",
                                        "GetInputRecordCount",
                                        "FinishedCrossGroupSharing",
                                        "BarrierByNodeRecordHandle",
                                        "CreateNodeInputRecordHandle",
                                        "AnnotateNodeRecordHandle",
                                        "NodeOutputIsValid",
                                        "GetRemainingRecursionLevels"};

static bool is_of_other_stage(const char *name)
{
    for (size_t i = 0; i < sizeof other_stages / sizeof *other_stages; i++)
        if (!strcmp(other_stages[i], name))
            return true;
    return !strncmp(name, "HitObject_", 10);
}

/* The executor has no linear algebra, because devices choose which lane holds which matrix element. */
static bool is_linear_algebra(const char *name)
{
    return !strncmp(name, "LinAlg", 6);
}

/* Whether the executor has all translated operations of its stages. */
static bool nothing_is_missing(void)
{
    bool complete = true;

    for (size_t i = 0; i < DX_OP_COUNT; i++) {
        const char *name = dx_operation_name((uint32_t)i);
        if (i < DX_FIRST_WITHOUT_OPCODE && is_lowered(i) && !is_executed((uint16_t)i) && !is_of_other_stage(name) &&
            !is_linear_algebra(name)) {
            fprintf(stderr, "%s is translated, but not executed\n", name);
            complete = false;
        }
    }
    return complete;
}

/* ---- The page ---------------------------------------------------------------------------------------------------- */

static const char introduction[] =
    "# DXIL operations\n"
    "\n"
    "**Is an operation translated, executed on the CPU, and tested?** Written by the target `update-operations` from\n"
    "`dxil/operations.def`, `spirv/operations.def`, the tables of the executor, and the calls in tests. "
    "`ctest -R\n"
    "random-operations` holds the page.\n"
    "\n"
    "An operation is translated, the executor has it, and tests compare its results in all of its types, unless its "
    "row "
    "says\n"
    "otherwise:\n"
    "\n"
    "- **not translated**: it is read, checked and disassembled; converting it is an error that names it.\n"
    "- **on devices only**: the executor lacks it.\n"
    "- **a: reason**: nothing calls it in type a, neither a test shader with a `.run` file (or a work graph) nor one "
    "of\n"
    "  10,500 random programs. `tests/random/unreached.txt` has the reasons.\n"
    "\n"
    "Types: b i1, c i8, s i16, i i32, l i64, h f16, f f32, d f64, v vectors, U structures, X any object, - none.\n"
    "\n";

/* Whether the opcode is reserved, or the operation has none: docs/guides/vendor-extensions.md documents the latter. */
static bool is_reserved(size_t operation)
{
    return operation >= DX_FIRST_WITHOUT_OPCODE || !strncmp(dx_operation_name((uint32_t)operation), "Reserved", 8);
}

static bool is_counted(size_t operation)
{
    return operation < DX_FIRST_WITHOUT_OPCODE && is_lowered(operation);
}

/* Appends the reasons for the overloads that nothing reaches. */
static void append_unreached(char note[LINE_SIZE], struct page *page, size_t operation)
{
    const char *overloads = overloads_of(operation), *name = dx_operation_name((uint32_t)operation);
    uint32_t reached = page->reached[FROM_SHADERS][operation] | page->reached[FROM_RANDOM][operation];
    const struct reason *last = NULL;
    size_t length = strlen(note);

    for (uint32_t i = 0; overloads[i]; i++) {
        struct reason *reason = find_reason(page, name, overloads[i]);
        if (reached >> i & 1)
            continue;
        if (!reason) {
            fprintf(stderr, "%s, overload %c: nothing reaches it, and no reason is given\n", name, overloads[i]);
            page->is_complete = false;
            continue;
        }
        reason->is_used = true;
        if (reason != last && last)
            length += (size_t)snprintf(note + length, LINE_SIZE - length, ": %s", last->text);
        length += (size_t)snprintf(note + length, LINE_SIZE - length, "%s%c", reason != last && length ? "; " : "",
                                   overloads[i]);
        last = reason;
    }
    if (last)
        snprintf(note + length, LINE_SIZE - length, ": %s", last->text);
}

/* What the last column says. */
static void write_note(char note[LINE_SIZE], struct page *page, size_t operation)
{
    snprintf(note, LINE_SIZE, "%s",
             !is_lowered(operation)             ? "not translated"
             : is_executed((uint16_t)operation) ? ""
                                                : "on devices only");
    if (is_lowered(operation))
        append_unreached(note, page, operation);
}

/* The next operation of a shader model from `from` on; DX_OP_COUNT: none. */
static size_t next_of_model(size_t from, uint32_t minor)
{
    while (from < DX_OP_COUNT && (is_reserved(from) || dx_operations[from].shader_model_minor != minor))
        from++;
    return from;
}

/* A row for the operations from `first` on that say the same of themselves. Returns the first of the next row. */
static size_t write_row(FILE *file, struct page *page, size_t first, uint32_t minor)
{
    char note[LINE_SIZE], other[LINE_SIZE];
    size_t next = first, last = first;

    write_note(note, page, first);
    fputs("| ", file);
    do {
        fprintf(file, "%s%s", next == first ? "" : ", ", dx_operation_name((uint32_t)next));
        last = next;
        next = next_of_model(next + 1, minor);
        if (next < DX_OP_COUNT)
            write_note(other, page, next);
    } while (next < DX_OP_COUNT && strcmp(note, other) == 0 && strcmp(overloads_of(first), overloads_of(next)) == 0);
    fprintf(file, " | %u", (unsigned)dx_operation_opcode((uint32_t)first));
    if (last != first)
        fprintf(file, "-%u", (unsigned)dx_operation_opcode((uint32_t)last));
    fprintf(file, " | %s | %s%s|\n", overloads_of(first), note, note[0] ? " " : "");
    return next;
}

static void write_counts(FILE *file, const struct page *page)
{
    unsigned rows = 0, all = 0, by_shaders = 0, by_random = 0, by_any = 0;

    for (size_t i = 0; i < DX_OP_COUNT; i++) {
        if (!is_counted(i))
            continue;
        rows++;
        for (uint32_t k = 0; overloads_of(i)[k]; k++) {
            bool shaders = page->reached[FROM_SHADERS][i] >> k & 1, random = page->reached[FROM_RANDOM][i] >> k & 1;
            all++;
            by_shaders += shaders;
            by_random += random;
            by_any += shaders || random;
        }
    }
    fprintf(
        file,
        "%u operations are translated, in %u types. Test shaders call %u of these, random programs %u, both together "
        "%u.\n",
        rows, all, by_shaders, by_random, by_any);
}

static void write_shader_model(FILE *file, struct page *page, uint32_t minor)
{
    size_t operation = next_of_model(0, minor);

    if (operation == DX_OP_COUNT)
        return;
    fprintf(file, "\n## Shader model 6.%u\n\n| operations | opcodes | types | |\n| --- | --- | --- | --- |\n", minor);
    while (operation < DX_OP_COUNT)
        operation = write_row(file, page, operation, minor);
}

static void write_page(FILE *file, struct page *page)
{
    enum {
        MAX_MINOR = 16
    };

    fputs(introduction, file);
    write_counts(file, page);
    for (uint32_t minor = 0; minor < MAX_MINOR; minor++)
        write_shader_model(file, page, minor);
    for (size_t i = 0; i < page->reason_count; i++)
        if (!page->reasons[i].is_used) {
            fprintf(stderr, "%s %s: a reason is given, but it is reached\n", page->reasons[i].operation,
                    page->reasons[i].overloads);
            page->is_complete = false;
        }
}

/* Writes the page to `path`, or compares it with what is there. */
static bool finish_page(struct page *page, const char *path, bool updates)
{
    char *text = NULL;
    size_t size = 0, expected_size = 0;
    FILE *file = tmpfile();

    if (!file)
        return false;
    write_page(file, page);
    size = (size_t)ftell(file);
    rewind(file);
    text = malloc(size);
    bool good = text && fread(text, 1, size, file) == size;
    fclose(file);
    if (good && updates) {
        file = fopen(path, "wb");
        good = file && fwrite(text, 1, size, file) == size && fclose(file) == 0;
    } else if (good) {
        char *expected = file_read(path, &expected_size);
        good = expected && expected_size == size && memcmp(expected, text, size) == 0;
        if (!good)
            fprintf(stderr, "%s is not current: build the target update-operations\n", path);
        free(expected);
    }
    free(text);
    return good;
}

int main(int count, char **arguments)
{
    static struct page page = {.is_complete = true};

    if (count < 5 || count > 6 || (count == 6 && strcmp(arguments[5], "--update") != 0)) {
        fputs("usage: operations-page PAGE UNREACHED SHADERS RANDOM [--update]\n", stderr);
        return 2;
    }
    if (!read_reasons(&page, arguments[2]) || !note_folder(&page, FROM_SHADERS, arguments[3]) ||
        !note_folder(&page, FROM_RANDOM, arguments[4])) {
        fputs("a file or folder cannot be read\n", stderr);
        return 2;
    }
    bool good = nothing_is_missing() && finish_page(&page, arguments[1], count == 6) && page.is_complete;
    free(page.reasons);
    return good ? 0 : 1;
}
