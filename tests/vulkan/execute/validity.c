/* Validates the modules that are executed: see validity.h. */
#include "execute/validity.h"

#include "cli/layout.h"
#include "cli/tools.h"
#include "device/report.h"
#include "execute/convergent_switch.h"
#include "execute/declared.h"
#include "execute/linked.h"
#include "execute/memory_order.h"
#include "execute/spirv_words.h"
#include "golden/directives.h"

#include "spirv/builder/extensions.h"

#include <stdlib.h>
#include <string.h>

/* ---- Rules of our own -------------------------------------------------------------------------------------------- */

enum coherent {
    INCOHERENT,
    DESCRIPTOR, /* a coherent variable, or an element of it */
    CONTENT     /* an image that was loaded from it, or a pointer to words or texels */
};

enum non_uniform {
    UNIFORM,
    DECORATED,
    OBJECT /* decorated: a pointer to an image, sampler or texel buffer, or what is made of it */
};

struct checked_module {
    const uint32_t **makers; /* by id: the instruction that defines a type, constant or variable; NULL: another */
    uint8_t *coherent;       /* by id: enum coherent */
    uint8_t *patch_end;      /* by id of a variable of patches: its location + 1; 0: another */
    uint32_t bound;
    uint32_t input_vertices;              /* of a geometry shader's primitive; 0: none */
    bool has_payload, has_barrier_behind; /* a payload was stored to; then a barrier */
    bool loop_has_payload, loop_has_barrier;
    uint32_t loop_end;        /* merge block of the outermost loop; 0: outside of loops */
    uint8_t *non_uniform;     /* by id: enum non_uniform */
    bool *capabilities;       /* by number: declared */
    bool accesses, has_ended; /* coherent accesses in the block so far; whether the critical section has ended in it */
};

static const uint32_t *maker_of(const struct checked_module *m, uint32_t id, SpvOp op)
{
    const uint32_t *maker = id < m->bound ? m->makers[id] : NULL;

    return maker && (maker[0] & SpvOpCodeMask) == op ? maker : NULL;
}

/* 0: the length is no constant. */
static uint32_t array_length(const struct checked_module *m, const uint32_t *array)
{
    const uint32_t *length = maker_of(m, array[3], SpvOpConstant);

    return length ? length[3] : 0;
}

static uint32_t vertices_of_mode(uint32_t mode)
{
    switch (mode) {
    case SpvExecutionModeInputPoints:
        return 1;
    case SpvExecutionModeInputLines:
        return 2;
    case SpvExecutionModeTriangles:
        return 3;
    case SpvExecutionModeInputLinesAdjacency:
        return 4;
    case SpvExecutionModeInputTrianglesAdjacency:
        return 6;
    default:
        return 0;
    }
}

static void check_input(const struct checked_module *m, const uint32_t *variable)
{
    const uint32_t *pointer = maker_of(m, variable[1], SpvOpTypePointer);
    const uint32_t *array = pointer ? maker_of(m, pointer[3], SpvOpTypeArray) : NULL;

    if (m->input_vertices && variable[3] == SpvStorageClassInput && array &&
        array_length(m, array) != m->input_vertices)
        test_fails("an array of %u inputs: the geometry shader's primitives have %u vertices", array_length(m, array),
                   m->input_vertices);
}

/* What any device has room for: 120 components. */
static void check_patch_output(const struct checked_module *m, const uint32_t *variable)
{
    enum {
        PATCH_LOCATIONS = 30
    };
    const uint32_t *pointer = maker_of(m, variable[1], SpvOpTypePointer);
    const uint32_t *array = pointer ? maker_of(m, pointer[3], SpvOpTypeArray) : NULL;
    uint32_t first_end = m->patch_end[variable[2]], rows = array ? array_length(m, array) : 1;

    if (first_end && first_end - 1 + rows > PATCH_LOCATIONS)
        test_fails("constants of a patch at locations %u to %u, of %u", first_end - 1, first_end + rows - 2,
                   (unsigned)PATCH_LOCATIONS);
}

