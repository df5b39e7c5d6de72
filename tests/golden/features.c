/* Holds dxs_entry_features and dxs_entry_needs against conversions of all test shaders, with the options of each:
 *
 *   - with the required features a shader converts, without one of them it is refused;
 *   - features that are not used change nothing: not the words, not a refusal;
 *   - each feature that is used changes the words of some conversion, but for those that pay for some buffers only;
 *   - a module needs nothing of a device that is not listed, optional needs only with their feature;
 *   - each optional need is that of some module.
 *
 *     entry-features SHADERS [PART-OF-NAME] */
#include "cli/files.h"
#include "cli/conversion/layout.h"
#include "dxs_inspect.h"
#include "shader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FEATURES = DXS_FEATURE_COUNT, /* all but compute_derivatives */
    TRIES = 24,                   /* random sets of features */
    MAX_NEEDS = 256
};

static const char *const names[FEATURES] = {
#define ROW(NAME, name) [DXS_FEATURE_##NAME] = #name
#define FEATURE(NAME, name, option, text, device) ROW(NAME, name),
#include "features.def"
#undef FEATURE
    ROW(WAVE_OPERATIONS, wave_operations),
    ROW(LARGE_GROUPS, large_groups),
#undef ROW
};

struct outcome {
    enum dxs_result result;
    uint32_t *words;
    size_t count;
    char message[320];
};

struct test {
    const struct shader *shader;
    dxs_module *module;
    dxs_converter *converter;
    struct dxs_options options;
    uint32_t entry;
    struct dxs_features required, used;
    uint32_t random;
};

static unsigned failures, entries, used_count[FEATURES], idle_count[FEATURES], derivatives_count;

static void complain_of(const struct test *t, const char *what, const char *why)
{
    printf("%s, entry %u: %s %s\n", t->shader->name, t->entry, what, why);
    failures++;
}

static bool *member(struct dxs_features *set, uint32_t n)
{
    return &set->on[n];
}

/* ---- Conversions ------------------------------------------------------------------------------------------------- */

static struct outcome convert(struct test *t, const struct dxs_features *features)
{
    struct dxs_spirv spirv;
    struct outcome o = {0};

    t->options.features = *features;
    o.result = dxs_convert(t->converter, t->module, t->entry, &t->options, &spirv);
    snprintf(o.message, sizeof o.message, "%s", dxs_converter_error(t->converter)->message);
    o.count = spirv.word_count;
    o.words = malloc(o.count * sizeof *o.words + 1);
    if (!o.words)
        exit(3);
    if (o.count)
        memcpy(o.words, spirv.words, o.count * sizeof *o.words);
    return o;
}

static bool same(const struct outcome *a, const struct outcome *b)
{
    return a->result == b->result && a->count == b->count && memcmp(a->words, b->words, a->count * 4) == 0 &&
           strcmp(a->message, b->message) == 0;
}

static struct dxs_features all_features(void)
{
    struct dxs_features all = {.compute_derivatives = DXS_COMPUTE_DERIVATIVES_NATIVE};

    memset(all.on, true, FEATURES);
    return all;
}

/* Random features. Few of them hide others, for example float_controls2: sets differ in how many they have. */
static struct dxs_features random_features(struct test *t, uint32_t quarters)
{
    struct dxs_features set = {0};

    for (uint32_t n = 0; n <= FEATURES; n++) {
        t->random = t->random * 1664525 + 1013904223;
        if (n < FEATURES)
            *member(&set, n) = t->random >> 30 < quarters;
        else
            set.compute_derivatives = (enum dxs_compute_derivatives)((t->random >> 16) % 5);
    }
    return set;
}

static void restrict_to(struct dxs_features *set, const struct dxs_features *allowed)
{
    for (uint32_t n = 0; n < FEATURES; n++)
        *member(set, n) &= allowed->on[n];
    if (allowed->compute_derivatives == DXS_COMPUTE_DERIVATIVES_REFUSED)
        set->compute_derivatives = DXS_COMPUTE_DERIVATIVES_REFUSED;
}

/* ---- Needs ------------------------------------------------------------------------------------------------------- */

static bool equal_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

struct needs {
    struct dxs_need data[MAX_NEEDS];
    uint32_t count;
};

static void keep(struct needs *kept, const struct dxs_need *needs, uint32_t count)
{
    kept->count = count < MAX_NEEDS ? count : MAX_NEEDS;
    memcpy(kept->data, needs, kept->count * sizeof *needs);
}

/* Optional needs that were listed, and whether a module had them. */
static struct {
    const char *feature, *member;
    bool is_seen;
} optional[MAX_NEEDS];
static uint32_t optional_count;

static void note_optional(const struct dxs_need *need, bool is_seen)
{
    uint32_t n = 0;

    while (n < optional_count &&
           !(equal_text(optional[n].feature, need->feature) && equal_text(optional[n].member, need->member)))
        n++;
    if (!need->is_optional || n == MAX_NEEDS)
        return;
    if (n == optional_count)
        optional_count++;
    optional[n].feature = need->feature;
    optional[n].member = need->member;
    optional[n].is_seen |= is_seen;
}

