/* Rules for capabilities: a device refuses a module that declares one that it lacks, whether the code needs it or not.
 * And for ids and types: SPIRV-Tools of Debian 12 give up at the first instruction that they do not know. */
#include "rules.h"

enum need {
    BY_OPERATION, /* an instruction from `first` to `last` */
    BY_INTEGER,   /* a type of so many bits */
    BY_FLOAT,
    BY_IMAGE,          /* an image type: dimension, sampled (1) or storage (2) */
    BY_ARRAY,          /* the same, an array of them */
    BY_MULTISAMPLED,   /* likewise, multisampled; `first` 1: an array */
    BY_OPERAND,        /* of a sample or load: a bit of its image operands */
    BY_UNKNOWN_FORMAT, /* this instruction accesses an image without a format */
    BY_ATOMIC,         /* an atomic of so many bits */
    BY_INDEX,          /* descriptors of a category (enum category) with an index that is not constant */
    BY_NON_UNIFORM     /* the same, and NonUniform */
};

/* Kinds of descriptors as "Descriptor indexing" tells them apart. */
enum category {
    UNIFORM_BUFFERS,
    STORAGE_BUFFERS,
    SAMPLED_IMAGES, /* and samplers */
    STORAGE_IMAGES,
    UNIFORM_TEXEL_BUFFERS,
    STORAGE_TEXEL_BUFFERS,
    OTHERS
};

/* SPIR-V, "Capability": what each is for. rules_declared.c has those that an operation, built-in, mode or decoration
 * alone decides. */
static const struct capability_row {
    uint32_t capability;
    const char *name;
    enum need need;
    uint32_t first, last;
} rows[] = {
#define NEEDS(capability, need, first, last)                                                                           \
    {                                                                                                                  \
        SpvCapability##capability, #capability, need, first, last                                                      \
    }
    NEEDS(Int8, BY_INTEGER, 8, 0),
    NEEDS(Int16, BY_INTEGER, 16, 0),
    NEEDS(Int64, BY_INTEGER, 64, 0),
    NEEDS(Float16, BY_FLOAT, 16, 0),
    NEEDS(Float64, BY_FLOAT, 64, 0),
    NEEDS(Sampled1D, BY_IMAGE, SpvDim1D, 1),
    NEEDS(Image1D, BY_IMAGE, SpvDim1D, 2),
    NEEDS(SampledBuffer, BY_IMAGE, SpvDimBuffer, 1),
    NEEDS(ImageBuffer, BY_IMAGE, SpvDimBuffer, 2),
    NEEDS(InputAttachment, BY_IMAGE, SpvDimSubpassData, 2),
    NEEDS(SampledCubeArray, BY_ARRAY, SpvDimCube, 1),
    NEEDS(ImageCubeArray, BY_ARRAY, SpvDimCube, 2),
    NEEDS(StorageImageMultisample, BY_MULTISAMPLED, 0, 2),
    NEEDS(ImageMSArray, BY_MULTISAMPLED, 1, 2),
    NEEDS(StorageImageReadWithoutFormat, BY_UNKNOWN_FORMAT, SpvOpImageRead, 0),
    NEEDS(StorageImageWriteWithoutFormat, BY_UNKNOWN_FORMAT, SpvOpImageWrite, 0),
    NEEDS(MinLod, BY_OPERAND, SpvImageOperandsMinLodMask, 0),
    NEEDS(DotProductInput4x8BitPackedKHR, BY_OPERATION, SpvOpSDotKHR, SpvOpSUDotAccSatKHR),
    NEEDS(GroupNonUniformArithmetic, BY_OPERATION, SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformLogicalXor),
    NEEDS(Int64Atomics, BY_ATOMIC, 64, 0),
    NEEDS(UniformBufferArrayDynamicIndexing, BY_INDEX, UNIFORM_BUFFERS, 0),
    NEEDS(StorageBufferArrayDynamicIndexing, BY_INDEX, STORAGE_BUFFERS, 0),
    NEEDS(SampledImageArrayDynamicIndexing, BY_INDEX, SAMPLED_IMAGES, 0),
    NEEDS(StorageImageArrayDynamicIndexing, BY_INDEX, STORAGE_IMAGES, 0),
    NEEDS(UniformTexelBufferArrayDynamicIndexing, BY_INDEX, UNIFORM_TEXEL_BUFFERS, 0),
    NEEDS(StorageTexelBufferArrayDynamicIndexing, BY_INDEX, STORAGE_TEXEL_BUFFERS, 0),
    NEEDS(UniformBufferArrayNonUniformIndexing, BY_NON_UNIFORM, UNIFORM_BUFFERS, 0),
    NEEDS(StorageBufferArrayNonUniformIndexing, BY_NON_UNIFORM, STORAGE_BUFFERS, 0),
    NEEDS(SampledImageArrayNonUniformIndexing, BY_NON_UNIFORM, SAMPLED_IMAGES, 0),
    NEEDS(StorageImageArrayNonUniformIndexing, BY_NON_UNIFORM, STORAGE_IMAGES, 0),
    NEEDS(UniformTexelBufferArrayNonUniformIndexing, BY_NON_UNIFORM, UNIFORM_TEXEL_BUFFERS, 0),
    NEEDS(StorageTexelBufferArrayNonUniformIndexing, BY_NON_UNIFORM, STORAGE_TEXEL_BUFFERS, 0),
#undef NEEDS
};

