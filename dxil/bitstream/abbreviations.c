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
    if (is_short && tail == 0)
        find_fields(abbreviation);
    return abbreviation;
}

/* Caches a definition of at most FAST_BITS bits for the streams read next. It replaces the oldest. */
static COLD void cache_definition(struct bitstream *stream, struct cached_abbreviation *cached, uint64_t window,
                                  uint64_t start, const struct abbreviation *abbreviation)
{
    uint32_t count = abbreviation->scalars + 1 + abbreviation->tail;

    if (stream->position - start > FAST_BITS || count > CACHED_OPERANDS)
        return;
    struct cached_definition *definition = &cached->definitions[cached->oldest++ % CACHED_DEFINITIONS];
    definition->width = (uint32_t)(stream->position - start);
    definition->mask = (UINT64_C(1) << definition->width) - 1;
    definition->bits = window & definition->mask;
    definition->abbreviation = *abbreviation;
    memcpy(definition->operands, abbreviation->operands, count * sizeof *definition->operands);
    definition->abbreviation.operands = definition->operands;
}

const struct abbreviation *read_abbreviation(struct bitstream *stream)
{
    uint64_t window = peek(stream), start = stream->position;

    if (stream->definition_count == stream->cached_count)
        return define_abbreviation(stream);
    struct cached_abbreviation *cached = &stream->cache->abbreviations[stream->definition_count++];
    for (const struct cached_definition *definition = cached->definitions;
         definition < cached->definitions + CACHED_DEFINITIONS; definition++) {
        if ((window & definition->mask) == definition->bits && definition->width > 0 &&
            definition->width <= bitstream_left(stream)) {
            stream->position += definition->width;
            return &definition->abbreviation;
        }
    }
    const struct abbreviation *abbreviation = define_abbreviation(stream);
    cache_definition(stream, cached, window, start, abbreviation);
    return abbreviation;
}

/* ---- BLOCKINFO --------------------------------------------------------------------------------------------------- */

/* Reads BLOCKINFO. Its abbreviations belong to the block id in the last SETBID record. */
static COLD void read_new_info(struct bitstream *stream)
{
    uint64_t target = UINT64_MAX;

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
                vector_push(stream->arena, &stream->info[target], abbreviation);
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
    uint32_t abbreviations = 0, operands = 0;

    cached->block.size = 0;
    for (uint32_t id = 0; id < BITSTREAM_INFO_BLOCKS; id++) {
        const abbreviation_list *list = &stream->info[id];
        cached->info[id] = (abbreviation_list){&cached->listed[abbreviations], list->count, list->count};
        for (uint32_t i = 0; i < list->count; i++, abbreviations++) {
            uint32_t count = list->data[i]->scalars + 1 + list->data[i]->tail;
            if (abbreviations == CACHED_INFO_ABBREVIATIONS || count > CACHED_INFO_OPERANDS - operands)
                return;
            struct abbreviation *copy = &cached->abbreviations[abbreviations];
            cached->listed[abbreviations] = copy;
            *copy = *list->data[i];
            copy->operands = memcpy(&cached->operands[operands], copy->operands, count * sizeof *copy->operands);
            operands += count;
        }
    }
    bitstream_cache_block(stream, block, &cached->block);
}

/* Reads BLOCKINFO, or takes its result from the cache. Only a stream's first BLOCKINFO is cached: a later one adds to
 * its abbreviations. */
void read_block_info(struct bitstream *stream)
{
    struct bitstream_bookmark block = bitstream_bookmark(stream);
    bool is_cacheable = stream->cache && !stream->has_info;

    for (uint32_t i = 0; i < CACHED_BLOCK_INFOS && is_cacheable; i++) {
        if (bitstream_skip_cached(stream, &stream->cache->block_infos[i].block)) {
            memcpy(stream->info, stream->cache->block_infos[i].info, sizeof stream->info);
            stream->has_info = true;
            return;
        }
    }
    stream->has_info = true;
    read_new_info(stream);
    if (is_cacheable)
        cache_block_info(stream, &block);
}
