/* Root signatures of Direct3D 12, versions 1.0, 1.1 and 1.2: from bytes to structures and back.
 *
 * The bytes are the content of an RTS0 part, alone or in a DXBC container. Their layout is that of
 * DirectXShaderCompiler's include/dxc/DxilRootSignature. Enumerators have the numbers of d3d12.h. */
#ifndef DXS_ROOT_SIGNATURE_H
#define DXS_ROOT_SIGNATURE_H

#include "dxs.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DXS_OFFSET_APPEND UINT32_MAX /* dxs_descriptor_range.offset: directly after the previous range */

enum dxs_root_signature_version DXS_ENUM { /* the number in the serialized form */
    DXS_ROOT_SIGNATURE_VERSION_V1_0 = 1,
    DXS_ROOT_SIGNATURE_VERSION_V1_1 = 2,
    DXS_ROOT_SIGNATURE_VERSION_V1_2 = 3
};

enum dxs_root_parameter_type DXS_ENUM {
    DXS_ROOT_PARAMETER_TYPE_TABLE,
    DXS_ROOT_PARAMETER_TYPE_CONSTANTS,
    DXS_ROOT_PARAMETER_TYPE_CBV,
    DXS_ROOT_PARAMETER_TYPE_SRV,
    DXS_ROOT_PARAMETER_TYPE_UAV
};

enum dxs_visibility DXS_ENUM {
    DXS_VISIBILITY_ALL,
    DXS_VISIBILITY_VERTEX,
    DXS_VISIBILITY_HULL,
    DXS_VISIBILITY_DOMAIN,
    DXS_VISIBILITY_GEOMETRY,
    DXS_VISIBILITY_PIXEL,
    DXS_VISIBILITY_AMPLIFICATION,
    DXS_VISIBILITY_MESH
};

enum dxs_range_type DXS_ENUM {
    DXS_RANGE_TYPE_SRV,
    DXS_RANGE_TYPE_UAV,
    DXS_RANGE_TYPE_CBV,
    DXS_RANGE_TYPE_SAMPLER
};

enum dxs_descriptor_flag DXS_ENUM { /* ranges: all; root descriptors: DXS_DESCRIPTOR_FLAG_DATA_* only */
    DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE = 0x1,
    DXS_DESCRIPTOR_FLAG_DATA_VOLATILE = 0x2,
    DXS_DESCRIPTOR_FLAG_DATA_STATIC_WHILE_SET = 0x4,
    DXS_DESCRIPTOR_FLAG_DATA_STATIC = 0x8,
    DXS_DESCRIPTOR_FLAG_DESCRIPTORS_STATIC_BOUNDS_CHECKED = 0x10000
};

struct dxs_descriptor_range {
    enum dxs_range_type type;
    uint32_t count; /* descriptors; DXS_UNBOUNDED */
    uint32_t base_register, space;
    uint32_t offset; /* descriptors from the start of the table, or DXS_OFFSET_APPEND */
    uint32_t flags;  /* enum dxs_descriptor_flag; version 1.0: 0 */
    uint32_t reserved[4];
};

struct dxs_root_parameter {
    enum dxs_root_parameter_type type;
    enum dxs_visibility visibility;
    uint32_t shader_register, space;           /* root constants and root descriptors */
    uint32_t constant_count;                   /* root constants: 32-bit words */
    uint32_t flags;                            /* root descriptors: enum dxs_descriptor_flag; version 1.0: 0 */
    const struct dxs_descriptor_range *ranges; /* descriptor tables */
    uint32_t range_count;
    uint64_t reserved[2];
};

struct dxs_static_sampler {                   /* numbers of d3d12.h */
    uint32_t filter;                          /* D3D12_FILTER */
    uint32_t address_u, address_v, address_w; /* 1 wrap, 2 mirror, 3 clamp, 4 border, 5 mirror once */
    float mip_lod_bias;
    uint32_t max_anisotropy;
    uint32_t comparison;   /* 1 never, 2 less, 3 equal, 4 less or equal, 5 greater, 6 not equal, 7 greater or equal, 8
                              always */
    uint32_t border_color; /* 0 transparent black, 1 opaque black, 2 opaque white; integers: 3 opaque black, 4 opaque
                              white */
    float min_lod, max_lod;
    uint32_t shader_register, space;
    enum dxs_visibility visibility;
    uint32_t flags; /* version 1.2: enum dxs_sampler_flag; else 0 */
    uint32_t reserved[4];
};

