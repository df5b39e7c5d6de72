/* Before emission: finds how the entry point's code uses each resource (reads, writes, atomics, element types, vector
 * widths). This decides image formats, buffer types and decorations. */
#include "spirv/function/function.h"
#include "spirv/resources/resources.h"
#include "spirv/function/usage.h"

/* The type of a scalar, or of one lane of a vector. */
static const struct type *scalar_of(const struct module *module, type_id id)
{
    const struct type *type = module_type(module, id);

    return type->kind == TYPE_VECTOR ? module_type(module, type->element) : type;
}

/* Element type with which values of this scalar type are loaded from and stored to a raw or structured buffer. */
static uint8_t words_of(const struct module *module, const struct type *type)
{
    if (type->bits == 16 && module->info.native_16bit)
        return type->kind == TYPE_FLOAT ? WORDS_F16 : WORDS_I16;
    if (type->bits == 64)
        return type->kind == TYPE_FLOAT ? WORDS_WIDE_F : WORDS_WIDE_I;
    return type->kind == TYPE_FLOAT ? WORDS_F32 : WORDS_I32;
}

static type_id operand_type(const struct module *module, const struct function *function, const struct instruction *i,
                            uint32_t operand)
{
    return module_value(module, function, function->operands[i->first_operand + operand])->type;
}

/* Components that the call stores, up to a gap. Their mask is an operand. */
static uint32_t stored_components(const struct module *module, const struct function *function,
                                  const struct instruction *i)
{
    enum {
        MASK = 7
    };
    uint64_t mask = 0;
    uint32_t count = 0;

    module_integer(module, function, function->operands[i->first_operand + MASK], &mask);
    while (count < 4 && mask >> count & 1)
        count++;
    return count;
}

/* Whether a load uses components of a texel beyond the first. */
static bool reads_vector(const struct lowering *l, const struct function *function, const struct instruction *i)
{
    enum {
        OTHERS = 2 | 4 | 8
    };
    const struct function_state *state = l->states[function - l->module->functions];

    return state && (state->used[local_number(l, i->result)] & OTHERS);
}

/* Components from the first to the last that is used: those between are loaded along. 0: the first is not used. */
static uint32_t loaded_components(const struct lowering *l, const struct function *function,
                                  const struct instruction *i)
{
    const struct function_state *state = l->states[function - l->module->functions];
    uint32_t used = state ? state->used[local_number(l, i->result)] : UINT32_MAX;

    return !(used & 1) ? 0 : used & 8 ? 4 : used & 4 ? 3 : used & 2 ? 2 : 1;
}

/* Components that a load or store moves, starting at the first; a store without a gap. */
static uint32_t components_moved(const struct lowering *l, const struct function *function, const struct instruction *i,
                                 type_id type)
{
    if (i->dx_op == DX_RawBufferLoad || i->dx_op == DX_BufferLoad)
        return loaded_components(l, function, i);
    if (i->dx_op == DX_BufferStore || i->dx_op == DX_RawBufferStore)
        return stored_components(l->module, function, i);
    return lane_count(l, type);
}

