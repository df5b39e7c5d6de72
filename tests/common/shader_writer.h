/* Builds DXIL shaders instruction by instruction and writes them as containers. */
#ifndef TESTS_SHADER_WRITER_H
#define TESTS_SHADER_WRITER_H

#include "tests/common/bitcode_writer.h"

#include <stdbool.h>

typedef uint32_t written_type;  /* number in the table of types */
typedef uint32_t written_value; /* function, global, constant or instruction; valid in its shader only */
typedef uint32_t label;         /* block, placed or not */

enum written_binary { /* LLVM's numbers */
    WRITE_ADD = 0,
    WRITE_SUB = 1,
    WRITE_MUL = 2,
    WRITE_DIVIDE_UNSIGNED = 3,
    WRITE_DIVIDE_SIGNED = 4, /* floats too */
    WRITE_REMAINDER_UNSIGNED = 5,
    WRITE_REMAINDER_SIGNED = 6,
    WRITE_SHL = 7,
    WRITE_LSHR = 8,
    WRITE_ASHR = 9,
    WRITE_AND = 10,
    WRITE_OR = 11,
    WRITE_XOR = 12
};

enum written_predicate { /* LLVM's numbers; those of floats are 0 to 15, of integers 32 to 41 */
    WRITE_FLOAT_GREATER = 2,
    WRITE_FLOAT_LESS = 4,
    WRITE_UNORDERED = 8,
    WRITE_EQUAL = 32,
    WRITE_NOT_EQUAL = 33,
    WRITE_LESS = 36 /* unsigned */
};

enum written_cast { /* LLVM's numbers */
    WRITE_TRUNC,
    WRITE_ZEXT,
    WRITE_SEXT,
    WRITE_FLOAT_TO_UNSIGNED,
    WRITE_FLOAT_TO_SIGNED,
    WRITE_UNSIGNED_TO_FLOAT,
    WRITE_SIGNED_TO_FLOAT,
    WRITE_FLOAT_TRUNC,
    WRITE_FLOAT_EXTEND,
    WRITE_BITCAST = 11
};

enum written_class { /* DXIL's ResourceClass */
    WRITTEN_SRV,
    WRITTEN_UAV,
    WRITTEN_CBUFFER
};

enum written_kind { /* DXIL's ResourceKind */
    WRITTEN_TEXTURE_2D = 2,
    WRITTEN_TYPED_BUFFER = 10,
    WRITTEN_RAW_BUFFER = 11,
    WRITTEN_STRUCTURED_BUFFER = 12,
    WRITTEN_CONSTANTS = 13
};

struct written_resource {
    enum written_class class;
    enum written_kind kind;
    uint32_t detail;        /* typed, textures: DXIL's ComponentType; structured: stride; constants: size in bytes */
    uint32_t number;        /* register and id, both counted within the class; filled in by add_resource */
    uint32_t endless_space; /* not 0: an unbounded array that begins at register 0 of this space */
};

enum written_stage { /* DXIL's ShaderKind */
    WRITTEN_PIXEL = 0,
    WRITTEN_VERTEX = 1,
    WRITTEN_GEOMETRY = 2,
    WRITTEN_HULL = 3,
    WRITTEN_DOMAIN = 4,
    WRITTEN_COMPUTE = 5,
    WRITTEN_MESH = 13
};

struct written_element { /* of a signature; its id is its place, its registers follow those of the one before */
    const char *name;
    uint32_t semantic, type, interpolation, columns; /* DXIL's SemanticKind, ComponentType, InterpolationMode */
    uint32_t index;                                  /* 1 of SV_Target1; of the first row */
    uint32_t more_rows;                              /* rows - 1 */
    uint32_t stream;                                 /* geometry shaders */
};

enum {
    MAX_RESULT_MEMBERS = 8,
    LONGEST_WRITTEN_NAME = 48
};

struct written_function {
    char name[LONGEST_WRITTEN_NAME];
    written_type type, result;
    struct numbers body;  /* records, once it is finished */
    uint32_t block_count; /* 0: declared only */
};

