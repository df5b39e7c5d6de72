/* What the vendors' extensions share: internal to dxil/vendor*.c. */
#ifndef DXIL_VENDOR_CALLS_H
#define DXIL_VENDOR_CALLS_H

#include "dxil/edit.h"

enum {
    NVAPI_FIELDS = 37, /* words of an element that mean something */
    NVAPI_RESULTS = 9
};

/* Extensions take several accesses, of which the later ones do not always name the earlier. Nothing comes between them:
 * they stand in one block, in order. */
struct ags_state {
    const struct instruction *phases[3]; /* of the last extension that takes them */
    const struct instruction *marker;    /* the store that names the resource of an atomic */
    value_id clock;                      /* both words, NO_VALUE: read none */
};

struct nvapi_state {
    value_id index;                /* of the element, a counter's result; NO_VALUE: none yet */
    value_id fields[NVAPI_FIELDS]; /* what was stored, NO_VALUE: nothing */
    uint32_t opcode;               /* 0: not stored yet */
    value_id results[NVAPI_RESULTS];
    uint32_t count, given; /* of them; the count is 0 before it is known */
    value_id uav;          /* the handle that was marked last, NO_VALUE: none */

    /* A call that stands for a part of an extension: NO_VALUE as its key, there is none. */
    uint32_t awaited;              /* the extension's opcode */
    value_id key, argument;        /* the argument that the call is known by, and the extension's own one */
    const struct instruction *hit; /* whose result the hit object that the call makes stands for */
};

/* A matrix is eight words of each lane's, of which a call takes or gives one or two. */
enum {
    MATRIX_WORDS = 8,
    MATRIX_INPUTS = 3 /* A, B and C; A alone where there is one */
};

struct matrix_state {
    uint32_t opcode;                              /* of the extension that is begun, 0: none */
    value_id inputs[MATRIX_INPUTS][MATRIX_WORDS]; /* NO_VALUE: not given */
    const struct instruction *begin;              /* of an access to memory: NULL, or offset and stride; and */
    const struct instruction *access;             /* the load, or atomic, that names the memory: NULL: not yet */
    uint32_t given;                               /* the opcode that `words` are the result of, 0: none */
    value_id words;                               /* an array */
};

struct vendor_calls {
    const struct dxs_nvapi *nvapi_register;
    struct record_index index;
    struct module_resource *resources; /* of the copy */
    bool has_wide_atomics;
    uint32_t block; /* that the states are of */
    struct ags_state ags;
    struct matrix_state matrix;
    struct nvapi_state nvapi;
};

/* ---- What they are made of --------------------------------------------------------------------------------------- */

/* An instruction: an operation of DXIL, or an opcode and what `sub` says of it. */
#define PLAIN(opcode, sub) (0x8000u | (uint32_t)(opcode) << 8 | (sub))

enum shape {
    WORD,
    REAL,
    CONDITION,
    WIDE,  /* 64 bits */
    WORDS, /* four of them */
    NINE,  /* floats */
    HIT,
    NOTHING
};

/* Adds one with up to three operands; NO_VALUE behind the last. */
value_id make(struct edit *e, uint32_t what, enum shape shape, value_id a, value_id b, value_id c);
value_id make_of_two(struct edit *e, uint32_t what, enum shape shape, value_id a, value_id b);
value_id make_of_one(struct edit *e, uint32_t what, enum shape shape, value_id a);
value_id bits_as(struct edit *e, value_id value, enum shape shape);

/* Several, which is what most extensions are: tables take less room than code. Operands are places: of inputs, of the
 * results of earlier steps, or constants. */
enum place {
    NONE,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    R0, /* the first step's */
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
    PLACES,
    CONSTANT = 0x80, /* ... */
    K0 = CONSTANT,
    K1,
    K3,
    K8,
    K31,
    K32,
    KMINUS1,
    KMINUS4,
    KMINUS32,
    KHALF,   /* the greatest without sign */
    KWORD,   /* 16 bits */
    KSIGN16, /* of a half */
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
#define RUN(e, steps, places) run((e), (steps), sizeof(steps) / sizeof *(steps), (places))

/* The inputs are in `places`, which has room for PLACES; the last result. */
value_id run(struct edit *e, const struct step *steps, uint32_t count, value_id *places);

value_id member_of(struct edit *e, value_id aggregate, uint32_t member); /* a word */

/* Bits of lanes 0 to 31 that are below this one. */
value_id lanes_below(struct edit *e);

/* An atomic operation on 64 bits, in words; the resource becomes one of such numbers. */
struct wide_atomic {
    value_id handle, coordinates[3], value[2], comparand[2];
    uint32_t operation; /* of AtomicBinOp, or COMPARES */
};
#define COMPARES 9u
void emit_wide_atomic(struct edit *e, struct vendor_calls *calls, const struct wide_atomic *atomic, value_id words[2]);

/* dxil/vendor/ags.c: see replace_instruction. */
bool replace_ags_call(struct edit *e, struct vendor_calls *calls, const struct instruction *i);
bool is_ags_marker(struct edit *e, struct vendor_calls *calls, const struct instruction *i);

/* The address of an AGS call: opcode in bits 0 to 7, data in 8 to 23, phase in 24 and 25, in 28 to 31 the number 5. */
struct ags_word {
    uint32_t opcode, data, phase;
};
_Noreturn void refuse_ags(struct edit *e, struct ags_word word, const char *why);
enum { /* operands of AtomicCompareExchange */
    AGS_ADDRESS = 1,
    AGS_FIRST = 4, /* the vendor's functions give the comparand first */
    AGS_SECOND = 5
};

/* dxil/vendor/matrices.c: what stands for the result of a call of the WaveMatrix family, or of Float8Conversion;
 * GONE: nothing does. */
enum {
    FIRST_OF_MATRICES = 0x28,
    LAST_OF_MATRICES = 0x36
};
void begin_matrices(struct matrix_state *m);
value_id matrix_call(struct edit *e, struct matrix_state *m, const struct instruction *i, struct ags_word word);
bool is_matrix_access(struct edit *e, struct matrix_state *m, const struct instruction *i);

/* dxil/vendor/nvapi.c */
void end_nvapi(struct edit *e, struct nvapi_state *n); /* of a block: nothing may be left open */
void replace_nvapi_counter(struct edit *e, struct nvapi_state *n, const struct instruction *i);
void replace_nvapi_store(struct edit *e, struct vendor_calls *calls, const struct instruction *i);
void replace_nvapi_load(struct edit *e, const struct nvapi_state *n, const struct instruction *i);
bool is_nvapi_marker(struct edit *e, struct nvapi_state *n, const struct instruction *i);
bool replace_nvapi_ray(struct edit *e, struct nvapi_state *n, const struct instruction *i);

#endif
