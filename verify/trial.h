/* One comparison of a shader between a device and the executor, in a process of its own: what a driver does there ends
 * nothing else. */
#ifndef VERIFY_TRIAL_H
#define VERIFY_TRIAL_H

#include "runner/common/children.h"
#include "runner/compare/comparison.h"

enum {
    DEVICE_TEXT = 256,
    MESSAGE_TEXT = 2048
};

struct trial {
    const char *path;    /* of the shader */
    const char *inputs;  /* .run file; NULL: random inputs */
    const char *options; /* of the conversion, separated by spaces */
    const char *more;    /* likewise; NULL: none */
    const char *device;  /* its number from 1, its name or a part of it; NULL: the first device */
    const char *through; /* shell command that each module goes through before the driver gets it; NULL: none */
    uint64_t first_seed, runs;
    uint64_t features;       /* see optional_features.h; 0: the device's usual ones */
    const char *module;      /* SPIR-V in place of the shader's own; NULL: none */
    const char *kept_inputs; /* where to write the inputs of the first run that differs; NULL: nowhere */
    const char *fossils;     /* where to write the pipelines (fossilize.h); NULL: nowhere */
    const char *kept_module; /* where to write the SPIR-V; NULL: nowhere */
    unsigned timeout;        /* seconds */
};

enum trial_end {
    TRIAL_EQUAL,
    TRIAL_DIFFERENT,
    TRIAL_LEFT_OUT, /* the device, the executor or the inputs exclude a comparison: `message`, as below */
    TRIAL_DRIVER,   /* the driver crashed, hung, or returned an error */
    TRIAL_REFUSED,  /* the shader is not converted */
    TRIAL_USAGE,    /* no such device, a wrong .run file, or the command failed */
    TRIAL_INTERNAL  /* a fault of this program, or no memory */
};

enum validity {
    VALIDITY_UNKNOWN,
    VALID,
    NOT_VALID
};

struct trial_result {
    enum trial_end end;
    char device[DEVICE_TEXT];
    char message[MESSAGE_TEXT];
    unsigned runs;
    size_t compared, undetermined, differences;
    struct difference first; /* TRIAL_DIFFERENT; TRIAL_DRIVER: if there are differences */
    uint64_t seed;
    uint64_t modules;       /* hash of the SPIR-V; 0: none was made */
    bool is_unstable;       /* the device disagrees with itself */
    enum validity validity; /* of the SPIR-V; unknown until validate_trial() */
};

struct trial_result run_trial(const struct trial *trial);

/* The end of a child that did what a trial does. */
enum trial_end end_of_trial(const struct ending *ending);

/* Validates the SPIR-V of a trial. `message`: what is wrong with it, or why that is not known. */
enum validity validate_trial(const struct trial *trial, char message[MESSAGE_TEXT]);

/* Opens the device, converts, and passes the module through the command. Ends the process if that fails. `file` NULL:
 * random inputs. `device`: its text; NULL: not wanted. */
void prepare_trial(struct comparison *c, const struct trial *trial, const struct run_file *file,
                   char device[DEVICE_TEXT]);

/* Converts alone. */
void convert_for_trial(struct shader *shader, const struct trial *trial, const struct device *device,
                       const struct run_file *file);

/* Memory that a child shares with its parent, zeroed; NULL: out of memory. */
void *shared_memory(size_t size);

/* A file of its own for the process to write; `path` of PATH_TEXT characters. False: it complained. */
enum {
    PATH_TEXT = 4096
};
bool make_temporary_file(char *path);
bool make_temporary_folder(char *path); /* one at a time */
void remove_temporary_folder(void);

/* The machine's devices with Vulkan 1.2; a trial opens them by their numbers. False: there is none, and `message` says
 * why. */
enum {
    MAX_DEVICES = 16
};
struct device_names {
    char names[MAX_DEVICES][DEVICE_TEXT];
    uint32_t count;
};
bool list_devices(struct device_names *devices, char message[MESSAGE_TEXT]);

#endif
