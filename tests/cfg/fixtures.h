/* The file of fixtures: graphs by name, each with the tree that the structurizer makes of it. */
#ifndef TESTS_CFG_FIXTURES_H
#define TESTS_CFG_FIXTURES_H

#include <stddef.h>

struct fixture {
    char *name;
    char *text; /* graph, line "---", tree */
};

struct fixtures {
    struct fixture *data;
    size_t count;
};

/* Reads a file whose fixtures begin with a line "=== NAME". Ends the process if there are none. */
struct fixtures read_fixtures(const char *path);
void free_fixtures(struct fixtures *fixtures);

#endif
