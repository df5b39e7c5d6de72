/* Checks a root signature as Direct3D 12 does (its documentation: "Root signature limits", "Root signature
 * version 1.1"). */
#include "base/sized.h"
#include "bindings/root_signature/root_signature.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    MAX_WORDS = 64,               /* a table takes one word, a root descriptor two, each constant one */
    MAX_RECORD_BYTES = 4096 - 32, /* local root signatures: bytes of a shader record behind its identifier */
    RECORD_HANDLE_BYTES = 8,      /* of a table or root descriptor in a shader record */
    MAX_STATIC_SAMPLERS = 2032,   /* of the 2048 samplers of a heap, the driver reserves 16 */
    MAX_ANISOTROPY = 16,
    LAST_ADDRESS_MODE = 5,
    LAST_COMPARISON = 8,
    FIRST_INTEGER_COLOR = 3,
    LAST_BORDER_COLOR = 4,
    COMPARISON_FILTER = 0x80, /* value of the bits FILTER_REDUCTION */
    FILTER_REDUCTION = 0x180,
    FILTER_LINEAR = 0x15,      /* all three bits: mip, magnification, minification */
    FILTER_ANISOTROPIC = 0x40, /* needs ANISOTROPIC_LINEAR */
    ANISOTROPIC_LINEAR = 0x14, /* magnification and minification; mip levels can be points */
    KNOWN_FLAGS = 0xFFF,
    DATA_FLAGS =
        DXS_DESCRIPTOR_FLAG_DATA_VOLATILE | DXS_DESCRIPTOR_FLAG_DATA_STATIC_WHILE_SET | DXS_DESCRIPTOR_FLAG_DATA_STATIC,
    DESCRIPTOR_FLAGS = DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE | DXS_DESCRIPTOR_FLAG_DESCRIPTORS_STATIC_BOUNDS_CHECKED,
    LOCAL_FLAGS = DXS_ROOT_SIGNATURE_FLAG_LOCAL | DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED |
                  DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED,
    STAGES = 7
};

#define MIN_LOD_BIAS (-16.0f)
#define MAX_LOD_BIAS 15.99f

#define FIRST_RESERVED_SPACE UINT32_C(0xFFFFFFF0)
#define NO_RANGE UINT32_MAX
#define REGISTERS (UINT64_C(1) << 32) /* per space */
#define SLOTS (UINT64_C(1) << 32)     /* per table */

enum {
    MAX_NAME = 128
};

/* Registers bound by a parameter, range or static sampler. */
struct binding {
    enum dxs_range_type type;
    uint32_t space;
    uint64_t first, end;       /* registers first .. end - 1 */
    uint32_t stages;           /* a bit per stage */
    uint32_t parameter, range; /* range NO_RANGE: the parameter itself; static samplers: parameter is their index */
    bool is_static_sampler;
};

struct bindings {
    struct arena *arena;
    VECTOR(struct binding) list;
};

static uint32_t stages_of(enum dxs_visibility visibility)
{
    return visibility == DXS_VISIBILITY_ALL ? (1u << STAGES) - 1 : 1u << (visibility - DXS_VISIBILITY_VERTEX);
}

/* Of a parameter or static sampler. */
static struct binding binding_of(enum dxs_range_type type, uint32_t space, uint32_t first,
                                 enum dxs_visibility visibility, uint32_t number)
{
    return (struct binding){.type = type,
                            .space = space,
                            .first = first,
                            .end = (uint64_t)first + 1,
                            .stages = stages_of(visibility),
                            .parameter = number,
                            .range = NO_RANGE};
}

/* Writes a name for messages, as "range 1 of parameter 2 (t4 to t7, space 0)". */
static void describe(const struct binding *b, char *text, size_t size)
{
    const char letter = "tubs"[b->type];
    char owner[MAX_NAME / 2], registers[MAX_NAME / 4] = "";

    if (b->is_static_sampler)
        snprintf(owner, sizeof owner, "static sampler %u", b->parameter);
    else if (b->range == NO_RANGE)
        snprintf(owner, sizeof owner, "parameter %u", b->parameter);
    else
        snprintf(owner, sizeof owner, "range %u of parameter %u", b->range, b->parameter);
    if (b->end >= REGISTERS && b->end != b->first + 1)
        snprintf(registers, sizeof registers, " and up");
    else if (b->end > b->first + 1)
        snprintf(registers, sizeof registers, " to %c%u", letter, (uint32_t)(b->end - 1));
    snprintf(text, size, "%s (%c%u%s, space %u)", owner, letter, (uint32_t)b->first, registers, b->space);
}

_Noreturn static void fail_binding(struct arena *arena, const struct binding *b, const char *why)
{
    char name[MAX_NAME];

    describe(b, name, sizeof name);
    fail(arena->fault, DXS_RESULT_BAD_MAPPING, "root signature: %s: %s", name, why);
}

