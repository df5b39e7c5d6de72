/* Executes LLVM instructions in the lanes that are active in a frame. */
#include "exec/draw.h"
#include "exec/numbers.h"
#include "exec/operations.h"

#include <math.h>
#include <string.h>

struct context {
    struct wave *wave;
    struct frame *frame;
    const struct instruction *in;
    struct machine *machine;
};

static const uint64_t *slots_of(const struct context *c, uint32_t number, uint32_t lane)
{
    return operand(c->wave, c->frame, c->in, number, lane);
}

static uint32_t slot_count(const struct context *c, type_id type)
{
    return layout_of(c->machine, type)->slot_count;
}

/* ---- Arithmetic -------------------------------------------------------------------------------------------------- */

/* Divisions whose result SPIR-V leaves undefined: by zero, and the smallest number by -1. In Direct3D, a division by
 * zero gives all ones. */
static bool is_open_division(unsigned what, unsigned bits, uint64_t dividend, uint64_t divisor)
{
    bool is_signed = what == BINARY_SDIV || what == BINARY_SREM;

    if (what < BINARY_UDIV || what > BINARY_SREM)
        return false;
    return divisor == 0 || (is_signed && dividend == UINT64_C(1) << (bits - 1) && sign_extend(bits, divisor) == -1);
}

/* Whether the operation is unsigned and its operands must be masked to 16 bits (takes_large_words). */
static bool takes_low_words(const struct context *c, bool is_unsigned, uint32_t count)
{
    return is_unsigned && takes_large_words(c->machine->module, c->frame->program->function, c->in, 0, count);
}

static void binary(const struct context *c)
{
    unsigned bits = bits_in_memory(c->machine, c->in->type);
    uint32_t count = slot_count(c, c->in->type);
    bool is_float = c->in->sub >= BINARY_FADD;
    bool is_unsigned = c->in->sub == BINARY_UDIV || c->in->sub == BINARY_UREM || c->in->sub == BINARY_LSHR;
    uint64_t mask = takes_low_words(c, is_unsigned, 2) ? 0xFFFF : UINT64_MAX;

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i];
        const uint64_t *left = slots_of(c, 0, lane), *right = slots_of(c, 1, lane);
        uint64_t *result = result_slots(c->wave, c->frame, c->in, lane);
        for (uint32_t k = 0; k < count; k++) {
            if (is_float)
                result[k] = rounded_step(c->machine, c->in->sub, bits, !(c->in->flags & FLAG_FAST), left[k], right[k]);
            else if (c->machine->options->rounding &&
                     is_open_division(c->in->sub, bits, left[k] & mask, right[k] & mask))
                result[k] = truncate_bits(bits, c->machine->options->rounding);
            else
                result[k] = binary_result(c->in->sub, bits, left[k] & mask, right[k] & mask);
        }
    }
}

static void compare(const struct context *c)
{
    type_id type = operand_type(c->wave, c->frame, c->in, 0);
    unsigned bits = bits_in_memory(c->machine, type);
    uint32_t count = slot_count(c, c->in->type);
    bool is_float = c->in->sub < ICMP_EQ;
    uint64_t mask = takes_low_words(c, !is_float && c->in->sub < ICMP_SGT, 2) ? 0xFFFF : UINT64_MAX;

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i];
        const uint64_t *left = slots_of(c, 0, lane), *right = slots_of(c, 1, lane);
        uint64_t *result = result_slots(c->wave, c->frame, c->in, lane);
        for (uint32_t k = 0; k < count; k++)
            result[k] = compare_result(c->in->sub, bits, is_float ? flushed(c->machine, bits, left[k]) : left[k] & mask,
                                       is_float ? flushed(c->machine, bits, right[k]) : right[k] & mask);
    }
}

