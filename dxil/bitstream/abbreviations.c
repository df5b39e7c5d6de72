/* Definitions of abbreviations: of blocks of their own, and of others, which BLOCKINFO holds. */
#include "dxil/bitstream/bits.h"

#include <string.h>

/* A number of several chunks behind an operand's first bits: a literal, or the width of a field. */
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
                bitstream_fail(stream, "encoding %u is not known", encoding);
            return (struct abbreviation_operand){.encoding = (uint8_t)encoding};
        }
        number >>= 3;
    }
    if (window & 0x100) /* the last bit of either number, if it is short: another chunk follows */
        number = read_long_number(stream, encoding == ENCODING_LITERAL);
    else
        advance(stream, 9);
    if (encoding != ENCODING_LITERAL) {
        if (number > 64 || (encoding == ENCODING_VBR && number == 1))
            bitstream_fail(stream, "a field of %llu bits", (unsigned long long)number);
        width = (uint32_t)number;
        mask = width <= MOST_NARROW ? (UINT32_C(1) << width) - 1 : 0;
        more = encoding == ENCODING_VBR ? mask ^ mask >> 1 : 0;
        number = 0;
    }
    return (struct abbreviation_operand){number, mask, more, (uint8_t)encoding, (uint8_t)width};
}

/* The bits of an array's elements that may be characters; 0 for others. */
static uint32_t text_width(const struct abbreviation_operand *element)
{
    if (element->encoding == ENCODING_CHAR6)
        return 6;
    return element->encoding == ENCODING_FIXED && (element->width == 7 || element->width == 8) ? element->width : 0;
}

static COLD APART const struct abbreviation *define_abbreviation(struct bitstream *stream)
{
    struct abbreviation *abbreviation = arena_array(stream->arena, 1, sizeof *abbreviation);
    uint64_t count = read_vbr(stream, 5);
    uint32_t free_operands = 0, tail = 0, bits = 0;

    if (count == 0 || count > bitstream_left(stream))
        bitstream_fail(stream, "an abbreviation of %llu operands", (unsigned long long)count);
    struct abbreviation_operand *operands = arena_array(stream->arena, (size_t)count, sizeof *operands);
    for (uint32_t i = 0; i < count; i++) {
        struct abbreviation_operand operand = operands[i] = read_abbreviation_operand(stream);
        if (operand.encoding <= ENCODING_VBR && tail == 0) {
            bits += operand.width <= MOST_NARROW ? operand.width : MANY_BITS;
            free_operands += operand.width == 0;
        } else if (tail) { /* the element of an array */
            if (operand.encoding == ENCODING_LITERAL || operand.encoding == ENCODING_ARRAY ||
                operand.encoding == ENCODING_BLOB)
                bitstream_fail(stream, "an abbreviation with an element out of place");
        } else if (operand.encoding == ENCODING_CHAR6) {
            bits += MANY_BITS;
        } else {
            tail = operand.encoding == ENCODING_ARRAY ? 2 : 1;
            if (i == 0 || i + tail != count)
                bitstream_fail(stream, "an abbreviation with an array or blob out of place");
        }
    }
    if (free_operands > MOST_FREE)
        bitstream_fail(stream, "an abbreviation with more than %d operands that take no bits", MOST_FREE);
    uint32_t scalars = (uint32_t)count - 1 - tail;
    bool is_short =
        operands->encoding == ENCODING_LITERAL && operands->literal <= UINT32_MAX && scalars <= MOST_AT_ONCE;
    *abbreviation = (struct abbreviation){
        .operands = operands,
        .tail = (uint8_t)tail,
        .text_width = tail == 2 ? (uint8_t)text_width(&operands[count - 1]) : 0,
        .scalars = scalars,
        .code = (uint32_t)operands->literal,
        .bits = is_short ? bits : MANY_BITS,
    };
    return abbreviation;
}

/* A definition that one load holds is remembered for the streams that are read next, in the place of the form that was
 * met first. */
