/* Where root arguments are: in push constants, in a block, in shader records. */
#include "unit/layout_model/model.h"

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

/* VkShaderStageFlagBits by enum dxs_visibility. */
static const uint32_t stage_bits[] = {STAGE_ALL, 0x1, 0x2, 0x4, 0x8, 0x10, 0x40, 0x80};

uint32_t stages_of(const struct side *s, enum dxs_visibility visibility)
{
    return stage_bits[visibility] & (s->is_local ? RAY_TRACING : STAGE_ALL);
}

/* ---- Root arguments ---------------------------------------------------------------------------------------------- */

uint32_t form_of_root(const struct world *w, enum dxs_root_parameter_type type)
{
    return type == DXS_ROOT_PARAMETER_TYPE_CBV   ? w->policy.root_cbv
           : type == DXS_ROOT_PARAMETER_TYPE_SRV ? w->policy.root_srv
                                                 : w->policy.root_uav;
}

/* Addresses come first, then tables, then constants; 3: descriptors of sets, which are no root arguments. */
uint32_t turn_of(const struct world *w, const struct dxs_root_parameter *p)
{
    return p->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS ? 2
           : p->type == DXS_ROOT_PARAMETER_TYPE_TABLE   ? 1
           : form_of_root(w, p->type)                   ? 3
                                                        : 0;
}

static uint32_t bytes_of(const struct dxs_root_parameter *p)
{
    return p->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS ? 4 * p->constant_count
           : p->type == DXS_ROOT_PARAMETER_TYPE_TABLE   ? 4
                                                        : 8;
}

bool overflows_to_memory(const struct world *w)
{
    return w->policy.push_constant_overflow == DXS_ROOT_OVERFLOW_MEMORY && !is_mapped(w);
}

uint32_t aligned(uint32_t bytes, uint32_t alignment)
{
    return (bytes + alignment - 1) / alignment * alignment;
}

/* The address of the block comes first if not all fits: heaps, and overflow to memory, need it. */
static void place_address(const struct world *w, struct arguments *a)
{
    uint32_t bytes = w->policy.heap_size_source == DXS_WORD_KIND_PUSH_CONSTANTS ? 8 : 0;

    for (uint32_t p = 0; p < w->global.desc.parameter_count; p++)
        bytes += bytes_of(&w->global.parameters[p]);
    if ((has_sets(w) && !overflows_to_memory(w)) || bytes <= w->policy.model.push_constant_limit ||
        w->policy.push_constant_overflow == DXS_ROOT_OVERFLOW_REFUSED)
        return;
    a->has_address = true;
    a->push_end = 8;
    a->push_stages = STAGE_ALL;
    a->is_refused = w->policy.model.push_constant_limit < 8;
}

/* Mapped constants are read as a uniform buffer, by 16 bytes. */
static void place_argument(const struct world *w, struct arguments *a, uint32_t number)
{
    const struct dxs_root_parameter *p = &w->global.parameters[number];
    struct dxs_layout_parameter *placed = &a->placed[number];
    bool is_constants = p->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS, is_mapped_data = is_constants && is_mapped(w);
    uint32_t size = bytes_of(p), start = aligned(a->push_end, size == 8 && !is_constants ? 8 : 4);

    placed->form = is_constants                               ? DXS_PARAMETER_FORM_CONSTANTS
                   : p->type == DXS_ROOT_PARAMETER_TYPE_TABLE ? DXS_PARAMETER_FORM_TABLE
                                                              : DXS_PARAMETER_FORM_ADDRESS;
    placed->root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    if (start + (is_mapped_data ? aligned(size, 16) : size) > w->policy.model.push_constant_limit) {
        a->is_refused |= w->policy.push_constant_overflow == DXS_ROOT_OVERFLOW_REFUSED;
        if (is_mapped_data) {
            placed->form = DXS_PARAMETER_FORM_CONSTANTS_ADDRESS;
            size = 8;
            start = aligned(a->push_end, 8);
        }
        if (!is_mapped_data || start + 8 > w->policy.model.push_constant_limit)
            placed->root_arguments =
                overflows_to_memory(w) ? DXS_ROOT_ARGUMENTS_MEMORY : DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK;
    }
    bool is_pushed = placed->root_arguments == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    bool has_8_bytes =
        placed->form == DXS_PARAMETER_FORM_ADDRESS || placed->form == DXS_PARAMETER_FORM_CONSTANTS_ADDRESS;
    placed->offset = is_pushed ? start : aligned(a->block_end, has_8_bytes ? 8 : 4);
    placed->size = size;
    *(is_pushed ? &a->push_end : &a->block_end) = placed->offset + size;
    *(is_pushed ? &a->push_stages : &a->block_stages) |= stages_of(&w->global, p->visibility);
}

struct arguments place_arguments(const struct world *w)
{
    struct arguments a = {.push_end = 0};

    place_address(w, &a);
    for (uint32_t turn = 0; turn < 3; turn++)
        for (uint32_t p = 0; p < w->global.desc.parameter_count; p++)
            if (turn_of(w, &w->global.parameters[p]) == turn)
                place_argument(w, &a, p);
    return a;
}

/* Direct3D aligns the arguments of a shader record to their size. */
uint32_t place_in_record(const struct world *w, uint32_t number, struct dxs_layout_parameter *placed)
{
    uint32_t end = 0;

    for (uint32_t p = 0; p < w->local.desc.parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &w->local.parameters[p];
        bool is_constants = parameter->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS;
        uint32_t size = is_constants ? 4 * parameter->constant_count : 8, start = aligned(end, is_constants ? 4 : 8);
        if (p == number)
            *placed = (struct dxs_layout_parameter){.form = is_constants ? DXS_PARAMETER_FORM_CONSTANTS
                                                            : parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE
                                                                ? DXS_PARAMETER_FORM_TABLE
                                                                : DXS_PARAMETER_FORM_ADDRESS,
                                                    .root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD,
                                                    .offset = start,
                                                    .size = size};
        end = start + size;
    }
    return end;
}
