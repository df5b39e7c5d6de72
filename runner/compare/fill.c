/* Random contents of generated .run files. The shader's loads suggest the types of untyped memory. */
#include "runner/compare/generate.h"

#include "cli/random.h"
#include "runner/common/report.h"

#include <math.h>
#include <string.h>

struct filler {
    const struct traits *traits;
    uint64_t state;
    uint64_t small; /* upper bound of small integers */
    enum flavor {
        SMALL_NUMBERS, /* suitable for indices, counts, and exact sums */
        LARGE_NUMBERS,
        ALL_NUMBERS /* any bits, including infinities and NaN */
    } flavor;
};

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

static uint64_t random_float(struct filler *f, enum value_type type)
{
    enum {
        NO_NUMBERS = 3 /* the last ones of `special`; fast arithmetic excludes them */
    };
    static const double special[] = {0, -0.0, 1, -1, 0.5, 1e-3, 65504, 1e10, -1e30, INFINITY, -INFINITY, NAN};
    size_t count = sizeof special / sizeof *special - (f->traits->is_fast ? NO_NUMBERS : 0);
    uint64_t random = random_bits(&f->state);

    if (f->flavor == ALL_NUMBERS && random % 4 == 0)
        return value_bits(type, special[(random >> 8) % count]);
    double steps = (double)(random >> 16 & 0xfff) - 2048;
    return value_bits(type, f->flavor == SMALL_NUMBERS ? steps / 256 : steps / 8);
}

static uint64_t random_int(struct filler *f)
{
    uint64_t random = random_bits(&f->state);

    if (f->flavor == SMALL_NUMBERS)
        return random % f->small;
    if (f->flavor == LARGE_NUMBERS)
        return random % 1024 - 256;
    return random % 4 ? random : random >> 40;
}

/* ---- Untyped memory ---------------------------------------------------------------------------------------------- */

static void fill_doubles(struct filler *f, unsigned char *bytes, size_t size)
{
    for (size_t at = 0; at + sizeof(uint64_t) <= size; at += sizeof(uint64_t)) {
        uint64_t bits = random_float(f, TYPE_F64);
        memcpy(bytes + at, &bits, sizeof bits);
    }
}

static uint32_t random_word(struct filler *f, unsigned use)
{
    const struct traits *t = f->traits;
    uint64_t kinds[3], choice = random_bits(&f->state);
    unsigned count = 0;

    if (use == USED_AS_INT || use == USED_AS_FLOAT)
        return (uint32_t)(use == USED_AS_INT ? random_int(f) : random_float(f, TYPE_F32));

    if (t->loads_floats)
        kinds[count++] = random_float(f, TYPE_F32);
    if (t->loads_halves)
        kinds[count++] = random_float(f, TYPE_F16) | random_float(f, TYPE_F16) << 16;
    if (t->loads_ints || count == 0)
        kinds[count++] = random_int(f);
    return (uint32_t)kinds[choice % count];
}

/* Words of a constant buffer or of an element of a structured buffer; 0: another kind of input. */
static uint32_t words_of_element(const struct shader *shader, const struct input *input)
{
    for (uint32_t i = 0; i < shader->binding_count; i++) {
        const struct dxs_resource *r = &shader->bindings[i].resource;
        bool is_same = "tubs"[r->resource_class] == input->name.letter && r->space == input->name.space &&
                       input->name.number - r->lower_bound < r->count && !shader->bindings[i].from_heap;
        if (is_same)
            return r->kind == DXS_RESOURCE_KIND_CBUFFER             ? (uint32_t)(input->size / sizeof(uint32_t))
                   : r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? r->stride / (uint32_t)sizeof(uint32_t)
                                                                    : 0;
    }
    return 0;
}

static void fill_untyped(struct filler *f, const struct shader *shader, const struct input *input)
{
    unsigned char *bytes = input->bytes;
    size_t size = input->size;
    uint32_t period = words_of_element(shader, input);

    if (f->traits->loads_doubles && !f->traits->loads_floats &&
        (!f->traits->loads_ints || random_bits(&f->state) % 2)) {
        fill_doubles(f, bytes, size);
        return;
    }
    for (size_t at = 0; at + sizeof(uint32_t) <= size; at += sizeof(uint32_t)) {
        unsigned use =
            period ? use_of_word(&f->traits->uses, input->name, (uint32_t)(at / sizeof(uint32_t)) % period) : 0;
        uint32_t word = random_word(f, use);
        memcpy(bytes + at, &word, sizeof word);
    }
}

/* ---- Texels ------------------------------------------------------------------------------------------------------ */