struct shader_writer {
    struct numbers types, globals, constants, metadata, body; /* records */
    struct written_function *functions;                       /* main, then what it calls */
    uint32_t function_capacity;
    uint32_t type_count, global_count, function_count, constant_count, metadata_count;
    uint32_t instruction_values; /* instructions so far that give a value */
    written_type constant_type;  /* of the last constant */
    struct numbers label_blocks; /* number of the block, or UINT64_MAX */
    uint32_t block_count;
    struct written_resource *resources;
    uint32_t resource_count, resource_capacity;

    /* May be changed until the end. */
    enum written_stage stage;
    const struct written_element *inputs, *outputs, *patch_or_primitive;
    uint32_t input_count, output_count, patch_or_primitive_count;
    uint32_t function_being_written;
    uint32_t patch_function;         /* hull: number of the function */
    uint32_t properties_of_stage[5]; /* geometry: primitive, vertices, streams, topology, instances; hull: control
                                        points in and out, domain, partitioning, output; domain: domain, control points;
                                        mesh: vertices, primitives, topology, bytes of the payload */
    uint32_t minor;                  /* shader model 6.x */
    uint64_t flags;                  /* DXIL's shader flags */
    uint32_t group_size;             /* threads along x */
    uint32_t group_height;           /* threads along y; 0: 1 */
    uint32_t group_depth;            /* threads along z; 0: 1 */
    uint32_t wave_sizes[3];          /* least, most, preferred. Most 0: one size is required; all 0: none */
    uint32_t repeated_annotations;   /* pairs of a list of dx.typeAnnotations, which names the list as often */
    const char *denormals;           /* "fp32-denorm-mode" of main; NULL: not said */
    bool has_native_16_bit;          /* 16-bit types are no wider in memory */

    written_type void_type, int32, int64, int8, bool_type, handle, load_result, buffer_pointer, metadata_type;
    written_type int16, half, float32, float64; /* 0: not made yet */
    written_type properties, binding;           /* the same */
    written_value small_integers[256];          /* of 32 bits; 0: not made yet */
    written_value undef32, one8, false_value;
};

void shader_begin(struct shader_writer *shader);

/* Writes the container, which the caller frees, and frees the writer. Every label must have been placed. */
uint8_t *shader_finish(struct shader_writer *shader, size_t *size);

written_type write_array_type(struct shader_writer *shader, uint32_t length, written_type element);
written_type write_struct_type(struct shader_writer *shader, const written_type *members, uint32_t count);
written_type write_vector_type(struct shader_writer *shader, uint32_t length, written_type element);
written_type write_pointer_type(struct shader_writer *shader, written_type element, uint32_t address_space);

/* Types of 16-bit integers and of 16-bit, 32-bit and 64-bit floats. The first call creates the type. */
written_type write_int16_type(struct shader_writer *shader);
written_type write_float_type(struct shader_writer *shader, uint32_t bits);

written_type write_named_struct(struct shader_writer *shader, const char *name, const written_type *members,
                                uint32_t count);

/* "dx.types.NAME": `count` members of one type, then `last` unless it is 0 (void is never a member). */
written_type write_result_type(struct shader_writer *shader, const char *name, written_type member, uint32_t count,
                               written_type last);

written_value write_integer(struct shader_writer *shader, int64_t value); /* of 32 bits */
written_value write_integer_of(struct shader_writer *shader, written_type type, int64_t value);
written_value write_float_of(struct shader_writer *shader, written_type type, uint64_t bits);
written_value write_undef(struct shader_writer *shader, written_type type);
written_value write_null(struct shader_writer *shader, written_type type);
written_value write_aggregate(struct shader_writer *shader, written_type type, const written_value *members,
                              uint32_t count); /* of constants and addresses of globals */
written_value write_constant_array(struct shader_writer *shader, written_type type, const uint64_t *elements,
                                   uint32_t count);
written_value write_constant_global(struct shader_writer *shader, written_type type, written_value initializer);
written_value write_groupshared(struct shader_writer *shader, written_type type);

