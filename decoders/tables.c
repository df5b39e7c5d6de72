/* The interfaces of the decoders: what docs/guides/decoders.md shows and the HLSL declares. */
#include "decoders/tables.h"

#include "dxil.h"

/* clang-format off */
#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof((array)[0])))

/* Amounts: one, that many times a constant, a constant's parts, and so many times the product of two. */
#define FIXED(bytes) {(bytes), 1, {-1, -1}}
#define TIMES(each, a) {(each), 1, {(a), -1}}
#define RATIO(each, per, a) {(each), (per), {(a), -1}}
#define PAIRS(each, a, b) {(each), 1, {(a), (b)}}
#define RATIO_OF_PAIRS(each, per, a, b) {(each), (per), {(a), (b)}}
#define WORDS(a, b) PAIRS(4, a, b)

#define ONE_GROUP {FIXED(1), FIXED(1), FIXED(1)}
#define THREE_GROUPS {FIXED(3), FIXED(1), FIXED(1)}
#define GROUPS(per, a) {RATIO(1, per, a), FIXED(1), FIXED(1)}
#define TWICE_GROUPS(per, a) {RATIO(1, per, a), FIXED(2), FIXED(1)}
#define GROUPS_OF_PAIRS(per, a, b) {RATIO_OF_PAIRS(1, per, a, b), FIXED(1), FIXED(1)}
#define GROUPS_BY(per_x, x, y) {RATIO(1, per_x, x), TIMES(1, y), FIXED(1)}
#define GROUPS_2D(per_x, x, per_y, y) {RATIO(1, per_x, x), RATIO(1, per_y, y), FIXED(1)}

#define INPUT(number, name, size, content) {name, DXS_DECODER_ROLE_INPUT, number, size, content}
#define SCRATCH(number, name, size, content) {name, DXS_DECODER_ROLE_SCRATCH, number, size, content}
#define OUTPUT(number, name, size, content) {name, DXS_DECODER_ROLE_OUTPUT, number, size, content}
#define IN_OUT(number, name, size, content) {name, DXS_DECODER_ROLE_IN_OUT, number, size, content}
#define PASS(name, bytes, x, y, groups) {name, bytes, sizeof(bytes), {x, y, 1}, groups}
#define DECODER(name, summary, prefix) VARIANT(name, summary, prefix, prefix, "", 0)
#define VARIANT(name, summary, prefix, with, variant, needs) \
    static const struct dxs_decoder with = {name, summary, prefix##_constants, COUNT(prefix##_constants), \
                                            prefix##_buffers, COUNT(prefix##_buffers), \
                                            with##_passes, COUNT(with##_passes), variant, needs}
/* clang-format on */

/* ---- dispatch-arguments ------------------------------------------------------------------------------------------ */

enum {
    ARGUMENTS_PASSES,
    ARGUMENTS_CONSTANTS
};
static const struct dxs_decoder_constant arguments_constants[] = {
    {"pass_count", "passes of the decoder"},
    {"constant_count", "its constants; at most 32"},
};
static const struct dxs_decoder_buffer arguments_buffers[] = {
    INPUT(0, "given", TIMES(4, ARGUMENTS_CONSTANTS), "u32: its constants"),
    INPUT(1, "limits", TIMES(4, ARGUMENTS_CONSTANTS), "u32: what they are at most, so that the buffers have room"),
    INPUT(2, "amounts", TIMES(48, ARGUMENTS_PASSES), "dxs_decoder_pass.groups of each pass"),
    OUTPUT(0, "dispatches", TIMES(12, ARGUMENTS_PASSES),
           "u32[3]: groups of each pass; the first is 0 if there is nothing to do; three zeros: a dispatch cannot have "
           "as many"),
    OUTPUT(1, "limited", FIXED(128), "u32[32]: the constants, none above its limit; zeros behind them"),
};
static const struct dxs_decoder_pass arguments_passes[] = {
    PASS("limit", dispatch_arguments_limit_dxil, 64, 1, GROUPS(64, ARGUMENTS_PASSES)),
};
DECODER("dispatch-arguments", "constants and indirect dispatches of a decoder, of constants that the device computed",
        arguments);

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
    SCRATCH(0, "partial_sums", RATIO(20, 1024, PATH_TAG_WORDS), "sums of 1024 words of tags each"),
    OUTPUT(
        1, "segments", TIMES(48, PATH_CAPACITY),
        "u32 flags (bits of the tag: 0-1 points beyond the first, 2 ends its subpath, 3 floats; 31: beyond the data, "
        "points are 0), u32 path, u32 transform, u32 style, f32[4][2] points"),
    OUTPUT(2, "totals", FIXED(20), "u32 segments, u32 words of data, u32 paths, u32 transforms, u32 styles"),
};
static const struct dxs_decoder_pass path_passes[] = {
    PASS("reduce", path_segments_reduce_dxil, 256, 1, GROUPS(1024, PATH_TAG_WORDS)),
    PASS("place", path_segments_place_dxil, 256, 1, ONE_GROUP),
    PASS("scan", path_segments_scan_dxil, 256, 1, GROUPS(1024, PATH_TAG_WORDS)),
};
DECODER("path-segments", "segments of vector graphics paths from streams of tag bytes and packed points", path);

/* ---- path-segments-encode ---------------------------------------------------------------------------------------- */