static void add(struct bindings *bindings, struct binding b)
{
    if (b.end == b.first)
        fail_binding(bindings->arena, &b, "it binds no register");
    if (b.end > REGISTERS)
        fail_binding(bindings->arena, &b, "it exceeds the last register");
    if (b.space >= FIRST_RESERVED_SPACE)
        fail_binding(bindings->arena, &b, "spaces from 0xfffffff0 on are reserved");
    vector_push(bindings->arena, &bindings->list, b);
}

static bool is_power_of_two_or_zero(uint32_t bits)
{
    return (bits & (bits - 1)) == 0;
}

/* At most one flag about data, at most one about descriptors, none about data for samplers. Returns what is wrong;
 * NULL: nothing. */
static const char *range_flags_error(enum dxs_range_type type, uint32_t flags)
{
    if (flags & ~(uint32_t)(DATA_FLAGS | DESCRIPTOR_FLAGS))
        return "flags do not exist";
    if (!is_power_of_two_or_zero(flags & DATA_FLAGS) || (flags & DESCRIPTOR_FLAGS) == DESCRIPTOR_FLAGS)
        return "flags exclude each other";
    if ((flags & DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE) && (flags & DXS_DESCRIPTOR_FLAG_DATA_STATIC))
        return "static data needs static descriptors";
    if (type == DXS_RANGE_TYPE_SAMPLER && (flags & DATA_FLAGS))
        return "samplers cannot have data flags";
    return NULL;
}

/* Checks that a range lies in the table; ranges may overlap. `*next`: first free offset before and after the range.
 * Returns what is wrong; NULL: nothing. */
static const char *append_range(const struct dxs_descriptor_range *range, uint64_t *next)
{
    uint64_t first = range->offset == DXS_OFFSET_APPEND ? *next : range->offset;

    if (first >= SLOTS)
        return "no offset is left: the range before it takes the rest of the table";
    *next = range->count == DXS_UNBOUNDED ? SLOTS : first + range->count;
    return *next > SLOTS ? "it exceeds the table" : NULL;
}

static void check_table(struct bindings *bindings, const struct dxs_root_signature_desc *desc, uint32_t number)
{
    const struct dxs_root_parameter *parameter = &desc->parameters[number];
    uint64_t next = 0;

    for (uint32_t n = 0; n < parameter->range_count; n++) {
        const struct dxs_descriptor_range *range = &parameter->ranges[n];
        struct binding b = binding_of(range->type, range->space, range->base_register, parameter->visibility, number);
        b.end = range->count == DXS_UNBOUNDED ? REGISTERS : b.first + range->count;
        b.range = n;
        const char *why = range_flags_error(range->type, range->flags);
        if (why)
            fail_binding(bindings->arena, &b, why);
        if (desc->version == DXS_ROOT_SIGNATURE_VERSION_V1_0 && range->flags)
            fail_binding(bindings->arena, &b, "flags need version 1.1");
        if ((range->type == DXS_RANGE_TYPE_SAMPLER) != (parameter->ranges[0].type == DXS_RANGE_TYPE_SAMPLER))
            fail_binding(bindings->arena, &b, "a table cannot hold samplers and other descriptors");
        add(bindings, b);
        why = append_range(range, &next);
        if (why)
            fail_binding(bindings->arena, &b, why);
    }
}

static void check_root_descriptor(struct bindings *bindings, const struct dxs_root_signature_desc *desc,
                                  const struct binding *b, uint32_t flags)
{
    if (desc->version == DXS_ROOT_SIGNATURE_VERSION_V1_0 && flags)
        fail_binding(bindings->arena, b, "flags need version 1.1");
    if ((flags & ~(uint32_t)DATA_FLAGS) || !is_power_of_two_or_zero(flags & DATA_FLAGS))
        fail_binding(bindings->arena, b, "flags do not exist or exclude each other");
}

static void check_parameter(struct bindings *bindings, const struct dxs_root_signature_desc *desc, uint32_t number)
{
    static const enum dxs_range_type types[] = {[DXS_ROOT_PARAMETER_TYPE_CONSTANTS] = DXS_RANGE_TYPE_CBV,
                                                [DXS_ROOT_PARAMETER_TYPE_CBV] = DXS_RANGE_TYPE_CBV,
                                                [DXS_ROOT_PARAMETER_TYPE_SRV] = DXS_RANGE_TYPE_SRV,
                                                [DXS_ROOT_PARAMETER_TYPE_UAV] = DXS_RANGE_TYPE_UAV};
    const struct dxs_root_parameter *parameter = &desc->parameters[number];

    if (parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE) {
        check_table(bindings, desc, number);
        return;
    }
    struct binding b =
        binding_of(types[parameter->type], parameter->space, parameter->shader_register, parameter->visibility, number);
    if (parameter->type != DXS_ROOT_PARAMETER_TYPE_CONSTANTS)
        check_root_descriptor(bindings, desc, &b, parameter->flags);
    add(bindings, b);
}

