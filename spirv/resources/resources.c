/* Declares the variables of resources: one per view, with name, set, binding and decorations. */
#include "base/text.h"
#include "spirv/resources/access.h"

enum {
    HEAP_BUFFER_BYTES = 65536,   /* Direct3D's limit for constant buffers */
    FLAG_MAY_NOT_ALIAS_MINOR = 7 /* shader model 6.7: the first that sets FLAG_UAVS_MAY_NOT_ALIAS */
};

void resources_prepare(struct lowering *l)
{
    struct resources *resources = l->resources;
    uint32_t count = l->module->info.resource_count;

    resources->records = arena_zeroed(l->arena, count, sizeof *resources->records);
    for (uint32_t i = 0; i < count; i++) {
        resources->records[i].info = &l->module->resources[i].info;
        resources->records[i].binding = l->layout->bindings[i].binding;
    }
}

/* ---- Decorations ------------------------------------------------------------------------------------------------- */

/* Whether several variables of this resource see the same memory. */
static bool has_aliases(const struct lowering *l, const struct resource *resource)
{
    const struct resource_use *use = &resource->use;
    bool of_32_bits = use->words & (WORDS_F32 | WORDS_I32), of_16_bits = use->words & (WORDS_F16 | WORDS_I16);
    bool of_64_bits = use->words & (WORDS_I64 | WORDS_WIDE_I | WORDS_WIDE_F),
         has_common_width = widest(use->possible & use->gain) > 1;

    if (is_untyped(l, resource))
        return false;
    if (has_raw_chains(l, resource) || (of_16_bits && packs_halves(l)))
        return of_64_bits && (of_32_bits || of_16_bits);
    if (of_32_bits + of_16_bits == 1 && !of_64_bits)
        return !has_common_width && (use->widths & (use->widths - 1)) && !resource->binding.uses_offset_records;
    return of_32_bits + of_16_bits + of_64_bits > 1;
}

bool is_coherent(const struct lowering *l, const struct resource *resource)
{
    const struct dxs_resource *info = resource->info;
    bool shared = resource->has_twin || ((resource->use.access & ACCESS_READ) && (resource->use.access & ACCESS_WRITE));

    return info->globally_coherent || info->reorder_coherent || info->rasterizer_ordered ||
           (shared && l->resources->has_memory_barriers);
}

enum { /* bit n: decoration_names[n] */
    IS_ALIASED = 1,
    IS_RESTRICT = 2,
    IS_COHERENT = 4,
    IS_NOT_WRITTEN = 8,
    IS_NOT_READ = 16
};

/* Direct3D assumes that different UAVs do not overlap, unless the shader's flags say that they may. */
static uint32_t uav_decorations(const struct lowering *l, const struct resource *resource, const struct view *view)
{
    const struct dxs_module_info *module = &l->module->info;
    bool flag_known = module->shader_model_major > 6 || module->shader_model_minor >= FLAG_MAY_NOT_ALIAS_MINOR;
    bool may_alias = flag_known && !(l->entry->shader_flags >> FLAG_UAVS_MAY_NOT_ALIAS & 1);
    uint32_t decorations = 0;

    if ((may_alias && module->stage != DXS_STAGE_LIBRARY) || resource->has_twin ||
        (view->kind == VIEW_WORDS && has_aliases(l, resource)))
        decorations |= IS_ALIASED;
    else if (!may_alias) /* DXC writes no such flag for libraries */
        decorations |= IS_RESTRICT;
    if (is_coherent(l, resource))
        decorations |= IS_COHERENT;
    if (is_counter(view))
        return decorations;
    if (!(resource->use.access & ACCESS_WRITE))
        decorations |= IS_NOT_WRITTEN;
    if (!(resource->use.access & ACCESS_READ))
        decorations |= IS_NOT_READ;
    return decorations;
}

static uint32_t decorations_of(const struct lowering *l, const struct resource *resource, const struct view *view)
{
    if (resource->info->resource_class == DXS_RESOURCE_CLASS_UAV)
        return uav_decorations(l, resource, view);
    return view->storage == SpvStorageClassStorageBuffer || view->storage == SpvStorageClassPhysicalStorageBuffer
               ? IS_NOT_WRITTEN
               : 0;
}

