/* --list, --bind-all, and what is said of a run that lacks resources or inputs. */
#include "cli/messages.h"
#include "cli/run/wanted.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
