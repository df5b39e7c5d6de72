/* Rules for accesses to resources: NonUniform, Coherent, formats of images, bounds of raw access chains. */
#include "rules.h"

/* ---- NonUniform -------------------------------------------------------------------------------------------------- */

/* Vulkan, "NonUniform": if the index of a descriptor differs between invocations, each step from the index to the
 * access has the decoration. */
struct element_access {
    uint32_t variable, index; /* ids; variable 0: no element of an array of descriptors */
    bool all_decorated, any_decorated;
};

static bool is_array(const struct module_view *w, uint32_t type)
{
    uint32_t op = opcode_of(definition_of(w, type));

    return op == SpvOpTypeArray || op == SpvOpTypeRuntimeArray;
}

static bool holds_descriptors(const struct module_view *w, uint32_t variable)
{
    uint32_t storage = storage_class_of(w, variable);

    return storage == SpvStorageClassUniformConstant || storage == SpvStorageClassUniform ||
           storage == SpvStorageClassStorageBuffer;
}

/* The first index of a chain. */
static uint32_t first_index(const uint32_t *chain)
{
    uint32_t at = opcode_of(chain) == NewerOpUntypedAccessChainKHR ? 5 : 4;

    return length_of(chain) > at ? chain[at] : 0;
}

static bool is_chain(const uint32_t *words)
{
    return opcode_of(words) == SpvOpAccessChain || opcode_of(words) == SpvOpInBoundsAccessChain ||
           opcode_of(words) == NewerOpUntypedAccessChainKHR;
}

static struct element_access element_access(const struct module_view *w, uint32_t id)
{
    uint32_t root = root_of(w, id);
    struct element_access access = {.all_decorated = true};

    if (!root || !holds_descriptors(w, root) || !is_array(w, contents_of(w, root)))
        return access;
    for (uint32_t at = id; at != root; at = made_of(w, at)) {
        const uint32_t *words = definition_of(w, at);
        bool decorated = is_decorated(w, at, DECORATION_NON_UNIFORM);
        access.all_decorated &= decorated;
        access.any_decorated |= decorated;
        if (is_chain(words) && made_of(w, at) == root) {
            access.variable = root;
            access.index = first_index(words);
        }
    }
    return access;
}

static bool all_indices_differ(const struct conversion *c)
{
    return c->options->workarounds.on[DXS_WORKAROUND_NON_UNIFORM_INDICES] || small_wave(c);
}

/* Tables in a shader record: the lanes of a wave may run different records. */
static bool indices_differ_anyway(const struct conversion *c)
{
    for (uint32_t n = 0; n < c->answers->binding_count; n++)
        if (c->answers->bindings[n].binding.root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD)
            return true;
    return all_indices_differ(c);
}

/* The same of one resource, which is in a table there. Heaps that the shader accesses directly have no decorations. */
static bool is_in_record(const struct conversion *c, const struct dxil_handle *handle)
{
    const struct dxs_resource *r =
        handle->resource == UINT32_MAX ? NULL : &c->dxil->module->resources[handle->resource].info;

    for (uint32_t n = 0; r && c->entry->stage != DXS_STAGE_NODE && n < c->answers->binding_count; n++) {
        const struct answered_binding *b = &c->answers->bindings[n];
        if (b->binding.root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD && b->binding.in_heap &&
            b->resource.resource_class == r->resource_class && b->resource.id == r->id && !b->from_heap)
            return true;
    }
    return false;
}

static bool is_sampler(const struct module_view *w, uint32_t variable)
{
    return opcode_of(definition_of(w, definition_of(w, contents_of(w, variable))[2])) == SpvOpTypeSampler;
}

/* Of two handles or more, the last is the sampler. */
static value_id accessed_handle(const struct dxil_at *at, bool sampler)
{
    uint32_t count = 0;

    while (handle_operand(at->function, at->i, count) != NO_VALUE)
        count++;
    if (sampler)
        return count > 1 ? handle_operand(at->function, at->i, count - 1) : NO_VALUE;
    return count > 2 ? NO_VALUE : handle_operand(at->function, at->i, 0);
}

/* Whether an index is computed of constants and root constants, which are the same in a draw or dispatch. */
static bool is_by_root_constants(const struct module_view *w, uint32_t id, uint32_t depth)
{
    const uint32_t *words = definition_of(w, id);

    if (is_constant(w, id))
        return true;
    switch (opcode_of(words)) {
    case SpvOpLoad:
        return storage_class_of(w, words[3]) == SpvStorageClassPushConstant;
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpBitwiseAnd:
    case SpvOpShiftRightLogical:
    case SpvOpShiftLeftLogical:
        return depth < 8 && is_by_root_constants(w, words[3], depth + 1) &&
               is_by_root_constants(w, words[4], depth + 1);
    case SpvOpBitcast:
        return depth < 8 && is_by_root_constants(w, words[3], depth + 1);
    default:
        return false;
    }
}

