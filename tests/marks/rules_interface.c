/* Rules for inputs and outputs: interpolation, rates, built-ins. */
#include "marks.h"

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
    (MARK(SpvDecorationFlat) | MARK(SpvDecorationNoPerspective) | MARK(SpvDecorationCentroid) |                        \
     MARK(SpvDecorationSample) | MARK(MARK_PER_VERTEX))

/* Vulkan, "Interpolation decorations": integers and doubles are Flat. */
static uint64_t interpolation_marks(const struct dxs_signature_element *e)
{
    bool is_float = (e->component_type >= DXS_COMPONENT_F16 && e->component_type <= DXS_COMPONENT_F32) ||
                    (e->component_type >= DXS_COMPONENT_SNORM_F16 && e->component_type <= DXS_COMPONENT_UNORM_F32);
    uint32_t mode = e->interpolation;
    uint64_t marks = 0;

    if (!is_float || mode == CONSTANT)
        return MARK(SpvDecorationFlat);
    if (mode == NO_PERSPECTIVE || mode == NO_PERSPECTIVE_CENTROID || mode == NO_PERSPECTIVE_SAMPLE)
        marks |= MARK(SpvDecorationNoPerspective);
    if (mode == LINEAR_CENTROID || mode == NO_PERSPECTIVE_CENTROID)
        marks |= MARK(SpvDecorationCentroid);
    if (mode == LINEAR_SAMPLE || mode == NO_PERSPECTIVE_SAMPLE)
        marks |= MARK(SpvDecorationSample);
    return marks;
}

/* The shader calls one of these operations, from the first to the last, for the element. */
static bool is_read_by(const struct conversion *c, uint32_t element, uint32_t first, uint32_t last)
{
    const struct module *module = c->asked->module;

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
    bool is_half = e->component_type == DXS_COMPONENT_F16 && c->asked->module->info.native_16bit &&
                   c->options->features.storage_16bit_input_output;

    return is_read_by(c, e->id, DX_AttributeAtVertex, DX_AttributeAtVertex) ||
           (is_half && is_read_by(c, e->id, DX_EvalSnapped, DX_EvalCentroid));
}

/* A variable with the location and component of the element. */
static bool is_at(const struct words *w, uint32_t id, uint32_t storage, const struct answered_location *l)
{
    const struct word_id *variable = &w->ids[id];

    return variable->definition && opcode_of(variable->definition) == SpvOpVariable &&
           storage_class_of(w, id) == storage && variable->marks & MARK(SpvDecorationLocation) &&
           variable->location == l->location &&
           (variable->marks & MARK(SpvDecorationComponent) ? variable->component : 0) == l->component;
}

