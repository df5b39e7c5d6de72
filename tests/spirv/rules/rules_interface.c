/* Rules for inputs and outputs: interpolation, rates, built-ins. */
#include "rules.h"

#include <spirv/unified1/GLSL.std.450.h>

/* DXIL.rst, "InterpolationMode". */
enum interpolation {
    UNDEFINED,
    CONSTANT,
    LINEAR,
    LINEAR_CENTROID,
    NO_PERSPECTIVE,
    NO_PERSPECTIVE_CENTROID,
    LINEAR_SAMPLE,
    NO_PERSPECTIVE_SAMPLE
};

#define INTERPOLATION_MARKS                                                                                            \
    (DECORATION(SpvDecorationFlat) | DECORATION(SpvDecorationNoPerspective) | DECORATION(SpvDecorationCentroid) |      \
     DECORATION(SpvDecorationSample) | DECORATION(DECORATION_PER_VERTEX))

/* Vulkan, "Interpolation decorations": integers and doubles are Flat. */
static uint64_t interpolation_decorations(const struct dxs_signature_element *e)
{
    bool is_float =
        (e->component_type >= DXS_COMPONENT_TYPE_F16 && e->component_type <= DXS_COMPONENT_TYPE_F32) ||
        (e->component_type >= DXS_COMPONENT_TYPE_SNORM_F16 && e->component_type <= DXS_COMPONENT_TYPE_UNORM_F32);
    uint32_t mode = e->interpolation;
    uint64_t decorations = 0;

    if (!is_float || mode == CONSTANT)
        return DECORATION(SpvDecorationFlat);
    if (mode == NO_PERSPECTIVE || mode == NO_PERSPECTIVE_CENTROID || mode == NO_PERSPECTIVE_SAMPLE)
        decorations |= DECORATION(SpvDecorationNoPerspective);
    if (mode == LINEAR_CENTROID || mode == NO_PERSPECTIVE_CENTROID)
        decorations |= DECORATION(SpvDecorationCentroid);
    if (mode == LINEAR_SAMPLE || mode == NO_PERSPECTIVE_SAMPLE)
        decorations |= DECORATION(SpvDecorationSample);
    return decorations;
}

/* The shader calls one of these operations, from the first to the last, for the element. */
static bool is_read_by(const struct conversion *c, uint32_t element, uint32_t first, uint32_t last)
{
    const struct module *module = c->dxil->module;

    for (uint32_t n = 0; n < module->function_count; n++) {
        const struct function *f = &module->functions[n];
        for (uint32_t k = 0; k < f->call_count; k++) {
            const struct instruction *i = &f->instructions[f->calls[k]];
            uint64_t id;
            if (i->dx_op >= first && i->dx_op <= last && constant_operand(module, f, i, 0, &id) && id == element)
                return true;
        }
    }
    return false;
}

/* GLSL.std.450 has no evaluation of 16-bit inputs: the values at the vertices are read instead. */
static bool is_read_per_vertex(const struct conversion *c, const struct dxs_signature_element *e)
{
    bool is_half = e->component_type == DXS_COMPONENT_TYPE_F16 && c->dxil->module->info.native_16bit &&
                   c->options->features.on[DXS_FEATURE_STORAGE_16BIT_INPUT_OUTPUT];

    return is_read_by(c, e->id, DX_AttributeAtVertex, DX_AttributeAtVertex) ||
           (is_half && is_read_by(c, e->id, DX_EvalSnapped, DX_EvalCentroid));
}

/* A variable with the location and component of the element. */
static bool is_at(const struct module_view *w, uint32_t id, uint32_t storage, const struct answered_location *l)
{
    const struct id_view *variable = &w->ids[id];

    return variable->definition && opcode_of(variable->definition) == SpvOpVariable &&
           storage_class_of(w, id) == storage && variable->decorations & DECORATION(SpvDecorationLocation) &&
           variable->location == l->location &&
           (variable->decorations & DECORATION(SpvDecorationComponent) ? variable->component : 0) == l->component;
}

