/* Converts a test shader for a device: chooses options and layout, collects the bindings. */
#include "runner/execute/shader.h"

#include "runner/bind/random_signature.h"
#include "cli/conversion/layout.h"
#include "runner/draw/pipelines.h"
#include "runner/execute/optional_features.h"
#include "runner/common/word_list.h"
#include "runner/execute/directives.h"
#include "runner/common/phase.h"
#include "runner/common/report.h"

#include <string.h>

/* Drops features that the run does not use: the runner feeds stages with 32-bit values, and few files blend. */
static struct dxs_features without_what_the_run_lacks(const struct shader *s, struct dxs_features asked)
{
    asked.on[DXS_FEATURE_STORAGE_16BIT_INPUT_OUTPUT] = false;
    asked.on[DXS_FEATURE_DUAL_SOURCE_BLENDING] &= s->blends_two_sources;
    return asked;
}

/* Features that the source asks for. Unless `kind` is OPTIONS_BASELINE, also those of the device. */
static struct dxs_features features_for(const struct shader *s, const struct device *d, enum options_kind kind,
                                        struct dxs_features asked)
{
    struct dxs_features f = without_what_the_run_lacks(s, asked);

    if (f.on[DXS_FEATURE_SCALAR_BLOCK_LAYOUT] && !device_has(d, "scalar-layout"))
        test_skips("the device lacks scalar-layout");
    if (f.on[DXS_FEATURE_PER_COMPONENT_ROBUSTNESS] && !device_has(d, "per-component-robustness"))
        test_skips("the device lacks per-component-robustness");
    f.on[DXS_FEATURE_COMPUTE_DERIVATIVES_KHR] |=
        device_has(d, "compute-derivatives-khr"); /* the KHR or the NV extension */
    return kind == OPTIONS_BASELINE ? f : add_device_features(f, d, s->feature_choice);
}

static struct shader_binding *add_binding(struct shader *s)
{
    s->bindings = reallocate(s->bindings, s->binding_count + 1, sizeof *s->bindings);
    return &s->bindings[s->binding_count++];
}

static const struct shader_binding *find_binding(const struct shader *s, const struct dxs_resource *resource)
{
    for (uint32_t i = 0; i < s->binding_count; i++)
        if (!s->bindings[i].from_heap && s->bindings[i].resource.resource_class == resource->resource_class &&
            s->bindings[i].resource.space == resource->space &&
            s->bindings[i].resource.lower_bound == resource->lower_bound)
            return &s->bindings[i];
    return NULL;
}

/* Mapping callback: records every heap view. Changes its binding only if views are to be separated. */
static bool note_heap_view(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    enum {
        SEPARATE_VIEWS = 6000 /* first binding of heap views; the default layout uses lower ones */
    };
    struct shader *s = user;

    if (binding->in_bound_heap)
        binding->in_heap = false; /* which in_bound_heap includes */
    if (!request->from_heap)
        return true;
    if (s->separates_views && !s->root) {
        binding->binding = SEPARATE_VIEWS + 2 * s->binding_count;
        binding->counter_binding = binding->binding + 1;
    }
    *add_binding(s) = (struct shader_binding){*request->resource, *binding, true, request->stage};
    return true;
}

VkShaderStageFlagBits stage_bit(enum dxs_stage stage)
{
    static const VkShaderStageFlagBits bits[] = {[DXS_STAGE_PIXEL] = VK_SHADER_STAGE_FRAGMENT_BIT,
                                                 [DXS_STAGE_VERTEX] = VK_SHADER_STAGE_VERTEX_BIT,
                                                 [DXS_STAGE_GEOMETRY] = VK_SHADER_STAGE_GEOMETRY_BIT,
                                                 [DXS_STAGE_HULL] = VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
                                                 [DXS_STAGE_DOMAIN] = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
                                                 [DXS_STAGE_COMPUTE] = VK_SHADER_STAGE_COMPUTE_BIT,
                                                 [DXS_STAGE_RAY_GENERATION] = VK_SHADER_STAGE_RAYGEN_BIT_KHR,
                                                 [DXS_STAGE_INTERSECTION] = VK_SHADER_STAGE_INTERSECTION_BIT_KHR,
                                                 [DXS_STAGE_ANY_HIT] = VK_SHADER_STAGE_ANY_HIT_BIT_KHR,
                                                 [DXS_STAGE_CLOSEST_HIT] = VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR,
                                                 [DXS_STAGE_MISS] = VK_SHADER_STAGE_MISS_BIT_KHR,
                                                 [DXS_STAGE_CALLABLE] = VK_SHADER_STAGE_CALLABLE_BIT_KHR,
                                                 [DXS_STAGE_MESH] = VK_SHADER_STAGE_MESH_BIT_EXT,
                                                 [DXS_STAGE_AMPLIFICATION] = VK_SHADER_STAGE_TASK_BIT_EXT};
    return bits[stage];
}

