/* Operations on constant, raw, structured and typed buffers, their counters, and atomics (also on textures).
 * Out-of-bounds loads return 0; out-of-bounds stores are dropped. */
#include "exec/numbers.h"
#include "exec/resources.h"

#include <string.h>

struct access {
    struct wave *wave;
    struct frame *frame;
    const struct instruction *in;
    struct machine *machine;
    uint32_t lane;
    uint64_t *result; /* NULL: the operation has none */
    struct view view; /* the resource of operand 0 */
};

static uint64_t argument(const struct access *a, uint32_t number)
{
    return operand(a->wave, a->frame, a->in, number, a->lane)[0];
}

/* `size` bytes at offset `at`. NULL: out of bounds or unmapped. */
static uint8_t *bytes_at(const struct dxs_exec_resource *resource, uint64_t at, uint32_t size)
{
    return !resource->is_unmapped && at <= resource->size && size <= resource->size - at
               ? (uint8_t *)resource->data + at
               : NULL;
}

/* The scalar type of a result structure such as ResRet.f32 or CBufRet.f32. `*count`: its members, or the elements of
 * the vector that is its first member. */
static type_id component_type(const struct access *a, type_id type, uint32_t *count)
{
    const struct type *t = module_type(a->machine->module, type);

    *count = t->kind == TYPE_STRUCT ? t->count : 1;
    if (t->kind == TYPE_STRUCT && t->count > 0)
        type = a->machine->module->type_members[t->first_member];
    if (module_type(a->machine->module, type)->kind == TYPE_VECTOR)
        *count = module_type(a->machine->module, type)->count;
    return element_type(a->machine, type);
}

/* ---- Constant buffers -------------------------------------------------------------------------------------------- */

static void load_constants(const struct access *a)
{
    uint32_t count;
    type_id type = component_type(a, a->in->type, &count);
    unsigned bytes = bits_in_memory(a->machine, type) / 8;
    uint64_t at = argument(a, 1) * (a->in->dx_op == DX_CBufferLoadLegacy ? 16 : 1);

    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *memory = bytes_at(a->view.resource, at + (uint64_t)i * bytes, bytes);
        a->result[i] = memory ? read_bytes(memory, bytes) : 0;
    }
}

/* ---- Raw and structured buffers ---------------------------------------------------------------------------------- */

/* Byte offset of an access of `size` bytes, in components of `unit` bytes; UINT64_MAX / 2 is out of bounds of every
 * buffer. Counts accesses that are misaligned or cross the end of their structure. */
static uint64_t byte_offset(const struct access *a, uint32_t index_operand, uint64_t size, unsigned unit)
{
    uint64_t index = argument(a, index_operand), at = index, stride = a->view.stride;

    if (a->view.kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER) {
        uint64_t offset = optional_operand(a->wave, a->frame, a->in, index_operand + 1, a->lane);
        if (stride == 0 || index >= a->view.resource->size / stride)
            return UINT64_MAX / 2;
        at = index * stride + offset;
        *a->machine->out_of_bounds += offset + size > stride;
    }
    *a->machine->out_of_bounds += at % (unit < 4 ? unit : 4) != 0;
    return at;
}

/* Index of the highest component in the mask, + 1. */
static uint32_t masked_count(uint64_t mask)
{
    uint32_t count = 0;

    for (; mask & 15; mask = (mask & 15) >> 1)
        count++;
    return count;
}

static void load_raw(const struct access *a)
{
    uint32_t count;
    type_id type = component_type(a, a->in->type, &count);
    unsigned bytes = bits_in_memory(a->machine, type) / 8;
    bool is_vector = a->in->dx_op == DX_RawBufferVectorLoad;
    uint64_t mask = a->in->dx_op == DX_RawBufferLoad ? argument(a, 3) : 15;
    /* DX_BufferLoad has no mask: the shader may use the first component only */
    uint32_t wanted = is_vector ? count : a->in->dx_op == DX_RawBufferLoad ? masked_count(mask) : 1;
    uint64_t at = byte_offset(a, 1, (uint64_t)wanted * bytes, bytes);

    count = is_vector ? count : 4;
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *memory = bytes_at(a->view.resource, at + (uint64_t)i * bytes, bytes);
        a->result[i] = memory && (is_vector || mask >> i & 1) ? read_bytes(memory, bytes) : 0;
    }
    a->result[count] = status_of(a->view.resource);
}

