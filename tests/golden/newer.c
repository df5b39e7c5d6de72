/* Disassembles modules that are newer than the tools: replaces new instructions and enumerants by emulation, has the
 * tools disassemble the result, then puts the new names into the text. */
#include "newer.h"

#include "spirv/builder/extensions.h"

#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEADER_WORDS = 5,
    REPLACED_CHAIN = SpvOpPtrAccessChain,
    CHAIN_WORDS = 8, /* length of a raw access chain with the optional mask at its end */
    MATRIX_WORDS = 7,
    ENCODED_FLOAT_WORDS = 4,
    REPLACED_BFLOAT16 = 4217,   /* its encoding is 0, which another type has */
    VARIABLE_WORDS = 3,         /* untyped variables without storage class and data type */
    VECTOR_WORDS = 3,           /* types of long vectors without the count */
    UNTYPED_POINTER_BITS = 100, /* OpTypeFloat of this width + storage class replaces an untyped pointer */
    BUFFER_BITS = 200,          /* likewise for OpTypeBufferEXT */
    MAX_GROWTH = 4              /* factor by which new names may lengthen the text */
};

/* Each replacement has the same operands as the new word, and no shader uses it itself. */
static const struct replacement {
    SpvOp within; /* instruction that has the word as operand; SpvOpNop: the word is an opcode itself */
    uint32_t newer, older;
    const char *newer_name, *older_name;
} replacements[] = {
    {SpvOpCapability, DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS, SpvCapabilityPipes, "RawAccessChainsNV", "Pipes"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_QUAD_CONTROL, SpvCapabilityDeviceEnqueue, "QuadControlKHR", "DeviceEnqueue"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_DOT_PRODUCT_FLOAT16_ACC_FLOAT32, SpvCapabilityNamedBarrier,
     "DotProductFloat16AccFloat32VALVE", "NamedBarrier"},
    {SpvOpExecutionMode, DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES, SpvExecutionModeContractionOff, "QuadDerivativesKHR",
     "ContractionOff"},
    {SpvOpExecutionMode, DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS, SpvExecutionModeInitializer, "RequireFullQuadsKHR",
     "Initializer"},
    {SpvOpExecutionMode, DXS_SPV_EXECUTION_MODE_MAXIMALLY_RECONVERGES, SpvExecutionModeFinalizer,
     "MaximallyReconvergesKHR", "Finalizer"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_SHADER_INVOCATION_REORDER, SpvCapabilityImageBasic,
     "ShaderInvocationReorderEXT", "ImageBasic"},
    {SpvOpDecorate, DXS_SPV_DECORATION_HIT_OBJECT_SHADER_RECORD_BUFFER, SpvDecorationSaturatedConversion,
     "HitObjectShaderRecordBufferEXT", "SaturatedConversion"},
    {SpvOpTypePointer, DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE, SpvStorageClassCrossWorkgroup,
     "HitObjectAttributeEXT", "CrossWorkgroup"},
    {SpvOpVariable, DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE, SpvStorageClassCrossWorkgroup, "HitObjectAttributeEXT",
     "CrossWorkgroup"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX, SpvCapabilityImageMipmap, "CooperativeMatrixKHR",
     "ImageMipmap"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX_CONVERSIONS, SpvCapabilityImageReadWrite,
     "CooperativeMatrixConversionsNV", "ImageReadWrite"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_FLOAT_CONTROLS2, SpvCapabilityGenericPointer, "FloatControls2",
     "GenericPointer"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_ABORT, SpvCapabilityTessellationPointSize, "AbortKHR",
     "TessellationPointSize"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_FMA, SpvCapabilityAtomicStorage, "FMAKHR", "AtomicStorage"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_OPACITY_MICROMAP_EXECUTION_MODE, SpvCapabilityImageRect,
     "RayTracingOpacityMicromapExecutionModeKHR", "ImageRect"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_FLOAT8, SpvCapabilityLiteralSampler, "Float8EXT", "LiteralSampler"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_FLOAT8_COOPERATIVE_MATRIX, SpvCapabilitySubgroupDispatch,
     "Float8CooperativeMatrixEXT", "SubgroupDispatch"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_BFLOAT16_TYPE, SpvCapabilityGeometryPointSize, "BFloat16TypeKHR",
     "GeometryPointSize"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_BFLOAT16_COOPERATIVE_MATRIX, SpvCapabilitySampledRect,
     "BFloat16CooperativeMatrixKHR", "SampledRect"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_RAY_TRACING_POSITION_FETCH, SpvCapabilityVector16,
     "RayTracingPositionFetchKHR", "Vector16"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_RAY_QUERY_POSITION_FETCH, SpvCapabilityFloat16Buffer,
     "RayQueryPositionFetchKHR", "Float16Buffer"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_CLUSTER_ACCELERATION_STRUCTURE, SpvCapabilityPipeStorage,
     "RayTracingClusterAccelerationStructureNV", "PipeStorage"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_UNTYPED_POINTERS, SpvCapabilityLinkage, "UntypedPointersKHR", "Linkage"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_DESCRIPTOR_HEAP, SpvCapabilityInputAttachment, "DescriptorHeapEXT",
     "InputAttachment"},
    {SpvOpDecorate, DXS_SPV_BUILTIN_SAMPLER_HEAP, SpvBuiltInGlobalOffset, "SamplerHeapEXT", "GlobalOffset"},
    {SpvOpDecorate, DXS_SPV_BUILTIN_RESOURCE_HEAP, SpvBuiltInGlobalLinearId, "ResourceHeapEXT", "GlobalLinearId"},
    {SpvOpDecorateId, DXS_SPV_DECORATION_ARRAY_STRIDE_ID, SpvDecorationUniformId, "ArrayStrideIdEXT", "UniformId"},
    {(SpvOp)DXS_SPV_OP_MEMBER_DECORATE_ID, DXS_SPV_DECORATION_OFFSET_ID, SpvDecorationAlignmentId, "OffsetIdEXT",
     "AlignmentId"},
    {SpvOpNop, DXS_SPV_OP_UNTYPED_VARIABLE, SpvOpGetDefaultQueue, "OpUntypedVariableKHR", "OpGetDefaultQueue"},
    {SpvOpNop, DXS_SPV_OP_TYPE_UNTYPED_POINTER, SpvOpTypeFloat, "OpTypeUntypedPointerKHR UniformConstant",
     "OpTypeFloat 100"},
    {SpvOpNop, DXS_SPV_OP_TYPE_UNTYPED_POINTER, SpvOpTypeFloat, "OpTypeUntypedPointerKHR Image", "OpTypeFloat 111"},
    {SpvOpNop, DXS_SPV_OP_TYPE_UNTYPED_POINTER, SpvOpTypeFloat, "OpTypeUntypedPointerKHR Uniform", "OpTypeFloat 102"},
    {SpvOpNop, DXS_SPV_OP_TYPE_UNTYPED_POINTER, SpvOpTypeFloat, "OpTypeUntypedPointerKHR StorageBuffer",
     "OpTypeFloat 112"},
    {SpvOpNop, DXS_SPV_OP_TYPE_BUFFER, SpvOpTypeFloat, "OpTypeBufferEXT Uniform", "OpTypeFloat 202"},
    {SpvOpNop, DXS_SPV_OP_TYPE_BUFFER, SpvOpTypeFloat, "OpTypeBufferEXT StorageBuffer", "OpTypeFloat 212"},
    {SpvOpNop, DXS_SPV_OP_TYPE_UNTYPED_POINTER, SpvOpTypeFloat, "_ptr_UniformConstant", "fp100"}, /* names of ids */
    {SpvOpNop, DXS_SPV_OP_TYPE_UNTYPED_POINTER, SpvOpTypeFloat, "_ptr_Image", "fp111"},
    {SpvOpNop, DXS_SPV_OP_TYPE_UNTYPED_POINTER, SpvOpTypeFloat, "_ptr_Uniform", "fp102"},
    {SpvOpNop, DXS_SPV_OP_TYPE_UNTYPED_POINTER, SpvOpTypeFloat, "_ptr_StorageBuffer", "fp112"},
    {SpvOpNop, DXS_SPV_OP_TYPE_BUFFER, SpvOpTypeFloat, "buffer_Uniform", "fp202"},
    {SpvOpNop, DXS_SPV_OP_TYPE_BUFFER, SpvOpTypeFloat, "buffer_StorageBuffer", "fp212"},
    {SpvOpDecorate, DXS_SPV_BUILTIN_HIT_TRIANGLE_VERTEX_POSITIONS, SpvBuiltInWorkDim, "HitTriangleVertexPositionsKHR",
     "WorkDim"},
    {SpvOpDecorate, DXS_SPV_BUILTIN_CLUSTER_ID, SpvBuiltInGlobalSize, "ClusterIDNV", "GlobalSize"},
    {SpvOpDecorate, DXS_SPV_DECORATION_SATURATED_TO_LARGEST_FLOAT8, SpvDecorationCPacked,
     "SaturatedToLargestFloat8NormalConversionEXT", "CPacked"},
    {SpvOpNop, DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX, SpvOpTypeCooperativeMatrixNV, "OpTypeCooperativeMatrixKHR",
     "OpTypeCooperativeMatrixNV"},
    {SpvOpNop, SpvOpTypeFloat, SpvOpTypeInt, "OpTypeFloat 8 Float8E4M3EXT", "OpTypeInt 8 4214"},
    {SpvOpNop, SpvOpTypeFloat, SpvOpTypeInt, "OpTypeFloat 8 Float8E5M2EXT", "OpTypeInt 8 4215"},
    {SpvOpNop, SpvOpTypeFloat, SpvOpTypeInt, "OpTypeFloat 16 BFloat16KHR", "OpTypeInt 16 4217"},
    {SpvOpNop, SpvOpTypeFloat, SpvOpTypeInt, "%bfloat16", "%short"}, /* as the name of the type's id */
    {SpvOpNop, SpvOpTypeFloat, SpvOpTypeInt, "fp8", "char"},         /* as the name of the type's id */
    {SpvOpNop, DXS_SPV_OP_RAW_ACCESS_CHAIN, REPLACED_CHAIN, "OpRawAccessChainNV", "OpPtrAccessChain"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_LONG_VECTOR, SpvCapabilitySubgroupBufferBlockIOINTEL, "LongVectorEXT",
     "SubgroupBufferBlockIOINTEL"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_COOPERATIVE_VECTOR, SpvCapabilitySubgroupImageBlockIOINTEL,
     "CooperativeVectorNV", "SubgroupImageBlockIOINTEL"},
    {SpvOpCapability, DXS_SPV_CAPABILITY_COOPERATIVE_VECTOR_TRAINING, SpvCapabilityFunctionPointersINTEL,
     "CooperativeVectorTrainingNV", "FunctionPointersINTEL"},
    {SpvOpNop, DXS_SPV_OP_TYPE_VECTOR_ID, SpvOpTypeVmeImageINTEL, "OpTypeVectorIdEXT", "OpTypeVmeImageINTEL"},
    {SpvOpNop, DXS_SPV_OP_TYPE_HIT_OBJECT, SpvOpTypeEvent, "OpTypeHitObjectEXT", "OpTypeEvent"},
    {SpvOpNop, DXS_SPV_OP_TYPE_HIT_OBJECT, SpvOpTypeEvent, "HitObject", "Event"}, /* as the name of the type's id */
};

