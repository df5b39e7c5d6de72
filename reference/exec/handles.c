/* Handles of all forms, and what they stand for. In a slot: number of the binding + 1 in 16 bits, kind and component
 * type in 8 each, stride in 32. */
#include "reference/exec/resources.h"

static uint64_t pack_handle(uint32_t binding, uint32_t kind, uint32_t component, uint32_t stride)
{
    return ((uint64_t)binding + 1) | (uint64_t)(kind & 0xFF) << 16 | (uint64_t)(component & 0xFF) << 24 |
           (uint64_t)stride << 32;
}

static uint32_t find_binding(struct machine *machine, uint32_t resource_class, uint32_t space, uint64_t number)
{
    static const char *const letters[] = {"t", "u", "b", "s", "resource heap ", "sampler heap "};

    for (uint32_t i = 0; i < machine->resource_count; i++) {
        const struct dxs_exec_resource *r = &machine->resources[i];
        if ((uint32_t)r->resource_class == resource_class && r->space == space && r->number == number)
            return i;
    }
    if (resource_class > DXS_EXEC_SAMPLER_HEAP)
        fail(machine->fault, DXS_INVALID_MODULE, "a handle of an unknown class");
    fail(machine->fault, DXS_NO_MAPPING, "no resource is bound to %s%llu, space %u", letters[resource_class],
         (unsigned long long)number, space);
}

static uint64_t handle_of_record(struct machine *machine, const struct dxs_resource *info, uint64_t number)
{
    if (info->count != DXS_UNBOUNDED && number - info->lower_bound >= info->count)
        fail(machine->fault, DXS_NO_MAPPING, "an index is outside of the array of resources at register %u, space %u",
             info->lower_bound, info->space);
    return pack_handle(find_binding(machine, info->resource_class, info->space, number), info->kind,
                       info->component_type, info->stride);
}

uint64_t handle_of_global(struct machine *machine, uint32_t record, uint64_t index)
{
    const struct dxs_resource *info = &machine->module->resources[record].info;

    return handle_of_record(machine, info, info->lower_bound + index);
}

struct view view_of_handle(struct machine *machine, uint64_t handle)
{
    uint32_t binding = (uint32_t)(handle & 0xFFFF);

    if (binding == 0 || binding > machine->resource_count)
        fail(machine->fault, DXS_INVALID_MODULE, "a handle that stands for no resource is used");
    return (struct view){&machine->resources[binding - 1], (enum dxs_resource_kind)(handle >> 16 & 0xFF),
                         (enum dxs_component_type)(handle >> 24 & 0xFF), (uint32_t)(handle >> 32)};
}

struct view operand_view(struct wave *wave, const struct frame *frame, const struct instruction *in, uint32_t number,
                         uint32_t lane)
{
    return view_of_handle(wave->machine, operand(wave, frame, in, number, lane)[0]);
}

static uint64_t create_handle(struct wave *wave, struct frame *frame, const struct instruction *in, uint32_t lane)
{
    struct machine *machine = wave->machine;
    const uint64_t *first = operand(wave, frame, in, 0, lane);

    switch (in->dx_op) {
    case DX_CreateHandle: {
        const struct module_resource *record = NULL;
        if (first[0] <= DXS_CLASS_SAMPLER)
            record = module_find_resource(machine->module, (enum dxs_resource_class)first[0],
                                          (uint32_t)operand(wave, frame, in, 1, lane)[0]);
        if (!record)
            fail(machine->fault, DXS_INVALID_MODULE, "a handle of a resource that the module lacks");
        return handle_of_record(machine, &record->info, operand(wave, frame, in, 2, lane)[0]);
    }
    case DX_CreateHandleFromBinding: /* lower bound, upper bound, space, class */
        return pack_handle(
            find_binding(machine, (uint32_t)first[3], (uint32_t)first[2], operand(wave, frame, in, 1, lane)[0]),
            DXS_KIND_INVALID, 0, 0);
    case DX_CreateHandleFromHeap:
        return pack_handle(
            find_binding(machine, operand(wave, frame, in, 1, lane)[0] ? DXS_EXEC_SAMPLER_HEAP : DXS_EXEC_RESOURCE_HEAP,
                         0, first[0]),
            DXS_KIND_INVALID, 0, 0);
    case DX_AnnotateHandle: {
        const uint64_t *properties = operand(wave, frame, in, 1, lane);
        uint32_t kind = properties[0] & 0xFF;
        bool is_structured = kind == DXS_KIND_STRUCTURED_BUFFER;
        return pack_handle((uint32_t)(first[0] & 0xFFFF) - 1, kind, is_structured ? 0 : properties[1] & 0xFF,
                           is_structured ? (uint32_t)properties[1] : 0);
    }
    default: /* CreateHandleForLib: what was loaded from the global is the handle already */
        return first[0];
    }
}

static void run_create_handle(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count; i++)
        *result_slots(wave, frame, in, frame->lanes[i]) = create_handle(wave, frame, in, frame->lanes[i]);
}

operation_handler *handle_operation(uint16_t operation)
{
    switch (operation) {
    case DX_CreateHandle:
    case DX_CreateHandleFromBinding:
    case DX_CreateHandleFromHeap:
    case DX_CreateHandleForLib:
    case DX_AnnotateHandle:
        return run_create_handle;
    default:
        return NULL;
    }
}
