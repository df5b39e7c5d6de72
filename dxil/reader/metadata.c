/* Reads metadata in the format of LLVM 3.7: one record per string, value or node. Debug-info records are stored
 * unparsed. */
#include "dxil/reader/metadata.h"
#include "dxil/bitstream/bits.h"
#include "dxil/reader/reader.h"
#include "dxil/reader/types.h"

#include <string.h>

enum metadata_record {
    RECORD_STRING = 1,
    RECORD_VALUE = 2,
    RECORD_NODE = 3,
    RECORD_NAME = 4,
    RECORD_DISTINCT_NODE = 5,
    RECORD_KIND = 6,
    RECORD_LOCATION = 7,
    RECORD_OLD_NODE = 8,
    RECORD_OLD_FUNCTION_NODE = 9,
    RECORD_NAMED_NODE = 10,
    FIRST_DEBUG_RECORD = 12,
    LAST_DEBUG_RECORD = 32
};

enum {
    MAX_KINDS = 4096,
    MAX_PROPERTIES =
        16, /* properties read of a loop or hint node: keeps the work linear if many instructions share one long node */
    /* Hints of dx.controlflow.hints. */
    HINT_BRANCH = 1,
    HINT_FLATTEN = 2
};

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static void add_string(struct reader *reader, struct metadata *node)
{
    const struct bitstream *stream = &reader->stream;

    node->kind = METADATA_STRING;
    node->first = reader->metadata_text.count;
    node->count = stream->count;
    vector_reserve(reader->arena, &reader->metadata_text, (size_t)stream->count + BITSTREAM_TEXT_ROOM);
    char *text = reader->metadata_text.data + node->first;
    bitstream_copy_text(stream, 0, text);
    text[node->count] = '\0';
    reader->metadata_text.count += node->count + 1;
}

/* Makes a node the value of this type. */
static inline void put_value(const struct reader *reader, struct metadata *node, type_id type, value_id value)
{
    uint64_t number;

    node->kind = METADATA_VALUE;
    node->type = type;
    node->value = value;
    if (reader_integer(reader, node->value, &number)) {
        node->is_number = true;
        node->first = (uint32_t)number;
        node->count = (uint32_t)(number >> 32);
    }
}

static COLD void check_value(struct reader *reader, struct metadata *node, uint32_t index)
{
    if (reader_value(reader, node->value)->type != node->type)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "metadata %u: its value has another type", index);
    put_value(reader, node, node->type, node->value);
}

/* Replaces numbers above 32 bits by UINT32_MAX, which is no metadata id. */
static COLD uint32_t saturate(uint32_t *operands, const uint64_t *numbers, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (numbers[i] > UINT32_MAX)
            operands[i] = UINT32_MAX;
    return UINT32_MAX;
}

/* Appends the record's numbers to metadata_operands. Returns the largest. */
static inline uint32_t add_operands(struct reader *reader)
{
    uint32_t count = reader->stream.count, *operands = words_append(reader->arena, &reader->metadata_operands, count);
    const uint64_t *numbers = reader->stream.operands;
    uint64_t largest = 0;

    for (uint32_t i = 0; i < count; i++) {
        operands[i] = (uint32_t)numbers[i];
        largest = numbers[i] > largest ? numbers[i] : largest;
    }
    return largest > UINT32_MAX ? saturate(operands, numbers, count) : (uint32_t)largest;
}

static COLD void add_node(struct reader *reader, struct metadata_list *list, struct metadata *node)
{
    const struct bitstream *stream = &reader->stream;

    node->kind = METADATA_NODE;
    node->distinct = stream->code == RECORD_DISTINCT_NODE;
    node->first = reader->metadata_operands.count;
    node->count = stream->count;
    uint32_t largest = add_operands(reader);
    if (largest > list->largest_operand)
        list->largest_operand = largest;
}

