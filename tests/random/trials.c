/* Runs trials in child processes and collects their verdicts. */
#include "trials.h"

#include "runner/common/children.h"

#include <stdlib.h>
#include <string.h>

enum {
    ITEMS_EACH = 40, /* per process: drivers leak memory */
    MAX_JOBS = 64
};

/* ---- In a child -------------------------------------------------------------------------------------------------- */

struct item {
    const struct trials *trials;
    uint64_t number;
};

/* Prints "VERDICT MESSAGE" in a line of its own, the last one. */
static void item_body(const void *argument)
{
    const struct item *item = argument;
    const struct trials *trials = item->trials;
    struct device *device = trials->wants_device ? allocate(1, sizeof *device) : NULL;
    char message[MESSAGE_SIZE] = "";

    if (device)
        open_device(device, trials->device_name);
    enum verdict verdict = trials->run(trials->user, item->number, device, message);
    for (char *at = message; *at; at++)
        *at = *at == '\n' ? ' ' : *at;
    printf("\n%d %s", (int)verdict, message);
    test_passes();
}

static struct child child_of(const struct item *item)
{
    return (struct child){item_body, item, item->trials->timeout, NULL};
}

/* ---- In the parent ----------------------------------------------------------------------------------------------- */

static enum verdict verdict_of(struct ending ending, char message[MESSAGE_SIZE])
{
    for (size_t size = strlen(ending.text); size > 0 && ending.text[size - 1] == '\n';)
        ending.text[--size] = 0;
    char *line = strrchr(ending.text, '\n'), *text = line ? line + 1 : ending.text;
    enum verdict verdict = ending.is_timeout                   ? VERDICT_TIMED_OUT
                           : ending.outcome == OUTCOME_SKIPPED ? VERDICT_SKIPPED
                           : ending.outcome == OUTCOME_FAILED  ? VERDICT_CRASHED
                                                               : (enum verdict)strtoul(text, &text, 10);

    snprintf(message, MESSAGE_SIZE, "%s%s", *text && *text != ' ' ? " " : "", text); /* printed behind a colon */
    free(ending.text);
    return verdict;
}

enum verdict run_trial(const struct trials *trials, uint64_t number, char message[MESSAGE_SIZE])
{
    const struct item item = {trials, number};
    const struct child child = child_of(&item);
    char unwanted[MESSAGE_SIZE];

    return verdict_of(run_child(&child), message ? message : unwanted);
}

struct parent {
    const struct item *items;
    report_trial report;
    void *user;
};

/* Under load, drivers crash at random. */
static void note_ending(void *user, size_t number, struct ending ending)
{
    const struct parent *p = user;
    const struct item *item = &p->items[number];
    char message[MESSAGE_SIZE];
    enum verdict verdict = verdict_of(ending, message);

    if (verdict == VERDICT_CRASHED || verdict == VERDICT_TIMED_OUT)
        verdict = run_trial(item->trials, item->number, message);
    p->report(p->user, item->number, verdict, message);
}

void run_trials(const struct trials *trials, uint64_t first, uint64_t count, report_trial report, void *user)
{
    struct item *items = allocate(count, sizeof *items);
    struct child *children = allocate(count, sizeof *children);
    struct parent parent = {items, report, user};
    unsigned jobs = trials->jobs < 1 ? 1 : trials->jobs > MAX_JOBS ? MAX_JOBS : trials->jobs;

    for (uint64_t i = 0; i < count; i++) {
        items[i] = (struct item){trials, first + i};
        children[i] = child_of(&items[i]);
    }
    run_children(children, count, jobs, ITEMS_EACH, note_ending, &parent);
    free(children);
    free(items);
}

static enum verdict describe_device(const void *user, uint64_t item, const struct device *device,
                                    char message[MESSAGE_SIZE])
{
    const VkPhysicalDeviceProperties *p = &device->properties.properties;

    (void)user;
    (void)item;
    snprintf(message, MESSAGE_SIZE, "%.200s, %.200s, waves of %u lanes", p->deviceName, device->properties12.driverInfo,
             device->properties11.subgroupSize);
    return VERDICT_AGREED;
}

bool find_device(const char *name, char text[MESSAGE_SIZE])
{
    const struct trials trials = {.run = describe_device, .device_name = name, .wants_device = true, .timeout = 60};
    return run_trial(&trials, 0, text) == VERDICT_AGREED;
}