static const SpvDecoration decoration_names[] = {SpvDecorationAliased, SpvDecorationRestrict, SpvDecorationCoherent,
                                                 SpvDecorationNonWritable, SpvDecorationNonReadable};

/* ---- Variables --------------------------------------------------------------------------------------------------- */

static void name_variable(struct lowering *l, const struct resource *resource, const struct view *view)
{
    const struct dxs_resource *info = resource->info;
    char room[MAX_NAME_BYTES + 32];
    struct text name = text_within(room, sizeof room);

    if (!l->options->structured_names)
        return;
    if (resource->binding.in_heap) {
        text_string(&name, view->kind == VIEW_SAMPLER ? "SamplerDescriptorHeap" : "ResourceDescriptorHeap");
    } else if (*info->name) {
        text_prefix(&name, info->name, MAX_NAME_BYTES);
    } else {
        text_char(&name, "tubs"[info->resource_class]);
        text_number(&name, info->lower_bound);
        if (info->space != 0) {
            text_string(&name, "_space");
            text_number(&name, info->space);
        }
    }
    if (is_counter(view))
        text_string(&name, "_counter");
    set_name(l->b, view->variable, text_finish(&name));
}

static void decorate_with(struct lowering *l, uint32_t id, uint32_t decorations)
{
    for (; decorations; decorations &= decorations - 1)
        DECORATE(l->b, id, decoration_names[lowest_bit(decorations)]);
}

static void add_variable(struct lowering *l, const struct resource *resource, struct view *view,
                         struct dxs_set_binding set_binding, uint32_t decorations)
{
    struct builder *b = l->b;
    uint32_t type = view->object_type, count = is_single(resource) ? 1 : resource->info->count;

    if (resource->binding.in_heap || count == DXS_UNBOUNDED) {
        type = new_runtime_array(b, type, 0);
        need_capability_of(b, SpvCapabilityRuntimeDescriptorArray, EXT_DESCRIPTOR_INDEXING);
    } else if (count != 1) {
        type = type_array(b, type, count ? count : 1);
    }
    view->descriptors = type;
    view->variable =
        view->is_untyped ? untyped_variable(b, type, view->storage) : global_variable(b, type, view->storage, 0);
    DECORATE(b, view->variable, SpvDecorationDescriptorSet, set_binding.set);
    DECORATE(b, view->variable, SpvDecorationBinding, set_binding.binding);
    if (view->kind == VIEW_ATTACHMENT && resource->binding.input_attachment != UINT8_MAX)
        DECORATE(b, view->variable, SpvDecorationInputAttachmentIndex, resource->binding.input_attachment);
    decorate_with(l, view->variable, decorations);
}

static COLD const struct heap_variable *find_heap_variable(const struct lowering *l, struct dxs_set_binding set_binding,
                                                           uint32_t type, uint32_t decorations)
{
    for (uint32_t n = 0; n < l->resources->heap_variables.count; n++) {
        const struct heap_variable *v = &l->resources->heap_variables.data[n];
        if (v->set_binding.set == set_binding.set && v->set_binding.binding == set_binding.binding &&
            v->object_type == type && v->decorations == decorations)
            return v;
    }
    return NULL;
}

/* Memory at a device address has no variable: its block takes the decorations, except Aliased and Restrict. */
static COLD void decorate_block(struct lowering *l, const struct view *view, uint32_t decorations)
{
    for (decorations &= ~(uint32_t)(IS_ALIASED | IS_RESTRICT); decorations; decorations &= decorations - 1)
        DECORATE_MEMBER(l->b, view->object_type, 0, decoration_names[lowest_bit(decorations)]);
}

void decorate_bound(struct lowering *l, const struct view *view, uint32_t pointer)
{
    decorate_with(l, pointer, view->decorations);
}

/* Each use of a buffer in a bound heap makes a pointer of its own, so they are aliases of each other. */
static uint32_t bound_decorations(uint32_t decorations)
{
    bool is_written = (decorations & (IS_RESTRICT | IS_ALIASED)) && !(decorations & IS_NOT_WRITTEN);

    return (decorations & ~(uint32_t)(IS_RESTRICT | IS_ALIASED)) | (is_written ? IS_ALIASED : 0);
}

static struct view *new_view(struct lowering *l, enum view_kind kind, uint8_t category, SpvStorageClass storage)
{
    struct view *view = arena_zeroed(l->arena, 1, sizeof *view);

