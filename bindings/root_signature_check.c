/* What Direct3D 12 refuses in a root signature (its documentation: "Root signature limits", "Root signature
 * version 1.1"). */
#include "bindings/root_signature.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    MOST_WORDS = 64, /* tables take one, root descriptors two, constants one each */
    MOST_ANISOTROPY = 16,
    KNOWN_FLAGS = 0xFFF,
    STAGES = 7
};

#define FIRST_RESERVED_SPACE UINT32_C(0xFFFFFFF0)
#define NO_RANGE UINT32_MAX

/* Registers that a parameter or static sampler binds. */
struct binding {
    enum dxs_range_type type;
    uint32_t space;
    uint64_t first, end;       /* of registers, end excluded */
    uint32_t stages;           /* one bit each */
    uint32_t parameter, range; /* NO_RANGE: the parameter itself; static samplers: parameter is their number */
    bool is_static_sampler;
};

struct bindings {
    struct arena *arena;
    VECTOR(struct binding) list;
};

static uint32_t stages_of(enum dxs_visibility visibility)
{
    return visibility == DXS_VISIBLE_TO_ALL ? (1u << STAGES) - 1 : 1u << (visibility - DXS_VISIBLE_TO_VERTEX);
}

static void describe(const struct binding *b, char *text, size_t size)
{
    if (b->is_static_sampler)
        snprintf(text, size, "static sampler %u", b->parameter);
    else if (b->range == NO_RANGE)
        snprintf(text, size, "parameter %u", b->parameter);
    else
        snprintf(text, size, "range %u of parameter %u", b->range, b->parameter);
}

_Noreturn static void refuse(struct arena *arena, const struct binding *b, const char *why)
{
    char name[64];

    describe(b, name, sizeof name);
    fail(arena->fault, DXS_BAD_MAPPING, "root signature: %s (%c%llu, space %u): %s", name, "tubs"[b->type],
         (unsigned long long)b -> first, b -> space, why);
}

static void add(struct bindings *bindings, struct binding b, uint32_t count)
{
    b.end = count == DXS_UNBOUNDED ? UINT64_C(1) << 32 : b.first + count;
    if (count == 0)
        refuse(bindings->arena, &b, "binds no register");
    if (b.end > UINT64_C(1) << 32)
        refuse(bindings->arena, &b, "passes the last register");
    if (b.space >= FIRST_RESERVED_SPACE)
        refuse(bindings->arena, &b, "this space is reserved");
    vector_push(bindings->arena, &bindings->list, b);
}

static bool is_power_of_two_or_zero(uint32_t bits)
{
    return (bits & (bits - 1)) == 0;
}

/* At most one statement about data, at most one about descriptors, none about the data of samplers. */
static const char *contradiction(enum dxs_range_type type, uint32_t flags)
{
    const uint32_t data = DXS_DATA_VOLATILE | DXS_DATA_STATIC_WHILE_SET | DXS_DATA_STATIC;
    const uint32_t descriptors = DXS_DESCRIPTORS_VOLATILE | DXS_DESCRIPTORS_STATIC_BOUNDS_CHECKED;

    if (flags & ~(data | descriptors))
        return "unknown flags";
    if (!is_power_of_two_or_zero(flags & data) || (flags & descriptors) == descriptors)
        return "flags that contradict each other";
    if ((flags & DXS_DESCRIPTORS_VOLATILE) && (flags & DXS_DATA_STATIC))
        return "static data behind volatile descriptors";
    if (type == DXS_RANGE_SAMPLER && (flags & data))
        return "samplers have no data";
    return NULL;
}