static void check_variable(const struct checked_module *m, const uint32_t *variable)
{
    check_input(m, variable);
    if (variable[2] < m->bound)
        check_patch_output(m, variable);
}

/* The capability that an index of an array of such descriptors needs where it is not the same in all invocations.
 * SpvCapabilityShader: none of its own. */
static SpvCapability capability_of_array(const struct checked_module *m, SpvStorageClass storage, uint32_t element)
{
    const uint32_t *image = maker_of(m, element, SpvOpTypeImage);

    if (storage == SpvStorageClassUniform)
        return SpvCapabilityUniformBufferArrayNonUniformIndexing;
    if (storage == SpvStorageClassStorageBuffer)
        return SpvCapabilityStorageBufferArrayNonUniformIndexing;
    if (maker_of(m, element, SpvOpTypeSampler))
        return SpvCapabilitySampledImageArrayNonUniformIndexing;
    if (!image)
        return SpvCapabilityShader;
    bool is_buffer = image[3] == SpvDimBuffer, is_sampled = image[7] == 1;
    return is_buffer && is_sampled ? SpvCapabilityUniformTexelBufferArrayNonUniformIndexing
           : is_buffer             ? SpvCapabilityStorageTexelBufferArrayNonUniformIndexing
           : is_sampled            ? SpvCapabilitySampledImageArrayNonUniformIndexing
                                   : SpvCapabilityStorageImageArrayNonUniformIndexing;
}

static void check_array_index(struct checked_module *m, const struct instruction *chain)
{
    const uint32_t *variable = maker_of(m, chain->words[3], SpvOpVariable);
    const uint32_t *pointer = variable ? maker_of(m, variable[1], SpvOpTypePointer) : NULL;
    const uint32_t *array = pointer ? maker_of(m, pointer[3], SpvOpTypeArray) : NULL;

    if (pointer && !array)
        array = maker_of(m, pointer[3], SpvOpTypeRuntimeArray);
    if (!array || !m->non_uniform[chain->words[2]])
        return;
    SpvCapability capability = capability_of_array(m, (SpvStorageClass)pointer[2], array[2]);
    if (!m->capabilities[capability])
        test_fails("an array of descriptors is indexed non-uniformly without capability %u", capability);
    if (pointer[2] == SpvStorageClassUniformConstant)
        m->non_uniform[chain->words[2]] = OBJECT;
}

/* An index that is not the same in all invocations needs a capability. The object that is loaded from there, and what
 * is made of it, have the decoration, too. */
static void check_non_uniform(struct checked_module *m, const struct instruction *i)
{
    bool has_two = i->opcode == SpvOpSampledImage;
    bool passes_on =
        has_two || i->opcode == SpvOpLoad || i->opcode == SpvOpImage || i->opcode == SpvOpImageTexelPointer;

    if (i->opcode == SpvOpAccessChain && i->words[2] < m->bound)
        check_array_index(m, i);
    if (!passes_on || i->words[2] >= m->bound || i->words[3] >= m->bound || (has_two && i->words[4] >= m->bound))
        return;
    if (m->non_uniform[i->words[3]] != OBJECT && !(has_two && m->non_uniform[i->words[4]] == OBJECT))
        return;
    if (!m->non_uniform[i->words[2]])
        test_fails("what is made of a descriptor with a non-uniform index is not decorated so");
    m->non_uniform[i->words[2]] = OBJECT;
}