    view->kind = kind;
    view->category = category;
    view->storage = storage;
    return view;
}

/* Declares the variable of a view, or reuses that of an equal heap view. The view's object type is set. */
static struct view *declare(struct lowering *l, struct resource *resource, struct view *view)
{
    const struct dxs_binding *binding = &resource->binding;
    struct dxs_set_binding set_binding = is_counter(view)
                                             ? (struct dxs_set_binding){binding->counter_set, binding->counter_binding}
                                             : (struct dxs_set_binding){binding->set, binding->binding};
    uint32_t decorations = decorations_of(l, resource, view);
    uint32_t key = decorations | (uint32_t)view->is_untyped << 31;
    const struct heap_variable *shared =
        binding->in_heap ? find_heap_variable(l, set_binding, view->object_type, key) : NULL;

    view->next = resource->views;
    resource->views = view;
    if (view->storage == SpvStorageClassPhysicalStorageBuffer) {
        decorate_block(l, view, decorations);
        return view;
    }
    if (binding->in_bound_heap && (is_counter(view) || binding->descriptor != DXS_DESCRIPTOR_FORM_ADDRESS)) {
        view->decorations = (uint8_t)bound_decorations(decorations);
        declare_bound(l, resource, view);
        return view;
    }
    if (shared) {
        view->variable = shared->variable;
        view->descriptors = shared->descriptors;
        return view;
    }
    add_variable(l, resource, view, set_binding, decorations);
    name_variable(l, resource, view);
    if (binding->in_heap) {
        struct heap_variable kept = {set_binding, view->object_type, key, view->variable, view->descriptors};
        vector_push(l->arena, &l->resources->heap_variables, kept);
    }
    return view;
}

static struct view *find_view(const struct resource *resource, enum view_kind kind, uint32_t bits, uint32_t lanes)
{
    struct view *view = resource->views;

    while (view && (view->kind != kind || view->bits != bits || view->lanes != lanes))
        view = view->next;
    return view;
}

/* Fails if an operation uses a resource of the wrong class or kind: the module is invalid. */
static void require(struct lowering *l, bool fits, const char *what)
{
    if (!fits)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "a resource is used as %s, but has another kind", what);
}

/* ---- Constant buffers -------------------------------------------------------------------------------------------- */

enum {
    ROW_BYTES = 16,
    WORD_BYTES = 4
};

/* Heap views, and buffers whose whole size must be readable, get the maximum size. */
const struct view *constant_view(struct lowering *l, const struct handle *h, enum view_kind kind)
{
    struct resource *resource = h->resource;
    uint32_t unit = kind == VIEW_ROWS ? ROW_BYTES : WORD_BYTES;
    const struct view *found = find_view(resource, kind, 0, 0);
    enum dxs_descriptor_form descriptor = resource->binding.descriptor;

    require(l, h->info->resource_class == DXS_RESOURCE_CLASS_CBV, "a constant buffer");
    if (found)
        return found;
    struct view *view = new_view(l, kind, UNIFORM_BUFFERS, SpvStorageClassUniform);
    bool full_size =
        resource->binding.in_heap || resource->info->size > HEAP_BUFFER_BYTES ||
        (l->options->guarantees.on[DXS_GUARANTEE_CONSTANT_ROWS] && descriptor != DXS_DESCRIPTOR_FORM_ADDRESS) ||
        (l->options->workarounds.on[DXS_WORKAROUND_BOUNDED_CONSTANTS] && resource->binding.has_no_size);
    uint32_t bytes = full_size ? HEAP_BUFFER_BYTES : resource->info->size;
    uint32_t *block = &l->resources->constant_blocks[kind == VIEW_ROWS];
    view->is_untyped = is_untyped(l, resource);
    view->array_type = l->resources->constant_array;
    view->element_type = type_vector(l->b, type_f32(l->b), unit / WORD_BYTES);
    if (descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER) {
        view->category = STORAGE_BUFFERS;
        view->storage = SpvStorageClassStorageBuffer;
    } else if (descriptor == DXS_DESCRIPTOR_FORM_ADDRESS) {
        view->storage = SpvStorageClassPhysicalStorageBuffer;
        view->alignment = (uint8_t)unit; /* Direct3D aligns constant buffers to 256 bytes */
    }
    if (full_size && *block && view->storage != SpvStorageClassPhysicalStorageBuffer)
        view->object_type = *block;
    else
        view->object_type = new_block(
            l->b,
            view->array_type = new_array(l->b, view->element_type, bytes < unit ? 1 : (bytes + unit - 1) / unit, unit),
            0);
    if (full_size && view->storage != SpvStorageClassPhysicalStorageBuffer) {
        *block = view->object_type;
        l->resources->constant_array = view->array_type;
    }
    return declare(l, resource, view);
}