/* A bitcast between elements of different widths. Low bits come first. `from` holds as many bits as `to`. */
static void regroup_bits(const uint64_t *from, unsigned from_bits, uint64_t *to, unsigned to_bits, uint32_t to_count)
{
    unsigned unit = from_bits % 8 || to_bits % 8 ? 1 : 8;

    for (uint32_t i = 0; i < to_count; i++) {
        uint64_t value = 0;
        for (unsigned bit = 0; bit < to_bits; bit += unit) {
            uint64_t at = (uint64_t)i * to_bits + bit;
            value |= truncate_bits(unit, from[at / from_bits] >> (at % from_bits)) << bit;
        }
        to[i] = value;
    }
}

/* Conversions of NaN or an out-of-range float to an integer. Direct3D clamps, and NaN becomes 0; Vulkan leaves the
 * result undefined. */
static bool is_out_of_range(unsigned what, unsigned from_bits, unsigned to_bits, uint64_t value)
{
    double number = what == CAST_FPTOSI || what == CAST_FPTOUI ? float_number(from_bits, value) : 0;
    double most = ldexp(1, (int)to_bits - (what == CAST_FPTOSI));

    return !(number > (what == CAST_FPTOSI ? -most - 1 : -1) && number < most);
}

static uint64_t cast_number(const struct context *c, type_id from, unsigned from_bits, unsigned to_bits, uint64_t value)
{
    bool from_float = is_float_type(c->machine, from);
    uint64_t result = 0;

    if (from_float)
        value = flushed(c->machine, from_bits, value);
    else if (takes_low_words(c, c->in->sub == CAST_ZEXT || c->in->sub == CAST_UITOFP, 1))
        value &= 0xFFFF;
    if (c->machine->options->rounding && is_out_of_range(c->in->sub, from_bits, to_bits, value))
        return truncate_bits(to_bits, c->machine->options->rounding & 1 ? UINT64_C(1) << (to_bits - 1) : 0);
    if (c->machine->options->rounding && c->in->sub == CAST_FPTRUNC && to_bits == 16 && from_bits == 32)
        return half_towards_zero(float_number(from_bits, value));
    cast_result(c->in->sub, from_bits, from_float, to_bits, value, &result);
    return is_float_type(c->machine, c->in->type)
               ? with_other_nan(c->machine, to_bits, flushed(c->machine, to_bits, result))
               : result;
}

/* Min-precision halves are 32-bit floats here. As integers they have the 16 bits that DXIL gives them. */
static bool is_wide_half(const struct context *c, type_id type)
{
    const struct type *t = module_type(c->machine->module, element_type(c->machine, type));

    return t->kind == TYPE_FLOAT && t->bits == 16 && !c->machine->module->info.native_16bit;
}

/* Reinterprets bits of one of the types as the other, where one is a min-precision half and the other an integer. */
static void cast_halves(const struct context *c, type_id from, type_id to, uint32_t count, uint64_t *slots)
{
    if (is_wide_half(c, from) == is_wide_half(c, to))
        return;
    for (uint32_t k = 0; k < count; k++)
        slots[k] = is_wide_half(c, from) ? float_bits(16, float_number(32, slots[k]))
                                         : float_bits(32, float_number(16, truncate_bits(16, slots[k])));
}

static void cast(const struct context *c)
{
    type_id from = operand_type(c->wave, c->frame, c->in, 0);
    unsigned from_bits = bits_in_memory(c->machine, from), to_bits = bits_in_memory(c->machine, c->in->type);
    uint32_t count = slot_count(c, c->in->type), from_count = slot_count(c, from);
    bool same_bits = c->in->sub == CAST_BITCAST || c->in->sub == CAST_ADDRSPACECAST;

    if (!same_bits && (c->in->sub == CAST_PTRTOINT || c->in->sub == CAST_INTTOPTR))
        not_executed(c->machine, "a cast between pointers and integers");
    if ((same_bits && (uint64_t)count * to_bits != (uint64_t)from_count * from_bits) ||
        (!same_bits && count != from_count))
        not_executed(c->machine, "a cast between these types");
    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i];
        const uint64_t *value = slots_of(c, 0, lane);
        uint64_t *result = result_slots(c->wave, c->frame, c->in, lane);
        if (same_bits && from_bits != to_bits)
            regroup_bits(value, from_bits, result, to_bits, count);
        else if (same_bits) {
            memcpy(result, value, count * sizeof *result);
            cast_halves(c, from, c->in->type, count, result);
        } else
            for (uint32_t k = 0; k < count; k++)
                result[k] = cast_number(c, from, from_bits, to_bits, value[k]);
    }
}

