/* Parses the resources of `dxil-spirv run`: formats, sizes, sampler states and scenes. Checks them against the shader.
 */
#include "cli/run/run.h"
#include "cli/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_SIZE = 16384 /* texels per side, and layers: Direct3D's limit */
};

/* ---- Formats and sizes ------------------------------------------------------------------------------------------- */

/* "rgba32f", "r8", "rg16i": components, bits per component, component type. Advances *text past the format. */
static bool read_format(const char **text, struct dxs_exec_format *format)
{
    static const struct {
        const char *suffix;
        enum dxs_exec_component component;
    } kinds[] = {{"ui", DXS_EXEC_COMPONENT_UINT},
                 {"i", DXS_EXEC_COMPONENT_SINT},
                 {"f", DXS_EXEC_COMPONENT_FLOAT},
                 {"s", DXS_EXEC_COMPONENT_SNORM},
                 {"", DXS_EXEC_COMPONENT_UNORM}};
    const char *at = *text;

    for (format->count = 0; format->count < 4 && *at == "rgba"[format->count]; at++)
        format->count++;
    if (format->count == 0 || !run_read_uint32(&at, &format->bits))
        return false;
    size_t length = strcspn(at, ":");
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strlen(kinds[i].suffix) != length || strncmp(at, kinds[i].suffix, length) != 0)
            continue;
        format->component = kinds[i].component;
        *text = at + length;
        bool is_integer = format->component == DXS_EXEC_COMPONENT_UINT || format->component == DXS_EXEC_COMPONENT_SINT;
        bool is_normalized =
            format->component == DXS_EXEC_COMPONENT_UNORM || format->component == DXS_EXEC_COMPONENT_SNORM;
        return (format->bits == 8 && format->component != DXS_EXEC_COMPONENT_FLOAT) || format->bits == 16 ||
               (format->bits == 32 && !is_normalized) || (format->bits == 64 && is_integer);
    }
    return false;
}

/* "8x4x2,mips2,layers6,samples4" */
static bool read_size(const char **text, struct dxs_exec_resource *r)
{
    uint32_t *const sides[] = {&r->width, &r->height, &r->depth};
    const struct {
        const char *name;
        uint32_t *count;
    } counts[] = {{",mips", &r->mips}, {",layers", &r->layers}, {",samples", &r->samples}};

    for (unsigned i = 0; i < 3; i++) {
        if (**text == '0' || !run_read_uint32(text, sides[i]) || *sides[i] > MAX_SIZE) /* "0x4" would be 4 */
            return false;
        if (i == 2 || **text != 'x')
            break;
        ++*text;
    }
    while (**text == ',') {
        size_t i = 0;
        while (i < 3 && strncmp(*text, counts[i].name, strlen(counts[i].name)) != 0)
            i++;
        if (i == 3)
            return false;
        *text += strlen(counts[i].name);
        if (!run_read_uint32(text, counts[i].count) || *counts[i].count == 0 || *counts[i].count > MAX_SIZE)
            return false;
    }
    return true;
}

static size_t at_least_one(uint32_t count)
{
    return count ? count : 1;
}

static size_t texel_count(const struct dxs_exec_resource *r)
{
    size_t count = 0;

    for (uint32_t mip = 0; mip < at_least_one(r->mips); mip++)
        count += at_least_one(mip < 32 ? r->width >> mip : 0) * at_least_one(mip < 32 ? r->height >> mip : 0) *
                 at_least_one(mip < 32 ? r->depth >> mip : 0);
    return count * at_least_one(r->layers) * at_least_one(r->samples);
}

/* Converts numbers to texels. Bytes of a file are texels already. */
static bool encode_texels(struct run_resource *resource, struct run_data *data)
{
    struct dxs_exec_resource *r = &resource->resource;
    const struct dxs_exec_format *format = &r->format;
    bool is_integer = format->component == DXS_EXEC_COMPONENT_UINT || format->component == DXS_EXEC_COMPONENT_SINT;
    size_t texel = format->bits / 8 * format->count, words = format->count * (format->bits == 64 ? 2 : 1);
    size_t count = data->size / (words * sizeof(uint32_t));

    r->data = data->bytes;
    r->size = data->size;
    if (data->type == 'b' || data->type == 'z')
        return true;
    if (data->is_mixed || is_integer != (data->type != 'f'))
        return run_refuse(&resource->word, is_integer ? "the format has integers: expected u32:... or i32:..."
                                                      : "the format has floats: expected f32:...");
    if (count * words * sizeof(uint32_t) != data->size)
        return run_refuse(&resource->word, "the last texel is incomplete: expected one number per component");
    unsigned char *texels = malloc(count * texel);
    if (!texels)
        return run_refuse(&resource->word, "out of memory");
    for (size_t i = 0; i < count; i++) {
        uint32_t components[4] = {0};
        for (size_t n = 0; n < words && n < 4; n++)
            components[n] = load_word((const char *)data->bytes + 4 * (i * words + n));
        dxs_exec_encode_texel(format, components, texels + i * texel);
    }
    free(data->bytes);
    r->data = texels;
    r->size = count * texel;
    return true;
}