static void check_input(struct conversion *c, const struct answered_location *l, const struct dxs_signature_element *e)
{
    const struct module_view *w = c->words;
    uint64_t expected = interpolation_decorations(e);

    if (is_read_per_vertex(c, e))
        expected = DECORATION(DECORATION_PER_VERTEX);
    for (uint32_t id = 1; id < w->bound; id++) {
        uint64_t decorations = w->ids[id].decorations & INTERPOLATION_MARKS;
        if (is_at(w, id, SpvStorageClassInput, l) && decorations != expected && !l->per_primitive)
            fault_found(c, NULL, "the input %s%u has the interpolation decorations %llx, expected %llx", e->name,
                        e->semantic_indices[0], (unsigned long long)decorations, (unsigned long long)expected);
    }
}

/* The element of the tests' own module. */
static const struct dxs_signature_element *own_element(const struct dxs_signature *signature, uint32_t id)
{
    for (uint32_t n = 0; n < signature->count; n++)
        if (signature->elements[n].id == id)
            return &signature->elements[n];
    return NULL;
}

/* ---- Patches and primitives -------------------------------------------------------------------------------------- */

static bool is_output_of(const struct conversion *c, enum dxs_stage stage, enum dxs_signature_part part,
                         const struct answered_location *l)
{
    return c->entry->stage == stage && l->part == part;
}

/* Vulkan, "Patch" and "PerPrimitiveEXT": values that a patch or a primitive has once. */
static uint64_t rate_decorations(const struct conversion *c, const struct answered_location *l)
{
    if (is_output_of(c, DXS_STAGE_HULL, DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE, l) ||
        is_output_of(c, DXS_STAGE_DOMAIN, DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE, l))
        return DECORATION(SpvDecorationPatch);
    return is_output_of(c, DXS_STAGE_MESH, DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE, l)
               ? DECORATION(DECORATION_PER_PRIMITIVE)
               : 0;
}

/* Values of vertices and of patches may have the same location only if they are of different rates. */
static void check_rate(struct conversion *c, const struct answered_location *l)
{
    const struct module_view *w = c->words;
    uint64_t expected = rate_decorations(c, l),
             both = DECORATION(SpvDecorationPatch) | DECORATION(DECORATION_PER_PRIMITIVE);
    bool is_input = l->part == DXS_SIGNATURE_PART_INPUTS ||
                    (l->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE && c->entry->stage == DXS_STAGE_DOMAIN);

    for (uint32_t id = 1; id < w->bound; id++)
        if (is_at(w, id, is_input ? SpvStorageClassInput : SpvStorageClassOutput, l) &&
            (w->ids[id].decorations & both) != expected)
            fault_found(c, NULL, "%s%u is %sof a patch or primitive", l->element->name, l->element->semantic_indices[0],
                        expected ? "not " : "");
}

/* ---- Built-ins --------------------------------------------------------------------------------------------------- */

enum { /* newer than the headers, or of an extension that they name otherwise */
    BUILTIN_CULL_PRIMITIVE = 5299
};

static bool is_of_primitive(uint32_t builtin)
{
    return builtin == SpvBuiltInPrimitiveId || builtin == SpvBuiltInLayer || builtin == SpvBuiltInViewportIndex ||
           builtin == SpvBuiltInPrimitiveShadingRateKHR || builtin == BUILTIN_CULL_PRIMITIVE;
}

static bool is_tessellation_level(uint32_t builtin)
{
    return builtin == SpvBuiltInTessLevelOuter || builtin == SpvBuiltInTessLevelInner;
}

/* Vulkan, "Layer", "ViewportIndex", "PrimitiveShadingRateKHR": hull and geometry shaders have no such inputs. */
static bool is_hidden(const struct conversion *c, uint32_t builtin)
{
    bool precedes_stage = c->options->pipeline.next_stage != DXS_STAGE_PIXEL &&
                          (c->entry->stage == DXS_STAGE_VERTEX || c->entry->stage == DXS_STAGE_DOMAIN);

    return precedes_stage && (builtin == SpvBuiltInLayer || builtin == SpvBuiltInViewportIndex ||
                              builtin == SpvBuiltInPrimitiveShadingRateKHR);
}