/* Follows the indices of an access chain from the type of its base. */
static void check_chain(const struct checked_module *m, const struct instruction *chain)
{
    uint32_t base = chain->words[3];
    const uint32_t *variable = maker_of(m, base, SpvOpVariable);
    const uint32_t *pointer = variable ? maker_of(m, variable[1], SpvOpTypePointer) : NULL;
    uint32_t type = pointer ? pointer[3] : 0;

    for (uint32_t n = 4; n < chain->length; n++) {
        const uint32_t *index = maker_of(m, chain->words[n], SpvOpConstant);
        const uint32_t *array = maker_of(m, type, SpvOpTypeArray), *structure = maker_of(m, type, SpvOpTypeStruct);
        const uint32_t *endless = maker_of(m, type, SpvOpTypeRuntimeArray);
        uint32_t length = array ? array_length(m, array) : 0;
        if (index && length && index[3] >= length)
            test_fails("the constant index %u of an array of %u elements", index[3], length);
        type = array ? array[2] : endless ? endless[2] : structure && index ? structure[2 + index[3]] : 0;
    }
}

/* Marks what is made of a coherent variable: descriptors, pointers to their words and texels. */
static void follow_coherent(struct checked_module *m, const struct instruction *i)
{
    bool is_chain = i->opcode == SpvOpAccessChain || i->opcode == SpvOpImageTexelPointer;

    if ((!is_chain && i->opcode != SpvOpLoad) || i->words[3] >= m->bound || i->words[2] >= m->bound)
        return;
    const uint32_t *pointer = maker_of(m, i->words[1], SpvOpTypePointer);
    bool is_descriptor = is_chain && pointer && pointer[2] == SpvStorageClassUniformConstant;
    if (m->coherent[i->words[3]] == DESCRIPTOR)
        m->coherent[i->words[2]] = is_descriptor ? DESCRIPTOR : CONTENT;
}

static bool accesses_coherent(const struct checked_module *m, const struct instruction *i)
{
    bool is_store = i->opcode == SpvOpStore || i->opcode == SpvOpImageWrite || i->opcode == SpvOpAtomicStore;
    bool is_load = i->opcode == SpvOpLoad || i->opcode == SpvOpImageRead ||
                   (i->opcode >= SpvOpAtomicLoad && i->opcode <= SpvOpAtomicXor);
    uint32_t id = is_store ? i->words[1] : is_load ? i->words[3] : 0;

    return id && id < m->bound && m->coherent[id] == CONTENT;
}

/* Checks one block at a time. The critical section may begin in one block and end in another. */
static void check_interlock(struct checked_module *m, const struct instruction *i)
{
    if (i->opcode == SpvOpLabel)
        m->accesses = false;
    if (i->opcode == SpvOpLabel || i->opcode == SpvOpBeginInvocationInterlockEXT)
        m->has_ended = false;
    if (i->opcode == SpvOpBeginInvocationInterlockEXT && m->accesses)
        test_fails("a coherent resource is accessed before the critical section begins");
    follow_coherent(m, i);
    m->accesses |= accesses_coherent(m, i);
    if (m->has_ended && accesses_coherent(m, i))
        test_fails("a coherent resource is accessed behind the critical section");
    m->has_ended |= i->opcode == SpvOpEndInvocationInterlockEXT;
}

static bool is_payload(const struct checked_module *m, uint32_t id)
{
    const uint32_t *maker = maker_of(m, id, SpvOpVariable);

    return maker && maker[3] == SpvStorageClassTaskPayloadWorkgroupEXT;
}

/* What stands in one loop stands on both sides of each other. */
static void check_payload_in_loop(struct checked_module *m, const struct instruction *i, bool is_access)
{
    if (i->opcode == SpvOpLabel && i->words[1] == m->loop_end)
        m->loop_end = 0;
    if (i->opcode == SpvOpLabel && !m->loop_end)
        m->loop_has_payload = m->loop_has_barrier = false;
    if (i->opcode == SpvOpLoopMerge && !m->loop_end)
        m->loop_end = i->words[1];
    m->loop_has_payload |= is_access;
    m->loop_has_barrier |= i->opcode == SpvOpControlBarrier;
    if (m->loop_end && m->loop_has_payload && m->loop_has_barrier)
        test_fails("a payload is written in a loop with a barrier");
}

