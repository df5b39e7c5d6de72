/* Libraries that are loaded when they are needed. */
#ifndef CLI_TOOLS_LIBRARY_H
#define CLI_TOOLS_LIBRARY_H

#include <stdbool.h>

/* NULL: library_error says why. */
void *library_open(const char *path);
void library_close(void *library);
const char *library_error(void); /* of this thread's last call */

/* Stores a function in `*function`, a pointer to a function. False: the library has none of this name. */
bool library_find(void *library, const char *name, void *function);

#endif