enum {
    PATH_ENCODE_SEGMENTS,
    PATH_ENCODE_TAG_WORDS = 4,
    PATH_ENCODE_DATA_WORDS
};
static const struct dxs_decoder_constant path_encode_constants[] = {
    {"segment_count", "segments"},
    {"path_count", "paths, transforms and styles in all: what the segments lack of them follows the last one"},
    {"transform_count", ""},
    {"style_count", ""},
    {"tag_word_capacity", "words of tags that there is room for; further tags are counted but not written"},
    {"data_word_capacity", "words of path data that there is room for"},
};
static const struct dxs_decoder_buffer path_encode_buffers[] = {
    INPUT(0, "segments", TIMES(48, PATH_ENCODE_SEGMENTS),
          "u32 flags, u32 path, u32 transform, u32 style, f32[4][2] points: as path-segments writes them"),
    OUTPUT(0, "tags", TIMES(4, PATH_ENCODE_TAG_WORDS), "u8 each; zeros behind the last one"),
    OUTPUT(1, "data", TIMES(4, PATH_ENCODE_DATA_WORDS), "points: two 16-bit integers or two 32-bit floats each"),
    OUTPUT(2, "outcome", FIXED(12),
           "u32 faults (1: a number below that of the segment before, or more than 65,535 above; 2: not room enough; "
           "4: a point that is no pair of 16-bit integers was rounded; 8: a segment without points was left out), u32 "
           "tags, u32 words of data"),
    SCRATCH(3, "block_sums", RATIO(12, 1024, PATH_ENCODE_SEGMENTS), "what 1024 segments each give"),
};
static const struct dxs_decoder_pass path_encode_passes[] = {
    PASS("clear", path_segments_encode_clear_dxil, 256, 1, GROUPS(1024, PATH_ENCODE_TAG_WORDS)),
    PASS("reduce", path_segments_encode_reduce_dxil, 256, 1, GROUPS(1024, PATH_ENCODE_SEGMENTS)),
    PASS("place", path_segments_encode_place_dxil, 256, 1, ONE_GROUP),
    PASS("write", path_segments_encode_write_dxil, 256, 1, GROUPS(1024, PATH_ENCODE_SEGMENTS)),
};
DECODER("path-segments-encode", "streams of tags and points from segments, as path-segments decodes them", path_encode);

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
    {"is_padded_as_documented", "0: small counts are padded as the driver has them; else to multiples of four"},
};
static const struct dxs_decoder_buffer instancing_buffers[] = {
    INPUT(0, "attributes", TIMES(20, INSTANCING_ATTRIBUTES),
          "u32 divisor (0xffffffff: per vertex; 0: one element for all), u32 stride, u32 offset, u32 element_size, u32 "
          "buffer_size, in bytes"),
    OUTPUT(0, "descriptors", TIMES(32, INSTANCING_ATTRIBUTES),
           "u32 mode (0 linear, 1 modulus, 2 shift, 3 magic divisor), u32 shift, u32 extra, u32 magic, u32 stride, u32 "
           "offset, u32 element_size, u32 buffer_size"),
    OUTPUT(1, "addresses", WORDS(INSTANCING_IDS, INSTANCING_ATTRIBUTES),
           "u32 byte of each invocation's element, attribute after attribute; 0xffffffff: none, as the invocation is "
           "padding or the element is not in the buffer"),
};
static const struct dxs_decoder_pass instancing_passes[] = {
    PASS("describe", instancing_describe_dxil, 64, 1, GROUPS(64, INSTANCING_ATTRIBUTES)),
    PASS("address", instancing_address_dxil, 256, 1, GROUPS_BY(16384, INSTANCING_IDS, INSTANCING_ATTRIBUTES)),
};
DECODER("instancing", "addresses of vertex attributes in instanced draws, with padded counts and magic divisors",
        instancing);

/* ---- gs-vram ----------------------------------------------------------------------------------------------------- */

enum {
    GS_BLOCKS = 0,
    GS_WIDTH = 6,
    GS_HEIGHT
};
static const struct dxs_decoder_constant gs_constants[] = {
    {"vram_blocks", "blocks of 256 bytes of memory, at whose end addresses wrap around; 16384 are 4 MiB"},
    {"format",
     "the hardware's PSM: 0x00 CT32, 0x01 CT24, 0x02 CT16, 0x0a CT16S, 0x13 T8, 0x14 T4, 0x1b T8H, 0x24 T4HL, "
     "0x2c T4HH, 0x30 Z32, 0x31 Z24, 0x32 Z16, 0x3a Z16S; pixels of others are 0"},
    {"base_block", "first block of the buffer"},
    {"stride", "its width in 64 pixels"},
    {"first_x", "first pixel; x and y wrap at 2048"},
    {"first_y", "first row"},
    {"width", "pixels to decode"},
    {"height", "rows to decode"},
    {"expand", "0: the pixels' bits; else R8G8B8A8 colours, through the palette if pixels are indices"},
    {"alpha_0", "TA0: alpha where pixels have no bit for it, or where it is 0"},
    {"alpha_1", "TA1: alpha where their one bit is 1"},
    {"zero_is_transparent", "AEM: alpha is 0 where a pixel of 16 or 24 bits is 0"},
    {"clut_load", "whether to load the palette's entries that the format needs; else they are those in the buffer"},
    {"clut_format", "its PSM: CT32, CT16 or CT16S"},
    {"clut_block", "its first block"},
    {"clut_stride", "width of its buffer in 64 pixels, for mode 1"},
    {"clut_mode", "CSM: 0 rows of 8, two by two; 1 a row from clut_x * 16, clut_y on"},
    {"clut_x", "COU"},
    {"clut_y", "COV"},
    {"clut_bank", "CSA: where indices begin, in 16 entries"},
    {"wrap_x",
     "WMS: 2 REGION_CLAMP, x between min_x and max_x; 3 REGION_REPEAT, x & min_x | max_x; others: x as it is"},
    {"min_x", "MINU"},
    {"max_x", "MAXU"},
    {"wrap_y", "WMT: the same for y"},
    {"min_y", "MINV"},
    {"max_y", "MAXV"},
};
static const struct dxs_decoder_buffer gs_buffers[] = {
    INPUT(0, "vram", TIMES(256, GS_BLOCKS), "memory, as it is"),
    OUTPUT(
        0, "clut", FIXED(2048),
        "u32[512]: the palette, 16 bits each: colours of 16 bits, or the low halves of 256 and then their high halves; "
        "what is not loaded stays"),
    OUTPUT(1, "pixels", WORDS(GS_WIDTH, GS_HEIGHT), "u32 each, row by row"),
};
static const struct dxs_decoder_pass gs_passes[] = {
    PASS("load_clut", gs_vram_load_clut_dxil, 256, 1, ONE_GROUP),
    PASS("unswizzle", gs_vram_unswizzle_dxil, 256, 1, GROUPS_2D(128, GS_WIDTH, 64, GS_HEIGHT)),
};
DECODER("gs-vram", "pixels and palettes from the memory of the PlayStation 2's Graphics Synthesizer", gs);

