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

/* `call %dx.types.ResRet.f32 @...`: what the call gives. */
static unsigned how_of_call(const char *call)
{
    static const char *const prefixes[] = {"call %dx.types.ResRet.", "call %dx.types.CBufRet."};

    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        const char *type = call + strlen(prefixes[i]);
        if (strncmp(call, prefixes[i], strlen(prefixes[i])) == 0)
            return strncmp(type, "f32 ", 4) == 0 ? USED_AS_FLOAT : strncmp(type, "i32 ", 4) == 0 ? USED_AS_INT : 0;
    }
    return 0;
}

/* Constants: (i32 59, %dx.types.Handle %H, i32 ROW).
 * Elements: (i32 139, %dx.types.Handle %H, i32 %I, i32 OFFSET, ...), or 68. */
static struct known load(struct reader *r, const char *operands, unsigned how, bool is_constant)
{
    unsigned handle, place;
    const char *at = operands;

    if (!how || sscanf(at, "(i32 %*u, %%dx.types.Handle %%%u,", &handle) != 1)
        return (struct known){.kind = NOTHING};
    for (unsigned commas = is_constant ? 2 : 3; commas > 0 && at; commas--)
        at = (at = strchr(at, ',')) ? at + 1 : NULL;
    const struct known *from = value(r, handle);
    if (!at || sscanf(at, " i32 %u", &place) != 1 || from->kind != HANDLE)
        return (struct known){.kind = NOTHING};
    return (struct known){LOAD, from->name, is_constant ? place * 4 : place / 4, how};
}

/* Functions have their names from the module, or, of DXBC, those of the operations: the operation's number tells. */
static struct known read_call(struct reader *r, const char *call)
{
    enum {
        CREATE_HANDLE = 57,
        LOAD_CONSTANTS = 59,
        LOAD_BUFFER = 68,
        LOAD_RAW_BUFFER = 139,
        ANNOTATE_HANDLE = 216,
        CREATE_HANDLE_FROM_BINDING = 217
    };
    const char *function = strchr(call, '@'), *operands = function ? strchr(function, '(') : NULL;
    unsigned operation = 0, number;

    if (operands)
        sscanf(operands, "(i32 %u,", &operation);
    switch (operation) {
    case CREATE_HANDLE:
        return old_handle(r, operands);
    case CREATE_HANDLE_FROM_BINDING:
        return bound_handle(operands);
    case ANNOTATE_HANDLE:
        if (sscanf(operands, "(i32 216, %%dx.types.Handle %%%u", &number) == 1)
            return *value(r, number);
        break;
    case LOAD_CONSTANTS:
    case LOAD_BUFFER:
    case LOAD_RAW_BUFFER:
        return load(r, operands, how_of_call(call), operation == LOAD_CONSTANTS);
    default:
        break;
    }
    return (struct known){.kind = NOTHING};
}

/* Reads the instruction after "%N = ". */
static struct known read_value(struct reader *r, const char *text)
{
    unsigned number, component;

    if (sscanf(text, "extractvalue %*s %%%u, %u", &number, &component) == 2) {
        const struct known from = *value(r, number);
        if (from.kind == LOAD && component < 4)
            add_use(r, &from, component);
        return (struct known){.kind = NOTHING};
    }
    return strncmp(text, "call ", 5) == 0 ? read_call(r, text) : (struct known){.kind = NOTHING};
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
