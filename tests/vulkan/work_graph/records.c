#include "work_graph/records.h"

#include <stddef.h>
#include <string.h>

enum {
    HALF_ONE = 0x3C00,
    HALF_THREE = 0x4200,
    HALF_FOUR = 0x4400,
    FIRST_READ = 8, /* of the results: what `next` writes for record 0; for record 1 behind 16 words */
    WORDS_READ = 11
};

const struct record record_of_main = {
    .grid = {1, 1},
    .matrices = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, {21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32}},
    .inner = {{{0.5f, 1.5f, 2.5f}, INT64_C(-3) * (INT64_C(1) << 32), 600}, {{3.5f, 4.5f, 5.5f}, INT64_C(9) << 40, 700}},
    .wide = 2.25,
    .half = HALF_THREE,
    .flag = 1};

/* Record n: member n of `inner` is the other one of the input, member n of `matrices` the same. The rest is zero. */
void make_records(struct record records[2])
{
    memset(records, 0, 2 * sizeof *records);
    for (uint32_t n = 0; n < 2; n++) {
        records[n].grid[0] = 1;
        records[n].grid[1] = 2;
        memcpy(records[n].matrices[n], record_of_main.matrices[n], sizeof records[n].matrices[n]);
        records[n].inner[n] = record_of_main.inner[1 - n];
        records[n].wide = 4.5;
        records[n].half = HALF_FOUR;
        records[n].sum = 2.5f + (float)n;
    }
}

static void demand(uint32_t number, const char *member, const void *found, const void *expected, size_t size)
{
    if (memcmp(found, expected, size) != 0)
        test_fails("member %s of record %u is another", member, number);
}

void check_made_records(const struct graph *graph, const void *made, size_t stride)
{
    const float *results = graph->results.mapped;
    struct record expected[2];

    make_records(expected);
    for (uint32_t n = 0; n < 2; n++) {
        const struct record *r = (const struct record *)((const char *)made + n * stride), *e = &expected[n];
        demand(n, "grid", r->grid, e->grid, sizeof e->grid);
        demand(n, "matrices", r->matrices, e->matrices, sizeof e->matrices);
        for (uint32_t k = 0; k < 2; k++) {
            demand(n, "direction", r->inner[k].direction, e->inner[k].direction, sizeof e->inner[k].direction);
            demand(n, "kind", &r->inner[k].kind, &e->inner[k].kind, sizeof e->inner[k].kind);
            demand(n, "big", &r->inner[k].big, &e->inner[k].big, sizeof e->inner[k].big);
        }
        demand(n, "wide", &r->wide, &e->wide, sizeof e->wide);
        demand(n, "half_number", &r->half, &e->half, sizeof e->half);
        demand(n, "flag", &r->flag, &e->flag, sizeof e->flag);
        demand(n, "sum", &r->sum, &e->sum, sizeof e->sum);
    }
    /* the first thread exchanges the sum and returns 0, the others return what it left */
    if (results[0] != 1.5f || (results[1] != 0.0f && results[1] != 1.5f))
        test_fails("the sum is %g after a thread found %g", (double)results[0], (double)results[1]);
}

void check_read_records(const struct graph *graph)
{
    static const float expected[2][WORDS_READ] = {{3.5f, 4.5f, 5.5f, 700, 2304, 8, 4.5f, 4, 2, 21, 3.5f},
                                                  {0.5f, 1.5f, 2.5f, 600, -3, 28, 4.5f, 4, 2, 21, 2.5f}};
    const float *results = graph->results.mapped;

    for (uint32_t n = 0; n < 2; n++)
        for (uint32_t k = 0; k < WORDS_READ; k++)
            if (results[FIRST_READ + 16 * n + k] != expected[n][k])
                test_fails("number %u of record %u is %g, expected %g", k, n, (double)results[FIRST_READ + 16 * n + k],
                           (double)expected[n][k]);
}