/* ---- gs-vram-upload ---------------------------------------------------------------------------------------------- */

static const struct dxs_decoder_constant gs_upload_constants[] = {
    {"vram_blocks", "blocks of 256 bytes of memory, at whose end addresses wrap around"},
    {"format", "the hardware's PSM, as of gs-vram; of others nothing is written"},
    {"base_block", "first block of the buffer"},
    {"stride", "its width in 64 pixels"},
    {"first_x", "first pixel; x and y wrap at 2048"},
    {"first_y", "first row"},
    {"width", "pixels to write"},
    {"height", "rows to write"},
};
static const struct dxs_decoder_buffer gs_upload_buffers[] = {
    INPUT(0, "pixels", WORDS(GS_WIDTH, GS_HEIGHT),
          "u32 each, row by row; of its bits the lowest, as many as a pixel has"),
    OUTPUT(0, "vram", TIMES(256, GS_BLOCKS), "memory; what is not written stays"),
};
static const struct dxs_decoder_pass gs_upload_passes[] = {
    PASS("swizzle", gs_vram_upload_swizzle_dxil, 64, 4, GROUPS_2D(64, GS_WIDTH, 16, GS_HEIGHT)),
};
DECODER("gs-vram-upload", "pixels into the memory of the PlayStation 2's Graphics Synthesizer", gs_upload);

/* ---- gs-vram-batch ----------------------------------------------------------------------------------------------- */

enum {
    GS_BATCH_LOADS = 1,
    GS_BATCH_TEXTURES,
    GS_BATCH_PIXELS
};
static const struct dxs_decoder_constant gs_batch_constants[] = {
    {"vram_blocks", "blocks of 256 bytes of memory, at whose end addresses wrap around"},
    {"load_count", "loads of palettes"},
    {"texture_count", "rectangles"},
    {"pixel_capacity", "pixels that there is room for; further ones are not written"},
};
static const struct dxs_decoder_buffer gs_batch_buffers[] = {
    INPUT(0, "vram", TIMES(256, GS_BLOCKS), "memory, as it is"),
    INPUT(
        1, "loads", TIMES(32, GS_BATCH_LOADS),
        "what is loaded into the palette cache, in this order: u32 format of the indexed pixels (256 or 16 entries), "
        "u32 clut_format, u32 clut_block, u32 clut_stride, u32 clut_mode, u32 clut_x, u32 clut_y, u32 clut_bank, as of "
        "gs-vram"),
    INPUT(
        2, "textures", TIMES(84, GS_BATCH_TEXTURES),
        "u32[21]: format, base_block, stride, first_x, first_y, width, height, expand, alpha_0, alpha_1, "
        "zero_is_transparent, number of the load behind which the palette is taken (beyond the last: the initial one), "
        "clut_format, clut_bank, wrap_x, min_x, max_x, wrap_y, min_y, max_y, first pixel of the rectangle in `pixels`"),
    INPUT(3, "clut", FIXED(2048), "u32[512]: the initial palette, 16 bits each"),
    OUTPUT(0, "cluts", TIMES(2048, GS_BATCH_LOADS), "u32[512] for each load: the palette behind it"),
    OUTPUT(1, "pixels", TIMES(4, GS_BATCH_PIXELS), "u32 each, row by row"),
    SCRATCH(2, "last_loads", RATIO(2048, 16, GS_BATCH_LOADS), "which load wrote each entry before 16 loads each"),
    SCRATCH(3, "tile_ends", TIMES(4, GS_BATCH_TEXTURES), "tiles of all rectangles up to each"),
};
static const struct dxs_decoder_pass gs_batch_passes[] = {
    PASS("find", gs_vram_batch_find_dxil, 256, 1, TWICE_GROUPS(16, GS_BATCH_LOADS)),
    PASS("scan", gs_vram_batch_scan_dxil, 256, 1, THREE_GROUPS),
    PASS("load", gs_vram_batch_load_dxil, 256, 1, TWICE_GROUPS(16, GS_BATCH_LOADS)),
    PASS("unswizzle", gs_vram_batch_unswizzle_dxil, 256, 1, GROUPS(16384, GS_BATCH_PIXELS)),
};
DECODER("gs-vram-batch", "many rectangles as of gs-vram, through many palettes", gs_batch);

/* ---- gs-vram-copy ------------------------------------------------------------------------------------------------ */

enum {
    GS_COPY_COPIES = 1,
    GS_COPY_PIXELS
};
static const struct dxs_decoder_constant gs_copy_constants[] = {
    {"vram_blocks", "blocks of 256 bytes of memory, at whose end addresses wrap around"},
    {"copy_count", "rectangles"},
    {"pixel_capacity", "pixels of all rectangles; further ones are not copied"},
};
static const struct dxs_decoder_buffer gs_copy_buffers[] = {
    INPUT(0, "copies", TIMES(52, GS_COPY_COPIES),
          "u32[5] from and u32[5] to: format, base_block, stride, first_x, first_y, as of gs-vram; u32 width, u32 "
          "height, "
          "u32 first pixel of the rectangle in `pixels`"),
    IN_OUT(0, "vram", TIMES(256, GS_BLOCKS), "memory; what is not written stays"),
    SCRATCH(1, "pixels", TIMES(4, GS_COPY_PIXELS), "what is copied"),
    SCRATCH(2, "tile_ends", TIMES(4, GS_COPY_COPIES), "tiles of all rectangles up to each"),
    SCRATCH(3, "overlaps", FIXED(4), "u32: whether memory that is read may be written, too"),
};
static const struct dxs_decoder_pass gs_copy_passes[] = {
    PASS("plan", gs_vram_copy_plan_dxil, 256, 1, ONE_GROUP),
    PASS("read", gs_vram_copy_read_dxil, 256, 1, GROUPS(16384, GS_COPY_PIXELS)),
    PASS("write", gs_vram_copy_write_dxil, 256, 1, GROUPS(16384, GS_COPY_PIXELS)),
};
DECODER("gs-vram-copy", "rectangles from place to place in the memory of the PlayStation 2's Graphics Synthesizer",
        gs_copy);

