#include "work_graph/corners.h"

const struct halves_job halves_jobs[HALVES_JOBS] = {{5, 7, {2, 3}, 11}, {100, 1, {1, 1}, 2}};
const struct line_job line_jobs[LINE_JOBS] = {{{9, 20}, 3, 500}, {{8, 1}, 0, 1}, {{7, 40}, 2, 30}};

enum { /* results */
    HALVES_SUM = 0,
    HALVES_WORDS = 1,
    LINE_SUM = 2,
    FIRST_BELL = 4,
    SECOND_BELL = 5,
    THIRD_BELL = 6,
    SECOND_TREE = 8,
    THIRD_TREE = 9,
    TREE_DEPTHS = 10,
    TREE_RECORDS = 11,
    TINY_THREADS = 12,
    TINY_VALUES = 13,
    TINY_RECORDS = 14,
    FOURTH_TREE = 15
};

static void expect_bells(uint32_t *expected, uint32_t bell, uint32_t count)
{
    /* the third one has 4 x 2 threads */
    static const uint32_t of_one[] = {1, 1, 8 * 1 + 2 * 10 * (1 + 2 + 3) + 4 * 100};

    expected[FIRST_BELL + bell] += count * of_one[bell];
}

/* Adds the results of a record of the array's node 1 or 2, and those of all records that follow from it. */
static void expect_tree(uint32_t *expected, uint32_t node, uint32_t value, bool keeps_others)
{
    if (node == 1) {
        expected[SECOND_TREE] += value;
        return;
    }
    for (uint32_t depth = 0; depth <= 2; depth++, value += 2) {
        uint32_t levels = 2 - depth;
        expected[THIRD_TREE] += value;
        expected[TREE_DEPTHS] += depth + 10 * levels;
        expected[TREE_RECORDS]++;
        if (levels || keeps_others)
            expected[SECOND_TREE] += value + 1;
    }
}

static void expect_halves(uint32_t *expected, const struct halves_job *job)
{
    for (uint32_t y = 0; y < job->grid[1]; y++)
        for (uint32_t x = 0; x < job->grid[0]; x++)
            for (uint32_t index = 0; index < 4; index++) {
                expected[HALVES_SUM] += job->base + 10 * x + 100 * y + index;
                expected[HALVES_WORDS] += job->other + job->last;
                expect_bells(expected, (x + index) % 3, index);
            }
}

/* A record of the array's node 3. */
static void expect_fourth_tree(uint32_t *expected, uint32_t value)
{
    expected[FOURTH_TREE] += value + 1 + 10000;
    expected[SECOND_TREE] += value + 100;
    expect_bells(expected, 1, 3);
}

/* Two records: grids of 2 x 1 and 2 x 2 groups of two threads. */
static void expect_tiny(uint32_t *expected)
{
    expected[TINY_THREADS] += 2 * (2 * 1 + 2 * 2);
    expected[TINY_VALUES] += 300 + 301;
    expected[TINY_RECORDS] += 2;
}

static void expect_lines(uint32_t *expected, const struct line_job *job, bool keeps_others)
{
    for (uint32_t x = 0; x < job->width; x++) {
        for (uint32_t index = 0; index < 4; index++)
            expected[LINE_SUM] += job->words[1] + 10 * x + index;
        expect_bells(expected, x % 3, 2 + x);
        for (uint32_t n = 0; n < 2; n++)
            expect_tree(expected, 1 + x % 2, job->last + 1000 * n, keeps_others);
        if (x % 2)
            expect_fourth_tree(expected, job->last + 7);
        expect_tiny(expected);
    }
}

void expect_corners(uint32_t *expected, bool keeps_others)
{
    for (uint32_t n = 0; n < HALVES_JOBS; n++)
        expect_halves(expected, &halves_jobs[n]);
    for (uint32_t n = 0; n < LINE_JOBS; n++)
        expect_lines(expected, &line_jobs[n], keeps_others);
}
