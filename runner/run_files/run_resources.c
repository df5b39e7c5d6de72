/* Parses the lines of .run files that declare resources. */
#include "exec/samples.h"
#include "runner/common/report.h"
#include "runner/run_files/run_words.h"

#include <string.h>

/* ---- Inputs ------------------------------------------------------------------------------------------------------ */

struct input *add_input(struct parser *p, enum input_kind kind, struct register_name name)
{
    struct run_file *f = &p->file;

    if (find_input(f, name, kind == INPUT_COUNTER))
        refuse(p, "this register is given twice", NULL);
    f->inputs = reallocate(f->inputs, f->input_count + 1, sizeof *f->inputs);
    struct input *input = &f->inputs[f->input_count++];
    *input = (struct input){
        .kind = kind, .name = name, .width = 1, .height = 1, .depth = 1, .mips = 1, .layers = 1, .samples = 1};
    return input;
}

static void parse_bytes(struct parser *p, struct input *input, char **words, size_t bytes)
{
    input->values = values_of_size(p, words, bytes);
    input->bytes = value_bytes(&input->values, &input->size);
    if (input->size == 0)
        refuse(p, "no contents", NULL);
}

void parse_format(struct parser *p, struct input *input, char ***words)
{
    const char *word = next_word(p, words, "a format");

    input->format = find_format(word);
    if (!input->format)
        refuse(p, "no format", word);
}

/* Parses sizes such as 8, 8x4 and 8x4x2, with up to `most` numbers. */
void parse_extent(struct parser *p, uint32_t *const extent[], int most, char ***words)
{
    const char *word = next_word(p, words, "the size"), *at = word;

    for (int i = 0; i < most; i++) {
        if (!parse_unsigned(&at, extent[i]) || *extent[i] == 0 || *extent[i] > MAX_EXTENT)
            refuse(p, "no size", word);
        if (*at == 0)
            return;
        if (*at++ != 'x')
            break;
    }
    refuse(p, "no size", word);
}

static void parse_residency(struct input *input, char ***words)
{
    static const struct choice kinds[] = {{"sparse", SPARSE}, {"unmapped", UNMAPPED}};
    uint32_t kind;

    if (!**words || !CHOOSE(**words, kinds, &kind))
        return;
    input->residency = (enum residency)kind;
    ++*words;
}

static void parse_holes(struct input *input, char ***words)
{
    if (**words && strcmp(**words, "holes") == 0) {
        input->residency = HOLES;
        ++*words;
    }
}

static void parse_texture(struct parser *p, struct input *input, char **words)
{
    uint32_t *const extent[] = {&input->width, &input->height, &input->depth};

    parse_format(p, input, &words);
    parse_extent(p, extent, 3, &words);
    while (parse_optional_count(p, &words, "mips", &input->mips) ||
           parse_optional_count(p, &words, "layers", &input->layers) ||
           parse_optional_count(p, &words, "samples", &input->samples))
        continue;
    parse_residency(input, &words);
    if (input->mips > MAX_MIPS || input->layers > MAX_LAYERS || !has_standard_samples(input->samples))
        refuse(p, "textures have at most 13 mips, 2048 layers, and 1, 2, 4, 8 or 16 samples", NULL);

    size_t texels = 0;
    for (uint32_t mip = 0; mip < input->mips; mip++) {
        size_t width = input->width >> mip, height = input->height >> mip, depth = input->depth >> mip;
        texels += (width ? width : 1) * (height ? height : 1) * (depth ? depth : 1) * input->layers;
    }
    if (input->samples > 1)
        texels = 1; /* the clear value of all samples */
    parse_bytes(p, input, words, texels * input->format->size);
    if (texels * input->format->size != input->size)
        refuse(p, "the contents do not fill the texture", NULL);
}