static bool is_ray_tracing(enum dxs_stage stage)
{
    return stage >= DXS_STAGE_RAY_GENERATION && stage <= DXS_STAGE_CALLABLE;
}

/* Lists all ray tracing shaders of a library. Its first ray generation shader becomes the main one. A library without
 * ray tracing is its first compute shader, or its only shader. */
static void take_library(struct shader *s)
{
    uint32_t count = dxs_module_describe(s->module)->entry_count;
    const struct dxs_entry *main = NULL;

    s->stages = allocate(count, sizeof *s->stages);
    for (uint32_t i = 0; i < count; i++) {
        const struct dxs_entry *entry = dxs_module_entry(s->module, i);
        if (is_ray_tracing(entry->stage))
            s->stages[s->stage_count++] = (struct pipeline_stage){.entry = entry, .number = i};
        if (!main && entry->stage == DXS_STAGE_RAY_GENERATION)
            main = entry;
    }
    for (uint32_t i = 0; i < count && s->stage_count == 0 && !main; i++) {
        s->entry_number = i;
        if (dxs_module_entry(s->module, i)->stage == DXS_STAGE_COMPUTE || count == 1)
            main = dxs_module_entry(s->module, i);
    }
    if (!main && s->compiles_only && s->stage_count > 0)
        main = s->stages[0].entry;
    if (!main)
        test_skips("a library without a ray generation shader and without a compute shader; see --entry");
    s->entry = *main;
}

static void take_entry(struct shader *s, const char *name)
{
    const struct dxs_entry *entry;
    enum phase before = begin_phase(PHASE_TEST); /* what fails here is no fault of the shader */

    s->entry_number = dxs_module_find_entry(s->module, name);
    if (s->entry_number == DXS_NONE)
        test_fails("there is no entry point %s", name);
    entry = dxs_module_entry(s->module, s->entry_number);
    if (is_ray_tracing(entry->stage))
        test_fails("--entry: shaders for ray tracing run together");
    s->entry = *entry;
    begin_phase(before);
}

static void parse(struct shader *s, const void *bytes, size_t size, const struct command *command)
{
    dxs_module *module = dxs_module_create(NULL);
    struct dxs_parse_options options = command_parse_options(command);

    if (!module)
        test_fails("out of memory");
    if (dxs_module_parse(module, bytes, size, &options) != DXS_RESULT_OK)
        test_fails("refused: %s", dxs_module_error(module)->message);
    *s = (struct shader){.module = module,
                         .separates_views = s->separates_views,
                         .feature_choice = s->feature_choice,
                         .compiles_only = s->compiles_only,
                         .blends_two_sources = s->blends_two_sources};
    if (command->entry)
        take_entry(s, command->entry);
    else if (dxs_module_describe(module)->stage == DXS_STAGE_LIBRARY)
        take_library(s);
    else
        s->entry = *dxs_module_entry(module, 0);
}

/* A source may say that its shader is refused. Features and bindings that the runner chooses may not suffice. */
static bool may_be_refused(const struct shader *s, enum dxs_result result)
{
    bool is_chosen = s->feature_choice || (s->root && s->root->is_chosen);
    return s->is_refused || (result == DXS_RESULT_UNSUPPORTED && is_chosen);
}

