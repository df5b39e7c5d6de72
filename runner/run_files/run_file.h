/* Contents of a .run file. The README describes the language. */
#ifndef RUNNER_RUN_FILE_H
#define RUNNER_RUN_FILE_H

#include "dxs_exec.h"
#include "runner/bind/formats.h"
#include "runner/run_files/values.h"

/* An HLSL register, or an index into a descriptor heap. */
struct register_name {
    char letter; /* t, u, b, s; h: resource heap; d: sampler heap; o: output of pixel shaders; q: report of
                    descriptor checks */
    uint32_t number, space;
};

enum { /* numbers of letter o */
    MAX_TARGETS = 8,
    TARGET_DEPTH = MAX_TARGETS,
    TARGET_STENCIL
};

enum input_kind {
    INPUT_BUFFER,  /* raw or structured */
    INPUT_CBUFFER, /* constants */
    INPUT_TYPED,   /* typed buffer */
    INPUT_TEXTURE,
    INPUT_SAMPLER,
    INPUT_COUNTER, /* UAV counter; the UAV has the same name */
    INPUT_SCENE,   /* acceleration structure */
    INPUT_REPORT,  /* report of descriptor checks: initial contents */
    INPUT_TARGET   /* render target, depth, stencil: initial contents */
};

enum {
    REPORT_BYTES = 40, /* size of the report; the bit mask of existing resources follows */
    TIMED_REPORT_BYTES = 44
};

struct sampler_state {
    VkFilter filter;
    bool is_anisotropic; /* up to 16 samples; `filter` is linear */
    VkSamplerAddressMode address;
    VkBorderColor border;
    bool compares;
    VkCompareOp compare;
    float level_bias; /* applies on the device only, not on the executor */
};

/* Instances and their geometries. The geometries of each instance follow those of the previous one. The input's values
 * hold all vertices. */
struct scene_outline {
    struct dxs_exec_instance *instances;
    struct dxs_exec_geometry *geometries;
    uint32_t instance_count, geometry_count;
};

/* Memory behind a texture or buffer. Shaders may query the residency of SPARSE and UNMAPPED textures. A buffer with
 * HOLES lacks memory where an element's first component is 0. */
enum residency {
    ORDINARY,
    SPARSE,
    UNMAPPED,
    HOLES
};

struct input {
    enum input_kind kind;
    struct register_name name;
    struct dxs_exec_heap_view heap_view; /* heap index with several resources: the view; no kind: one resource only */
    char view; /* heap index: t or u, type of its descriptor; 0: the type of the shader's views of this kind */
    const struct texel_format *format;
    uint32_t width, height, depth, mips, layers, samples; /* textures; omitted sizes are 1 */
    enum residency residency;
    struct sampler_state sampler;
    struct scene_outline scene;
    struct value_list values; /* values that `bytes` was made from; counters: none */
    void *bytes;
    size_t size;
};

/* One row of an input element. Pixel shaders: a constant value, or the values at three corners of the target. Vertex
 * shaders: the values of all vertices or instances. */
struct stage_input {
    const char *name; /* semantic */
    uint32_t index;
    bool per_instance;
    struct value_list values; /* 32-bit types only */
    uint32_t *words;
};

/* One row of an output element, by vertex. Vertex shaders that run alone: by instance, then by vertex. */
struct stage_output {
    const char *name;
    uint32_t index, columns;
    uint32_t stream; /* geometry shaders */
    size_t count;    /* vertices */
    uint32_t *words;
};

enum start_kind {
    START_NOTHING,
    START_DISPATCH,
    START_DRAW,     /* pixel shader */
    START_VERTICES, /* vertex shader */
    START_RAYS,     /* ray tracing pipeline */
    START_PIPELINE  /* pipeline of several graphics shaders */
};

enum record_kind {
    RECORD_GENERATION,
    RECORD_MISS,
    RECORD_HIT,
    RECORD_CALLABLE,
    RECORD_KINDS
};

/* A local root argument in a shader record. */
struct record_item {
    enum {
        RECORD_WORD,
        RECORD_ADDRESS,   /* device address of the buffer `name` */
        RECORD_DESCRIPTOR /* 64-bit GPU descriptor handle; `value`: index in the heap */
    } kind;
    uint32_t value;
    struct register_name name;
};

