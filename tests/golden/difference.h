/* Prints the differences of two texts in readable form. */
#ifndef GOLDEN_DIFFERENCE_H
#define GOLDEN_DIFFERENCE_H

/* Prints removed lines (-) and added lines (+) relative to the expected text, with some context. */
void print_difference(const char *expected, const char *actual);

#endif
