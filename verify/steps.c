/* Steps of threads: see steps.h. Those of the device live until the process ends. */
#include "verify/steps.h"

#include "runner/common/report.h"
#include "runner/compare/expectations.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TYPE_MASK = 255 /* dxs_print_record.type: the component's type */
};

void add_step(struct steps *steps, struct step step)
{
    if (steps->count == steps->capacity) {
        steps->capacity = 2 * steps->capacity + 64;
        steps->items = reallocate(steps->items, steps->capacity, sizeof *steps->items);
    }
    steps->items[steps->count++] = step;
}

/* ---- On the device ----------------------------------------------------------------------------------------------- */

static int compare_threads(const struct dxs_print_record *a, const struct dxs_print_record *b)
{
    for (int n = 2; n >= 0; n--)
        if (a->thread[n] != b->thread[n])
            return a->thread[n] < b->thread[n] ? -1 : 1;
    return 0;
}

/* Keeps the buffer's order within a thread: pointers into the buffer are sorted. */
static int compare_places(const void *left, const void *right)
{
    const struct dxs_print_record *a = *(const struct dxs_print_record *const *)left;
    const struct dxs_print_record *b = *(const struct dxs_print_record *const *)right;
    int order = compare_threads(a, b);

    return order ? order : a < b ? -1 : a > b;
}

static void sort_records(struct device_steps *d, const struct dxs_print_record *records)
{
    const struct dxs_print_record **places = allocate(d->count + 1, sizeof *places);

    for (size_t n = 0; n < d->count; n++)
        places[n] = &records[n];
    qsort(places, d->count, sizeof *places, compare_places);
    d->records = allocate(d->count + 1, sizeof *d->records);
    for (size_t n = 0; n < d->count; n++)
        d->records[n] = *places[n];
    free(places);
}

/* Scalars of one value follow each other. */
static bool continues(const struct dxs_print_record *before, const struct dxs_print_record *r)
{
    return compare_threads(before, r) == 0 && before->function == r->function &&
           before->instruction == r->instruction && r->component > before->component;
}

static void group_records(struct device_steps *d)
{
    d->threads = allocate(d->count + 2, sizeof *d->threads);
    for (size_t n = 0; n < d->count; n++) {
        const struct dxs_print_record *r = &d->records[n];
        if (n > 0 && continues(r - 1, r)) {
            d->steps.items[d->steps.count - 1].record_count++;
            continue;
        }
        if (n == 0 || compare_threads(r - 1, r) != 0)
            d->threads[d->thread_count++] = d->steps.count;
        add_step(
            &d->steps,
            (struct step){
                .function = r->function, .instruction = r->instruction, .value = "", .records = r, .record_count = 1});
    }
    d->threads[d->thread_count] = d->steps.count;
}

struct device_steps read_device_steps(const void *buffer, size_t size)
{
    const uint32_t *words = buffer;
    size_t room = (size - sizeof *words) / sizeof(struct dxs_print_record);
    struct device_steps d = {.count = words[0] < room ? words[0] : room, .is_cut = words[0] > room};

    sort_records(&d, (const struct dxs_print_record *)(words + 1));
    group_records(&d);
    return d;
}

void name_of_thread(const struct run_file *file, const struct step *first, uint32_t thread[3])
{
    memcpy(thread, first->records->thread, 3 * sizeof *thread);
    if (file->start == START_DRAW)
        thread[2] = 0; /* the triangle */
    if (file->start == START_VERTICES) {
        thread[0] -= file->vertices.first_vertex;
        thread[1] -= file->vertices.first_instance;
    }
}

/* ---- On the executor --------------------------------------------------------------------------------------------- */

static void note_step(void *user, const struct dxs_exec_trace *trace)
{
    char *value = allocate(strlen(trace->result) + 1, 1);

    strcpy(value, trace->result);
    add_step(user, (struct step){.function = trace->function_index,
                                 .instruction = trace->instruction,
                                 .block = trace->block,
                                 .line = trace->line,
                                 .value = value});
}

bool execute_steps(const struct comparison *c, const struct dxs_exec_options *chosen, const struct run_file *file,
                   const uint32_t thread[3], struct steps *steps)
{
    struct dxs_exec_options options = *chosen;

    *steps = (struct steps){.count = 0};
    options.trace = note_step;
    options.trace_user = steps;
    memcpy(options.traced_thread, thread, sizeof options.traced_thread);
    struct execution execution = execute(c->shader.module, c->shader.entry_number, file, &options);
    bool has_run = execution.result == DXS_RESULT_OK;
    release_execution(&execution, file);
    return has_run;
}

