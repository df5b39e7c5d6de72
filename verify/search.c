/* Looks for the first instruction whose value differs between device and executor. The shader prints its values on the
 * device; the executor traces the same threads. */
#include "verify/verify.h"

#include "verify/steps.h"
#include "runner/compare/expectations.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum {
    PRINT_NUMBER = 4000,           /* u register of the prints' default buffer, set 0, binding 6000 */
    PRINT_BYTES = 2 * 1024 * 1024, /* 47,000 records: each execution copies the buffer */
    MAX_THREADS = 512,             /* traced */
    MAX_WRONG = 32                 /* threads, after which enough is known */
};

struct search {
    const struct trial *trial;
    struct finding *finding;
    bool *persists; /* shared: the difference is there while the shader prints */
    struct comparison c;
    struct run_file file;
    struct device_run *run;
    dxs_converter *converter; /* owns the text */
    struct instruction_text lines;
    struct device_steps device;
    struct steps printed;      /* instructions that printed, each once */
    struct run_file unprinted; /* `file` without the buffer of prints */
};

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

static void read_lines(struct search *s)
{
    const char *text;
    size_t size;

    s->converter = dxs_converter_create(NULL);
    if (!s->converter || dxs_disassemble(s->converter, s->c.shader.module, &text, &size) != DXS_RESULT_OK ||
        !instruction_text_read(&s->lines, text))
        test_fails("the module has no text");
}

static void copy_text(const struct search *s, const struct step *step, char *text, size_t size)
{
    const struct instruction_line *line = instruction_text_find(&s->lines, step->function, step->instruction);

    snprintf(text, size, "%.*s", line ? (int)line->length : 0, line ? line->text : "");
}

static bool starts_with(const struct search *s, const struct step *step, const char *word)
{
    const struct instruction_line *line = instruction_text_find(&s->lines, step->function, step->instruction);
    size_t length = strlen(word);

    return line && line->length >= length && memcmp(line->text, word, length) == 0;
}

static bool contains(const struct search *s, const struct step *step, const char *word)
{
    char text[512];

    copy_text(s, step, text, sizeof text);
    return strstr(text, word) != NULL;
}

/* The last value of the name at `name` before step `end`; NULL: it has none that says something. */
static const char *value_of(const struct search *s, const struct steps *steps, size_t end, uint32_t function,
                            const char *name, size_t length)
{
    for (size_t n = end; n-- > 0;) {
        const struct step *step = &steps->items[n];
        const struct instruction_line *line = instruction_text_find(&s->lines, step->function, step->instruction);
        if (step->function == function && line && line->name_length == length && memcmp(line->text, name, length) == 0)
            return *step->value && strncmp(step->value, "0x", 2) != 0 ? step->value : NULL;
    }
    return NULL;
}

static void describe_operands(const struct search *s, const struct steps *steps, size_t at, char *text, size_t size)
{
    const struct step *step = &steps->items[at];
    const struct instruction_line *line = instruction_text_find(&s->lines, step->function, step->instruction);
    size_t used = 0;

    text[0] = 0;
    for (size_t n = line ? line->name_length + 1 : 0; line && n < line->length; n++) {
        const char *name = line->text + n;
        size_t length = 1;
        while (n + length < line->length && !strchr(" ,()[]{}*<>=\n", name[length]))
            length++;
        const char *value = *name == '%' ? value_of(s, steps, at, step->function, name, length) : NULL;
        if (!value || used >= size)
            continue;
        used += (size_t)snprintf(text + used, size - used, "%s%.*s = %s", used ? ", " : "", (int)length, name, value);
        n += length - 1;
    }
}

/* ---- One thread -------------------------------------------------------------------------------------------------- */

static bool is_same_instruction(const struct step *a, const struct step *b)
{
    return a->function == b->function && a->instruction == b->instruction;
}

/* Whether the instruction printed in any thread. */
static bool is_printed(const struct search *s, const struct step *step)
{
    for (size_t n = 0; n < s->printed.count; n++)
        if (is_same_instruction(&s->printed.items[n], step))
            return true;
    return false;
}

