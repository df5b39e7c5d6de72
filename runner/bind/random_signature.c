/* Makes random root signatures: places resources, adds what nobody uses, shuffles. */
#include "runner/bind/random_signature.h"

#include "runner/common/report.h"
#include "cli/random.h"

#include <stdio.h>
#include <string.h>

enum {
    MAX_TABLES = 8,
    MAX_WORDS = 64,           /* of root arguments, by Direct3D */
    MAX_CONSTANTS = 16,       /* words of root constants */
    FREE_SPACE = 70000,       /* first register space of unused ranges */
    MAX_GAP = 4,              /* descriptors between ranges, registers around a range */
    MAX_INLINE_CONSTANTS = 2, /* ranges of static data, of which each constant buffer may become an inline block */
    MAX_STATIC = 8            /* registers of ranges whose constant buffers may have bindings of their own */
};

/* A register and those behind it, used or taken. */
struct registers {
    enum dxs_range_type type;
    uint32_t space;
    uint64_t first, end;
};

struct table {
    enum dxs_visibility visibility;
    bool has_samplers, has_end; /* no end: its last range is unbounded */
    struct dxs_descriptor_range *ranges;
    uint32_t count;
};

struct signature {
    uint64_t random;
    enum dxs_root_signature_version version;
    bool any_element, joins;
    uint32_t words, free_spaces, static_data, static_registers;

    struct table tables[MAX_TABLES];
    uint32_t table_count;
    struct dxs_root_parameter *parameters; /* root constants and descriptors, later also the tables */
    uint32_t parameter_count;
    struct registers *taken;
    uint32_t taken_count;
    struct dxs_static_sampler *samplers;
    uint32_t sampler_count;
    enum dxs_visibility absent; /* a stage that none of the modules has; DXS_VISIBILITY_ALL: none */
};

struct used_resource {
    const struct dxs_resource *resource;
    enum dxs_visibility visibility;
};

static enum dxs_range_type range_type(const struct dxs_resource *r)
{
    static const enum dxs_range_type types[] = {[DXS_RESOURCE_CLASS_SRV] = DXS_RANGE_TYPE_SRV,
                                                [DXS_RESOURCE_CLASS_UAV] = DXS_RANGE_TYPE_UAV,
                                                [DXS_RESOURCE_CLASS_CBV] = DXS_RANGE_TYPE_CBV,
                                                [DXS_RESOURCE_CLASS_SAMPLER] = DXS_RANGE_TYPE_SAMPLER};
    return types[r->resource_class];
}

static bool chance(struct signature *s, uint32_t percent)
{
    return random_chance(&s->random, percent);
}

static uint32_t below(struct signature *s, uint32_t limit)
{
    return random_below(&s->random, limit);
}

/* ---- Registers --------------------------------------------------------------------------------------------------- */

static void take(struct signature *s, enum dxs_range_type type, uint32_t space, uint64_t first, uint64_t end)
{
    s->taken = reallocate(s->taken, s->taken_count + 1, sizeof *s->taken);
    s->taken[s->taken_count++] = (struct registers){type, space, first, end};
}

static bool is_free(const struct signature *s, enum dxs_range_type type, uint32_t space, uint64_t number)
{
    for (uint32_t i = 0; i < s->taken_count; i++) {
        const struct registers *t = &s->taken[i];
        if (t->type == type && t->space == space && number >= t->first && number < t->end)
            return false;
    }
    return number < UINT32_MAX;
}

/* Takes some registers directly before and behind a range, as many as are free. */
static void widen(struct signature *s, struct dxs_descriptor_range *range)
{
    uint32_t before = below(s, MAX_GAP), behind = below(s, MAX_GAP);

    for (; before && range->base_register && is_free(s, range->type, range->space, range->base_register - 1);
         before--) {
        range->base_register--;
        range->count += range->count != DXS_UNBOUNDED;
        take(s, range->type, range->space, range->base_register, (uint64_t)range->base_register + 1);
    }
    if (range->count == DXS_UNBOUNDED)
        return;
    for (uint64_t end = (uint64_t)range->base_register + range->count;
         behind && is_free(s, range->type, range->space, end); behind--, end++) {
        range->count++;
        take(s, range->type, range->space, end, end + 1);
    }
}

