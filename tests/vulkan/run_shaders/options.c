/* Parses command line options and shows the chosen device. */
#include "run_shaders/options.h"

#include "runner/common/children.h"
#include "runner/device/device.h"
#include "runner/common/report.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum taken take_number(const char *value, uint64_t *number)
{
    char *end;

    if (!value || *value < '0' || *value > '9')
        return TAKEN_NOT;
    errno = 0;
    *number = strtoull(value, &end, 10);
    return *end == 0 && errno == 0 ? TAKEN_WITH_VALUE : TAKEN_NOT;
}

static enum taken take_common(struct run_options *o, const char *option, const char *value)
{
    const struct {
        const char *name;
        const char **text;
        uint64_t *number;
    } with_value[] = {{"--device", &o->device, NULL},         {"--keep", &o->keep, NULL},
                      {"--policy", &o->binding.policy, NULL}, {"--random-signatures", NULL, &o->binding.seed},
                      {"--timeout", NULL, &o->timeout},       {"--jobs", NULL, &o->jobs}};

    for (size_t i = 0; i < sizeof with_value / sizeof *with_value; i++) {
        if (strcmp(option, with_value[i].name) != 0)
            continue;
        if (with_value[i].number == &o->binding.seed)
            o->binding.generated = BIND_AT_RANDOM;
        if (with_value[i].number)
            return take_number(value, with_value[i].number);
        *with_value[i].text = value;
        return value ? TAKEN_WITH_VALUE : TAKEN_NOT;
    }
    if (strcmp(option, "-v") == 0 || strcmp(option, "--verbose") == 0)
        o->verbose = true;
    else if (strcmp(option, "--tables") == 0)
        o->binding.generated = BIND_BY_TABLES;
    else if (strcmp(option, "--roots") == 0)
        o->binding.generated = BIND_BY_ROOTS;
    else
        return TAKEN_NOT;
    return TAKEN_ALONE;
}

char **parse_options(char **arguments, struct run_options *options, option_parser *own, void *user)
{
    enum {
        MAX_JOBS = 256
    };

    *options = (struct run_options){.timeout = 60, .jobs = 1};
    while (*arguments && (*arguments)[0] == '-') {
        enum taken taken = take_common(options, arguments[0], arguments[1]);
        if (taken == TAKEN_NOT)
            taken = own(user, arguments[0], arguments[1]);
        if (taken == TAKEN_NOT)
            return NULL;
        arguments += taken;
    }
    options->jobs = options->jobs < 1 ? 1 : options->jobs > MAX_JOBS ? MAX_JOBS : options->jobs;
    return *arguments ? arguments : NULL;
}

/* ---- The device -------------------------------------------------------------------------------------------------- */

static void device_body(const void *argument)
{
    struct device d;

    open_device(&d, argument);
    print_device(&d);
    test_passes();
}

/* NVIDIA's driver opens no device in a child of a process that has an instance. */
static bool survives_fork(const char *device)
{
    return strstr(device, "llvmpipe") || strstr(device, "SwiftShader");
}

bool show_device(struct run_options *options)
{
    struct ending ending =
        run_child(&(struct child){device_body, options->device, (unsigned)options->timeout, "the device"});
    bool is_there = ending.outcome == OUTCOME_PASSED;

    printf("%s%s", is_there ? "" : "no device: ", ending.text);
    options->device_text = ending.text;
    if (is_there && survives_fork(ending.text))
        (void)create_instance(); /* never destroyed: children find the driver's libraries loaded, half of their start */
    return is_there;
}
