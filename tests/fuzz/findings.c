/* Sorts findings by the kind of their message. */
#include "tests/fuzz/findings.h"

#include "tests/common/demand.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    KIND_BYTES = 256,
    MAX_PATH = 1024
};

struct finding {
    char kind[KIND_BYTES], path[MAX_PATH];
    unsigned long times;
};

/* The message without numbers and without what stands in quotes and brackets; of the instruction below it only the
 * opcode stays. */
static void make_kind(const char *message, char kind[KIND_BYTES])
{
    size_t size = 0, line = strcspn(message, "\n");
    const char *opcode = strstr(message + line, "Op");
    char closing = 0;

    for (const char *c = message; c < message + line && size < KIND_BYTES - 1; c++) {
        if (closing) {
            closing = *c == closing ? 0 : closing;
        } else if (*c == '\'' || *c == '[') {
            closing = *c == '[' ? ']' : '\'';
        } else if (!isdigit((unsigned char)*c)) {
            kind[size++] = *c;
        }
    }
    kind[size] = 0;
    if (opcode)
        snprintf(kind + size, KIND_BYTES - size, " (%.*s)", (int)strcspn(opcode, " \n"), opcode);
}

bool is_of_kind(const char *message, const char *kind)
{
    char its[KIND_BYTES];

    make_kind(message, its);
    return strcmp(its, kind) == 0;
}

const char *add_finding(struct findings *findings, const char *message, const char *path)
{
    for (struct finding *f = findings->data; f < findings->data + findings->count; f++) {
        if (is_of_kind(message, f->kind)) {
            f->times++;
            return NULL;
        }
    }
    if (findings->count == findings->capacity) {
        findings->capacity = 2 * findings->capacity + 16;
        findings->data = realloc(findings->data, findings->capacity * sizeof *findings->data);
        demand(findings->data != NULL, "there is memory for findings");
    }
    struct finding *f = &findings->data[findings->count++];
    f->times = 1;
    make_kind(message, f->kind);
    snprintf(f->path, sizeof f->path, "%s", path);
    return f->kind;
}

static void write_file(const char *folder, size_t number, const char *ending, const void *bytes, size_t size)
{
    char path[MAX_PATH];

    snprintf(path, sizeof path, "%s/%zu%s", folder, number, ending);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(bytes, 1, size, file) != size)
        perror(path);
    if (file)
        fclose(file);
}

void keep_finding(const struct findings *findings, const uint8_t *bytes, size_t size, const struct dxs_spirv *spirv)
{
    if (!findings->folder)
        return;
    write_file(findings->folder, findings->count, ".dxil", bytes, size);
    if (spirv->words)
        write_file(findings->folder, findings->count, ".spv", spirv->words, spirv->word_count * sizeof *spirv->words);
}

void show_findings(const struct findings *findings)
{
    for (const struct finding *f = findings->data; f < findings->data + findings->count; f++)
        printf("%8lu  %s: %s\n", f->times, f->kind, f->path);
}

void free_findings(struct findings *findings)
{
    free(findings->data);
}
