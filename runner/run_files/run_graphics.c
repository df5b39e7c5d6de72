/* Parses the lines of .run files for vertex and pixel shaders. */
#include "exec/samples.h"
#include "runner/common/report.h"
#include "runner/run_files/run_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    MAX_VERTICES = 4096, /* also limits instances */
    CORNERS = 3
};

/* ---- Semantics --------------------------------------------------------------------------------------------------- */

bool parse_semantic(const char *word, const char **name, uint32_t *index)
{
    size_t length = strlen(word), letters = length;

    while (letters > 0 && isdigit((unsigned char)word[letters - 1]))
        letters--;
    const char *digits = word + letters;
    *index = 0;
    if (letters == 0 || (letters < length && !parse_unsigned(&digits, index)))
        return false;
    char *copy = allocate(letters + 1, 1);
    memcpy(copy, word, letters);
    *name = copy;
    return true;
}

bool same_semantic(const char *name, uint32_t index, const char *other_name, uint32_t other_index)
{
    return index == other_index && strcasecmp(name, other_name) == 0;
}

const struct stage_input *find_stage_input(const struct run_file *file, const char *name, uint32_t index)
{
    for (size_t i = 0; i < file->stage_input_count; i++)
        if (same_semantic(file->stage_inputs[i].name, file->stage_inputs[i].index, name, index))
            return &file->stage_inputs[i];
    return NULL;
}

/* `input TEXCOORD0 f32 0 1`, `input COLOR1 per-instance u32 7 8` */
static void parse_input(struct parser *p, char **words)
{
    struct run_file *f = &p->file;
    const char *word = next_word(p, &words, "a semantic");
    struct stage_input input = {0};
    size_t size;

    if (!parse_semantic(word, &input.name, &input.index))
        refuse(p, "no semantic", word);
    if (find_stage_input(f, input.name, input.index))
        refuse(p, "this semantic is given twice", word);
    if (*words && strcmp(*words, "per-instance") == 0) {
        input.per_instance = true;
        words++;
    }
    input.values = remaining_values(p, words);
    for (size_t i = 0; i < input.values.count; i++)
        if (value_size(input.values.values[i].type) != sizeof(uint32_t))
            refuse(p, "inputs are of the types f32, i32 and u32", word);
    input.words = value_bytes(&input.values, &size);
    if (size == 0)
        refuse(p, "no values", word);
    f->stage_inputs = reallocate(f->stage_inputs, f->stage_input_count + 1, sizeof *f->stage_inputs);
    f->stage_inputs[f->stage_input_count++] = input;
}

/* ---- Vertex shaders ---------------------------------------------------------------------------------------------- */

static void parse_vertices(struct parser *p, char **words)
{
    start_once(p, START_VERTICES);
    parse_vertex_counts(p, &words);
    if (*words)
        refuse(p, "no word of `vertices`", *words);
}

void parse_vertex_counts(struct parser *p, char ***words)
{
    struct vertex_run *run = &p->file.vertices;

    run->vertices = next_number(p, words, "the count of vertices");
    run->instances = 1;
    while (parse_optional_count(p, words, "instances", &run->instances) ||
           parse_optional_count(p, words, "first-vertex", &run->first_vertex) ||
           parse_optional_count(p, words, "first-instance", &run->first_instance))
        continue;
    if (run->vertices == 0 || run->vertices > MAX_VERTICES || run->instances > MAX_VERTICES ||
        run->first_vertex > MAX_VERTICES || run->first_instance > MAX_VERTICES)
        refuse(p, "counts of vertices and instances are 1 to 4096", NULL);
}

/* ---- Pixel shaders ----------------------------------------------------------------------------------------------- */

static bool take_word(char ***words, const char *word)
{
    bool is_next = **words && strcmp(**words, word) == 0;

    *words += is_next;
    return is_next;
}

static void parse_draw(struct parser *p, char **words)
{
    struct draw *draw = &p->file.draw;
    uint32_t *const extent[] = {&draw->width, &draw->height};

    if (p->file.start != START_PIPELINE)
        start_once(p, START_DRAW);
    draw->height = draw->samples = draw->layers = 1;
    parse_extent(p, extent, 2, &words);
    parse_optional_count(p, &words, "samples", &draw->samples);
    if (p->file.start == START_PIPELINE) {
        parse_optional_count(p, &words, "layers", &draw->layers);
        parse_optional_count(p, &words, "views", &draw->views);
    }
    draw->is_conservative = take_word(&words, "conservative");
    draw->has_two_sources = take_word(&words, "two-sources");
    if (*words)
        refuse(p, "no word of `draw`", *words);
    if (!has_standard_samples(draw->samples))
        refuse(p, "pixels have 1, 2, 4, 8 or 16 samples", NULL);
}

static bool format_suits_target(const struct texel_format *format, uint32_t target)
{
    VkImageAspectFlags aspect = format_aspect(format);

    if (target == TARGET_DEPTH)
        return aspect == VK_IMAGE_ASPECT_DEPTH_BIT;
    return aspect == (target == TARGET_STENCIL ? VK_IMAGE_ASPECT_STENCIL_BIT : VK_IMAGE_ASPECT_COLOR_BIT);
}

