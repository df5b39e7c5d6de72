/* Replaces raw access chains and untyped pointers: see byte_pointers.h. */
#include "tests/spirv/emulation/byte_pointers.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

#include "spirv/builder/extensions.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_OPERANDS = 16, /* of an access */
    BY_ELEMENT = 2     /* Raw Access Chain Operands */
};

/* A variable for numbers of one type, where another variable of the module lies. */
struct typed_view {
    uint32_t own, number, variable;       /* ids of the module's variable, the number's type, the new variable */
    uint32_t pointer_type, block_pointer; /* types of pointers to a number, to the block */
};

/* Where a pointer to bytes points to. */
struct place {
    uint32_t variable;   /* id of the module's variable; 0: no pointer to bytes */
    uint32_t descriptor; /* id of the index in an array of blocks; 0: none */
    uint32_t byte;       /* id; 0: byte 0 */
};

struct replacer {
    const uint32_t **makers;     /* by id: the instruction that makes it */
    uint32_t *strides, *offsets; /* by id of an array, of a structure's first member */
    struct place *places;        /* by id */
    bool *is_non_uniform;        /* by id */
    uint32_t bound, next_id;
    uint32_t u32, pair; /* types; pair: a structure of two u32 */
    bool is_untyped, has_raw_chains, has_heaps, scalar_layout;
    struct typed_view *views;
    size_t view_count;
    struct word_list decorations, declarations, out;
};

struct numbers {
    uint32_t type, lanes, bytes; /* bytes of one */
};

static uint32_t new_id(struct replacer *r)
{
    return r->next_id++;
}

static struct numbers numbers_of(const struct replacer *r, uint32_t type)
{
    const uint32_t *maker = r->makers[type];
    struct numbers numbers = {type, 1, 0};

    if (opcode_of(maker) == SpvOpTypeVector) {
        numbers = (struct numbers){maker[2], maker[3], 0};
        maker = r->makers[maker[2]];
    }
    if (!maker || (opcode_of(maker) != SpvOpTypeInt && opcode_of(maker) != SpvOpTypeFloat))
        test_fails("a pointer to bytes that are no numbers");
    numbers.bytes = maker[2] / 8;
    return numbers;
}

static uint32_t number(struct replacer *r, uint32_t value)
{
    uint32_t id = new_id(r);

    PUT(&r->declarations, SpvOpConstant, r->u32, id, value);
    return id;
}

static uint32_t binary(struct replacer *r, SpvOp op, uint32_t type, uint32_t a, uint32_t b)
{
    uint32_t id = new_id(r);

    PUT(&r->out, op, type, id, a, b);
    return id;
}

/* ---- Typed variables --------------------------------------------------------------------------------------------- */

/* The block behind a variable's type: itself, or what it is an array of. *array: the array; NULL: none. */
static const uint32_t *block_of(const struct replacer *r, uint32_t data_type, const uint32_t **array)
{
    const uint32_t *maker = r->makers[data_type];

    *array = opcode_of(maker) == SpvOpTypeStruct ? NULL : maker;
    if (*array)
        maker = r->makers[maker[2]];
    if (opcode_of(maker) != SpvOpTypeStruct)
        test_fails("a pointer to bytes of a variable that is no block");
    return maker;
}

/* An array of numbers that is as large as the block's array. */
static uint32_t array_of_numbers(struct replacer *r, struct numbers numbers, const uint32_t *block)
{
    const uint32_t *elements = r->makers[block[2]], *length = NULL;
    uint32_t id = new_id(r);

    PUT(&r->decorations, SpvOpDecorate, id, SpvDecorationArrayStride, numbers.bytes);
    if (opcode_of(elements) == SpvOpTypeRuntimeArray) {
        PUT(&r->declarations, SpvOpTypeRuntimeArray, id, numbers.type);
        return id;
    }
    length = r->makers[elements[3]];
    uint32_t count = length[3] * r->strides[elements[1]] / numbers.bytes;
    PUT(&r->declarations, SpvOpTypeArray, id, numbers.type, number(r, count));
    return id;
}

