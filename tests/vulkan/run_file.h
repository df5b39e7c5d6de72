/* What a .run file says (the README describes the language). */
#ifndef TESTS_VULKAN_RUN_FILE_H
#define TESTS_VULKAN_RUN_FILE_H

#include "formats.h"
#include "values.h"

/* A register of HLSL, or a place in a descriptor heap. */
struct register_name {
    char letter; /* t, u, b, s; h: resource heap; d: sampler heap */
    uint32_t number, space;
};

enum input_kind {
    INPUT_BUFFER,  /* raw or structured */
    INPUT_CBUFFER, /* constants */
    INPUT_TYPED,   /* typed buffer */
    INPUT_TEXTURE,
    INPUT_SAMPLER,
    INPUT_COUNTER /* of the UAV with this name */
};

struct sampler_state {
    VkFilter filter;
    VkSamplerAddressMode address;
    VkBorderColor border;
    bool compares;
    VkCompareOp compare;
};

struct input {
    enum input_kind kind;
    struct register_name name;
    const struct texel_format *format;
    uint32_t width, height, depth, mips, layers, samples; /* textures; without height: 1 */
    struct sampler_state sampler;
    void *bytes;
    size_t size;
};

struct expectation {
    struct register_name name;
    bool of_counter;
    bool by_model; /* `values` holds one value: type and tolerance */
    struct value_list values;
};

struct need {
    const char *feature;
    uint32_t number; /* `subgroup-size 8` */
};

/* A device that is known to do the shader wrong. */
struct driver_fault {
    const char *driver, *version; /* parts of what the device says of itself */
    char *reason;
};

struct run_file {
    uint32_t groups[3];
    struct input *inputs;
    size_t input_count;
    struct expectation *expectations;
    size_t expectation_count;
    struct need *needs;
    size_t need_count;
    struct driver_fault *faults;
    size_t fault_count;
};

/* The test fails, with place and reason, if the file is not right. */
struct run_file parse_run_file(const char *path);

/* False if `text` is no register name, such as "u3,space1". */
bool parse_register(const char *text, struct register_name *name);
bool same_register(struct register_name a, struct register_name b);
enum {
    REGISTER_TEXT = 40
};
char *describe_register(struct register_name name, char text[REGISTER_TEXT]);

/* NULL if the file does not give it. */
const struct input *find_input(const struct run_file *file, struct register_name name, bool is_counter);

#endif
