/* Textures and typed buffers: loads, stores, samples, gathers, queries. */
#include "dxbc/walk.h"

#include <string.h>

/* Numbers of coordinates by kind of texture. */
static const struct {
    uint8_t coordinates; /* with the array slice */
    uint8_t dimensions;  /* without: of derivatives and levels */
    uint8_t offsets;
} shapes[] = {
    [DXS_RESOURCE_KIND_TEXTURE_1D] = {1, 1, 1},         [DXS_RESOURCE_KIND_TEXTURE_2D] = {2, 2, 2},
    [DXS_RESOURCE_KIND_TEXTURE_2DMS] = {2, 2, 2},       [DXS_RESOURCE_KIND_TEXTURE_3D] = {3, 3, 3},
    [DXS_RESOURCE_KIND_TEXTURE_CUBE] = {3, 3, 0},       [DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY] = {2, 1, 1},
    [DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY] = {3, 2, 2},   [DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY] = {3, 2, 2},
    [DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY] = {4, 3, 0}, [DXS_RESOURCE_KIND_TYPED_BUFFER] = {1, 1, 0},
};

uint32_t coordinate_count(const struct dxs_resource *info)
{
    return info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? 2
           : info->kind >= DXS_RESOURCE_KIND_TYPED_BUFFER    ? 1
                                                             : shapes[info->kind].coordinates;
}

static bool is_multisampled(const struct dxs_resource *info)
{
    return info->kind == DXS_RESOURCE_KIND_TEXTURE_2DMS || info->kind == DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY;
}

static enum draft_type texel_type(const struct dxs_resource *info)
{
    return info->component_type == DXS_COMPONENT_TYPE_I32 || info->component_type == DXS_COMPONENT_TYPE_U32
               ? WORD_INT
               : WORD_FLOAT;
}

static struct resource_operand texture_operand(struct walk *w, uint32_t operand)
{
    struct resource_operand texture = resource_operand(w, operand);

    if (texture.info->kind > DXS_RESOURCE_KIND_TYPED_BUFFER)
        walk_refuse(w, "of a buffer without format");
    return texture;
}

/* ---- Operands ---------------------------------------------------------------------------------------------------- */

uint32_t add_coordinates(struct walk *w, uint32_t operand, uint32_t count, uint32_t room, char letter,
                         draft_id *operands)
{
    for (uint32_t c = 0; c < room; c++)
        operands[c] = c < count ? read_source(w, operand, c, letter) : draft_undefined(w->d);
    return room;
}

/* Offsets of the opcode word: 0 where there are none. */
static uint32_t add_offsets(struct walk *w, const struct dxs_resource *info, uint32_t room, draft_id *operands)
{
    for (uint32_t c = 0; c < room; c++)
        operands[c] =
            c < shapes[info->kind].offsets ? draft_constant(w->d, (uint32_t)w->i.offsets[c]) : draft_undefined(w->d);
    return room;
}

/* ---- Samples ----------------------------------------------------------------------------------------------------- */

