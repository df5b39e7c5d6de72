/* The state of one function during lowering: liveness, structured blocks, ids of values. For spirv/function/ and the
 * lowering code that needs to look at other instructions than its own. */
#ifndef SPIRV_FUNCTION_H
#define SPIRV_FUNCTION_H

#include "spirv/lowering.h"

/* An encoded value: the id of its first component; ENCODED_VALUE | value id of a constant, or of a phi that stays (its
 * id is reserved last); or ENCODED_UNDEF. */
#define ENCODED_VALUE 0x80000000u
#define ENCODED_UNDEF 0xFFFFFFFFu
#define NO_NUMBER UINT32_MAX
#define NO_END UINT32_MAX

struct pending_read { /* a read of a value in a block that the value's definition no longer dominates */
    uint32_t block;   /* structured block; with `value` the key of the hash table */
    value_id value;   /* local number */
    ssa_read read;
    uint32_t next; /* in the hash chain; UINT32_MAX: last */
};

struct stable_phi {       /* phis.c */
    uint32_t local;       /* local number */
    uint32_t first_input; /* into stable_inputs */
};

struct stable_read { /* an input of a stable phi that the SSA reconstruction finds */
    uint32_t input;  /* into stable_inputs */
    ssa_read read;
};

struct phi_patch {  /* a phi whose parents are still structured blocks */
    uint32_t place; /* of its first parent in the code; the others follow, two words apart */
    uint32_t count;
};

enum liveness {
    LIVE = 1,
    LIVE_SYMBOL = 2,  /* see is_symbol */
    LIVE_EMITTED = 4, /* code is emitted in its place: not for symbols, phis and extractvalue */
    LIVE_SHARED = 8   /* with LIVE_EMITTED: instead, it has the ids of an earlier instruction of the block */
};

struct dxs_control_flow {
    const struct module *module;
    const struct function *function;
    const struct graph *graph;
    const struct structured *structured;
    const struct structurize_options *options;
};

struct function_state {
    const struct function *function;
    uint32_t index; /* of the function in the module */

    /* usage.c */
    struct words callees;         /* called functions with a body, in order of the calls */
    uint32_t *listed_calls;       /* memory of the next two arrays, until resources are known */
    const uint32_t *handle_calls; /* instructions that create handles from resources, in order */
    const uint32_t *access_calls; /* end of the array: access_calls[-1 - n] is the n-th call that accesses resources */
    uint32_t handle_call_count, access_call_count;

    /* liveness.c */
    uint8_t *live;      /* by instruction: bits of enum liveness; 0: dead */
    bool has_phis;      /* some phi is live */
    bool has_hit_phis;  /* one of a hit object */
    uint32_t *used;     /* by local value: mask of used components; bit 31: any component from 31 on */
    uint32_t *targets;  /* by local value: see handle_target */
    uint32_t *block_of; /* by local value: input block that defines it, of results */

    uint32_t *ends; /* by input block: instruction that ends the invocation (a discard, IgnoreHit,
                       AcceptHitAndEndSearch); NO_END: none. NULL: no block has one */

    /* discard.c */
    struct bitset kills;        /* by instruction: conditional discards that end the invocation; valid with `ends` */
    uint32_t discard_condition; /* id: condition of a discard that is combined with its block's next one; 0: none */

    /* interlock.c */
    const struct section *section; /* NULL: the function has no critical section */

    /* cbuffer.c */
    struct row_use *rows; /* hash table of the rows that the function reads; NULL: not computed yet */
    uint32_t row_slots;   /* a power of two */

    /* constant_arrays.c */
    const struct constant_array **constant_arrays; /* by owner - 1; NULL: memory */
    uint32_t *array_owners; /* by local value: 1 + the array that it points into; NULL: there are no such arrays */

    /* hit_object_variables.c */
    struct hit_objects *hit_objects; /* NULL: not computed yet */

