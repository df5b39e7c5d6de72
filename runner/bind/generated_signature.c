/* Generates the root signature of a shader, one resource after the other. */
#include "runner/bind/generated_signature.h"

#include "runner/common/report.h"

enum {
    MAX_ROOT_DESCRIPTORS = 24, /* two words each; leaves 16 of 64 words for tables, which take one each */
    CLASSES = 4
};

struct generation {
    struct dxs_root_parameter *parameters;
    uint32_t count;
    uint32_t tables[CLASSES]; /* by class: index + 1 of the table's parameter; 0: none so far */
    uint32_t root_descriptors;
    const struct binding_choice *choice;
};

static struct dxs_root_parameter *add_parameter(struct generation *g, enum dxs_root_parameter_type type)
{
    g->parameters = reallocate(g->parameters, g->count + 1, sizeof *g->parameters);
    struct dxs_root_parameter *parameter = &g->parameters[g->count++];
    *parameter = (struct dxs_root_parameter){.type = type};
    return parameter;
}

static void add_range(struct dxs_root_parameter *table, const struct dxs_resource *r)
{
    static const enum dxs_range_type types[] = {[DXS_RESOURCE_CLASS_SRV] = DXS_RANGE_TYPE_SRV,
                                                [DXS_RESOURCE_CLASS_UAV] = DXS_RANGE_TYPE_UAV,
                                                [DXS_RESOURCE_CLASS_CBV] = DXS_RANGE_TYPE_CBV,
                                                [DXS_RESOURCE_CLASS_SAMPLER] = DXS_RANGE_TYPE_SAMPLER};
    struct dxs_descriptor_range *ranges = allocate(table->range_count + 1, sizeof *ranges);

    for (uint32_t i = 0; i < table->range_count; i++)
        ranges[i] = table->ranges[i];
    ranges[table->range_count++] = (struct dxs_descriptor_range){.type = types[r->resource_class],
                                                                 .count = r->count,
                                                                 .base_register = r->lower_bound,
                                                                 .space = r->space,
                                                                 .offset = DXS_OFFSET_APPEND};
    table->ranges = ranges;
}

static bool can_be_root_descriptor(const struct generation *g, const struct dxs_resource *r)
{
    bool is_buffer = r->kind == DXS_RESOURCE_KIND_RAW_BUFFER || r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ||
                     r->resource_class == DXS_RESOURCE_CLASS_CBV;

    bool is_one = r->count == 1 || (r->count == DXS_UNBOUNDED && g->choice->any_element);

    return is_buffer && is_one && !r->has_counter && g->root_descriptors < MAX_ROOT_DESCRIPTORS;
}

static void add_resource(struct generation *g, const struct dxs_resource *r)
{
    static const enum dxs_root_parameter_type types[] = {[DXS_RESOURCE_CLASS_SRV] = DXS_ROOT_PARAMETER_TYPE_SRV,
                                                         [DXS_RESOURCE_CLASS_UAV] = DXS_ROOT_PARAMETER_TYPE_UAV,
                                                         [DXS_RESOURCE_CLASS_CBV] = DXS_ROOT_PARAMETER_TYPE_CBV};

    if (r->lower_bound == DXS_NONE)
        test_skips("a resource without a register is in no root signature");
    if (g->choice->generated == BIND_BY_ROOTS && can_be_root_descriptor(g, r)) {
        struct dxs_root_parameter *parameter = add_parameter(g, types[r->resource_class]);
        parameter->shader_register = r->lower_bound;
        parameter->space = r->space;
        g->root_descriptors++;
        return;
    }
    if (r->count == DXS_UNBOUNDED) {
        add_range(add_parameter(g, DXS_ROOT_PARAMETER_TYPE_TABLE), r);
        return;
    }
    uint32_t *table = &g->tables[r->resource_class];
    if (!*table) {
        add_parameter(g, DXS_ROOT_PARAMETER_TYPE_TABLE);
        *table = g->count;
    }
    add_range(&g->parameters[*table - 1], r);
}

static bool declares(const dxs_module *module, const struct dxs_resource *like)
{
    for (uint32_t i = 0; i < dxs_module_describe(module)->resource_count; i++) {
        const struct dxs_resource *r = dxs_module_resource(module, i);
        if (r->resource_class == like->resource_class && r->space == like->space && r->lower_bound == like->lower_bound)
            return true;
    }
    return false;
}

struct dxs_root_signature_desc generate_root_signature(const dxs_module *const *modules, uint32_t count,
                                                       const struct binding_choice *choice)
{
    struct generation g = {.choice = choice};

    for (uint32_t m = 0; m < count; m++)
        for (uint32_t i = 0; i < dxs_module_describe(modules[m])->resource_count; i++) {
            const struct dxs_resource *r = dxs_module_resource(modules[m], i);
            bool is_repeated = false;
            for (uint32_t k = 0; k < m; k++)
                is_repeated |= declares(modules[k], r);
            if (!is_repeated)
                add_resource(&g, r);
        }
    return (struct dxs_root_signature_desc){.version = DXS_ROOT_SIGNATURE_VERSION_V1_1,
                                            .flags = DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED |
                                                     DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED,
                                            .parameters = g.parameters,
                                            .parameter_count = g.count};
}