static void check_element(struct conversion *c, const struct code_view *op, uint32_t id)
{
    const struct module_view *w = c->words;
    struct element_access access = element_access(w, id);
    struct dxil_at at = dxil_at(c, op);

    if (!access.variable || !at.i || is_constant(w, access.index))
        return;
    value_id value = accessed_handle(&at, is_sampler(w, access.variable));
    if (value == NO_VALUE)
        return;
    struct dxil_handle handle = dxil_handle(c->dxil->module, at.function, value);
    if (!handle.is_known)
        return;
    if (handle.all_non_uniform && !access.all_decorated)
        fault_found(c, op, "NonUniform is lost: the index of a descriptor is NonUniformResourceIndex");
    if (is_in_record(c, &handle) && !access.all_decorated)
        fault_found(c, op, "NonUniform is lost: the lanes may have other shader records");
    if (handle.any_uniform && !handle.all_non_uniform && access.any_decorated && !indices_differ_anyway(c))
        fault_found(c, op, "NonUniform without NonUniformResourceIndex");
    if (all_indices_differ(c) && handle.any_uniform && !access.all_decorated &&
        !is_by_root_constants(w, access.index, 0))
        fault_found(c, op, "NonUniform is lost: all indices are to have it");
}

static void check_both(struct conversion *c, const struct code_view *op, uint32_t id)
{
    const uint32_t *words = definition_of(c->words, id);

    if (opcode_of(words) != SpvOpSampledImage) {
        check_element(c, op, id);
        return;
    }
    bool is_decorated_so = is_decorated(c->words, id, DECORATION_NON_UNIFORM);
    bool image = is_decorated(c->words, words[3], DECORATION_NON_UNIFORM),
         sampler = is_decorated(c->words, words[4], DECORATION_NON_UNIFORM);
    check_element(c, op, words[3]);
    check_element(c, op, words[4]);
    if (is_decorated_so != (image || sampler))
        fault_found(c, op, "a sampled image %s NonUniform, its image and sampler %s", is_decorated_so ? "is" : "is not",
                    is_decorated_so ? "are not" : "are");
}

/* The index of one lane is that of all only where the index is uniform. */
static void check_first_lane(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    value_id value = at.i && at.i->opcode == OP_CALL ? handle_operand(at.function, at.i, 0) : NO_VALUE;

    if (value == NO_VALUE)
        return;
    struct dxil_handle handle = dxil_handle(c->dxil->module, at.function, value);
    if (handle.is_known && (handle.all_non_uniform || is_in_record(c, &handle)))
        fault_found(c, op, "all lanes take the descriptor of the first");
}

void check_non_uniform(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        uint32_t at = accessed_word(op);
        if (op->opcode == SpvOpGroupNonUniformBroadcastFirst)
            check_first_lane(c, op);
        if (at)
            check_both(c, op, op->words[at]);
    }
}

/* ---- Coherent ---------------------------------------------------------------------------------------------------- */

/* Bits of the memory or image operands, which begin at a word; the scope is the last operand. */
static bool has_operands(const struct module_view *w, const struct code_view *op, uint32_t at, uint32_t bits)
{
    uint32_t scope = 0;

    return op->length > at && (op->words[at] & bits) == bits && constant_of(w, op->words[op->length - 1], &scope) &&
           (scope == SpvScopeDevice || scope == SpvScopeQueueFamily);
}

/* SPIR-V, "Memory Operands": in Vulkan's memory model each access says that it is coherent. */
static bool access_is_coherent(const struct module_view *w, const struct code_view *op)
{
    switch (op->opcode) {
    case SpvOpLoad:
        return has_operands(w, op, 4, SpvMemoryAccessNonPrivatePointerMask | SpvMemoryAccessMakePointerVisibleMask);
    case SpvOpStore:
        return has_operands(w, op, 3, SpvMemoryAccessNonPrivatePointerMask | SpvMemoryAccessMakePointerAvailableMask);
    case SpvOpImageRead:
    case SpvOpImageSparseRead:
        return has_operands(w, op, 5, SpvImageOperandsNonPrivateTexelMask | SpvImageOperandsMakeTexelVisibleMask);
    case SpvOpImageWrite:
        return has_operands(w, op, 4, SpvImageOperandsNonPrivateTexelMask | SpvImageOperandsMakeTexelAvailableMask);
    default:
        return true;
    }
}

