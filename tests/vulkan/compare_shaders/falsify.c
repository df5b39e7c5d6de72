/* Changes samplers and textures that only the device sees. */
#include "compare_shaders/falsify.h"

#include "runner/common/report.h"

#include <stdlib.h>
#include <string.h>

bool choose_falsehood(const char *name, enum falsehood *falsehood)
{
    static const char *const names[] = {[HIGHER_LEVELS] = "higher-levels",
                                        [LOWER_LEVELS] = "lower-levels",
                                        [OTHER_WEIGHTS] = "weights",
                                        [UNSTABLE] = "unstable"};

    for (unsigned i = HIGHER_LEVELS; i <= UNSTABLE; i++) {
        *falsehood = (enum falsehood)i;
        if (strcmp(names[i], name) == 0)
            return true;
    }
    return false;
}

void falsify_samplers(struct run_file *file, enum falsehood falsehood)
{
    for (size_t i = 0; i < file->input_count; i++)
        file->inputs[i].sampler.level_bias = falsehood == HIGHER_LEVELS ? 0.5f : falsehood == LOWER_LEVELS ? -0.5f : 0;
}

/* Blends a part of the next texel into each texel. Filtering the result equals filtering with other weights. */
static void mix_neighbours(unsigned char *bytes, size_t size, size_t texel)
{
    for (size_t at = 0; at + texel + sizeof(float) <= size; at += sizeof(float)) {
        float here, next;
        memcpy(&here, bytes + at, sizeof here);
        memcpy(&next, bytes + at + texel, sizeof next);
        here += (next - here) / 16;
        memcpy(bytes + at, &here, sizeof here);
    }
}

void **falsify_textures(const struct run_file *file, enum falsehood falsehood, unsigned runs)
{
    bool is_mixed = falsehood == OTHER_WEIGHTS || (falsehood == UNSTABLE && runs % 2 == 0);
    void **contents = allocate(file->input_count, sizeof *contents);

    for (size_t i = 0; i < file->input_count && is_mixed; i++) {
        const struct input *input = &file->inputs[i];
        if (input->kind != INPUT_TEXTURE || !format_holds_floats(input->format) ||
            format_component_size(input->format) != sizeof(float))
            continue;
        contents[i] = allocate(input->size, 1);
        memcpy(contents[i], input->bytes, input->size);
        mix_neighbours(input->bytes, input->size, input->format->size);
    }
    return contents;
}

void restore_textures(const struct run_file *file, void **contents)
{
    for (size_t i = 0; i < file->input_count; i++) {
        if (contents[i])
            memcpy(file->inputs[i].bytes, contents[i], file->inputs[i].size);
        free(contents[i]);
    }
    free(contents);
}
