/* Inputs of decoders from PNG files. */
#include "cli/decoder/text.h"
#include "cli/messages.h"
#include "cli/tools/tools.h"

/* Bytes of a pixel that the buffer takes: red, green, blue, alpha. 0: its records are no pixels. */
static uint32_t channels_of(const struct dxs_decoder_buffer *buffer)
{
    struct decoder_field fields[MAX_FIELDS];
    uint32_t size, count = decoder_fields(buffer->content, fields, &size);

    return count == 1 && (fields[0].type == 'b' || fields[0].count == 1) && size <= 4 ? size : 0;
}

static void keep_channels(unsigned char *pixels, size_t pixel_count, uint32_t channels)
{
    for (size_t i = 0; i < pixel_count; i++)
        for (uint32_t c = 0; c < channels; c++)
            pixels[i * channels + c] = pixels[4 * i + c];
}

void *decoder_read_png(const struct dxs_decoder_buffer *buffer, const char *path, size_t *size)
{
    struct tool_picture picture = {0};
    struct tool_text text = {0};
    uint32_t channels = channels_of(buffer);

    if (channels == 0) {
        complain("%s: it has no pixels, which png:FILE gives", buffer->name);
        return NULL;
    }
    if (png_read(path, &picture, &text) == TOOL_DONE)
        keep_channels(picture.pixels, (size_t)picture.width * picture.height, channels);
    else
        complain("%s: %s", path, text.data ? text.data : "out of memory");
    tool_text_free(&text);
    *size = (size_t)picture.width * picture.height * channels;
    return picture.pixels;
}
