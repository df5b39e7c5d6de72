#define _POSIX_C_SOURCE 200809L /* strndup */
#include "tests/cfg/fixtures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_text(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    long size = -1;

    if (file && fseek(file, 0, SEEK_END) == 0)
        size = ftell(file);
    if (size >= 0)
        text = malloc((size_t)size + 1);
    if (text) {
        rewind(file);
        text[fread(text, 1, (size_t)size, file)] = '\0';
    }
    if (file)
        fclose(file);
    return text;
}

struct fixtures read_fixtures(const char *path)
{
    static const char heading[] = "=== ";
    char *text = read_text(path), *end;
    size_t capacity = text ? strlen(text) / sizeof heading + 1 : 1;
    struct fixtures fixtures = {calloc(capacity, sizeof *fixtures.data), 0};

    for (char *at = text; at && !strncmp(at, heading, strlen(heading)) && (end = strchr(at, '\n'));) {
        char *name = at + strlen(heading), *next = strstr(end, "\n=== ");
        at = next ? next + 1 : end + strlen(end);
        fixtures.data[fixtures.count].name = strndup(name, (size_t)(end - name));
        fixtures.data[fixtures.count++].text = strndup(end + 1, (size_t)(at - end - 1));
    }
    free(text);
    if (!fixtures.count) {
        fprintf(stderr, "%s: no fixtures\n", path);
        exit(2);
    }
    return fixtures;
}

void free_fixtures(struct fixtures *fixtures)
{
    for (size_t n = 0; n < fixtures->count; n++) {
        free(fixtures->data[n].name);
        free(fixtures->data[n].text);
    }
    free(fixtures->data);
}
