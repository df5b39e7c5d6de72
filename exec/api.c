/* The public functions of dxs_exec.h: create an executor, bind resources, run shaders, query errors. */
#include "base/sized.h"
#include "dxil/module_object.h"
#include "dxil/vendor/vendor.h"
#include "exec/draw.h"

#include <stdlib.h>
#include <string.h>

struct dxs_executor {
    const struct dxs_module *object;
    uint32_t entry;
    struct dxs_exec_options options;
    struct dxs_error refused; /* why the options are invalid; DXS_RESULT_OK: they are valid */
    struct fault fault;
    struct arena arena, group_arena, bindings_arena;
    VECTOR(struct dxs_exec_resource) resources;
    uint64_t out_of_bounds;
};

static const struct dxs_exec_options default_options = {
    .wave_size = 32, .step_limit = UINT64_C(1) << 32, .memory_limit = (size_t)1 << 30};

void dxs_exec_options_init(struct dxs_exec_options *options, size_t size)
{
    sized_init(options, size, &default_options, sizeof default_options);
}

static void *allocate(void *user, size_t size)
{
    (void)user;
    return malloc(size);
}

static void release(void *user, void *memory, size_t size)
{
    (void)user;
    (void)size;
    free(memory);
}

dxs_executor *dxs_executor_create(const dxs_module *module, uint32_t entry, const struct dxs_exec_options *options)
{
    static const struct dxs_allocator allocator = {.allocate = allocate, .release = release};
    dxs_executor *executor = calloc(1, sizeof *executor);

    if (!executor)
        return NULL;
    executor->object = module;
    executor->entry = entry;
    executor->options = default_options;
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind) == 0 && options) {
        sized_read(&executor->fault, &executor->options, sizeof *options, options, "dxs_exec_options");
        refuse_unknown(&executor->fault, &executor->options.variation.reserved,
                       sizeof executor->options.variation.reserved, "dxs_exec_variation");
    }
    executor->refused = executor->fault.error;
    arena_init(&executor->arena, &allocator, &executor->fault, executor->options.memory_limit);
    arena_init(&executor->group_arena, &allocator, &executor->fault, executor->options.memory_limit);
    arena_init(&executor->bindings_arena, &allocator, &executor->fault, executor->options.memory_limit);
    return executor;
}

void dxs_executor_destroy(dxs_executor *executor)
{
    if (!executor)
        return;
    arena_free(&executor->arena);
    arena_free(&executor->group_arena);
    arena_free(&executor->bindings_arena);
    free(executor);
}

/* True if both are bound to the same register, or to the same heap index with the same view and descriptors. */
static bool same_place(const struct dxs_exec_resource *a, const struct dxs_exec_resource *b)
{
    const struct dxs_exec_heap_view *v = &a->heap_view, *w = &b->heap_view;

    return a->resource_class == b->resource_class && a->space == b->space && a->number == b->number &&
           a->descriptors == b->descriptors && v->kind == w->kind && v->is_writable == w->is_writable &&
           v->component_type == w->component_type && v->stride == w->stride;
}

/* All zero: none. */
static bool is_format(const struct dxs_exec_format *format)
{
    bool is_integer = format->component == DXS_EXEC_COMPONENT_UINT || format->component == DXS_EXEC_COMPONENT_SINT;

    if (format->bits == 0 && format->count == 0)
        return true;
    if (format->component > DXS_EXEC_COMPONENT_SNORM || format->count == 0 || format->count > 4)
        return false;
    switch (format->bits) {
    case 8:
        return format->component != DXS_EXEC_COMPONENT_FLOAT;
    case 16:
    case 32:
        return true;
    default:
        return format->bits == 64 && is_integer;
    }
}

enum dxs_result dxs_executor_bind(dxs_executor *executor, const struct dxs_exec_resource *resource)
{
    enum {
        MAX_RESOURCES = 65534, /* handles hold index + 1 in 16 bits; 0xFFFF is HEAP_PLACE, see handles.c */
        MAX_MIPS = 32
    };

    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    refuse_unknown(&executor->fault, resource->reserved, sizeof resource->reserved, "dxs_exec_resource");
    if (resource->descriptors >= DXS_EXEC_DESCRIPTOR_CBV << 1)
        fail(&executor->fault, DXS_RESULT_INVALID_ARGUMENT, "unknown descriptors: %#x", resource->descriptors);
    refuse_unknown(&executor->fault, resource->sampler.reserved, sizeof resource->sampler.reserved, "dxs_exec_sampler");
    if (resource->resource_class > DXS_EXEC_CLASS_SAMPLER_HEAP || (!resource->data && resource->size > 0))
        fail(&executor->fault, DXS_RESULT_INVALID_ARGUMENT, "a resource of unknown class, or without memory");
    if (resource->mips > MAX_MIPS)
        fail(&executor->fault, DXS_RESULT_INVALID_ARGUMENT, "a texture of %u mip levels", resource->mips);
    if (!is_format(&resource->format))
        fail(&executor->fault, DXS_RESULT_INVALID_ARGUMENT, "a resource of an unknown format: %u components of %u bits",
             resource->format.count, resource->format.bits);
    for (uint32_t i = 0; i < executor->resources.count; i++) {
        if (same_place(&executor->resources.data[i], resource)) {
            executor->resources.data[i] = *resource;
            return DXS_RESULT_OK;
        }
    }
    if (executor->resources.count == MAX_RESOURCES)
        fail(&executor->fault, DXS_RESULT_LIMIT_EXCEEDED, "more than %d resources", MAX_RESOURCES);
    vector_push(&executor->bindings_arena, &executor->resources, *resource);
    return DXS_RESULT_OK;
}

