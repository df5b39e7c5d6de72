/* Views of the descriptor heaps of shader model 6.6, as annotateHandle's ResourceProperties describe them. */
#include "spirv/function/function.h"
#include "spirv/resources/handles.h"
#include "spirv/resources/resources.h"

/* First word of ResourceProperties. The second word is the stride, the size, or (in its low byte) the component
 * type. */
enum {
    KIND_MASK = 0xFF,
    IS_UAV = 1 << 12,
    IS_RASTERIZER_ORDERED = 1 << 13,
    IS_GLOBALLY_COHERENT = 1 << 14,
    IS_COMPARISON_OR_HAS_COUNTER = 1 << 15,
    IS_REORDER_COHERENT = 1 << 16,
    ALIGNMENT_MASK = 0xF00
};

enum {
    MAX_HEAP_VIEWS = 1024 /* searches are linear */
};

static enum dxs_resource_class class_of(enum dxs_resource_kind kind, uint32_t flags)
{
    if (kind == DXS_RESOURCE_KIND_CBUFFER)
        return DXS_RESOURCE_CLASS_CBV;
    if (kind == DXS_RESOURCE_KIND_SAMPLER)
        return DXS_RESOURCE_CLASS_SAMPLER;
    return flags & IS_UAV ? DXS_RESOURCE_CLASS_UAV : DXS_RESOURCE_CLASS_SRV;
}

static struct dxs_resource describe(struct fault *fault, const uint32_t words[2])
{
    enum dxs_resource_kind kind = (enum dxs_resource_kind)(words[0] & KIND_MASK);
    struct dxs_resource info = {
        .resource_class = class_of(kind, words[0]),
        .kind = kind,
        .id = DXS_NONE,
        .space = DXS_NONE,
        .lower_bound = DXS_NONE,
        .count = DXS_UNBOUNDED,
        .name = "",
    };

    if (kind == DXS_RESOURCE_KIND_INVALID || kind > DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY)
        fail(fault, DXS_RESULT_INVALID_MODULE, "annotateHandle: resource kind %u is invalid for a descriptor heap",
             (unsigned)kind);
    if (kind >= DXS_RESOURCE_KIND_TEXTURE_1D && kind <= DXS_RESOURCE_KIND_TYPED_BUFFER) {
        info.component_type = (enum dxs_component_type)(words[1] & 0xFF);
        info.sample_count = words[1] >> 16 & 0xFF;
    } else if (kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER) {
        info.stride = words[1];
    } else if (kind == DXS_RESOURCE_KIND_CBUFFER) {
        info.size = words[1];
    }
    info.globally_coherent = words[0] & IS_GLOBALLY_COHERENT;
    info.reorder_coherent = words[0] & IS_REORDER_COHERENT;
    info.rasterizer_ordered = words[0] & IS_RASTERIZER_ORDERED;
    info.has_counter = info.resource_class == DXS_RESOURCE_CLASS_UAV && (words[0] & IS_COMPARISON_OR_HAS_COUNTER);
    info.sampler_kind = kind == DXS_RESOURCE_KIND_SAMPLER && (words[0] & IS_COMPARISON_OR_HAS_COUNTER);
    return info;
}

/* Sets the properties that decide the SPIR-V type: views with equal words are one resource. Sizes and numbers of
 * components or samples do not matter. Strides do: they decide which vectors are possible. */
static void type_words(const struct dxs_resource *info, const uint32_t words[2], uint32_t result[2])
{
    bool is_typed = info->kind >= DXS_RESOURCE_KIND_TEXTURE_1D && info->kind <= DXS_RESOURCE_KIND_TYPED_BUFFER;

    result[0] = words[0] & ~(uint32_t)ALIGNMENT_MASK;
    result[1] = is_typed ? (uint32_t)info->component_type : info->stride;
    if (info->kind == DXS_RESOURCE_KIND_SAMPLER)
        result[0] = DXS_RESOURCE_KIND_SAMPLER;
}

void note_storage_view(struct lowering *l, const struct function *function, const struct instruction *annotation)
{
    uint32_t words[2];

    if (!resource_properties(l->module, function, annotation, words))
        return;
    struct dxs_resource info = describe(l->fault, words);
    if (is_of_words(&info) && !needs_storage_view(l, &info) && l->resources->storage_views.count < MAX_HEAP_VIEWS)
        vector_push(l->arena, &l->resources->storage_views, info);
}

