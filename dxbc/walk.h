/* The walk over the instructions of a function: what all its files share. The sections stand in the order of the
 * calls: files call only those above them. */
#ifndef DXBC_WALK_H
#define DXBC_WALK_H

#include "dxbc/draft.h"
#include "dxbc/program.h"

enum {
    MAX_VERTICES = 32, /* of an input primitive */
    ROW_CACHE = 64,
    IMMEDIATE_CACHE = 4,
    DOUBLE_CACHE = 32,
    LOADED_ROWS = 32
};

/* x#: an array for each component. */
struct indexable_temp {
    uint32_t id, count;
    draft_id words[4];  /* classes */
    draft_id arrays[4]; /* pointers; NO_DRAFT: not used yet */
};

/* g# or the immediate constant buffer in this function. */
struct memory_array {
    draft_id pointer, words; /* NO_DRAFT: not used yet */
};

/* A row of an element of a signature that was loaded in the current block. */
struct loaded_row {
    uint32_t block; /* + 1 */
    uint32_t dx_op;
    draft_id element, row, vertex;
    draft_id columns[4];
};

enum scope_kind {
    SCOPE_IF,
    SCOPE_LOOP,
    SCOPE_SWITCH
};

struct scope {
    uint8_t kind; /* enum scope_kind */
    bool has_else;
    bool is_dead;     /* control does not reach it */
    draft_label next; /* else or case that follows; loops: the header */
    draft_label end;
    uint32_t switch_block;
    uint32_t first_case; /* switches: in walk.cases */
    draft_label default_case;
};

struct switch_case {
    draft_label label;
    uint32_t value;
};

/* A call that is inlined. */
struct frame {
    uint32_t label; /* id; DXS_NONE: the function itself */
    struct tokens return_to;
    draft_label end;      /* where it returns to */
    uint32_t scope_count; /* scopes of its callers */
};

struct walk {
    struct program *program;
    struct draft *d;
    struct arena *arena;
    struct tokens tokens;
    struct token_instruction i; /* the current one */
    bool is_patch_function;     /* fork and join phases */
    draft_id instance;          /* of a fork or join phase */
    bool is_done;               /* with the phase */
    uint32_t walked;            /* instructions, for the limit of inlining */
    uint32_t limit;

    VECTOR(struct scope) scopes;
    VECTOR(struct switch_case) cases;
    VECTOR(struct frame) frames;
    VECTOR(struct indexable_temp) temps;

    /* What is at hand. */
    draft_id *handles;                   /* by resource, of constant index */
    draft_id *inputs;                    /* by vertex, register, component */
    draft_id special[REGISTER_COUNT][4]; /* registers without index */
    draft_id cycles;                     /* the counter that the current instruction reads; NO_DRAFT: none yet */
    struct memory_array *memory;         /* by declared groupshared variable */
    struct memory_array immediates[4];   /* by component */
    struct draft_known immediate_places[IMMEDIATE_CACHE]; /* min(index, number of vectors), by index */
    struct draft_known rows[ROW_CACHE];                   /* loads, of handles and numbers of rows */
    struct draft_known doubles[DOUBLE_CACHE];             /* of low and high words */
    struct loaded_row loaded_rows[LOADED_ROWS];

    uint32_t vertex_count; /* for which `inputs` has room */
    uint32_t first_output_variable;
    bool has_output_variables; /* outputs are variables, see outputs.c */
};

/* ---- walk.c ------------------------------------------------------------------------------------------------------ */

struct walk *walk_begin(struct program *program, struct draft *d);
_Noreturn void walk_fail(struct walk *w, const char *format, ...) PRINTF_LIKE(2, 3) COLD;
_Noreturn void walk_refuse(struct walk *w, const char *why) COLD; /* "OPCODE why" */
_Noreturn void walk_unsupported(struct walk *w, const char *what) COLD;

/* ---- memory.c ---------------------------------------------------------------------------------------------------- */

