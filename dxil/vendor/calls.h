/* Shared by the vendor extensions; internal to dxil/vendor/. */
#ifndef DXIL_VENDOR_CALLS_H
#define DXIL_VENDOR_CALLS_H

#include "dxil/edit.h"

enum {
    NVAPI_FIELDS = 37, /* words of an element that have a meaning */
    NVAPI_RESULTS = 9
};

/* AGS: an extension takes several accesses (phases). Later ones do not always name the earlier. All of them stand in
 * one block, in order. */
struct ags_state {
    const struct instruction *phases[3]; /* by phase: call of the latest extension with phases; NULL: none */
    const struct instruction *marker;    /* the store that names the resource of a 64-bit atomic */
    value_id clock;                      /* both words of the clock; NO_VALUE: not read */
};

struct nvapi_state {
    value_id index;                /* index of the element: a counter's result; NO_VALUE: none yet */
    value_id fields[NVAPI_FIELDS]; /* by word of the element: stored value; NO_VALUE: none */
    uint32_t opcode;               /* 0: not stored yet */
    value_id results[NVAPI_RESULTS];
    uint32_t count, given; /* number of results (0: unknown), results returned so far */
    value_id uav;          /* handle that the last marker named; NO_VALUE: none */

    /* A TraceRay or CallShader call that is part of an extension. key = NO_VALUE: none is expected. */
    uint32_t awaited;              /* opcode of the extension */
    value_id key, argument;        /* the argument that identifies the call; the extension's own argument */
    const struct instruction *hit; /* the access whose result is the hit object that the call creates */
};

/* AGS matrices: each lane holds eight words of a matrix. One call passes or returns one or two of them. */
enum {
    MATRIX_WORDS = 8,
    MATRIX_INPUTS = 3 /* A, B, C; A only if there is one input */
};

struct matrix_state {
    uint32_t opcode;                              /* opcode of the extension in progress; 0: none */
    value_id inputs[MATRIX_INPUTS][MATRIX_WORDS]; /* NO_VALUE: not passed yet */
    const struct instruction *begin;              /* memory access: the call with offset and stride; NULL: none */
    const struct instruction *access; /* memory access: the load or atomic that names the resource; NULL: not yet */
    uint32_t given;                   /* opcode whose result `words` is; 0: none */
    value_id words;                   /* an array of words */
};

struct vendor_calls {
    const struct dxs_nvapi *nvapi_register;
    struct record_index index;
    struct module_resource *resources; /* of the edited module */
    uint32_t block;                    /* block that the states belong to */
    struct ags_state ags;
    struct matrix_state matrix;
    struct nvapi_state nvapi;
};

/* ---- Building blocks --------------------------------------------------------------------------------------------- */

/* `what` of an instruction: a DXIL operation, or PLAIN(LLVM opcode, sub). */
#define PLAIN(opcode, sub) (0x8000u | (uint32_t)(opcode) << 8 | (sub))

enum shape {
    WORD,
    REAL,
    CONDITION,
    WIDE,  /* 64 bits */
    WORDS, /* four words */
    NINE,  /* nine floats */
    HIT,
    NOTHING
};

/* Adds an instruction with up to three operands; NO_VALUE after the last. */
value_id make(struct edit *e, uint32_t what, enum shape shape, value_id a, value_id b, value_id c);
value_id make_of_two(struct edit *e, uint32_t what, enum shape shape, value_id a, value_id b);
value_id make_of_one(struct edit *e, uint32_t what, enum shape shape, value_id a);
value_id bits_as(struct edit *e, value_id value, enum shape shape);

/* Most extensions are sequences of instructions, given as tables of steps. Slots name their operands: inputs, results
 * of earlier steps, or constants. */
enum slot {
    NONE,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    R0, /* result of the first step */
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
    R9,
    R10,
    R11,
    R12,
    SLOTS,
    CONSTANT = 0x80, /* constants follow */
    K0 = CONSTANT,
    K1,
    K3,
    K8,
    K31,
    K32,
    KMINUS1,
    KMINUS4,
    KMINUS32,
    KHALF,   /* 0x7FFF: largest half bits without sign */
    KWORD,   /* 0xFFFF */
    KSIGN16, /* sign bit of a half */
    KSIGN32
};

struct step {
    uint16_t what;
    uint8_t shape;
    uint8_t operands[3];
};

#define STEP(what, shape, ...)                                                                                         \
    {                                                                                                                  \
        (uint16_t)(what), shape,                                                                                       \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }
#define RUN(e, steps, slots) run((e), (steps), sizeof(steps) / sizeof *(steps), (slots))

/* Emits the steps and returns the last result. `slots`: the inputs; has room for SLOTS. */
value_id run(struct edit *e, const struct step *steps, uint32_t count, value_id *slots);

value_id member_of(struct edit *e, value_id aggregate, uint32_t member); /* returns a word */

/* A component of a vector of words: from shader model 6.9 on the accesses pass vectors. Constants stay constants. */
value_id stored_element(struct edit *e, value_id vector, uint32_t component);

/* A 64-bit atomic, with values as pairs of words. Marks the resource as used by 64-bit atomics. */
struct wide_atomic {
    value_id handle, coordinates[3], value[2], comparand[2];
    uint32_t operation; /* AtomicBinOp's operation, or COMPARES */
};
#define COMPARES 9u
void emit_wide_atomic(struct edit *e, struct vendor_calls *calls, const struct wide_atomic *atomic, value_id words[2]);

/* dxil/vendor/ags.c: see replace_instruction. */
bool replace_ags_call(struct edit *e, struct vendor_calls *calls, const struct instruction *i);
bool is_ags_marker(struct edit *e, struct vendor_calls *calls, const struct instruction *i);

/* Fields of an AGS address: opcode in bits 0 to 7, data in 8 to 23, phase in 24 and 25; bits 28 to 31 are 5. */
struct ags_word {
    uint32_t opcode, data, phase;
};
_Noreturn void refuse_ags(struct edit *e, struct ags_word word, const char *why);
enum { /* operands of AtomicCompareExchange */
    AGS_ADDRESS = 1,
    AGS_FIRST = 4, /* AGS passes its first operand as the comparand */
    AGS_SECOND = 5
};

/* dxil/vendor/matrices.c: the replacement of a WaveMatrix or Float8Conversion call; GONE: it has no result. */
enum {
    FIRST_OF_MATRICES = 0x28,
    LAST_OF_MATRICES = 0x36
};
void begin_matrices(struct matrix_state *m);
value_id matrix_call(struct edit *e, struct matrix_state *m, const struct instruction *i, struct ags_word word);
bool is_matrix_access(struct edit *e, struct matrix_state *m, const struct instruction *i);

/* dxil/vendor/nvapi.c */
void end_nvapi(struct edit *e, struct nvapi_state *n); /* ends a block: fails if an extension is incomplete */
void replace_nvapi_counter(struct edit *e, struct nvapi_state *n, const struct instruction *i);
void replace_nvapi_store(struct edit *e, struct vendor_calls *calls, const struct instruction *i);
void replace_nvapi_load(struct edit *e, const struct nvapi_state *n, const struct instruction *i);
bool is_nvapi_marker(struct edit *e, struct nvapi_state *n, const struct instruction *i);
bool replace_nvapi_ray(struct edit *e, struct nvapi_state *n, const struct instruction *i);

#endif
