/* Runs fuzzed shaders of each stage, on random vertices, patches, primitives and pixels. */
#include "tests/fuzz/executor_world.h"

#include "tests/common/demand.h"
#include "tests/fuzz/records.h"

#include <stdlib.h>
#include <string.h>

enum {
    INPUT_VALUES = 72,  /* by row of a signature: vertices */
    OUTPUT_VALUES = 64, /* vertices, samples or primitives */
    MAX_PAYLOAD = 1024,
    MAX_OF_A_GROUP = 256 /* vertices, primitives */
};

/* ---- Values of signatures ---------------------------------------------------------------------------------------- */

/* Gives `count` values for each row of a signature, but for streams other than `stream`. Now and then a row is left
 * out. */
static void give_values(struct executor_world *world, const struct dxs_signature *signature, uint32_t stream,
                        struct world_values *values, uint32_t count)
{
    values->count = 0;
    for (uint32_t i = 0; i < signature->count; i++) {
        const struct dxs_signature_element *element = &signature->elements[i];
        for (uint32_t row = 0; row < element->rows && values->count < WORLD_VALUES; row++) {
            if (element->stream != stream || one_in(&world->state, 64))
                continue;
            values->rows[values->count++] = (struct dxs_exec_values){
                .semantic = element->name,
                .index = element->semantic_indices[row],
                .words = allocate_words(&world->state, (size_t)count * 4 * sizeof(uint32_t)),
                .count = count,
                .per_instance = one_in(&world->state, 8),
            };
        }
    }
}

static void take_values(struct world_values *values)
{
    for (uint32_t i = 0; i < values->count; i++)
        free(values->rows[i].words);
    values->count = 0;
}

/* ---- Vertices and pixels ----------------------------------------------------------------------------------------- */

static enum dxs_result run_vertices(struct executor_world *world, dxs_executor *executor)
{
    const uint32_t indices[4] = {3, 0, any_word(&world->state), 1};
    bool indexed = one_in(&world->state, 2);
    struct dxs_exec_vertices vertices = {
        .vertex_count = indexed                     ? 4
                        : one_in(&world->state, 64) ? 0
                                                    : 1 + next_random(&world->state, 5),
        .instance_count = next_random(&world->state, 3),
        .start_vertex = next_random(&world->state, 2) ? 0 : any_word(&world->state),
        .start_instance = next_random(&world->state, 3),
        .indices = indexed ? indices : NULL,
        .view_id = next_random(&world->state, 3),
        .inputs = world->inputs.rows,
        .outputs = world->outputs.rows,
        .input_count = world->inputs.count,
        .output_count = world->outputs.count,
    };

    return dxs_executor_run_vertices(executor, &vertices);
}

/* Positions that a rasterizer can place: w = 1. */
static void place_corners(struct executor_world *world)
{
    static const uint32_t ends[4] = {0xBF800000, 0, 0x3F800000, 0x40400000}; /* -1, 0, 1, 3 */

    for (uint32_t i = 0; i < world->inputs.count; i++)
        for (uint32_t v = 0; v < INPUT_VALUES && strcmp(world->inputs.rows[i].semantic, "SV_Position") == 0; v++) {
            uint32_t *corner = world->inputs.rows[i].words + 4 * (size_t)v;
            corner[0] = ends[next_random(&world->state, 4)];
            corner[1] = ends[next_random(&world->state, 4)];
            corner[2] = 0;
            corner[3] = one_in(&world->state, 32) ? 0 : ends[2];
        }
}

static enum dxs_result run_pixels(struct executor_world *world, dxs_executor *executor)
{
    enum {
        MAX_PIXELS = 16
    };
    uint8_t covered[MAX_PIXELS * 4], written[MAX_PIXELS * 4];
    struct dxs_exec_pixels pixels = {
        .width = 1 + next_random(&world->state, 4),
        .height = 1 + next_random(&world->state, 4),
        .triangle_count = next_random(&world->state, 3),
        .samples = 1u << next_random(&world->state, 3),
        .covered = one_in(&world->state, 2) ? covered : NULL,
        .written = one_in(&world->state, 2) ? written : NULL,
        .front_is_counter_clockwise = one_in(&world->state, 2),
        .is_conservative = one_in(&world->state, 4),
        .view_id = next_random(&world->state, 3),
        .inputs = world->inputs.rows,
        .outputs = world->outputs.rows,
        .input_count = world->inputs.count,
        .output_count = world->outputs.count,
    };

