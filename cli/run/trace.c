/* Prints the trace of `dxil-spirv run`: each instruction's text, its value, and the values of its operands. */
#include "cli/files.h"
#include "cli/instruction_text.h"
#include "cli/run/run.h"
#include "cli/string_buffer.h"

#include "dxs_inspect.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A value by its name, for example "%10", in a function. */
struct named_value {
    uint32_t function;
    const char *name; /* not NUL-terminated */
    size_t length;
    char *value; /* the last one, allocated; NULL: none yet */
};

struct run_trace {
    const dxs_module *module;
    dxs_converter *converter; /* owns the text */
    struct instruction_text lines;
    struct named_value *values; /* sorted */
    size_t value_count;
};

static int compare(const void *left, const void *right)
{
    const struct named_value *a = left, *b = right;
    if (a->function != b->function)
        return a->function < b->function ? -1 : 1;
    if (a->length != b->length)
        return a->length < b->length ? -1 : 1;
    return memcmp(a->name, b->name, a->length);
}

static struct named_value *find_value(const struct run_trace *trace, uint32_t function, const char *name, size_t length)
{
    struct named_value wanted = {function, name, length, NULL};
    return trace->value_count ? bsearch(&wanted, trace->values, trace->value_count, sizeof(wanted), compare) : NULL;
}

static bool list_values(struct run_trace *trace)
{
    trace->values = calloc(trace->lines.count + 1, sizeof(*trace->values));
    if (!trace->values)
        return false;
    for (size_t n = 0; n < trace->lines.count; n++) {
        const struct instruction_line *line = &trace->lines.lines[n];
        if (line->name_length)
            trace->values[trace->value_count++] =
                (struct named_value){line->function, line->text, line->name_length, NULL};
    }
    qsort(trace->values, trace->value_count, sizeof(*trace->values), compare);
    return true;
}

struct run_trace *run_trace_create(const dxs_module *module)
{
    struct run_trace *trace = calloc(1, sizeof(*trace));
    const char *text;
    size_t size;
    if (!trace)
        return NULL;
    trace->module = module;
    trace->converter = dxs_converter_create(NULL);
    if (!trace->converter || dxs_disassemble(trace->converter, module, &text, &size) != DXS_RESULT_OK ||
        !instruction_text_read(&trace->lines, text) || !list_values(trace)) {
        run_trace_destroy(trace);
        return NULL;
    }
    return trace;
}

void run_trace_destroy(struct run_trace *trace)
{
    if (!trace)
        return;
    for (size_t n = 0; n < trace->value_count; n++)
        free(trace->values[n].value);
    free(trace->values);
    instruction_text_free(&trace->lines);
    dxs_converter_destroy(trace->converter);
    free(trace);
}

/* Length of the name at `text`: %NAME or %"NAME". */
static size_t name_length(const char *text, size_t limit)
{
    size_t length = 1;
    if (limit > 1 && text[1] == '"') {
        while (++length < limit && text[length] != '"')
            ;
        return length < limit ? length + 1 : length;
    }
    while (length < limit && !strchr(" ,()[]{}*<>=\n", text[length]))
        length++;
    return length;
}

/* Handles and pointers are numbers of the executor, which say nothing. */
static bool is_shown(const struct named_value *value)
{
    return value && value->value && strncmp(value->value, "0x", 2) != 0;
}

/* Each operand once: a text may use one several times. */
static void print_operands(const struct run_trace *trace, const struct instruction_line *line)
{
    const struct named_value *printed[16];
    size_t count = 0;
    const char *end = line->text + line->length, *at = line->text + line->name_length;
    while (at < end && (at = memchr(at, '%', (size_t)(end - at))) != NULL) {
        size_t length = name_length(at, (size_t)(end - at)), n = 0;
        const struct named_value *value = find_value(trace, line->function, at, length);
        at += length;
        while (n < count && printed[n] != value)
            n++;
        if (!is_shown(value) || n < count || count == sizeof(printed) / sizeof(*printed))
            continue;
        printf("%s%.*s = %s", count ? ", " : " (", (int)value->length, value->name, value->value);
        printed[count++] = value;
    }
    if (count)
        printf(")");
}

static void keep_value(const struct run_trace *trace, const struct instruction_line *line, const char *result)
{
    struct named_value *value =
        line->name_length ? find_value(trace, line->function, line->text, line->name_length) : NULL;
    size_t size = strlen(result) + 1;
    char *copy = value ? realloc(value->value, size) : NULL;
    if (!copy)
        return;
    memcpy(copy, result, size);
    value->value = copy;
}

static void print_name(const char *name)
{
    char plain[256];
    snprintf(plain, sizeof(plain), "%s", name);
    make_plain(plain, "");
    printf("%s", plain);
}

void run_print_trace(void *user, const struct dxs_exec_trace *step)
{
    const struct run_trace *trace = user;
    const struct instruction_line *line = instruction_text_find(&trace->lines, step->function_index, step->instruction);
    struct dxs_source_place place;

    print_name(step->function);
    printf(" block %" PRIu32 " #%" PRIu32, step->block, step->instruction);
    if (dxs_find_source_place(trace->module, step->function_index, step->instruction, &place)) {
        printf(" ");
        print_name(*place.file ? file_name(place.file) : "line");
        printf(":%" PRIu32, place.line);
    }
    printf(": %.*s", line ? (int)line->length : (int)strlen(step->operation), line ? line->text : step->operation);
    if (*step->result)
        printf(" -> %s", step->result);
    if (line) {
        print_operands(trace, line);
        keep_value(trace, line, step->result);
    }
    printf("\n");
}
