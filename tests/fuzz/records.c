/* Decodes bitcode into a list of records, mutates the list, and encodes it again. */
#include "tests/fuzz/records.h"

#include "dxil/bitstream/bitstream.h"
#include "dxil/module.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAGIC_BYTES = 4,
    ID_WIDTH = 4,
    FIRST_ABBREVIATION = 4,
    MAX_SHAPES = 8, /* of abbreviations for a block, so that ids of ID_WIDTH bits name them */
    MAX_SCALARS = 3,
    MAX_INFO_BLOCK = 32,
    MAX_TRIES = 64,
    MAX_ENTRIES = 1 << 20,
    MAX_BLOCK = 8
};

enum { /* how operands of a definition begin: a bit that tells literals, then the encoding of a field */
    LITERAL = 1,
    FIXED = 1 << 1,
    VBR = 2 << 1,
    ARRAY = 3 << 1
};

enum { /* blocks and records of bitcode */
    BLOCK_INFO = 0,
    INFO_SET_BLOCK = 1,
    ID_DEFINE_ABBREVIATION = 2,
    BLOCK_CONSTANTS = 11,
    BLOCK_METADATA = 15,
    BLOCK_METADATA_ATTACHMENT = 16,
    RECORD_INTEGER = 4,
    RECORD_STRING = 1,
    RECORD_NODE = 3
};

uint32_t next_random(uint64_t *state, uint32_t bound)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(((*state >> 32) * bound) >> 32);
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static void insert_entry(struct record_list *list, size_t at, struct entry entry)
{
    if (list->count == list->capacity) {
        list->capacity = 2 * list->capacity + 256;
        list->entries = realloc(list->entries, list->capacity * sizeof *list->entries);
        if (!list->entries)
            exit(2);
    }
    memmove(list->entries + at + 1, list->entries + at, (list->count - at) * sizeof *list->entries);
    list->entries[at] = entry;
    list->count++;
}

static void read_entries(struct record_list *list, struct bitstream *stream)
{
    uint32_t blocks[MAX_BLOCK + 1] = {UINT32_MAX}, depth = 0;

    while (list->count < MAX_ENTRIES) {
        struct entry entry = {.kind = ENTRY_RECORD, .block = blocks[depth]};
        switch (bitstream_next(stream)) {
        case BITSTREAM_END:
            if (depth == 0)
                return;
            entry.kind = ENTRY_LEAVE;
            depth--;
            break;
        case BITSTREAM_BLOCK:
            if (depth == MAX_BLOCK) {
                bitstream_skip(stream);
                continue;
            }
            entry.kind = ENTRY_ENTER;
            entry.code = blocks[++depth] = stream->block_id;
            bitstream_enter(stream);
            break;
        case BITSTREAM_RECORD:
            entry.code = stream->code;
            entry.first = list->operands.count;
            entry.count = stream->count;
            numbers_append(&list->operands, stream->operands, stream->count);
            break;
        }
        insert_entry(list, list->count, entry);
    }
}

bool read_records(struct record_list *list, const uint8_t *bytes, size_t size)
{
    struct fault fault;
    struct arena arena;
    struct bitstream stream;
    struct container container;

    *list = (struct record_list){.shader_kind = SHADER_KIND_COMPUTE};
    fault_clear(&fault);
    arena_init(&arena, NULL, &fault, (size_t)1 << 28);
    if (setjmp(fault.unwind)) {
        arena_free(&arena);
        free_records(list);
        return false;
    }
    container_read(&container, &fault, bytes, size, false);
    struct container_part code = container.program[DXS_PROGRAM_DXIL];
    if (!container.is_raw_bitcode && code.data) {
        struct program_header header = program_header_read(&fault, &code);
        list->shader_kind = header.shader_kind;
        list->minor = header.shader_model_minor;
        code.data = header.bitcode;
        code.size = header.bitcode_size;
    }
    if (!code.data || code.size < MAGIC_BYTES)
        fail(&fault, DXS_RESULT_NO_DXIL, "no bitcode");
    bitstream_open(&stream, &arena, code.data + MAGIC_BYTES, code.size - MAGIC_BYTES, 0, NULL);
    read_entries(list, &stream);
    arena_free(&arena);
    return list->count > 0;
}

