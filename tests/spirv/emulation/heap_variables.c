/* Replaces descriptor heaps by variables with a set and binding: see heap_variables.h. */
#include "tests/spirv/emulation/heap_variables.h"

#include "runner/bind/emulated_heaps.h"
#include "runner/common/report.h"
#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

#include "spirv/builder/extensions.h"

#include <stdlib.h>
#include <string.h>

enum {
    VERSION_WORD = 1,
    VERSION_1_4 = 0x10400, /* entry points list all variables */
    VERSION_1_5 = 0x10500, /* includes descriptor indexing */
    MAX_VIEWS = 64
};

struct decorations {
    bool has_set, is_built_in, non_writable, coherent;
    uint32_t set, binding, built_in;
    uint32_t stride, stride_id, offset, offset_id; /* offset: of member 0 */
    uint32_t read_only_members;
};

/* Descriptors of one type in a heap. */
struct heap_view {
    uint32_t slots, heap;                                     /* the array's type, the heap's variable */
    uint32_t pointer_type;                                    /* of OpBufferPointerEXT; 0: the descriptors are loaded */
    uint32_t variable, element_pointer, array, array_pointer; /* new ids */
    uint32_t binding;
    bool is_coherent;
};

struct chain {
    uint32_t slots, heap, index;
    uint32_t view; /* + 1; 0: of a buffer */
};

struct rewriter {
    const uint32_t *words;
    size_t word_count;
    struct shader *shader;
    struct heap_variable model; /* what all variables of this module have in common */
    struct descriptor_sizes sizes;
    uint32_t bound, next_id;
    const uint32_t **makers; /* by id: the instruction that defines it */
    struct decorations *decorations;
    uint32_t *values;      /* by id: of a constant */
    uint32_t *new_binding; /* by id: of a variable, + 1 */
    struct chain *chains;  /* by id */
    bool *is_dropped;      /* by id */
    bool *is_from_heap;    /* by id: of a pointer or descriptor, which need not be decorated as non-uniform in a heap */
    struct heap_view views[MAX_VIEWS];
    uint32_t view_count;
    struct word_list out;
};

static const uint32_t *maker_of(const struct rewriter *r, uint32_t id, uint32_t op)
{
    const uint32_t *maker = id < r->bound ? r->makers[id] : NULL;

    return maker && (maker[0] & SpvOpCodeMask) == op ? maker : NULL;
}

/* ---- What the module has ----------------------------------------------------------------------------------------- */

static void note_decoration(struct rewriter *r, const uint32_t *w)
{
    struct decorations *d = &r->decorations[w[1]];

    switch (w[2]) {
    case SpvDecorationDescriptorSet:
        d->has_set = true;
        d->set = w[3];
        break;
    case SpvDecorationBinding:
        d->binding = w[3];
        break;
    case SpvDecorationBuiltIn:
        d->is_built_in = true;
        d->built_in = w[3];
        break;
    case SpvDecorationNonWritable:
        d->non_writable = true;
        break;
    case SpvDecorationCoherent:
        d->coherent = true;
        break;
    case SpvDecorationArrayStride:
        d->stride = w[3];
        break;
    case DXS_SPV_DECORATION_ARRAY_STRIDE_ID:
        d->stride_id = w[3];
        break;
    default:
        break;
    }
}

static void note_member(struct rewriter *r, const uint32_t *w)
{
    struct decorations *d = &r->decorations[w[1]];

    if (w[3] == SpvDecorationNonWritable)
        d->read_only_members++;
    else if (w[3] == SpvDecorationOffset && w[2] == 0)
        d->offset = w[4];
    else if (w[3] == DXS_SPV_DECORATION_OFFSET_ID && w[2] == 0)
        d->offset_id = w[4];
}

static uint32_t size_of(const struct rewriter *r, uint32_t type)
{
    return maker_of(r, type, SpvOpTypeSampler) ? r->sizes.sampler
           : maker_of(r, type, SpvOpTypeImage) ? r->sizes.image
                                               : r->sizes.buffer;
}

static uint32_t value_of_operation(const struct rewriter *r, const uint32_t *w)
{
    uint32_t a = r->values[w[4]], b = r->values[w[5]];

    switch (w[3]) {
    case SpvOpIMul:
        return a * b;
    case SpvOpIAdd:
        return a + b;
    case SpvOpUGreaterThan:
        return a > b;
    case SpvOpSelect:
        return a ? b : r->values[w[6]];
    default:
        return 0;
    }
}