/* ---- What the module has ----------------------------------------------------------------------------------------- */

static bool type_needs(const struct capability_row *row, const uint32_t *type)
{
    switch (row->need) {
    case BY_INTEGER:
        return opcode_of(type) == SpvOpTypeInt && type[2] == row->first;
    case BY_FLOAT:
        return opcode_of(type) == SpvOpTypeFloat && type[2] == row->first && type[0] >> SpvWordCountShift == 3;
    case BY_IMAGE:
        return opcode_of(type) == SpvOpTypeImage && type[3] == row->first && type[7] == row->last;
    case BY_ARRAY:
        return opcode_of(type) == SpvOpTypeImage && type[3] == row->first && type[5] && type[7] == row->last;
    case BY_MULTISAMPLED:
        return opcode_of(type) == SpvOpTypeImage && type[6] && type[7] == row->last && type[3] != SpvDimSubpassData &&
               (!row->first || type[5]);
    default:
        return false;
    }
}

static bool some_type_needs(const struct module_view *w, const struct capability_row *row)
{
    for (uint32_t id = 1; id < w->bound; id++) {
        if (w->ids[id].definition && type_needs(row, w->ids[id].definition))
            return true;
    }
    return false;
}

static uint32_t operands_word(uint32_t opcode)
{
    bool compares = opcode == SpvOpImageSampleDrefImplicitLod || opcode == SpvOpImageSampleDrefExplicitLod ||
                    opcode == SpvOpImageSparseSampleDrefImplicitLod || opcode == SpvOpImageSparseSampleDrefExplicitLod;

    return compares ? 6 : 5;
}

static bool is_sample(uint32_t opcode)
{
    return (opcode >= SpvOpImageSampleImplicitLod && opcode <= SpvOpImageSampleDrefExplicitLod) ||
           (opcode >= SpvOpImageSparseSampleImplicitLod && opcode <= SpvOpImageSparseSampleDrefExplicitLod);
}

static bool lacks_format(const struct module_view *w, uint32_t image)
{
    const uint32_t *type = definition_of(w, type_of(w, image));

    return opcode_of(type) == SpvOpTypeImage && type[3] != SpvDimSubpassData && type[8] == SpvImageFormatUnknown;
}

static const uint32_t *element_of(const struct module_view *w, uint32_t variable)
{
    const uint32_t *type = definition_of(w, contents_of(w, variable));

    return opcode_of(type) == SpvOpTypeArray || opcode_of(type) == SpvOpTypeRuntimeArray ? definition_of(w, type[2])
                                                                                         : NULL;
}

