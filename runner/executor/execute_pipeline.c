/* Executes pipelines of .run files, stage by stage: what one stage leaves is passed to the next one by semantic. The
 * stages that have no shader (assembly, tessellator, stream output, rasterizer) are here, in tessellate.c and in the
 * executor's pixel shaders. */
#include "runner/common/report.h"
#include "runner/executor/execute_internal.h"
#include "exec/samples.h"
#include "runner/executor/tessellate.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    STREAMS = 4,
    MAX_PRIMITIVE = 32,
    MAX_STAGES = DXS_STAGE_AMPLIFICATION + 1
};

struct pipeline {
    struct job *job;
    const dxs_module *modules[MAX_STAGES]; /* by stage; NULL: none */
    struct rows captured[STREAMS];         /* rows of the last stage, by stream */
    size_t captured_count[STREAMS];
};

/* Vertices, and how primitives use them. */
struct geometry {
    struct rows rows;
    uint32_t *indices;
    uint32_t primitive_count, primitive_vertices;
    struct rows primitives; /* mesh shaders: rows of primitives */
};

static const struct dxs_entry *entry_of(const struct pipeline *p, enum dxs_stage stage)
{
    return p->modules[stage] ? dxs_module_entry(p->modules[stage], 0) : NULL;
}

static bool goes_on(const struct pipeline *p)
{
    return p->job->execution->result == DXS_RESULT_OK;
}

static void lacks(struct pipeline *p, const char *what)
{
    struct execution *e = p->job->execution;

    if (e->result == DXS_RESULT_OK) {
        e->result = DXS_RESULT_UNSUPPORTED;
        snprintf(e->message, sizeof e->message, "%s", what);
    }
}

/* ---- Rows -------------------------------------------------------------------------------------------------------- */

static const struct dxs_exec_values *find_row(const struct rows *rows, const char *semantic, uint32_t index)
{
    for (uint32_t i = 0; i < rows->count; i++)
        if (same_semantic(rows->values[i].semantic, rows->values[i].index, semantic, index))
            return &rows->values[i];
    return NULL;
}

/* The rows that a signature has, in the order of vertices that `indices` gives. */
static struct rows gather(const struct rows *rows, const struct dxs_signature *signature, const uint32_t *indices,
                          size_t count)
{
    struct rows gathered = {0};

    for (uint32_t i = 0; i < rows->count; i++) {
        const struct dxs_exec_values *from = &rows->values[i];
        if (!has_row(signature, from->semantic, from->index))
            continue;
        uint32_t *words = add_row(&gathered, from->semantic, from->index, count)->words;
        for (size_t k = 0; k < count; k++)
            memcpy(words + k * ROW_WORDS, from->words + (size_t)indices[k] * ROW_WORDS, ROW_WORDS * sizeof *words);
    }
    return gathered;
}

static void release_geometry(struct geometry *g)
{
    free_rows(&g->rows);
    free_rows(&g->primitives);
    free(g->indices);
    *g = (struct geometry){0};
}

static void add_primitive(struct geometry *g, const uint32_t *vertices)
{
    size_t used = (size_t)g->primitive_count * g->primitive_vertices;

    g->indices = reallocate(g->indices, used + g->primitive_vertices, sizeof *g->indices);
    memcpy(g->indices + used, vertices, g->primitive_vertices * sizeof *vertices);
    g->primitive_count++;
}

/* Triangle i of a strip: odd ones swap their last two vertices. */
static void add_of_strip(struct geometry *g, uint32_t first, uint32_t i)
{
    bool is_odd = g->primitive_vertices == 3 && i % 2;
    const uint32_t vertices[] = {first + i, first + i + 1 + is_odd, first + i + 2 - is_odd};

    add_primitive(g, vertices);
}

/* ---- Assembly ---------------------------------------------------------------------------------------------------- */

