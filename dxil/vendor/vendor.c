/* Finds the accesses of vendor extensions and replaces them; instructions that AGS and NVAPI share. */
#include "dxil/vendor/vendor.h"
#include "dxil/vendor/calls.h"

#include <string.h>

/* ---- Building blocks --------------------------------------------------------------------------------------------- */

static type_id type_of_shape(struct edit *e, enum shape shape)
{
    const struct module *module = e->module;

    switch (shape) {
    case REAL:
        return edit_type(e, EDIT_FLOAT32);
    case CONDITION:
        return module->bool_type;
    case WIDE:
        return edit_type(e, EDIT_INT64);
    case WORDS:
        return edit_type(e, EDIT_FOUR_WORDS);
    case NINE:
        return edit_type(e, EDIT_NINE_FLOATS);
    case HIT:
        return hit_object_type(e);
    default:
        return shape == WORD ? module->int32_type : module->void_type;
    }
}

value_id make(struct edit *e, uint32_t what, enum shape shape, value_id a, value_id b, value_id c)
{
    bool is_call = what < PLAIN(0, 0);
    struct instruction i = {.opcode = is_call ? OP_CALL : (uint8_t)(what >> 8 & 0x7F),
                            .sub = is_call ? 0 : (uint8_t)what,
                            .dx_op = is_call ? (uint16_t)what : DX_OP_NONE};
    uint32_t count = a == NO_VALUE ? 0 : b == NO_VALUE ? 1 : c == NO_VALUE ? 2 : 3;

    return edit_add(e, i, type_of_shape(e, shape), count, (const value_id[]){a, b, c});
}

value_id make_of_two(struct edit *e, uint32_t what, enum shape shape, value_id a, value_id b)
{
    return make(e, what, shape, a, b, NO_VALUE);
}

value_id make_of_one(struct edit *e, uint32_t what, enum shape shape, value_id a)
{
    return make_of_two(e, what, shape, a, NO_VALUE);
}

value_id bits_as(struct edit *e, value_id value, enum shape shape)
{
    return make_of_one(e, PLAIN(OP_CAST, CAST_BITCAST), shape, value);
}

static value_id value_of_slot(struct edit *e, enum slot slot, const value_id *slots)
{
    static const uint32_t constants[] = {
        0, 1, 3, 8, 31, 32, UINT32_MAX, ~UINT32_C(3), ~UINT32_C(31), 0x7FFF, 0xFFFF, 0x8000, UINT32_C(1) << 31};

    if (slot >= CONSTANT)
        return edit_integer(e, constants[slot - CONSTANT]);
    return slot == NONE ? NO_VALUE : slots[slot];
}

value_id run(struct edit *e, const struct step *steps, uint32_t count, value_id *slots)
{
    for (uint32_t n = 0; n < count; n++) {
        value_id operands[3];
        for (uint32_t k = 0; k < 3; k++)
            operands[k] = value_of_slot(e, (enum slot)steps[n].operands[k], slots);
        slots[R0 + n] = make(e, steps[n].what, (enum shape)steps[n].shape, operands[0], operands[1], operands[2]);
    }
    return slots[R0 + count - 1];
}

value_id member_of(struct edit *e, value_id aggregate, uint32_t member)
{
    return make(e, PLAIN(OP_EXTRACT_VALUE, 0), WORD, aggregate, member, NO_VALUE);
}

value_id stored_element(struct edit *e, value_id vector, uint32_t component)
{
    const struct instruction *i = definition(e->module, e->source, vector);
    uint64_t at;

    for (uint32_t steps = 0; steps < MAX_STEPS && i && i->opcode == OP_INSERT_ELEMENT; steps++) {
        if (!module_integer(e->module, e->source, edit_operand(e, i, 2), &at))
            break;
        if (at == component)
            return edit_operand(e, i, 1);
        vector = edit_operand(e, i, 0);
        i = definition(e->module, e->source, vector);
    }
    const struct constant *constant = module_constant(e->module, e->source, vector);
    if (constant && constant->kind == CONSTANT_DATA)
        return edit_integer(e, (uint32_t)e->module->data[constant->first + component]);
    if (constant && constant->kind == CONSTANT_AGGREGATE)
        return e->module->operands[constant->first + component];
    if (constant && constant->kind <= CONSTANT_UNDEF)
        return edit_integer(e, 0);
    return make_of_two(e, PLAIN(OP_EXTRACT_ELEMENT, 0), WORD, vector, edit_integer(e, component));
}

