/* Where in the source instructions come from, and which instructions come from a line or make a variable. */
#include "inspect/source_place.h"

#include "dxil/module_object.h"
#include "dxs_inspect.h"
#include "spirv/debug/records.h"

#include <string.h>

enum {
    VALUE_ARGUMENTS = 4,  /* llvm.dbg.value: value, offset, variable, expression */
    MAX_BASE_NAME = 256,  /* of longer ones the end is written */
    MAX_FILE_NAME = 4096, /* bytes; longer ones are not found */
    SEEN = 1 << 16        /* instructions that are marked at a time: needs no memory of the heap */
};

/* The record of a scope's file; 0: none. Takes and returns references. */
static uint32_t file_of(const struct module *module, uint32_t scope)
{
    const struct metadata *function = debug_record(module, scope, RECORD_SUBPROGRAM);
    const struct metadata *block = debug_record(module, scope, RECORD_LEXICAL_BLOCK);

    if (!block)
        block = debug_record(module, scope, RECORD_LEXICAL_BLOCK_FILE);
    return function ? debug_reference(module, function, SUBPROGRAM_FILE)
           : block  ? debug_reference(module, block, BLOCK_FILE)
                    : 0;
}

/* A string of metadata, NUL-terminated in the module. */
struct name {
    const char *text;
    uint32_t length;
};

static struct name string_of(const struct module *module, const struct metadata *record, uint32_t field)
{
    const struct metadata *string = record ? debug_string_at(module, debug_reference(module, record, field)) : NULL;
    return string ? (struct name){module->metadata_text + string->first, string->count} : (struct name){"", 0};
}

/* The name of the file as the compiler got it; empty: unknown. */
static struct name source_file(const struct module *module, const struct debug_location *location)
{
    uint32_t file = location->scope == NO_METADATA ? 0 : file_of(module, location->scope + 1);
    return string_of(module, debug_record(module, file, RECORD_FILE), FILE_NAME);
}

static bool is_separator(char letter)
{
    return letter == '/' || letter == '\\';
}

const char *source_base_name(const struct module *module, const struct debug_location *location, uint32_t *length)
{
    struct name name = source_file(module, location);

    *length = 0;
    while (*length < name.length && *length < MAX_BASE_NAME && !is_separator(name.text[name.length - *length - 1]))
        ++*length;
    return name.text + name.length - *length;
}

void text_source_place(struct text *text, const struct module *module, const struct debug_location *location)
{
    uint32_t length;
    const char *name = source_base_name(module, location, &length);

    text_escaped(text, length ? name : "line", length ? length : 4);
    text_format(text, ":%u:%u", location->line, location->column);
}

/* ---- Places of instructions -------------------------------------------------------------------------------------- */

/* The index of the instruction with this number; instruction_count: there is none. Numbers ascend. */
static uint32_t index_of(const struct function *function, uint32_t number)
{
    uint32_t first = 0, end = function->instruction_count;

    while (first < end) {
        uint32_t middle = first + (end - first) / 2;
        if (instruction_number(function, middle) < number)
            first = middle + 1;
        else
            end = middle;
    }
    while (first < function->instruction_count && function->instructions[first].opcode == OP_DEBUG_CALL)
        first++; /* has the number of the next instruction */
    return first < function->instruction_count && instruction_number(function, first) == number
               ? first
               : function->instruction_count;
}

bool dxs_find_source_place(const dxs_module *object, uint32_t function, uint32_t instruction,
                           struct dxs_source_place *place)
{
    const struct module *module = dxs_module_contents(object);

    *place = (struct dxs_source_place){.file = ""};
    if (!module || function >= module->function_count)
        return false;
    const struct function *f = &module->functions[function];
    uint32_t index = index_of(f, instruction);
    const struct debug_location *location = index < f->instruction_count ? instruction_location(f, index) : NULL;
    if (!location || !location->line)
        return false;
    *place = (struct dxs_source_place){
        .file = source_file(module, location).text, .line = location->line, .column = location->column};
    return true;
}

/* ---- Ranges for printing ----------------------------------------------------------------------------------------- */

struct ranges {
    struct dxs_print_range *data;
    uint32_t count, max;
};

