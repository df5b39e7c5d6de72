/* dxs_spirv_needs, dxs_entry_needs and their JSON, of the public API: errors unwind to here. */
#include "inspect/needs.h"
#include "spirv/converter.h"

/* The converter's results stay valid, as the words may be its own. */
enum dxs_result dxs_spirv_needs(dxs_converter *converter, const uint32_t *words, size_t word_count,
                                const struct dxs_need **needs, uint32_t *need_count)
{
    *needs = NULL;
    *need_count = 0;
    converter_continue(converter);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    struct need_list list = find_needs(&converter->arena, words, word_count);
    *needs = list.data;
    *need_count = list.count;
    return DXS_RESULT_OK;
}

enum dxs_result dxs_spirv_needs_to_json(dxs_converter *converter, const uint32_t *words, size_t word_count,
                                        const char **json, size_t *size)
{
    *json = NULL;
    *size = 0;
    converter_continue(converter);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    struct need_list list = find_needs(&converter->arena, words, word_count);
    struct text text = text_create(&converter->arena);
    needs_json(&text, &list, NULL);
    *json = text_finish(&text);
    *size = text.count;
    return DXS_RESULT_OK;
}

static enum dxs_result find_entry_needs(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                        const struct dxs_options *options, struct entry_features *features,
                                        struct need_list *needs)
{
    struct dxs_spirv spirv;
    enum dxs_result result =
        find_features(converter, module, entry, options, &features->required, &features->used, &spirv);

    *needs = (struct need_list){0};
    if (result != DXS_RESULT_OK)
        return result;
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    *needs = find_needs(&converter->arena, spirv.words, spirv.word_count);
    add_feature_needs(&converter->arena, needs, features);
    return DXS_RESULT_OK;
}

enum dxs_result dxs_entry_needs(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                const struct dxs_options *options, const struct dxs_need **needs, uint32_t *need_count)
{
    struct entry_features features;
    struct need_list list;
    enum dxs_result result = find_entry_needs(converter, module, entry, options, &features, &list);

    *needs = list.data;
    *need_count = list.count;
    return result;
}

enum dxs_result dxs_entry_needs_to_json(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                                        const struct dxs_options *options, const char **json, size_t *size)
{
    struct entry_features features;
    struct need_list list;

    *json = NULL;
    *size = 0;
    if (find_entry_needs(converter, module, entry, options, &features, &list) != DXS_RESULT_OK ||
        setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    struct text text = text_create(&converter->arena);
    needs_json(&text, &list, &features);
    *json = text_finish(&text);
    *size = text.count;
    return DXS_RESULT_OK;
}