/* A value that was read already, as nearly all are, is checked at once. */
static COLD void add_value(struct reader *reader, struct metadata_list *list, struct metadata *node)
{
    const uint64_t *operands = reader->stream.operands;

    require_operands(reader, 2, "a metadata value");
    node->kind = METADATA_VALUE;
    node->type = check_type_id(reader, operands[0]);
    node->value = operands[1] < NO_VALUE ? (value_id)operands[1] : NO_VALUE;
    if (node->value < reader_value_count(reader))
        check_value(reader, node, list->count);
    else
        list->has_later_values = true;
}

static COLD void add_debug_record(struct reader *reader, struct metadata *node)
{
    const struct bitstream *stream = &reader->stream;

    node->kind = METADATA_DEBUG;
    node->code = (uint8_t)stream->code;
    node->distinct = stream->operands[0] & 1;
    node->first = reader->metadata_numbers.count;
    node->count = stream->count;
    vector_reserve(reader->arena, &reader->metadata_numbers, stream->count);
    if (stream->count)
        memcpy(reader->metadata_numbers.data + node->first, stream->operands, stream->count * sizeof(uint64_t));
    reader->metadata_numbers.count += stream->count;
}

/* Named metadata: this record has the name, the next one the nodes. */
static void read_named(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    struct named_metadata named = {.name = reader_text(reader, 0), .name_length = stream->count};

    if (bitstream_next(stream) != BITSTREAM_RECORD || stream->code != RECORD_NAMED_NODE)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a name of metadata without a record of nodes");
    named.first = reader->metadata_operands.count;
    named.count = stream->count;
    uint32_t largest = add_operands(reader);
    if (largest > reader->largest_named)
        reader->largest_named = largest;
    vector_push(reader->arena, &reader->named_metadata, named);
}

static void read_kind(struct reader *reader)
{
    require_operands(reader, 1, "a metadata kind");
    uint64_t kind = reader->stream.operands[0];
    if (kind >= MAX_KINDS)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "metadata kind %llu exceeds the limit",
                    (unsigned long long)kind);
    while (reader->metadata_kinds.count <= kind)
        vector_push(reader->arena, &reader->metadata_kinds, NULL);
    reader->metadata_kinds.data[kind] = reader_text(reader, 1);
}

/* Reads a record that defines the next metadata id. */
static void read_node_record(struct reader *reader, struct metadata_list *list)
{
    uint32_t code = reader->stream.code;

    vector_reserve(reader->arena, list, 1);
    struct metadata *node = &list->data[list->count];
    *node = (struct metadata){.type = NO_TYPE, .value = NO_VALUE};
    switch (code) {
    case RECORD_STRING:
        add_string(reader, node);
        break;
    case RECORD_VALUE:
        add_value(reader, list, node);
        break;
    case RECORD_NODE:
    case RECORD_DISTINCT_NODE:
        add_node(reader, list, node);
        break;
    case RECORD_OLD_NODE:
    case RECORD_OLD_FUNCTION_NODE:
        reader_fail(reader, DXS_RESULT_UNSUPPORTED, "metadata nodes in the format before LLVM 3.6");
    default:
        if (code != RECORD_LOCATION && (code < FIRST_DEBUG_RECORD || code > LAST_DEBUG_RECORD))
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "DXIL has no metadata with record code %u", code);
        add_debug_record(reader, node);
        break;
    }
    list->count++;
}

/* Takes a node's operands, which follow `position` and lie before the last bytes. Returns false if there is no room, or
 * one is long. */
static ALWAYS_INLINE bool take_operands(struct reader *reader, struct metadata_list *list, struct metadata *node,
                                        uint64_t *position, uint32_t count)
{
    uint32_t first = reader->metadata_operands.count, *operands = reader->metadata_operands.data + first;
    uint64_t window = 0, number, largest = list->largest_operand;

    if (count > MAX_AT_ONCE || count > reader->metadata_operands.capacity - first)
        return false;
    for (uint32_t n = 0; n < count; n++) {
        if (n % 2 == 0)
            window = bits_at(&reader->stream, *position);
        if (!take_short_vbr6(&window, position, &number))
            return false;
        operands[n] = (uint32_t)number;
        largest = number > largest ? number : largest;
    }
    reader->metadata_operands.count = first + count;
    list->largest_operand = (uint32_t)largest;
    node->kind = METADATA_NODE;
    node->first = first;
    node->count = count;
    return true;
}

