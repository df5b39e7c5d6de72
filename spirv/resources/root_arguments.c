/* Root arguments in push constants, uniform blocks, shader records and memory, and other words that the application
 * provides: heap sizes, view indices. */
#include "spirv/resources/root_arguments.h"
#include "dxs_nodes.h"
#include "spirv/function/function.h"
#include "spirv/resources/resources.h"

enum {
    ONCE_ROOT_WORD = ROOT_ARGUMENT_KEYS
};

/* ---- Root arguments ---------------------------------------------------------------------------------------------- */

/* Size in bytes of the root arguments of this kind, from all bindings that read them. *constants_only: all of them are
 * root constants. */
static uint32_t root_extent(const struct lowering *l, enum dxs_root_arguments kind, bool *constants_only)
{
    const struct dxs_binding_model *model = l->layout->model;
    const struct dxs_word_source *sources[] = {&model->resource_heap_size, &model->sampler_heap_size,
                                               view_word_source(l), &l->options->print.draw};
    uint32_t heap_count = l->resources->heaps.count, end = 4;

    *constants_only = true;
    for (uint32_t n = 0; n < l->layout->binding_count + heap_count; n++) {
        bool in_module = n < l->layout->binding_count;
        const struct dxs_binding *binding = in_module
                                                ? &l->layout->bindings[n].binding
                                                : &l->resources->heaps.data[n - l->layout->binding_count]->binding;
        if (in_module && !l->layout->bindings[n].used)
            continue;
        if (kind == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS && binding->root_arguments == DXS_ROOT_ARGUMENTS_MEMORY) {
            *constants_only = false;
            if (model->root_memory + 8 > end)
                end = model->root_memory + 8;
        }
        if (binding->root_arguments != kind)
            continue;
        bool constants = binding->descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS;
        uint32_t size = !constants               ? 8
                        : binding->constant_size ? binding->constant_size
                                                 : l->module->resources[n].info.size;
        *constants_only &= constants;
        bool is_address = binding->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS && !binding->in_heap;
        if (!is_address && !constants && kind != DXS_ROOT_ARGUMENTS_SHADER_RECORD)
            size = 4;
        if (binding->offset + size > end)
            end = binding->offset + size;
    }
    if (kind == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS && l->stage == DXS_STAGE_NODE) {
        *constants_only = false;
        uint32_t node_bytes = l->options->node_model == DXS_NODE_MODEL_POOL ? sizeof(struct dxs_node_push) : 8;
        if (l->options->node_dispatch + node_bytes > end)
            end = l->options->node_dispatch + node_bytes;
    }
    for (uint32_t n = 0; n < (l->print_function ? 4u : 3u); n++) {
        if (kind != DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS || sources[n]->source != DXS_WORD_KIND_PUSH_CONSTANTS)
            continue;
        *constants_only = false;
        if (sources[n]->value + 4 > end)
            end = sources[n]->value + 4;
    }
    return end;
}

/* Whether the call may read root constants. */
static bool may_read_root_constants(const struct lowering *l, const struct function_state *s,
                                    const struct instruction *i)
{
    const struct resource *resource =
        created_resource(l, s, creation_of(l->module, s->function, s->function->operands[i->first_operand]));

    return resource && resource->binding.descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS;
}

/* Whether the code reads no more words of root constants as integers than as floats. */
static bool mostly_floats(const struct lowering *l)
{
    int64_t balance = 0;

    for (uint32_t n = 0; n < l->functions.count; n++) {
        const struct function_state *s = l->states[l->functions.data[n]];
        for (uint32_t c = 0; c < s->function->call_count; c++) {
            uint32_t number = s->function->calls[c];
            const struct instruction *i = &s->function->instructions[number];
            if (!s->live[number] || (i->dx_op != DX_CBufferLoadLegacy && i->dx_op != DX_CBufferLoad) ||
                !may_read_root_constants(l, s, i))
                continue;
            const struct type *type = module_type(l->module, first_member(l, i->type));
            uint32_t used = s->used[local_number(l, i->result)];
            for (balance += type->kind == TYPE_FLOAT ? -1 : 1; used &= used - 1;)
                balance += type->kind == TYPE_FLOAT ? -1 : 1;
        }
    }
    return balance <= 0;
}