static bool fill_texture(struct run_resource *resource, const struct run_data *data)
{
    struct dxs_exec_resource *r = &resource->resource;
    size_t wanted = texel_count(r) * (r->format.bits / 8) * r->format.count;
    char reason[96];

    if (data->type == 'z' && r->size == 0) {
        free(r->data);
        r->data = calloc(wanted, 1);
        r->size = wanted;
        return r->data != NULL || run_refuse(&resource->word, "out of memory");
    }
    snprintf(reason, sizeof reason, "%zu bytes are given: expected %zu", r->size, wanted);
    return r->size == wanted || run_refuse(&resource->word, reason);
}

/* ---- Samplers ---------------------------------------------------------------------------------------------------- */

static bool set_sampler_word(struct dxs_exec_sampler *s, const char *word, size_t length)
{
    static const char *const filters[] = {"point", "linear"};
    static const char *const addresses[] = {"wrap", "mirror", "clamp", "border", "mirror-once"};
    static const char *const compares[] = {"never",   "less",      "equal",         "less-equal",
                                           "greater", "not-equal", "greater-equal", "always"};

    for (unsigned i = 0; i < 2; i++)
        if (strlen(filters[i]) == length && strncmp(word, filters[i], length) == 0) {
            s->minify = s->magnify = s->mip = (enum dxs_exec_filter)i;
            return true;
        }
    for (unsigned i = 0; i < 5; i++)
        if (strlen(addresses[i]) == length && strncmp(word, addresses[i], length) == 0) {
            s->address[0] = s->address[1] = s->address[2] = (enum dxs_exec_address)i;
            return true;
        }
    for (unsigned i = 0; i < 8; i++)
        if (strlen(compares[i]) == length && strncmp(word, compares[i], length) == 0) {
            s->compare = (enum dxs_exec_compare)i;
            return true;
        }
    return false;
}

/* "linear,clamp,less-equal" */
static bool read_sampler(struct run_resource *resource, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, ",");
        if (!set_sampler_word(&resource->resource.sampler, text, length))
            return run_refuse(&resource->word, "expected point, linear; wrap, mirror, clamp, border, mirror-once; or a "
                                               "comparison: never, less, equal, less-equal, ...");
        text += length + (text[length] == ',');
    }
    return true;
}

/* ---- Scenes ------------------------------------------------------------------------------------------------------ */

