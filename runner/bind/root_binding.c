/* Builds layouts from root signatures and places descriptor tables in the heaps. */
#include "runner/bind/root_binding.h"

#include "cli/conversion/layout.h"
#include "runner/bind/generated_signature.h"
#include "runner/bind/random_signature.h"
#include "runner/common/phase.h"
#include "runner/common/report.h"
#include "runner/bind/static_sampler.h"

#include <string.h>

/* ---- Root signature and layout ----------------------------------------------------------------------------------- */

static const struct dxs_root_signature_desc *parse_signature(const char *path, const dxs_module *module,
                                                             enum dxs_subobject_kind kind)
{
    dxs_root_signature *signature = dxs_root_signature_create(NULL);
    char message[1024];

    if (!signature)
        test_fails("out of memory");
    enum exit_code code = read_root_signature(path, module, 0, kind, signature, message, sizeof message);
    if (code == EXIT_USAGE)
        begin_phase(PHASE_TEST); /* no fault of the shader */
    if (code != EXIT_DONE)
        test_fails("%s", message);
    return dxs_root_signature_describe(signature);
}

/* Number of descriptors in a table. */
static uint32_t table_size(const struct dxs_root_parameter *table)
{
    enum {
        WITHOUT_END = 64 /* size of unbounded ranges; tests use fewer descriptors */
    };
    uint32_t next = 0, size = 0;

    for (uint32_t i = 0; i < table->range_count; i++) {
        const struct dxs_descriptor_range *range = &table->ranges[i];
        if (range->offset != DXS_OFFSET_APPEND)
            next = range->offset;
        next += range->count == DXS_UNBOUNDED ? WITHOUT_END : range->count;
        if (next > size)
            size = next;
    }
    return size;
}

/* Places tables one after the other in their heap, from `first` on. No table starts at 0, so a shader that ignores the
 * table's start gives wrong results. */
static uint32_t *choose_table_starts(const struct dxs_root_signature_desc *signature, uint32_t first)
{
    enum {
        GAP = 3
    };
    uint32_t *starts = allocate(signature->parameter_count, sizeof *starts);
    uint32_t next[] = {first, first};

    for (uint32_t i = 0; i < signature->parameter_count; i++) {
        const struct dxs_root_parameter *parameter = &signature->parameters[i];
        if (parameter->type != DXS_ROOT_PARAMETER_TYPE_TABLE || parameter->range_count == 0)
            continue;
        uint32_t *free_place = &next[parameter->ranges[0].type == DXS_RANGE_TYPE_SAMPLER];
        starts[i] = *free_place;
        *free_place += table_size(parameter) + GAP;
    }
    return starts;
}

void skip_refused(const char *message)
{
    static const char *const known[] = {
        "with descriptor_heap, root descriptors are addresses", /* another policy than the source's */
        "counters by DXS_COUNTER_TEXEL_BUFFER have the descriptors of images",
        "texel buffers have the descriptors of images", /* as which the policy takes a buffer with a counter */
        "counters overlap the descriptors of DXS_HEAP_STORAGE_TEXEL_BUFFERS",
        "push constants have no room for the heap sizes",
        "exceed the inline_block_size",
        "root constants are indexed dynamically", /* without --dynamic-constants */
        "not with DXS_DESCRIPTOR_HEAP_MAPPINGS",
        "the stride of its descriptors is no multiple of 1 << descriptor_size_log2",
        "the shader queries its size, but a device address has none",
        "is a buffer descriptor by the policy: acceleration structures need DXS_ROOT_DESCRIPTOR_FORM_ADDRESS",
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strstr(message, known[i]))
            test_skips("%s", message);
    test_fails("refused: %s", message);
}

/* What the library reads of the bytes that it wrote. The runner itself goes by what it generated. */
static const struct dxs_root_signature_desc *written_and_read(const struct dxs_root_signature_desc *generated)
{
    if (!generated)
        return NULL;
    dxs_root_signature *writer = dxs_root_signature_create(NULL), *reader = dxs_root_signature_create(NULL);
    const void *bytes;
    size_t size;

    if (!writer || !reader)
        test_fails("out of memory");
    if (dxs_root_signature_serialize(writer, generated, &bytes, &size) != DXS_RESULT_OK)
        test_fails("not written: %s", dxs_root_signature_error(writer)->message);
    if (dxs_root_signature_parse(reader, bytes, size) != DXS_RESULT_OK)
        test_fails("not read: %s", dxs_root_signature_error(reader)->message);
    return dxs_root_signature_describe(reader);
}

