/* Writes the current inputs in the language of .run files. */
#include "runner/run_files/write_run_file.h"

#include "runner/common/report.h"

#include <stdio.h>
#include <string.h>

static const char *const comparisons[] = {"never",   "less",      "equal",         "less-equal",
                                          "greater", "not-equal", "greater-equal", "always"};

/* Writes numbers of `width` bytes as hexadecimal bits, several per line. */
static void write_bytes(FILE *out, const void *bytes, size_t size, size_t width)
{
    enum {
        NUMBERS_OF_A_LINE = 16
    };

    fprintf(out, " u%zu", 8 * width);
    for (size_t at = 0; at + width <= size; at += width) {
        uint64_t bits = 0;
        memcpy(&bits, (const unsigned char *)bytes + at, width);
        fprintf(out, "%s 0x%llx", at / width % NUMBERS_OF_A_LINE == 0 ? "\n   " : "", (unsigned long long)bits);
    }
}

static void write_sampler(FILE *out, const struct sampler_state *s)
{
    static const char *const addresses[] = {[VK_SAMPLER_ADDRESS_MODE_REPEAT] = "wrap",
                                            [VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT] = "mirror",
                                            [VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE] = "clamp",
                                            [VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER] = "border"};
    static const char *const borders[] = {[VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK] = "transparent",
                                          [VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK] = "black",
                                          [VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE] = "white"};

    fprintf(out, " %s %s %s",
            s->is_anisotropic               ? "anisotropic"
            : s->filter == VK_FILTER_LINEAR ? "linear"
                                            : "point",
            addresses[s->address], borders[s->border]);
    if (s->compares)
        fprintf(out, " compare %s", comparisons[s->compare]);
}

static void write_texture(FILE *out, const struct input *input)
{
    fprintf(out, " %s %ux%ux%u mips %u layers %u samples %u%s", input->format->name, input->width,
            input->height ? input->height : 1, input->depth ? input->depth : 1, input->mips, input->layers,
            input->samples,
            input->residency == SPARSE     ? " sparse"
            : input->residency == UNMAPPED ? " unmapped"
                                           : "");
    write_bytes(out, input->bytes, input->size, format_component_size(input->format));
}

static void write_input(FILE *out, const struct input *input)
{
    static const char *const keywords[] = {
        [INPUT_BUFFER] = "buffer",   [INPUT_CBUFFER] = "cbuffer", [INPUT_TYPED] = "typed",  [INPUT_TEXTURE] = "texture",
        [INPUT_SAMPLER] = "sampler", [INPUT_COUNTER] = "counter", [INPUT_TARGET] = "target"};
    char name[REGISTER_TEXT];

    if (input->kind == INPUT_SCENE || input->kind == INPUT_REPORT)
        return;
    fprintf(out, "%s %s", keywords[input->kind], describe_register(input->name, name));
    if (input->kind == INPUT_SAMPLER) {
        write_sampler(out, &input->sampler);
    } else if (input->kind == INPUT_TEXTURE) {
        write_texture(out, input);
    } else if (input->kind == INPUT_COUNTER) {
        uint32_t count;
        memcpy(&count, input->bytes, sizeof count);
        fprintf(out, " %u", count);
    } else if (input->format) {
        fprintf(out, " %s", input->format->name);
        write_bytes(out, input->bytes, input->size, format_component_size(input->format));
    } else {
        write_bytes(out, input->bytes, input->size, sizeof(uint32_t));
    }
    fputs("\n", out);
}

/* Zeros go without saying, as the reader demands. */
static void write_vertices(FILE *out, const struct vertex_run *v)
{
    fprintf(out, "vertices %u instances %u", v->vertices, v->instances);
    if (v->first_vertex)
        fprintf(out, " first-vertex %u", v->first_vertex);
    if (v->first_instance)
        fprintf(out, " first-instance %u", v->first_instance);
}

