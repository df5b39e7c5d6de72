/* Writes or checks docs/reference/executed-operations.md: which operations, by overload, the programs call that tests
 * execute and whose results they compare.
 *
 *     reached-operations PAGE UNREACHED SHADERS RANDOM [--update]
 *
 * SHADERS: folders of test shaders, of which those with a .run file count. RANDOM: a folder of random programs.
 * UNREACHED: a line "OPERATION OVERLOADS REASON" for what none of them calls; OVERLOADS: letters of
 * dxil/operations.def, or -. An operation that ends in * stands for all that begin so. */
#include "coverage.h"
#include "files.h"
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
    LINE_SIZE = 512
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
        if (line[0] == '#' || sscanf(line, "%63s %16s %511[^\n]", reason.operation, reason.overloads, reason.text) != 3)
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

/* ---- The page ---------------------------------------------------------------------------------------------------- */

static const char introduction[] =
    "# Executed operations\n"
    "\n"
    "**Which operations do tests execute, in which types?** Written by the target `update-reached` from the calls in "
    "test\n"
    "shaders that have a `.run` file (and `work-graph/graph`), and in random programs: 6,000 compute shaders and "
    "1,500 pixel, vertex and hull shaders each. "
    "What\n"
    "neither calls is listed with its reason, from `tests/random/unreached.txt`. `ctest -R random-reached` holds the "
    "page.\n"
    "\n"
    "Overloads are the letters of `dxil/operations.def`: b i1, s i16, i i32, l i64, h f16, f f32, d f64, v vectors, U\n"
    "structures, X any object. An operation without overloads has -. Operations that are not translated are left out.\n"
    "\n";

static bool is_counted(size_t operation)
{
    return operation < DX_FIRST_WITHOUT_OPCODE && is_lowered(operation);
}

static void write_letters(FILE *file, const char *overloads, uint32_t set)
{
    fputs("| ", file);
    for (uint32_t i = 0; overloads[i]; i++)
        if (set >> i & 1)
            fputc(overloads[i], file);
    fputs(set ? " " : "", file);
}

/* Writes the reasons for the overloads that nothing reaches. */
static void write_unreached(FILE *file, struct page *page, size_t operation, uint32_t reached)
{
    const char *overloads = overloads_of(operation), *name = dx_operation_name((uint32_t)operation);
    const struct reason *last = NULL;

    fputs("| ", file);
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
            fprintf(file, ": %s; ", last->text);
        fputc(overloads[i], file);
        last = reason;
    }
    if (last)
        fprintf(file, ": %s ", last->text);
    fputs("|\n", file);
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
    fprintf(file,
            "%u operations have %u overloads. Test shaders call %u of them, random programs %u, both together %u.\n\n"
            "| operation | overloads | `.run` | random | neither |\n| --- | --- | --- | --- | --- |\n",
            rows, all, by_shaders, by_random, by_any);
}

static void write_page(FILE *file, struct page *page)
{
    fputs(introduction, file);
    write_counts(file, page);
    for (size_t i = 0; i < DX_OP_COUNT; i++) {
        if (!is_counted(i))
            continue;
        fprintf(file, "| %s | %s ", dx_operation_name((uint32_t)i), overloads_of(i));
        write_letters(file, overloads_of(i), page->reached[FROM_SHADERS][i]);
        write_letters(file, overloads_of(i), page->reached[FROM_RANDOM][i]);
        write_unreached(file, page, i, page->reached[FROM_SHADERS][i] | page->reached[FROM_RANDOM][i]);
    }
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
            fprintf(stderr, "%s is not current: build the target update-reached\n", path);
        free(expected);
    }
    free(text);
    return good;
}

int main(int count, char **arguments)
{
    static struct page page = {.is_complete = true};

    if (count < 5 || count > 6 || (count == 6 && strcmp(arguments[5], "--update") != 0)) {
        fputs("usage: reached-operations PAGE UNREACHED SHADERS RANDOM [--update]\n", stderr);
        return 2;
    }
    if (!read_reasons(&page, arguments[2]) || !note_folder(&page, FROM_SHADERS, arguments[3]) ||
        !note_folder(&page, FROM_RANDOM, arguments[4])) {
        fputs("a file or folder cannot be read\n", stderr);
        return 2;
    }
    bool good = finish_page(&page, arguments[1], count == 6) && page.is_complete;
    free(page.reasons);
    return good ? 0 : 1;
}