static void check_input(struct conversion *c, const struct answered_location *l, const struct dxs_signature_element *e)
{
    const struct words *w = c->words;
    uint64_t expected = interpolation_marks(e);

    if (is_read_per_vertex(c, e))
        expected = MARK(MARK_PER_VERTEX);
    for (uint32_t id = 1; id < w->bound; id++) {
        uint64_t marks = w->ids[id].marks & INTERPOLATION_MARKS;
        if (is_at(w, id, SpvStorageClassInput, l) && marks != expected && !l->per_primitive)
            fault_found(c, NULL, "the input %s%u has the interpolation marks %llx, expected %llx", e->name,
                        e->semantic_indices[0], (unsigned long long)marks, (unsigned long long)expected);
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
static uint64_t rate_marks(const struct conversion *c, const struct answered_location *l)
{
    if (is_output_of(c, DXS_STAGE_HULL, DXS_PART_PATCH_OR_PRIMITIVE, l) ||
        is_output_of(c, DXS_STAGE_DOMAIN, DXS_PART_PATCH_OR_PRIMITIVE, l))
        return MARK(SpvDecorationPatch);
    return is_output_of(c, DXS_STAGE_MESH, DXS_PART_PATCH_OR_PRIMITIVE, l) ? MARK(MARK_PER_PRIMITIVE) : 0;
}

/* Values of vertices and of patches may have the same location only if they are of different rates. */
static void check_rate(struct conversion *c, const struct answered_location *l)
{
    const struct words *w = c->words;
    uint64_t expected = rate_marks(c, l), both = MARK(SpvDecorationPatch) | MARK(MARK_PER_PRIMITIVE);
    bool is_input =
        l->part == DXS_PART_INPUTS || (l->part == DXS_PART_PATCH_OR_PRIMITIVE && c->entry->stage == DXS_STAGE_DOMAIN);

    for (uint32_t id = 1; id < w->bound; id++)
        if (is_at(w, id, is_input ? SpvStorageClassInput : SpvStorageClassOutput, l) &&
            (w->ids[id].marks & both) != expected)
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

/* Vulkan, "Built-in variables". */
static void check_builtins(struct conversion *c)
{
    bool is_mesh = c->entry->stage == DXS_STAGE_MESH;

    for (uint32_t n = 0; n < c->words->builtin_count; n++) {
        const struct builtin_place *b = &c->words->builtins[n];
        bool is_output = b->member != UINT32_MAX || storage_class_of(c->words, b->id) == SpvStorageClassOutput;
        bool primitive = b->marks & MARK(MARK_PER_PRIMITIVE), patch = b->marks & MARK(SpvDecorationPatch);
        if (is_mesh && is_output && primitive != is_of_primitive(b->builtin))
            fault_found(c, NULL, "the built-in %u is %sPerPrimitiveEXT", b->builtin, primitive ? "" : "not ");
        if (patch != is_tessellation_level(b->builtin))
            fault_found(c, NULL, "the built-in %u is %sPatch", b->builtin, patch ? "" : "not ");
        bool invariant = b->marks & MARK(SpvDecorationInvariant);
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
    uint64_t places = MARK(SpvDecorationCentroid) | MARK(SpvDecorationSample);
    bool is_barycentric = e->semantic == DXS_SEMANTIC_BARYCENTRICS;
    bool is_flat = e->interpolation == NO_PERSPECTIVE || e->interpolation == NO_PERSPECTIVE_CENTROID ||
                   e->interpolation == NO_PERSPECTIVE_SAMPLE;
    uint32_t builtin = is_barycentric ? (uint32_t)BARYCENTRICS + is_flat : SpvBuiltInFragCoord, count = 0;

    for (uint32_t n = 0; n < c->entry->inputs.count; n++) /* two elements may share a built-in */
        count += c->entry->inputs.elements[n].semantic == e->semantic;
    for (uint32_t n = 0; n < c->words->builtin_count && count == 1; n++)
        if (c->words->builtins[n].builtin == builtin &&
            (c->words->builtins[n].marks & places) != (interpolation_marks(e) & places))
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

static bool is_integer(const struct words *w, uint32_t type)
{
    const uint32_t *words = definition_of(w, type);

    while (opcode_of(words) == SpvOpTypeArray || opcode_of(words) == SpvOpTypeVector)
        words = definition_of(w, words[2]);
    return opcode_of(words) == SpvOpTypeInt;
}

/* Vulkan, "Flat": inputs of integers, built-ins too. */
static void check_integers(struct conversion *c)
{
    const struct words *w = c->words;

    for (uint32_t id = 1; id < w->bound; id++)
        if (opcode_of(w->ids[id].definition) == SpvOpVariable && storage_class_of(w, id) == SpvStorageClassInput &&
            is_integer(w, contents_of(w, id)) &&
            !(w->ids[id].marks & (MARK(SpvDecorationFlat) | MARK(MARK_PER_VERTEX))))
            fault_found(c, NULL, "an input of integers is not Flat: location %u, built-in %u", w->ids[id].location,
                        w->ids[id].builtin);
}

/* ---- All --------------------------------------------------------------------------------------------------------- */

void check_interface(struct conversion *c)
{
    for (uint32_t n = 0; n < c->answers->location_count; n++) {
        const struct answered_location *l = &c->answers->locations[n];
        const struct dxs_signature_element *e =
            l->part == DXS_PART_INPUTS ? own_element(&c->entry->inputs, l->element->id) : NULL;
        if (l->role == DXS_ROLE_BUILTIN)
            continue;
        if (e && c->entry->stage == DXS_STAGE_PIXEL)
            check_input(c, l, e);
        else
            check_rate(c, l);
    }
    check_builtins(c);
    if (c->entry->stage == DXS_STAGE_PIXEL) {
        check_integers(c);
        check_positions(c);
    }
}
