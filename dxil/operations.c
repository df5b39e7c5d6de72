/* The tables of LLVM's instructions (opcodes.def) and of DXIL operations (operations.def). */
#include "dxil/operations.h"
#include "dxil/module.h"
#include "dxs_module.h"

#include <stddef.h>

const char opcode_names[] = /* of enum opcode, in its order */
#define OPCODE(name, text) text "\0"
#include "dxil/opcodes.def"
#undef OPCODE
    ;

enum { /* 1 << enum dxs_stage, and sets of these */
    PIXEL = 1 << DXS_STAGE_PIXEL,
    VERTEX = 1 << DXS_STAGE_VERTEX,
    GEOMETRY = 1 << DXS_STAGE_GEOMETRY,
    HULL = 1 << DXS_STAGE_HULL,
    DOMAIN = 1 << DXS_STAGE_DOMAIN,
    RAY_GENERATION = 1 << DXS_STAGE_RAY_GENERATION,
    INTERSECTION = 1 << DXS_STAGE_INTERSECTION,
    ANY_HIT = 1 << DXS_STAGE_ANY_HIT,
    MISS = 1 << DXS_STAGE_MISS,
    MESH = 1 << DXS_STAGE_MESH,
    AMPLIFICATION = 1 << DXS_STAGE_AMPLIFICATION,
    NODE = 1 << DXS_STAGE_NODE,
    HITS = ANY_HIT | 1 << DXS_STAGE_CLOSEST_HIT,
    TRACERS = RAY_GENERATION | MISS | 1 << DXS_STAGE_CLOSEST_HIT,
    CALLERS = TRACERS | 1 << DXS_STAGE_CALLABLE,
    RAYS = CALLERS | INTERSECTION | ANY_HIT,
    GROUPS = MESH | AMPLIFICATION | NODE | 1 << DXS_STAGE_COMPUTE, /* have thread groups */
    QUADS = GROUPS | PIXEL,                                        /* have derivatives */
    VIEWS = VERTEX | HULL | DOMAIN | GEOMETRY | PIXEL | MESH,
    ALL = 0xFFFF
};

/* The texts of each row: its name and operands. Rows hold offsets, because pointers need relocations. */
#define TEXTS(name, operands) #name "\0" #operands
static const struct texts {
#define OPERATION(opcode, name, class_name, result, operands, ...) char name[sizeof(TEXTS(name, operands))];
#include "dxil/operations.def"
#undef OPERATION
} texts = {
#define OPERATION(opcode, name, class_name, result, operands, ...) TEXTS(name, operands),
#include "dxil/operations.def"
#undef OPERATION
};

/* Rows share few sets of overloads. */
/* clang-format off */
#define OVERLOAD_SETS \
    SET() SET(U) SET(X) SET(b) SET(bcsilv) SET(csilv) SET(d) SET(dv) SET(f) SET(hf) SET(hfdbcsilv) SET(hfdcsil) \
    SET(hfdcsilv) SET(hfdsil) SET(hfdsilv) SET(hfdv) SET(hfis) SET(hfsi) SET(hfsidl) SET(hfsidlv) SET(hfv) SET(hs) \
    SET(i) SET(is) SET(li) SET(sil) SET(silv)
/* clang-format on */
static const struct overload_sets {
#define SET(overloads) char set_##overloads[sizeof #overloads];
    OVERLOAD_SETS
#undef SET
} overload_sets = {
#define SET(overloads) #overloads,
    OVERLOAD_SETS
#undef SET
};

#define OPERATION(opcode, name, class_name, result, operands, overloads, major, ...)                                   \
    _Static_assert((major) == 6, #name ": rows store only the minor version");
#include "dxil/operations.def"
#undef OPERATION

const struct operation dx_operations[DX_OP_COUNT] = {
#define OPERATION(opcode, name, class_name, result_type, operand_list, overload_list, major, minor, is_convergent,     \
                  effects, in_stages)                                                                                  \
    {.name_at = offsetof(struct texts, name),                                                                          \
     .operands = sizeof #name,                                                                                         \
     .overloads = offsetof(struct overload_sets, set_##overload_list),                                                 \
     .result = result_type,                                                                                            \
     .shader_model_minor = minor,                                                                                      \
     .effect = effects,                                                                                                \
     .convergent = is_convergent,                                                                                      \
     .stages = in_stages},
#include "dxil/operations.def"
#undef OPERATION
};

const char *operation_operands(const struct operation *operation)
{
    return (const char *)&texts + operation->name_at + operation->operands;
}

const char *operation_overloads(const struct operation *operation)
{
    return (const char *)&overload_sets + operation->overloads;
}

const char *dx_operation_name(uint32_t row)
{
    return (const char *)&texts + dx_operations[row].name_at;
}

enum {
    LAST_NUMBERED = 311, /* rows 0 .. 311 are indexed by their opcode */
    FIRST_EXPERIMENTAL = LAST_NUMBERED + 1,
    EXPERIMENTAL_COUNT = DX_FIRST_WITHOUT_OPCODE - FIRST_EXPERIMENTAL
};

uint32_t dx_operation_opcode(uint32_t row)
{
    return row <= LAST_NUMBERED ? row : UINT32_C(0x80000000) + row - FIRST_EXPERIMENTAL;
}

const struct operation *find_operation(uint32_t opcode)
{
    uint32_t experimental = opcode - UINT32_C(0x80000000);

    if (opcode <= LAST_NUMBERED)
        return &dx_operations[opcode];
    if (experimental < EXPERIMENTAL_COUNT)
        return &dx_operations[FIRST_EXPERIMENTAL + experimental];
    return NULL;
}