static void note_value(struct rewriter *r, const struct spirv_instruction *i)
{
    if (i->opcode == SpvOpConstant)
        r->values[i->words[2]] = i->words[3];
    else if (i->opcode == (SpvOp)DXS_SPV_OP_CONSTANT_SIZE_OF)
        r->values[i->words[2]] = size_of(r, i->words[3]);
    else if (i->opcode == SpvOpSpecConstantOp && i->length > 5)
        r->values[i->words[2]] = value_of_operation(r, i->words);
}

static uint32_t array_of_slots(const struct rewriter *r, uint32_t slots)
{
    const uint32_t *block = maker_of(r, slots, SpvOpTypeStruct);

    return block ? block[2] : slots;
}

static uint32_t find_view(struct rewriter *r, const struct chain *chain, uint32_t pointer_type, bool is_coherent)
{
    for (uint32_t n = 0; n < r->view_count; n++)
        if (r->views[n].slots == chain->slots && r->views[n].heap == chain->heap &&
            r->views[n].pointer_type == pointer_type && r->views[n].is_coherent == is_coherent)
            return n;
    if (r->view_count == MAX_VIEWS)
        test_fails("more than %d types of descriptors in heaps", MAX_VIEWS);
    struct heap_view *view = &r->views[r->view_count++];
    *view = (struct heap_view){.slots = chain->slots,
                               .heap = chain->heap,
                               .pointer_type = pointer_type,
                               .variable = r->next_id,
                               .element_pointer = r->next_id + 1,
                               .array = r->next_id + 2,
                               .array_pointer = r->next_id + 3,
                               .is_coherent = is_coherent};
    r->next_id += 4;
    return r->view_count - 1;
}

static void note_access(struct rewriter *r, const struct spirv_instruction *i)
{
    const uint32_t *w = i->words;

    if (i->opcode == (SpvOp)DXS_SPV_OP_UNTYPED_ACCESS_CHAIN && r->decorations[w[4]].is_built_in) {
        struct chain *chain = &r->chains[w[2]];
        const uint32_t *array = maker_of(r, array_of_slots(r, w[3]), SpvOpTypeRuntimeArray);
        *chain = (struct chain){w[3], w[4], w[i->length - 1], 0};
        if (!array)
            test_fails("a heap is no array of descriptors");
        if (!maker_of(r, array[2], DXS_SPV_OP_TYPE_BUFFER))
            chain->view = find_view(r, chain, 0, r->decorations[w[4]].coherent) + 1;
    }
    if (i->opcode == (SpvOp)DXS_SPV_OP_BUFFER_POINTER) {
        if (!maker_of(r, w[1], SpvOpTypePointer))
            test_skips("untyped pointers to buffers cannot stand for descriptor heaps");
        r->chains[w[2]] = r->chains[w[3]];
        r->chains[w[2]].view = find_view(r, &r->chains[w[3]], w[1], r->decorations[w[2]].coherent) + 1;
    }
}

/* Objects and pointers that come from a descriptor in a heap. */
static void note_descent(struct rewriter *r, const struct spirv_instruction *i)
{
    const uint32_t *w = i->words;

    switch ((uint32_t)i->opcode) {
    case DXS_SPV_OP_UNTYPED_ACCESS_CHAIN:
    case DXS_SPV_OP_BUFFER_POINTER:
        r->is_from_heap[w[2]] = r->chains[w[2]].view != 0;
        break;
    case SpvOpLoad: /* values in buffers are no descriptors */
        r->is_from_heap[w[2]] = r->chains[w[3]].view && !r->views[r->chains[w[3]].view - 1].pointer_type;
        break;
    case SpvOpSampledImage:
        r->is_from_heap[w[2]] = r->is_from_heap[w[3]] || r->is_from_heap[w[4]];
        break;
    case DXS_SPV_OP_UNTYPED_IMAGE_TEXEL_POINTER:
        r->is_from_heap[w[2]] = true;
        break;
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpImage:
    case SpvOpCopyObject:
        r->is_from_heap[w[2]] = r->is_from_heap[w[3]];
        break;
    default:
        break;
    }
}

