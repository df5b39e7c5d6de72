/* What differs between two texts, for people to read. */
#ifndef GOLDEN_DIFFERENCE_H
#define GOLDEN_DIFFERENCE_H

/* Prints the lines that left the expected text (-) and those that came (+), with a few lines around. */
void print_difference(const char *expected, const char *actual);

#endif
