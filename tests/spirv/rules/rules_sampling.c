/* Rules for MinLod, gradients, input attachments, raw gathers and the status of sparse accesses. */
#include "rules.h"

#include <stdlib.h>

/* ---- MinLod ------------------------------------------------------------------------------------------------------ */

static bool is_sample(uint32_t opcode)
{
    return (opcode >= SpvOpImageSampleImplicitLod && opcode <= SpvOpImageSampleProjDrefExplicitLod) ||
           (opcode >= SpvOpImageSparseSampleImplicitLod && opcode <= SpvOpImageSparseSampleProjDrefExplicitLod);
}

static bool compares(uint32_t opcode)
{
    return opcode == SpvOpImageSampleDrefImplicitLod || opcode == SpvOpImageSampleDrefExplicitLod ||
           opcode == SpvOpImageSparseSampleDrefImplicitLod || opcode == SpvOpImageSparseSampleDrefExplicitLod;
}

/* The operand that is the clamp of the level; false: the operation has none. */
static bool clamp_operand(const struct instruction *i, uint32_t *operand)
{
    *operand = i->operand_count - 1;
    switch (i->opcode == OP_CALL ? i->dx_op : DX_OP_NONE) {
    case DX_Sample:
    case DX_SampleBias:
    case DX_SampleGrad:
    case DX_SampleCmp:
    case DX_SampleCmpBias:
    case DX_SampleCmpGrad:
        return true;
    default:
        return false;
    }
}

/* The id after the mask for one of its bits; 0: the bit is not set. Bias, Lod, ConstOffset, Offset, ConstOffsets,
 * Sample and MinLod have one operand each, Grad has two. */
static uint32_t image_operand(const struct code_view *op, uint32_t bit)
{
    uint32_t mask_at = compares(op->opcode) ? 6 : 5, at = mask_at + 1;

    if (op->length <= mask_at || !(op->words[mask_at] & bit))
        return 0;
    for (uint32_t lower = 1; lower < bit; lower <<= 1)
        if (op->words[mask_at] & lower)
            at += lower == SpvImageOperandsGradMask ? 2 : 1;
    return at < op->length ? op->words[at] : 0;
}

static void check_clamp(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    uint32_t operand, value, id = image_operand(op, SpvImageOperandsMinLodMask);
    uint64_t bits = 0;

    if (!at.i || !clamp_operand(at.i, &operand))
        return;
    bool constant = constant_operand(c->dxil->module, at.function, at.i, operand, &bits);
    bool asks =
        !is_undefined(c->dxil->module, at.function, operand_of(at.function, at.i, operand)) && !(constant && bits == 0);
    bool has_level = image_operand(op, SpvImageOperandsLodMask) != 0; /* no derivatives: the feature is missing */
    if (asks != (id != 0) && !has_level)
        fault_found(c, op, asks ? "MinLod is lost" : "MinLod, which is not asked for");
    else if (id && constant_of(c->words, id, &value) && (!constant || value != (uint32_t)bits))
        fault_found(c, op, "MinLod of another level than the clamp");
    else if (id && constant && !is_constant(c->words, id))
        fault_found(c, op, "MinLod is computed, the clamp is constant");
}

/* ---- Gradients --------------------------------------------------------------------------------------------------- */

static const struct basic_block *block_of(const struct function *f, const struct instruction *i)
{
    uint32_t number = (uint32_t)(i - f->instructions);

    for (uint32_t b = 0; b < f->block_count; b++)
        if (number - f->blocks[b].first_instruction < f->blocks[b].instruction_count)
            return &f->blocks[b];
    return NULL;
}

/* Whether the gradient is a derivative of the coordinate, taken in the block of the sample, times a factor. */
static bool is_scaled_derivative(const struct conversion *c, const struct dxil_at *at, uint32_t gradient,
                                 uint32_t coordinate, bool of_y)
{
    const struct module *module = c->dxil->module;
    const struct function *f = at->function;
    const struct instruction *product = instruction_of(module, f, operand_of(f, at->i, gradient));

    for (uint32_t n = 0; product && product->opcode == OP_BINARY && product->sub == BINARY_FMUL && n < 2; n++) {
        const struct instruction *d = instruction_of(module, f, operand_of(f, product, n));
        bool derives = d && d->opcode == OP_CALL &&
                       (of_y ? d->dx_op == DX_DerivCoarseY || d->dx_op == DX_DerivFineY
                             : d->dx_op == DX_DerivCoarseX || d->dx_op == DX_DerivFineX);
        if (derives && operand_of(f, d, 0) == operand_of(f, at->i, coordinate))
            return block_of(f, d) == block_of(f, at->i);
    }
    return false;
}

