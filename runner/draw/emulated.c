/* Replaces inputs that a device lacks by others: see emulated.h. */
#include "runner/draw/emulated.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"

#include <string.h>

struct rewriter {
    struct shader *shader;
    uint32_t *locations, *components; /* by id: decorations of the module */
    bool *per_vertex;                 /* by id */
    uint32_t bound, next_location;
};

static void add_input(struct rewriter *r, struct emulated_input input)
{
    struct shader *s = r->shader;

    if (s->emulated_count == sizeof s->emulated / sizeof *s->emulated)
        test_skips("more inputs at vertices than the runner emulates");
    s->emulated[s->emulated_count++] = input;
}

static void look_at_decorations(struct rewriter *r)
{
    const struct shader *s = r->shader;
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);) {
        if (i.opcode != SpvOpDecorate || i.words[1] >= r->bound)
            continue;
        if (i.words[2] == SpvDecorationLocation)
            r->locations[i.words[1]] = i.words[3];
        else if (i.words[2] == SpvDecorationComponent)
            r->components[i.words[1]] = i.words[3];
        else if (i.words[2] == SpvDecorationPerVertexKHR)
            r->per_vertex[i.words[1]] = true;
    }
}

/* The array of three values takes three locations of its own. */
static void move_to_locations(struct rewriter *r, struct word_list *out, uint32_t id)
{
    enum {
        VERTICES = 3
    };
    struct emulated_input input = {
        .location = r->next_location, .of_location = r->locations[id], .of_component = r->components[id]};

    add_input(r, input);
    PUT(out, SpvOpDecorate, id, SpvDecorationLocation, r->next_location);
    PUT(out, SpvOpDecorate, id, SpvDecorationFlat);
    r->next_location += VERTICES;
}

static void feed_weights(struct rewriter *r, struct word_list *out, uint32_t id, bool no_perspective)
{
    add_input(r, (struct emulated_input){.is_weights = true, .location = r->next_location});
    PUT(out, SpvOpDecorate, id, SpvDecorationLocation, r->next_location++);
    if (no_perspective)
        PUT(out, SpvOpDecorate, id, SpvDecorationNoPerspective);
}

/* Writes what stands in the decoration's place. False: it stays. */
static bool replace_decoration(struct rewriter *r, struct word_list *out, const struct spirv_instruction *i)
{
    uint32_t id = i->words[1], decoration = i->words[2];

    if (decoration == SpvDecorationBuiltIn) {
        bool no_perspective = i->words[3] == SpvBuiltInBaryCoordNoPerspKHR;
        if (!no_perspective && i->words[3] != SpvBuiltInBaryCoordKHR)
            return false;
        feed_weights(r, out, id, no_perspective);
        return true;
    }
    if (!r->per_vertex[id])
        return false;
    if (decoration == SpvDecorationPerVertexKHR)
        move_to_locations(r, out, id);
    return decoration == SpvDecorationPerVertexKHR || decoration == SpvDecorationLocation;
}

static bool is_extension(const struct spirv_instruction *i, const char *name)
{
    return i->opcode == SpvOpExtension && strcmp((const char *)(i->words + 1), name) == 0;
}

static void replace_words(struct shader *s, struct word_list *out)
{
    s->words = out->words;
    s->word_count = out->count;
}

/* A row of several values at vertices would take more locations than the vertex shader writes. */
static bool has_arrays(const struct dxs_signature *inputs)
{
    for (uint32_t i = 0; i < inputs->count; i++)
        if (inputs->elements[i].rows > 1)
            return true;
    return false;
}

static void emulate_barycentrics(struct shader *s)
{
    struct rewriter r = {.shader = s, .bound = s->words[SPIRV_BOUND_WORD]};
    struct word_list out = {0};
    struct spirv_instruction i;

    r.locations = allocate(r.bound, sizeof *r.locations);
    r.components = allocate(r.bound, sizeof *r.components);
    r.per_vertex = allocate(r.bound, sizeof *r.per_vertex);
    for (uint32_t e = 0; e < s->entry.inputs.count; e++)
        if (s->entry.inputs.elements[e].start_row != DXS_NONE &&
            s->entry.inputs.elements[e].start_row + 1 > r.next_location)
            r.next_location = s->entry.inputs.elements[e].start_row + 1;
    look_at_decorations(&r);
    append_words(&out, s->words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);) {
        bool is_dropped = (i.opcode == SpvOpCapability && i.words[1] == SpvCapabilityFragmentBarycentricKHR) ||
                          is_extension(&i, "SPV_KHR_fragment_shader_barycentric") ||
                          (i.opcode == SpvOpDecorate && i.words[1] < r.bound && replace_decoration(&r, &out, &i));
        if (!is_dropped)
            append_words(&out, i.words, i.length);
    }
    replace_words(s, &out);
}

/* ---- Coverage ---------------------------------------------------------------------------------------------------- */

/* Twice the signed area; positive: clockwise, as y points down. */
static double area(const float a[2], const float b[2], const double c[2])
{
    return ((double)b[0] - a[0]) * (c[1] - a[1]) - ((double)b[1] - a[1]) * (c[0] - a[0]);
}

bool covers_target(const struct draw *draw)
{
    const struct triangle *t = draw->triangles;

    if (draw->triangle_count != 1)
        return false;
    for (uint32_t corner = 0; corner < 4; corner++) {
        const double place[] = {corner & 1 ? draw->width : 0.0, corner & 2 ? draw->height : 0.0};
        for (uint32_t edge = 0; edge < 3; edge++)
            if (area(t->corners[edge], t->corners[(edge + 1) % 3], place) < 0)
                return false;
    }
    return true;
}

static void emulate_coverage(struct shader *s)
{
    struct word_list out = {0};
    struct spirv_instruction i;

    append_words(&out, s->words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);) {
        if ((i.opcode == SpvOpCapability && i.words[1] == SpvCapabilityFragmentFullyCoveredEXT) ||
            is_extension(&i, "SPV_EXT_fragment_fully_covered"))
            continue;
        if (i.opcode == SpvOpDecorate && i.words[2] == SpvDecorationBuiltIn && i.words[3] == SpvBuiltInFullyCoveredEXT)
            PUT(&out, SpvOpDecorate, i.words[1], SpvDecorationBuiltIn, SpvBuiltInFrontFacing);
        else
            append_words(&out, i.words, i.length);
    }
    replace_words(s, &out);
}

static bool declares(const struct shader *s, SpvCapability capability)
{
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);)
        if (i.opcode == SpvOpCapability && i.words[1] == (uint32_t)capability)
            return true;
    return false;
}

void emulate_inputs(struct shader *s, const struct device *device, const struct run_file *file)
{
    const struct draw *draw = &file->draw;

    if (file->start != START_DRAW || s->entry.stage != DXS_STAGE_PIXEL)
        return;
    if (!device_has(device, "barycentrics") && declares(s, SpvCapabilityFragmentBarycentricKHR) &&
        !has_arrays(&s->entry.inputs))
        emulate_barycentrics(s);
    if (!device_has(device, "conservative-rasterization") && declares(s, SpvCapabilityFragmentFullyCoveredEXT) &&
        draw->is_conservative && covers_target(draw))
        emulate_coverage(s);
}