void walk_sample(struct walk *w, uint32_t dx_op, bool has_status)
{
    uint32_t at = has_status ? 2 : 1, count = 2, rest = at + 3;
    bool compares = dx_op == DX_SampleCmp || dx_op == DX_SampleCmpLevelZero;
    struct resource_operand texture = texture_operand(w, at + 1), sampler = resource_operand(w, at + 2);
    uint32_t dimensions = shapes[texture.info->kind].dimensions;
    draft_id operands[24] = {texture.handle, sampler.handle};

    if (is_multisampled(texture.info) || texture.info->kind == DXS_RESOURCE_KIND_TYPED_BUFFER ||
        texture.info->resource_class == DXS_RESOURCE_CLASS_UAV)
        walk_refuse(w, "of a resource without samples");
    count += add_coordinates(w, at, shapes[texture.info->kind].coordinates, 4, 'f', operands + count);
    count += add_offsets(w, texture.info, 3, operands + count);
    if (dx_op == DX_SampleGrad) {
        count += add_coordinates(w, rest++, dimensions, 3, 'f', operands + count);
        count += add_coordinates(w, rest++, dimensions, 3, 'f', operands + count);
    } else if (dx_op != DX_Sample) { /* bias, level or reference */
        operands[count++] = read_source(w, rest++, 0, 'f');
    }
    if (dx_op != DX_SampleLevel && dx_op != DX_SampleCmpLevelZero) /* a clamp comes with the status */
        operands[count++] = has_status ? read_source(w, rest, 0, 'f') : draft_undefined(w->d);
    draft_id load = draft_call(w->d, dx_op, compares ? WORD_FLOAT : texel_type(texture.info), count, operands);
    if (compares) /* one value, in all components */
        memset(w->i.operands[at + 1].swizzle, 0, 4);
    write_loaded(w, load, &w->i.operands[at + 1], has_status);
}

/* ---- Gathers ----------------------------------------------------------------------------------------------------- */

void walk_gather(struct walk *w, bool compares, bool has_offset, bool has_status)
{
    uint32_t at = has_status ? 2 : 1, texture_at = at + 1 + has_offset, count = 2;
    struct resource_operand texture = texture_operand(w, texture_at), sampler = resource_operand(w, texture_at + 1);
    draft_id operands[16] = {texture.handle, sampler.handle};

    if (shapes[texture.info->kind].dimensions < 2 || is_multisampled(texture.info) ||
        texture.info->kind == DXS_RESOURCE_KIND_TEXTURE_3D)
        walk_refuse(w, "of a texture that is not two-dimensional");
    count += add_coordinates(w, at, shapes[texture.info->kind].coordinates, 4, 'f', operands + count);
    if (has_offset) {
        for (uint32_t c = 0; c < 2; c++)
            operands[count++] = read_source(w, at + 1, c, 'i'); /* the low six bits count, as in DXIL */
    } else {
        count += add_offsets(w, texture.info, 2, operands + count);
    }
    operands[count++] = draft_constant(w->d, w->i.operands[texture_at + 1].swizzle[0]);
    if (compares)
        operands[count++] = read_source(w, texture_at + 2, 0, 'f');
    draft_id load = draft_call(w->d, compares ? DX_TextureGatherCmp : DX_TextureGather,
                               compares ? WORD_FLOAT : texel_type(texture.info), count, operands);
    write_loaded(w, load, &w->i.operands[texture_at], has_status);
}

/* ---- Loads and stores -------------------------------------------------------------------------------------------- */

static void load_typed_buffer(struct walk *w, const struct resource_operand *buffer, uint32_t at, bool has_status)
{
    draft_id index = read_source(w, at, 0, 'i');
    draft_id load =
        DRAFT_CALL(w->d, DX_BufferLoad, texel_type(buffer->info), buffer->handle, index, draft_undefined(w->d));

    write_loaded(w, load, &w->i.operands[at + 1], has_status ? 1 : 0);
}

/* The level is the address's last component; of UAVs it is undefined. Multisampled textures have a sample instead. */
void walk_load(struct walk *w, bool has_status)
{
    enum {
        LEVEL_COMPONENT = 3
    };
    uint32_t at = has_status ? 2 : 1, count = 2;
    struct resource_operand texture = texture_operand(w, at + 1);
    draft_id operands[8] = {texture.handle};

    if (texture.info->kind == DXS_RESOURCE_KIND_TYPED_BUFFER) {
        load_typed_buffer(w, &texture, at, has_status);
        return;
    }
    if (is_multisampled(texture.info) != (w->i.operand_count > at + 2))
        walk_refuse(w, "and the texture differ in samples");
    if (is_multisampled(texture.info))
        operands[1] = read_source(w, at + 2, 0, 'i');
    else
        operands[1] = texture.info->resource_class == DXS_RESOURCE_CLASS_UAV ? draft_undefined(w->d)
                                                                             : read_source(w, at, LEVEL_COMPONENT, 'i');
    count += add_coordinates(w, at, shapes[texture.info->kind].coordinates, 3, 'i', operands + count);
    if (texture.info->resource_class == DXS_RESOURCE_CLASS_UAV || !w->i.has_offsets)
        count += add_coordinates(w, at, 0, 3, 'i', operands + count);
    else
        count += add_offsets(w, texture.info, 3, operands + count);
    draft_id load = draft_call(w->d, DX_TextureLoad, texel_type(texture.info), count, operands);
    write_loaded(w, load, &w->i.operands[at + 1], has_status ? 1 : 0);
}