/* ---- Aggregates -------------------------------------------------------------------------------------------------- */

static void choose(const struct context *c, uint32_t lane, uint64_t *result)
{
    uint32_t count = slot_count(c, c->in->type);
    const uint64_t *condition = slots_of(c, 0, lane);
    bool each = slot_count(c, operand_type(c->wave, c->frame, c->in, 0)) > 1;

    for (uint32_t k = 0; k < count; k++)
        result[k] = slots_of(c, condition[each ? k : 0] & 1 ? 1 : 2, lane)[k];
}

/* First slot, and type, of the member of an aggregate that constant indices select: operands from `first_index` on. */
static uint32_t part_of_aggregate(const struct context *c, type_id type, uint32_t first_index, type_id *part)
{
    uint32_t at = 0;

    for (uint32_t i = first_index; i < c->in->operand_count; i++) {
        const struct type *t = module_type(c->machine->module, type);
        uint32_t index = operand_id(c->frame, c->in, i);
        if (t->kind != TYPE_STRUCT && t->kind != TYPE_ARRAY)
            fail(c->machine->fault, DXS_RESULT_INVALID_MODULE, "an index goes into what has no members");
        if (index >= t->count)
            fail(c->machine->fault, DXS_RESULT_INVALID_MODULE, "an index names a member that the type lacks");
        at += t->kind == TYPE_STRUCT ? layout_of(c->machine, type)->members[index].slot
                                     : index * slot_count(c, t->element);
        type = t->kind == TYPE_STRUCT ? c->machine->module->type_members[t->first_member + index] : t->element;
    }
    *part = type;
    return at;
}

static void extract_value(const struct context *c, uint32_t lane, uint64_t *result)
{
    type_id part;
    uint32_t at = part_of_aggregate(c, operand_type(c->wave, c->frame, c->in, 0), 1, &part);

    memcpy(result, slots_of(c, 0, lane) + at, slot_count(c, part) * sizeof *result);
}

static void insert_value(const struct context *c, uint32_t lane, uint64_t *result)
{
    type_id part;
    uint32_t at = part_of_aggregate(c, c->in->type, 2, &part);

    memcpy(result, slots_of(c, 0, lane), slot_count(c, c->in->type) * sizeof *result);
    memcpy(result + at, slots_of(c, 1, lane), slot_count(c, part) * sizeof *result);
}

/* SPIR-V leaves elements open that a vector does not have. */
static void extract_element(const struct context *c, uint32_t lane, uint64_t *result)
{
    uint64_t index = slots_of(c, 1, lane)[0];
    uint32_t count = slot_count(c, operand_type(c->wave, c->frame, c->in, 0));

    *result = index < count
                  ? slots_of(c, 0, lane)[index]
                  : truncate_bits(bits_in_memory(c->machine, c->in->type), c->machine->options->undefined_bits);
    *c->machine->out_of_bounds += index >= count;
}

static void insert_element(const struct context *c, uint32_t lane, uint64_t *result)
{
    uint64_t index = slots_of(c, 2, lane)[0];
    uint32_t count = slot_count(c, c->in->type);

    memcpy(result, slots_of(c, 0, lane), count * sizeof *result);
    if (index < count)
        result[index] = slots_of(c, 1, lane)[0];
    *c->machine->out_of_bounds += index >= count;
}

