/* Reads two outputs of dxs-driver-bench and prints what differs. */
#define _POSIX_C_SOURCE 200809L

#include "bench/driver/compare.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_NAMES = 64,
    MAX_NAME = 48
};

struct row { /* of one module */
    char *name, *stage, *result;
    double values[MAX_NAMES]; /* by the number of the statistic; NAN: none */
};

struct table {
    struct row *rows; /* in the order of the file: by name */
    size_t count;
};

/* Names of statistics, numbered as they appear. */
struct names {
    char list[MAX_NAMES][MAX_NAME];
    uint32_t count;
};

struct pair {
    const struct row *before, *after;
    double change; /* of the statistic to sort by */
};

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static uint32_t name_number(struct names *names, const char *name)
{
    uint32_t number = 0;

    while (number < names->count && strcmp(names->list[number], name) != 0)
        number++;
    if (number == names->count && number < MAX_NAMES) {
        snprintf(names->list[number], MAX_NAME, "%s", name);
        names->count++;
    }
    return number;
}

/* Figures that identify or that are no measure of code. */
static bool is_measure(const char *name)
{
    return !strstr(name, "ash") && strcmp(name, "Subgroup size") != 0;
}

/* Adds "NAME=VALUE;...": a statistic of several executables is their sum. */
static void read_statistics(struct row *row, char *text, struct names *names)
{
    for (char *rest = NULL, *item = strtok_r(text, ";\n", &rest); item; item = strtok_r(NULL, ";\n", &rest)) {
        char *value = strchr(item, '=');
        if (!value)
            continue;
        *value++ = 0;
        uint32_t number = is_measure(item) ? name_number(names, item) : MAX_NAMES;
        if (number < MAX_NAMES)
            row->values[number] = strtod(value, NULL) + (isnan(row->values[number]) ? 0 : row->values[number]);
    }
}

static void read_row(struct row *row, char *line, struct names *names)
{
    char *rest = NULL;

    for (uint32_t i = 0; i < MAX_NAMES; i++)
        row->values[i] = NAN;
    row->name = strdup(strtok_r(line, "\t\n", &rest));
    const char *stage = strtok_r(NULL, "\t\n", &rest), *result = strtok_r(NULL, "\t\n", &rest);
    row->stage = strdup(stage ? stage : "");
    row->result = strdup(result ? result : "");
    if (rest)
        read_statistics(row, rest, names);
}

static bool read_table(struct table *table, const char *path, struct names *names)
{
    FILE *file = fopen(path, "r");
    char *line = NULL;
    size_t room = 0;

    if (!file) {
        perror(path);
        return false;
    }
    while (getline(&line, &room, file) > 0) {
        if (line[0] == '\n')
            continue;
        table->rows = realloc(table->rows, (table->count + 1) * sizeof *table->rows);
        read_row(&table->rows[table->count++], line, names);
    }
    free(line);
    fclose(file);
    return true;
}

static void free_table(struct table *table)
{
    for (size_t i = 0; i < table->count; i++) {
        free(table->rows[i].name);
        free(table->rows[i].stage);
        free(table->rows[i].result);
    }
    free(table->rows);
}

/* ---- Comparing --------------------------------------------------------------------------------------------------- */

static const struct row *find_row(const struct table *table, const char *name)
{
    for (size_t i = 0; i < table->count; i++)
        if (strcmp(table->rows[i].name, name) == 0)
            return &table->rows[i];
    return NULL;
}

/* Small numbers count less: 3 for 2 instructions is no half more. */
static double change_of(const struct row *before, const struct row *after, uint32_t number)
{
    return (after->values[number] + 8) / (before->values[number] + 8);
}

static int compare_pairs(const void *a, const void *b)
{
    const struct pair *left = a, *right = b;
    if (left->change != right->change)
        return left->change < right->change ? -1 : 1;
    return strcmp(left->before->name, right->before->name);
}

