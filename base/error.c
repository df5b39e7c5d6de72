/* Errors: stores code and message, unwinds to the API. */
#include "base/text.h"

#include <stdio.h>

void fault_clear(struct fault *fault)
{
    fault->error.code = DXS_RESULT_OK;
    fault->error.message[0] = '\0';
    fault->error.part = DXS_NONE;
    fault->error.offset = DXS_NONE;
    fault->error.function = DXS_NONE;
    fault->error.block = DXS_NONE;
    fault->error.instruction = DXS_NONE;
    fault->error.line = 0;
}

void fail_with(struct fault *fault, enum dxs_result code, const char *format, va_list arguments)
{
    fault->error.code = code;
    int length = vsnprintf(fault->error.message, sizeof fault->error.message, format, arguments);
    text_make_line(fault->error.message, length >= (int)sizeof fault->error.message);
    longjmp(fault->unwind, 1);
}

void fail(struct fault *fault, enum dxs_result code, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fail_with(fault, code, format, arguments);
}