/* ---- 64 bits ----------------------------------------------------------------------------------------------------- */

static value_id words_as_u64(struct edit *e, const value_id words[2])
{
    static const struct step steps[] = {
        STEP(PLAIN(OP_CAST, CAST_ZEXT), WIDE, A), STEP(PLAIN(OP_CAST, CAST_ZEXT), WIDE, B),
        STEP(PLAIN(OP_CAST, CAST_ZEXT), WIDE, K32), STEP(PLAIN(OP_BINARY, BINARY_SHL), WIDE, R1, R2),
        STEP(PLAIN(OP_BINARY, BINARY_OR), WIDE, R3, R0)};
    value_id slots[SLOTS] = {[A] = words[0], [B] = words[1]};

    return RUN(e, steps, slots);
}

static void make_wide(struct edit *e, struct vendor_calls *calls, value_id handle)
{
    struct origin origins[MAX_ORIGINS];
    uint32_t count = find_origins(e->module, e->source, handle, origins);

    for (uint32_t n = 0; n < count; n++) {
        uint32_t resource = handle_resource(&calls->index, e->source, origins[n].creation);
        if (resource != UINT32_MAX)
            calls->resources[resource].info.used_by_64_bit_atomics = true;
    }
}

void emit_wide_atomic(struct edit *e, struct vendor_calls *calls, const struct wide_atomic *atomic, value_id words[2])
{
    static const struct step split[] = {
        STEP(PLAIN(OP_CAST, CAST_TRUNC), WORD, A), STEP(PLAIN(OP_CAST, CAST_ZEXT), WIDE, K32),
        STEP(PLAIN(OP_BINARY, BINARY_LSHR), WIDE, A, R1), STEP(PLAIN(OP_CAST, CAST_TRUNC), WORD, R2)};
    bool compares = atomic->operation == COMPARES;
    value_id slots[SLOTS], operands[6] = {atomic->handle};

    memcpy(operands + (compares ? 1 : 2), atomic->coordinates, sizeof atomic->coordinates);
    operands[5] = words_as_u64(e, atomic->value);
    if (compares)
        operands[4] = words_as_u64(e, atomic->comparand);
    else
        operands[1] = edit_integer(e, atomic->operation);
    struct instruction i = {.opcode = OP_CALL, .dx_op = compares ? DX_AtomicCompareExchange : DX_AtomicBinOp};
    slots[A] = edit_add(e, i, edit_type(e, EDIT_INT64), 6, operands);
    words[1] = RUN(e, split, slots);
    words[0] = slots[R0];
    make_wide(e, calls, atomic->handle);
}

/* ---- Finding the accesses ---------------------------------------------------------------------------------------- */

enum {
    AGS_SPACE = 0x7FFF0ADE /* register u0 of this space */
};

static bool is_nvapi_register(const struct dxs_resource *resource, const struct dxs_nvapi *nvapi)
{
    return nvapi && nvapi->enabled && resource->space == nvapi->space &&
           resource->lower_bound == nvapi->register_number && resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER &&
           resource->resource_class == DXS_RESOURCE_CLASS_UAV;
}

bool is_vendor_register(const struct dxs_resource *resource, const struct dxs_nvapi *nvapi)
{
    bool is_ags = resource->space == AGS_SPACE && resource->lower_bound == 0 &&
                  resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER && resource->resource_class == DXS_RESOURCE_CLASS_UAV;

    return is_ags || is_nvapi_register(resource, nvapi);
}

/* The extension register that the handle means; NULL: an ordinary resource. */
static const struct dxs_resource *vendor_register(struct edit *e, const struct vendor_calls *calls, value_id handle)
{
    struct origin origins[MAX_ORIGINS];
    uint32_t count = find_origins(e->module, e->source, handle, origins), resource = UINT32_MAX;

    if (count > 0)
        resource = handle_resource(&calls->index, e->source, origins[0].creation);
    if (resource == UINT32_MAX || !is_vendor_register(&e->module->resources[resource].info, calls->nvapi_register))
        return NULL;
    return &e->module->resources[resource].info;
}

