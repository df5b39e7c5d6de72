/* A DXIL module in memory: types, values, functions and metadata in dense arrays, indexed by 32-bit numbers. It is
 * immutable once read, and lives in its arena. */
#ifndef DXIL_MODULE_H
#define DXIL_MODULE_H

#include "base/arena.h"
#include "dxil/operations.h"

#include <stdbool.h>
#include <string.h>

typedef uint32_t type_id;
typedef uint32_t value_id;
typedef uint32_t metadata_id;

enum {
    MAX_NESTING = 64 /* nesting depth of types and of constants; bounded, so that recursion over them is safe */
};

enum shader_flag { /* bit numbers in dxs_entry.shader_flags */
    FLAG_EARLY_DEPTH_STENCIL = 3,
    FLAG_TYPED_LOAD_OF_ADDITIONAL_FORMATS = 13,
    FLAG_UAVS_MAY_NOT_ALIAS = 33
};

#define NO_TYPE UINT32_MAX
#define NO_VALUE UINT32_MAX
#define NO_METADATA UINT32_MAX
#define NO_FUNCTION UINT32_MAX

/* ---- Types ------------------------------------------------------------------------------------------------------- */

enum type_kind {
    TYPE_VOID,
    TYPE_INTEGER,  /* bits */
    TYPE_FLOAT,    /* bits: 16, 32 or 64 */
    TYPE_POINTER,  /* element, address_space */
    TYPE_ARRAY,    /* element, count */
    TYPE_VECTOR,   /* element, count */
    TYPE_STRUCT,   /* members, name or NULL */
    TYPE_FUNCTION, /* element: result; members: parameters */
    TYPE_LABEL,
    TYPE_METADATA,
    TYPE_OPAQUE, /* name */
    TYPE_MATRIX  /* internal: a matrix that several lanes hold, see dxil/vendor/matrices.c and dxil/linear_algebra.h.
                    bits: enum matrix_format, count: enum matrix_use, address_space: enum matrix_scope, element: rows,
                    first_member: columns, packed: elements are signed integers */
};

enum matrix_format { /* element formats; those below 16 with AGS's numbers */
    MATRIX_UNKNOWN = 0,
    MATRIX_I8 = 2, /* signed or unsigned: each operation says which */
    MATRIX_F16 = 4,
    MATRIX_F32 = 6,
    MATRIX_I32 = 7,
    MATRIX_E5M2 = 9, /* 8-bit floats */
    MATRIX_E4M3 = 10,
    MATRIX_I16 = 16,
    MATRIX_I64,
    MATRIX_F64,
    MATRIX_BF16
};

enum matrix_scope { /* DXIL's numbers */
    MATRIX_OF_THREAD,
    MATRIX_OF_WAVE,
    MATRIX_OF_GROUP
};

enum matrix_use {
    MATRIX_A,
    MATRIX_B,
    MATRIX_ACCUMULATOR
};

enum address_space {
    SPACE_THREAD = 0,
    SPACE_DEVICE = 1,
    SPACE_CBUFFER = 2,
    SPACE_GROUPSHARED = 3,
    SPACE_GENERIC = 4,
    SPACE_IMMEDIATE_CBUFFER = 5,
    SPACE_NODE_RECORD = 6
};

struct type {
    uint8_t kind; /* enum type_kind */
    bool packed, variadic;
    uint8_t address_space;
    uint32_t bits;
    type_id element;
    uint32_t count;        /* array or vector length, number of members or parameters */
    uint32_t first_member; /* in module.type_members */
    uint8_t scalar_kind;   /* kind of a vector's elements; else equal to kind */
    const char *name;      /* of structures; NULL: anonymous */
};

/* ---- Values ------------------------------------------------------------------------------------------------------ */

enum value_kind {
    VALUE_GLOBAL,     /* index into module.globals */
    VALUE_FUNCTION,   /* index into module.functions */
    VALUE_ALIAS,      /* index: value_id of its target */
    VALUE_CONSTANT,   /* index into module.constants */
    VALUE_ARGUMENT,   /* index of the argument */
    VALUE_INSTRUCTION /* index into function.instructions */
};

/* Values are numbered as in bitcode. First the module's: globals, functions, aliases, constants. Each function
 * continues this numbering: arguments, the function's constants, results of instructions. See module_value. */
