/* Compares the outputs of each shader of a pipeline with the inputs of the next one: see linked.h. */
#include "tests/spirv/rules/linked.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

#include <stdlib.h>
#include <string.h>

enum rate {
    OF_VERTICES,
    OF_PATCH,
    OF_PRIMITIVES,
    RATES
};

enum {
    LOCATIONS = 128,
    COMPONENTS = 4,
    BUILTINS = SpvBuiltInPrimitiveId + 1, /* what stages make for each other has the lowest numbers */
    NONE = UINT32_MAX
};

/* What a shader reads, or what it writes. */
struct side {
    uint8_t kinds[RATES][LOCATIONS * COMPONENTS]; /* by location and component: 0: nothing */
    uint32_t builtins[BUILTINS];                  /* elements of the array, or 1; 0: not there */
};

struct id {
    const uint32_t *maker; /* the instruction of a type or constant */
    uint32_t location, component, builtin, stream;
    bool is_array_of_vertices; /* PerVertexKHR */
    enum rate rate;
};

struct linked_module {
    enum dxs_stage stage;
    SpvStorageClass storage; /* of the variables that are looked at */
    struct id *ids;
    uint32_t bound;
    struct side side;
};

static struct id *id_of(const struct linked_module *m, uint32_t id)
{
    if (id >= m->bound)
        test_fails("the SPIR-V module has an id %u beyond its bound", id);
    return &m->ids[id];
}

static const uint32_t *maker_of(const struct linked_module *m, uint32_t id, SpvOp op)
{
    const uint32_t *maker = id_of(m, id)->maker;

    return opcode_of(maker) == op ? maker : NULL;
}

/* If *type is an array, replaces it by the type of the elements and returns their number. Returns 1 otherwise. */
static uint32_t take_array(const struct linked_module *m, uint32_t *type)
{
    const uint32_t *array = maker_of(m, *type, SpvOpTypeArray);
    const uint32_t *length = array ? maker_of(m, array[3], SpvOpConstant) : NULL;

    if (array)
        *type = array[2];
    return length ? length[3] : 1;
}

static void decorate(struct id *id, uint32_t decoration, uint32_t value)
{
    switch (decoration) {
    case SpvDecorationLocation:
        id->location = value;
        break;
    case SpvDecorationComponent:
        id->component = value;
        break;
    case SpvDecorationBuiltIn:
        id->builtin = value;
        break;
    case SpvDecorationStream:
        id->stream = value;
        break;
    case SpvDecorationPatch:
        id->rate = OF_PATCH;
        break;
    case SpvDecorationPerPrimitiveEXT:
        id->rate = OF_PRIMITIVES;
        break;
    case SpvDecorationPerVertexKHR:
        id->is_array_of_vertices = true;
        break;
    default:
        break;
    }
}

/* Vulkan, "Location and Component Assignment": 64-bit numbers take two components. */
static void add_located(struct linked_module *m, const struct id *variable, uint32_t type)
{
    uint32_t rows = take_array(m, &type), columns = 1;
    const uint32_t *vector = maker_of(m, type, SpvOpTypeVector);

    if (vector) {
        columns = vector[3];
        type = vector[2];
    }
    const uint32_t *scalar = id_of(m, type)->maker;
    uint32_t bits = opcode_of(scalar) == SpvOpTypeInt || opcode_of(scalar) == SpvOpTypeFloat ? scalar[2] : 32;
    uint32_t words = bits > 32 ? 2 * columns : columns, row_size = words > COMPONENTS ? 2 * COMPONENTS : COMPONENTS;

    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t n = 0; n < words; n++) {
            uint64_t at = (uint64_t)variable->location * COMPONENTS + variable->component + row * row_size + n;
            if (at >= LOCATIONS * COMPONENTS)
                test_fails("location %u is beyond any device's", variable->location + row);
            m->side.kinds[variable->rate][at] = (uint8_t)(bits + (opcode_of(scalar) == SpvOpTypeFloat));
        }
}

static void add_variable(struct linked_module *m, const uint32_t *variable)
{
    const uint32_t *pointer = maker_of(m, variable[1], SpvOpTypePointer);
    const struct id *id = id_of(m, variable[2]);
    bool reads_vertices =
        m->storage == SpvStorageClassInput && (m->stage == DXS_STAGE_DOMAIN || m->stage == DXS_STAGE_GEOMETRY);
    bool has_arrays = m->stage == DXS_STAGE_HULL || m->stage == DXS_STAGE_MESH || reads_vertices;

    if (!pointer || variable[3] != (uint32_t)m->storage || id->stream != 0)
        return;
    uint32_t type = pointer[3];
    if (id->is_array_of_vertices || (has_arrays && id->rate != OF_PATCH))
        take_array(m, &type);
    if (id->builtin < BUILTINS)
        m->side.builtins[id->builtin] = take_array(m, &type);
    else if (id->location != NONE)
        add_located(m, id, type);
}