/* Other instructions: their operands are ids, except for the mask that tail_of() knows. OpFunctionCall replaces those
 * with a result, OpGroupDecorate those without. */
static const struct newer_operation {
    uint32_t op;
    bool has_result;
    const char *name;
} newer_operations[] = {
#define NEWER_OPCODE(number, name, result_word, ids) {number, result_word != 0, "Op" #name},
#include "tests/spirv/newer_opcodes.def"
#undef NEWER_OPCODE
    {SpvOpExecutionModeId, false, "OpExecutionModeId"}, /* FPFastMathDefault; the text shows its number */
};
static const char call_name[] = "OpFunctionCall", group_name[] = "OpGroupDecorate";

enum {
    REPLACEMENTS = sizeof replacements / sizeof *replacements,
    NEWER_OPERATIONS = sizeof newer_operations / sizeof *newer_operations
};

/* Index of the operand that a emulation may replace; 0: the opcode. */
static uint32_t replaceable_word(const uint32_t *instruction)
{
    switch (instruction[0] & SpvOpCodeMask) {
    case SpvOpCapability:
        return 1;
    case SpvOpDecorate:
        return instruction[2] == SpvDecorationBuiltIn ? 3 : 2;
    case SpvOpExecutionMode:
    case SpvOpTypePointer:
    case SpvOpDecorateId:
        return 2;
    case DXS_SPV_OP_MEMBER_DECORATE_ID:
    case SpvOpVariable:
        return 3;
    default:
        return 0;
    }
}