void free_records(struct record_list *list)
{
    free(list->entries);
    free(list->operands.data);
    *list = (struct record_list){0};
}

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

/* An abbreviation of the records of a block with this code: fields, and perhaps an array of equal ones. */
struct shape {
    uint32_t code, scalars;
    bool has_array;
    struct field {
        bool is_vbr;
        uint32_t width;
    } fields[MAX_SCALARS + 1];
};

struct shapes {
    struct shape of_block[MAX_INFO_BLOCK][MAX_SHAPES];
    uint32_t counts[MAX_INFO_BLOCK];
};

static uint32_t bits_of(uint64_t number)
{
    uint32_t bits = 0;

    for (; number; number >>= 1)
        bits++;
    return bits;
}

/* Chooses the shape of a random record. Fields are as wide as its numbers, or other numbers need another encoding. */
static void choose_shape(const struct record_list *list, struct shapes *shapes, uint64_t *state)
{
    const struct entry *entry = &list->entries[next_random(state, (uint32_t)list->count)];
    struct shape shape = {.code = entry->code};

    if (entry->kind != ENTRY_RECORD || entry->block >= MAX_INFO_BLOCK || shapes->counts[entry->block] == MAX_SHAPES)
        return;
    shape.has_array = entry->count > MAX_SCALARS || one_in(state, 3);
    shape.scalars = next_random(state, MAX_SCALARS + 1);
    if (!shape.has_array || shape.scalars > entry->count)
        shape.scalars = entry->count < MAX_SCALARS ? (uint32_t)entry->count : MAX_SCALARS;
    for (uint32_t i = 0; i < shape.scalars + shape.has_array; i++) {
        uint32_t bits = i < entry->count ? bits_of(list->operands.data[entry->first + i]) : 0;
        bool is_vbr = bits > 24 || next_random(state, 2);
        shape.fields[i].is_vbr = is_vbr;
        shape.fields[i].width = !is_vbr ? bits + 1 : one_in(state, 2) ? 6 : 2 + next_random(state, 11);
    }
    shapes->of_block[entry->block][shapes->counts[entry->block]++] = shape;
}

static void write_shape(struct bitcode_writer *writer, const struct shape *shape)
{
    bitcode_id(writer, ID_DEFINE_ABBREVIATION);
    bitcode_vbr(writer, 1 + shape->scalars + 2 * shape->has_array, 5);
    bitcode_bits(writer, LITERAL, 1);
    bitcode_vbr(writer, shape->code, 8);
    for (uint32_t i = 0; i < shape->scalars + shape->has_array; i++) {
        if (i == shape->scalars)
            bitcode_bits(writer, ARRAY, 4);
        bitcode_bits(writer, shape->fields[i].is_vbr ? VBR : FIXED, 4);
        bitcode_vbr(writer, shape->fields[i].width, 5);
    }
}

static void write_shapes(struct bitcode_writer *writer, const struct shapes *shapes)
{
    bitcode_enter(writer, BLOCK_INFO, 2);
    for (uint64_t block = 0; block < MAX_INFO_BLOCK; block++) {
        if (shapes->counts[block])
            bitcode_record(writer, INFO_SET_BLOCK, &block, 1);
        for (uint32_t i = 0; i < shapes->counts[block]; i++)
            write_shape(writer, &shapes->of_block[block][i]);
    }
    bitcode_leave(writer);
}

static bool fits(const struct shape *shape, const struct entry *entry, const uint64_t *operands)
{
    if (shape->code != entry->code || entry->count < shape->scalars ||
        (entry->count > shape->scalars && !shape->has_array))
        return false;
    for (size_t i = 0; i < entry->count; i++) {
        const struct field *field = &shape->fields[i < shape->scalars ? i : shape->scalars];
        if (!field->is_vbr && bits_of(operands[i]) > field->width)
            return false;
    }
    return true;
}

