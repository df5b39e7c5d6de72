/* Runs hull, domain, geometry, mesh and amplification shaders, each stage alone: what an earlier stage would give comes
 * from the arguments. */
#include "cli/run/run.h"

#include "cli/messages.h"
#include "cli/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Patches ----------------------------------------------------------------------------------------------------- */

bool run_draw_hull(struct run_draw *d, enum dxs_result *result)
{
    const uint32_t patches = d->arguments->patches, points = d->entry->output_control_points;

    if (!run_prepare_dumps(d, (size_t)patches * points, patches))
        return false;
    const struct dxs_exec_patches run = {.patch_count = patches,
                                         .view_id = d->arguments->view,
                                         .inputs = d->inputs,
                                         .outputs = d->outputs,
                                         .constants = d->second,
                                         .input_count = d->input_count,
                                         .output_count = d->output_count,
                                         .constant_count = d->second_count};
    *result = dxs_executor_run_patches(d->executor, &run);
    if (*result != DXS_RESULT_OK)
        return true;
    run_print_dumps(d, false, &(struct run_extent){.width = points, .height = patches, .samples = 1});
    run_print_dumps(d, true, &(struct run_extent){.width = 1, .height = patches, .samples = 1});
    return true;
}

/* The points that a domain shader runs for, patch by patch: the location and the patch of each. */
struct points {
    float (*locations)[3];
    uint32_t *patches;
    uint32_t each; /* points per patch */
};

static bool make_points(const struct run_draw *d, struct points *points)
{
    enum {
        TRIANGLES = 2
    };
    const struct run_data *data = &d->arguments->locations;
    size_t columns = d->entry->tessellator_domain == TRIANGLES ? 3 : 2, words = data->size / sizeof(float);
    size_t each = words / columns, count = each * d->arguments->patches;

    if (words == 0 || words % columns != 0 || count > UINT32_MAX) {
        complain("run: --locations: %zu numbers are given: expected %zu for each point", words, columns);
        return false;
    }
    points->each = (uint32_t)each;
    points->locations = calloc(count, sizeof *points->locations);
    points->patches = calloc(count, sizeof *points->patches);
    for (size_t i = 0; i < count && points->locations && points->patches; i++) {
        memcpy(points->locations[i], (const char *)data->bytes + i % each * columns * sizeof(float),
               columns * sizeof(float));
        points->patches[i] = (uint32_t)(i / each);
    }
    if (!points->locations || !points->patches)
        complain("out of memory");
    return points->locations && points->patches;
}

bool run_draw_domain(struct run_draw *d, enum dxs_result *result)
{
    const uint32_t patches = d->arguments->patches;
    struct points points = {0};
    bool is_ready = make_points(d, &points) && run_prepare_dumps(d, (size_t)points.each * patches, 0);

    if (is_ready) {
        const struct dxs_exec_points run = {.point_count = points.each * patches,
                                            .locations = (const float(*)[3])points.locations,
                                            .patches = points.patches,
                                            .patch_count = patches,
                                            .view_id = d->arguments->view,
                                            .inputs = d->inputs,
                                            .constants = d->constants,
                                            .outputs = d->outputs,
                                            .input_count = d->input_count,
                                            .constant_count = d->constant_count,
                                            .output_count = d->output_count};
        *result = dxs_executor_run_points(d->executor, &run);
        if (*result == DXS_RESULT_OK)
            run_print_dumps(d, false, &(struct run_extent){.width = points.each, .height = patches, .samples = 1});
    }
    free(points.locations);
    free(points.patches);
    return is_ready;
}

/* ---- Geometry shaders -------------------------------------------------------------------------------------------- */

enum {
    STREAMS = 4
};

static void print_streams(const struct run_draw *d, const struct dxs_exec_stream *streams)
{
    for (uint32_t i = 0; i < d->arguments->dump_count; i++) {
        const struct run_dump *dump = &d->arguments->dumps[i];
        if (!dump->element)
            continue;
        const struct dxs_exec_stream *stream = &streams[dump->element->stream % STREAMS];
        run_print_output(dump,
                         &(struct run_extent){
                             .width = (uint32_t)stream->vertex_count, .height = 1, .samples = 1, .ends = stream->ends});
    }
}