/* Limits and versions follow from the whole module, and are not those of features. */
static bool is_listed(const struct needs *list, const struct dxs_need *need, const struct dxs_features *features)
{
    if (need->kind == DXS_NEED_KIND_LIMIT || need->kind == DXS_NEED_KIND_VERSION)
        return true;
    for (uint32_t n = 0; n < list->count; n++) {
        const struct dxs_need *other = &list->data[n];
        bool allowed = !other->is_optional;
        for (uint32_t m = 0; m < FEATURES && !allowed; m++)
            allowed = other->feature && names[m] && features->on[m] && !strcmp(names[m], other->feature);
        if (other->feature && !strcmp(other->feature, "compute_derivatives"))
            allowed |= features->compute_derivatives <= DXS_COMPUTE_DERIVATIVES_LINEAR;
        bool is_extension = need->kind == DXS_NEED_KIND_EXTENSION,
             equals = equal_text(other->extension, need->extension);
        if (!is_extension)
            equals = other->kind == need->kind && equal_text(other->member, need->member) &&
                     equal_text(other->value, need->value);
        if (allowed && equals) {
            note_optional(other, !is_extension);
            return true;
        }
    }
    return false;
}

static void check_needs(struct test *t, const struct needs *list, const struct dxs_features *features)
{
    struct outcome o = convert(t, features);
    const struct dxs_need *needs;
    uint32_t count;

    if (o.result == DXS_RESULT_OK && dxs_spirv_needs(t->converter, o.words, o.count, &needs, &count) == DXS_RESULT_OK)
        for (uint32_t n = 0; n < count; n++)
            if (!is_listed(list, &needs[n], features))
                complain_of(t, "not listed:", needs[n].member ? needs[n].member : needs[n].extension);
    free(o.words);
}

static void check_all_needs(struct test *t)
{
    static struct needs list;
    const struct dxs_need *needs;
    uint32_t count;

    if (dxs_entry_needs(t->converter, t->module, t->entry, &t->options, &needs, &count) != DXS_RESULT_OK) {
        complain_of(t, "no needs:", dxs_converter_error(t->converter)->message);
        return;
    }
    keep(&list, needs, count);
    for (uint32_t n = 0; n < list.count; n++)
        note_optional(&list.data[n], false);
    check_needs(t, &list, &t->required);
    for (uint32_t khr = 0; khr < 2; khr++) {
        struct dxs_features native = t->required;
        native.compute_derivatives = DXS_COMPUTE_DERIVATIVES_NATIVE;
        native.on[DXS_FEATURE_COMPUTE_DERIVATIVES_KHR] = khr;
        check_needs(t, &list, &native);
    }
    for (uint32_t n = 0; n < FEATURES; n++) {
        struct dxs_features more = t->required;
        *member(&more, n) |= *member(&t->used, n);
        check_needs(t, &list, &more);
    }
    for (uint32_t n = 0; n < 4; n++) {
        struct dxs_features more = random_features(t, 2);
        check_needs(t, &list, &more);
    }
}

/* ---- Features ---------------------------------------------------------------------------------------------------- */

static void check_refused(struct test *t, const struct dxs_features *features, const char *name)
{
    struct outcome o = convert(t, features);

    if (o.result != DXS_RESULT_UNSUPPORTED)
        complain_of(t, "is not refused without", name);
    free(o.words);
}

static void check_required(struct test *t)
{
    struct outcome o = convert(t, &t->required);
    struct dxs_features less = t->required;

    if (o.result != DXS_RESULT_OK)
        complain_of(t, "is refused with the required features:", o.message);
    free(o.words);
    for (uint32_t n = 0; n < FEATURES; n++) {
        if (!*member(&t->required, n))
            continue;
        if (!*member(&t->used, n))
            complain_of(t, "requires, but does not use", names[n]);
        *member(&less, n) = false;
        check_refused(t, &less, names[n]);
        *member(&less, n) = true;
    }
    less.compute_derivatives = DXS_COMPUTE_DERIVATIVES_REFUSED;
    if (t->required.compute_derivatives != DXS_COMPUTE_DERIVATIVES_REFUSED)
        check_refused(t, &less, "compute_derivatives");
}

static void check_unused(struct test *t, struct dxs_features features)
{
    struct dxs_features restricted = features;

    restrict_to(&restricted, &t->used);
    struct outcome o = convert(t, &features), less = convert(t, &restricted);
    if (!same(&o, &less)) {
        complain_of(t, "features that are not used change the result:", o.message);
        for (uint32_t n = 0; n < FEATURES; n++) {
            struct dxs_features single = features;
            *member(&single, n) &= *member(&t->used, n);
            struct outcome with = convert(t, &single);
            if (!same(&o, &with))
                complain_of(t, "    ", names[n]);
            free(with.words);
        }
    }
    free(o.words);
    free(less.words);
}

