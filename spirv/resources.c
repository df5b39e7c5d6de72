#include "spirv/resources.h"

#include <stdio.h>

enum {
    HEAP_BUFFER_BYTES = 65536,    /* the largest constant buffer that Direct3D knows */
    FLAG_MAY_NOT_ALIAS_MINOR = 7, /* from shader model 6.7 on the flag is meaningful */
    FLAG_UAVS_MAY_NOT_ALIAS = 33  /* bit of dxs_entry.shader_flags */
};

/* What capabilities of indexing go by. */
enum category {
    UNIFORM_BUFFERS,
    STORAGE_BUFFERS,
    SAMPLED_IMAGES, /* and samplers */
    STORAGE_IMAGES,
    UNIFORM_TEXEL_BUFFERS,
    STORAGE_TEXEL_BUFFERS,
    ACCELERATION_STRUCTURES
};

static const struct {
    SpvCapability dynamic, non_uniform;
} indexing[] = {
    [UNIFORM_BUFFERS] = {SpvCapabilityUniformBufferArrayDynamicIndexing,
                         SpvCapabilityUniformBufferArrayNonUniformIndexing},
    [STORAGE_BUFFERS] = {SpvCapabilityStorageBufferArrayDynamicIndexing,
                         SpvCapabilityStorageBufferArrayNonUniformIndexing},
    [SAMPLED_IMAGES] = {SpvCapabilitySampledImageArrayDynamicIndexing,
                        SpvCapabilitySampledImageArrayNonUniformIndexing},
    [STORAGE_IMAGES] = {SpvCapabilityStorageImageArrayDynamicIndexing,
                        SpvCapabilityStorageImageArrayNonUniformIndexing},
    [UNIFORM_TEXEL_BUFFERS] = {SpvCapabilityUniformTexelBufferArrayDynamicIndexing,
                               SpvCapabilityUniformTexelBufferArrayNonUniformIndexing},
    [STORAGE_TEXEL_BUFFERS] = {SpvCapabilityStorageTexelBufferArrayDynamicIndexing,
                               SpvCapabilityStorageTexelBufferArrayNonUniformIndexing},
    [ACCELERATION_STRUCTURES] = {SpvCapabilityShader, SpvCapabilityShaderNonUniform}, /* nothing of their own */
};

void resources_begin(struct lowering *l)
{
    l->resources = arena_zeroed(l->arena, 1, sizeof *l->resources);
    l->resources->index = record_index_create(l->arena, l->module);
}

const struct record_index *record_index(const struct lowering *l)
{
    return &l->resources->index;
}

void resources_prepare(struct lowering *l)
{
    struct resources *resources = l->resources;
    uint32_t count = l->module->info.resource_count;

    resources->records = arena_zeroed(l->arena, count, sizeof *resources->records);
    for (uint32_t i = 0; i < count; i++) {
        resources->records[i].info = &l->module->resources[i].info;
        resources->records[i].path = l->layout->paths[i];
    }
    find_resource_uses(l);
}