/* ---- Storage buffers --------------------------------------------------------------------------------------------- */

/* Read-only and written buffers have separate block types: NVIDIA 580 applies NonWritable of one variable to all
 * variables of its type. */
static void set_word_block(struct lowering *l, const struct resource *resource, struct view *view)
{
    struct word_block own = {0, 0}, *block = &l->resources->word_blocks[is_written(resource)][view->is_float]
                                                                       [view->bits / 32][view->lanes - 1];
    uint32_t word = view->is_float ? type_float(l->b, view->bits) : type_int(l->b, view->bits);

    if (view->storage == SpvStorageClassPhysicalStorageBuffer)
        block = &own; /* decorate_block decorates this type: it is not shared */
    view->element_type = type_vector(l->b, word, view->lanes);
    if (!block->type) {
        block->array = new_runtime_array(l->b, view->element_type, view->lanes * view->bits / 8);
        block->type = new_block(l->b, block->array, 0);
    }
    view->array_type = block->array;
    view->object_type = block->type;
}

const struct view *word_view(struct lowering *l, const struct handle *h, uint32_t bits, uint32_t lanes)
{
    struct resource *resource = h->resource;
    const struct view *found = find_view(resource, VIEW_WORDS, bits, lanes);
    bool physical = resource->binding.descriptor == DXS_DESCRIPTOR_FORM_ADDRESS;

    require(l, is_of_words(h->info), "a buffer of words");
    require(l, physical || resource->binding.descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER, "a storage buffer");
    if (found)
        return found;
    struct view *view = new_view(l, VIEW_WORDS, STORAGE_BUFFERS, SpvStorageClassStorageBuffer);
    view->bits = (uint8_t)bits;
    view->lanes = (uint8_t)lanes;
    view->is_untyped = is_untyped(l, resource);
    if (physical) {
        view->storage = SpvStorageClassPhysicalStorageBuffer;
        view->alignment = (uint8_t)(bits == 64 ? 8 : bits == 16 ? 2 : 4); /* the alignment that Direct3D guarantees */
    }
    if (bits == 16) {
        view->is_float = !(resource->use.words & WORDS_I16);
        need_capability_of(l->b, SpvCapabilityStorageBuffer16BitAccess, EXT_16BIT_STORAGE);
    } else if (bits == 32 && !view->is_untyped) {
        view->is_float = !(resource->use.words & WORDS_I32) && (resource->use.words & WORDS_F32);
    } else {
        view->is_float = resource->use.words == WORDS_WIDE_F;
    }
    if (view->is_untyped)
        view->object_type = resource->binding.in_bound_heap ? 0 : untyped_block(l, resource)->type;
    else
        set_word_block(l, resource, view);
    return declare(l, resource, view);
}

const struct view *any_word_view(struct lowering *l, const struct handle *h)
{
    const struct resource_use *use = &h->resource->use;
    uint32_t common = widest(use->possible & use->gain);

    if (is_untyped(l, h->resource))
        return word_view(l, h, 32, 1);
    if (has_wide_words(h->resource))
        return word_view(l, h, 64, common == 4 ? 2 : 1);
    if (use->words & WORDS_I64 && !(use->words & (WORDS_F32 | WORDS_I32)))
        return word_view(l, h, 64, 1);
    if (has_raw_chains(l, h->resource))
        return word_view(l, h, 32, 1);
    if (use->words & (WORDS_F16 | WORDS_I16) && !(use->words & (WORDS_F32 | WORDS_I32)))
        return word_view(l, h, 16, use->words & ~(WORDS_F16 | WORDS_I16) ? 1 : common);
    return word_view(l, h, 32, use->words & ~(WORDS_F32 | WORDS_I32) ? 1 : common);
}

