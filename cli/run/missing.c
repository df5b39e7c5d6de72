/* --list, --bind-all, and what is said of a run that lacks resources or inputs. */
#include "cli/messages.h"
#include "cli/resource_names.h"
#include "cli/run/member_places.h"
#include "cli/run/wanted.h"
#include "cli/string_buffer.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_SHOWN = 16 /* numbers of a member */
};

/* ---- As text ----------------------------------------------------------------------------------------------------- */

struct listing {
    FILE *stream;
    bool shows_given;
    uint32_t count;
};

static bool print_wanted(void *user, const struct run_wanted *wanted)
{
    struct listing *listing = user;
    bool is_shown = listing->shows_given || !wanted->is_given;

    if (is_shown && listing->count++ == 0 && !listing->shows_given)
        fputs("not given:\n", listing->stream);
    if (is_shown)
        fprintf(listing->stream, "  %s %s%s%s%s%s%s\n", wanted->option, wanted->value, wanted->second ? " " : "",
                wanted->second ? wanted->second : "", *wanted->about ? "  # " : "", wanted->about,
                wanted->is_given ? " (given)" : "");
    return true;
}

struct path {
    char text[192];
    size_t length;
};

/* Each number or vector that --set can name, below a path. Of arrays of structures the first one. */
static void print_members(const struct dxs_buffer_member *members, uint32_t count, struct path path)
{
    for (uint32_t i = 0; i < count; i++) {
        const struct dxs_buffer_member *m = &members[i];
        struct run_numbers n = run_numbers_of(m);
        struct path own = path;
        char type[96], elements[24] = "";
        own.length += (size_t)snprintf(own.text + own.length, sizeof own.text - own.length, "%s%.100s",
                                       own.length && *m->name ? "." : "", m->name);
        if (own.length + 8 > sizeof own.text || m->type_class == DXS_TYPE_CLASS_OBJECT)
            continue; /* nested deeply */
        if (m->type_class == DXS_TYPE_CLASS_STRUCTURE) {
            own.length += (size_t)snprintf(own.text + own.length, sizeof own.text - own.length, "%s",
                                           m->element_count ? "[0]" : "");
            print_members(m->members, m->member_count, own);
            continue;
        }
        member_type_name(m, type, sizeof type);
        if (m->element_count)
            snprintf(elements, sizeof elements, "[%" PRIu32 "]", m->element_count);
        make_plain(own.text, "");
        printf("    --set '%s=", own.text);
        uint64_t numbers = (uint64_t)n.elements * n.rows * n.columns;
        for (uint64_t k = 0; k < numbers && k < MAX_SHOWN; k++)
            printf(k ? ",0" : "0");
        printf("%s'  # %s%s\n", numbers > MAX_SHOWN ? ",..." : "", type, elements);
    }
}

/* The members of buffers, which --set names. */
static void print_buffers(const dxs_module *module)
{
    uint32_t buffers = dxs_module_describe(module)->resource_count, count;
    bool has_title = false;

    for (uint32_t i = 0; i < buffers; i++) {
        const struct dxs_resource *info = dxs_module_resource(module, i);
        const struct dxs_buffer_member *members = run_named_members(module, i, &count);
        struct path path = {.length = 0};
        if (!count)
            continue;
        path.length =
            (size_t)snprintf(path.text, sizeof path.text, "%.100s%s%s", info->name, info->count > 1 ? "[0]" : "",
                             info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? "[0]" : "");
        if (!has_title)
            printf("then, for members:\n");
        has_title = true;
        print_members(members, count, path);
    }
}

void run_print_list(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry)
{
    const struct dxs_entry *e = dxs_module_entry(module, entry);
    struct listing listing = {stdout, true, 0};

    printf("%s: %s shader", e->name, dxs_stage_name(e->stage));
    if (e->thread_group[0])
        printf(", %" PRIu32 " x %" PRIu32 " x %" PRIu32 " threads per group", e->thread_group[0], e->thread_group[1],
               e->thread_group[2]);
    printf("\n");
    run_visit_wanted(arguments, module, entry, arguments->filling ? arguments->filling : "zeros", print_wanted,
                     &listing);
    if (run_heaps_of(e))
        printf("  # %s\n", run_heaps_of(e));
    print_buffers(module);
}

bool run_complain_missing(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry)
{
    struct listing listing = {stderr, false, 0};

    run_visit_wanted(arguments, module, entry, "zeros", print_wanted, &listing);
    if (listing.count)
        complain("--bind-all zeros or --bind-all random gives all of them");
    return listing.count > 0;
}

/* ---- --bind-all -------------------------------------------------------------------------------------------------- */

/* The words live as long as the arguments, whose members point to them. */
static char *keep_text(struct run_arguments *arguments, const char *text)
{
    char **texts = realloc(arguments->texts, (arguments->text_count + 1) * sizeof *texts);
    char *copy = malloc(strlen(text) + 1);

    if (texts)
        arguments->texts = texts;
    if (texts && copy) {
        strcpy(copy, text);
        arguments->texts[arguments->text_count++] = copy;
        return copy;
    }
    free(copy);
    complain("out of memory");
    return NULL;
}

static bool give(void *user, const struct run_wanted *wanted)
{
    struct run_arguments *arguments = user;

    if (wanted->is_given)
        return true;
    char *first = keep_text(arguments, wanted->value);
    char *second = first && wanted->second ? keep_text(arguments, wanted->second) : NULL;
    return first && !wanted->second == !second && run_read_option(arguments, wanted->option, (char *[]){first, second});
}

bool run_bind_all(struct run_arguments *arguments, const dxs_module *module, uint32_t entry)
{
    return run_visit_wanted(arguments, module, entry, arguments->filling, give, arguments);
}