/* Checks the size: global root signatures have 64 words, local ones lie in a shader record. */
static void check_size(struct arena *arena, const struct dxs_root_signature_desc *desc)
{
    uint64_t words = 0, record_bytes = 0;

    for (uint32_t n = 0; n < desc->parameter_count; n++) {
        const struct dxs_root_parameter *parameter = &desc->parameters[n];
        bool is_constants = parameter->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS;
        uint32_t size = is_constants                                       ? parameter->constant_count
                        : parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE ? 1
                                                                           : 2;
        if (!is_constants) /* handles are aligned to their size */
            record_bytes = (record_bytes + RECORD_HANDLE_BYTES - 1) / RECORD_HANDLE_BYTES * RECORD_HANDLE_BYTES;
        record_bytes += is_constants ? 4 * (uint64_t)size : RECORD_HANDLE_BYTES;
        words += size;
        if (!(desc->flags & DXS_ROOT_SIGNATURE_FLAG_LOCAL) && words > MAX_WORDS)
            fail(arena->fault, DXS_RESULT_BAD_MAPPING,
                 "root signature: up to parameter %u it takes %llu words, the limit is %d", n,
                 (unsigned long long)words, MAX_WORDS);
        if (record_bytes > MAX_RECORD_BYTES)
            fail(arena->fault, DXS_RESULT_BAD_MAPPING,
                 "root signature: up to parameter %u it takes %llu bytes, the limit of a shader record is %d", n,
                 (unsigned long long)record_bytes, MAX_RECORD_BYTES);
    }
}

static bool is_address_mode(uint32_t mode)
{
    return mode >= 1 && mode <= LAST_ADDRESS_MODE;
}

static bool is_filter(uint32_t filter)
{
    return (filter & ~(uint32_t)(FILTER_LINEAR | FILTER_ANISOTROPIC | FILTER_REDUCTION)) == 0 &&
           (!(filter & FILTER_ANISOTROPIC) || (filter & ANISOTROPIC_LINEAR) == ANISOTROPIC_LINEAR);
}

static const char *sampler_error(const struct dxs_static_sampler *s)
{
    if (!is_filter(s->filter))
        return "this filter does not exist";
    if (!is_address_mode(s->address_u) || !is_address_mode(s->address_v) || !is_address_mode(s->address_w))
        return "an address mode does not exist";
    if (!(s->mip_lod_bias >= MIN_LOD_BIAS && s->mip_lod_bias <= MAX_LOD_BIAS))
        return "mipLODBias must be between -16 and 15.99";
    if (s->max_anisotropy > MAX_ANISOTROPY)
        return "maxAnisotropy exceeds 16";
    if (s->comparison > LAST_COMPARISON)
        return "this comparison does not exist";
    if (s->comparison == 0 && (s->filter & FILTER_REDUCTION) == COMPARISON_FILTER)
        return "a comparison filter needs a comparison function";
    if (s->border_color > LAST_BORDER_COLOR)
        return "this border color does not exist";
    if (isnan(s->min_lod) || isnan(s->max_lod))
        return "minLOD or maxLOD is not a number";
    if (s->flags & ~(uint32_t)(DXS_SAMPLER_FLAG_INTEGER_BORDER | DXS_SAMPLER_FLAG_NOT_NORMALIZED))
        return "flags do not exist";
    if (s->flags & DXS_SAMPLER_FLAG_INTEGER_BORDER && s->border_color < FIRST_INTEGER_COLOR)
        return "the flag for integer border colors, but a color of floats";
    return NULL;
}

static void check_sampler(struct bindings *bindings, const struct dxs_root_signature_desc *desc, uint32_t number)
{
    const struct dxs_static_sampler *s = &desc->samplers[number];
    struct binding b = binding_of(DXS_RANGE_TYPE_SAMPLER, s->space, s->shader_register, s->visibility, number);
    const char *why = sampler_error(s);

    b.is_static_sampler = true;
    if (why)
        fail_binding(bindings->arena, &b, why);
    if (s->flags && desc->version != DXS_ROOT_SIGNATURE_VERSION_V1_2)
        fail_binding(bindings->arena, &b, "flags of static samplers need version 1.2");
    add(bindings, b);
}

