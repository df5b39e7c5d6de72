/* Proposes contents of resources as DATA of `dxil-spirv run`. */
#include "cli/run/contents.h"

#include <inttypes.h>
#include <string.h>

enum {
    SIDE = 4,          /* of textures */
    ELEMENTS = 16,     /* of buffers */
    RAW_WORDS = 256,   /* of byte address buffers */
    CBUFFER_BYTES = 16 /* if the size is unknown */
};

const char *run_format_of(enum dxs_component_type type)
{
    switch (type) {
    case DXS_COMPONENT_TYPE_I16:
    case DXS_COMPONENT_TYPE_I32:
        return "rgba32i";
    case DXS_COMPONENT_TYPE_I1:
    case DXS_COMPONENT_TYPE_U16:
    case DXS_COMPONENT_TYPE_U32:
        return "rgba32ui";
    case DXS_COMPONENT_TYPE_I64:
        return "r64i";
    case DXS_COMPONENT_TYPE_U64:
        return "r64ui";
    default:
        return "rgba32f";
    }
}

/* ---- Textures and typed buffers ---------------------------------------------------------------------------------- */

/* Size and number of texels. */
static const char *texture_size(const struct dxs_resource *info, uint32_t *texels)
{
    static const struct {
        const char *size;
        uint32_t texels;
    } sizes[] = {
        [DXS_RESOURCE_KIND_TEXTURE_1D] = {"4", SIDE},
        [DXS_RESOURCE_KIND_TEXTURE_2D] = {"4x4", SIDE * SIDE},
        [DXS_RESOURCE_KIND_TEXTURE_2DMS] = {"4x4,samples4", SIDE * SIDE * 4},
        [DXS_RESOURCE_KIND_TEXTURE_3D] = {"4x4x4", SIDE * SIDE * SIDE},
        [DXS_RESOURCE_KIND_TEXTURE_CUBE] = {"4x4,layers6", SIDE * SIDE * 6},
        [DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY] = {"4x1,layers2", SIDE * 2},
        [DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY] = {"4x4,layers2", SIDE * SIDE * 2},
        [DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY] = {"4x4,layers2,samples4", SIDE * SIDE * 2 * 4},
        [DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY] = {"4x4,layers12", SIDE * SIDE * 12},
    };
    bool is_known = (size_t)info->kind < sizeof sizes / sizeof *sizes && sizes[info->kind].size;

    *texels = is_known ? sizes[info->kind].texels : SIDE * SIDE;
    return is_known ? sizes[info->kind].size : "4x4";
}

/* A texel is four components of a word, or one component of two words. */
static void append_texels(struct string_buffer *text, const char *format, uint32_t texels, const char *filling)
{
    bool is_64_bit = strncmp(format, "r64", 3) == 0, is_float = strcmp(format, "rgba32f") == 0;
    const char *type = is_float ? "f32" : strcmp(format, "rgba32i") == 0 ? "i32" : "u32";

    buffer_append_format(text, "%s:%s:%" PRIu32, type, filling, texels * (is_64_bit ? 2 : 4));
}

/* ---- Words of buffers -------------------------------------------------------------------------------------------- */

/* Words of one type that follow each other; the next ones of this type join them. */
struct run_of_words {
    struct string_buffer *text;
    const char *filling;
    uint64_t words, end; /* of the run; of all, the run included */
    bool is_float, is_first;
};

static void end_run(struct run_of_words *r)
{
    if (r->words)
        buffer_append_format(r->text, "%s%s:%s:%" PRIu64, r->is_first ? "" : ",", r->is_float ? "f32" : "u32",
                             r->filling, r->words);
    r->is_first &= !r->words;
    r->words = 0;
}

/* Padding up to here has the type of what is before it. */
static void pad(struct run_of_words *r, uint64_t end)
{
    if (end > r->end) {
        r->words += end - r->end;
        r->end = end;
    }
}

/* The words [first, end) that are not there yet. */
static void add_words(struct run_of_words *r, uint64_t first, uint64_t end, bool is_float)
{
    pad(r, first);
    if (r->is_float != is_float)
        end_run(r);
    r->is_float = is_float;
    pad(r, end);
}

