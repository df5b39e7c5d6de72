/* Reads definitions of abbreviations: those inside a block, and those that BLOCKINFO gives for blocks of an id.
 * Compilers repeat the same definitions in all their files, so they are cached. */
#include "dxil/bitstream/bits.h"

#include <string.h>

/* Reads an operand's number of several VBR chunks: a literal's value, or a field's width. The cursor is at the start of
 * the operand. */
static COLD uint64_t read_long_number(struct bitstream *stream, bool is_literal)
{
    advance(stream, is_literal ? 1 : 4);
    return read_vbr(stream, is_literal ? 8 : 5);
}

static inline struct abbreviation_operand read_abbreviation_operand(struct bitstream *stream)
{
    uint64_t window = peek(stream), number = (window & 0xFF) >> 1;
    uint32_t encoding = ENCODING_LITERAL, mask = 0, more = 0, width = 0;

    if (!(window & 1)) {
        encoding = number & 7;
        if (encoding != ENCODING_FIXED && encoding != ENCODING_VBR) {
            advance(stream, 4);
            if (encoding < ENCODING_FIXED || encoding > ENCODING_BLOB)
                bitstream_fail(stream, "abbreviation: encoding %u does not exist", encoding);
            return (struct abbreviation_operand){.encoding = (uint8_t)encoding};
        }
        number >>= 3;
    }
    if (window & 0x100) /* continuation bit of either number: another chunk follows */
        number = read_long_number(stream, encoding == ENCODING_LITERAL);
    else
        advance(stream, 9);
    if (encoding != ENCODING_LITERAL) {
        if (number > 64 || (encoding == ENCODING_VBR && number == 1))
            bitstream_fail(stream, "abbreviation: a field of %llu bits", (unsigned long long)number);
        width = (uint32_t)number;
        mask = width <= MAX_NARROW ? (UINT32_C(1) << width) - 1 : 0;
        more = encoding == ENCODING_VBR ? mask ^ mask >> 1 : 0;
        number = 0;
    }
    return (struct abbreviation_operand){number, mask, more, (uint8_t)encoding, (uint8_t)width};
}

/* Bits of an array element that can be a character: 6 (CHAR6), 7 or 8; 0: no character. */
static uint32_t text_width(const struct abbreviation_operand *element)
{
    if (element->encoding == ENCODING_CHAR6)
        return 6;
    return element->encoding == ENCODING_FIXED && (element->width == 7 || element->width == 8) ? element->width : 0;
}

/* Finds whether the scalars are one or two VBR6 numbers, then one or two short fields. */
static void find_fields(struct abbreviation *abbreviation)
{
    const struct abbreviation_operand *operands = abbreviation->operands + 1;
    uint32_t numbers = 0, fields = 0;

    while (numbers < 2 && numbers < abbreviation->scalars && operands[numbers].encoding == ENCODING_VBR &&
           operands[numbers].width == 6)
        numbers++;
    for (; numbers + fields < abbreviation->scalars; fields++) {
        const struct abbreviation_operand *field = &operands[numbers + fields];
        if (fields == 2 || field->encoding != ENCODING_FIXED || field->width == 0)
            return;
        abbreviation->field_bits[fields] = field->width;
    }
    if (fields > 0 && abbreviation->field_bits[0] + abbreviation->field_bits[1] <= MAX_FIELD_BITS)
        abbreviation->numbers = (uint8_t)numbers;
}