static size_t pair_rows(struct pair *pairs, const struct table *before, const struct table *after)
{
    size_t count = 0;

    for (size_t i = 0; i < before->count; i++) {
        const struct row *b = &before->rows[i], *a = find_row(after, b->name);
        if (!a)
            continue;
        if (strcmp(b->result, a->result) != 0)
            printf("%s: %s before, %s after\n", b->name, b->result, a->result);
        else if (strcmp(b->result, "ok") == 0)
            pairs[count++] = (struct pair){b, a, 1};
    }
    return count;
}

struct sums {
    double before, after, logarithms;
    size_t compared, better, worse;
};

static void print_totals(const struct pair *pairs, size_t count, uint32_t number, const char *name)
{
    struct sums s = {0};

    for (size_t i = 0; i < count; i++) {
        double b = pairs[i].before->values[number], a = pairs[i].after->values[number];
        if (isnan(b) || isnan(a))
            continue;
        s.before += b;
        s.after += a;
        s.better += a < b * 0.98;
        s.worse += a > b * 1.02;
        if (b > 0 && a > 0) {
            s.logarithms += log(a / b);
            s.compared++;
        }
    }
    if (s.before == 0 && s.after == 0)
        return;
    printf("%-22s %14.0f %14.0f %8.4f %8.4f %6zu %6zu\n", name, s.before, s.after,
           s.before > 0 ? s.after / s.before : 0, s.compared ? exp(s.logarithms / (double)s.compared) : 1, s.better,
           s.worse);
}

static void print_pair(const struct pair *pair, uint32_t number)
{
    printf("%8.3f %9.0f %9.0f  %s %s\n", pair->change, pair->before->values[number], pair->after->values[number],
           pair->before->stage, pair->before->name);
}

/* Prints the pairs whose statistic changed most, both ways. */
static void print_changes(struct pair *pairs, size_t count, uint32_t by, const char *name, unsigned most)
{
    size_t changed = 0;

    for (size_t i = 0; i < count; i++) {
        double change = change_of(pairs[i].before, pairs[i].after, by);
        pairs[i].change = isnan(change) ? 1 : change;
        changed += pairs[i].change < 1 || pairs[i].change > 1;
    }
    if (changed == 0)
        return;
    qsort(pairs, count, sizeof *pairs, compare_pairs);
    printf("\n  change    before     after  by %s\n", name);
    for (size_t i = 0; i < count && i < most && pairs[i].change < 1; i++)
        print_pair(&pairs[i], by);
    size_t first = count;
    while (first > 0 && count - first < most && pairs[first - 1].change > 1)
        first--;
    for (size_t i = first; i < count; i++)
        print_pair(&pairs[i], by);
}

bool compare_statistics(const char *before, const char *after, const char *by, unsigned worst)
{
    static const char *const usual[] = {"Instructions", "Spilled VGPRs", "driver ms"};
    const char *const *sorted_by = by ? &by : usual;
    uint32_t sorted_by_count = by ? 1 : sizeof usual / sizeof *usual;
    struct table tables[2] = {0};
    struct names names = {0};
    size_t count = 0;

    for (uint32_t i = 0; i < sorted_by_count; i++)
        name_number(&names, sorted_by[i]);
    bool is_read = read_table(&tables[0], before, &names) && read_table(&tables[1], after, &names);

    if (is_read) {
        struct pair *pairs = calloc(tables[0].count + 1, sizeof *pairs);
        count = pair_rows(pairs, &tables[0], &tables[1]);
        printf("%zu modules compiled in both\n%-22s %14s %14s %8s %8s %6s %6s  (by 2 %%)\n", count, "statistic",
               "before", "after", "ratio", "geomean", "better", "worse");
        for (uint32_t i = 0; i < names.count; i++)
            print_totals(pairs, count, i, names.list[i]);
        for (uint32_t i = 0; i < sorted_by_count; i++)
            print_changes(pairs, count, i, sorted_by[i], worst);
        free(pairs);
    }
    free_table(&tables[0]);
    free_table(&tables[1]);
    return count > 0;
}