bool run_draw_geometry(struct run_draw *d, enum dxs_result *result)
{
    const struct dxs_entry *entry = d->entry;
    size_t instances = entry->instance_count ? entry->instance_count : 1;
    size_t room = d->arguments->primitives * instances * entry->max_vertex_count;
    uint8_t *ends = calloc(STREAMS, room + 1);
    struct dxs_exec_stream streams[STREAMS];
    struct dxs_exec_values of_streams[STREAMS][MAX_GIVEN];
    bool is_ready = ends && run_prepare_dumps(d, room, 0);

    if (!ends)
        complain("out of memory");
    for (uint32_t s = 0; s < STREAMS && is_ready; s++) {
        streams[s] =
            (struct dxs_exec_stream){.outputs = of_streams[s], .ends = ends + s * (room + 1), .capacity = room};
        for (uint32_t i = 0, row = 0; i < d->arguments->dump_count; i++) {
            const struct run_dump *dump = &d->arguments->dumps[i];
            if (dump->element && dump->element->stream == s)
                of_streams[s][streams[s].output_count++] = d->outputs[row];
            row += dump->element != NULL;
        }
    }
    if (is_ready) {
        const struct dxs_exec_primitives run = {.primitive_count = d->arguments->primitives,
                                                .view_id = d->arguments->view,
                                                .inputs = d->inputs,
                                                .input_count = d->input_count,
                                                .streams = streams};
        *result = dxs_executor_run_primitives(d->executor, &run);
        if (*result == DXS_RESULT_OK)
            print_streams(d, streams);
    }
    free(ends);
    return is_ready;
}

/* ---- Mesh and amplification shaders ------------------------------------------------------------------------------ */

static bool is_named(const struct run_dump *dump, const char *name)
{
    return strcmp(dump->semantic, name) == 0;
}

bool run_is_special(const struct run_dump *dump, const struct dxs_entry *entry)
{
    return (entry->stage == DXS_STAGE_MESH && is_named(dump, "indices")) ||
           (entry->stage == DXS_STAGE_AMPLIFICATION && is_named(dump, "payload"));
}

static uint32_t group_count(const struct run_draw *d)
{
    const uint32_t *groups = d->arguments->groups;

    return (uint32_t)((uint64_t)groups[0] * groups[1] * groups[2]);
}

/* Numbers of up to 65535 groups along each axis may exceed memory. */
static bool has_room(const struct run_draw *d)
{
    enum {
        MAX_GROUPS = 1 << 20
    };
    const uint32_t *groups = d->arguments->groups;

    if ((uint64_t)groups[0] * groups[1] <= MAX_GROUPS && (uint64_t)groups[0] * groups[1] * groups[2] <= MAX_GROUPS)
        return true;
    complain("run: --dispatch: expected at most %d groups of a %s shader", MAX_GROUPS, dxs_stage_name(d->entry->stage));
    return false;
}

/* What a mesh shader leaves; `written` has a byte per vertex and per primitive. */
struct mesh {
    uint32_t (*counts)[2];
    uint32_t *indices;
    uint8_t *written[2];
};

static void print_mesh(const struct run_draw *d, const struct mesh *mesh)
{
    const struct dxs_entry *entry = d->entry;
    const uint32_t most[] = {entry->max_vertices, entry->max_primitives}, groups = group_count(d);
    const uint32_t corners = entry->output_topology == 1 ? 2 : 3;

    for (uint32_t g = 0; g < groups; g++)
        for (uint32_t k = 0; k < 2; k++)
            memset(mesh->written[k] + (size_t)g * most[k], 1, mesh->counts[g][k]);
    for (uint32_t g = 0; g < groups; g++)
        printf("group %" PRIu32 ": %" PRIu32 " vertices, %" PRIu32 " primitives\n", g, mesh->counts[g][0],
               mesh->counts[g][1]);
    for (uint32_t i = 0; i < d->arguments->dump_count; i++) {
        const struct run_dump *dump = &d->arguments->dumps[i];
        if (dump->resource || dump->element)
            continue;
        printf("indices:\n");
        for (uint32_t g = 0; g < groups; g++)
            for (uint32_t n = 0; n < mesh->counts[g][1]; n++) {
                printf(" %" PRIu32 ",%" PRIu32 ":", n, g);
                run_print_words(mesh->indices + ((size_t)g * most[1] + n) * 3, corners, 'u');
            }
    }
    for (uint32_t k = 0; k < 2; k++)
        run_print_dumps(
            d, k == 1,
            &(struct run_extent){
                .width = most[k], .height = groups, .samples = 1, .written = mesh->written[k], .shows_written = true});
}