/* ---- Tables ------------------------------------------------------------------------------------------------------ */

static uint32_t range_flags(struct signature *s, enum dxs_range_type type)
{
    static const uint32_t all[] = {0,
                                   DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE,
                                   DXS_DESCRIPTOR_FLAG_DATA_VOLATILE,
                                   DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE | DXS_DESCRIPTOR_FLAG_DATA_VOLATILE,
                                   DXS_DESCRIPTOR_FLAG_DATA_STATIC_WHILE_SET,
                                   DXS_DESCRIPTOR_FLAG_DESCRIPTORS_STATIC_BOUNDS_CHECKED,
                                   DXS_DESCRIPTOR_FLAG_DATA_STATIC}; /* not what the shader writes */
    uint32_t count = sizeof all / sizeof *all;

    if (s->version == DXS_ROOT_SIGNATURE_VERSION_V1_0)
        return 0;
    if (type == DXS_RANGE_TYPE_SAMPLER)
        return all[below(s, 2)];
    return all[below(s, type == DXS_RANGE_TYPE_UAV ? count - 1 : count)];
}

/* Constant buffers of static ranges may get bindings of their own. Devices have few of these. */
static uint32_t affordable_flags(struct signature *s, const struct dxs_descriptor_range *range)
{
    uint32_t flags = range_flags(s, range->type);
    bool is_static = range->type == DXS_RANGE_TYPE_CBV && !(flags & DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE);

    if (!is_static || s->version == DXS_ROOT_SIGNATURE_VERSION_V1_0)
        return flags;
    if (range->count > MAX_STATIC - s->static_registers ||
        ((flags & DXS_DESCRIPTOR_FLAG_DATA_STATIC) && range->count > MAX_INLINE_CONSTANTS - s->static_data))
        return DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE;
    s->static_registers += range->count;
    s->static_data += flags & DXS_DESCRIPTOR_FLAG_DATA_STATIC ? range->count : 0;
    return flags;
}

static struct dxs_descriptor_range *add_range(struct table *table, enum dxs_range_type type, uint32_t first,
                                              uint32_t space, uint32_t count)
{
    table->ranges = reallocate(table->ranges, table->count + 1, sizeof *table->ranges);
    table->ranges[table->count] =
        (struct dxs_descriptor_range){.type = type, .count = count, .base_register = first, .space = space};
    return &table->ranges[table->count++];
}

static struct table *table_for(struct signature *s, const struct used_resource *used)
{
    bool samplers = used->resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER;
    bool has_end = used->resource->count != DXS_UNBOUNDED;
    struct table *fitting[MAX_TABLES];
    uint32_t count = 0;

    for (uint32_t i = 0; i < s->table_count; i++) {
        struct table *t = &s->tables[i];
        if (t->visibility == used->visibility && t->has_samplers == samplers && (t->has_end || !has_end) &&
            (has_end || t->has_end))
            fitting[count++] = t;
    }
    if (count && (s->table_count == MAX_TABLES || chance(s, 60)))
        return fitting[below(s, count)];
    if (s->table_count == MAX_TABLES)
        test_skips("more tables than the random root signature has");
    s->words++;
    s->tables[s->table_count] =
        (struct table){.visibility = used->visibility, .has_samplers = samplers, .has_end = true};
    return &s->tables[s->table_count++];
}

/* Whether the range that the table had last ends where the resource begins. */
static bool joins_range(const struct signature *s, const struct table *table, const struct dxs_resource *r)
{
    const struct dxs_descriptor_range *last = table->count ? &table->ranges[table->count - 1] : NULL;

    return s->joins && last && last->count != DXS_UNBOUNDED && r->count != DXS_UNBOUNDED &&
           last->type == range_type(r) && last->space == r->space &&
           (uint64_t)last->base_register + last->count == r->lower_bound;
}