/* Resources without registers come behind the last register of their class in space 0, in the order of their ids. */
static uint32_t documented_number(const dxs_module *module, const struct dxs_resource *r)
{
    const struct dxs_module_info *info = dxs_module_describe(module);
    uint32_t behind = 0, before = 0;

    if (r->lower_bound != DXS_NONE)
        return r->lower_bound;
    for (uint32_t n = 0; n < info->resource_count; n++) {
        const struct dxs_resource *other = dxs_module_resource(module, n);
        uint32_t count = other->count == DXS_UNBOUNDED ? 1 : other->count;
        if (other->resource_class != r->resource_class)
            continue;
        if (other->lower_bound == DXS_NONE)
            before += other->id < r->id;
        else if (other->space == 0 && other->lower_bound + count > behind)
            behind = other->lower_bound + count;
    }
    return behind + before;
}

/* Without a root signature: set = space, binding = register + shift (docs/guides/bindings.md). */
static void demand_default_place(const dxs_module *module, const struct shader *s, const struct dxs_resource *r,
                                 const struct dxs_binding *b)
{
    uint32_t set = r->lower_bound == DXS_NONE ? 0 : r->space, number = documented_number(module, r);
    const struct dxs_register_shifts *shifts = &s->shifts;
    const uint32_t by_class[] = {[DXS_RESOURCE_CLASS_SRV] = shifts->srv,
                                 [DXS_RESOURCE_CLASS_UAV] = shifts->uav,
                                 [DXS_RESOURCE_CLASS_CBV] = shifts->cbv,
                                 [DXS_RESOURCE_CLASS_SAMPLER] = shifts->sampler};

    if (b->set != set || b->binding != number + by_class[r->resource_class])
        test_fails("register %u of space %u is at set %u, binding %u", number, set, b->set, b->binding);
    if (r->has_counter && (b->counter_set != set || b->counter_binding != number + shifts->counter))
        test_fails("the counter of register %u of space %u is at set %u, binding %u", number, set, b->counter_set,
                   b->counter_binding);
}

static struct dxs_spirv convert_module(struct shader *s, dxs_converter *converter, const dxs_module *module,
                                       uint32_t entry, const struct dxs_options *options)
{
    struct dxs_spirv spirv;
    enum dxs_result result = dxs_convert(converter, module, entry, options, &spirv);
    bool is_mapping = result == DXS_RESULT_BAD_MAPPING || result == DXS_RESULT_MAPPING_LIMIT ||
                      result == DXS_RESULT_DYNAMIC_CONSTANTS;

    if (is_mapping && s->root && s->root->is_chosen)
        skip_refused(dxs_converter_error(converter)->message);
    if (result != DXS_RESULT_OK && may_be_refused(s, result))
        test_skips("not converted: %s", dxs_converter_error(converter)->message);
    if (result != DXS_RESULT_OK)
        test_fails("not converted: %s: %s", dxs_result_name(dxs_converter_error(converter)->code),
                   dxs_converter_error(converter)->message);
    for (uint32_t i = 0; i < spirv.resource_count; i++) {
        const struct dxs_resource *resource = spirv.resources[i].resource;
        const struct dxs_binding *binding = &spirv.resources[i].binding;
        if (!s->root)
            demand_default_place(module, s, resource, binding);
        if (!find_binding(s, resource))
            *add_binding(s) =
                (struct shader_binding){*resource, *binding, false, dxs_module_entry(module, entry)->stage};
    }
    return spirv;
}

/* Converts all ray tracing shaders. Each may have its own local root signature. The resulting layouts differ in shader
 * records only, so one pipeline layout fits all. */