static COLD NOINLINE const struct abbreviation *define_abbreviation(struct bitstream *stream)
{
    struct abbreviation *abbreviation = arena_array(stream->arena, 1, sizeof *abbreviation);
    uint64_t count = read_vbr(stream, 5);
    uint32_t free_operands = 0, tail = 0, bits = 0;
    uint64_t more = 0;

    if (count == 0 || count > bitstream_left(stream))
        bitstream_fail(stream, "abbreviation: %llu operands are too few or too many", (unsigned long long)count);
    struct abbreviation_operand *operands = arena_array(stream->arena, (size_t)count, sizeof *operands);
    for (uint32_t i = 0; i < count; i++) {
        struct abbreviation_operand operand = operands[i] = read_abbreviation_operand(stream);
        if (operand.encoding <= ENCODING_VBR && tail == 0) {
            more |= bits < FAST_BITS ? (uint64_t)operand.more << bits : 0;
            bits += operand.width <= MAX_NARROW ? operand.width : MANY_BITS;
            free_operands += operand.width == 0;
        } else if (tail) { /* an array's element */
            if (operand.encoding == ENCODING_LITERAL || operand.encoding == ENCODING_ARRAY ||
                operand.encoding == ENCODING_BLOB)
                bitstream_fail(stream, "abbreviation: an array element must be a field");
        } else if (operand.encoding == ENCODING_CHAR6) {
            bits += MANY_BITS;
        } else {
            tail = operand.encoding == ENCODING_ARRAY ? 2 : 1;
            if (i == 0 || i + tail != count)
                bitstream_fail(stream, "abbreviation: an array or blob must come last");
        }
    }
    if (free_operands > MAX_FREE)
        bitstream_fail(stream, "abbreviation: more than %d operands without bits", MAX_FREE);
    uint32_t scalars = (uint32_t)count - 1 - tail;
    bool is_short = operands->encoding == ENCODING_LITERAL && operands->literal <= UINT32_MAX && scalars <= MAX_AT_ONCE;
    *abbreviation = (struct abbreviation){
        .operands = operands,
        .tail = (uint8_t)tail,
        .text_width = tail == 2 ? (uint8_t)text_width(&operands[count - 1]) : 0,
        .scalars = scalars,
        .code = (uint32_t)operands->literal,
        .bits = is_short && bits < MANY_BITS ? (uint16_t)bits : MANY_BITS,
        .more = more,
    };
    if (is_short && tail == 0) {
        find_fields(abbreviation);
        abbreviation->is_single = scalars == 1 && bits < MANY_BITS && bits > 0;
    }
    return abbreviation;
}

/* Arrays of a cache, from the first unused element on. */
struct abbreviation_store {
    const struct abbreviation **listed;
    struct abbreviation *abbreviations;
    struct abbreviation_operand *operands;
    uint32_t room, operand_room;
};

/* Copies abbreviations to a cache. Returns false if there is no room. */
static COLD bool keep_abbreviations(struct abbreviation_store *store, const struct abbreviation *const *list,
                                    uint32_t count)
{
    for (; count > 0; count--, list++) { /* a list of none may be NULL */
        uint32_t operand_count = (*list)->scalars + 1 + (*list)->tail;
        if (store->room == 0 || operand_count > store->operand_room)
            return false;
        struct abbreviation *copy = store->abbreviations++;
        *copy = **list;
        copy->operands = memcpy(store->operands, copy->operands, operand_count * sizeof *copy->operands);
        *store->listed++ = copy;
        store->operands += operand_count;
        store->operand_room -= operand_count;
        store->room--;
    }
    return true;
}

/* Caches the definitions of these abbreviations, which lie between `start` and the cursor. */
static COLD void cache_definitions(struct bitstream *stream, struct cached_definitions *cached, uint64_t start,
                                   const struct abbreviation *const *list, uint32_t count)
{
    uint64_t bits = stream->position - start;
    struct abbreviation_store store = {cached->listed, cached->abbreviations, cached->operands, CACHED_ABBREVIATIONS,
                                       CACHED_OPERANDS};

    cached->bits = 0;
    if (bits > CACHED_CHUNKS * FAST_BITS || start / 8 + sizeof cached->chunks > stream->loadable ||
        !keep_abbreviations(&store, list, count))
        return;
    cached->bits = (uint32_t)bits;
    cached->id_width = stream->scope->id_width;
    cached->count = count;
    for (uint32_t i = 0; i < CACHED_CHUNKS; i++)
        cached->chunks[i] = peek_at(stream, start + i * FAST_BITS);
}

/* Whether the cached definitions are those at `start`. */
static inline bool begins_with(const struct bitstream *stream, const struct cached_definitions *cached, uint64_t start)
{
    const uint64_t *chunk = cached->chunks;
    uint32_t left = cached->bits;

    if (left == 0 || cached->id_width != stream->scope->id_width || left > bitstream_left(stream) ||
        start / 8 + sizeof cached->chunks > stream->loadable)
        return false;
    for (; left > FAST_BITS; left -= FAST_BITS, start += FAST_BITS)
        if ((bits_at(stream, start) ^ *chunk++) << (64 - FAST_BITS))
            return false;
    return (bits_at(stream, start) ^ *chunk) << (64 - left) == 0;
}

static bool use_cached_definitions(struct bitstream *stream, const struct cached_definitions *cached, uint64_t start)
{
    if (!begins_with(stream, cached, start))
        return false;
    vector_reserve(stream->arena, &stream->abbreviations, cached->count);
    for (uint32_t i = 0; i < cached->count; i++)
        stream->abbreviations.data[stream->abbreviations.count++] = cached->listed[i];
    stream->position = start + cached->bits;
    return true;
}