static void parse_target(struct parser *p, char **words)
{
    const struct draw *draw = &p->file.draw;

    if (draw->width == 0)
        refuse(p, "targets stand behind the line `draw`", NULL);
    struct register_name name = next_register(p, &words);
    if (name.letter != 'o')
        refuse(p, "no target", words[-1]);
    struct input *input = add_input(p, INPUT_TARGET, name);
    input->width = draw->width;
    input->height = draw->height;
    parse_format(p, input, &words);
    if (!format_suits_target(input->format, name.number))
        refuse(p, "no format of this target", words[-1]);
    input->samples = draw->samples;
    input->layers = draw->layers;
    if (draw->samples > 1 &&
        (format_component_size(input->format) != sizeof(uint32_t) || input->format->clear == CLEAR_SIGNED ||
         format_aspect(input->format) != VK_IMAGE_ASPECT_COLOR_BIT))
        refuse(p, "targets of several samples have components of the types f32 and u32", NULL);
    if (draw->samples > 1 && *words)
        refuse(p, "targets of several samples start as zeros", *words);
    size_t size = (size_t)draw->width * draw->height * draw->samples * draw->layers * input->format->size;
    if (*words) {
        input->values = remaining_values(p, words);
        input->bytes = value_bytes(&input->values, &input->size);
    } else {
        input->bytes = allocate(size, 1);
        input->size = size;
    }
    if (input->size != size)
        refuse(p, "the contents do not fill the target", NULL);
}

static void parse_triangle(struct parser *p, char **words)
{
    struct draw *draw = &p->file.draw;

    if (p->file.start != START_DRAW)
        refuse(p, "triangles stand behind the line `draw`", NULL);
    draw->triangles = reallocate(draw->triangles, draw->triangle_count + 1, sizeof *draw->triangles);
    struct triangle *t = &draw->triangles[draw->triangle_count++];
    for (int i = 0; i < CORNERS; i++)
        for (int axis = 0; axis < 2; axis++)
            t->corners[i][axis] = next_float(p, &words, "six coordinates");
    if (*words)
        refuse(p, "no word of `triangle`", *words);
}

/* `position Z W`, `position Z0 Z1 Z2 W`, or `position Z0 Z1 Z2 W0 W1 W2` */
static void parse_position(struct parser *p, char **words)
{
    struct draw *draw = &p->file.draw;

    draw->z[0] = draw->z[1] = draw->z[2] = next_float(p, &words, "z");
    draw->w[0] = draw->w[1] = draw->w[2] = next_float(p, &words, "w");
    if (!*words)
        return;
    draw->z[1] = draw->w[0];
    draw->z[2] = next_float(p, &words, "z");
    draw->w[0] = draw->w[1] = draw->w[2] = next_float(p, &words, "w");
    if (!*words)
        return;
    draw->w[1] = next_float(p, &words, "w");
    draw->w[2] = next_float(p, &words, "w");
    if (*words)
        refuse(p, "no word of `position`", *words);
}

static void parse_depth_test(struct parser *p, char **words)
{
    const char *word = next_word(p, &words, "a comparison");
    uint32_t comparison;

    if (!choose_comparison(word, &comparison))
        refuse(p, "no comparison", word);
    end_line(p, words);
    p->file.draw.depth_test = (VkCompareOp)comparison;
}

/* ---- Triangles --------------------------------------------------------------------------------------------------- */

static bool is_between(double value, double a, double b)
{
    return a < b ? value >= a && value <= b : value >= b && value <= a;
}

static bool edge_meets(const float a[2], const float b[2], double x, double y)
{
    double across = ((double)b[0] - a[0]) * (y - a[1]) - ((double)b[1] - a[1]) * (x - a[0]);

    return across == 0 && is_between(x, a[0], b[0]) && is_between(y, a[1], b[1]);
}

static bool edges_meet(const struct triangle *t, double x, double y)
{
    bool meet = false;

    for (int i = 0; i < CORNERS; i++)
        meet = meet || edge_meets(t->corners[i], t->corners[(i + 1) % CORNERS], x, y);
    return meet;
}

/* The tests do not depend on the tie-breaking rule for samples on edges. */
static void refuse_edges_through_samples(const struct parser *p, const struct triangle *t)
{
    const struct draw *draw = &p->file.draw;

    for (uint32_t y = 0; y < draw->height; y++)
        for (uint32_t x = 0; x < draw->width; x++)
            for (uint32_t i = 0; i < draw->samples; i++) {
                double offset[2];
                standard_sample(draw->samples, i, offset);
                if (edges_meet(t, x + 0.5 + offset[0], y + 0.5 + offset[1]))
                    refuse(p, "an edge of a triangle goes through the centre or a sample of a pixel", NULL);
            }
}

static void complete_draw(struct parser *p)
{
    struct draw *draw = &p->file.draw;

    if (draw->triangle_count == 0) {
        float right = 2 * (float)draw->width, bottom = 2 * (float)draw->height;
        draw->triangles = allocate(1, sizeof *draw->triangles);
        draw->triangles[draw->triangle_count++] = (struct triangle){{{0, 0}, {right, 0}, {0, bottom}}};
    }
    for (uint32_t i = 0; i < draw->triangle_count; i++)
        refuse_edges_through_samples(p, &draw->triangles[i]);
    for (uint32_t i = 0; i < CORNERS; i++)
        if (!(draw->w[i] > 0))
            refuse(p, "w is greater than 0", NULL);
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

bool parse_graphics_line(struct parser *p, const char *keyword, char **words)
{
    static const struct {
        const char *keyword;
        void (*parse)(struct parser *p, char **words);
    } lines[] = {{"draw", parse_draw},         {"target", parse_target},     {"triangle", parse_triangle},
                 {"position", parse_position}, {"vertices", parse_vertices}, {"depth-test", parse_depth_test},
                 {"input", parse_input}};

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        if (strcmp(lines[i].keyword, keyword) == 0) {
            lines[i].parse(p, words);
            return true;
        }
    }
    return false;
}

void complete_graphics(struct parser *p)
{
    if (p->file.start == START_DRAW)
        complete_draw(p);
    else if (p->file.start != START_VERTICES && p->file.start != START_PIPELINE && p->file.stage_input_count > 0)
        refuse(p, "compute shaders have no inputs", p->file.stage_inputs[0].name);
}