static void convert_stages(struct shader *s, dxs_converter *converter, const struct command *command,
                           struct dxs_options *options)
{
    for (uint32_t i = 0; i < s->stage_count; i++) {
        struct pipeline_stage *stage = &s->stages[i];
        dxs_layout *layout = NULL;
        char message[512];
        if (command->local_root_signature &&
            make_layout(command, s->module, stage->number, &layout, message, sizeof message) != EXIT_DONE)
            test_fails("no layout for %s: %s", stage->entry->name, message);
        if (layout)
            options->layout = layout;
        struct dxs_spirv spirv = convert_module(s, converter, s->module, stage->number, options);
        stage->words = allocate(spirv.word_count, sizeof *stage->words);
        memcpy(stage->words, spirv.words, spirv.word_count * sizeof *stage->words);
        stage->word_count = spirv.word_count;
        s->entry_name = spirv.entry_name;
        if (stage->entry->stage == DXS_STAGE_RAY_GENERATION && !s->words) {
            s->words = stage->words;
            s->word_count = stage->word_count;
        }
        if (s->root && s->root->has_random_records) {
            stage->mappings = s->root->data->mappings;
            stage->mapping_count = s->root->data->mapping_count;
        }
        if (layout) {
            const struct dxs_pipeline_layout *data = dxs_layout_describe(layout);
            struct dxs_mapping *own = allocate(data->mapping_count + 1, sizeof *own);
            for (uint32_t n = 0; n < data->mapping_count; n++)
                own[n] = data->mappings[n];
            stage->mappings = own;
            stage->mapping_count = data->mapping_count;
        }
        dxs_layout_destroy(layout);
    }
}

/* Waves that the runner wants virtual; or that the shader demands smaller than the device has them. */
static void choose_waves(struct dxs_pipeline_state *pipeline, const struct device *device,
                         const struct dxs_entry *entry)
{
    if (device->virtual_wave && !wave_size_on(device, entry))
        test_skips("the shader's waves do not have %u lanes", device->virtual_wave);
    if (device->virtual_wave)
        pipeline->wave_size = device->virtual_wave;
    if (entry->wave_size_max && !pipeline->wave_size && entry->wave_size_max < device->properties11.subgroupSize &&
        !device_has_wave_size(device, entry->wave_size_max))
        pipeline->subgroup_size_min = pipeline->subgroup_size_max = device->properties11.subgroupSize;
}

static struct dxs_options options_for(struct shader *s, const struct device *device, enum options_kind kind,
                                      const struct command *command)
{
    struct dxs_options options = command->convert;

    options.features = s->features = features_for(s, device, kind, options.features);
    options.pipeline.next_stage = DXS_STAGE_PIXEL; /* the source may tell the one of a pipeline */
    choose_waves(&options.pipeline, device, &s->entry);
    if (kind == OPTIONS_OF_DEVICE)
        add_options(&options, s->feature_choice);
    if (kind == OPTIONS_NO_GUARANTEES) {
        options.guarantees = (struct dxs_guarantees){0};
        options.exact = false;
    }
    if (s->entry.stage == DXS_STAGE_VERTEX) /* the runner draws points */
        options.guarantees.on[DXS_GUARANTEE_POINT_SIZE] = true;
    options.layout = s->root ? s->root->layout : NULL;
    s->shifts = options.model.shifts;
    options.map_resource = note_heap_view;
    options.map_user = s;
    return options;
}

static bool has_heap_views(const struct shader *s)
{
    for (uint32_t i = 0; i < s->binding_count; i++)
        if (s->bindings[i].from_heap)
            return true;
    return false;
}

static void convert(struct shader *s, const struct device *device, enum options_kind kind,
                    const struct command *command)
{
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = options_for(s, device, kind, command);

    if (!converter)
        test_fails("out of memory");
    if (s->stage_count) {
        convert_stages(s, converter, command, &options);
        return;
    }
    struct dxs_spirv spirv = convert_module(s, converter, s->module, s->entry_number, &options);
    if (options.features.on[DXS_FEATURE_UNTYPED_POINTERS] && !s->root &&
        !has_heap_views(s)) { /* arrays are untyped where nothing is asked */
        options.map_resource = NULL;
        spirv = convert_module(s, converter, s->module, s->entry_number, &options);
    }
    s->words = spirv.words;
    s->word_count = spirv.word_count;
    s->entry_name = spirv.entry_name;
    s->wave_size = spirv.wave_size;
}

