#include "work_graph/jobs.h"

#include <stddef.h>

const uint32_t jobs[JOBS][4] = {{4, 2, 2, 5}, {1, 1, 1, 7000}, {0, 2, 2, 1}, {3, 2, 1, 900}};
const struct shared_job shared_jobs[SHARED_JOBS] = {{{4, 4}, 10}, {{1, 3}, 20}};
const uint32_t fixed_job = 3;
const struct mixed mixed_job = {70, INT64_C(5) << 32, {0x3C00, 0x4200, 0x3C00}, 5000, 2.25, -9}; /* halves: 1, 3 */

/* Adds the expected results of one record of node `each` and of the records that it emits. */
static void expect_step(uint32_t *expected, uint32_t value)
{
    for (uint32_t levels = 3;; levels--) {
        expected[1] += value;
        expected[2]++;
        if (levels == 0 || value % 3 == 0)
            return;
        value += levels;
    }
}

static void expect_job(uint32_t *expected, const uint32_t *job)
{
    for (uint32_t z = 0; z < job[2]; z++)
        for (uint32_t y = 0; y < job[1]; y++)
            for (uint32_t x = 0; x < job[0]; x++) {
                if ((x + y) % 3 < 2)
                    expected[3 + (x + y) % 3] += job[3] + z;
                expected[5]++;
                for (uint32_t t = 0; t < 8; t++) {
                    uint32_t value = job[3] + 4 * x + t % 4 + 100 * (2 * y + t / 4) + 1000 * z;
                    if (t % 2 == 0)
                        continue;
                    expected[0] += value;
                    expect_step(expected, value);
                }
            }
}

/* Two records of each group of `fixed_grid`, and mixed_job. */
static void expect_mixed(uint32_t *expected)
{
    expected[9] += mixed_job.kind;
    expected[10] += 5;
    expected[11] += 6;
    expected[12] += mixed_job.tail - 9;
    expected[13] += 9;
    for (uint32_t x = 0; x < 2; x++)
        for (uint32_t z = 0; z < 3; z++) {
            expected[9] += 2 * (z + 1);
            expected[10] -= 1 + 2;           /* the upper words of -2^32 and -2^33 */
            expected[11] += 2 * (x + 2) + 1; /* halves[1] is x + 2 in the first record, 0.5 in the second */
            expected[12] += 2 * (1000 - 7);
            expected[13] += 2 * fixed_job;
        }
}

void expect_all(uint32_t *expected)
{
    for (size_t n = 0; n < JOBS; n++)
        expect_job(expected, jobs[n]);
    for (size_t n = 0; n < SHARED_JOBS; n++) {
        const struct shared_job *job = &shared_jobs[n];
        uint32_t width = job->grid[0], height = job->grid[1];
        expected[6] += job->sum + width * height * 120 + 16 * 100 * height * (width * (width - 1) / 2);
        expected[7]++;
    }
    for (uint32_t x = 0; x < 4; x++)
        for (uint32_t y = 0; y < 2; y++)
            for (uint32_t z = 0; z < 6; z++)
                expected[8] += fixed_job * (x + 10 * y + 100 * z);
    expect_mixed(expected);
}