static void look_around(struct rewriter *r)
{
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(r->words, r->word_count, &at, &i);) {
        uint32_t id = result_of(i.words);
        if (id)
            r->makers[id] = i.words;
        note_value(r, &i);
        if (i.opcode == SpvOpDecorate || i.opcode == SpvOpDecorateId)
            note_decoration(r, i.words);
        if (i.opcode == SpvOpMemberDecorate || i.opcode == (SpvOp)DXS_SPV_OP_MEMBER_DECORATE_ID)
            note_member(r, i.words);
        if (i.opcode == (SpvOp)DXS_SPV_OP_TYPE_UNTYPED_POINTER || i.opcode == (SpvOp)DXS_SPV_OP_TYPE_BUFFER ||
            i.opcode == (SpvOp)DXS_SPV_OP_UNTYPED_VARIABLE)
            r->is_dropped[id] = true;
        note_access(r, &i);
        note_descent(r, &i);
    }
    for (uint32_t n = 0; n < r->view_count; n++)
        r->is_dropped[r->views[n].slots] = r->is_dropped[array_of_slots(r, r->views[n].slots)] = true;
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

static void describe_image(struct heap_variable *v, const uint32_t *image, bool is_read_only)
{
    bool is_buffer = image[3] == SpvDimBuffer, is_storage = image[7] == 2;

    v->type = is_buffer && is_storage ? VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER
              : is_buffer             ? VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER
              : is_storage            ? VK_DESCRIPTOR_TYPE_STORAGE_IMAGE
                                      : VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    v->resource_type = !is_storage ? RESOURCE_SAMPLED_IMAGE : is_read_only ? RESOURCE_READ_ONLY_IMAGE : RESOURCE_IMAGE;
}

/* Bytes of a block whose only member is an array; 0: another. */
static uint32_t block_size(const struct rewriter *r, const uint32_t *block)
{
    const uint32_t *array = block[0] >> SpvWordCountShift == 3 ? maker_of(r, block[2], SpvOpTypeArray) : NULL;

    return array ? r->values[array[3]] * r->decorations[block[2]].stride : 0;
}

/* `type`: of one descriptor. */
static void describe(const struct rewriter *r, struct heap_variable *v, uint32_t type, uint32_t storage,
                     bool is_read_only)
{
    const uint32_t *image = maker_of(r, type, SpvOpTypeImage), *block = maker_of(r, type, SpvOpTypeStruct);

    if (image) {
        describe_image(v, image, is_read_only);
    } else if (maker_of(r, type, SpvOpTypeSampler)) {
        v->type = VK_DESCRIPTOR_TYPE_SAMPLER;
        v->resource_type = RESOURCE_SAMPLER;
    } else if (!block) {
        v->type = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
        v->resource_type = RESOURCE_ACCELERATION_STRUCTURE;
    } else if (storage == SpvStorageClassUniform) {
        v->type = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
        v->resource_type = RESOURCE_UNIFORM_BUFFER;
        v->size = block_size(r, block);
    } else {
        uint32_t members = (block[0] >> SpvWordCountShift) - 2;
        is_read_only |= r->decorations[type].read_only_members == members;
        v->type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        v->resource_type = is_read_only ? RESOURCE_READ_ONLY_BUFFER : RESOURCE_BUFFER;
    }
}

/* Its binding. */
static uint32_t add_variable(struct rewriter *r, struct heap_variable variable)
{
    struct shader *s = r->shader;

    s->heap_variables = reallocate(s->heap_variables, s->heap_variable_count + 1, sizeof *s->heap_variables);
    s->heap_variables[s->heap_variable_count] = variable;
    return s->heap_variable_count++;
}

static void add_mapped(struct rewriter *r, const struct spirv_instruction *i)
{
    const uint32_t *pointer = maker_of(r, i->words[1], SpvOpTypePointer);
    const struct decorations *d = &r->decorations[i->words[2]];
    struct heap_variable v = r->model;

    if (!d->has_set || !pointer)
        return;
    uint32_t type = pointer[3];
    const uint32_t *array = maker_of(r, type, SpvOpTypeArray), *runtime = maker_of(r, type, SpvOpTypeRuntimeArray);
    v.set = d->set;
    v.binding = d->binding;
    v.count = array ? r->values[array[3]] : runtime ? UNBOUNDED_DESCRIPTORS : 1;
    v.is_array = array || runtime;
    if (v.is_array)
        type = (array ? array : runtime)[2];
    describe(r, &v, type, i->words[3], d->non_writable);
    r->new_binding[i->words[2]] = add_variable(r, v) + 1;
}