/* Vulkan, "Built-in variables". */
static void check_builtins(struct conversion *c)
{
    bool is_mesh = c->entry->stage == DXS_STAGE_MESH;

    for (uint32_t n = 0; n < c->words->builtin_count; n++) {
        const struct builtin_place *b = &c->words->builtins[n];
        bool is_output = b->member != UINT32_MAX || storage_class_of(c->words, b->id) == SpvStorageClassOutput;
        bool primitive = b->decorations & DECORATION(DECORATION_PER_PRIMITIVE),
             patch = b->decorations & DECORATION(SpvDecorationPatch);
        if (is_mesh && is_output && primitive != is_of_primitive(b->builtin))
            fault_found(c, NULL, "the built-in %u is %sPerPrimitiveEXT", b->builtin, primitive ? "" : "not ");
        if (is_output && is_hidden(c, b->builtin))
            fault_found(c, NULL, "the built-in %u does not reach the next stage", b->builtin);
        if (patch != is_tessellation_level(b->builtin))
            fault_found(c, NULL, "the built-in %u is %sPatch", b->builtin, patch ? "" : "not ");
        bool invariant = b->decorations & DECORATION(SpvDecorationInvariant);
        if (b->builtin == SpvBuiltInPosition && is_output && invariant != c->options->pipeline.invariant_position)
            fault_found(c, NULL, "the position is %sInvariant", invariant ? "" : "not ");
    }
}

/* Vulkan, "FragCoord", "BaryCoordKHR": Centroid and Sample choose the place in the pixel. The built-in itself chooses
 * the perspective: BaryCoordKHR or BaryCoordNoPerspKHR. */
static void check_position(struct conversion *c, const struct dxs_signature_element *e)
{
    enum {
        BARYCENTRICS = 5286, /* BaryCoordKHR; the next one: BaryCoordNoPerspKHR */
    };
    uint64_t places = DECORATION(SpvDecorationCentroid) | DECORATION(SpvDecorationSample);
    bool is_barycentric = e->semantic == DXS_SEMANTIC_BARYCENTRICS;
    bool is_flat = e->interpolation == NO_PERSPECTIVE || e->interpolation == NO_PERSPECTIVE_CENTROID ||
                   e->interpolation == NO_PERSPECTIVE_SAMPLE;
    uint32_t builtin = is_barycentric ? (uint32_t)BARYCENTRICS + is_flat : SpvBuiltInFragCoord, count = 0;

    for (uint32_t n = 0; n < c->entry->inputs.count; n++) /* two elements may share a built-in */
        count += c->entry->inputs.elements[n].semantic == e->semantic;
    for (uint32_t n = 0; n < c->words->builtin_count && count == 1; n++)
        if (c->words->builtins[n].builtin == builtin &&
            (c->words->builtins[n].decorations & places) != (interpolation_decorations(e) & places))
            fault_found(c, NULL, "the input %s is taken at another place in the pixel", e->name);
}

static void check_positions(struct conversion *c)
{
    for (uint32_t n = 0; n < c->entry->inputs.count; n++) {
        const struct dxs_signature_element *e = &c->entry->inputs.elements[n];
        if (e->semantic == DXS_SEMANTIC_POSITION || e->semantic == DXS_SEMANTIC_BARYCENTRICS)
            check_position(c, e);
    }
}

static bool is_integer(const struct module_view *w, uint32_t type)
{
    const uint32_t *words = definition_of(w, type);

    while (opcode_of(words) == SpvOpTypeArray || opcode_of(words) == SpvOpTypeVector)
        words = definition_of(w, words[2]);
    return opcode_of(words) == SpvOpTypeInt;
}

/* Vulkan, "Flat": inputs of integers, built-ins too. */
static void check_integers(struct conversion *c)
{
    const struct module_view *w = c->words;

    for (uint32_t id = 1; id < w->bound; id++)
        if (opcode_of(w->ids[id].definition) == SpvOpVariable && storage_class_of(w, id) == SpvStorageClassInput &&
            is_integer(w, contents_of(w, id)) &&
            !(w->ids[id].decorations & (DECORATION(SpvDecorationFlat) | DECORATION(DECORATION_PER_VERTEX))))
            fault_found(c, NULL, "an input of integers is not Flat: location %u, built-in %u", w->ids[id].location,
                        w->ids[id].builtin);
}

