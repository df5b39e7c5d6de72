/* Checks one program: converts it, validates the SPIR-V, executes it on the CPU and on the device. */
#ifndef TESTS_RANDOM_CHECK_H
#define TESTS_RANDOM_CHECK_H

#include "device/device.h"
#include "program.h"
#include "bind/root_binding.h"

enum verdict {
    VERDICT_AGREED,
    VERDICT_CONVERTED, /* not run: no device, or one that does not define what the program does */
    VERDICT_SKIPPED,   /* the device lacks something */
    VERDICT_REFUSED,   /* the library did not convert it */
    VERDICT_INVALID,   /* spirv-val did not like the result */
    VERDICT_UNSTABLE,  /* converted twice, to different words */
    VERDICT_NOT_EXECUTED,
    VERDICT_DIFFERENT,
    VERDICT_CRASHED, /* the process ended: usually the driver's doing */
    VERDICT_TIMED_OUT,
    VERDICT_COUNT
};
extern const char *const verdict_names[VERDICT_COUNT];
bool is_failure(enum verdict verdict);

/* A shader, and what must be known of it to run it. */
struct shader_case {
    uint8_t *dxil;
    size_t size;
    uint8_t *reference; /* what the executor runs; may be the same */
    size_t reference_size;
    uint64_t seed; /* of the contents of its buffers */
    enum stage stage;
    uint32_t group_size, group_count;
    bool from_heap;      /* resources stand in the heap, by their numbers in enum resource */
    bool lacks_textures; /* an older case, whose last resource is the constants */
    bool has_waves;      /* needs to know which lanes are together */
    bool is_outside;     /* may touch memory outside of buffers */
};

struct shader_case make_case(const struct program *program, const char *wrong);
void free_case(struct shader_case *shader);

struct check_options {
    const struct device *device; /* NULL: none */
    bool baseline;               /* convert for Vulkan 1.1 without optional features */
    struct binding_choice binding;
    bool validates;
    const char *module_path; /* where to leave the SPIR-V, or NULL */
};

enum {
    MESSAGE_SIZE = 600
};

/* `message` says what is wrong. May end the process as tests/vulkan/report.h says. */
enum verdict check_case(const struct shader_case *shader, const struct check_options *options,
                        char message[MESSAGE_SIZE]);

#endif
