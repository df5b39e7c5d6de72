/* The arguments of `dxil-spirv run`, and the functions that its files call in each other. A function that returns false
 * has printed the error. */
#ifndef CLI_RUN_RUN_H
#define CLI_RUN_RUN_H

#include "cli/conversion/command.h"
#include "dxs_exec.h"

enum {
    MAX_GIVEN = 128,     /* resources; inputs; dumps */
    MAX_CBUFFER = 65536, /* bytes */
    MAX_SEMANTIC = 65
};

/* An option and its value, for messages. */
struct run_word {
    const char *option, *value;
};

/* A DATA argument. */
struct run_data {
    void *bytes;
    size_t size;
    char type;     /* 'u', 'i', 'f': 32-bit numbers; 'z': zeros; 'b': bytes of a file */
    bool is_mixed; /* numbers of several types; `type` is the first */
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

enum run_role {
    RUN_ATTRIBUTE,          /* of vertices, also those of a geometry shader's primitives */
    RUN_INSTANCE_ATTRIBUTE, /* of instances */
    RUN_INTERPOLANT,
    RUN_CONTROL_POINT,
    RUN_PATCH_CONSTANT
};

/* Values of one row of the input signature, or of patch constants. */
struct run_input {
    struct run_word word;
    enum run_role role;
    char semantic[MAX_SEMANTIC];
    uint32_t index;
    struct run_data data;
};

struct run_dump {
    struct run_word word;
    bool is_output;                      /* a row of a signature, or what RUN_INDICES and so on name; else a resource */
    struct dxs_exec_resource place;      /* resource: its register */
    const struct run_resource *resource; /* resource: NULL for outputs */
    char semantic[MAX_SEMANTIC];
    uint32_t index;
    char type;                                   /* 'u', 'i', 'f'; 0: not given */
    uint32_t *words;                             /* outputs: four per vertex or sample */
    const struct dxs_signature_element *element; /* the row's; NULL: none has the name */
    bool is_second;                              /* patch constants, outputs of primitives */
};

/* --set: numbers of a resource. */
struct run_change {
    struct run_word word;
    bool is_named; /* the word names a member; else place, offset and data say all */
    struct dxs_exec_resource place;
    uint32_t offset; /* bytes */
    struct run_data data;
};

enum {
    RUN_STAGES = DXS_STAGE_NODE + 1,
    RUN_VERTEX = 1 << DXS_STAGE_VERTEX, /* sets of stages */
    RUN_PIXEL = 1 << DXS_STAGE_PIXEL,
    RUN_GEOMETRY = 1 << DXS_STAGE_GEOMETRY,
    RUN_HULL = 1 << DXS_STAGE_HULL,
    RUN_DOMAIN = 1 << DXS_STAGE_DOMAIN,
    RUN_MESH = 1 << DXS_STAGE_MESH,
    RUN_AMPLIFICATION = 1 << DXS_STAGE_AMPLIFICATION,
    RUN_ALL = (1 << RUN_STAGES) - 1,
    RUN_GROUPS = RUN_ALL & ~(RUN_VERTEX | RUN_PIXEL | RUN_GEOMETRY | RUN_HULL | RUN_DOMAIN),
    RUN_DRAWN = RUN_ALL & ~RUN_GROUPS /* they have inputs and outputs that signatures describe */
};

struct run_arguments {
    const char *input, *entry;
    const char *pdb;           /* --pdb; NULL: beside the shader */
    const char *template_path; /* --template; NULL: not given */
    const char *run_file;      /* --run-file; NULL: not given */
    const char *giving_option; /* the last one that gives what a run file gives, too; NULL: none */
    bool help, is_listed;
    bool lacks;          /* the run ended because something was not given */
    const char *filling; /* --bind-all: "zeros" or "random"; NULL: nothing is given that the user does not give */
    struct run_change changes[MAX_GIVEN];
    uint32_t change_count;
    char **texts; /* words of options that --bind-all made */
    size_t text_count;
    uint32_t stages;                   /* set of the stages that all options are for */
    const char *excluding[RUN_STAGES]; /* by stage: the option that is not for it */
    const char *last_option;           /* that is not for all stages */
    uint32_t groups[3], pixels[2], samples, patches, primitives;
    struct run_data locations, payload;
    struct dxs_exec_vertices vertices;
    struct run_data indices;
    uint32_t view;
    struct run_resource resources[MAX_GIVEN];
    struct run_input inputs[MAX_GIVEN];
    struct run_dump dumps[MAX_GIVEN];
    uint32_t resource_count, input_count, dump_count;
    struct dxs_exec_options options;
};

/* arguments.c */
bool run_read_arguments(int argc, char **argv, struct run_arguments *arguments);
bool run_find_dumps(struct run_arguments *arguments); /* once all resources are given */
struct run_resource *run_find_resource(struct run_arguments *arguments, const struct dxs_exec_resource *place);
void run_free(struct run_arguments *arguments);
bool run_read_option(struct run_arguments *arguments, const char *name, char **words);
extern const char run_usage[];

/* run.c: parses with the names of members. */
enum dxs_result run_parse(const struct run_arguments *arguments, dxs_module *module, const void *bytes, size_t size);

/* data.c: parsing. Functions with `const char **text` advance *text past what they read. run_refuse prints a
 * message and returns false. */
bool run_refuse(const struct run_word *word, const char *reason);
bool run_read_number(const char **text, uint64_t *number);
bool run_read_uint32(const char **text, uint32_t *number);
bool run_read_whole_uint32(const char *text, uint32_t *number);
bool run_read_register(const char **text, struct dxs_exec_resource *resource);
bool run_read_semantic(const char **text, char semantic[MAX_SEMANTIC], uint32_t *index);
/* "zeros", "zeros:8", "u32:1,2,0x3", "f32:random:8,u32:1", "u8:..." and the like, or the name of a file.
 * run_has_numbers: not a file. run_read_numbers: the same, and "3,-1", integers, or "3,0.5", floats. */
bool run_has_numbers(const char *text);
bool run_read_data(const struct run_word *word, const char *text, struct run_data *data);
bool run_read_numbers(const struct run_word *word, const char *text, struct run_data *data);

/* resources.c */
enum run_resource_kind run_kind_of(const struct dxs_resource *info);
const char *run_option_of(enum run_resource_kind kind); /* "--buffer" */
bool run_read_resource(struct run_resource *resource, const struct run_word *word, enum run_resource_kind kind);
bool run_fits_shader(const struct run_resource *resource, const dxs_module *module);

/* A draw, or groups of mesh and amplification shaders: values of the rows of signatures. */
struct run_draw {
    struct run_arguments *arguments;
    dxs_executor *executor;
    const struct dxs_entry *entry;
    struct dxs_exec_values inputs[MAX_GIVEN], constants[MAX_GIVEN]; /* constants: of patches, inputs */
    struct dxs_exec_values outputs[MAX_GIVEN], second[MAX_GIVEN];   /* second: patch constants, outputs of primitives */
    uint32_t input_count, constant_count, output_count, second_count;
};

/* trace.c. NULL: out of memory. run_print_trace is a dxs_exec_trace_callback whose user is a struct run_trace. */
struct run_trace;
struct run_trace *run_trace_create(const dxs_module *module);
void run_trace_destroy(struct run_trace *trace); /* NULL is allowed */
void run_print_trace(void *user, const struct dxs_exec_trace *step);

/* Size of an output: vertices x instances, or pixels x samples. */
struct run_extent {
    uint32_t width, height, samples;
    const uint8_t *written; /* by sample: 0: not written; NULL: all are written */
    const uint8_t *ends;    /* by vertex: 1: a strip ends; NULL: there are no strips */
    bool shows_written;     /* what is not written is not shown */
};

/* Semantics ignore case. */
bool run_same_name(const char *a, const char *b);

/* draw.c: runs all stages but compute shaders. `first`, `second`: values of each dump of an output. */
enum dxs_result run_draw(struct run_arguments *arguments, dxs_executor *executor, const struct dxs_entry *entry);
bool run_prepare_dumps(struct run_draw *d, size_t first, size_t second);
void run_print_dumps(const struct run_draw *d, bool is_second, const struct run_extent *extent);

/* stages.c. True: it has run; the executor has the error. False: an argument was refused. */
bool run_draw_hull(struct run_draw *d, enum dxs_result *result);
bool run_draw_domain(struct run_draw *d, enum dxs_result *result);
bool run_draw_geometry(struct run_draw *d, enum dxs_result *result);
bool run_draw_mesh(struct run_draw *d, enum dxs_result *result);
bool run_draw_amplification(struct run_draw *d, enum dxs_result *result);
/* Whether the dump names what no signature describes: the indices of a mesh, or a payload. */
bool run_is_special(const struct run_dump *dump, const struct dxs_entry *entry);

/* change.c: --set. run_change_resources writes to the resources, once all are given. */
bool run_read_change(struct run_change *change, const struct run_word *word);
bool run_change_resources(struct run_arguments *arguments, const dxs_module *module);

/* The .run file says what the shader gets. Prints what it must leave and does not, and the dumps, and ends the process:
 * the files of runner/ end it where a file is wrong. `module`: of arguments->input. */
_Noreturn void run_file(struct run_arguments *arguments, const dxs_module *module);

/* print.c */
void run_print_resource(const struct run_dump *dump);
void run_print_words_of(const char *title, const struct dxs_exec_resource *resource, char type);
void run_print_word(uint32_t word, char type);
void run_print_words(const uint32_t *words, size_t count, char type);
void run_print_output(const struct run_dump *dump, const struct run_extent *extent);
enum exit_code run_report_error(struct run_arguments *arguments, const struct dxs_error *error); /* of the executor */

#endif
