/* Runs a compute shader that was edited as GLSL, and writes its buffer of print records to a file.
 *   print_by_hand MODULE.spv RECORDS */
#include "vulkan_run.h"

#include <stdio.h>

int main(int argument_count, char **arguments)
{
    static uint32_t words[1 << 16], records[1 + 11 * 32], numbers[64];
    FILE *file = argument_count == 3 ? fopen(arguments[1], "rb") : NULL;
    if (!file)
        return 2;
    struct vulkan_shader shader = {words, fread(words, 4, sizeof(words) / 4, file), "main"};
    fclose(file);
    for (uint32_t n = 0; n < 64; n++)
        numbers[n] = n;
    struct vulkan_buffer buffers[] = {{0, 2000, numbers, sizeof(numbers)}, {0, 6000, records, sizeof(records)}};
    const char *failure = vulkan_run(&shader, buffers, 2, (const uint32_t[3]){1, 1, 1});
    if (failure) {
        fprintf(stderr, "%s\n", failure);
        return 1;
    }
    if (numbers[5] != 25 || !(file = fopen(arguments[2], "wb")))
        return 1;
    return fwrite(records, sizeof(records), 1, file) == 1 && !fclose(file) ? 0 : 1;
}
