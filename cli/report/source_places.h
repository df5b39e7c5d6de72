/* The source files that a module contains, and the places in them that its instructions come from. */
#ifndef CLI_REPORT_SOURCE_PLACES_H
#define CLI_REPORT_SOURCE_PLACES_H

#include "cli/string_buffer.h"

#include <stddef.h>
#include <stdint.h>

/* Source lines by instruction of the functions' code, from the module with source lines. */
struct source_places {
    struct place {
        uint32_t file, line; /* line 0: none */
    } * places;
    size_t count, capacity;
};

/* `module`: the words of a conversion with dxs_options.debug_info. Writes its source files as elements of a JSON array,
 * and appends the places of the instructions in its functions. The caller frees places->places. */
void read_source_text(const uint32_t *module, size_t count, struct string_buffer *json, struct source_places *places);

#endif
