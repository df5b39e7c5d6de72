/* Inputs of decoders from PNG files, by libpng where it is there. */
#include "decoder_text.h"
#include "messages.h"

#include <stdlib.h>

#if DXS_WITH_PNG
#include <png.h>

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

static void *read_pixels(png_image *image, const char *path)
{
    void *pixels = NULL;

    if (!png_image_begin_read_from_file(image, path))
        return NULL;
    image->format = PNG_FORMAT_RGBA;
    if (PNG_IMAGE_PIXEL_SIZE(image->format) * (uint64_t)image->width * image->height <= INT32_MAX)
        pixels = malloc(PNG_IMAGE_SIZE(*image));
    if (pixels && png_image_finish_read(image, NULL, pixels, 0, NULL))
        return pixels;
    free(pixels);
    return NULL;
}

void *decoder_read_png(const struct dxs_decoder_buffer *buffer, const char *path, size_t *size)
{
    png_image image = {.version = PNG_IMAGE_VERSION};
    uint32_t channels = channels_of(buffer);

    if (channels == 0) {
        complain("%s: it has no pixels, which png:FILE gives", buffer->name);
        return NULL;
    }
    void *pixels = read_pixels(&image, path);
    if (!pixels)
        complain("%s: %s", path, image.message[0] ? image.message : "the picture is too large");
    else
        keep_channels(pixels, (size_t)image.width * image.height, channels);
    *size = (size_t)image.width * image.height * channels;
    png_image_free(&image);
    return pixels;
}
#else
void *decoder_read_png(const struct dxs_decoder_buffer *buffer, const char *path, size_t *size)
{
    (void)buffer;
    *size = 0;
    complain("%s: this program was built without libpng", path);
    return NULL;
}
#endif