/* The numbers of docs/guides/bindings.md, on which applications rely. */
static void demand_default_shifts(const struct dxs_register_shifts *shifts)
{
    if (shifts->cbv != 0 || shifts->srv != 1000 || shifts->uav != 2000 || shifts->sampler != 3000 ||
        shifts->counter != 4000)
        test_fails("the default shifts are not the documented ones");
}

/* The source's options, followed by `more`. */
static struct command command_of(struct directives said, const char *more)
{
    size_t length = strlen(said.options), room = sizeof said.options - length;
    char *storage = allocate(1, sizeof said.options), message[512];
    struct command command;

    if (more && snprintf(said.options + length, room, " %s", more) >= (int)room)
        test_fails("more options than fit: %s", more);
    if (!directives_command(&said, storage, &command, message, sizeof message))
        test_fails("%s", message);
    if (!strstr(said.options, "-shift "))
        demand_default_shifts(&command.convert.model.shifts);
    return command;
}

/* What is random differs from shader to shader. `in_heaps`: not pipelines of several graphics shaders, which cannot be
 * bound by what stands for descriptor heaps. */
static struct binding_choice choice_for(const struct binding_choice *choice, const void *bytes, size_t size,
                                        bool in_heaps)
{
    struct binding_choice result = choice ? *choice : (struct binding_choice){.policy = NULL};

    if (result.generated != BIND_AT_RANDOM)
        return result;
    for (size_t i = 0; i < size; i++)
        result.seed = (result.seed ^ ((const unsigned char *)bytes)[i]) * UINT64_C(0x100000001B3);
    if (!result.policy)
        result.policy = random_policy(result.seed, in_heaps);
    return result;
}

static void note_instruments(struct shader *s, const struct dxs_options *options)
{
    if (options->print.to == DXS_PRINT_TO_BUFFER)
        s->instruments[s->instrument_count++] = options->print.buffer;
    if (options->checks.check != DXS_CHECK_NONE && options->checks.to == DXS_REPORT_TO_BUFFERS) {
        s->instruments[s->instrument_count++] = options->checks.marks;
        s->instruments[s->instrument_count++] = options->checks.reports;
    }
}

struct register_name instrument_register(const struct shader *s, uint32_t n)
{
    enum {
        UAV_SHIFT = 2000
    };
    return (struct register_name){'u', s->instruments[n].binding - UAV_SHIFT, s->instruments[n].set};
}

bool is_instrument(const struct shader *s, struct register_name name)
{
    bool is_one = false;

    for (uint32_t n = 0; n < s->instrument_count; n++)
        is_one |= same_register(name, instrument_register(s, n));
    return is_one;
}

static void bind_shaders(struct shader *s, const dxs_module *const *modules, uint32_t count,
                         const struct command *command, const struct binding_choice *choice)
{
    s->root = choice ? read_root_binding(command, modules, count, choice) : NULL;
    s->descriptor_heap = command->convert.model.descriptor_heap;
    s->bound_heaps = command->convert.model.bound_heaps;
    note_instruments(s, &command->convert);
    if (s->root && choice->policy && command->root_signature && command->convert.checks.check == DXS_CHECK_RULES)
        test_skips("the file expects faults of the heap that the source asks for");
    if (s->descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS && !s->root)
        test_skips("mappings need a root signature");
}

static void convert_with(struct shader *s, const void *bytes, size_t size, const struct device *device,
                         enum options_kind kind, const struct directives *said, const struct binding_choice *given)
{
    const struct binding_choice chosen = choice_for(given, bytes, size, true), *choice = given ? &chosen : NULL;
    enum phase before = begin_phase(PHASE_CONVERSION);
    struct command command = command_of(*said, chosen.policy);

    parse(s, bytes, size, &command);
    s->is_refused = said->refused[0];
    bind_shaders(s, &s->module, 1, &command, choice);
    convert(s, device, kind, &command);
    begin_phase(before);
}

void convert_shader(struct shader *s, const char *dxil_path, const struct device *device, enum options_kind kind,
                    const struct binding_choice *choice)
{
    const struct directives said = read_directives(dxil_path);
    size_t size;
    char *bytes = read_file(dxil_path, &size);

    convert_with(s, bytes, size, device, kind, &said, choice);
}

