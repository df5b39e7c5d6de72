/* Makes random resources and options for fuzzed shaders. */
#include "tests/fuzz/executor_world.h"

#include "tests/common/demand.h"
#include "tests/fuzz/records.h"

#include <stdlib.h>
#include <string.h>

enum {
    STEP_LIMIT = 4000,
    MEMORY_LIMIT = 32 << 20,
    MAX_RESOURCES = 64,
    MAX_OF_AN_ARRAY = 4, /* registers bound one by one */
    HEAP_PLACES = 12
};

/* Small numbers are indices that exist; floats near 1 are coordinates that do. */
uint32_t any_word(uint64_t *state)
{
    switch (next_random(state, 8)) {
    case 0:
        return (uint32_t)interesting_number(state);
    case 1:
        return next_random(state, UINT32_MAX);
    case 2:
    case 3:
        return 0x3F000000 + next_random(state, 0x1000000);
    default:
        return next_random(state, 32);
    }
}

void *allocate_words(uint64_t *state, size_t size)
{
    uint8_t *memory = malloc(size ? size : 1);
    uint32_t word = 0;

    demand(memory, "there is memory");
    for (size_t i = 0; i < size; i++) {
        word = i % 4 ? word >> 8 : any_word(state);
        memory[i] = (uint8_t)word;
    }
    return memory;
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

/* Two instances: three triangles and, mirrored, two boxes. */
static struct dxs_exec_scene make_scene(void)
{
    static const float triangles[27] = {0, 0, 1, 1, 0, 1, 0, 1, 1, -1, -1, 2, 3, -1,
                                        2, 0, 3, 2, 0, 0, 3, 0, 0, 3,  0,  0, 3 /* without area */};
    static const float boxes[12] = {-1, -1, 4, 1, 1, 5, 0, 0, 0, 0, 0, 0};
    static const struct dxs_exec_geometry geometries[2] = {{.vertices = triangles, .count = 3},
                                                           {.vertices = boxes, .count = 2, .is_boxes = true}};
    static const struct dxs_exec_instance instances[2] = {
        {.geometries = geometries,
         .geometry_count = 1,
         .to_world = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}},
         .id = 7,
         .mask = 0xFF},
        {.geometries = geometries,
         .geometry_count = 2,
         .to_world = {{-1, 0, 0, 0.5f}, {0, 2, 0, 0}, {0, 0, 1, 0}},
         .mask = 1,
         .flags = DXS_EXEC_INSTANCE_FLAG_OPAQUE},
    };

    return (struct dxs_exec_scene){instances, 2};
}

static struct dxs_exec_format choose_format(uint64_t *state)
{
    static const uint32_t bits[] = {8, 16, 32, 32, 64};
    struct dxs_exec_format format = {.component = (enum dxs_exec_component)next_random(state, 5),
                                     .bits = bits[next_random(state, 5)]};

    if (format.bits == 64)
        format.component = one_in(state, 2) ? DXS_EXEC_COMPONENT_UINT : DXS_EXEC_COMPONENT_SINT;
    if (format.bits == 8 && format.component == DXS_EXEC_COMPONENT_FLOAT)
        format.component = DXS_EXEC_COMPONENT_UNORM;
    format.count = 1 + next_random(state, format.bits == 64 ? 2 : 4);
    if (one_in(state, 64))
        format = (struct dxs_exec_format){(enum dxs_exec_component)next_random(state, 9), next_random(state, 80),
                                          next_random(state, 9)};
    return format;
}

static struct dxs_exec_sampler choose_sampler(uint64_t *state)
{
    struct dxs_exec_sampler sampler = {
        .minify = (enum dxs_exec_filter)next_random(state, 2),
        .magnify = (enum dxs_exec_filter)next_random(state, 2),
        .mip = (enum dxs_exec_filter)next_random(state, 2),
        .compare = (enum dxs_exec_compare)next_random(state, 8),
        .border = {0, 0.5f, 1, 2},
        .limits_levels = one_in(state, 2),
        .max_level = (float)next_random(state, 5),
        .is_anisotropic = one_in(state, 8),
    };
    uint32_t bias = any_word(state), least = any_word(state);

    for (unsigned k = 0; k < 3; k++)
        sampler.address[k] = (enum dxs_exec_address)next_random(state, 5);
    memcpy(&sampler.level_bias, &bias, sizeof bias); /* any float, NaN too */
    if (one_in(state, 4))
        memcpy(&sampler.min_level, &least, sizeof least);
    return sampler;
}