static void shuffle(const struct context *c, uint32_t lane, uint64_t *result)
{
    uint32_t half = slot_count(c, operand_type(c->wave, c->frame, c->in, 0)), count = slot_count(c, c->in->type);

    for (uint32_t k = 0; k < count; k++) {
        uint64_t index = slots_of(c, 2, lane)[k];
        result[k] = index >= 2 * (uint64_t)half ? 0 : slots_of(c, index < half ? 0 : 1, lane)[index % half];
    }
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

enum {
    MAX_LANES_OF_HALVES = 4 /* of a vector whose numbers are stored as others */
};

static void make_alloca(const struct context *c, uint32_t lane, uint64_t *result)
{
    (void)lane;
    *result = make_pointer(c->frame->program->alloca_objects[c->in - c->frame->program->function->instructions], 0);
}

/* What a pointer points to before it is cast. */
static type_id pointee_before_casts(const struct context *c, value_id pointer)
{
    enum {
        MAX_CASTS = 64
    };
    const struct module *module = c->machine->module;
    const struct function *function = c->frame->program->function;
    const struct value *value = module_value(module, function, pointer);

    for (uint32_t n = 0; n < MAX_CASTS; n++) {
        const struct instruction *i = value->kind == VALUE_INSTRUCTION ? &function->instructions[value->index] : NULL;
        const struct constant *constant = value->kind == VALUE_CONSTANT ? &module->constants[value->index] : NULL;
        if (value->kind == VALUE_ALIAS)
            pointer = value->index;
        else if (i && i->opcode == OP_CAST)
            pointer = function->operands[i->first_operand];
        else if (constant && constant->kind == CONSTANT_CAST)
            pointer = module->operands[constant->first];
        else
            break;
        value = module_value(module, function, pointer);
    }
    const struct type *type = module_type(module, value->type);
    return type->kind == TYPE_POINTER ? type->element : value->type;
}

/* The first scalar of a type: the one at its address. */
static type_id first_scalar(const struct machine *machine, type_id type)
{
    const struct type *t = module_type(machine->module, type);

    while (t->kind == TYPE_ARRAY || t->kind == TYPE_VECTOR || (t->kind == TYPE_STRUCT && t->count > 0)) {
        type = t->kind == TYPE_STRUCT ? machine->module->type_members[t->first_member] : t->element;
        t = module_type(machine->module, type);
    }
    return type;
}

static bool is_scalar_or_vector(const struct context *c, type_id type)
{
    uint32_t kind = module_type(c->machine->module, element_type(c->machine, type))->kind;
    return kind == TYPE_INTEGER || kind == TYPE_FLOAT;
}

/* The type that the memory at a pointer holds, where a number of another type is moved. */
static type_id type_in_memory(const struct context *c, type_id moved)
{
    bool may_be_half = module_type(c->machine->module, element_type(c->machine, moved))->bits == 16;

    if (!may_be_half || c->machine->module->info.native_16bit || !is_scalar_or_vector(c, moved))
        return moved;
    value_id pointer = c->frame->program->function->operands[c->in->first_operand];
    return first_scalar(c->machine, pointee_before_casts(c, pointer));
}

static void load(const struct context *c, uint32_t lane, uint64_t *result)
{
    load_slots(c->wave, lane, slots_of(c, 0, lane)[0], c->in->type, result);
    cast_halves(c, type_in_memory(c, c->in->type), c->in->type, slot_count(c, c->in->type), result);
}

static void store_number(const struct context *c, uint32_t lane, type_id type, type_id stored)
{
    uint64_t slots[MAX_LANES_OF_HALVES];
    uint32_t count = slot_count(c, type);

    if (count > MAX_LANES_OF_HALVES)
        not_executed(c->machine, "a store of so long a vector through a cast pointer");
    memcpy(slots, slots_of(c, 1, lane), count * sizeof *slots);
    cast_halves(c, type, stored, count, slots);
    store_slots(c->wave, lane, slots_of(c, 0, lane)[0], type, slots);
}

static void store(const struct context *c)
{
    type_id type = operand_type(c->wave, c->frame, c->in, 1), stored = type_in_memory(c, type);
    bool is_cast = is_wide_half(c, type) != is_wide_half(c, stored);

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = lane_in_turn(c->frame, c->machine, i);
        if (is_cast)
            store_number(c, lane, type, stored);
        else
            store_slots(c->wave, lane, slots_of(c, 0, lane)[0], type, slots_of(c, 1, lane));
    }
}