/* How the call uses the resource of operand 0. */
static struct resource_use use_of_call(const struct lowering *l, const struct function *function,
                                       const struct instruction *i, struct word_access *moved)
{
    enum {
        FIRST_VALUE = 3
    };
    const struct module *module = l->module;
    struct resource_use use = {0};
    type_id type = NO_TYPE;

    *moved = (struct word_access){.address_operand = 1, .bytes = 4};
    switch (i->dx_op) {
    case DX_TextureLoad:
    case DX_BufferLoad:
        use.access = reads_vector(l, function, i) ? ACCESS_VECTOR : 0;
        /* fallthrough */
    case DX_RawBufferLoad:
    case DX_RawBufferVectorLoad:
        use.access |= ACCESS_READ;
        type = first_member(l, i->type);
        break;
    case DX_TextureStore:
    case DX_TextureStoreSample:
    case DX_BufferStore:
    case DX_RawBufferStore:
    case DX_RawBufferVectorStore:
        use.access = ACCESS_WRITE;
        type = operand_type(module, function, i, FIRST_VALUE);
        break;
    case DX_AtomicBinOp:
    case DX_AtomicCompareExchange:
    case DX_AtomicFloat:
    case DX_LinAlgVectorAccumulateToDescriptor:
    case DX_MatrixAccumulate:
        use.access = ACCESS_READ | ACCESS_WRITE | ACCESS_ATOMIC;
        use.words = module_type(module, i->type)->bits == 64 ? WORDS_I64 : WORDS_I32;
        if (i->dx_op != DX_AtomicBinOp)
            use.access |= ACCESS_COMPARE;
        moved->address_operand = i->dx_op == DX_AtomicBinOp ? 2 : 1;
        return use;
    case DX_MatrixLoad:
    case DX_MatrixStore:
    case DX_LinAlgMatrixLoadFromDescriptor:
        use.access = i->dx_op == DX_MatrixStore ? ACCESS_WRITE : ACCESS_READ;
        use.words = WORDS_I32;
        return use;
    case DX_WriteSamplerFeedback:
    case DX_WriteSamplerFeedbackBias:
    case DX_WriteSamplerFeedbackLevel:
    case DX_WriteSamplerFeedbackGrad:
        use.access = ACCESS_READ | ACCESS_WRITE | ACCESS_ATOMIC;
        return use;
    default:
        return use;
    }
    const struct type *scalar = scalar_of(module, type);
    use.words = words_of(module, scalar);
    if (i->dx_op != DX_TextureLoad && i->dx_op != DX_TextureStore && i->dx_op != DX_TextureStoreSample)
        moved->words = components_moved(l, function, i, type) * (scalar->bits == 64 ? 2 : 1);
    moved->is_store = use.access == ACCESS_WRITE;
    if (use.words & (WORDS_F16 | WORDS_I16)) {
        moved->bytes = 2;
        use.words |= packs_halves(l) ? WORDS_I32 : 0;
    }
    return use;
}

static struct access_widths widths_of(const struct lowering *l, const struct function *function,
                                      const struct instruction *i, const struct dxs_resource *info,
                                      const struct word_access *moved)
{
    bool is_matrix = i->dx_op == DX_MatrixLoad || i->dx_op == DX_MatrixStore || /* matrices start at an element */
                     i->dx_op == DX_LinAlgMatrixLoadFromDescriptor;

    if (!is_of_words(info) || is_matrix || (i->dx_op == DX_GetDimensions && info->kind == DXS_RESOURCE_KIND_RAW_BUFFER))
        return (struct access_widths){.possible = 1 << 1};
    if (i->dx_op == DX_GetDimensions)
        return (struct access_widths){.possible = UINT8_MAX};
    return access_widths(l, function, i, info, moved);
}

uint32_t access_lanes(const struct lowering *l, const struct resource *resource, const struct instruction *i)
{
    const struct resource_use *use = &resource->use;
    uint32_t common = widest(use->possible & use->gain);
    struct word_access moved;

    if (has_wide_words(resource))
        return common == 4 ? 2 : 1;
    if (((use->words & ~(WORDS_F32 | WORDS_I32)) && (use->words & ~(WORDS_F16 | WORDS_I16))) ||
        resource->binding.uses_offset_records || has_raw_chains(l, resource))
        return 1;
    if (common > 1 || widest(use->widths) == 1)
        return common;
    use_of_call(l, l->function, i, &moved);
    struct access_widths widths = widths_of(l, l->function, i, resource->info, &moved);
    return widest(widths.possible & widths.gain);
}

/* The resource of a handle; NULL if it is unknown: resolve_handle reports that as an error. */
static struct resource *resource_of_origin(struct lowering *l, const struct function *function,
                                           const struct origin *origin)
{
    if (origin->creation->dx_op == DX_CreateHandleFromHeap) {
        const struct heap_view *view = find_heap_view(l, function, origin->annotation);
        return view ? view->resource : NULL;
    }
    return created_resource(l, l->states[function - l->module->functions], origin->creation);
}

static bool fences_uavs(const struct module *module, const struct function *function, const struct instruction *i)
{
    enum {
        UAV_FENCES = 2 | 4 /* bits of barrier's mode operand */
    };
    uint64_t mode;

    return module_integer(module, function, function->operands[i->first_operand], &mode) && (mode & UAV_FENCES);
}

/* The properties of a heap view do not tell the format of its images: uses of the handle do. A select needs one format
 * for all its handles. */
