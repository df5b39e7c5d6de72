/* Shared by image operations: coordinates, optional operands, results with four components and a status. */
#ifndef SPIRV_RESOURCE_OPERATIONS_TEXEL_H
#define SPIRV_RESOURCE_OPERATIONS_TEXEL_H

#include "spirv/resources/resources.h"

enum {
    STATUS_COMPONENT = 4 /* of a ResRet: the residency status */
};

/* Operands of an image instruction, after the result id. Add optional ones in the order of their bits in the image
 * operands mask. */
struct image_operands {
    uint32_t words[16];
    uint32_t count;
    uint32_t mask_index; /* index in `words` of the image operands mask; 0: none yet */
};

void add_image_operand(struct image_operands *operands, uint32_t id);
void add_optional(struct image_operands *operands, uint32_t bit, uint32_t id);

/* A vector of `count` operands, starting at operand `first`. */
uint32_t coordinate_vector(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count);

/* Texel offsets of a texture operation. Only the low bits of each count, as a signed number: 4 bits in loads and
 * samples (shader model 6.7 specification), 6 in gathers (Direct3D 11.3 specification, gather4_po). */
enum {
    OFFSET_BITS = 4,
    GATHER_OFFSET_BITS = 6
};
enum offset_kind {
    OFFSET_NONE,
    OFFSET_CONSTANT,
    OFFSET_DYNAMIC
};
struct texel_offset {
    enum offset_kind kind;
    uint32_t id; /* signed integer or vector, sign-extended from the offset's bits */
};
struct texel_offset texel_offset(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count,
                                 uint32_t bits);

/* Emits an image instruction with four result components of `kind`, and converts them to the result of `i`, a
 * ResRet<T>. Uses the sparse form if the status is used. */
void emit_texels(struct lowering *l, const struct instruction *i, SpvOp op, enum texel_kind kind,
                 const struct image_operands *operands);

/* Emits the sparse form of an image instruction. `type`: type of the texel. */
struct sparse_texel {
    uint32_t status, texel;
};
struct sparse_texel emit_sparse(struct lowering *l, SpvOp op, uint32_t type, const struct image_operands *operands);

/* Emits a status that is resident if both statuses are. */
void emit_joint_status(struct lowering *l, uint32_t first, uint32_t second, uint32_t id);

/* As emit_texels, for instructions whose result is one f32. */
void emit_comparison(struct lowering *l, const struct instruction *i, SpvOp op, const struct image_operands *operands);

/* Operands first .. first + 3 as a texel to store. */
uint32_t texel_to_store(struct lowering *l, const struct instruction *i, uint32_t first, enum texel_kind kind);

/* The texture of operand `first` and the sampler of operand first + 1. */
struct sampled_texture {
    struct handle texture;
    const struct texture_shape *shape;
    enum texel_kind texel;
    uint32_t image;
    uint32_t id; /* OpSampledImage */
};
struct sampled_texture sampled_texture(struct lowering *l, const struct instruction *i, uint32_t first, bool compares);

/* Argument of lower_sample in operations.def: the level of detail, and what else the operation has. */
enum level {
    LEVEL_IMPLICIT,
    LEVEL_BIAS,
    LEVEL_EXPLICIT,
    LEVEL_ZERO,
    LEVEL_GRADIENT,
    LEVEL_DIFFERENCE, /* gradients are differences in the quad */
    LEVEL_BIASED_DIFFERENCE
};
enum {
    SAMPLE_LEVELS = 7, /* mask of enum level */
    SAMPLE_COMPARES = 8,
    SAMPLE_HAS_CLAMP = 16 /* a LOD clamp is the last operand */
};

/* Whether the operation has a LOD clamp (its last operand) other than 0. */
bool has_lod_clamp(const struct lowering *l, const struct instruction *i);

/* The shape of the texture that handle `h` means; fails with `unsupported` if it is no texture. */
const struct texture_shape *shape_of(struct lowering *l, const struct instruction *i, const struct handle *h);

#endif