enum dxs_sampler_flag DXS_ENUM {
    DXS_SAMPLER_FLAG_INTEGER_BORDER = 0x1,
    DXS_SAMPLER_FLAG_NOT_NORMALIZED = 0x2
};

enum dxs_root_signature_flag DXS_ENUM {
    DXS_ROOT_SIGNATURE_FLAG_ALLOW_INPUT_ASSEMBLER = 0x1,
    DXS_ROOT_SIGNATURE_FLAG_DENY_VERTEX = 0x2,
    DXS_ROOT_SIGNATURE_FLAG_DENY_HULL = 0x4,
    DXS_ROOT_SIGNATURE_FLAG_DENY_DOMAIN = 0x8,
    DXS_ROOT_SIGNATURE_FLAG_DENY_GEOMETRY = 0x10,
    DXS_ROOT_SIGNATURE_FLAG_DENY_PIXEL = 0x20,
    DXS_ROOT_SIGNATURE_FLAG_ALLOW_STREAM_OUTPUT = 0x40,
    DXS_ROOT_SIGNATURE_FLAG_LOCAL = 0x80,
    DXS_ROOT_SIGNATURE_FLAG_DENY_AMPLIFICATION = 0x100,
    DXS_ROOT_SIGNATURE_FLAG_DENY_MESH = 0x200,
    DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED = 0x400,
    DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED = 0x800
};

struct dxs_root_signature_desc {
    enum dxs_root_signature_version version;
    uint32_t flags;
    const struct dxs_root_parameter *parameters;
    uint32_t parameter_count;
    const struct dxs_static_sampler *samplers;
    uint32_t sampler_count;
    uint64_t reserved[2];
};

typedef struct dxs_root_signature dxs_root_signature;

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. One thread at a time may use the object. */
DXS_API dxs_root_signature *dxs_root_signature_create(const struct dxs_allocator *allocator);
DXS_API void dxs_root_signature_destroy(dxs_root_signature *signature); /* NULL is allowed */

/* Reads a DXBC container with an RTS0 part, or the content of that part. The bytes are not needed afterwards. Errors:
 *
 * - DXS_RESULT_INVALID_CONTAINER: the bytes are damaged, or there is no RTS0 part.
 * - DXS_RESULT_BAD_MAPPING: Direct3D refuses the root signature, for example because two parameters bind one register
 *   for the same stage, a range follows an unbounded one, a table mixes samplers with other descriptors, flags
 *   contradict each other or the version, a space is reserved, a static sampler has an unknown filter, or the root
 *   arguments exceed 64 words (local root signatures: a shader record). The message names parameter and range.
 * - DXS_RESULT_OUT_OF_MEMORY. */
DXS_API enum dxs_result dxs_root_signature_parse(dxs_root_signature *signature, const void *bytes, size_t size);

/* Makes the object describe `desc` in another version. `desc` may be the object's own description.
 *
 * - From 1.0: ranges and root descriptors get the volatile flags, which version 1.0 implies.
 * - To 1.0: descriptor flags are dropped. They only permit optimizations.
 * - From 1.2: fails with DXS_RESULT_BAD_MAPPING if static samplers have flags, because dropping them changes results.
 *
 * After an error the object describes what it described before. */
DXS_API enum dxs_result dxs_root_signature_convert(dxs_root_signature *signature,
                                                   const struct dxs_root_signature_desc *desc,
                                                   enum dxs_root_signature_version version);

/* The last root signature that was read; an empty one before that. Belongs to the object; valid until the next read. */
DXS_API const struct dxs_root_signature_desc *dxs_root_signature_describe(const dxs_root_signature *signature);

/* Write a DXBC container with a valid digest and an RTS0 part only, as Direct3D's runtime expects it, or the content of
 * that part. `desc` may be the object's own description. Members that its version lacks must be 0. The bytes belong to
 * the object and are valid until its next use. */
DXS_API enum dxs_result dxs_root_signature_serialize(dxs_root_signature *signature,
                                                     const struct dxs_root_signature_desc *desc, const void **bytes,
                                                     size_t *size);
DXS_API enum dxs_result dxs_root_signature_serialize_content(dxs_root_signature *signature,
                                                             const struct dxs_root_signature_desc *desc,
                                                             const void **bytes, size_t *size);

/* The error of the last call. Never NULL; valid until the next call. */
DXS_API const struct dxs_error *dxs_root_signature_error(const dxs_root_signature *signature);

#ifdef __cplusplus
}
#endif

#endif