static bool is_float(const struct dxs_buffer_member *member)
{
    enum dxs_component_type type = member->component_type;

    return member->component_size == sizeof(float) &&
           (type == DXS_COMPONENT_TYPE_F32 || type == DXS_COMPONENT_TYPE_F16 || type == DXS_COMPONENT_TYPE_SNORM_F16 ||
            type == DXS_COMPONENT_TYPE_UNORM_F16 || type == DXS_COMPONENT_TYPE_SNORM_F32 ||
            type == DXS_COMPONENT_TYPE_UNORM_F32);
}

static uint64_t words_of(uint64_t bytes)
{
    return bytes / 4 + (bytes % 4 != 0);
}

/* Members at byte `base` of the buffer, up to `limit`. Modules limit how deep structures nest. Members that lie in
 * others, which no compiler makes, are passed over, so each step adds words. */
static void add_members(struct run_of_words *r, const struct dxs_buffer_member *members, uint32_t count, uint64_t base,
                        uint64_t limit)
{
    for (uint32_t n = 0; n < count && r->end < words_of(limit); n++) {
        const struct dxs_buffer_member *member = &members[n];
        uint64_t first = base + member->offset, end = first + member->size < limit ? first + member->size : limit;
        if (words_of(end) <= r->end)
            continue;
        if (!member->member_count) {
            add_words(r, first / 4, words_of(end), is_float(member));
            continue;
        }
        for (uint64_t step = member->element_stride ? member->element_stride : end; first < end; first += step) {
            uint64_t next = first + step < end ? first + step : end;
            add_members(r, member->members, member->member_count, first, next);
            pad(r, words_of(next));
        }
    }
}

uint64_t run_proposed_size(const struct dxs_resource *info)
{
    if (info->kind == DXS_RESOURCE_KIND_CBUFFER)
        return info->size ? info->size : CBUFFER_BYTES;
    return info->stride ? (uint64_t)info->stride * ELEMENTS : RAW_WORDS * sizeof(uint32_t);
}

static void append_words(struct string_buffer *text, const dxs_module *module, uint32_t resource, const char *filling)
{
    const struct dxs_resource *info = dxs_module_resource(module, resource);
    struct run_of_words r = {.text = text, .filling = filling, .is_first = true};
    uint64_t size = run_proposed_size(info), stride = info->stride ? info->stride : size;
    uint32_t count;
    const struct dxs_buffer_member *members = dxs_module_buffer_members(module, resource, &count);
    bool has_types = count && strcmp(filling, "random") == 0 && size <= MAX_CBUFFER;

    for (uint64_t base = 0; has_types && base < size; base += stride)
        add_members(&r, members, count, base, base + stride);
    pad(&r, words_of(size));
    end_run(&r);
}

void run_append_contents(struct string_buffer *text, const dxs_module *module, uint32_t resource, const char *filling)
{
    const struct dxs_resource *info = dxs_module_resource(module, resource);
    bool is_map = info->kind == DXS_RESOURCE_KIND_FEEDBACK_2D || info->kind == DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY;
    const char *format = is_map ? "r64ui" : run_format_of(info->component_type), *size;
    uint32_t texels;

    switch (run_kind_of(info)) {
    case RUN_BUFFER:
    case RUN_CBUFFER:
        append_words(text, module, resource, filling);
        break;
    case RUN_TYPED:
        buffer_append_format(text, "%s:", format);
        append_texels(text, format, ELEMENTS, filling);
        break;
    case RUN_TEXTURE:
        size = texture_size(info, &texels);
        buffer_append_format(text, "%s:%s:", format, size);
        append_texels(text, format, texels, filling);
        break;
    case RUN_SAMPLER:
        buffer_append_string(text, info->sampler_kind == 1 ? "linear,clamp,less-equal" : "linear,wrap");
        break;
    case RUN_SCENE:
        buffer_append_string(text, "opaque-triangles:f32:-1,-1,1,1,-1,1,0,1,1");
        break;
    }
}