/* Barriers do not order the payload's memory. */
static void check_payload(struct checked_module *m, const struct instruction *i)
{
    bool is_access = (i->opcode == SpvOpAccessChain && is_payload(m, i->words[3])) ||
                     (i->opcode == SpvOpStore && is_payload(m, i->words[1]));

    if (is_access && m->has_barrier_behind)
        test_fails("a payload is written on both sides of a barrier");
    check_payload_in_loop(m, i, is_access);
    m->has_payload |= is_access;
    m->has_barrier_behind |= m->has_payload && i->opcode == SpvOpControlBarrier;
}

static bool has_result_first(SpvOp op)
{
    return (op >= SpvOpTypeVoid && op <= SpvOpTypeForwardPointer) || op == SpvOpTypeAccelerationStructureKHR;
}

enum {
    CAPABILITIES = 8192 /* numbers that matter are smaller */
};

static void note_instruction(struct checked_module *m, const struct instruction *i)
{
    uint32_t id = has_result_first(i->opcode)                                ? i->words[1]
                  : i->opcode == SpvOpConstant || i->opcode == SpvOpVariable ? i->words[2]
                                                                             : 0;

    if (id && id < m->bound)
        m->makers[id] = i->words;
    if (i->opcode == SpvOpCapability && i->words[1] < CAPABILITIES)
        m->capabilities[i->words[1]] = true;
    if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationNonUniform && i->words[1] < m->bound)
        m->non_uniform[i->words[1]] = DECORATED;
    if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationCoherent && i->words[1] < m->bound)
        m->coherent[i->words[1]] = DESCRIPTOR;
}

/* A variable's Patch comes before its Location. */
static void note_patch(struct checked_module *m, const struct instruction *i)
{
    uint8_t *end = &m->patch_end[i->words[1] < m->bound ? i->words[1] : 0];

    if (i->words[2] == SpvDecorationPatch)
        *end = 1;
    else if (i->words[2] == SpvDecorationLocation && *end)
        *end = (uint8_t)(i->words[3] < UINT8_MAX ? i->words[3] + 1 : UINT8_MAX);
}

/* The sign of an image's integers is that of its format. */
static void check_image(const struct checked_module *m, const uint32_t *image)
{
    const uint32_t *sampled = maker_of(m, image[2], SpvOpTypeInt);
    uint32_t format = image[8];
    bool is_signed = (format >= SpvImageFormatRgba32i && format <= SpvImageFormatR8i) || format == SpvImageFormatR64i;
    bool is_unsigned =
        (format >= SpvImageFormatRgba32ui && format <= SpvImageFormatR8ui) || format == SpvImageFormatR64ui;

    if (is_signed || is_unsigned ? !sampled || is_signed != (sampled[3] == 1)
                                 : sampled && format != SpvImageFormatUnknown)
        test_fails("an image of format %u has texels of another type", format);
}

static void check_mode(struct checked_module *m, const struct instruction *mode, uint32_t model)
{
    bool is_of_quads = mode->words[2] == DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES ||
                       mode->words[2] == DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS;

    if (is_of_quads && model != SpvExecutionModelFragment && model != SpvExecutionModelGLCompute)
        test_fails("quad control in a stage without quads");
    if (model == SpvExecutionModelGeometry && vertices_of_mode(mode->words[2]))
        m->input_vertices = vertices_of_mode(mode->words[2]);
}

/* Direct3D keeps helper lanes as long as values of other lanes of the quad are read, and its derivatives are those of
 * the quad, whatever other quads do. A pixel shader with quad control says both where it matters. */
