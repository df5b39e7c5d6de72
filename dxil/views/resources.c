/* Reads dx.resources: one record per SRV, UAV, CBV and sampler. */
#include "dxil/views/views.h"

#include <string.h>

enum resource_field {
    FIELD_ID,
    FIELD_GLOBAL,
    FIELD_NAME,
    FIELD_SPACE,
    FIELD_LOWER_BOUND,
    FIELD_COUNT,
    FIELD_KIND = 6, /* SRVs and UAVs */
    FIELD_SRV_SAMPLE_COUNT = 7,
    FIELD_SRV_TAGS = 8,
    FIELD_UAV_COHERENT = 7,
    FIELD_UAV_COUNTER = 8,
    FIELD_UAV_RASTERIZER_ORDERED = 9,
    FIELD_UAV_TAGS = 10,
    FIELD_CBV_SIZE = 6,
    FIELD_CBV_TAGS = 7,
    FIELD_SAMPLER_KIND = 6
};

enum resource_tag {
    TAG_ELEMENT_TYPE = 0,
    TAG_STRIDE = 1,
    TAG_FEEDBACK_KIND = 2,
    TAG_64_BIT_ATOMICS = 3,
    TAG_REORDER_COHERENT = 4,
    TAG_CBV_IS_TBUFFER = 0
};

static void read_tags(struct view tags, struct module_resource *resource)
{
    for (uint32_t i = 0; i < view_count(&tags); i += 2) {
        uint32_t value = view_uint(&tags, i + 1);
        switch (view_uint(&tags, i)) {
        case TAG_ELEMENT_TYPE:
            resource->info.component_type = view_component_type(&tags, i + 1);
            break;
        case TAG_STRIDE:
            resource->info.stride = value;
            break;
        case TAG_FEEDBACK_KIND:
            resource->feedback_kind = value;
            break;
        case TAG_64_BIT_ATOMICS:
            resource->info.used_by_64_bit_atomics = value != 0;
            break;
        case TAG_REORDER_COHERENT:
            resource->info.reorder_coherent = value != 0;
            break;
        default:
            break; /* tags of later versions are informative */
        }
    }
}

static enum dxs_resource_kind read_kind(const struct view *record)
{
    uint32_t kind = view_uint(record, FIELD_KIND);

    if (kind == DXS_RESOURCE_KIND_INVALID || kind > DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY)
        fail(record->module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s: kind %u does not exist", record->what, kind);
    return (enum dxs_resource_kind)kind;
}

static void read_resource(struct view record, enum dxs_resource_class resource_class, struct module_resource *resource)
{
    struct dxs_resource *info = &resource->info;

    memset(resource, 0, sizeof *resource);
    resource->global = view_value(&record, FIELD_GLOBAL);
    resource->type = view_type(&record, FIELD_GLOBAL);
    info->resource_class = resource_class;
    info->id = view_uint(&record, FIELD_ID);
    info->name = view_text(&record, FIELD_NAME);
    info->space = view_uint(&record, FIELD_SPACE);
    info->lower_bound = view_uint(&record, FIELD_LOWER_BOUND);
    info->count = view_uint(&record, FIELD_COUNT);
    switch (resource_class) {
    case DXS_RESOURCE_CLASS_SRV:
        info->kind = read_kind(&record);
        info->sample_count = view_uint(&record, FIELD_SRV_SAMPLE_COUNT);
        read_tags(view_tags(&record, FIELD_SRV_TAGS, record.what), resource);
        break;
    case DXS_RESOURCE_CLASS_UAV:
        info->kind = read_kind(&record);
        info->globally_coherent = view_number(&record, FIELD_UAV_COHERENT) != 0;
        info->has_counter = view_number(&record, FIELD_UAV_COUNTER) != 0;
        info->rasterizer_ordered = view_number(&record, FIELD_UAV_RASTERIZER_ORDERED) != 0;
        read_tags(view_tags(&record, FIELD_UAV_TAGS, record.what), resource);
        break;
    case DXS_RESOURCE_CLASS_CBV: {
        struct view tags = view_tags(&record, FIELD_CBV_TAGS, record.what);
        info->kind = DXS_RESOURCE_KIND_CBUFFER;
        info->size = view_uint(&record, FIELD_CBV_SIZE);
        for (uint32_t i = 0; i < view_count(&tags); i += 2)
            if (view_uint(&tags, i) == TAG_CBV_IS_TBUFFER && view_number(&tags, i + 1) != 0)
                info->kind = DXS_RESOURCE_KIND_TBUFFER;
        break;
    }
    case DXS_RESOURCE_CLASS_SAMPLER:
        info->kind = DXS_RESOURCE_KIND_SAMPLER;
        info->sampler_kind = view_uint(&record, FIELD_SAMPLER_KIND);
        break;
    }
}

void module_read_resources(struct module *module)
{
    static const char names[][16] = {"SRV record", "UAV record", "CBV record", "sampler record"};
    struct view classes = named_view(module, module_named_metadata(module, "dx.resources"), 0, "dx.resources");
    struct view records[DXS_RESOURCE_CLASS_SAMPLER + 1];
    uint32_t total = 0, written = 0;

    for (uint32_t c = 0; c <= DXS_RESOURCE_CLASS_SAMPLER; c++) {
        records[c] = view_node(&classes, c, names[c]);
        total += view_count(&records[c]);
    }
    struct module_resource *resources = arena_array(module->arena, total, sizeof *resources);
    for (uint32_t c = 0; c <= DXS_RESOURCE_CLASS_SAMPLER; c++) {
        module->first_resource_of_class[c] = written;
        for (uint32_t i = 0; i < view_count(&records[c]); i++) {
            struct view record = view_node(&records[c], i, names[c]);
            read_resource(record, (enum dxs_resource_class)c, &resources[written]);
            if (i > 0 && resources[written].info.id <= resources[written - 1].info.id)
                fail(module->arena->fault, DXS_RESULT_INVALID_MODULE, "%s %u: ids must ascend", names[c], i);
            written++;
        }
    }
    module->first_resource_of_class[DXS_RESOURCE_CLASS_SAMPLER + 1] = written;
    module->resources = resources;
    module->info.resource_count = written;
}