/* Bytes of root arguments, if all are push constants: each parameter behind the one before it, addresses at multiples
 * of their size. */
static uint32_t root_argument_bytes(const struct dxs_root_signature_desc *signature,
                                    const struct dxs_layout_policy *policy)
{
    const enum dxs_root_descriptor_form forms[] = {[DXS_ROOT_PARAMETER_TYPE_CBV] = policy->root_cbv,
                                                   [DXS_ROOT_PARAMETER_TYPE_SRV] = policy->root_srv,
                                                   [DXS_ROOT_PARAMETER_TYPE_UAV] = policy->root_uav};
    uint32_t end = 0;

    for (uint32_t i = 0; i < signature->parameter_count; i++) {
        const struct dxs_root_parameter *p = &signature->parameters[i];
        if (p->type == DXS_ROOT_PARAMETER_TYPE_TABLE)
            end += 4;
        else if (p->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS)
            end += 4 * p->constant_count;
        else if (forms[p->type] == DXS_ROOT_DESCRIPTOR_FORM_ADDRESS)
            end = ((end + 7) & ~7u) + 8;
    }
    return end;
}

/* Where the sizes of heaps are push constants, a random layout gets no byte more than it needs. */
static const dxs_layout *build_generated(const struct command *command, const struct dxs_root_signature_desc *signature,
                                         const struct dxs_root_signature_desc *local, bool is_random)
{
    struct dxs_layout_policy policy = layout_policy(command);
    const uint32_t free_set = policy.local_static_sampler_set + (local != NULL);
    bool is_exact = is_random && policy.heap_size_source == DXS_WORD_KIND_PUSH_CONSTANTS &&
                    !policy.model.descriptor_heap && policy.push_constant_overflow != DXS_ROOT_OVERFLOW_MEMORY;

    policy.model.offsets.buffer = (struct dxs_set_binding){free_set, policy.address_buffer.binding};
    if (is_exact)
        policy.model.push_constant_limit = root_argument_bytes(signature, &policy) + 2 * sizeof(uint32_t);
    dxs_layout *layout = dxs_layout_create(NULL);

    if (layout &&
        dxs_layout_build(layout, written_and_read(signature), written_and_read(local), &policy) == DXS_RESULT_OK)
        return layout;
    const char *message = layout ? dxs_layout_error(layout)->message : "out of memory";
    if (is_exact)
        test_fails("refused with %u bytes of push constants: %s", policy.model.push_constant_limit, message);
    skip_refused(message);
}

static const dxs_layout *build_own(const struct command *command, const dxs_module *module,
                                   const struct binding_choice *choice)
{
    dxs_layout *layout;
    char message[512];

    enum exit_code code = make_layout(command, module, 0, &layout, message, sizeof message);
    if (code == EXIT_REFUSED && choice->policy)
        skip_refused(message);
    if (code != EXIT_DONE)
        test_fails("no layout: %s", message);
    return layout;
}

static uint32_t stages_of(enum dxs_visibility visibility)
{
    static const uint32_t stages[] = {[DXS_VISIBILITY_ALL] = VK_SHADER_STAGE_ALL,
                                      [DXS_VISIBILITY_VERTEX] = VK_SHADER_STAGE_VERTEX_BIT,
                                      [DXS_VISIBILITY_HULL] = VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
                                      [DXS_VISIBILITY_DOMAIN] = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
                                      [DXS_VISIBILITY_GEOMETRY] = VK_SHADER_STAGE_GEOMETRY_BIT,
                                      [DXS_VISIBILITY_PIXEL] = VK_SHADER_STAGE_FRAGMENT_BIT,
                                      [DXS_VISIBILITY_AMPLIFICATION] = VK_SHADER_STAGE_TASK_BIT_EXT,
                                      [DXS_VISIBILITY_MESH] = VK_SHADER_STAGE_MESH_BIT_EXT};
    return stages[visibility];
}