struct resource *find_resource(struct lowering *l, uint32_t record)
{
    return &l->resources->records[record];
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

static void name_variable(struct lowering *l, const struct resource *resource, const struct view *view)
{
    const struct dxs_resource *info = resource->info;
    char name[128];

    if (!l->options->structured_names)
        return;
    if (resource->from_heap)
        snprintf(name, sizeof name, "%s",
                 view->kind == VIEW_SAMPLER ? "SamplerDescriptorHeap" : "ResourceDescriptorHeap");
    else if (*info->name)
        snprintf(name, sizeof name, "%.100s", info->name);
    else if (info->space == 0)
        snprintf(name, sizeof name, "%c%u", "tubs"[info->resource_class], info -> lower_bound);
    else
        snprintf(name, sizeof name, "%c%u_space%u", "tubs"[info->resource_class], info -> lower_bound, info -> space);
    if (view->kind == VIEW_COUNTER)
        strcat(name, "_counter");
    set_name(l->b, view->variable, name);
}

/* Whether several variables see the same memory. */
static bool has_aliases(const struct resource *resource)
{
    uint32_t words = resource->use.words;

    return ((words & (WORDS_F32 | WORDS_I32)) != 0) + ((words & (WORDS_F16 | WORDS_I16)) != 0) +
               ((words & WORDS_I64) != 0) >
           1;
}

static bool is_coherent(const struct lowering *l, const struct resource *resource)
{
    const struct dxs_resource *info = resource->info;
    bool shared = (resource->use.access & ACCESS_READ) && (resource->use.access & ACCESS_WRITE);

    return info->globally_coherent || info->reorder_coherent || info->rasterizer_ordered ||
           (shared && l->resources->has_memory_barriers);
}

/* Memory that the shader can write: Direct3D assumes that two UAVs do not overlap, unless a flag says that they may. */
static void decorate_uav(struct lowering *l, const struct resource *resource, const struct view *view)
{
    const struct dxs_module_info *module = &l->module->info;
    bool flag_known = module->shader_model_major > 6 || module->shader_model_minor >= FLAG_MAY_NOT_ALIAS_MINOR;
    bool may_alias = flag_known && !(l->entry->shader_flags >> FLAG_UAVS_MAY_NOT_ALIAS & 1);

    if (view->kind == VIEW_WORDS && has_aliases(resource))
        DECORATE(l->b, view->variable, SpvDecorationAliased);
    else if (!may_alias)
        DECORATE(l->b, view->variable, SpvDecorationRestrict);
    if (is_coherent(l, resource))
        DECORATE(l->b, view->variable, SpvDecorationCoherent);
    if (view->kind == VIEW_COUNTER)
        return;
    if (!(resource->use.access & ACCESS_WRITE))
        DECORATE(l->b, view->variable, SpvDecorationNonWritable);
    if (!(resource->use.access & ACCESS_READ))
        DECORATE(l->b, view->variable, SpvDecorationNonReadable);
}

static void decorate_variable(struct lowering *l, const struct resource *resource, const struct view *view)
{
    const struct dxs_binding *binding = &resource->path.binding;
    bool counter = view->kind == VIEW_COUNTER;

    DECORATE(l->b, view->variable, SpvDecorationDescriptorSet, counter ? binding->counter_set : binding->set);
    DECORATE(l->b, view->variable, SpvDecorationBinding, counter ? binding->counter_binding : binding->binding);
    if (resource->info->resource_class == DXS_CLASS_UAV)
        decorate_uav(l, resource, view);
    else if (view->storage == SpvStorageClassStorageBuffer)
        DECORATE(l->b, view->variable, SpvDecorationNonWritable);
}

/* Declares the variable of a view whose object type is known. */
static struct view *declare(struct lowering *l, struct resource *resource, struct view view)
{
    struct builder *b = l->b;
    uint32_t type = view.object_type, count = resource->info->count;
    struct view *made = arena_array(l->arena, 1, sizeof *made);

    if (count == DXS_UNBOUNDED) {
        type = new_runtime_array(b, type, 0);
        need_capability(b, SpvCapabilityRuntimeDescriptorArray);
        need_extension(b, EXT_DESCRIPTOR_INDEXING);
    } else if (count != 1) {
        type = type_array(b, type, count ? count : 1);
    }
    view.variable = global_variable(b, type, view.storage, 0);
    view.next = resource->views;
    resource->views = made;
    *made = view;
    name_variable(l, resource, made);
    decorate_variable(l, resource, made);
    return made;
}

static struct view *find_view(const struct resource *resource, enum view_kind kind, uint32_t bits)
{
    struct view *view = resource->views;