static void check_table(struct bindings *bindings, const struct dxs_root_signature_desc *desc, uint32_t number)
{
    const struct dxs_root_parameter *parameter = &desc->parameters[number];
    bool unbounded = false;

    for (uint32_t n = 0; n < parameter->range_count; n++) {
        const struct dxs_descriptor_range *range = &parameter->ranges[n];
        struct binding b = {.type = range->type,
                            .space = range->space,
                            .first = range->base_register,
                            .stages = stages_of(parameter->visibility),
                            .parameter = number,
                            .range = n};
        const char *why = contradiction(range->type, range->flags);
        if (why)
            refuse(bindings->arena, &b, why);
        if (desc->version == DXS_ROOT_SIGNATURE_1_0 && range->flags)
            refuse(bindings->arena, &b, "flags come with version 1.1");
        if (unbounded && range->offset == DXS_OFFSET_APPEND)
            refuse(bindings->arena, &b, "stands behind a range without end");
        if ((range->type == DXS_RANGE_SAMPLER) != (parameter->ranges[0].type == DXS_RANGE_SAMPLER))
            refuse(bindings->arena, &b, "samplers and other descriptors in one table");
        unbounded |= range->count == DXS_UNBOUNDED;
        add(bindings, b, range->count);
    }
}

static void check_root_descriptor(struct bindings *bindings, const struct dxs_root_signature_desc *desc,
                                  const struct binding *b, uint32_t flags)
{
    const uint32_t data = DXS_DATA_VOLATILE | DXS_DATA_STATIC_WHILE_SET | DXS_DATA_STATIC;

    if (desc->version == DXS_ROOT_SIGNATURE_1_0 && flags)
        refuse(bindings->arena, b, "flags come with version 1.1");
    if ((flags & ~data) || !is_power_of_two_or_zero(flags & data))
        refuse(bindings->arena, b, "flags that are unknown or contradict each other");
}

static uint32_t check_parameter(struct bindings *bindings, const struct dxs_root_signature_desc *desc, uint32_t number)
{
    static const enum dxs_range_type types[] = {[DXS_ROOT_CONSTANTS] = DXS_RANGE_CBV,
                                                [DXS_ROOT_CBV] = DXS_RANGE_CBV,
                                                [DXS_ROOT_SRV] = DXS_RANGE_SRV,
                                                [DXS_ROOT_UAV] = DXS_RANGE_UAV};
    const struct dxs_root_parameter *parameter = &desc->parameters[number];

    if (parameter->type == DXS_ROOT_TABLE) {
        check_table(bindings, desc, number);
        return 1;
    }
    struct binding b = {.type = types[parameter->type],
                        .space = parameter->space,
                        .first = parameter->shader_register,
                        .stages = stages_of(parameter->visibility),
                        .parameter = number,
                        .range = NO_RANGE};
    if (parameter->type != DXS_ROOT_CONSTANTS)
        check_root_descriptor(bindings, desc, &b, parameter->flags);
    add(bindings, b, 1);
    if (parameter->type != DXS_ROOT_CONSTANTS)
        return 2;
    return parameter->constant_count < MOST_WORDS + 1 ? parameter->constant_count : MOST_WORDS + 1;
}

static void check_sampler(struct bindings *bindings, const struct dxs_root_signature_desc *desc, uint32_t number)
{
    const struct dxs_static_sampler *s = &desc->samplers[number];
    const uint32_t modes[] = {s->address_u, s->address_v, s->address_w};
    struct binding b = {.type = DXS_RANGE_SAMPLER,
                        .space = s->space,
                        .first = s->shader_register,
                        .stages = stages_of(s->visibility),
                        .parameter = number,
                        .range = NO_RANGE,
                        .is_static_sampler = true};

    for (size_t n = 0; n < sizeof modes / sizeof *modes; n++)
        if (modes[n] < 1 || modes[n] > 5)
            refuse(bindings->arena, &b, "an address mode that does not exist");
    if (s->comparison > 8 || s->border_color > 4 || s->max_anisotropy > MOST_ANISOTROPY)
        refuse(bindings->arena, &b, "a comparison, border color or anisotropy that does not exist");
    if (s->flags > 3 || (s->flags && desc->version != DXS_ROOT_SIGNATURE_1_2))
        refuse(bindings->arena, &b, "flags that its version does not have");
    add(bindings, b, 1);
}