uint32_t add_resource(struct shader_writer *shader, struct written_resource resource); /* its number in the shader */
uint32_t add_buffer(struct shader_writer *shader); /* a byte address buffer that is written to */
written_value write_handle(struct shader_writer *shader, uint32_t resource);
written_value write_element_handle(struct shader_writer *shader, uint32_t resource, written_value index,
                                   bool is_nonuniform); /* of an unbounded array */

/* Shader model 6.6: create and annotate a handle, of an added resource or of a heap index. */
written_value write_bound_handle(struct shader_writer *shader, uint32_t resource);
written_value write_bound_element_handle(struct shader_writer *shader, uint32_t resource, written_value index,
                                         bool is_nonuniform);
written_value write_heap_handle(struct shader_writer *shader, const struct written_resource *resource,
                                written_value place, bool is_nonuniform);

written_value write_thread_id(struct shader_writer *shader);
written_value write_buffer_load(struct shader_writer *shader, written_value handle, written_value offset);
void write_buffer_store(struct shader_writer *shader, written_value handle, written_value offset, written_value value);

/* Calls the function with this name. `types`: the result, then the parameters. */
written_value write_call(struct shader_writer *shader, const char *name, const written_type *types,
                         const written_value *arguments, uint32_t count);
/* Calls a void function without parameters. Its body only returns. */
void write_empty_call(struct shader_writer *shader, const char *name);
/* Hull shaders: what follows is the body of the function for patch constants. The one before must be complete. */
void write_patch_constants(struct shader_writer *shader, const char *name);
written_value write_extract(struct shader_writer *shader, written_value aggregate, uint32_t index);

written_value write_binary(struct shader_writer *shader, enum written_binary operation, written_value left,
                           written_value right);
written_value write_compare(struct shader_writer *shader, enum written_predicate predicate, written_value left,
                            written_value right);
written_value write_select(struct shader_writer *shader, written_value condition, written_value if_true,
                           written_value if_false);
written_value write_cast(struct shader_writer *shader, enum written_cast cast, written_value value, written_type type);
written_value write_part(struct shader_writer *shader, written_value vector, written_value index);
written_value write_with_part(struct shader_writer *shader, written_value vector, written_value part,
                              written_value index);
written_value write_alloca(struct shader_writer *shader, written_type type);
written_value write_element_pointer(struct shader_writer *shader, written_type aggregate, written_value base,
                                    const written_value *indices, uint32_t count); /* behind the leading 0 */
written_value write_load(struct shader_writer *shader, written_type type, written_value pointer);
void write_store(struct shader_writer *shader, written_value pointer, written_value value);
written_value write_atomic(struct shader_writer *shader, uint32_t operation, written_value pointer,
                           written_value value); /* LLVM's number: add 1, and 3, or 5, xor 6, ... */

/* Value of the n-th following instruction that has a result, from 0. For phis of loops. */
written_value value_ahead(const struct shader_writer *shader, uint32_t n);

struct incoming {
    written_value value;
    label from;
};
written_value write_phi(struct shader_writer *shader, const struct incoming *incoming, uint32_t count); /* of 32 bits */
written_value write_phi_of(struct shader_writer *shader, written_type type, const struct incoming *incoming,
                           uint32_t count);

/* Blocks: instructions go into the block of the label placed last. The entry block has no label; branches end blocks.
 */
label new_label(struct shader_writer *shader);
void place_label(struct shader_writer *shader, label here);
void write_branch(struct shader_writer *shader, label target);
void write_branch_if(struct shader_writer *shader, written_value condition, label if_true, label if_false);
void write_switch(struct shader_writer *shader, written_value value, label otherwise, const label *targets,
                  uint32_t count); /* case n leads to targets[n] */
void write_switch_of(struct shader_writer *shader, written_type type, written_value value, label otherwise,
                     const int64_t *cases, const label *targets, uint32_t count);
void write_return(struct shader_writer *shader);

#endif