/* Reads constant values and nodes straight from the bits. Stops before any other record, and before all that is wrong
 * or needs more room. */
static void read_frequent_metadata(struct reader *reader, struct metadata_list *list)
{
    struct bitstream *stream = &reader->stream;
    const struct bitstream_scope *scope = stream->scope;

    while (list->count < list->capacity && has_bytes_for(stream, MAX_AT_ONCE + 2)) {
        uint64_t position = stream->position, window = bits_at(stream, position);
        uint64_t type, value;
        if ((window & scope->id_mask) != ID_UNABBREVIATED)
            return;
        uint32_t start = window >> scope->id_width & 0xFFF; /* code and count */
        struct metadata *node = &list->data[list->count];
        position += scope->id_width + 12u;
        *node = (struct metadata){.type = NO_TYPE, .value = NO_VALUE};
        if (start == (RECORD_VALUE | 2 << 6)) {
            window = bits_at(stream, position);
            if (!take_short_vbr6(&window, &position, &type) || !take_short_vbr6(&window, &position, &value) ||
                value >= reader_value_count(reader) || reader_value(reader, (value_id)value)->type != type)
                return;
            put_value(reader, node, (type_id)type, (value_id)value);
        } else if ((start & 0x3F) != RECORD_NODE || !take_operands(reader, list, node, &position, start >> 6)) {
            return;
        }
        list->count++;
        stream->position = position;
    }
}

void read_metadata(struct reader *reader, struct metadata_list *list)
{
    struct bitstream *stream = &reader->stream;
    struct bitstream_bookmark bookmark = bitstream_bookmark(stream);
    enum bitstream_entry entry;

    bitstream_enter_with_text(stream, 1 << RECORD_STRING | 1 << RECORD_NAME, 0);
    for (uint32_t records = 0; (entry = bitstream_next(stream)) != BITSTREAM_END; records++) {
        if (entry == BITSTREAM_BLOCK) {
            bitstream_skip(stream);
        } else if (stream->code == RECORD_KIND && records == 0 &&
                   list->count > 0) { /* the METADATA_KIND block: see kind_blocks */
            vector_push(reader->arena, &reader->kind_blocks, bookmark);
            bitstream_abandon(stream);
            return;
        } else if (stream->code == RECORD_NAME) {
            if (list != &reader->metadata)
                reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a function names metadata of the module");
            read_named(reader);
        } else if (stream->code == RECORD_KIND) {
            read_kind(reader);
        } else {
            read_node_record(reader, list);
        }
        read_frequent_metadata(reader, list);
    }
}

static COLD bool use_cached_kinds(struct reader *reader)
{
    const struct cached_kinds *cached = &reader->cache->kinds;

    if (reader->metadata_kinds.count > 0 || !bitstream_skip_prefix(&reader->stream, &cached->prefix))
        return false;
    vector_reserve(reader->arena, &reader->metadata_kinds, 2 * LLVM_KINDS);
    memcpy(reader->metadata_kinds.data, cached->names, sizeof cached->names);
    reader->metadata_kinds.count = LLVM_KINDS;
    return true;
}

/* Caches the names of LLVM's kinds, whose records are the bits from `start` to the cursor. */
static COLD void cache_kinds(struct reader *reader, uint64_t start)
{
    struct cached_kinds *cached = &reader->cache->kinds;
    size_t used = 0;

    cached->prefix.bits = 0;
    for (uint32_t kind = 0; kind < LLVM_KINDS; kind++) {
        const char *name = reader->metadata_kinds.data[kind];
        size_t size = name ? strlen(name) + 1 : 0;
        if (!name || size > sizeof cached->text - used)
            return;
        cached->names[kind] = memcpy(cached->text + used, name, size);
        used += size;
    }
    if (!bitstream_cache_prefix(&reader->stream, start, &cached->prefix))
        cached->prefix.bits = 0;
}