static void add_to_table(struct signature *s, const struct used_resource *used)
{
    const struct dxs_resource *r = used->resource;
    struct table *table = table_for(s, used);

    if (joins_range(s, table, r)) {
        table->ranges[table->count - 1].count += r->count;
        return;
    }
    add_range(table, range_type(r), r->lower_bound, r->space, r->count);
    table->has_end &= r->count != DXS_UNBOUNDED;
}

/* Ranges that nobody uses: same registers of another space, any type. */
static void add_unused_ranges(struct signature *s, struct table *table)
{
    const uint32_t used = table->count;

    for (uint32_t left = below(s, 3); left; left--) {
        const struct dxs_descriptor_range like = table->ranges[below(s, used)];
        enum dxs_range_type type =
            table->has_samplers ? DXS_RANGE_TYPE_SAMPLER : (enum dxs_range_type)below(s, DXS_RANGE_TYPE_SAMPLER);
        uint32_t space = chance(s, 50) ? like.space + 1 + below(s, 2) : FREE_SPACE + s->free_spaces++;
        uint32_t first = like.base_register, count = 1 + below(s, MAX_GAP);
        bool fits = space < UINT32_MAX / 2 && first < UINT32_MAX - MAX_GAP;
        for (uint32_t n = 0; n < count && fits; n++)
            fits = is_free(s, type, space, (uint64_t)first + n);
        if (!fits)
            continue;
        take(s, type, space, first, (uint64_t)first + count);
        add_range(table, type, first, space, count);
    }
}

static void swap_ranges(struct dxs_descriptor_range *a, struct dxs_descriptor_range *b)
{
    struct dxs_descriptor_range kept = *a;
    *a = *b;
    *b = kept;
}

/* Any order; an unbounded range comes last. */
static void shuffle_ranges(struct signature *s, struct table *table)
{
    for (uint32_t i = table->count; i > 1; i--)
        swap_ranges(&table->ranges[i - 1], &table->ranges[below(s, i)]);
    for (uint32_t i = 0; i < table->count; i++)
        if (table->ranges[i].count == DXS_UNBOUNDED)
            swap_ranges(&table->ranges[i], &table->ranges[table->count - 1]);
}

/* Ranges get places in another order than the one in which they are listed, with gaps. */
static void place_ranges(struct signature *s, struct table *table)
{
    uint32_t *order = allocate(table->count, sizeof *order), movable = table->count - !table->has_end;
    uint32_t next = 0, place = below(s, MAX_GAP);

    for (uint32_t i = 0; i < table->count; i++)
        order[i] = i;
    for (uint32_t i = movable; i > 1; i--) {
        uint32_t k = below(s, i), kept = order[i - 1];
        order[i - 1] = order[k];
        order[k] = kept;
    }
    for (uint32_t i = 0; i < table->count; i++) {
        struct dxs_descriptor_range *range = &table->ranges[order[i]];
        range->offset = place;
        place += range->count + (chance(s, 40) ? below(s, MAX_GAP) : 0);
    }
    for (uint32_t i = 0; i < table->count; i++) {
        struct dxs_descriptor_range *range = &table->ranges[i];
        uint32_t offset = range->offset;
        if (offset == next && chance(s, 60))
            range->offset = DXS_OFFSET_APPEND;
        next = offset + range->count;
    }
}

/* One after the other, as most applications have them. */
static void append_ranges(struct table *table)
{
    for (uint32_t i = 0; i < table->count; i++)
        table->ranges[i].offset = DXS_OFFSET_APPEND;
}

static void complete_table(struct signature *s, struct table *table)
{
    for (uint32_t i = 0; i < table->count; i++)
        widen(s, &table->ranges[i]);
    add_unused_ranges(s, table);
    shuffle_ranges(s, table);
    if (chance(s, 70))
        place_ranges(s, table);
    else
        append_ranges(table);
    for (uint32_t i = 0; i < table->count; i++)
        table->ranges[i].flags = affordable_flags(s, &table->ranges[i]);
}

