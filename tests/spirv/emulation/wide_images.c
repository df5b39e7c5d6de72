/* Replaces images of 64-bit integers by storage buffers: see wide_images.h. */
#include "tests/spirv/emulation/wide_images.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_IMAGES = 8,
    AXES = 3,
    NO_TEXEL = 0x0FFFFFFF /* beyond every buffer */
};

struct wide_image {
    uint32_t variable, set, binding;
    uint32_t sizes[AXES];                          /* texels of each coordinate; 1 beyond the last */
    uint32_t unsigned_ids[AXES], signed_ids[AXES]; /* constants */
};

struct replacer {
    struct shader *shader;
    struct run_file *file;
    const uint32_t **makers;      /* by id: the instruction that defines it */
    struct wide_image **image_of; /* by id: of a variable, or of what is loaded from it */
    bool *is_image;               /* by id: type of an image, or of a pointer to it or to its texels */
    uint32_t bound, next_id;
    struct wide_image images[MAX_IMAGES];
    uint32_t count;
    uint32_t u32, i32, u64, boolean; /* types; 0: none */
    uint32_t array, block, block_pointer, word_pointer, zero, none, signed_none;
    struct word_list out;
};

static uint32_t new_id(struct replacer *r)
{
    return r->next_id++;
}

static const uint32_t *maker_of(const struct replacer *r, uint32_t id, SpvOp op)
{
    const uint32_t *maker = id < r->bound ? r->makers[id] : NULL;

    return maker && (maker[0] & SpvOpCodeMask) == op ? maker : NULL;
}

/* ---- A look at the module ---------------------------------------------------------------------------------------- */

static struct wide_image *image_of_variable(struct replacer *r, uint32_t id)
{
    for (uint32_t n = 0; n < r->count; n++)
        if (r->images[n].variable == id)
            return &r->images[n];
    return NULL;
}

static void note_type(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t id = i->words[1];

    if (i->opcode == SpvOpTypeInt && i->words[2] == 32)
        *(i->words[3] ? &r->i32 : &r->u32) = id;
    else if (i->opcode == SpvOpTypeInt && i->words[2] == 64)
        r->u64 = id;
    else if (i->opcode == SpvOpTypeBool)
        r->boolean = id;
    else if (i->opcode == SpvOpTypeImage)
        r->is_image[id] = maker_of(r, i->words[2], SpvOpTypeInt) && i->words[2] == r->u64;
    else if (i->opcode == SpvOpTypePointer)
        r->is_image[id] = i->words[2] == SpvStorageClassImage ? i->words[3] == r->u64 : r->is_image[i->words[3]];
    else if (i->opcode == SpvOpTypeArray || i->opcode == SpvOpTypeRuntimeArray)
        r->is_image[id] = r->is_image[i->words[2]];
}

/* False: an image of an array. */
static bool note_variable(struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *pointer = maker_of(r, i->words[1], SpvOpTypePointer);

    if (!pointer || !r->is_image[i->words[1]])
        return true;
    if (!maker_of(r, pointer[3], SpvOpTypeImage) || r->count == MAX_IMAGES)
        return false;
    r->images[r->count++].variable = i->words[2];
    return true;
}

static bool look_around(struct replacer *r)
{
    const struct shader *s = r->shader;
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);) {
        uint32_t id = result_of(i.words);
        if (id && id < r->bound)
            r->makers[id] = i.words;
        if (i.opcode >= SpvOpTypeVoid && i.opcode <= SpvOpTypeForwardPointer)
            note_type(r, &i);
        if (i.opcode == SpvOpVariable && !note_variable(r, &i))
            return false;
        if (i.opcode == SpvOpLoad)
            r->image_of[id] = image_of_variable(r, i.words[3]);
    }
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);) {
        struct wide_image *image = i.opcode == SpvOpDecorate ? image_of_variable(r, i.words[1]) : NULL;
        if (image && i.words[2] == SpvDecorationDescriptorSet)
            image->set = i.words[3];
        if (image && i.words[2] == SpvDecorationBinding)
            image->binding = i.words[3];
    }
    return r->count > 0 && r->u32;
}

/* ---- Inputs and bindings ----------------------------------------------------------------------------------------- */

static struct shader_binding *binding_of(struct replacer *r, const struct wide_image *image)
{
    struct shader *s = r->shader;

    for (uint32_t i = 0; i < s->binding_count; i++)
        if (s->bindings[i].binding.set == image->set && s->bindings[i].binding.binding == image->binding)
            return &s->bindings[i];
    return NULL;
}

static struct input *input_of(struct replacer *r, const struct shader_binding *b)
{
    for (size_t i = 0; b && i < r->file->input_count; i++) {
        struct input *input = &r->file->inputs[i];
        if (input->name.letter == 'u' && input->name.space == b->resource.space &&
            input->name.number == b->resource.lower_bound && input->kind != INPUT_COUNTER)
            return input;
    }
    return NULL;
}

