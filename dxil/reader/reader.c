/* Reads LLVM 3.7 bitcode into a module: the top level. Function bodies are read last, when everything that they can
 * name has been read. */
#include "dxil/reader/reader.h"
#include "dxil/bitstream/bits.h"
#include "dxil/reader/body.h"
#include "dxil/reader/constants.h"
#include "dxil/reader/metadata.h"
#include "dxil/reader/types.h"

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

enum module_record {
    RECORD_VERSION = 1,
    RECORD_TRIPLE = 2,
    RECORD_DATA_LAYOUT = 3,
    RECORD_GLOBAL = 7,
    RECORD_FUNCTION = 8,
    RECORD_ALIAS = 9,
    RECORD_PURGE_VALUES = 10
};

enum {
    READ_FOR_DECLARATIONS = 1 << BLOCK_TYPES | 1 << BLOCK_CONSTANTS | 1 << BLOCK_METADATA, /* blocks */
    MAGIC_BYTES = 4,
    FUNCTION_NUMBERS = 8,   /* that a function's record has at least */
    GLOBAL_IS_CONSTANT = 1, /* flags in a global's second number */
    GLOBAL_EXPLICIT_TYPE = 2,
    GLOBAL_SPACE_SHIFT = 2
};

/* ---- Globals, functions, aliases --------------------------------------------------------------------------------- */

static void read_global(struct reader *reader)
{
    const uint64_t *operands = reader->stream.operands;
    struct global global = {.name = ""};

    require_operands(reader, 6, "a global variable");
    type_id type = check_type_id(reader, operands[0]);
    if (operands[1] & GLOBAL_EXPLICIT_TYPE) {
        if (operands[1] >> GLOBAL_SPACE_SHIFT > UINT8_MAX)
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a global variable in address space %llu",
                        (unsigned long long)(operands[1] >> GLOBAL_SPACE_SHIFT));
        if (!is_sized_type(reader, type) && reader_type(reader, type)->kind != TYPE_OPAQUE)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a global variable: memory cannot hold its type");
        global.value_type = type;
        global.type = pointer_type(reader, type, (uint32_t)(operands[1] >> GLOBAL_SPACE_SHIFT));
    } else {
        if (reader_type(reader, type)->kind != TYPE_POINTER)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a global variable: its type must be a pointer");
        global.type = type;
        global.value_type = reader_type(reader, type)->element;
    }
    if (operands[4] > MAX_ALIGNMENT + 1 || operands[2] > NO_VALUE)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a global variable: impossible alignment or initializer");
    global.address_space = reader_type(reader, global.type)->address_space;
    global.is_constant = operands[1] & GLOBAL_IS_CONSTANT;
    global.initializer = operands[2] ? (value_id)operands[2] - 1 : NO_VALUE;
    global.linkage = (uint8_t)operands[3];
    global.alignment = operands[4] ? UINT32_C(1) << (operands[4] - 1) : 0;
    vector_push(reader->arena, &reader->values, make_value(VALUE_GLOBAL, global.type, reader->globals.count));
    vector_push(reader->arena, &reader->globals, global);
}

static NOINLINE void add_function(struct reader *reader, type_id type, bool is_declaration, uint64_t linkage,
                                  uint64_t attributes)
{
    type_id pointer = pointer_type(reader, type, 0);

    vector_push(reader->arena, &reader->values, make_value(VALUE_FUNCTION, pointer, reader->functions.count));
    vector_push(reader->arena, &reader->functions,
                (struct function){.name = "",
                                  .type = type,
                                  .is_declaration = is_declaration,
                                  .linkage = (uint8_t)linkage,
                                  .attributes = (uint32_t)attributes});
}

static COLD void read_function(struct reader *reader)
{
    const uint64_t *operands = reader->stream.operands;

    require_operands(reader, FUNCTION_NUMBERS, "a function");
    type_id type = check_type_id(reader, operands[0]);
    if (reader_type(reader, type)->kind == TYPE_POINTER)
        type = reader_type(reader, type)->element;
    if (reader_type(reader, type)->kind != TYPE_FUNCTION)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a function: its type is no function type");
    if (operands[4] > UINT32_MAX)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a function: its attribute list is out of range");
    add_function(reader, type, operands[2] != 0, operands[3], operands[4]);
}

/* Reads a function straight from the bits if all numbers behind its type take one chunk. Returns false for any other
 * record, and for all that is wrong. */