static void list_printed(struct search *s)
{
    for (size_t n = 0; n < s->device.steps.count; n++)
        if (!is_printed(s, &s->device.steps.items[n]))
            add_step(&s->printed, s->device.steps.items[n]);
}

/* What a thread does on the executor: in each execution whose results a correct device may leave. */
struct executed {
    struct steps executions[MAX_EXECUTIONS];
    size_t count;
    size_t sure; /* steps of the first execution that are the same instructions in all */
};

/* Whether the executions do not agree on the value of a step. */
static bool is_open(const struct search *s, const struct executed *e, size_t at, const struct step *device)
{
    for (size_t n = 1; n < e->count; n++)
        if (!executions_match(device, &e->executions[0].items[at], &e->executions[n].items[at], s->c.traits.exactness))
            return true;
    return false;
}

static void execute_first(struct search *s, const uint32_t thread[3], struct executed *e)
{
    struct dxs_exec_options list[MAX_EXECUTIONS];

    list_executions(&s->c, s->run, list);
    *e = (struct executed){.count = 1};
    if (!execute_steps(&s->c, &list[0], &s->unprinted, thread, &e->executions[0]))
        test_skips("the executor does not run it to its end");
    e->sure = e->executions[0].count;
}

static void execute_others(struct search *s, const uint32_t thread[3], struct executed *e)
{
    struct dxs_exec_options list[MAX_EXECUTIONS];
    size_t count = list_executions(&s->c, s->run, list);

    for (size_t n = 1; n < count; n++) {
        struct steps *other = &e->executions[e->count];
        size_t same = 0;
        if (!execute_steps(&s->c, &list[n], &s->unprinted, thread, other))
            continue;
        while (same < e->sure && same < other->count &&
               is_same_instruction(&e->executions[0].items[same], &other->items[same]))
            same++;
        e->sure = same;
        e->count++;
    }
}

static void free_executed(struct executed *e)
{
    for (size_t n = 0; n < e->count; n++)
        free_steps(&e->executions[n]);
}

/* Where a thread's steps part. */
struct parting {
    enum {
        SAME,
        OTHER_VALUE,
        OTHER_WAY
    } kind;
    size_t expected, device; /* indices of steps */
    uint32_t component;
};

/* `printed`: indices of those expected steps that the device prints, too. A value that is not determined does not
 * count, nor does the way that the device goes behind it. */
static struct parting compare_steps(const struct search *s, const struct executed *e, const size_t *printed,
                                    size_t printed_count, size_t begin, size_t end)
{
    struct parting parting = {.kind = SAME};
    const struct steps *expected = &e->executions[0];
    bool is_determined = true; /* what has led here */

    for (size_t n = 0; begin + n < end || n < printed_count; n++) {
        const struct step *device = begin + n < end ? &s->device.steps.items[begin + n] : NULL;
        const struct step *wanted = n < printed_count ? &expected->items[printed[n]] : NULL;
        parting.device = begin + n;
        parting.expected = wanted ? printed[n] : expected->count;
        if (!device && s->device.is_cut)
            return parting;
        if (!device || !wanted || !is_same_instruction(device, wanted)) {
            bool is_sure = parting.expected < e->sure || e->sure == expected->count;
            parting.kind = is_determined && is_sure ? OTHER_WAY : SAME;
            return parting;
        }
        if (printed[n] >= e->sure)
            return parting;
        if (values_match(device, wanted, s->c.traits.exactness, &parting.component))
            continue;
        if (!is_open(s, e, printed[n], device)) {
            parting.kind = OTHER_VALUE;
            return parting;
        }
        is_determined = false;
    }
    return parting;
}

static void note_place(const struct search *s, const uint32_t thread[3], const struct step *step)
{
    struct finding *f = s->finding;

    memcpy(f->thread, thread, sizeof f->thread);
    f->function = step->function;
    f->instruction = step->instruction;
    f->line = step->line;
    copy_text(s, step, f->text, sizeof f->text);
}