    for (size_t i = 0; i < sizeof covered; i++)
        covered[i] = !one_in(&world->state, 4);
    if (one_in(&world->state, 4))
        place_corners(world);
    return dxs_executor_run_pixels(executor, &pixels);
}

/* ---- Hull, domain and geometry shaders --------------------------------------------------------------------------- */

static enum dxs_result run_patches(struct executor_world *world, dxs_executor *executor)
{
    const struct dxs_exec_patches patches = {
        .patch_count = 1 + next_random(&world->state, 2),
        .view_id = next_random(&world->state, 3),
        .inputs = world->inputs.rows,
        .outputs = world->outputs.rows,
        .constants = world->others.rows,
        .input_count = world->inputs.count,
        .output_count = world->outputs.count,
        .constant_count = world->others.count,
    };

    return dxs_executor_run_patches(executor, &patches);
}

static enum dxs_result run_points(struct executor_world *world, dxs_executor *executor)
{
    enum {
        POINTS = 5,
        PATCHES = 2
    };
    float locations[POINTS][3];
    uint32_t patches[POINTS];
    struct dxs_exec_points points = {
        .point_count = one_in(&world->state, 64) ? 0 : 1 + next_random(&world->state, POINTS),
        .locations = (const float(*)[3])locations,
        .patches = patches,
        .patch_count = PATCHES,
        .view_id = next_random(&world->state, 3),
        .inputs = world->inputs.rows,
        .constants = world->others.rows,
        .outputs = world->outputs.rows,
        .input_count = world->inputs.count,
        .constant_count = world->others.count,
        .output_count = world->outputs.count,
    };

    for (uint32_t i = 0; i < POINTS; i++) {
        patches[i] = one_in(&world->state, 64) ? any_word(&world->state) : next_random(&world->state, PATCHES);
        for (uint32_t k = 0; k < 3; k++) {
            uint32_t word = any_word(&world->state);
            memcpy(&locations[i][k], &word, sizeof word);
        }
    }
    return dxs_executor_run_points(executor, &points);
}

static enum dxs_result run_primitives(struct executor_world *world, const struct dxs_entry *entry,
                                      dxs_executor *executor)
{
    uint8_t ends[OUTPUT_VALUES];
    struct world_values values[4];
    struct dxs_exec_stream streams[4];
    struct dxs_exec_primitives primitives = {
        .primitive_count = 1 + next_random(&world->state, 2),
        .view_id = next_random(&world->state, 3),
        .inputs = world->inputs.rows,
        .input_count = world->inputs.count,
        .streams = streams,
    };

    for (uint32_t i = 0; i < 4; i++) {
        give_values(world, &entry->outputs, i, &values[i], OUTPUT_VALUES);
        streams[i] = (struct dxs_exec_stream){.outputs = values[i].rows,
                                              .output_count = values[i].count,
                                              .ends = one_in(&world->state, 2) ? ends : NULL,
                                              .capacity = next_random(&world->state, OUTPUT_VALUES + 1)};
    }
    enum dxs_result result = dxs_executor_run_primitives(executor, &primitives);
    for (uint32_t i = 0; i < 4; i++) {
        demand(result != DXS_RESULT_OK || streams[i].vertex_count <= streams[i].capacity,
               "a stream keeps its capacity");
        take_values(&values[i]);
    }
    return result;
}

/* ---- Mesh and amplification shaders ------------------------------------------------------------------------------ */