/* ---- fec --------------------------------------------------------------------------------------------------------- */

enum {
    FEC_PACKETS,
    FEC_WORDS,
    FEC_DATA,
    FEC_FEC,
    FEC_DEGREE
};
static const struct dxs_decoder_constant fec_constants[] = {
    {"packet_count", "packets"},
    {"block_words", "words of each block; PyroFling's have 256"},
    {"data_block_count", "data blocks of all packets"},
    {"fec_block_count", "FEC blocks of all packets"},
    {"degree_limit", "data blocks that an FEC block may consist of; PyroFling has at most 64"},
};
static const struct dxs_decoder_buffer fec_buffers[] = {
    INPUT(0, "packets", TIMES(28, FEC_PACKETS),
          "u32 first data block, u32 data blocks, u32 first FEC block, u32 FEC blocks, u32 degrees of even ones, u32 "
          "of odd "
          "ones, u32 seed"),
    INPUT(1, "data_received", RATIO(4, 32, FEC_DATA), "a bit for each data block, lowest first"),
    INPUT(2, "fec_received", RATIO(4, 32, FEC_FEC), "a bit for each FEC block"),
    INPUT(3, "data_in", WORDS(FEC_DATA, FEC_WORDS), "data blocks; those that were not received count for nothing"),
    INPUT(4, "fec_in", WORDS(FEC_FEC, FEC_WORDS), "FEC blocks"),
    SCRATCH(0, "pools", TIMES(4, FEC_DATA), "random selection; then what recoveries take of each data block"),
    SCRATCH(1, "selections", WORDS(FEC_FEC, FEC_DEGREE), "data blocks of each FEC block"),
    SCRATCH(2, "states", TIMES(8, FEC_FEC), "what FEC blocks lack"),
    OUTPUT(3, "data_out", WORDS(FEC_DATA, FEC_WORDS), "data blocks; zeros where a block is lost"),
    OUTPUT(
        4, "outcomes", TIMES(8, FEC_PACKETS),
        "u32 blocks recovered, u32 blocks lost; 0xffffffff: the packet does not fit the constants, nothing was done"),
    SCRATCH(5, "plan", TIMES(8, FEC_FEC), "which FEC block gives which data block"),
};
static const struct dxs_decoder_pass fec_passes[] = {
    PASS("select_blocks", fec_select_blocks_dxil, 128, 1, GROUPS(1, FEC_PACKETS)),
    PASS("recover", fec_recover_dxil, 64, 4, GROUPS_2D(1, FEC_PACKETS, 256, FEC_WORDS)),
};
DECODER("fec", "lost blocks of packets, recovered by forward error correction (Luby transform, two degrees)", fec);

/* ---- fec-encode -------------------------------------------------------------------------------------------------- */

static const struct dxs_decoder_constant fec_encode_constants[] = {
    {"packet_count", "packets"},
    {"block_words", "words of each block; PyroFling's have 256"},
    {"data_block_count", "data blocks of all packets"},
    {"fec_block_count", "FEC blocks of all packets"},
    {"degree_limit", "data blocks that an FEC block may consist of; PyroFling has at most 64"},
};
static const struct dxs_decoder_buffer fec_encode_buffers[] = {
    INPUT(0, "packets", TIMES(28, FEC_PACKETS), "as of fec"),
    INPUT(1, "data", WORDS(FEC_DATA, FEC_WORDS), "data blocks"),
    SCRATCH(0, "pools", TIMES(4, FEC_DATA), "random selection"),
    SCRATCH(1, "selections", WORDS(FEC_FEC, FEC_DEGREE), "data blocks of each FEC block"),
    OUTPUT(2, "fec_blocks", WORDS(FEC_FEC, FEC_WORDS), "FEC blocks"),
    OUTPUT(3, "outcomes", TIMES(4, FEC_PACKETS), "u32 0; 1: the packet does not fit the constants, nothing was done"),
};
static const struct dxs_decoder_pass fec_encode_passes[] = {
    PASS("select_blocks", fec_encode_select_blocks_dxil, 128, 1, GROUPS(1, FEC_PACKETS)),
    PASS("encode", fec_encode_encode_dxil, 64, 1, GROUPS_2D(1, FEC_PACKETS, 256, FEC_WORDS)),
};
DECODER("fec-encode", "blocks for forward error correction, as fec recovers packets from them", fec_encode);

/* ---- meshlet ----------------------------------------------------------------------------------------------------- */

