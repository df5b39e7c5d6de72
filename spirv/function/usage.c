/* One pass over the calls of each function before code is emitted. It records operations, signature elements and lists
 * for later passes. */
#include "spirv/function/usage.h"

bool is_rasterizer_ordered(const struct module *module, const struct function *function,
                           const struct instruction *annotation)
{
    enum {
        IS_RASTERIZER_ORDERED = 1 << 13 /* in the first word of ResourceProperties */
    };
    uint32_t words[2];

    return resource_properties(module, function, annotation, words) && (words[0] & IS_RASTERIZER_ORDERED);
}

/* Traits of an operation. */
enum {
    MAKES_HANDLE = 1, /* names the resource */
    USES_RESOURCE = 2,
    CROSSES_QUAD = 4, /* reads other lanes of the quad */
    READS_INPUT = 8,
    READS_VERTEX = 16,
    WRITES_OUTPUT = 32,
    DESCRIBES_HANDLE = 64,
    WRITES_PRIMITIVE = 128
};

static const uint8_t traits[DX_OP_COUNT] = {
    [DX_CreateHandle] = MAKES_HANDLE,
    [DX_CreateHandleFromBinding] = MAKES_HANDLE,
    [DX_CreateHandleForLib] = MAKES_HANDLE,
    [DX_AnnotateHandle] = DESCRIBES_HANDLE,
    [DX_TextureLoad] = USES_RESOURCE,
    [DX_BufferLoad] = USES_RESOURCE,
    [DX_RawBufferLoad] = USES_RESOURCE,
    [DX_RawBufferVectorLoad] = USES_RESOURCE,
    [DX_TextureStore] = USES_RESOURCE,
    [DX_TextureStoreSample] = USES_RESOURCE,
    [DX_BufferStore] = USES_RESOURCE,
    [DX_RawBufferStore] = USES_RESOURCE,
    [DX_RawBufferVectorStore] = USES_RESOURCE,
    [DX_AtomicBinOp] = USES_RESOURCE,
    [DX_AtomicCompareExchange] = USES_RESOURCE,
    [DX_AtomicFloat] = USES_RESOURCE,
    [DX_LinAlgVectorAccumulateToDescriptor] = USES_RESOURCE,
    [DX_MatrixLoad] = USES_RESOURCE,
    [DX_MatrixStore] = USES_RESOURCE,
    [DX_MatrixAccumulate] = USES_RESOURCE,
    [DX_LinAlgMatrixLoadFromDescriptor] = USES_RESOURCE,
    [DX_GetDimensions] = USES_RESOURCE,
    [DX_WriteSamplerFeedback] = USES_RESOURCE | CROSSES_QUAD,
    [DX_WriteSamplerFeedbackBias] = USES_RESOURCE | CROSSES_QUAD,
    [DX_WriteSamplerFeedbackLevel] = USES_RESOURCE,
    [DX_WriteSamplerFeedbackGrad] = USES_RESOURCE,
    [DX_Barrier] = USES_RESOURCE, /* may order any UAV */
    [DX_Sample] = CROSSES_QUAD,
    [DX_SampleBias] = CROSSES_QUAD,
    [DX_SampleCmp] = CROSSES_QUAD,
    [DX_SampleCmpBias] = CROSSES_QUAD,
    [DX_CalculateLOD] = CROSSES_QUAD,
    [DX_DerivCoarseX] = CROSSES_QUAD,
    [DX_DerivCoarseY] = CROSSES_QUAD,
    [DX_DerivFineX] = CROSSES_QUAD,
    [DX_DerivFineY] = CROSSES_QUAD,
    [DX_LoadInput] = READS_INPUT,
    [DX_EvalSnapped] = READS_INPUT,
    [DX_EvalSampleIndex] = READS_INPUT,
    [DX_EvalCentroid] = READS_INPUT,
    [DX_AttributeAtVertex] = READS_VERTEX,
    [DX_StoreOutput] = WRITES_OUTPUT,
    [DX_StoreVertexOutput] = WRITES_OUTPUT,
    [DX_StorePrimitiveOutput] = WRITES_PRIMITIVE,
};

static void mark_element(const struct lowering *l, const struct function *function, const struct instruction *i,
                         const struct dxs_signature *signature, bool *touched)
{
    uint64_t id;

    if (module_integer(l->module, function, function->operands[i->first_operand], &id)) {
        uint32_t place = element_place(signature, id);
        if (place < signature->count)
            touched[place] = true; /* otherwise the lowering reports the error */
    }
}

