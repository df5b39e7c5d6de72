/* Rules for MinLod and for the status of sparse accesses. */
#include "marks.h"

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
static uint32_t image_operand(const struct word_op *op, uint32_t bit)
{
    uint32_t mask_at = compares(op->opcode) ? 6 : 5, at = mask_at + 1;

    if (op->length <= mask_at || !(op->words[mask_at] & bit))
        return 0;
    for (uint32_t lower = 1; lower < bit; lower <<= 1)
        if (op->words[mask_at] & lower)
            at += lower == SpvImageOperandsGradMask ? 2 : 1;
    return at < op->length ? op->words[at] : 0;
}

static void check_clamp(struct conversion *c, const struct word_op *op)
{
    struct asked_at at = asked_at(c, op);
    uint32_t operand, value, id = image_operand(op, SpvImageOperandsMinLodMask);
    uint64_t bits = 0;

    if (!at.i || !clamp_operand(at.i, &operand))
        return;
    bool constant = constant_operand(c->asked->module, at.function, at.i, operand, &bits);
    bool asks = !is_undefined(c->asked->module, at.function, operand_of(at.function, at.i, operand)) &&
                !(constant && bits == 0);
    bool has_level = image_operand(op, SpvImageOperandsLodMask) != 0; /* no derivatives: the feature is missing */
    if (asks != (id != 0) && !has_level)
        fault_found(c, op, asks ? "MinLod is lost" : "MinLod, which is not asked for");
    else if (id && constant_of(c->words, id, &value) && (!constant || value != (uint32_t)bits))
        fault_found(c, op, "MinLod of another level than the clamp");
    else if (id && constant && !is_constant(c->words, id))
        fault_found(c, op, "MinLod is computed, the clamp is constant");
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
static void find_asked_status(const struct conversion *c, uint32_t number, bool *asked)
{
    enum {
        STATUS = 4,
        STATUS_OF_VECTOR = 1
    };
    const struct module *module = c->asked->module;
    const struct function *f = &module->functions[number];

    for (uint32_t n = 0; n < f->instruction_count; n++) {
        const struct instruction *i = &f->instructions[n];
        if (i->opcode != OP_EXTRACT_VALUE || !c->asked->live[number][n])
            continue;
        const struct instruction *load = instruction_of(module, f, operand_of(f, i, 0));
        if (!load || load->opcode != OP_CALL || asked_result(load->dx_op) != 'r')
            continue;
        uint32_t status = load->dx_op == DX_RawBufferVectorLoad ? STATUS_OF_VECTOR : STATUS;
        if (operand_of(f, i, 1) == status)
            asked[load - f->instructions] = true;
    }
}

/* SPIR-V, "OpImageSparse...": without them the status is lost. Storage buffers have no status. */
static void check_status_of_loads(struct conversion *c, uint32_t number)
{
    const struct function *f = &c->asked->module->functions[number];
    bool *asked = calloc(f->instruction_count + 1, sizeof *asked);

    if (!asked)
        exit(3);
    find_asked_status(c, number, asked);
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct word_op *op = &c->words->ops[n];
        if (op->function != number || op->line >= f->instruction_count || !loads_texels(op->opcode))
            continue;
        if (asked[op->line] && !is_sparse(op->opcode))
            fault_found(c, op, "the status of an access is lost");
        if (!asked[op->line] && is_sparse(op->opcode))
            fault_found(c, op, "an access has a status that is not asked for");
    }
    free(asked);
}

static void check_status(struct conversion *c)
{
    for (uint32_t n = 0; n < c->asked->module->function_count; n++)
        if (!c->asked->module->functions[n].is_declaration)
            check_status_of_loads(c, n);
}

/* By id: what a CheckAccessFullyMapped depends on. `open` has room for all ids. */
static void follow_statuses(const struct conversion *c, bool *asked, uint32_t *open)
{
    const struct words *w = c->words;
    uint32_t count = 0;

    for (size_t n = 0; n < w->op_count; n++) {
        struct asked_at at = asked_at(c, &w->ops[n]);
        uint32_t id = w->ops[n].opcode == SpvOpImageSparseTexelsResident ? w->ops[n].words[3] : 0;
        if (id && is_operation(&at, DX_CheckAccessFullyMapped) && !asked[id]) {
            asked[id] = true;
            open[count++] = id;
        }
    }
    while (count > 0) {
        const uint32_t *words = definition_of(w, open[--count]);
        for (uint32_t at = 3; at < length_of(words); at++)
            if (words[at] < w->bound && !asked[words[at]]) {
                asked[words[at]] = true;
                open[count++] = words[at];
            }
    }
}

/* Of several accesses for one instruction, the status of each decides. */
static void check_status_uses(struct conversion *c)
{
    const struct words *w = c->words;
    bool *asked = calloc(w->bound, sizeof *asked);
    uint32_t *open = calloc(w->bound, sizeof *open);

    if (!asked || !open)
        exit(3);
    follow_statuses(c, asked, open);
    for (size_t n = 0; n < w->op_count; n++)
        if (is_sparse(w->ops[n].opcode) && !asked[w->ops[n].words[2]])
            fault_found(c, &w->ops[n], "no CheckAccessFullyMapped depends on the status of this access");
    free(asked);
    free(open);
}

/* The sparse access that a status is the status of; NULL: another value. */
static const uint32_t *sparse_access_of(const struct words *w, uint32_t id)
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
static void check_joint_status(struct conversion *c, const struct word_op *op)
{
    const struct words *w = c->words;
    const uint32_t *condition = definition_of(w, op->words[3]);

    if (opcode_of(condition) != SpvOpImageSparseTexelsResident || !sparse_access_of(w, op->words[5]))
        return;
    if (op->words[5] != condition[3] || op->words[4] == condition[3])
        fault_found(c, op, "the status of two accesses is not that of both");
}

/* The access whose status a CheckAccessFullyMapped asks for directly is the one that its code comes from. */
static void check_query(struct conversion *c, const struct word_op *op)
{
    struct asked_at at = asked_at(c, op);

    if (!is_operation(&at, DX_CheckAccessFullyMapped))
        return;
    const struct instruction *extract = instruction_of(c->asked->module, at.function, operand_of(at.function, at.i, 0));
    const uint32_t *access = sparse_access_of(c->words, op->words[3]);
    if (!access || !extract || extract->opcode != OP_EXTRACT_VALUE)
        return;
    const struct instruction *load = instruction_of(c->asked->module, at.function, operand_of(at.function, extract, 0));
    for (size_t n = 0; n < c->words->op_count; n++)
        if (c->words->ops[n].words == access && load &&
            c->words->ops[n].line != (uint32_t)(load - at.function->instructions))
            fault_found(c, op, "the status of another access is asked for");
}

void check_sampling(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct word_op *op = &c->words->ops[n];
        if (is_sample(op->opcode))
            check_clamp(c, op);
        else if (op->opcode == SpvOpSelect)
            check_joint_status(c, op);
        else if (op->opcode == SpvOpImageSparseTexelsResident)
            check_query(c, op);
    }
    if (has_capability(c->words, SpvCapabilitySparseResidency))
        check_status_uses(c);
    check_status(c);
}