/* What include/dxs_layout.h says of the defaults, on which applications rely. */
static void check_defaults(void)
{
    const struct dxs_layout_policy policy = dxs_default_layout_policy();
    bool is_as_documented =
        policy.model.push_constant_limit == 128 && policy.push_constant_overflow == DXS_ROOT_OVERFLOW_INLINE_BLOCK &&
        policy.root_cbv == DXS_ROOT_DESCRIPTOR_FORM_ADDRESS && policy.root_srv == DXS_ROOT_DESCRIPTOR_FORM_ADDRESS &&
        policy.root_uav == DXS_ROOT_DESCRIPTOR_FORM_ADDRESS && policy.static_cbv == DXS_STATIC_FORM_HEAP &&
        policy.static_sampler_set == 1;

    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++)
        is_as_documented &= policy.heaps[kind].set == 2 && policy.heaps[kind].binding == kind;
    if (!is_as_documented)
        test_fails("the default policy is not the documented one");
}

/* Where a range begins in its table. */
static uint32_t range_offset(const struct dxs_root_parameter *table, uint32_t number)
{
    uint32_t next = 0, offset = 0;

    for (uint32_t n = 0; n <= number; n++) {
        offset = table->ranges[n].offset == DXS_OFFSET_APPEND ? next : table->ranges[n].offset;
        next = offset + table->ranges[n].count;
    }
    return offset;
}

/* Device addresses are words of 64 bits; descriptors that may change while a table is bound have no binding of their
 * own; stages see what their parameters have.
 */
static void check_layout(const struct dxs_pipeline_layout *data, const struct dxs_root_signature_desc *signature)
{
    for (uint32_t p = 0; p < data->parameter_count; p++) {
        const struct dxs_layout_parameter *placed = &data->parameters[p];
        bool is_address =
            placed->form == DXS_PARAMETER_FORM_ADDRESS || placed->form == DXS_PARAMETER_FORM_CONSTANTS_ADDRESS;
        uint32_t stages = stages_of(signature->parameters[p].visibility);
        if (is_address && placed->offset % sizeof(uint64_t) != 0)
            test_fails("parameter %u: an address at byte %u", p, placed->offset);
        if (placed->root_arguments == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS && (stages & ~data->push_constant_stages))
            test_fails("parameter %u: the push constants are not for all of its stages", p);
    }
    for (uint32_t n = 0; n < data->static_range_count; n++) {
        const struct dxs_static_range *placed = &data->static_ranges[n];
        const struct dxs_descriptor_range *range = &signature->parameters[placed->parameter].ranges[placed->range];
        bool is_inline = placed->form == DXS_STATIC_FORM_INLINE_BLOCK;
        if (placed->count != range->count ||
            placed->offset != range_offset(&signature->parameters[placed->parameter], placed->range))
            test_fails("parameter %u, range %u: the layout names other descriptors", placed->parameter, placed->range);
        if ((range->flags & DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE) ||
            (is_inline && !(range->flags & DXS_DESCRIPTOR_FLAG_DATA_STATIC)))
            test_fails("parameter %u, range %u: volatile, but bound like a static range", placed->parameter,
                       placed->range);
    }
}

static bool has_null_descriptor(const struct dxs_layout_policy *policy)
{
    return policy->model.qa.enabled ||
           (policy->heap_size_source != DXS_WORD_KIND_NONE && policy->model.heap_clamp == DXS_INDEX_CLAMP_NULL);
}

/* A heap's array has as many descriptors as the policy says, and one more for indices that fail a check or are
 * clamped. */