static void address(const struct context *c, uint32_t lane, uint64_t *result)
{
    enum {
        MAX_INDICES = 32
    };
    const uint64_t *indices[MAX_INDICES];
    const struct function *function = c->frame->program->function;

    if (c->in->operand_count > MAX_INDICES)
        not_executed(c->machine, "an address of that many indices");
    for (uint32_t i = 1; i < c->in->operand_count; i++)
        indices[i - 1] = slots_of(c, i, lane);
    *result = step_into_element(c->machine, function, c->in->aux, slots_of(c, 0, lane)[0],
                                function->operands + c->in->first_operand + 1, c->in->operand_count - 1, indices);
}

static uint64_t atomic_result(unsigned what, unsigned bits, uint64_t old, uint64_t value)
{
    int64_t a = sign_extend(bits, old), b = sign_extend(bits, value);

    switch (what) {
    case ATOMIC_EXCHANGE:
        return value;
    case ATOMIC_ADD:
        return old + value;
    case ATOMIC_SUB:
        return old - value;
    case ATOMIC_AND:
        return old & value;
    case ATOMIC_NAND:
        return ~(old & value);
    case ATOMIC_OR:
        return old | value;
    case ATOMIC_XOR:
        return old ^ value;
    case ATOMIC_MAX:
        return a > b ? old : value;
    case ATOMIC_MIN:
        return a < b ? old : value;
    case ATOMIC_UMAX:
        return old > value ? old : value;
    default:
        return old < value ? old : value;
    }
}

static void atomic_update(const struct context *c, uint32_t lane, uint64_t *result)
{
    uint64_t pointer = slots_of(c, 0, lane)[0], old;
    unsigned bits = bits_in_memory(c->machine, c->in->type);

    load_slots(c->wave, lane, pointer, c->in->type, &old);
    uint64_t changed = truncate_bits(bits, atomic_result(c->in->sub, bits, old, slots_of(c, 1, lane)[0]));
    store_slots(c->wave, lane, pointer, c->in->type, &changed);
    *result = old;
}

static void compare_exchange(const struct context *c, uint32_t lane, uint64_t *result)
{
    uint64_t pointer = slots_of(c, 0, lane)[0], old, comparand = slots_of(c, 1, lane)[0];
    type_id type = operand_type(c->wave, c->frame, c->in, 1);

    load_slots(c->wave, lane, pointer, type, &old);
    if (old == comparand)
        store_slots(c->wave, lane, pointer, type, slots_of(c, 2, lane));
    result[0] = old;
    if (slot_count(c, c->in->type) > 1)
        result[1] = old == comparand;
}

/* ---- Control ----------------------------------------------------------------------------------------------------- */

/* OP_BRANCH, OP_SWITCH: each lane takes its own edge. */
static void branch(const struct context *c)
{
    const struct function *function = c->frame->program->function;
    const struct basic_block *block = &function->blocks[c->frame->block];
    const uint32_t *targets = function->targets + block->first_target;

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i], choice = 0;
        if (c->in->opcode == OP_BRANCH && block->target_count == 2)
            choice = slots_of(c, 0, lane)[0] & 1 ? 0 : 1;
        if (c->in->opcode == OP_SWITCH) {
            unsigned bits = module_type(c->machine->module, operand_type(c->wave, c->frame, c->in, 0))->bits;
            uint64_t value = truncate_bits(bits, slots_of(c, 0, lane)[0]);
            const uint64_t *cases = function->case_values + block->first_target;
            for (uint32_t k = 1; k < block->target_count && choice == 0; k++)
                if (cases[k] == value)
                    choice = k;
        }
        take_edge(c->wave, c->frame, lane, targets[choice]);
    }
}