struct value {
    uint32_t kind : 8; /* enum value_kind */
    uint32_t index : 24;
    type_id type;
};
enum {
    MAX_VALUES = 1 << 24 /* limit of all indices: value.index has 24 bits */
};

enum constant_kind {
    CONSTANT_NULL, /* zero of any type */
    CONSTANT_UNDEF,
    CONSTANT_INTEGER,      /* bits: sign-extended to 64 */
    CONSTANT_WIDE_INTEGER, /* operands: 64-bit words as pairs of 32 bits, low first */
    CONSTANT_FLOAT,        /* bits, of the type's width */
    CONSTANT_AGGREGATE,    /* operands: value ids of the elements */
    CONSTANT_DATA, /* count elements in module.data, as in CONSTANT_INTEGER and _FLOAT but zero-extended; strings too */
    CONSTANT_BINARY,          /* op: enum binary; operands: left, right */
    CONSTANT_CAST,            /* op: enum cast; operand: value */
    CONSTANT_GEP,             /* operands: base, indices; source_type */
    CONSTANT_SELECT,          /* operands: condition, true, false */
    CONSTANT_COMPARE,         /* op: enum predicate; operands: left, right */
    CONSTANT_EXTRACT_ELEMENT, /* operands: vector, index */
    CONSTANT_INSERT_ELEMENT,  /* operands: vector, element, index */
    CONSTANT_SHUFFLE          /* operands: left, right, mask */
};

struct constant {
    uint8_t kind; /* enum constant_kind */
    uint8_t op;
    uint8_t flags; /* FLAG_INBOUNDS or FLAG_UNDEFINED */
    uint8_t depth; /* nesting depth: 0 no operands, at most MAX_NESTING */
    type_id type;
    type_id source_type;   /* GEP: pointee of the base */
    uint32_t first, count; /* in module.operands, or in module.data */
    uint64_t bits;
};

struct global {
    const char *name;     /* "": none */
    type_id type;         /* pointer type */
    type_id value_type;   /* pointee */
    value_id initializer; /* NO_VALUE: none */
    uint32_t alignment;   /* in bytes, 0: not given */
    uint8_t linkage;      /* as in bitcode: 0 external, 3 internal ... */
    uint8_t address_space;
    bool is_constant;
};

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

enum opcode {
#define OPCODE(name, text) OP_##name,
#include "dxil/opcodes.def"
#undef OPCODE
};
extern const char opcode_names[]; /* by enum opcode, see nth_text */

enum binary {
    BINARY_ADD,
    BINARY_SUB,
    BINARY_MUL,
    BINARY_UDIV,
    BINARY_SDIV,
    BINARY_UREM,
    BINARY_SREM,
    BINARY_SHL,
    BINARY_LSHR,
    BINARY_ASHR,
    BINARY_AND,
    BINARY_OR,
    BINARY_XOR,
    BINARY_FADD,
    BINARY_FSUB,
    BINARY_FMUL,
    BINARY_FDIV,
    BINARY_FREM
};

enum cast {
    CAST_TRUNC,
    CAST_ZEXT,
    CAST_SEXT,
    CAST_FPTOUI,
    CAST_FPTOSI,
    CAST_UITOFP,
    CAST_SITOFP,
    CAST_FPTRUNC,
    CAST_FPEXT,
    CAST_PTRTOINT,
    CAST_INTTOPTR,
    CAST_BITCAST,
    CAST_ADDRSPACECAST
};

enum predicate { /* numbers as in bitcode */
    FCMP_FALSE,
    FCMP_OEQ,
    FCMP_OGT,
    FCMP_OGE,
    FCMP_OLT,
    FCMP_OLE,
    FCMP_ONE,
    FCMP_ORD,
    FCMP_UNO,
    FCMP_UEQ,
    FCMP_UGT,
    FCMP_UGE,
    FCMP_ULT,
    FCMP_ULE,
    FCMP_UNE,
    FCMP_TRUE,
    ICMP_EQ = 32,
    ICMP_NE,
    ICMP_UGT,
    ICMP_UGE,
    ICMP_ULT,
    ICMP_ULE,
    ICMP_SGT,
    ICMP_SGE,
    ICMP_SLT,
    ICMP_SLE
};