void convert_shader_bytes(struct shader *s, const void *bytes, size_t size, const struct device *device,
                          enum options_kind kind, const struct binding_choice *choice)
{
    const struct directives nothing = {.options = ""};

    convert_with(s, bytes, size, device, kind, &nothing, choice);
}

static bool module_declares(const dxs_module *module, struct register_name name)
{
    static const char letters[] = {[DXS_RESOURCE_CLASS_SRV] = 't',
                                   [DXS_RESOURCE_CLASS_UAV] = 'u',
                                   [DXS_RESOURCE_CLASS_CBV] = 'b',
                                   [DXS_RESOURCE_CLASS_SAMPLER] = 's'};
    uint32_t count = dxs_module_describe(module)->resource_count;

    for (uint32_t i = 0; i < count; i++) {
        const struct dxs_resource *r = dxs_module_resource(module, i);
        if (letters[r->resource_class] == name.letter && r->space == name.space && name.number >= r->lower_bound &&
            (r->count == DXS_UNBOUNDED || name.number - r->lower_bound < r->count))
            return true;
    }
    return name.letter == 'h' || name.letter == 'd';
}

bool shader_declares(const struct shader *s, struct register_name name)
{
    bool declares = module_declares(s->module, name);

    for (uint32_t i = 0; i < s->graphics_count; i++)
        declares |= module_declares(s->graphics[i].module, name);
    return declares;
}

static void replace_module(struct shader *s, struct word_list (*replace)(const uint32_t *words, size_t count),
                           uint32_t **words, size_t *count)
{
    struct word_list made = replace(*words, *count);

    if (!made.words)
        return;
    if (s->words == *words) { /* the first module is also one of the list */
        s->words = made.words;
        s->word_count = made.count;
    }
    *words = made.words;
    *count = made.count;
}

void replace_modules(struct shader *s, struct word_list (*replace)(const uint32_t *words, size_t count))
{
    uint32_t *alone = (uint32_t *)s->words;
    size_t count = s->word_count;

    for (uint32_t i = 0; i < s->graphics_count; i++)
        replace_module(s, replace, &s->graphics[i].words, &s->graphics[i].word_count);
    for (uint32_t i = 0; i < s->stage_count; i++)
        replace_module(s, replace, &s->stages[i].words, &s->stages[i].word_count);
    if (s->graphics_count == 0 && s->stage_count == 0)
        replace_module(s, replace, &alone, &count);
}

/* ---- Pipelines of several graphics shaders ----------------------------------------------------------------------- */

const struct pipeline_shader *find_pipeline_shader(const struct shader *s, enum dxs_stage stage)
{
    for (uint32_t i = 0; i < s->graphics_count; i++)
        if (s->graphics[i].entry.stage == stage)
            return &s->graphics[i];
    return NULL;
}

const struct pipeline_shader *captured_shader(const struct shader *s)
{
    static const enum dxs_stage stages[] = {DXS_STAGE_GEOMETRY, DXS_STAGE_DOMAIN, DXS_STAGE_VERTEX};
    const struct pipeline_shader *found = NULL;

    for (size_t i = 0; i < sizeof stages / sizeof *stages && !found; i++)
        found = find_pipeline_shader(s, stages[i]);
    return found;
}

/* Distances come last: Vulkan captures them as arrays. */
static int capture_order(const struct dxs_signature_element *e)
{
    return e->semantic == DXS_SEMANTIC_CULL_DISTANCE ? 2 : e->semantic == DXS_SEMANTIC_CLIP_DISTANCE;
}

struct captured_place captured_place(const struct dxs_signature *outputs, const struct dxs_signature_element *element)
{
    struct captured_place place = {0};

    for (uint32_t i = 0; i < outputs->count; i++) {
        const struct dxs_signature_element *e = &outputs->elements[i];
        uint32_t size = e->rows * e->columns * (uint32_t)sizeof(uint32_t);
        int before = capture_order(element) - capture_order(e);
        if (e->stream != element->stream)
            continue;
        if (before > 0 || (before == 0 && e < element))
            place.offset += size;
        place.stride += size;
    }
    return place;
}

