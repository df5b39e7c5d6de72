/* The one error path: a fault anywhere below the API unwinds to it with longjmp. All memory of a conversion lives in
 * arenas, so the functions between need no cleanup. */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include "dxs.h"

#include <setjmp.h>
#include <stdarg.h>

#if defined(__GNUC__) && !defined(__clang__)
/* gnu_printf: standard C formats on Windows too, where `printf` means those of Microsoft's old C library. */
#define PRINTF_LIKE(text, arguments) __attribute__((format(gnu_printf, text, arguments)))
#elif defined(__GNUC__)
#define PRINTF_LIKE(text, arguments) __attribute__((format(printf, text, arguments)))
#else
#define PRINTF_LIKE(text, arguments)
#endif

#if defined(__GNUC__)
#define COLD __attribute__((cold))         /* runs rarely: placed away from hot code, compiled for size */
#define NOINLINE __attribute__((noinline)) /* a call, so that a hot caller need not save registers for it */
#define ALWAYS_INLINE inline __attribute__((always_inline)) /* so that constant arguments select the code */
#else
#define COLD
#define NOINLINE
#define ALWAYS_INLINE inline
#endif

/* A NULL frame makes longjmp a plain jump, as on other systems. Unwinding is not needed. */
#if defined(__MINGW32__) && defined(__x86_64__)
#undef setjmp
#define setjmp(place) _setjmp((place), NULL)
#endif

/* Where a fault unwinds to: the API function calls setjmp(fault.unwind). Each stage keeps the location fields of
 * `error` (part, offset, function, block, instruction) up to date while it works, so that messages can say where. */
struct fault {
    jmp_buf unwind;
    struct dxs_error error;
};

/* Clears code, message and location: each location field becomes DXS_NONE. */
void fault_clear(struct fault *fault);

/* Stores code and message and unwinds to fault->unwind. Never returns. */
_Noreturn void fail(struct fault *fault, enum dxs_result code, const char *format, ...) PRINTF_LIKE(3, 4) COLD;
_Noreturn void fail_with(struct fault *fault, enum dxs_result code, const char *format, va_list arguments) COLD;

#endif
