/* Finds what a device must have for a SPIR-V module: by its capabilities, execution modes, extensions and variables.
 * Accepts any words: lengths and ids are checked before use. */
#include "inspect/needs.h"

#include <spirv/unified1/spirv.h>
#include <string.h>

#define NONE DXS_NONE

enum {
    HEADER_WORDS = 5,
    MAX_TYPE_DEPTH = 16, /* of nested types whose sizes are added up */
    /* Newer than the headers of old distributions. */
    OP_TYPE_UNTYPED_POINTER = 4417,
    OP_FMA = 4427,
    MODE_MAXIMALLY_RECONVERGES = 6023
};

/* A row of needs.def applies to modules that declare its capability and meet its condition. */
enum need_condition {
    ALWAYS,
    PIXEL_SHADER,
    NO_PIXEL_SHADER,
    MESH_SHADER,
    TASK_SHADER,
    RAY_PIPELINE,
    BUFFER_ATOMICS_64, /* 64-bit atomics on buffers */
    SHARED_ATOMICS_64, /* 64-bit atomics on groupshared memory */
    FMA_16,
    FMA_32,
    FMA_64,
    PARTITIONS_NV, /* by the name of the extension */
    PARTITIONS_EXT,
    CONDITION_COUNT
};

struct need_row {
    uint16_t capability;
    uint8_t condition;
    struct dxs_need need;
};