static void add_views(struct rewriter *r)
{
    for (uint32_t n = 0; n < r->view_count; n++) {
        struct heap_view *view = &r->views[n];
        uint32_t array = array_of_slots(r, view->slots);
        const struct decorations *slots = &r->decorations[view->slots], *elements = &r->decorations[array];
        const uint32_t *pointer = view->pointer_type ? r->makers[view->pointer_type] : NULL;
        struct heap_variable v = r->model;
        v.is_in_heap = v.is_array = true;
        v.of_samplers = r->decorations[view->heap].built_in == DXS_SPV_BUILTIN_SAMPLER_HEAP;
        v.count = UNBOUNDED_DESCRIPTORS;
        v.stride = elements->stride_id ? r->values[elements->stride_id] : elements->stride;
        v.offset = array == view->slots ? 0 : slots->offset_id ? r->values[slots->offset_id] : slots->offset;
        describe(r, &v, pointer ? pointer[3] : r->makers[array][2], pointer ? pointer[2] : 0, false);
        view->binding = add_variable(r, v);
    }
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

static void decorate_views(struct rewriter *r)
{
    for (uint32_t n = 0; n < r->view_count; n++) {
        const struct heap_view *view = &r->views[n];
        PUT(&r->out, SpvOpDecorate, view->variable, SpvDecorationDescriptorSet, 0);
        PUT(&r->out, SpvOpDecorate, view->variable, SpvDecorationBinding, view->binding);
        if (view->is_coherent)
            PUT(&r->out, SpvOpDecorate, view->variable, SpvDecorationCoherent);
    }
    for (uint32_t id = 0; id < r->bound; id++)
        if (r->is_from_heap[id])
            PUT(&r->out, SpvOpDecorate, id, SpvDecorationNonUniform);
}

static void declare_views(struct rewriter *r)
{
    for (uint32_t n = 0; n < r->view_count; n++) {
        const struct heap_view *view = &r->views[n];
        const uint32_t *pointer = view->pointer_type ? r->makers[view->pointer_type] : NULL;
        uint32_t element = pointer ? pointer[3] : r->makers[array_of_slots(r, view->slots)][2];
        uint32_t storage = pointer ? pointer[2] : SpvStorageClassUniformConstant;
        if (!pointer)
            PUT(&r->out, SpvOpTypePointer, view->element_pointer, storage, element);
        PUT(&r->out, SpvOpTypeRuntimeArray, view->array, element);
        PUT(&r->out, SpvOpTypePointer, view->array_pointer, storage, view->array);
        PUT(&r->out, SpvOpVariable, view->array_pointer, view->variable, storage);
    }
}

static void put_entry_point(struct rewriter *r, const struct spirv_instruction *i)
{
    uint32_t *operands = allocate(i->length + r->view_count, sizeof *operands), at = 0, count = 0;

    for (at = 1; at < 3; at++)
        operands[count++] = i->words[at];
    for (bool ends = false; !ends; at++) { /* the name ends with a zero byte */
        ends = i->words[at] >> 24 == 0;
        operands[count++] = i->words[at];
    }
    for (; at < i->length; at++)
        if (!r->is_dropped[i->words[at]])
            operands[count++] = i->words[at];
    for (uint32_t n = 0; n < r->view_count && r->words[VERSION_WORD] >= VERSION_1_4; n++)
        operands[count++] = r->views[n].variable;
    append_instruction(&r->out, SpvOpEntryPoint, operands, count);
    free(operands);
}

static void put_extension(struct rewriter *r, const struct spirv_instruction *i)
{
    const char *name = (const char *)(i->words + 1);
    uint32_t indexing[8] = {0};

    if (strcmp(name, "SPV_EXT_descriptor_heap") == 0) {
        memcpy(indexing, "SPV_EXT_descriptor_indexing", sizeof "SPV_EXT_descriptor_indexing");
        if (r->words[VERSION_WORD] < VERSION_1_5)
            append_instruction(&r->out, SpvOpExtension, indexing, (sizeof "SPV_EXT_descriptor_indexing" + 3) / 4);
    } else if (strcmp(name, "SPV_KHR_untyped_pointers") != 0 || !r->view_count) {
        append_words(&r->out, i->words, i->length);
    }
}

static bool is_about_dropped(const struct rewriter *r, const struct spirv_instruction *i)
{
    switch ((uint32_t)i->opcode) {
    case SpvOpName:
    case SpvOpMemberName:
    case SpvOpMemberDecorate:
        return r->is_dropped[i->words[1]];
    case SpvOpDecorate: /* pointers to buffers: their variable has what matters */
        return r->is_dropped[i->words[1]] || maker_of(r, i->words[1], DXS_SPV_OP_BUFFER_POINTER) ||
               r->chains[i->words[1]].slots;
    case SpvOpDecorateId:
        return i->words[2] == DXS_SPV_DECORATION_ARRAY_STRIDE_ID;
    case DXS_SPV_OP_MEMBER_DECORATE_ID:
        return true;
    default:
        return false;
    }
}

/* False: the instruction stays. */
static bool replace(struct rewriter *r, const struct spirv_instruction *i)
{
    const uint32_t *w = i->words;
    const struct chain *chain;

    if (is_about_dropped(r, i))
        return true;
    switch ((uint32_t)i->opcode) {
    case SpvOpCapability:
        return w[1] == DXS_SPV_CAPABILITY_DESCRIPTOR_HEAP ||
               (w[1] == DXS_SPV_CAPABILITY_UNTYPED_POINTERS && r->view_count);
    case SpvOpExtension:
        put_extension(r, i);
        return true;
    case SpvOpEntryPoint:
        put_entry_point(r, i);
        return true;
    case SpvOpDecorate:
        if (!r->new_binding[w[1]] || (w[2] != SpvDecorationDescriptorSet && w[2] != SpvDecorationBinding))
            return false;
        PUT(&r->out, SpvOpDecorate, w[1], w[2], w[2] == SpvDecorationBinding ? r->new_binding[w[1]] - 1 : 0);
        return true;
    case SpvOpTypeRuntimeArray:
    case SpvOpTypeStruct:
    case DXS_SPV_OP_TYPE_UNTYPED_POINTER:
    case DXS_SPV_OP_TYPE_BUFFER:
        return r->is_dropped[w[1]];
    case DXS_SPV_OP_UNTYPED_VARIABLE:
        return true;
    case DXS_SPV_OP_CONSTANT_SIZE_OF:
        PUT(&r->out, SpvOpConstant, w[1], w[2], r->values[w[2]]);
        return true;
    case DXS_SPV_OP_UNTYPED_ACCESS_CHAIN:
    case DXS_SPV_OP_BUFFER_POINTER:
        chain = &r->chains[w[2]];
        if (chain->view) {
            const struct heap_view *view = &r->views[chain->view - 1];
            PUT(&r->out, SpvOpAccessChain, view->pointer_type ? view->pointer_type : view->element_pointer, w[2],
                view->variable, chain->index);
        }
        return chain->slots != 0;
    default:
        return false;
    }
}

/* OpImageTexelPointer needs a type of pointers to texels. */
static void declare_texel_pointers(struct rewriter *r)
{
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(r->words, r->word_count, &at, &i);)
        if (i.opcode == (SpvOp)DXS_SPV_OP_UNTYPED_IMAGE_TEXEL_POINTER) {
            uint32_t sampled = r->makers[i.words[3]][2];
            if (!r->values[sampled]) { /* of a type: the pointer type */
                r->values[sampled] = r->next_id++;
                PUT(&r->out, SpvOpTypePointer, r->values[sampled], SpvStorageClassImage, sampled);
            }
        }
}

