/* Rules that SPIRV-Tools do not know and software devices do not check:
 *
 *     geometry shaders    arrays of inputs have as many elements as the input primitive has vertices
 *     access chains       constant indices lie within their array
 *     payload             amplification shaders write it on one side of a barrier only, loops included
 *     quad control        pixel and compute shaders only
 *     images              the format's integers have the sign of the sampled type
 *     patch constants     their locations are below 30 */
#include "rules.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"

#include "spirv/builder/extensions.h"

#include <stdlib.h>

struct checked_module {
    struct conversion *c;
    const uint32_t **makers; /* by id: the instruction that defines a type, constant or variable; NULL: another */
    uint8_t *patch_end;      /* by id of a variable of patches: its location + 1; 0: another */
    uint32_t bound;
    uint32_t input_vertices;              /* of a geometry shader's primitive; 0: none */
    bool has_payload, has_barrier_behind; /* a payload was stored to; then a barrier */
    bool loop_has_payload, loop_has_barrier;
    uint32_t loop_end; /* merge block of the outermost loop; 0: outside of loops */
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
        fault_found(m->c, NULL, "an array of %u inputs: the geometry shader's primitives have %u vertices",
                    array_length(m, array), m->input_vertices);
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
        fault_found(m->c, NULL, "constants of a patch at locations %u to %u, of %u", first_end - 1,
                    first_end + rows - 2, (unsigned)PATCH_LOCATIONS);
}

static void check_variable(const struct checked_module *m, const uint32_t *variable)
{
    check_input(m, variable);
    if (variable[2] < m->bound)
        check_patch_output(m, variable);
}

/* Follows the indices of an access chain from the type of its base. */
static void check_chain(const struct checked_module *m, const struct spirv_instruction *chain)
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
            fault_found(m->c, NULL, "the constant index %u of an array of %u elements", index[3], length);
        type = array ? array[2] : endless ? endless[2] : structure && index ? structure[2 + index[3]] : 0;
    }
}

static bool is_payload(const struct checked_module *m, uint32_t id)
{
    const uint32_t *maker = maker_of(m, id, SpvOpVariable);

    return maker && maker[3] == SpvStorageClassTaskPayloadWorkgroupEXT;
}

/* What stands in one loop stands on both sides of each other. */
static void check_payload_in_loop(struct checked_module *m, const struct spirv_instruction *i, bool is_access)
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
        fault_found(m->c, NULL, "a payload is written in a loop with a barrier");
}

/* Barriers do not order the payload's memory. */
static void check_payload(struct checked_module *m, const struct spirv_instruction *i)
{
    bool is_access = (i->opcode == SpvOpAccessChain && is_payload(m, i->words[3])) ||
                     (i->opcode == SpvOpStore && is_payload(m, i->words[1]));

    if (is_access && m->has_barrier_behind)
        fault_found(m->c, NULL, "a payload is written on both sides of a barrier");
    check_payload_in_loop(m, i, is_access);
    m->has_payload |= is_access;
    m->has_barrier_behind |= m->has_payload && i->opcode == SpvOpControlBarrier;
}

static bool has_result_first(SpvOp op)
{
    return (op >= SpvOpTypeVoid && op <= SpvOpTypeForwardPointer) || op == SpvOpTypeAccelerationStructureKHR;
}

static void note_instruction(struct checked_module *m, const struct spirv_instruction *i)
{
    uint32_t id = has_result_first(i->opcode)                                ? i->words[1]
                  : i->opcode == SpvOpConstant || i->opcode == SpvOpVariable ? i->words[2]
                                                                             : 0;

    if (id && id < m->bound)
        m->makers[id] = i->words;
}

/* A variable's Patch comes before its Location. */
static void note_patch(struct checked_module *m, const struct spirv_instruction *i)
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
        fault_found(m->c, NULL, "an image of format %u has texels of another type", format);
}

/* The extension knows pixel and compute shaders only; mesh shaders have quads, too. */
static void check_quads(struct checked_module *m, uint32_t model)
{
    if (model != SpvExecutionModelFragment && model != SpvExecutionModelGLCompute)
        fault_found(m->c, NULL, "quad control in a stage that it does not know");
}

static void check_mode(struct checked_module *m, const struct spirv_instruction *mode, uint32_t model)
{
    if (mode->words[2] == DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES ||
        mode->words[2] == DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS)
        check_quads(m, model);
    if (model == SpvExecutionModelGeometry && vertices_of_mode(mode->words[2]))
        m->input_vertices = vertices_of_mode(mode->words[2]);
}

void check_limits(struct conversion *c)
{
    const uint32_t *words = c->words->words;
    size_t word_count = c->words->count;
    uint32_t bound = words[SPIRV_BOUND_WORD], model = 0;
    struct checked_module m = {.c = c,
                               .makers = allocate(bound, sizeof *m.makers),
                               .patch_end = allocate(bound, sizeof *m.patch_end),
                               .bound = bound};
    struct spirv_instruction i;

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
        else if (i.opcode == (SpvOp)DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL ||
                 i.opcode == (SpvOp)DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY)
            check_quads(&m, model);
        if (model == SpvExecutionModelTaskEXT)
            check_payload(&m, &i);
    }
    free(m.makers);
    free(m.patch_end);
}