static void write_record(struct bitcode_writer *writer, const struct shapes *shapes, const struct entry *entry,
                         const uint64_t *operands)
{
    uint32_t count = shapes && entry->block < MAX_INFO_BLOCK ? shapes->counts[entry->block] : 0, i = 0;

    while (i < count && !fits(&shapes->of_block[entry->block][i], entry, operands))
        i++;
    if (i == count) {
        bitcode_record(writer, entry->code, operands, entry->count);
        return;
    }
    const struct shape *shape = &shapes->of_block[entry->block][i];
    bitcode_id(writer, FIRST_ABBREVIATION + i);
    for (size_t n = 0; n < entry->count || n == shape->scalars; n++) {
        const struct field *field = &shape->fields[n < shape->scalars ? n : shape->scalars];
        if (n == shape->scalars && shape->has_array)
            bitcode_vbr(writer, entry->count - n, 6);
        if (n == entry->count)
            break;
        (field->is_vbr ? bitcode_vbr : bitcode_bits)(writer, operands[n], field->width);
    }
}

/* Writes balanced blocks: each block ends once, whatever mutations did to the order of entries. */
uint8_t *write_records_as(const struct record_list *list, uint32_t id_width, uint64_t *state, size_t *size)
{
    struct bitcode_writer writer;
    struct shapes shapes = {0};

    for (uint32_t i = 0; i < MAX_TRIES && state; i++)
        choose_shape(list, &shapes, state);
    bitcode_begin(&writer);
    for (size_t i = 0; i < list->count; i++) {
        const struct entry *entry = &list->entries[i];
        if (entry->kind == ENTRY_ENTER && writer.depth < MAX_WRITTEN_BLOCK) {
            bitcode_enter(&writer, entry->code, id_width);
            if (writer.depth == 1 && state)
                write_shapes(&writer, &shapes);
        } else if (entry->kind == ENTRY_LEAVE && writer.depth > 0) {
            bitcode_leave(&writer);
        } else if (entry->kind == ENTRY_RECORD) {
            /* The outermost block was open before BLOCKINFO. Mutations move records to other blocks than they say. */
            bool is_in_place = writer.depth > 1 && entry->block == writer.blocks[writer.depth - 1].id;
            write_record(&writer, is_in_place ? &shapes : NULL, entry,
                         entry->count ? list->operands.data + entry->first : NULL);
        }
    }
    while (writer.depth > 0)
        bitcode_leave(&writer);
    uint8_t *bytes = wrap_bitcode(writer.bytes, writer.size, list->shader_kind, list->minor, size);
    bitcode_free(&writer);
    return bytes;
}

uint8_t *write_records(const struct record_list *list, size_t *size)
{
    return write_records_as(list, ID_WIDTH, NULL, size);
}

/* ---- Mutating ---------------------------------------------------------------------------------------------------- */

/* Includes the integer constants: metadata refers to them. */
static bool is_metadata(const struct entry *entry)
{
    return entry->block == BLOCK_METADATA || entry->block == BLOCK_METADATA_ATTACHMENT ||
           (entry->block == BLOCK_CONSTANTS && entry->code == RECORD_INTEGER);
}

/* Chooses a random record; NULL: none found in many tries. Prefers other records over metadata strings. */
static struct entry *choose_record(struct record_list *list, uint64_t *state, uint32_t wanted_code)
{
    uint32_t most_tries = list->only_metadata ? 1024 : 64;

    for (uint32_t tries = 0; tries < most_tries; tries++) {
        struct entry *entry = &list->entries[next_random(state, (uint32_t)list->count)];
        bool is_text = entry->block == BLOCK_METADATA && entry->code == RECORD_STRING;

        if (list->only_metadata && !is_metadata(entry))
            continue;
        if (entry->kind == ENTRY_RECORD && (wanted_code == UINT32_MAX || entry->code == wanted_code) &&
            (!is_text || tries > 32))
            return entry;
    }
    return NULL;
}