static struct typed_view *declare_view(struct replacer *r, uint32_t of, struct numbers numbers)
{
    const uint32_t *variable = r->makers[of], *pointer = r->makers[variable[1]], *descriptors;
    bool is_untyped = opcode_of(variable) != SpvOpVariable;
    uint32_t storage = variable[3], data_type = is_untyped ? variable[4] : pointer[3];
    const uint32_t *block = block_of(r, data_type, &descriptors);
    uint32_t own = new_id(r), type = own, whole = new_id(r), array = array_of_numbers(r, numbers, block);
    struct typed_view view = {of, numbers.type, new_id(r), new_id(r), new_id(r)};

    PUT(&r->decorations, SpvOpDecorate, own, SpvDecorationBlock);
    PUT(&r->decorations, SpvOpMemberDecorate, own, 0, SpvDecorationOffset, r->offsets[block[1]]);
    PUT(&r->declarations, SpvOpTypeStruct, own, array);
    if (descriptors) {
        uint32_t words[] = {type = new_id(r), own, descriptors[0] >> SpvWordCountShift > 3 ? descriptors[3] : 0};
        append_instruction(&r->declarations, opcode_of(descriptors), words, (descriptors[0] >> SpvWordCountShift) - 1);
    }
    PUT(&r->declarations, SpvOpTypePointer, whole, storage, type);
    PUT(&r->declarations, SpvOpTypePointer, view.pointer_type, storage, numbers.type);
    PUT(&r->declarations, SpvOpTypePointer, view.block_pointer, storage, own);
    PUT(&r->declarations, SpvOpVariable, whole, view.variable, storage);
    r->views = reallocate(r->views, r->view_count + 1, sizeof *r->views);
    r->views[r->view_count] = view;
    return &r->views[r->view_count++];
}

static struct typed_view view_of(struct replacer *r, uint32_t variable, struct numbers numbers)
{
    for (size_t n = 0; n < r->view_count; n++)
        if (r->views[n].own == variable && r->views[n].number == numbers.type)
            return r->views[n];
    return *declare_view(r, variable, numbers);
}

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

/* low, or all ones if `high`, what is beyond 32 bits, is not 0. Both come from an instruction with two results. */
static uint32_t saturated(struct replacer *r, SpvOp op, uint32_t a, uint32_t b)
{
    uint32_t both = binary(r, op, r->pair, a, b), low = new_id(r), high = new_id(r), negative = new_id(r);

    PUT(&r->out, SpvOpCompositeExtract, r->u32, low, both, 0);
    PUT(&r->out, SpvOpCompositeExtract, r->u32, high, both, 1);
    PUT(&r->out, SpvOpSNegate, r->u32, negative, high);
    uint32_t any = binary(r, SpvOpBitwiseOr, r->u32, high, negative);
    any = binary(r, SpvOpShiftRightArithmetic, r->u32, any, number(r, 31));
    return binary(r, SpvOpBitwiseOr, r->u32, low, any);
}

/* byte + index * stride; an index is unsigned, and places behind 4 GiB stay there. */
static uint32_t plus(struct replacer *r, uint32_t byte, uint32_t index, uint32_t stride)
{
    uint32_t bytes = stride == 1 ? index : saturated(r, SpvOpUMulExtended, index, number(r, stride));

    return byte ? saturated(r, SpvOpIAddCarry, byte, bytes) : bytes;
}