/* Rows of the first shader, from the file, if there is no vertex shader. */
static void give_vertices(struct pipeline *p, struct rows *rows)
{
    const struct run_file *file = p->job->file;
    const struct vertex_run *v = &file->vertices;
    const struct dxs_entry *hull = entry_of(p, DXS_STAGE_HULL), *first = hull ? hull : entry_of(p, DXS_STAGE_GEOMETRY);

    if (!first)
        test_fails("a pipeline of vertices has a vertex, hull or geometry shader");
    check_inputs(p->job, &first->inputs);
    add_rows(rows, &first->inputs, 0, (size_t)v->vertices * v->instances);
    for (uint32_t i = 0, row = 0; i < first->inputs.count; i++)
        for (uint32_t k = 0; k < first->inputs.elements[i].rows; k++, row++) {
            const struct dxs_exec_values *values = &rows->values[row];
            const struct stage_input *input = find_stage_input(file, values->semantic, values->index);
            uint32_t columns = first->inputs.elements[i].columns;
            if (input && input->values.count != (size_t)v->vertices * columns)
                note_wrong_file(p->job, "not as many values as vertices have columns", values->semantic, values->index);
            for (size_t n = 0; n < values->count && input && goes_on(p); n++)
                memcpy(values->words + n * ROW_WORDS, input->words + n % v->vertices * columns,
                       columns * sizeof *input->words);
        }
}

/* The primitives of one instance, whose vertices begin at `first`. */
static void assemble(struct pipeline *p, struct geometry *g, uint32_t first)
{
    const struct pipeline_run *pipeline = &p->job->file->pipeline;
    uint32_t count = p->job->file->vertices.vertices, vertices[MAX_PRIMITIVE];
    bool is_strip = pipeline->topology == VK_PRIMITIVE_TOPOLOGY_LINE_STRIP ||
                    pipeline->topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;

    switch (pipeline->topology) {
    case VK_PRIMITIVE_TOPOLOGY_POINT_LIST:
        g->primitive_vertices = 1;
        break;
    case VK_PRIMITIVE_TOPOLOGY_LINE_LIST:
    case VK_PRIMITIVE_TOPOLOGY_LINE_STRIP:
        g->primitive_vertices = 2;
        break;
    case VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY:
        g->primitive_vertices = 4;
        break;
    case VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY:
        g->primitive_vertices = 6;
        break;
    case VK_PRIMITIVE_TOPOLOGY_PATCH_LIST:
        g->primitive_vertices = pipeline->patch_vertices;
        break;
    default:
        g->primitive_vertices = 3;
        break;
    }
    for (uint32_t i = 0; is_strip && i + g->primitive_vertices <= count; i++)
        add_of_strip(g, first, i);
    for (uint32_t i = 0; !is_strip && i + g->primitive_vertices <= count; i += g->primitive_vertices) {
        for (uint32_t k = 0; k < g->primitive_vertices; k++)
            vertices[k] = first + i + k;
        add_primitive(g, vertices);
    }
}

/* ---- Tessellation ------------------------------------------------------------------------------------------------ */

static void read_factors(const struct rows *constants, uint32_t patch, uint32_t domain, float factors[6])
{
    static const unsigned edges[] = {0, 2, 3, 4}, insides[] = {0, 0, 1, 2};

    for (unsigned i = 0; i < edges[domain] + insides[domain]; i++) {
        bool is_edge = i < edges[domain];
        const struct dxs_exec_values *values =
            find_row(constants, is_edge ? "SV_TessFactor" : "SV_InsideTessFactor", is_edge ? i : i - edges[domain]);
        if (!values)
            test_fails("the hull shader does not write all factors");
        memcpy(&factors[i], values->words + (size_t)patch * ROW_WORDS, sizeof factors[i]);
    }
}

/* Points of all patches, and the primitives between them. */
struct domain {
    float (*locations)[3];
    uint32_t *patches;
    uint32_t point_count;
};

