/* Shrinks a failing program: removes or simplifies one part at a time while the same failure remains. */
#include "shrink.h"

#include "entry.h"
#include "operations.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

struct shrinker {
    const struct shrinking *settings;
    struct program *program;
    enum verdict verdict;
    const char *message;
    unsigned trials;
    time_t start;
    bool has_changed;
};

static enum verdict try_program(const void *user, uint64_t item, const struct device *device,
                                char message[MESSAGE_SIZE])
{
    const struct shrinker *s = user;
    struct check_options options = s->settings->options;
    struct shader_case shader = make_case(s->program, s->settings->wrong);

    (void)item;
    options.device = device;
    return check_case(&shader, &options, message);
}

static bool is_over(const struct shrinker *s)
{
    unsigned seconds = s->settings->most_seconds;

    return s->trials >= s->settings->most_trials || (seconds && time(NULL) - s->start >= (time_t)seconds);
}

/* Whether the current program still fails in the same way. */
static bool still_fails(struct shrinker *s)
{
    enum {
        SAME_START = 24 /* compared characters of messages that name the fault */
    };
    struct trials trials = s->settings->trials;
    char message[MESSAGE_SIZE];

    if (is_over(s))
        return false;
    s->trials++;
    trials.run = try_program;
    trials.user = s;
    if (run_trial(&trials, 0, message) != s->verdict)
        return false;
    bool is_named = s->verdict >= VERDICT_REFUSED && s->verdict < VERDICT_DIFFERENT;
    const char *before = s->message + strspn(s->message, " "), *now = message + strspn(message, " ");
    bool fails = !is_named || strncmp(before, now, SAME_START) == 0;
    s->has_changed |= fails;
    return fails;
}

static bool try_replacement(struct shrinker *s, struct node **slot, struct node *replacement)
{
    struct node *before = *slot;

    *slot = replacement;
    if (still_fails(s))
        return true;
    *slot = before;
    return false;
}

static bool try_number(struct shrinker *s, uint64_t *number, uint64_t smaller)
{
    uint64_t before = *number;

    if (before == smaller)
        return false;
    *number = smaller;
    if (still_fails(s))
        return true;
    *number = before;
    return false;
}

/* ---- Statements -------------------------------------------------------------------------------------------------- */

/* Removes children from index `first` on: all, then in ever smaller pieces. Keeps at least `least` children. */
static void drop_children(struct shrinker *s, struct node *node, uint32_t first, uint32_t least)
{
    for (uint32_t piece = node->child_count; piece > 0; piece /= 2) {
        for (uint32_t at = first; at + piece <= node->child_count;) {
            struct node before = *node;
            if (node->child_count - piece < least) {
                at++;
                continue;
            }
            node->children = NULL;
            node->child_count = 0;
            for (uint32_t i = 0; i < before.child_count; i++)
                if (i < at || i >= at + piece)
                    add_child(node, before.children[i]);
            if (still_fails(s))
                continue;
            free(node->children);
            *node = before;
            at += piece;
        }
    }
}

/* A sequence of the statements inside this one, without this one. */
static struct node *parts_of(const struct node *node)
{
    struct node *sequence = new_node(NODE_SEQUENCE, SCALAR_BOOL, 0);

    for (uint32_t i = 0; i < node->child_count; i++) {
        struct node *child = node->children[i];
        if (child->kind == NODE_STATION)
            child = child->children[1];
        if (!is_expression(child))
            add_child(sequence, child);
    }
    return sequence;
}

static void shrink_construct(struct shrinker *s, struct node **slot)
{
    struct node *node = *slot;

    for (uint32_t i = 0; i < node->child_count && node->kind != NODE_EXCHANGE; i++) {
        struct node *child = node->children[i];
        if (child->kind == NODE_STATION)
            child = child->children[1];
        if (!is_expression(child) && try_replacement(s, slot, child))
            return;
    }
    if (node->kind == NODE_IF || node->kind == NODE_SWITCH || node->kind == NODE_WEB)
        if (try_replacement(s, slot, parts_of(node)))
            return;
    if (node->kind == NODE_WEB)
        drop_children(s, node, 0, 1);
    if (node->kind == NODE_SWITCH)
        drop_children(s, node, 1, 2);
    if (node->kind == NODE_LOOP || node->kind == NODE_WEB)
        for (uint64_t smaller = 1; smaller < node->bits && smaller < 4; smaller++)
            if (try_number(s, &node->bits, smaller))
                break;
    if (node->kind == NODE_SWITCH)
        try_number(s, &node->bits, 0);
}

