/* The dxs_layout functions of the public API. Faults unwind to here. */
#include "base/sized.h"
#include "bindings/layout/layout.h"

#include <string.h>

enum {
    MEMORY_LIMIT = 64 << 20 /* a layout takes a few kilobytes */
};

void dxs_layout_policy_init(struct dxs_layout_policy *policy, size_t size)
{
    struct dxs_layout_policy defaults = layout_default_policy();

    sized_init(policy, size, &defaults, sizeof defaults);
}

dxs_layout *dxs_layout_create(const struct dxs_allocator *allocator)
{
    dxs_layout *layout = allocate_object(allocator, sizeof *layout);

    if (!layout)
        return NULL;
    fault_clear(&layout->fault);
    arena_init(&layout->built, allocator, &layout->fault, MEMORY_LIMIT);
    arena_init(&layout->written, allocator, &layout->fault, MEMORY_LIMIT);
    return layout;
}

void dxs_layout_destroy(dxs_layout *layout)
{
    if (!layout)
        return;
    struct dxs_allocator allocator = layout->built.allocator;
    arena_free(&layout->built);
    arena_free(&layout->written);
    allocator.release(allocator.user, layout, sizeof *layout);
}

const struct dxs_error *dxs_layout_error(const dxs_layout *layout)
{
    return &layout->fault.error;
}

const struct dxs_pipeline_layout *dxs_layout_describe(const dxs_layout *layout)
{
    return layout->contents ? &layout->contents->data : &layout->nothing;
}

enum dxs_result dxs_layout_build(dxs_layout *layout, const struct dxs_root_signature_desc *global,
                                 const struct dxs_root_signature_desc *local, const struct dxs_layout_policy *given)
{
    fault_clear(&layout->fault);
    arena_reset(&layout->built);
    layout->contents = NULL;
    if (setjmp(layout->fault.unwind))
        return layout->fault.error.code;
    struct dxs_layout_policy policy = layout_default_policy();
    if (given)
        sized_read(&layout->fault, &policy, sizeof policy, given, "dxs_layout_policy");
    layout->contents = layout_build(&layout->built, global, local, &policy);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_layout_resolve(dxs_layout *layout, const struct dxs_binding_request *request,
                                   struct dxs_binding *binding)
{
    fault_clear(&layout->fault);
    arena_reset(&layout->written);
    memset(binding, 0, sizeof *binding);
    if (setjmp(layout->fault.unwind))
        return layout->fault.error.code;
    if (!layout->contents)
        fail(&layout->fault, DXS_RESULT_INVALID_ARGUMENT, "the layout has not been built");
    refuse_unknown(&layout->fault, request->reserved, sizeof request->reserved, "dxs_binding_request");
    *binding = request->from_heap ? layout_heap_binding(&layout->written, layout->contents, request)
                                  : layout_binding(&layout->written, layout->contents, request);
    return DXS_RESULT_OK;
}