static void visit_heap_access(struct lowering *l, const struct function *function, const struct instruction *i)
{
    struct word_access moved;
    struct origin origins[MAX_ORIGINS];
    struct resource_use use = use_of_call(l, function, i, &moved);
    uint32_t access = use.access | (use.words & WORDS_I64 ? ACCESS_WIDE : 0u), heaps = 0;
    uint32_t count = find_origins(l->module, function, function->operands[i->first_operand], origins);

    for (uint32_t n = 0; n < count; n++) {
        if (!origins[n].annotation || origins[n].creation->dx_op != DX_CreateHandleFromHeap)
            continue;
        access |= noted_heap_access(l, function, origins[n].annotation);
        origins[heaps++] = origins[n];
    }
    for (uint32_t n = 0; n < heaps; n++)
        note_heap_access(l, function, origins[n].annotation, access);
}

/* Accesses to at most one word gain nothing from vectors. They limit the widths only if other accesses gain. */
static bool is_narrow(const struct word_access *moved)
{
    return moved->words < 2;
}

static void limit_widths(struct lowering *l, const struct function *function, const struct instruction *i,
                         struct resource *resource, const struct word_access *moved)
{
    struct access_widths widths = widths_of(l, function, i, resource->info, moved);

    resource->use.possible &= widths.possible;
    resource->use.gain |= widths.gain;
    resource->use.widths |= (uint8_t)(1u << widest(widths.possible & widths.gain));
}

static void visit_narrow_access(struct lowering *l, const struct function *function, const struct instruction *i)
{
    struct word_access moved;
    struct origin origins[MAX_ORIGINS];

    use_of_call(l, function, i, &moved);
    uint32_t count =
        is_narrow(&moved) ? find_origins(l->module, function, function->operands[i->first_operand], origins) : 0;
    for (uint32_t n = 0; n < count; n++) {
        struct resource *resource = resource_of_origin(l, function, &origins[n]);
        if (resource && resource->use.gain)
            limit_widths(l, function, i, resource, &moved);
    }
}

static void visit_access(struct lowering *l, const struct function *function, const struct instruction *i)
{
    struct word_access moved;
    struct origin origins[MAX_ORIGINS];
    struct resource_use use = use_of_call(l, function, i, &moved);
    uint32_t count = find_origins(l->module, function, function->operands[i->first_operand], origins);
    for (uint32_t n = 0; n < count; n++) {
        struct resource *resource = resource_of_origin(l, function, &origins[n]);
        if (!resource)
            continue;
        if (!resource->use.access)
            resource->use.possible = UINT8_MAX;
        if (is_narrow(&moved)) {
            resource->use.widths |= 1u << 1;
            l->resources->has_narrow_accesses = true;
        } else {
            limit_widths(l, function, i, resource, &moved);
            l->resources->gains |= resource->use.gain;
        }
        l->resources->has_wide_accesses |= (use.words & (WORDS_WIDE_I | WORDS_WIDE_F)) != 0;
        resource->use.access |= use.access;
        if (use.access == ACCESS_WRITE && moved.bytes == 2 && is_of_words(resource->info) &&
            (resource->binding.descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER || packs_halves(l))) /* see store_half */
            resource->use.access |= ACCESS_READ | ACCESS_ATOMIC;
        if (origins[n].creation->dx_op == DX_CreateHandleFromHeap) /* its images may have various formats */
            resource->use.access &= (uint8_t)~ACCESS_COMPARE;
        resource->use.words |= use.words;
    }
}

static void visit_use(struct lowering *l, const struct function *function, const struct instruction *i)
{
    if (i->dx_op == DX_Barrier)
        l->resources->has_memory_barriers |= fences_uavs(l->module, function, i);
    else
        visit_access(l, function, i);
}

/* ---- What untyped pointers save ---------------------------------------------------------------------------------- */

/* Words that a load of constants saves: casts. */
static uint32_t constant_savings(const struct lowering *l, const struct function_state *s, const struct instruction *i)
{
    const struct type *type = module_type(l->module, first_member(l, i->type));
    uint32_t used = count_bits(s->used[local_number(l, i->result)]);
    uint64_t number;

    if (i->dx_op == DX_CBufferLoad)
        return 0; /* words are read as floats */
    if (l->options->guarantees.on[DXS_GUARANTEE_CONSTANT_ROWS] &&
        !module_integer(l->module, s->function, s->function->operands[i->first_operand + 1], &number))
        return 0; /* checked rows are read as floats */
    if (type->bits == 64)
        return used * CAST_WORDS;
    return type->kind == TYPE_INTEGER && type->bits == 32 && used ? used * CAST_WORDS - LOAD_WORDS : 0;
}