static void tessellate_patch(struct pipeline *p, struct domain *d, struct geometry *out, const struct rows *constants,
                             uint32_t patch)
{
    const struct dxs_entry *hull = entry_of(p, DXS_STAGE_HULL);
    float factors[6] = {0};

    read_factors(constants, patch, hull->tessellator_domain, factors);
    struct tessellation t = tessellate(hull, factors);
    p->job->execution->outputs_are_unknown |= t.is_unknown;
    out->primitive_vertices = t.primitive_vertices;
    for (uint32_t i = 0; i < t.index_count; i++)
        t.indices[i] += d->point_count;
    for (uint32_t i = 0; i < t.index_count; i += t.primitive_vertices)
        add_primitive(out, t.indices + i);
    d->locations = reallocate(d->locations, d->point_count + t.point_count + 1, sizeof *d->locations);
    d->patches = reallocate(d->patches, d->point_count + t.point_count + 1, sizeof *d->patches);
    for (uint32_t i = 0; i < t.point_count; i++, d->point_count++) {
        memcpy(d->locations[d->point_count], t.locations[i], sizeof *t.locations);
        d->patches[d->point_count] = patch;
    }
    release_tessellation(&t);
}

static struct geometry run_domain(struct pipeline *p, const struct rows *points, const struct rows *constants,
                                  uint32_t patches)
{
    const struct dxs_entry *entry = entry_of(p, DXS_STAGE_DOMAIN);
    struct geometry out = {.primitive_vertices = 1};
    struct domain d = {0};

    for (uint32_t i = 0; i < patches; i++)
        tessellate_patch(p, &d, &out, constants, i);
    uint32_t control_points = patches * entry->input_control_points,
             *all = allocate((size_t)control_points + patches, 4);
    for (uint32_t i = 0; i < control_points + patches; i++)
        all[i] = i;
    struct rows inputs = gather(points, &entry->inputs, all, control_points),
                constant_inputs = gather(constants, &entry->patch_or_primitive, all, patches);
    add_rows(&out.rows, &entry->outputs, 0, d.point_count);
    struct dxs_exec_points run = {.point_count = d.point_count,
                                  .locations = (const float(*)[3])d.locations,
                                  .patches = d.patches,
                                  .patch_count = patches,
                                  .inputs = inputs.values,
                                  .constants = constant_inputs.values,
                                  .outputs = out.rows.values,
                                  .input_count = inputs.count,
                                  .constant_count = constant_inputs.count,
                                  .output_count = out.rows.count};
    use_module(p->job, p->modules[DXS_STAGE_DOMAIN]);
    note_result(p->job, dxs_executor_run_points(p->job->executor, &run));
    free_rows(&inputs);
    free_rows(&constant_inputs);
    free(all);
    free(d.locations);
    free(d.patches);
    return out;
}

static void run_tessellation(struct pipeline *p, struct geometry *g)
{
    const struct dxs_entry *entry = entry_of(p, DXS_STAGE_HULL);
    struct rows inputs =
        gather(&g->rows, &entry->inputs, g->indices, (size_t)g->primitive_count * g->primitive_vertices);
    struct rows outputs = {0}, constants = {0};

    if (g->primitive_vertices != entry->input_control_points)
        test_fails("the patches have %u vertices, the hull shader takes %u", g->primitive_vertices,
                   entry->input_control_points);
    add_rows(&outputs, &entry->outputs, 0, (size_t)g->primitive_count * entry->output_control_points);
    add_rows(&constants, &entry->patch_or_primitive, 0, g->primitive_count);
    struct dxs_exec_patches run = {.patch_count = g->primitive_count,
                                   .inputs = inputs.values,
                                   .outputs = outputs.values,
                                   .constants = constants.values,
                                   .input_count = inputs.count,
                                   .output_count = outputs.count,
                                   .constant_count = constants.count};
    use_module(p->job, p->modules[DXS_STAGE_HULL]);
    note_result(p->job, dxs_executor_run_patches(p->job->executor, &run));
    struct geometry out = {0};
    if (goes_on(p))
        out = run_domain(p, &outputs, &constants, g->primitive_count);
    free_rows(&inputs);
    free_rows(&outputs);
    free_rows(&constants);
    release_geometry(g);
    *g = out;
}

/* ---- Geometry shaders -------------------------------------------------------------------------------------------- */

/* The primitives of a stream's strips. */
static void connect_strips(struct geometry *g, const struct dxs_exec_stream *stream)
{
    for (uint32_t first = 0, i = 0; i < stream->vertex_count; i++) {
        if (i + 1 >= first + g->primitive_vertices)
            add_of_strip(g, first, i + 1 - g->primitive_vertices - first);
        if (stream->ends[i] || g->primitive_vertices == 1)
            first = i + 1;
    }
}

