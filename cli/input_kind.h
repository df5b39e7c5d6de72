/* What bytes are that should be a shader. */
#ifndef CLI_INPUT_KIND_H
#define CLI_INPUT_KIND_H

#include <stddef.h>

enum shader_start {
    STARTS_OTHERWISE,
    STARTS_CONTAINER, /* DXBC */
    STARTS_BITCODE,   /* LLVM's, with or without its wrapper */
    STARTS_PDB        /* debug information, which may hold the code, too */
};

enum shader_start start_of_shader(const void *bytes, size_t size);

/* A phrase that continues "...: " and says what to do, such as "it is SPIR-V already"; "": nothing is recognised. */
const char *describe_other_input(const void *bytes, size_t size);

#endif
