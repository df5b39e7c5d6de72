/* Handles: creation, annotation and decoding. A handle is one slot:
 *   bits 0-15: index in machine.resources + 1; bits 16-23: kind; bits 24-31: component type; bits 32-63: stride.
 * A resource-heap handle that is not annotated yet: bits 0-15: HEAP_PLACE; bits 32-63: index in the heap. */
#include "dxil/vendor/vendor.h"
#include "exec/resources.h"

enum {
    HEAP_PLACE = 0xFFFF,
    IS_WRITABLE = 1 << 12 /* in the first word of annotateHandle's properties */
};

static uint64_t pack_handle(uint32_t binding, uint32_t kind, uint32_t component, uint32_t stride)
{
    return ((uint64_t)binding + 1) | (uint64_t)(kind & 0xFF) << 16 | (uint64_t)(component & 0xFF) << 24 |
           (uint64_t)stride << 32;
}

/* The index in machine.resources. `number`: register or heap index. */
static uint32_t find_binding(struct machine *machine, uint32_t resource_class, uint32_t space, uint64_t number)
{
    static const char *const letters[] = {"t", "u", "b", "s", "resource heap ", "sampler heap "};

    take_work(machine, machine->resource_count);
    for (uint32_t i = 0; i < machine->resource_count; i++) {
        const struct dxs_exec_resource *r = &machine->resources[i];
        bool is_here = r->number == number || (r->is_every_element && number >= r->number);
        if ((uint32_t)r->resource_class == resource_class && r->space == space && is_here)
            return i;
    }
    if (resource_class > DXS_EXEC_CLASS_SAMPLER_HEAP)
        fail(machine->fault, DXS_RESULT_INVALID_MODULE, "a handle of an unknown class");
    fail(machine->fault, DXS_RESULT_NO_MAPPING, "no resource is bound to %s%llu, space %u", letters[resource_class],
         (unsigned long long)number, space);
}

/* Whether the resource has what accesses of the kind expect. Null descriptors have nothing, and fit all. */
static bool is_of_kind(const struct dxs_exec_resource *r, enum dxs_resource_kind kind)
{
    switch (kind) {
    case DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE:
        return r->scene || !r->data;
    case DXS_RESOURCE_KIND_RAW_BUFFER:
    case DXS_RESOURCE_KIND_STRUCTURED_BUFFER:
    case DXS_RESOURCE_KIND_CBUFFER:
        return !r->scene && !r->width && !r->format.count;
    case DXS_RESOURCE_KIND_TYPED_BUFFER:
        return !r->scene && !r->width && (r->format.count || !r->data);
    case DXS_RESOURCE_KIND_TBUFFER:
        return !r->scene && !r->width;
    default:
        return r->width || !r->data;
    }
}

static bool is_found_as(const struct dxs_exec_resource *r, const struct dxs_exec_heap_view *wanted)
{
    const struct dxs_exec_heap_view *given = &r->heap_view;
    uint32_t descriptor = wanted->kind == DXS_RESOURCE_KIND_CBUFFER ? DXS_EXEC_DESCRIPTOR_CBV
                          : wanted->is_writable                     ? DXS_EXEC_DESCRIPTOR_UAV
                                                                    : DXS_EXEC_DESCRIPTOR_SRV;

    if (given->kind == DXS_RESOURCE_KIND_INVALID)
        return !r->descriptors || ((r->descriptors & descriptor) && is_of_kind(r, wanted->kind));
    return given->kind == wanted->kind && given->is_writable == wanted->is_writable &&
           given->component_type == wanted->component_type && given->stride == wanted->stride;
}

