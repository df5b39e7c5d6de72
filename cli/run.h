/* Arguments of `dxil-spirv run`, and the functions that its files share. Functions that return false have printed the
 * error. */
#ifndef CLI_RUN_H
#define CLI_RUN_H

#include "dxs_exec.h"

enum {
    MAX_GIVEN = 128, /* resources; inputs; dumps */
    MAX_SEMANTIC = 64
};

/* An option and its value, for messages. */
struct run_word {
    const char *option, *value;
};

/* A DATA argument. */
struct run_data {
    void *bytes;
    size_t size;
    char type; /* 'u', 'i', 'f': 32-bit numbers; 'z': zeros; 'b': bytes of a file */
};

enum run_resource_kind {
    RUN_BUFFER,
    RUN_TYPED,
    RUN_CBUFFER,
    RUN_TEXTURE,
    RUN_SAMPLER,
    RUN_SCENE
};

struct run_resource {
    struct run_word word;
    enum run_resource_kind kind;
    struct dxs_exec_resource resource;
    uint32_t counter;
    struct dxs_exec_geometry geometry; /* scenes: the geometry of the only instance */
    struct dxs_exec_instance instance;
    struct dxs_exec_scene scene;
};

/* Values of one row of the input signature. */
struct run_input {
    struct run_word word;
    char semantic[MAX_SEMANTIC];
    uint32_t index;
    bool per_instance;
    struct run_data data;
};

struct run_dump {
    struct run_word word;
    bool is_output;                      /* a row of the output signature; else a resource */
    struct dxs_exec_resource place;      /* resource: its register */
    const struct run_resource *resource; /* resource: NULL for outputs */
    char semantic[MAX_SEMANTIC];
    uint32_t index;
    char type;       /* 'u', 'i', 'f'; 0: not given */
    uint32_t *words; /* outputs: four per vertex or sample */
};

enum run_stage {
    RUN_GROUPS,
    RUN_VERTICES,
    RUN_PIXELS
};

struct run_arguments {
    const char *input, *entry;
    bool help;
    enum run_stage stage;
    const char *stage_option; /* the option that implies the stage; NULL: none */
    uint32_t groups[3], pixels[2], samples;
    struct dxs_exec_vertices vertices;
    struct run_data indices;
    uint32_t view;
    struct run_resource resources[MAX_GIVEN];
    struct run_input inputs[MAX_GIVEN];
    struct run_dump dumps[MAX_GIVEN];
    uint32_t resource_count, input_count, dump_count;
    struct dxs_exec_options options;
};

/* run_arguments.c */
bool run_read_arguments(int argc, char **argv, struct run_arguments *arguments);
void run_free(struct run_arguments *arguments);
extern const char run_usage[];

/* run_data.c: parsing. Functions with `const char **text` advance *text past what they read. run_refuse prints a
 * message and returns false. */
bool run_refuse(const struct run_word *word, const char *reason);
bool run_read_number(const char **text, uint64_t *number);
bool run_read_uint32(const char **text, uint32_t *number);
bool run_read_whole_uint32(const char *text, uint32_t *number);
bool run_read_register(const char **text, struct dxs_exec_resource *resource);
bool run_read_semantic(const char **text, char semantic[MAX_SEMANTIC], uint32_t *index);
bool run_read_data(const struct run_word *word, const char *text, struct run_data *data);

/* run_resources.c */
bool run_read_resource(struct run_resource *resource, const struct run_word *word, enum run_resource_kind kind);
bool run_fits_shader(const struct run_resource *resource, const dxs_module *module);

/* run_draw.c: finds an element by semantic and index, NULL: none; runs vertex and pixel shaders. */
const struct dxs_signature_element *run_find_row(const struct dxs_signature *signature, const char *semantic,
                                                 uint32_t index);
enum dxs_result run_draw(struct run_arguments *arguments, dxs_executor *executor, const struct dxs_entry *entry);

/* run_print.c */
void run_print_trace(void *user, const struct dxs_exec_trace *trace);
void run_print_resource(const struct run_dump *dump);
/* Size of an output: vertices x instances, or pixels x samples. */
struct run_extent {
    uint32_t width, height, samples;
    const uint8_t *written; /* by sample: 0: not written; NULL: all are written */
};
void run_print_output(const struct run_dump *dump, const struct dxs_signature_element *element,
                      const struct run_extent *extent);

#endif