/* Words that a load or store of a raw or structured buffer saves at least. */
static uint32_t access_savings(const struct lowering *l, const struct function *f, const struct instruction *i,
                               const struct dxs_resource *info, const struct word_access *moved, uint8_t words)
{
    enum {
        WIDE_WORDS = 8,  /* two extractions or loads, a pair, a cast become one load */
        NARROW_WORDS = 5 /* two loads become one, and two extractions */
    };
    struct congruence address = address_of(l->module, f, i, info, moved->address_operand);
    type_id type = moved->is_store ? operand_type(l->module, f, i, 3) : first_member(l, i->type);
    bool is_wide = scalar_of(l->module, type)->bits == 64;

    if (is_wide && address.modulus >= 8 && address.remainder % 8 == 0)
        return moved->words / 2 * WIDE_WORDS;
    if ((words & (WORDS_F16 | WORDS_I16)) && address.modulus >= 4 && address.remainder % 4 == 0)
        return moved->words / 2 * NARROW_WORDS;
    return 0;
}

static void note_savings(struct lowering *l, const struct function_state *s, const struct instruction *i)
{
    enum {
        MAX_SAVED = INT16_MAX,
        VECTOR_BYTES = 16
    };
    bool is_constants = i->dx_op == DX_CBufferLoadLegacy || i->dx_op == DX_CBufferLoad;
    const struct function *f = s->function;
    struct word_access moved = {0};
    struct origin origins[MAX_ORIGINS];
    struct resource_use use = use_of_call(l, f, i, &moved);
    uint64_t element;

    if (!use.access && !is_constants && i->dx_op != DX_GetDimensions)
        return;
    uint32_t count = find_origins(l->module, f, f->operands[i->first_operand], origins);
    for (uint32_t n = 0; n < count; n++) {
        struct resource *resource = resource_of_origin(l, f, &origins[n]);
        if (!resource || resource->use.saved > MAX_SAVED)
            continue;
        struct resource_use *total = &resource->use;
        total->is_reached = true;
        if (is_constants && n == 0)
            total->saved = (uint16_t)(total->saved + constant_savings(l, s, i));
        if (!moved.words || !is_of_words(resource->info))
            continue;
        if (n == 0)
            total->saved = (uint16_t)(total->saved + access_savings(l, f, i, resource->info, &moved, use.words));
        if ((use.words & WORDS_F32) && n == 0 && total->floats < MAX_SAVED)
            total->floats++;
        total->is_scaled |= resource->info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER &&
                            resource->info->stride > VECTOR_BYTES &&
                            !module_integer(l->module, f, f->operands[i->first_operand + 1], &element);
    }
}

static struct bitset find_reached_blocks(struct lowering *l, const struct function_state *s)
{
    const struct function *f = s->function;
    struct bitset reached = bitset_create(l->arena, f->block_count);
    uint32_t *open = arena_words(l->arena, f->block_count), count = 0;

    bitset_add(&reached, 0);
    open[count++] = 0;
    while (count > 0) {
        uint32_t b = open[--count];
        for (uint32_t t = 0; t < f->blocks[b].target_count && !invocation_ends(s, b); t++) {
            uint32_t target = f->targets[f->blocks[b].first_target + t];
            if (!bitset_has(&reached, target))
                open[count++] = target;
            bitset_add(&reached, target);
        }
    }
    return reached;
}

static void find_savings(struct lowering *l)
{
    for (uint32_t n = 0; n < l->functions.count; n++) {
        const struct function_state *s = l->states[l->functions.data[n]];
        const struct function *f = s->function;
        struct bitset reached = find_reached_blocks(l, s);
        for (uint32_t c = 0, b = 0; c < f->call_count; c++) {
            uint32_t index = f->calls[c];
            while (index >= f->blocks[b].first_instruction + f->blocks[b].instruction_count)
                b++;
            if (s->live[index] && f->instructions[index].dx_op != DX_OP_NONE && bitset_has(&reached, b) &&
                index <= block_end(s, b))
                note_savings(l, s, &f->instructions[index]);
        }
    }
}

