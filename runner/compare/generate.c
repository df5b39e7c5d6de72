/* Generates the inputs of a .run file from a shader's resources and signatures. */
#include "runner/compare/generate.h"

#include "runner/compare/module_images.h"
#include "runner/draw/pipelines.h"
#include "runner/common/report.h"

#include <string.h>

enum {
    MAX_DESCRIPTORS = 4096, /* per array */
    TEXTURE_SIZE = 16,
    TEXTURE_MIPS = 3,
    TEXTURE_LAYERS = 4,
    CUBE_FACES = 6,
    SAMPLES = 4,
    LEAST_BUFFER_ELEMENTS = 64,
    MAX_BUFFER_ELEMENTS = 2048,
    TARGET_SIZE = 8,
    VERTICES = 7,
    INSTANCES = 3,
    FIRST_VERTEX = 2,
    FIRST_INSTANCE = 4
};

struct generator {
    const struct shader *shader;
    const struct traits *traits;
    struct run_file file;
    enum sampling sampling;
    uint32_t elements; /* per buffer */
};

/* ---- Formats ----------------------------------------------------------------------------------------------------- */

static const struct {
    SpvImageFormat spirv;
    const char *name;
} image_formats[] = {
    {SpvImageFormatRgba32f, "rgba32f"}, {SpvImageFormatRgba16f, "rgba16f"},   {SpvImageFormatR32f, "r32f"},
    {SpvImageFormatRgba8, "rgba8"},     {SpvImageFormatRgba8Snorm, "rgba8s"}, {SpvImageFormatRg32f, "rg32f"},
    {SpvImageFormatRg16f, "rg16f"},     {SpvImageFormatR16f, "r16f"},         {SpvImageFormatRgba32i, "rgba32i"},
    {SpvImageFormatRgba16i, "rgba16i"}, {SpvImageFormatR32i, "r32i"},         {SpvImageFormatRg32i, "rg32i"},
    {SpvImageFormatR16i, "r16i"},       {SpvImageFormatRgba32ui, "rgba32ui"}, {SpvImageFormatRgba16ui, "rgba16ui"},
    {SpvImageFormatRgba8ui, "rgba8ui"}, {SpvImageFormatR32ui, "r32ui"},       {SpvImageFormatRg32ui, "rg32ui"},
    {SpvImageFormatR16ui, "r16ui"},     {SpvImageFormatR64ui, "r64ui"},       {SpvImageFormatR64i, "r64i"},
};

static const char *component_format(enum dxs_component_type type)
{
    switch (type) {
    case DXS_COMPONENT_TYPE_I16:
    case DXS_COMPONENT_TYPE_I32:
        return "rgba32i";
    case DXS_COMPONENT_TYPE_I1:
    case DXS_COMPONENT_TYPE_U16:
    case DXS_COMPONENT_TYPE_U32:
    case DXS_COMPONENT_TYPE_F64: /* a pair of words */
    case DXS_COMPONENT_TYPE_PACKED_S8X32:
    case DXS_COMPONENT_TYPE_PACKED_U8X32:
        return "rgba32ui";
    case DXS_COMPONENT_TYPE_I64:
        return "r64i";
    case DXS_COMPONENT_TYPE_U64:
        return "r64ui";
    case DXS_COMPONENT_TYPE_UNORM_F16:
    case DXS_COMPONENT_TYPE_UNORM_F32:
        return "rgba8";
    case DXS_COMPONENT_TYPE_SNORM_F16:
    case DXS_COMPONENT_TYPE_SNORM_F32:
        return "rgba8s";
    default:
        return "rgba32f";
    }
}

