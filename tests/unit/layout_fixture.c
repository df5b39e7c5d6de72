/* What tests of layouts share: a root signature, resources, and refusals. */
#include "unit/layout_fixture.h"

#include <string.h>

int set_up(void **state)
{
    *state = dxs_layout_create(NULL);
    return *state ? 0 : -1;
}

int tear_down(void **state)
{
    dxs_layout_destroy(*state);
    return 0;
}

/* b0: constants, b1: root CBV, t20 of space 3: root SRV, a table, a table of samplers, s40: static. */
const struct dxs_descriptor_range ranges[] = {
    {DXS_RANGE_TYPE_SRV, 4, 8, 0, DXS_OFFSET_APPEND, 0},
    {DXS_RANGE_TYPE_UAV, 2, 8, 1, 10, DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE},
    {DXS_RANGE_TYPE_CBV, 2, 2, 0, DXS_OFFSET_APPEND, DXS_DESCRIPTOR_FLAG_DATA_STATIC},
    {DXS_RANGE_TYPE_SRV, DXS_UNBOUNDED, 0, 7, DXS_OFFSET_APPEND, DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE},
};
static const struct dxs_descriptor_range sampler_ranges[] = {{DXS_RANGE_TYPE_SAMPLER, 16, 0, 0, 0, 0}};
static const struct dxs_root_parameter parameters[] = {
    {.type = DXS_ROOT_PARAMETER_TYPE_CONSTANTS, .shader_register = 0, .constant_count = 6},
    {.type = DXS_ROOT_PARAMETER_TYPE_CBV, .visibility = DXS_VISIBILITY_PIXEL, .shader_register = 1},
    {.type = DXS_ROOT_PARAMETER_TYPE_SRV, .shader_register = 20, .space = 3},
    {.type = DXS_ROOT_PARAMETER_TYPE_TABLE, .ranges = ranges, .range_count = 4},
    {.type = DXS_ROOT_PARAMETER_TYPE_TABLE,
     .visibility = DXS_VISIBILITY_PIXEL,
     .ranges = sampler_ranges,
     .range_count = 1},
};
static const struct dxs_static_sampler samplers[] = {
    {0x15, 1, 1, 1, 0.0f, 0, 1, 0, 0.0f, 1000.0f, 40, 2, DXS_VISIBILITY_PIXEL, 0},
};
const struct dxs_root_signature_desc signature = {DXS_ROOT_SIGNATURE_VERSION_V1_1,        0,        parameters,
                                                  sizeof parameters / sizeof *parameters, samplers, 1};

/* ---- Resources --------------------------------------------------------------------------------------------------- */

struct dxs_resource resource(enum dxs_resource_class resource_class, enum dxs_resource_kind kind, uint32_t lower_bound,
                             uint32_t space)
{
    return (struct dxs_resource){.resource_class = resource_class,
                                 .kind = kind,
                                 .space = space,
                                 .lower_bound = lower_bound,
                                 .count = 1,
                                 .name = "thing",
                                 .stride = kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? 12 : 0,
                                 .size = kind == DXS_RESOURCE_KIND_CBUFFER ? 64 : 0};
}

enum dxs_result find(dxs_layout *layout, enum dxs_stage stage, const struct dxs_resource *r,
                     struct dxs_binding *binding)
{
    struct dxs_binding_request request = {.stage = stage, .resource = r, .from_heap = r->space == DXS_NONE};

    return dxs_layout_resolve(layout, &request, binding);
}

struct dxs_binding found(dxs_layout *layout, const struct dxs_resource *r)
{
    struct dxs_binding binding;

    if (find(layout, DXS_STAGE_PIXEL, r, &binding) != DXS_RESULT_OK)
        fail_msg("%s", dxs_layout_error(layout)->message);
    return binding;
}

void assert_refused(dxs_layout *layout, enum dxs_result result, enum dxs_result code, const char *part)
{
    assert_int_equal(result, code);
    assert_int_equal(dxs_layout_error(layout)->code, code);
    if (!strstr(dxs_layout_error(layout)->message, part))
        fail_msg("'%s' lacks '%s'", dxs_layout_error(layout)->message, part);
}

void build(dxs_layout *layout, const struct dxs_layout_policy *policy)
{
    if (dxs_layout_build(layout, &signature, NULL, policy) != DXS_RESULT_OK)
        fail_msg("%s", dxs_layout_error(layout)->message);
}
