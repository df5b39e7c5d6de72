/* Root signatures of Direct3D 12, versions 1.0, 1.1 and 1.2: from bytes to plain structs and back.
 *
 * The serialized form is the content of the RTS0 part of a DXBC container; either is read, the container is written.
 * Layout: DirectXShaderCompiler, include/dxc/DxilRootSignature; D3D12's d3d12.h for what the fields mean. */
#ifndef DXS_ROOT_SIGNATURE_H
#define DXS_ROOT_SIGNATURE_H

#include "dxs.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DXS_OFFSET_APPEND UINT32_MAX /* of a range: right behind the one before it in its table */

enum dxs_root_signature_version { /* the number in the serialized form */
    DXS_ROOT_SIGNATURE_1_0 = 1,
    DXS_ROOT_SIGNATURE_1_1 = 2,
    DXS_ROOT_SIGNATURE_1_2 = 3
};

enum dxs_root_parameter_type {
    DXS_ROOT_TABLE,
    DXS_ROOT_CONSTANTS,
    DXS_ROOT_CBV,
    DXS_ROOT_SRV,
    DXS_ROOT_UAV
};

enum dxs_visibility {
    DXS_VISIBLE_TO_ALL,
    DXS_VISIBLE_TO_VERTEX,
    DXS_VISIBLE_TO_HULL,
    DXS_VISIBLE_TO_DOMAIN,
    DXS_VISIBLE_TO_GEOMETRY,
    DXS_VISIBLE_TO_PIXEL,
    DXS_VISIBLE_TO_AMPLIFICATION,
    DXS_VISIBLE_TO_MESH
};

enum dxs_range_type {
    DXS_RANGE_SRV,
    DXS_RANGE_UAV,
    DXS_RANGE_CBV,
    DXS_RANGE_SAMPLER
};

enum dxs_descriptor_flag { /* of ranges; root descriptors have the three about data */
    DXS_DESCRIPTORS_VOLATILE = 0x1,
    DXS_DATA_VOLATILE = 0x2,
    DXS_DATA_STATIC_WHILE_SET = 0x4,
    DXS_DATA_STATIC = 0x8,
    DXS_DESCRIPTORS_STATIC_BOUNDS_CHECKED = 0x10000
};

struct dxs_descriptor_range {
    enum dxs_range_type type;
    uint32_t count; /* DXS_UNBOUNDED */
    uint32_t base_register, space;
    uint32_t offset; /* descriptors from the start of the table; DXS_OFFSET_APPEND */
    uint32_t flags;  /* version 1.0: 0 */
};

struct dxs_root_parameter {
    enum dxs_root_parameter_type type;
    enum dxs_visibility visibility;
    uint32_t shader_register, space;           /* constants and descriptors */
    uint32_t constant_count;                   /* constants: 32-bit words */
    uint32_t flags;                            /* descriptors; version 1.0: 0 */
    const struct dxs_descriptor_range *ranges; /* tables */
    uint32_t range_count;
};

struct dxs_static_sampler { /* numbers of D3D12's enumerations */
    uint32_t filter;
    uint32_t address_u, address_v, address_w; /* 1 wrap, 2 mirror, 3 clamp, 4 border, 5 mirror once */
    float mip_lod_bias;
    uint32_t max_anisotropy;
    uint32_t comparison;   /* 1 never, 2 less, 3 equal, 4 less or equal, 5 greater, 6 not equal, 7 greater or equal, 8
                              always */
    uint32_t border_color; /* 0 transparent black, 1 opaque black, 2 opaque white, 3 and 4 the latter as integers */
    float min_lod, max_lod;
    uint32_t shader_register, space;
    enum dxs_visibility visibility;
    uint32_t flags; /* version 1.2: enum dxs_sampler_flag; else 0 */
};

enum dxs_sampler_flag {
    DXS_SAMPLER_INTEGER_BORDER = 0x1,
    DXS_SAMPLER_NOT_NORMALIZED = 0x2
};

enum dxs_root_signature_flag {
    DXS_ALLOW_INPUT_ASSEMBLER = 0x1,
    DXS_DENY_VERTEX = 0x2,
    DXS_DENY_HULL = 0x4,
    DXS_DENY_DOMAIN = 0x8,
    DXS_DENY_GEOMETRY = 0x10,
    DXS_DENY_PIXEL = 0x20,
    DXS_ALLOW_STREAM_OUTPUT = 0x40,
    DXS_LOCAL_ROOT_SIGNATURE = 0x80,
    DXS_DENY_AMPLIFICATION = 0x100,
    DXS_DENY_MESH = 0x200,
    DXS_RESOURCE_HEAP_INDEXED = 0x400,
    DXS_SAMPLER_HEAP_INDEXED = 0x800
};

struct dxs_root_signature_desc {
    enum dxs_root_signature_version version;
    uint32_t flags;
    const struct dxs_root_parameter *parameters;
    uint32_t parameter_count;
    const struct dxs_static_sampler *samplers;
    uint32_t sampler_count;
};

typedef struct dxs_root_signature dxs_root_signature;

/* NULL if out of memory. `allocator` is copied; NULL means malloc and free. One thread at a time may use the object. */
DXS_API dxs_root_signature *dxs_root_signature_create(const struct dxs_allocator *allocator);
DXS_API void dxs_root_signature_destroy(dxs_root_signature *signature); /* NULL is allowed */

/* Reads a DXBC container with an RTS0 part, or that part's content by itself. The bytes are not needed afterwards.
 * Besides damage (DXS_INVALID_CONTAINER) it refuses what Direct3D refuses (DXS_BAD_MAPPING): registers that two
 * parameters bind for the same stage, ranges that have no place behind an unbounded one, samplers beside other
 * descriptors in a table, flags that contradict each other or the version, reserved spaces, static samplers that do not
 * exist, more than 64 words; local root signatures may fill a shader record. The message names parameter and range. */
DXS_API enum dxs_result dxs_root_signature_parse(dxs_root_signature *signature, const void *bytes, size_t size);

/* Reads `desc`, which may be what the object describes, as one of another version. Version 1.0 means that descriptors
 * and data are volatile: 1.1 and 1.2 then say so. To 1.0 the promises of their flags are left out, which nothing
 * depends on but speed. Flags of static samplers cannot be left out: DXS_BAD_MAPPING. After an error the object
 * describes what it did before. */
DXS_API enum dxs_result dxs_root_signature_convert(dxs_root_signature *signature,
                                                   const struct dxs_root_signature_desc *desc,
                                                   enum dxs_root_signature_version version);

/* What was read last; no parameters before that. Belongs to the object, valid until it reads the next one. */
DXS_API const struct dxs_root_signature_desc *dxs_root_signature_describe(const dxs_root_signature *signature);

/* A DXBC container with the root signature as its only part and with its digest, as the runtime takes it; or the
 * content of that part by itself. `desc` may be what the object described. Fields that its version does not have must
 * be 0. The bytes belong to the object, valid until its next use. */
DXS_API enum dxs_result dxs_root_signature_serialize(dxs_root_signature *signature,
                                                     const struct dxs_root_signature_desc *desc, const void **bytes,
                                                     size_t *size);
DXS_API enum dxs_result dxs_root_signature_serialize_content(dxs_root_signature *signature,
                                                             const struct dxs_root_signature_desc *desc,
                                                             const void **bytes, size_t *size);

/* The error of the last call, never NULL. */
DXS_API const struct dxs_error *dxs_root_signature_error(const dxs_root_signature *signature);

#ifdef __cplusplus
}
#endif

#endif
