/* Follows values through a module's text: from handles to loads to the types of their components' uses. */
#include "runner/compare/word_uses.h"

#include "runner/common/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is known about a value of the function. */
struct known {
    enum {
        NOTHING,
        HANDLE, /* handle of the resource `name` */
        LOAD    /* words of the resource `name`, from `word` on */
    } kind;
    struct register_name name;
    uint32_t word;
    unsigned how;
};

struct reader {
    const dxs_module *module;
    struct known *values;
    size_t value_count;
    struct word_uses uses;
};

static const char letters[] = {[DXS_RESOURCE_CLASS_SRV] = 't',
                               [DXS_RESOURCE_CLASS_UAV] = 'u',
                               [DXS_RESOURCE_CLASS_CBV] = 'b',
                               [DXS_RESOURCE_CLASS_SAMPLER] = 's'};

static struct known *value(struct reader *r, uint32_t number)
{
    if (number >= r->value_count) {
        size_t count = (size_t)number * 2 + 64;
        r->values = reallocate(r->values, count, sizeof *r->values);
        memset(r->values + r->value_count, 0, (count - r->value_count) * sizeof *r->values);
        r->value_count = count;
    }
    return &r->values[number];
}

static void add_use(struct reader *r, const struct known *load, uint32_t component)
{
    r->uses.items = reallocate(r->uses.items, r->uses.count + 1, sizeof *r->uses.items);
    r->uses.items[r->uses.count++] = (struct word_use){load->name, load->word + component, load->how};
}

/* `createHandle(i32 57, i8 CLASS, i32 ID, i32 INDEX, ...)` */
static struct known old_handle(const struct reader *r, const char *operands)
{
    unsigned of_class, id, index;

    if (sscanf(operands, "(i32 57, i8 %u, i32 %u, i32 %u,", &of_class, &id, &index) != 3)
        return (struct known){.kind = NOTHING};
    for (uint32_t i = 0; i < dxs_module_describe(r->module)->resource_count; i++) {
        const struct dxs_resource *resource = dxs_module_resource(r->module, i);
        if (resource->resource_class == of_class && resource->id == id)
            return (struct known){HANDLE, {letters[of_class], index, resource->space}, 0, 0};
    }
    return (struct known){.kind = NOTHING};
}

/* createHandleFromBinding(i32 217, %dx.types.ResBind { i32 LOWER, i32 UPPER, i32 SPACE, i8 CLASS }, i32 INDEX, ...) */
static struct known bound_handle(const char *operands)
{
    static const char all_zeros[] = "(i32 217, %dx.types.ResBind zeroinitializer, i32 0,";
    unsigned lower, upper, space, of_class, index;

    if (strncmp(operands, all_zeros, sizeof all_zeros - 1) == 0)
        return (struct known){HANDLE, {'t', 0, 0}, 0, 0};
    if (sscanf(operands, "(i32 217, %%dx.types.ResBind { i32 %u, i32 %u, i32 %u, i8 %u }, i32 %u,", &lower, &upper,
               &space, &of_class, &index) != 5 ||
        of_class > DXS_RESOURCE_CLASS_SAMPLER)
        return (struct known){.kind = NOTHING};
    return (struct known){HANDLE, {letters[of_class], index, space}, 0, 0};
}

/* Constants: OVERLOAD(i32 59, %dx.types.Handle %H, i32 ROW).
 * Elements: OVERLOAD(i32 139, %dx.types.Handle %H, i32 %I, i32 OFFSET, ...). */
static struct known load(struct reader *r, const char *operands, bool is_constant)
{
    unsigned operation, handle, place;
    unsigned how = strncmp(operands, "f32(", 4) == 0   ? USED_AS_FLOAT
                   : strncmp(operands, "i32(", 4) == 0 ? USED_AS_INT
                                                       : 0;
    const char *at = operands;

    if (!how || sscanf(at, "%*[a-z0-9](i32 %u, %%dx.types.Handle %%%u,", &operation, &handle) != 2)
        return (struct known){.kind = NOTHING};
    for (unsigned commas = is_constant ? 2 : 3; commas > 0 && at; commas--)
        at = (at = strchr(at, ',')) ? at + 1 : NULL;
    const struct known *from = value(r, handle);
    if (!at || sscanf(at, " i32 %u", &place) != 1 || from->kind != HANDLE)
        return (struct known){.kind = NOTHING};
    return (struct known){LOAD, from->name, is_constant ? place * 4 : place / 4, how};
}

/* Reads the instruction after "%N = ". */
static struct known read_value(struct reader *r, const char *text)
{
    static const char *const loads[] = {"@dx.op.cbufferLoadLegacy.", "@dx.op.rawBufferLoad.", "@dx.op.bufferLoad."};
    unsigned number, component;
    const char *at;

    if (sscanf(text, "extractvalue %*s %%%u, %u", &number, &component) == 2) {
        const struct known from = *value(r, number);
        if (from.kind == LOAD && component < 4)
            add_use(r, &from, component);
        return (struct known){.kind = NOTHING};
    }
    if ((at = strstr(text, "@dx.op.annotateHandle(i32 216, %dx.types.Handle %")))
        return sscanf(strchr(at, '%') + strlen("%dx.types.Handle "), "%%%u", &number) == 1
                   ? *value(r, number)
                   : (struct known){.kind = NOTHING};
    if ((at = strstr(text, "@dx.op.createHandle(")))
        return old_handle(r, at + strlen("@dx.op.createHandle"));
    if ((at = strstr(text, "@dx.op.createHandleFromBinding(")))
        return bound_handle(at + strlen("@dx.op.createHandleFromBinding"));
    for (unsigned i = 0; i < sizeof loads / sizeof *loads; i++)
        if ((at = strstr(text, loads[i])))
            return load(r, at + strlen(loads[i]), i == 0);
    return (struct known){.kind = NOTHING};
}

struct word_uses find_word_uses(const char *text, const dxs_module *module)
{
    enum {
        MAX_LINE = 1024
    };
    struct reader r = {.module = module};
    char line[MAX_LINE];

    for (const char *at = text; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        unsigned number;
        int behind = 0;
        snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
        if (strncmp(line, "define ", 7) == 0 && r.value_count > 0)
            memset(r.values, 0, r.value_count * sizeof *r.values);
        if (sscanf(line, " %%%u = %n", &number, &behind) == 1 && behind > 0) {
            struct known found = read_value(&r, line + behind);
            *value(&r, number) = found;
        }
    }
    free(r.values);
    return r.uses;
}

unsigned use_of_word(const struct word_uses *uses, struct register_name name, uint32_t word)
{
    unsigned how = 0;

    for (size_t i = 0; i < uses->count; i++)
        if (uses->items[i].word == word && same_register(uses->items[i].name, name))
            how |= uses->items[i].how;
    return how;
}
