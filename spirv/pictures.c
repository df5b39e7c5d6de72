/* Pictures of a function's control flow, before and after it is structured, for who asked for them. */
#include "spirv/pictures.h"

#include "cfg/dot.h"

#include <stdio.h>

struct naming {
    const struct function *function;
    char text[64]; /* of the name that was asked for last */
};

/* A block's name in the module, or its number; with the source line where the module has lines. */
static const char *block_name(void *user, block_id block)
{
    struct naming *naming = user;
    const struct function *f = naming->function;
    const struct basic_block *b = &f->blocks[block];
    const char *name = f->block_names ? f->block_names[block] : NULL;
    int length = name ? snprintf(naming->text, sizeof naming->text, "%.40s", name)
                      : snprintf(naming->text, sizeof naming->text, "%u", block);

    for (uint32_t n = 0; n < b->instruction_count; n++) {
        const struct debug_location *location = instruction_location(f, b->first_instruction + n);
        if (location && location->line) {
            snprintf(naming->text + length, sizeof naming->text - (size_t)length, " line %u", location->line);
            break;
        }
    }
    return naming->text;
}

void show_control_flow(struct lowering *l, const struct function_state *s)
{
    const struct dxs_options *options = l->options;
    struct naming naming = {.function = s->function};
    struct block_names names = {block_name, &naming};

    if (!options->dump_cfg)
        return;
    const char *before = graph_to_dot(l->arena, &s->graph, names, s->function->name);
    options->dump_cfg(options->dump_user, s->function->name, "input", before, strlen(before));
    const char *after = structured_to_dot(l->arena, &s->graph, s->structured, names, s->function->name);
    options->dump_cfg(options->dump_user, s->function->name, "structured", after, strlen(after));
}