static const struct dxs_signature_element *find_element(const struct dxs_signature *signature,
                                                        const struct dxs_signature_element *like)
{
    for (uint32_t i = 0; i < signature->count; i++)
        if (same_semantic(signature->elements[i].name, signature->elements[i].semantic_indices[0], like->name,
                          like->semantic_indices[0]))
            return &signature->elements[i];
    return NULL;
}

/* The registers of a mesh shader's two signatures differ from those of the pixel shader's one, so its inputs are found
 * by name. Outputs of primitives have the locations behind those of vertices. */
static void link_to_mesh(const struct dxs_entry *mesh, const struct dxs_signature_element *input,
                         struct dxs_location *location)
{
    const struct dxs_signature_element *of_vertex = find_element(&mesh->outputs, input);
    const struct dxs_signature_element *of_primitive = find_element(&mesh->patch_or_primitive, input);
    const struct dxs_signature_element *output = of_vertex ? of_vertex : of_primitive;
    uint32_t first = 0;

    for (uint32_t i = 0; i < mesh->outputs.count && !of_vertex; i++) {
        const struct dxs_signature_element *e = &mesh->outputs.elements[i];
        if (e->start_row != DXS_NONE && e->start_row + e->rows > first)
            first = e->start_row + e->rows;
    }
    location->per_primitive = !of_vertex && of_primitive;
    if (output && output->start_row != DXS_NONE) {
        location->location = first + output->start_row;
        location->component = output->start_column;
    }
}

/* Location callback: captures the outputs of the last shader before the rasterizer if nothing is drawn. Declares the
 * inputs of a pixel shader that a mesh shader writes per primitive. */
static bool link_element(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    const struct shader *s = user;
    const struct pipeline_shader *mesh = find_pipeline_shader(s, DXS_STAGE_MESH);

    if (request->stage == DXS_STAGE_PIXEL && request->part == DXS_SIGNATURE_PART_INPUTS && mesh)
        link_to_mesh(&mesh->entry, request->element, location);
    if (request->part != DXS_SIGNATURE_PART_OUTPUTS || s->asking != captured_shader(s) ||
        find_pipeline_shader(s, DXS_STAGE_PIXEL))
        return true;
    struct captured_place place = captured_place(&s->asking->entry.outputs, request->element);
    location->is_captured = true;
    location->capture_buffer = request->element->stream;
    location->capture_offset = place.offset;
    location->capture_stride = place.stride;
    return true;
}

/* The stage of the pipeline that reads this stage's outputs. */
static enum dxs_stage next_stage(const struct shader *s, enum dxs_stage stage)
{
    static const enum dxs_stage order[] = {DXS_STAGE_VERTEX, DXS_STAGE_HULL, DXS_STAGE_DOMAIN, DXS_STAGE_GEOMETRY};
    bool is_behind = false;

    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        if (is_behind && find_pipeline_shader(s, order[i]))
            return order[i];
        is_behind |= order[i] == stage;
    }
    return DXS_STAGE_PIXEL;
}

static void convert_graphics(struct shader *s, struct pipeline_shader *part, const struct command *command,
                             const struct device *device, enum options_kind kind)
{
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = options_for(s, device, kind, command);

    if (!converter)
        test_fails("out of memory");
    options.map_location = link_element;
    options.pipeline.next_stage = next_stage(s, part->entry.stage);
    s->asking = part;
    part->features = s->features;
    struct dxs_spirv spirv = convert_module(s, converter, part->module, 0, &options);
    part->words = allocate(spirv.word_count, sizeof *part->words);
    memcpy(part->words, spirv.words, spirv.word_count * sizeof *part->words);
    part->word_count = spirv.word_count;
    part->entry_name = spirv.entry_name;
    s->asking = NULL;
}