static bool is_wave_size(uint32_t size)
{
    return size >= 4 && size <= MAX_LANES && (size & (size - 1)) == 0;
}

uint32_t dxs_executor_wave_size(const dxs_executor *executor)
{
    const struct dxs_entry *entry = dxs_module_entry(executor->object, executor->entry);
    uint32_t size = executor->options.wave_size;

    if (!entry)
        return 0;
    if (entry->wave_size_min &&
        (size < entry->wave_size_min || size > (entry->wave_size_max ? entry->wave_size_max : entry->wave_size_min)))
        size = entry->wave_size_preferred ? entry->wave_size_preferred : entry->wave_size_min;
    return is_wave_size(size) ? size : 0;
}

static void check_entry(dxs_executor *executor, const struct dxs_entry *entry, enum dxs_stage stage)
{
    struct fault *fault = &executor->fault;

    if (executor->refused.code != DXS_RESULT_OK)
        fail(fault, executor->refused.code, "%s", executor->refused.message);
    if (!dxs_module_contents(executor->object) || !entry)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "the module has no entry of this number");
    if (entry->stage > DXS_STAGE_COMPUTE && entry->stage != DXS_STAGE_MESH && entry->stage != DXS_STAGE_AMPLIFICATION)
        fail(fault, DXS_RESULT_UNSUPPORTED, "shaders of the stage %s are not executed", dxs_stage_name(entry->stage));
    if (entry->stage != stage)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "the entry is a %s shader, and is to be run as a %s shader",
             dxs_stage_name(entry->stage), dxs_stage_name(stage));
    if (entry->function == DXS_NONE && stage != DXS_STAGE_HULL) /* a hull shader may pass control points through */
        fail(fault, DXS_RESULT_INVALID_MODULE, "the entry has no function");
    if (stage == DXS_STAGE_HULL && entry->patch_function == DXS_NONE)
        fail(fault, DXS_RESULT_INVALID_MODULE, "the hull shader has no function for patch constants");
    if (dxs_executor_wave_size(executor) == 0)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "a wave of %u lanes", executor->options.wave_size);
}

static struct machine *create_machine(dxs_executor *executor, const struct dxs_entry *entry)
{
    const struct module *module =
        replace_vendor_calls(&executor->arena, dxs_module_contents(executor->object), entry, NULL);
    struct machine *machine = arena_zeroed(&executor->arena, 1, sizeof *machine);

    *machine = (struct machine){.module = module,
                                .entry = entry,
                                .fault = &executor->fault,
                                .arena = &executor->arena,
                                .group_arena = &executor->group_arena,
                                .resources = executor->resources.data,
                                .resource_count = executor->resources.count,
                                .wave_size = dxs_executor_wave_size(executor),
                                .steps_left = executor->options.step_limit,
                                .options = &executor->options,
                                .out_of_bounds = &executor->out_of_bounds};
    machine->layouts = arena_zeroed(machine->arena, module->type_count, sizeof *machine->layouts);
    machine->programs = arena_zeroed(machine->arena, module->function_count, sizeof *machine->programs);
    machine->constants = arena_zeroed(machine->arena, module->value_count, sizeof *machine->constants);
    const struct function *function =
        &module->functions[entry->function == DXS_NONE ? entry->patch_function : entry->function];
    machine->helpers_count = module_function_attribute(module, function, "waveops-include-helper-lanes") != NULL;
    enum denormal_mode denormals = module_single_denormals(module, entry);
    machine->flush_all_denormals = executor->options.flushes_denormals;
    machine->flush_denormals = executor->options.flushes_denormals
                                   ? denormals != DENORMALS_PRESERVED
                                   : denormals == DENORMALS_FLUSHED && !executor->options.keeps_denormals;
    machine->lanes_apart = executor->options.serialized_lanes && lanes_may_part(module);
    machine->fills_rows = executor->options.linear_lane_order && !needs_square_quads(module);
    machine->moved = find_moved(module, executor->options.variation.varied);
    create_globals(machine);
    if (entry->function != DXS_NONE)
        prepare_programs(machine, entry->function);
    if (entry->stage == DXS_STAGE_HULL)
        prepare_programs(machine, entry->patch_function);
    return machine;
}

