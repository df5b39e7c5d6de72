/* The public functions. */
#include "decoders/tables.h"

#include <string.h>

enum {
    MAX_GROUPS = 65535,   /* in a dimension, that every device takes */
    GROUPS_IN_ROW = 32768 /* of group.hlsli */
};

const struct dxs_decoder *dxs_decoder_at(uint32_t number)
{
    return number < decoder_table_count ? decoder_table[number] : NULL;
}

const struct dxs_decoder *dxs_decoder_find(const char *name)
{
    for (uint32_t i = 0; i < decoder_table_count; i++)
        if (strcmp(decoder_table[i]->name, name) == 0)
            return decoder_table[i];
    return NULL;
}

const struct dxs_decoder *dxs_decoder_variant(const struct dxs_decoder *decoder, uint32_t number)
{
    if (number == 0)
        return dxs_decoder_find(decoder->name);
    for (uint32_t i = 0; i < decoder_variant_count; i++)
        if (strcmp(decoder_variants[i]->name, decoder->name) == 0 && --number == 0)
            return decoder_variants[i];
    return NULL;
}

const struct dxs_decoder *dxs_decoder_choose(const struct dxs_decoder *decoder, const struct dxs_features *features)
{
    uint32_t offered = (features->on[DXS_FEATURE_WAVE_OPERATIONS] ? DXS_DECODER_NEED_WAVES : 0) |
                       (features->on[DXS_FEATURE_LARGE_GROUPS] ? DXS_DECODER_NEED_LARGE_GROUPS : 0);
    const struct dxs_decoder *variant;

    for (uint32_t i = 1; (variant = dxs_decoder_variant(decoder, i)) != NULL; i++)
        if ((variant->needs & ~offered) == 0)
            return variant;
    return dxs_decoder_variant(decoder, 0);
}

/* Two factors of 32 bits fit 64 bits; times `each` they need not. */
static uint64_t amount(const struct dxs_decoder_amount *amount, const uint32_t *constants)
{
    uint64_t product = 1;

    for (int i = 0; i < 2; i++)
        product *= amount->factors[i] < 0 ? 1 : constants[amount->factors[i]];
    product = product / amount->per + (product % amount->per != 0);
    return amount->each != 0 && product > UINT64_MAX / amount->each ? UINT64_MAX : product * amount->each;
}

uint64_t dxs_decoder_buffer_size(const struct dxs_decoder_buffer *buffer, const uint32_t *constants)
{
    return amount(&buffer->size, constants);
}

bool dxs_decoder_groups(const struct dxs_decoder_pass *pass, const uint32_t *constants, uint32_t groups[3])
{
    uint64_t counts[3];

    for (int i = 0; i < 3; i++)
        counts[i] = amount(&pass->groups[i], constants);
    if (counts[0] > MAX_GROUPS && counts[2] == 1) {
        counts[2] = counts[0] / GROUPS_IN_ROW + (counts[0] % GROUPS_IN_ROW != 0);
        counts[0] = GROUPS_IN_ROW;
    }
    for (int i = 0; i < 3; i++) {
        if (counts[i] > MAX_GROUPS)
            return false;
        groups[i] = (uint32_t)counts[i];
    }
    return true;
}

/* Constants are pushed, buffers are bound by their number in the interface. */
static bool map_resource(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_decoder *decoder = user;
    const struct dxs_resource *resource = request->resource;

    if (resource->resource_class == DXS_RESOURCE_CLASS_CBV) {
        binding->descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS;
        binding->root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
        binding->offset = 0;
        return true;
    }
    for (uint32_t i = 0; i < decoder->buffer_count; i++) {
        bool is_input = decoder->buffers[i].role == DXS_DECODER_ROLE_INPUT;
        if (decoder->buffers[i].register_number == resource->lower_bound &&
            is_input == (resource->resource_class == DXS_RESOURCE_CLASS_SRV)) {
            binding->set = 0;
            binding->binding = i;
            return true;
        }
    }
    return false;
}

/* Constants are a storage buffer behind all others. */
static bool map_constants_too(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_decoder *decoder = user;

    if (request->resource->resource_class != DXS_RESOURCE_CLASS_CBV)
        return map_resource(user, request, binding);
    binding->descriptor = DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    binding->set = 0;
    binding->binding = decoder->buffer_count;
    return true;
}

/* The caller's options over the defaults; false if they say what is not known here. */
static bool completed(struct dxs_options *own, const struct dxs_options *given)
{
    size_t size = given->struct_size;

    for (size_t n = sizeof *own; n < size; n++)
        if (((const char *)given)[n])
            return false;
    memcpy(own, given, size < sizeof *own ? size : sizeof *own);
    own->struct_size = sizeof *own;
    return size >= sizeof size;
}

typedef bool (*map_function)(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding);

static enum dxs_result convert(const struct dxs_decoder *decoder, uint32_t pass, dxs_module *module,
                               dxs_converter *converter, const struct dxs_options *options, map_function map,
                               struct dxs_spirv *spirv)
{
    struct dxs_options own = dxs_default_options();

    if (pass >= decoder->pass_count || (options && !completed(&own, options)))
        return DXS_RESULT_INVALID_ARGUMENT;
    if (!own.layout && !own.map_resource) {
        own.map_resource = map;
        own.map_user = (void *)(uintptr_t)decoder;
    }
    enum dxs_result result =
        dxs_module_parse(module, decoder->passes[pass].dxil, decoder->passes[pass].dxil_size, NULL);
    return result == DXS_RESULT_OK ? dxs_convert(converter, module, 0, &own, spirv) : result;
}

enum dxs_result dxs_decoder_convert(const struct dxs_decoder *decoder, uint32_t pass, dxs_module *module,
                                    dxs_converter *converter, const struct dxs_options *options,
                                    struct dxs_spirv *spirv)
{
    return convert(decoder, pass, module, converter, options, map_resource, spirv);
}

enum dxs_result dxs_decoder_convert_indirect(const struct dxs_decoder *decoder, uint32_t pass, dxs_module *module,
                                             dxs_converter *converter, const struct dxs_options *options,
                                             struct dxs_spirv *spirv)
{
    return convert(decoder, pass, module, converter, options, map_constants_too, spirv);
}