static void replace_untyped_chain(struct replacer *r, const struct spirv_instruction *i)
{
    struct place *place = &r->places[i->words[2]];
    const uint32_t *type = r->makers[i->words[3]];

    *place = r->places[i->words[4]];
    if (!place->variable)
        test_fails("an untyped access chain from another pointer");
    for (uint32_t n = 5; n < i->length; n++) {
        SpvOp op = opcode_of(type);
        if (op == SpvOpTypeStruct) /* has one member */
            place->byte = plus(r, place->byte, number(r, r->offsets[type[1]]), 1);
        else if (op == SpvOpTypeVector)
            place->byte = plus(r, place->byte, i->words[n], numbers_of(r, type[1]).bytes);
        else if (op != SpvOpTypeArray && op != SpvOpTypeRuntimeArray)
            test_fails("an untyped access chain into a number");
        else if (opcode_of(r->makers[type[2]]) == SpvOpTypeStruct)
            place->descriptor = i->words[n];
        else
            place->byte = plus(r, place->byte, i->words[n], r->strides[type[1]]);
        type = r->makers[type[2]];
    }
}

static void check_bounds(const struct replacer *r, const struct spirv_instruction *i, struct numbers numbers)
{
    const uint32_t *stride = r->makers[i->words[4]], *offset = r->makers[i->words[6]];

    if (i->length < 8 || i->words[7] == 0)
        test_fails("a raw access chain without a check of bounds");
    if (i->words[7] == BY_ELEMENT &&
        (!stride || stride[3] == 0 ||
         (opcode_of(offset) == SpvOpConstant && offset[3] + numbers.lanes * numbers.bytes > stride[3])))
        test_fails("an access beyond the element, checked by elements");
}

static void replace_raw_chain(struct replacer *r, const struct spirv_instruction *i)
{
    const uint32_t *base = r->makers[i->words[3]];
    struct place *place = &r->places[i->words[2]];
    bool is_variable = opcode_of(base) == SpvOpVariable;

    if (!is_variable && (opcode_of(base) != SpvOpAccessChain || base[0] >> SpvWordCountShift != 5))
        test_fails("a raw access chain from another pointer than that of a buffer");
    check_bounds(r, i, numbers_of(r, r->makers[i->words[1]][3]));
    place->variable = is_variable ? i->words[3] : base[3];
    place->descriptor = is_variable ? 0 : base[4];
    /* NVIDIA's product wraps around. */
    place->byte = plus(r, binary(r, SpvOpIMul, r->u32, i->words[4], i->words[5]), i->words[6], 1);
}

/* Pointer to number `lane` behind a pointer to bytes. Untyped pointers to vectors are aligned like 2 or 4 of their
 * numbers where the device has no scalar layout. */
