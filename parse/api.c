/* The public functions of dxs_module: create, parse, describe. */
#include "base/little_endian.h"
#include "base/sized.h"
#include "base/text.h"
#include "dxbc/module.h"
#include "dxil/module_object.h"

#include <stdlib.h>
#include <string.h>

#define TEXT_OF(number) #number
#define VERSION_TEXT(major, minor, patch) TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

/* Far above what real shaders need; a hostile file of a few kilobytes soon reaches them. */
static const struct dxs_limits default_limits = {
    .memory = DEFAULT_MEMORY_LIMIT,
    .values = UINT32_C(1) << 24,
    .blocks = UINT32_C(1) << 20,
    .types = UINT32_C(1) << 20,
    .nesting = MAX_NESTING,
};

const char *dxs_version(void)
{
    return VERSION_TEXT(DXS_VERSION_MAJOR, DXS_VERSION_MINOR, DXS_VERSION_PATCH);
}

const char *dxs_result_name(enum dxs_result result)
{
    static const char names[] = "DXS_RESULT_OK\0"
                                "DXS_RESULT_OUT_OF_MEMORY\0"
                                "DXS_RESULT_LIMIT_EXCEEDED\0"
                                "DXS_RESULT_INVALID_ARGUMENT\0"
                                "DXS_RESULT_INVALID_CONTAINER\0"
                                "DXS_RESULT_INVALID_BITCODE\0"
                                "DXS_RESULT_INVALID_MODULE\0"
                                "DXS_RESULT_NO_DXIL\0"
                                "DXS_RESULT_UNSUPPORTED\0"
                                "DXS_RESULT_NO_MAPPING\0"
                                "DXS_RESULT_BAD_MAPPING\0"
                                "DXS_RESULT_INTERNAL_ERROR\0"
                                "DXS_RESULT_NOT_COVERED\0"
                                "DXS_RESULT_MAPPING_LIMIT\0"
                                "DXS_RESULT_DYNAMIC_CONSTANTS\0"
                                "DXS_RESULT_VALUE_LIMIT\0"
                                "DXS_RESULT_BLOCK_LIMIT\0"
                                "DXS_RESULT_TYPE_LIMIT\0"
                                "DXS_RESULT_NESTING_LIMIT\0";

    return nth_text(names, (uint32_t)result);
}

const char *dxs_stage_name(enum dxs_stage stage)
{
    static const char names[] = "pixel\0"
                                "vertex\0"
                                "geometry\0"
                                "hull\0"
                                "domain\0"
                                "compute\0"
                                "library\0"
                                "ray generation\0"
                                "intersection\0"
                                "any hit\0"
                                "closest hit\0"
                                "miss\0"
                                "callable\0"
                                "mesh\0"
                                "amplification\0"
                                "node\0";

    return nth_text(names, (uint32_t)stage);
}

/* ---- Objects ----------------------------------------------------------------------------------------------------- */

dxs_module *dxs_module_create(const struct dxs_allocator *allocator)
{
    dxs_module *module = allocate_object(allocator, sizeof *module);

    if (!module)
        return NULL;
    if (allocator)
        module->allocator = *allocator;
    arena_init(&module->arena, allocator, &module->fault, DEFAULT_MEMORY_LIMIT);
    fault_clear(&module->fault);
    return module;
}

void dxs_module_destroy(dxs_module *module)
{
    if (!module)
        return;
    arena_free(&module->arena);
    if (module->allocator.release)
        module->allocator.release(module->allocator.user, module, sizeof *module);
    else
        free(module);
}

/* ---- Parsing ----------------------------------------------------------------------------------------------------- */

static struct dxs_parse_options default_parse_options(void)
{
    return (struct dxs_parse_options){.program = DXS_PROGRAM_DXIL, .limits = default_limits};
}

void dxs_parse_options_init(struct dxs_parse_options *options, size_t size)
{
    struct dxs_parse_options defaults = default_parse_options();

    sized_init(options, size, &defaults, sizeof defaults);
}