static uint32_t vertices_of_topology(const struct dxs_entry *entry)
{
    static const uint8_t counts[] = {0, 1, 2, 2, 3, 3};

    return entry->output_topology < sizeof counts ? counts[entry->output_topology] : 3;
}

/* `out`: by stream. */
static void run_geometry(struct pipeline *p, const struct geometry *g, struct geometry out[STREAMS])
{
    const struct dxs_entry *entry = entry_of(p, DXS_STAGE_GEOMETRY);
    size_t room =
        (size_t)g->primitive_count * (entry->instance_count ? entry->instance_count : 1) * entry->max_vertex_count + 1;
    struct rows inputs =
        gather(&g->rows, &entry->inputs, g->indices, (size_t)g->primitive_count * g->primitive_vertices);
    struct dxs_exec_stream streams[STREAMS] = {0};

    if (g->primitive_vertices != dxs_exec_input_vertices(entry) && g->primitive_count > 0)
        test_fails("the primitives have %u vertices, the geometry shader takes %u", g->primitive_vertices,
                   dxs_exec_input_vertices(entry));
    for (uint32_t s = 0; s < STREAMS; s++) {
        add_rows(&out[s].rows, &entry->outputs, s, room);
        streams[s] = (struct dxs_exec_stream){.outputs = out[s].rows.values,
                                              .output_count = out[s].rows.count,
                                              .ends = allocate(room, 1),
                                              .capacity = room};
    }
    struct dxs_exec_primitives run = {.primitive_count = g->primitive_count,
                                      .inputs = inputs.values,
                                      .input_count = inputs.count,
                                      .streams = streams};
    use_module(p->job, p->modules[DXS_STAGE_GEOMETRY]);
    note_result(p->job, dxs_executor_run_primitives(p->job->executor, &run));
    for (uint32_t s = 0; s < STREAMS; s++) {
        out[s].primitive_vertices = vertices_of_topology(entry);
        connect_strips(&out[s], &streams[s]);
        free(streams[s].ends);
    }
    free_rows(&inputs);
}

/* ---- Stream output ----------------------------------------------------------------------------------------------- */

static const struct dxs_entry *entry_before_rasterizer(const struct pipeline *p)
{
    static const enum dxs_stage stages[] = {DXS_STAGE_MESH, DXS_STAGE_GEOMETRY, DXS_STAGE_DOMAIN, DXS_STAGE_VERTEX};
    const struct dxs_entry *last = NULL;

    for (size_t i = 0; i < sizeof stages / sizeof *stages && !last; i++)
        last = entry_of(p, stages[i]);
    return last;
}

static void capture(struct pipeline *p, const struct geometry *g, uint32_t stream)
{
    const struct dxs_entry *last = entry_before_rasterizer(p);
    size_t added = (size_t)g->primitive_count * g->primitive_vertices, before = p->captured_count[stream];
    struct rows rows = gather(&g->rows, &last->outputs, g->indices, added);

    if (!p->captured[stream].values)
        add_rows(&p->captured[stream], &last->outputs, stream, 0);
    for (uint32_t i = 0; i < rows.count; i++) {
        struct dxs_exec_values *values = &p->captured[stream].values[i];
        values->words = reallocate(values->words, (before + added) * ROW_WORDS + 1, sizeof *values->words);
        memcpy(values->words + before * ROW_WORDS, rows.values[i].words, added * ROW_WORDS * sizeof *values->words);
    }
    p->captured_count[stream] += added;
    free_rows(&rows);
}

/* ---- Rasterizer -------------------------------------------------------------------------------------------------- */

static uint32_t word_of(const struct geometry *g, const char *semantic, uint32_t primitive, uint32_t otherwise)
{
    const struct dxs_exec_values *values = find_row(&g->primitives, semantic, 0);

    if (values)
        return values->words[(size_t)primitive * ROW_WORDS];
    values = find_row(&g->rows, semantic, 0);
    uint32_t first = g->indices[(size_t)primitive * g->primitive_vertices];
    return values ? values->words[(size_t)first * ROW_WORDS] : otherwise;
}