static COLD void read_kinds(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;

    for (uint32_t i = 0; i < reader->kind_blocks.count; i++) {
        const struct bitstream_bookmark *block = &reader->kind_blocks.data[i];
        bitstream_return(stream, block);
        bitstream_enter(stream);
        bool is_cacheable = i == 0 && reader->metadata_kinds.count == 0 && !use_cached_kinds(reader);
        while (bitstream_next_record(stream)) {
            if (stream->code != RECORD_KIND)
                reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a block of metadata kinds holds other records");
            read_kind(reader);
            if (is_cacheable && reader->metadata_kinds.count == LLVM_KINDS) {
                cache_kinds(reader, block->position);
                is_cacheable = false;
            }
        }
    }
}

/* ---- Checking ---------------------------------------------------------------------------------------------------- */

static void check_node(struct reader *reader, const struct metadata *node, uint32_t index, uint32_t metadata_count)
{
    const uint32_t *operands = reader->metadata_operands.data + node->first;

    for (uint32_t o = 0; o < node->count; o++)
        if (operands[o] > metadata_count)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE,
                        "operand %u of metadata %u: metadata %u does not exist: there are %u", o, index,
                        operands[o] - 1, metadata_count);
}

/* The slow path of check_metadata: some operand or value was not checked while reading. */
static COLD void check_each(struct reader *reader, const struct metadata_list *list, uint32_t metadata_count)
{
    uint32_t value_count = reader_value_count(reader);

    for (uint32_t i = 0; i < list->count; i++) {
        struct metadata *node = &list->data[i];
        if (node->kind == METADATA_VALUE) {
            if (node->value >= value_count)
                reader_fail(reader, DXS_RESULT_INVALID_MODULE, "metadata %u: value %u does not exist: there are %u", i,
                            node->value, value_count);
            check_value(reader, node, i);
        } else if (node->kind == METADATA_NODE) {
            check_node(reader, node, i, metadata_count);
        }
    }
}

void check_metadata(struct reader *reader, const struct metadata_list *list)
{
    uint32_t metadata_count = reader->metadata.count + (list == &reader->metadata ? 0 : list->count);

    if (list->largest_operand > metadata_count || list->has_later_values)
        check_each(reader, list, metadata_count);
    for (uint32_t n = 0; n < reader->named_metadata.count && reader->largest_named >= metadata_count; n++) {
        const struct named_metadata *named = &reader->named_metadata.data[n];
        for (uint32_t o = 0; o < named->count; o++)
            if (reader->metadata_operands.data[named->first + o] >= metadata_count)
                reader_fail(reader, DXS_RESULT_INVALID_MODULE, "node %u of named metadata %.64s does not exist", o,
                            named->name);
    }
}

/* ---- Attachments of instructions --------------------------------------------------------------------------------- */

enum { /* sets of enum attachment_flag */
    ATTACHED_HINTS = ATTACHED_BRANCH | ATTACHED_FLATTEN,
    ATTACHED_TO_LOOP = ATTACHED_UNROLL | ATTACHED_LOOP
};

/* By kind of metadata: the flags that an attachment can set. */
static COLD const uint8_t *find_flags_of_kinds(struct reader *reader)
{
    static const struct {
        char name[24];
        uint8_t flags;
    } known[] = {
        {"dx.precise", ATTACHED_PRECISE},         {"dx.nonuniform", ATTACHED_NONUNIFORM},
        {"dx.controlflow.hints", ATTACHED_HINTS}, {"llvm.loop", ATTACHED_TO_LOOP},
        {"dx.break.br", ATTACHED_DX_BREAK},
    };
    uint8_t *flags = arena_zeroed(reader->arena, reader->metadata_kinds.count, 1);

    for (uint32_t kind = 0; kind < reader->metadata_kinds.count; kind++) {
        const char *name = reader->metadata_kinds.data[kind];
        if (!name || !((name[0] == 'd' && name[1] == 'x') || (name[0] == 'l' && name[1] == 'l')))
            continue; /* most kinds are LLVM's own, which shaders do not use */
        for (size_t k = 0; k < sizeof known / sizeof *known; k++)
            if (strcmp(name, known[k].name) == 0)
                flags[kind] = known[k].flags;
    }
    return flags;
}

