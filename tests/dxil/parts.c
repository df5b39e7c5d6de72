/* DXC writes many facts twice: into the metadata of the bitcode, which the library reads, and into other parts of the
 * container, which drivers read. This test reads those parts by itself, and both must agree, for each shader that DXC
 * compiled. (Modules written by hand, NAME.ll, have parts of another form.)
 *
 *   DXIL HASH      versions, stage; hashes
 *   ISG1 OSG1 PSG1 a record for each row of a signature
 *   PSV0           stage, resources, signatures (parts_pipeline.c)
 *   RDAT           functions, resources and nodes of libraries (parts_library.c)
 *   RTS0           bytes of the root signature
 *   ILDB STAT      are read if they are there
 *
 *   parts FILE|FOLDER... */
#include "parts.h"

#include "tests/common/demand.h"
#include "tests/common/files.h"

#include <stdio.h>
#include <string.h>

enum {
    PROGRAM_HEADER_BYTES = 24,
    SIGNATURE_BYTES = 32, /* of a record */
    NO_REGISTER = -1
};

/* ---- Bytes ------------------------------------------------------------------------------------------------------- */

uint8_t byte_at(struct bytes bytes, size_t at)
{
    demand(at < bytes.size, "a number lies in its part");
    return bytes.data[at];
}

uint16_t half_at(struct bytes bytes, size_t at)
{
    return (uint16_t)(byte_at(bytes, at) | byte_at(bytes, at + 1) << 8);
}

uint32_t word_at(struct bytes bytes, size_t at)
{
    return half_at(bytes, at) | (uint32_t)half_at(bytes, at + 2) << 16;
}

struct bytes slice(struct bytes bytes, size_t at, size_t size)
{
    demand(at <= bytes.size && size <= bytes.size - at, "a table lies in its part");
    return (struct bytes){bytes.data + at, size};
}

const char *text_at(struct bytes bytes, size_t at)
{
    demand(at < bytes.size && memchr(bytes.data + at, 0, bytes.size - at), "a text ends in its part");
    return (const char *)bytes.data + at;
}

struct bytes find_part(const struct check *check, const char name[4])
{
    for (uint32_t n = 0; n < word_at(check->container, 28); n++) {
        size_t at = word_at(check->container, 32 + 4 * (size_t)n);
        if (memcmp(slice(check->container, at, 4).data, name, 4) == 0)
            return slice(check->container, at + 8, word_at(check->container, at + 4));
    }
    return (struct bytes){NULL, 0};
}

/* ---- Comparing --------------------------------------------------------------------------------------------------- */

void expect(struct check *check, const char *what, uint64_t part, uint64_t library)
{
    check->compared++;
    if (part == library)
        return;
    printf("%s: %s: the part says 0x%llx, the library 0x%llx\n", check->file, what, (unsigned long long)part,
           (unsigned long long)library);
    check->wrong++;
}

void expect_text(struct check *check, const char *what, const char *part, const char *library)
{
    check->compared++;
    if (library && strcmp(part, library) == 0)
        return;
    printf("%s: %s: the part says \"%s\", the library \"%s\"\n", check->file, what, part, library ? library : "NULL");
    check->wrong++;
}

uint32_t component_of_part(enum dxs_component_type type)
{
    enum {
        U32 = 1,
        S32,
        F32,
        U16,
        S16,
        F16,
        U64,
        S64,
        F64
    };
    /* normalized floats have none */
    static const uint8_t numbers[] = {
        [DXS_COMPONENT_TYPE_I1] = U32,  [DXS_COMPONENT_TYPE_I16] = S16, [DXS_COMPONENT_TYPE_U16] = U16,
        [DXS_COMPONENT_TYPE_I32] = S32, [DXS_COMPONENT_TYPE_U32] = U32, [DXS_COMPONENT_TYPE_I64] = S64,
        [DXS_COMPONENT_TYPE_U64] = U64, [DXS_COMPONENT_TYPE_F16] = F16, [DXS_COMPONENT_TYPE_F32] = F32,
        [DXS_COMPONENT_TYPE_F64] = F64,
    };

    return (size_t)type < sizeof numbers ? numbers[type] : 0;
}

/* ---- Program header, hashes, root signature ---------------------------------------------------------------------- */

static void check_program(struct check *check, struct bytes part)
{
    const struct dxs_module_info *info = dxs_module_describe(check->module);
    uint32_t program = word_at(part, 0), dxil = word_at(part, 12);

    demand(part.size >= PROGRAM_HEADER_BYTES, "a program has a header");
    expect(check, "stage", program >> 16, info->stage);
    expect(check, "shader model", program & 0xFF, info->shader_model_major << 4 | info->shader_model_minor);
    expect(check, "DXIL version", dxil, info->dxil_major << 8 | info->dxil_minor);
}

/* FNV-1 as its authors describe it: multiply, then take in a byte. */
static uint64_t fnv1(struct bytes bytes)
{
    uint64_t hash = 14695981039346656037u;

    for (size_t n = 0; n < bytes.size; n++) {
        hash *= 1099511628211u;
        hash ^= bytes.data[n];
    }
    return hash;
}