/* Buffers at addresses: their block is decorated. */
static bool block_is_coherent(const struct module_view *w, uint32_t pointer)
{
    for (uint32_t at = pointer; at; at = made_of(w, at)) {
        const uint32_t *type = definition_of(w, type_of(w, at));
        if (is_decorated(w, at, SpvDecorationCoherent))
            return true;
        if (opcode_of(type) == SpvOpTypePointer && type[3] < w->bound &&
            w->ids[type[3]].member_decorations & DECORATION(SpvDecorationCoherent))
            return true;
    }
    return false;
}

static bool is_data_access(const struct module_view *w, const struct code_view *op)
{
    switch (op->opcode) {
    case SpvOpLoad: {
        uint32_t type = opcode_of(definition_of(w, op->words[1]));
        uint32_t storage = storage_class_of(w, op->words[3]);
        return type != SpvOpTypeImage && type != SpvOpTypeSampler && storage != SpvStorageClassUniformConstant &&
               (storage == SpvStorageClassStorageBuffer || storage == SpvStorageClassPhysicalStorageBuffer);
    }
    case SpvOpStore: {
        uint32_t storage = storage_class_of(w, op->words[1]);
        return storage == SpvStorageClassStorageBuffer || storage == SpvStorageClassPhysicalStorageBuffer;
    }
    case SpvOpImageRead:
    case SpvOpImageSparseRead:
    case SpvOpImageWrite:
        return true;
    default:
        return false;
    }
}

/* Loads and stores of the resource itself; others at the line read addresses and records. */
static bool reads_or_writes(const struct dxil_at *at, const struct code_view *op)
{
    bool stores = op->opcode == SpvOpStore || op->opcode == SpvOpImageWrite;

    switch (at->i->dx_op) {
    case DX_TextureStore:
    case DX_TextureStoreSample:
    case DX_BufferStore:
    case DX_RawBufferStore:
    case DX_RawBufferVectorStore:
        return stores;
    case DX_TextureLoad:
    case DX_BufferLoad:
    case DX_RawBufferLoad:
    case DX_RawBufferVectorLoad:
        return !stores;
    default:
        return false;
    }
}

/* The variable of a resource has Coherent; variables of addresses and records are read-only. */
static void check_coherent_access(struct conversion *c, const struct code_view *op)
{
    const struct module_view *w = c->words;
    struct dxil_at at = dxil_at(c, op);

    if (!at.i || at.i->opcode != OP_CALL || at.i->dx_op >= DX_OP_COUNT || !is_data_access(w, op) ||
        !reads_or_writes(&at, op))
        return;
    uint32_t id = op->words[accessed_word(op)], root = root_of(w, id);
    struct dxil_handle handle = dxil_handle(c->dxil->module, at.function, handle_operand(at.function, at.i, 0));
    bool is_read_only =
        root && (is_decorated(w, root, SpvDecorationNonWritable) ||
                 w->ids[contents_of(w, root)].member_decorations & DECORATION(SpvDecorationNonWritable));
    if (!handle.is_known || !handle.coherent || handle.incoherent || is_read_only)
        return;
    bool is_coherent = w->memory_model == SpvMemoryModelVulkan ? access_is_coherent(w, op) : block_is_coherent(w, id);
    if (!is_coherent)
        fault_found(c, op, "an access to a coherent resource is not coherent");
}

void check_coherence(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++)
        check_coherent_access(c, &c->words->ops[n]);
}

/* ---- Formats ----------------------------------------------------------------------------------------------------- */

/* The format in the type of an image. */
static uint32_t format_of(const struct module_view *w, uint32_t image)
{
    const uint32_t *type = definition_of(w, type_of(w, image));

    return opcode_of(type) == SpvOpTypeImage ? type[8] : (uint32_t)SpvImageFormatUnknown;
}

/* Whether live code extracts a component beyond the first. */
static bool reads_vector(const struct conversion *c, const struct dxil_at *at)
{
    for (uint32_t n = 0; n < at->function->instruction_count; n++) {
        const struct instruction *i = &at->function->instructions[n];
        uint32_t member = i->opcode == OP_EXTRACT_VALUE ? operand_of(at->function, i, 1) : 0;
        if (member >= 1 && member <= 3 && c->dxil->live[at->number][n] &&
            instruction_of(c->dxil->module, at->function, operand_of(at->function, i, 0)) == at->i)
            return true;
    }
    return false;
}

struct texels {
    bool is_typed;
    uint32_t type, count; /* of components: enum dxs_component_type; count 0: the DXIL does not tell */
};