static enum category category_of(const struct module_view *w, uint32_t variable)
{
    const uint32_t *element = element_of(w, variable);
    uint32_t storage = storage_class_of(w, variable);

    if (storage == SpvStorageClassUniform)
        return UNIFORM_BUFFERS;
    if (storage == SpvStorageClassStorageBuffer)
        return STORAGE_BUFFERS;
    if (opcode_of(element) == SpvOpTypeSampler)
        return SAMPLED_IMAGES;
    if (opcode_of(element) != SpvOpTypeImage)
        return OTHERS;
    if (element[3] == SpvDimBuffer)
        return element[7] == 1 ? UNIFORM_TEXEL_BUFFERS : STORAGE_TEXEL_BUFFERS;
    return element[7] == 1 ? SAMPLED_IMAGES : STORAGE_IMAGES;
}

static bool indexes(const struct module_view *w, const struct capability_row *row, const struct code_view *op)
{
    bool is_untyped = op->opcode == NewerOpUntypedAccessChainKHR;
    uint32_t base = is_untyped ? 4 : 3;

    if ((!is_untyped && op->opcode != SpvOpAccessChain) || op->length <= base + 1)
        return false;
    uint32_t variable = op->words[base], storage = storage_class_of(w, variable);
    if (opcode_of(definition_of(w, variable)) != (uint32_t)(is_untyped ? NewerOpUntypedVariableKHR : SpvOpVariable) ||
        (storage != SpvStorageClassUniformConstant && storage != SpvStorageClassUniform &&
         storage != SpvStorageClassStorageBuffer) ||
        !element_of(w, variable) || (uint32_t)category_of(w, variable) != row->first)
        return false;
    return row->need == BY_NON_UNIFORM ? is_decorated(w, op->words[2], DECORATION_NON_UNIFORM)
                                       : !is_constant(w, op->words[base + 1]);
}

static bool is_of_operations(enum need need)
{
    return need == BY_OPERATION || need == BY_OPERAND || need == BY_UNKNOWN_FORMAT || need == BY_ATOMIC ||
           need == BY_INDEX || need == BY_NON_UNIFORM;
}

static bool op_needs(const struct module_view *w, const struct capability_row *row, const struct code_view *op)
{
    switch (row->need) {
    case BY_OPERATION:
        return op->opcode >= row->first && op->opcode <= row->last;
    case BY_OPERAND:
        return is_sample(op->opcode) && op->length > operands_word(op->opcode) &&
               op->words[operands_word(op->opcode)] & row->first;
    case BY_UNKNOWN_FORMAT:
        return (op->opcode == row->first || (row->first == SpvOpImageRead && op->opcode == SpvOpImageSparseRead)) &&
               lacks_format(w, op->words[accessed_word(op)]);
    case BY_ATOMIC:
        return op->opcode >= SpvOpAtomicExchange && op->opcode <= SpvOpAtomicXor && op->opcode != SpvOpAtomicStore &&
               opcode_of(definition_of(w, op->words[1])) == SpvOpTypeInt &&
               definition_of(w, op->words[1])[2] == row->first;
    case BY_INDEX:
    case BY_NON_UNIFORM:
        return indexes(w, row, op);
    default:
        return false;
    }
}

static bool is_needed(const struct module_view *w, const struct capability_row *row)
{
    if (!is_of_operations(row->need))
        return some_type_needs(w, row);
    for (size_t n = 0; n < w->op_count; n++)
        if (op_needs(w, row, &w->ops[n]))
            return true;
    return false;
}

/* ---- Features ---------------------------------------------------------------------------------------------------- */

/* What a module may declare only with a feature of the device. */
static const struct feature_row {
    uint32_t capability; /* 0: none */
    const char *name;
    enum dxs_feature feature;
} feature_rows[] = {
#define SPIRV(NAME, member, number, capability, extension) {number, #capability, DXS_FEATURE_##NAME},
#include "features.def"
#undef SPIRV
};