enum {
    MESHLET_WORDS,
    MESHLET_COUNT,
    MESHLET_TRIANGLES,
    MESHLET_VERTICES
};
static const struct dxs_decoder_constant meshlet_constants[] = {
    {"mesh_word_count", "words of the file"},
    {"meshlet_count", "meshlets: its fifth word"},
    {"triangle_capacity", "triangles that there is room for; further ones are counted but not written"},
    {"vertex_capacity", "vertices that there is room for"},
};
static const struct dxs_decoder_buffer meshlet_buffers[] = {
    INPUT(0, "mesh", TIMES(4, MESHLET_WORDS), "the file, from its magic on"),
    OUTPUT(0, "places", TIMES(8, MESHLET_COUNT), "u32 first triangle, u32 first vertex of each meshlet"),
    OUTPUT(1, "indices", TIMES(12, MESHLET_TRIANGLES), "u32[3] for each triangle, numbers of vertices"),
    OUTPUT(2, "vertices", TIMES(56, MESHLET_VERTICES),
           "f32[3] position, f32[2] texture coordinates, f32[3] normal, f32[4] tangent with sign, u8[4] bones, u8[4] "
           "weights; "
           "zeros for what the mesh does not have"),
    OUTPUT(3, "outcome", FIXED(12),
           "u32 faults (1: no mesh of that many meshlets and words, nothing was decoded; 2: not room enough; 4: a "
           "meshlet of "
           "more than 32 was left out), u32 triangles, u32 vertices"),
    SCRATCH(4, "block_sums", RATIO(12, 1024, MESHLET_COUNT), "triangles and vertices of 1024 meshlets each"),
};
static const struct dxs_decoder_pass meshlet_passes[] = {
    PASS("count", meshlet_count_dxil, 256, 1, GROUPS(1024, MESHLET_COUNT)),
    PASS("place", meshlet_place_dxil, 256, 1, ONE_GROUP),
    PASS("decode", meshlet_decode_dxil, 64, 1, GROUPS(16, MESHLET_COUNT)),
};
DECODER("meshlet", "vertices and triangles of meshlets with bases and packed bits", meshlet);

/* ---- meshlet-batch ----------------------------------------------------------------------------------------------- */

enum {
    MESHLET_BATCH_MESHES = 4
};
static const struct dxs_decoder_constant meshlet_batch_constants[] = {
    {"mesh_word_count", "words of all files"},
    {"meshlet_count", "meshlets of all files, at most 16,777,216"},
    {"triangle_capacity", "triangles that there is room for; further ones are counted but not written"},
    {"vertex_capacity", "vertices that there is room for"},
    {"mesh_count", "files"},
};
static const struct dxs_decoder_buffer meshlet_batch_buffers[] = {
    INPUT(0, "mesh", TIMES(4, MESHLET_WORDS), "the files, wherever in it they lie"),
    INPUT(1, "meshes", TIMES(16, MESHLET_BATCH_MESHES),
          "u32 first word, u32 words, u32 first meshlet, u32 meshlets of each file, ordered by first meshlet"),
    OUTPUT(0, "places", TIMES(8, MESHLET_COUNT), "u32 first triangle, u32 first vertex of each meshlet"),
    OUTPUT(1, "indices", TIMES(12, MESHLET_TRIANGLES), "u32[3] for each triangle, numbers of vertices of all meshes"),
    OUTPUT(2, "vertices", TIMES(56, MESHLET_VERTICES),
           "f32[3] position, f32[2] texture coordinates, f32[3] normal, f32[4] tangent with sign, u8[4] bones, u8[4] "
           "weights; zeros for what the mesh does not have"),
    OUTPUT(
        3, "outcome", FIXED(12),
        "u32 faults (1: a file that is no mesh of that many meshlets and words was left out, or too many meshlets; 2: "
        "not room enough; 4: a meshlet of more than 32 was left out), u32 triangles, u32 vertices"),
    SCRATCH(4, "block_sums", RATIO(12, 1024, MESHLET_COUNT), "triangles and vertices of 1024 meshlets each"),
};
static const struct dxs_decoder_pass meshlet_batch_passes[] = {
    PASS("count", meshlet_batch_count_dxil, 256, 1, GROUPS(1024, MESHLET_COUNT)),
    PASS("place", meshlet_batch_place_dxil, 256, 1, ONE_GROUP),
    PASS("decode", meshlet_batch_decode_dxil, 64, 1, GROUPS(16, MESHLET_COUNT)),
};
DECODER("meshlet-batch", "vertices and triangles of many meshes", meshlet_batch);

/* ---- meshlet-encode ---------------------------------------------------------------------------------------------- */

enum {
    MESHLET_ENCODE_COUNT,
    MESHLET_ENCODE_TRIANGLES,
    MESHLET_ENCODE_VERTICES,
    MESHLET_ENCODE_CAPACITY = 6
};
static const struct dxs_decoder_constant meshlet_encode_constants[] = {
    {"meshlet_count", "meshlets, at most 16,777,216"},
    {"triangle_count", "triangles that are given"},
    {"vertex_count", "vertices that are given"},
    {"stream_count", "2: triangles and positions; 4: also normals and texture coordinates; 6: also bones"},
    {"position_exponent", "positions are rounded to multiples of two to this power"},
    {"uv_exponent", "texture coordinates are rounded to 0.5 + n / 2 * two to this power; -14 for 0 to 1"},
    {"mesh_word_capacity", "words of the file that there is room for"},
};
static const struct dxs_decoder_buffer meshlet_encode_buffers[] = {
    INPUT(0, "meshlets", TIMES(16, MESHLET_ENCODE_COUNT),
          "u32 first triangle, u32 triangles, u32 first vertex, u32 vertices; at most 32 of each"),
    INPUT(1, "indices", TIMES(12, MESHLET_ENCODE_TRIANGLES), "u32[3] for each triangle, numbers of vertices"),
    INPUT(2, "vertices", TIMES(56, MESHLET_ENCODE_VERTICES),
          "f32[3] position, f32[2] texture coordinates, f32[3] normal, f32[4] tangent with sign, u8[4] bones, u8[4] "
          "weights"),
    OUTPUT(0, "mesh", TIMES(4, MESHLET_ENCODE_CAPACITY), "the file, from its magic on"),
    OUTPUT(
        1, "outcome", FIXED(8),
        "u32 faults (1: no such number of meshlets or streams, nothing was encoded; 2: not room enough; 4: a meshlet "
        "that cannot be one is empty, or an index that is none of its vertices is the first; 8: a value beyond 16 "
        "bits was clamped), u32 words"),
    SCRATCH(2, "sizes", TIMES(8, MESHLET_ENCODE_COUNT), "words of payload"),
};
static const struct dxs_decoder_pass meshlet_encode_passes[] = {
    PASS("measure", meshlet_encode_measure_dxil, 32, 1, GROUPS(1, MESHLET_ENCODE_COUNT)),
    PASS("place", meshlet_encode_place_dxil, 256, 1, ONE_GROUP),
    PASS("write", meshlet_encode_write_dxil, 32, 1, GROUPS(1, MESHLET_ENCODE_COUNT)),
    PASS("bound", meshlet_encode_bound_dxil, 256, 1, GROUPS(8, MESHLET_ENCODE_COUNT)),
};
DECODER("meshlet-encode", "meshlets from triangles and vertices, as meshlet decodes them", meshlet_encode);