/* DXIL.rst, ResourceProperties: kind; then type and number of components. Without an annotation: the resource's. */
static struct texels texels_of(const struct conversion *c, const struct dxil_at *at)
{
    const struct module *module = c->dxil->module;
    value_id value = handle_operand(at->function, at->i, 0);
    const struct instruction *annotation = instruction_of(module, at->function, value);
    struct texels texels = {false, 0, 0};
    uint32_t kind = DXS_RESOURCE_KIND_INVALID;

    if (annotation && annotation->opcode == OP_CALL && annotation->dx_op == DX_AnnotateHandle) {
        uint32_t word = dxil_member(module, at->function, operand_of(at->function, annotation, 1), 1);
        kind = dxil_member(module, at->function, operand_of(at->function, annotation, 1), 0) & 0xFF;
        texels.type = word & 0xFF;
        texels.count = word >> 8 & 0xFF;
    } else {
        struct dxil_handle handle = dxil_handle(module, at->function, value);
        if (handle.is_known && handle.resource != UINT32_MAX) {
            kind = module->resources[handle.resource].info.kind;
            texels.type = module->resources[handle.resource].info.component_type;
        }
    }
    texels.is_typed = kind >= DXS_RESOURCE_KIND_TEXTURE_1D && kind <= DXS_RESOURCE_KIND_TYPED_BUFFER;
    return texels;
}

/* Vulkan, "Image format": the format of the type equals the view's. Direct3D: a view of an R32 format has one
 * component, which is not normalized. */
static void check_format(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    bool is_write = op->opcode == SpvOpImageWrite;
    uint32_t format = format_of(c->words, op->words[accessed_word(op)]);

    if ((format != SpvImageFormatR32f && format != SpvImageFormatR32i && format != SpvImageFormatR32ui) || !at.i ||
        at.i->opcode != OP_CALL || at.i->dx_op >= DX_OP_COUNT || !reads_or_writes(&at, op))
        return;
    struct texels texels = texels_of(c, &at);
    if (!texels.is_typed)
        return;
    if (texels.count > 1 || (!is_write && reads_vector(c, &at)))
        fault_found(c, op, "a vector in an image of one component");
    if (texels.type >= DXS_COMPONENT_TYPE_SNORM_F16 && texels.type <= DXS_COMPONENT_TYPE_UNORM_F64)
        fault_found(c, op, "normalized texels in an image that is not");
}

void check_formats(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        uint32_t opcode = c->words->ops[n].opcode;
        if (opcode == SpvOpImageRead || opcode == SpvOpImageSparseRead || opcode == SpvOpImageWrite)
            check_format(c, &c->words->ops[n]);
    }
}

/* ---- Raw access chains ------------------------------------------------------------------------------------------- */

enum { /* SPV_NV_raw_access_chains, "Raw Access Chain Operands" */
    CHECKS_COMPONENTS = 1,
    CHECKS_ELEMENTS = 2,
    LONGEST_ACCESS = 32 /* bytes of four components of 64 bits */
};

/* Whether an access to a structured buffer may lie in its element, whose bounds Direct3D checks. */
static bool may_be_in_element(const struct conversion *c, const struct dxil_at *at, uint32_t stride)
{
    const uint32_t first = at->i->dx_op == DX_AtomicBinOp ? 3 : 2;
    uint64_t offset;

    return !constant_operand(c->dxil->module, at->function, at->i, first, &offset) || offset + LONGEST_ACCESS <= stride;
}

/* Direct3D's bounds: of each component in raw buffers, of the element in structured buffers. An access that leaves its
 * element has the bounds of the buffer. */
static void check_raw_chain(struct conversion *c, const struct code_view *op)
{
    const struct module *module = c->dxil->module;
    struct dxil_at at = dxil_at(c, op);
    uint32_t stride = UINT32_MAX, wanted = 0;

    constant_of(c->words, op->words[4], &stride);
    if (op->length < 8 || op->words[7] != (uint32_t)(stride ? CHECKS_ELEMENTS : CHECKS_COMPONENTS))
        fault_found(c, op, "a raw access chain of stride %u has other bounds", stride);
    if (!at.i || at.i->opcode != OP_CALL || at.i->dx_op >= DX_OP_COUNT)
        return;
    struct dxil_handle handle = dxil_handle(module, at.function, handle_operand(at.function, at.i, 0));
    if (!handle.is_known || handle.resource == UINT32_MAX)
        return;
    const struct dxs_resource *r = &module->resources[handle.resource].info;
    if (r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        wanted = r->stride;
    if (stride != wanted && (stride || may_be_in_element(c, &at, wanted)))
        fault_found(c, op, "a raw access chain has the stride %u, expected %u", stride, wanted);
}

void check_raw_chains(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++)
        if (c->words->ops[n].opcode == NewerOpRawAccessChainNV)
            check_raw_chain(c, &c->words->ops[n]);
}