/* ---- Evaluation -------------------------------------------------------------------------------------------------- */

/* The instruction of GLSL.std.450 that evaluates the input as the operation, or the input's interpolation, says. */
static uint32_t evaluation(const struct conversion *c, const struct dxil_at *at)
{
    const struct dxs_signature_element *e;
    uint64_t id = 0;

    switch (at->i->dx_op) {
    case DX_EvalCentroid:
        return GLSLstd450InterpolateAtCentroid;
    case DX_EvalSampleIndex:
        return GLSLstd450InterpolateAtSample;
    case DX_EvalSnapped:
        return GLSLstd450InterpolateAtOffset;
    default:
        constant_operand(c->dxil->module, at->function, at->i, 0, &id);
        e = own_element(&c->entry->inputs, (uint32_t)id);
        if (!e || e->interpolation == LINEAR || e->interpolation == NO_PERSPECTIVE)
            return GLSLstd450InterpolateAtOffset; /* 0: the pixel's centre */
        return e->interpolation == LINEAR_SAMPLE || e->interpolation == NO_PERSPECTIVE_SAMPLE
                   ? GLSLstd450InterpolateAtSample
                   : GLSLstd450InterpolateAtCentroid;
    }
}

static void check_evaluations(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        struct dxil_at at = dxil_at(c, op);
        bool reads = is_operation(&at, DX_LoadInput) || is_operation(&at, DX_EvalCentroid) ||
                     is_operation(&at, DX_EvalSampleIndex) || is_operation(&at, DX_EvalSnapped);
        if (reads && op->opcode == SpvOpExtInst && op->words[4] >= GLSLstd450InterpolateAtCentroid &&
            op->words[4] <= GLSLstd450InterpolateAtOffset && op->words[4] != evaluation(c, &at))
            fault_found(c, op, "an input is evaluated at another place: %u, expected %u", op->words[4],
                        evaluation(c, &at));
    }
}

/* ---- Signs ------------------------------------------------------------------------------------------------------- */

/* Vulkan, "Fragment Input Assembly", "Shader Type Conformance": attributes and targets have the sign of their format,
 * which is that of the HLSL type. */
static void check_sign(struct conversion *c, const struct answered_location *l)
{
    const struct module_view *w = c->words;
    bool is_input = l->role == DXS_LOCATION_ROLE_VERTEX_INPUT;
    const struct dxs_signature_element *e =
        own_element(is_input ? &c->entry->inputs : &c->entry->outputs, l->element->id);
    enum dxs_component_type type = e ? e->component_type : DXS_COMPONENT_TYPE_F32;
    bool is_signed = type == DXS_COMPONENT_TYPE_I16 || type == DXS_COMPONENT_TYPE_I32;

    if ((!is_input && (l->role != DXS_LOCATION_ROLE_TARGET ||
                       c->options->features.on[DXS_FEATURE_DUAL_SOURCE_BLENDING])) || /* one place */
        (!is_signed && type != DXS_COMPONENT_TYPE_U16 && type != DXS_COMPONENT_TYPE_U32))
        return;
    for (uint32_t id = 1; id < w->bound; id++) {
        if (!is_at(w, id, is_input ? SpvStorageClassInput : SpvStorageClassOutput, l))
            continue;
        const uint32_t *words = definition_of(w, contents_of(w, id));
        while (opcode_of(words) == SpvOpTypeArray || opcode_of(words) == SpvOpTypeVector)
            words = definition_of(w, words[2]);
        if (opcode_of(words) != SpvOpTypeInt || (words[3] != 0) != is_signed)
            fault_found(c, NULL, "%s%u is not %ssigned", l->element->name, l->element->semantic_indices[0],
                        is_signed ? "" : "un");
    }
}

/* ---- Precision --------------------------------------------------------------------------------------------------- */