/* ---- Root constants and descriptors ------------------------------------------------------------------------------ */

static struct dxs_root_parameter *add_parameter(struct signature *s, enum dxs_root_parameter_type type)
{
    s->parameters = reallocate(s->parameters, s->parameter_count + 1, sizeof *s->parameters);
    struct dxs_root_parameter *parameter = &s->parameters[s->parameter_count++];
    *parameter = (struct dxs_root_parameter){.type = type};
    return parameter;
}

static bool has_room(const struct signature *s, uint32_t words)
{
    return s->words + words + MAX_TABLES <= MAX_WORDS;
}

static uint32_t data_flags(struct signature *s, enum dxs_root_parameter_type type)
{
    static const uint32_t all[] = {0, DXS_DESCRIPTOR_FLAG_DATA_VOLATILE, DXS_DESCRIPTOR_FLAG_DATA_STATIC_WHILE_SET,
                                   DXS_DESCRIPTOR_FLAG_DATA_STATIC};

    return s->version == DXS_ROOT_SIGNATURE_VERSION_V1_0 ? 0
                                                         : all[below(s, type == DXS_ROOT_PARAMETER_TYPE_UAV ? 3 : 4)];
}

static bool add_to_root(struct signature *s, const struct used_resource *used)
{
    static const enum dxs_root_parameter_type types[] = {[DXS_RESOURCE_CLASS_SRV] = DXS_ROOT_PARAMETER_TYPE_SRV,
                                                         [DXS_RESOURCE_CLASS_UAV] = DXS_ROOT_PARAMETER_TYPE_UAV,
                                                         [DXS_RESOURCE_CLASS_CBV] = DXS_ROOT_PARAMETER_TYPE_CBV};
    const struct dxs_resource *r = used->resource;
    bool is_constants = r->resource_class == DXS_RESOURCE_CLASS_CBV;
    bool is_buffer =
        r->kind == DXS_RESOURCE_KIND_RAW_BUFFER || r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER || is_constants;
    bool is_one = r->count == 1 || (r->count == DXS_UNBOUNDED && s->any_element);
    uint32_t words = (r->size + 3) / 4;

    if (!is_buffer || !is_one || r->has_counter || (r->count == 1 && !chance(s, 50)))
        return false;
    is_constants &= r->count == 1 && words > 0 && words <= MAX_CONSTANTS && chance(s, 60);
    if (!has_room(s, is_constants ? words : 2))
        return false;
    struct dxs_root_parameter *parameter =
        add_parameter(s, is_constants ? DXS_ROOT_PARAMETER_TYPE_CONSTANTS : types[r->resource_class]);
    parameter->visibility = used->visibility;
    parameter->shader_register = r->lower_bound;
    parameter->space = r->space;
    parameter->constant_count = is_constants ? words : 0;
    parameter->flags = is_constants ? 0 : data_flags(s, parameter->type);
    s->words += is_constants ? words : 2;
    return true;
}

/* Parameters that nobody uses take room among the root arguments. */
static void add_unused_parameters(struct signature *s)
{
    for (uint32_t left = below(s, 4); left; left--) {
        enum dxs_root_parameter_type type =
            (enum dxs_root_parameter_type)(DXS_ROOT_PARAMETER_TYPE_CONSTANTS + below(s, 4));
        uint32_t words = type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS ? 1 + below(s, 5) : 2;
        if (!has_room(s, words))
            return;
        struct dxs_root_parameter *parameter = add_parameter(s, type);
        parameter->shader_register = below(s, 4);
        parameter->space = FREE_SPACE + s->free_spaces++;
        parameter->constant_count = type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS ? words : 0;
        s->words += words;
    }
}

/* ---- Static samplers --------------------------------------------------------------------------------------------- */

static void add_sampler(struct signature *s, const struct dxs_static_sampler *sampler)
{
    s->samplers = reallocate(s->samplers, s->sampler_count + 1, sizeof *s->samplers);
    s->samplers[s->sampler_count++] = *sampler;
}