/* Whether an address among the push constants leads to the root arguments of this kind; `*place`: its offset there. */
static bool is_in_memory(const struct lowering *l, enum dxs_root_arguments kind, uint32_t *place)
{
    bool is_node_record = kind == DXS_ROOT_ARGUMENTS_SHADER_RECORD && l->stage == DXS_STAGE_NODE;

    *place = is_node_record ? l->options->node_dispatch + offsetof(struct dxs_node_push, local_root_arguments)
                            : l->layout->model->root_memory;
    return kind == DXS_ROOT_ARGUMENTS_MEMORY || is_node_record;
}

/* The block that holds the root arguments of this kind: an array of words; in the uniform block, where std140 aligns
 * array elements to 16 bytes, an array of rows of four words. */
static const struct root_block *root_block(struct lowering *l, enum dxs_root_arguments kind)
{
    static const SpvStorageClass storage[] = {[DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS] = SpvStorageClassPushConstant,
                                              [DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK] = SpvStorageClassUniform,
                                              [DXS_ROOT_ARGUMENTS_SHADER_RECORD] = SpvStorageClassShaderRecordBufferKHR,
                                              [DXS_ROOT_ARGUMENTS_MEMORY] = SpvStorageClassPhysicalStorageBuffer};
    static const char names[][16] = {[DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS] = "push_constants",
                                     [DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK] = "root_arguments",
                                     [DXS_ROOT_ARGUMENTS_SHADER_RECORD] = "shader_record"};
    struct root_block *block = &l->resources->root[kind];
    const struct dxs_set_binding *set_binding = &l->layout->model->uniform_block;

    if (block->variable)
        return block;
    bool constants_only;
    uint32_t place, bytes = root_extent(l, kind, &constants_only),
                    row_bytes = kind == DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK ? 16 : 4;
    block->is_float = constants_only && mostly_floats(l);
    block->word_type = block->is_float ? type_f32(l->b) : type_u32(l->b);
    block->storage = storage[kind];
    uint32_t element = type_vector(l->b, block->word_type, row_bytes / 4);
    uint32_t array = new_array(l->b, element, bytes / row_bytes + (bytes % row_bytes != 0), row_bytes);
    block->variable = new_block(l->b, array, 0);
    if (is_in_memory(l, kind, &place)) {
        block->storage = SpvStorageClassPhysicalStorageBuffer;
        DECORATE_MEMBER(l->b, block->variable, 0, SpvDecorationNonWritable);
        return block;
    }
    block->variable = global_variable(l->b, block->variable, block->storage, 0);
    if (kind == DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK) {
        DECORATE(l->b, block->variable, SpvDecorationDescriptorSet, set_binding->set);
        DECORATE(l->b, block->variable, SpvDecorationBinding, set_binding->binding);
    }
    if (l->options->structured_names)
        set_name(l->b, block->variable, names[kind]);
    return block;
}

uint32_t root_address(struct lowering *l, enum dxs_root_arguments kind, uint32_t offset)
{
    uint32_t low = root_u32(l, kind, offset), high = root_u32(l, kind, offset + 4);

    return emit_once(l, SpvOpCompositeConstruct, type_vector(l->b, type_u32(l->b), 2), low, high);
}

uint32_t root_word(struct lowering *l, enum dxs_root_arguments kind, struct word_number number, bool as_float,
                   uint32_t id)
{
    const struct root_block *block = root_block(l, kind);
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), indices[4] = {block->variable, constant_u32(b, 0)}, count = 3;
    uint32_t wanted = as_float ? type_f32(b) : u32;
    uint32_t place;
    bool in_memory = is_in_memory(l, kind, &place);
    if (in_memory)
        indices[0] =
            address_pointer_once(l, root_address(l, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS, place), block->variable);
    bool rows = kind == DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK;

    if (number.dynamic) {
        uint32_t index = number.dynamic;
        if (number.constant)
            index = add_imm(b, index, number.constant);
        indices[2] = rows ? shift_right_imm(b, index, 2) : index;
        if (rows)
            indices[count++] = bit_and_imm(b, index, 3);
    } else {
        indices[2] = constant_u32(b, rows ? number.constant / 4 : number.constant);
        if (rows)
            indices[count++] = constant_u32(b, number.constant % 4);
    }
    uint32_t pointer_type = type_pointer(b, block->storage, block->word_type);
    uint32_t pointer = EMIT_LIST(b, SpvOpAccessChain, pointer_type, new_id(b), count, indices);
    if (!id)
        id = new_id(b);
    uint32_t word = block->is_float == as_float ? id : new_id(b);
    if (in_memory)
        EMIT_AS(b, SpvOpLoad, block->word_type, word, pointer, SpvMemoryAccessAlignedMask, 4);
    else
        load_as(b, block->word_type, word, pointer);
    return word == id ? id : bitcast_as(b, wanted, id, word);
}