struct shader_record {
    enum record_kind kind;
    const char *shaders[3]; /* the only shader; hit groups: closest hit, any hit, intersection. NULL: none */
    struct record_item *items;
    size_t item_count;
};

struct rays {
    uint32_t extent[3];
    struct shader_record *records; /* all kinds; records of one kind by index */
    size_t record_count;
};

struct triangle {
    float corners[3][2]; /* pixels, y down */
};

struct draw {
    uint32_t width, height, samples, layers; /* width 0: nothing is drawn */
    uint32_t views;                          /* multiview: mask of the layers that are drawn to at once; 0: none */
    bool is_conservative;                    /* conservative rasterization: partially covered pixels are drawn */
    float z[3];                              /* at the target's corners: top left, top right, bottom left */
    float w[3];                              /* at the corners of each triangle */
    struct triangle *triangles;
    uint32_t triangle_count;
    VkCompareOp depth_test;
    bool has_two_sources; /* target 0 becomes output 0 + output 1 * what it was */
};

struct vertex_run {
    uint32_t vertices, instances, first_vertex, first_instance;
};

struct viewport {
    float x, y, width, height; /* pixels, y down */
};

enum {
    MAX_PIPELINE_SHADERS = 5, /* besides the file's own: a pipeline has at most five */
    MAX_VIEWPORTS = 16,
    MAX_CONSTANTS = 4
};

/* Shaders that run in one pipeline. The file's own shader is one of them. */
struct pipeline_run {
    const char *shaders[MAX_PIPELINE_SHADERS]; /* the others: "name" in the file's folder, or "topic/name" */
    uint32_t shader_count;
    bool runs_groups; /* mesh pipelines: run_file.groups; else run_file.vertices */
    VkPrimitiveTopology topology;
    uint32_t patch_vertices; /* topology of patches */
    struct viewport viewports[MAX_VIEWPORTS];
    uint32_t viewport_count;                                                        /* 0: one, the target */
    uint32_t constants[MAX_CONSTANTS], constant_ids[MAX_CONSTANTS], constant_count; /* specialization constants */
};

struct expectation {
    const char *semantic; /* output of the last shader before the rasterizer; NULL: a register */
    uint32_t index, stream;
    struct register_name name;
    bool of_counter;
    bool by_model; /* the C model computes the values; `values` holds one value with type and tolerance */
    struct value_list values;
};

struct need {
    const char *feature;
    uint32_t number; /* `subgroup-size 8` */
};

/* A driver that is known to run the shader incorrectly. */
struct driver_fault {
    const char *driver, *version; /* substrings of the device's names: see device_is_named */
    const char *option;           /* of --policy, without which the driver is right; NULL: it is always wrong */
    char *reason;
};

struct run_file {
    enum start_kind start;
    uint32_t groups[3];
    struct draw draw;
    struct vertex_run vertices;
    struct pipeline_run pipeline;
    struct rays rays;
    struct stage_input *stage_inputs;
    size_t stage_input_count;
    struct input *inputs;
    size_t input_count;
    struct expectation *expectations;
    size_t expectation_count;
    struct need *needs;
    size_t need_count;
    struct driver_fault *faults;
    size_t fault_count;
    struct register_name *destroyed; /* places in the heaps whose descriptors refer to destroyed resources */
    size_t destroyed_count;
    const char *executor_lacks; /* why the executor cannot run the shader; NULL: it can */
};

/* The test fails, with line and reason, if the file is invalid. */
struct run_file parse_run_file(const char *path);

/* The .dxil file that a line `shader` names, given the path of the file's own: "name" beside it, "topic/name" beside
 * its folder. */
char *path_of_pipeline_shader(const char *own, const char *name);

/* Parses a register name such as "u3,space1". False if `text` is none. */
bool parse_register(const char *text, struct register_name *name);
bool same_register(struct register_name a, struct register_name b);
enum {
    REGISTER_TEXT = 40
};
char *describe_register(struct register_name name, char text[REGISTER_TEXT]);

/* "TEXCOORD1" is TEXCOORD with index 1. The index defaults to 0. Semantics ignore case. */
bool parse_semantic(const char *word, const char **name, uint32_t *index);
bool same_semantic(const char *name, uint32_t index, const char *other_name, uint32_t other_index);

/* NULL: the file has none. */
const struct stage_input *find_stage_input(const struct run_file *file, const char *name, uint32_t index);
const struct input *find_input(const struct run_file *file, struct register_name name, bool is_counter);

#endif
