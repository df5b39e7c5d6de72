/* Path segments on the CPU: decodes and encodes streams of tags and points. */
#include "reference/decoders/path_segments.h"

#include <string.h>

uint32_t path_tag_words(uint8_t tag)
{
    uint32_t points = (uint32_t)(tag & PATH_TAG_KIND) + !!(tag & PATH_TAG_END);
    return tag & PATH_TAG_FLOAT ? 2 * points : points;
}

static void decode_point(const uint32_t *data, bool is_float, float point[2])
{
    if (is_float) {
        memcpy(point, data, 2 * sizeof(float));
    } else {
        point[0] = (int16_t)(*data & 0xffff);
        point[1] = (int16_t)(*data >> 16);
    }
}

static struct path_segment decode_segment(uint8_t tag, const struct path_totals *before, const uint32_t *data,
                                          size_t word_count)
{
    bool is_float = tag & PATH_TAG_FLOAT;
    uint32_t kind = tag & PATH_TAG_KIND, point_words = is_float ? 2 : 1;
    struct path_segment segment = {.flags = tag & (PATH_TAG_KIND | PATH_TAG_END | PATH_TAG_FLOAT),
                                   .path = before->paths,
                                   .transform = before->transforms - 1,
                                   .style = before->styles - 1};

    if ((uint64_t)before->words + (kind + 1) * point_words > word_count) {
        segment.flags |= PATH_SEGMENT_OUTSIDE;
        return segment;
    }
    for (uint32_t i = 0; i <= kind; i++)
        decode_point(data + before->words + i * point_words, is_float, segment.points[i]);
    return segment;
}

struct path_totals path_decode(const uint8_t *tags, size_t tag_count, const uint32_t *data, size_t word_count,
                               struct path_segment *segments, size_t capacity)
{
    struct path_totals totals = {0};

    for (size_t i = 0; i < tag_count; i++) {
        if ((tags[i] & PATH_TAG_KIND) && totals.segments < capacity)
            segments[totals.segments] = decode_segment(tags[i], &totals, data, word_count);
        totals.words += path_tag_words(tags[i]);
        totals.segments += !!(tags[i] & PATH_TAG_KIND);
        totals.paths += !!(tags[i] & PATH_TAG_PATH);
        totals.transforms += !!(tags[i] & PATH_TAG_TRANSFORM);
        totals.styles += !!(tags[i] & PATH_TAG_STYLE);
    }
    return totals;
}

/* ---- Encoding ---------------------------------------------------------------------------------------------------- */

static void put_tag(struct path_encoder *encoder, uint8_t tag)
{
    if (encoder->tag_count == encoder->tag_capacity)
        encoder->is_full = true;
    else
        encoder->tags[encoder->tag_count++] = tag;
}

static void put_point(struct path_encoder *encoder, const float point[2])
{
    uint32_t words[2], count = encoder->is_float ? 2 : 1;

    if (encoder->is_float)
        memcpy(words, point, sizeof words);
    else
        words[0] = (uint16_t)(int16_t)point[0] | (uint32_t)(uint16_t)(int16_t)point[1] << 16;
    if (encoder->word_capacity - encoder->word_count < count) {
        encoder->is_full = true;
        return;
    }
    memcpy(encoder->data + encoder->word_count, words, count * sizeof *words);
    encoder->word_count += count;
}

/* Ends the current subpath: marks its last segment, if it has any. It is the last segment in `tags`, because markers
 * end the subpath before they are put. */
static void end_subpath(struct path_encoder *encoder)
{
    for (size_t i = encoder->tag_count; i-- > 0 && encoder->has_segment;)
        if (encoder->tags[i] & PATH_TAG_KIND) {
            encoder->tags[i] |= PATH_TAG_END;
            break;
        }
    encoder->has_segment = false;
    encoder->has_start = false;
}

void path_encode_marker(struct path_encoder *encoder, uint8_t tag)
{
    end_subpath(encoder);
    put_tag(encoder, tag);
}

void path_encode_move(struct path_encoder *encoder, const float point[2])
{
    end_subpath(encoder);
    encoder->has_start = true;
    memcpy(encoder->start, point, sizeof encoder->start);
}

void path_encode_curve(struct path_encoder *encoder, uint8_t kind, const float points[][2])
{
    if (!encoder->has_start)
        return;
    if (!encoder->has_segment)
        put_point(encoder, encoder->start);
    encoder->has_segment = true;
    put_tag(encoder, (uint8_t)(kind | (encoder->is_float ? PATH_TAG_FLOAT : 0)));
    for (uint8_t i = 0; i < kind; i++)
        put_point(encoder, points[i]);
}
