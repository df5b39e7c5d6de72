/* Draws the properties of a compute program's entry point: group sizes, groups, wave sizes, how threads are numbered.
 */
#ifndef TESTS_RANDOM_ENTRY_H
#define TESTS_RANDOM_ENTRY_H

#include "program.h"

/* The properties of a program whose group_size and group_count are known: rows along X. */
void reset_entry(struct program *program);

/* May change them, also the numbers of threads and groups. Takes nothing from the random numbers of the body, so that
 * it is as it would be without. */
void choose_entry(struct program *program);

/* 6.x: what handles, vectors and wave sizes need. */
uint32_t model_minor(const struct program *program);

#endif
