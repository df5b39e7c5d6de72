/* Blobs: what was parsed, and what it holds. */
#include "compat.h"
#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Containers -------------------------------------------------------------------------------------------------- */

enum {
    FOURCC_DXBC = 'D' | 'X' << 8 | 'B' << 16 | 'C' << 24,
    FOURCC_DXIL = 'D' | 'X' << 8 | 'I' << 16 | 'L' << 24,
    FOURCC_STAT = 'S' | 'T' << 8 | 'A' << 16 | 'T' << 24,
    PART_COUNT_AT = 28,     /* bytes from the start of a container */
    PART_OFFSETS_AT = 32,   /* a word for each part */
    PART_CONTENT_AT = 8,    /* bytes from the start of a part */
    PROGRAM_MAGIC_AT = 8,   /* bytes from the start of the content; the bitcode's offset counts from here */
    BITCODE_OFFSET_AT = 16, /* bytes from the start of the content */
    BITCODE_SIZE_AT = 20
};

static uint32_t word_at(const unsigned char *bytes, size_t size, size_t at)
{
    uint32_t word = 0;

    if (at <= size && size - at >= sizeof word)
        memcpy(&word, bytes + at, sizeof word);
    return word;
}

static bool is_container(const unsigned char *bytes, size_t size)
{
    return word_at(bytes, size, 0) == FOURCC_DXBC;
}

/* The bitcode of a container that was parsed without a fault. */
static const void *find_bitcode(const unsigned char *bytes, size_t size, uint32_t fourcc, size_t *bitcode_size)
{
    uint32_t count = word_at(bytes, size, PART_COUNT_AT);

    for (uint32_t n = 0; n < count; n++) {
        size_t part = word_at(bytes, size, PART_OFFSETS_AT + (size_t)4 * n);
        if (word_at(bytes, size, part) != fourcc)
            continue;
        size_t content = part + PART_CONTENT_AT;
        size_t begin = content + PROGRAM_MAGIC_AT + word_at(bytes, size, content + BITCODE_OFFSET_AT);
        *bitcode_size = word_at(bytes, size, content + BITCODE_SIZE_AT);
        return begin <= size && *bitcode_size <= size - begin ? bytes + begin : NULL;
    }
    return NULL;
}

static dxil_spv_result copy_bitcode(dxil_spv_parsed_blob blob, const void *bitcode, size_t size)
{
    if (!bitcode)
        return DXIL_SPV_SUCCESS;
    blob->bitcode = malloc(size ? size : 1);
    if (!blob->bitcode)
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    memcpy(blob->bitcode, bitcode, size);
    blob->bitcode_size = size;
    return DXIL_SPV_SUCCESS;
}

/* ---- Subobjects -------------------------------------------------------------------------------------------------- */

/* Strings that the interface wants in one array: three of a hit group, of an association the subobject first. */
static unsigned export_count(const struct dxs_subobject *subobject)
{
    return subobject->kind == DXS_SUBOBJECT_KIND_HIT_GROUP     ? 3
           : subobject->kind == DXS_SUBOBJECT_KIND_ASSOCIATION ? 1 + subobject->export_count
                                                               : 0;
}

static void list_exports(const struct dxs_subobject *subobject, const char **exports)
{
    if (subobject->kind == DXS_SUBOBJECT_KIND_HIT_GROUP) {
        exports[0] = subobject->any_hit;
        exports[1] = subobject->closest_hit;
        exports[2] = subobject->intersection;
    } else if (subobject->kind == DXS_SUBOBJECT_KIND_ASSOCIATION) {
        exports[0] = subobject->associated;
        for (uint32_t n = 0; n < subobject->export_count; n++)
            exports[1 + n] = subobject->exports[n];
    }
}

static dxil_spv_result list_all_exports(dxil_spv_parsed_blob blob)
{
    uint32_t count = dxs_module_describe(blob->module)->subobject_count;
    size_t strings = 0;

    for (uint32_t n = 0; n < count; n++)
        strings += export_count(dxs_module_subobject(blob->module, n));
    if (strings == 0)
        return DXIL_SPV_SUCCESS;
    blob->exports = malloc(strings * sizeof *blob->exports);
    if (!blob->exports)
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    const char **next = blob->exports;
    for (uint32_t n = 0; n < count; n++) {
        list_exports(dxs_module_subobject(blob->module, n), next);
        next += export_count(dxs_module_subobject(blob->module, n));
    }
    return DXIL_SPV_SUCCESS;
}

unsigned dxil_spv_parsed_blob_get_num_rdat_subobjects(dxil_spv_parsed_blob blob)
{
    if (!blob)
        return 0;
    return dxs_module_describe(blob->module)->subobject_count;
}

static void describe_arguments(const struct dxs_subobject *from, unsigned args[2])
{
    switch (from->kind) {
    case DXS_SUBOBJECT_KIND_STATE_OBJECT_CONFIG:
        args[0] = from->flags;
        break;
    case DXS_SUBOBJECT_KIND_SHADER_CONFIG:
        args[0] = from->max_payload_size;
        args[1] = from->max_attribute_size;
        break;
    case DXS_SUBOBJECT_KIND_PIPELINE_CONFIG:
    case DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1:
        args[0] = from->max_recursion_depth;
        args[1] = from->flags;
        break;
    default:
        break;
    }
}

