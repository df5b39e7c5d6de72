/* dxs_decoders: decoders of documented formats that run on the GPU, as compute shaders. They are written in HLSL
 * (decoders/), kept as DXIL and translated by dxs when they are asked for, with the caller's options; so there is
 * one source of them, for Direct3D and for Vulkan. docs/guides/decoders.md tells what each decodes. Link the library
 * dxs_decoders besides dxs.
 *
 *     const struct dxs_decoder *decoder = dxs_decoder_find("path-segments");
 *     for (uint32_t pass = 0; pass < decoder->pass_count; pass++)
 *         if (dxs_decoder_convert(decoder, pass, module, converter, NULL, &spirv) == DXS_RESULT_OK)
 *             pipelines[pass] = make_pipeline(layout, spirv.words, spirv.word_count, spirv.entry_name);
 *
 * All passes of a decoder share one interface: a block of 32-bit constants, and buffers. They run in order, each seeing
 * what those before it wrote: a barrier stands between them. In DXIL the constants are b0, inputs t0, t1, ... and all
 * other buffers u0, u1, ...; in SPIR-V, unless the options say otherwise, the constants are push constants from byte 0
 * on and the buffers are storage buffers, in descriptor set 0 with the number in dxs_decoder.buffers as their binding.
 * Vulkan 1.1 without any optional feature is enough; of Direct3D, shader model 6.0.
 *
 * Buffers are read and written within the sizes that dxs_decoder_buffer_size gives for the constants, whatever they
 * contain, and without help from the device's bounds checks, as long as none has more than 4 GiB. All words are
 * little-endian.
 *
 * Everything here is constant and thread-safe. */
#ifndef DXS_DECODERS_H
#define DXS_DECODERS_H

#include "dxs.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DXS_DECODER_NONE UINT32_MAX /* no number, in what decoders write */

/* What follows from the constants: each * ceil(constants[a] * constants[b] / per). A factor is the number of a constant
 * or -1, which counts as 1. */
struct dxs_decoder_amount {
    uint32_t each, per;
    int32_t factors[2];
};

struct dxs_decoder_constant {
    const char *name;
    const char *meaning;
    uint64_t reserved[2];
};

enum dxs_decoder_role DXS_ENUM {
    DXS_DECODER_ROLE_INPUT,   /* only read: an SRV */
    DXS_DECODER_ROLE_SCRATCH, /* from pass to pass: its content is of no use before or after. A UAV, as the next two */
    DXS_DECODER_ROLE_OUTPUT,
    DXS_DECODER_ROLE_IN_OUT /* changed: what it contains before matters */
};

struct dxs_decoder_buffer {
    const char *name;
    enum dxs_decoder_role role;
    uint32_t register_number;       /* t<number> of inputs, u<number> of others; space 0 */
    struct dxs_decoder_amount size; /* bytes that it must have at least */
    const char *content;
    uint64_t reserved[2];
};

struct dxs_decoder_pass {
    const char *name;
    const void *dxil; /* a container */
    size_t dxil_size;
    uint32_t workgroup_size[3];
    struct dxs_decoder_amount groups[3]; /* to dispatch */
    uint64_t reserved[4];
};

struct dxs_decoder {
    const char *name;
    const char *summary;                          /* a line */
    const struct dxs_decoder_constant *constants; /* number n is word n of the block */
    uint32_t constant_count;                      /* at most 32: 128 bytes */
    const struct dxs_decoder_buffer *buffers;
    uint32_t buffer_count;
    const struct dxs_decoder_pass *passes;
    uint32_t pass_count;
    const char *variant; /* "", or what distinguishes it from the decoder of the same name that needs nothing */
    uint32_t needs;      /* bits of enum dxs_decoder_need */
};

/* What a device has to offer beyond Vulkan 1.1. */
enum dxs_decoder_need DXS_ENUM {
    DXS_DECODER_NEED_WAVES = 1,       /* DXS_FEATURE_WAVE_OPERATIONS */
    DXS_DECODER_NEED_LARGE_GROUPS = 2 /* DXS_FEATURE_LARGE_GROUPS */
};

/* Numbers from 0; NULL beyond the last one, or if there is none of the name. These need no features. */
DXS_API const struct dxs_decoder *dxs_decoder_at(uint32_t number);
DXS_API const struct dxs_decoder *dxs_decoder_find(const char *name);

/* Variants have the constants and buffers of their decoder and write the same, with other passes. Numbers from 0, which
 * is the decoder itself; NULL beyond the last one. */
DXS_API const struct dxs_decoder *dxs_decoder_variant(const struct dxs_decoder *decoder, uint32_t number);

/* A variant that uses these features and no others; else the decoder that needs none. */
DXS_API const struct dxs_decoder *dxs_decoder_choose(const struct dxs_decoder *decoder,
                                                     const struct dxs_features *features);

/* Bytes that a buffer must have at least, for these constants: all of the decoder's. UINT64_MAX: more than 64 bits. */
DXS_API uint64_t dxs_decoder_buffer_size(const struct dxs_decoder_buffer *buffer, const uint32_t *constants);

/* The thread groups to dispatch for a pass; 0 groups: it has nothing to do, and writes nothing. Every device takes
 * 65,535 in a dimension: of more along x, rows of 32,768 go on along z, and shaders number them x + 32,768 * z. False
 * if that is not enough. */
DXS_API bool dxs_decoder_groups(const struct dxs_decoder_pass *pass, const uint32_t *constants, uint32_t groups[3]);

/* Translates a pass. It is parsed into `module`, whose content is replaced; the result belongs to the converter.
 * `options` may be NULL; its mapping of resources replaces the one above if it has a layout or map_resource. Errors are
 * those of dxs_module_parse (told by the module) and of dxs_convert (told by the converter); a pass that the decoder
 * does not have is DXS_RESULT_INVALID_ARGUMENT. */
DXS_API enum dxs_result dxs_decoder_convert(const struct dxs_decoder *decoder, uint32_t pass, dxs_module *module,
                                            dxs_converter *converter, const struct dxs_options *options,
                                            struct dxs_spirv *spirv);

/* The same, for constants that lie in a buffer, which the device may have written: a storage buffer in set 0, whose
 * binding is the number of the decoder's buffers. The numbers of groups may be the device's too: the decoder
 * dispatch-arguments computes what dxs_decoder_groups does. */
DXS_API enum dxs_result dxs_decoder_convert_indirect(const struct dxs_decoder *decoder, uint32_t pass,
                                                     dxs_module *module, dxs_converter *converter,
                                                     const struct dxs_options *options, struct dxs_spirv *spirv);

#ifdef __cplusplus
}
#endif

#endif
