/* Instructions whose results Vulkan allows to vary (struct dxs_exec_variation): counts them, and finds one by number.
 */
#include "reference/exec/machine.h"

bool leaves_choice(const struct instruction *in)
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