static void check_hashes(struct check *check)
{
    struct dxs_shader_hashes hashes = dxs_hash_shader(check->container.data, check->container.size);
    struct bytes part = find_part(check, "HASH");

    expect(check, "hash of all bytes", fnv1(check->container), hashes.hash);
    for (size_t n = 0; n < sizeof hashes.digest; n++)
        expect(check, "digest", byte_at(check->container, 4 + n), hashes.digest[n]);
    for (size_t n = 0; n < sizeof hashes.compiler_hash; n++)
        expect(check, "compiler's hash", part.size ? byte_at(part, 4 + n) : 0, hashes.compiler_hash[n]);
    expect(check, "sources in the hash", part.size ? word_at(part, 0) & 1 : 0, hashes.compiler_hash_has_sources);
}

static void check_root_signature(struct check *check)
{
    struct bytes part = find_part(check, "RTS0");
    size_t size = 0, entry_size = 0;
    const void *whole = dxs_module_root_signature(check->module, &size);
    bool is_library = dxs_module_describe(check->module)->stage == DXS_STAGE_LIBRARY;
    const void *of_entry =
        dxs_module_entry_root_signature(check->module, 0, DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE, &entry_size);

    expect(check, "a root signature", part.size != 0, whole != NULL);
    expect(check, "size of the root signature", part.size, size);
    if (!whole || !part.size)
        return;
    expect(check, "bytes of the root signature", 0, (uint64_t)(memcmp(part.data, whole, part.size) != 0));
    if (is_library)
        return;
    expect(check, "size of the entry point's root signature", part.size, entry_size);
    expect(check, "the entry point's root signature", 0,
           (uint64_t)(!of_entry || memcmp(part.data, of_entry, size) != 0));
    expect(check, "a local root signature", 0,
           dxs_module_entry_root_signature(check->module, 0, DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE, &entry_size) !=
               NULL);
    expect(check, "size of the local root signature", 0, entry_size);
}

/* ---- Names, other programs --------------------------------------------------------------------------------------- */

/* Each entry point is found by both of its names. */
static void check_names(struct check *check)
{
    uint32_t count = dxs_module_describe(check->module)->entry_count;

    for (uint32_t n = 0; n < count; n++) {
        const struct dxs_entry *entry = dxs_module_entry(check->module, n);
        uint32_t found = dxs_module_find_entry(check->module, entry->name);
        expect(check, "an entry point's mangled name", n, dxs_module_find_entry(check->module, entry->mangled_name));
        expect_text(check, "an entry point's name", entry->name,
                    found < count ? dxs_module_entry(check->module, found)->name : NULL);
    }
    expect(check, "an unknown name", DXS_NONE, dxs_module_find_entry(check->module, "no function has this name"));
    expect(check, "an entry point behind the last", 0, dxs_module_entry(check->module, count) != NULL);
}

/* ILDB has debug information. STAT has names of resources, and no other part needs to be there. */
static void check_programs(struct check *check)
{
    static const char names[][5] = {[DXS_PROGRAM_DEBUG] = "ILDB", [DXS_PROGRAM_REFLECTION] = "STAT"};
    dxs_module *module = dxs_module_create(NULL);

    demand(module != NULL, "there is memory for a module");
    for (uint32_t program = DXS_PROGRAM_DEBUG; program <= DXS_PROGRAM_REFLECTION; program++) {
        struct dxs_parse_options options = dxs_default_parse_options();
        const struct dxs_module_info *info = dxs_module_describe(module);
        bool is_there = find_part(check, names[program]).size != 0;
        options.program = (enum dxs_program)program;
        enum dxs_result result = dxs_module_parse(module, check->container.data, check->container.size, &options);
        expect(check, names[program], is_there ? DXS_RESULT_OK : DXS_RESULT_NO_DXIL, result);
        if (!is_there)
            continue;
        info = dxs_module_describe(module);
        expect(check, "stage of another program", dxs_module_describe(check->module)->stage, info->stage);
        expect(check, "resources of another program", dxs_module_describe(check->module)->resource_count,
               info->resource_count);
        if (program == DXS_PROGRAM_DEBUG)
            expect(check, "debug information", 1, info->has_debug_info);
        for (uint32_t n = 0; n < info->resource_count && program == DXS_PROGRAM_REFLECTION; n++)
            expect(check, "a name of a resource", 1, dxs_module_resource(module, n)->name[0] != '\0');
    }
    dxs_module_destroy(module);
}

/* ---- Signatures by rows ------------------------------------------------------------------------------------------ */

/* A row of an element, as ISG1 and its like have it. */
struct row {
    const char *name;
    uint32_t index, stream, component, row_register, mask, used;
};

static struct row row_of(const struct dxs_signature_element *element, uint32_t row)
{
    bool has_register = element->start_row != DXS_NONE;
    uint32_t columns = (1u << element->columns) - 1;