static void check_quad_modes(const uint32_t *words, size_t word_count)
{
    bool has_control = false, has_full = false, has_derivatives = false, derives = false;
    struct instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        has_control |= i.opcode == SpvOpCapability && i.words[1] == DXS_SPV_CAPABILITY_QUAD_CONTROL;
        if (i.opcode == SpvOpEntryPoint && i.words[1] != SpvExecutionModelFragment)
            return;
        if (i.opcode == SpvOpExecutionMode) {
            has_full |= i.words[2] == DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS;
            has_derivatives |= i.words[2] == DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES;
        }
        derives |= i.opcode >= SpvOpDPdx && i.opcode <= SpvOpFwidthCoarse;
        derives |= i.opcode == SpvOpImageSampleImplicitLod || i.opcode == SpvOpImageSampleDrefImplicitLod ||
                   i.opcode == SpvOpImageQueryLod;
    }
    if (has_control && (!has_full || has_derivatives < derives))
        test_fails("quad control without the mode for %s", has_full ? "derivatives" : "full quads");
}

static void check_rules(const uint32_t *words, size_t word_count)
{
    uint32_t bound = words[SPIRV_BOUND_WORD], model = 0;
    struct checked_module m = {.makers = allocate(bound, sizeof *m.makers),
                               .coherent = allocate(bound, sizeof *m.coherent),
                               .patch_end = allocate(bound, sizeof *m.patch_end),
                               .non_uniform = allocate(bound, sizeof *m.non_uniform),
                               .capabilities = allocate(CAPABILITIES, sizeof *m.capabilities),
                               .bound = bound};
    struct instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        note_instruction(&m, &i);
        if (i.opcode == SpvOpEntryPoint)
            model = i.words[1];
        else if (i.opcode == SpvOpExecutionMode)
            check_mode(&m, &i, model);
        else if (i.opcode == SpvOpTypeImage)
            check_image(&m, i.words);
        else if (i.opcode == SpvOpDecorate)
            note_patch(&m, &i);
        else if (i.opcode == SpvOpVariable)
            check_variable(&m, i.words);
        else if (i.opcode == SpvOpAccessChain)
            check_chain(&m, &i);
        check_interlock(&m, &i);
        check_non_uniform(&m, &i);
        if (model == SpvExecutionModelTaskEXT)
            check_payload(&m, &i);
    }
    free(m.makers);
    free(m.non_uniform);
    free(m.capabilities);
    free(m.coherent);
    free(m.patch_end);
}

/* What the decorations of variables say. */
enum said {
    IN_SET = 1,
    AT_BINDING = 2,
    IS_COHERENT = 4
};

/* Whether the module has a variable at this set and binding that is not coherent. */
static bool has_incoherent(const uint32_t *words, size_t word_count, struct dxs_set_binding place)
{
    uint32_t bound = words[SPIRV_BOUND_WORD];
    uint8_t *said = allocate(bound, 1); /* by id */
    struct instruction i;
    bool is_found = false;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        if (i.opcode == SpvOpDecorate && i.words[1] < bound)
            said[i.words[1]] |= i.words[2] == SpvDecorationDescriptorSet && i.words[3] == place.set ? IN_SET
                                : i.words[2] == SpvDecorationBinding && i.words[3] == place.binding ? AT_BINDING
                                : i.words[2] == SpvDecorationCoherent                               ? IS_COHERENT
                                                                                                    : 0;
        if (i.opcode == SpvOpMemoryModel && i.words[2] == SpvMemoryModelVulkan) /* accesses say it */
            break;
        if (i.opcode == SpvOpVariable && i.words[2] < bound)
            is_found |= said[i.words[2]] == (IN_SET | AT_BINDING);
    }
    free(said);
    return is_found;
}

/* Other groups see what is written to coherent resources. Software devices have no caches that would show it. */
static void check_memory(const struct shader *s)
{
    for (uint32_t n = 0; n < s->binding_count; n++) {
        const struct dxs_resource *r = &s->bindings[n].resource;
        const struct dxs_binding *b = &s->bindings[n].binding;
        struct dxs_set_binding place = {b->set, b->binding};
        if ((r->globally_coherent || r->reorder_coherent || r->rasterizer_ordered) && !b->in_heap &&
            b->descriptor != DXS_DESCRIPTOR_ADDRESS && has_incoherent(s->words, s->word_count, place))
            test_fails("%c%u, space %u is not coherent", "tubs"[r->resource_class], r -> lower_bound, r -> space);
    }
}