static bool has_plain_inputs(struct replacer *r)
{
    for (uint32_t n = 0; n < r->count; n++) {
        const struct shader_binding *b = binding_of(r, &r->images[n]);
        const struct input *input = input_of(r, b);
        if (!input || b->from_heap || b->binding.in_heap || b->resource.count != 1 || input->mips > 1)
            return false;
    }
    return true;
}

/* The texels' order is that of the values in the file. */
static void take_inputs(struct replacer *r)
{
    for (uint32_t n = 0; n < r->count; n++) {
        struct wide_image *image = &r->images[n];
        struct shader_binding *b = binding_of(r, image);
        struct input *input = input_of(r, b);
        const uint32_t *type = r->makers[r->makers[r->makers[image->variable][1]][3]];
        bool is_buffer = type[3] == SpvDimBuffer, has_rows = type[3] != SpvDim1D && !is_buffer;
        uint32_t texels = (uint32_t)(input->size / sizeof(uint64_t)), at = 1;
        for (uint32_t axis = 0; axis < AXES; axis++)
            image->sizes[axis] = 1;
        image->sizes[0] = is_buffer ? texels : input->width;
        if (has_rows)
            image->sizes[at++] = input->height;
        if (at < AXES && !is_buffer)
            image->sizes[at] = type[3] == SpvDim3D ? input->depth : input->layers;
        input->kind = INPUT_BUFFER;
        b->resource.kind = DXS_RESOURCE_KIND_RAW_BUFFER;
        b->binding.descriptor = DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    }
}

/* ---- Declarations ------------------------------------------------------------------------------------------------ */

static void declare_block(struct replacer *r)
{
    PUT(&r->out, SpvOpTypeRuntimeArray, r->array, r->u64);
    PUT(&r->out, SpvOpTypeStruct, r->block, r->array);
    PUT(&r->out, SpvOpTypePointer, r->block_pointer, SpvStorageClassStorageBuffer, r->block);
    PUT(&r->out, SpvOpTypePointer, r->word_pointer, SpvStorageClassStorageBuffer, r->u64);
}

static uint32_t declare(struct replacer *r, uint32_t type, uint32_t value)
{
    uint32_t id = new_id(r);

    PUT(&r->out, SpvOpConstant, type, id, value);
    return id;
}

static void declare_variables(struct replacer *r)
{
    declare_block(r);
    for (uint32_t n = 0; n < r->count; n++) {
        struct wide_image *image = &r->images[n];
        PUT(&r->out, SpvOpVariable, r->block_pointer, image->variable, SpvStorageClassStorageBuffer);
        for (uint32_t axis = 0; axis < AXES; axis++) {
            image->unsigned_ids[axis] = declare(r, r->u32, image->sizes[axis]);
            image->signed_ids[axis] = r->i32 ? declare(r, r->i32, image->sizes[axis]) : 0;
        }
    }
    r->zero = declare(r, r->u32, 0);
    r->none = declare(r, r->u32, NO_TEXEL);
    r->signed_none = r->i32 ? declare(r, r->i32, NO_TEXEL) : 0;
    if (!r->boolean) {
        r->boolean = new_id(r);
        PUT(&r->out, SpvOpTypeBool, r->boolean);
    }
}

