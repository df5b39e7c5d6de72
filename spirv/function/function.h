/* One function on its way: what lives, how its blocks are structured, which ids its values have. Internal to
 * liveness.c, control_flow.c, values.c, function.c, emit.c, and what finds out about resources. */
#ifndef SPIRV_FUNCTION_H
#define SPIRV_FUNCTION_H

#include "spirv/lowering.h"

/* What stands for a value in SPIR-V: the id of its first component, or one of these. */
#define ENCODED_CONSTANT 0x80000000u /* with the value id of a constant in the low bits */
#define ENCODED_UNDEF 0xFFFFFFFFu
#define NO_NUMBER UINT32_MAX
#define NO_END UINT32_MAX

struct pending_read { /* a value read in a block that its definition does not dominate any more */
    uint32_t block;   /* structured; the key together with `value` */
    value_id value;   /* local number */
    ssa_read read;
    uint32_t next; /* in the hash chain, UINT32_MAX: last */
};

enum liveness {
    LIVE = 1,
    LIVE_SYMBOL = 2, /* see is_symbol */
    LIVE_EMITTED = 4 /* code is emitted for it; not for symbols, phis and extractvalue */
};

struct dxs_control_flow {
    const struct function *function;
    const struct graph *graph;
    const struct structured *structured;
};

struct function_state {
    const struct function *function;
    uint32_t index; /* of the function in the module */

    /* usage.c */
    struct words callees;         /* functions of the module with a body that code calls, in its order */
    uint32_t *listed_calls;       /* room for these two, until resources are known */
    const uint32_t *handle_calls; /* instructions: those that make handles from resources they name, in their order */
    const uint32_t *access_calls; /* those that access resources, in their order before this place */
    uint32_t handle_call_count, access_call_count;

    /* liveness.c */
    uint8_t *live;      /* by instruction: bits of enum liveness, 0: it does not matter */
    bool has_phis;      /* that are live */
    uint32_t *used;     /* by local value: mask of used components, bit 31: any beyond */
    uint32_t *targets;  /* by local value, see handle_target */
    uint32_t *block_of; /* by local value: block of the input that defines it, NO_BLOCK: argument or constant */

    uint32_t *ends; /* by block: the operation that ends the invocation there (a discard, or the decision about a hit),
                       or NO_END. NULL: there are none */

    /* discard.c */
    struct bitset kills;        /* by instruction: conditional discards that end the invocation; if there are `ends` */
    uint32_t discard_condition; /* a discard that waits for the next one of its block, 0: none */

    /* interlock.c */
    const struct section *section; /* NULL: there is none */

    /* hit_object_variables.c */
    struct hit_objects *hit_objects; /* NULL: not asked for yet */

    /* wave.c */
    struct bitset in_loop; /* by block of the input. No words: not asked for yet */

    /* wave_multi_prefix.c */
    struct bitset scanned; /* by instruction: scans that an earlier one's loop has done. No words: none */

    /* control_flow.c */
    struct graph graph;
    const struct structured *structured;
    uint32_t *first_copy;    /* by block of the input: structured block that holds it, NO_BLOCK: unreachable */
    uint32_t *next_copy;     /* by structured block: the next one with the same source, NO_BLOCK */
    uint32_t *enter, *leave; /* by structured block: preorder interval in the dominator tree */

    /* values.c */
    uint32_t *base;        /* by local value: encoded, in the first copy of its block */
    uint32_t *copy_offset; /* by structured block: what to add to ids of values defined in this copy */
    uint32_t *numbers;     /* by value id: its number in the rebuilt form, or NO_NUMBER */
    struct words numbered; /* by that number: encoded */
    struct ssa_builder *ssa;
    const struct ssa *rebuilt;
    struct bitset repaired; /* by local value: has entries in `reads` */
    VECTOR(struct pending_read) reads;
    uint32_t *read_buckets;
    uint32_t read_bucket_count; /* a power of two */
    uint32_t *phi_ids;          /* by phi of `rebuilt` */

    /* switch.c */
    uint32_t *convergent_before; /* by preorder number of the dominator tree: convergent blocks with smaller ones; NULL:
                                    not asked yet */

    /* function.c */
    uint32_t *labels, *end_labels; /* by structured block */
    uint32_t current, label;       /* structured block that is being emitted; label of the SPIR-V block */
    struct words phi_patches;      /* (place of a parent label in the code, structured block) pairs */
};

static inline uint32_t local_number(const struct lowering *l, value_id value)
{
    return value - l->module->value_count;
}