/* Gives the entry its own copy of its operands, with room for `extra` more. */
static uint64_t *own_operands(struct record_list *list, struct entry *entry, size_t extra)
{
    size_t first = list->operands.count;

    for (size_t i = 0; i < entry->count + extra; i++)
        numbers_push(&list->operands, i < entry->count ? list->operands.data[entry->first + i] : 0);
    entry->first = first;
    return list->operands.data + first;
}

uint64_t interesting_number(uint64_t *state)
{
    static const uint64_t numbers[] = {0,
                                       1,
                                       2,
                                       3,
                                       4,
                                       7,
                                       8,
                                       15,
                                       16,
                                       31,
                                       32,
                                       33,
                                       63,
                                       64,
                                       65,
                                       127,
                                       128,
                                       255,
                                       256,
                                       1023,
                                       1024,
                                       4095,
                                       65535,
                                       65536,
                                       0x7FFFFFFF,
                                       0x80000000,
                                       0xFFFFFFFE,
                                       0xFFFFFFFF,
                                       0x100000000,
                                       0x7FFFFFFFFFFFFFFF,
                                       0x8000000000000000,
                                       0xFFFFFFFFFFFFFFFF};
    return numbers[next_random(state, sizeof numbers / sizeof *numbers)];
}

static void change_operand(struct record_list *list, uint64_t *state)
{
    struct entry *entry = choose_record(list, state, UINT32_MAX);

    if (!entry || entry->count == 0)
        return;
    uint64_t *operands = own_operands(list, entry, 0);
    uint64_t *operand = &operands[next_random(state, (uint32_t)entry->count)];
    switch (next_random(state, 6)) {
    case 0:
        *operand = interesting_number(state);
        break;
    case 1:
        *operand ^= UINT64_C(1) << next_random(state, 12);
        break;
    case 2:
        *operand = operands[next_random(state, (uint32_t)entry->count)];
        break;
    case 3:
        *operand = next_random(state, 64);
        break;
    default: /* a nearby value, type or block: often valid */
        *operand += (uint64_t)next_random(state, 9) - 4;
        break;
    }
}

/* Copies the operands of another record with the same code: each has the right kind of value. */
static void exchange_operands(struct record_list *list, uint64_t *state)
{
    struct entry *entry = choose_record(list, state, UINT32_MAX);
    const struct entry *other = entry ? choose_record(list, state, entry->code) : NULL;

    if (!other)
        return;
    if (next_random(state, 2)) {
        entry->first = other->first;
        entry->count = other->count;
    } else if (entry->count > 0 && other->count > 0) {
        uint64_t *operands = own_operands(list, entry, 0);
        uint32_t at = next_random(state, (uint32_t)(entry->count < other->count ? entry->count : other->count));
        operands[at] = list->operands.data[other->first + at];
    }
}

static void change_length(struct record_list *list, uint64_t *state)
{
    struct entry *entry = choose_record(list, state, UINT32_MAX);

    if (!entry)
        return;
    if (entry->count > 0 && next_random(state, 2)) {
        entry->count = next_random(state, (uint32_t)entry->count);
    } else {
        own_operands(list, entry, 1)[entry->count] =
            next_random(state, 2) ? next_random(state, 32) : interesting_number(state);
        entry->count++;
    }
}

static void remove_entries(struct record_list *list, size_t at, size_t count)
{
    memmove(list->entries + at, list->entries + at + count, (list->count - at - count) * sizeof *list->entries);
    list->count -= count;
}