static void store_raw(const struct access *a)
{
    bool is_vector = a->in->dx_op == DX_RawBufferVectorStore;
    type_id type = operand_type(a->wave, a->frame, a->in, 3);
    unsigned bytes = bits_in_memory(a->machine, type) / 8;
    uint64_t mask = is_vector ? 0 : argument(a, 7);
    uint32_t count = is_vector ? layout_of(a->machine, type)->slot_count : 4;
    uint64_t at = byte_offset(a, 1, (uint64_t)(is_vector ? count : masked_count(mask)) * bytes, bytes);

    for (uint32_t i = 0; i < count; i++) {
        uint8_t *memory = bytes_at(a->view.resource, at + (uint64_t)i * bytes, bytes);
        uint64_t value = is_vector ? operand(a->wave, a->frame, a->in, 3, a->lane)[i] : argument(a, 3 + i);
        if (memory && (is_vector || mask >> i & 1))
            write_bytes(memory, bytes, value);
    }
}

/* ---- Typed buffers ----------------------------------------------------------------------------------------------- */

static uint8_t *element_at(const struct access *a, uint64_t index)
{
    uint32_t size = texel_size(&a->view.resource->format);

    if (size == 0)
        fail(a->machine->fault, DXS_RESULT_BAD_MAPPING, "a typed buffer was bound without format");
    return bytes_at(a->view.resource, index * size, size);
}

static void load_buffer(const struct access *a)
{
    uint32_t count, components[4] = {0};
    type_id type = component_type(a, a->in->type, &count);

    if (a->view.kind != DXS_RESOURCE_KIND_TYPED_BUFFER && a->view.kind != DXS_RESOURCE_KIND_TBUFFER) {
        load_raw(a);
        return;
    }
    const uint8_t *bytes = a->view.kind == DXS_RESOURCE_KIND_TBUFFER
                               ? bytes_at(a->view.resource, argument(a, 1) * 16, 16)
                               : element_at(a, argument(a, 1));
    if (bytes && a->view.kind == DXS_RESOURCE_KIND_TBUFFER)
        for (uint32_t i = 0; i < 4; i++)
            components[i] = (uint32_t)read_bytes(bytes + 4 * i, 4);
    else if (a->view.kind != DXS_RESOURCE_KIND_TBUFFER)
        decode_texel(&a->view.resource->format, bytes ? bytes : no_texel, components);
    for (uint32_t i = 0; i < 4; i++)
        a->result[i] = component_to_slot(a->machine, type, components[i]);
    a->result[4] = status_of(a->view.resource);
}

static void store_buffer(const struct access *a)
{
    uint32_t components[4];

    if (a->view.kind != DXS_RESOURCE_KIND_TYPED_BUFFER) {
        store_raw(a);
        return;
    }
    uint8_t *bytes = element_at(a, argument(a, 1));
    bool gives_unsigned = a->view.resource->format.component == DXS_EXEC_COMPONENT_UINT;
    bool takes_words =
        gives_unsigned && takes_large_words(a->machine->module, a->frame->program->function, a->in, 3, 4);
    for (uint32_t i = 0; i < 4; i++)
        components[i] = slot_to_component(a->machine, operand_type(a->wave, a->frame, a->in, 3 + i), gives_unsigned,
                                          argument(a, 3 + i) & (takes_words ? 0xFFFF : UINT64_MAX));
    if (bytes)
        encode_texel(&a->view.resource->format, bytes, components);
}

/* ---- Counters and atomics ---------------------------------------------------------------------------------------- */

static void update_counter(const struct access *a)
{
    uint32_t *counter = a->view.resource->counter;

    if (!counter)
        fail(a->machine->fault, DXS_RESULT_NO_MAPPING, "the buffer at u%u, space %u was bound without its counter",
             a->view.resource->number, a->view.resource->space);
    bool increments = sign_extend(8, argument(a, 1)) > 0;
    *a->result = increments ? (*counter)++ : --*counter; /* index of the element that is appended or consumed */
}

/* `operation` is DXIL's AtomicBinOpCode. */
static uint64_t atomic_value(unsigned bits, uint64_t operation, uint64_t old, uint64_t value)
{
    int64_t a = sign_extend(bits, old), b = sign_extend(bits, value);

    switch (operation) {
    case 0:
        return old + value;
    case 1:
        return old & value;
    case 2:
        return old | value;
    case 3:
        return old ^ value;
    case 4:
        return a < b ? old : value;
    case 5:
        return a > b ? old : value;
    case 6:
        return old < value ? old : value;
    case 7:
        return old > value ? old : value;
    default:
        return value;
    }
}