/* Whether one of the features that stand for the capability is given. */
static bool may_declare(const struct dxs_features *given, uint32_t capability)
{
    for (uint32_t n = 0; n < sizeof feature_rows / sizeof *feature_rows; n++)
        if (feature_rows[n].capability == capability && given->on[feature_rows[n].feature])
            return true;
    return false;
}

static void check_features(struct conversion *c)
{
    const struct dxs_features *given = &c->options->features;
    bool needs_model = has_capability(c->words, 6022 /* CooperativeMatrixKHR */) ||
                       has_capability(c->words, 5394 /* CooperativeVectorNV */);

    for (uint32_t n = 0; n < sizeof feature_rows / sizeof *feature_rows; n++)
        if (feature_rows[n].capability && !may_declare(given, feature_rows[n].capability) &&
            has_capability(c->words, feature_rows[n].capability) &&
            !(needs_model && feature_rows[n].capability == SpvCapabilityVulkanMemoryModel))
            fault_found(c, NULL, "the capability %s, which the device lacks", feature_rows[n].name);
    if (!given->on[DXS_FEATURE_MAXIMAL_RECONVERGENCE] && find_mode(c->words, NEW_MODE_MAXIMALLY_RECONVERGES))
        fault_found(c, NULL, "MaximallyReconverges, which the device lacks");
    if (given->compute_derivatives > DXS_COMPUTE_DERIVATIVES_LINEAR &&
        (has_capability(c->words, SpvCapabilityComputeDerivativeGroupQuadsNV) ||
         has_capability(c->words, SpvCapabilityComputeDerivativeGroupLinearNV)))
        fault_found(c, NULL, "derivatives in groups, which the device lacks");
}

/* ---- Device scope ------------------------------------------------------------------------------------------------ */

static bool is_device_scope(const struct module_view *w, uint32_t id)
{
    uint32_t scope;

    return constant_of(w, id, &scope) && scope == SpvScopeDevice;
}

/* Atomics, barriers and memory operands have scopes. */
static bool has_device_scope(const struct module_view *w, const struct code_view *op)
{
    enum {
        MEMORY = SpvMemoryAccessMakePointerAvailableMask | SpvMemoryAccessMakePointerVisibleMask,
        TEXELS = SpvImageOperandsMakeTexelAvailableMask | SpvImageOperandsMakeTexelVisibleMask
    };
    uint32_t last = op->words[op->length - 1];

    switch (op->opcode) {
    case SpvOpLoad:
        return op->length > 4 && op->words[4] & MEMORY && is_device_scope(w, last);
    case SpvOpStore:
        return op->length > 3 && op->words[3] & MEMORY && is_device_scope(w, last);
    case SpvOpImageRead:
        return op->length > 5 && op->words[5] & TEXELS && is_device_scope(w, last);
    case SpvOpImageWrite:
        return op->length > 4 && op->words[4] & TEXELS && is_device_scope(w, last);
    case SpvOpControlBarrier:
    case SpvOpAtomicStore:
        return is_device_scope(w, op->words[2]);
    case SpvOpMemoryBarrier:
        return is_device_scope(w, op->words[1]);
    case SpvOpAtomicFAddEXT:
    case SpvOpAtomicFMinEXT:
    case SpvOpAtomicFMaxEXT:
        return is_device_scope(w, op->words[4]);
    default:
        return op->opcode >= SpvOpAtomicLoad && op->opcode <= SpvOpAtomicXor && is_device_scope(w, op->words[4]);
    }
}

static void check_device_scope(struct conversion *c)
{
    bool uses = false;

    for (size_t n = 0; n < c->words->op_count && !uses; n++)
        uses = has_device_scope(c->words, &c->words->ops[n]);
    if (uses != has_capability(c->words, SpvCapabilityVulkanMemoryModelDeviceScope))
        fault_found(c, NULL,
                    uses ? "VulkanMemoryModelDeviceScope is not declared"
                         : "VulkanMemoryModelDeviceScope is declared, and not needed");
}