/* One heap index may have several resources, one per view. */
static uint32_t find_in_heap(struct machine *machine, uint64_t number, const struct dxs_exec_heap_view *wanted)
{
    take_work(machine, machine->resource_count);
    for (uint32_t i = 0; i < machine->resource_count; i++) {
        const struct dxs_exec_resource *r = &machine->resources[i];
        if (r->resource_class == DXS_EXEC_CLASS_RESOURCE_HEAP && r->number == number && is_found_as(r, wanted))
            return i;
    }
    fail(machine->fault, DXS_RESULT_NO_MAPPING,
         "the resource heap holds nothing at place %llu that is what the code takes it for",
         (unsigned long long)number);
}

static uint64_t annotate(struct machine *machine, uint64_t handle, const uint64_t *properties)
{
    enum dxs_resource_kind kind = (enum dxs_resource_kind)(properties[0] & 0xFF);
    bool is_typed = kind >= DXS_RESOURCE_KIND_TEXTURE_1D && kind <= DXS_RESOURCE_KIND_TYPED_BUFFER;
    struct dxs_exec_heap_view view = {.kind = kind, .is_writable = properties[0] & IS_WRITABLE};

    if (is_typed)
        view.component_type = (enum dxs_component_type)(properties[1] & 0xFF);
    if (kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        view.stride = (uint32_t)properties[1];
    uint32_t binding =
        (handle & 0xFFFF) == HEAP_PLACE ? find_in_heap(machine, handle >> 32, &view) : (uint32_t)(handle & 0xFFFF) - 1;
    return pack_handle(binding, kind, view.component_type, view.stride);
}

/* `number`: the register. */
static uint64_t handle_of_record(struct machine *machine, const struct dxs_resource *info, uint64_t number)
{
    if (info->count != DXS_UNBOUNDED && number - info->lower_bound >= info->count)
        fail(machine->fault, DXS_RESULT_NO_MAPPING,
             "an index is outside of the array of resources at register %u, space %u", info->lower_bound, info->space);
    return pack_handle(find_binding(machine, info->resource_class, info->space, number), info->kind,
                       info->component_type, info->stride);
}

uint64_t handle_of_global(struct machine *machine, uint32_t record, uint64_t index)
{
    const struct dxs_resource *info = &machine->module->resources[record].info;

    if (is_vendor_register(info, NULL)) /* the accesses are replaced; the load of the handle is still there */
        return 0;
    return handle_of_record(machine, info, info->lower_bound + index);
}

struct view view_of_handle(struct machine *machine, uint64_t handle)
{
    uint32_t binding = (uint32_t)(handle & 0xFFFF);

    if (binding == 0 || binding > machine->resource_count)
        fail(machine->fault, DXS_RESULT_INVALID_MODULE, "a handle that stands for no resource is used");
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
        if (first[0] <= DXS_RESOURCE_CLASS_SAMPLER)
            record = module_find_resource(machine->module, (enum dxs_resource_class)first[0],
                                          (uint32_t)operand(wave, frame, in, 1, lane)[0]);
        if (!record)
            fail(machine->fault, DXS_RESULT_INVALID_MODULE, "a handle of a resource that the module lacks");
        return handle_of_record(machine, &record->info, operand(wave, frame, in, 2, lane)[0]);
    }
    case DX_CreateHandleFromBinding: /* lower bound, upper bound, space, class */
        return pack_handle(
            find_binding(machine, (uint32_t)first[3], (uint32_t)first[2], operand(wave, frame, in, 1, lane)[0]),
            DXS_RESOURCE_KIND_INVALID, 0, 0);
    case DX_CreateHandleFromHeap:
        if (!operand(wave, frame, in, 1, lane)[0])
            return HEAP_PLACE | first[0] << 32;
        return pack_handle(find_binding(machine, DXS_EXEC_CLASS_SAMPLER_HEAP, 0, first[0]), DXS_RESOURCE_KIND_INVALID,
                           0, 0);
    case DX_AnnotateHandle:
        return annotate(machine, first[0], operand(wave, frame, in, 1, lane));
    default: /* CreateHandleForLib: operand 0 is a handle already, loaded from the resource's global */
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