static float float_of(uint32_t word)
{
    float number;

    memcpy(&number, &word, sizeof number);
    return number;
}

/* Moves a position in clip space from the viewport to the whole target. */
static void move_to_target(const struct draw *draw, const struct viewport *v, uint32_t *words)
{
    double w = (double)float_of(words[3]);
    double x = (double)v->x + ((double)float_of(words[0]) / w + 1) / 2 * (double)v->width;
    double y = (double)v->y + (1 - (double)float_of(words[1]) / w) / 2 * (double)v->height;
    const float moved[] = {(float)((2 * x / draw->width - 1) * w), (float)((1 - 2 * y / draw->height) * w)};

    memcpy(words, moved, sizeof moved);
}

/* The samples inside the viewport. */
static uint8_t *cover_viewport(const struct draw *draw, const struct viewport *v)
{
    uint8_t *covered = allocate((size_t)draw->width * draw->height * draw->samples, 1);

    for (uint32_t y = 0; y < draw->height; y++)
        for (uint32_t x = 0; x < draw->width; x++)
            if ((float)x >= v->x && (float)x < v->x + v->width && (float)y >= v->y && (float)y < v->y + v->height)
                memset(covered + ((size_t)y * draw->width + x) * draw->samples, 1, draw->samples);
    return covered;
}

/* ---- Clipping, and cull distances, which the pixel shader may lack ----------------------------------------------- */

/* Weight of a corner at a position, times the triangle's area, which may be negative. */
static double corner_weight(const double (*corners)[3], unsigned k, double x, double y)
{
    const double *a = corners[(k + 1) % 3], *b = corners[(k + 2) % 3];

    return ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) * corners[k][2];
}

/* Pixels, and 1 / w, of positions in clip space. */
static void place_corners(const struct draw *draw, const uint32_t *positions, double corners[CORNERS][3])
{
    for (unsigned k = 0; k < CORNERS; k++, positions += ROW_WORDS) {
        double w = (double)float_of(positions[3]);
        corners[k][0] = ((double)float_of(positions[0]) / w + 1) / 2 * draw->width;
        corners[k][1] = (1 - (double)float_of(positions[1]) / w) / 2 * draw->height;
        corners[k][2] = 1 / w;
    }
}

/* Takes the samples away at which a distance is negative. */
static void clip_samples(const struct draw *draw, const double (*corners)[3], const float distances[CORNERS],
                         uint8_t *covered)
{
    double area = (corners[1][0] - corners[0][0]) * (corners[2][1] - corners[0][1]) -
                  (corners[1][1] - corners[0][1]) * (corners[2][0] - corners[0][0]);

    for (uint32_t y = 0; y < draw->height; y++)
        for (uint32_t x = 0; x < draw->width; x++)
            for (uint32_t i = 0; i < draw->samples; i++) {
                double offset[2], distance = 0;
                standard_sample(draw->samples, i, offset);
                for (unsigned k = 0; k < CORNERS; k++)
                    distance +=
                        corner_weight(corners, k, x + 0.5 + offset[0], y + 0.5 + offset[1]) * (double)distances[k];
                if (isnan(distance) || (area < 0 ? distance > 0 : distance < 0))
                    covered[((size_t)y * draw->width + x) * draw->samples + i] = 0;
            }
}

/* Takes the samples away that are before the near or behind the far plane. */
static void clip_depth(const struct draw *draw, const double (*corners)[3], const uint32_t *positions, uint8_t *covered)
{
    float before[CORNERS], behind[CORNERS];

    for (unsigned k = 0; k < CORNERS; k++, positions += ROW_WORDS) {
        before[k] = float_of(positions[2]);
        behind[k] = float_of(positions[3]) - before[k];
    }
    clip_samples(draw, corners, before, covered);
    clip_samples(draw, corners, behind, covered);
}

