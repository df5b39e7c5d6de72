/* Runs Graphviz. */
#define _POSIX_C_SOURCE 200809L

#include "cli/files.h"

#include <stdio.h>

#if defined(_WIN32)
#include <process.h>

/* Windows joins the arguments to one string, so paths with spaces need quotes. */
intptr_t dot_start(const char *dot_path, const char *svg_path)
{
    char dot_argument[1024 + 2], svg_argument[1024 + 2];
    snprintf(dot_argument, sizeof(dot_argument), "\"%s\"", dot_path);
    snprintf(svg_argument, sizeof(svg_argument), "\"%s\"", svg_path);
    return _spawnlp(_P_NOWAIT, "dot", "dot", "-Tsvg", "-o", svg_argument, dot_argument, NULL);
}

bool dot_finish(intptr_t process)
{
    int status;
    return process != -1 && _cwait(&status, process, 0) != -1 && status == 0;
}
#else
#include <spawn.h>
#include <sys/wait.h>

/* `dot` needs the environment to find its fonts. POSIX has no header that declares `environ`. */
extern char **environ;

intptr_t dot_start(const char *dot_path, const char *svg_path)
{
    char *const arguments[] = {"dot", "-Tsvg", "-o", (char *)svg_path, (char *)dot_path, NULL};
    pid_t child;
    return posix_spawnp(&child, "dot", NULL, NULL, arguments, environ) ? -1 : child;
}

bool dot_finish(intptr_t process)
{
    int status;
    return process != -1 && waitpid((pid_t)process, &status, 0) == process && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}
#endif