/* An operand of a node of the module; NULL: none. */
static const struct metadata *node_operand(const struct reader *reader, const struct metadata *node, uint32_t index)
{
    if (node->kind != METADATA_NODE || index >= node->count)
        return NULL;
    uint32_t operand = reader->metadata_operands.data[node->first + index];
    return operand > 0 && operand <= reader->metadata.count ? &reader->metadata.data[operand - 1] : NULL;
}

static bool string_begins_with(const struct reader *reader, const struct metadata *node, const char *text)
{
    size_t length = strlen(text);
    return node && node->kind == METADATA_STRING && node->count >= length &&
           memcmp(reader->metadata_text.data + node->first, text, length) == 0;
}

/* {itself, "dx.controlflow.hints", i32 hint...} */
static uint32_t hint_flags(const struct reader *reader, const struct metadata *node)
{
    uint32_t flags = 0;

    for (uint32_t i = 2; i < node->count && i < MAX_PROPERTIES; i++) {
        const struct metadata *hint = node_operand(reader, node, i);
        if (!hint || !hint->is_number)
            continue;
        uint64_t number = metadata_number(hint);
        flags |= number == HINT_BRANCH ? ATTACHED_BRANCH : number == HINT_FLATTEN ? ATTACHED_FLATTEN : 0;
    }
    return flags;
}

/* {itself, {"llvm.loop.unroll.disable"}...} */
static uint32_t loop_flags(const struct reader *reader, const struct metadata *node)
{
    uint32_t flags = 0;

    for (uint32_t i = 1; i < node->count && i < MAX_PROPERTIES; i++) {
        const struct metadata *property = node_operand(reader, node, i);
        const struct metadata *name = property ? node_operand(reader, property, 0) : NULL;
        if (string_begins_with(reader, name, "llvm.loop.unroll.disable"))
            flags |= ATTACHED_LOOP;
        else if (string_begins_with(reader, name, "llvm.loop.unroll."))
            flags |= ATTACHED_UNROLL;
    }
    return flags;
}

static COLD void apply_function_attachments(struct reader *reader, const struct function *function,
                                            const uint8_t *flags_of_kinds)
{
    /* `instructions` is const only for users of the finished module. */
    struct instruction *instructions = (struct instruction *)function->instructions;

    for (uint32_t i = 0; i < function->attachment_count; i++) {
        const struct attachment *attachment = &function->attachments[i];
        if (attachment->kind >= reader->metadata_kinds.count)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "metadata kind %u of an attachment does not exist",
                        attachment->kind);
        if (attachment->instruction == UINT32_MAX || attachment->node >= reader->metadata.count)
            continue;
        const struct metadata *node = &reader->metadata.data[attachment->node];
        uint32_t flags = flags_of_kinds[attachment->kind];
        if (flags == ATTACHED_HINTS)
            flags = hint_flags(reader, node);
        else if (flags == ATTACHED_TO_LOOP)
            flags = loop_flags(reader, node);
        instructions[attachment->instruction].attached |= (uint8_t)flags;
    }
}

COLD void apply_attachments(struct reader *reader)
{
    const uint8_t *flags_of_kinds = NULL;

    for (uint32_t f = 0; f < reader->functions.count; f++) {
        if (reader->functions.data[f].attachment_count == 0)
            continue;
        if (!flags_of_kinds) {
            read_kinds(reader);
            flags_of_kinds = find_flags_of_kinds(reader);
        }
        reader->function = f;
        apply_function_attachments(reader, &reader->functions.data[f], flags_of_kinds);
        reader->function = DXS_NONE;
    }
}