static uint32_t typed_pointer(struct replacer *r, uint32_t pointer, struct numbers numbers, uint32_t lane)
{
    struct place place = r->places[pointer];
    struct typed_view view = view_of(r, place.variable, numbers);
    bool is_raw = (uint32_t)opcode_of(r->makers[pointer]) == DXS_SPV_OP_RAW_ACCESS_CHAIN;
    uint32_t aligned = is_raw || r->scalar_layout || numbers.lanes == 1 ? 1 : numbers.lanes == 2 ? 2 : 4;
    uint32_t words[6] = {view.pointer_type, new_id(r), view.variable}, count = 3, index = number(r, lane);

    if (place.byte) {
        uint32_t byte = place.byte;
        if (aligned > 1)
            byte = binary(r, SpvOpBitwiseAnd, r->u32, byte, number(r, ~(aligned * numbers.bytes - 1)));
        byte = plus(r, byte, number(r, lane * numbers.bytes), 1);
        index = binary(r, SpvOpUDiv, r->u32, byte, number(r, numbers.bytes));
    }
    if (place.descriptor)
        words[count++] = place.descriptor;
    words[count++] = number(r, 0);
    words[count++] = index;
    append_instruction(&r->out, SpvOpAccessChain, words, count);
    if (r->is_non_uniform[pointer])
        PUT(&r->decorations, SpvOpDecorate, words[1], SpvDecorationNonUniform);
    return words[1];
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

static uint32_t component_type(const struct replacer *r, uint32_t type)
{
    return opcode_of(r->makers[type]) == SpvOpTypeVector ? r->makers[type][2] : type;
}

static void replace_load(struct replacer *r, const struct spirv_instruction *i)
{
    struct numbers numbers = numbers_of(r, i->words[1]);
    uint32_t words[2 + 4] = {i->words[1], i->words[2]}, access[MAX_OPERANDS] = {component_type(r, i->words[1])};

    if (i->length > 12 || numbers.lanes > 4)
        test_fails("a load with more words than there are");
    numbers.type = access[0];
    memcpy(access + 3, i->words + 4, (i->length - 4) * sizeof *access);
    for (uint32_t n = 0; n < numbers.lanes; n++) {
        access[2] = typed_pointer(r, i->words[3], numbers, n);
        access[1] = words[2 + n] = numbers.lanes == 1 ? i->words[2] : new_id(r);
        append_instruction(&r->out, SpvOpLoad, access, i->length - 1);
    }
    if (numbers.lanes > 1)
        append_instruction(&r->out, SpvOpCompositeConstruct, words, 2 + numbers.lanes);
}

static void replace_store(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t type = r->makers[i->words[2]][1], access[MAX_OPERANDS];
    struct numbers numbers = numbers_of(r, type);

    if (i->length > 12)
        test_fails("a store with more words than there are");
    numbers.type = component_type(r, type);
    memcpy(access, i->words + 1, (i->length - 1) * sizeof *access);
    for (uint32_t n = 0; n < numbers.lanes; n++) {
        if (numbers.lanes > 1)
            PUT(&r->out, SpvOpCompositeExtract, numbers.type, access[1] = new_id(r), i->words[2], n);
        access[0] = typed_pointer(r, i->words[1], numbers, n);
        append_instruction(&r->out, SpvOpStore, access, i->length - 1);
    }
}

/* The pointer is operand `at`; the number has the result's type, or that of a stored value. */
static void replace_atomic(struct replacer *r, const struct spirv_instruction *i, uint32_t at)
{
    uint32_t words[MAX_OPERANDS], type = at == 3 ? i->words[1] : r->makers[i->words[4]][1];

    if (i->length > MAX_OPERANDS)
        test_fails("an atomic operation with more words than there are");
    memcpy(words, i->words, i->length * sizeof *words);
    words[at] = typed_pointer(r, i->words[at], numbers_of(r, type), 0);
    append_instruction(&r->out, i->opcode, words + 1, i->length - 1);
}

/* The length in numbers of 32 bits, divided by the words of an element. */
static void replace_length(struct replacer *r, const struct spirv_instruction *i)
{
    struct place place = r->places[i->words[4]];
    struct typed_view view = view_of(r, place.variable, (struct numbers){r->u32, 1, 4});
    uint32_t stride = r->strides[r->makers[i->words[3]][2]], pointer = view.variable, length = new_id(r);

    if (place.byte)
        test_fails("the length of an array within a block");
    if (place.descriptor) {
        PUT(&r->out, SpvOpAccessChain, view.block_pointer, pointer = new_id(r), view.variable, place.descriptor);
        if (r->is_non_uniform[i->words[4]])
            PUT(&r->decorations, SpvOpDecorate, pointer, SpvDecorationNonUniform);
    }
    PUT(&r->out, SpvOpArrayLength, r->u32, length, pointer, 0);
    PUT(&r->out, SpvOpUDiv, r->u32, i->words[2], length, number(r, stride / 4));
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

static bool points_to_bytes(const struct replacer *r, uint32_t id)
{
    return id < r->bound && r->places[id].variable;
}

static bool is_atomic(SpvOp op)
{
    return (op >= SpvOpAtomicLoad && op <= SpvOpAtomicXor) || op == SpvOpAtomicFAddEXT || op == SpvOpAtomicFMinEXT ||
           op == SpvOpAtomicFMaxEXT;
}

static void replace_in_function(struct replacer *r, const struct spirv_instruction *i)
{
    if ((uint32_t)i->opcode == DXS_SPV_OP_UNTYPED_ACCESS_CHAIN)
        replace_untyped_chain(r, i);
    else if ((uint32_t)i->opcode == DXS_SPV_OP_RAW_ACCESS_CHAIN)
        replace_raw_chain(r, i);
    else if ((uint32_t)i->opcode == DXS_SPV_OP_UNTYPED_ARRAY_LENGTH)
        replace_length(r, i);
    else if (i->opcode == SpvOpLoad && points_to_bytes(r, i->words[3]))
        replace_load(r, i);
    else if (i->opcode == SpvOpStore && points_to_bytes(r, i->words[1]))
        replace_store(r, i);
    else if (is_atomic(i->opcode) && points_to_bytes(r, i->words[i->opcode == SpvOpAtomicStore ? 1 : 3]))
        replace_atomic(r, i, i->opcode == SpvOpAtomicStore ? 1 : 3);
    else
        append_words(&r->out, i->words, i->length);
}

/* All variables that lie where the module's one lies are decorated like it; they overlap. */
static void replace_decoration(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t words[8];
    bool has_views = false;

    for (size_t n = 0; n < r->view_count && i->length < 8; n++) {
        if (r->views[n].own != i->words[1])
            continue;
        has_views = true;
        memcpy(words, i->words + 1, (i->length - 1) * sizeof *words);
        words[0] = r->views[n].variable;
        if (words[1] == SpvDecorationRestrict)
            words[1] = SpvDecorationAliased;
        append_instruction(&r->out, SpvOpDecorate, words, i->length - 1);
    }
    if (!points_to_bytes(r, i->words[1]) && (!has_views || i->words[2] != SpvDecorationRestrict))
        append_words(&r->out, i->words, i->length);
}

/* From SPIR-V 1.4 on, an entry point lists the variables of buffers. */
static void replace_entry_point(struct replacer *r, const struct spirv_instruction *i)
{
    struct word_list words = {0};
    uint32_t name = 3;

    while (name < i->length && !memchr(&i->words[name], 0, sizeof *i->words))
        name++;
    append_words(&words, i->words + 1, name);
    for (uint32_t n = name + 1; n < i->length; n++) {
        if (!points_to_bytes(r, i->words[n]))
            append_words(&words, i->words + n, 1);
        for (size_t k = 0; k < r->view_count; k++)
            if (r->views[k].own == i->words[n])
                append_words(&words, &r->views[k].variable, 1);
    }
    append_instruction(&r->out, SpvOpEntryPoint, words.words, words.count);
    free(words.words);
}

static bool is_of_extensions(const struct spirv_instruction *i)
{
    const char *name = (const char *)(i->words + 1);

    if (i->opcode == SpvOpCapability)
        return i->words[1] == DXS_SPV_CAPABILITY_UNTYPED_POINTERS ||
               i->words[1] == DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS;
    if (i->opcode == SpvOpExtension)
        return strcmp(name, "SPV_KHR_untyped_pointers") == 0 || strcmp(name, "SPV_NV_raw_access_chains") == 0;
    return (uint32_t)i->opcode == DXS_SPV_OP_TYPE_UNTYPED_POINTER || (uint32_t)i->opcode == DXS_SPV_OP_UNTYPED_VARIABLE;
}

/* What stands before the functions. */
static void replace_declaration(struct replacer *r, const struct spirv_instruction *i)
{
    if (is_of_extensions(i))
        return;
    if (i->opcode == SpvOpEntryPoint)
        replace_entry_point(r, i);
    else if (i->opcode == SpvOpDecorate)
        replace_decoration(r, i);
    else if (i->opcode != SpvOpName || !points_to_bytes(r, i->words[1]))
        append_words(&r->out, i->words, i->length);
}

static void note(struct replacer *r, const struct spirv_instruction *i)
{
    uint32_t id = result_of(i->words);

    if (id)
        r->makers[id] = i->words;
    if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationNonUniform)
        r->is_non_uniform[i->words[1]] = true;
    if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationArrayStride)
        r->strides[i->words[1]] = i->words[3];
    if (i->opcode == SpvOpMemberDecorate && i->words[3] == SpvDecorationOffset && i->words[2] == 0)
        r->offsets[i->words[1]] = i->words[4];
    if ((uint32_t)i->opcode == DXS_SPV_OP_UNTYPED_VARIABLE)
        r->places[id].variable = id;
    if (i->opcode == SpvOpTypeInt && i->words[2] == 32 && i->words[3] == 0)
        r->u32 = id;
    if (i->opcode == SpvOpCapability) {
        r->is_untyped |= i->words[1] == DXS_SPV_CAPABILITY_UNTYPED_POINTERS;
        r->has_raw_chains |= i->words[1] == DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS;
        r->has_heaps |= i->words[1] == DXS_SPV_CAPABILITY_DESCRIPTOR_HEAP;
    }
}

