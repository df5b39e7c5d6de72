/* Thread ids of rearranged groups: compute shaders with square quads on devices with linear ones. */
#include "spirv/interface/interface.h"

enum {
    IN_GROUP,
    IN_DISPATCH,
    INDEX
};

bool is_rearranged(const struct lowering *l, SpvBuiltIn builtin)
{
    return l->interface->rearranged &&
           (builtin == SpvBuiltInLocalInvocationId || builtin == SpvBuiltInGlobalInvocationId ||
            builtin == SpvBuiltInLocalInvocationIndex);
}

static uint32_t group_vector(struct lowering *l, uint32_t type)
{
    uint32_t sizes[3];

    for (uint32_t n = 0; n < 3; n++)
        sizes[n] = constant_u32(l->b, l->entry->thread_group[n]);
    return constant_composite(l->b, type, 3, sizes);
}

/* A group of X x Y threads becomes 2X x Y/2 in SPIR-V, so four consecutive threads of a row form a quad:
 *     x = 2 * (x' / 4) + x' % 2,  y = 2 * y' + x' / 2 % 2 */
static uint32_t thread_in_group(struct lowering *l, uint32_t type)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), zero = constant_u32(b, 0), one = constant_u32(b, 1);
    uint32_t variable = builtin_variable(l, SpvBuiltInLocalInvocationId, SpvStorageClassInput, type);
    uint32_t thread = load(b, type, variable);
    uint32_t x = component_of(b, u32, thread, 0), y = component_of(b, u32, thread, 1);
    uint32_t half = shift_right(b, x, one);
    uint32_t parts[] = {EMIT(b, SpvOpBitFieldInsert, u32, half, x, zero, one),
                        EMIT(b, SpvOpBitFieldInsert, u32, half, y, one, constant_u32(b, 31)),
                        component_of(b, u32, thread, 2)};

    return compose(l, u32, 3, parts);
}

static uint32_t thread_in_dispatch(struct lowering *l, uint32_t type)
{
    uint32_t group = builtin_input(l, SpvBuiltInWorkgroupId, type);
    uint32_t first = EMIT(l->b, SpvOpIMul, type, group, group_vector(l, type));

    return EMIT(l->b, SpvOpIAdd, type, first, rearranged_thread(l, SpvBuiltInLocalInvocationId));
}

/* x + X * (y + Y * z) */
static uint32_t thread_index(struct lowering *l)
{
    struct builder *b = l->b;
    const uint32_t *group = l->entry->thread_group;
    uint32_t u32 = type_u32(b), thread = rearranged_thread(l, SpvBuiltInLocalInvocationId);
    uint32_t index = component_of(b, u32, thread, 2);

    for (uint32_t n = 2; n-- > 0;)
        index = EMIT(b, SpvOpIAdd, u32, multiply_imm(b, index, group[n]), component_of(b, u32, thread, n));
    return index;
}

uint32_t rearranged_thread(struct lowering *l, SpvBuiltIn builtin)
{
    uint32_t what = builtin == SpvBuiltInLocalInvocationId    ? IN_GROUP
                    : builtin == SpvBuiltInGlobalInvocationId ? IN_DISPATCH
                                                              : INDEX;
    uint32_t type = type_vector(l->b, type_u32(l->b), 3);
    struct thread_number *number = &l->interface->thread_numbers[what];

    if (number->label != current_label(l)) {
        number->value = what == IN_GROUP      ? thread_in_group(l, type)
                        : what == IN_DISPATCH ? thread_in_dispatch(l, type)
                                              : thread_index(l);
        number->label = current_label(l);
    }
    return number->value;
}