static void move_or_copy_record(struct record_list *list, uint64_t *state)
{
    const struct entry *record = choose_record(list, state, UINT32_MAX);
    size_t to = next_random(state, (uint32_t)list->count);

    if (!record)
        return;
    struct entry copy = *record;
    if (next_random(state, 2)) /* to a nearby position: reorders instructions */
        to = (size_t)(record - list->entries) + next_random(state, 4);
    if (next_random(state, 2))
        remove_entries(list, (size_t)(record - list->entries), 1);
    insert_entry(list, to > list->count ? list->count : to, copy);
}

/* Lets a metadata operand name another node: for example an entry point gets the signature of another. */
static void redirect_node(struct record_list *list, uint64_t *state)
{
    struct entry *entry = choose_record(list, state, RECORD_NODE);
    uint32_t nodes = 0;

    if (!entry || entry->count == 0)
        return;
    for (size_t i = 0; i < list->count; i++)
        nodes += list->entries[i].kind == ENTRY_RECORD && list->entries[i].block == BLOCK_METADATA;
    uint32_t node = next_random(state, nodes + 1), at = next_random(state, (uint32_t)entry->count);
    own_operands(list, entry, 0)[at] = node;
}

/* Entries from `at`, which enters a block, to the one that leaves it. */
static size_t block_length(const struct record_list *list, size_t at)
{
    size_t depth = 0, length = 0;

    do {
        depth += list->entries[at + length].kind == ENTRY_ENTER;
        depth -= list->entries[at + length].kind == ENTRY_LEAVE && depth > 0;
        length++;
    } while (depth > 0 && at + length < list->count);
    return length;
}

static void change_block(struct record_list *list, uint64_t *state)
{
    size_t at = next_random(state, (uint32_t)list->count);

    while (at > 0 && list->entries[at].kind != ENTRY_ENTER)
        at--;
    size_t length = block_length(list, at);
    switch (next_random(state, 4)) {
    case 0:
        if (at > 0)
            remove_entries(list, at, length);
        break;
    case 1: /* duplicate it */
        for (size_t i = 0; i < length && list->count < MAX_ENTRIES; i++)
            insert_entry(list, at + length + i, list->entries[at + i]);
        break;
    case 2:
        list->entries[at].code = 8 + next_random(state, 12);
        break;
    default: /* end it early */
        if (length > 2)
            insert_entry(list, at + 1 + next_random(state, (uint32_t)length - 2), (struct entry){.kind = ENTRY_LEAVE});
        break;
    }
}

static void remove_record(struct record_list *list, uint64_t *state)
{
    const struct entry *entry = choose_record(list, state, UINT32_MAX);

    if (entry)
        remove_entries(list, (size_t)(entry - list->entries), 1);
}

void mutate_metadata(struct record_list *list, uint64_t *state)
{
    list->only_metadata = true;
    switch (next_random(state, 16)) {
    case 0:
        change_length(list, state);
        break;
    case 1:
        move_or_copy_record(list, state);
        break;
    case 2:
        remove_record(list, state);
        break;
    case 3:
    case 4:
    case 5:
    case 6:
        exchange_operands(list, state);
        break;
    case 7:
    case 8:
    case 9:
        redirect_node(list, state);
        break;
    default:
        change_operand(list, state);
        break;
    }
    if (list->count == 0)
        insert_entry(list, 0, (struct entry){.kind = ENTRY_RECORD});
}

void mutate_records(struct record_list *list, uint64_t *state)
{
    struct entry *entry;

    switch (next_random(state, 24)) {
    case 0:
        change_block(list, state);
        break;
    case 1:
    case 2:
        change_length(list, state);
        break;
    case 3:
    case 4:
    case 5:
        move_or_copy_record(list, state);
        break;
    case 6:
        remove_record(list, state);
        break;
    case 7:
        entry = choose_record(list, state, UINT32_MAX);
        if (entry)
            entry->code = next_random(state, 48);
        break;
    case 8:
    case 9:
    case 10:
    case 11:
        exchange_operands(list, state);
        break;
    default:
        change_operand(list, state);
        break;
    }
    if (list->count == 0)
        insert_entry(list, 0, (struct entry){.kind = ENTRY_RECORD});
}
