/* The one error path: a fault anywhere below the API unwinds to it. All memory of a conversion lives in arenas, so
 * there is nothing to clean up on the way. */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include "dxs.h"

#include <setjmp.h>
#include <stdarg.h>

#if defined(__GNUC__) && !defined(__clang__)
/* C's formats, on Windows too: `printf` means those of an old library of Microsoft's there. */
#define PRINTF_LIKE(text, arguments) __attribute__((format(gnu_printf, text, arguments)))
#elif defined(__GNUC__)
#define PRINTF_LIKE(text, arguments) __attribute__((format(printf, text, arguments)))
#else
#define PRINTF_LIKE(text, arguments)
#endif

#if defined(__GNUC__)
#define COLD __attribute__((cold))                    /* seldom runs: stands apart, compiled for size */
#define APART __attribute__((noinline))               /* so that a hot caller need not save registers for it */
#define IN_LINE inline __attribute__((always_inline)) /* so that what is known of arguments chooses the code */
#else
#define COLD
#define APART
#define IN_LINE inline
#endif

/* Without a frame to unwind to, longjmp only jumps there, as elsewhere: nothing needs unwinding on the way. */
#if defined(__MINGW32__) && defined(__x86_64__)
#undef setjmp
#define setjmp(place) _setjmp((place), NULL)
#endif

/* Where a fault goes. Set up at the API boundary with setjmp(fault.unwind); stages keep `error`'s place (part, offset,
 * function, block, instruction) up to date as they work, so that the message can say where. */
struct fault {
    jmp_buf unwind;
    struct dxs_error error;
};

/* Forgets place and message: each field of the place becomes DXS_NOWHERE. */
void fault_clear(struct fault *fault);

/* Stores code and message and unwinds to fault->unwind. Never returns. */
_Noreturn void fail(struct fault *fault, enum dxs_result code, const char *format, ...) PRINTF_LIKE(3, 4) COLD;
_Noreturn void fail_with(struct fault *fault, enum dxs_result code, const char *format, va_list arguments) COLD;

#endif
