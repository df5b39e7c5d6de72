/* Resources: random answers of the callbacks, and the bindings that follow from them. */
#include "model.h"
#include "questions.h"
#include "translator.h"

#include "tests/common/demand.h"

#include <stdio.h>

/* ---- Callbacks --------------------------------------------------------------------------------------------------- */

/* What the callback of a resource class answers next, and what it was asked. The members of other classes are ignored.
 */
static struct plan {
    dxil_spv_vulkan_binding buffer, counter, offset;
    bool is_constants;
    uint32_t constant_word;
    bool refuses[2]; /* the first question, the second */

    uint32_t asked;
    enum callback callback; /* of the last question; likewise the next two */
    dxil_spv_d3d_binding question;
    bool has_counter;
} plan;

static bool note_question(const void *user, enum callback callback, const dxil_spv_d3d_binding *question)
{
    demand(user == &model.users[callback], "a callback gets its own pointer");
    plan.callback = callback;
    plan.question = *question;
    return !plan.refuses[plan.asked++ % 2];
}

/* Answers are 0 before the callback writes them, so that it may write what counts alone. */
static void demand_empty(const dxil_spv_vulkan_binding *answer)
{
    demand(!answer->set && !answer->binding && !answer->root_constant_index && !answer->bindless.use_heap &&
               !answer->bindless.heap_root_offset && !answer->descriptor_type,
           "an answer is empty");
}

static dxil_spv_bool answer_srv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_srv_vulkan_binding *vulkan)
{
    demand_empty(&vulkan->buffer_binding);
    demand_empty(&vulkan->offset_binding);
    *vulkan = (dxil_spv_srv_vulkan_binding){plan.buffer, plan.offset};
    return note_question(user, ASKS_SRV, d3d);
}

static dxil_spv_bool answer_uav(void *user, const dxil_spv_uav_d3d_binding *uav, dxil_spv_uav_vulkan_binding *vulkan)
{
    demand_empty(&vulkan->buffer_binding);
    demand_empty(&vulkan->counter_binding);
    demand_empty(&vulkan->offset_binding);
    *vulkan = (dxil_spv_uav_vulkan_binding){plan.buffer, plan.counter, plan.offset};
    plan.has_counter = uav->has_counter;
    return note_question(user, ASKS_UAV, &uav->d3d_binding);
}

static dxil_spv_bool answer_cbv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_cbv_vulkan_binding *vulkan)
{
    demand_empty(&vulkan->vulkan.uniform_binding);
    demand(!vulkan->push_constant, "an answer is empty");
    vulkan->push_constant = plan.is_constants;
    if (plan.is_constants)
        vulkan->vulkan.push_constant.offset_in_words = plan.constant_word;
    else
        vulkan->vulkan.uniform_binding = plan.buffer;
    return note_question(user, ASKS_CBV, d3d);
}

static dxil_spv_bool answer_sampler(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_vulkan_binding *vulkan)
{
    demand_empty(vulkan);
    *vulkan = plan.buffer;
    return note_question(user, ASKS_SAMPLER, d3d);
}

void set_resource_callbacks(dxil_spv_converter c)
{
    bool *has = model.has_callback;

    for (int n = ASKS_SRV; n <= ASKS_SAMPLER; n++)
        has[n] = !once_in(3);
    dxil_spv_converter_set_srv_remapper(c, has[ASKS_SRV] ? answer_srv : NULL, &model.users[ASKS_SRV]);
    dxil_spv_converter_set_uav_remapper(c, has[ASKS_UAV] ? answer_uav : NULL, &model.users[ASKS_UAV]);
    dxil_spv_converter_set_cbv_remapper(c, has[ASKS_CBV] ? answer_cbv : NULL, &model.users[ASKS_CBV]);
    dxil_spv_converter_set_sampler_remapper(c, has[ASKS_SAMPLER] ? answer_sampler : NULL, &model.users[ASKS_SAMPLER]);
}

/* ---- Random resources and answers -------------------------------------------------------------------------------- */

