/* What a .run file says (the README describes the language). */
#ifndef TESTS_VULKAN_RUN_FILE_H
#define TESTS_VULKAN_RUN_FILE_H

#include "dxs_exec.h"
#include "bind/formats.h"
#include "run_files/values.h"

/* A register of HLSL, or a place in a descriptor heap. */
struct register_name {
    char letter; /* t, u, b, s; h: resource heap; d: sampler heap; o: what pixel shaders write; q: the report of
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
    INPUT_COUNTER, /* of the UAV with this name */
    INPUT_SCENE,   /* acceleration structure */
    INPUT_REPORT,  /* of descriptor checks; what it holds before */
    INPUT_TARGET   /* render target, depth, stencil; what it holds before */
};

enum {
    REPORT_BYTES = 40 /* of a report, which the bits of what exists stand behind */
};

struct sampler_state {
    VkFilter filter;
    bool is_anisotropic; /* with up to 16 samples; `filter` is linear */
    VkSamplerAddressMode address;
    VkBorderColor border;
    bool compares;
    VkCompareOp compare;
    float level_bias; /* of the device's sampler only */
};

/* Instances, each with as many geometries as it says of those behind the ones of the instances before it. The vertices
 * of all are the input's values. */
struct scene_outline {
    struct dxs_exec_instance *instances;
    struct dxs_exec_geometry *geometries;
    uint32_t instance_count, geometry_count;
};

/* Whether there is memory behind a texture; shaders may ask for that of the latter two. */
enum residency {
    ORDINARY,
    SPARSE,
    UNMAPPED
};

struct input {
    enum input_kind kind;
    struct register_name name;
    struct dxs_exec_heap_view heap_view; /* of places of a heap that hold several resources; no kind: one only */
    char view; /* of places of a heap: t or u, what the place is; 0: either, as the shader's views of its kind are */
    const struct texel_format *format;
    uint32_t width, height, depth, mips, layers, samples; /* textures; without height: 1 */
    enum residency residency;
    struct sampler_state sampler;
    struct scene_outline scene;
    struct value_list values; /* what the bytes were made of; none for counters */
    void *bytes;
    size_t size;
};

/* One row of an input element: of a pixel shader the constant value, or the values at three corners of the target;
 * of a vertex shader the values of all vertices or instances. */
struct stage_input {
    const char *name; /* semantic */
    uint32_t index;
    bool per_instance;
    struct value_list values; /* of 32-bit types */
    uint32_t *words;
};

/* One row of an output element of a vertex shader, vertex after vertex, instance after instance. */
struct stage_output {
    const char *name;
    uint32_t index, columns;
    uint32_t *words;
};

enum start_kind {
    START_NOTHING,
    START_DISPATCH,
    START_DRAW,     /* pixel shader */
    START_VERTICES, /* vertex shader */
    START_RAYS      /* ray tracing pipeline */
};

enum record_kind {
    RECORD_GENERATION,
    RECORD_MISS,
    RECORD_HIT,
    RECORD_CALLABLE,
    RECORD_KINDS
};

/* A part of what a shader record holds for the shader. */
struct record_item {
    enum {
        RECORD_WORD,
        RECORD_ADDRESS,   /* of the buffer with this name */
        RECORD_DESCRIPTOR /* its number in the heap, as a handle of 64 bits */
    } kind;
    uint32_t value;
    struct register_name name;
};

struct shader_record {
    enum record_kind kind;
    const char *shaders[3]; /* the shader; or those for closest hits, any hits, intersections. NULL: none */
    struct record_item *items;
    size_t item_count;
};

struct rays {
    uint32_t extent[3];
    struct shader_record *records; /* of all kinds, each kind in the order of its numbers */
    size_t record_count;
};

struct triangle {
    float corners[3][2]; /* pixels, y down */
};

struct draw {
    uint32_t width, height, samples;
    bool is_conservative; /* pixels that are covered in part are drawn */
    float z[3], w;        /* z at the target's corners: top left, top right, bottom left */
    struct triangle *triangles;
    uint32_t triangle_count;
    VkCompareOp depth_test;
};

struct vertex_run {
    uint32_t vertices, instances, first_vertex, first_instance;
};

struct expectation {
    const char *semantic; /* of a vertex shader's output; NULL: a register */
    uint32_t index;
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
    enum start_kind start;
    uint32_t groups[3];
    struct draw draw;
    struct vertex_run vertices;
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
    uint32_t *destroyed; /* places of the resource heap whose descriptors describe what does not exist any more */
    size_t destroyed_count;
    const char *executor_lacks; /* why the executor cannot run it; NULL: it can */
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

/* "TEXCOORD1" is TEXCOORD and 1; without a number 0. Upper and lower case are the same. */
bool parse_semantic(const char *word, const char **name, uint32_t *index);
bool same_semantic(const char *name, uint32_t index, const char *other_name, uint32_t other_index);

/* NULL if the file does not give it. */
const struct stage_input *find_stage_input(const struct run_file *file, const char *name, uint32_t index);
const struct input *find_input(const struct run_file *file, struct register_name name, bool is_counter);

#endif