const struct view *counter_view(struct lowering *l, const struct handle *h)
{
    bool texels = h->resource->binding.counter == DXS_COUNTER_TEXEL_BUFFER;
    enum view_kind kind = texels ? VIEW_COUNTER_TEXELS : VIEW_COUNTER;
    const struct view *found = find_view(h->resource, kind, 0, 0);

    require(l, h->info->has_counter, "a buffer with counter");
    if (found)
        return found;
    struct view *view = new_view(l, kind, STORAGE_BUFFERS, SpvStorageClassStorageBuffer);
    view->element_type = type_u32(l->b);
    if (texels) {
        need_capability(l->b, SpvCapabilityImageBuffer);
        view->category = STORAGE_TEXEL_BUFFERS;
        view->storage = SpvStorageClassUniformConstant;
        view->object_type = type_image(l->b, view->element_type, SpvDimBuffer, 0, false, false, 2, SpvImageFormatR32ui);
        return declare(l, h->resource, view);
    }
    uint32_t *block = &l->resources->counter_block;
    if (!*block)
        *block = new_block(l->b, view->element_type, 0);
    view->object_type = *block;
    return declare(l, h->resource, view);
}

/* ---- Images and samplers ----------------------------------------------------------------------------------------- */

static uint8_t image_category(const struct resource *resource)
{
    bool storage = resource->info->resource_class == DXS_RESOURCE_CLASS_UAV;

    if (texture_shape(resource->info->kind)->dim == SpvDimBuffer)
        return storage ? STORAGE_TEXEL_BUFFERS : UNIFORM_TEXEL_BUFFERS;
    return storage ? STORAGE_IMAGES : SAMPLED_IMAGES;
}

const struct view *image_view_of_kind(struct lowering *l, const struct handle *h, enum view_kind kind)
{
    const struct view *found = find_view(h->resource, kind, 0, 0);
    enum dxs_descriptor_form descriptor = h->resource->binding.descriptor;

    if (is_attachment(h->resource) && kind != VIEW_ATTACHMENT)
        fail(l->fault, DXS_RESULT_BAD_MAPPING, "an input attachment is sampled or queried: it can only be loaded");
    require(l,
            descriptor == DXS_DESCRIPTOR_FORM_IMAGE || descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER ||
                is_attachment(h->resource),
            "an image");
    if (found)
        return found;
    struct view *view = new_view(l, kind, image_category(h->resource), SpvStorageClassUniformConstant);
    view->object_type = image_type(l, h->resource, kind == VIEW_COMPARE_IMAGE);
    return declare(l, h->resource, view);
}

const struct view *image_view(struct lowering *l, const struct handle *h)
{
    return image_view_of_kind(l, h, VIEW_IMAGE);
}

/* A view whose descriptors have one type, whatever the resource. */
static const struct view *opaque_view(struct lowering *l, const struct handle *h, enum view_kind kind, uint8_t category,
                                      uint32_t (*type)(struct builder *b))
{
    const struct view *found = find_view(h->resource, kind, 0, 0);

    if (found)
        return found;
    struct view *view = new_view(l, kind, category, SpvStorageClassUniformConstant);
    view->object_type = type(l->b);
    return declare(l, h->resource, view);
}

const struct view *sampler_view(struct lowering *l, const struct handle *h)
{
    require(l, h->info->resource_class == DXS_RESOURCE_CLASS_SAMPLER, "a sampler");
    return opaque_view(l, h, VIEW_SAMPLER, SAMPLED_IMAGES, type_sampler);
}

const struct view *acceleration_structure_view(struct lowering *l, const struct handle *h)
{
    require(l, h->info->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE, "an acceleration structure");
    return opaque_view(l, h, VIEW_ACCELERATION_STRUCTURE, ACCELERATION_STRUCTURES, type_acceleration_structure);
}

COLD uint32_t strided_array(struct lowering *l, uint32_t stride, uint32_t half)
{
    struct resources *resources = l->resources;

    for (uint32_t n = 0; n < resources->strided_types.count; n++)
        if (resources->strided_types.data[n].stride == stride &&
            resources->strided_types.data[n].is_half == (half != 0))
            return resources->strided_types.data[n].type;
    struct strided_type made = {stride, new_runtime_array(l->b, half ? half : type_u32(l->b), stride), half != 0};
    vector_push(l->arena, &resources->strided_types, made);
    return made.type;
}