/* Vulkan, "Texture Operations": implicit derivatives are those of the quad's active lanes. So the workarounds that make
 * gradients a bias keep those that come from other blocks, or from anything but derivatives. */
static void check_gradients(struct conversion *c, const struct code_view *op)
{
    enum {
        COORDINATES = 2,
        GRADIENTS = 9
    };
    struct dxil_at at = dxil_at(c, op);
    bool is_compared = is_operation(&at, DX_SampleCmpGrad);

    if ((!is_compared && !is_operation(&at, DX_SampleGrad)) || image_operand(op, SpvImageOperandsGradMask))
        return;
    const struct dxs_workarounds *workarounds = &c->options->workarounds;
    bool may_change =
        workarounds->on[DXS_WORKAROUND_GRADIENTS_AS_BIAS] || workarounds->on[DXS_WORKAROUND_UNEVEN_GRADIENTS_AS_BIAS];
    if (!may_change || c->entry->stage != DXS_STAGE_PIXEL)
        fault_found(c, op, "gradients are lost");
    for (uint32_t n = 0; n < 2; n++)
        if (!is_scaled_derivative(c, &at, GRADIENTS + is_compared + 3 * n, COORDINATES, n == 1))
            fault_found(c, op, "a bias for gradients that the block does not derive");
}

/* ---- Input attachments ------------------------------------------------------------------------------------------- */

/* What the callback answered for a texture; NULL: nothing, or the texture is unknown. */
static const struct answered_binding *answer_for(const struct conversion *c, const struct dxil_at *at)
{
    struct dxil_handle handle = dxil_handle(c->dxil->module, at->function, operand_of(at->function, at->i, 0));
    const struct dxs_resource *r =
        &c->dxil->module->resources[handle.resource == UINT32_MAX ? 0 : handle.resource].info;

    for (uint32_t n = 0; handle.resource != UINT32_MAX && n < c->answers->binding_count; n++) {
        const struct answered_binding *answer = &c->answers->bindings[n];
        if (!answer->from_heap && answer->resource.resource_class == r->resource_class &&
            answer->resource.space == r->space && answer->resource.lower_bound == r->lower_bound)
            return answer;
    }
    return NULL;
}

/* The operand of a variable's InputAttachmentIndex; UINT32_MAX: it has none. */
static uint32_t attachment_of(const struct module_view *w, uint32_t variable)
{
    for (size_t at = 5; at < w->count; at += length_of(w->words + at)) {
        const uint32_t *words = w->words + at;
        if (opcode_of(words) == SpvOpDecorate && words[1] == variable && words[2] == SpvDecorationInputAttachmentIndex)
            return words[3];
    }
    return UINT32_MAX;
}

/* Vulkan, "Input Attachment Interface": an image of SubpassData, read with OpImageRead at coordinates that count from
 * the pixel, which are (0, 0) for Direct3D's load of the pixel itself. */
static void check_attachment(struct conversion *c, const struct code_view *op)
{
    enum {
        SAMPLE = 1
    };
    const struct module_view *w = c->words;
    struct dxil_at at = dxil_at(c, op);
    const struct answered_binding *answer = is_operation(&at, DX_TextureLoad) ? answer_for(c, &at) : NULL;
    uint64_t bits = 0;
    uint32_t value;

    if (!answer || answer->binding.descriptor != DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT)
        return;
    const uint32_t *type = definition_of(w, type_of(w, op->words[3]));
    bool is_multisampled = answer->resource.kind == DXS_RESOURCE_KIND_TEXTURE_2DMS;
    uint32_t sample = image_operand(op, SpvImageOperandsSampleMask);
    const uint32_t *texel = definition_of(w, op->words[1]);
    if (op->opcode != SpvOpImageRead || opcode_of(type) != SpvOpTypeImage || type[3] != SpvDimSubpassData ||
        type[6] != is_multisampled || type[7] != 2 || type[8] != SpvImageFormatUnknown || texel[2] != type[2])
        fault_found(c, op, "an input attachment is not read as one");
    else if (attachment_of(w, root_of(w, op->words[3])) != answer->binding.input_attachment)
        fault_found(c, op, "another input attachment is read");
    else if (opcode_of(definition_of(w, op->words[4])) != SpvOpConstantNull)
        fault_found(c, op, "an input attachment is read beside the pixel");
    bool constant = constant_operand(c->dxil->module, at.function, at.i, SAMPLE, &bits);
    if (is_multisampled != (sample != 0))
        fault_found(c, op, "the sample of an input attachment");
    else if (sample && (constant != constant_of(w, sample, &value) || (constant && value != (uint32_t)bits)))
        fault_found(c, op, "another sample of an input attachment");
}

