/* Two things identify a read of a NULL descriptor. Its address is an offset into a descriptor set at 0, or none that a
 * processor has. Its instruction lies in no file that the process has loaded. A fetch whose function the driver left
 * out is a call of address 0 that returns to such an instruction. */
#define _GNU_SOURCE /* registers of an interrupted process, dladdr */
#include "device/known_crash.h"

#include "runner/common/report.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum {
    PAGE_BYTES = 4096,
    SET_BYTES = PAGE_BYTES, /* 256 descriptors of buffers: address and size */
    ERROR_WRITES = 2,       /* bit of the processor's error code */
    ADDRESS_BITS = 48       /* the others repeat the highest one */
};

#ifdef __x86_64__
/* Whether compiled code was reading, and not a function of the driver, of a library or at address 0. */
static bool is_read_of_compiled_code(const ucontext_t *context)
{
    uintptr_t instruction = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
    Dl_info info;

    return !(context->uc_mcontext.gregs[REG_ERR] & ERROR_WRITES) && instruction >= PAGE_BYTES &&
           dladdr((const void *)instruction, &info) == 0;
}

/* Whether the instruction used a number that is no address. The signal then names no address, but a register holds the
 * number. */
static bool is_garbage(const siginfo_t *info, const ucontext_t *context)
{
    for (int i = REG_R8; i < REG_RSP && info->si_code == SI_KERNEL; i++) {
        int64_t upper = context->uc_mcontext.gregs[i] >> (ADDRESS_BITS - 1);
        if (upper != 0 && upper != -1)
            return true;
    }
    return false;
}

static bool is_null(const siginfo_t *info)
{
    return info->si_code == SEGV_MAPERR && (uintptr_t)info->si_addr < SET_BYTES;
}

/* Whether compiled code called address 0. The return address is the last word that was pushed. */
static bool is_call_of_compiled_code(const ucontext_t *context)
{
    const uintptr_t *stack = (const uintptr_t *)(uintptr_t)context->uc_mcontext.gregs[REG_RSP];
    Dl_info info;

    return context->uc_mcontext.gregs[REG_RIP] == 0 && dladdr((const void *)*stack, &info) == 0;
}

static bool is_known(const siginfo_t *info, const ucontext_t *context)
{
    if (is_call_of_compiled_code(context))
        return true;
    return (is_null(info) || is_garbage(info, context)) && is_read_of_compiled_code(context);
}
#else
static bool is_known(const siginfo_t *info, const ucontext_t *context)
{
    (void)info;
    (void)context;
    return false;
}
#endif

static void end_by_signal(int number, siginfo_t *info, void *context)
{
    static const char line[] = NULL_DESCRIPTOR "\n";

    if (is_known(info, context)) {
        (void)!write(STDOUT_FILENO, line, sizeof line - 1);
        _exit(OUTCOME_SKIPPED);
    }
    signal(number, SIG_DFL);
    raise(number); /* comes when this function returns */
}

void skip_null_descriptors(void)
{
    struct sigaction action = {.sa_sigaction = end_by_signal, .sa_flags = SA_SIGINFO};

    sigemptyset(&action.sa_mask);
    sigaction(SIGSEGV, &action, NULL);
}

void expect_no_crash(void)
{
    signal(SIGSEGV, SIG_DFL);
}