/* Something that each kind of resource can use. */
static struct dxs_exec_resource make_resource(struct executor_world *world)
{
    uint64_t *state = &world->state;
    uint32_t buffer = next_random(state, WORLD_BUFFERS);
    struct dxs_exec_resource resource = {
        .data = world->buffers[buffer],
        .size = world->sizes[buffer],
        .format = choose_format(state),
        .width = 1 + next_random(state, 6),
        .height = 1 + next_random(state, 4),
        .depth = next_random(state, 3),
        .mips = next_random(state, 4),
        .layers = one_in(state, 2) ? 6 : next_random(state, 3),
        .samples = one_in(state, 4) ? 1u << next_random(state, 5) : 0,
        .counter = one_in(state, 8) ? NULL : &world->counter,
        .is_unmapped = one_in(state, 16),
        .sampler = choose_sampler(state),
        .scene = one_in(state, 16) ? NULL : &world->scene,
    };

    if (one_in(state, 64))
        resource.width = resource.height = any_word(state);
    return resource;
}

static void bind_one(struct executor_world *world, dxs_executor *executor, enum dxs_exec_class resource_class,
                     uint32_t space, uint32_t number, bool every)
{
    struct dxs_exec_resource resource = make_resource(world);

    resource.resource_class = resource_class;
    resource.space = space;
    resource.number = number;
    resource.is_every_element = every;
    enum dxs_result result = dxs_executor_bind(executor, &resource);
    demand(result == dxs_executor_error(executor)->code, "an error has its code");
}

void bind_world(struct executor_world *world, const dxs_module *module, dxs_executor *executor)
{
    uint32_t count = dxs_module_describe(module)->resource_count;

    for (uint32_t i = 0; i < count && i < MAX_RESOURCES; i++) {
        const struct dxs_resource *info = dxs_module_resource(module, i);
        if (one_in(&world->state, 64))
            continue;
        for (uint32_t k = 0; k < info->count && k < MAX_OF_AN_ARRAY; k++)
            bind_one(world, executor, (enum dxs_exec_class)info->resource_class, info->space, info->lower_bound + k,
                     k + 1 == MAX_OF_AN_ARRAY);
    }
    for (uint32_t i = 0; i < HEAP_PLACES; i++) {
        bind_one(world, executor, DXS_EXEC_CLASS_RESOURCE_HEAP, 0, i, false);
        bind_one(world, executor, DXS_EXEC_CLASS_SAMPLER_HEAP, 0, i, false);
    }
    bind_one(world, executor, DXS_EXEC_CLASS_SAMPLER_HEAP, 0, HEAP_PLACES, true);
}

/* ---- The world --------------------------------------------------------------------------------------------------- */

void create_world(struct executor_world *world, uint64_t seed)
{
    static const size_t sizes[WORLD_BUFFERS] = {0, 3, 16, 64, 256, 1000, 4096, 16384};

    *world = (struct executor_world){.state = seed, .scene = make_scene()};
    for (uint32_t i = 0; i < WORLD_BUFFERS; i++) {
        world->sizes[i] = sizes[i];
        world->buffers[i] = allocate_words(&world->state, sizes[i]);
    }
}

void free_world(struct executor_world *world)
{
    for (uint32_t i = 0; i < WORLD_BUFFERS; i++)
        free(world->buffers[i]);
}

/* What a trace tells must be text. */
static void read_trace(void *user, const struct dxs_exec_trace *trace)
{
    (void)user;
    demand(strlen(trace->function) + strlen(trace->operation) > 0 && strlen(trace->result) < 256, "a trace is text");
}

struct dxs_exec_options choose_exec_options(struct executor_world *world)
{
    uint64_t *state = &world->state;
    struct dxs_exec_options options = dxs_default_exec_options();

    options.wave_size = one_in(state, 64) ? next_random(state, 300) : 4u << next_random(state, 6);
    options.step_limit = STEP_LIMIT;
    options.memory_limit = MEMORY_LIMIT;
    options.trace = one_in(state, 4) ? read_trace : NULL;
    options.reversed = one_in(state, 4);
    options.undefined_bits = one_in(state, 2) ? 0 : interesting_number(state);
    options.variation = (struct dxs_exec_variation){.subtexel_bits = next_random(state, 40),
                                                    .level_bits = next_random(state, 40),
                                                    .varied = one_in(state, 2) ? 0 : next_random(state, 4),
                                                    .component = next_random(state, 5),
                                                    .upwards = one_in(state, 2)};
    options.flushes_denormals = one_in(state, 4);
    options.linear_lane_order = one_in(state, 4);
    options.serialized_lanes = one_in(state, 4);
    options.keeps_denormals = one_in(state, 4);
    options.rounding = one_in(state, 4) ? 1 + next_random(state, 100) : 0;
    return options;
}