static const struct replacement *find_replacement(const uint32_t *instruction)
{
    SpvOp op = (SpvOp)(instruction[0] & SpvOpCodeMask);
    uint32_t word = replaceable_word(instruction), value = word ? instruction[word] : (uint32_t)op;

    if (op == SpvOpTypeFloat && instruction[0] >> SpvWordCountShift != ENCODED_FLOAT_WORDS)
        return NULL;
    for (const struct replacement *s = replacements; s < replacements + REPLACEMENTS; s++)
        if (s->within == (word ? op : SpvOpNop) && s->newer == value)
            return s;
    return NULL;
}

static const struct newer_operation *find_newer_operation(uint32_t first_word)
{
    for (const struct newer_operation *o = newer_operations; o < newer_operations + NEWER_OPERATIONS; o++)
        if (o->op == (first_word & SpvOpCodeMask))
            return o;
    return NULL;
}

bool is_newer_than_tools(const uint32_t *words, size_t count)
{
    struct tool_text text = {0};
    bool found = false;

    for (size_t at = HEADER_WORDS; at < count && !found; at += words[at] >> SpvWordCountShift)
        found = find_replacement(words + at) || find_newer_operation(words[at]);
    if (!found)
        return false;
    bool is_known = spirv_disassemble(words, count, &text) == TOOL_DONE;
    tool_text_free(&text);
    return !is_known;
}

