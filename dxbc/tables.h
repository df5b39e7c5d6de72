/* The module's tables as they grow: types, constants, functions, globals. */
#ifndef DXBC_TABLES_H
#define DXBC_TABLES_H

#include "base/vector.h"
#include "dxil/module.h"

/* Types of DXIL that are made when they are first needed. */
enum known_type {
    KNOWN_VOID,
    KNOWN_BOOL,
    KNOWN_BYTE,
    KNOWN_INT,
    KNOWN_FLOAT,
    KNOWN_DOUBLE,
    KNOWN_BYTE_POINTER,
    KNOWN_HANDLE,
    KNOWN_RESULT_INT, /* dx.types.ResRet */
    KNOWN_RESULT_FLOAT,
    KNOWN_ROW_INT, /* dx.types.CBufRet */
    KNOWN_ROW_FLOAT,
    KNOWN_DIMENSIONS,
    KNOWN_TWO_INTS,
    KNOWN_INT_AND_BOOL,
    KNOWN_TWO_FLOATS,
    KNOWN_TYPES
};

struct tables {
    struct arena *arena;
    struct module *module;
    uint32_t limit; /* of types */
    VECTOR(struct type) types;
    struct words members;
    VECTOR(struct constant) constants;
    VECTOR(uint64_t) data;
    VECTOR(struct function) functions;
    VECTOR(struct global) globals;
    VECTOR(struct value) values; /* the module's: globals and their initializers */
    uint32_t *derived;           /* hash table of pointers and arrays; NO_TYPE: empty */
    uint32_t derived_slots, derived_count;
    type_id known[KNOWN_TYPES]; /* NO_TYPE: not made yet */
    uint32_t *operations;       /* by operation and overload: function + 1 */
};

/* `limit`: of types. */
void tables_begin(struct tables *tables, struct arena *arena, struct module *module, uint32_t limit);

type_id table_type(struct tables *tables, enum known_type type);

/* The type of a letter in dxil/operations.def; not for T. For r and u it is the struct of integers: the next
 * enumerator is that of floats. */
enum known_type known_of_letter(char letter);
type_id table_pointer(struct tables *tables, type_id element, enum address_space space);
type_id table_array(struct tables *tables, type_id element, uint32_t count);
type_id table_function_type(struct tables *tables, type_id result, uint32_t count, const type_id *parameters);

/* The declaration of a DXIL operation with T = overload. Its type follows from the row. */
uint32_t table_operation(struct tables *tables, uint32_t dx_op, type_id overload);

/* The result type of an operation with T = overload. */
type_id table_result_type(struct tables *tables, uint32_t dx_op, type_id overload);

/* A global whose type follows (table_set_global), and its value. */
value_id table_global(struct tables *tables);

/* An array of `count` words of type `element`. `data`: constants; NULL: no initializer. */
void table_set_global(struct tables *tables, value_id global, type_id element, uint32_t count, enum address_space space,
                      const uint32_t *data);

/* Hands the tables over to the module. */
void tables_end(struct tables *tables);

#endif