static const struct texel_format *format_for(const struct generator *g, const struct shader_binding *b)
{
    const struct dxs_binding *at = &b->binding;
    struct module_image image = find_module_image(g->shader->words, g->shader->word_count, at->set, at->binding);
    bool is_untyped =
        b->resource.kind == DXS_RESOURCE_KIND_RAW_BUFFER || b->resource.kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;

    if (image.is_depth)
        return find_format("d32f");
    if (is_untyped)
        return find_format("r32ui");
    if (b->resource.kind == DXS_RESOURCE_KIND_TBUFFER)
        return find_format("rgba32ui");
    for (size_t i = 0; i < sizeof image_formats / sizeof *image_formats; i++)
        if (image_formats[i].spirv == image.format)
            return find_format(image_formats[i].name);
    return find_format(component_format(b->resource.component_type));
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static struct input *new_input(struct generator *g, enum input_kind kind, struct register_name name)
{
    struct run_file *f = &g->file;

    f->inputs = reallocate(f->inputs, f->input_count + 1, sizeof *f->inputs);
    struct input *input = &f->inputs[f->input_count++];
    *input = (struct input){
        .kind = kind, .name = name, .width = 1, .height = 1, .depth = 1, .mips = 1, .layers = 1, .samples = 1};
    return input;
}

static void give_bytes(struct input *input, size_t size)
{
    input->size = size;
    input->bytes = allocate(size, 1);
}

static void size_texture(struct input *input, enum dxs_resource_kind kind, bool is_output)
{
    input->width = input->height = TEXTURE_SIZE;
    input->mips = is_output ? 1 : TEXTURE_MIPS;
    switch (kind) {
    case DXS_RESOURCE_KIND_TEXTURE_1D:
        input->height = 1;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY:
        input->height = 1;
        input->layers = TEXTURE_LAYERS;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY:
        input->layers = TEXTURE_LAYERS;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY:
        input->layers = TEXTURE_LAYERS;
        input->samples = SAMPLES;
        input->mips = 1;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_2DMS:
        input->samples = SAMPLES;
        input->mips = 1;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_3D:
        input->depth = TEXTURE_LAYERS;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_CUBE:
        input->layers = CUBE_FACES;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY:
        input->layers = 2 * CUBE_FACES;
        break;
    default:
        break;
    }
}

static size_t texture_bytes(const struct input *input)
{
    size_t texels = 0;

    for (uint32_t mip = 0; mip < input->mips && input->samples == 1; mip++) {
        size_t width = input->width >> mip, height = input->height >> mip, depth = input->depth >> mip;
        texels += (width ? width : 1) * (height ? height : 1) * (depth ? depth : 1) * input->layers;
    }
    return (input->samples > 1 ? 1 : texels) * input->format->size;
}

static void generate_texture(struct generator *g, const struct shader_binding *b, struct register_name name)
{
    struct input *input = new_input(g, INPUT_TEXTURE, name);

    if (b->resource.kind == DXS_RESOURCE_KIND_TEXTURE_2D &&
        module_asks_for_residency(g->shader->words, g->shader->word_count))
        input->residency = SPARSE;

    input->format = format_for(g, b);
    size_texture(input, b->resource.kind, b->resource.resource_class == DXS_RESOURCE_CLASS_UAV);
    give_bytes(input, texture_bytes(input));
}

static void generate_sampler(struct generator *g, const struct shader_binding *b, struct register_name name)
{
    bool is_linear = g->sampling == SAMPLE_LINEARLY;
    enum {
        COMPARISON = 1
    };

    new_input(g, INPUT_SAMPLER, name)->sampler = (struct sampler_state){
        .filter = is_linear ? VK_FILTER_LINEAR : VK_FILTER_NEAREST,
        .address = is_linear ? VK_SAMPLER_ADDRESS_MODE_REPEAT : VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE,
        .border = VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK,
        .compares = b->resource.sampler_kind == COMPARISON,
        .compare = VK_COMPARE_OP_LESS_OR_EQUAL};
}

static size_t buffer_bytes(const struct generator *g, const struct dxs_resource *r)
{
    enum {
        RAW_ELEMENT = 16,
        CONSTANT_BYTES = 4096 /* size if the shader does not declare one */
    };

    if (r->kind == DXS_RESOURCE_KIND_CBUFFER)
        return r->size ? (r->size + 15u) & ~15u : CONSTANT_BYTES;
    return (size_t)g->elements *
           (r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER && r->stride ? r->stride : RAW_ELEMENT);
}

static void generate_element(struct generator *g, const struct shader_binding *b, struct register_name name)
{
    struct input *input;

    switch (b->binding.descriptor) {
    case DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER:
        give_bytes(new_input(g, INPUT_CBUFFER, name), buffer_bytes(g, &b->resource));
        break;
    case DXS_DESCRIPTOR_FORM_STORAGE_BUFFER:
        give_bytes(new_input(g, INPUT_BUFFER, name), buffer_bytes(g, &b->resource));
        break;
    case DXS_DESCRIPTOR_FORM_TEXEL_BUFFER:
        if (b->resource.kind == DXS_RESOURCE_KIND_RAW_BUFFER ||
            b->resource.kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER) {
            give_bytes(new_input(g, INPUT_BUFFER, name), buffer_bytes(g, &b->resource));
            break;
        }
        input = new_input(g, INPUT_TYPED, name);
        input->format = format_for(g, b);
        give_bytes(input, (size_t)g->elements * input->format->size);
        break;
    case DXS_DESCRIPTOR_FORM_IMAGE:
        generate_texture(g, b, name);
        break;
    case DXS_DESCRIPTOR_FORM_SAMPLER:
        generate_sampler(g, b, name);
        break;
    default:
        test_skips("acceleration structures are not generated");
    }
    if (b->resource.has_counter)
        give_bytes(new_input(g, INPUT_COUNTER, name), sizeof(uint32_t));
}

/* Generates the first resources of a heap for one kind of view. */
static void generate_heap_view(struct generator *g, const struct shader_binding *b)
{
    const struct dxs_resource *r = &b->resource;
    bool is_sampler = r->resource_class == DXS_RESOURCE_CLASS_SAMPLER;
    struct dxs_exec_heap_view view = {r->kind, r->resource_class == DXS_RESOURCE_CLASS_UAV, r->component_type,
                                      r->stride};

    if (!g->shader->separates_views || g->shader->root)
        test_skips("what the places of a heap hold, only a .run file can say");
    for (size_t i = 0; i < g->file.input_count; i++) {
        const struct dxs_exec_heap_view *given = &g->file.inputs[i].heap_view;
        if (given->kind == view.kind && given->is_writable == view.is_writable &&
            given->component_type == view.component_type && given->stride == view.stride)
            return; /* an earlier view differs in other properties only */
    }
    for (uint32_t i = 0; i < MAX_ELEMENTS; i++) {
        size_t first = g->file.input_count;
        generate_element(g, b, (struct register_name){is_sampler ? 'd' : 'h', i, 0});
        for (; first < g->file.input_count && !is_sampler; first++)
            g->file.inputs[first].heap_view = view;
    }
}

static void generate_binding(struct generator *g, const struct shader_binding *b)
{
    static const char letters[] = {[DXS_RESOURCE_CLASS_SRV] = 't',
                                   [DXS_RESOURCE_CLASS_UAV] = 'u',
                                   [DXS_RESOURCE_CLASS_CBV] = 'b',
                                   [DXS_RESOURCE_CLASS_SAMPLER] = 's'};
    const struct dxs_resource *r = &b->resource;
    uint32_t count = r->count < MAX_ELEMENTS ? r->count : MAX_ELEMENTS;

    if (r->kind == DXS_RESOURCE_KIND_FEEDBACK_2D || r->kind == DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY)
        test_skips("sampler feedback is not generated");
    if (r->count != DXS_UNBOUNDED && r->count > MAX_DESCRIPTORS)
        test_skips("an array of %u resources is not generated", r->count);
    if (b->from_heap) {
        generate_heap_view(g, b);
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        struct register_name name = {letters[r->resource_class], r->lower_bound + i, r->space};
        if (!find_input(&g->file, name, false))
            generate_element(g, b, name);
    }
}

/* ---- Compute shaders --------------------------------------------------------------------------------------------- */

static void generate_dispatch(struct generator *g)
{
    const uint32_t *group = g->shader->entry.thread_group;
    uint32_t threads = group[0] * group[1] * group[2];

    g->file.start = START_DISPATCH;
    g->file.groups[0] = threads >= 256 ? 1 : threads >= 8 ? 2 : 4;
    g->file.groups[1] = group[1] > 1 || threads == 1 ? 2 : 1;
    g->file.groups[2] = 1;
    for (unsigned axis = 0; axis < 2; axis++) /* groups that cannot tell each other apart write the same memory */
        if (!g->traits->uses_axis[axis])
            g->file.groups[axis] = 1;
    threads *= g->file.groups[0] * g->file.groups[1];
    g->elements = threads < LEAST_BUFFER_ELEMENTS ? LEAST_BUFFER_ELEMENTS
                  : threads > MAX_BUFFER_ELEMENTS ? MAX_BUFFER_ELEMENTS
                                                  : threads;
}

/* ---- Vertex and pixel shaders ------------------------------------------------------------------------------------ */

static void new_stage_input(struct generator *g, const struct dxs_signature_element *e, uint32_t row, size_t count)
{
    struct run_file *f = &g->file;

    f->stage_inputs = reallocate(f->stage_inputs, f->stage_input_count + 1, sizeof *f->stage_inputs);
    struct stage_input *input = &f->stage_inputs[f->stage_input_count++];
    *input = (struct stage_input){.name = e->name, .index = e->semantic_indices[row]};
    input->values.count = count;
    input->values.values = allocate(count, sizeof *input->values.values);
    input->words = allocate(count, sizeof *input->words);
    for (size_t i = 0; i < count; i++)
        input->values.values[i].type = is_float_element(e) ? TYPE_F32 : TYPE_U32;
}

static void generate_vertices(struct generator *g)
{
    const struct dxs_signature *inputs = &g->shader->entry.inputs;

    g->file.start = START_VERTICES;
    g->file.vertices = (struct vertex_run){VERTICES, INSTANCES, FIRST_VERTEX, FIRST_INSTANCE};
    for (uint32_t i = 0; i < inputs->count; i++) {
        const struct dxs_signature_element *e = &inputs->elements[i];
        bool is_made = e->semantic == DXS_SEMANTIC_VERTEX_ID || e->semantic == DXS_SEMANTIC_INSTANCE_ID;
        for (uint32_t row = 0; row < e->rows && !is_made; row++)
            new_stage_input(g, e, row, (size_t)e->columns * VERTICES);
    }
}

static void generate_target(struct generator *g, uint32_t number, const char *format)
{
    struct input *input = new_input(g, INPUT_TARGET, (struct register_name){'o', number, 0});

    input->format = find_format(format);
    input->width = input->height = TARGET_SIZE;
    give_bytes(input, (size_t)TARGET_SIZE * TARGET_SIZE * input->format->size);
}

static void generate_targets(struct generator *g)
{
    const struct dxs_signature *outputs = &g->shader->entry.outputs;
    bool has_depth = false; /* the runner supports depth or stencil, not both */

    for (uint32_t i = 0; i < outputs->count; i++) {
        const struct dxs_signature_element *e = &outputs->elements[i];
        for (uint32_t row = 0; row < e->rows && e->semantic == DXS_SEMANTIC_TARGET; row++)
            if (e->semantic_indices[row] < MAX_TARGETS)
                generate_target(g, e->semantic_indices[row], component_format(e->component_type));
        if (e->semantic == DXS_SEMANTIC_DEPTH || e->semantic == DXS_SEMANTIC_DEPTH_LESS_EQUAL ||
            e->semantic == DXS_SEMANTIC_DEPTH_GREATER_EQUAL) {
            generate_target(g, TARGET_DEPTH, "d32f");
            has_depth = true;
        }
        if (e->semantic == DXS_SEMANTIC_STENCIL_REF && !has_depth)
            generate_target(g, TARGET_STENCIL, "s8ui");
    }
}

static void generate_draw(struct generator *g)
{
    const struct dxs_signature *inputs = &g->shader->entry.inputs;
    struct triangle *all = allocate(1, sizeof *all);

    *all = (struct triangle){{{0, 0}, {2 * TARGET_SIZE, 0}, {0, 2 * TARGET_SIZE}}};
    g->file.start = START_DRAW;
    g->file.draw = (struct draw){.width = TARGET_SIZE,
                                 .height = TARGET_SIZE,
                                 .samples = 1,
                                 .layers = 1,
                                 .z = {0.25f, 0.75f, 0.5f},
                                 .w = {2, 2, 2},
                                 .triangles = all,
                                 .triangle_count = 1,
                                 .depth_test = VK_COMPARE_OP_ALWAYS};
    for (uint32_t i = 0; i < inputs->count; i++) {
        const struct dxs_signature_element *e = &inputs->elements[i];
        for (uint32_t row = 0; row < e->rows && !is_made_by_rasterizer(e->semantic); row++)
            new_stage_input(g, e, row, (size_t)e->columns * (is_float_element(e) ? 3 : 1));
    }
    generate_targets(g);
}

struct run_file generate_run_file(const struct shader *shader, const struct traits *traits, enum sampling sampling)
{
    struct generator g = {.shader = shader, .traits = traits, .sampling = sampling, .elements = LEAST_BUFFER_ELEMENTS};

    switch (shader->entry.stage) {
    case DXS_STAGE_COMPUTE:
        generate_dispatch(&g);
        break;
    case DXS_STAGE_VERTEX:
        generate_vertices(&g);
        break;
    case DXS_STAGE_PIXEL:
        generate_draw(&g);
        break;
    default:
        test_skips("not a compute, vertex or pixel shader");
    }
    for (uint32_t i = 0; i < shader->binding_count; i++)
        generate_binding(&g, &shader->bindings[i]);
    return g.file;
}
