/* dxs_spirv_needs and dxs_spirv_needs_to_json of the public API: errors unwind to here. The converter's results stay
 * valid, as the words may be its own. */
#include "inspect/needs.h"
#include "spirv/converter.h"

enum dxs_result dxs_spirv_needs(dxs_converter *converter, const uint32_t *words, size_t word_count,
                                const struct dxs_need **needs, uint32_t *need_count)
{
    *needs = NULL;
    *need_count = 0;
    fault_clear(&converter->fault);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    struct need_list list = find_needs(&converter->arena, words, word_count);
    *needs = list.data;
    *need_count = list.count;
    return DXS_OK;
}

enum dxs_result dxs_spirv_needs_to_json(dxs_converter *converter, const uint32_t *words, size_t word_count,
                                        const char **json, size_t *size)
{
    *json = NULL;
    *size = 0;
    fault_clear(&converter->fault);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    struct need_list list = find_needs(&converter->arena, words, word_count);
    struct text text = text_create(&converter->arena);
    needs_json(&text, &list);
    *json = text_finish(&text);
    *size = text.count;
    return DXS_OK;
}
