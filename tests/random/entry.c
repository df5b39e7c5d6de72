#include "entry.h"

#include "operations.h"
#include "cli/random.h"

#include <string.h>

enum {
    MOST_THREADS = 1024,
    MOST_PLAIN_THREADS = 128,
    MOST_ALONG_Z = 64,
    LONGEST_WAVE = 32
};

void reset_entry(struct program *program)
{
    const bool has_squares = program->is_square && program->group_size % (2 * SQUARE_WIDTH) == 0;
    const uint32_t width = has_squares ? SQUARE_WIDTH : program->group_size;

    program->entry = (struct entry){
        .group = {width, program->group_size / width, 1},
        .groups = {program->group_count, 1, 1},
        .numbering = program->is_square ? NUMBERED_BY_INDEX : NUMBERED_IN_DISPATCH,
    };
}

uint32_t model_minor(const struct program *program)
{
    enum {
        WITHOUT_BINDINGS = 5,
        WITH_BINDINGS = 6,
        WITH_WAVE_RANGES = 8,
        WITH_VECTORS = 9
    };
    if (program->has_vectors)
        return WITH_VECTORS;
    if (program->entry.wave_sizes[1])
        return WITH_WAVE_RANGES;
    return program->handles != HANDLES_CREATED || program->entry.wave_sizes[0] ? WITH_BINDINGS : WITHOUT_BINDINGS;
}

/* ---- Groups ------------------------------------------------------------------------------------------------------ */

static uint32_t product(const uint32_t sizes[3])
{
    return sizes[0] * sizes[1] * sizes[2];
}

static void swap(uint32_t *a, uint32_t *b)
{
    uint32_t before = *a;

    *a = *b;
    *b = before;
}

/* At most `most` threads, in one to three dimensions, which may be any. */
static void choose_any_group(uint64_t *random, uint32_t most, uint32_t group[3])
{
    uint32_t dimensions = 1 + random_below(random, 3);

    group[0] = group[1] = group[2] = 1;
    for (uint32_t n = dimensions; n-- > 0;) {
        uint32_t limit = n == 0 ? most : most < 12 ? most : 12;
        group[n] = 1 + random_below(random, limit);
        most /= group[n];
    }
    if (dimensions > 1 || random_chance(random, 30))
        swap(&group[0], &group[random_below(random, 3)]);
    if (group[2] > MOST_ALONG_Z)
        swap(&group[0], &group[2]);
}

/* Groups of whole quads: of 2 x 2 threads if X and Y are even, of four threads in a row otherwise. */
static void choose_group_of_quads(uint64_t *random, bool in_rows, uint32_t group[3])
{
    group[2] = random_chance(random, 50) ? 1 : 2 + random_below(random, 2);
    if (!in_rows && random_chance(random, 65)) {
        group[0] = 2 + 2 * random_below(random, 6);
        group[1] = 2 + 2 * random_below(random, 3);
        return;
    }
    group[0] = 4 + 4 * random_below(random, 5);
    group[1] = 1 + 2 * random_below(random, 3);
    if (random_chance(random, 50)) /* X is odd */
        swap(&group[0], &group[1]);
}

/* Groups of whole waves, whose quads are rows. */
static void choose_group_of_waves(uint64_t *random, uint32_t group[3])
{
    group[0] = group[2] = 1;
    group[1] = 1 + 2 * random_below(random, 2);
    for (uint32_t size = LONGEST_WAVE; size > 1; size /= 2)
        group[random_chance(random, 70) ? 0 : 2] *= 2;
    if (random_chance(random, 50))
        swap(&group[0], &group[1]);
}

/* What the operations of a program want of its groups. */
struct wishes {
    bool quads, whole_waves;
};

static void find_wishes(const struct node *node, struct wishes *wishes)
{
    if (node->kind == NODE_OPERATION) {
        wishes->quads |= is_quad_operation(&operations[node->number]);
        wishes->whole_waves |= operations[node->number].form == FORM_READ_ANY;
    }
    for (uint32_t i = 0; i < node->child_count; i++)
        find_wishes(node->children[i], wishes);
}