    /* blocks.c */
    struct bitset in_loop; /* by input block: inside a loop. No words: not computed yet */

    /* wave_multi_prefix.c */
    struct bitset scanned; /* by instruction: scans done in the loop of an earlier scan. No words: none */

    /* control_flow.c */
    struct graph graph;
    const struct structured *structured;
    uint32_t *first_copy;    /* by input block: first structured block with its code; NO_BLOCK: unreachable */
    uint32_t *next_copy;     /* by structured block: next one with the same source; NO_BLOCK: last */
    uint32_t *enter, *leave; /* by structured block: preorder interval in the dominator tree */

    /* values.c */
    uint32_t *base;        /* by local value: encoded value in the first copy of its block */
    uint32_t *copy_offset; /* by structured block: id in this copy - id in the first copy */
    uint32_t *numbers;     /* by value id: its number in `ssa`; NO_NUMBER: none yet */
    struct words numbered; /* by that number: encoded value */
    struct ssa_builder *ssa;
    const struct ssa *rebuilt; /* phis that SSA reconstruction has placed */
    struct bitset repaired;    /* by local value: has entries in `reads` */
    VECTOR(struct pending_read) reads;
    uint32_t *read_buckets;     /* by hash: first entry in `reads`; UINT32_MAX: empty */
    uint32_t read_bucket_count; /* a power of two */
    uint32_t *phi_ids;          /* by phi of `rebuilt`: id of its first component */

    /* phis.c */
    uint32_t *first_stable;         /* by input block, and one more: its first stable phi. NULL: there are none */
    struct stable_phi *stable_phis; /* by input block */
    uint32_t *stable_inputs;        /* encoded values: for each phi one by predecessor of its structured block */
    uint32_t stable_input_count;
    VECTOR(struct stable_read) stable_reads;

    /* switch.c */
    uint32_t *convergent_before; /* by preorder number n in the dominator tree: convergent blocks with numbers < n;
                                    NULL: not computed yet */

    /* function.c */
    uint32_t *labels, *end_labels; /* by structured block: label of its first and last SPIR-V block */
    uint32_t current, label;       /* structured block being emitted; label of the SPIR-V block being emitted */
    uint32_t conditions;           /* constructs of blocks.c that are open */
    VECTOR(struct phi_patch) phi_patches;
};

static inline uint32_t local_number(const struct lowering *l, value_id value)
{
    return value - l->module->value_count;
}

/* Whether the invocation ends in an input block: instructions after s->ends[block] are unreachable. */
static inline bool invocation_ends(const struct function_state *s, uint32_t block)
{
    return s->ends && s->ends[block] != NO_END;
}

/* The last instruction of an input block that can execute: s->ends[block], or the terminator. */
static inline uint32_t block_end(const struct function_state *s, uint32_t block)
{
    const struct basic_block *b = &s->function->blocks[block];
    return invocation_ends(s, block) ? s->ends[block] : b->first_instruction + b->instruction_count - 1;
}

/* The instruction that defines a value of the current function, or NULL. */
static inline const struct instruction *defining_instruction(const struct lowering *l, value_id id)
{
    return definition(l->module, l->function, id);
}

/* 1-based index for a call that returns a handle: into module.resources for create calls, into heap_views for
 * annotateHandle; 0: unknown. */
static inline uint32_t *handle_target(const struct lowering *l, const struct function *function,
                                      const struct instruction *i)
{
    return &l->states[function - l->module->functions]->targets[local_number(l, i->result)];
}

/* Whether the result of a live instruction is a symbol (handle or pointer): it takes no ids, and each use of it is a
 * use of its operands. */
static inline bool is_symbol(const struct lowering *l, const struct instruction *i)
{
    return l->state->live[i - l->function->instructions] & LIVE_SYMBOL;
}