static struct dxs_parse_options complete_options(struct fault *fault, const struct dxs_parse_options *given)
{
    struct dxs_parse_options options = default_parse_options();

    if (!given)
        return options;
    sized_read(fault, &options, sizeof options, given, "dxs_parse_options");
    options.limits = complete_limits(fault, options.limits, &default_limits);
    if (options.limits.nesting > MAX_NESTING)
        options.limits.nesting = MAX_NESTING;
    if (options.limits.values > MAX_VALUES)
        options.limits.values = MAX_VALUES;
    if ((unsigned)options.program > DXS_PROGRAM_REFLECTION)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "dxs_parse_options.program: %u does not exist",
             (unsigned)options.program);
    return options;
}

static struct program_header find_program(struct fault *fault, const struct container *container,
                                          enum dxs_program program)
{
    static const char names[][5] = {
        [DXS_PROGRAM_DXIL] = "DXIL", [DXS_PROGRAM_DEBUG] = "ILDB", [DXS_PROGRAM_REFLECTION] = "STAT"};
    const struct container_part *part = &container->program[container->is_raw_bitcode ? DXS_PROGRAM_DXIL : program];

    if (container->is_raw_bitcode)
        return (struct program_header){
            .bitcode = part->data, .bitcode_size = part->size, .bitcode_offset = part->offset};
    if (!part->data)
        fail(fault, DXS_RESULT_NO_DXIL, "the container has no %s part", names[program]);
    fault->error.part = load32((const uint8_t *)names[program]);
    return program_header_read(fault, part);
}

static struct module *read_program(dxs_module *module, const struct container *container, enum dxs_program program,
                                   const struct dxs_limits *limits, enum module_extent extent)
{
    struct program_header header = find_program(&module->fault, container, program);
    struct module *contents = module_read(&module->arena, header.bitcode, header.bitcode_size, header.bitcode_offset,
                                          *limits, &module->cache, extent);

    module->fault.error.offset = DXS_NONE;
    return contents;
}

/* Compilers strip names from the code's part only. */
static enum dxs_program program_with_names(const struct container *container, enum dxs_program program)
{
    if (program != DXS_PROGRAM_DXIL)
        return program;
    return container->program[DXS_PROGRAM_DEBUG].data        ? DXS_PROGRAM_DEBUG
           : container->program[DXS_PROGRAM_REFLECTION].data ? DXS_PROGRAM_REFLECTION
                                                             : program;
}

static void read_names(dxs_module *module, struct module *contents, const struct container *container,
                       const struct dxs_parse_options *options)
{
    enum dxs_program program = program_with_names(container, options->program);
    struct module *named = contents;

    if (program != options->program) {
        named = read_program(module, container, program, &options->limits, DECLARATIONS);
        module_read_resources(named);
    }
    module_read_names(contents, named);
}

static struct module *read_bitcode(dxs_module *module, const struct container *container,
                                   const struct dxs_parse_options *options)
{
    struct module *contents = read_program(module, container, options->program, &options->limits, WHOLE_MODULE);

    module_read_views(contents);
    if (options->names)
        read_names(module, contents, container, options);
    module_read_sources(contents, &container->sources);
    if (container->runtime_data.data)
        module_read_runtime_data(contents, &container->runtime_data);
    return contents;
}

/* Tokens of the shader models before DXIL. A container with both is for systems that know one of them. */
static struct module *read_tokens(dxs_module *module, const struct container *container,
                                  const struct dxs_parse_options *options)
{
#ifdef DXS_WITH_DXBC
    struct module *contents = tokens_read_module(&module->arena, container, options->limits);

    if (options->names)
        tokens_read_members(contents, &container->reflection);
    return contents;
#else
    (void)container, (void)options;
    fail(&module->fault, DXS_RESULT_NO_DXIL, "the container holds DXBC code (shader model 5 or older), not DXIL");
#endif
}