struct dxs_resource random_resource(enum dxs_resource_class resource_class)
{
    static const uint32_t strides[] = {4, 8, 12, 16, 20, 24, 48, 64, 96, 512};
    static const enum dxs_resource_kind kinds[][7] = {
        {DXS_RESOURCE_KIND_TEXTURE_2D, DXS_RESOURCE_KIND_TYPED_BUFFER, DXS_RESOURCE_KIND_RAW_BUFFER,
         DXS_RESOURCE_KIND_STRUCTURED_BUFFER, DXS_RESOURCE_KIND_TBUFFER, DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE,
         DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY},
        {DXS_RESOURCE_KIND_TEXTURE_3D, DXS_RESOURCE_KIND_TYPED_BUFFER, DXS_RESOURCE_KIND_RAW_BUFFER,
         DXS_RESOURCE_KIND_STRUCTURED_BUFFER, DXS_RESOURCE_KIND_STRUCTURED_BUFFER, DXS_RESOURCE_KIND_FEEDBACK_2D,
         DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY},
    };
    struct dxs_resource resource = {
        .resource_class = resource_class,
        .kind = resource_class == DXS_RESOURCE_CLASS_CBV       ? DXS_RESOURCE_KIND_CBUFFER
                : resource_class == DXS_RESOURCE_CLASS_SAMPLER ? DXS_RESOURCE_KIND_SAMPLER
                                                               : kinds[resource_class][draw(7)],
        .id = draw_number(),
        .space = once_in(10) ? 10 * draw_number() : draw(3),
        .lower_bound = once_in(10) ? 10 * draw_number() : draw(6),
        .count = once_in(3) ? DXS_UNBOUNDED : 1 + draw(3),
        .name = "",
    };

    if (resource.kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER) {
        resource.stride = strides[draw(sizeof strides / sizeof *strides)];
        resource.has_counter = resource_class == DXS_RESOURCE_CLASS_UAV && draw(2);
    }
    if (resource_class == DXS_RESOURCE_CLASS_CBV)
        resource.size = 4 * (1 + draw(24));
    return resource;
}

static bool is_of_words(const struct dxs_resource *resource)
{
    return resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER || resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
}

/* Types of descriptors that the interface gives a meaning for this resource. */
static dxil_spv_vulkan_descriptor_type random_type(const struct dxs_resource *resource)
{
    static const dxil_spv_vulkan_descriptor_type types[] = {
        DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_IDENTITY, DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO,
        DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_TEXEL_BUFFER, DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS};

    if (is_of_words(resource))
        return types[draw(4)];
    if (resource->resource_class == DXS_RESOURCE_CLASS_CBV)
        return once_in(3)   ? DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS
               : once_in(2) ? DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_UBO
                            : DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_IDENTITY;
    if (resource->kind == DXS_RESOURCE_KIND_TEXTURE_2D && once_in(3))
        return DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
    return resource->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE && draw(2)
               ? DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO
               : DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_IDENTITY;
}

static dxil_spv_vulkan_binding random_answer(dxil_spv_vulkan_descriptor_type type)
{
    dxil_spv_vulkan_binding answer = {.set = draw_number(), .binding = draw_number(), .descriptor_type = type};

    answer.root_constant_index = once_in(4) ? DXS_NONE : once_in(4) ? draw_number() : draw(9);
    answer.bindless.use_heap = (dxil_spv_bool)draw(2);
    answer.bindless.heap_root_offset = draw_number();
    if (type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_INPUT_ATTACHMENT) {
        answer.input_attachment_index = once_in(3) ? DXS_NONE : draw(300);
        answer.bindless.use_heap = DXIL_SPV_FALSE;
    }
    if (type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS)
        answer.root_constant_index = draw(9);
    return answer;
}