static void note_value(const struct search *s, const uint32_t thread[3], const struct steps *expected,
                       const struct parting *p)
{
    struct finding *f = s->finding;
    const struct step *step = &expected->items[p->expected];

    f->kind = FOUND_NOTHING; /* until all is noted: the process may end at any time */
    f->component = p->component;
    note_place(s, thread, step);
    describe_records(&s->device.steps.items[p->device], f->device, sizeof f->device);
    snprintf(f->expected, sizeof f->expected, "%s", step->value);
    describe_operands(s, expected, p->expected, f->operands, sizeof f->operands);
    f->next[0] = 0;
    f->kind = FOUND_VALUE;
}

/* The branch that the executor took last before the device went another way. */
static void note_branch(const struct search *s, const uint32_t thread[3], const struct steps *expected,
                        const struct parting *p, size_t end)
{
    struct finding *f = s->finding;
    size_t branch = p->expected;

    while (branch > 0 && !starts_with(s, &expected->items[branch - 1], "br i1") &&
           !starts_with(s, &expected->items[branch - 1], "switch"))
        branch--;
    if (branch == 0)
        return;
    f->kind = FOUND_NOTHING;
    note_place(s, thread, &expected->items[branch - 1]);
    describe_operands(s, expected, branch - 1, f->operands, sizeof f->operands);
    if (p->device < end)
        copy_text(s, &s->device.steps.items[p->device], f->next, sizeof f->next);
    else
        snprintf(f->next, sizeof f->next, "its end");
    f->kind = FOUND_BRANCH;
}

/* Instructions whose wrong value may come from another thread say less. */
static int rank_of(const struct search *s, const struct parting *p, const struct steps *expected)
{
    static const char *const from_others[] = {"Load", "load", "Wave", "wave", "Quad", "quad", " phi ", "atomic"};
    int rank = p->kind == OTHER_VALUE ? 0 : 2;

    for (size_t n = 0; n < sizeof from_others / sizeof *from_others && rank == 0; n++)
        rank = contains(s, &expected->items[p->expected], from_others[n]);
    return rank;
}

/* ---- All threads ------------------------------------------------------------------------------------------------- */

static size_t *printed_steps(const struct search *s, const struct steps *expected, size_t *count)
{
    size_t *printed = allocate(expected->count + 1, sizeof *printed);

    *count = 0;
    for (size_t n = 0; n < expected->count; n++)
        if (is_printed(s, &expected->items[n]))
            printed[(*count)++] = n;
    return printed;
}

static struct parting compare_thread(struct search *s, const uint32_t thread[3], struct executed *e, size_t begin,
                                     size_t end)
{
    size_t count;

    execute_first(s, thread, e);
    size_t *printed = printed_steps(s, &e->executions[0], &count);
    struct parting p = compare_steps(s, e, printed, count, begin, end);
    if (p.kind != SAME) {
        execute_others(s, thread, e);
        p = compare_steps(s, e, printed, count, begin, end);
    }
    free(printed);
    return p;
}

static void compare_threads(struct search *s)
{
    int best = 3;

    for (size_t t = 0; t < s->device.thread_count && t < MAX_THREADS && s->finding->wrong_threads < MAX_WRONG; t++) {
        size_t begin = s->device.threads[t], end = s->device.threads[t + 1];
        struct executed executed;
        uint32_t thread[3];
        name_of_thread(&s->file, &s->device.steps.items[begin], thread);
        struct parting p = compare_thread(s, thread, &executed, begin, end);
        const struct steps *expected = &executed.executions[0];
        s->finding->threads++;
        s->finding->wrong_threads += p.kind != SAME;
        int rank = p.kind == SAME ? 3 : rank_of(s, &p, expected);
        if (rank < best) {
            best = rank;
            if (p.kind == OTHER_VALUE)
                note_value(s, thread, expected, &p);
            else
                note_branch(s, thread, expected, &p, end);
        }
        free_executed(&executed);
    }
}

/* ---- The child --------------------------------------------------------------------------------------------------- */

static size_t add_print_buffer(struct run_file *file)
{
    struct input *input;

    file->inputs = reallocate(file->inputs, file->input_count + 1, sizeof *file->inputs);
    input = &file->inputs[file->input_count];
    *input = (struct input){.kind = INPUT_BUFFER, .name = {'u', PRINT_NUMBER, 0}, .size = PRINT_BYTES};
    input->bytes = allocate(input->size, 1);
    return file->input_count++;
}