draft_id load_indexable(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id index);
void store_indexable(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id index,
                     draft_id value);
draft_id load_immediate_buffer(struct walk *w, draft_id index, uint32_t component);
void declare_indexable(struct walk *w);

/* Element `word` of a groupshared variable. */
draft_id shared_pointer(struct walk *w, const struct token_operand *operand, draft_id word, draft_id *words);

bool shared_is_structured(struct walk *w, const struct token_operand *memory);

/* Word number of an address: a byte offset, or the number of a structure and a byte offset in it. */
draft_id shared_word(struct walk *w, const struct token_operand *memory, draft_id first, draft_id second);

/* ---- resources.c ------------------------------------------------------------------------------------------------- */

struct resource_operand {
    draft_id handle;
    const struct dxs_resource *info;
};

/* `index`: the register in a range; before 5.1: any. */
struct resource_operand make_handle(struct walk *w, const struct token_operand *operand, draft_id index);

/* A row of a constant buffer: an aggregate of four words. */
draft_id load_constant_row(struct walk *w, draft_id handle, draft_id row);

/* ---- inputs.c ---------------------------------------------------------------------------------------------------- */

draft_id load_input(struct walk *w, const struct token_operand *operand, uint32_t component, const draft_id *indices);

/* Registers that an index can reach: from `first` up to `end`. */
struct register_range {
    uint32_t first, end;
};
struct register_range reachable_registers(struct walk *w, enum signature_kind kind, const struct token_operand *operand,
                                          uint32_t row);

/* Whether the component's registers are the rows of one element, in order. */
bool is_one_element(const struct walk *w, enum signature_kind kind, struct register_range range, uint32_t component);

/* The place of a register's component; NULL, or failure: the signature has none. */
const struct place *register_place(const struct walk *w, enum signature_kind kind, uint32_t row, uint32_t component);
const struct place *need_register_place(struct walk *w, enum signature_kind kind, const struct token_operand *operand,
                                        uint32_t row, uint32_t component);

/* ---- outputs.c --------------------------------------------------------------------------------------------------- */

void store_output(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id index,
                  draft_id value);
draft_id read_patch_constant(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id row);
void store_vertex(struct walk *w, uint32_t stream);

/* ---- operands.c -------------------------------------------------------------------------------------------------- */

/* Component `c` of the result's view of a source: the swizzle picks, modifiers of the letter's type apply. Letters as
 * in opcodes.def. */
draft_id read_source(struct walk *w, uint32_t operand, uint32_t c, char letter);

/* The same without negation. */
draft_id read_positive_source(struct walk *w, uint32_t operand, uint32_t c, char letter);

/* The bits of component `component`, without swizzle and modifiers. */
draft_id source_bits(struct walk *w, const struct token_operand *operand, uint32_t component);

/* An index: constant + relative. */
draft_id index_value(struct walk *w, const struct token_index *index);

/* Modifiers of a word that is a float or an integer. */
draft_id apply_modifiers(struct walk *w, const struct token_operand *operand, draft_id value, char letter);

/* Writes the components of the mask. */
void write_result(struct walk *w, uint32_t operand, const draft_id values[4]);

/* The same with one value for all of them. */
void write_same(struct walk *w, uint32_t operand, draft_id value);

/* The mask of components that an operand writes; 0: null. */
uint32_t result_mask(const struct walk *w, uint32_t operand);

/* Sets what the instruction says about precision of component `c` on the last instruction. */
void set_precision(struct walk *w, uint32_t c);

/* The resource that an operand names. */
struct resource_operand resource_operand(struct walk *w, uint32_t operand);

/* ---- buffers.c --------------------------------------------------------------------------------------------------- */

/* Picks the components of a load's result. `status`: operand that gets the status; 0: none. */
void write_loaded(struct walk *w, draft_id load, const struct token_operand *picked, uint32_t status);

/* textures.c: numbers of an address: those of a texel; the index or byte offset, and the offset in a structure. */
uint32_t coordinate_count(const struct dxs_resource *info);