/* `is_in_table`: of the local root signature, which neither constants nor addresses can be. */
static void make_plan(const struct dxs_resource *resource, bool is_in_table)
{
    memset(&plan, 0, sizeof plan);
    plan.buffer = random_answer(random_type(resource));
    while (is_in_table && plan.buffer.descriptor_type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS)
        plan.buffer = random_answer(random_type(resource));
    plan.counter = random_answer((dxil_spv_vulkan_descriptor_type)draw(3));
    if (!once_in(4))
        plan.counter.bindless.use_heap = plan.buffer.bindless.use_heap;
    plan.offset = random_answer(DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO);
    plan.is_constants = resource->resource_class == DXS_RESOURCE_CLASS_CBV && !is_in_table && draw(2);
    plan.constant_word = once_in(6) ? draw(90) : draw(10);
    plan.refuses[0] = once_in(4);
    plan.refuses[1] = once_in(3);
}

/* ---- The local root signature ------------------------------------------------------------------------------------ */

/* Bytes of the next parameter, at a multiple of their alignment. */
static uint32_t place_in_record(uint32_t bytes, uint32_t alignment)
{
    while (model.record_size % alignment != 0)
        model.record_size++;
    model.record_size += bytes;
    return model.record_size - bytes;
}

static void add_local(dxil_spv_converter c, struct model_local local)
{
    dxil_spv_resource_class resource_class = (dxil_spv_resource_class)local.resource_class;

    switch (local.kind) {
    case LOCAL_OF_CONSTANTS:
        local.offset = place_in_record(4 * local.count, 4);
        dxil_spv_converter_add_local_root_constants(c, local.space, local.first, local.count);
        break;
    case LOCAL_OF_ADDRESS:
        local.offset = place_in_record(8, 8);
        dxil_spv_converter_add_local_root_descriptor(c, resource_class, local.space, local.first);
        break;
    default: /* the ranges of a table have one handle */
        local.offset = model.is_in_table && model.local_count > model.table_start
                           ? model.locals[model.table_start].offset
                           : place_in_record(8, 8);
        dxil_spv_converter_add_local_root_descriptor_table(c, resource_class, local.space, local.first, local.count,
                                                           local.place);
    }
    model.locals[model.local_count++] = local;
}

void add_random_local(dxil_spv_converter c)
{
    struct model_local local = {.kind = model.is_in_table ? LOCAL_OF_TABLE : (enum local_kind)draw(3),
                                .resource_class = draw(4),
                                .space = draw(3),
                                .first = draw(6),
                                .count = once_in(3) ? DXS_UNBOUNDED : 1 + draw(4),
                                .place = draw_number()};

    if (once_in(3)) {
        bool ends = model.is_in_table && model.local_count > model.table_start;
        demand((dxil_spv_converter_end_local_root_descriptor_table(c) == DXIL_SPV_SUCCESS) == ends, "tables end once");
        bool begins = !model.is_in_table || ends;
        demand((dxil_spv_converter_begin_local_root_descriptor_table(c) == DXIL_SPV_SUCCESS) == begins,
               "tables begin once");
        model.table_start = begins ? model.local_count : model.table_start;
        model.is_in_table = true;
        return;
    }
    if (model.local_count == MAX_LOCALS)
        return;
    if (local.kind == LOCAL_OF_CONSTANTS) {
        local.resource_class = DXS_RESOURCE_CLASS_CBV;
        local.count = 1 + draw(9);
    } else if (local.kind == LOCAL_OF_ADDRESS) {
        local.resource_class = draw(3);
    }
    add_local(c, local);
}

static const struct model_local *find_local(const struct dxs_resource *resource)
{
    for (uint32_t n = 0; n < model.local_count; n++) {
        const struct model_local *local = &model.locals[n];
        bool has_range = local->kind == LOCAL_OF_TABLE;
        uint64_t end = (uint64_t)local->first + (has_range ? local->count : 1);
        if (has_range && local->count == DXS_UNBOUNDED)
            end = UINT64_MAX;
        if (local->resource_class == resource->resource_class && local->space == resource->space &&
            resource->lower_bound >= local->first && resource->lower_bound < end)
            return local;
    }
    return NULL;
}

