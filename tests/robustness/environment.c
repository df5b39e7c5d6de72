/* What a program around the library may do: call it from threads with small stacks, set the processor's modes of
 * rounding and of denormals, as games do, and set a locale. Words and texts must equal those of a plain thread. Texts
 * are not compared in other modes of rounding: the C library rounds their floats. */
#define _POSIX_C_SOURCE 200809L

#include "tests/common/demand.h"
#include "tests/common/files.h"

#include "dxs_inspect.h"

#include <fenv.h>
#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define WITH_SANITIZER 1 /* its frames are larger */
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define WITH_SANITIZER 1
#endif

enum {
#if defined(WITH_SANITIZER)
    STACK = 1 << 20,
#else
    STACK = 64 << 10, /* docs/guides/embedding.md */
#endif
    UNUSED = 0xA5, /* content of unused stack */
    OPTIONS = 3
};

struct hashes { /* of a file */
    uint64_t words, texts;
};

struct work {
    const struct input_files *files;
    int rounding;
    bool flushes;          /* denormals as operands and results are 0 */
    struct hashes *hashes; /* by file */
};

static uint64_t add_bytes(uint64_t hash, const void *bytes, size_t size)
{
    for (size_t n = 0; n < size; n++)
        hash = (hash ^ ((const uint8_t *)bytes)[n]) * UINT64_C(1099511628211);
    return hash;
}

static uint64_t add_words(uint64_t hash, dxs_converter *converter, const dxs_module *module, uint32_t entry)
{
    struct dxs_options options[OPTIONS];

    for (unsigned n = 0; n < OPTIONS; n++)
        options[n] = dxs_default_options();
    options[1].exact = true;
    options[1].pipeline.max_tessellation_factor = 2.7f;
    options[2].debug_variables = true;
    options[2].checks.check = DXS_CHECK_RULES;
    options[2].print.to = DXS_PRINT_TO_BUFFER;
    for (unsigned n = 0; n < OPTIONS; n++) {
        struct dxs_spirv spirv;
        enum dxs_result result = dxs_convert(converter, module, entry, &options[n], &spirv);
        hash = add_bytes(hash, &result, sizeof result);
        hash = add_bytes(hash, spirv.words, spirv.word_count * sizeof *spirv.words);
    }
    return hash;
}

static uint64_t add_texts(uint64_t hash, dxs_converter *converter, const dxs_module *module, uint32_t entry)
{
    const char *text;
    size_t size;

    if (dxs_reflect(converter, module, entry, NULL, &text, &size) == DXS_RESULT_OK)
        hash = add_bytes(hash, text, size);
    if (dxs_entry_needs_to_json(converter, module, entry, NULL, &text, &size) == DXS_RESULT_OK)
        hash = add_bytes(hash, text, size);
    if (dxs_disassemble(converter, module, &text, &size) == DXS_RESULT_OK)
        hash = add_bytes(hash, text, size);
    return hash;
}

static void *convert_all(void *argument)
{
    const struct work *work = argument;
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);

    demand(fesetround(work->rounding) == 0, "the processor has the mode of rounding");
#if defined(__SSE2__)
    if (work->flushes)
        _mm_setcsr(_mm_getcsr() | 0x8040);
#endif
    for (size_t f = 0; f < work->files->count; f++) {
        struct hashes *hashes = &work->hashes[f];
        *hashes = (struct hashes){UINT64_C(14695981039346656037), UINT64_C(14695981039346656037)};
        dxs_module_parse(module, work->files->data[f].bytes, work->files->data[f].size, NULL);
        for (uint32_t entry = 0; entry < dxs_module_describe(module)->entry_count; entry++) {
            hashes->words = add_words(hashes->words, converter, module, entry);
            hashes->texts = add_texts(hashes->texts, converter, module, entry);
        }
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return NULL;
}

static size_t used_stack(const uint8_t *stack)
{
    size_t unused = 0;

    while (unused < STACK && stack[unused] == UNUSED)
        unused++;
    return STACK - unused;
}

/* Runs the work in a thread with a stack of STACK bytes. Returns how many bytes of the stack it used. */
static size_t run_in_thread(struct work *work)
{
    uint8_t *stack = aligned_alloc(1 << 16, STACK);
    pthread_attr_t attributes;
    pthread_t thread;

    demand(stack != NULL, "there is memory for a stack");
    memset(stack, UNUSED, STACK);
    demand(pthread_attr_init(&attributes) == 0 && pthread_attr_setstack(&attributes, stack, STACK) == 0 &&
               pthread_create(&thread, &attributes, convert_all, work) == 0 && pthread_join(thread, NULL) == 0,
           "the system starts a thread");
    size_t used = used_stack(stack);
    pthread_attr_destroy(&attributes);
    free(stack);
    return used;
}

/* Counts the files whose hashes differ from those of a plain thread. */
static size_t compare(const struct work *work, const struct hashes *plain)
{
    size_t differ = 0;

    for (size_t f = 0; f < work->files->count; f++) {
        bool words = work->hashes[f].words == plain[f].words;
        bool texts = work->hashes[f].texts == plain[f].texts || work->rounding != FE_TONEAREST;
        if (words && texts)
            continue;
        fprintf(stderr, "%s: %s differ with mode %d\n", work->files->data[f].path, words ? "texts" : "words",
                work->rounding);
        differ++;
    }
    return differ;
}

int main(int argc, char **argv)
{
    static const int roundings[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    struct input_files files = {0};
    size_t used = 0, differ = 0;

    for (int i = 1; i < argc; i++)
        if (!add_input_files(&files, argv[i]))
            return 2;
    struct hashes *plain = calloc(files.count, sizeof *plain), *hashes = calloc(files.count, sizeof *hashes);
    demand(plain && hashes && files.count, "there are files and memory");
    convert_all(&(struct work){&files, FE_TONEAREST, false, plain});
    setlocale(LC_ALL, "");
    for (size_t n = 0; n < sizeof roundings / sizeof *roundings; n++) {
        struct work work = {&files, roundings[n], roundings[n] != FE_TONEAREST, hashes};
        size_t bytes = run_in_thread(&work);
        used = bytes > used ? bytes : used;
        differ += compare(&work, plain);
    }
    printf("%zu files, %zu bytes of stack, decimal point '%s'\n", files.count, used, localeconv()->decimal_point);
    demand(differ == 0, "words and texts do not depend on modes and locale");
    free(plain);
    free(hashes);
    free_input_files(&files);
    return 0;
}