/* ---- meshlet-draws ----------------------------------------------------------------------------------------------- */

enum {
    MESHLET_DRAWS_WORDS,
    MESHLET_DRAWS_COUNT,
    MESHLET_DRAWS_INSTANCES,
    MESHLET_DRAWS_INDEX_WORDS = 4,
    MESHLET_DRAWS_CAPACITY
};
static const struct dxs_decoder_constant meshlet_draws_constants[] = {
    {"mesh_word_count", "words of the file"},
    {"meshlet_count", "meshlets: its fifth word"},
    {"instance_count", "instances of the mesh"},
    {"index_size", "bytes of an index: 1; others: 2"},
    {"index_word_count", "words of indices that there is room for: outcome tells how many an instance takes"},
    {"draw_capacity", "draws that there is room for; further ones are counted but not written"},
    {"tests", "what is left out: 1 meshlets outside the frustum, and triangles left, right, above or below of it, 2 "
              "meshlets by their cones, 4 triangles seen from behind, "
              "8 triangles between the middles of pixels; 0: nothing"},
    {"front_face", "of triangles on the screen, whose y points down: 0 counter-clockwise, 1 clockwise, 2 both"},
    {"viewport_x", "pixels"},
    {"viewport_y", ""},
    {"viewport_width", ""},
    {"viewport_height", "negative: y of clip space points up"},
};
static const struct dxs_decoder_buffer meshlet_draws_buffers[] = {
    INPUT(0, "mesh", TIMES(4, MESHLET_DRAWS_WORDS), "the file, from its magic on"),
    INPUT(1, "instances", TIMES(80, MESHLET_DRAWS_INSTANCES),
          "f32[4][4] rows of the matrix from the mesh to clip space, f32[4] camera in the mesh's space: a point and 1, "
          "or "
          "the opposite of the direction in which all look and 0"),
    OUTPUT(0, "indices", TIMES(4, MESHLET_DRAWS_INDEX_WORDS),
           "bytes or 16-bit numbers, counted from the draw's vertex_offset; the rest of a draw's last word is 0"),
    OUTPUT(1, "draws", TIMES(20, MESHLET_DRAWS_CAPACITY),
           "u32 index_count, u32 instance_count (1), u32 first_index, u32 vertex_offset, u32 first_instance (the "
           "instance's number)"),
    OUTPUT(
        2, "outcome", FIXED(16),
        "u32 faults (1: no mesh of that many meshlets and words, nothing was done; 2: not room enough; 4: a meshlet of "
        "more than 32 was left out), u32 draws, u32 triangles, u32 words of indices that an instance takes"),
    SCRATCH(3, "block_sums", RATIO(12, 2048, MESHLET_DRAWS_COUNT), "room and vertices of 2048 meshlets each"),
    SCRATCH(4, "chunk_places", RATIO(8, 8, MESHLET_DRAWS_COUNT), "what precedes each draw's meshlets in their 2048"),
    SCRATCH(5, "drawn", WORDS(MESHLET_DRAWS_COUNT, MESHLET_DRAWS_INSTANCES), "triangles of each draw"),
    SCRATCH(6, "draw_sums", RATIO_OF_PAIRS(8, 1024, MESHLET_DRAWS_COUNT, MESHLET_DRAWS_INSTANCES),
            "draws and triangles of 1024 meshlets each"),
};
#define MESHLET_DRAWS_PASSES(cull_dxil)                                                                                \
    PASS("count", meshlet_draws_count_dxil, 256, 1, GROUPS(2048, MESHLET_DRAWS_COUNT)),                                \
        PASS("place", meshlet_draws_place_dxil, 256, 1, ONE_GROUP),                                                    \
        PASS("cull", cull_dxil, 256, 1, GROUPS_BY(8, MESHLET_DRAWS_COUNT, MESHLET_DRAWS_INSTANCES)),                   \
        PASS("tally", meshlet_draws_tally_dxil, 256, 1,                                                                \
             GROUPS_OF_PAIRS(1024, MESHLET_DRAWS_COUNT, MESHLET_DRAWS_INSTANCES)),                                     \
        PASS("gather", meshlet_draws_gather_dxil, 256, 1, ONE_GROUP),                                                  \
        PASS("list", meshlet_draws_list_dxil, 256, 1,                                                                  \
             GROUPS_OF_PAIRS(1024, MESHLET_DRAWS_COUNT, MESHLET_DRAWS_INSTANCES))
static const struct dxs_decoder_pass meshlet_draws_passes[] = {MESHLET_DRAWS_PASSES(meshlet_draws_cull_dxil)};
static const struct dxs_decoder_pass meshlet_draws_waves_passes[] = {
    MESHLET_DRAWS_PASSES(meshlet_draws_cull_waves_dxil)}; /* elsewhere they are no faster */
static const char meshlet_draws_summary[] =
    "indirect draws of what is visible of meshlets, with indices of 8 or 16 bits";
DECODER("meshlet-draws", meshlet_draws_summary, meshlet_draws);
VARIANT("meshlet-draws", meshlet_draws_summary, meshlet_draws, meshlet_draws_waves, "waves", DXS_DECODER_NEED_WAVES);

/* ---- visibility-stream ------------------------------------------------------------------------------------------- */

