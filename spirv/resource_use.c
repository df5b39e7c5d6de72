/* A look through the code of an entry before anything is emitted: what is read, what is written, in which elements. It
 * decides formats of images, types of buffers and decorations. */
#include "spirv/resources.h"

static type_id member_type(const struct module *module, type_id id, uint32_t member)
{
    const struct type *type = module_type(module, id);
    return type->kind == TYPE_STRUCT && member < type->count ? module->type_members[type->first_member + member] : id;
}

/* The elements by which values of this type are moved to and from a buffer of words. */
static uint8_t words_of(const struct module *module, type_id id)
{
    const struct type *type = module_type(module, id);

    if (type->kind == TYPE_VECTOR)
        type = module_type(module, type->element);
    if (type->bits == 16 && module->info.native_16bit)
        return type->kind == TYPE_FLOAT ? WORDS_F16 : WORDS_I16;
    return type->kind == TYPE_FLOAT && type->bits <= 32 ? WORDS_F32 : WORDS_I32;
}

static type_id operand_type(const struct module *module, const struct function *function, const struct instruction *i,
                            uint32_t operand)
{
    return module_value(module, function, function->operands[i->first_operand + operand])->type;
}

/* How the call uses the resource that its operand 0 means. */
static struct resource_use use_of_call(const struct module *module, const struct function *function,
                                       const struct instruction *i)
{
    switch (i->dx_op) {
    case DX_BufferLoad:
    case DX_RawBufferLoad:
    case DX_RawBufferVectorLoad:
    case DX_TextureLoad:
        return (struct resource_use){ACCESS_READ, words_of(module, member_type(module, i->type, 0))};
    case DX_BufferStore:
    case DX_RawBufferStore:
    case DX_RawBufferVectorStore:
    case DX_TextureStore:
    case DX_TextureStoreSample:
        return (struct resource_use){ACCESS_WRITE, words_of(module, operand_type(module, function, i, 3))};
    case DX_AtomicBinOp:
    case DX_AtomicCompareExchange: {
        bool wide = module_type(module, i->type)->bits == 64;
        return (struct resource_use){ACCESS_READ | ACCESS_WRITE | ACCESS_ATOMIC, wide ? WORDS_I64 : WORDS_I32};
    }
    default:
        return (struct resource_use){0, 0};
    }
}

/* The resource as far as it is known without emission; NULL if it is not (an error where the handle is used). */
static struct resource *resource_of_origin(struct lowering *l, const struct function *function,
                                           const struct origin *origin)
{
    const struct instruction *creation = origin->creation;
    uint32_t words[2];

    if (creation->dx_op != DX_CreateHandleFromHeap) {
        uint32_t record = handle_resource(l->module, function, creation);
        return record == UINT32_MAX ? NULL : &l->resources->records[record];
    }
    if (!origin->annotation || !resource_properties(l->module, function, origin->annotation, words))
        return NULL;
    return find_heap_view(l, words)->resource;
}

static bool orders_memory(const struct module *module, const struct function *function, const struct instruction *i)
{
    enum {
        UAV_FENCES = 2 | 4
    }; /* of barrier's mode */
    uint64_t mode;

    switch (i->dx_op) {
    case DX_Barrier:
        return module_integer(module, function, function->operands[i->first_operand], &mode) && (mode & UAV_FENCES);
    case DX_BarrierByMemoryType:
    case DX_BarrierByMemoryHandle:
        return true;
    default:
        return false;
    }
}

static void visit_call(struct lowering *l, const struct function *function, const struct instruction *i)
{
    struct resource_use use = use_of_call(l->module, function, i);
    struct origin origins[MOST_ORIGINS];

    l->resources->has_memory_barriers |= orders_memory(l->module, function, i);
    if (!use.access)
        return;
    uint32_t count = find_origins(l->module, function, function->operands[i->first_operand], origins);
    for (uint32_t n = 0; n < count; n++) {
        struct resource *resource = resource_of_origin(l, function, &origins[n]);
        if (!resource)
            continue;
        resource->use.access |= use.access;
        resource->use.words |= use.words;
    }
}

void find_resource_uses(struct lowering *l)
{
    const struct module *module = l->module;
    struct bitset seen = bitset_create(l->arena, module->function_count);
    struct words open = {0};

    if (l->entry->function < module->function_count && bitset_insert(&seen, l->entry->function))
        vector_push(l->arena, &open, l->entry->function);
    if (l->stage == DXS_STAGE_HULL && l->entry->patch_function < module->function_count &&
        bitset_insert(&seen, l->entry->patch_function))
        vector_push(l->arena, &open, l->entry->patch_function);
    while (open.count > 0) {
        const struct function *function = &module->functions[open.data[--open.count]];
        for (uint32_t n = 0; n < function->instruction_count; n++) {
            const struct instruction *i = &function->instructions[n];
            if (i->opcode != OP_CALL)
                continue;
            if (i->dx_op != DX_OP_NONE)
                visit_call(l, function, i);
            else if (i->aux < module->function_count && bitset_insert(&seen, i->aux))
                vector_push(l->arena, &open, i->aux);
        }
    }
}
