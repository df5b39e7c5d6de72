/* Tells AddressSanitizer which bytes of an arena nobody may touch. Nothing in builds without it. */
#ifndef BASE_POISON_H
#define BASE_POISON_H

#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CHECKS_ADDRESSES 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define CHECKS_ADDRESSES 1
#endif

#ifdef CHECKS_ADDRESSES
#include <sanitizer/asan_interface.h>
enum {
    RED_ZONE = 16 /* bytes behind each array of an arena */
};
#else
enum {
    RED_ZONE = 0
};
#endif

static inline void poison(const void *memory, size_t size)
{
#ifdef CHECKS_ADDRESSES
    __asan_poison_memory_region(memory, size);
#else
    (void)memory, (void)size;
#endif
}

static inline void unpoison(const void *memory, size_t size)
{
#ifdef CHECKS_ADDRESSES
    __asan_unpoison_memory_region(memory, size);
#else
    (void)memory, (void)size;
#endif
}

#endif