enum {
    VISIBILITY_PIPES,
    VISIBILITY_DRAWS,
    VISIBILITY_RUNS,
    VISIBILITY_DRAW_WORDS,
    VISIBILITY_PRIMITIVE_WORDS
};
static const struct dxs_decoder_constant visibility_constants[] = {
    {"pipe_count", "pipes"},
    {"draw_capacity", "visible draws of each pipe that there is room for"},
    {"run_capacity", "runs of all pipes that there is room for; further ones are counted but not written"},
    {"draw_word_count", "words of the draw streams"},
    {"primitive_word_count", "words of the primitive streams"},
};
static const struct dxs_decoder_buffer visibility_buffers[] = {
    INPUT(0, "pipes", TIMES(20, VISIBILITY_PIPES),
          "u32 first word and u32 words of the draw stream, u32 first word and u32 words of the primitive streams, u32 "
          "bins "
          "(1 to 32)"),
    INPUT(1, "draw_words", TIMES(4, VISIBILITY_DRAW_WORDS), "draw streams of all pipes"),
    INPUT(2, "primitive_words", TIMES(4, VISIBILITY_PRIMITIVE_WORDS), "primitive streams"),
    OUTPUT(
        0, "visible", PAIRS(36, VISIBILITY_PIPES, VISIBILITY_DRAWS),
        "draw_capacity for each pipe: u32 draw, u32 instance, u32 bins, u32 first word and u32 words of the primitive "
        "stream, u32 first run, u32 runs, u32 primitives, u32 faults of the primitive stream"),
    OUTPUT(1, "outcomes", TIMES(12, VISIBILITY_PIPES),
           "u32 visible draws, u32 draws, u32 faults (1 checksum, 2 cut off, 4 a number too large, 8 no room, 16 the "
           "pipe does "
           "not fit the constants, 32 a primitive stream beyond the pipe's): a stream is read up to the first"),
    OUTPUT(2, "runs", TIMES(8, VISIBILITY_RUNS), "u32 bins, u32 primitives"),
    OUTPUT(3, "totals", FIXED(4), "u32 runs"),
    SCRATCH(4, "block_sums", RATIO_OF_PAIRS(4, 64, VISIBILITY_PIPES, VISIBILITY_DRAWS), "runs of 64 draws each"),
    SCRATCH(5, "exits", TIMES(64 * 128, VISIBILITY_PIPES), "where packets of 64 parts of each draw stream lead"),
    SCRATCH(6, "parts", TIMES(64 * 24, VISIBILITY_PIPES), "what these parts give"),
};
#define VISIBILITY_GROUPS GROUPS_OF_PAIRS(64, VISIBILITY_PIPES, VISIBILITY_DRAWS)
#define VISIBILITY_PARTS                                                                                               \
    {                                                                                                                  \
        TIMES(64, VISIBILITY_PIPES), FIXED(1), FIXED(1)                                                                \
    }
static const struct dxs_decoder_pass visibility_passes[] = {
    PASS("trace", visibility_stream_trace_dxil, 128, 1, VISIBILITY_PARTS),
    PASS("link", visibility_stream_link_dxil, 64, 1, GROUPS(1, VISIBILITY_PIPES)),
    PASS("tally", visibility_stream_tally_dxil, 64, 1, VISIBILITY_PARTS),
    PASS("draws", visibility_stream_draws_dxil, 64, 1, VISIBILITY_PARTS),
    PASS("count", visibility_stream_count_dxil, 64, 1, VISIBILITY_GROUPS),
    PASS("place", visibility_stream_place_dxil, 256, 1, ONE_GROUP),
    PASS("expand", visibility_stream_expand_dxil, 64, 1, VISIBILITY_GROUPS),
};
DECODER("visibility-stream", "bins that draws and primitives cover, from Adreno's visibility streams", visibility);

/* ---- visibility-stream-encode ------------------------------------------------------------------------------------ */

enum {
    VISIBILITY_ENCODE_INSTANCES = 1,
    VISIBILITY_ENCODE_RUNS
};
static const struct dxs_decoder_constant visibility_encode_constants[] = {
    {"pipe_count", "pipes"},
    {"instance_count", "instances of all pipes"},
    {"run_count", "runs of all instances"},
    {"draw_word_count", "words of each pipe's draw stream that there is room for"},
    {"primitive_word_count", "words of each pipe's primitive streams that there is room for"},
};
static const struct dxs_decoder_buffer visibility_encode_buffers[] = {
    INPUT(0, "sources", TIMES(12, VISIBILITY_PIPES), "u32 first instance, u32 instances, u32 bins (1 to 32)"),
    INPUT(1, "instances", TIMES(12, VISIBILITY_ENCODE_INSTANCES),
          "u32 first run, u32 runs, u32 whether it is the last instance of its draw"),
    INPUT(2, "runs", TIMES(8, VISIBILITY_ENCODE_RUNS),
          "u32 bins, u32 primitives (at least 1); an instance whose runs cover no bin is not drawn"),
    OUTPUT(0, "pipes", TIMES(20, VISIBILITY_PIPES), "as visibility-stream takes them; streams may need more than fits"),
    OUTPUT(1, "draw_words", WORDS(VISIBILITY_PIPES, VISIBILITY_DRAW_WORDS), "draw_word_count for each pipe"),
    OUTPUT(2, "primitive_words", WORDS(VISIBILITY_PIPES, VISIBILITY_PRIMITIVE_WORDS),
           "primitive_word_count for each pipe; what follows a pipe's streams is left alone"),
    OUTPUT(3, "outcomes", TIMES(4, VISIBILITY_PIPES),
           "u32 faults (1: the pipe does not fit the constants, and has no streams; 2: not room enough; 4: an instance "
           "ends before a run of 0 primitives, or has runs that are not given)"),
};
static const struct dxs_decoder_pass visibility_encode_passes[] = {
    PASS("encode", visibility_stream_encode_encode_dxil, 256, 1, GROUPS(1, VISIBILITY_PIPES)),
};
DECODER("visibility-stream-encode", "streams of draws and primitives, as visibility-stream decodes them",
        visibility_encode);

/* ---- fdm --------------------------------------------------------------------------------------------------------- */