static void replace_nvapi_call(struct edit *e, struct vendor_calls *calls, const struct instruction *i)
{
    switch (i->dx_op) {
    case DX_BufferUpdateCounter:
        replace_nvapi_counter(e, &calls->nvapi, i);
        break;
    case DX_BufferStore:
    case DX_RawBufferStore:
    case DX_RawBufferVectorStore:
        replace_nvapi_store(e, calls, i);
        break;
    case DX_BufferLoad:
    case DX_RawBufferLoad:
    case DX_RawBufferVectorLoad:
        replace_nvapi_load(e, &calls->nvapi, i);
        break;
    default:
        fail(e->arena->fault, DXS_RESULT_UNSUPPORTED, "NVAPI: %s is not supported on its register",
             dx_operation_name(i->dx_op));
    }
}

static bool replace_call(struct edit *e, void *user, const struct instruction *i)
{
    struct vendor_calls *calls = user;
    const struct dxs_resource *info;

    if (i->opcode == OP_ATOMIC_RMW)
        return is_matrix_access(e, &calls->matrix, i);
    if (i->opcode != OP_CALL || i->dx_op == DX_OP_NONE)
        return false;
    if (calls->block != e->block) {
        calls->block = e->block;
        calls->ags = (struct ags_state){.clock = NO_VALUE};
        begin_matrices(&calls->matrix);
        end_nvapi(e, &calls->nvapi);
    }
    switch (i->dx_op) {
    case DX_CreateHandle:
    case DX_CreateHandleFromBinding:
    case DX_CreateHandleForLib:
    case DX_AnnotateHandle:
        if (i->result == NO_VALUE || !vendor_register(e, calls, i->result))
            return false;
        edit_result(e, i, GONE);
        return true;
    case DX_TraceRay:
    case DX_CallShader:
        return replace_nvapi_ray(e, &calls->nvapi, i);
    case DX_AtomicCompareExchange:
    case DX_BufferUpdateCounter:
    case DX_BufferLoad:
    case DX_RawBufferLoad:
    case DX_RawBufferVectorLoad:
    case DX_BufferStore:
    case DX_RawBufferStore:
    case DX_RawBufferVectorStore:
    case DX_TextureStore:
        info = vendor_register(e, calls, edit_operand(e, i, 0));
        if (!info)
            return is_ags_marker(e, calls, i) || is_nvapi_marker(e, &calls->nvapi, i) ||
                   is_matrix_access(e, &calls->matrix, i);
        if (is_nvapi_register(info, calls->nvapi_register))
            replace_nvapi_call(e, calls, i);
        else if (i->dx_op == DX_AtomicCompareExchange)
            replace_ags_call(e, calls, i);
        return is_nvapi_register(info, calls->nvapi_register) || i->dx_op == DX_AtomicCompareExchange;
    default:
        return false;
    }
}

const struct module *replace_vendor_calls(struct arena *arena, const struct module *module,
                                          const struct dxs_entry *entry, const struct dxs_nvapi *nvapi)
{
    uint32_t found = 0, resource_count = module->info.resource_count;

    for (uint32_t r = 0; r < resource_count; r++)
        found += is_vendor_register(&module->resources[r].info, nvapi);
    if (!found)
        return module;
    struct edit e = edit_begin(arena, module);
    struct vendor_calls calls = {.index = record_index_create(arena, module), .nvapi_register = nvapi};
    struct words functions = reached_functions(arena, module, entry);
    e.module->resources = calls.resources =
        arena_copy(arena, module->resources, resource_count, sizeof *module->resources);
    calls.nvapi.key = NO_VALUE;
    for (uint32_t n = 0; n < functions.count; n++) {
        calls.block = UINT32_MAX;
        if (!module->functions[functions.data[n]].is_declaration)
            edit_function(&e, functions.data[n], replace_call, &calls);
        end_nvapi(&e, &calls.nvapi);
    }
    return edit_end(&e);
}
