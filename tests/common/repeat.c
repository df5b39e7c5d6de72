/* Prints commands for a shell: see repeat.h. */
#include "tests/common/repeat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char **first_argument, **first_input; /* of the process */

void repeat_remember(char **arguments, char **inputs)
{
    first_argument = arguments;
    first_input = inputs;
}

static void print_word(const char *word)
{
    const char *plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";

    printf(*word && word[strspn(word, plain)] == 0 ? "%s " : "'%s' ", word);
}

/* Which driver runs, and how. */
static void print_environment(void)
{
    static const char *const names[] = {"VK_DRIVER_FILES", "LP_NUM_THREADS", "LP_NATIVE_VECTOR_WIDTH", "GALLIVM_PERF"};

    for (size_t n = 0; n < sizeof names / sizeof *names; n++)
        if (getenv(names[n]))
            printf("%s=%s ", names[n], getenv(names[n]));
}

void repeat_print(const char *input)
{
    if (!first_argument)
        return;
    printf("    repeat: ");
    print_environment();
    for (char **argument = first_argument; *argument && argument != first_input; argument++)
        print_word(*argument);
    printf("%s\n", input);
}