/* Damaged modules ask for any number of vertices: then no output is wanted. */
static enum dxs_result run_meshes(struct executor_world *world, const struct dxs_entry *entry, dxs_executor *executor)
{
    bool is_small = entry->max_vertices <= MAX_OF_A_GROUP && entry->max_primitives <= MAX_OF_A_GROUP;
    size_t payload_size = next_random(&world->state, MAX_PAYLOAD);
    struct dxs_exec_meshes meshes = {
        .groups = {1 + next_random(&world->state, 2), 1, 1},
        .view_id = next_random(&world->state, 3),
        .payload_size = payload_size,
        .payload = allocate_words(&world->state, payload_size),
    };
    uint32_t groups = meshes.groups[0], counts[2][2] = {{0}};

    if (is_small) {
        give_values(world, &entry->outputs, 0, &world->outputs, groups * entry->max_vertices);
        give_values(world, &entry->patch_or_primitive, 0, &world->others, groups * entry->max_primitives);
        meshes.vertices = world->outputs.rows;
        meshes.primitives = world->others.rows;
        meshes.vertex_output_count = world->outputs.count;
        meshes.primitive_output_count = world->others.count;
        meshes.indices = allocate_words(&world->state, (size_t)groups * entry->max_primitives * 3 * sizeof(uint32_t));
        meshes.counts = counts;
    }
    enum dxs_result result = dxs_executor_run_meshes(executor, &meshes);
    for (uint32_t g = 0; g < groups && is_small && result == DXS_RESULT_OK; g++)
        demand(counts[g][0] <= entry->max_vertices && counts[g][1] <= entry->max_primitives,
               "a group keeps its limits");
    free(meshes.indices);
    free((void *)meshes.payload);
    return result;
}

static enum dxs_result run_amplification(struct executor_world *world, const struct dxs_entry *entry,
                                         dxs_executor *executor)
{
    uint32_t dispatches[2][3];
    struct dxs_exec_amplification amplification = {.groups = {1, 1 + next_random(&world->state, 2), 1},
                                                   .view_id = next_random(&world->state, 3),
                                                   .dispatches = dispatches};

    if (entry->payload_size <= MAX_PAYLOAD)
        amplification.payloads = allocate_words(&world->state, (size_t)amplification.groups[1] * entry->payload_size);
    enum dxs_result result = dxs_executor_run_amplification(executor, &amplification);
    free(amplification.payloads);
    return result;
}

/* ---- All stages -------------------------------------------------------------------------------------------------- */

static enum dxs_result run_stage(struct executor_world *world, const struct dxs_entry *entry, dxs_executor *executor)
{
    const uint32_t groups[3] = {one_in(&world->state, 64) ? 0 : 1 + next_random(&world->state, 2), 1,
                                1 + next_random(&world->state, 2)};

    switch (entry->stage) {
    case DXS_STAGE_VERTEX:
        return run_vertices(world, executor);
    case DXS_STAGE_PIXEL:
        return run_pixels(world, executor);
    case DXS_STAGE_HULL:
        return run_patches(world, executor);
    case DXS_STAGE_DOMAIN:
        return run_points(world, executor);
    case DXS_STAGE_GEOMETRY:
        return run_primitives(world, entry, executor);
    case DXS_STAGE_MESH:
        return run_meshes(world, entry, executor);
    case DXS_STAGE_AMPLIFICATION:
        return run_amplification(world, entry, executor);
    default: /* compute shaders; others must be refused */
        return dxs_executor_dispatch(executor, groups);
    }
}

enum dxs_result run_in_world(struct executor_world *world, const struct dxs_entry *entry, dxs_executor *executor)
{
    bool draws = entry->stage == DXS_STAGE_VERTEX || entry->stage == DXS_STAGE_PIXEL ||
                 entry->stage == DXS_STAGE_HULL || entry->stage == DXS_STAGE_DOMAIN;

    if (draws || entry->stage == DXS_STAGE_GEOMETRY)
        give_values(world, &entry->inputs, 0, &world->inputs, INPUT_VALUES);
    if (draws) {
        give_values(world, &entry->outputs, 0, &world->outputs, OUTPUT_VALUES);
        give_values(world, &entry->patch_or_primitive, 0, &world->others, OUTPUT_VALUES);
    }
    enum dxs_result result = run_stage(world, entry, executor);
    take_values(&world->inputs);
    take_values(&world->outputs);
    take_values(&world->others);
    return result;
}
