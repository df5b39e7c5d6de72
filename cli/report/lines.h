/* The lines of a report's texts, as elements of a JSON array:
 *
 *     {"t": text, "k": [keys], "s": place, "b": block, "l": source line in an unknown file}
 *
 * Empty members are left out. A key is "FUNCTION:INSTRUCTION" of the DXIL, a place "FILE:LINE" of the source. */
#ifndef CLI_REPORT_LINES_H
#define CLI_REPORT_LINES_H

#include "cli/report/source_places.h"

/* `text`: of dxs_disassemble. */
void write_dxil_lines(struct string_buffer *json, const char *text);
/* `text`: assembly of a module with dxs_options.instruction_lines; `places`: of the same module with source lines. */
void write_spirv_lines(struct string_buffer *json, const char *text, const struct source_places *places);
/* `text`: GLSL or HLSL of that module. */
void write_source_lines(struct string_buffer *json, const char *text);
void write_empty_line(struct string_buffer *json);

#endif
