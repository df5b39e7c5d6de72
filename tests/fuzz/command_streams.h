/* Included before each of the tool's files in fuzz_command: their output goes nowhere, and large allocations fail. */
#ifndef FUZZ_COMMAND_STREAMS_H
#define FUZZ_COMMAND_STREAMS_H

#define _POSIX_C_SOURCE 200809L /* lstat in folders.c */
#include <stdio.h>
#include <stdlib.h>

extern FILE *nowhere;
void *allocate_little(size_t count, size_t size); /* zeroed; NULL above a bound */

#undef stdout
#undef stderr
#undef putchar
#undef printf
#define stdout nowhere
#define stderr nowhere
#define printf(...) fprintf(nowhere, __VA_ARGS__)
#define putchar(letter) fputc(letter, nowhere)
#define calloc(count, size) allocate_little(count, size)
#define malloc(size) allocate_little(1, size)

#endif
