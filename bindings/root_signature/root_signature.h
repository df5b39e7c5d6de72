/* What the files about root signatures share. */
#ifndef BINDINGS_ROOT_SIGNATURE_H
#define BINDINGS_ROOT_SIGNATURE_H

#include "base/text.h"
#include "dxs_root_signature.h"

#include <string.h>

/* read.c: the content of an RTS0 part. `offset`: of it in the input, for places of errors. */
struct dxs_root_signature_desc *root_signature_read(struct arena *arena, const uint8_t *bytes, size_t size,
                                                    uint32_t offset);

/* check.c: what Direct3D refuses. Faults: DXS_BAD_MAPPING, DXS_INVALID_ARGUMENT. */
void root_signature_check(struct arena *arena, const struct dxs_root_signature_desc *desc);

/* write.c: a container, or the content of its RTS0 part. */
const uint8_t *root_signature_write(struct arena *arena, const struct dxs_root_signature_desc *desc, size_t *size);
const uint8_t *root_signature_write_content(struct arena *arena, const struct dxs_root_signature_desc *desc,
                                            size_t *size);

/* version.c: a copy that means the same in that version, as far as it has the words for it: not checked.
 */
struct dxs_root_signature_desc *root_signature_at_version(struct arena *arena,
                                                          const struct dxs_root_signature_desc *desc,
                                                          enum dxs_root_signature_version version);

/* Floats are stored as their bits. */
static inline uint32_t bits_of_float(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline float float_of_bits(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* Sizes of the serialized form, in bytes. */
enum {
    ROOT_HEADER_BYTES = 24,
    ROOT_PARAMETER_BYTES = 12,
    ROOT_TABLE_BYTES = 8,
    ROOT_CONSTANTS_BYTES = 12,
    ROOT_DESCRIPTOR_1_0_BYTES = 8,
    ROOT_DESCRIPTOR_BYTES = 12,
    ROOT_RANGE_1_0_BYTES = 20,
    ROOT_RANGE_BYTES = 24,
    ROOT_SAMPLER_BYTES = 52,
    ROOT_SAMPLER_1_2_BYTES = 56
};

#endif
