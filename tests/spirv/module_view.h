/* The words of a SPIR-V module by id and by instruction. Shares no code with the translator. */
#ifndef TESTS_SPIRV_MODULE_VIEW_H
#define TESTS_SPIRV_MODULE_VIEW_H

#include "tests/spirv/results.h"

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { /* newer than SPIRV-Headers 1.3.239 */
    NEW_MODE_QUAD_DERIVATIVES = 5088,
    NEW_MODE_REQUIRE_FULL_QUADS = 5089,
    NEW_MODE_MAXIMALLY_RECONVERGES = 6023,
    NEW_MODE_FP_FAST_MATH_DEFAULT = 6028,
    NEW_DECORATION_HIT_OBJECT_SHADER_RECORD_BUFFER = 5389
};

/* Bits of word_id.decorations: decorations below 48 have their number. */
enum decoration {
    DECORATION_NON_UNIFORM = 48,
    DECORATION_PER_PRIMITIVE,
    DECORATION_PER_VERTEX,
    DECORATION_SHADER_RECORD
};
#define DECORATION(decoration) (UINT64_C(1) << (decoration))

struct id_view {
    const uint32_t *definition;                                     /* the instruction whose result it is; NULL: none */
    uint64_t decorations;                                           /* its decorations */
    uint64_t member_decorations;                                    /* of a structure: decorations of its members */
    uint32_t location, component, builtin, set, binding, fast_math; /* operands of decorations */
};

#define NO_LINE UINT32_MAX

/* An instruction in a function. */
struct code_view {
    const uint32_t *words;
    uint32_t opcode, length;
    uint32_t function, line; /* the DXIL instruction that it stands for; NO_LINE: none */
};

struct execution_mode {
    uint32_t mode;
    const uint32_t *operands;
    uint32_t count;
};

enum {
    MAX_MODES = 64,
    MAX_CAPABILITIES = 128,
    MAX_BUILTINS = 256
};

/* A variable or a member of a block. */
struct builtin_place {
    uint32_t builtin, id; /* of the variable or structure */
    uint32_t member;      /* UINT32_MAX: a variable */
    uint64_t decorations;
};

struct module_view {
    const uint32_t *words;
    size_t count;
    uint32_t bound;
    struct id_view *ids;
    struct code_view *ops;
    size_t op_count;
    uint32_t memory_model;
    struct execution_mode modes[MAX_MODES];
    uint32_t mode_count;
    uint32_t capabilities[MAX_CAPABILITIES], capability_count;
    struct builtin_place builtins[MAX_BUILTINS];
    uint32_t builtin_count;
};

/* Reads a module that was converted with dxs_options.instruction_lines. */
struct module_view module_view_read(const uint32_t *words, size_t count);
void module_view_free(struct module_view *w);

/* The instruction that defines an id; one of length 1 without operation if there is none. */
const uint32_t *definition_of(const struct module_view *w, uint32_t id);

/* The word of an instruction, if older validators do not know it, that names an id which is not defined; 0: none. */
uint32_t undefined_operand(const struct module_view *w, const struct code_view *op);

uint32_t type_of(const struct module_view *w, uint32_t id);

/* False: it is no 32-bit constant. */
bool constant_of(const struct module_view *w, uint32_t id, uint32_t *value);
bool is_constant(const struct module_view *w, uint32_t id);

bool is_decorated(const struct module_view *w, uint32_t id, uint32_t decoration);
bool has_capability(const struct module_view *w, uint32_t capability);
bool has_builtin(const struct module_view *w, uint32_t builtin); /* a variable or a member of a block */
const struct execution_mode *find_mode(const struct module_view *w, uint32_t mode); /* NULL: not declared */

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

/* The word that holds the pointer, image or acceleration structure that the instruction accesses; 0: none. */
uint32_t accessed_word(const struct code_view *op);

/* The pointer or image that this one is made of; 0: it is a variable, or cannot be followed. */
uint32_t made_of(const struct module_view *w, uint32_t id);

/* The variable that a pointer or image comes from; 0: unknown, or an address. */
uint32_t root_of(const struct module_view *w, uint32_t id);

uint32_t storage_class_of(const struct module_view *w, uint32_t id); /* of a pointer; UINT32_MAX: it is none */

/* The type of a variable's contents; 0: unknown. */
uint32_t contents_of(const struct module_view *w, uint32_t variable);

#endif