uint64_t update_memory(struct machine *machine, uint8_t *bytes, unsigned bits, uint64_t operation,
                       const uint64_t *comparand, uint64_t value)
{
    uint64_t old;

    if (operation > 8)
        fail(machine->fault, DXS_RESULT_INVALID_MODULE, "an atomic operation of unknown number");
    if (!bytes) /* out of bounds: no store, and the old value is undefined */
        return truncate_bits(bits, machine->options->undefined_bits);
    old = read_bytes(bytes, bits / 8);
    if (!comparand)
        write_bytes(bytes, bits / 8, atomic_value(bits, operation, old, value));
    else if (old == *comparand)
        write_bytes(bytes, bits / 8, value);
    return old;
}

static bool is_texture(enum dxs_resource_kind kind)
{
    return kind >= DXS_RESOURCE_KIND_TEXTURE_1D && kind <= DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY;
}

/* The texel of an atomic; `first` is the operand with coordinate x. NULL: out of bounds. */
static uint8_t *texture_target(const struct access *a, uint32_t first)
{
    bool is_1d = a->view.kind == DXS_RESOURCE_KIND_TEXTURE_1D || a->view.kind == DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY;
    uint32_t x = (uint32_t)argument(a, first), y = (uint32_t)argument(a, first + 1);
    uint32_t z = (uint32_t)argument(a, first + 2), layer = 0;

    if (a->view.kind == DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY)
        layer = y;
    if (a->view.kind == DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY)
        layer = z;
    return texel_at(a->machine, a->view.resource, 0, layer, x, is_1d ? 0 : y,
                    a->view.kind == DXS_RESOURCE_KIND_TEXTURE_3D ? z : 0, 0);
}

static void update_atomically(const struct access *a)
{
    bool exchanges = a->in->dx_op == DX_AtomicCompareExchange;
    unsigned bits = bits_in_memory(a->machine, a->in->type);
    uint32_t first = exchanges ? 1 : 2;
    uint64_t comparand = argument(a, 4), value = argument(a, 5);
    uint8_t *bytes;

    if (is_texture(a->view.kind))
        bytes = texture_target(a, first);
    else if (a->view.kind == DXS_RESOURCE_KIND_TYPED_BUFFER)
        bytes = element_at(a, argument(a, first));
    else
        bytes = bytes_at(a->view.resource, byte_offset(a, first, bits / 8, bits / 8), bits / 8);
    if ((is_texture(a->view.kind) || a->view.kind == DXS_RESOURCE_KIND_TYPED_BUFFER) &&
        texel_size(&a->view.resource->format) < bits / 8)
        fail(a->machine->fault, DXS_RESULT_BAD_MAPPING, "an atomic operation on a format that is too narrow");
    *a->result =
        update_memory(a->machine, bytes, bits, exchanges ? 0 : argument(a, 1), exchanges ? &comparand : NULL, value);
}

static void check_mapped(const struct access *a)
{
    *a->result = argument(a, 0) == STATUS_MAPPED;
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

static void (*const handlers[DX_OP_COUNT])(const struct access *) = {
    [DX_CBufferLoad] = load_constants,
    [DX_CBufferLoadLegacy] = load_constants,
    [DX_BufferLoad] = load_buffer,
    [DX_BufferStore] = store_buffer,
    [DX_RawBufferLoad] = load_raw,
    [DX_RawBufferStore] = store_raw,
    [DX_RawBufferVectorLoad] = load_raw,
    [DX_RawBufferVectorStore] = store_raw,
    [DX_BufferUpdateCounter] = update_counter,
    [DX_AtomicBinOp] = update_atomically,
    [DX_AtomicCompareExchange] = update_atomically,
    [DX_CheckAccessFullyMapped] = check_mapped,
};

static bool writes(uint16_t operation)
{
    return handlers[operation] == store_buffer || handlers[operation] == store_raw ||
           handlers[operation] == update_counter || handlers[operation] == update_atomically;
}

static void run(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct access a = {.wave = wave, .frame = frame, .in = in, .machine = wave->machine};

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        a.lane = lane_in_turn(frame, wave->machine, i);
        a.result = in->result != NO_VALUE ? result_slots(wave, frame, in, a.lane) : NULL;
        if (writes(in->dx_op) && !may_write(wave, a.lane)) {
            if (a.result)
                *a.result = 0;
            continue;
        }
        if (in->dx_op != DX_CheckAccessFullyMapped)
            a.view = operand_view(wave, frame, in, 0, a.lane);
        handlers[in->dx_op](&a);
    }
}

operation_handler *resource_operation(uint16_t operation)
{
    operation_handler *handler = handle_operation(operation);

    return handler ? handler : handlers[operation] ? run : NULL;
}