/* False: a cull distance is negative, or a NaN, at all corners. */
static bool clip_primitive(const struct pipeline *p, const struct geometry *g, const struct dxs_entry *last,
                           uint32_t primitive, const uint32_t *positions, uint8_t *covered)
{
    const struct draw *draw = &p->job->file->draw;
    double corners[CORNERS][3];
    uint32_t row = 0;

    place_corners(draw, positions, corners);
    clip_depth(draw, corners, positions, covered);
    for (uint32_t i = 0; i < last->outputs.count; i++) {
        const struct dxs_signature_element *e = &last->outputs.elements[i];
        for (uint32_t n = 0; n < e->rows * e->columns && e->stream == 0; n++) {
            const uint32_t *words = g->rows.values[row + n / e->columns].words + n % e->columns;
            float distances[CORNERS];
            for (unsigned k = 0; k < CORNERS; k++)
                distances[k] = float_of(words[(size_t)g->indices[(size_t)primitive * CORNERS + k] * ROW_WORDS]);
            if (e->semantic == DXS_SEMANTIC_CLIP_DISTANCE)
                clip_samples(draw, corners, distances, covered);
            if (e->semantic == DXS_SEMANTIC_CULL_DISTANCE && !(distances[0] >= 0) && !(distances[1] >= 0) &&
                !(distances[2] >= 0))
                return false;
        }
        row += e->stream == 0 ? e->rows : 0;
    }
    return true;
}

static void set_system_value(struct rows *rows, const struct dxs_signature *signature, const char *semantic,
                             uint32_t word)
{
    if (!has_row(signature, semantic, 0) || find_row(rows, semantic, 0))
        return;
    struct dxs_exec_values *values = add_row(rows, semantic, 0, CORNERS);
    for (unsigned i = 0; i < CORNERS; i++)
        values->words[i * ROW_WORDS] = word;
}

/* The inputs of the pixel shader at the corners of a triangle. */
static struct rows inputs_of_triangle(const struct geometry *g, const struct dxs_signature *inputs, uint32_t primitive)
{
    const uint32_t *corners = g->indices + (size_t)primitive * CORNERS, same[] = {primitive, primitive, primitive};
    struct rows rows = gather(&g->rows, inputs, corners, CORNERS),
                of_primitive = gather(&g->primitives, inputs, same, CORNERS);

    for (uint32_t i = 0; i < of_primitive.count; i++) {
        const struct dxs_exec_values *from = &of_primitive.values[i];
        memcpy(add_row(&rows, from->semantic, from->index, CORNERS)->words, from->words,
               (size_t)CORNERS * ROW_WORDS * sizeof *from->words);
    }
    free_rows(&of_primitive);
    return rows;
}

static void draw_primitive(struct pipeline *p, const struct geometry *g, uint32_t primitive)
{
    const struct run_file *file = p->job->file;
    const struct pipeline_run *pipeline = &file->pipeline;
    const struct dxs_signature *inputs = &entry_of(p, DXS_STAGE_PIXEL)->inputs;
    const struct viewport whole = {0, 0, (float)file->draw.width, (float)file->draw.height}, *viewport = &whole;
    uint32_t layer = word_of(g, "SV_RenderTargetArrayIndex", primitive, 0);
    uint32_t number = word_of(g, "SV_ViewportArrayIndex", primitive, 0);
    const struct dxs_exec_values *positions = find_row(&g->rows, "SV_Position", 0);

    if (!positions)
        test_fails("the last shader before the pixel shader writes no SV_Position");
    if (pipeline->viewport_count > 0)
        viewport = &pipeline->viewports[number < pipeline->viewport_count ? number : 0];
    if (word_of(g, "SV_CullPrimitive", primitive, 0))
        return;
    if (layer >= file->draw.layers) { /* undefined in Vulkan */
        p->job->execution->out_of_bounds++;
        return;
    }
    struct rows rows = inputs_of_triangle(g, inputs, primitive);
    if (!find_row(&rows, "SV_Position", 0))
        add_row(&rows, "SV_Position", 0, CORNERS);
    uint32_t *words = find_row(&rows, "SV_Position", 0)->words;
    for (unsigned i = 0; i < CORNERS; i++, words += ROW_WORDS) {
        memcpy(words, positions->words + (size_t)g->indices[(size_t)primitive * CORNERS + i] * ROW_WORDS,
               ROW_WORDS * sizeof *words);
        move_to_target(&file->draw, viewport, words);
    }
    set_system_value(&rows, inputs, "SV_PrimitiveID", word_of(g, "SV_PrimitiveID", primitive, primitive));
    set_system_value(&rows, inputs, "SV_RenderTargetArrayIndex", layer);
    set_system_value(&rows, inputs, "SV_ViewportArrayIndex", number);
    uint8_t *covered = cover_viewport(&file->draw, viewport);
    if (clip_primitive(p, g, entry_before_rasterizer(p), primitive, find_row(&rows, "SV_Position", 0)->words, covered))
        draw_one_triangle(p->job, &rows, covered, layer);
    free(covered);
    free_rows(&rows);
}

