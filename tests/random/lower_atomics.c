/* Lowers atomic operations, on buffers and on memory that each thread owns. */
#include "lowering.h"

#include "tests/common/shader_writer.h"

enum {
    OPCODE_ATOMIC = 78,
    OPCODE_COMPARE_EXCHANGE = 79
};

void lower_cell_atomic(struct lowering *l, uint32_t operation, uint32_t cell, uint32_t value)
{
    enum {
        CELLS_EACH = 8 /* per atomic operation */
    };
    const struct call call = {"atomicBinOp", OPCODE_ATOMIC, SCALAR_I32, SCALAR_I32, STRUCT_NONE, NULL, 0};
    uint32_t number = put_binary(l, WRITE_AND, cell, put_integer(l, CELLS_EACH - 1));
    uint32_t none = put_undefined(l, SCALAR_I32), handle = lower_handle(l, RESOURCE_CELLS);

    number = put_binary(l, WRITE_ADD, number, put_integer(l, operation * CELLS_EACH));
    const uint32_t arguments[] = {
        handle, put_integer(l, operation), put_binary(l, WRITE_SHL, number, put_integer(l, 2)), none, none, value};
    put_call(l, &call, arguments, 6);
}

void lower_update(struct lowering *l, const struct node *node)
{
    enum scalar scalar = node->scalar;
    const struct call operation = {"atomicBinOp", OPCODE_ATOMIC, scalar, scalar, STRUCT_NONE, NULL, 0};
    const struct call exchange = {
        "atomicCompareExchange", OPCODE_COMPARE_EXCHANGE, scalar, scalar, STRUCT_NONE, NULL, 0};
    uint32_t index = lower_expression(l, node->children[0]), value = lower_expression(l, node->children[1]), before;
    uint32_t compared = lower_expression(l, node->children[2]);
    const struct own_place at = lower_own_place(l, (enum memory)(node->bits & 255), index, scalar);
    const uint32_t *places = at.coordinates;

    if (node->number == COMPARE_EXCHANGE)
        before =
            put_call(l, &exchange, (const uint32_t[]){at.handle, places[0], places[1], places[2], compared, value}, 6);
    else
        before = put_call(
            l, &operation,
            (const uint32_t[]){at.handle, put_integer(l, node->number), places[0], places[1], places[2], value}, 6);
    put_set(l, (uint32_t)(node->bits >> UPDATE_VARIABLE), before);
}