/* A sampler like no other, at a register. */
static void add_strange_sampler(struct signature *s, uint32_t number, uint32_t space, enum dxs_visibility visibility)
{
    add_sampler(s, &(struct dxs_static_sampler){.address_u = 1 + below(s, 2),
                                                .address_v = 3,
                                                .address_w = 1,
                                                .comparison = 1,
                                                .max_anisotropy = 1,
                                                .max_lod = 8,
                                                .shader_register = number,
                                                .space = space,
                                                .visibility = visibility});
}

/* A sampler whose state is known. What another stage has at its register is another one. */
static bool add_to_samplers(struct signature *s, const struct used_resource *used, const struct binding_choice *choice)
{
    const struct dxs_resource *r = used->resource;

    for (uint32_t n = 0; n < choice->sampler_count; n++) {
        struct dxs_static_sampler sampler = choice->samplers[n];
        if (r->resource_class != DXS_RESOURCE_CLASS_SAMPLER || r->count != 1 ||
            sampler.shader_register != r->lower_bound || sampler.space != r->space || !chance(s, 60))
            continue;
        sampler.visibility = used->visibility;
        bool meets = sampler.visibility != DXS_VISIBILITY_ALL && s->absent != DXS_VISIBILITY_ALL;
        bool comes_first = meets && chance(s, 50);
        if (comes_first)
            add_strange_sampler(s, r->lower_bound, r->space, s->absent);
        add_sampler(s, &sampler);
        if (meets && !comes_first)
            add_strange_sampler(s, r->lower_bound, r->space, s->absent);
        return true;
    }
    return false;
}

/* Static samplers that nobody uses: of the registers of others, in spaces of their own. */
static void add_unused_samplers(struct signature *s)
{
    for (uint32_t left = chance(s, 30) ? 1 + below(s, 2) : 0; left; left--)
        add_strange_sampler(s, below(s, 3), FREE_SPACE + s->free_spaces++, DXS_VISIBILITY_ALL);
}

/* ---- What other stages see --------------------------------------------------------------------------------------- */

/* A table with the registers of another one, for a stage that the pipeline lacks. */
static void add_table_of_absent_stage(struct signature *s, const struct table *like)
{
    if (s->table_count == MAX_TABLES || like->visibility == DXS_VISIBILITY_ALL || !like->has_end || !has_room(s, 1))
        return;
    struct table *table = &s->tables[s->table_count++];
    *table = (struct table){.visibility = s->absent, .has_samplers = like->has_samplers, .has_end = true};
    for (uint32_t i = 0; i < like->count; i++) {
        const struct dxs_descriptor_range *range = &like->ranges[i];
        add_range(table, range->type, range->base_register, range->space, range->count)->offset = DXS_OFFSET_APPEND;
        table->ranges[i].flags =
            s->version == DXS_ROOT_SIGNATURE_VERSION_V1_0 ? 0 : DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE;
    }
    s->words++;
}

/* ---- What the shaders use ---------------------------------------------------------------------------------------- */

static enum dxs_visibility visibility_of(enum dxs_stage stage)
{
    static const enum dxs_visibility only[] = {
        [DXS_STAGE_VERTEX] = DXS_VISIBILITY_VERTEX, [DXS_STAGE_HULL] = DXS_VISIBILITY_HULL,
        [DXS_STAGE_DOMAIN] = DXS_VISIBILITY_DOMAIN, [DXS_STAGE_GEOMETRY] = DXS_VISIBILITY_GEOMETRY,
        [DXS_STAGE_PIXEL] = DXS_VISIBILITY_PIXEL,   [DXS_STAGE_AMPLIFICATION] = DXS_VISIBILITY_AMPLIFICATION,
        [DXS_STAGE_MESH] = DXS_VISIBILITY_MESH,
    };
    return (size_t)stage < sizeof only / sizeof *only ? only[stage] : DXS_VISIBILITY_ALL;
}