static COLD void remember(struct bitstream *stream, struct known_abbreviation *known, uint64_t window, uint64_t start,
                          const struct abbreviation *abbreviation)
{
    uint32_t count = abbreviation->scalars + 1 + abbreviation->tail;

    if (stream->position - start > FAST_BITS || count > KNOWN_OPERANDS)
        return;
    struct known_form *form = &known->forms[known->oldest++ % KNOWN_FORMS];
    form->width = (uint32_t)(stream->position - start);
    form->mask = (UINT64_C(1) << form->width) - 1;
    form->bits = window & form->mask;
    form->abbreviation = *abbreviation;
    memcpy(form->operands, abbreviation->operands, count * sizeof *form->operands);
    form->abbreviation.operands = form->operands;
}

const struct abbreviation *read_abbreviation(struct bitstream *stream)
{
    uint64_t window = peek(stream), start = stream->position;

    if (stream->definition_count == stream->known_count)
        return define_abbreviation(stream);
    struct known_abbreviation *known = &stream->known->abbreviations[stream->definition_count++];
    for (const struct known_form *form = known->forms; form < known->forms + KNOWN_FORMS; form++) {
        if ((window & form->mask) == form->bits && form->width > 0 && form->width <= bitstream_left(stream)) {
            stream->position += form->width;
            return &form->abbreviation;
        }
    }
    const struct abbreviation *abbreviation = define_abbreviation(stream);
    remember(stream, known, window, start, abbreviation);
    return abbreviation;
}

/* ---- BLOCKINFO --------------------------------------------------------------------------------------------------- */

/* Abbreviations in BLOCKINFO are for the block that the last SETBID record names. */
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
                bitstream_fail(stream, "BLOCKINFO does not end where its length says");
            stream->scope--;
            return;
        }
        if (id == ID_DEFINE_ABBREVIATION) {
            const struct abbreviation *abbreviation = define_abbreviation(stream);
            if (target == UINT64_MAX)
                bitstream_fail(stream, "an abbreviation in BLOCKINFO before the block it is for");
            if (target < BITSTREAM_INFO_BLOCKS)
                vector_push(stream->arena, &stream->info[target], abbreviation);
        } else if (id == ID_UNABBREVIATED) {
            stream->position = stream->start;
            bitstream_next(stream);
            if (stream->code == BLOCKINFO_SETBID && stream->count > 0)
                target = stream->operands[0] == UINT64_MAX ? UINT64_MAX - 1 : stream->operands[0];
        } else {
            bitstream_fail(stream, "BLOCKINFO holds records only");
        }
    }
}

/* A block of which the stream's lists were made takes the place of the one met first. */
static COLD void remember_info(struct bitstream *stream, const struct bitstream_bookmark *block)
{
    struct known_info *known = &stream->known->infos[stream->known->oldest_info++ % KNOWN_INFOS];
    uint32_t abbreviations = 0, operands = 0;

    known->block.size = 0;
    for (uint32_t id = 0; id < BITSTREAM_INFO_BLOCKS; id++) {
        const abbreviation_list *list = &stream->info[id];
        known->info[id] = (abbreviation_list){&known->listed[abbreviations], list->count, list->count};
        for (uint32_t i = 0; i < list->count; i++, abbreviations++) {
            uint32_t count = list->data[i]->scalars + 1 + list->data[i]->tail;
            if (abbreviations == KNOWN_INFO_ABBREVIATIONS || count > KNOWN_INFO_OPERANDS - operands)
                return;
            struct abbreviation *copy = &known->abbreviations[abbreviations];
            known->listed[abbreviations] = copy;
            *copy = *list->data[i];
            copy->operands = memcpy(&known->operands[operands], copy->operands, count * sizeof *copy->operands);
            operands += count;
        }
    }
    bitstream_remember_block(stream, block, &known->block);
}

/* The first BLOCKINFO of a stream is one that is known, as a rule. */
void read_block_info(struct bitstream *stream)
{
    struct bitstream_bookmark block = bitstream_bookmark(stream);
    bool may_be_known = stream->known && !stream->has_info;

    for (uint32_t i = 0; i < KNOWN_INFOS && may_be_known; i++) {
        if (bitstream_skip_known(stream, &stream->known->infos[i].block)) {
            memcpy(stream->info, stream->known->infos[i].info, sizeof stream->info);
            stream->has_info = true;
            return;
        }
    }
    stream->has_info = true;
    read_new_info(stream);
    if (may_be_known)
        remember_info(stream, &block);
}