/* Direct3D's min precision in 32 bits: a device may take 16. Native 16-bit types have none of that. */
static void check_element_precision(struct conversion *c, const struct answered_location *l)
{
    const struct module_view *w = c->words;
    enum dxs_component_type type = l->element->component_type;
    bool is_half = type == DXS_COMPONENT_TYPE_F16 || type == DXS_COMPONENT_TYPE_I16 || type == DXS_COMPONENT_TYPE_U16;
    bool wanted = is_half && !c->dxil->module->info.native_16bit &&
                  !c->options->workarounds.on[DXS_WORKAROUND_FULL_MIN_PRECISION];
    bool is_input = l->part == DXS_SIGNATURE_PART_INPUTS;

    if (l->part == DXS_SIGNATURE_PART_PATCH_OR_PRIMITIVE || l->role == DXS_LOCATION_ROLE_TARGET)
        return; /* several elements may have the place */
    for (uint32_t id = 1; id < w->bound; id++)
        if (is_at(w, id, is_input ? SpvStorageClassInput : SpvStorageClassOutput, l) &&
            !(w->ids[id].decorations & (DECORATION(SpvDecorationPatch) | DECORATION(DECORATION_PER_PRIMITIVE))) &&
            !has_capability(w, SpvCapabilityStorageInputOutput16) &&
            is_decorated(w, id, SpvDecorationRelaxedPrecision) != wanted)
            fault_found(c, NULL, "%s%u has %sRelaxedPrecision", l->element->name, l->element->semantic_indices[0],
                        wanted ? "no " : "");
}

enum { /* of the extension for mesh shaders */
    BUILTIN_LINE_INDICES = 5295,
    BUILTIN_TRIANGLE_INDICES = 5296
};

/* ---- Written members --------------------------------------------------------------------------------------------- */

static bool has_access(const struct module_view *w, uint32_t block, uint32_t member)
{
    for (size_t n = 0; n < w->op_count; n++) {
        const struct code_view *op = &w->ops[n];
        uint32_t number;
        if (op->opcode != SpvOpAccessChain || op->length < 6 || !constant_of(w, op->words[5], &number) ||
            number != member || storage_class_of(w, op->words[3]) != SpvStorageClassOutput)
            continue;
        const uint32_t *array = definition_of(w, contents_of(w, op->words[3]));
        if (opcode_of(array) == SpvOpTypeArray && array[2] == block)
            return true;
    }
    return false;
}

/* Vulkan, "Mesh Shader Output": the built-in with the indices of the topology, and so many components. */
static void check_indices(struct conversion *c)
{
    enum {
        TOPOLOGY_LINES = 1 /* DXIL.rst, "MeshOutputTopology" */
    };
    bool has_lines = c->entry->output_topology == TOPOLOGY_LINES;

    for (uint32_t n = 0; n < c->words->builtin_count; n++) {
        const struct builtin_place *b = &c->words->builtins[n];
        bool of_lines = b->builtin == BUILTIN_LINE_INDICES;
        if (c->entry->stage != DXS_STAGE_MESH || (!of_lines && b->builtin != BUILTIN_TRIANGLE_INDICES))
            continue;
        const uint32_t *array = definition_of(c->words, contents_of(c->words, b->id));
        const uint32_t *vector = opcode_of(array) == SpvOpTypeArray ? definition_of(c->words, array[2]) : array;
        if (of_lines != has_lines || opcode_of(vector) != SpvOpTypeVector || vector[3] != (has_lines ? 2 : 3))
            fault_found(c, NULL, "the built-in %u has the indices of other primitives", b->builtin);
    }
}

/* The next stage declares all varyings of its inputs, written or not; so must this one. */
static void check_varyings(struct conversion *c)
{
    const struct dxs_signature *outputs = &c->entry->outputs;

    if (c->entry->stage == DXS_STAGE_PIXEL || !c->answers->is_complete)
        return;
    for (uint32_t n = 0; n < outputs->count; n++) {
        bool is_declared = outputs->elements[n].semantic != DXS_SEMANTIC_ARBITRARY;
        for (uint32_t k = 0; k < c->answers->location_count; k++)
            is_declared |= c->answers->locations[k].part == DXS_SIGNATURE_PART_OUTPUTS &&
                           c->answers->locations[k].element->id == outputs->elements[n].id;
        if (!is_declared)
            fault_found(c, NULL, "the output %s is not declared", outputs->elements[n].name);
    }
}

