/* What a program of tokens declares, read before its code: resources, memory, signatures, phases, labels. */
#ifndef DXBC_PROGRAM_H
#define DXBC_PROGRAM_H

#include "dxbc/reflection.h"
#include "dxbc/signatures.h"
#include "dxbc/tables.h"
#include "dxbc/tokens.h"

enum {
    MAX_SIGNATURE_REGISTERS = 64,
    MAX_STREAMS = 4,
    MAX_TEMPS = 4096,
    NO_PLACE = UINT16_MAX
};

/* Where a component of an input or output register is. */
struct place {
    uint16_t element; /* index into the signature; NO_PLACE: not there */
    uint8_t row, column;
};

/* A signature by registers. */
struct register_map {
    struct dxs_signature signature;
    struct place places[MAX_STREAMS][MAX_SIGNATURE_REGISTERS][4];
    struct place special[REGISTER_COUNT];     /* outputs with a register of their own */
    uint32_t ranges[MAX_SIGNATURE_REGISTERS]; /* by register: 1 + last register of its dcl_index_range; 0: none */
};

enum signature_kind {
    SIGNATURE_INPUT,
    SIGNATURE_OUTPUT,
    SIGNATURE_PATCH,
    SIGNATURE_KINDS
};

/* A dcl_input or dcl_output of a register. */
struct declared_register {
    uint8_t signature; /* enum signature_kind */
    uint8_t mask;
    uint8_t interpolation; /* DXIL's and the format's number; 0: not stated */
    uint8_t name;          /* of dcl_..._siv and _sgv; 0: none */
    uint8_t stream;
    uint32_t row;
};

struct declared_resource {
    uint32_t id;
    uint32_t resource; /* in program.resources before sorting, then in module.resources */
};

struct declared_memory { /* groupshared */
    uint32_t id;
    uint32_t stride; /* bytes; 0: raw */
    uint32_t words;  /* of all elements */
};

struct phase {
    uint32_t begin, end; /* words of the program */
    uint32_t opcode;     /* TOKEN_hs_control_point_phase ...; TOKEN_hs_decls: the program of other stages */
    uint32_t instance_count;
};

struct label {
    uint32_t id;
    uint32_t begin; /* word behind the label */
};

struct program {
    struct arena *arena;
    struct fault *fault;
    struct module *module;
    struct tables tables;
    struct tokens tokens; /* at the start */
    struct dxs_entry *entry;
    struct dxs_limits limits;
    bool is_precise; /* nothing may be reordered or fused */

    VECTOR(struct module_resource) resources;
    VECTOR(struct declared_resource) ids[DXS_RESOURCE_CLASS_SAMPLER + 1]; /* by class, sorted by id */
    struct words counted;                                                 /* ids of UAVs whose counters are used */
    VECTOR(struct declared_memory) memory;
    VECTOR(struct declared_register) registers;
    VECTOR(struct phase) phases;
    VECTOR(struct label) labels;
    struct register_map maps[SIGNATURE_KINDS];
    uint32_t temp_count;
    uint32_t immediate_offset, immediate_count; /* immediate constant buffer: word, number of vectors */
    uint32_t stream;                            /* of the declarations that follow */
};

/* Reads all declarations. */
void program_read_declarations(struct program *program, const struct reflection *reflection);

/* dxbc/elements.c: makes signatures of rows and declarations. */
void program_make_signatures(struct program *program, const struct container *container);

/* The kind of register that names resources of a class. */
extern const uint8_t register_of_class[DXS_RESOURCE_CLASS_SAMPLER + 1];

/* The signature of a register; `is_patch`: of a fork or join phase. SIGNATURE_KINDS: the register is in none. */
enum signature_kind signature_of_register(uint32_t kind, bool is_patch);

/* The index into module.resources of a declared resource. Fails if there is none. */
uint32_t program_resource(struct program *program, enum dxs_resource_class resource_class, uint32_t id);

const struct declared_memory *program_memory(struct program *program, uint32_t id);
const struct label *program_label(struct program *program, uint32_t id);

#endif