static int compare_bindings(const void *a, const void *b)
{
    const struct binding *x = a, *y = b;

    if (x->type != y->type)
        return x->type < y->type ? -1 : 1;
    if (x->space != y->space)
        return x->space < y->space ? -1 : 1;
    if (x->first != y->first)
        return x->first < y->first ? -1 : 1;
    if (x->parameter != y->parameter)
        return x->parameter < y->parameter ? -1 : 1;
    return (x->range > y->range) - (x->range < y->range);
}

/* Sorts by register. Per stage, each binding must end before the next one begins. */
static void check_overlaps(struct bindings *bindings)
{
    const struct binding *before[STAGES] = {NULL};
    const struct binding *list = bindings->list.data;
    char other[MAX_NAME];

    if (bindings->list.count > 1)
        qsort(bindings->list.data, bindings->list.count, sizeof *list, compare_bindings);
    for (uint32_t n = 0; n < bindings->list.count; n++) {
        bool same_registers = n > 0 && list[n].type == list[n - 1].type && list[n].space == list[n - 1].space;
        for (uint32_t stage = 0; stage < STAGES; stage++) {
            if (!same_registers)
                before[stage] = NULL;
            if (!(list[n].stages >> stage & 1))
                continue;
            if (before[stage] && before[stage]->end > list[n].first) {
                char why[MAX_NAME + 16];
                describe(before[stage], other, sizeof other);
                snprintf(why, sizeof why, "overlaps with %s", other);
                fail_binding(bindings->arena, &list[n], why);
            }
            before[stage] = &list[n];
        }
    }
}

/* Checks flags, enumerators and reserved bytes, which descriptions made by callers can have wrong. */
static void check_members(struct arena *arena, const struct dxs_root_signature_desc *desc)
{
    refuse_unknown(arena->fault, desc->reserved, sizeof desc->reserved, "dxs_root_signature_desc");
    if (desc->version < DXS_ROOT_SIGNATURE_VERSION_V1_0 || desc->version > DXS_ROOT_SIGNATURE_VERSION_V1_2)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "root signature: version %u does not exist",
             (unsigned)desc->version);
    if (desc->flags & ~(uint32_t)KNOWN_FLAGS)
        fail(arena->fault, DXS_RESULT_BAD_MAPPING, "root signature: flags 0x%x do not exist",
             desc->flags & ~(uint32_t)KNOWN_FLAGS);
    if ((desc->flags & DXS_ROOT_SIGNATURE_FLAG_LOCAL) && (desc->flags & ~(uint32_t)LOCAL_FLAGS))
        fail(arena->fault, DXS_RESULT_BAD_MAPPING,
             "root signature: flags 0x%x are not allowed in a local root signature",
             desc->flags & ~(uint32_t)LOCAL_FLAGS);
    for (uint32_t n = 0; n < desc->parameter_count; n++) {
        const struct dxs_root_parameter *parameter = &desc->parameters[n];
        refuse_unknown(arena->fault, parameter->reserved, sizeof parameter->reserved, "dxs_root_parameter");
        if ((unsigned)parameter->type > DXS_ROOT_PARAMETER_TYPE_UAV ||
            (unsigned)parameter->visibility > DXS_VISIBILITY_MESH)
            fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
                 "root signature: parameter %u: type or visibility does not exist", n);
        for (uint32_t r = 0; parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE && r < parameter->range_count; r++) {
            const struct dxs_descriptor_range *range = &parameter->ranges[r];
            refuse_unknown(arena->fault, range->reserved, sizeof range->reserved, "dxs_descriptor_range");
            if ((unsigned)range->type > DXS_RANGE_TYPE_SAMPLER)
                fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
                     "root signature: range %u of parameter %u: type does not exist", r, n);
        }
    }
    for (uint32_t n = 0; n < desc->sampler_count; n++) {
        const struct dxs_static_sampler *sampler = &desc->samplers[n];
        refuse_unknown(arena->fault, sampler->reserved, sizeof sampler->reserved, "dxs_static_sampler");
        if ((unsigned)sampler->visibility > DXS_VISIBILITY_MESH)
            fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
                 "root signature: static sampler %u: visibility does not exist", n);
    }
}

void root_signature_check(struct arena *arena, const struct dxs_root_signature_desc *desc)
{
    struct bindings bindings = {.arena = arena};

    check_members(arena, desc);
    for (uint32_t n = 0; n < desc->parameter_count; n++)
        check_parameter(&bindings, desc, n);
    check_size(arena, desc);
    if (desc->sampler_count > MAX_STATIC_SAMPLERS)
        fail(arena->fault, DXS_RESULT_BAD_MAPPING, "root signature: %u static samplers exceed the limit of %d",
             desc->sampler_count, MAX_STATIC_SAMPLERS);
    for (uint32_t n = 0; n < desc->sampler_count; n++)
        check_sampler(&bindings, desc, n);
    check_overlaps(&bindings);
}