/* ---- Raw gathers ------------------------------------------------------------------------------------------------- */

/* Raw texels are those of the first component; of 64 bits, they are two words: the first two components, in order. */
static void check_raw_gather(struct conversion *c, size_t number)
{
    const struct code_view *ops = c->words->ops, *op = &ops[number];
    struct dxil_at at = dxil_at(c, op);
    uint32_t before = 0, component;

    if (!is_operation(&at, DX_TextureGatherRaw))
        return;
    for (size_t n = 0; n < number; n++)
        before += ops[n].opcode == op->opcode && ops[n].line == op->line && ops[n].function == op->function;
    if (!constant_of(c->words, op->words[5], &component) || component != before)
        fault_found(c, op, "a raw gather of another component");
}

/* ---- Status ------------------------------------------------------------------------------------------------------ */

static bool is_sparse(uint32_t opcode)
{
    return opcode >= SpvOpImageSparseSampleImplicitLod && opcode <= SpvOpImageSparseDrefGather
               ? true
               : opcode == SpvOpImageSparseRead;
}

static bool loads_texels(uint32_t opcode)
{
    return is_sample(opcode) || opcode == SpvOpImageFetch || opcode == SpvOpImageGather ||
           opcode == SpvOpImageDrefGather || opcode == SpvOpImageRead || is_sparse(opcode);
}

/* By DXIL instruction: a live CheckAccessFullyMapped depends on its status. */
static void find_asked_status(const struct conversion *c, uint32_t number, bool *dxil)
{
    enum {
        STATUS = 4,
        STATUS_OF_VECTOR = 1
    };
    const struct module *module = c->dxil->module;
    const struct function *f = &module->functions[number];

    for (uint32_t n = 0; n < f->instruction_count; n++) {
        const struct instruction *i = &f->instructions[n];
        if (i->opcode != OP_EXTRACT_VALUE || !c->dxil->live[number][n])
            continue;
        const struct instruction *load = instruction_of(module, f, operand_of(f, i, 0));
        if (!load || load->opcode != OP_CALL || dxil_result(load->dx_op) != 'r')
            continue;
        uint32_t status = load->dx_op == DX_RawBufferVectorLoad ? STATUS_OF_VECTOR : STATUS;
        if (operand_of(f, i, 1) == status)
            dxil[load - f->instructions] = true;
    }
}

/* SPIR-V, "OpImageSparse...": without them the status is lost. Storage buffers have no status. */
static void check_status_of_loads(struct conversion *c, uint32_t number)
{
    const struct function *f = &c->dxil->module->functions[number];
    bool *dxil = calloc(f->instruction_count + 1, sizeof *dxil);

    if (!dxil)
        exit(3);
    find_asked_status(c, number, dxil);
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (op->function != number || op->line >= f->instruction_count || !loads_texels(op->opcode))
            continue;
        if (dxil[op->line] && !is_sparse(op->opcode))
            fault_found(c, op, "the status of an access is lost");
        if (!dxil[op->line] && is_sparse(op->opcode))
            fault_found(c, op, "an access has a status that is not asked for");
    }
    free(dxil);
}

static void check_status(struct conversion *c)
{
    for (uint32_t n = 0; n < c->dxil->module->function_count; n++)
        if (!c->dxil->module->functions[n].is_declaration)
            check_status_of_loads(c, n);
}

/* By id: what a CheckAccessFullyMapped depends on. `open` has room for all ids. */
static void follow_statuses(const struct conversion *c, bool *dxil, uint32_t *open)
{
    const struct module_view *w = c->words;
    uint32_t count = 0;

    for (size_t n = 0; n < w->op_count; n++) {
        struct dxil_at at = dxil_at(c, &w->ops[n]);
        uint32_t id = w->ops[n].opcode == SpvOpImageSparseTexelsResident ? w->ops[n].words[3] : 0;
        if (id && is_operation(&at, DX_CheckAccessFullyMapped) && !dxil[id]) {
            dxil[id] = true;
            open[count++] = id;
        }
    }
    while (count > 0) {
        const uint32_t *words = definition_of(w, open[--count]);
        for (uint32_t at = 3; at < length_of(words); at++)
            if (words[at] < w->bound && !dxil[words[at]]) {
                dxil[words[at]] = true;
                open[count++] = words[at];
            }
    }
}