static void look_closer(struct lowering *l, const struct function *function, const struct instruction *i, uint8_t found)
{
    struct usage *usage = l->usage;

    if (found & READS_INPUT) {
        mark_element(l, function, i, &l->entry->inputs, usage->inputs_read);
        if (i->dx_op != DX_LoadInput)
            mark_element(l, function, i, &l->entry->inputs, usage->inputs_evaluated);
    }
    if (found & WRITES_OUTPUT)
        mark_element(l, function, i, &l->entry->outputs, usage->outputs_written);
    else if (found & WRITES_PRIMITIVE)
        mark_element(l, function, i, &l->entry->patch_or_primitive, usage->primitives_written);
    else if (found & READS_VERTEX)
        mark_element(l, function, i, &l->entry->inputs, usage->inputs_per_vertex);
    else if (l->stage == DXS_STAGE_PIXEL) /* a handle is annotated */
        usage->rasterizer_ordered |= is_rasterizer_ordered(l->module, function, i);
}

bool has_derivatives(const struct instruction *i)
{
    return i->opcode == OP_CALL && i->dx_op != DX_OP_NONE && (traits[i->dx_op] & CROSSES_QUAD);
}

/* The first call of an operation. */
static void note_operation(struct lowering *l, const struct function *f, const struct instruction *i)
{
    l->usage->operations[i->dx_op] = true;
    if (dx_operations[i->dx_op].stages >> l->stage & 1)
        return;
    l->fault->error.instruction = instruction_number(f, (uint32_t)(i - f->instructions));
    fail(l->fault, DXS_RESULT_INVALID_MODULE, "%s: %s shaders cannot use this operation", dx_operation_name(i->dx_op),
         dxs_stage_name(l->stage));
}

void look_at_calls(struct lowering *l, struct function_state *s)
{
    const struct function *f = s->function;
    struct usage *usage = l->usage;
    uint32_t *handles = arena_words(l->arena, f->call_count), *accesses = handles + f->call_count;
    uint8_t all = 0;

    s->listed_calls = handles;
    s->handle_calls = handles;
    s->access_calls = accesses;
    for (uint32_t c = 0; c < f->call_count; c++) {
        uint32_t index = f->calls[c];
        const struct instruction *i = &f->instructions[index];
        if (i->dx_op == DX_OP_NONE) {
            if (!l->module->functions[i->aux].is_declaration)
                vector_push(l->arena, &s->callees, i->aux);
            continue;
        }
        uint8_t found = traits[i->dx_op];
        if (!usage->operations[i->dx_op])
            note_operation(l, f, i);
        all |= found;
        if (found & MAKES_HANDLE)
            *handles++ = index;
        else if (found & USES_RESOURCE)
            *--accesses = index;
        else if (found & ~CROSSES_QUAD)
            look_closer(l, f, i, found);
    }
    s->handle_call_count = (uint32_t)(handles - s->handle_calls);
    s->access_call_count = (uint32_t)(s->access_calls - accesses);
    usage->derivatives |= (all & CROSSES_QUAD) != 0;
}

void forget_listed_calls(struct lowering *l, struct function_state *s)
{
    arena_give_back(l->arena, s->listed_calls, s->function->call_count * sizeof *s->listed_calls);
    s->handle_call_count = s->access_call_count = 0;
}

void usage_begin(struct lowering *l)
{
    const struct dxs_entry *entry = l->entry;
    uint32_t inputs = entry->inputs.count, outputs = entry->outputs.count;
    uint32_t primitives = entry->patch_or_primitive.count;

    l->usage = arena_zeroed(l->arena, 1, sizeof *l->usage);
    if (inputs + outputs + primitives == 0)
        return;
    bool *touched = arena_zeroed(l->arena, 3 * (size_t)inputs + outputs + primitives, sizeof *touched);
    l->usage->inputs_per_vertex = touched;
    l->usage->inputs_read = touched + inputs;
    l->usage->inputs_evaluated = touched + 2 * (size_t)inputs;
    l->usage->outputs_written = touched + 3 * (size_t)inputs;
    l->usage->primitives_written = touched + 3 * (size_t)inputs + outputs;
}
