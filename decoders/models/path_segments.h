/* Path segments, packed into a stream of tags and a stream of points. "Path segment encoding" in the documentation of
 * piet-gpu, with Vello's tag bit for styles. */
#ifndef DECODERS_MODELS_PATH_SEGMENTS_H
#define DECODERS_MODELS_PATH_SEGMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { /* of a tag */
    PATH_TAG_LINE = 1,
    PATH_TAG_QUADRATIC = 2,
    PATH_TAG_CUBIC = 3,
    PATH_TAG_KIND = 3,
    PATH_TAG_END = 4,   /* end of a subpath: the next segment does not begin at this one's last point */
    PATH_TAG_FLOAT = 8, /* points are 32-bit floats, else 16-bit integers */
    PATH_TAG_PATH = 0x10,
    PATH_TAG_TRANSFORM = 0x20,
    PATH_TAG_STYLE = 0x40
};
#define PATH_SEGMENT_OUTSIDE UINT32_C(0x80000000)

struct path_segment {
    uint32_t flags, path, transform, style;
    float points[4][2];
};

struct path_totals {
    uint32_t segments, words, paths, transforms, styles;
};

/* Words of data from this tag's first point to the next tag's first point. */
uint32_t path_tag_words(uint8_t tag);

/* Segments beyond `capacity` are counted, not written. */
struct path_totals path_decode(const uint8_t *tags, size_t tag_count, const uint32_t *data, size_t word_count,
                               struct path_segment *segments, size_t capacity);

/* Writes moves and curves to the streams, in the caller's memory. Sets `is_full` where a stream has no room left. */
struct path_encoder {
    uint8_t *tags;
    size_t tag_count, tag_capacity;
    uint32_t *data;
    size_t word_count, word_capacity;
    bool is_float, has_start, has_segment, is_full;
    float start[2]; /* start of a subpath that has no segment yet */
};

/* Puts PATH_TAG_PATH, which ends a path, PATH_TAG_TRANSFORM or PATH_TAG_STYLE. All end the subpath. */
void path_encode_marker(struct path_encoder *encoder, uint8_t tag);
void path_encode_move(struct path_encoder *encoder, const float point[2]);
/* `kind`: number of points. Without a move before it, nothing is encoded. */
void path_encode_curve(struct path_encoder *encoder, uint8_t kind, const float points[][2]);

/* ---- Encoding decoded segments ----------------------------------------------------------------------------------- */

enum { /* faults */
    PATH_NO_ORDER =
        1, /* a number is smaller than the segment's before, or greater by more than 65,535: taken as equal */
    PATH_NO_ROOM = 2,
    PATH_NO_INTEGER = 4, /* a point that is to be one of integers is none: the next one is taken */
    PATH_NO_SEGMENT = 8  /* a segment without points is left out */
};

struct path_encoding {
    uint32_t faults, tags, words;
};

/* Puts the tags and points of segments, and behind them the markers that they lack of `totals`. What does not fit is
 * counted, not written. Subpaths also end where the next segment does not begin at the point where the last one ends.
 */
struct path_encoding path_encode_segments(const struct path_segment *segments, size_t count,
                                          const struct path_totals *totals, uint8_t *tags, size_t tag_capacity,
                                          uint32_t *data, size_t word_capacity);

#endif
