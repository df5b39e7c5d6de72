/* Arguments of API calls: default options, completed and checked options, the entry point. */
#include "bindings/bindings.h"
#include "spirv/converter.h"

#include <string.h>

/* .values and .nesting are SPIR-V's universal limits (specification, 2.17): drivers need not accept more. */
static const struct dxs_limits default_limits = {
    .memory = DEFAULT_MEMORY_LIMIT,
    .values = 0x3FFFFF,
    .blocks = UINT32_C(1) << 20,
    .types = UINT32_C(1) << 20,
    .nesting = 1023,
};

void set_default_options(struct dxs_options *options)
{
    memset(options, 0, sizeof *options);
    options->limits = default_limits;
    set_default_model(&options->model);
    options->structured_names = true;
    options->model.bound_heaps = bound_heaps_default;
    memset(options->print.thread, 0xFF, sizeof options->print.thread); /* DXS_ALL */
}

static void refuse_above(struct fault *fault, uint32_t value, uint32_t maximum, const char *name)
{
    if (value > maximum)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "dxs_options.%s is %u: 0 to %u are valid", name, value, maximum);
}

static void refuse_no_lane_count(struct fault *fault, uint32_t value, const char *name)
{
    if (value & (value - 1) || value > 128)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT,
             "dxs_options.pipeline.%s is %u: expected 0 or a power of two up to 128", name, value);
}

static void refuse_waves(struct fault *fault, const struct dxs_pipeline_state *pipeline)
{
    refuse_no_lane_count(fault, pipeline->wave_size, "wave_size");
    refuse_no_lane_count(fault, pipeline->subgroup_size_min, "subgroup_size_min");
    refuse_no_lane_count(fault, pipeline->subgroup_size_max, "subgroup_size_max");
    if (pipeline->wave_size && pipeline->wave_size < 4)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "dxs_options.pipeline.wave_size is %u: expected 4 or more",
             pipeline->wave_size);
    if (pipeline->subgroup_size_min > pipeline->subgroup_size_max ||
        (pipeline->subgroup_size_max && !pipeline->subgroup_size_min))
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "dxs_options.pipeline.subgroup_size_min is %u and _max %u",
             pipeline->subgroup_size_min, pipeline->subgroup_size_max);
}

static void refuse_stage(struct fault *fault, enum dxs_stage stage)
{
    if ((uint32_t)stage > DXS_STAGE_DOMAIN || stage == DXS_STAGE_VERTEX)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT,
             "dxs_options.pipeline.next_stage is %u: expected hull, domain, geometry or pixel", (unsigned)stage);
}

/* Bytes that must be 0. Names are arrays, as pointers to them would be relocations. */
#define RESERVE(of, member)                                                                                            \
    {                                                                                                                  \
        offsetof(struct dxs_options, member), sizeof(((struct dxs_options *)0)->member), of                            \
    }
#define UNKNOWN_SWITCHES(of, member, COUNT)                                                                            \
    {                                                                                                                  \
        offsetof(struct dxs_options, member.on[COUNT]), DXS_MAX_SWITCHES - COUNT, of                                   \
    }
static const struct {
    uint16_t start;
    uint8_t size;
    char name[24];
} reserves[] = {
    RESERVE("dxs_options.model", model.reserved),
    UNKNOWN_SWITCHES("dxs_options.features", features, DXS_FEATURE_COUNT),
    RESERVE("dxs_options.features", features.reserved),
    RESERVE("dxs_options.nvapi", nvapi.reserved),
    RESERVE("dxs_options.pipeline", pipeline.reserved),
    UNKNOWN_SWITCHES("dxs_options.workarounds", workarounds, DXS_WORKAROUND_COUNT),
    RESERVE("dxs_options.workarounds", workarounds.reserved),
    UNKNOWN_SWITCHES("dxs_options.guarantees", guarantees, DXS_GUARANTEE_COUNT),
    RESERVE("dxs_options.guarantees", guarantees.reserved),
    RESERVE("dxs_options", reserved_meaning),
    RESERVE("dxs_options", reserved_output),
    RESERVE("dxs_options", reserved_words),
    RESERVE("dxs_options.print", print.reserved),
    RESERVE("dxs_options.checks", checks.reserved),
};

static COLD void refuse_reserved(struct fault *fault, const struct dxs_options *o)
{
    for (size_t i = 0; i < sizeof reserves / sizeof *reserves; i++)
        refuse_unknown(fault, (const char *)o + reserves[i].start, reserves[i].size, reserves[i].name);
    refuse_above(fault, (uint32_t)o->features.compute_derivatives, DXS_COMPUTE_DERIVATIVES_QUADS,
                 "features.compute_derivatives");
    refuse_stage(fault, o->pipeline.next_stage);
    refuse_waves(fault, &o->pipeline);
    refuse_above(fault, (uint32_t)o->checks.check, DXS_CHECK_HAZARDS, "checks.check");
    refuse_above(fault, (uint32_t)o->checks.to, DXS_REPORT_TO_ABORT, "checks.to");
    if (o->checks.check == DXS_CHECK_HAZARDS && o->checks.to != DXS_REPORT_TO_BUFFERS)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "options.checks.to: DXS_CHECK_HAZARDS needs its buffers");
    refuse_above(fault, (uint32_t)o->node_model, DXS_NODE_MODEL_POOL, "node_model");
    if (o->note_count && !o->notes)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "dxs_options.note_count is %u, notes NULL", o->note_count);
    if (!o->layout && o->model.descriptor_heap != DXS_DESCRIPTOR_HEAP_NONE &&
        o->model.descriptor_heap != DXS_DESCRIPTOR_HEAP_DIRECT)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT,
             "dxs_options.model.descriptor_heap is %u: mappings need a layout; 0 and 2 are valid",
             (unsigned)o->model.descriptor_heap);
}

void imply_options(struct dxs_options *options)
{
    options->debug_info |= options->debug_variables;
    if (options->exact) {
        memset(options->guarantees.on, true, DXS_GUARANTEE_COUNT);
        options->workarounds.on[DXS_WORKAROUND_BOUNDED_INDICES] = true;
        options->exact_raw_bounds = true;
    }
}

void complete_options(dxs_converter *converter, const struct dxs_options *given, struct dxs_options *options)
{
    struct fault *fault = &converter->fault;

    if (!given || given->struct_size < sizeof *options)
        set_default_options(options);
    if (given) {
        sized_read(fault, options, sizeof *options, given, "dxs_options");
        refuse_reserved(fault, options);
    }
    if (options->instruction_lines && options->debug_variables)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "options.instruction_lines and debug_variables exclude each other");
    imply_options(options);
    options->limits = complete_limits(fault, options->limits, &default_limits);
    converter->arena.limit = options->limits.memory;
}

const struct dxs_entry *find_entry(dxs_converter *converter, const struct module *module, uint32_t entry)
{
    if (!module)
        fail(&converter->fault, DXS_RESULT_INVALID_ARGUMENT, "the module has not been parsed");
    if (entry >= module->info.entry_count)
        fail(&converter->fault, DXS_RESULT_INVALID_ARGUMENT, "entry point %u does not exist: the module has %u", entry,
             module->info.entry_count);
    return &module->entries[entry];
}
