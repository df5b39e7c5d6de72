/* LLVM 3.7 debug metadata, as DXC writes it, and its counterparts in SPIR-V. Internal to spirv/debug/. A reference is
 * metadata id + 1; 0: none. */
#ifndef SPIRV_DEBUG_RECORDS_H
#define SPIRV_DEBUG_RECORDS_H

#include "spirv/debug/info.h"
#include "spirv/function/function.h"

#include <spirv/unified1/NonSemanticShaderDebugInfo100.h>

enum debug_record {
    RECORD_LOCATION = 7,
    RECORD_SUBRANGE = 13,
    RECORD_BASIC_TYPE = 15,
    RECORD_FILE = 16,
    RECORD_DERIVED_TYPE = 17,
    RECORD_COMPOSITE_TYPE = 18,
    RECORD_SUBROUTINE_TYPE = 19,
    RECORD_SUBPROGRAM = 21,
    RECORD_LEXICAL_BLOCK = 22,
    RECORD_LEXICAL_BLOCK_FILE = 23,
    RECORD_GLOBAL_VARIABLE = 27,
    RECORD_LOCAL_VARIABLE = 28,
    RECORD_EXPRESSION = 29
};

/* Field indices in the records. Field 0 of each record (the `distinct` flag) is not listed. */
enum {
    LOCATION_LINE = 1,
    LOCATION_SCOPE = 3, /* an id, not a reference */
    LOCATION_INLINED_AT,

    SUBRANGE_COUNT = 1,

    TYPE_TAG = 1, /* of basic, derived and composite types */
    TYPE_NAME,
    BASIC_SIZE, /* sizes and offsets are in bits */
    BASIC_ENCODING = 5,
    TYPE_FILE = 3, /* of derived and composite types */
    TYPE_LINE,
    TYPE_BASE = 6,
    TYPE_SIZE,
    TYPE_OFFSET = 9,
    TYPE_ELEMENTS = 11,
    SUBROUTINE_TYPES = 2, /* of the result, then of the parameters */

    FILE_NAME = 1,

    SCOPE_PARENT = 1, /* of subprograms and blocks */
    SUBPROGRAM_NAME,
    SUBPROGRAM_LINKAGE_NAME,
    SUBPROGRAM_FILE,
    SUBPROGRAM_LINE,
    SUBPROGRAM_TYPE,
    SUBPROGRAM_SCOPE_LINE = 9,
    SUBPROGRAM_FUNCTION = 15,
    BLOCK_FILE = 2,
    BLOCK_LINE,
    BLOCK_COLUMN,

    VARIABLE_SCOPE = 2, /* of local variables */
    VARIABLE_NAME,
    VARIABLE_FILE,
    VARIABLE_LINE,
    VARIABLE_TYPE,
    VARIABLE_ARGUMENT, /* number of the argument from 1; 0: no argument */
    GLOBAL_NAME = 2,
    GLOBAL_LINKAGE_NAME,
    GLOBAL_FILE,
    GLOBAL_LINE,
    GLOBAL_TYPE,
    GLOBAL_VALUE = 9
};

enum {
    MAX_DEBUG_RECORD = 64, /* levels of nested scopes or types; deeper ones are omitted */
    MAX_PATH = 8,          /* indices from a variable to a part of it */
    SOURCE_LANGUAGE_HLSL = 5,
    MAX_TEXT_WORDS = 0xFFFF - 8 /* words of an instruction, less its fixed ones */
};

/* Value in debug_info.ids: the declaration is being emitted. A cycle in the metadata meets it. */
#define DEBUG_OPEN UINT32_MAX

/* The lines of a file's text. A line of n bytes has n + 1 columns, so none has length 0. */
struct source_lines {
    const uint32_t *lengths;
    uint32_t count;
};

/* A file of module.sources. */
struct source_text {
    uint64_t hash;  /* of the name */
    uint32_t place; /* in the list */
};

struct debug_info {
    bool counts_instructions;    /* dxs_options.instruction_lines */
    bool inside;                 /* an instruction is being lowered: blocks that it opens are its own */
    uint32_t end;                /* counts_instructions: position in the code behind the last OpLine */
    uint32_t *ids;               /* by metadata: id in SPIR-V; 0: not declared yet; DEBUG_OPEN */
    uint32_t file, line, column; /* of the line in force; file 0: none */