enum atomic { /* numbers as in bitcode */
    ATOMIC_EXCHANGE,
    ATOMIC_ADD,
    ATOMIC_SUB,
    ATOMIC_AND,
    ATOMIC_NAND,
    ATOMIC_OR,
    ATOMIC_XOR,
    ATOMIC_MAX,
    ATOMIC_MIN,
    ATOMIC_UMAX,
    ATOMIC_UMIN
};

enum instruction_flag {
    FLAG_NUW = 1,
    FLAG_NSW = 2,   /* add, sub, mul, shl */
    FLAG_EXACT = 1, /* udiv, sdiv, lshr, ashr */
    FLAG_FAST = 1,
    FLAG_NO_NANS = 2,
    FLAG_NO_INFS = 4,
    FLAG_NO_SIGNED_ZEROS = 8,
    FLAG_RECIPROCAL = 16, /* FLAG_FAST and these: arithmetic of floats */
    FLAG_INBOUNDS = 1,    /* GEP */
    FLAG_IN_RANGE = 32,   /* casts of floats to integers: of tokens only, where the float fits */
    FLAG_VOLATILE = 1,    /* load, store, atomics */
    FLAG_UNDEFINED = 2 /* constant expressions: an operand is undefined, and so the result; of select, the condition */
};

enum attachment_flag {            /* metadata attached to an instruction */
    ATTACHED_PRECISE = 1 << 0,    /* dx.precise */
    ATTACHED_NONUNIFORM = 1 << 1, /* dx.nonuniform */
    ATTACHED_BRANCH = 1 << 2,     /* dx.controlflow.hints */
    ATTACHED_FLATTEN = 1 << 3,
    ATTACHED_UNROLL = 1 << 4, /* llvm.loop */
    ATTACHED_LOOP = 1 << 5,
    ATTACHED_DX_BREAK = 1 << 6 /* dx.break.br */
};

struct instruction {
    uint8_t opcode; /* enum opcode */
    uint8_t sub;
    uint8_t flags;
    uint8_t attached;                      /* bits of enum attachment_flag */
    uint16_t dx_op;                        /* OP_CALL: row of dx_operations (enum dx_op); else DX_OP_NONE */
    type_id type;                          /* of the result; the void type if there is none */
    value_id result;                       /* NO_VALUE: no result */
    uint32_t first_operand, operand_count; /* in function.operands */
    uint32_t aux;
};

struct basic_block {
    uint32_t first_instruction, instruction_count; /* the last one is the terminator; at least one */
    uint32_t first_target, target_count;           /* in function.targets */
};

struct debug_location {
    uint32_t line, column;
    metadata_id scope, inlined_at; /* NO_METADATA: none */
};

struct attachment {       /* metadata on an instruction, unparsed */
    uint32_t instruction; /* UINT32_MAX: on the function itself */
    uint32_t kind;        /* index into module.metadata_kinds */
    metadata_id node;
};

struct function {
    const char *name;
    type_id type; /* the function type, not the pointer */
    bool is_declaration;
    uint8_t linkage;
    uint32_t attributes;     /* 1 + index into module.attribute_lists, 0: none */
    const char *dx_op_class; /* name behind "dx.op."; NULL: not a DXIL operation */

    /* The body. Local values have the ids module.value_count .. module.value_count + value_count - 1. */
    const struct value *values;
    uint32_t value_count, argument_count;
    const struct basic_block *blocks;
    uint32_t block_count;
    const uint32_t *dominators; /* by reachable block except the first: its immediate dominator. NULL: not known */
    const struct instruction *instructions;
    uint32_t instruction_count;
    const uint32_t *operands; /* value ids, or as enum opcode says */
    uint32_t operand_count;
    const uint32_t *calls; /* indices of all OP_CALL instructions, ascending */
    uint32_t call_count;
    const uint32_t *targets;     /* block numbers */
    const uint64_t *case_values; /* by target: case value, zero-extended; 0 for defaults and branches */
    const struct debug_location *debug_locations;
    const uint32_t *numbers;     /* by instruction: see instruction_number; NULL: its index */
    const uint32_t *location_of; /* by instruction: in debug_locations, UINT32_MAX: none; see instruction_location */
    uint32_t located_count;      /* length of location_of; later instructions have no location */
    const struct attachment *attachments;
    uint32_t attachment_count;
    const char *const *value_names; /* by local value; NULL: no name. The array can be NULL. */
    const char *const *block_names;
    const struct metadata *local_metadata; /* its ids follow the module's */
    uint32_t local_metadata_count;
};

