/* Reads --print, --print-thread, --print-draw, --print-to and --check-to. */
#include "cli/conversion/command.h"

#include <stdlib.h>
#include <string.h>

/* Reads a number, and advances *text past it. DXS_ALL and above are refused. */
static bool take_number(const char **text, uint32_t *number)
{
    char *end;
    unsigned long long value = strtoull(*text, &end, 0);
    if (end == *text || **text == '-' || **text == '+' || value >= DXS_ALL)
        return false;
    *text = end;
    *number = (uint32_t)value;
    return true;
}

static bool take(const char **text, char letter)
{
    if (**text != letter)
        return false;
    ++*text;
    return true;
}

bool take_print_range(const char **text, struct dxs_print_range *range)
{
    range->function = DXS_ALL;
    if (take(text, 'f') && !(take_number(text, &range->function) && take(text, ':')))
        return false;
    if (!take_number(text, &range->first))
        return false;
    range->last = range->first;
    return !take(text, '-') || (take_number(text, &range->last) && range->last >= range->first);
}

/* line:40, file.hlsl:40, or the name of a variable, up to the next comma. */
static bool is_name(const char *text)
{
    return (*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') || strchr("_./", *text);
}

/* Reads numbers; goes over lines and variables, which only the module knows. */
static bool read_ranges(const char *text, struct dxs_options *convert, bool *has_names)
{
    struct dxs_print *print = &convert->print;
    if (!strcmp(text, "all"))
        return true;
    do {
        const char *start = text;
        if (print->range_count < DXS_MAX_PRINT_RANGES && take_print_range(&text, &print->ranges[print->range_count])) {
            print->range_count++;
            continue;
        }
        if (!*start || !is_name(start))
            return false;
        text = start + strcspn(start, ",");
        *has_names = true;
    } while (take(&text, ','));
    return !*text;
}

static bool read_print(const char *text, struct dxs_options *convert)
{
    bool has_names = false;
    return read_ranges(text, convert, &has_names);
}

static bool read_thread(const char *text, struct dxs_options *convert)
{
    uint32_t count = 0;
    do {
        if (count == 3 || !take_number(&text, &convert->print.thread[count++]))
            return false;
    } while (take(&text, ','));
    return !*text;
}

/* SET:BINDING */
static bool take_place(const char **text, struct dxs_set_binding *place)
{
    return take_number(text, &place->set) && take(text, ':') && take_number(text, &place->binding);
}

static bool read_draw(const char *text, struct dxs_options *convert)
{
    return read_word_source(text, &convert->print.draw);
}

static bool read_target(const char *text, struct dxs_options *convert)
{
    if (!strcmp(text, "printf")) {
        convert->print.to = DXS_PRINT_TO_PRINTF;
        return true;
    }
    if (!strcmp(text, "vkd3d-ring")) {
        convert->print.to = DXS_PRINT_TO_RING;
        return true;
    }
    return take_place(&text, &convert->print.buffer) && !*text;
}

static bool read_check_options(struct command *command, char *message, size_t size)
{
    struct dxs_checks *checks = &command->convert.checks;
    const char *text = command->check_to ? command->check_to : "0:6001";

    if (command->check_to && checks->check == DXS_CHECK_NONE) {
        snprintf(message, size, "--check-to: needs --check");
        return false;
    }
    checks->to = !strcmp(text, "vkd3d-ring") ? DXS_REPORT_TO_RING
                 : !strcmp(text, "abort")    ? DXS_REPORT_TO_ABORT
                                             : DXS_REPORT_TO_BUFFERS;
    if (checks->to == DXS_REPORT_TO_BUFFERS && (!take_place(&text, &checks->reports) || *text)) {
        snprintf(message, size, "--check-to %s: expected SET:BINDING, vkd3d-ring or abort", command->check_to);
        return false;
    }
    checks->marks = (struct dxs_set_binding){checks->reports.set, checks->reports.binding + 1};
    return true;
}

bool read_print_options(struct command *command, char *message, size_t size)
{
    struct dxs_options *convert = &command->convert;
    const struct {
        const char *name, *value;
        bool (*read)(const char *text, struct dxs_options *convert);
        const char *expected;
    } parts[] = {{"print", command->print, read_print,
                  "all, or up to 16 of ranges, lines and variables such as 4,7-9,f2:5,line:40,name"},
                 {"print-thread", command->print_thread, read_thread, "X[,Y[,Z]]"},
                 {"print-draw", command->print_draw, read_draw, WORD_SOURCE_FORMS},
                 {"print-to", command->print_to, read_target, "SET:BINDING, printf or vkd3d-ring"}};

    convert->print = (struct dxs_print){.to = command->print ? DXS_PRINT_TO_BUFFER : DXS_PRINT_TO_NOWHERE,
                                        .buffer = {0, 6000},
                                        .thread = {DXS_ALL, DXS_ALL, DXS_ALL}};
    for (size_t n = 0; n < sizeof(parts) / sizeof(parts[0]); n++) {
        if (parts[n].value && !command->print) {
            snprintf(message, size, "--%s: needs --print", parts[n].name);
            return false;
        }
        if (parts[n].value && !parts[n].read(parts[n].value, convert)) {
            snprintf(message, size, "--%s %s: expected %s", parts[n].name, parts[n].value, parts[n].expected);
            return false;
        }
    }
    struct dxs_options unused = {0};
    if (command->print)
        read_ranges(command->print, &unused, &command->prints_names);
    return read_check_options(command, message, size);
}