static void map_local(const struct model_local *local, const struct dxs_resource *resource, struct dxs_binding *binding)
{
    binding->root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD;
    binding->offset = local->offset;
    if (local->kind == LOCAL_OF_CONSTANTS) {
        binding->descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS;
        binding->constant_size = 4 * local->count;
    } else if (local->kind == LOCAL_OF_ADDRESS) {
        binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
    } else {
        binding->heap_offset = local->place + resource->lower_bound - local->first;
        binding->descriptor_size_log2 =
            resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER ? model.sampler_shift : model.shift;
    }
}

/* ---- Expected bindings ------------------------------------------------------------------------------------------- */

/* Raw buffers 16; structured buffers the largest power of two that divides the stride; else 0. */
static uint32_t alignment_of(const struct dxs_resource *resource)
{
    uint32_t alignment = resource->kind == DXS_RESOURCE_KIND_RAW_BUFFER ? 16 : 0;

    for (uint32_t power = 1; resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER && power <= resource->stride;
         power *= 2)
        alignment = resource->stride % power == 0 ? power : alignment;
    return alignment;
}

/* Fails unless the callback of the class was asked so many times, last for this. */
static void demand_question(const struct dxs_binding_request *request, uint32_t times, uint32_t range)
{
    const struct dxs_resource *resource = request->resource;
    const dxil_spv_d3d_binding *q = &plan.question;
    dxil_spv_resource_kind kind =
        request->needs_texel_buffer ? DXIL_SPV_RESOURCE_KIND_TYPED_BUFFER : (dxil_spv_resource_kind)resource->kind;

    demand(plan.asked == times, "a callback is asked once, or again for one descriptor");
    if (times == 0)
        return;
    demand((uint32_t)plan.callback == (uint32_t)resource->resource_class, "the callback of the class is asked");
    demand(q->stage == stage_in_interface(request->stage) && q->kind == kind && q->register_space == resource->space &&
               q->register_index == resource->lower_bound && q->range_size == range,
           "for the resource");
    demand(q->resource_index == (request->from_heap ? 0 : resource->id) && q->alignment == alignment_of(resource),
           "with number and alignment");
    demand(resource->resource_class != DXS_RESOURCE_CLASS_UAV || plan.has_counter == resource->has_counter,
           "and counter");
}

/* Asks, and asks again about an array without end as one descriptor. False: both are refused. */
static bool expect_answer(const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct dxs_resource *resource = request->resource;
    bool may_be_one = resource->count == DXS_UNBOUNDED && !request->from_heap;

    if (!model.has_callback[resource->resource_class]) {
        plan = (struct plan){.buffer = {.set = resource->space, .binding = resource->lower_bound},
                             .counter = {.set = resource->space + 1, .binding = resource->lower_bound}};
        return true;
    }
    binding->ignores_index = plan.refuses[0] && may_be_one;
    return !plan.refuses[0] || (may_be_one && !plan.refuses[1]);
}

static void put_in_root_arguments(uint32_t offset, struct dxs_binding *binding)
{
    binding->root_arguments = model.has_block ? DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK : DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    binding->offset = offset;
}

static bool expect_constants(const struct dxs_resource *resource, struct dxs_binding *binding)
{
    uint32_t room = 4 * (model.root_words - plan.constant_word);

    if (plan.constant_word >= model.root_words)
        return false;
    binding->descriptor = DXS_DESCRIPTOR_FORM_CONSTANTS;
    binding->constant_size = room < resource->size ? room : 0;
    put_in_root_arguments(8 * model.root_descriptors + 4 * plan.constant_word, binding);
    return true;
}

static enum dxs_descriptor_form expect_descriptor(const struct dxs_resource *resource)
{
    bool in_heap = plan.buffer.bindless.use_heap, is_storage = plan.buffer.descriptor_type == 1;