/* ---- Metadata ---------------------------------------------------------------------------------------------------- */

enum metadata_kind {
    METADATA_STRING, /* first, count: bytes in module.metadata_text; a NUL follows */
    METADATA_VALUE,  /* type, value */
    METADATA_NODE,   /* operands: metadata ids + 1, 0: null */
    METADATA_DEBUG   /* debug-info record: code; first, count: its numbers, in module.metadata_numbers */
};

struct metadata {
    uint8_t kind; /* enum metadata_kind */
    bool distinct;
    uint8_t code;          /* METADATA_DEBUG: record code */
    bool is_number;        /* METADATA_VALUE of the module: a constant integer, see metadata_number */
    uint32_t first, count; /* in metadata_operands, metadata_numbers or metadata_text of the module */
    type_id type;
    value_id value;
};

/* The integer of a node with is_number. `first` and `count` hold it, since values do not use them. */
static inline uint64_t metadata_number(const struct metadata *node)
{
    return node->first | (uint64_t)node->count << 32;
}

struct named_metadata {
    const char *name;
    uint32_t name_length;
    uint32_t first, count; /* in module.metadata_operands: metadata ids, not + 1 */
};

struct attribute {
    uint32_t kind;          /* number in LLVM 3.7; 0: string attribute */
    uint64_t integer;       /* value, of kinds that have one */
    const char *key, *text; /* string attributes: name and value; text NULL: no value */
};

struct attribute_group {
    uint32_t slot;         /* 0: result, 1..: parameters, UINT32_MAX: function */
    uint32_t first, count; /* in module.attributes */
};

struct attribute_list {
    uint32_t first, count; /* in module.attribute_list_groups */
};

/* ---- The module -------------------------------------------------------------------------------------------------- */

/* A file of the source. Its texts have no NUL at their end. */
struct source_file {
    const char *name;
    uint32_t name_length;
    const char *text;
    uint32_t text_length;
};

struct module_resource {
    struct dxs_resource info;
    value_id global;                         /* global variable, NO_VALUE: undef */
    uint32_t feedback_kind;                  /* sampler feedback textures: 0 min mip, 1 mip region used */
    type_id type;                            /* pointer to HLSL's type; NO_TYPE: not given */
    const struct dxs_buffer_member *members; /* see module_read_names */
    uint32_t member_count;
};

struct module {
    struct arena *arena;
    const struct type *types;
    uint32_t type_count;
    const type_id *type_members;
    type_id void_type, bool_type, int32_type; /* always valid: the reader adds those that the module lacks */

    const struct value *values;
    uint32_t value_count;
    const struct global *globals;
    uint32_t global_count;
    const struct function *functions;
    uint32_t function_count;
    const struct constant *constants; /* of the module and all functions */
    uint32_t constant_count;
    const uint32_t *operands; /* of constants */
    const uint64_t *data;     /* elements of CONSTANT_DATA */

    const struct metadata *metadata;
    uint32_t metadata_count;
    const uint32_t *metadata_operands;
    const uint64_t *metadata_numbers;
    const char *metadata_text;
    const struct named_metadata *named_metadata;
    uint32_t named_metadata_count;
    const char *const *metadata_kinds; /* by kind: name, NULL: unknown; read only if some function has attachments */
    uint32_t metadata_kind_count;
    const struct attribute_list *attribute_lists;
    uint32_t attribute_list_count;
    const uint32_t *attribute_list_groups; /* indices into attribute_groups */
    const struct attribute_group *attribute_groups;
    const struct attribute *attributes;

    /* Read from metadata by dxil/views/. */
    struct dxs_module_info info;
    const struct dxs_entry *entries;         /* info.entry_count */
    const struct module_resource *resources; /* info.resource_count: SRVs, UAVs, CBVs, samplers; each sorted by id */
    uint32_t first_resource_of_class[5];     /* by enum dxs_resource_class: first index; [4]: resource_count */
    uint32_t dx_break_global;                /* index of @dx.break.cond in globals, UINT32_MAX: none */
    bool has_atomics;                        /* some function has OP_ATOMIC_RMW or OP_COMPARE_EXCHANGE */
    bool has_allocas;                        /* some function has OP_ALLOCA */
    bool has_pointer_casts;                  /* some instruction or constant casts a pointer to another pointer type */
    bool has_16bit_types;                    /* 16-bit integers or floats, native or min precision */
    uint32_t float_widths;                   /* bits of the float types, or-ed: 16, 32, 64 */
    bool saturates_conversions;              /* floats out of range become the nearest; NaN is 0: tokens only */
    bool has_long_vectors;                   /* some vector type has more than 4 elements */