static void parse_sampler(struct parser *p, struct input *input, char **words)
{
    static const struct choice filters[] = {{"point", VK_FILTER_NEAREST}, {"linear", VK_FILTER_LINEAR}};
    static const struct choice addresses[] = {{"wrap", VK_SAMPLER_ADDRESS_MODE_REPEAT},
                                              {"mirror", VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT},
                                              {"clamp", VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE},
                                              {"border", VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER}};
    static const struct choice borders[] = {{"transparent", VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK},
                                            {"black", VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK},
                                            {"white", VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE}};
    struct sampler_state *s = &input->sampler;

    while (*words) {
        const char *word = *words++;
        uint32_t value;
        if (CHOOSE(word, filters, &value)) {
            s->filter = (VkFilter)value;
        } else if (strcmp(word, "anisotropic") == 0) {
            s->filter = VK_FILTER_LINEAR;
            s->is_anisotropic = true;
        } else if (CHOOSE(word, addresses, &value)) {
            s->address = (VkSamplerAddressMode)value;
        } else if (CHOOSE(word, borders, &value)) {
            s->border = (VkBorderColor)value;
        } else if (strcmp(word, "compare") == 0) {
            const char *op = next_word(p, &words, "a comparison");
            if (!choose_comparison(op, &value))
                refuse(p, "no comparison", op);
            s->compares = true;
            s->compare = (VkCompareOp)value;
        } else {
            refuse(p, "no word of a sampler", word);
        }
    }
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

static void parse_counter(struct parser *p, struct input *input, char **words)
{
    uint32_t *count = allocate(1, sizeof *count);

    *count = next_number(p, &words, "the count");
    end_line(p, words);
    input->bytes = count;
    input->size = sizeof *count;
}

/* `report`, `report time 50`: memory for the report of descriptor checks, initially zero but for the time at its end.
 */
static void parse_report(struct parser *p, char **words)
{
    struct input *input = add_input(p, INPUT_REPORT, (struct register_name){.letter = 'q'});
    bool timed = *words && strcmp(*words, "time") == 0;

    input->size = timed ? TIMED_REPORT_BYTES : REPORT_BYTES;
    input->bytes = allocate(input->size, 1);
    words += timed;
    if (timed)
        ((uint32_t *)input->bytes)[REPORT_BYTES / 4] = next_number(p, &words, "the time");
    if (*words)
        refuse(p, "a report starts as zeros", *words);
}

/* `destroyed h5`, `destroyed d2` */
static void parse_destroyed(struct parser *p, char **words)
{
    struct run_file *f = &p->file;
    struct register_name name = next_register(p, &words);

    if (name.letter != 'h' && name.letter != 'd')
        refuse(p, "no place of a heap", NULL);
    end_line(p, words);
    f->destroyed = reallocate(f->destroyed, f->destroyed_count + 1, sizeof *f->destroyed);
    f->destroyed[f->destroyed_count++] = name;
}

/* The optional type of a descriptor in a heap: srv, uav. */
static void parse_view(struct parser *p, struct input *input, char ***words)
{
    static const struct choice views[] = {{"srv", 't'}, {"uav", 'u'}};
    uint32_t view;

    if (!**words || !CHOOSE(**words, views, &view))
        return;
    if (input->name.letter != 'h')
        refuse(p, "a register is a view already", **words);
    input->view = (char)view;
    ++*words;
}

bool parse_resource_line(struct parser *p, const char *keyword, char **words)
{
    static const struct choice kinds[] = {{"buffer", INPUT_BUFFER},   {"cbuffer", INPUT_CBUFFER},
                                          {"typed", INPUT_TYPED},     {"texture", INPUT_TEXTURE},
                                          {"sampler", INPUT_SAMPLER}, {"counter", INPUT_COUNTER}};
    uint32_t kind;

    if (strcmp(keyword, "report") == 0 || strcmp(keyword, "destroyed") == 0) {
        (*keyword == 'r' ? parse_report : parse_destroyed)(p, words);
        return true;
    }
    if (strcmp(keyword, "scene") == 0 || strcmp(keyword, "instance") == 0) {
        (*keyword == 's' ? parse_scene : parse_instance)(p, words);
        return true;
    }
    if (!CHOOSE(keyword, kinds, &kind))
        return false;
    struct register_name name = next_register(p, &words);
    if (name.letter == 'o' || name.letter == 'q')
        refuse(p, "a render target or report is no resource", NULL);
    struct input *input = add_input(p, (enum input_kind)kind, name);
    parse_view(p, input, &words);
    if (kind == INPUT_TEXTURE) {
        parse_texture(p, input, words);
    } else if (kind == INPUT_SAMPLER) {
        parse_sampler(p, input, words);
    } else if (kind == INPUT_COUNTER) {
        parse_counter(p, input, words);
    } else {
        if (kind == INPUT_TYPED)
            parse_format(p, input, &words);
        parse_holes(input, &words);
        parse_bytes(p, input, words, 0);
    }
    return true;
}

const struct input *find_input(const struct run_file *file, struct register_name name, bool is_counter)
{
    for (size_t i = 0; i < file->input_count; i++)
        if (same_register(file->inputs[i].name, name) && (file->inputs[i].kind == INPUT_COUNTER) == is_counter)
            return &file->inputs[i];
    return NULL;
}