static void add_graphics(struct shader *s, const void *bytes, size_t size)
{
    dxs_module *module = dxs_module_create(NULL);

    if (!module || dxs_module_parse(module, bytes, size, NULL) != DXS_RESULT_OK)
        test_fails("refused: %s", module ? dxs_module_error(module)->message : "out of memory");
    struct dxs_entry entry = *dxs_module_entry(module, 0);
    if (find_pipeline_shader(s, entry.stage))
        test_fails("the pipeline has two %s shaders", dxs_stage_name(entry.stage));
    s->graphics[s->graphics_count++] = (struct pipeline_shader){.module = module, .entry = entry};
}

/* All shaders are read before the first is converted: they are linked. `others`: what is said of the file's other
 * shaders; NULL: what their sources say. */
static void convert_linked(struct shader *s, const void *bytes, size_t size, const struct directives *said,
                           const struct directives *others, const char *path, const struct device *device,
                           enum options_kind kind, const struct run_file *file, const struct binding_choice *given)
{
    const struct pipeline_run *pipeline = &file->pipeline;
    const struct binding_choice chosen = choice_for(given, bytes, size, false), *choice = given ? &chosen : NULL;
    const char *policy = chosen.policy;
    struct command *commands = allocate(pipeline->shader_count + 1, sizeof *commands);
    const dxs_module **modules = allocate(pipeline->shader_count + 1, sizeof *modules);
    enum phase before = begin_phase(PHASE_CONVERSION);

    s->graphics = allocate(pipeline->shader_count + 1, sizeof *s->graphics);
    commands[0] = command_of(*said, policy);
    add_graphics(s, bytes, size);
    for (uint32_t i = 0; i < pipeline->shader_count; i++) {
        const char *other = path_of_pipeline_shader(path, pipeline->shaders[i]);
        size_t other_size;
        char *other_bytes = read_file(other, &other_size);
        commands[1 + i] = command_of(others ? *others : read_directives(other), policy);
        add_graphics(s, other_bytes, other_size);
    }
    if (commands[0].entry)
        test_fails("--entry: each shader of a pipeline has one entry point");
    s->module = s->graphics[0].module;
    s->entry = s->graphics[0].entry;
    for (uint32_t i = 0; i < s->graphics_count; i++)
        modules[i] = s->graphics[i].module;
    bind_shaders(s, modules, s->graphics_count, &commands[0], choice);
    for (uint32_t i = 0; i < s->graphics_count; i++)
        convert_graphics(s, &s->graphics[i], &commands[i], device, kind);
    s->words = s->graphics[0].words;
    s->word_count = s->graphics[0].word_count;
    s->entry_name = s->graphics[0].entry_name;
    s->features = s->graphics[0].features;
    begin_phase(before);
}

void convert_pipeline(struct shader *s, const char *dxil_path, const struct device *device, enum options_kind kind,
                      const struct run_file *file, const struct binding_choice *choice)
{
    const struct directives said = read_directives(dxil_path);
    size_t size;
    char *bytes = read_file(dxil_path, &size);

    convert_linked(s, bytes, size, &said, NULL, dxil_path, device, kind, file, choice);
}

void convert_pipeline_bytes(struct shader *s, const void *bytes, size_t size, const char *path,
                            const struct device *device, enum options_kind kind, const struct run_file *file,
                            const struct binding_choice *choice)
{
    const struct directives nothing = {.options = ""};

    convert_linked(s, bytes, size, &nothing, NULL, path, device, kind, file, choice);
}

void convert_as(struct shader *s, const char *path, const char *options, const struct device *device,
                const struct run_file *file)
{
    const struct binding_choice by_signature = {.policy = NULL};
    const struct binding_choice *choice = strstr(options, "--root-signature") ? &by_signature : NULL;
    struct directives said = {.options = ""};
    size_t size;
    char *bytes = read_file(path, &size);

    if (strlen(options) >= sizeof said.options)
        test_fails("the options are longer than %zu characters", sizeof said.options - 1);
    strcpy(said.options, options);
    if (file && file->start == START_PIPELINE)
        convert_linked(s, bytes, size, &said, &said, path, device, OPTIONS_OF_DEVICE, file, choice);
    else
        convert_with(s, bytes, size, device, OPTIONS_OF_DEVICE, &said, choice);
}