    const char *triple, *data_layout;

    /* From the container. */
    struct dxs_shader_hashes identity;                    /* without the hash */
    const struct dxs_library_function *library_functions; /* info.library_function_count */
    const struct dxs_subobject *subobjects;               /* info.subobject_count */

    const struct source_file *sources; /* of the debug information */
    uint32_t source_count;
};

/* Ray generation, intersection, any hit, closest hit, miss and callable shaders. */
static inline bool is_ray_tracing_stage(enum dxs_stage stage)
{
    return stage >= DXS_STAGE_RAY_GENERATION && stage <= DXS_STAGE_CALLABLE;
}

/* The value with this id in a function; function NULL: a value of the module. The id must be valid. */
static inline const struct value *module_value(const struct module *module, const struct function *function,
                                               value_id id)
{
    return id < module->value_count ? &module->values[id] : &function->values[id - module->value_count];
}

static inline const struct type *module_type(const struct module *module, type_id id)
{
    return &module->types[id];
}

/* The constant; NULL: the value is none. */
static inline const struct constant *module_constant(const struct module *module, const struct function *function,
                                                     value_id id)
{
    const struct value *value = module_value(module, function, id);
    return value->kind == VALUE_CONSTANT ? &module->constants[value->index] : NULL;
}

/* The instruction's position in the source; NULL: none. */
static inline const struct debug_location *instruction_location(const struct function *function, uint32_t instruction)
{
    uint32_t location = instruction < function->located_count ? function->location_of[instruction] : UINT32_MAX;
    return location == UINT32_MAX ? NULL : &function->debug_locations[location];
}

/* The instruction's number in errors, disassembly, traces and records: its index in the original function, where calls
 * of llvm.dbg.* do not count. So code with and without debug information has the same numbers. */
static inline uint32_t instruction_number(const struct function *function, uint32_t instruction)
{
    return function->numbers ? function->numbers[instruction] : instruction;
}

/* Number of leading operands that are value ids. 0 for phis, whose operands are pairs. */
static inline uint32_t instruction_value_operands(const struct instruction *instruction)
{
    switch (instruction->opcode) {
    case OP_PHI:
    case OP_DEBUG_CALL:
        return 0;
    case OP_EXTRACT_VALUE:
        return 1;
    case OP_INSERT_VALUE:
        return 2;
    default:
        return instruction->operand_count;
    }
}

/* The resource with this class and id; NULL: none. */
const struct module_resource *module_find_resource(const struct module *module, enum dxs_resource_class resource_class,
                                                   uint32_t id);

/* Reads a constant integer, sign-extended. Returns false if the value is none. Null is 0; undef is no integer. */
bool module_integer(const struct module *module, const struct function *function, value_id id, uint64_t *bits);

/* Whether one of `count` operands of an operation of unsigned numbers can be a min-precision integer of 0x8000 or more
 * that is sign-extended to 32 bits: a constant, or computed from one by at most three phis, selects and operations.
 * Then the low 16 bits of all these operands count. */
bool takes_large_words(const struct module *module, const struct function *function, const struct instruction *i,
                       uint32_t first, uint32_t count);

const struct named_metadata *find_named_metadata(const struct module *module, const char *name, size_t length);
static inline const struct named_metadata *module_named_metadata(const struct module *module, const char *name)
{
    return find_named_metadata(module, name, strlen(name)); /* which compilers compute of a literal */
}

/* The entry point's functions and all that they call, directly or not (dxil/handles.c). */
struct words reached_functions(struct arena *arena, const struct module *module, const struct dxs_entry *entry);

/* The value of a function's string attribute such as "fp32-denorm-mode". "": without value; NULL: the function lacks
 * it. */
const char *module_function_attribute(const struct module *module, const struct function *function, const char *key);