/* Adds an instruction. `follows`: no other with a result lies between it and the one before. */
static void add_instruction(struct ranges *ranges, uint32_t function, uint32_t number, bool follows)
{
    if (follows) {
        if (ranges->count <= ranges->max)
            ranges->data[ranges->count - 1].last = number;
        return;
    }
    if (ranges->count < ranges->max)
        ranges->data[ranges->count] = (struct dxs_print_range){function, number, number};
    ranges->count++;
}

/* `file`: NULL, or its name with or without folders. */
static bool is_from(const struct module *module, const struct debug_location *location, const char *file,
                    uint32_t file_length, uint32_t line)
{
    if (!location || location->line != line)
        return false;
    if (!file)
        return true;
    struct name name = source_file(module, location);
    if (name.length < file_length)
        return false;
    const char *end = name.text + (name.length - file_length);
    bool is_part = name.length > file_length;
    return (!is_part || (is_separator(end[-1]) && !strpbrk(file, "/\\"))) && memcmp(end, file, file_length) == 0;
}

uint32_t dxs_print_ranges_of_line(const dxs_module *object, const char *file, uint32_t line,
                                  struct dxs_print_range *ranges, uint32_t max)
{
    const struct module *module = dxs_module_contents(object);
    struct ranges found = {ranges, 0, max};
    size_t length = file ? strlen(file) : 0;

    if (length > MAX_FILE_NAME)
        return 0;
    for (uint32_t f = 0; module && f < module->function_count; f++) {
        const struct function *function = &module->functions[f];
        bool follows = false;
        for (uint32_t i = 0; i < function->instruction_count; i++) {
            if (function->instructions[i].result == NO_VALUE)
                continue;
            bool matches = is_from(module, instruction_location(function, i), file, (uint32_t)length, line);
            if (matches)
                add_instruction(&found, f, instruction_number(function, i), follows);
            follows = matches;
        }
    }
    return found.count;
}

/* The instruction whose result a call of llvm.dbg.value gives to a variable of this name; UINT32_MAX: none. */
static uint32_t value_of_variable(const struct module *module, const struct function *function,
                                  const struct instruction *call, const char *wanted)
{
    if (call->opcode != OP_DEBUG_CALL || call->operand_count != VALUE_ARGUMENTS)
        return UINT32_MAX;
    const uint32_t *operands = &function->operands[call->first_operand];
    const struct metadata *variable = debug_record(module, operands[2] + 1, RECORD_LOCAL_VARIABLE);
    if (!variable || strcmp(string_of(module, variable, VARIABLE_NAME).text, wanted) != 0)
        return UINT32_MAX;
    uint32_t shared = module->metadata_count;
    if (operands[0] >= shared + function->local_metadata_count)
        return UINT32_MAX;
    const struct metadata *wrapper =
        operands[0] < shared ? &module->metadata[operands[0]] : &function->local_metadata[operands[0] - shared];
    if (wrapper->kind != METADATA_VALUE || wrapper->value == NO_VALUE)
        return UINT32_MAX;
    const struct value *value = module_value(module, function, wrapper->value);
    return value->kind == VALUE_INSTRUCTION ? value->index : UINT32_MAX;
}

/* Adds the values of a variable among `SEEN` instructions from `first`: each once, though several calls may name it. */
static void add_values(struct ranges *ranges, const struct module *module, uint32_t f, const char *name, uint32_t first)
{
    const struct function *function = &module->functions[f];
    uint64_t seen[SEEN / 64] = {0};

    for (uint32_t i = 0; i < function->instruction_count; i++) {
        uint32_t index = value_of_variable(module, function, &function->instructions[i], name);
        if (index >= function->instruction_count || index < first || index - first >= SEEN)
            continue;
        uint64_t *word = &seen[(index - first) / 64], bit = UINT64_C(1) << (index - first) % 64;
        uint32_t number = instruction_number(function, index);
        if (number != DXS_NONE && !(*word & bit))
            add_instruction(ranges, f, number, false);
        *word |= bit;
    }
}

uint32_t dxs_print_ranges_of_variable(const dxs_module *object, const char *name, struct dxs_print_range *ranges,
                                      uint32_t max)
{
    const struct module *module = dxs_module_contents(object);
    struct ranges found = {ranges, 0, max};

    for (uint32_t f = 0; module && f < module->function_count; f++)
        for (uint64_t first = 0; first < module->functions[f].instruction_count; first += SEEN)
            add_values(&found, module, f, name, (uint32_t)first);
    return found.count;
}
