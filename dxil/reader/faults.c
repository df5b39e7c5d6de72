/* Errors of the reader, with the place where it stands, and texts of records. */
#include "dxil/reader/reader.h"

#include <stdarg.h>

/* The number of the current instruction. */
static uint32_t reader_instruction(const struct reader *reader)
{
    if (reader->function == DXS_NONE || reader->instruction == DXS_NONE)
        return reader->instruction;
    return instruction_number(&reader->functions.data[reader->function], reader->instruction) - reader->debug_calls;
}

/* The source line of the current instruction if its function has been read and has debug locations, else 0. */
static uint32_t reader_line(const struct reader *reader)
{
    const struct debug_location *location =
        reader->function == DXS_NONE
            ? NULL
            : instruction_location(&reader->functions.data[reader->function], reader->instruction);

    return location ? location->line : 0;
}

_Noreturn void reader_fail(struct reader *reader, enum dxs_result code, const char *format, ...)
{
    struct dxs_error *error = &reader->fault->error;
    va_list arguments;

    error->offset = reader->stream.offset + (uint32_t)(reader->stream.start / 8);
    error->function = reader->function;
    error->block = reader->block;
    error->instruction = reader_instruction(reader);
    error->line = reader_line(reader);
    va_start(arguments, format);
    fail_with(reader->fault, code, format, arguments);
}

const char *reader_text(struct reader *reader, uint32_t first)
{
    const struct bitstream *stream = &reader->stream;
    uint32_t length = stream->count > first ? stream->count - first : 0;
    char *text = arena_array(reader->arena, (size_t)length + BITSTREAM_TEXT_ROOM, 1);

    bitstream_copy_text(stream, first, text);
    text[length] = '\0';
    return text;
}

void check_value_count(struct reader *reader)
{
    uint64_t count = (uint64_t)reader_value_count(reader) + reader->earlier_count;

    if (count > reader->limits.values)
        reader_fail(reader, DXS_RESULT_VALUE_LIMIT, "%llu values or more: the limit is %u", (unsigned long long)count,
                    reader->limits.values);
}