/* Members of the blocks of mesh shaders are built-ins, here of any length. */
static void add_member(struct linked_module *m, const struct spirv_instruction *i)
{
    if (m->storage == SpvStorageClassOutput && i->words[3] == SpvDecorationBuiltIn && i->words[4] < BUILTINS)
        m->side.builtins[i->words[4]] = UINT32_MAX;
}

static struct side *read_side(const struct pipeline_shader *shader, SpvStorageClass storage)
{
    struct linked_module m = {shader->entry.stage, storage, NULL, shader->words[SPIRV_BOUND_WORD], {{{0}}, {0}}};
    struct side *side = allocate(1, sizeof *side);
    struct spirv_instruction i;

    m.ids = allocate(m.bound, sizeof *m.ids);
    for (uint32_t n = 0; n < m.bound; n++)
        m.ids[n] = (struct id){.location = NONE, .builtin = NONE};
    for (size_t at = SPIRV_HEADER_WORDS;
         next_instruction(shader->words, shader->word_count, &at, &i) && i.opcode != SpvOpFunction;) {
        uint32_t result = result_of(i.words);
        if (i.opcode == SpvOpDecorate)
            decorate(id_of(&m, i.words[1]), i.words[2], i.length > 3 ? i.words[3] : 0);
        else if (i.opcode == SpvOpMemberDecorate && i.length > 4)
            add_member(&m, &i);
        else if (i.opcode == SpvOpVariable)
            add_variable(&m, i.words);
        else if (result)
            id_of(&m, result)->maker = i.words;
    }
    *side = m.side;
    free(m.ids);
    return side;
}

/* Whether a stage makes the built-in for the next one; others are made by Vulkan, or are 0 if no stage writes them. */
static bool comes_from_stage(enum dxs_stage before, enum dxs_stage stage, SpvBuiltIn builtin)
{
    switch (builtin) {
    case SpvBuiltInClipDistance:
    case SpvBuiltInCullDistance:
        return true;
    case SpvBuiltInPrimitiveId:
        return stage == DXS_STAGE_PIXEL && (before == DXS_STAGE_GEOMETRY || before == DXS_STAGE_MESH);
    default:
        return stage != DXS_STAGE_PIXEL;
    }
}

static void compare(const struct pipeline_shader *before, const struct pipeline_shader *shader)
{
    enum dxs_stage first = before->entry.stage, second = shader->entry.stage;
    struct side *outputs = read_side(before, SpvStorageClassOutput), *inputs = read_side(shader, SpvStorageClassInput);

    for (uint32_t rate = 0; rate < RATES; rate++)
        for (uint32_t n = 0; n < LOCATIONS * COMPONENTS; n++)
            if (inputs->kinds[rate][n] && inputs->kinds[rate][n] != outputs->kinds[rate][n])
                test_fails("the %s shader reads location %u, component %u, which the %s shader does not write%s",
                           dxs_stage_name(second), n / COMPONENTS, n % COMPONENTS, dxs_stage_name(first),
                           outputs->kinds[rate][n] ? " as such a number" : "");
    for (uint32_t n = 0; n < BUILTINS; n++)
        if (comes_from_stage(first, second, (SpvBuiltIn)n) && inputs->builtins[n] > outputs->builtins[n])
            test_fails("the %s shader reads %u of the built-in %u, of which the %s shader writes %u",
                       dxs_stage_name(second), inputs->builtins[n], n, dxs_stage_name(first), outputs->builtins[n]);
    free(outputs);
    free(inputs);
}

void demand_linked(const struct shader *s)
{
    static const enum dxs_stage order[] = {DXS_STAGE_VERTEX,   DXS_STAGE_HULL, DXS_STAGE_DOMAIN,
                                           DXS_STAGE_GEOMETRY, DXS_STAGE_MESH, DXS_STAGE_PIXEL};
    const struct pipeline_shader *before = NULL;

    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        const struct pipeline_shader *shader = find_pipeline_shader(s, order[i]);
        if (before && shader)
            compare(before, shader);
        before = shader ? shader : before;
    }
}