static void check_scene(struct fault *fault, const struct dxs_exec_scene *scene)
{
    refuse_unknown(fault, scene->reserved, sizeof scene->reserved, "dxs_exec_scene");
    for (uint32_t i = 0; i < scene->instance_count; i++) {
        const struct dxs_exec_instance *instance = &scene->instances[i];
        refuse_unknown(fault, instance->reserved, sizeof instance->reserved, "dxs_exec_instance");
        for (uint32_t k = 0; k < instance->geometry_count; k++)
            refuse_unknown(fault, instance->geometries[k].reserved, sizeof instance->geometries[k].reserved,
                           "dxs_exec_geometry");
    }
}

/* Prepares a run. The caller has called setjmp on the fault. */
static struct machine *start(dxs_executor *executor, enum dxs_stage stage)
{
    const struct dxs_entry *entry = dxs_module_entry(executor->object, executor->entry);

    arena_reset(&executor->arena);
    arena_reset(&executor->group_arena);
    executor->out_of_bounds = 0;
    check_entry(executor, entry, stage);
    for (uint32_t i = 0; i < executor->resources.count; i++)
        if (executor->resources.data[i].scene)
            check_scene(&executor->fault, executor->resources.data[i].scene);
    return create_machine(executor, entry);
}

enum dxs_result dxs_executor_dispatch(dxs_executor *executor, const uint32_t groups[3])
{
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    run_groups(start(executor, DXS_STAGE_COMPUTE), groups);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_executor_run_vertices(dxs_executor *executor, const struct dxs_exec_vertices *vertices)
{
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    refuse_unknown(&executor->fault, vertices->reserved, sizeof vertices->reserved, "dxs_exec_vertices");
    run_vertices(start(executor, DXS_STAGE_VERTEX), vertices);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_executor_run_pixels(dxs_executor *executor, const struct dxs_exec_pixels *pixels)
{
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    refuse_unknown(&executor->fault, pixels->reserved, sizeof pixels->reserved, "dxs_exec_pixels");
    run_pixels(start(executor, DXS_STAGE_PIXEL), pixels);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_executor_run_patches(dxs_executor *executor, const struct dxs_exec_patches *patches)
{
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    refuse_unknown(&executor->fault, patches->reserved, sizeof patches->reserved, "dxs_exec_patches");
    run_patches(start(executor, DXS_STAGE_HULL), patches);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_executor_run_points(dxs_executor *executor, const struct dxs_exec_points *points)
{
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    refuse_unknown(&executor->fault, points->reserved, sizeof points->reserved, "dxs_exec_points");
    run_points(start(executor, DXS_STAGE_DOMAIN), points);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_executor_run_primitives(dxs_executor *executor, const struct dxs_exec_primitives *primitives)
{
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    refuse_unknown(&executor->fault, primitives->reserved, sizeof primitives->reserved, "dxs_exec_primitives");
    for (int s = 0; primitives->streams && s < 4; s++)
        refuse_unknown(&executor->fault, primitives->streams[s].reserved, sizeof primitives->streams[s].reserved,
                       "dxs_exec_stream");
    run_primitives(start(executor, DXS_STAGE_GEOMETRY), primitives);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_executor_run_meshes(dxs_executor *executor, const struct dxs_exec_meshes *meshes)
{
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    refuse_unknown(&executor->fault, meshes->reserved, sizeof meshes->reserved, "dxs_exec_meshes");
    run_meshes(start(executor, DXS_STAGE_MESH), meshes);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_executor_run_amplification(dxs_executor *executor,
                                               const struct dxs_exec_amplification *amplification)
{
    fault_clear(&executor->fault);
    if (setjmp(executor->fault.unwind))
        return executor->fault.error.code;
    refuse_unknown(&executor->fault, amplification->reserved, sizeof amplification->reserved, "dxs_exec_amplification");
    run_amplification(start(executor, DXS_STAGE_AMPLIFICATION), amplification);
    return DXS_RESULT_OK;
}

uint64_t dxs_executor_out_of_bounds(const dxs_executor *executor)
{
    return executor->out_of_bounds;
}

uint32_t dxs_executor_variations(const dxs_executor *executor)
{
    const struct module *module = dxs_module_contents(executor->object);

    return module ? count_choices(module) : 0;
}

const struct dxs_error *dxs_executor_error(const dxs_executor *executor)
{
    return &executor->fault.error;
}
