/* Root signatures: reading, checking, converting between versions, writing. */
#ifndef BINDINGS_ROOT_SIGNATURE_H
#define BINDINGS_ROOT_SIGNATURE_H

#include "base/text.h"
#include "dxs_root_signature.h"
#include <string.h>

/* read.c: reads the content of an RTS0 part. `offset`: its offset in the input, for error messages. */
struct dxs_root_signature_desc *root_signature_read(struct arena *arena, const uint8_t *bytes, size_t size,
                                                    uint32_t offset);

/* check.c: fails with DXS_RESULT_BAD_MAPPING or DXS_RESULT_INVALID_ARGUMENT if Direct3D would refuse the signature. */
void root_signature_check(struct arena *arena, const struct dxs_root_signature_desc *desc);

/* write.c: serializes to a container, or to the content of its RTS0 part. */
const uint8_t *root_signature_write(struct arena *arena, const struct dxs_root_signature_desc *desc, size_t *size);
const uint8_t *root_signature_write_content(struct arena *arena, const struct dxs_root_signature_desc *desc,
                                            size_t *size);

/* version.c: an equivalent copy in another version. root_signature_check finds features that this version lacks. */
struct dxs_root_signature_desc *root_signature_at_version(struct arena *arena,
                                                          const struct dxs_root_signature_desc *desc,
                                                          enum dxs_root_signature_version version);

/* The IEEE 754 bits of a float, and back. */
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

/* Sizes in the serialized form, in bytes. */
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

/* The members of a static sampler have the format's order and sizes. */
_Static_assert(offsetof(struct dxs_static_sampler, reserved) == ROOT_SAMPLER_1_2_BYTES, "the format has 14 words");
static inline uint32_t root_sampler_bytes(enum dxs_root_signature_version version)
{
    return version == DXS_ROOT_SIGNATURE_VERSION_V1_2 ? ROOT_SAMPLER_1_2_BYTES : ROOT_SAMPLER_BYTES;
}

/* ---- The object of the public API -------------------------------------------------------------------------------- */

struct dxs_root_signature {
    struct fault fault;
    struct arena parsed;  /* memory of `desc` */
    struct arena written; /* bytes or text that the last call returned */
    const struct dxs_root_signature_desc *desc;
};

/* Clears the signature before it is read anew: after a failure it is empty. */
static inline void root_signature_clear(dxs_root_signature *signature)
{
    fault_clear(&signature->fault);
    arena_reset(&signature->parsed);
    signature->desc = NULL;
}

/* Checks a description that was read and makes it the signature's. */
static inline void root_signature_set(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc)
{
    root_signature_check(&signature->parsed, desc);
    fault_clear(&signature->fault);
    signature->desc = desc;
}

#endif
