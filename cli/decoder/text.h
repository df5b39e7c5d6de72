/* Outputs of decoders as text, JSON and pictures. */
#ifndef CLI_DECODER_TEXT_H
#define CLI_DECODER_TEXT_H

#include "dxs_decoders.h"

enum {
    MAX_FIELDS = 24,
    MAX_FIELD_NAME = 48
};

/* A field of a record, as "u32[2] start" in dxs_decoder_buffer.content. */
struct decoder_field {
    char name[MAX_FIELD_NAME]; /* without blanks; may be empty */
    char type;                 /* 'u', 'i', 'f': 32 bits; 'b': 8 bits */
    uint32_t count;
};

/* Reads the fields of a buffer's records; a buffer that tells none has words. Returns their number. */
uint32_t decoder_fields(const char *content, struct decoder_field fields[MAX_FIELDS], uint32_t *record_size);

/* Reads the pixels of a PNG file for an input: as many of red, green, blue and alpha as it has bytes for each, from a
 * word's lowest byte on. NULL: a message has been printed. The caller frees the result. */
void *decoder_read_png(const struct dxs_decoder_buffer *buffer, const char *path, size_t *size);

/* Writes an output as "text:FILE" (a line for each record), "json:FILE" (an array of objects, or of numbers),
 * "png:WIDTH:FILE" (a pixel for each word: red in its lowest byte, green, blue) or "FILE" (the bytes). False: a message
 * has been printed. */
bool decoder_write(const struct dxs_decoder_buffer *buffer, const char *where, const void *data, size_t size);

#endif