static void collect(struct signature *s, const dxs_module *const *modules, uint32_t count, struct used_resource **list,
                    uint32_t *used)
{
    for (uint32_t m = 0; m < count; m++) {
        const struct dxs_module_info *info = dxs_module_describe(modules[m]);
        for (uint32_t i = 0; i < info->resource_count; i++) {
            const struct dxs_resource *r = dxs_module_resource(modules[m], i);
            uint32_t known = 0;
            if (r->lower_bound == DXS_NONE)
                test_skips("a resource without a register is in no root signature");
            while (known < *used && ((*list)[known].resource->resource_class != r->resource_class ||
                                     (*list)[known].resource->space != r->space ||
                                     (*list)[known].resource->lower_bound != r->lower_bound))
                known++;
            if (known < *used) { /* two stages share it */
                (*list)[known].visibility = DXS_VISIBILITY_ALL;
                continue;
            }
            *list = reallocate(*list, *used + 1, sizeof **list);
            (*list)[(*used)++] =
                (struct used_resource){r, chance(s, 50) ? visibility_of(info->stage) : DXS_VISIBILITY_ALL};
            take(s, range_type(r), r->space, r->lower_bound,
                 r->count == DXS_UNBOUNDED ? UINT64_MAX : (uint64_t)r->lower_bound + r->count);
        }
    }
}

/* A stage that none of the modules has; DXS_VISIBILITY_ALL: none. */
static enum dxs_visibility absent_stage(struct signature *s, const dxs_module *const *modules, uint32_t count)
{
    enum dxs_visibility absent = (enum dxs_visibility)(DXS_VISIBILITY_VERTEX + below(s, DXS_VISIBILITY_MESH));

    for (uint32_t m = 0; m < count; m++)
        if (visibility_of(dxs_module_describe(modules[m])->stage) == absent)
            return DXS_VISIBILITY_ALL;
    return absent;
}

static void shuffle_parameters(struct signature *s)
{
    for (uint32_t i = s->parameter_count; i > 1; i--) {
        uint32_t k = below(s, i);
        struct dxs_root_parameter kept = s->parameters[i - 1];
        s->parameters[i - 1] = s->parameters[k];
        s->parameters[k] = kept;
    }
}

static void add_tables(struct signature *s)
{
    for (uint32_t i = s->table_count; i > 0 && s->absent != DXS_VISIBILITY_ALL; i--)
        add_table_of_absent_stage(s, &s->tables[i - 1]);
    for (uint32_t i = 0; i < s->table_count; i++) {
        struct dxs_root_parameter *parameter = add_parameter(s, DXS_ROOT_PARAMETER_TYPE_TABLE);
        parameter->visibility = s->tables[i].visibility;
        parameter->ranges = s->tables[i].ranges;
        parameter->range_count = s->tables[i].count;
    }
}

/* ---- Local root signatures --------------------------------------------------------------------------------------- */

static bool traces_rays(const dxs_module *const *modules, uint32_t count)
{
    for (uint32_t m = 0; m < count; m++)
        for (uint32_t e = 0; e < dxs_module_describe(modules[m])->entry_count; e++)
            if (dxs_module_entry(modules[m], e)->stage == DXS_STAGE_RAY_GENERATION)
                return true;
    return false;
}

/* Moves some parameters and static samplers to a root signature of shader records, whose tables begin at one index:
 * one of each heap. */
static struct dxs_root_signature_desc split_off_local(struct signature *s)
{
    struct dxs_root_parameter *parameters = allocate(s->parameter_count, sizeof *parameters);
    struct dxs_static_sampler *samplers = allocate(s->sampler_count, sizeof *samplers);
    struct dxs_root_signature_desc local = {
        .version = s->version, .flags = DXS_ROOT_SIGNATURE_FLAG_LOCAL, .parameters = parameters, .samplers = samplers};
    bool has_table[2] = {false, false};
    uint32_t kept = 0;