static int compare_bindings(const void *a, const void *b)
{
    const struct binding *x = a, *y = b;

    if (x->type != y->type)
        return x->type < y->type ? -1 : 1;
    if (x->space != y->space)
        return x->space < y->space ? -1 : 1;
    return (x->first > y->first) - (x->first < y->first);
}

/* In order of registers: for each stage, whatever reaches furthest so far must end before the next one begins. */
static void check_overlaps(struct bindings *bindings)
{
    const struct binding *furthest[STAGES] = {NULL};
    const struct binding *list = bindings->list.data;
    char other[64];

    if (bindings->list.count > 1)
        qsort(bindings->list.data, bindings->list.count, sizeof *list, compare_bindings);
    for (uint32_t n = 0; n < bindings->list.count; n++) {
        bool same_registers = n > 0 && list[n].type == list[n - 1].type && list[n].space == list[n - 1].space;
        for (uint32_t stage = 0; stage < STAGES; stage++) {
            if (!same_registers)
                furthest[stage] = NULL;
            if (!(list[n].stages >> stage & 1))
                continue;
            if (furthest[stage] && furthest[stage]->end > list[n].first) {
                char why[96];
                describe(furthest[stage], other, sizeof other);
                snprintf(why, sizeof why, "overlaps with %s", other);
                refuse(bindings->arena, &list[n], why);
            }
            if (!furthest[stage] || furthest[stage]->end < list[n].end)
                furthest[stage] = &list[n];
        }
    }
}

/* The enumerations, for descriptions that did not come from bytes. */
static void check_numbers(struct arena *arena, const struct dxs_root_signature_desc *desc)
{
    if (desc->version < DXS_ROOT_SIGNATURE_1_0 || desc->version > DXS_ROOT_SIGNATURE_1_2)
        fail(arena->fault, DXS_INVALID_ARGUMENT, "root signature: version %u does not exist", (unsigned)desc->version);
    if (desc->flags & ~(uint32_t)KNOWN_FLAGS)
        fail(arena->fault, DXS_BAD_MAPPING, "root signature: unknown flags 0x%x", desc->flags & ~(uint32_t)KNOWN_FLAGS);
    for (uint32_t n = 0; n < desc->parameter_count; n++) {
        const struct dxs_root_parameter *parameter = &desc->parameters[n];
        if ((unsigned)parameter->type > DXS_ROOT_UAV || (unsigned)parameter->visibility > DXS_VISIBLE_TO_MESH)
            fail(arena->fault, DXS_INVALID_ARGUMENT, "root signature: parameter %u: type or visibility does not exist",
                 n);
        for (uint32_t r = 0; parameter->type == DXS_ROOT_TABLE && r < parameter->range_count; r++)
            if ((unsigned)parameter->ranges[r].type > DXS_RANGE_SAMPLER)
                fail(arena->fault, DXS_INVALID_ARGUMENT,
                     "root signature: range %u of parameter %u: type does not exist", r, n);
    }
    for (uint32_t n = 0; n < desc->sampler_count; n++)
        if ((unsigned)desc->samplers[n].visibility > DXS_VISIBLE_TO_MESH)
            fail(arena->fault, DXS_INVALID_ARGUMENT, "root signature: static sampler %u: visibility does not exist", n);
}

void root_signature_check(struct arena *arena, const struct dxs_root_signature_desc *desc)
{
    struct bindings bindings = {.arena = arena};
    uint64_t words = 0;

    check_numbers(arena, desc);
    for (uint32_t n = 0; n < desc->parameter_count; n++)
        words += check_parameter(&bindings, desc, n);
    if (words > MOST_WORDS)
        fail(arena->fault, DXS_BAD_MAPPING, "root signature: it takes more than %d words", MOST_WORDS);
    for (uint32_t n = 0; n < desc->sampler_count; n++)
        check_sampler(&bindings, desc, n);
    check_overlaps(&bindings);
}