void walk_store(struct walk *w)
{
    struct resource_operand texture = texture_operand(w, 0);
    enum draft_type type = texel_type(texture.info);
    bool is_buffer = texture.info->kind == DXS_RESOURCE_KIND_TYPED_BUFFER;
    draft_id operands[10] = {texture.handle};
    uint32_t count = 1;

    if (is_multisampled(texture.info) || shapes[texture.info->kind].coordinates > 3)
        walk_unsupported(w, "writable textures of this kind do not exist");
    count += add_coordinates(w, 1, is_buffer ? 1 : shapes[texture.info->kind].coordinates, is_buffer ? 2 : 3, 'i',
                             operands + count);
    for (uint32_t c = 0; c < 4; c++)
        operands[count++] = read_source(w, 2, c, 'a');
    operands[count++] = draft_constant(w->d, 15);
    draft_call(w->d, is_buffer ? DX_BufferStore : DX_TextureStore, type, count, operands);
}

/* ---- Queries ----------------------------------------------------------------------------------------------------- */

/* A size as the instruction returns it: a float, a reciprocal, or an integer. */
static draft_id returned_size(struct walk *w, draft_id size, bool is_size_of_dimension)
{
    enum {
        RETURN_FLOAT = 0,
        RETURN_RECIPROCAL = 1
    };
    uint32_t how = w->i.controls & 3;

    if (how != RETURN_FLOAT && how != RETURN_RECIPROCAL)
        return size;
    draft_id value = draft_cast(w->d, CAST_UITOFP, WANT_INT, WORD_FLOAT, size);
    if (how == RETURN_RECIPROCAL && is_size_of_dimension)
        value = draft_binary(w->d, BINARY_FDIV, WORD_FLOAT, draft_float(w->d, 1), value);
    return value;
}

/* Sizes of the dimensions, the number of slices behind them, 0; the number of levels in w. */
void walk_resinfo(struct walk *w)
{
    enum {
        LEVELS = 3
    };
    const struct token_operand *picked = &w->i.operands[2];
    struct resource_operand texture = texture_operand(w, 2);
    uint32_t mask = result_mask(w, 0), dimensions = shapes[texture.info->kind].dimensions;
    draft_id level = read_source(w, 1, 0, 'u'), results[4] = {0};

    if (texture.info->kind == DXS_RESOURCE_KIND_TYPED_BUFFER)
        walk_fail(w, "resinfo of a buffer");
    if (texture.info->kind == DXS_RESOURCE_KIND_TEXTURE_CUBE ||
        texture.info->kind == DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY)
        dimensions = 2;
    uint32_t sizes = dimensions + (shapes[texture.info->kind].coordinates > shapes[texture.info->kind].dimensions);
    bool has_no_level = is_multisampled(texture.info) || texture.info->resource_class == DXS_RESOURCE_CLASS_UAV;
    draft_id sizes_of =
        DRAFT_CALL(w->d, DX_GetDimensions, DRAFT_NOTHING, texture.handle, has_no_level ? draft_undefined(w->d) : level);
    for (uint32_t c = 0; c < 4; c++) {
        uint32_t number = picked->swizzle[c];
        draft_id size = draft_constant(w->d, has_no_level && number == LEVELS);
        if (!(mask >> c & 1))
            continue;
        if (number < sizes || (number == LEVELS && !has_no_level))
            size = draft_component(sizes_of, number);
        results[c] = returned_size(w, size, number < dimensions);
    }
    write_result(w, 0, results);
}

