/* Reads symbol tables: names of globals and functions, and of values and blocks in functions. */
#include "dxil/reader/reader.h"

#include <string.h>

enum {
    RECORD_VALUE_NAME = 1,
    RECORD_BLOCK_NAME = 2
};

#define OPERATION_PREFIX "dx.op."

static void name_module_value(struct reader *reader, const struct value *value)
{
    const char *name = reader_text(reader, 1);

    if (value->kind == VALUE_GLOBAL) {
        reader->globals.data[value->index].name = name;
        if (strcmp(name, "dx.break.cond") == 0)
            reader->module->dx_break_global = value->index;
    } else if (value->kind == VALUE_FUNCTION) {
        struct function *function = &reader->functions.data[value->index];
        function->name = name;
        function->dx_op_class = NULL;
        if (function->is_declaration && strncmp(name, OPERATION_PREFIX, strlen(OPERATION_PREFIX)) == 0)
            function->dx_op_class = name + strlen(OPERATION_PREFIX);
    }
}

COLD void read_module_symbols(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;

    bitstream_enter_with_text(stream, 1 << RECORD_VALUE_NAME | 1 << RECORD_BLOCK_NAME, 1);
    while (bitstream_next_record(stream)) {
        if (stream->code != RECORD_VALUE_NAME)
            continue;
        require_operands(reader, 1, "a symbol");
        if (stream->operands[0] >= reader->values.count)
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a name for value %llu, but there are %u",
                        (unsigned long long)stream->operands[0], reader->values.count);
        name_module_value(reader, &reader->values.data[stream->operands[0]]);
    }
}

void read_function_symbols(struct reader *reader, struct function *function)
{
    struct bitstream *stream = &reader->stream;
    uint32_t value_count = reader->values.count - reader->module_values, block_count = function->block_count;
    const char **value_names = arena_zeroed(reader->arena, value_count, sizeof *value_names);
    const char **block_names = arena_zeroed(reader->arena, block_count, sizeof *block_names);

    if (function->value_names)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a function has two symbol tables");
    function->value_names = value_names;
    function->block_names = block_names;
    bitstream_enter_with_text(stream, 1 << RECORD_VALUE_NAME | 1 << RECORD_BLOCK_NAME, 1);
    while (bitstream_next_record(stream)) {
        require_operands(reader, 1, "a symbol");
        uint64_t id = stream->operands[0];
        if (stream->code == RECORD_VALUE_NAME && id >= reader->module_values &&
            id - reader->module_values < value_count)
            value_names[id - reader->module_values] = reader_text(reader, 1);
        else if (stream->code == RECORD_BLOCK_NAME && id < block_count)
            block_names[id] = reader_text(reader, 1);
        else
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a name for value or block %llu, which does not exist",
                        (unsigned long long)id);
    }
}