bool run_draw_mesh(struct run_draw *d, enum dxs_result *result)
{
    if (!has_room(d))
        return false;
    const size_t groups = group_count(d), vertices = groups * d->entry->max_vertices,
                 primitives = groups * d->entry->max_primitives;
    struct mesh mesh = {.counts = calloc(groups + 1, sizeof *mesh.counts),
                        .indices = calloc(primitives + 1, 3 * sizeof *mesh.indices),
                        .written = {calloc(vertices + 1, 1), calloc(primitives + 1, 1)}};
    bool has_memory = mesh.counts && mesh.indices && mesh.written[0] && mesh.written[1];
    bool is_ready = has_memory && run_prepare_dumps(d, vertices, primitives);

    if (!has_memory)
        complain("out of memory");
    if (is_ready) {
        struct dxs_exec_meshes run = {.view_id = d->arguments->view,
                                      .payload = d->arguments->payload.bytes,
                                      .payload_size = d->arguments->payload.size,
                                      .vertices = d->outputs,
                                      .primitives = d->second,
                                      .vertex_output_count = d->output_count,
                                      .primitive_output_count = d->second_count,
                                      .indices = mesh.indices,
                                      .counts = mesh.counts};
        memcpy(run.groups, d->arguments->groups, sizeof run.groups);
        *result = dxs_executor_run_meshes(d->executor, &run);
        if (*result == DXS_RESULT_OK)
            print_mesh(d, &mesh);
    }
    free(mesh.counts);
    free(mesh.indices);
    free(mesh.written[0]);
    free(mesh.written[1]);
    return is_ready;
}

static void print_dispatches(const struct run_draw *d, uint32_t (*dispatches)[3], const uint8_t *payloads)
{
    size_t size = d->entry->payload_size;

    for (uint32_t g = 0; g < group_count(d); g++)
        printf("group %" PRIu32 ": DispatchMesh %" PRIu32 " %" PRIu32 " %" PRIu32 "\n", g, dispatches[g][0],
               dispatches[g][1], dispatches[g][2]);
    for (uint32_t i = 0; i < d->arguments->dump_count; i++) {
        const struct run_dump *dump = &d->arguments->dumps[i];
        if (dump->resource)
            continue;
        printf("payload:\n");
        for (uint32_t g = 0; g < group_count(d); g++) {
            printf(" %" PRIu32 ":", g);
            for (size_t at = 0; at + 4 <= size; at += 4) {
                uint32_t word = load_word(payloads + g * size + at);
                run_print_word(word, dump->type ? dump->type : 'u');
            }
            printf("\n");
        }
    }
}

bool run_draw_amplification(struct run_draw *d, enum dxs_result *result)
{
    if (!has_room(d))
        return false;
    const size_t groups = group_count(d);
    uint32_t(*dispatches)[3] = calloc(groups + 1, sizeof *dispatches);
    uint8_t *payloads = calloc(groups + 1, (size_t)d->entry->payload_size + 1);
    bool is_ready = dispatches && payloads && run_prepare_dumps(d, 0, 0);

    if (!dispatches || !payloads)
        complain("out of memory");
    if (is_ready) {
        struct dxs_exec_amplification run = {
            .view_id = d->arguments->view, .dispatches = dispatches, .payloads = payloads};
        memcpy(run.groups, d->arguments->groups, sizeof run.groups);
        *result = dxs_executor_run_amplification(d->executor, &run);
        if (*result == DXS_RESULT_OK)
            print_dispatches(d, dispatches, payloads);
    }
    free(dispatches);
    free(payloads);
    return is_ready;
}