static bool read_usual_function(struct reader *reader)
{
    enum {
        TOGETHER = FAST_BITS / 6 /* numbers that one load holds */
    };
    struct bitstream *stream = &reader->stream;
    const struct bitstream_scope *scope = stream->scope;
    uint64_t position = stream->position, type;

    if (!has_bytes_for(stream, MAX_AT_ONCE + 4))
        return false;
    uint64_t window = bits_at(stream, position);
    uint32_t start = window >> scope->id_width & 0xFFF, count = start >> 6; /* code and count; a long one: 32 or more */
    if ((window & scope->id_mask) != ID_UNABBREVIATED || (start & 0x3F) != RECORD_FUNCTION ||
        count < FUNCTION_NUMBERS || count > MAX_AT_ONCE)
        return false;
    window >>= scope->id_width + 12;
    position += scope->id_width + 12;
    if (!take_short_vbr6(&window, &position, &type) || type >= reader->types.count ||
        reader_type(reader, (type_id)type)->kind != TYPE_FUNCTION)
        return false;
    uint64_t numbers = bits_at(stream, position); /* the convention comes first */
    for (uint32_t left = count - 1, n; left > 0; left -= n, position += 6 * n) {
        n = left < TOGETHER ? left : TOGETHER;
        window = bits_at(stream, position);
        if (window & CONTINUED_VBR6 & ((UINT64_C(1) << 6 * n) - 1))
            return false;
    }
    stream->start = stream->position;
    stream->position = position;
    add_function(reader, (type_id)type, numbers >> 6 & 0x1F, numbers >> 12 & 0x1F, numbers >> 18 & 0x1F);
    return true;
}

static void read_alias(struct reader *reader)
{
    const uint64_t *operands = reader->stream.operands;

    require_operands(reader, 3, "an alias");
    type_id type = check_type_id(reader, operands[0]);
    if (reader_type(reader, type)->kind != TYPE_POINTER || operands[1] >= MAX_VALUES)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "an alias: it must be a pointer");
    reader->has_aliases = true;
    vector_push(reader->arena, &reader->values, make_value(VALUE_ALIAS, type, (uint32_t)operands[1]));
}

/* Uses the triple and the data layout of an earlier module if they follow here, as they follow the types in most files.
 */
static COLD void use_cached_target(struct reader *reader)
{
    const struct cached_target *cached = &reader->cache->target;

    if (reader->reads_declarations) /* beside a module whose texts may be those in the cache */
        return;
    reader->target_start = reader->target_end = reader->stream.position;
    if (!bitstream_skip_prefix(&reader->stream, &cached->prefix))
        return;
    reader->module->triple = cached->triple;
    reader->module->data_layout = cached->data_layout;
}

/* The target's triple or the data layout. Caches both if they follow the types, and one another. */
static COLD void read_target(struct reader *reader)
{
    const struct bitstream *stream = &reader->stream;
    struct module *module = reader->module;
    struct cached_target *cached = &reader->cache->target;

    if (stream->code == RECORD_TRIPLE)
        module->triple = reader_text(reader, 0);
    else
        module->data_layout = reader_text(reader, 0);
    if (stream->start != reader->target_end)
        return;
    reader->target_end = stream->code == RECORD_TRIPLE ? stream->position : 0;
    if (stream->code == RECORD_TRIPLE || stream->start == reader->target_start /* without the triple */ ||
        strlen(module->triple) >= sizeof cached->triple || stream->count >= sizeof cached->data_layout ||
        !bitstream_cache_prefix(stream, reader->target_start, &cached->prefix))
        return;
    strcpy(cached->triple, module->triple);
    strcpy(cached->data_layout, module->data_layout);
}

static void read_module_record(struct reader *reader)
{
    const struct bitstream *stream = &reader->stream;

    switch (stream->code) {
    case RECORD_TRIPLE:
    case RECORD_DATA_LAYOUT:
        read_target(reader);
        break;
    case RECORD_VERSION:
        require_operands(reader, 1, "the version");
        if (stream->operands[0] > 1)
            reader_fail(reader, DXS_RESULT_UNSUPPORTED, "bitcode of version %llu: LLVM 3.7's is 0 or 1",
                        (unsigned long long)stream->operands[0]);
        reader->relative_ids = stream->operands[0] == 1;
        break;
    case RECORD_GLOBAL:
        read_global(reader);
        break;
    case RECORD_FUNCTION:
        read_function(reader);
        break;
    case RECORD_ALIAS:
        read_alias(reader);
        break;
    case RECORD_PURGE_VALUES:
        reader_fail(reader, DXS_RESULT_UNSUPPORTED, "a record that removes values is not supported");
    default:
        break; /* section names, garbage collectors, module assembly: DXIL uses none */
    }
}

/* ---- The module block -------------------------------------------------------------------------------------------- */

