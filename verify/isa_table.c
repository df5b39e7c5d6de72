/* Shows what a driver told of one or two shaders: see isa.h. */
#include "verify/isa.h"

#include "runner/common/report.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    MAX_SIDES = 2,
    NAME_WIDTH = 34,
    MIN_WIDTH = 12,
    MAX_WIDTH = 40
};

/* ---- Statistics -------------------------------------------------------------------------------------------------- */

static const struct executable *executable_of(const struct isa_side *side, uint32_t n)
{
    return n < side->compiled.count ? &side->compiled.executables[n] : NULL;
}

static const struct statistic *find_statistic(const struct executable *e, const char *name)
{
    for (uint32_t n = 0; e && n < e->statistic_count; n++)
        if (strcmp(e->statistics[n].name, name) == 0)
            return &e->statistics[n];
    return NULL;
}

static int width_of(const struct isa_side *side)
{
    size_t length = strlen(side->title);

    return length < MIN_WIDTH ? MIN_WIDTH : length > MAX_WIDTH ? MAX_WIDTH : (int)length;
}

/* Hashes identify code; nothing is more or less of them. */
static bool is_measure(const struct statistic *s)
{
    return !strstr(s->name, "hash") && !strstr(s->name, "Hash");
}

static void print_row(const struct isa_side *sides, uint32_t count, const char *name,
                      const struct statistic *const values[MAX_SIDES])
{
    printf("  %-*s", NAME_WIDTH - 2, name);
    for (uint32_t n = 0; n < count; n++)
        printf("  %*s", width_of(&sides[n]), values[n] ? values[n]->text : "-");
    if (count == MAX_SIDES && values[0] && values[1] && values[0]->number != 0)
        printf("  %8.4f", values[1]->number / values[0]->number);
    printf("\n");
}

static void print_lanes(const struct isa_side *sides, uint32_t count, uint32_t n)
{
    struct statistic lanes[MAX_SIDES];
    const struct statistic *values[MAX_SIDES] = {NULL};

    for (uint32_t side = 0; side < count; side++) {
        const struct executable *e = executable_of(&sides[side], n);
        if (!e || !e->subgroup_size)
            continue;
        lanes[side].number = e->subgroup_size;
        snprintf(lanes[side].text, sizeof lanes[side].text, "%u", e->subgroup_size);
        values[side] = &lanes[side];
    }
    if (values[0] || values[1])
        print_row(sides, count, "Lanes of a wave", values);
}

/* Those of the first side, then those that only the second has. */
static void print_executable(const struct isa_side *sides, uint32_t count, uint32_t n)
{
    const struct executable *all[MAX_SIDES] = {NULL};

    for (uint32_t side = 0; side < count; side++)
        all[side] = executable_of(&sides[side], n);
    printf("%-*s", NAME_WIDTH, all[0] ? all[0]->name : all[1]->name);
    for (uint32_t side = 0; side < count; side++)
        printf("  %*.*s", width_of(&sides[side]), MAX_WIDTH, sides[side].title);
    printf(count == MAX_SIDES ? "  quotient\n" : "\n");
    print_lanes(sides, count, n);
    for (uint32_t side = 0; side < count; side++)
        for (uint32_t i = 0; all[side] && i < all[side]->statistic_count; i++) {
            const struct statistic *s = &all[side]->statistics[i];
            if (!is_measure(s) || (side == 1 && find_statistic(all[0], s->name)))
                continue;
            const struct statistic *const values[MAX_SIDES] = {side == 0 ? s : NULL,
                                                               side == 0 ? find_statistic(all[1], s->name) : s};
            print_row(sides, count, s->name, values);
        }
}

void print_statistics_table(const struct isa_side *sides, uint32_t count)
{
    uint32_t executables = 0;

    for (uint32_t side = 0; side < count; side++)
        if (executables < sides[side].compiled.count)
            executables = sides[side].compiled.count;
    for (uint32_t n = 0; n < executables; n++)
        print_executable(sides, count, n);
}

/* ---- Representations --------------------------------------------------------------------------------------------- */

static bool is_wanted(const struct representation *r, const char *wanted)
{
    return r->text && strstr(r->name, wanted);
}

static void require_representation(const struct executable *e, const char *wanted)
{
    for (uint32_t n = 0; n < e->representation_count; n++)
        if (is_wanted(&e->representations[n], wanted))
            return;
    printf("the driver has no text named %s of %s; it has:", wanted, e->name);
    for (uint32_t n = 0; n < e->representation_count; n++)
        printf("%s %s%s", n ? "," : "", e->representations[n].name, e->representations[n].text ? "" : " (no text)");
    test_skips("%s", e->representation_count ? "" : " none");
}

void require_representations(const struct isa_side *sides, uint32_t count, const char *wanted)
{
    for (uint32_t side = 0; side < count; side++)
        for (uint32_t n = 0; n < sides[side].compiled.count; n++)
            require_representation(&sides[side].compiled.executables[n], wanted);
}

static void print_text(const struct isa_side *side, const struct executable *e, const struct representation *r)
{
    size_t length = strlen(r->text);

    printf("\n== %s: %s: %s\n%s%s", side->title, e->name, r->name, r->text,
           length && r->text[length - 1] == '\n' ? "" : "\n");
}

void print_representations(const struct isa_side *sides, uint32_t count, const char *wanted)
{
    for (uint32_t side = 0; side < count; side++)
        for (uint32_t n = 0; n < sides[side].compiled.count; n++) {
            const struct executable *e = &sides[side].compiled.executables[n];
            for (uint32_t i = 0; i < e->representation_count; i++)
                if (is_wanted(&e->representations[i], wanted))
                    print_text(&sides[side], e, &e->representations[i]);
        }
}