    if (plan.buffer.descriptor_type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_INPUT_ATTACHMENT)
        return DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT;
    switch (resource->kind) {
    case DXS_RESOURCE_KIND_RAW_BUFFER:
    case DXS_RESOURCE_KIND_STRUCTURED_BUFFER:
        return is_storage ? DXS_DESCRIPTOR_FORM_STORAGE_BUFFER : DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    case DXS_RESOURCE_KIND_CBUFFER:
        return in_heap && model.heap_cbvs_in_storage ? DXS_DESCRIPTOR_FORM_STORAGE_BUFFER : DXS_DESCRIPTOR_FORM_DEFAULT;
    case DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE:
        return in_heap && is_storage ? DXS_DESCRIPTOR_FORM_ADDRESS : DXS_DESCRIPTOR_FORM_DEFAULT;
    default:
        return DXS_DESCRIPTOR_FORM_DEFAULT;
    }
}

static bool expect_counter(struct dxs_binding *binding)
{
    static const enum dxs_counter counters[] = {DXS_COUNTER_TEXEL_BUFFER, DXS_COUNTER_STORAGE_BUFFER,
                                                DXS_COUNTER_TEXEL_BUFFER}; /* by type: IDENTITY, SSBO, TEXEL_BUFFER */
    uint32_t type = plan.counter.descriptor_type, view = DXIL_SPV_META_DESCRIPTOR_RAW_DESCRIPTOR_HEAP_VIEW;
    bool in_heap = plan.counter.bindless.use_heap, by_address = in_heap && type == 0 && model.counters_by_address;

    if (in_heap != (plan.buffer.bindless.use_heap != 0))
        return false;
    binding->counter = by_address ? DXS_COUNTER_ADDRESS : counters[type];
    binding->counter_set = plan.counter.set;
    binding->counter_binding = plan.counter.binding;
    if (by_address && model.metas[view].kind == DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_BDA) {
        binding->counter_set = model.metas[view].set;
        binding->counter_binding = model.metas[view].binding;
    }
    return true;
}

static void expect_offsets(const struct dxs_resource *resource, struct dxs_binding *binding)
{
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER && is_of_words(resource))
        binding->uses_offset_records = alignment_of(resource) % model.alignment != 0;
    else
        binding->uses_offset_records =
            model.typed_offsets && (binding->descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER ||
                                    resource->kind == DXS_RESOURCE_KIND_TYPED_BUFFER);
    if (binding->uses_offset_records)
        binding->offset_buffer = (struct dxs_set_binding){plan.offset.set, plan.offset.binding};
}

/* False: the word of the table is not among the root constants. */
static bool expect_heap(const struct dxs_binding_request *request, const struct model_local *local,
                        struct dxs_binding *binding)
{
    uint32_t word = plan.buffer.root_constant_index;

    binding->in_heap = true;
    expect_offsets(request->resource, binding);
    if (request->from_heap)
        return true;
    if (local) {
        map_local(local, request->resource, binding);
        return true;
    }
    binding->heap_offset = plan.buffer.bindless.heap_root_offset;
    if (word < model.root_words)
        put_in_root_arguments(8 * model.root_descriptors + 4 * word, binding);
    return word < model.root_words || word == DXS_NONE;
}

/* The binding that follows from the answer; false: it contradicts the resource. */
static bool expect_mapped(const struct dxs_binding_request *request, const struct model_local *local,
                          struct dxs_binding *binding)
{
    const struct dxs_resource *resource = request->resource;

    if (resource->resource_class == DXS_RESOURCE_CLASS_CBV && plan.is_constants)
        return expect_constants(resource, binding);
    if (plan.buffer.descriptor_type == DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS) {
        binding->descriptor = DXS_DESCRIPTOR_FORM_ADDRESS;
        put_in_root_arguments(8 * plan.buffer.root_constant_index, binding);
        return true;
    }
    binding->set = plan.buffer.set;
    binding->binding = plan.buffer.binding;
    binding->descriptor = expect_descriptor(resource);
    if (binding->descriptor == DXS_DESCRIPTOR_FORM_INPUT_ATTACHMENT)
        binding->input_attachment =
            plan.buffer.input_attachment_index > 255 ? 255 : (uint8_t)plan.buffer.input_attachment_index;
    if (plan.buffer.bindless.use_heap ? !expect_heap(request, local, binding) : request->from_heap || local)
        return false;
    return !resource->has_counter || expect_counter(binding);
}

