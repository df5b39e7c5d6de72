/* Runs fixtures. A fixture is a graph, a line "---", and the expected tree. If its first line is "# option: keeps
 * exits", exits stay in their loops. With --update as the first argument, writes the actual tree behind the graph
 * instead. */
#include "inspect/graph_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_file(struct arena *arena, const char *path)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;

    if (!file)
        return NULL;
    if (fseek(file, 0, SEEK_END) == 0) {
        long size = ftell(file);
        rewind(file);
        text = arena_array(arena, (size_t)size + 1, 1);
        text[fread(text, 1, (size_t)size, file)] = '\0';
    }
    fclose(file);
    return text;
}

static const char *name_of(void *user, block_id block)
{
    return ((const char *const *)user)[block];
}

/* Prints the common first lines, then the rest of both texts. */
static void print_difference(const char *expected, const char *actual)
{
    while (*expected && *actual) {
        size_t a = strcspn(expected, "\n"), b = strcspn(actual, "\n");
        if (a != b || memcmp(expected, actual, a) != 0)
            break;
        printf("   %.*s\n", (int)a, expected);
        expected += a + (expected[a] != '\0');
        actual += b + (actual[b] != '\0');
    }
    for (int side = 0; side < 2; side++)
        for (const char *line = side ? actual : expected; *line; line += strcspn(line, "\n") + 1)
            printf("%s  %.*s\n", side ? "+" : "-", (int)strcspn(line, "\n"), line);
}

static bool run_fixture(struct arena *arena, const char *path, bool update)
{
    const char *text = read_file(arena, path);

    if (!text) {
        printf("%s: cannot be read\n", path);
        return false;
    }
    struct named_graph *graph = parse_graph(arena, text);
    struct block_names names = {name_of, (void *)graph->names};
    struct text printed = text_create(arena);
    static const char keeps_exits[] = "# option: keeps exits\n";
    struct structurize_options options = {.keeps_exits = strncmp(text, keeps_exits, strlen(keeps_exits)) == 0};
    print_structured(&printed, structurize(arena, &graph->graph, &options), names);
    const char *actual = text_finish(&printed);
    if (update) {
        const char *end = strstr(text, "---\n");
        FILE *file = fopen(path, "wb");
        if (!file)
            return false;
        fprintf(file, "%.*s---\n%s", (int)(end ? (size_t)(end - text) : strlen(text)), text, actual);
        return fclose(file) == 0;
    }
    if (strcmp(graph->rest, actual) == 0)
        return true;
    printf("%s: not what is expected\n", path);
    print_difference(graph->rest, actual);
    return false;
}

int main(int argc, char **argv)
{
    bool update = argc > 1 && strcmp(argv[1], "--update") == 0;
    struct fault fault;
    struct arena arena;
    volatile int failures = 0;

    fault_clear(&fault);
    arena_init(&arena, NULL, &fault, SIZE_MAX);
    for (volatile int i = 1 + update; i < argc; i++) {
        arena_reset(&arena);
        if (setjmp(fault.unwind)) {
            printf("%s: %s\n", argv[i], fault.error.message);
            failures = failures + 1;
            continue;
        }
        failures = failures + !run_fixture(&arena, argv[i], update);
    }
    arena_free(&arena);
    printf("%d fixtures, %d failures\n", argc - 1 - update, failures);
    return failures > 0;
}