/* The functions come first: they need declarations before them. */
static struct word_list rewrite(struct replacer *r, const uint32_t *words, size_t count, size_t functions)
{
    struct word_list code;
    struct spirv_instruction i;

    PUT(&r->declarations, SpvOpTypeStruct, r->pair = new_id(r), r->u32, r->u32);
    for (size_t at = functions; next_instruction(words, count, &at, &i);)
        replace_in_function(r, &i);
    code = r->out;
    r->out = (struct word_list){0};
    append_words(&r->out, words, SPIRV_HEADER_WORDS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, functions, &at, &i);) {
        if (i.opcode == SpvOpDecorate) {
            append_words(&r->out, r->decorations.words, r->decorations.count);
            r->decorations.count = 0;
        }
        replace_declaration(r, &i);
    }
    append_words(&r->out, r->declarations.words, r->declarations.count);
    append_words(&r->out, code.words, code.count);
    free(code.words);
    r->out.words[SPIRV_BOUND_WORD] = r->next_id;
    return r->out;
}

/* Heaps have untyped pointers of their own: heap_variables.c. */
static struct word_list replace_in_module(const uint32_t *words, size_t count, bool scalar_layout)
{
    size_t functions = 0;
    struct spirv_instruction i;
    struct word_list made = {0};
    struct replacer r = {
        .bound = words[SPIRV_BOUND_WORD], .next_id = words[SPIRV_BOUND_WORD], .scalar_layout = scalar_layout};