void free_steps(struct steps *steps)
{
    for (size_t n = 0; n < steps->count; n++)
        free((char *)steps->items[n].value);
    free(steps->items);
    *steps = (struct steps){.count = 0};
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static enum value_type float_type_of(uint32_t type)
{
    return type == DXS_COMPONENT_TYPE_F64 ? TYPE_F64 : type == DXS_COMPONENT_TYPE_F16 ? TYPE_F16 : TYPE_F32;
}

static bool is_float(uint32_t type)
{
    return type == DXS_COMPONENT_TYPE_F16 || type == DXS_COMPONENT_TYPE_F32 || type == DXS_COMPONENT_TYPE_F64;
}

static uint64_t bits_of(const struct dxs_print_record *r)
{
    return r->value[0] | (uint64_t)r->value[1] << 32;
}

/* Integers are compared in the narrower of the two widths: the executor's have that of DXIL. */
static uint64_t mask_of(uint32_t type)
{
    switch (type) {
    case DXS_COMPONENT_TYPE_I1:
        return 1;
    case DXS_COMPONENT_TYPE_U16:
    case DXS_COMPONENT_TYPE_I16:
        return UINT16_MAX;
    case DXS_COMPONENT_TYPE_U64:
    case DXS_COMPONENT_TYPE_I64:
        return UINT64_MAX;
    default:
        return UINT32_MAX;
    }
}

/* A scalar, as bits or as a number, by its type. */
struct scalar {
    uint64_t bits;
    double number;
};

static struct scalar scalar_of_record(const struct dxs_print_record *r)
{
    return (struct scalar){bits_of(r), float_value(float_type_of(r->type & TYPE_MASK), bits_of(r))};
}

static struct scalar scalar_of_text(const char *text)
{
    return (struct scalar){strtoull(text, NULL, 0), strtod(text, NULL)};
}

static bool scalars_match(uint32_t type, struct scalar a, struct scalar b, enum exactness exactness)
{
    uint64_t mask = mask_of(type);

    if (!is_float(type))
        return (a.bits & mask) == (b.bits & mask);
    enum value_type float_type = float_type_of(type);
    /* %.9g of the executor's text loses bits of doubles */
    double tolerance = tolerance_of(exactness, float_type), least = float_type == TYPE_F64 ? 1e-8 : 0;
    return floats_agree(a.number, b.number, float_type, tolerance > least ? tolerance : least);
}

/* NULL: the text has no such scalar, or one that is no number. */
static const char *nth_scalar(const char *text, uint32_t n)
{
    while (text && n-- > 0) {
        text = strchr(text, ',');
        text = text ? text + 1 : NULL;
    }
    return text && *text && strncmp(text, "0x", 2) != 0 ? text : NULL;
}

/* `other` NULL: the device's own scalars are compared. */
static bool scalars_of_step_match(const struct step *device, const char *expected, const char *other,
                                  enum exactness exactness, uint32_t *component)
{
    for (size_t n = 0; n < device->record_count; n++) {
        const struct dxs_print_record *r = &device->records[n];
        uint32_t type = r->type & TYPE_MASK;
        const char *text = nth_scalar(expected, r->component), *second = nth_scalar(other, r->component);
        if (type == DXS_COMPONENT_TYPE_INVALID || !text || (other && !second))
            continue;
        *component = r->component;
        if (!scalars_match(type, scalar_of_text(text), other ? scalar_of_text(second) : scalar_of_record(r), exactness))
            return false;
    }
    return true;
}

bool values_match(const struct step *device, const struct step *expected, enum exactness exactness, uint32_t *component)
{
    return scalars_of_step_match(device, expected->value, NULL, exactness, component);
}

bool executions_match(const struct step *device, const struct step *expected, const struct step *other,
                      enum exactness exactness)
{
    uint32_t component;

    return scalars_of_step_match(device, expected->value, other->value, exactness, &component);
}

void describe_records(const struct step *step, char *text, size_t size)
{
    size_t length = 0;

    text[0] = 0;
    for (size_t n = 0; n < step->record_count && length < size; n++) {
        const struct dxs_print_record *r = &step->records[n];
        uint32_t type = r->type & TYPE_MASK;
        const char *comma = n ? ", " : "";
        int more = type == DXS_COMPONENT_TYPE_INVALID ? 0
                   : is_float(type)                   ? snprintf(text + length, size - length, "%s%.9g", comma,
                                                                 float_value(float_type_of(type), bits_of(r)))
                                    : snprintf(text + length, size - length, "%s%" PRIu64, comma, bits_of(r));
        length += (size_t)more;
    }
}