    return (struct row){element->name,
                        element->semantic_indices[row],
                        element->stream,
                        component_of_part(element->component_type),
                        has_register ? element->start_row + row : (uint32_t)NO_REGISTER,
                        columns << (has_register ? element->start_column : 0),
                        element->usage_mask << (has_register ? element->start_column : 0)};
}

static bool same_row(const struct row *a, const struct row *b)
{
    return strcmp(a->name, b->name) == 0 && a->index == b->index && a->stream == b->stream &&
           a->component == b->component && a->row_register == b->row_register && a->mask == b->mask &&
           a->used == b->used;
}

static bool has_row(const struct dxs_signature *signature, const struct row *wanted)
{
    for (uint32_t e = 0; e < signature->count; e++) {
        for (uint32_t r = 0; r < signature->elements[e].rows; r++) {
            struct row row = row_of(&signature->elements[e], r);
            if (same_row(&row, wanted))
                return true;
        }
    }
    return false;
}

/* `writes`: the mask of columns names those that are never written. Otherwise it names those that are read. */
static void check_rows(struct check *check, const char name[5], const struct dxs_signature *signature, bool writes)
{
    struct bytes part = find_part(check, name);
    const struct dxs_module_info *info = dxs_module_describe(check->module);
    bool has_use = info->validator_minor >= 5; /* metadata for earlier validators do not tell it */
    uint32_t count = part.size ? word_at(part, 0) : 0, rows = 0;

    for (uint32_t e = 0; e < signature->count; e++)
        rows += signature->elements[e].rows;
    expect(check, name, count, rows);
    for (uint32_t n = 0; n < count; n++) {
        struct bytes record = slice(part, word_at(part, 4) + (size_t)SIGNATURE_BYTES * n, SIGNATURE_BYTES);
        struct row row = {text_at(part, word_at(record, 4)),
                          word_at(record, 8),
                          word_at(record, 0),
                          word_at(record, 16),
                          word_at(record, 20),
                          byte_at(record, 24),
                          byte_at(record, 25)};
        row.used = !has_use ? 0 : writes ? row.mask & ~row.used : row.used;
        check->compared++;
        if (has_row(signature, &row))
            continue;
        printf("%s: %s: the library lacks %s%u, stream %u, type %u, register %d, mask %u, used %u\n", check->file, name,
               row.name, row.index, row.stream, row.component, (int)row.row_register, row.mask, row.used);
        check->wrong++;
    }
}

/* ---- Files ------------------------------------------------------------------------------------------------------- */

static void check_parts(struct check *check)
{
    const struct dxs_entry *entry = dxs_module_entry(check->module, 0);

    check_program(check, find_part(check, "DXIL"));
    check_hashes(check);
    check_root_signature(check);
    check_names(check);
    check_programs(check);
    if (dxs_module_describe(check->module)->stage == DXS_STAGE_LIBRARY) {
        check_runtime_data(check, find_part(check, "RDAT"));
        return;
    }
    check_rows(check, "ISG1", &entry->inputs, false);
    check_rows(check, "OSG1", &entry->outputs, true);
    check_rows(check, "PSG1", &entry->patch_or_primitive, entry->stage != DXS_STAGE_DOMAIN);
    check_pipeline_state(check, find_part(check, "PSV0"), entry);
}

static void check_file(dxs_module *module, const struct input_file *file, struct check *totals)
{
    struct check check = {.file = file->path, .module = module, .container = {file->bytes, file->size}};
    enum dxs_result result = dxs_module_parse(module, file->bytes, file->size, NULL);

    if (result == DXS_RESULT_OK) {
        check_parts(&check);
    } else {
        printf("%s: %s\n", file->path, dxs_module_error(module)->message);
        check.wrong = 1;
    }
    totals->compared += check.compared;
    totals->wrong += check.wrong;
}

/* Whether DXC compiled the file: it has no source NAME.ll. */
static bool is_compiled(const struct input_file *file)
{
    size_t length = strlen(file->path);
    char source[4096];

    demand(length > 5 && length < sizeof source, "the path has a usual length");
    memcpy(source, file->path, length + 1);
    strcpy(source + length - strlen("dxil"), "ll");
    FILE *stream = fopen(source, "r");
    if (stream)
        fclose(stream);
    return !stream && file->size > 32 && memcmp(file->bytes, "DXBC", 4) == 0;
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    struct check totals = {0};
    dxs_module *module = dxs_module_create(NULL);

    demand(module && argc > 1, "there are files");
    for (int n = 1; n < argc; n++)
        demand(add_input_files(&files, argv[n]), "they can be read");
    for (size_t n = 0; n < files.count; n++)
        if (is_compiled(&files.data[n]))
            check_file(module, &files.data[n], &totals);
    printf("%llu facts of %zu files compared, %llu differ\n", totals.compared, files.count, totals.wrong);
    dxs_module_destroy(module);
    free_input_files(&files);
    return totals.wrong != 0 || totals.compared == 0;
}