/* Appends `count` components of a source, then undefined values up to `room`. Returns `room`. */
uint32_t add_coordinates(struct walk *w, uint32_t operand, uint32_t count, uint32_t room, char letter,
                         draft_id *operands);

/* ---- control_flow.c: from here on, what opcodes.def calls -------------------------------------------------------- */

void walk_if(struct walk *w);
void walk_else(struct walk *w);
void walk_endif(struct walk *w);
void walk_loop(struct walk *w);
void walk_endloop(struct walk *w);
void walk_leave(struct walk *w, bool continues); /* break, continue */
void walk_switch(struct walk *w);
void walk_case(struct walk *w);
void walk_default(struct walk *w);
void walk_endswitch(struct walk *w);
void walk_call(struct walk *w);
void walk_return(struct walk *w);
void walk_conditional_return(struct walk *w);
void leave_call(struct walk *w); /* at the end of a subroutine */

/* ---- arithmetic.c, doubles.c ------------------------------------------------------------------------------------- */

/* How an instruction is written in the module. */
enum form {
    FORM_COPY,
    FORM_SELECT,
    FORM_OF_CONSTANT,     /* what: enum binary, of a constant and the source */
    FORM_BINARY,          /* what: enum binary */
    FORM_SHIFT,           /* what: enum binary; the count's low five bits */
    FORM_COMPARE,         /* what: enum predicate */
    FORM_CAST,            /* what: enum cast */
    FORM_INSERT,          /* a field of bits */
    FORM_PRODUCT_AND_SUM, /* integers: mul, then add; addresses are recognised in this form */
    FORM_CALL             /* what: the DXIL operation */
};

/* Computes each component from the same component of the sources. */
void walk_components(struct walk *w, enum form form, uint32_t what);
void walk_sum(struct walk *w, enum binary sub); /* a difference, if one source is negated */
void walk_swapc(struct walk *w);
void walk_dot(struct walk *w, uint32_t dx_op, uint32_t size);
void walk_pair(struct walk *w, uint32_t dx_op, bool has_carry);
void walk_product(struct walk *w, uint32_t dx_op);
void walk_sincos(struct walk *w);
void walk_widening(struct walk *w);

void walk_computation(struct walk *w, enum form form, uint32_t what);
void walk_dmov(struct walk *w);
void walk_to_words(struct walk *w, uint32_t predicate, uint32_t dx_op); /* dx_op 0: a comparison */

/* ---- buffers.c, textures.c, atomics.c ---------------------------------------------------------------------------- */

void load_buffer(struct walk *w, bool is_structured, bool has_status);
void store_buffer(struct walk *w, bool is_structured);

void walk_sample(struct walk *w, uint32_t dx_op, bool has_status);
void walk_gather(struct walk *w, bool compares, bool has_offset, bool has_status);
void walk_load(struct walk *w, bool has_status);
void walk_store(struct walk *w);
void walk_resinfo(struct walk *w);
void walk_bufinfo(struct walk *w);
void walk_lod(struct walk *w);
void walk_sample_info(struct walk *w);
void walk_sample_pos(struct walk *w);
void walk_check_access(struct walk *w);

enum {
    COMPARE_EXCHANGE = 0xFF /* beside enum atomic */
};
void walk_atomic(struct walk *w, uint32_t operation, bool has_result);
void walk_counter(struct walk *w, uint32_t step);

/* ---- stages.c ---------------------------------------------------------------------------------------------------- */

void walk_discard(struct walk *w);
void walk_sync(struct walk *w);
void walk_evaluation(struct walk *w, uint32_t dx_op, uint32_t extra);
void walk_vertex(struct walk *w, uint32_t dx_op, bool has_stream);

/* ---- instructions.c ---------------------------------------------------------------------------------------------- */

/* Walks over the instructions of a phase. */
void walk_phase(struct walk *w, const struct phase *phase);

#endif