/* The push constants of a node are those of its dispatch. */
static bool expect_binding(const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    const struct model_local *local = request->from_heap ? NULL : find_local(request->resource);

    memset(binding, 0, sizeof *binding);
    if (local && local->kind != LOCAL_OF_TABLE) {
        map_local(local, request->resource, binding);
        return true;
    }
    if (!expect_answer(request, binding) || !expect_mapped(request, local, binding) ||
        (request->stage == DXS_STAGE_NODE && binding->root_arguments == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS))
        return false;
    expect_note(request->resource, binding);
    return true;
}

/* ---- The questions of a conversion ------------------------------------------------------------------------------- */

#define MEMBER(name)                                                                                                   \
    {                                                                                                                  \
#name, offsetof(struct dxs_binding, name)                                                                      \
    }

/* The declared size means the same as none. */
static void forget_declared_size(struct dxs_binding *binding, const struct dxs_resource *resource)
{
    if (binding->constant_size == resource->size)
        binding->constant_size = 0;
}

static void demand_binding(const struct dxs_binding *given, const struct dxs_binding *expected)
{
    static const struct {
        const char *name;
        size_t offset;
    } members[] = {
        MEMBER(descriptor),    MEMBER(set),
        MEMBER(binding),       MEMBER(root_arguments),
        MEMBER(offset),        MEMBER(in_heap),
        MEMBER(heap_offset),   MEMBER(descriptor_size_log2),
        MEMBER(constant_size), MEMBER(constant_index_only),
        MEMBER(counter),       MEMBER(counter_set),
        MEMBER(ignores_index), MEMBER(offset_buffer),
    };
    const unsigned char *x = (const unsigned char *)given, *y = (const unsigned char *)expected;

    for (size_t n = 0, k = 0; n < sizeof *given; n++) {
        while (k + 1 < sizeof members / sizeof *members && members[k + 1].offset <= n)
            k++;
        if (x[n] != y[n])
            fprintf(stderr, "byte %zu behind the start of %s: %u, not %u\n", n - members[k].offset, members[k].name,
                    x[n], y[n]);
        demand(x[n] == y[n], "the binding is that of the model");
    }
}

static void ask_for_binding(const struct dxs_options *options)
{
    struct dxs_resource resource = random_resource((enum dxs_resource_class)draw(4));
    struct dxs_binding_request request = {.stage = model.entry->stage, .resource = &resource, .from_heap = once_in(4)};
    struct dxs_binding given, expected;
    uint32_t times = 1;

    request.needs_texel_buffer = is_of_words(&resource) && once_in(4);
    if (request.from_heap)
        resource.id = resource.space = resource.lower_bound = resource.count = DXS_NONE;
    const struct model_local *local = request.from_heap ? NULL : find_local(&resource);
    make_plan(&resource, local != NULL);
    if ((local && local->kind != LOCAL_OF_TABLE) || !model.has_callback[resource.resource_class])
        times = 0;
    else if (plan.refuses[0] && resource.count == DXS_UNBOUNDED && !request.from_heap)
        times = 2;
    draw_bytes(&given, sizeof given); /* what the default layout says does not count */
    bool is_given = options->map_resource(options->map_user, &request, &given);
    demand_question(&request, times, times == 2 ? 1 : resource.count);
    bool is_expected = expect_binding(&request, &expected);
    if (is_given != is_expected)
        fprintf(stderr, "class %d, kind %d\n", (int)resource.resource_class, (int)resource.kind);
    demand(is_given == is_expected, "a resource has a binding, or not");
    if (!is_given)
        return;
    forget_declared_size(&given, &resource);
    forget_declared_size(&expected, &resource);
    demand_binding(&given, &expected);
}

void ask_for_bindings(const struct dxs_options *options)
{
    for (uint32_t n = draw(12); n > 0; n--)
        ask_for_binding(options);
}

/* ---- The buffer of addresses ------------------------------------------------------------------------------------- */