    while (view && (view->kind != kind || view->bits != bits))
        view = view->next;
    return view;
}

/* A struct of one member at offset 0, laid out as an interface block. */
static uint32_t new_block(struct lowering *l, uint32_t member)
{
    uint32_t type = new_struct(l->b, 1, &member);

    DECORATE(l->b, type, SpvDecorationBlock);
    DECORATE_MEMBER(l->b, type, 0, SpvDecorationOffset, 0);
    return type;
}

/* Operations may name a resource of any kind; those that do not fit it are the input's fault. */
static void demand(struct lowering *l, bool fits, const char *what)
{
    if (!fits)
        fail(l->fault, DXS_INVALID_MODULE, "a resource is used as %s, which it is not", what);
}

/* ---- Constant buffers -------------------------------------------------------------------------------------------- */

/* All constant buffers that live in push constants share one block, the only one that an entry may have. */
static const struct view *push_view(struct lowering *l)
{
    struct view *push = &l->resources->push;
    uint64_t end = 4;

    if (push->variable)
        return push;
    for (uint32_t i = 0; i < l->layout->path_count; i++) {
        const struct access_path *path = &l->layout->paths[i];
        uint64_t size = l->module->resources[i].info.size;
        if (path->bound && path->binding.descriptor == DXS_DESCRIPTOR_PUSH_CONSTANTS &&
            path->binding.offset + size > end)
            end = path->binding.offset + size;
    }
    push->kind = VIEW_PUSH;
    push->element_type = type_float(l->b, 32);
    push->object_type = new_block(l, new_array(l->b, push->element_type, (uint32_t)(end / 4 + (end % 4 != 0)), 4));
    push->storage = SpvStorageClassPushConstant;
    push->variable = global_variable(l->b, push->object_type, push->storage, 0);
    if (l->options->structured_names)
        set_name(l->b, push->variable, "push_constants");
    return push;
}

const struct view *row_view(struct lowering *l, const struct handle *h)
{
    struct resource *resource = h->resource;
    const struct view *found = find_view(resource, VIEW_ROWS, 0);
    struct view view = {.kind = VIEW_ROWS, .category = UNIFORM_BUFFERS, .storage = SpvStorageClassUniform};

    demand(l, h->info->resource_class == DXS_CLASS_CBV, "a constant buffer");
    if (resource->path.binding.descriptor == DXS_DESCRIPTOR_PUSH_CONSTANTS)
        return push_view(l);
    if (found)
        return found;
    uint32_t bytes =
        resource->from_heap || resource->info->size > HEAP_BUFFER_BYTES ? HEAP_BUFFER_BYTES : resource->info->size;
    uint32_t rows = bytes < 16 ? 1 : (bytes + 15) / 16;
    if (resource->path.binding.descriptor == DXS_DESCRIPTOR_STORAGE_BUFFER) {
        view.category = STORAGE_BUFFERS;
        view.storage = SpvStorageClassStorageBuffer;
    }
    view.element_type = type_vector(l->b, type_float(l->b, 32), 4);
    view.object_type = new_block(l, new_array(l->b, view.element_type, rows, 16));
    return declare(l, resource, view);
}

/* ---- Storage buffers --------------------------------------------------------------------------------------------- */

/* Structured buffers whose elements are whole numbers of vectors are seen as vectors, if that saves something: a vector
 * is then never in bounds by half. */
static uint8_t vector_lanes(const struct resource *resource)
{
    const struct resource_use *use = &resource->use;

    if (resource->info->kind != DXS_KIND_STRUCTURED_BUFFER || resource->from_heap || !resource->info->stride ||
        (use->words & ~(WORDS_F32 | WORDS_I32)))
        return 1;
    for (uint8_t lanes = 4; lanes > 1; lanes /= 2)
        if (use->vector_limit >= lanes && (use->vector_gain & lanes) && resource->info->stride % (4u * lanes) == 0)
            return lanes;
    return 1;
}

/* Drivers have been seen to take NonWritable on one variable as said of its type (NVIDIA 580): buffers that are never
 * written have types of their own. */
static void set_word_block(struct lowering *l, const struct resource *resource, struct view *view)
{
    bool written = resource->info->resource_class == DXS_CLASS_UAV && (resource->use.access & ACCESS_WRITE);
    uint32_t form = view->lanes > 1 ? 2u + view->lanes / 2 : view->bits / 32;
    uint32_t *block = &l->resources->block_types[written][view->is_float][form];
    uint32_t word = view->is_float ? type_float(l->b, view->bits) : type_int(l->b, view->bits);

    view->element_type = type_vector(l->b, word, view->lanes);
    if (!*block)
        *block = new_block(l, new_runtime_array(l->b, view->element_type, view->lanes * view->bits / 8));
    view->object_type = *block;
}

const struct view *word_view(struct lowering *l, const struct handle *h, uint32_t bits)
{
    struct resource *resource = h->resource;
    const struct view *found = find_view(resource, VIEW_WORDS, bits);
    struct view view = {.kind = VIEW_WORDS,
                        .bits = (uint8_t)bits,
                        .lanes = 1,
                        .category = STORAGE_BUFFERS,
                        .storage = SpvStorageClassStorageBuffer};

    demand(l, resource->path.binding.descriptor == DXS_DESCRIPTOR_STORAGE_BUFFER, "a storage buffer");
    if (found)
        return found;
    if (bits == 16) {
        view.is_float = !(resource->use.words & WORDS_I16);
        need_capability(l->b, SpvCapabilityStorageBuffer16BitAccess);
        need_extension(l->b, EXT_16BIT_STORAGE);
    } else if (bits == 32) {
        view.is_float = !(resource->use.words & WORDS_I32) && (resource->use.words & WORDS_F32);
        view.lanes = vector_lanes(resource);
    }
    set_word_block(l, resource, &view);
    return declare(l, resource, view);
}

const struct view *any_word_view(struct lowering *l, const struct handle *h)
{
    uint32_t words = h->resource->use.words;

    if (words & (WORDS_F32 | WORDS_I32) || !words)
        return word_view(l, h, 32);
    return word_view(l, h, words & WORDS_I64 ? 64 : 16);
}

const struct view *counter_view(struct lowering *l, const struct handle *h)
{
    const struct view *found = find_view(h->resource, VIEW_COUNTER, 0);
    struct view view = {.kind = VIEW_COUNTER, .category = STORAGE_BUFFERS, .storage = SpvStorageClassStorageBuffer};

    demand(l, h->info->has_counter, "a buffer with counter");
    if (found)
        return found;
    view.element_type = type_int(l->b, 32);
    view.object_type = new_block(l, view.element_type);
    return declare(l, h->resource, view);
}

/* ---- Images and samplers ----------------------------------------------------------------------------------------- */

static uint8_t image_category(const struct resource *resource)
{
    bool storage = resource->info->resource_class == DXS_CLASS_UAV;

    if (texture_shape(resource->info->kind)->dim == SpvDimBuffer)
        return storage ? STORAGE_TEXEL_BUFFERS : UNIFORM_TEXEL_BUFFERS;
    return storage ? STORAGE_IMAGES : SAMPLED_IMAGES;
}

static const struct view *find_image(struct lowering *l, const struct handle *h, enum view_kind kind)
{
    const struct view *found = find_view(h->resource, kind, 0);
    struct view view = {.kind = kind, .storage = SpvStorageClassUniformConstant};
    enum dxs_descriptor descriptor = h->resource->path.binding.descriptor;

    demand(l, descriptor == DXS_DESCRIPTOR_IMAGE || descriptor == DXS_DESCRIPTOR_TEXEL_BUFFER, "an image");
    if (found)
        return found;
    view.object_type = image_type(l, h->resource, kind == VIEW_COMPARE_IMAGE);
    view.category = image_category(h->resource);
    return declare(l, h->resource, view);
}

const struct view *image_view(struct lowering *l, const struct handle *h)
{
    return find_image(l, h, VIEW_IMAGE);
}

const struct view *compare_image_view(struct lowering *l, const struct handle *h)
{
    return find_image(l, h, VIEW_COMPARE_IMAGE);
}

const struct view *sampler_view(struct lowering *l, const struct handle *h)
{
    const struct view *found = find_view(h->resource, VIEW_SAMPLER, 0);
    struct view view = {.kind = VIEW_SAMPLER, .category = SAMPLED_IMAGES, .storage = SpvStorageClassUniformConstant};

    demand(l, h->info->resource_class == DXS_CLASS_SAMPLER, "a sampler");
    if (found)
        return found;
    view.object_type = type_sampler(l->b);
    return declare(l, h->resource, view);
}

const struct view *acceleration_structure_view(struct lowering *l, const struct handle *h)
{
    const struct view *found = find_view(h->resource, VIEW_ACCELERATION_STRUCTURE, 0);
    struct view view = {.kind = VIEW_ACCELERATION_STRUCTURE,
                        .category = ACCELERATION_STRUCTURES,
                        .storage = SpvStorageClassUniformConstant};

    demand(l, h->info->kind == DXS_KIND_ACCELERATION_STRUCTURE, "an acceleration structure");
    if (found)
        return found;
    view.object_type = type_acceleration_structure(l->b);
    return declare(l, h->resource, view);
}

/* ---- What is computed once --------------------------------------------------------------------------------------- */

/* The result of the instruction if this block has it already, else 0. */
static uint32_t recall(const struct lowering *l, uint32_t op, uint32_t a, uint32_t b)
{
    uint32_t label = current_label(l);

    for (uint32_t i = 0; i < REMEMBERED; i++) {
        const struct remembered *r = &l->resources->remembered[i];
        if (r->label == label && r->op == op && r->operands[0] == a && r->operands[1] == b)
            return r->result;
    }
    return 0;
}

static void remember(struct lowering *l, uint32_t op, uint32_t a, uint32_t b, uint32_t result)
{
    l->resources->remembered[l->resources->next_remembered++ % REMEMBERED] =
        (struct remembered){current_label(l), op, {a, b}, result};
}

uint32_t emit_once(struct lowering *l, SpvOp op, uint32_t type, uint32_t a, uint32_t b)
{
    uint32_t operands[] = {a, b}, result = recall(l, (uint32_t)op, a, b);

    if (!result) {
        result = EMIT_LIST(l->b, op, type, new_id(l->b), b ? 2 : 1, operands);
        remember(l, (uint32_t)op, a, b, result);
    }
    return result;
}

/* ---- Elements of arrays ------------------------------------------------------------------------------------------ */

static bool is_array(const struct handle *h)
{
    return h->resource->info->count != 1;
}

void decorate_non_uniform(struct lowering *l, const struct handle *h, const struct view *view, uint32_t id)
{
    if (!h->non_uniform || !h->index || !is_array(h))
        return;
    DECORATE(l->b, id, SpvDecorationNonUniform);
    need_capability(l->b, SpvCapabilityShaderNonUniform);
    need_capability(l->b, indexing[view->category].non_uniform);
    need_extension(l->b, EXT_DESCRIPTOR_INDEXING);
}

/* The index into the array of descriptors, and the capability that it takes. */
static uint32_t array_index(struct lowering *l, const struct handle *h, const struct view *view)
{
    if (!h->index)
        return constant_u32(l->b, h->constant_index);
    need_capability(l->b, indexing[view->category].dynamic);
    if (view->category == UNIFORM_TEXEL_BUFFERS || view->category == STORAGE_TEXEL_BUFFERS)
        need_extension(l->b, EXT_DESCRIPTOR_INDEXING);
    return h->index;
}

uint32_t buffer_pointer(struct lowering *l, const struct handle *h, const struct view *view, uint32_t type,
                        uint32_t count, const uint32_t *indices)
{
    uint32_t operands[6] = {view->variable}, used = 1, pointer_type = type_pointer(l->b, view->storage, type);

    if (view->kind != VIEW_PUSH && is_array(h))
        operands[used++] = array_index(l, h, view);
    for (uint32_t i = 0; i < count; i++)
        operands[used++] = indices[i];
    uint32_t id = EMIT_LIST(l->b, SpvOpAccessChain, pointer_type, new_id(l->b), used, operands);
    decorate_non_uniform(l, h, view, id);
    return id;
}

uint32_t object_pointer(struct lowering *l, const struct handle *h, const struct view *view)
{
    if (!is_array(h))
        return view->variable;
    uint32_t op = (uint32_t)SpvOpAccessChain | (uint32_t)h->non_uniform << 31;
    uint32_t index = array_index(l, h, view), pointer = recall(l, op, view->variable, index);
    if (!pointer) {
        pointer = buffer_pointer(l, h, view, view->object_type, 0, NULL);
        remember(l, op, view->variable, index, pointer);
    }
    return pointer;
}

uint32_t load_object(struct lowering *l, const struct handle *h, const struct view *view)
{
    uint32_t pointer = object_pointer(l, h, view), object = recall(l, SpvOpLoad, pointer, 0);

    if (!object) {
        object = EMIT(l->b, SpvOpLoad, view->object_type, pointer);
        decorate_non_uniform(l, h, view, object);
        remember(l, SpvOpLoad, pointer, 0, object);
    }
    return object;
}
