/* Addresses of vertex attributes in instanced draws. Mali GPUs compute them from one linear number per invocation:
 *
 *     id = instance * padded vertex count + vertex
 *
 * "Instancing" in the documentation of Mesa's panfrost driver; padded counts below 20 as in that driver's code. */
#ifndef DECODERS_MODELS_INSTANCING_H
#define DECODERS_MODELS_INSTANCING_H

#include <stdbool.h>
#include <stdint.h>

enum instancing_mode {
    INSTANCING_LINEAR,
    INSTANCING_MODULUS, /* id % ((2 * extra + 1) << shift) */
    INSTANCING_SHIFT,
    INSTANCING_MAGIC
};

#define INSTANCING_PER_VERTEX UINT32_MAX
#define INSTANCING_NONE UINT32_MAX

struct instancing_attribute {
    uint32_t divisor; /* instances that share an element, 0: all; INSTANCING_PER_VERTEX */
    uint32_t stride, offset, element_size, buffer_size;
};

struct instancing_descriptor {
    uint32_t mode, shift, extra, magic;
    uint32_t stride, offset, element_size, buffer_size;
};

struct instancing_draw {
    uint32_t vertex_count, attribute_count, first_id, id_count, is_instanced, is_padded_as_documented;
};

/* The padded vertex count: at least `count`, and 1, 3, 5, 7 or 9 times a power of two. As documented, it is greater
 * than `count` and a multiple of 4. */
uint64_t instancing_padded_count(uint32_t count, bool is_as_documented);

/* Sets mode, shift, extra and magic for a divisor that is not a power of two. */
void instancing_encode_divisor(uint32_t divisor, struct instancing_descriptor *descriptor);

struct instancing_descriptor instancing_describe(const struct instancing_draw *draw,
                                                 const struct instancing_attribute *attribute);

/* The element that the attribute unit reads for an invocation. */
uint32_t instancing_element(const struct instancing_descriptor *descriptor, uint32_t id);

/* Computes the complete output of the GPU decoder. */
void instancing_decode(const struct instancing_draw *draw, const struct instancing_attribute *attributes,
                       struct instancing_descriptor *descriptors, uint32_t *addresses);

#endif
