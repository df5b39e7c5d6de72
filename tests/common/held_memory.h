/* Memory that the process holds, to find what is never freed. */
#ifndef TESTS_HELD_MEMORY_H
#define TESTS_HELD_MEMORY_H

#include <stddef.h>

/* Bytes that were allocated and not freed; 0 where the C library does not tell. Sanitizers tell by themselves. */
size_t held_memory(void);

#endif