static void check_heaps(const struct dxs_pipeline_layout *data, const struct dxs_layout_policy *policy)
{
    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++) {
        struct dxs_set_binding place = policy->heaps[kind];
        bool has_spare = kind == DXS_HEAP_SAMPLERS ? policy->model.sampler_qa.enabled : has_null_descriptor(policy);
        uint32_t size = kind == DXS_HEAP_SAMPLERS ? policy->sampler_heap_size : policy->resource_heap_size;
        const struct dxs_layout_set *set = place.set < data->set_count ? &data->sets[place.set] : NULL;
        for (uint32_t n = 0; set && n < set->binding_count; n++)
            if (set->bindings[n].binding == place.binding && set->bindings[n].count != size + has_spare)
                test_fails("heap %u: an array of %u descriptors for %u", kind, set->bindings[n].count, size);
    }
}

void demand_offset_record(const struct root_binding *root, const struct dxs_resource *resource,
                          const struct dxs_binding *binding)
{
    enum {
        RAW_VIEWS = 16 /* bytes: a raw view begins at a multiple of them */
    };
    bool is_raw = resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER,
         is_structured = resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
    uint32_t alignment = binding->descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER ? root->storage_buffer_alignment
                         : binding->descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER ? root->texel_buffer_alignment
                                                                                   : 0;
    uint32_t unit = is_raw                                             ? RAW_VIEWS
                    : is_structured                                    ? resource->stride
                    : resource->kind == DXS_RESOURCE_KIND_TYPED_BUFFER ? 1 /* a byte, or up to 16 */
                                                                       : 0;

    if (binding->in_heap && !binding->in_bound_heap && !binding->uses_offset_records && unit && alignment > 1 &&
        unit % alignment != 0)
        test_fails("a view of elements of %u bytes has no offset record: descriptors begin at multiples of %u bytes",
                   unit, alignment);
}

/* A heap of the default size, with an array for each class of resource, exceeds the limits of some devices. */
static struct command with_small_heap(const struct command *command)
{
    enum {
        LARGEST = 1 << 16
    };
    struct command result = *command;

    if (result.policy.resource_heap_size > LARGEST)
        result.policy.resource_heap_size = LARGEST;
    return result;
}

const struct root_binding *read_root_binding(const struct command *given, const dxs_module *const *modules,
                                             uint32_t count, const struct binding_choice *choice)
{
    enum {
        FIRST = 3,
        FIRST_GENERATED = 128 /* .run files of such shaders use lower heap indices themselves */
    };
    struct root_binding *root = allocate(1, sizeof *root);
    const struct command small = with_small_heap(given), *command = &small;

    if (command->root_signature) {
        root->signature =
            parse_signature(command->root_signature, modules[0], DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE);
        if (command->local_root_signature)
            root->local_signature =
                parse_signature(command->local_root_signature, modules[0], DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE);
        root->layout = build_own(command, modules[0], choice);
    } else if (choice->generated != BIND_BY_DEFAULT) {
        struct dxs_root_signature_desc *signatures = allocate(2, sizeof *signatures);
        signatures[0] = choice->generated == BIND_AT_RANDOM
                            ? random_root_signature(modules, count, choice, &signatures[1])
                            : generate_root_signature(modules, count, choice);
        root->signature = &signatures[0];
        root->has_random_records = signatures[1].version;
        root->local_signature = root->has_random_records ? &signatures[1] : NULL;
        root->layout =
            build_generated(command, root->signature, root->local_signature, choice->generated == BIND_AT_RANDOM);
    } else {
        return NULL;
    }
    root->is_chosen = !command->root_signature || choice->policy;
    root->data = dxs_layout_describe(root->layout);
    check_defaults();
    check_layout(root->data, root->signature);
    const struct dxs_layout_policy policy = layout_policy(command);
    if (!policy.model.descriptor_heap)
        check_heaps(root->data, &policy);
    root->storage_buffer_alignment = command->policy.storage_buffer_alignment;
    root->texel_buffer_alignment = command->policy.texel_buffer_alignment;
    root->push_constant_limit = command->policy.model.push_constant_limit;
    root->local_static_sampler_set = command->policy.local_static_sampler_set;
    root->descriptor_size_log2 = command->policy.descriptor_size_log2;
    root->sampler_descriptor_size_log2 = command->policy.sampler_descriptor_size_log2;
    root->resource_heap_size = command->policy.resource_heap_size;
    root->sampler_heap_size = command->policy.sampler_heap_size;
    root->has_null_descriptor = has_null_descriptor(&policy);
    /* A buffer may need a storage and a texel buffer descriptor. A mutable descriptor holds only one at a time. */
    if (command->policy.mutable_descriptors && command->policy.raw_heap_as_texel_buffers)
        test_skips("a mutable heap holds no two descriptors of one buffer");
    root->table_starts = choose_table_starts(root->signature, command->root_signature ? FIRST : FIRST_GENERATED);
    return root;
}

