/* Shared by the files of the bitcode reader; nobody else includes it. The reader fills growing arrays, which become the
 * module's when all is read and checked. */
#ifndef DXIL_READER_H
#define DXIL_READER_H

#include "base/bitset.h"
#include "dxil/bitstream/known.h"

enum block_id_number { /* of LLVM 3.7's blocks */
    BLOCK_MODULE = 8,
    BLOCK_ATTRIBUTES = 9,
    BLOCK_ATTRIBUTE_GROUPS = 10,
    BLOCK_CONSTANTS = 11,
    BLOCK_FUNCTION = 12,
    BLOCK_SYMBOLS = 14,
    BLOCK_METADATA = 15,
    BLOCK_ATTACHMENTS = 16,
    BLOCK_TYPES = 17,
    BLOCK_USE_LISTS = 18
};

enum {
    LARGEST_VECTOR = 1024
};

struct value_list {
    struct value *data;
    uint32_t count, capacity;
};

struct metadata_list {
    struct metadata *data;
    uint32_t count, capacity;
    uint32_t largest_operand; /* of its nodes */
    bool has_later_values;    /* some of its values were not known yet when they were read */
};

struct case_values {
    uint64_t *data;
    uint32_t count, capacity;
};

/* Types that are derived from this one; NO_TYPE: not looked for yet. */
struct type_links {
    type_id pointer; /* the first pointer to it; the others follow by `next` */
    type_id vector;  /* the first vector of it; likewise */
    type_id next;
    type_id pair; /* {it, i1} */
};

/* Metadata kinds that mean something to an instruction, by their number in this module; UINT32_MAX: not there. */
struct attachment_kinds {
    uint32_t precise, nonuniform, hints, loop, dx_break;
};

struct reader {
    struct arena *arena;
    struct fault *fault;
    struct module *module; /* what is being made */
    struct dxs_limits limits;
    uint32_t block_count;   /* of the functions so far */
    uint32_t earlier_count; /* values of the functions that have been read */
    bool relative_ids;

    VECTOR(struct type) types;
    VECTOR(struct type_links) links;
    struct words type_members;

    struct value_list values; /* the module's */
    struct value_list locals; /* of the function that is being read; and so are these */
    struct words targets;
    struct case_values case_values;
    VECTOR(struct global) globals;
    VECTOR(struct function) functions;
    VECTOR(struct constant) constants;
    struct words operands;
    struct words unchecked; /* constants that have operands, by index: see check_constants */
    VECTOR(uint64_t) data;

    struct metadata_list metadata;
    struct metadata_list local_metadata;
    struct words metadata_operands;
    VECTOR(uint64_t) metadata_numbers;
    VECTOR(char) metadata_text;
    VECTOR(struct named_metadata) named_metadata;
    VECTOR(const char *) metadata_kinds;
    VECTOR(struct bitstream_bookmark) kind_blocks; /* put off: without attachments nobody asks for kinds */
    struct attachment_kinds kinds;

    struct attribute_table attributes;
    struct known_attributes *known_attributes; /* whose groups these are, if no lists were read; else NULL */

    VECTOR(struct bitstream_bookmark) bodies;
    struct known_modules *known;
    struct checked_call *checked_calls; /* of these */
    uint32_t body;                      /* number of the one that is being read, see struct checked_call */

    /* Where we are, for errors; DXS_NOWHERE outside of functions. */
    uint32_t function, block, instruction;

    struct bitstream stream; /* large: what stands behind it takes longer to reach */
};

/* Fails with the place that the reader has reached. */
_Noreturn void reader_fail(struct reader *reader, enum dxs_result code, const char *format, ...) PRINTF_LIKE(3, 4) COLD;

/* The current record must have at least so many operands; the buffer gives zeros for missing ones. */
static inline void require_operands(struct reader *reader, uint32_t count, const char *what)
{
    if (reader->stream.count < count)
        reader_fail(reader, DXS_INVALID_BITCODE, "%s needs %u numbers, not %u", what, count, reader->stream.count);
}

