/* --set of `dxil-spirv run`: members and single words of resources. */
#include "cli/run/member_places.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char expected[] = "expected MEMBER=NUMBERS or REGISTER[BYTE]=DATA, for example count=3, "
                               "lights[1].range=0.5 or u1,space2[16]=f32:0.5,1";

/* "b0[4]=3" and "u1,space2[16]=3". False: it names a member, as "b0=3" does, or nothing. */
static bool is_register(const char *text)
{
    struct dxs_exec_resource place = {.space = 0};

    return run_read_register(&text, &place) && *text == '[';
}

bool run_read_change(struct run_change *change, const struct run_word *word)
{
    const char *text = word->value, *data = strchr(text, '=');

    *change = (struct run_change){.word = *word};
    if (!data || data == text)
        return run_refuse(word, expected);
    if (!is_register(text)) {
        change->is_named = isalpha((unsigned char)*text) || *text == '_';
        return change->is_named || run_refuse(word, expected);
    }
    if (!run_read_register(&text, &change->place) || *text++ != '[')
        return run_refuse(word, expected);
    if (!run_read_uint32(&text, &change->offset) || strncmp(text, "]=", 2) != 0)
        return run_refuse(word, expected);
    return run_read_numbers(word, text + 2, &change->data) &&
           (change->data.size > 0 || run_refuse(word, "there is nothing to write: expected numbers, or zeros:N"));
}

static const struct run_resource *find_target(struct run_arguments *arguments, const struct run_change *change,
                                              const struct dxs_exec_resource *place)
{
    const struct run_resource *resource = run_find_resource(arguments, place);

    if (!resource)
        run_refuse(&change->word, "the register has no resource; give one, or --bind-all zeros");
    if (resource && (resource->kind == RUN_SAMPLER || resource->kind == RUN_SCENE)) {
        run_refuse(&change->word, "samplers and scenes have no bytes");
        return NULL;
    }
    return resource;
}

static bool write_words(const struct run_change *change, const struct run_resource *resource)
{
    const struct dxs_exec_resource *r = &resource->resource;
    char reason[96];

    if (change->offset > r->size || change->data.size > r->size - change->offset) {
        snprintf(reason, sizeof reason, "the resource has %zu bytes", r->size);
        return run_refuse(&change->word, reason);
    }
    memcpy((char *)r->data + change->offset, change->data.bytes, change->data.size);
    return true;
}

/* A named member: numbers get its type. */
static bool apply_named(struct run_arguments *arguments, const struct run_change *change, const dxs_module *module)
{
    struct run_numbers numbers;

    if (!run_find_numbers(&change->word, module, &numbers))
        return false;
    const struct run_resource *resource = find_target(arguments, change, &numbers.place);
    return resource && run_write_numbers(&change->word, strchr(change->word.value, '=') + 1, &numbers,
                                         resource->resource.data, resource->resource.size);
}

static bool apply(struct run_arguments *arguments, const struct run_change *change, const dxs_module *module)
{
    if (change->is_named)
        return apply_named(arguments, change, module);
    const struct run_resource *resource = find_target(arguments, change, &change->place);
    return resource && write_words(change, resource);
}

bool run_change_resources(struct run_arguments *arguments, const dxs_module *module)
{
    for (uint32_t i = 0; i < arguments->change_count; i++)
        if (!apply(arguments, &arguments->changes[i], module))
            return false;
    return true;
}