/* Whether an operation reads values of other lanes or waits for them. Called functions are assumed to. */
static inline bool is_convergent(const struct instruction *i)
{
    return i->opcode == OP_CALL && (i->dx_op == DX_OP_NONE || dx_operations[i->dx_op].convergent);
}

/* The instruction that ends an input block: see block_end. */
static inline const struct instruction *terminator(const struct function_state *s, block_id block)
{
    return &s->function->instructions[block_end(s, block)];
}

static inline bool structurally_dominates(const struct function_state *s, uint32_t a, uint32_t b)
{
    return s->enter[a] <= s->enter[b] && s->leave[b] <= s->leave[a];
}

/* The first component that an extractvalue takes from an aggregate of this type. */
static inline uint32_t extracted_component(struct lowering *l, const struct instruction *i, type_id aggregate)
{
    type_id member;
    bool is_simple = l->types[aggregate].is_flat && i->operand_count == 2;

    return is_simple ? operand_value(l, i, 1) : aggregate_component(l, i, aggregate, 1, &member);
}

void look_at_calls(struct lowering *l, struct function_state *s);       /* usage.c: fills its part of *s */
void forget_listed_calls(struct lowering *l, struct function_state *s); /* usage.c: frees handle and access calls */
void find_live(struct lowering *l, struct function_state *s);           /* liveness.c */

/* The instruction that makes a value, if it is between `first`, the first instruction of a block, and `before`, an
 * instruction of this block; else NULL. Numbers of instructions alone do not tell: a block may precede its dominators.
 */
static inline const struct instruction *maker_in_block(const struct lowering *l, const struct function *f, value_id id,
                                                       uint32_t first, const struct instruction *before)
{
    const struct value *value = module_value(l->module, f, id);

    return value->kind == VALUE_INSTRUCTION && value->index >= first && value->index < before - f->instructions
               ? &f->instructions[value->index]
               : NULL;
}

/* For an fptrunc or f32tof16: the instruction that makes its operand, if that is a conversion that `i` takes back
 * exactly: an f16tof32, or an fpext from a native half. It stands at or behind `first`, the first instruction of the
 * block. Else NULL. (liveness.c) */
const struct instruction *inverted_conversion(const struct lowering *l, const struct function *f,
                                              const struct instruction *i, uint32_t first);

/* A vector of two to four lanes that an insertelement or a shufflevector completes. Its elements come from
 * insertelements of the block, and from the constant that these begin with. */
struct built_vector {
    value_id elements[4];        /* by lane; NO_VALUE: the constant has the element */
    const struct constant *base; /* NULL: lanes without element are undefined */
    uint32_t inserted;           /* lanes with elements; 0: the vector is not built so */
};

/* `first`: the first instruction of the block. (built_vectors.c) */
struct built_vector find_built_vector(const struct lowering *l, const struct function *f, const struct instruction *i,
                                      uint32_t first);

#define NO_LANE UINT32_MAX /* undefined in a shuffle mask, and in OpVectorShuffle */

/* The source lane that shufflevector's constant mask has for a lane; NO_LANE: undefined. (built_vectors.c) */
uint32_t shuffled_lane(const struct module *module, const struct function *f, const struct instruction *i,
                       uint32_t number);

/* The instruction that moves the high half of a word to the low half, if this value is its result; else NULL.
 * (liveness.c) */
const struct instruction *shift_to_low_half(const struct module *module, const struct function *f, value_id id);

void assign_values(struct lowering *l, struct function_state *s); /* values.c: ids, phis, repaired reads */

/* values.c: whether a value may be read at instruction `before` of the current block: it is live, and its definition
 * dominates that place. Operands always are; debug information must ask. */
bool is_available(const struct lowering *l, value_id value, const struct instruction *before);

/* values.c: the phis of a structured block; the value of the selector that its branch tests. */
void emit_phis(struct lowering *l, struct function_state *s, uint32_t block);
uint32_t selector_value(struct lowering *l, struct function_state *s, uint32_t block);

#endif