void read_definitions(struct bitstream *stream)
{
    const struct bitstream_scope *scope = stream->scope;
    uint64_t start = stream->start;
    uint32_t first = stream->abbreviations.count;
    struct cached_definitions *cached =
        stream->cache && stream->places < CACHED_DEFINITIONS ? stream->cache->definitions[stream->places++] : NULL;

    for (uint32_t i = 0; i < CACHED_VARIANTS && cached; i++)
        if (use_cached_definitions(stream, &cached[i], start))
            return;
    for (;;) {
        vector_push(stream->arena, &stream->abbreviations, define_abbreviation(stream));
        if ((peek(stream) & scope->id_mask) != ID_DEFINE_ABBREVIATION)
            break;
        stream->start = stream->position;
        advance(stream, scope->id_width);
    }
    if (cached)
        cache_definitions(stream, &cached[stream->cache->oldest_definitions++ % CACHED_VARIANTS], start,
                          stream->abbreviations.data + first, stream->abbreviations.count - first);
}

/* ---- BLOCKINFO --------------------------------------------------------------------------------------------------- */

/* Reads BLOCKINFO. Its abbreviations belong to the block id in the last SETBID record. */
static COLD void read_new_info(struct bitstream *stream)
{
    uint64_t target = UINT64_MAX;
    abbreviation_list *info = arena_zeroed(stream->arena, BITSTREAM_INFO_BLOCKS, sizeof *info);

    if (stream->info) /* of an earlier BLOCKINFO, perhaps in the cache */
        memcpy(info, stream->info, BITSTREAM_INFO_BLOCKS * sizeof *info);
    stream->info = info;
    bitstream_enter(stream);
    for (;;) {
        stream->start = stream->position;
        uint32_t id = (uint32_t)read_short_bits(stream, stream->scope->id_width);
        if (id == ID_END_BLOCK) {
            align_to_word(stream);
            if (stream->position != stream->scope->end)
                bitstream_fail(stream, "BLOCKINFO does not end at its length");
            stream->scope--;
            return;
        }
        if (id == ID_DEFINE_ABBREVIATION) {
            const struct abbreviation *abbreviation = define_abbreviation(stream);
            if (target == UINT64_MAX)
                bitstream_fail(stream, "BLOCKINFO: an abbreviation before the first SETBID record");
            if (target < BITSTREAM_INFO_BLOCKS)
                vector_push(stream->arena, &info[target], abbreviation);
        } else if (id == ID_UNABBREVIATED) {
            stream->position = stream->start;
            bitstream_next(stream);
            if (stream->code == BLOCKINFO_SETBID && stream->count > 0)
                target = stream->operands[0] == UINT64_MAX ? UINT64_MAX - 1 : stream->operands[0];
        } else {
            bitstream_fail(stream, "BLOCKINFO: a nested block, or a record with an abbreviation");
        }
    }
}

/* Caches a BLOCKINFO block and the abbreviations read from it. It replaces the oldest. */
static COLD void cache_block_info(struct bitstream *stream, const struct bitstream_bookmark *block)
{
    struct cached_block_info *cached =
        &stream->cache->block_infos[stream->cache->oldest_block_info++ % CACHED_BLOCK_INFOS];
    struct abbreviation_store store = {cached->listed, cached->abbreviations, cached->operands,
                                       CACHED_INFO_ABBREVIATIONS, CACHED_INFO_OPERANDS};

    cached->block.size = 0;
    for (uint32_t id = 0; id < BITSTREAM_INFO_BLOCKS; id++) {
        const abbreviation_list *list = &stream->info[id];
        cached->info[id] = (abbreviation_list){store.listed, list->count, list->count};
        if (!keep_abbreviations(&store, list->data, list->count))
            return;
    }
    bitstream_cache_block(stream, block, &cached->block);
}

/* Reads BLOCKINFO, or takes its result from the cache. Only a stream's first BLOCKINFO is cached: a later one adds to
 * its abbreviations. */
void read_block_info(struct bitstream *stream)
{
    struct bitstream_bookmark block = bitstream_bookmark(stream);
    bool is_cacheable = stream->cache && !stream->info;

    for (uint32_t i = 0; i < CACHED_BLOCK_INFOS && is_cacheable; i++) {
        if (bitstream_skip_cached(stream, &stream->cache->block_infos[i].block)) {
            stream->info = stream->cache->block_infos[i].info;
            return;
        }
    }
    read_new_info(stream);
    if (is_cacheable)
        cache_block_info(stream, &block);
}