static void read_module_block(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    enum bitstream_entry entry;

    bitstream_enter_with_text(stream, 1 << RECORD_TRIPLE | 1 << RECORD_DATA_LAYOUT, 0);
    for (;;) {
        while (read_usual_function(reader))
            ;
        if ((entry = bitstream_next(stream)) == BITSTREAM_END)
            break;
        if (entry == BITSTREAM_RECORD) {
            read_module_record(reader);
            continue;
        }
        if (reader->reads_declarations && !(stream->block_id < 32 && READ_FOR_DECLARATIONS >> stream->block_id & 1)) {
            bitstream_skip(stream);
            continue;
        }
        switch (stream->block_id) {
        case BLOCK_TYPES:
            read_types(reader);
            use_cached_target(reader);
            break;
        case BLOCK_CONSTANTS:
            read_constants(reader);
            break;
        case BLOCK_METADATA:
            read_metadata(reader, &reader->metadata);
            break;
        case BLOCK_ATTRIBUTE_GROUPS:
            read_attribute_groups(reader);
            break;
        case BLOCK_ATTRIBUTES:
            read_attribute_lists(reader);
            break;
        case BLOCK_SYMBOLS:
            read_module_symbols(reader);
            break;
        case BLOCK_FUNCTION:
            vector_push(reader->arena, &reader->bodies, bitstream_bookmark(stream));
            bitstream_skip(stream);
            break;
        default:
            bitstream_skip(stream);
            break;
        }
    }
}

static void check_globals(struct reader *reader)
{
    for (uint32_t i = 0; i < reader->globals.count; i++) {
        const struct global *global = &reader->globals.data[i];
        if (global->initializer != NO_VALUE && (global->initializer >= reader->values.count ||
                                                reader_value(reader, global->initializer)->type != global->value_type))
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "global variable %u: the initializer's type differs", i);
    }
    for (uint32_t i = 0; i < reader->functions.count && !reader->reads_declarations; i++)
        if (reader->functions.data[i].attributes > reader->attributes.lists.count)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "function %u: its attribute list does not exist", i);
    for (uint32_t i = 0; i < reader->values.count && reader->has_aliases; i++) {
        const struct value *value = &reader->values.data[i];
        if (value->kind == VALUE_ALIAS &&
            (value->index >= reader->values.count || reader_value(reader, value->index)->kind == VALUE_ALIAS ||
             reader_value(reader, value->index)->type != value->type))
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "value %u: an alias must name a value of its type", i);
    }
}

/* Bodies are in the order of the functions that are not declarations. */
static void read_bodies(struct reader *reader)
{
    uint32_t next = 0;

    for (uint32_t i = 0; i < reader->functions.count; i++) {
        if (reader->functions.data[i].is_declaration)
            continue;
        if (next == reader->bodies.count)
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "function %u has no body", i);
        bitstream_return(&reader->stream, &reader->bodies.data[next++]);
        read_function_body(reader, i, next == reader->bodies.count);
    }
    if (next < reader->bodies.count)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "%u function bodies for %u functions", reader->bodies.count,
                    next);
}

/* Initial arrays, large enough for a small shader, in one allocation: ROOM(name, vector, type and number
 * of elements). (Also for arrays that mostly stay empty: pointer arithmetic on NULL is undefined, even with offset 0.)
 */
#define USUAL_ROOM(ROOM)                                                                                               \
    ROOM(data, data, uint64_t, 1)                                                                                      \
    ROOM(metadata_numbers, metadata_numbers, uint64_t, 1)                                                              \
    ROOM(case_values, case_values, uint64_t, 16)                                                                       \
    ROOM(types, types, struct type, 48)                                                                                \
    ROOM(links, links, struct type_links, 48)                                                                          \
    ROOM(constants, constants, struct constant, 64)                                                                    \
    ROOM(functions, functions, struct function, 16)                                                                    \
    ROOM(named_metadata, named_metadata, struct named_metadata, 8)                                                     \
    ROOM(values, values, struct value, 160)                                                                            \
    ROOM(metadata, metadata, struct metadata, 96)                                                                      \
    ROOM(attribute_groups, attributes.groups, struct attribute_group, 8)                                               \
    ROOM(attributes, attributes.attributes, struct attribute, 16)                                                      \
    ROOM(attribute_lists, attributes.lists, struct attribute_list, 8)                                                  \
    ROOM(bodies, bodies, struct bitstream_bookmark, 2)                                                                 \
    ROOM(kind_blocks, kind_blocks, struct bitstream_bookmark, 1)                                                       \
    ROOM(type_members, type_members, type_id, 96)                                                                      \
    ROOM(operands, operands, uint32_t, 32)                                                                             \
    ROOM(unchecked, unchecked, uint32_t, 16)                                                                           \
    ROOM(metadata_operands, metadata_operands, uint32_t, 128)                                                          \
    ROOM(attribute_list_groups, attributes.list_groups, uint32_t, 8)                                                   \
    ROOM(attribute_group_of_id, attributes.group_of_id, uint32_t, 9)                                                   \
    ROOM(targets, targets, uint32_t, 16)                                                                               \
    ROOM(metadata_text, metadata_text, char, 256)