/* Of several accesses for one instruction, the status of each decides. */
static void check_status_uses(struct conversion *c)
{
    const struct module_view *w = c->words;
    bool *dxil = calloc(w->bound, sizeof *dxil);
    uint32_t *open = calloc(w->bound, sizeof *open);

    if (!dxil || !open)
        exit(3);
    follow_statuses(c, dxil, open);
    for (size_t n = 0; n < w->op_count; n++)
        if (is_sparse(w->ops[n].opcode) && !dxil[w->ops[n].words[2]])
            fault_found(c, &w->ops[n], "no CheckAccessFullyMapped depends on the status of this access");
    free(dxil);
    free(open);
}

/* The sparse access that a status is the status of; NULL: another value. */
static const uint32_t *sparse_access_of(const struct module_view *w, uint32_t id)
{
    for (;;) {
        const uint32_t *words = definition_of(w, id);
        if (opcode_of(words) == SpvOpCopyObject)
            id = words[3];
        else if (opcode_of(words) == SpvOpCompositeExtract && length_of(words) == 5 && words[4] == 0)
            return is_sparse(opcode_of(definition_of(w, words[3]))) ? definition_of(w, words[3]) : NULL;
        else
            return NULL;
    }
}

/* Codes are opaque: of two accesses, the second code decides where the first is resident, else the first. */
static void check_joint_status(struct conversion *c, const struct code_view *op)
{
    const struct module_view *w = c->words;
    const uint32_t *condition = definition_of(w, op->words[3]);

    if (opcode_of(condition) != SpvOpImageSparseTexelsResident || !sparse_access_of(w, op->words[5]))
        return;
    if (op->words[5] != condition[3] || op->words[4] == condition[3])
        fault_found(c, op, "the status of two accesses is not that of both");
}

/* The access whose status a CheckAccessFullyMapped asks for directly is the one that its code comes from. */
static void check_query(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);

    if (!is_operation(&at, DX_CheckAccessFullyMapped))
        return;
    const struct instruction *extract = instruction_of(c->dxil->module, at.function, operand_of(at.function, at.i, 0));
    const uint32_t *access = sparse_access_of(c->words, op->words[3]);
    if (!access || !extract || extract->opcode != OP_EXTRACT_VALUE)
        return;
    const struct instruction *load = instruction_of(c->dxil->module, at.function, operand_of(at.function, extract, 0));
    for (size_t n = 0; n < c->words->op_count; n++)
        if (c->words->ops[n].words == access && load &&
            c->words->ops[n].line != (uint32_t)(load - at.function->instructions))
            fault_found(c, op, "the status of another access is asked for");
}

/* Direct3D 11.3, 22.4.14: a level that does not exist has size 0. Vulkan leaves it undefined, so the level is compared
 * with the number of levels, unless it is 0, which always exists. */
static void check_level_size(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);
    const struct code_view *end = c->words->ops + c->words->op_count;
    uint64_t level = 0;

    if (!is_operation(&at, DX_GetDimensions) ||
        (constant_operand(c->dxil->module, at.function, at.i, 1, &level) && level == 0) ||
        is_undefined(c->dxil->module, at.function, operand_of(at.function, at.i, 1)))
        return;
    for (const struct code_view *next = op; next < end && next->line == op->line; next++)
        if (next->opcode == SpvOpULessThan)
            return;
    fault_found(c, op, "a level that may not exist has a size");
}

void check_sampling(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (is_sample(op->opcode)) {
            check_clamp(c, op);
            check_gradients(c, op);
        } else if (op->opcode == SpvOpImageRead || op->opcode == SpvOpImageFetch) {
            check_attachment(c, op);
        } else if (op->opcode == SpvOpImageGather || op->opcode == SpvOpImageSparseGather) {
            check_raw_gather(c, n);
        } else if (op->opcode == SpvOpSelect) {
            check_joint_status(c, op);
        } else if (op->opcode == SpvOpImageQuerySizeLod) {
            check_level_size(c, op);
        } else if (op->opcode == SpvOpImageSparseTexelsResident) {
            check_query(c, op);
        }
    }
    if (has_capability(c->words, SpvCapabilitySparseResidency))
        check_status_uses(c);
    check_status(c);
}