/* Whether the feature changes the result of some conversion. */
static bool makes_a_difference(struct test *t, uint32_t n)
{
    bool differs = false;

    for (uint32_t k = 0; k < TRIES + 2 && !differs; k++) {
        struct dxs_features set = k == 0 ? t->required : k == 1 ? all_features() : random_features(t, 1 + k % 3);
        *member(&set, n) = true;
        struct outcome with = convert(t, &set);
        *member(&set, n) = false;
        struct outcome without = convert(t, &set);
        differs = !same(&with, &without);
        free(with.words);
        free(without.words);
    }
    return differs;
}

/* These are told for all buffers where they are possible. */
static bool pays_for_some_buffers(uint32_t n)
{
    return n == DXS_FEATURE_SCALAR_BLOCK_LAYOUT || n == DXS_FEATURE_PER_COMPONENT_ROBUSTNESS ||
           n == DXS_FEATURE_RAW_ACCESS_CHAINS || n == DXS_FEATURE_UNTYPED_POINTERS;
}

static void check_used(struct test *t)
{
    check_unused(t, all_features());
    for (uint32_t k = 0; k < TRIES; k++)
        check_unused(t, random_features(t, 1 + k % 3));
    for (uint32_t n = 0; n < FEATURES; n++) {
        used_count[n] += *member(&t->used, n);
        if (*member(&t->used, n) && !makes_a_difference(t, n)) {
            idle_count[n]++;
            if (!pays_for_some_buffers(n))
                complain_of(t, "is not changed by", names[n]);
        }
    }
    derivatives_count += t->used.compute_derivatives == DXS_COMPUTE_DERIVATIVES_NATIVE;
}

static void check_entry(struct test *t)
{
    entries++;
    enum dxs_result result = dxs_entry_features(t->converter, t->module, t->entry, &t->options, &t->required, &t->used);

    if (result == DXS_RESULT_OK) {
        check_required(t);
        check_used(t);
        check_all_needs(t);
        return;
    }
    for (uint32_t k = 0; k < TRIES; k++) { /* no features help */
        struct dxs_features set = random_features(t, 1 + k % 3);
        struct outcome o = convert(t, &set);
        if (o.result == DXS_RESULT_OK)
            complain_of(t, "has no features, but converts:", dxs_result_name(result));
        free(o.words);
    }
}

/* ---- Shaders ----------------------------------------------------------------------------------------------------- */

static void check_shader(struct test *t, struct command *command)
{
    char message[512];
    uint32_t count = dxs_module_describe(t->module)->entry_count;

    for (t->entry = 0; t->entry < count; t->entry++) {
        dxs_layout *layout;
        enum exit_code made = make_layout(command, t->module, t->entry, &layout, message, sizeof(message));
        t->options = command->convert;
        t->options.layout = layout;
        if (made == EXIT_DONE)
            check_entry(t);
        dxs_layout_destroy(layout);
    }
}

static void read_shader(const struct shader *shader)
{
    char storage[MAX_OPTIONS], message[256];
    struct command command;
    struct test t = {.shader = shader, .module = dxs_module_create(NULL), .converter = dxs_converter_create(NULL)};
    size_t size;
    void *bytes = file_read(shader->dxil_path, &size);

    if (!bytes || !t.module || !t.converter ||
        !directives_command(&shader->said, storage, &command, message, sizeof(message))) {
        complain_of(&t, "cannot be read", "");
    } else {
        struct dxs_parse_options options = command_parse_options(&command);
        if (dxs_module_parse(t.module, bytes, size, &options) == DXS_RESULT_OK)
            check_shader(&t, &command);
    }
    free(bytes);
    dxs_converter_destroy(t.converter);
    dxs_module_destroy(t.module);
}

/* What the words do not show: members, and extensions without one. */
static bool is_invisible(const char *need)
{
    static const char *const list[] = {"scalarBlockLayout", "maintenance8", "maintenance9",
                                       "shaderZeroInitializeWorkgroupMemory"};

    for (size_t n = 0; n < sizeof list / sizeof *list && need; n++)
        if (strcmp(list[n], need) == 0)
            return true;
    return !need;
}

/* Of all test shaders together. */
static void check_whole(void)
{
    for (uint32_t n = 0; n < FEATURES; n++) {
        bool is_unknown =
            !names[n] || strcmp(names[n], "wave_operations") == 0 || strcmp(names[n], "large_groups") == 0;
        printf("%5u use %s, %u of them to no effect\n", used_count[n], names[n], idle_count[n]);
        if (is_unknown != (used_count[n] == idle_count[n])) {
            printf("no shader is changed by %s\n", names[n]);
            failures++;
        }
    }
    for (uint32_t n = 0; n < optional_count; n++)
        if (!optional[n].is_seen && !is_invisible(optional[n].member)) {
            printf("no module needs %s for %s\n", optional[n].member, optional[n].feature);
            failures++;
        }
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 2;
    struct shader_list list = find_shaders(argv[1], argc > 2 ? argv[2] : NULL);

    for (size_t n = 0; n < list.count; n++)
        read_shader(&list.shaders[n]);
    if (argc == 2)
        check_whole();
    printf("%u entry points, %u with derivatives in groups, %u failures\n", entries, derivatives_count, failures);
    free(list.shaders);
    return failures != 0;
}