    for (uint32_t i = 0; i < s->parameter_count; i++) {
        const struct dxs_root_parameter *p = &s->parameters[i];
        bool is_table = p->type == DXS_ROOT_PARAMETER_TYPE_TABLE,
             of_samplers = is_table && p->ranges[0].type == DXS_RANGE_TYPE_SAMPLER;
        bool moves = chance(s, 60) && !(is_table && has_table[of_samplers]);
        if (moves)
            parameters[local.parameter_count++] = *p;
        else
            s->parameters[kept++] = *p;
        has_table[of_samplers] |= moves && is_table;
    }
    s->parameter_count = kept;
    kept = 0;
    for (uint32_t i = 0; i < s->sampler_count; i++)
        if (chance(s, 50))
            samplers[local.sampler_count++] = s->samplers[i];
        else
            s->samplers[kept++] = s->samplers[i];
    s->sampler_count = kept;
    return local;
}

/* ---- All --------------------------------------------------------------------------------------------------------- */

struct dxs_root_signature_desc random_root_signature(const dxs_module *const *modules, uint32_t count,
                                                     const struct binding_choice *choice,
                                                     struct dxs_root_signature_desc *local)
{
    struct signature s = {.random = choice->seed, .any_element = choice->any_element};
    struct used_resource *list = NULL;
    uint32_t used = 0;

    collect(&s, modules, count, &list, &used);
    s.version = chance(&s, 20) ? DXS_ROOT_SIGNATURE_VERSION_V1_0 : DXS_ROOT_SIGNATURE_VERSION_V1_1;
    s.joins = chance(&s, 50);
    s.absent = absent_stage(&s, modules, count);
    for (uint32_t i = used; i > 1 && !s.joins; i--) {
        uint32_t k = below(&s, i);
        struct used_resource kept = list[i - 1];
        list[i - 1] = list[k];
        list[k] = kept;
    }
    for (uint32_t i = 0; i < used; i++)
        if (!add_to_samplers(&s, &list[i], choice) && !add_to_root(&s, &list[i]))
            add_to_table(&s, &list[i]);
    for (uint32_t i = 0; i < s.table_count; i++)
        complete_table(&s, &s.tables[i]);
    add_unused_parameters(&s);
    add_unused_samplers(&s);
    add_tables(&s);
    shuffle_parameters(&s);
    if (traces_rays(modules, count) && chance(&s, 80))
        *local = split_off_local(&s);
    return (struct dxs_root_signature_desc){.version = s.version,
                                            .flags = DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED |
                                                     DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED,
                                            .parameters = s.parameters,
                                            .parameter_count = s.parameter_count,
                                            .samplers = s.samplers,
                                            .sampler_count = s.sampler_count};
}

/* ---- Policies ---------------------------------------------------------------------------------------------------- */

/* Where an option has several values, "" stands for none. */
static const char *const root_forms[] = {"address", "descriptor", "push"};
static const char *const any_policy[][5] = {
    {"--push-constant-overflow inline", "--push-constant-overflow uniform", "--push-constant-overflow memory", NULL},
    {"--dynamic-constants", "--dynamic-constants", "", NULL}};
static const char *const push_limits[][5] = {{"--push-constant-limit 8", "--push-constant-limit 32",
                                              "--push-constant-limit 128", "--push-constant-limit 256", ""}};
static const char *const set_policy[][5] = {
    {"--static-cbv heap", "--static-cbv descriptor", "--static-cbv push", "--static-cbv inline", NULL},
    {"--counters storage", "--counters texel", "--counters address", NULL},
    /* equal: programs access one descriptor as a raw and as a structured buffer, with or without a record */
    {"--storage-buffer-alignment 0 --texel-buffer-alignment 0",
     "--storage-buffer-alignment 64 --texel-buffer-alignment 64", NULL},
    {"--mutable-descriptors", "--raw-heap-as-texels", "", NULL},
    {"--cbv-heap-as-storage", "", NULL},
    {"--addresses buffer", "--addresses pointer", NULL}};
/* Sizes of descriptors in handles of shader records: where heaps have slots, strides are multiples of them. */
static const char *const handle_sizes[][5] = {
    {"--descriptor-size-log2 4", "--descriptor-size-log2 3", "", NULL},
    {"--sampler-descriptor-size-log2 5", "--sampler-descriptor-size-log2 2", "", NULL}};
