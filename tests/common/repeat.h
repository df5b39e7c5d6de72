/* The command that repeats a failed test alone: the program as it was called, with one input. */
#ifndef TESTS_REPEAT_H
#define TESTS_REPEAT_H

/* Notes how the program was called. `inputs`: those of its arguments that name inputs, which the command leaves out;
 * the arguments before them stay. Both end with NULL and must outlive repeat_print(). */
void repeat_remember(char **arguments, char **inputs);

/* Prints "    repeat: [VARIABLE=VALUE...] PROGRAM [ARGUMENT...] INPUT" on standard output. `input` may be several
 * words. */
void repeat_print(const char *input);

#endif