/* ---- SPIRV-Tools ------------------------------------------------------------------------------------------------- */

/* SPIRV-Tools before 2024 know the capabilities of compute derivatives by the extension of NVIDIA only. */
static bool is_by_newer_extension(const uint32_t *words, size_t word_count, const char *message)
{
    struct instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i) && i.opcode != SpvOpFunction;)
        if (i.opcode == SpvOpExtension &&
            strcmp((const char *)(i.words + 1), "SPV_KHR_compute_shader_derivatives") == 0)
            return strstr(message, "ComputeDerivativeGroup") != NULL;
    return false;
}

static void check_words(const uint32_t *words, size_t word_count, const char *environment, bool scalar_layout)
{
    struct tool_text text = {0};

    check_rules(words, word_count);
    check_quad_modes(words, word_count);
    if (spirv_validate(words, word_count, environment, scalar_layout, &text) == TOOL_FAILED &&
        !is_by_newer_extension(words, word_count, text.data))
        test_fails("invalid SPIR-V: %s", text.data);
    demand_one_value_per_target(words, word_count);
    demand_declared(words, word_count);
    tool_text_free(&text);
}

static const char NEWEST[] = "vulkan1.3";

/* Descriptors that hold globallycoherent resources, and no others with them. */
static struct coherent_resources coherent_resources(const struct shader *s)
{
    struct coherent_resources coherent = {.count = 0};
    bool has_heaps = false;

    for (uint32_t n = 0; n < s->binding_count; n++)
        has_heaps |= s->bindings[n].from_heap;
    for (uint32_t n = 0; n < s->binding_count && !s->root && !has_heaps; n++) {
        const struct shader_binding *b = &s->bindings[n];
        if (!b->resource.globally_coherent || coherent.count == sizeof coherent.places / sizeof *coherent.places)
            continue;
        coherent.places[coherent.count].set = b->binding.set;
        coherent.places[coherent.count++].binding = b->binding.binding;
    }
    return coherent;
}

/* Quads of a group are squares if its width and height are even, else four threads in a row (DXIL.rst, "Derivatives in
 * compute shaders"). Since shader model 6.6 quad operations use the same quads. Only the execution mode is checked:
 * software devices exchange values in rows of four lanes even without one. */
static void check_group_quads(const struct shader *s, const dxs_module *module, const struct dxs_entry *entry,
                              const uint32_t *words, size_t word_count)
{
    const uint32_t *group = entry->thread_group;
    const struct dxs_module_info *info = dxs_module_describe(module);
    bool has_model = info->shader_model_major > 6 || info->shader_model_minor >= 6;
    bool squares = group[0] % 2 == 0 && group[1] % 2 == 0, has_mode = false, exchanges = false;
    bool rows = !squares && (uint64_t)group[0] * group[1] * group[2] % 4 == 0;
    bool is_whole = squares || rows;
    bool rearranges = s->told.compute_derivatives == DXS_COMPUTE_DERIVATIVES_LINEAR; /* squares become rows */
    struct instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        bool asks_squares = i.opcode == SpvOpExecutionMode && i.words[2] == SpvExecutionModeDerivativeGroupQuadsNV;
        bool asks_rows = i.opcode == SpvOpExecutionMode && i.words[2] == SpvExecutionModeDerivativeGroupLinearNV;
        exchanges |= i.opcode == SpvOpGroupNonUniformQuadBroadcast || i.opcode == SpvOpGroupNonUniformQuadSwap;
        has_mode |= asks_squares || asks_rows;
        if ((asks_squares && !squares) || (asks_rows && !(rearranges ? is_whole : rows)))
            test_fails("quads of another form than Direct3D's for groups of %u x %u x %u", group[0], group[1],
                       group[2]);
    }
    if (exchanges && has_model && is_whole && !has_mode && s->told.compute_derivatives_khr &&
        s->told.compute_derivatives <= DXS_COMPUTE_DERIVATIVES_LINEAR)
        test_fails("values are exchanged in quads whose form is not declared");
}