/* ---- Residency --------------------------------------------------------------------------------------------------- */

static bool is_load_with_status(uint32_t op)
{
    return op == DX_BufferLoad || op == DX_RawBufferLoad || op == DX_RawBufferVectorLoad;
}

static bool has_loads_with_status(const struct function *function)
{
    for (uint32_t c = 0; c < function->call_count; c++)
        if (is_load_with_status(function->instructions[function->calls[c]].dx_op))
            return true;
    return false;
}

/* The load whose residency status this extractvalue reads; NULL: none. */
static const struct instruction *queried_load(const struct module *module, const struct function *function,
                                              const struct instruction *i)
{
    const uint32_t *operands = function->operands + i->first_operand;
    const struct value *value = module_value(module, function, operands[0]);
    if (value->kind != VALUE_INSTRUCTION)
        return NULL;
    const struct instruction *load = &function->instructions[value->index];
    if (load->opcode != OP_CALL || !is_load_with_status(load->dx_op))
        return NULL;
    return operands[1] + 1 == module_type(module, load->type)->count ? load : NULL; /* the status is the last member */
}

/* Adds the resources that operand 0 can mean to `found`. */
static void add_resources(const struct lowering *l, const struct function *function, const struct instruction *load,
                          struct bitset *found)
{
    struct origin origins[MAX_ORIGINS];
    uint32_t count = find_origins(l->module, function, function->operands[load->first_operand], origins);

    for (uint32_t n = 0; n < count; n++) {
        uint32_t resource = handle_resource(&l->record_index, function, origins[n].creation);
        if (resource != UINT32_MAX)
            bitset_add(found, resource);
    }
}

/* All entry points of a library must get the same descriptor types. So all functions count, not only those that the
 * entry point reaches. */
static void find_queries_everywhere(const struct lowering *l, struct bitset *residency_queried)
{
    for (uint32_t f = 0; f < l->module->function_count; f++) {
        const struct function *function = &l->module->functions[f];
        uint32_t instructions = has_loads_with_status(function) ? function->instruction_count : 0;
        for (uint32_t n = 0; n < instructions; n++) {
            const struct instruction *i = &function->instructions[n];
            const struct instruction *load =
                i->opcode == OP_EXTRACT_VALUE ? queried_load(l->module, function, i) : NULL;
            if (load)
                add_resources(l, function, load, residency_queried);
        }
    }
}

/* Other modules: live code only. The status is the last component. */
static void find_live_queries(const struct lowering *l, const struct function_state *s,
                              struct bitset *residency_queried)
{
    for (uint32_t c = 0; c < s->access_call_count; c++) {
        const struct instruction *i = &s->function->instructions[*(s->access_calls - 1 - c)];
        if (!is_load_with_status(i->dx_op))
            continue;
        uint32_t components = component_count(l, i->type), used = s->used[local_number(l, i->result)];
        if (components > 0 && used >> (components - 1) & 1)
            add_resources(l, s->function, i, residency_queried);
    }
}

/* ---- Storage buffers --------------------------------------------------------------------------------------------- */

/* Adds the resources of the call to `storage` if the access needs a storage buffer: 16-bit elements, 64-bit atomics,
 * matrices. */
static void find_storage_use(struct lowering *l, const struct function *function, const struct instruction *i,
                             struct bitset *storage)
{
    struct word_access moved;
    struct origin origins[MAX_ORIGINS];
    bool is_matrix = i->dx_op == DX_MatrixLoad || i->dx_op == DX_MatrixStore;

    if (!is_matrix && !(use_of_call(l, function, i, &moved).words & (WORDS_F16 | WORDS_I16 | WORDS_I64)))
        return;
    add_resources(l, function, i, storage);
    uint32_t count = find_origins(l->module, function, function->operands[i->first_operand], origins);
    for (uint32_t n = 0; n < count; n++)
        if (origins[n].annotation && origins[n].creation->dx_op == DX_CreateHandleFromHeap)
            note_storage_view(l, function, origins[n].annotation);
}

/* Cheap test: whether find_storage_buffers could find anything. */
static bool may_need_storage_buffers(const struct lowering *l)
{
    const bool *used = l->usage->operations;

    return l->module->info.native_16bit || l->module->info.stage == DXS_STAGE_LIBRARY || used[DX_AtomicBinOp] ||
           used[DX_AtomicCompareExchange] || used[DX_MatrixLoad] || used[DX_MatrixStore];
}