uint32_t root_u32(struct lowering *l, enum dxs_root_arguments kind, uint32_t offset)
{
    uint32_t word = find_cached(l, ONCE_ROOT_WORD, kind, offset);

    if (!word)
        word = cache_result(l, ONCE_ROOT_WORD, kind, offset,
                            root_word(l, kind, (struct word_number){0, offset / 4}, false, 0));
    return word;
}

/* ---- Words of the application ------------------------------------------------------------------------------------ */

const struct dxs_word_source *view_word_source(const struct lowering *l)
{
    static const struct dxs_word_source none = {.source = DXS_WORD_KIND_NONE};
    const struct dxs_view_instancing *views = &l->options->pipeline.views;

    return views->source == DXS_VIEW_SOURCE_WORD ? &views->word : &none;
}

uint32_t side_variable(struct lowering *l, uint32_t *variable, const struct dxs_set_binding *set_binding, uint32_t type,
                       SpvStorageClass storage, const char *name)
{
    if (*variable)
        return *variable;
    *variable = global_variable(l->b, type, storage, 0);
    DECORATE(l->b, *variable, SpvDecorationDescriptorSet, set_binding->set);
    DECORATE(l->b, *variable, SpvDecorationBinding, set_binding->binding);
    if (storage == SpvStorageClassStorageBuffer)
        DECORATE(l->b, *variable, SpvDecorationNonWritable);
    if (l->options->structured_names)
        set_name(l->b, *variable, name);
    return *variable;
}

void check_word_place(const struct lowering *l, const struct dxs_word_source *word, const char *name)
{
    if (word->source == DXS_WORD_KIND_NONE || word->source >= DXS_WORD_KIND_BUFFER_LENGTH ||
        (word->source != DXS_WORD_KIND_CONSTANT && (word->value % 4 != 0 || word->value > UINT32_MAX - 4)))
        fail(l->fault, DXS_RESULT_INVALID_ARGUMENT, "options.%s has no valid place: source %u, value %u", name,
             (unsigned)word->source, word->value);
    if (word->source == DXS_WORD_KIND_PUSH_CONSTANTS && word->value + 4 > l->layout->model->push_constant_limit)
        fail(l->fault, DXS_RESULT_MAPPING_LIMIT, "options.%s lies beyond the push constants", name);
}

uint32_t emit_word_source(struct lowering *l, const struct dxs_word_source *source, uint32_t *variable,
                          const char *name)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b);

    switch (source->source) {
    case DXS_WORD_KIND_CONSTANT:
        return constant_u32(b, source->value);
    case DXS_WORD_KIND_PUSH_CONSTANTS:
        return root_u32(l, DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS, source->value);
    case DXS_WORD_KIND_UNIFORM_BUFFER: {
        if (!*variable)
            side_variable(l, variable, &source->buffer, new_block(b, u32, source->value), SpvStorageClassUniform, name);
        uint32_t pointer_type = type_pointer(b, SpvStorageClassUniform, u32);
        return load(b, u32, EMIT(b, SpvOpAccessChain, pointer_type, *variable, constant_u32(b, 0)));
    }
    default:
        if (!*variable) {
            uint32_t records = new_runtime_array(b, type_vector(b, u32, 2), source->value);
            side_variable(l, variable, &source->buffer, new_block(l->b, records, 0), SpvStorageClassStorageBuffer,
                          "heap_records");
        }
        return array_length(b, *variable);
    }
}

uint32_t address_pointer(struct lowering *l, uint32_t address, uint32_t type)
{
    need_capability_of(l->b, SpvCapabilityPhysicalStorageBufferAddresses, EXT_PHYSICAL_STORAGE_BUFFER);
    uint32_t pointer_type = type_pointer(l->b, SpvStorageClassPhysicalStorageBuffer, type);
    return bitcast(l->b, pointer_type, address);
}

uint32_t address_pointer_once(struct lowering *l, uint32_t address, uint32_t type)
{
    uint32_t pointer = find_cached(l, SpvOpBitcast, address, type);

    return pointer ? pointer : cache_result(l, SpvOpBitcast, address, type, address_pointer(l, address, type));
}