static void rasterize(struct pipeline *p, const struct geometry *g)
{
    if (g->primitive_vertices != CORNERS && g->primitive_count > 0)
        lacks(p, "points and lines are not drawn");
    if (p->job->execution->outputs_are_unknown)
        lacks(p, "the tessellator's triangles differ between devices");
    if (!goes_on(p))
        return;
    use_module(p->job, p->modules[DXS_STAGE_PIXEL]);
    for (uint32_t i = 0; i < g->primitive_count && goes_on(p); i++)
        draw_primitive(p, g, i);
}

/* ---- Pipelines of vertices --------------------------------------------------------------------------------------- */

static void finish(struct pipeline *p, const struct geometry *g, uint32_t stream)
{
    if (!p->modules[DXS_STAGE_PIXEL])
        capture(p, g, stream);
    else if (stream == 0)
        rasterize(p, g);
}

static void run_instance(struct pipeline *p, const struct rows *vertices, uint32_t instance)
{
    struct geometry g = {0}, streams[STREAMS] = {{.indices = NULL}};

    for (uint32_t i = 0; i < vertices->count; i++) {
        const struct dxs_exec_values *from = &vertices->values[i];
        memcpy(add_row(&g.rows, from->semantic, from->index, from->count)->words, from->words,
               from->count * ROW_WORDS * sizeof *from->words);
    }
    assemble(p, &g, instance * p->job->file->vertices.vertices);
    if (p->modules[DXS_STAGE_HULL])
        run_tessellation(p, &g);
    if (p->modules[DXS_STAGE_GEOMETRY] && goes_on(p))
        run_geometry(p, &g, streams);
    if (p->modules[DXS_STAGE_GEOMETRY]) {
        for (uint32_t s = 0; s < STREAMS && goes_on(p); s++)
            finish(p, &streams[s], s);
    } else if (goes_on(p)) {
        finish(p, &g, 0);
    }
    for (uint32_t s = 0; s < STREAMS; s++)
        release_geometry(&streams[s]);
    release_geometry(&g);
}

static void run_vertices(struct pipeline *p)
{
    struct rows vertices = {0};

    if (p->modules[DXS_STAGE_VERTEX]) {
        use_module(p->job, p->modules[DXS_STAGE_VERTEX]);
        run_vertex_shader(p->job, &vertices);
    } else {
        give_vertices(p, &vertices);
    }
    for (uint32_t i = 0; i < p->job->file->vertices.instances && goes_on(p); i++)
        run_instance(p, &vertices, i);
    for (uint32_t s = 0; s < STREAMS && !p->modules[DXS_STAGE_PIXEL]; s++) {
        if (goes_on(p))
            add_outputs(p->job->execution, &entry_before_rasterizer(p)->outputs, s, &p->captured[s],
                        p->captured_count[s]);
        free_rows(&p->captured[s]);
    }
    free_rows(&vertices);
}

/* ---- Pipelines of groups ----------------------------------------------------------------------------------------- */

/* Appends the primitives of all groups. Their rows are those of all groups. */
static void connect_groups(struct geometry *g, const struct dxs_entry *entry, uint32_t (*counts)[2],
                           const uint32_t *indices, size_t groups)
{
    struct rows by_primitive = g->primitives;
    uint32_t *sources = allocate(groups * entry->max_primitives + 1, sizeof *sources);
    struct geometry all = {.rows = g->rows, .primitive_vertices = entry->output_topology == 1 ? 2 : 3};

    for (size_t group = 0; group < groups; group++)
        for (uint32_t i = 0; i < counts[group][1]; i++) {
            size_t source = group * entry->max_primitives + i;
            uint32_t vertices[CORNERS];
            for (unsigned k = 0; k < CORNERS; k++)
                vertices[k] = (uint32_t)(group * entry->max_vertices) + indices[source * CORNERS + k];
            sources[all.primitive_count] = (uint32_t)source;
            add_primitive(&all, vertices);
        }
    all.primitives = gather(&by_primitive, &entry->patch_or_primitive, sources, all.primitive_count);
    free_rows(&by_primitive);
    free(sources);
    *g = all;
}

