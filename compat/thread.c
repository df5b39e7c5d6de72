/* What a thread has told the library: where messages go. */
#include "compat.h"

#include <stdarg.h>
#include <stdio.h>

static _Thread_local struct {
    dxil_spv_log_cb log;
    void *log_user;
} state;

void log_message(dxil_spv_log_level level, const char *format, ...)
{
    char text[512];
    va_list arguments;

    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text - 1, format, arguments);
    va_end(arguments);
    if (length < 0)
        return;
    size_t end = (size_t)length < sizeof text - 2 ? (size_t)length : sizeof text - 2;
    text[end] = '\n';
    text[end + 1] = '\0';
    if (state.log)
        state.log(state.log_user, level, text);
    else
        fputs(text, stderr);
}

void dxil_spv_get_version(unsigned *major, unsigned *minor, unsigned *patch)
{
    if (major)
        *major = DXIL_SPV_API_VERSION_MAJOR;
    if (minor)
        *minor = DXIL_SPV_API_VERSION_MINOR;
    if (patch)
        *patch = DXIL_SPV_API_VERSION_PATCH;
}

void dxil_spv_set_thread_log_callback(dxil_spv_log_cb callback, void *userdata)
{
    state.log = callback;
    state.log_user = userdata;
}

/* Memory is kept with warm objects (pool.c), so contexts of the thread mean nothing. */
void dxil_spv_begin_thread_allocator_context(void)
{
}

void dxil_spv_end_thread_allocator_context(void)
{
}

void dxil_spv_reset_thread_allocator_context(void)
{
}