/* Vulkan: a built-in that a mesh shader declares and does not write is undefined, one that is not declared is not. */
static void check_members(struct conversion *c)
{
    for (uint32_t n = 0; n < c->words->builtin_count; n++) {
        const struct builtin_place *b = &c->words->builtins[n];
        if (c->entry->stage == DXS_STAGE_MESH && b->member != UINT32_MAX && !has_access(c->words, b->id, b->member))
            fault_found(c, NULL, "the built-in %u is declared, but not written", b->builtin);
    }
}

/* ---- Lengths of arrays --------------------------------------------------------------------------------------------
 */

/* Vertices of a geometry shader's input primitive: DXIL.rst, "InputPrimitive". */
static uint32_t vertices_of_primitive(uint32_t primitive)
{
    static const uint8_t vertices[] = {0, 1, 2, 3, 0, 0, 4, 6};

    return primitive < sizeof vertices ? vertices[primitive] : 0;
}

/* Elements of the array that an interface variable must be; 0: it has none for its vertices. `patch`: one of a patch or
 * primitive. */
static uint32_t wanted_length(const struct conversion *c, bool is_output, bool patch)
{
    const struct dxs_entry *entry = c->entry;

    switch (entry->stage) {
    case DXS_STAGE_GEOMETRY:
        return is_output ? 0 : vertices_of_primitive(entry->input_primitive);
    case DXS_STAGE_HULL:
        return patch ? 0 : is_output ? entry->output_control_points : entry->input_control_points;
    case DXS_STAGE_DOMAIN:
        return patch || is_output ? 0 : entry->input_control_points;
    case DXS_STAGE_MESH:
        return !is_output ? 0 : patch ? entry->max_primitives : entry->max_vertices;
    default:
        return 0;
    }
}

/* Values that vertices have, as inputs or outputs; others, like InvocationId, stand alone. */
static bool is_of_vertex(uint32_t builtin)
{
    return builtin == SpvBuiltInPosition || builtin == SpvBuiltInClipDistance || builtin == SpvBuiltInCullDistance;
}

/* Vulkan, "Geometry Shader Input Primitives", "Tessellation Control Shaders", "Mesh Shader Output". */
static void check_lengths(struct conversion *c)
{
    const struct module_view *w = c->words;
    uint32_t length;

    for (uint32_t id = 1; id < w->bound; id++) {
        const struct id_view *variable = &w->ids[id];
        bool is_builtin = variable->decorations & DECORATION(SpvDecorationBuiltIn);
        uint32_t storage = variable->definition ? storage_class_of(w, id) : UINT32_MAX;
        bool is_output = storage == SpvStorageClassOutput, is_mesh = c->entry->stage == DXS_STAGE_MESH;
        bool of_primitive =
            variable->decorations & (DECORATION(SpvDecorationPatch) | DECORATION(DECORATION_PER_PRIMITIVE)) ||
            variable->builtin == BUILTIN_LINE_INDICES || variable->builtin == BUILTIN_TRIANGLE_INDICES;
        if (opcode_of(variable->definition) != SpvOpVariable || (!is_output && storage != SpvStorageClassInput) ||
            (is_builtin && !is_mesh && !is_of_vertex(variable->builtin)))
            continue;
        uint32_t wanted = wanted_length(c, is_output, of_primitive);
        const uint32_t *type = definition_of(w, contents_of(w, id));
        const uint32_t *block = opcode_of(type) == SpvOpTypeArray ? definition_of(w, type[2]) : type;
        if (is_mesh && opcode_of(block) == SpvOpTypeStruct) /* of built-ins */
            wanted = w->ids[block[1]].member_decorations & DECORATION(DECORATION_PER_PRIMITIVE)
                         ? c->entry->max_primitives
                         : c->entry->max_vertices;
        if (wanted && (opcode_of(type) != SpvOpTypeArray || !constant_of(w, type[3], &length) || length != wanted))
            fault_found(c, NULL, "location %u, built-in %u, is no array of %u elements", variable->location,
                        variable->builtin, wanted);
    }
}