/* The current record's operands from `first` on as text in the module's arena. */
const char *reader_text(struct reader *reader, uint32_t first);

/* An index that does not fit is one of too many values, which check_value_count refuses in the end. */
static inline struct value make_value(enum value_kind kind, type_id type, uint32_t index)
{
    return (struct value){.kind = (uint8_t)kind, .index = index & (MOST_VALUES - 1), .type = type};
}

static inline uint32_t reader_value_count(const struct reader *reader)
{
    return reader->values.count + reader->locals.count;
}

/* Whether the module's values and those of the functions so far pass the limit. */
void check_value_count(struct reader *reader);

inline const struct value *reader_value(const struct reader *reader, value_id id)
{
    return id < reader->values.count ? &reader->values.data[id] : &reader->locals.data[id - reader->values.count];
}

inline const struct type *reader_type(const struct reader *reader, type_id id)
{
    return &reader->types.data[id];
}

/* Whether the value is a constant integer, see module_integer. */
inline bool reader_integer(const struct reader *reader, value_id id, uint64_t *bits)
{
    const struct value *value = reader_value(reader, id);

    if (value->kind != VALUE_CONSTANT || reader_type(reader, value->type)->kind != TYPE_INTEGER)
        return false;
    const struct constant *constant = &reader->constants.data[value->index];
    *bits = constant->bits;
    return constant->kind == CONSTANT_INTEGER || constant->kind == CONSTANT_NULL;
}

/* ---- types.c ----------------------------------------------------------------------------------------------------- */

void read_types(struct reader *reader);

static inline type_id check_type_id(struct reader *reader, uint64_t id)
{
    if (id >= reader->types.count)
        reader_fail(reader, DXS_INVALID_BITCODE, "type %llu of %u", (unsigned long long)id, reader->types.count);
    return (type_id)id;
}

/* These find the type or make it. */
type_id pointer_type(struct reader *reader, type_id element, uint32_t address_space);
type_id vector_type(struct reader *reader, type_id element, uint32_t count);
type_id type_with_bool(struct reader *reader, type_id type); /* {type, i1} */
type_id bool_type_like(struct reader *reader, type_id type); /* i1, or a vector of i1 as long as `type` */

/* The scalar of a vector, or the type itself. */
static inline type_id scalar_type(const struct reader *reader, type_id type)
{
    return reader_type(reader, type)->kind == TYPE_VECTOR ? reader_type(reader, type)->element : type;
}

static inline bool is_integer_type(const struct reader *reader, type_id type) /* vectors as well */
{
    return reader_type(reader, type)->scalar_kind == TYPE_INTEGER;
}

static inline bool is_float_type(const struct reader *reader, type_id type) /* vectors as well */
{
    return reader_type(reader, type)->scalar_kind == TYPE_FLOAT;
}

/* Whether a value of this type can be in memory. */
bool is_sized_type(const struct reader *reader, type_id type);

/* The type that these indices (ids of integers) lead to from a pointer to `source`; the first one steps over whole
 * objects. Values from `known` on are not there yet. */
type_id walk_indices(struct reader *reader, type_id source, value_id known, const uint32_t *indices, uint32_t count);

/* The type that a number leads to within an aggregate, as extractvalue has it. */
type_id member_type(struct reader *reader, type_id aggregate, uint64_t index);

/* A type for messages; valid until the next call with the same buffer. */
enum {
    TYPE_NAME_SIZE = 64
};
const char *describe_type(const struct reader *reader, type_id type, char buffer[TYPE_NAME_SIZE]);

/* Whether this cast leads from one type to the other. */
bool cast_is_valid(const struct reader *reader, uint32_t cast, type_id from, type_id to);

/* ---- constants.c ------------------------------------------------------------------------------------------------- */

/* The current block's constants become values of the list, which is the module's or the function's. */
void read_constants(struct reader *reader, struct value_list *list);

/* Checks the operands of the constants that were read since the last call, when all values that they may name are
 * known.
 */