void walk_bufinfo(struct walk *w)
{
    struct resource_operand buffer = resource_operand(w, 1);
    draft_id sizes = DRAFT_CALL(w->d, DX_GetDimensions, DRAFT_NOTHING, buffer.handle, draft_undefined(w->d));
    draft_id size = draft_component(sizes, 0);

    write_same(w, 0, size);
}

/* The clamped level of detail in x, the other in y. */
void walk_lod(struct walk *w)
{
    const struct token_operand *picked = &w->i.operands[2];
    struct resource_operand texture = texture_operand(w, 2), sampler = resource_operand(w, 3);
    uint32_t mask = result_mask(w, 0);
    draft_id operands[6] = {texture.handle, sampler.handle}, levels[2] = {NO_DRAFT, NO_DRAFT}, results[4] = {0};

    add_coordinates(w, 1, shapes[texture.info->kind].dimensions, 3, 'f', operands + 2);
    for (uint32_t c = 0; c < 4; c++) {
        uint32_t number = picked->swizzle[c];
        if (!(mask >> c & 1))
            continue;
        results[c] = draft_constant(w->d, 0);
        if (number > 1)
            continue;
        operands[5] = draft_constant(w->d, number == 0 ? UINT32_MAX : 0);
        if (levels[number] == NO_DRAFT)
            levels[number] = draft_call(w->d, DX_CalculateLOD, WORD_FLOAT, 6, operands);
        results[c] = levels[number];
    }
    write_result(w, 0, results);
}

void walk_sample_info(struct walk *w)
{
    enum {
        SAMPLES = 3,
        RETURN_UINT = 1
    };
    const struct token_operand *picked = &w->i.operands[1];
    draft_id count, results[4];

    if (picked->kind == REGISTER_RASTERIZER) {
        count = draft_call(w->d, DX_RenderTargetGetSampleCount, DRAFT_NOTHING, 0, NULL);
    } else {
        draft_id texture = texture_operand(w, 1).handle;
        count =
            draft_component(DRAFT_CALL(w->d, DX_GetDimensions, DRAFT_NOTHING, texture, draft_undefined(w->d)), SAMPLES);
    }
    if (!(w->i.controls & RETURN_UINT))
        count = draft_cast(w->d, CAST_UITOFP, WANT_INT, WORD_FLOAT, count);
    for (uint32_t c = 0; c < 4; c++)
        results[c] = picked->swizzle[c] == 0 ? count : draft_constant(w->d, 0);
    write_result(w, 0, results);
}

void walk_sample_pos(struct walk *w)
{
    const struct token_operand *picked = &w->i.operands[1];
    draft_id sample = read_source(w, 2, 0, 'u'), position, results[4];

    if (picked->kind == REGISTER_RASTERIZER) {
        position = DRAFT_CALL(w->d, DX_RenderTargetGetSamplePosition, DRAFT_NOTHING, sample);
    } else {
        draft_id texture = texture_operand(w, 1).handle;
        position = DRAFT_CALL(w->d, DX_Texture2DMSGetSamplePosition, DRAFT_NOTHING, texture, sample);
    }
    for (uint32_t c = 0; c < 4; c++)
        results[c] = picked->swizzle[c] < 2 ? draft_component(position, picked->swizzle[c]) : draft_constant(w->d, 0);
    write_result(w, 0, results);
}

void walk_check_access(struct walk *w)
{
    draft_id status = read_source(w, 1, 0, 'u');
    draft_id is_mapped = DRAFT_CALL(w->d, DX_CheckAccessFullyMapped, WORD_INT, status);

    write_same(w, 0, is_mapped);
}
