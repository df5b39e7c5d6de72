/* LLVM's debug metadata as DXC writes it (version 3.7), and what has become of it in SPIR-V so far. Internal to
 * debug_*.c. A reference is the id of a piece of metadata + 1; 0: none. */
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

/* Fields of the records. The first, left out here, says whether the record is distinct. */
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
    VARIABLE_ARGUMENT, /* its number from 1; 0: it is none */
    GLOBAL_NAME = 2,
    GLOBAL_LINKAGE_NAME,
    GLOBAL_FILE,
    GLOBAL_LINE,
    GLOBAL_TYPE,
    GLOBAL_VALUE = 9
};

enum { /* scopes and types in each other, further than which nothing is told */
    MAX_DEBUG_RECORD = 64,
    MAX_PATH = 8, /* indices from a variable to a part of it */
    SOURCE_LANGUAGE_HLSL = 5,
    MAX_TEXT_WORDS = 0xFFFF - 8 /* words of an instruction, less its fixed ones */
};

/* By metadata: an id of SPIR-V, 0: none yet, or that it is being made. */
#define DEBUG_OPEN UINT32_MAX

struct debug_info {
    uint32_t *ids;               /* by metadata */
    uint32_t file, line, column; /* of the line in force; file 0: none */

    /* With variables (dxs_options.debug_variables) only. */
    uint32_t set;                               /* id of the import; 0: lines only */
    uint32_t scope, inlined_at;                 /* ids, in force; scope 0: none */
    uint32_t main_source, unit;                 /* ids */
    uint32_t empty_string, expression, no_type; /* ids, 0: not made yet */
    uint32_t *subprograms;                      /* by function of the module: a reference */
};

/* The record that a reference names, if its code is this one; or NULL. */
const struct metadata *debug_record(const struct module *module, uint32_t reference, enum debug_record code);

/* A field that is a number, or that is a reference; 0 where the record ends before it. */
uint64_t debug_number(const struct module *module, const struct metadata *record, uint32_t field);
uint32_t debug_reference(const struct module *module, const struct metadata *record, uint32_t field);

/* The string that a reference names, or NULL; and a copy of it in the arena. */
const struct metadata *debug_string_at(const struct module *module, uint32_t reference);
char *debug_text(struct lowering *l, uint32_t reference);

/* What dx.source.contents, the main file first, has in its n-th place: references of name and text, NULL if it is no
 * such pair. */
const uint32_t *debug_source_pair(const struct module *module, const struct named_metadata *contents, uint32_t n);

/* ---- With variables ---------------------------------------------------------------------------------------------- */

/* An instruction of NonSemantic.Shader.DebugInfo.100 in a section; its id. DEBUG_DECLARE: among the declarations. */
uint32_t debug_emit(struct lowering *l, struct words *section, uint32_t instruction, uint32_t count,
                    const uint32_t *operands);
#define DEBUG_EMIT(l, section, instruction, ...)                                                                       \
    debug_emit((l), (section), NonSemanticShaderDebugInfo100##instruction, WORD_COUNT(__VA_ARGS__),                    \
               (const uint32_t[]){__VA_ARGS__})
#define DEBUG_DECLARE(l, instruction, ...) DEBUG_EMIT(l, &(l)->b->globals, instruction, __VA_ARGS__)

/* A field as an operand: ids of a constant, and of an OpString. */
uint32_t debug_constant(struct lowering *l, const struct metadata *record, uint32_t field);
uint32_t debug_string(struct lowering *l, const struct metadata *record, uint32_t field);

/* scopes.c: the DebugSource of a file, the lexical scope of a scope, the DebugInlinedAt of a location. What is no
 * file gives the main one, what is no scope the compilation unit, what is no location 0. */
void debug_begin_unit(struct lowering *l);
uint32_t debug_source(struct lowering *l, uint32_t reference);
uint32_t debug_scope(struct lowering *l, uint32_t reference, uint32_t depth);
uint32_t debug_inlined_at(struct lowering *l, uint32_t reference, uint32_t depth);

/* types.c: the type, "unknown" for what is none; and the indices that lead from a variable of this type to the
 * part of it at an offset, sizes in bits: how many, or UINT32_MAX if there is no such part. */
uint32_t debug_type(struct lowering *l, uint32_t reference, uint32_t depth);
uint32_t debug_path(const struct module *module, uint32_t type, uint64_t offset, uint64_t size,
                    uint32_t path[MAX_PATH]);

#endif