enum {
    FDM_BINS,
    FDM_VIEWS,
    FDM_TEXELS = 9,
    FDM_VIEWPORTS = 12,
    FDM_SLOTS
};
#define FDM_CONSTANTS                                                                                                  \
    {"bin_count", "tiles times views; bin n is tile n / view_count in view n % view_count"}, {"view_count", "views"},  \
        {"tiles_in_row", "tiles in a row of the grid; where it is shifted, one more than cover the frame"},            \
        {"tile_width", "pixels of the frame"}, {"tile_height", ""}, {"frame_width", "pixels"}, {"frame_height", ""},   \
        {"map_width", "texels of the density map"}, {"map_height", ""},                                                \
        {"map_texel_count", "texels of all of its layers; views beyond the layers begin again with the first"},        \
        {"texel_width", "pixels of the frame in a texel"}, {"texel_height", ""},                                       \
        {"viewport_count", "viewports that are given"}, {"viewport_slots", "viewports that each bin gets"},            \
        {"viewports_are_per_view", "0: slot n is viewport n; else each slot is the view's"},                           \
        {"scale_is_shared",                                                                                            \
         "0: each view has a fragment area of its own; else the least of all, and grids are not shifted"},             \
        {"has_offsets", "whether views have offsets"},                                                                 \
        {"offset_granularity", "what offsets are multiples of, in pixels; turnip has 8"},                              \
    {                                                                                                                  \
        "has_lrz", "whether registers scale and shift coordinates behind the test of low resolution depth (A740)"      \
    }
static const struct dxs_decoder_constant fdm_constants[] = {FDM_CONSTANTS};
#define FDM_BUFFERS                                                                                                    \
    INPUT(0, "density_map", RATIO(4, 2, FDM_TEXELS),                                                                   \
          "u8[2] each texel: density along x and y, 255 is 1; layer after layer, row after row"),                      \
        INPUT(1, "view_offsets", TIMES(8, FDM_VIEWS),                                                                  \
              "i32[2] each view: how far its density map is shifted, in pixels"),                                      \
        INPUT(2, "viewports", TIMES(24, FDM_VIEWPORTS),                                                                \
              "f32 x, f32 y, f32 width, f32 height, f32 least depth, f32 most depth"),                                 \
        INPUT(3, "scissors", TIMES(16, FDM_VIEWPORTS), "u32 x, u32 y, u32 width, u32 height"),                         \
        OUTPUT(0, "bins", TIMES(56, FDM_BINS),                                                                         \
               "u32 visible (0: the density is 0, or the bin lies beyond the frame), u32[2] fragment area, u32[2] "    \
               "start and u32[2] size in the frame, u32[2] start in rendering "                                        \
               "space, "                                                                                               \
               "u32[2] offset, u32[2] offset behind the depth test, u32 uses it"),                                     \
        OUTPUT(1, "bin_viewports", PAIRS(24, FDM_BINS, FDM_SLOTS),                                                     \
               "f32 x, f32 y, f32 width, f32 height, f32 least depth, f32 most depth: viewports of each bin; without " \
               "a source they are left alone"),                                                                        \
        OUTPUT(2, "bin_scissors", PAIRS(16, FDM_BINS, FDM_SLOTS),                                                      \
               "u32 x, u32 y, u32 width, u32 height: scissors of each bin, none larger than the bin")
static const struct dxs_decoder_buffer fdm_buffers[] = {FDM_BUFFERS};
static const struct dxs_decoder_pass fdm_passes[] = {
    PASS("patch", fdm_patch_dxil, 128, 1, GROUPS(128, FDM_BINS)),
};
DECODER("fdm", "fragment areas, offsets, viewports and scissors of bins under a fragment density map", fdm);

/* ---- fdm-merge --------------------------------------------------------------------------------------------------- */

static const struct dxs_decoder_constant fdm_merge_constants[] = {
    FDM_CONSTANTS,
    {"pipe_width", "tiles of a visibility stream: only these are merged"},
    {"pipe_height", ""},
    {"mask_bits", "bits of the mask that selects a bin's streams, from its first tile on; 0: enough"},
};
static const struct dxs_decoder_buffer fdm_merge_buffers[] = {
    FDM_BUFFERS,
    OUTPUT(
        3, "groups", TIMES(20, FDM_BINS),
        "for each of bin_count / view_count tiles: u32[2] first tile, u32[2] size in tiles, u32 the tile that "
        "took this one over, or the tile itself: the last of its group, to which the bins belong. Another tile may be "
        "taken over itself; the first four words count only at last tiles"),
    SCRATCH(4, "areas", TIMES(4, FDM_BINS), "fragment areas"),
};
static const struct dxs_decoder_pass fdm_merge_passes[] = {
    PASS("find_areas", fdm_merge_find_areas_dxil, 128, 1, GROUPS(512, FDM_BINS)),
    PASS("merge", fdm_merge_merge_dxil, 128, 1, GROUPS(1024, FDM_BINS)),
    PASS("patch", fdm_merge_patch_dxil, 128, 1, GROUPS(128, FDM_BINS)),
};
DECODER("fdm-merge", "bins as of fdm, of tiles that are merged where their fragment areas allow it", fdm_merge);

/* ------------------------------------------------------------------------------------------------------------------ */

const struct dxs_decoder *const decoder_table[] = {&arguments,     &fdm,
                                                   &fdm_merge,     &fec,
                                                   &fec_encode,    &gs,
                                                   &gs_batch,      &gs_copy,
                                                   &gs_upload,     &instancing,
                                                   &meshlet,       &meshlet_batch,
                                                   &meshlet_draws, &meshlet_encode,
                                                   &path,          &path_encode,
                                                   &visibility,    &visibility_encode};
const uint32_t decoder_table_count = COUNT(decoder_table);

const struct dxs_decoder *const decoder_variants[] = {&meshlet_draws_waves};
const uint32_t decoder_variant_count = COUNT(decoder_variants);