static void parse(dxs_module *module, const void *bytes, size_t size, const struct dxs_parse_options *given)
{
    struct dxs_parse_options options = complete_options(&module->fault, given);
    struct container container;

    if (!bytes && size > 0)
        fail(&module->fault, DXS_RESULT_INVALID_ARGUMENT, "the pointer to the input is NULL");
    module->arena.limit = options.limits.memory;
    container_read(&container, &module->fault, bytes, size, options.check_hash);
    bool is_older = container.tokens.data && !container.program[DXS_PROGRAM_DXIL].data;
    struct module *contents =
        is_older ? read_tokens(module, &container, &options) : read_bitcode(module, &container, &options);
    container_read_hashes(&container, &contents->identity);
    if (container.root_signature.data) {
        module->root_signature =
            arena_copy(&module->arena, container.root_signature.data, container.root_signature.size, 1);
        module->root_signature_size = container.root_signature.size;
    }
    module->contents = contents;
}

enum dxs_result dxs_module_parse(dxs_module *module, const void *bytes, size_t size,
                                 const struct dxs_parse_options *options)
{
    module->contents = NULL;
    module->root_signature = NULL;
    module->root_signature_size = 0;
    arena_reset(&module->arena);
    fault_clear(&module->fault);
    if (setjmp(module->fault.unwind) == 0) {
        parse(module, bytes, size, options);
        fault_clear(&module->fault);
    }
    return module->fault.error.code;
}

const struct dxs_error *dxs_module_error(const dxs_module *module)
{
    return &module->fault.error;
}

/* ---- Contents ---------------------------------------------------------------------------------------------------- */

const struct dxs_module_info *dxs_module_describe(const dxs_module *module)
{
    static const struct dxs_module_info empty;

    return module->contents ? &module->contents->info : &empty;
}

const struct dxs_entry *dxs_module_entry(const dxs_module *module, uint32_t index)
{
    const struct module *contents = module->contents;
    return contents && index < contents->info.entry_count ? &contents->entries[index] : NULL;
}

uint32_t dxs_module_find_entry(const dxs_module *module, const char *name)
{
    const struct module *contents = module->contents;

    for (uint32_t i = 0; contents && i < contents->info.entry_count; i++) {
        const struct dxs_entry *entry = &contents->entries[i];
        if (strcmp(entry->name, name) == 0 || strcmp(entry->mangled_name, name) == 0)
            return i;
    }
    return DXS_NONE;
}

const struct dxs_resource *dxs_module_resource(const dxs_module *module, uint32_t index)
{
    const struct module *contents = module->contents;
    return contents && index < contents->info.resource_count ? &contents->resources[index].info : NULL;
}

const struct dxs_buffer_member *dxs_module_buffer_members(const dxs_module *module, uint32_t resource, uint32_t *count)
{
    const struct module *contents = module->contents;
    bool exists = contents && resource < contents->info.resource_count;

    *count = exists ? contents->resources[resource].member_count : 0;
    return exists ? contents->resources[resource].members : NULL;
}

const void *dxs_module_root_signature(const dxs_module *module, size_t *size)
{
    *size = module->root_signature_size;
    return module->root_signature;
}

const struct dxs_library_function *dxs_module_library_function(const dxs_module *module, uint32_t index)
{
    const struct module *contents = module->contents;
    return contents && index < contents->info.library_function_count ? &contents->library_functions[index] : NULL;
}

const void *dxs_module_entry_root_signature(const dxs_module *module, uint32_t entry, enum dxs_subobject_kind kind,
                                            size_t *size)
{
    const struct dxs_entry *info = dxs_module_entry(module, entry);

    *size = 0;
    if (!info)
        return NULL;
    if (kind == DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE && module->root_signature)
        return dxs_module_root_signature(module, size);
    const struct dxs_subobject *subobject = associated_subobject(module->contents, info, kind);
    if (!subobject)
        return NULL;
    *size = subobject->root_signature_size;
    return subobject->root_signature;
}

const struct dxs_subobject *dxs_module_subobject(const dxs_module *module, uint32_t index)
{
    const struct module *contents = module->contents;
    return contents && index < contents->info.subobject_count ? &contents->subobjects[index] : NULL;
}