static const struct need_row rows[] = {
#define NEED(number, name, condition, kind, structure, member, value, core, extension)                                 \
    {number, condition, NEED_OF(kind, structure, member, value, core, extension, "capability " #name, NULL)},
#include "inspect/needs.def"
#undef NEED
};

/* Extensions of SPIR-V that no capability stands for. */
static const struct {
    const char *name;
    struct dxs_need need;
} extensions[] = {
#define EXTENSION(name, core, extension)                                                                               \
    {                                                                                                                  \
        name, NEED_OF(EXTENSION, , , NULL, core, extension, "extension " name, NULL)                                   \
    }
    EXTENSION("SPV_KHR_storage_buffer_storage_class", 1, "VK_KHR_storage_buffer_storage_class"),
    EXTENSION("SPV_KHR_float_controls", 2, "VK_KHR_shader_float_controls"),
    EXTENSION("SPV_KHR_non_semantic_info", 3, "VK_KHR_shader_non_semantic_info"),
    EXTENSION("SPV_EXT_descriptor_indexing", 2, "VK_EXT_descriptor_indexing"),
#undef EXTENSION
};

/* Float controls: execution modes with a width as operand. */
static const struct {
    uint32_t mode, width;
    const char *member;
} float_modes[] = {
    {SpvExecutionModeDenormPreserve, 16, "shaderDenormPreserveFloat16"},
    {SpvExecutionModeDenormPreserve, 32, "shaderDenormPreserveFloat32"},
    {SpvExecutionModeDenormPreserve, 64, "shaderDenormPreserveFloat64"},
    {SpvExecutionModeDenormFlushToZero, 16, "shaderDenormFlushToZeroFloat16"},
    {SpvExecutionModeDenormFlushToZero, 32, "shaderDenormFlushToZeroFloat32"},
    {SpvExecutionModeDenormFlushToZero, 64, "shaderDenormFlushToZeroFloat64"},
    {SpvExecutionModeSignedZeroInfNanPreserve, 16, "shaderSignedZeroInfNanPreserveFloat16"},
    {SpvExecutionModeSignedZeroInfNanPreserve, 32, "shaderSignedZeroInfNanPreserveFloat32"},
    {SpvExecutionModeSignedZeroInfNanPreserve, 64, "shaderSignedZeroInfNanPreserveFloat64"},
    {SpvExecutionModeRoundingModeRTE, 16, "shaderRoundingModeRTEFloat16"},
    {SpvExecutionModeRoundingModeRTE, 32, "shaderRoundingModeRTEFloat32"},
    {SpvExecutionModeRoundingModeRTE, 64, "shaderRoundingModeRTEFloat64"},
};

struct finder {
    struct arena *arena;
    const uint32_t *words;
    size_t word_count;
    uint32_t *definitions; /* by id: position of the instruction that declares a type, constant or variable; 0: none */
    uint8_t *read_only;    /* by id: the variable is NonWritable */
    uint8_t *storage_classes; /* by id: of pointers, its low 8 bits */
    uint32_t bound;           /* of ids */
    bool has_fragment, has_vertex_stages, has_geometry, has_mesh, has_task, has_rays;
    bool has_float_image_atomics;
    bool conditions[CONDITION_COUNT];
    struct need_list needs;
};

/* ---- The list ---------------------------------------------------------------------------------------------------- */

static bool same_text(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

void add_need(struct arena *arena, struct need_list *needs, const struct dxs_need *need)
{
    for (uint32_t n = 0; n < needs->count; n++) {
        struct dxs_need *other = &needs->data[n];
        if (need->is_optional && other->is_optional && !same_text(other->feature, need->feature))
            continue; /* each feature needs it for itself */
        if (other->kind == need->kind && same_text(other->member, need->member) &&
            same_text(other->value, need->value) && same_text(other->structure, need->structure) &&
            (need->member || same_text(other->extension, need->extension))) {
            if (need->minimum > other->minimum)
                other->minimum = need->minimum;
            return;
        }
    }
    vector_push(arena, needs, *need);
}

static void add(struct finder *f, const struct dxs_need *need)
{
    add_need(f->arena, &f->needs, need);
}

static void add_limit(struct finder *f, const char *member, uint64_t minimum, const char *reason)
{
    struct dxs_need need = {.kind = DXS_NEED_KIND_LIMIT,
                            .structure = "VkPhysicalDeviceLimits",
                            .member = member,
                            .minimum = minimum,
                            .reason = reason};
    add(f, &need);
}

static void add_feature(struct finder *f, const char *structure, const char *member, uint32_t core,
                        const char *extension, const char *reason)
{
    struct dxs_need need = {.kind = DXS_NEED_KIND_FEATURE,
                            .core = core,
                            .structure = structure,
                            .member = member,
                            .extension = extension,
                            .reason = reason};
    add(f, &need);
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

struct instruction {
    const uint32_t *words; /* the first holds length and opcode */
    uint32_t length, opcode;
};

/* The instruction at `at`. Fails if it does not end within the module. */
static struct instruction instruction_at(const struct finder *f, size_t at)
{
    struct instruction i = {f->words + at, f->words[at] >> 16, f->words[at] & 0xFFFF};
    if (!i.length || i.length > f->word_count - at)
        fail(f->arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "words: the instruction at word %u is longer than the module", (unsigned)at);
    return i;
}

/* An operand; 0 if the instruction lacks it. */
static uint32_t operand(const struct instruction *i, uint32_t index)
{
    return index < i->length ? i->words[index] : 0;
}

/* The instruction that defines the id; opcode SpvOpNop if none does. */
static struct instruction definition(const struct finder *f, uint32_t id)
{
    uint32_t at = id < f->bound ? f->definitions[id] : 0;
    return at ? instruction_at(f, at) : (struct instruction){f->words, 0, SpvOpNop};
}

/* Position of an instruction's result id; 0: it is no declaration. */
static uint32_t result_position(uint32_t opcode)
{
    if ((opcode >= SpvOpTypeVoid && opcode <= SpvOpTypePipe && opcode != SpvOpTypeForwardPointer) ||
        opcode == OP_TYPE_UNTYPED_POINTER)
        return 1;
    return (opcode >= SpvOpConstantTrue && opcode <= SpvOpSpecConstantOp) || opcode == SpvOpVariable ? 2 : 0;
}

static void index_declarations(struct finder *f)
{
    for (size_t at = HEADER_WORDS, next; at < f->word_count; at = next) {
        struct instruction i = instruction_at(f, at);
        uint32_t position = result_position(i.opcode), id = position ? operand(&i, position) : 0;
        next = at + i.length;
        if (id && id < f->bound)
            f->definitions[id] = (uint32_t)at;
        if (i.opcode == SpvOpDecorate && operand(&i, 2) == SpvDecorationNonWritable && operand(&i, 1) < f->bound)
            f->read_only[operand(&i, 1)] = 1;
    }
}

/* ---- Sizes ------------------------------------------------------------------------------------------------------- */

static uint64_t constant_of(const struct finder *f, uint32_t id)
{
    struct instruction i = definition(f, id);
    return i.opcode == SpvOpConstant ? operand(&i, 3) : 0;
}

/* Offset of a member by its decoration; 0 without one. */
static uint32_t member_offset(const struct finder *f, uint32_t type, uint32_t member)
{
    for (size_t at = HEADER_WORDS, next; at < f->word_count; at = next) {
        struct instruction i = instruction_at(f, at);
        next = at + i.length;
        if (i.opcode == SpvOpFunction)
            break;
        if (i.opcode == SpvOpMemberDecorate && operand(&i, 1) == type && operand(&i, 2) == member &&
            operand(&i, 3) == SpvDecorationOffset)
            return operand(&i, 4);
    }
    return 0;
}

/* Bytes of a type without padding behind it; runtime arrays count 0. Only the last member of a structure with offsets
 * counts, as offsets rise. */
static uint64_t size_of_type(const struct finder *f, uint32_t type)
{
    uint64_t factor = 1, offset = 0;
    for (int depth = 0; depth < MAX_TYPE_DEPTH; depth++) {
        struct instruction i = definition(f, type);
        uint32_t last = i.length - 3;
        switch (i.opcode) {
        case SpvOpTypeInt:
        case SpvOpTypeFloat:
            return offset + factor * (operand(&i, 2) / 8);
        case SpvOpTypePointer:
            return offset + factor * 8;
        case SpvOpTypeVector:
        case SpvOpTypeMatrix:
            factor *= operand(&i, 3);
            type = operand(&i, 2);
            break;
        case SpvOpTypeArray:
            factor *= constant_of(f, operand(&i, 3));
            type = operand(&i, 2);
            break;
        case SpvOpTypeStruct:
            if (i.length < 3)
                return offset;
            offset += factor * member_offset(f, operand(&i, 1), last);
            type = operand(&i, 2 + last);
            break;
        default:
            return offset;
        }
        if (factor > UINT32_MAX)
            return UINT32_MAX;
    }
    return offset;
}

/* Bytes of a groupshared variable: structures without offsets are added up. */
static uint64_t size_of_shared(const struct finder *f, uint32_t type)
{
    struct instruction i = definition(f, type);
    uint64_t size = 0;
    if (i.opcode != SpvOpTypeStruct)
        return size_of_type(f, type);
    for (uint32_t n = 2; n < i.length; n++)
        size += size_of_type(f, i.words[n]);
    return size;
}

/* ---- Needs ------------------------------------------------------------------------------------------------------- */

static void add_version(struct finder *f)
{
    static const uint8_t core[] = {0, 1, 1, 1, 2, 2, 3}; /* by minor version of SPIR-V */
    uint32_t minor = f->words[1] >> 8 & 0xFF;
    struct dxs_need need = {.kind = DXS_NEED_KIND_VERSION,
                            .core = minor < sizeof core ? core[minor] : 3,
                            .structure = "VkPhysicalDeviceProperties",
                            .member = "apiVersion",
                            .reason = "the version of SPIR-V"};
    if (minor == 4)
        need.extension = "VK_KHR_spirv_1_4";
    need.minimum = (uint64_t)1 << 22 | need.core << 12;
    add(f, &need);
}

static void note_model(struct finder *f, uint32_t model)
{
    f->has_fragment |= model == SpvExecutionModelFragment;
    f->has_vertex_stages |= model <= SpvExecutionModelGeometry;
    f->has_geometry |= model == SpvExecutionModelGeometry;
    f->has_mesh |= model == SpvExecutionModelMeshEXT;
    f->has_task |= model == SpvExecutionModelTaskEXT;
    f->has_rays |= model >= SpvExecutionModelRayGenerationKHR && model <= SpvExecutionModelCallableKHR;
}

static void note_atomic(struct finder *f, const struct instruction *type, uint32_t pointer)
{
    uint8_t storage_class = pointer < f->bound ? f->storage_classes[pointer] : 0;
    bool is_wide = operand(type, 2) == 64, is_image = storage_class == SpvStorageClassImage;

    f->conditions[SHARED_ATOMICS_64] |= is_wide && storage_class == SpvStorageClassWorkgroup;
    f->conditions[BUFFER_ATOMICS_64] |= is_wide && storage_class != SpvStorageClassWorkgroup && !is_image;
    f->has_float_image_atomics |= type->opcode == SpvOpTypeFloat && is_image;
}

/* Notes atomics that need a feature, and fused operations. */
static void note_operation(struct finder *f, const struct instruction *i)
{
    struct instruction type = definition(f, operand(i, 1));
    uint32_t width = operand(&type, 2);
    if ((type.opcode == SpvOpTypePointer || type.opcode == OP_TYPE_UNTYPED_POINTER) && operand(i, 2) < f->bound)
        f->storage_classes[operand(i, 2)] = (uint8_t)operand(&type, 2);
    if (i->opcode >= SpvOpAtomicExchange && i->opcode <= SpvOpAtomicXor)
        note_atomic(f, &type, operand(i, 3));
    if (i->opcode == OP_FMA) {
        if (type.opcode == SpvOpTypeVector) {
            type = definition(f, operand(&type, 2));
            width = operand(&type, 2);
        }
        f->conditions[width == 16 ? FMA_16 : width == 64 ? FMA_64 : FMA_32] = true;
    }
}

static bool is_extension(const struct instruction *i, const char *name)
{
    size_t room = 4 * (size_t)(i->length - 1);

    return strlen(name) < room && strncmp((const char *)(i->words + 1), name, room) == 0;
}

static void find_conditions(struct finder *f)
{
    for (size_t at = HEADER_WORDS, next; at < f->word_count; at = next) {
        struct instruction i = instruction_at(f, at);
        next = at + i.length;
        if (i.opcode == SpvOpEntryPoint)
            note_model(f, operand(&i, 1));
        else if (i.opcode == SpvOpExtension)
            f->conditions[PARTITIONS_EXT] |= is_extension(&i, "SPV_EXT_shader_subgroup_partitioned");
        else
            note_operation(f, &i);
    }
    f->conditions[ALWAYS] = true;
    f->conditions[PARTITIONS_NV] = !f->conditions[PARTITIONS_EXT];
    f->conditions[PIXEL_SHADER] = f->has_fragment;
    f->conditions[NO_PIXEL_SHADER] = !f->has_fragment;
    f->conditions[MESH_SHADER] = f->has_mesh;
    f->conditions[TASK_SHADER] = f->has_task;
    f->conditions[RAY_PIPELINE] = f->has_rays;
}

static void add_capability(struct finder *f, uint32_t capability)
{
    for (size_t n = 0; n < sizeof rows / sizeof rows[0]; n++)
        if (rows[n].capability == capability && f->conditions[rows[n].condition])
            add(f, &rows[n].need);
}

static void add_extension(struct finder *f, const struct instruction *i)
{
    for (size_t n = 0; n < sizeof extensions / sizeof extensions[0]; n++)
        if (is_extension(i, extensions[n].name))
            add(f, &extensions[n].need);
}

static void add_mode(struct finder *f, const struct instruction *i)
{
    static const char *const sizes[] = {"maxComputeWorkGroupSize[0]", "maxComputeWorkGroupSize[1]",
                                        "maxComputeWorkGroupSize[2]"};
    uint32_t mode = operand(i, 2);
    uint64_t threads = 1;
    for (size_t n = 0; n < sizeof float_modes / sizeof float_modes[0]; n++) {
        struct dxs_need need = {.kind = DXS_NEED_KIND_PROPERTY,
                                .core = 2,
                                .structure = "VkPhysicalDeviceVulkan12Properties",
                                .member = float_modes[n].member,
                                .extension = "VK_KHR_shader_float_controls",
                                .reason = "a mode of float arithmetic"};
        if (float_modes[n].mode == mode && float_modes[n].width == operand(i, 3))
            add(f, &need);
    }
    if (mode == MODE_MAXIMALLY_RECONVERGES)
        add_feature(f, "VkPhysicalDeviceShaderMaximalReconvergenceFeaturesKHR", "shaderMaximalReconvergence", NONE,
                    "VK_KHR_shader_maximal_reconvergence", "execution mode MaximallyReconvergesKHR");
    if (mode == SpvExecutionModeInvocations)
        add_limit(f, "maxGeometryShaderInvocations", operand(i, 3), "instances of the geometry shader");
    if (mode == SpvExecutionModeOutputVertices && f->has_vertex_stages)
        add_limit(f, f->has_geometry ? "maxGeometryOutputVertices" : "maxTessellationPatchSize", operand(i, 3),
                  f->has_geometry ? "vertices of the geometry shader" : "control points");
    if (mode != SpvExecutionModeLocalSize || f->has_mesh || f->has_task)
        return;
    for (uint32_t n = 0; n < 3; n++) {
        add_limit(f, sizes[n], operand(i, 3 + n), "thread group size");
        threads *= operand(i, 3 + n);
    }
    add_limit(f, "maxComputeWorkGroupInvocations", threads, "thread group size");
}

/* Storage that shaders of graphics stages may write needs a feature, even if they do not. */
static bool is_written_storage(const struct finder *f, const struct instruction *variable)
{
    struct instruction pointer = definition(f, operand(variable, 1));
    uint32_t storage_class = operand(variable, 3), id = operand(variable, 2);
    if (id < f->bound && f->read_only[id])
        return false;
    if (storage_class == SpvStorageClassStorageBuffer)
        return true;
    struct instruction type = definition(f, operand(&pointer, 3));
    if (type.opcode == SpvOpTypeArray || type.opcode == SpvOpTypeRuntimeArray)
        type = definition(f, operand(&type, 2));
    bool is_storage_image = type.opcode == SpvOpTypeImage && operand(&type, 7) == 2;
    return storage_class == SpvStorageClassUniformConstant && is_storage_image;
}

static void add_variable(struct finder *f, const struct instruction *variable, uint64_t *shared)
{
    struct instruction pointer = definition(f, operand(variable, 1));
    uint32_t storage_class = operand(variable, 3);
    if (storage_class == SpvStorageClassPushConstant)
        add_limit(f, "maxPushConstantsSize", size_of_type(f, operand(&pointer, 3)), "push constants");
    if (storage_class == SpvStorageClassWorkgroup)
        *shared += size_of_shared(f, operand(&pointer, 3));
    if (!is_written_storage(f, variable))
        return;
    if (f->has_fragment)
        add_feature(f, "VkPhysicalDeviceFeatures", "fragmentStoresAndAtomics", 0, NULL,
                    "storage that is not read-only");
    if (f->has_vertex_stages)
        add_feature(f, "VkPhysicalDeviceFeatures", "vertexPipelineStoresAndAtomics", 0, NULL,
                    "storage that is not read-only");
}

static void add_decoration(struct finder *f, const struct instruction *i)
{
    uint32_t decoration = operand(i, 2);
    if (decoration == SpvDecorationDescriptorSet)
        add_limit(f, "maxBoundDescriptorSets", (uint64_t)operand(i, 3) + 1, "descriptor sets");
    if (decoration == SpvDecorationIndex && operand(i, 3) == 1 && f->has_fragment)
        add_feature(f, "VkPhysicalDeviceFeatures", "dualSrcBlend", 0, NULL, "a second blend source");
}

static void add_all(struct finder *f)
{
    uint64_t shared = 0;
    for (size_t at = HEADER_WORDS, next; at < f->word_count; at = next) {
        struct instruction i = instruction_at(f, at);
        next = at + i.length;
        if (i.opcode == SpvOpFunction)
            break; /* declarations end here */
        switch (i.opcode) {
        case SpvOpCapability:
            add_capability(f, operand(&i, 1));
            break;
        case SpvOpExtension:
            add_extension(f, &i);
            break;
        case SpvOpExecutionMode:
            add_mode(f, &i);
            break;
        case SpvOpVariable:
            add_variable(f, &i, &shared);
            break;
        case SpvOpDecorate:
            add_decoration(f, &i);
            break;
        default:
            break;
        }
    }
    if (shared)
        add_limit(f, "maxComputeSharedMemorySize", shared, "groupshared memory");
    if (f->has_float_image_atomics)
        add_feature(f, "VkPhysicalDeviceShaderAtomicFloatFeaturesEXT", "shaderImageFloat32Atomics", DXS_NONE,
                    "VK_EXT_shader_atomic_float", "exchanges on images of floats");
}

struct need_list find_needs(struct arena *arena, const uint32_t *words, size_t word_count)
{
    if (!words || word_count < HEADER_WORDS || words[0] != SpvMagicNumber)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "words: expected SPIR-V in this machine's byte order");
    if (word_count > UINT32_MAX || words[3] > word_count)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "words: the id bound %u is greater than the number of words",
             (unsigned)words[3]);
    struct finder f = {.arena = arena, .words = words, .word_count = word_count, .bound = words[3]};
    f.definitions = arena_zeroed_words(arena, f.bound);
    f.read_only = arena_zeroed(arena, f.bound, sizeof *f.read_only);
    f.storage_classes = arena_zeroed(arena, f.bound, sizeof *f.storage_classes);
    index_declarations(&f);
    find_conditions(&f);
    add_version(&f);
    add_all(&f);
    return f.needs;
}