static bool is_type(SpvOp op)
{
    return (op >= SpvOpTypeVoid && op <= SpvOpTypeForwardPointer) || op == SpvOpTypeRayQueryKHR ||
           op == SpvOpTypeAccelerationStructureKHR || op == (SpvOp)DXS_SPV_OP_TYPE_UNTYPED_POINTER ||
           op == (SpvOp)DXS_SPV_OP_TYPE_BUFFER;
}

static void rewrite(struct rewriter *r)
{
    struct spirv_instruction i;
    bool is_decorated = false, is_declared = false;

    append_words(&r->out, r->words, SPIRV_HEADER_WORDS);
    if (r->view_count) {
        PUT(&r->out, SpvOpCapability, SpvCapabilityRuntimeDescriptorArray);
        PUT(&r->out, SpvOpCapability, SpvCapabilityShaderNonUniform);
    }
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(r->words, r->word_count, &at, &i);) {
        if (!is_decorated && is_type(i.opcode)) {
            decorate_views(r);
            is_decorated = true;
        }
        if (!is_declared && i.opcode == SpvOpFunction) {
            declare_views(r);
            declare_texel_pointers(r);
            is_declared = true;
        }
        if (i.opcode == (SpvOp)DXS_SPV_OP_UNTYPED_IMAGE_TEXEL_POINTER)
            PUT(&r->out, SpvOpImageTexelPointer, r->values[r->makers[i.words[3]][2]], i.words[2], i.words[4],
                i.words[5], i.words[6]);
        else if (!replace(r, &i))
            append_words(&r->out, i.words, i.length);
    }
    r->out.words[SPIRV_BOUND_WORD] = r->next_id;
}

