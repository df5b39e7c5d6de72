/* Runs fixtures: the structurizer makes the expected tree of each graph. If the first line is "# option: keeps exits",
 * exits stay in their loops.
 *   test_cfg_fixtures FILE [--update]        --update writes the actual trees into the file */
#include "inspect/graph_text.h"
#include "tests/cfg/fixtures.h"

#include <stdio.h>
#include <string.h>

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

/* `update`: writes the fixture with the actual tree there; NULL: compares. */
static bool run_fixture(struct arena *arena, const struct fixture *fixture, FILE *update)
{
    static const char keeps_exits[] = "# option: keeps exits\n";
    const char *text = fixture->text, *end = strstr(text, "---\n");
    struct named_graph *graph = parse_graph(arena, text);
    struct block_names names = {name_of, (void *)graph->names};
    struct text printed = text_create(arena);
    struct structurize_options options = {.keeps_exits = strncmp(text, keeps_exits, strlen(keeps_exits)) == 0};

    print_structured(&printed, structurize(arena, &graph->graph, &options), names);
    const char *actual = text_finish(&printed);
    if (update) {
        int length = (int)(end ? (size_t)(end - text) : strlen(text));
        return fprintf(update, "=== %s\n%.*s---\n%s", fixture->name, length, text, actual) > 0;
    }
    if (strcmp(graph->rest, actual) == 0)
        return true;
    printf("%s: not what is expected\n", fixture->name);
    print_difference(graph->rest, actual);
    return false;
}

int main(int argc, char **argv)
{
    struct fixtures fixtures = read_fixtures(argc > 1 ? argv[1] : "");
    FILE *update = argc > 2 && strcmp(argv[2], "--update") == 0 ? fopen(argv[1], "wb") : NULL;
    struct fault fault;
    struct arena arena;
    volatile int failures = 0;

    fault_clear(&fault);
    arena_init(&arena, NULL, &fault, SIZE_MAX);
    for (volatile size_t n = 0; n < fixtures.count; n++) {
        arena_reset(&arena);
        if (setjmp(fault.unwind)) {
            printf("%s: %s\n", fixtures.data[n].name, fault.error.message);
            failures = failures + 1;
            continue;
        }
        failures = failures + !run_fixture(&arena, &fixtures.data[n], update);
    }
    printf("%zu fixtures, %d failures\n", fixtures.count, failures);
    if (update && fclose(update) != 0)
        failures = failures + 1;
    arena_free(&arena);
    free_fixtures(&fixtures);
    return failures > 0;
}
