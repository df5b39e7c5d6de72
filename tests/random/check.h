/* Checks one program: converts it, validates the SPIR-V, executes it on the CPU and on the device. */
#ifndef TESTS_RANDOM_CHECK_H
#define TESTS_RANDOM_CHECK_H

#include "runner/device/device.h"
#include "program.h"
#include "runner/bind/root_binding.h"

enum verdict {
    VERDICT_AGREED,
    VERDICT_CONVERTED, /* not run: no device, or one that does not define what the program does */
    VERDICT_SKIPPED,   /* the device lacks something */
    VERDICT_REFUSED,   /* the library returned an error */
    VERDICT_INVALID,   /* spirv-val rejected the result */
    VERDICT_UNSTABLE,  /* two conversions gave different words */
    VERDICT_NOT_EXECUTED,
    VERDICT_DIFFERENT,
    VERDICT_CRASHED, /* the process crashed, usually in the driver */
    VERDICT_TIMED_OUT,
    VERDICT_COUNT
};
extern const char *const verdict_names[VERDICT_COUNT];
bool is_failure(enum verdict verdict);

/* A shader, and what is needed to run it. */
struct shader_case {
    uint8_t *dxil;
    size_t size;
    uint8_t *reference; /* module that the executor runs; may equal `dxil` */
    size_t reference_size;
    uint64_t seed; /* of the initial buffer contents */
    enum stage stage;
    uint32_t group_size, group_count;
    uint32_t groups[3];
    bool from_heap;                /* resources are in the heap; index: enum resource */
    bool lacks_textures;           /* older cases: RESOURCE_CONSTANTS is the last resource */
    bool has_waves;                /* depends on which lanes are active */
    bool is_outside;               /* may access buffers out of bounds */
    bool has_helpers;              /* some pixels of quads are not covered */
    enum denormals seen_denormals; /* the mode, if results depend on it */
    uint32_t endless;              /* bit set of enum resource: unbounded arrays, in spaces of their own */
};

struct shader_case make_case(const struct program *program, const char *wrong);
void free_case(struct shader_case *shader);

struct check_options {
    const struct device *device; /* NULL: none */
    bool baseline;               /* convert for Vulkan 1.1 without optional features */
    uint64_t features;           /* chooses those that the library gets; 0: the usual */
    struct binding_choice binding;
    bool validates;
    const char *module_path; /* file to write the SPIR-V to, or NULL */
};

enum {
    MESSAGE_SIZE = 600
};

/* `message` describes a failure. May end the process: see runner/common/report.h. */
enum verdict check_case(const struct shader_case *shader, const struct check_options *options,
                        char message[MESSAGE_SIZE]);

#endif