static const char *const size_sources[][5] = {{"--heap-size-source none", "--heap-size-source constant",
                                               "--heap-size-source uniform", "--heap-size-source length", NULL}};

struct text {
    char *data;
    size_t size, room;
};

static void add_option(struct text *text, const char *option, const char *value)
{
    int added = snprintf(text->data + text->size, text->room - text->size, " %s%s%s", option, value ? " " : "",
                         value ? value : "");

    if (added < 0 || (size_t)added >= text->room - text->size)
        test_fails("a policy takes more than %zu bytes", text->room);
    text->size += (size_t)added;
}

static void choose_options(uint64_t *random, struct text *text, const char *const options[][5], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t values = 0;
        while (values < 5 && options[i][values])
            values++;
        const char *value = options[i][random_below(random, values)];
        if (*value)
            add_option(text, value, NULL);
    }
}

/* Each kind of descriptor has slots of its own, because .run files may give an index two kinds. */
static void choose_slots(uint64_t *random, struct text *text, bool is_mapped)
{
    char slots[512];
    uint32_t stride = 16u << random_below(random, 3), first = 64 * random_below(random, 8);

    snprintf(slots, sizeof slots,
             "uniform-buffers=%u:%u,storage-buffers=0x40000:%u,sampled-images=0x80000:64,"
             "uniform-texel-buffers=0x80000:64,storage-images=0xc0000:64,storage-texel-buffers=0xc0000:64,"
             "acceleration-structures=0x180000:16,counters=0x1c0000:64%s",
             first, stride, stride, is_mapped ? ",samplers=64:32" : "");
    add_option(text, "--heap-slots", slots);
}

#define LENGTH(array) (sizeof(array) / sizeof *(array))

const char *random_policy(uint64_t seed, bool in_heaps)
{
    enum {
        ROOM = 1024
    };
    struct text text = {allocate(ROOM, 1), 0, ROOM};
    uint64_t random = seed ^ UINT64_C(0xC2B2AE3D27D4EB4F);
    uint32_t how = random_below(&random, in_heaps ? 5 : 3);
    bool is_direct = how == 3, is_mapped = how == 4, in_sets = !is_direct && !is_mapped;
    add_option(&text, "--resource-heap-size 512 --sampler-heap-size 256 --descriptor-heap",
               is_direct   ? "direct"
               : is_mapped ? "mappings"
                           : "none");
    choose_options(&random, &text, any_policy, LENGTH(any_policy));
    choose_options(&random, &text, handle_sizes, LENGTH(handle_sizes));
    if (is_mapped) {
        add_option(&text, "--heap-size-source none", NULL);
    } else if (random_chance(&random, 20)) { /* with room for the sizes behind all root arguments */
        add_option(&text, "--heap-size-source push --push-constant-limit 256", NULL);
    } else {
        choose_options(&random, &text, size_sources, LENGTH(size_sources));
        choose_options(&random, &text, push_limits, LENGTH(push_limits));
    }
    add_option(&text, "--root-cbv", in_sets ? root_forms[random_below(&random, 3)] : "address");
    add_option(&text, "--root-srv", in_sets ? root_forms[random_below(&random, 3)] : "address");
    add_option(&text, "--root-uav", in_sets ? root_forms[random_below(&random, 3)] : "address");
    if (in_sets) {
        choose_options(&random, &text, set_policy, LENGTH(set_policy));
        return text.data;
    }
    add_option(&text, "--static-cbv heap", NULL);
    choose_slots(&random, &text, is_mapped);
    if (is_mapped)
        add_option(&text,
                   "--counters storage --no-acceleration-structures-as-addresses --storage-buffer-alignment 0 "
                   "--texel-buffer-alignment 0",
                   NULL);
    else if (random_chance(&random, 50))
        add_option(&text, "--cbv-heap-as-storage", NULL);
    return text.data;
}
