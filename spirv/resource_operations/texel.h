/* What operations on images share: coordinates, optional operands, results of four texel components and a status. */
#ifndef SPIRV_RESOURCE_OPERATIONS_TEXEL_H
#define SPIRV_RESOURCE_OPERATIONS_TEXEL_H

#include "spirv/resources/resources.h"

/* Operands of an image instruction behind its result; the optional ones must be added in the order of their bits. */
struct image_operands {
    uint32_t words[16];
    uint32_t count;
    uint32_t mask_place; /* of the mask of optional operands in `words`, 0: none so far */
};

void add_operand(struct image_operands *operands, uint32_t id);
void add_optional(struct image_operands *operands, uint32_t bit, uint32_t id);

/* The type of a struct's member in DXIL: of T in ResRet<T> for member 0. */
type_id struct_member(const struct lowering *l, type_id id, uint32_t member);

/* `count` operands of the instruction from `first` on as a vector. */
uint32_t coordinate_vector(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count);

/* How the offsets of a texture operation are given. Of each its low bits count, as a signed number: 4 in loads and
 * samples (Direct3D's shader model 6.7), 6 in gathers (Direct3D 11.3, gather4_po). */
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
    uint32_t id; /* of a signed integer or a vector of them, as many bits wide */
};
struct texel_offset texel_offset(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count,
                                 uint32_t bits);

/* Emits an image instruction that gives four components of `kind`, and their conversion into the result of `i`, which
 * is ResRet<T>; the sparse form of it if the status is used. */
void emit_texels(struct lowering *l, const struct instruction *i, SpvOp op, enum texel_kind kind,
                 const struct image_operands *operands);

/* The sparse form of an image instruction: status and texel (of this type). */
struct sparse_texel {
    uint32_t status, texel;
};
struct sparse_texel emit_sparse(struct lowering *l, SpvOp op, uint32_t type, const struct image_operands *operands);

/* A status that says "resident" if both do; in this id. */
void emit_joint_status(struct lowering *l, uint32_t first, uint32_t second, uint32_t id);

/* Likewise for instructions that give one f32. */
void emit_comparison(struct lowering *l, const struct instruction *i, SpvOp op, const struct image_operands *operands);

/* The four values from operand `first` on as a texel to store. */
uint32_t texel_to_store(struct lowering *l, const struct instruction *i, uint32_t first, enum texel_kind kind);

/* The texture and the sampler of operand `first` and the one behind it. */
struct sampled_texture {
    struct handle texture;
    const struct texture_shape *shape;
    enum texel_kind texel;
    uint32_t image;
    uint32_t id; /* OpSampledImage */
};
struct sampled_texture sampled_texture(struct lowering *l, const struct instruction *i, uint32_t first, bool compares);

/* Whether the least level that an operation may sample, its last operand, is one that matters. */
bool has_least_level(const struct lowering *l, const struct instruction *i);

/* The texture of operand 0; its shape, or `unsupported` where it has none. */
const struct texture_shape *shape_of(struct lowering *l, const struct instruction *i, const struct handle *h);

#endif