static void write_pipeline(FILE *out, const struct run_file *file)
{
    static const char *const topologies[] = {
        [VK_PRIMITIVE_TOPOLOGY_POINT_LIST] = "points",
        [VK_PRIMITIVE_TOPOLOGY_LINE_LIST] = "lines",
        [VK_PRIMITIVE_TOPOLOGY_LINE_STRIP] = "line-strip",
        [VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST] = "triangles",
        [VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP] = "triangle-strip",
        [VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY] = "lines-adjacency",
        [VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY] = "triangles-adjacency",
    };
    const struct pipeline_run *pipeline = &file->pipeline;
    const struct vertex_run *v = &file->vertices;

    if (pipeline->runs_groups) {
        fprintf(out, "pipeline groups %u %u %u\n", file->groups[0], file->groups[1], file->groups[2]);
    } else {
        fprintf(out, "pipeline ");
        write_vertices(out, v);
        if (pipeline->patch_vertices)
            fprintf(out, " patches %u\n", pipeline->patch_vertices);
        else
            fprintf(out, " %s\n", topologies[pipeline->topology]);
    }
    for (uint32_t i = 0; i < pipeline->shader_count; i++)
        fprintf(out, "shader %s\n", pipeline->shaders[i]);
    for (uint32_t i = 0; i < pipeline->viewport_count; i++)
        fprintf(out, "viewport %.9g %.9g %.9g %.9g\n", (double)pipeline->viewports[i].x,
                (double)pipeline->viewports[i].y, (double)pipeline->viewports[i].width,
                (double)pipeline->viewports[i].height);
    if (file->draw.width)
        fprintf(out, "draw %ux%u samples %u layers %u\n", file->draw.width, file->draw.height, file->draw.samples,
                file->draw.layers);
}

static void write_start(FILE *out, const struct run_file *file)
{
    const struct draw *draw = &file->draw;
    const struct vertex_run *v = &file->vertices;

    if (file->start == START_DISPATCH) {
        fprintf(out, "dispatch %u %u %u\n", file->groups[0], file->groups[1], file->groups[2]);
    } else if (file->start == START_VERTICES) {
        write_vertices(out, v);
        fprintf(out, "\n");
    } else if (file->start == START_PIPELINE) {
        write_pipeline(out, file);
    } else {
        fprintf(out, "draw %ux%u samples %u%s%s\n", draw->width, draw->height, draw->samples,
                draw->is_conservative ? " conservative" : "", draw->has_two_sources ? " two-sources" : "");
        fprintf(out, "position %.9g %.9g %.9g %.9g %.9g %.9g\n", (double)draw->z[0], (double)draw->z[1],
                (double)draw->z[2], (double)draw->w[0], (double)draw->w[1], (double)draw->w[2]);
        fprintf(out, "depth-test %s\n", comparisons[draw->depth_test]);
        for (uint32_t i = 0; i < draw->triangle_count; i++) {
            fputs("triangle", out);
            for (int corner = 0; corner < 3; corner++)
                fprintf(out, " %.9g %.9g", (double)draw->triangles[i].corners[corner][0],
                        (double)draw->triangles[i].corners[corner][1]);
            fputs("\n", out);
        }
    }
}

void write_run_file(const char *path, const struct run_file *file)
{
    FILE *out = fopen(path, "w");

    if (!out)
        test_fails("cannot write %s", path);
    write_start(out, file);
    for (size_t i = 0; i < file->stage_input_count; i++) {
        const struct stage_input *input = &file->stage_inputs[i];
        fprintf(out, "input %s%u%s", input->name, input->index, input->per_instance ? " per-instance" : "");
        write_bytes(out, input->words, input->values.count * sizeof *input->words, sizeof *input->words);
        fputs("\n", out);
    }
    for (size_t i = 0; i < file->input_count; i++)
        write_input(out, &file->inputs[i]);
    if (fclose(out) != 0)
        test_fails("cannot write %s", path);
}