static void decorate_block(struct replacer *r)
{
    PUT(&r->out, SpvOpDecorate, r->array, SpvDecorationArrayStride, sizeof(uint64_t));
    PUT(&r->out, SpvOpDecorate, r->block, SpvDecorationBlock);
    PUT(&r->out, SpvOpMemberDecorate, r->block, 0, SpvDecorationOffset, 0);
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

/* x + width * (y + height * z), or an index beyond the buffer if a coordinate is outside. */
static uint32_t texel_index(struct replacer *r, const struct wide_image *image, uint32_t coordinates)
{
    uint32_t type = r->makers[coordinates][1], index = 0, outside = 0;
    const uint32_t *vector = maker_of(r, type, SpvOpTypeVector);
    uint32_t scalar = vector ? vector[2] : type, count = vector ? vector[3] : 1;
    const uint32_t *sizes = scalar == r->i32 ? image->signed_ids : image->unsigned_ids;

    for (uint32_t axis = count; axis-- > 0;) {
        uint32_t at = coordinates, is_outside = new_id(r);
        if (vector) {
            at = new_id(r);
            PUT(&r->out, SpvOpCompositeExtract, scalar, at, coordinates, axis);
        }
        PUT(&r->out, SpvOpUGreaterThanEqual, r->boolean, is_outside, at, sizes[axis]);
        if (outside) {
            uint32_t either = new_id(r);
            PUT(&r->out, SpvOpLogicalOr, r->boolean, either, outside, is_outside);
            is_outside = either;
        }
        outside = is_outside;
        if (index) {
            uint32_t product = new_id(r), sum = new_id(r);
            PUT(&r->out, SpvOpIMul, scalar, product, index, sizes[axis]);
            PUT(&r->out, SpvOpIAdd, scalar, sum, product, at);
            at = sum;
        }
        index = at;
    }
    uint32_t chosen = new_id(r);
    PUT(&r->out, SpvOpSelect, scalar, chosen, outside, scalar == r->i32 ? r->signed_none : r->none, index);
    return chosen;
}

static void put_pointer(struct replacer *r, const struct wide_image *image, uint32_t coordinates, uint32_t id)
{
    uint32_t index = texel_index(r, image, coordinates);

    PUT(&r->out, SpvOpAccessChain, r->word_pointer, id, image->variable, r->zero, index);
}

static void put_size(struct replacer *r, const struct wide_image *image, const struct spirv_instruction *i)
{
    const uint32_t *vector = maker_of(r, i->words[1], SpvOpTypeVector);
    uint32_t scalar = vector ? vector[2] : i->words[1], count = vector ? vector[3] : 1;
    uint32_t operands[2 + AXES] = {i->words[1], i->words[2]};

    memcpy(operands + 2, scalar == r->i32 ? image->signed_ids : image->unsigned_ids, count * sizeof *operands);
    append_instruction(&r->out, vector ? SpvOpCompositeConstruct : SpvOpCopyObject, operands, 2 + count);
}

/* False: the instruction stays. */
static bool replace(struct replacer *r, const struct spirv_instruction *i)
{
    struct wide_image *image;
    uint32_t pointer = r->next_id, word = r->next_id + 1;

    switch (i->opcode) {
    case SpvOpLoad:
        return r->image_of[i->words[2]] != NULL;
    case SpvOpImageTexelPointer:
        image = image_of_variable(r, i->words[3]);
        if (image)
            put_pointer(r, image, i->words[4], i->words[2]);
        return image != NULL;
    case SpvOpImageQuerySize:
        image = r->image_of[i->words[3]];
        if (image)
            put_size(r, image, i);
        return image != NULL;
    case SpvOpImageRead:
        image = r->image_of[i->words[3]];
        if (!image)
            return false;
        r->next_id += 2;
        put_pointer(r, image, i->words[4], pointer);
        PUT(&r->out, SpvOpLoad, r->u64, word, pointer);
        PUT(&r->out, SpvOpCompositeConstruct, i->words[1], i->words[2], word, word, word, word);
        return true;
    case SpvOpImageWrite:
        image = r->image_of[i->words[1]];
        if (!image)
            return false;
        r->next_id += 2;
        put_pointer(r, image, i->words[2], pointer);
        PUT(&r->out, SpvOpCompositeExtract, r->u64, word, i->words[3], 0);
        PUT(&r->out, SpvOpStore, pointer, word);
        return true;
    default:
        return false;
    }
}

static bool is_dropped(const struct replacer *r, const struct spirv_instruction *i)
{
    switch (i->opcode) {
    case SpvOpCapability:
        return i->words[1] == SpvCapabilityInt64ImageEXT;
    case SpvOpExtension:
        return strcmp((const char *)(i->words + 1), "SPV_EXT_shader_image_int64") == 0;
    case SpvOpDecorate:
        return r->image_of[i->words[1]] != NULL && !maker_of(r, i->words[1], SpvOpVariable);
    case SpvOpTypeImage:
    case SpvOpTypePointer:
        return r->is_image[i->words[1]];
    case SpvOpVariable:
        return r->is_image[i->words[1]];
    default:
        return false;
    }
}

static void rewrite(struct replacer *r)
{
    struct shader *s = r->shader;
    struct spirv_instruction i;
    bool is_decorated = false, is_declared = false;

    append_words(&r->out, s->words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);) {
        if (!is_decorated && i.opcode >= SpvOpTypeVoid && i.opcode <= SpvOpTypeForwardPointer) {
            decorate_block(r);
            is_decorated = true;
        }
        if (!is_declared && i.opcode == SpvOpFunction) {
            declare_variables(r);
            is_declared = true;
        }
        if (!is_dropped(r, &i) && !replace(r, &i))
            append_words(&r->out, i.words, i.length);
    }
    r->out.words[SPIRV_BOUND_WORD] = r->next_id;
    s->words = r->out.words;
    s->word_count = r->out.count;
}

static bool has_wide_images(const struct shader *s)
{
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(s->words, s->word_count, &at, &i);)
        if (i.opcode == SpvOpCapability && i.words[1] == SpvCapabilityInt64ImageEXT)
            return true;
    return false;
}

void replace_wide_images(struct shader *s, const struct device *device, struct run_file *file)
{
    if (s->graphics_count || s->stage_count || s->root || device_has(device, "int64-image-atomics") ||
        !device_has(device, "int64-buffer-atomics") || !has_wide_images(s))
        return;
    struct replacer r = {.shader = s, .file = file, .bound = s->words[SPIRV_BOUND_WORD]};
    r.next_id = r.bound;
    r.makers = allocate(r.bound, sizeof *r.makers);
    r.image_of = allocate(r.bound, sizeof *r.image_of);
    r.is_image = allocate(r.bound, sizeof *r.is_image);
    r.array = new_id(&r);
    r.block = new_id(&r);
    r.block_pointer = new_id(&r);
    r.word_pointer = new_id(&r);
    if (look_around(&r) && has_plain_inputs(&r)) {
        take_inputs(&r);
        rewrite(&r);
    }
    free(r.makers);
    free(r.image_of);
    free(r.is_image);
}