/* ---- Pipeline layout --------------------------------------------------------------------------------------------- */

static void require_type(const struct device *d, VkDescriptorType type)
{
    const char *feature = type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK ? "inline-uniform-blocks"
                          : type == VK_DESCRIPTOR_TYPE_MUTABLE_EXT        ? "mutable-descriptors"
                                                                          : NULL;

    if (feature && !device_has(d, feature))
        test_skips("the device lacks %s", feature);
}

static struct layout_binding convert_binding(const struct device *d, const struct root_binding *root, uint32_t set,
                                             const struct dxs_layout_binding *b)
{
    VkDescriptorType *types = allocate(b->mutable_type_count, sizeof *types);
    struct layout_binding result = {.set = set,
                                    .binding = b->binding,
                                    .type = (VkDescriptorType)b->type,
                                    .count = b->count,
                                    .stages = b->stages,
                                    .flags = b->flags,
                                    .mutable_types = types};

    require_type(d, result.type);
    for (uint32_t i = 0; i < b->mutable_type_count; i++)
        if (b->mutable_types[i] != VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR ||
            device_has(d, "acceleration-structures"))
            types[result.mutable_type_count++] = (VkDescriptorType)b->mutable_types[i];
    if (b->static_sampler != DXS_NONE)
        result.immutable = create_static_sampler(d, set == root->local_static_sampler_set && root->local_signature
                                                        ? &root->local_signature->samplers[b->static_sampler]
                                                        : &root->signature->samplers[b->static_sampler]);
    return result;
}

static void require_set(const struct device *d, VkDescriptorSetLayoutCreateFlags flags)
{
    if ((flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR) && !device_has(d, "push-descriptors"))
        test_skips("the device lacks push-descriptors");
    if ((flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT) && !device_has(d, "descriptor-indexing"))
        test_skips("the device lacks descriptor-indexing");
}

/* Bindings that are updated after they are bound are in a set of that kind. */
static void check_set_flags(const struct dxs_layout_set *set)
{
    for (uint32_t n = 0; n < set->binding_count; n++)
        if ((set->bindings[n].flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT) &&
            !(set->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT))
            test_fails("binding %u is updated after it is bound, its set is not", set->bindings[n].binding);
}

/* Omits acceleration structures if the device does not support them. */
struct layout_data root_layout_data(const struct device *d, const struct root_binding *root)
{
    const struct dxs_pipeline_layout *given = root->data;
    VkDescriptorSetLayoutCreateFlags *flags = allocate(given->set_count, sizeof *flags);
    struct layout_data data = {.set_flags = flags,
                               .set_count = given->set_count,
                               .push_constants = {given->push_constant_stages, 0, given->push_constant_size}};
    uint32_t count = 0;

    for (uint32_t set = 0; set < given->set_count; set++)
        count += given->sets[set].binding_count;
    data.bindings = allocate(count, sizeof *data.bindings);
    for (uint32_t set = 0; set < given->set_count; set++) {
        const struct dxs_layout_set *s = &given->sets[set];
        flags[set] = s->flags;
        require_set(d, s->flags);
        check_set_flags(s);
        for (uint32_t i = 0; i < s->binding_count; i++)
            if (s->bindings[i].type != VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR ||
                device_has(d, "acceleration-structures"))
                data.bindings[data.binding_count++] = convert_binding(d, root, set, &s->bindings[i]);
    }
    return data;
}

/* ---- Look-up ----------------------------------------------------------------------------------------------------- */