bool needs_storage_view(const struct lowering *l, const struct dxs_resource *view)
{
    for (uint32_t n = 0; n < l->resources->storage_views.count; n++) {
        const struct dxs_resource *noted = &l->resources->storage_views.data[n];
        if (noted->resource_class == view->resource_class && noted->kind == view->kind && noted->stride == view->stride)
            return true;
    }
    return false;
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

enum {
    ACCESS_SHIFT = 24 /* handle_target of an annotateHandle: enum access above the number of its view */
};

uint32_t noted_heap_access(const struct lowering *l, const struct function *function,
                           const struct instruction *annotation)
{
    return *handle_target(l, function, annotation) >> ACCESS_SHIFT;
}

void note_heap_access(struct lowering *l, const struct function *function, const struct instruction *annotation,
                      uint32_t access)
{
    uint32_t *target = handle_target(l, function, annotation), noted = *target | access << ACCESS_SHIFT;

    l->resources->has_new_accesses |= noted != *target;
    *target = noted;
}

static enum heap_format heap_format(const struct lowering *l, const struct dxs_resource *info, uint32_t access)
{
    if (access & ACCESS_WIDE)
        return HEAP_FORMAT_R64;
    return info->resource_class == DXS_RESOURCE_CLASS_UAV && !is_of_words(info) && needs_r32(l, info, access)
               ? HEAP_FORMAT_R32
               : HEAP_FORMAT_ANY;
}

/* ---- Views ------------------------------------------------------------------------------------------------------- */

static struct resource *find_heap(struct lowering *l, const struct heap_view *view)
{
    struct resources *resources = l->resources;
    bool has_twin = false;
    uint32_t words[2];

    type_words(&view->info, view->words, words);
    for (uint32_t i = 0; i < resources->heaps.count; i++) {
        struct resource *other = resources->heaps.data[i];
        if (memcmp(other->heap_words, words, sizeof words) != 0)
            continue;
        if (other->heap_format == view->format)
            return other;
        other->has_twin = has_twin = true;
    }
    struct resource *heap = arena_zeroed(l->arena, 1, sizeof *heap);
    heap->info = &view->info;
    heap->binding = bindings_resolve_heap(l->arena, l->options, l->stage, &view->info,
                                          needs_storage_view(l, &view->info), l->module, l->layout);
    memcpy(heap->heap_words, words, sizeof words);
    heap->heap_format = (uint8_t)view->format;
    heap->has_twin = has_twin;
    vector_push(l->arena, &resources->heaps, heap);
    return heap;
}

/* Index in heap_views of the view with these properties and accesses; adds it if it is new. */
static uint32_t heap_view_number(struct lowering *l, const uint32_t words[2], uint32_t access)
{
    struct resources *resources = l->resources;
    struct dxs_resource info = describe(l->fault, words);
    enum heap_format format = heap_format(l, &info, access);

    for (uint32_t i = 0; i < resources->heap_views.count; i++)
        if (memcmp(resources->heap_views.data[i]->words, words, sizeof resources->heap_views.data[i]->words) == 0 &&
            resources->heap_views.data[i]->format == format)
            return i;
    if (resources->heap_views.count == MAX_HEAP_VIEWS)
        fail(l->fault, DXS_RESULT_LIMIT_EXCEEDED, "more than %u distinct views of descriptor heaps",
             (unsigned)MAX_HEAP_VIEWS);
    struct heap_view *view = arena_zeroed(l->arena, 1, sizeof *view);
    memcpy(view->words, words, sizeof view->words);
    view->format = format;
    view->info = info;
    view->info.used_by_64_bit_atomics = format == HEAP_FORMAT_R64;
    view->resource = find_heap(l, view);
    vector_push(l->arena, &resources->heap_views, view);
    return resources->heap_views.count - 1;
}

const struct heap_view *find_heap_view(struct lowering *l, const struct function *function,
                                       const struct instruction *annotation)
{
    const uint32_t number = (1u << ACCESS_SHIFT) - 1;
    uint32_t words[2], *target = annotation ? handle_target(l, function, annotation) : NULL;

    if (!target || (!(*target & number) && !resource_properties(l->module, function, annotation, words)))
        return NULL;
    if (!(*target & number))
        *target |= heap_view_number(l, words, *target >> ACCESS_SHIFT) + 1;
    return l->resources->heap_views.data[(*target & number) - 1];
}

static void add_access(struct arena *arena, struct heap_accesses *accesses, const uint32_t words[2])
{
    struct heap_access made = {.info = describe(arena->fault, words)};

    type_words(&made.info, words, made.words);
    for (uint32_t n = 0; n < accesses->count; n++)
        if (memcmp(accesses->data[n].words, made.words, sizeof made.words) == 0)
            return;
    if (accesses->count < MAX_HEAP_VIEWS)
        vector_push(arena, accesses, made);
}

void find_heap_accesses(struct lowering *l, struct heap_accesses *accesses)
{
    struct origin origins[MAX_ORIGINS];
    uint32_t words[2];

    for (uint32_t n = 0; n < l->functions.count; n++) {
        const struct function_state *s = l->states[l->functions.data[n]];
        const struct function *function = s->function;
        for (uint32_t c = 0; c < function->call_count; c++) {
            const struct instruction *i = &function->instructions[function->calls[c]];
            if (i->dx_op == DX_AnnotateHandle && s->live[function->calls[c]] &&
                find_origins(l->module, function, i->result, origins) &&
                origins[0].creation->dx_op == DX_CreateHandleFromHeap &&
                resource_properties(l->module, function, i, words))
                add_access(l->arena, accesses, words);
        }
    }
}