/* OP_RETURN: the lanes leave the frame, and the caller's call gets their values. */
static void give_back(const struct context *c)
{
    struct frame *caller = c->wave->depth > 1 ? c->wave->frames[c->wave->depth - 2] : NULL;

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i];
        c->frame->blocks[lane] = BLOCK_ELSEWHERE;
        if (!caller || c->in->operand_count == 0)
            continue;
        const struct function *function = caller->program->function;
        const struct instruction *call =
            &function->instructions[function->blocks[caller->block].first_instruction + caller->next - 1];
        if (call->result != NO_VALUE)
            memcpy(result_slots(c->wave, caller, call, lane), slots_of(c, 0, lane),
                   slot_count(c, call->type) * sizeof(uint64_t));
    }
}

static operation_handler *find_handler(uint16_t operation)
{
    static operation_handler *(*const families[])(uint16_t) = {
        arithmetic_operation, thread_operation,   wave_operation, resource_operation,
        texture_operation,    sampling_operation, draw_operation, patch_operation,
        geometry_operation,   mesh_operation,     ray_operation};
    operation_handler *handler = NULL;

    for (size_t i = 0; i < sizeof families / sizeof *families && !handler; i++)
        handler = families[i](operation);
    return handler;
}

bool is_executed(uint16_t operation)
{
    return find_handler(operation) != NULL;
}

static void call_operation(const struct context *c)
{
    operation_handler *handler = find_handler(c->in->dx_op);

    if (!handler)
        fail(c->machine->fault, DXS_RESULT_UNSUPPORTED, "operation %s is not executed",
             dx_operation_name(c->in->dx_op));
    require_stage(c->machine, c->in->dx_op);
    handler(c->wave, c->frame, c->in);
}

static void call(const struct context *c)
{
    const struct function *function;

    if (c->in->dx_op != DX_OP_NONE) {
        call_operation(c);
        return;
    }
    function = &c->machine->module->functions[c->in->aux];
    if (strncmp(function->name, "llvm.lifetime.", strlen("llvm.lifetime.")) != 0)
        enter_function(c->wave, c->in->aux, c->in);
}

/* ---- Dispatch ---------------------------------------------------------------------------------------------------- */

typedef void lane_handler(const struct context *c, uint32_t lane, uint64_t *result);

static lane_handler *const lane_handlers[] = {
    [OP_SELECT] = choose,
    [OP_ALLOCA] = make_alloca,
    [OP_LOAD] = load,
    [OP_GEP] = address,
    [OP_EXTRACT_VALUE] = extract_value,
    [OP_INSERT_VALUE] = insert_value,
    [OP_EXTRACT_ELEMENT] = extract_element,
    [OP_INSERT_ELEMENT] = insert_element,
    [OP_SHUFFLE] = shuffle,
    [OP_ATOMIC_RMW] = atomic_update,
    [OP_COMPARE_EXCHANGE] = compare_exchange,
    [OP_DEBUG_CALL] = NULL,
};

void execute_instruction(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct context c = {wave, frame, in, wave->machine};

    if (in->opcode < sizeof lane_handlers / sizeof *lane_handlers && lane_handlers[in->opcode]) {
        for (uint32_t i = 0; i < frame->lane_count; i++) {
            uint32_t lane = lane_in_turn(frame, c.machine, i);
            lane_handlers[in->opcode](&c, lane, result_slots(wave, frame, in, lane));
        }
        return;
    }
    switch (in->opcode) {
    case OP_BINARY:
        binary(&c);
        return;
    case OP_CAST:
        cast(&c);
        return;
    case OP_COMPARE:
        compare(&c);
        return;
    case OP_STORE:
        store(&c);
        return;
    case OP_CALL:
        call(&c);
        return;
    case OP_BRANCH:
    case OP_SWITCH:
        branch(&c);
        return;
    case OP_RETURN:
        give_back(&c);
        return;
    case OP_UNREACHABLE:
        fail(c.machine->fault, DXS_RESULT_INVALID_MODULE, "control reached what the module calls unreachable");
    default: /* phis: take_edge has set them; fences: lanes run one after the other; debug calls: no effect */
        return;
    }
}
