/* dxs_layout_to_json of the public API: errors unwind to here. */
#include "bindings/layout/layout.h"
#include "dxs_inspect.h"
#include "inspect/layout_text.h"

enum dxs_result dxs_layout_to_json(dxs_layout *layout, const char **json, size_t *size)
{
    fault_clear(&layout->fault);
    arena_reset(&layout->written);
    *json = NULL;
    *size = 0;
    if (setjmp(layout->fault.unwind))
        return layout->fault.error.code;
    if (!layout->contents)
        fail(&layout->fault, DXS_RESULT_INVALID_ARGUMENT, "the layout has not been built");
    struct text text = text_create(&layout->written);
    layout_json(&text, layout->contents);
    *json = text_finish(&text);
    *size = text.count;
    return DXS_RESULT_OK;
}