void dxil_spv_parsed_blob_get_rdat_subobject(dxil_spv_parsed_blob blob, unsigned index,
                                             dxil_spv_rdat_subobject *subobject)
{
    if (!blob || !subobject)
        return;
    const struct dxs_subobject *from = dxs_module_subobject(blob->module, index);
    const char **exports = blob->exports;
    memset(subobject, 0, sizeof *subobject);
    if (!from)
        return;
    for (unsigned n = 0; n < index; n++)
        exports += export_count(dxs_module_subobject(blob->module, n));
    subobject->kind = (dxil_spv_rdat_subobject_kind)from->kind;
    subobject->subobject_name = from->name;
    subobject->hit_group_type = (dxil_spv_hit_group_type)from->hit_group_type;
    subobject->num_exports = export_count(from);
    subobject->exports = subobject->num_exports ? exports : NULL;
    describe_arguments(from, subobject->args);
    if (from->root_signature) {
        subobject->payload = blob->bytes + from->root_signature_offset;
        subobject->payload_size = from->root_signature_size;
    }
}

/* ---- Parsing ----------------------------------------------------------------------------------------------------- */

static dxil_spv_result log_parse_error(dxs_module *module, enum dxs_result result)
{
    log_message(DXIL_SPV_LOG_LEVEL_ERROR, "%s", dxs_module_error(module)->message);
    return result == DXS_RESULT_OUT_OF_MEMORY ? DXIL_SPV_ERROR_OUT_OF_MEMORY : DXIL_SPV_ERROR_PARSER;
}

static dxil_spv_result parse(dxil_spv_parsed_blob blob, enum dxs_program program)
{
    struct dxs_parse_options options = dxs_default_parse_options();

    options.program = program;
    blob->module = take_module();
    if (!blob->module)
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    enum dxs_result result = dxs_module_parse(blob->module, blob->bytes, blob->size, &options);
    if (result == DXS_RESULT_NO_DXIL && program == DXS_PROGRAM_REFLECTION)
        return DXIL_SPV_ERROR_NO_DATA;
    if (result != DXS_RESULT_OK)
        return log_parse_error(blob->module, result);
    return list_all_exports(blob);
}

/* `is_wrapped`: the bytes are a container's, not bitcode alone. */
static dxil_spv_result fill(dxil_spv_parsed_blob blob, enum dxs_program program, bool is_wrapped)
{
    const void *bitcode = blob->bytes;
    size_t bitcode_size = blob->size;

    if (is_container(blob->bytes, blob->size) != is_wrapped) {
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, is_wrapped ? "these are not the bytes of a container"
                                                         : "these are the bytes of a container, not of bitcode");
        return DXIL_SPV_ERROR_PARSER;
    }
    dxil_spv_result result = parse(blob, program);
    if (result != DXIL_SPV_SUCCESS)
        return result;
    if (is_wrapped)
        bitcode = find_bitcode(blob->bytes, blob->size, program == DXS_PROGRAM_DXIL ? FOURCC_DXIL : FOURCC_STAT,
                               &bitcode_size);
    return copy_bitcode(blob, bitcode, bitcode_size);
}

/* Makes a blob of the bytes; what fails in between leaves nothing behind. */
static dxil_spv_result make_blob(const void *data, size_t size, enum dxs_program program, bool is_wrapped,
                                 dxil_spv_parsed_blob *blob)
{
    if (!data || !blob)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    dxil_spv_parsed_blob made = calloc(1, sizeof *made);
    if (!made)
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    made->bytes = data;
    made->size = size;
    dxil_spv_result result = fill(made, program, is_wrapped);
    if (result == DXIL_SPV_SUCCESS)
        *blob = made;
    else
        dxil_spv_parsed_blob_free(made);
    return result;
}

dxil_spv_result dxil_spv_parse_dxil_blob(const void *data, size_t size, dxil_spv_parsed_blob *blob)
{
    return make_blob(data, size, DXS_PROGRAM_DXIL, true, blob);
}

dxil_spv_result dxil_spv_parse_reflection_dxil_blob(const void *data, size_t size, dxil_spv_parsed_blob *blob)
{
    return make_blob(data, size, DXS_PROGRAM_REFLECTION, true, blob);
}

dxil_spv_result dxil_spv_parse_dxil(const void *data, size_t size, dxil_spv_parsed_blob *blob)
{
    return make_blob(data, size, DXS_PROGRAM_DXIL, false, blob);
}

void dxil_spv_parsed_blob_free(dxil_spv_parsed_blob blob)
{
    if (!blob)
        return;
    give_module(blob->module, blob->size);
    give_converter(blob->disassembler, blob->size);
    free(blob->bitcode);
    free(blob->exports);
    free(blob);
}

/* ---- Text -------------------------------------------------------------------------------------------------------- */

dxil_spv_result dxil_spv_parsed_blob_get_disassembled_ir(dxil_spv_parsed_blob blob, const char **str)
{
    size_t size;

    if (!blob || !str)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (!blob->disassembler)
        blob->disassembler = take_converter();
    if (!blob->disassembler)
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    if (dxs_disassemble(blob->disassembler, blob->module, str, &size) == DXS_RESULT_OK)
        return DXIL_SPV_SUCCESS;
    log_message(DXIL_SPV_LOG_LEVEL_ERROR, "%s", dxs_converter_error(blob->disassembler)->message);
    return DXIL_SPV_ERROR_GENERIC;
}

void dxil_spv_parsed_blob_dump_llvm_ir(dxil_spv_parsed_blob blob)
{
    const char *text;

    if (dxil_spv_parsed_blob_get_disassembled_ir(blob, &text) == DXIL_SPV_SUCCESS)
        fprintf(stderr, "%s\n", text);
}

dxil_spv_result dxil_spv_parsed_blob_get_raw_ir(dxil_spv_parsed_blob blob, const void **data, size_t *size)
{
    if (!blob || !data || !size)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (!blob->bitcode)
        return DXIL_SPV_ERROR_GENERIC;
    *data = blob->bitcode;
    *size = blob->bitcode_size;
    return DXIL_SPV_SUCCESS;
}