/* ---- Stores ------------------------------------------------------------------------------------------------------ */

enum { /* operands of the operations that store */
    STORE_COLUMN = 2,
    STORE_VERTEX = 4
};

static bool is_store(const struct dxil_at *at)
{
    return is_operation(at, DX_StoreOutput) || is_operation(at, DX_StoreVertexOutput) ||
           is_operation(at, DX_StorePrimitiveOutput) || is_operation(at, DX_StorePatchConstant);
}

/* Both store to the same row of the same vertex. */
static bool has_row_of(const struct dxil_at *a, const struct dxil_at *b)
{
    if (!is_store(b) || a->i->dx_op != b->i->dx_op)
        return false;
    for (uint32_t n = 0; n < a->i->operand_count; n++)
        if (n != STORE_COLUMN && n != STORE_COLUMN + 1 &&
            operand_of(a->function, a->i, n) != operand_of(b->function, b->i, n))
            return false;
    return true;
}

/* A store of a whole row stands for as many stores of components, one behind the other. */
static void check_row(struct conversion *c, const struct code_view *op, const struct dxil_at *first, uint32_t columns)
{
    uint32_t found = 0;

    for (uint32_t n = 0; n < columns; n++) {
        struct dxil_at at = {first->function, first->i + n, first->number};
        uint64_t column;
        if (op->line + n < first->function->instruction_count && has_row_of(first, &at) &&
            constant_operand(c->dxil->module, at.function, at.i, STORE_COLUMN, &column) && column < columns)
            found |= 1u << column;
    }
    if (found != (1u << columns) - 1)
        fault_found(c, op, "a whole row is stored, but the shader stores other components there");
}

/* The first index behind a mesh shader's output is the vertex or primitive. */
static void check_vertex(struct conversion *c, const struct code_view *op, const struct dxil_at *at)
{
    const uint32_t *chain = definition_of(c->words, op->words[1]);
    uint64_t dxil;
    uint32_t vertex;

    if (!constant_operand(c->dxil->module, at->function, at->i, STORE_VERTEX, &dxil))
        return;
    if (opcode_of(chain) != SpvOpAccessChain || length_of(chain) < 5 || !constant_of(c->words, chain[4], &vertex) ||
        vertex != dxil)
        fault_found(c, op, "an output is not stored to the vertex or primitive %u", (unsigned)dxil);
}

static void check_stores(struct conversion *c)
{
    const struct module_view *w = c->words;

    for (size_t n = 0; n < w->op_count; n++) {
        const struct code_view *op = &w->ops[n];
        struct dxil_at at = dxil_at(c, op);
        if (op->opcode != SpvOpStore || !is_store(&at) || storage_class_of(w, op->words[1]) != SpvStorageClassOutput)
            continue;
        const uint32_t *type = definition_of(w, type_of(w, op->words[2]));
        if (opcode_of(type) == SpvOpTypeVector)
            check_row(c, op, &at, type[3]);
        if (c->entry->stage == DXS_STAGE_MESH)
            check_vertex(c, op, &at);
    }
}

/* ---- All --------------------------------------------------------------------------------------------------------- */

void check_interface(struct conversion *c)
{
    for (uint32_t n = 0; n < c->answers->location_count; n++) {
        const struct answered_location *l = &c->answers->locations[n];
        const struct dxs_signature_element *e =
            l->part == DXS_SIGNATURE_PART_INPUTS ? own_element(&c->entry->inputs, l->element->id) : NULL;
        if (l->role == DXS_LOCATION_ROLE_BUILTIN)
            continue;
        check_sign(c, l);
        check_element_precision(c, l);
        if (e && c->entry->stage == DXS_STAGE_PIXEL)
            check_input(c, l, e);
        else
            check_rate(c, l);
    }
    check_builtins(c);
    check_lengths(c);
    check_members(c);
    check_indices(c);
    check_varyings(c);
    check_stores(c);
    if (c->entry->stage == DXS_STAGE_PIXEL) {
        check_evaluations(c);
        check_integers(c);
        check_positions(c);
    }
}