/* ---- All shaders ------------------------------------------------------------------------------------------------- */

static struct word_list replace_in(struct shader *s, const uint32_t *words, size_t word_count,
                                   struct heap_variable model)
{
    struct rewriter r = {.words = words,
                         .word_count = word_count,
                         .shader = s,
                         .model = model,
                         .sizes = emulated_sizes(&s->bound_heaps),
                         .bound = words[SPIRV_BOUND_WORD]};
    struct spirv_instruction i;

    r.next_id = r.bound;
    r.makers = allocate(r.bound, sizeof *r.makers);
    r.decorations = allocate(r.bound, sizeof *r.decorations);
    r.values = allocate(r.bound, sizeof *r.values);
    r.new_binding = allocate(r.bound, sizeof *r.new_binding);
    r.chains = allocate(r.bound, sizeof *r.chains);
    r.is_dropped = allocate(r.bound, sizeof *r.is_dropped);
    r.is_from_heap = allocate(r.bound, sizeof *r.is_from_heap);
    look_around(&r);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);)
        if (i.opcode == SpvOpVariable)
            add_mapped(&r, &i);
    add_views(&r);
    rewrite(&r);
    free(r.makers);
    free(r.decorations);
    free(r.values);
    free(r.new_binding);
    free(r.chains);
    free(r.is_dropped);
    free(r.is_from_heap);
    return r.out;
}

static struct heap_variable model_of(enum dxs_stage stage)
{
    return (struct heap_variable){.stage = stage_bit(stage), .record = NO_RECORD};
}

static bool reads_records(const struct pipeline_stage *stage)
{
    for (uint32_t n = 0; n < stage->mapping_count; n++)
        if (stage->mappings[n].source >= DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX)
            return true;
    return false;
}

static bool names(const struct shader_record *record, const struct dxs_entry *entry)
{
    for (uint32_t n = 0; n < sizeof record->shaders / sizeof *record->shaders; n++)
        if (record->shaders[n] && strcmp(record->shaders[n], entry->name) == 0)
            return true;
    return false;
}

static void replace_in_stages(struct shader *s, const struct rays *rays)
{
    struct pipeline_stage *stages = NULL;
    uint32_t count = 0;

    for (uint32_t i = 0; i < s->stage_count; i++) {
        const struct pipeline_stage *stage = &s->stages[i];
        bool is_copied = reads_records(stage);
        for (size_t record = 0; record < (is_copied ? rays->record_count : 1); record++) {
            struct heap_variable model = model_of(stage->entry->stage);
            if (is_copied && !names(&rays->records[record], stage->entry))
                continue;
            model.mappings = stage->mappings;
            model.mapping_count = stage->mapping_count;
            model.record = is_copied ? record : NO_RECORD;
            struct word_list words = replace_in(s, stage->words, stage->word_count, model);
            stages = reallocate(stages, count + 1, sizeof *stages);
            stages[count] = *stage;
            stages[count].words = words.words;
            stages[count].word_count = words.count;
            if (stage->words == s->words) {
                s->words = words.words;
                s->word_count = words.count;
            }
            stages[count++].of_record = is_copied ? record + 1 : 0;
        }
    }
    s->stages = stages;
    s->stage_count = count;
}

void replace_heaps(struct shader *s, const struct device *device, const struct run_file *file)
{
    if (!s->descriptor_heap || s->graphics_count || device_has(device, "descriptor-heaps"))
        return;
    require_emulation(device);
    s->emulates_heaps = true;
    if (s->stage_count) {
        replace_in_stages(s, &file->rays);
        return;
    }
    struct word_list words = replace_in(s, s->words, s->word_count, model_of(s->entry.stage));
    s->words = words.words;
    s->word_count = words.count;
}
