/* The interfaces of the decoders: what docs/decoders.md shows and the HLSL declares. */
#include "spirv/decoders/tables.h"

#include "dxil.h"

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof((array)[0])))
#define FIXED(bytes)                                                                                                   \
    {                                                                                                                  \
        (bytes), 1,                                                                                                    \
        {                                                                                                              \
            -1, -1                                                                                                     \
        }                                                                                                              \
    }
#define TIMES(each, a)                                                                                                 \
    {                                                                                                                  \
        (each), 1,                                                                                                     \
        {                                                                                                              \
            (a), -1                                                                                                    \
        }                                                                                                              \
    }
#define PRODUCT(each, a, b)                                                                                            \
    {                                                                                                                  \
        (each), 1,                                                                                                     \
        {                                                                                                              \
            (a), (b)                                                                                                   \
        }                                                                                                              \
    }
#define RATIO(each, per, a)                                                                                            \
    {                                                                                                                  \
        (each), (per),                                                                                                 \
        {                                                                                                              \
            (a), -1                                                                                                    \
        }                                                                                                              \
    }
#define GROUPS(per, a)                                                                                                 \
    {                                                                                                                  \
        {1, (per), {(a), -1}}, FIXED(1), FIXED(1)                                                                      \
    }

#define INPUT(number, name, size, content)                                                                             \
    {                                                                                                                  \
        name, DXS_DECODER_INPUT, number, size, content                                                                 \
    }
#define SCRATCH(number, name, size, content)                                                                           \
    {                                                                                                                  \
        name, DXS_DECODER_SCRATCH, number, size, content                                                               \
    }
#define OUTPUT(number, name, size, content)                                                                            \
    {                                                                                                                  \
        name, DXS_DECODER_OUTPUT, number, size, content                                                                \
    }
#define PASS(name, bytes, x, y, groups)                                                                                \
    {                                                                                                                  \
        name, bytes, sizeof(bytes), {x, y, 1}, groups                                                                  \
    }
#define DECODER(name, summary, prefix)                                                                                 \
    static const struct dxs_decoder prefix = {name,                                                                    \
                                              summary,                                                                 \
                                              prefix##_constants,                                                      \
                                              COUNT(prefix##_constants),                                               \
                                              prefix##_buffers,                                                        \
                                              COUNT(prefix##_buffers),                                                 \
                                              prefix##_passes,                                                         \
                                              COUNT(prefix##_passes)}

/* ---- path-segments ----------------------------------------------------------------------------------------------- */

enum {
    PATH_TAG_WORDS,
    PATH_DATA_WORDS,
    PATH_CAPACITY
};
static const struct dxs_decoder_constant path_constants[] = {
    {"tag_word_count", "words of tags, four tags each; zeros fill the last one"},
    {"data_word_count", "words of path data"},
    {"segment_capacity", "segments that there is room for; further ones are counted but not written"},
};
static const struct dxs_decoder_buffer path_buffers[] = {
    INPUT(0, "tags", TIMES(4, PATH_TAG_WORDS), "tag bytes"),
    INPUT(1, "data", TIMES(4, PATH_DATA_WORDS), "points: two 16-bit integers (x low) or two 32-bit floats each"),
    SCRATCH(0, "partial_sums", RATIO(20, 256, PATH_TAG_WORDS), "sums of 256 words of tags each"),
    OUTPUT(
        1, "segments", TIMES(48, PATH_CAPACITY),
        "u32 flags (bits of the tag: 0-1 points beyond the first, 2 ends its subpath, 3 floats; 31: beyond the data, "
        "points are 0), u32 path, u32 transform, u32 style, f32[4][2] points"),
    OUTPUT(2, "totals", FIXED(20), "u32 segments, u32 words of data, u32 paths, u32 transforms, u32 styles"),
};
static const struct dxs_decoder_pass path_passes[] = {
    PASS("reduce", path_segments_reduce_dxil, 256, 1, GROUPS(256, PATH_TAG_WORDS)),
    PASS("scan", path_segments_scan_dxil, 256, 1, GROUPS(256, PATH_TAG_WORDS)),
};
DECODER("path-segments", "segments of vector graphics paths from streams of tag bytes and packed points", path);

/* ---- instancing -------------------------------------------------------------------------------------------------- */

enum {
    INSTANCING_VERTICES,
    INSTANCING_ATTRIBUTES,
    INSTANCING_FIRST,
    INSTANCING_IDS
};
static const struct dxs_decoder_constant instancing_constants[] = {
    {"vertex_count", "vertices of the draw"},
    {"attribute_count", "attributes"},
    {"first_id", "first linear invocation number"},
    {"id_count", "invocations"},
    {"is_instanced", "0: linear numbers are vertices; else padded_count(vertex_count) * instance + vertex"},
};
static const struct dxs_decoder_buffer instancing_buffers[] = {
    INPUT(0, "attributes", TIMES(20, INSTANCING_ATTRIBUTES),
          "u32 divisor (0xffffffff: per vertex; 0: one element for all), u32 stride, u32 offset, u32 element_size, u32 "
          "buffer_size, in bytes"),
    OUTPUT(0, "descriptors", TIMES(32, INSTANCING_ATTRIBUTES),
           "u32 mode (0 linear, 1 modulus, 2 shift, 3 magic divisor), u32 shift, u32 extra, u32 magic, u32 stride, u32 "
           "offset, u32 element_size, u32 buffer_size"),
    OUTPUT(1, "addresses", PRODUCT(4, INSTANCING_IDS, INSTANCING_ATTRIBUTES),
           "u32 byte of each invocation's element, attribute after attribute; 0xffffffff: none, as the invocation is "
           "padding or the element is not in the buffer"),
};
static const struct dxs_decoder_pass instancing_passes[] = {
    PASS("describe", instancing_describe_dxil, 64, 1, GROUPS(64, INSTANCING_ATTRIBUTES)),
    PASS("address", instancing_address_dxil, 256, 1, GROUPS(256, INSTANCING_IDS)),
};
DECODER("instancing", "addresses of vertex attributes in instanced draws, with padded counts and magic divisors",
        instancing);

/* ------------------------------------------------------------------------------------------------------------------ */

const struct dxs_decoder *const decoder_table[] = {&instancing, &path};
const uint32_t decoder_table_count = COUNT(decoder_table);