static void check_module(const struct shader *s, const dxs_module *module, const struct dxs_entry *entry,
                         const uint32_t *words, size_t word_count)
{
    struct coherent_resources coherent = coherent_resources(s);

    check_words(words, word_count, NEWEST, s->told.scalar_block_layout);
    demand_memory_order(module, entry, words, word_count, &coherent);
    if (entry->stage == DXS_STAGE_COMPUTE)
        check_group_quads(s, module, entry, words, word_count);
}

void demand_valid(const struct shader *s)
{
    if (s->stage_count == 0 && s->graphics_count == 0)
        check_module(s, s->module, &s->entry, s->words, s->word_count);
    if (s->stage_count == 0 && s->graphics_count == 0)
        check_memory(s);
    for (uint32_t i = 0; i < s->stage_count; i++)
        check_words(s->stages[i].words, s->stages[i].word_count, NEWEST, s->told.scalar_block_layout);
    for (uint32_t i = 0; i < s->graphics_count; i++)
        check_module(s, s->graphics[i].module, &s->graphics[i].entry, s->graphics[i].words, s->graphics[i].word_count);
    demand_linked(s);
}

static void validate(const struct shader *s, const uint32_t *words, size_t word_count)
{
    struct tool_text text = {0};

    if (spirv_validate(words, word_count, NEWEST, s->told.scalar_block_layout, &text) == TOOL_FAILED &&
        !is_by_newer_extension(words, word_count, text.data))
        test_fails("invalid SPIR-V behind a stand-in: %s", text.data);
    tool_text_free(&text);
}

void demand_valid_replaced(const struct shader *s)
{
    if (s->stage_count == 0 && s->graphics_count == 0)
        validate(s, s->words, s->word_count);
    for (uint32_t i = 0; i < s->stage_count; i++)
        validate(s, s->stages[i].words, s->stages[i].word_count);
}

/* ---- As the source asks ------------------------------------------------------------------------------------------ */

static void check_entry(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                        const struct command *command, const struct directives *said)
{
    struct dxs_options options = command->convert;
    struct dxs_spirv spirv;
    dxs_layout *layout = NULL;
    char message[512];

    if (make_layout(command, module, entry, &layout, message, sizeof message) != EXIT_DONE) {
        if (!said->refused[0] || !strstr(message, said->refused))
            test_fails("no layout: %s", message);
        return;
    }
    options.layout = layout;
    enum dxs_result result = dxs_convert(converter, module, entry, &options, &spirv);
    const char *why = dxs_converter_error(converter)->message;
    if (said->refused[0] && (result == DXS_OK || !strstr(why, said->refused)))
        test_fails("not refused as \"%s\": %s", said->refused, result == DXS_OK ? "converted" : why);
    if (result == DXS_OK)
        check_words(spirv.words, spirv.word_count, command->target_environment, options.features.scalar_block_layout);
    else if (!said->refused[0])
        test_fails("not converted as the source asks: %s", why);
    dxs_layout_destroy(layout);
}

void demand_valid_as_written(const char *dxil_path)
{
    struct directives said = read_directives(dxil_path);
    struct command command;
    char storage[MAX_OPTIONS], message[512];
    size_t size;
    char *bytes = read_file(dxil_path, &size);
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);

    if (!module || !converter)
        test_fails("out of memory");
    if (!directives_command(&said, storage, &command, message, sizeof message))
        test_fails("%s", message);
    struct dxs_parse_options options = command_parse_options(&command);
    if (dxs_module_parse(module, bytes, size, &options) != DXS_OK)
        test_fails("refused: %s", dxs_module_error(module)->message);
    for (uint32_t i = 0; i < dxs_module_describe(module)->entry_count; i++)
        check_entry(converter, module, i, &command, &said);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    free(bytes);
}