bool plan_address_buffer(struct dxs_set_binding *place)
{
    const struct dxs_resource structures = {.kind = DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE};

    make_plan(&structures, false);
    plan.refuses[1] = plan.refuses[0]; /* the second question is the same */
    *place = (struct dxs_set_binding){plan.buffer.set, plan.buffer.binding};
    return model.has_callback[ASKS_SRV] && !plan.refuses[0];
}

void demand_address_questions(uint32_t count)
{
    const struct dxs_resource structures = {.kind = DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE,
                                            .space = DXS_NONE,
                                            .lower_bound = DXS_NONE,
                                            .count = DXS_NONE};
    const struct dxs_binding_request request = {
        .stage = model.entry->stage, .resource = &structures, .from_heap = true};

    demand_question(&request, count, DXS_NONE);
}

/* ---- Scans ------------------------------------------------------------------------------------------------------- */

static struct {
    uint32_t count, refused; /* number of the question that is refused */
    dxil_spv_d3d_binding questions[64];
    bool has_counter[64];
} scanned;

static dxil_spv_bool scan_asks(const void *user, const dxil_spv_d3d_binding *d3d, bool has_counter)
{
    demand(user == &scanned && scanned.count < 64, "a scan passes its pointer");
    scanned.questions[scanned.count] = *d3d;
    scanned.has_counter[scanned.count] = has_counter;
    return scanned.count++ != scanned.refused;
}

static dxil_spv_bool scan_srv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_srv_vulkan_binding *vulkan)
{
    (void)vulkan;
    return scan_asks(user, d3d, false);
}

static dxil_spv_bool scan_uav(void *user, const dxil_spv_uav_d3d_binding *uav, dxil_spv_uav_vulkan_binding *vulkan)
{
    (void)vulkan;
    return scan_asks(user, &uav->d3d_binding, uav->has_counter);
}

static dxil_spv_bool scan_cbv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_cbv_vulkan_binding *vulkan)
{
    (void)vulkan;
    return scan_asks(user, d3d, false);
}

static dxil_spv_bool scan_sampler(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_vulkan_binding *vulkan)
{
    (void)vulkan;
    return scan_asks(user, d3d, false);
}

void scan_resources(dxil_spv_parsed_blob blob)
{
    static const enum dxs_resource_class order[] = {DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_CLASS_UAV,
                                                    DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_CLASS_SAMPLER};
    bool has[] = {!once_in(4), !once_in(4), !once_in(4), !once_in(4)}; /* callbacks, by class */
    dxil_spv_shader_stage stage =
        translator.info.entry_count ? stage_in_interface(translator.entries[0].stage) : DXIL_SPV_STAGE_UNKNOWN;
    uint32_t expected = 0;

    scanned.count = 0;
    scanned.refused = draw(20);
    demand(dxil_spv_parsed_blob_scan_resources(
               blob, has[DXS_RESOURCE_CLASS_SRV] ? scan_srv : NULL,
               has[DXS_RESOURCE_CLASS_SAMPLER] ? scan_sampler : NULL, has[DXS_RESOURCE_CLASS_CBV] ? scan_cbv : NULL,
               has[DXS_RESOURCE_CLASS_UAV] ? scan_uav : NULL, &scanned) == DXIL_SPV_SUCCESS,
           "resources are scanned");
    for (size_t k = 0; k < sizeof order / sizeof *order; k++)
        for (uint32_t n = 0; n < translator.info.resource_count && expected <= scanned.refused; n++) {
            const struct dxs_resource *resource = &translator.resources[n];
            const dxil_spv_d3d_binding *q = &scanned.questions[expected];
            if (resource->resource_class != order[k] || !has[order[k]])
                continue;
            demand(expected++ < scanned.count, "all resources are asked about");
            demand(q->stage == stage && q->kind == (dxil_spv_resource_kind)resource->kind &&
                       q->resource_index == resource->id && q->register_space == resource->space &&
                       q->register_index == resource->lower_bound && q->range_size == resource->count &&
                       q->alignment == 0,
                   "class by class");
            demand(scanned.has_counter[expected - 1] == resource->has_counter, "with their counters");
        }
    demand(scanned.count == expected, "until one is refused");
}