/* ---- Expressions ------------------------------------------------------------------------------------------------- */

static void shrink_expression(struct shrinker *s, struct node **slot)
{
    struct node *node = *slot;
    uint32_t type = type_of_node(node);
    bool is_float = is_float_scalar(scalar_of_type(type));

    if (node->kind == NODE_CONSTANT) {
        if (node->bits > 1 && !is_float)
            try_number(s, &node->bits, node->bits & 7);
        return;
    }
    struct node *typed = new_typed_node(NODE_CONSTANT, type, 0);
    for (uint64_t bits = 0; bits < 2; bits++) {
        typed->bits = bits && is_float ? 0 : bits;
        if (try_replacement(s, slot, typed))
            return;
    }
    for (uint32_t i = 0; i < node->child_count; i++)
        if (type_of_node(node->children[i]) == type && try_replacement(s, slot, node->children[i]))
            return;
    if (node->kind == NODE_LOAD)
        try_number(s, &node->bits, node->number == MEMORY_LOCAL ? node->bits : 0);
}

/* ---- Programs ---------------------------------------------------------------------------------------------------- */

static void shrink_tree(struct shrinker *s, struct node **slot)
{
    if (is_expression(*slot))
        shrink_expression(s, slot);
    else if ((*slot)->kind == NODE_SEQUENCE)
        drop_children(s, *slot, 0, 0);
    else if ((*slot)->kind != NODE_STATION)
        shrink_construct(s, slot);
    for (uint32_t i = 0; i < (*slot)->child_count; i++)
        shrink_tree(s, &(*slot)->children[i]);
}

/* Keeps what was tried if the program still fails, else takes the earlier settings back. */
static bool try_settings(struct shrinker *s, const struct program *before)
{
    if (memcmp(&s->program->entry, &before->entry, sizeof before->entry) == 0 &&
        s->program->group_size == before->group_size && s->program->group_count == before->group_count)
        return true;
    if (still_fails(s))
        return true;
    s->program->entry = before->entry;
    s->program->group_size = before->group_size;
    s->program->group_count = before->group_count;
    return false;
}

static void shrink_entry(struct shrinker *s)
{
    struct program *p = s->program, before = *p;
    const uint32_t least = before.group_size < 32 ? before.group_size : 32;

    p->group_count = 1;
    p->group_size = least;
    reset_entry(p);
    if (try_settings(s, &before))
        return;
    p->group_count = p->entry.groups[0] = p->entry.groups[1] = p->entry.groups[2] = 1;
    try_settings(s, &before);
    before = *p;
    memset(p->entry.wave_sizes, 0, sizeof p->entry.wave_sizes);
    try_settings(s, &before);
    before = *p;
    p->entry.denormals = DENORMALS_UNSAID;
    p->entry.sees_denormals = false;
    try_settings(s, &before);
    before = *p;
    p->entry.ids &= p->entry.ids - 1;
    try_settings(s, &before);
}

static void shrink_settings(struct shrinker *s)
{
    struct program before = *s->program;

    shrink_entry(s);
    s->program->in_memory = before.is_plain ? before.in_memory : 0; /* devices for plain programs need it */
    if (before.in_memory != s->program->in_memory && !still_fails(s))
        s->program->in_memory = before.in_memory;
    s->program->handles = HANDLES_CREATED;
    s->program->has_vectors = false; /* it only selects the shader model here */
    if ((before.handles != HANDLES_CREATED || before.has_vectors) && !still_fails(s)) {
        s->program->handles = before.handles;
        s->program->has_vectors = before.has_vectors;
    }
    s->program->keeps_blocks = false;
    if (before.keeps_blocks && !still_fails(s))
        s->program->keeps_blocks = true;
    s->program->keeps_phis = false;
    if (before.keeps_phis && !still_fails(s))
        s->program->keeps_phis = true;
}

unsigned shrink_program(struct program *program, enum verdict verdict, const char *message,
                        const struct shrinking *shrinking)
{
    struct shrinker s = {
        .settings = shrinking, .program = program, .verdict = verdict, .message = message, .start = time(NULL)};

    do {
        s.has_changed = false;
        shrink_settings(&s);
        shrink_tree(&s, &program->body);
    } while (s.has_changed && !is_over(&s));
    return s.trials;
}
