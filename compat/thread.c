/* What a thread has told the library: where messages go, and how often it has begun an allocator context. */
#include "compat.h"

#include <stdarg.h>
#include <stdio.h>

static _Thread_local struct thread_state state;

struct thread_state *thread_state(void)
{
    return &state;
}

void log_message(dxil_spv_log_level level, const char *format, ...)
{
    char text[512];
    va_list arguments;

    if (!state.log)
        return;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text - 1, format, arguments);
    va_end(arguments);
    if (length < 0)
        return;
    size_t end = (size_t)length < sizeof text - 2 ? (size_t)length : sizeof text - 2;
    text[end] = '\n';
    text[end + 1] = '\0';
    state.log(state.log_user, level, text);
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

/* The other library is told when something is handed to it. */
void dxil_spv_begin_thread_allocator_context(void)
{
    state.contexts++;
}

void dxil_spv_end_thread_allocator_context(void)
{
    if (state.contexts > 0)
        state.contexts--;
    if (state.contexts == 0 && state.other_has_begun) {
        state.other_has_begun = false;
        other_library()->end_thread_allocator_context();
    }
}

void dxil_spv_reset_thread_allocator_context(void)
{
    if (state.other_has_begun)
        other_library()->reset_thread_allocator_context();
}