    r.makers = allocate(r.bound, sizeof *r.makers);
    r.strides = allocate(r.bound, sizeof *r.strides);
    r.offsets = allocate(r.bound, sizeof *r.offsets);
    r.places = allocate(r.bound, sizeof *r.places);
    r.is_non_uniform = allocate(r.bound, sizeof *r.is_non_uniform);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, count, &at, &i);) {
        note(&r, &i);
        if (i.opcode == SpvOpFunction && !functions)
            functions = (size_t)(i.words - words);
    }
    if ((r.is_untyped || r.has_raw_chains) && !r.has_heaps)
        made = rewrite(&r, words, count, functions);
    free(r.makers);
    free(r.strides);
    free(r.offsets);
    free(r.places);
    free(r.is_non_uniform);
    free(r.views);
    free(r.decorations.words);
    free(r.declarations.words);
    return made;
}

static struct word_list with_scalar_layout(const uint32_t *words, size_t count)
{
    return replace_in_module(words, count, true);
}

static struct word_list with_aligned_vectors(const uint32_t *words, size_t count)
{
    return replace_in_module(words, count, false);
}

void replace_byte_pointers(struct shader *s, const struct device *device)
{
    if (!device_has(device, s->features.on[DXS_FEATURE_RAW_ACCESS_CHAINS] ? "raw-access-chains" : "untyped-pointers"))
        replace_modules(s, s->features.on[DXS_FEATURE_SCALAR_BLOCK_LAYOUT] ? with_scalar_layout : with_aligned_vectors);
}
