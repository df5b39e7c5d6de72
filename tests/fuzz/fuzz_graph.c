/* Fuzz target: control flow. The input is parsed twice: as the text form of a graph, and as a binary encoding
 * that maps any bytes to a graph. Both graphs are structurized; the structurizer checks its own result. */
#include "tests/fuzz/fuzz.h"

#include "inspect/graph_text.h"

#include <stdlib.h>
#include <string.h>

enum {
    MEMORY_LIMIT = 256 << 20,
    MAX_BLOCKS = 200,
    MAX_CASES = 7
};

struct bytes {
    const uint8_t *data;
    size_t size, next;
};

static uint32_t take(struct bytes *bytes, uint32_t bound)
{
    return bytes->next < bytes->size ? bytes->data[bytes->next++] % bound : 0;
}

/* Per block: terminator, traits, targets. */
static struct graph decode_graph(struct arena *arena, struct bytes *bytes)
{
    static const uint8_t kinds[] = {TERMINATOR_BRANCH,    TERMINATOR_CONDITION,  TERMINATOR_CONDITION,
                                    TERMINATOR_CONDITION, TERMINATOR_SWITCH,     TERMINATOR_RETURN,
                                    TERMINATOR_BRANCH,    TERMINATOR_UNREACHABLE};
    uint32_t count = 1 + take(bytes, MAX_BLOCKS);
    uint32_t *first = arena_array(arena, (size_t)count + 1, sizeof *first);
    block_id *targets = arena_array(arena, (size_t)count * MAX_CASES, sizeof *targets);
    uint8_t *terminators = arena_array(arena, count, sizeof *terminators);
    uint16_t *traits = arena_array(arena, count, sizeof *traits);

    first[0] = 0;
    for (uint32_t b = 0; b < count; b++) {
        terminators[b] = kinds[take(bytes, sizeof kinds)];
        traits[b] = (uint16_t)take(bytes, 128);
        uint32_t edges = terminators[b] == TERMINATOR_BRANCH      ? 1
                         : terminators[b] == TERMINATOR_CONDITION ? 2
                         : terminators[b] == TERMINATOR_SWITCH    ? 1 + take(bytes, MAX_CASES)
                                                                  : 0;
        for (uint32_t e = 0; e < edges; e++)
            targets[first[b] + e] = take(bytes, count);
        first[b + 1] = first[b] + edges;
    }
    return (struct graph){count, first, targets, terminators, traits, NULL, NULL};
}

static void structurize_bytes(struct arena *arena, const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size, 0};
    struct structurize_options options = {.no_duplicates = take(&bytes, 2), .region_depth = take(&bytes, 4)};
    options.keeps_exits = take(&bytes, 2);
    struct graph graph = decode_graph(arena, &bytes);
    const struct structured *structured = structurize(arena, &graph, &options);

    demand(structured->block_count > 0, "every graph has a structured form");
}

static void structurize_text(struct arena *arena, const uint8_t *data, size_t size)
{
    const struct named_graph *named = parse_graph(arena, arena_text(arena, (const char *)data, size));
    struct text text = text_create(arena);
    const struct structured *structured = structurize(arena, &named->graph, NULL);
    print_graph(&text, &named->graph, (struct block_names){NULL, NULL});
    print_structured(&text, structured, (struct block_names){NULL, NULL});
}

static void run(void (*function)(struct arena *, const uint8_t *, size_t), const uint8_t *data, size_t size)
{
    struct fault fault;
    struct arena arena;

    fault_clear(&fault);
    arena_init(&arena, NULL, &fault, MEMORY_LIMIT);
    if (setjmp(fault.unwind) == 0)
        function(&arena, data, size);
    else
        demand(fault.error.code == DXS_RESULT_INVALID_ARGUMENT, fault.error.message);
    arena_free(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    run(structurize_bytes, data, size);
    run(structurize_text, data, size);
    return 0;
}
