/* What a shader can observe of a choice: instructions whose results Vulkan allows to vary (struct dxs_exec_variation),
 * which it counts and finds by number, the order of lanes, and the shape of quads. */
#include "exec/machine.h"

static bool leaves_choice(const struct instruction *in)
{
    switch (in->dx_op) {
    case DX_DerivCoarseX:
    case DX_DerivCoarseY:
    case DX_DerivFineX:
    case DX_DerivFineY:
        return true;
    case DX_Texture2DMSGetSamplePosition:
        return false;
    default:
        return sampling_operation(in->dx_op) != NULL;
    }
}

/* The number-th such instruction, from 1, in module order. NULL: none; `*count` is then their total. */
static const struct instruction *find_choice(const struct module *module, uint32_t number, uint32_t *count)
{
    for (uint32_t f = *count = 0; f < module->function_count; f++) {
        const struct function *function = &module->functions[f];
        for (uint32_t i = 0; i < function->instruction_count; i++) {
            const struct instruction *in = &function->instructions[i];
            if (in->opcode == OP_CALL && in->dx_op != DX_OP_NONE && leaves_choice(in) && ++*count == number)
                return in;
        }
    }
    return NULL;
}

uint32_t count_choices(const struct module *module)
{
    uint32_t count;

    find_choice(module, 0, &count);
    return count;
}

const struct instruction *find_moved(const struct module *module, uint32_t number)
{
    uint32_t count;

    return number > 0 ? find_choice(module, number, &count) : NULL;
}

/* True if no instruction involves several lanes: no wave or quad operations, derivatives, samples or barriers. */
bool lanes_may_part(const struct module *module)
{
    for (uint32_t f = 0; f < module->function_count; f++) {
        const struct function *function = &module->functions[f];
        for (uint32_t i = 0; i < function->instruction_count; i++) {
            const struct instruction *in = &function->instructions[i];
            bool calls = in->opcode == OP_CALL && in->dx_op != DX_OP_NONE;
            if (calls && (wave_operation(in->dx_op) || leaves_choice(in) || is_barrier(in->dx_op)))
                return false;
        }
    }
    return true;
}

/* True if the operation reads other lanes of its quad. */
static bool looks_at_quad(uint16_t operation)
{
    switch (operation) {
    case DX_QuadReadLaneAt:
    case DX_QuadOp:
    case DX_QuadVote:
    case DX_DerivCoarseX:
    case DX_DerivCoarseY:
    case DX_DerivFineX:
    case DX_DerivFineY:
    case DX_Sample:
    case DX_SampleBias:
    case DX_SampleCmp:
    case DX_SampleCmpBias:
    case DX_CalculateLOD:
    case DX_WriteSamplerFeedback:
    case DX_WriteSamplerFeedbackBias:
        return true;
    default:
        return false;
    }
}

/* True if the shader can observe whether quads are 2 x 2 threads. Before SM 6.6, any four threads are allowed. */
bool needs_square_quads(const struct module *module)
{
    if (module->info.shader_model_major == 6 && module->info.shader_model_minor < 6)
        return false;
    for (uint32_t f = 0; f < module->function_count; f++) {
        const struct function *function = &module->functions[f];
        for (uint32_t i = 0; i < function->call_count; i++)
            if (looks_at_quad(function->instructions[function->calls[i]].dx_op))
                return true;
    }
    return false;
}