bool is_outdated(const char *objection)
{
    static const char *const outdated[] = {"Capability ComputeDerivativeGroup",
                                           "Component decoration specified for type",
                                           "Expected 32-bit int type for Base operand",
                                           "Image Operand Offset can only be used with OpImage*Gather operations",
                                           "requires one of these extensions: SPV_EXT_opacity_micromap",
                                           "GroupNonUniformPartitionedNV"};

    for (size_t i = 0; i < sizeof outdated / sizeof *outdated; i++)
        if (strstr(objection, outdated[i]))
            return true;
    return false;
}

/* Words of the emulation, which has no room for the operands after them; 0: it has room for all. */
static uint32_t words_kept(const struct replacement *s)
{
    return s->older == REPLACED_CHAIN                 ? CHAIN_WORDS - 1
           : s->older == SpvOpTypeCooperativeMatrixNV ? MATRIX_WORDS - 1
           : s->older == SpvOpGetDefaultQueue         ? VARIABLE_WORDS
           : s->older == SpvOpTypeVmeImageINTEL       ? VECTOR_WORDS
                                                      : 0;
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* Text that the emulation lose, in module order. */
struct replaced {
    char (*lasts)[48];  /* dropped last operands of chains, variables, types of matrices and vectors */
    const char **names; /* by call or decoration group: the instruction's real name */
    const char **tails; /* by call or decoration group: the dropped mask; NULL: none */
};

/* Storage class and data type of an untyped variable. */
static void variable_operands(char text[48], const uint32_t *instruction)
{
    uint32_t storage = instruction[3];
    const char *name = storage == SpvStorageClassUniformConstant ? "UniformConstant"
                       : storage == SpvStorageClassUniform       ? "Uniform"
                                                                 : "StorageBuffer";

    if (instruction[0] >> SpvWordCountShift == VARIABLE_WORDS + 1)
        snprintf(text, 48, "%s", name);
    else
        snprintf(text, 48, "%s %%_struct_%u", name, instruction[4]);
}

/* Text of the last operand, which the emulation has no room for. */
static void last_operand(char text[48], const uint32_t *words, size_t count, const uint32_t *instruction)
{
    static const char *const checks[] = {"None", "RobustnessPerComponentNV", "RobustnessPerElementNV"};
    uint32_t length = instruction[0] >> SpvWordCountShift, last = instruction[length - 1];

    if ((instruction[0] & SpvOpCodeMask) == DXS_SPV_OP_RAW_ACCESS_CHAIN)
        snprintf(text, 48, "%s", checks[last]);
    for (size_t at = HEADER_WORDS; at < count; at += words[at] >> SpvWordCountShift)
        if ((words[at] & SpvOpCodeMask) == SpvOpConstant && words[at + 2] == last)
            snprintf(text, 48, "%%uint_%u", words[at + 3]);
}

/* Text of an operation's mask or number at its end; NULL: none. */
static const char *tail_of(const uint32_t *instruction)
{
    uint32_t length = instruction[0] >> SpvWordCountShift, op = instruction[0] & SpvOpCodeMask;

    if (op == DXS_SPV_OP_UNTYPED_ARRAY_LENGTH) /* a member's number */
        return "0";
    if (op == DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD && length == 7)
        return "MatrixASignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR";
    if ((op == DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD && length == 7) ||
        (op == DXS_SPV_OP_COOPERATIVE_MATRIX_STORE && length == 6))
        return "NonPrivatePointer";
    if (op == DXS_SPV_OP_COOPERATIVE_VECTOR_MATRIX_MUL && length == 14)
        return "MatrixResultSignedComponentsKHR";
    return NULL;
}

/* Copies the module with emulation. Returns the number of words. */
static size_t to_older(const uint32_t *words, size_t count, uint32_t *older, struct replaced replaced)
{
    size_t at = HEADER_WORDS, end = HEADER_WORDS;

    memcpy(older, words, HEADER_WORDS * sizeof *words);
    while (at < count) {
        uint32_t length = words[at] >> SpvWordCountShift;
        const struct replacement *s = find_replacement(words + at);
        const struct newer_operation *newer = s ? NULL : find_newer_operation(words[at]);
        memcpy(older + end, words + at, length * sizeof *words);
        if (s && s->within != SpvOpNop)
            older[end + replaceable_word(words + at)] = s->older;
        else if (s)
            older[end] = s->older | length << SpvWordCountShift;
        bool drops_last = s && words_kept(s) && length > words_kept(s);
        if (s && s->newer == DXS_SPV_OP_TYPE_UNTYPED_POINTER)
            older[end + 2] += UNTYPED_POINTER_BITS;
        if (s && s->newer == DXS_SPV_OP_TYPE_BUFFER)
            older[end + 2] += BUFFER_BITS;
        if (s && s->newer == SpvOpTypeFloat && words[at + 3] == DXS_SPV_ENCODING_BFLOAT16)
            older[end + 3] = REPLACED_BFLOAT16;
        if ((words[at] & SpvOpCodeMask) == DXS_SPV_OP_MEMBER_DECORATE_ID)
            older[end] = SpvOpMemberDecorate | length << SpvWordCountShift;
        uint32_t kept = length;
        if (drops_last) {
            kept = words_kept(s);
            older[end] = s->older | kept << SpvWordCountShift;
            if (s->newer == DXS_SPV_OP_UNTYPED_VARIABLE)
                variable_operands(*replaced.lasts++, words + at);
            else
                last_operand(*replaced.lasts++, words, count, words + at);
        }
        if (newer) {
            kept -= tail_of(words + at) != NULL;
            older[end] = (newer->has_result ? SpvOpFunctionCall : SpvOpGroupDecorate) | kept << SpvWordCountShift;
        }
        if (newer || (words[at] & SpvOpCodeMask) == SpvOpFunctionCall) {
            *replaced.names++ = newer ? newer->name : call_name;
            *replaced.tails++ = newer ? tail_of(words + at) : NULL;
        }
        at += length;
        end += kept;
    }
    return end;
}

/* ---- Text -------------------------------------------------------------------------------------------------------- */

static char *append_text(char *out, const char *text, size_t size)
{
    memcpy(out, text, size);
    return out + size;
}

static char *append_word(char *out, const char *word)
{
    return append_text(out, word, strlen(word));
}

/* An emulation's name in a line of the text, and the new name. */
struct found {
    const char *at;
    size_t size;
    const char *newer;
    bool has_last, is_operation;
};

static void look_for(struct found *found, const char *line, size_t size, struct found wanted, const char *name)
{
    wanted.at = strstr(line, name);
    wanted.size = strlen(name);
    if (wanted.at && wanted.at < line + size && (!found->at || wanted.at < found->at))
        *found = wanted;
}

/* Finds the first emulation of a line. `at` is NULL if there is none. */
static struct found find_name(const char *line, size_t size, const char *operation)
{
    struct found found = {.at = NULL};

    for (const struct replacement *s = replacements; s < replacements + REPLACEMENTS; s++)
        look_for(&found, line, size, (struct found){.newer = s->newer_name, .has_last = words_kept(s) != 0},
                 s->older_name);
    look_for(&found, line, size, (struct found){.newer = operation, .is_operation = true}, call_name);
    look_for(&found, line, size, (struct found){.newer = operation, .is_operation = true}, group_name);
    return found;
}

/* Replaces the names of emulation and adds the dropped operands. */
static void to_newer(struct tool_text *text, struct replaced replaced)
{
    char *result = malloc(text->size * MAX_GROWTH), *out = result;
    if (!result)
        exit(EXIT_FAILURE);
    for (const char *line = text->data; *line;) {
        static const char member[] = "OpMemberDecorate";
        const char *end = line + strcspn(line, "\n"), *offset_id = strstr(line, "AlignmentId");
        const char *lacks = NULL;
        if (offset_id && offset_id < end) {
            const char *at = strstr(line, member);
            out = append_word(append_text(out, line, (size_t)(at - line) + strlen(member)), "IdEXT");
            line = at + strlen(member);
        }
        while (line < end) {
            struct found found = find_name(line, (size_t)(end - line), *replaced.names);
            out = append_text(out, line, (size_t)((found.at ? found.at : end) - line));
            line = found.at ? found.at + found.size : end;
            if (found.at)
                out = append_word(out, found.newer);
            if (found.at && found.has_last)
                lacks = *replaced.lasts++;
            else if (found.is_operation)
                lacks = *replaced.tails++;
            replaced.names += found.is_operation;
        }
        if (lacks)
            out = append_word(append_word(out, " "), lacks);
        *out++ = '\n';
        line = end + 1;
    }
    tool_text_free(text);
    tool_text_set(text, result, (size_t)(out - result));
    free(result);
}

enum tool_result disassemble_newer(const uint32_t *words, size_t count, struct tool_text *text)
{
    uint32_t *older = malloc(count * sizeof *older);
    struct replaced replaced = {calloc(count, sizeof *replaced.lasts), calloc(count, sizeof *replaced.names),
                                calloc(count, sizeof *replaced.tails)};
    enum tool_result result = TOOL_FAILED;

    if (older && replaced.lasts && replaced.names && replaced.tails) {
        size_t older_count = to_older(words, count, older, replaced);
        result = spirv_disassemble(older, older_count, text);
        if (result == TOOL_DONE)
            to_newer(text, replaced);
    }
    free(older);
    free(replaced.lasts);
    free(replaced.names);
    free(replaced.tails);
    return result;
}
