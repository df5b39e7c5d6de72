/* Finds the row of a device in a table of "| `WORDS` `WORDS` | REASON, REASON; REASON |". */
#include "run_shaders/skip_reasons.h"

#include "runner/common/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Whether the device's description contains each of the words in backquotes. */
static bool names_device(char *words, const char *device)
{
    bool is_named = false;

    for (char *start = strchr(words, '`'); start; start = strchr(start, '`')) {
        char *end = strchr(++start, '`');
        if (!end)
            return false;
        *end = 0;
        if (!strstr(device, start))
            return false;
        is_named = true;
        start = end + 1;
    }
    return is_named;
}

static void add_reasons(struct skip_reasons *reasons, char *list)
{
    list[strcspn(list, "|")] = 0;
    for (char *words = strtok(list, ",;"); words; words = strtok(NULL, ",;")) {
        size_t length = strlen(words += strspn(words, " "));
        while (length > 0 && words[length - 1] == ' ')
            words[--length] = 0;
        reasons->items = reallocate(reasons->items, reasons->count + 1, sizeof *reasons->items);
        reasons->items[reasons->count++] = (struct skip_reason){words, false};
    }
}

struct skip_reasons read_skip_reasons(const char *path, const char *device)
{
    struct skip_reasons reasons = {0};
    size_t size;

    for (char *line = read_file(path, &size), *next; line && *line && !reasons.is_known; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        char *list = strncmp(line, "| `", 3) == 0 ? strchr(line + 1, '|') : NULL;
        if (!list)
            continue;
        *list++ = 0;
        reasons.is_known = names_device(line, device);
        if (reasons.is_known)
            add_reasons(&reasons, list);
    }
    return reasons;
}

bool meet_skip_reason(struct skip_reasons *reasons, const char *text)
{
    bool is_met = !reasons->is_known || strncmp(text, DOES_IT_WRONG, strlen(DOES_IT_WRONG)) == 0;

    for (size_t i = 0; i < reasons->count; i++) {
        bool is_this = strstr(text, reasons->items[i].words) != NULL;
        reasons->items[i].is_met |= is_this;
        is_met |= is_this;
    }
    return is_met;
}

unsigned print_unmet_reasons(const struct skip_reasons *reasons)
{
    unsigned count = 0;

    for (size_t i = 0; i < reasons->count; i++) {
        if (reasons->items[i].is_met)
            continue;
        printf("FAILED  no shader is skipped for: %s\n", reasons->items[i].words);
        count++;
    }
    return count;
}