    /* Only with dxs_options.debug_variables. */
    uint32_t set;                               /* id of the import; 0: lines only */
    uint32_t scope, inlined_at;                 /* ids, in force; scope 0: none */
    uint32_t main_file;                         /* reference; 0: none */
    uint32_t main_source, unit;                 /* ids */
    const struct source_text *texts;            /* by hash and place: module.source_count; NULL: not listed yet */
    struct source_lines *lines;                 /* by metadata: of files whose text the module has */
    uint32_t empty_string, expression, no_type; /* ids; 0: not declared yet */
    uint32_t *subprograms;                      /* by function of the module: reference to its subprogram */
};

/* records.c. What has this reference; NULL: nothing. */
const struct metadata *debug_metadata(const struct module *module, uint32_t reference);

/* The record with this reference, if it has this code; else NULL. */
const struct metadata *debug_record(const struct module *module, uint32_t reference, enum debug_record code);

/* A field as a number or as a reference; 0 if the record is too short. */
uint64_t debug_number(const struct module *module, const struct metadata *record, uint32_t field);
uint32_t debug_reference(const struct module *module, const struct metadata *record, uint32_t field);

/* The string with this reference, or NULL; debug_text copies it to the arena, NUL-terminated, as UTF-8. */
const struct metadata *debug_string_at(const struct module *module, uint32_t reference);
const char *debug_text(struct lowering *l, uint32_t reference);

/* Text of any bytes, copied likewise. */
const char *debug_copy(struct lowering *l, const char *bytes, uint32_t length);

/* ---- With variables ---------------------------------------------------------------------------------------------- */

/* Appends an instruction of NonSemantic.Shader.DebugInfo.100 to a section; returns its id. DEBUG_DECLARE appends to the
 * global declarations. */
uint32_t debug_emit(struct lowering *l, struct words *section, uint32_t instruction, uint32_t count,
                    const uint32_t *operands);
#define DEBUG_EMIT(l, section, instruction, ...)                                                                       \
    debug_emit((l), (section), NonSemanticShaderDebugInfo100##instruction, WORD_COUNT(__VA_ARGS__),                    \
               (const uint32_t[]){__VA_ARGS__})
#define DEBUG_DECLARE(l, instruction, ...) DEBUG_EMIT(l, &(l)->b->globals, instruction, __VA_ARGS__)

/* A field as an operand: the id of a u32 constant, or of an OpString. */
uint32_t debug_constant(struct lowering *l, const struct metadata *record, uint32_t field);
uint32_t debug_string(struct lowering *l, const struct metadata *record, uint32_t field);

/* sources.c. `reference`: to a file; of no file: the main file's. */
uint32_t debug_source(struct lowering *l, uint32_t reference);

/* A line of the file, and a column of the line. 0: the file's text has no such line, or the line no such column. DXC
 * gives built-in types the main file with lines of an included one. */
uint32_t debug_known_line(struct lowering *l, uint32_t reference, uint64_t line);
uint32_t debug_known_column(struct lowering *l, uint32_t reference, uint64_t line, uint64_t column);

/* The id of the known line in the field behind this field, which is a file. */
uint32_t debug_line(struct lowering *l, const struct metadata *record, uint32_t file_field);

/* scopes.c. Each takes a reference and returns an id. `depth`: levels of recursion so far. */
void debug_begin_unit(struct lowering *l);                                         /* once per conversion, first */
uint32_t debug_scope(struct lowering *l, uint32_t reference, uint32_t depth);      /* of no scope: the unit */
uint32_t debug_inlined_at(struct lowering *l, uint32_t reference, uint32_t depth); /* of no location: 0 */

/* types.c. The id of a type; of no type: a basic type named "unknown". */
uint32_t debug_type(struct lowering *l, uint32_t reference, uint32_t depth);

/* The indices from a variable of this type to its part at `offset` (in bits). Returns their number; UINT32_MAX: the
 * type has no such part. */
uint32_t debug_path(const struct module *module, uint32_t type, uint64_t offset, uint64_t size,
                    uint32_t path[MAX_PATH]);

/* buffers.c. DebugGlobalVariable for each declared buffer whose members are known. */
void debug_declare_buffers(struct lowering *l);

#endif