static void find_storage_buffers(struct lowering *l, struct bitset *storage)
{
    for (uint32_t f = 0; f < l->module->function_count; f++) {
        const struct function *function = &l->module->functions[f];
        for (uint32_t c = 0; c < function->call_count; c++)
            find_storage_use(l, function, &function->instructions[function->calls[c]], storage);
    }
}

struct buffer_requirements find_buffer_requirements(struct lowering *l)
{
    uint32_t count = l->module->info.resource_count;
    struct buffer_requirements requirements = {bitset_create(l->arena, count), bitset_create(l->arena, count)};

    if (l->module->info.stage == DXS_STAGE_LIBRARY || l->module->has_long_vectors)
        find_queries_everywhere(l, &requirements.texels);
    else
        for (uint32_t n = 0; n < l->functions.count; n++)
            find_live_queries(l, l->states[l->functions.data[n]], &requirements.texels);
    if ((l->options->map_resource || l->options->layout) && may_need_storage_buffers(l))
        find_storage_buffers(l, &requirements.storage);
    return requirements;
}

/* ---- All of them ------------------------------------------------------------------------------------------------- */

typedef void visit_function(struct lowering *l, const struct function *function, const struct instruction *i);

/* Calls `visit` for every live use of a resource in the entry point's functions. */
static void visit_uses(struct lowering *l, visit_function *visit)
{
    for (uint32_t n = 0; n < l->functions.count; n++) {
        const struct function_state *s = l->states[l->functions.data[n]];
        for (uint32_t c = 0; c < s->access_call_count; c++)
            visit(l, s->function, &s->function->instructions[*(s->access_calls - 1 - c)]);
    }
}

static void note_heap_accesses(struct lowering *l)
{
    enum {
        MAX_ROUNDS = 16 /* longer chains of selects that share handles are refused */
    };

    for (uint32_t n = 0; n < MAX_ROUNDS && (n == 0 || l->resources->has_new_accesses); n++) {
        l->resources->has_new_accesses = false;
        visit_uses(l, visit_heap_access);
    }
}

/* Lets 64-bit loads and stores move each element as one word, if all accesses are of such elements at multiples of
 * their size. Elements at device addresses are aligned to 4 bytes only. */
static void choose_wide_words(const struct lowering *l, struct resource *resource)
{
    enum {
        WIDE = WORDS_WIDE_I | WORDS_WIDE_F
    };
    struct resource_use *use = &resource->use;
    const struct dxs_binding *binding = &resource->binding;
    bool is_cut = resource->info->kind == DXS_RESOURCE_KIND_RAW_BUFFER && l->options->exact_raw_bounds;

    if (!has_wide_words(resource) ||
        (!(use->words & ~(WORDS_I64 | WIDE)) && (use->possible & ALIGNED_TO_8) && (use->gain & 1 << 2) && !is_cut &&
         !binding->uses_offset_records && binding->descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER &&
         !has_raw_chains(l, resource)))
        return;
    use->words = (uint8_t)((use->words & ~WIDE) | WORDS_I32);
}

void find_resource_uses(struct lowering *l)
{
    const bool *used = l->usage->operations;

    l->resources->has_memory_barriers = used[DX_BarrierByMemoryType] || used[DX_BarrierByMemoryHandle];
    if (used[DX_CreateHandleFromHeap])
        note_heap_accesses(l);
    visit_uses(l, visit_use);
    if (l->resources->gains && l->resources->has_narrow_accesses)
        visit_uses(l, visit_narrow_access);
    for (uint32_t n = 0; l->resources->has_wide_accesses && n < l->module->info.resource_count; n++)
        choose_wide_words(l, &l->resources->records[n]);
    for (uint32_t n = 0; l->resources->has_wide_accesses && n < l->resources->heaps.count; n++)
        choose_wide_words(l, l->resources->heaps.data[n]);
    if (l->options->features.on[DXS_FEATURE_UNTYPED_POINTERS]) {
        find_savings(l);
        choose_untyped_pointers(l);
    }
    for (uint32_t n = 0; n < l->functions.count; n++)
        forget_listed_calls(l, l->states[l->functions.data[n]]);
}
