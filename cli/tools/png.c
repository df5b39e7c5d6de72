/* Reads PNG files with libpng. */
#include "cli/tools/tools.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

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

enum tool_result png_read(const char *path, struct tool_picture *picture, struct tool_text *text)
{
    png_image image = {.version = PNG_IMAGE_VERSION};
    const char *fault = "the picture is too large";

    *picture = (struct tool_picture){.pixels = read_pixels(&image, path)};
    picture->width = image.width;
    picture->height = image.height;
    if (image.message[0])
        fault = image.message;
    if (!picture->pixels)
        tool_text_set(text, fault, strlen(fault));
    png_image_free(&image);
    return picture->pixels ? TOOL_DONE : TOOL_FAILED;
}