/* Where other operations of waves are called than those of quads, quads are rows, so that the order of lanes is known.
 */
static void choose_group(uint64_t *random, const struct program *program, uint32_t group[3])
{
    const uint32_t choice = random_below(random, 100), most = choice < 80 ? 96 : choice < 97 ? 192 : MOST_THREADS;
    struct wishes wishes = {0};

    find_wishes(program->body, &wishes);
    if (wishes.whole_waves)
        choose_group_of_waves(random, group);
    else if (wishes.quads || program->is_square)
        choose_group_of_quads(random, !program->is_square, group);
    else
        choose_any_group(random, program->is_plain && most > MOST_PLAIN_THREADS ? MOST_PLAIN_THREADS : most, group);
}

static void choose_groups(uint64_t *random, uint32_t threads, uint32_t groups[3])
{
    static const uint8_t sizes[][3] = {{1, 1, 1}, {2, 1, 1}, {3, 1, 1}, {1, 2, 1}, {1, 1, 2},
                                       {2, 2, 1}, {1, 3, 1}, {2, 1, 2}, {1, 2, 2}, {2, 2, 2}};
    uint32_t choice = random_below(random, threads > 192 ? 2 : sizeof sizes / sizeof *sizes);

    for (uint32_t n = 0; n < 3; n++)
        groups[n] = sizes[threads > 48 && choice > 4 ? choice - 4 : choice][n];
}

/* ---- Wave sizes -------------------------------------------------------------------------------------------------- */

/* [WaveSize(size)], or since shader model 6.8 [WaveSize(least, most, preferred)]. Most programs take waves of 8 lanes,
 * as the software device has them. */
static void choose_wave_sizes(uint64_t *random, uint32_t sizes[3])
{
    static const uint8_t all[] = {4, 16, 32}, usual = 8;
    const bool is_range = random_chance(random, 50), is_usual = random_chance(random, 92);
    const uint32_t other = all[random_below(random, sizeof all)], ways = random_below(random, 4);

    sizes[0] = is_usual ? usual : other;
    if (!is_range)
        return;
    if (ways & 1)
        sizes[0] = 4;
    sizes[1] = sizes[0] << (1 + random_below(random, 2));
    if (ways & 2)
        sizes[2] = random_chance(random, 50) ? sizes[0] : sizes[1];
}

/* ---- Denormals --------------------------------------------------------------------------------------------------- */

/* Devices that lack a mode do not run the program if it preserves denormals or sees them, so these are few. */
static void choose_denormals(uint64_t *random, struct entry *entry)
{
    uint32_t choice = random_below(random, 100);

    entry->denormals = choice < 4    ? DENORMALS_ANY
                       : choice < 8  ? DENORMALS_FLUSHED
                       : choice < 10 ? DENORMALS_PRESERVED
                                     : DENORMALS_UNSAID;
    entry->sees_denormals = choice >= 7 && choice < 10;
}

/* ---- Entries ----------------------------------------------------------------------------------------------------- */

void choose_entry(struct program *program)
{
    enum {
        OWN_NUMBERS = 0x656e7472 /* "entr" */
    };
    uint64_t random = program->seed ^ (uint64_t)OWN_NUMBERS << 32;
    struct entry *entry = &program->entry;

    reset_entry(program);
    if (program->stage != STAGE_COMPUTE)
        return;
    if (random_chance(&random, 25) && !program->is_plain)
        choose_wave_sizes(&random, entry->wave_sizes);
    choose_denormals(&random, entry);
    if (random_chance(&random, program->is_square ? 10 : 40))
        return;
    choose_group(&random, program, entry->group);
    program->group_size = product(entry->group);
    choose_groups(&random, program->group_size, entry->groups);
    program->group_count = product(entry->groups);
    entry->numbering = (enum numbering)random_below(&random, NUMBERING_COUNT);
    entry->ids = (uint32_t)random_bits(&random) & ((1u << ID_COUNT) - 1);
    entry->ids &= (uint32_t)random_bits(&random);
}
