/* dxs_disassemble of the public API: errors unwind to here. */
#include "dxs_inspect.h"
#include "inspect/disassembly.h"
#include "spirv/converter.h"

enum dxs_result dxs_disassemble(dxs_converter *converter, const dxs_module *object, const char **string, size_t *size)
{
    *string = NULL;
    *size = 0;
    converter_begin(converter);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    const struct module *module = dxs_module_contents(object);
    if (!module)
        fail(&converter->fault, DXS_RESULT_INVALID_ARGUMENT, "the module has not been parsed");
    struct text text = text_create(&converter->arena);
    module_disassemble(module, &text);
    *string = text_finish(&text);
    *size = text.count;
    return DXS_RESULT_OK;
}