/* "opaque-boxes:f32:...": a scene with one instance of one geometry. */
static bool read_scene(struct run_resource *resource, const char *text)
{
    static const char opaque[] = "opaque-", triangles[] = "triangles:", boxes[] = "boxes:";
    struct dxs_exec_geometry *geometry = &resource->geometry;
    struct run_data data = {.bytes = NULL};

    geometry->is_opaque = strncmp(text, opaque, strlen(opaque)) == 0;
    text += geometry->is_opaque ? strlen(opaque) : 0;
    geometry->is_boxes = strncmp(text, boxes, strlen(boxes)) == 0;
    if (!geometry->is_boxes && strncmp(text, triangles, strlen(triangles)) != 0)
        return run_refuse(&resource->word, "expected triangles, opaque-triangles, boxes or opaque-boxes, and a colon");
    text += strlen(geometry->is_boxes ? boxes : triangles);
    bool is_read = run_read_data(&resource->word, text, &data);
    size_t size = (geometry->is_boxes ? 6 : 9) * sizeof(float);
    resource->resource.data = data.bytes;
    if (!is_read)
        return false;
    if (data.is_mixed || data.type == 'u' || data.type == 'i' || data.size == 0 || data.size % size != 0)
        return run_refuse(&resource->word, "expected f32:..., nine numbers per triangle, six per box");
    geometry->vertices = data.bytes;
    geometry->count = (uint32_t)(data.size / size);
    resource->instance =
        (struct dxs_exec_instance){geometry, 1, {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}, .mask = 0xFF};
    resource->scene = (struct dxs_exec_scene){.instances = &resource->instance, .instance_count = 1};
    resource->resource.scene = &resource->scene;
    return true;
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static bool class_fits(enum run_resource_kind kind, enum dxs_exec_class resource_class)
{
    switch (resource_class) {
    case DXS_EXEC_CLASS_RESOURCE_HEAP:
        return kind != RUN_SAMPLER;
    case DXS_EXEC_CLASS_SAMPLER_HEAP:
    case DXS_EXEC_CLASS_SAMPLER:
        return kind == RUN_SAMPLER;
    case DXS_EXEC_CLASS_CBV:
        return kind == RUN_CBUFFER;
    case DXS_EXEC_CLASS_UAV:
        return kind != RUN_SAMPLER && kind != RUN_CBUFFER && kind != RUN_SCENE;
    default:
        return kind != RUN_SAMPLER && kind != RUN_CBUFFER;
    }
}

bool run_read_resource(struct run_resource *resource, const struct run_word *word, enum run_resource_kind kind)
{
    const char *text = word->value;
    struct dxs_exec_resource *r = &resource->resource;
    struct run_data data = {.bytes = NULL};

    *resource = (struct run_resource){.word = *word, .kind = kind};
    if (!run_read_register(&text, r) || *text++ != '=')
        return run_refuse(word, "expected REGISTER=..., for example t0=... or u1,space2=...");
    if (!class_fits(kind, r->resource_class))
        return run_refuse(word, "registers of this letter cannot hold this kind of resource");
    if (kind == RUN_SAMPLER)
        return read_sampler(resource, text);
    if (kind == RUN_SCENE)
        return read_scene(resource, text);
    if ((kind == RUN_TEXTURE || kind == RUN_TYPED) && (!read_format(&text, &r->format) || *text++ != ':'))
        return run_refuse(word, "expected a format and a colon, for example rgba32f:, rg16ui:, r8: or rgba8s:");
    if (kind == RUN_TEXTURE && (!read_size(&text, r) || *text++ != ':'))
        return run_refuse(word, "expected a size and a colon, for example 8x4:, 4x4x4,mips2: or 4x4,layers6:");
    if (!run_read_data(word, text, &data)) {
        free(data.bytes);
        return false;
    }
    r->data = data.bytes;
    r->size = data.size;
    if (kind == RUN_CBUFFER && data.size > MAX_CBUFFER)
        return run_refuse(word, "the constant buffer is too large: expected at most 65536 bytes");
    if ((kind == RUN_TEXTURE || kind == RUN_TYPED) && !encode_texels(resource, &data))
        return false;
    return kind != RUN_TEXTURE || fill_texture(resource, &data);
}

enum run_resource_kind run_kind_of(const struct dxs_resource *info)
{
    switch (info->kind) {
    case DXS_RESOURCE_KIND_TYPED_BUFFER:
    case DXS_RESOURCE_KIND_TBUFFER:
        return RUN_TYPED;
    case DXS_RESOURCE_KIND_CBUFFER:
        return RUN_CBUFFER;
    case DXS_RESOURCE_KIND_SAMPLER:
        return RUN_SAMPLER;
    case DXS_RESOURCE_KIND_RAW_BUFFER:
    case DXS_RESOURCE_KIND_STRUCTURED_BUFFER:
        return RUN_BUFFER;
    case DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE:
        return RUN_SCENE;
    default:
        return RUN_TEXTURE;
    }
}

const char *run_option_of(enum run_resource_kind kind)
{
    static const char *const options[] = {"--buffer", "--typed", "--cbuffer", "--texture", "--sampler", "--scene"};

    return options[kind];
}

bool run_fits_shader(const struct run_resource *resource, const dxs_module *module)
{
    const struct dxs_exec_resource *r = &resource->resource;
    uint32_t count = dxs_module_describe(module)->resource_count;
    char reason[64];

    if (r->resource_class >= DXS_EXEC_CLASS_RESOURCE_HEAP)
        return true;
    for (uint32_t i = 0; i < count; i++) {
        const struct dxs_resource *info = dxs_module_resource(module, i);
        if ((uint32_t)info->resource_class != (uint32_t)r->resource_class || info->space != r->space ||
            r->number < info->lower_bound ||
            (info->count != DXS_UNBOUNDED && r->number - info->lower_bound >= info->count))
            continue;
        snprintf(reason, sizeof reason, "the shader has another kind: expected %s", run_option_of(run_kind_of(info)));
        return run_kind_of(info) == resource->kind || run_refuse(&resource->word, reason);
    }
    return run_refuse(&resource->word, "the shader has no resource at this register");
}
