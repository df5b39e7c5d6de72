#include "dxil/operations.h"

#include <stddef.h>

/* Most lists of operands or overloads are those of many operations: each is kept once, whoever has it. One that is
 * missing here is an unknown member below. */
/* clang-format off */
#define OPERAND_LISTS(TEXT)                                                                                            \
    TEXT() TEXT(1) TEXT(C) TEXT(J) TEXT(N) TEXT(O) TEXT(R) TEXT(T) TEXT(X) TEXT(b) TEXT(c) TEXT(d) TEXT(f) TEXT(h)     \
    TEXT(i) TEXT(l) TEXT(s) TEXT(12) TEXT(1J) TEXT(1b) TEXT(1i) TEXT(HJ) TEXT(HP) TEXT(Hc) TEXT(Hi) TEXT(JJ) TEXT(NV)           \
    TEXT(Ni) TEXT(OJ) TEXT(OU) TEXT(Oi) TEXT(RJ) TEXT(RW) TEXT(Ri) TEXT(TC) TEXT(TT) TEXT(Ti) TEXT(bC) TEXT(ci)        \
    TEXT(iC) TEXT(iJ) TEXT(iT) TEXT(iU) TEXT(ic) TEXT(if) TEXT(ii) TEXT(123) TEXT(GiJ) TEXT(TTJ) TEXT(1i2) TEXT(1ii) TEXT(HiJ) TEXT(Hii)            \
    TEXT(KiE) TEXT(NiE) TEXT(OJJ) TEXT(Oii) TEXT(TCC) TEXT(TTT) TEXT(Tii) TEXT(fiU) TEXT(iEE) TEXT(iiU) TEXT(iic) TEXT(iii)      \
    TEXT(pic) TEXT(1b2i) TEXT(CJiE) TEXT(12TJ) TEXT(GiJT) TEXT(Giii) TEXT(HiiJ) TEXT(HiiT) TEXT(TTTT) TEXT(iicT) TEXT(iicc) TEXT(iici)       \
    TEXT(iiiT) TEXT(iiii) TEXT(picT) TEXT(1b2i3) TEXT(HiiCJ) TEXT(HiiTJ) TEXT(HiiJT) TEXT(Hiiii) TEXT(TGiii) TEXT(Thhhh)           \
    TEXT(biiii) TEXT(cTTTT) TEXT(iicTi) TEXT(iicii) TEXT(HHTTTb) TEXT(HiiiTT) TEXT(HiiiiT) TEXT(TGiiii) TEXT(THiiii)   \
    TEXT(TTTTTT) TEXT(TiiiiCC) TEXT(HHHfffff) TEXT(HHffffii) TEXT(HiiTTTTc) TEXT(Hiiiiiii) TEXT(TTTTTTTT) TEXT(iiiiiiii)             \
    TEXT(HHHffffff) TEXT(HHffffiii) TEXT(HiiTTTTCJ) TEXT(HiiiTTTTc) TEXT(HHffffiiif) TEXT(HiiiTTTTCi)                  \
    TEXT(iiffffffff) TEXT(HHffffiiiff) TEXT(HHffffiiifff) TEXT(iHiiffffffff) TEXT(HHHfffffffffff)                      \
    TEXT(HiiiiiffffffffU) TEXT(HHffffiiifffffff) TEXT(HHffffiiiffffffff)

#define OVERLOAD_LISTS(TEXT)                                                                                           \
    TEXT() TEXT(U) TEXT(X) TEXT(b) TEXT(d) TEXT(f) TEXT(i) TEXT(dv) TEXT(hf) TEXT(hs) TEXT(is) TEXT(li) TEXT(hfv)      \
    TEXT(sil) TEXT(hfdv) TEXT(hfis) TEXT(hfsi) TEXT(silv) TEXT(csilv) TEXT(bcsilv) TEXT(hfdsil) TEXT(hfsidl)           \
    TEXT(hfdcsil) TEXT(hfdsilv) TEXT(hfsidlv) TEXT(hfdcsilv) TEXT(hfdbcsilv)
/* clang-format on */

/* Texts one behind the other, as members of structures whose offsets the compiler knows. */
#define MEMBER(letters) char letters_##letters[sizeof #letters];
#define LITERAL(letters) #letters,
static const struct operand_lists {
    OPERAND_LISTS(MEMBER)
} operand_lists = {OPERAND_LISTS(LITERAL)};

static const struct overload_lists {
    OVERLOAD_LISTS(MEMBER)
} overload_lists = {OVERLOAD_LISTS(LITERAL)};

static const struct names {
#define OPERATION(opcode, name, ...) char name[sizeof #name];
#include "dxil/operations.def"
#undef OPERATION
} names = {
#define OPERATION(opcode, name, ...) #name,
#include "dxil/operations.def"
#undef OPERATION
};

static const uint16_t name_offsets[DX_OP_COUNT] = {
#define OPERATION(opcode, name, ...) offsetof(struct names, name),
#include "dxil/operations.def"
#undef OPERATION
};

/* As wide as the fields of struct operation. */
_Static_assert(sizeof(struct operand_lists) <= 1 << 10, "offsets of operands");
_Static_assert(sizeof(struct overload_lists) <= 1 << 7, "offsets of overloads");
#define OPERATION(opcode, name, class_name, result, operands, overloads, major, ...)                                   \
    _Static_assert((major) == 6, #name ": rows keep the minor number only");
#include "dxil/operations.def"
#undef OPERATION

const struct operation dx_operations[DX_OP_COUNT] = {
#define OPERATION(opcode, name, class_name, result, operands, overloads, major, minor, convergent, effect)             \
    {offsetof(struct operand_lists, letters_##operands),                                                               \
     offsetof(struct overload_lists, letters_##overloads),                                                             \
     result,                                                                                                           \
     minor,                                                                                                            \
     effect,                                                                                                           \
     convergent},
#include "dxil/operations.def"
#undef OPERATION
};

const char *operation_operands(const struct operation *operation)
{
    return (const char *)&operand_lists + operation->operands;
}

const char *operation_overloads(const struct operation *operation)
{
    return (const char *)&overload_lists + operation->overloads;
}

const char *dx_operation_name(uint32_t row)
{
    return (const char *)&names + name_offsets[row];
}

enum {
    LAST_NUMBERED = 311, /* rows up to here are at their opcode */
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