/* What operations do with 32-bit denormals. Before shader model 6.2 they flush them (Direct3D 11.3, 3.1.3.2). Since
 * then the entry point may say so. */
enum denormal_mode {
    DENORMALS_CHOSEN, /* the device chooses */
    DENORMALS_FLUSHED,
    DENORMALS_PRESERVED
};
enum denormal_mode module_single_denormals(const struct module *module, const struct dxs_entry *entry);

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* A part of the container. data NULL: there is none. Sizes in bytes. */
struct container_part {
    const uint8_t *data;
    size_t size;
    uint32_t offset; /* of data in the container */
    uint32_t name;   /* FOURCC */
};

struct container {
    struct container_part program[3]; /* by enum dxs_program: DXIL, ILDB, STAT */
    struct container_part root_signature, inputs, outputs, patch_constants, pipeline_state, runtime_data, features,
        hash, sources;
    struct container_part tokens, reflection; /* of shader models 4 and 5: SHDR or SHEX, RDEF */
    const uint8_t *digest;                    /* in the header; NULL: no container */
    bool is_raw_bitcode;                      /* no container: program[DXS_PROGRAM_DXIL] is the bitcode */
};

/* dxil/container/container.c. Fails with DXS_RESULT_INVALID_CONTAINER, DXS_RESULT_NO_DXIL. */
void container_read(struct container *container, struct fault *fault, const uint8_t *bytes, size_t size,
                    bool check_hash);

/* Reads the hashes that the container stores; not the hash of all bytes (dxil/container/hashes.c). */
void container_read_hashes(const struct container *container, struct dxs_shader_hashes *identity);

/* Computes the digest of a container: of its bytes from offset 20 to the end (dxil/container/digest.c). */
void container_digest(const uint8_t *bytes, size_t size, uint8_t digest[16]);

struct program_header {
    uint32_t shader_kind, shader_model_major, shader_model_minor, dxil_major, dxil_minor;
    const uint8_t *bitcode;
    size_t bitcode_size;
    uint32_t bitcode_offset; /* in the input */
};

/* Reads the header of a DXIL, ILDB or STAT part. */
struct program_header program_header_read(struct fault *fault, const struct container_part *part);

/* dxil/reader/: reads bitcode into a module in `arena`. Fails with DXS_RESULT_INVALID_BITCODE,
 * DXS_RESULT_INVALID_MODULE, DXS_RESULT_UNSUPPORTED, and the codes of `limits`: nesting is at most MAX_NESTING, and the
 * arena enforces memory. `offset`: of the bitcode in the input, for errors. `cache` may be NULL. */
struct reader_cache;
enum module_extent {
    WHOLE_MODULE,
    DECLARATIONS /* types, constants and metadata: functions have no bodies, attributes and names */
};
struct module *module_read(struct arena *arena, const uint8_t *bitcode, size_t size, uint32_t offset,
                           struct dxs_limits limits, struct reader_cache *cache, enum module_extent extent);

/* dxil/reader/validate.c: one of the numbers that stand there twice; NULL: none does. */
const uint64_t *find_repeated(struct arena *arena, const uint64_t *numbers, uint32_t count);

/* dxil/views/: reads shader model, entry points, resources and signatures from metadata. */
void module_read_views(struct module *module);
void module_read_resources(struct module *module); /* of these, resources alone */

/* dxil/views/members.c: takes names of resources that have none, and members of buffers, from a module that was
 * compiled with `module` and may be the same. Fails with DXS_RESULT_INVALID_MODULE. */
void module_read_names(struct module *module, const struct module *source);

/* dxil/views/sources.c. `part`: SRCI. */
void module_read_sources(struct module *module, const struct container_part *part);

/* dxil/container/subobjects.c: the subobject of this kind that is associated with an entry point, or the only one in
 * the module; NULL: none. */
const struct dxs_subobject *associated_subobject(const struct module *module, const struct dxs_entry *entry,
                                                 enum dxs_subobject_kind kind);

/* dxil/container/runtime_data.c: reads functions and subobjects of libraries from the RDAT part; call it after
 * module_read_views. Copies everything into the module's arena. Time and memory are linear in the part's size, even if
 * records overlap. Fails with DXS_RESULT_INVALID_CONTAINER. */
void module_read_runtime_data(struct module *module, const struct container_part *runtime_data);

#endif