/* Whether the invocation ends in a block of the input, at the instruction s->ends[block]: what follows is not reached.
 */
static inline bool invocation_ends(const struct function_state *s, uint32_t block)
{
    return s->ends && s->ends[block] != NO_END;
}

/* Where a block of the input ends: its terminator, or the operation in whose place the invocation does. */
static inline uint32_t block_end(const struct function_state *s, uint32_t block)
{
    const struct basic_block *b = &s->function->blocks[block];
    return invocation_ends(s, block) ? s->ends[block] : b->first_instruction + b->instruction_count - 1;
}

/* The instruction that defines a value of the current function, or NULL. */
static inline const struct instruction *defining_instruction(const struct lowering *l, value_id id)
{
    const struct value *value = module_value(l->module, l->function, id);
    return value->kind == VALUE_INSTRUCTION ? &l->function->instructions[value->index] : NULL;
}

/* What a call that makes a handle stands for: of one that creates it the place of its resource in module.resources, of
 * annotateHandle that of what it says in heap_views; + 1, 0: none, or not known. */
static inline uint32_t *handle_target(const struct lowering *l, const struct function *function,
                                      const struct instruction *i)
{
    return &l->states[function - l->module->functions]->targets[local_number(l, i->result)];
}

/* Whether the result is a symbol (handle or pointer): it takes no ids, and its uses count as uses of its operands. Of
 * live instructions only. */
static inline bool is_symbol(const struct lowering *l, const struct instruction *i)
{
    return l->state->live[i - l->function->instructions] & LIVE_SYMBOL;
}

/* Whether an operation looks at other lanes, or waits for them; a function that is called may do so. */
static inline bool is_convergent(const struct instruction *i)
{
    return i->opcode == OP_CALL && (i->dx_op == DX_OP_NONE || dx_operations[i->dx_op].convergent);
}

/* What ends a block of the input. */
static inline const struct instruction *terminator(const struct function_state *s, block_id block)
{
    return &s->function->instructions[block_end(s, block)];
}

static inline bool structurally_dominates(const struct function_state *s, uint32_t a, uint32_t b)
{
    return s->enter[a] <= s->enter[b] && s->leave[b] <= s->leave[a];
}

/* Component of the aggregate that an extractvalue or insertvalue names, and the type found there. `first_index`: where
 * in the instruction's operands the indices begin. */
uint32_t aggregate_component(struct lowering *l, const struct instruction *i, type_id type, uint32_t first_index,
                             type_id *member);

/* Component of the aggregate, which is of this type, that an extractvalue takes, or the first of them. */
static inline uint32_t extracted_component(struct lowering *l, const struct instruction *i, type_id aggregate)
{
    type_id member;
    bool is_simple = l->types[aggregate].is_flat && i->operand_count == 2;

    return is_simple ? operand_value(l, i, 1) : aggregate_component(l, i, aggregate, 1, &member);
}

void look_at_calls(struct lowering *l, struct function_state *s);       /* usage.c */
void forget_listed_calls(struct lowering *l, struct function_state *s); /* usage.c: their lists */
void find_live(struct lowering *l, struct function_state *s);           /* liveness.c */
void structure_function(struct lowering *l, struct function_state *s);  /* control_flow.c */
void assign_values(struct lowering *l, struct function_state *s);       /* values.c: ids, phis, repaired reads */

/* values.c: whether a value is computed, ahead of an instruction and where the block at hand sees it. What code reads
 * is; what else speaks of values has to ask. */
bool is_at_hand(const struct lowering *l, value_id value, const struct instruction *before);
void emit_phis(struct lowering *l, struct function_state *s, uint32_t block);
uint32_t selector_value(struct lowering *l, struct function_state *s, uint32_t block);

/* function.c: whether there are more ids by now than the limit. */
void check_id_count(const struct lowering *l);

/* function.c: emits the function; `id` is its OpFunction's. */
void lower_function(struct lowering *l, struct function_state *s, uint32_t id, bool is_main);

/* switch.c: the id of what an OpSwitch that ends a structured block is to look at, emitted ahead of its merge
 * instruction; and the OpSwitch. */
uint32_t switch_selector(struct lowering *l, struct function_state *s, uint32_t block);
void emit_switch(struct lowering *l, const struct function_state *s, uint32_t block, uint32_t selector);

/* calls.c */
void lower_call(struct lowering *l, const struct instruction *i);
uint32_t function_type_id(struct lowering *l, const struct function *function);
uint32_t function_result_type(struct lowering *l, const struct function *function);

#endif