const struct dxs_layout_binding *find_layout_binding(const struct root_binding *root, struct dxs_set_binding place)
{
    if (place.set >= root->data->set_count)
        return NULL;
    const struct dxs_layout_set *set = &root->data->sets[place.set];
    for (uint32_t i = 0; i < set->binding_count; i++)
        if (set->bindings[i].binding == place.binding)
            return &set->bindings[i];
    return NULL;
}

/* Whether a parameter is for this stage. */
static bool is_seen(enum dxs_visibility visibility, enum dxs_stage stage)
{
    static const enum dxs_stage only[] = {
        [DXS_VISIBILITY_VERTEX] = DXS_STAGE_VERTEX, [DXS_VISIBILITY_HULL] = DXS_STAGE_HULL,
        [DXS_VISIBILITY_DOMAIN] = DXS_STAGE_DOMAIN, [DXS_VISIBILITY_GEOMETRY] = DXS_STAGE_GEOMETRY,
        [DXS_VISIBILITY_PIXEL] = DXS_STAGE_PIXEL,   [DXS_VISIBILITY_AMPLIFICATION] = DXS_STAGE_AMPLIFICATION,
        [DXS_VISIBILITY_MESH] = DXS_STAGE_MESH};

    return visibility == DXS_VISIBILITY_ALL || only[visibility] == stage;
}

/* Index in the table of the resource's first register; DXS_NONE: the table does not have it. */
static uint32_t index_in_table(const struct dxs_root_parameter *table, const struct dxs_resource *r)
{
    static const enum dxs_range_type types[] = {[DXS_RESOURCE_CLASS_SRV] = DXS_RANGE_TYPE_SRV,
                                                [DXS_RESOURCE_CLASS_UAV] = DXS_RANGE_TYPE_UAV,
                                                [DXS_RESOURCE_CLASS_CBV] = DXS_RANGE_TYPE_CBV,
                                                [DXS_RESOURCE_CLASS_SAMPLER] = DXS_RANGE_TYPE_SAMPLER};
    uint32_t next = 0;

    for (uint32_t n = 0; n < table->range_count; n++) {
        const struct dxs_descriptor_range *range = &table->ranges[n];
        uint32_t first = range->offset == DXS_OFFSET_APPEND ? next : range->offset;
        next = first + range->count;
        if (range->type == types[r->resource_class] && range->space == r->space &&
            r->lower_bound >= range->base_register && r->lower_bound - range->base_register < range->count)
            return first + (r->lower_bound - range->base_register);
    }
    return DXS_NONE;
}

/* An application puts descriptors where the root signature says, whatever the library makes of it. `table_starts` NULL:
 * of shader records. DXS_NONE: in no table. */
static uint32_t place_by_signature(const struct dxs_root_signature_desc *signature, const uint32_t *table_starts,
                                   const struct dxs_resource *resource, enum dxs_stage stage)
{
    for (uint32_t i = 0; i < signature->parameter_count; i++) {
        const struct dxs_root_parameter *parameter = &signature->parameters[i];
        uint32_t index = parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE && is_seen(parameter->visibility, stage)
                             ? index_in_table(parameter, resource)
                             : DXS_NONE;
        if (index != DXS_NONE)
            return (table_starts ? table_starts[i] : TABLE_OF_RECORDS) + index;
    }
    return DXS_NONE;
}

uint32_t first_in_table(const struct root_binding *root, const struct dxs_resource *resource, enum dxs_stage stage)
{
    uint32_t local =
        root->local_signature ? place_by_signature(root->local_signature, NULL, resource, stage) : DXS_NONE;

    return local != DXS_NONE ? local : place_by_signature(root->signature, root->table_starts, resource, stage);
}

uint32_t first_in_heap(const struct root_binding *root, const struct dxs_resource *resource,
                       const struct dxs_binding *binding, enum dxs_stage stage)
{
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_NONE)
        return binding->heap_offset;
    bool is_local = binding->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD;
    uint32_t place = place_by_signature(is_local ? root->local_signature : root->signature,
                                        is_local ? NULL : root->table_starts, resource, stage);
    if (place == DXS_NONE)
        test_fails("no table of the root signature has register %u of space %u", resource->lower_bound,
                   resource->space);
    return place;
}