static void check_ids(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        uint32_t word = undefined_operand(c->words, &c->words->ops[n]);
        if (word)
            fault_found(c, &c->words->ops[n], "the word %u of an instruction %u names no id", word,
                        c->words->ops[n].opcode);
    }
}

/* SPIR-V, "Instructions": of these the operands from `first` on, `count` of them, have the result's type. (Integers may
 * differ in their signs.) */
static const struct type_row {
    uint32_t first_opcode, last_opcode, first, count;
} type_rows[] = {
    {SpvOpCopyObject, SpvOpCopyObject, 3, 1},
    {SpvOpFNegate, SpvOpFNegate, 3, 1},
    {SpvOpFAdd, SpvOpFAdd, 3, 2},
    {SpvOpFSub, SpvOpFSub, 3, 2},
    {SpvOpFMul, SpvOpFMul, 3, 2},
    {SpvOpFDiv, SpvOpFDiv, 3, 2},
    {SpvOpLogicalEqual, SpvOpLogicalAnd, 3, 2},
    {SpvOpSelect, SpvOpSelect, 4, 2},
    {NewerOpFmaKHR, NewerOpFmaKHR, 3, 3},
};

/* The word of an operand that has another type than the instruction demands; 0: none. */
static uint32_t misfit(const struct module_view *w, const struct code_view *op)
{
    uint32_t pointer = op->opcode == SpvOpLoad ? 3 : 1;
    const uint32_t *type = definition_of(w, type_of(w, op->words[pointer]));

    if (op->opcode == SpvOpVariable && op->length > 4)
        return is_constant(w, op->words[4]) && type_of(w, op->words[4]) == definition_of(w, op->words[1])[3] ? 0 : 4;
    if ((op->opcode == SpvOpLoad || op->opcode == SpvOpStore) && opcode_of(type) == SpvOpTypePointer)
        return type[3] == (op->opcode == SpvOpLoad ? op->words[1] : type_of(w, op->words[2])) ? 0 : pointer;
    for (uint32_t row = 0; row < sizeof type_rows / sizeof *type_rows; row++)
        for (uint32_t n = 0; op->opcode >= type_rows[row].first_opcode && op->opcode <= type_rows[row].last_opcode &&
                             n < type_rows[row].count;
             n++)
            if (type_of(w, op->words[type_rows[row].first + n]) != op->words[1])
                return type_rows[row].first + n;
    return 0;
}

static void check_types(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        uint32_t word = misfit(c->words, &c->words->ops[n]);
        if (word)
            fault_found(c, &c->words->ops[n], "the word %u of an instruction %u has another type than it demands", word,
                        c->words->ops[n].opcode);
    }
}

/* The capability that declares this one implicitly; SpvCapabilityMax: nothing does. */
static uint32_t implying(uint32_t capability)
{
    switch (capability) {
    case SpvCapabilitySampled1D:
        return SpvCapabilityImage1D;
    case SpvCapabilitySampledBuffer:
        return SpvCapabilityImageBuffer;
    case SpvCapabilitySampledCubeArray:
        return SpvCapabilityImageCubeArray;
    default:
        return SpvCapabilityMax;
    }
}

void check_capabilities(struct conversion *c)
{
    check_ids(c);
    check_types(c);
    for (uint32_t n = 0; n < sizeof rows / sizeof *rows; n++) {
        bool has = has_capability(c->words, rows[n].capability);
        bool may_stay =
            has && rows[n].capability == SpvCapabilityStorageImageWriteWithoutFormat && has_unreached_store(c);
        if (has != is_needed(c->words, &rows[n]) && !may_stay &&
            (has || !has_capability(c->words, implying(rows[n].capability))))
            fault_found(c, NULL, "the capability %s is %s", rows[n].name,
                        has ? "declared, and not needed" : "needed, and not declared");
    }
    check_features(c);
    if (c->words->memory_model == SpvMemoryModelVulkan)
        check_device_scope(c);
}