static void run_mesh(struct pipeline *p, const uint32_t groups[3], const void *payload, size_t payload_size)
{
    const struct dxs_entry *entry = entry_of(p, DXS_STAGE_MESH);
    size_t count = (size_t)groups[0] * groups[1] * groups[2];
    struct geometry g = {0};
    uint32_t *indices = allocate(count * entry->max_primitives * CORNERS + 1, sizeof *indices);
    uint32_t(*counts)[2] = allocate(count + 1, sizeof *counts);

    add_rows(&g.rows, &entry->outputs, 0, count * entry->max_vertices);
    add_rows(&g.primitives, &entry->patch_or_primitive, 0, count * entry->max_primitives);
    struct dxs_exec_meshes run = {.groups = {groups[0], groups[1], groups[2]},
                                  .payload = payload,
                                  .payload_size = payload_size,
                                  .vertices = g.rows.values,
                                  .primitives = g.primitives.values,
                                  .vertex_output_count = g.rows.count,
                                  .primitive_output_count = g.primitives.count,
                                  .indices = indices,
                                  .counts = counts};
    use_module(p->job, p->modules[DXS_STAGE_MESH]);
    note_result(p->job, dxs_executor_run_meshes(p->job->executor, &run));
    if (goes_on(p) && p->modules[DXS_STAGE_PIXEL]) {
        connect_groups(&g, entry, counts, indices, count);
        rasterize(p, &g);
    }
    release_geometry(&g);
    free(indices);
    free(counts);
}

static void run_groups(struct pipeline *p)
{
    const uint32_t *groups = p->job->file->groups;
    size_t count = (size_t)groups[0] * groups[1] * groups[2];
    const struct dxs_entry *entry = entry_of(p, DXS_STAGE_AMPLIFICATION);

    if (!entry) {
        run_mesh(p, groups, NULL, 0);
        return;
    }
    uint32_t(*dispatches)[3] = allocate(count, sizeof *dispatches);
    uint8_t *payloads = allocate(count * entry->payload_size + 1, 1);
    struct dxs_exec_amplification run = {
        .groups = {groups[0], groups[1], groups[2]}, .dispatches = dispatches, .payloads = payloads};
    use_module(p->job, p->modules[DXS_STAGE_AMPLIFICATION]);
    note_result(p->job, dxs_executor_run_amplification(p->job->executor, &run));
    for (size_t i = 0; i < count && goes_on(p); i++)
        run_mesh(p, dispatches[i], payloads + i * entry->payload_size, entry->payload_size);
    free(dispatches);
    free(payloads);
}

void execute_stages(struct job *job, const dxs_module *const *modules, uint32_t module_count)
{
    struct pipeline p = {.job = job};

    for (uint32_t i = 0; i < module_count; i++) {
        enum dxs_stage stage = dxs_module_describe(modules[i])->stage;
        if ((unsigned)stage >= MAX_STAGES)
            test_fails("a pipeline of graphics shaders has no %s shader", dxs_stage_name(stage));
        p.modules[stage] = modules[i];
    }
    if (!p.modules[DXS_STAGE_HULL] != !p.modules[DXS_STAGE_DOMAIN])
        test_fails("hull and domain shader belong together");
    if (job->file->pipeline.runs_groups != (p.modules[DXS_STAGE_MESH] != NULL))
        test_fails("pipelines of groups have a mesh shader, others have none");
    job->execution->is_unordered = p.modules[DXS_STAGE_DOMAIN] != NULL;
    if (job->file->pipeline.runs_groups)
        run_groups(&p);
    else
        run_vertices(&p);
}
