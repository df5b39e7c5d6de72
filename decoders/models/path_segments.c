/* Path segments on the CPU: decodes and encodes streams of tags and points. */
#include "decoders/models/path_segments.h"

#include <math.h>
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

/* ---- Encoding decoded segments ----------------------------------------------------------------------------------- */

struct stream_writer {
    struct path_encoding counts;
    uint8_t *tags;
    uint32_t *data;
    size_t tag_capacity, word_capacity;
};

static void append_tag(struct stream_writer *writer, uint32_t tag)
{
    if (writer->counts.tags < writer->tag_capacity)
        writer->tags[writer->counts.tags] = (uint8_t)tag;
    else
        writer->counts.faults |= PATH_NO_ROOM;
    writer->counts.tags++;
}

static void append_word(struct stream_writer *writer, uint32_t word)
{
    if (writer->counts.words < writer->word_capacity)
        writer->data[writer->counts.words] = word;
    else
        writer->counts.faults |= PATH_NO_ROOM;
    writer->counts.words++;
}

/* Markers of which one is out of order are all left out. */
static void append_all_markers(struct stream_writer *writer, const uint32_t before[3], const uint32_t after[3])
{
    static const uint8_t tags[3] = {PATH_TAG_PATH, PATH_TAG_TRANSFORM, PATH_TAG_STYLE};

    for (int i = 0; i < 3; i++)
        if (after[i] - before[i] > 0xffff) {
            writer->counts.faults |= PATH_NO_ORDER;
            return;
        }
    for (int i = 0; i < 3; i++)
        for (uint32_t n = before[i]; n != after[i]; n++)
            append_tag(writer, tags[i]);
}

static int32_t integer_of(float value)
{
    return (int32_t)rintf(fminf(fmaxf(value, -32768), 32767));
}

static uint32_t words_of_point(const struct path_segment *segment, uint32_t number, uint32_t words[2])
{
    memcpy(words, segment->points[number], 2 * sizeof *words);
    if (segment->flags & PATH_TAG_FLOAT)
        return 2;
    words[0] = (uint16_t)integer_of(segment->points[number][0]) |
               (uint32_t)(uint16_t)integer_of(segment->points[number][1]) << 16;
    return 1;
}

static bool continues(const struct path_segment *segment, const struct path_segment *next)
{
    uint32_t last[2], first[2];
    uint32_t size = words_of_point(segment, segment->flags & PATH_TAG_KIND, last);

    return (next->flags & PATH_TAG_KIND) && words_of_point(next, 0, first) == size &&
           memcmp(last, first, size * sizeof *last) == 0;
}

static void append_points(struct stream_writer *writer, const struct path_segment *segment, bool begins)
{
    for (uint32_t i = begins ? 0 : 1; i <= (segment->flags & PATH_TAG_KIND); i++) {
        uint32_t words[2], size = words_of_point(segment, i, words);
        for (uint32_t k = 0; k < size; k++)
            append_word(writer, words[k]);
        for (int c = 0; c < 2 && size == 1; c++)
            if ((float)integer_of(segment->points[i][c]) != segment->points[i][c])
                writer->counts.faults |= PATH_NO_INTEGER;
    }
}

struct path_encoding path_encode_segments(const struct path_segment *segments, size_t count,
                                          const struct path_totals *totals, uint8_t *tags, size_t tag_capacity,
                                          uint32_t *data, size_t word_capacity)
{
    struct stream_writer writer = {{0}, tags, data, tag_capacity, word_capacity};
    uint32_t before[3] = {0, 0, 0};
    bool begins = true;

    for (size_t i = 0; i < count; i++) {
        const struct path_segment *s = &segments[i];
        const uint32_t own[3] = {s->path, s->transform + 1, s->style + 1};
        append_all_markers(&writer, before, own);
        memcpy(before, own, sizeof before);
        if (!(s->flags & PATH_TAG_KIND)) {
            writer.counts.faults |= PATH_NO_SEGMENT;
            begins = true;
            continue;
        }
        bool ends = (s->flags & PATH_TAG_END) || i + 1 == count || !continues(s, s + 1);
        append_tag(&writer, (s->flags & (PATH_TAG_KIND | PATH_TAG_FLOAT)) | (ends ? PATH_TAG_END : 0u));
        append_points(&writer, s, begins);
        begins = ends;
    }
    const uint32_t all[3] = {totals->paths, totals->transforms, totals->styles};
    append_all_markers(&writer, before, all);
    return writer.counts;
}