void check_constants(struct reader *reader);

/* ---- metadata.c -------------------------------------------------------------------------------------------------- */

void read_metadata(struct reader *reader, struct metadata_list *list);

/* Attachments of all functions: reads the kinds that were put off, checks, sets flags of instructions. */
void settle_attachments(struct reader *reader);

/* Checks ids in metadata from this one on, when all metadata and values are known. */
void check_metadata(struct reader *reader, const struct metadata_list *list);

/* ---- attributes.c ------------------------------------------------------------------------------------------------ */

void read_attribute_groups(struct reader *reader);
void read_attribute_lists(struct reader *reader);

/* ---- symbols.c --------------------------------------------------------------------------------------------------- */

void read_module_symbols(struct reader *reader);
void read_function_symbols(struct reader *reader, struct function *function);

/* ---- function.c, instructions.c ---------------------------------------------------------------------------------- */

/* A use of a value that is not there yet, and the type that it must turn out to have. */
struct forward_use {
    value_id value;
    type_id type;
    uint32_t instruction;
};

struct forward_uses {
    struct forward_use *data;
    uint32_t count, capacity;
};

struct body {
    struct reader *reader;
    struct function *function;
    VECTOR(struct instruction) instructions;
    struct words operands;
    struct words calls;
    VECTOR(struct debug_location) debug_locations;
    struct words location_of; /* see struct function */
    VECTOR(struct attachment) attachments;
    struct forward_uses forward_uses;
    struct basic_block *blocks;
    uint32_t block_count, current_block; /* current_block == block_count: all blocks have ended */
    value_id next;                       /* id of the next instruction that gives a value */
    uint64_t bits;                       /* of the function's block */
    uint32_t room;                       /* so many instructions, their results included, there is room for */
};

void read_function_body(struct reader *reader, uint32_t function);

/* Makes room for one more instruction with so many operands, and its result. */
void reserve_instruction(struct body *body, uint32_t operand_count);

struct record;
void read_instruction(
    struct record *record); /* one, from the stream's current record; only `body` and `reader` are set */

/* The enum binary of a record's number for operands of this type; UINT32_MAX: there is none. */
uint32_t binary_of_record(const struct reader *reader, uint64_t number, type_id type);
bool predicate_fits(const struct reader *reader, uint64_t predicate, type_id type);

/* ---- validate.c, validate_calls.c -------------------------------------------------------------------------------- */

/* Checks what needs the whole body: phis and predecessors, definitions before uses, distinct cases. `forward`: all
 * uses, but for those of phis, of values that were not there yet when the instruction was read. */
void validate_function(struct reader *reader, const struct function *function, const struct forward_uses *forward);

static inline struct checked_call *place_of_call(const struct reader *reader, value_id callee, value_id opcode)
{
    return &reader->checked_calls[(callee * 31 + opcode) % CHECKED_CALLS];
}

static inline bool is_checked_call(const struct reader *reader, const struct checked_call *checked, value_id callee,
                                   value_id opcode)
{
    return checked->opcode == opcode && checked->callee == callee && checked->body == reader->body;
}

/* The call that check_operation has checked before, or NULL if it is no longer known. */
static inline const struct checked_call *find_checked_call(const struct reader *reader, value_id callee,
                                                           value_id opcode)
{
    const struct checked_call *checked = place_of_call(reader, callee, opcode);
    return is_checked_call(reader, checked, callee, opcode) ? checked : NULL;
}

/* Checks a call of a DXIL operation, by a function that is declared as such, against the row of its opcode. Values from
 * `known` on are not there yet. Valid until the next call. That the arguments are as many as the function has
 * parameters, and of their types, is checked by others. */
const struct checked_call *check_operation(struct reader *reader, value_id callee, value_id known, value_id opcode);

/* Checks that those of these value ids, which stand behind the opcode, are constants that must be. */
void check_constant_arguments(struct reader *reader, const struct checked_call *checked, value_id known,
                              const uint32_t *arguments);

#endif
