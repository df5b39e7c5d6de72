/* dxs_list_tokens of the public API: errors unwind to here. */
#include "dxs_inspect.h"
#ifdef DXS_DXBC
#include "inspect/token_listing.h"
#endif
#include "spirv/converter.h"

static void list_program(struct text *text, struct fault *fault, const void *bytes, size_t size)
{
#ifdef DXS_DXBC
    struct container container;

    container_read(&container, fault, bytes, size, false);
    if (!container.tokens.data)
        fail(fault, DXS_RESULT_UNSUPPORTED, "the container holds no program of shader model 4 or 5");
    struct tokens tokens = tokens_open(fault, container.tokens.data, container.tokens.size, container.tokens.offset);
    list_tokens(text, &tokens);
#else
    (void)text;
    (void)bytes;
    (void)size;
    fail(fault, DXS_RESULT_UNSUPPORTED, "this library was built without DXBC");
#endif
}

enum dxs_result dxs_list_tokens(dxs_converter *converter, const void *bytes, size_t size, const char **string,
                                size_t *string_size)
{
    *string = NULL;
    *string_size = 0;
    converter_begin(converter);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    if (!bytes)
        fail(&converter->fault, DXS_RESULT_INVALID_ARGUMENT, "no bytes");
    struct text text = text_create(&converter->arena);
    list_program(&text, &converter->fault, bytes, size);
    *string = text_finish(&text);
    *string_size = text.count;
    fault_clear(&converter->fault);
    return DXS_RESULT_OK;
}
