/* Which choice of the translation avoids a difference: tries one option after the other. */
#include "verify/verify.h"

#include "runner/execute/modules.h"
#include "runner/execute/optional_features.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* Guarantees, workarounds, and forms of accesses and of control flow. */
static const char *const options[] = {"--exact",
#define GUARANTEE(NAME, name, text, help) "--" text,
#include "guarantees.def"
#undef GUARANTEE
#define WORKAROUND(NAME, name, text, help) "--" text,
#include "workarounds.def"
#undef WORKAROUND
                                      "--exact-raw-bounds",
                                      "--selections free",
                                      "--selections flatten",
                                      "--selections branch",
                                      "--loops free",
                                      "--loops unroll",
                                      "--loops keep"};

/* A change of the conversion. */
struct way {
    const char *option; /* NULL: a feature */
    uint64_t features;
    char text[FEATURE_TEXT];
};

enum {
    OPTION_COUNT = sizeof options / sizeof *options,
    MAX_WAYS = OPTION_COUNT + 64
};

struct ways {
    struct way items[MAX_WAYS];
    uint32_t count;
};

static struct ways list_ways(void)
{
    struct ways ways = {.count = 0};

    for (uint32_t n = 0; n < OPTION_COUNT; n++) {
        struct way *way = &ways.items[ways.count++];
        way->option = options[n];
        snprintf(way->text, sizeof way->text, "%s", options[n]);
    }
    for (uint32_t n = 0; single_feature(n) && ways.count < MAX_WAYS; n++) {
        struct way *way = &ways.items[ways.count++];
        way->features = single_feature(n);
        single_feature_text(n, way->text);
    }
    return ways;
}

/* ---- Ways that change the SPIR-V --------------------------------------------------------------------------------- */

struct changes {
    bool changes[MAX_WAYS];
    uint32_t next; /* the first that is not known */
};

struct changes_child {
    const struct trial *trial;
    const struct ways *ways;
    struct changes *changes; /* shared */
};

static uint64_t hash_with(const struct trial *trial, const struct device *device, const struct run_file *file,
                          const struct way *way)
{
    struct trial other = *trial;
    struct shader shader = {.feature_choice = way ? way->features : 0};

    other.more = way ? way->option : NULL;
    convert_for_trial(&shader, &other, device, file);
    return hash_of_modules(&shader);
}

static _Noreturn void changes_body(const void *argument)
{
    const struct changes_child *child = argument;
    struct run_file file = parse_run_file(child->trial->inputs);
    struct device device;

    open_device(&device, child->trial->device);
    uint64_t hash = hash_with(child->trial, &device, &file, NULL);
    while (child->changes->next < child->ways->count) {
        uint32_t n = child->changes->next++;
        child->changes->changes[n] = hash_with(child->trial, &device, &file, &child->ways->items[n]) != hash;
    }
    test_passes();
}

/* A change that is refused ends the child; another one goes on behind it. */
static void find_changes(const struct trial *trial, const struct ways *ways, struct changes *changes)
{
    struct changes_child argument = {trial, ways, changes};
    uint32_t before;

    do {
        before = changes->next;
        struct ending ending = run_child(&(struct child){changes_body, &argument, trial->timeout, NULL});
        free(ending.text);
    } while (changes->next < ways->count && changes->next > before);
}

/* ---- Which of them avoid the difference -------------------------------------------------------------------------- */

static enum trial_end end_with(const struct trial *trial, const struct way *way)
{
    struct trial other = *trial;

    other.more = way->option;
    other.features = way->features;
    return run_trial(&other).end;
}

/* What a way around is compared with. */
static bool is_repeatable(const struct trial *trial)
{
    enum trial_end end = run_trial(trial).end;

    return end == TRIAL_DIFFERENT || end == TRIAL_DRIVER;
}

bool find_ways_around(const struct trial *trial, struct string_buffer *text, unsigned *tried)
{
    const struct ways ways = list_ways();
    struct changes *changes = is_repeatable(trial) ? shared_memory(sizeof *changes) : NULL;

    *tried = 0;
    if (!changes)
        return false;
    find_changes(trial, &ways, changes);
    for (uint32_t n = 0; n < ways.count; n++) {
        enum trial_end end = changes->changes[n] ? end_with(trial, &ways.items[n]) : TRIAL_LEFT_OUT;
        *tried += end == TRIAL_EQUAL || end == TRIAL_DIFFERENT || end == TRIAL_DRIVER;
        if (end == TRIAL_EQUAL)
            buffer_append_format(text, "%s%s", text->size ? ", " : "", ways.items[n].text);
    }
    munmap(changes, sizeof *changes);
    return true;
}