static bool is_write(const struct instruction_line *line)
{
    static const char *const words[] = {"Store", "store", "Atomic", "atomic"};
    char text[256];

    snprintf(text, sizeof text, "%.*s", (int)line->length, line->text);
    for (size_t n = 0; n < sizeof words / sizeof *words; n++)
        if (strstr(text, words[n]) && !strstr(text, "declare"))
            return true;
    return false;
}

/* All values are right, so the device must have written one elsewhere, or combined it in a wrong way. */
static _Noreturn void blame_writes(const struct search *s)
{
    enum {
        MAX_WRITES = 4
    };
    unsigned count = 0;

    printf("the values of %zu threads are right, so a write is wrong", s->finding->threads);
    for (size_t n = 0; n < s->lines.count && count <= MAX_WRITES; n++) {
        const struct instruction_line *line = &s->lines.lines[n];
        if (!is_write(line))
            continue;
        if (count++ == MAX_WRITES)
            printf(", or another");
        else
            printf("%s function %u #%u, %.*s", count == 1 ? ":" : ", or", line->function, line->number,
                   (int)strcspn(line->text, "(\n"), line->text);
    }
    test_skips("%s", "");
}

static _Noreturn void search_body(const void *argument)
{
    struct search *s = *(struct search *const *)argument;

    s->file = parse_run_file(s->trial->inputs);
    if (s->file.start == START_PIPELINE || s->file.start == START_RAYS)
        test_skips("threads of pipelines of several shaders are not searched");
    if (s->file.draw.triangle_count > 1)
        test_skips("draws of several triangles are not searched");
    s->unprinted = s->file;
    size_t buffer = add_print_buffer(&s->file);
    s->unprinted.inputs = s->file.inputs;
    prepare_trial(&s->c, s->trial, &s->file, NULL);
    note_formats(&s->c, &s->file);
    read_lines(s);
    s->run = prepare_run(&s->c.device, &s->c.shader, &s->file);
    compare_run(&s->c, s->run, 0);
    *s->persists = s->c.tally.differences > 0;
    if (!*s->persists)
        test_skips("it is gone while the shader prints");
    s->device = read_device_steps(s->run->resources[buffer].mapped, PRINT_BYTES);
    list_printed(s);
    compare_threads(s);
    if (s->finding->kind == FOUND_NOTHING && s->finding->threads == 0)
        test_skips("no thread has values to compare");
    if (s->finding->kind == FOUND_NOTHING)
        blame_writes(s);
    test_passes();
}

/* ---- The parent -------------------------------------------------------------------------------------------------- */

struct shared_search {
    struct finding finding;
    bool persists;
};

/* Searches with prints of the instructions in `list`. */
static bool search_with(const struct trial *trial, const char *list, struct shared_search *shared,
                        char message[MESSAGE_TEXT])
{
    char print[128];
    struct trial printing = *trial;
    struct search search = {.trial = &printing, .finding = &shared->finding, .persists = &shared->persists};
    struct search *argument = &search;

    snprintf(print, sizeof print, "%s --print %s", trial->more ? trial->more : "", list);
    printing.more = print;
    *shared = (struct shared_search){.persists = false};
    struct ending ending = run_child(&(struct child){search_body, &argument, trial->timeout, NULL});
    const char *last = strrchr(ending.text, '\n'); /* above it: values that differ */
    snprintf(message, MESSAGE_TEXT, "%s", last ? last + 1 : ending.text);
    free(ending.text);
    return ending.outcome == OUTCOME_PASSED || (ending.is_timeout && shared->finding.kind != FOUND_NOTHING);
}

bool find_instruction(const struct trial *trial, struct finding *finding, char message[MESSAGE_TEXT])
{
    struct shared_search *shared = shared_memory(sizeof *shared);

    if (!shared)
        return false;
    bool is_found = search_with(trial, "all", shared, message);
    *finding = shared->finding;
    munmap(shared, sizeof *shared);
    return is_found;
}