struct usual_room {
#define DECLARE_ROOM(name, vector, type, size) type name[size];
    USUAL_ROOM(DECLARE_ROOM)
};

static void make_arrays(struct reader *reader)
{
    struct usual_room *room = arena_array(reader->arena, 1, sizeof *room);

#define USE_ROOM(name, vector, type, size)                                                                             \
    reader->vector.data = room->name;                                                                                  \
    reader->vector.capacity = size;
    USUAL_ROOM(USE_ROOM)
}

static void hand_over(struct reader *reader)
{
    struct module *module = reader->module;

    module->types = reader->types.data;
    module->type_count = reader->types.count;
    module->type_members = reader->type_members.data;
    module->values = reader->values.data;
    module->value_count = reader->values.count;
    module->globals = reader->globals.data;
    module->global_count = reader->globals.count;
    module->functions = reader->functions.data;
    module->function_count = reader->functions.count;
    module->constants = reader->constants.data;
    module->constant_count = reader->constants.count;
    module->operands = reader->operands.data;
    module->data = reader->data.data;
    module->metadata = reader->metadata.data;
    module->metadata_count = reader->metadata.count;
    module->metadata_operands = reader->metadata_operands.data;
    module->metadata_numbers = reader->metadata_numbers.data;
    module->metadata_text = reader->metadata_text.data;
    module->named_metadata = reader->named_metadata.data;
    module->named_metadata_count = reader->named_metadata.count;
    module->metadata_kinds = reader->metadata_kinds.data;
    module->metadata_kind_count = reader->metadata_kinds.count;
    module->attribute_lists = reader->attributes.lists.data;
    module->attribute_list_count = reader->attributes.lists.count;
    module->attribute_list_groups = reader->attributes.list_groups.data;
    module->attribute_groups = reader->attributes.groups.data;
    module->attributes = reader->attributes.attributes.data;
}

struct module *module_read(struct arena *arena, const uint8_t *bitcode, size_t size, uint32_t offset,
                           struct dxs_limits limits, struct reader_cache *cache, enum module_extent extent)
{
    static const uint8_t magic[MAGIC_BYTES] = {'B', 'C', 0xC0, 0xDE};
    struct module *module = arena_zeroed(arena, 1, sizeof *module);
    struct reader reader;
    enum bitstream_entry entry;

    memset(&reader, 0, offsetof(struct reader, stream)); /* bitstream_open clears the stream */
    reader.arena = arena;
    reader.fault = arena->fault;
    reader.module = module;
    reader.limits = limits;
    reader.reads_declarations = extent == DECLARATIONS;
    reader.cache = cache ? cache : arena_zeroed(arena, 1, sizeof *cache);
    reader.checked_calls = reader.cache->checked_calls;
    module->arena = arena;
    module->dx_break_global = UINT32_MAX;
    reader.function = reader.block = reader.instruction = DXS_NONE;
    module->triple = module->data_layout = "";
    arena->fault->error.offset = offset;
    if (size < MAGIC_BYTES || memcmp(bitcode, magic, MAGIC_BYTES) != 0)
        fail(arena->fault, DXS_RESULT_INVALID_BITCODE, "the bitcode does not begin with its magic number");

    make_arrays(&reader);
    /* The stream begins behind the magic number, which keeps positions aligned to words. */
    bitstream_open(&reader.stream, arena, bitcode + MAGIC_BYTES, size - MAGIC_BYTES, offset + MAGIC_BYTES,
                   &reader.cache->definitions);
    while ((entry = bitstream_next(&reader.stream)) == BITSTREAM_BLOCK && reader.stream.block_id != BLOCK_MODULE)
        bitstream_skip(&reader.stream);
    if (entry == BITSTREAM_RECORD)
        reader_fail(&reader, DXS_RESULT_INVALID_BITCODE, "a record outside all blocks");
    if (entry == BITSTREAM_BLOCK)
        read_module_block(&reader);
    if (reader.types.count == 0)
        reader_fail(&reader, DXS_RESULT_INVALID_BITCODE, "the bitcode has no module block with types");

    check_value_count(&reader);
    check_constants(&reader);
    check_globals(&reader);
    check_metadata(&reader, &reader.metadata);
    reader.module_values = reader.values.count;
    if (!reader.reads_declarations) {
        read_bodies(&reader);
        apply_attachments(&reader);
    }
    hand_over(&reader);
    return module;
}
