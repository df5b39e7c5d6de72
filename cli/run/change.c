/* --set of `dxil-spirv run`: single words of resources. */
#include "cli/run/run.h"

#include <stdio.h>
#include <string.h>

bool run_read_change(struct run_change *change, const struct run_word *word)
{
    static const char expected[] = "expected REGISTER[BYTE]=DATA, for example b0[4]=3 or u1,space2[16]=f32:0.5,1";
    const char *text = word->value;

    *change = (struct run_change){.word = *word};
    if (!run_read_register(&text, &change->place) || *text++ != '[')
        return run_refuse(word, expected);
    if (!run_read_uint32(&text, &change->offset) || strncmp(text, "]=", 2) != 0)
        return run_refuse(word, expected);
    return run_read_numbers(word, text + 2, &change->data);
}

static bool apply(struct run_arguments *arguments, const struct run_change *change)
{
    const struct run_resource *resource = run_find_resource(arguments, &change->place);
    char reason[96];

    if (!resource)
        return run_refuse(&change->word, "the register has no resource; give one, or --bind-all zeros");
    if (resource->kind == RUN_SAMPLER || resource->kind == RUN_SCENE)
        return run_refuse(&change->word, "samplers and scenes have no bytes");
    const struct dxs_exec_resource *r = &resource->resource;
    if (change->offset > r->size || change->data.size > r->size - change->offset) {
        snprintf(reason, sizeof reason, "the resource has %zu bytes", r->size);
        return run_refuse(&change->word, reason);
    }
    memcpy((char *)r->data + change->offset, change->data.bytes, change->data.size);
    return true;
}

bool run_change_resources(struct run_arguments *arguments)
{
    for (uint32_t i = 0; i < arguments->change_count; i++)
        if (!apply(arguments, &arguments->changes[i]))
            return false;
    return true;
}