static void fill_texels(struct filler *f, const struct texel_format *format, unsigned char *bytes, size_t size)
{
    size_t width = format_component_size(format);
    bool is_depth = format_aspect(format) == VK_IMAGE_ASPECT_DEPTH_BIT;

    for (size_t at = 0; at + width <= size; at += width) {
        uint64_t bits = random_int(f);
        if (is_depth)
            bits = value_bits(TYPE_F32, (double)(random_bits(&f->state) % 65) / 64);
        else if (format_holds_floats(format))
            bits = random_float(f, width == sizeof(uint16_t) ? TYPE_F16 : TYPE_F32);
        else if (format->clear == CLEAR_FLOAT) /* normalized */
            bits = random_bits(&f->state);
        memcpy(bytes + at, &bits, width);
    }
}

/* ---- Inputs of stages -------------------------------------------------------------------------------------------- */

static bool is_bool(const struct shader *shader, const struct stage_input *input)
{
    const struct dxs_signature *inputs = &shader->entry.inputs;

    for (uint32_t i = 0; i < inputs->count; i++)
        if (same_semantic(inputs->elements[i].name, inputs->elements[i].semantic_indices[0], input->name, input->index))
            return inputs->elements[i].component_type == DXS_COMPONENT_TYPE_I1;
    return false;
}

static bool is_distance(const struct stage_input *input)
{
    return same_semantic(input->name, 0, "SV_ClipDistance", 0) || same_semantic(input->name, 0, "SV_CullDistance", 0);
}

/* Interpolants are multiples of 1/16, so they are exact at all pixels. Clip and cull distances are positive, so that no
 * vertex is clipped. */
static void fill_stage_input(struct filler *f, const struct shader *shader, struct stage_input *input)
{
    for (size_t i = 0; i < input->values.count; i++) {
        uint64_t random = random_bits(&f->state);
        if (is_distance(input))
            input->words[i] = (uint32_t)value_bits(TYPE_F32, 2 + (double)(random % 16) / 16);
        else if (is_bool(shader, input))
            input->words[i] = random & 1;
        else if (input->values.values[i].type == TYPE_F32)
            input->words[i] = (uint32_t)value_bits(TYPE_F32, ((double)(random % 128) - 64) / 16);
        else
            input->words[i] = (uint32_t)random_int(f);
    }
}

/* Size of the smallest array of resources, at most INDEXED_ELEMENTS; 1: no arrays. */
static uint32_t smallest_array(const struct shader *shader)
{
    uint32_t smallest = INDEXED_ELEMENTS + 1;

    for (uint32_t i = 0; i < shader->binding_count; i++) {
        uint32_t count = shader->bindings[i].resource.count;
        count = count < INDEXED_ELEMENTS ? count : INDEXED_ELEMENTS;
        if (count > 1 && count < smallest)
            smallest = count;
    }
    return smallest > INDEXED_ELEMENTS ? 1 : smallest;
}

void fill_run_file(struct run_file *file, const struct shader *shader, const struct traits *traits, uint64_t seed,
                   uint32_t limit)
{
    enum {
        MAX_COUNT = 16
    };
    uint32_t elements = smallest_array(shader);
    struct filler f = {.traits = traits, .state = seed, .small = elements > 1 ? elements : MAX_COUNT};

    if (limit > 0 && limit < f.small)
        f.small = limit;
    /* Small numbers keep indices of resource arrays in bounds. */
    f.flavor = elements > 1 || limit > 0 ? SMALL_NUMBERS : (enum flavor)(seed % (ALL_NUMBERS + 1));
    if (traits->has_halves && f.flavor == ALL_NUMBERS)
        f.flavor = LARGE_NUMBERS; /* overflow of 16-bit floats depends on rounding */
    if (traits->loads_min_halves)
        f.flavor = SMALL_NUMBERS; /* words that hold 32-bit floats, where random halves would be too large */

    for (size_t i = 0; i < file->input_count; i++) {
        struct input *input = &file->inputs[i];
        uint32_t count = (uint32_t)(random_bits(&f.state) % MAX_COUNT);
        if (input->kind == INPUT_COUNTER)
            memcpy(input->bytes, &count, sizeof count);
        else if (input->format)
            fill_texels(&f, input->format, input->bytes, input->size);
        else if (input->kind != INPUT_SAMPLER)
            fill_untyped(&f, shader, input);
    }
    for (size_t i = 0; i < file->stage_input_count; i++)
        fill_stage_input(&f, shader, &file->stage_inputs[i]);
}
