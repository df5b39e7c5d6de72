/* Lines, source text, and the values and addresses of variables. */
#include "spirv/debug/records.h"
#include "spirv/memory/memory.h"

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* Reference to the file of a scope; 0: none. `scope`: reference. */
static uint32_t file_of_scope(const struct module *module, uint32_t scope)
{
    const struct metadata *record = debug_metadata(module, scope);

    if (!record || record->kind != METADATA_DEBUG)
        return 0;
    if (record->code == RECORD_SUBPROGRAM)
        return debug_reference(module, record, SUBPROGRAM_FILE);
    if (record->code == RECORD_LEXICAL_BLOCK || record->code == RECORD_LEXICAL_BLOCK_FILE)
        return debug_reference(module, record, BLOCK_FILE);
    return 0;
}

/* Id of the OpString with a file's name; 0: none. */
static uint32_t file_name(struct lowering *l, uint32_t reference)
{
    const struct metadata *record = debug_record(l->module, reference, RECORD_FILE);

    if (!record)
        return 0;
    uint32_t *id = &l->debug->ids[reference - 1];
    const char *name = *id ? NULL : debug_text(l, debug_reference(l->module, record, FILE_NAME));
    if (name)
        *id = new_string(l->b, name);
    return *id;
}

/* OpSource for each file whose text fits into one instruction. */
static void emit_source(struct lowering *l)
{
    for (uint32_t n = 0; n < l->module->source_count; n++) {
        const struct source_file *source = &l->module->sources[n];
        const char *name = debug_copy(l, source->name, source->name_length);
        const char *text = debug_copy(l, source->text, source->text_length);
        if (string_words(text) > MAX_TEXT_WORDS)
            continue;
        uint32_t file = new_string(l->b, name);
        uint32_t version = 100 * l->module->info.shader_model_major + l->module->info.shader_model_minor;
        uint32_t *words = append(l->b, &l->b->strings, SpvOpSource, 3 + string_words(text));
        words[0] = SOURCE_LANGUAGE_HLSL;
        words[1] = version;
        words[2] = file;
        store_string(words + 3, text);
    }
}

enum {
    MAX_NAME = 4096 /* bytes of options.source_name */
};

/* OpSource with a name for the shader: drivers and debuggers show a module's source files. Without options.source_name
 * it is "<hash>.dxil". Beside DebugSource it is an OpString alone: RenderDoc 1.24 numbers files by DebugSource, but
 * lists those of OpSource first, and would show the lines of a file without text. */
static void emit_shader_name(struct lowering *l)
{
    const char *name = l->options->source_name;
    char text[] = "0000000000000000.dxil";

    for (uint64_t n = 16, left = l->options->shader_hash; n > 0; left >>= 4)
        text[--n] = "0123456789abcdef"[left & 15];
    if (name && strlen(name) > MAX_NAME)
        fail(l->fault, DXS_RESULT_INVALID_ARGUMENT, "options.source_name is too long: at most %d bytes are possible",
             MAX_NAME);
    uint32_t string = new_string(l->b, name ? name : text);
    if (!l->options->debug_variables || !l->module->info.has_debug_info)
        APPEND(l->b, &l->b->strings, SpvOpSource, SpvSourceLanguageUnknown, 0, string);
}

enum {
    LINE_WORDS = 4 /* of OpLine */
};

/* OpLine with the number of the instruction as line. Takes the place of an OpLine without code. */
static void emit_number(struct lowering *l)
{
    struct debug_info *debug = l->debug;

    if (l->b->code->count == debug->end)
        l->b->code->count -= LINE_WORDS;
    EMIT_VOID(l->b, SpvOpLine, debug->file, debug->line, 0);
    debug->end = l->b->code->count;
}

/* At the start of a block: lines and scopes of the previous one no longer hold. */
static void begin_block_of_code(struct lowering *l)
{
    if (!l->debug->counts_instructions) {
        l->debug->file = 0;
        l->debug->scope = 0;
    } else if (l->debug->inside) {
        emit_number(l);
    }
}

void debug_info_prepare(struct lowering *l)
{
    const struct dxs_options *options = l->options;

    if (options->shader_hash || options->source_name)
        emit_shader_name(l);
    if (!options->instruction_lines && (!options->debug_info || !l->module->info.has_debug_info))
        return;
    l->debug = arena_zeroed(l->arena, 1, sizeof *l->debug);
    l->debug->counts_instructions = options->instruction_lines;
    l->on_block = begin_block_of_code;
    if (options->instruction_lines)
        return;
    l->debug->ids = arena_zeroed_words(l->arena, l->module->metadata_count);
    if (options->debug_variables)
        debug_begin_unit(l);
    else
        emit_source(l);
}

static void enter_instruction(struct lowering *l, const struct instruction *i)
{
    l->debug->line = instruction_number(l->function, (uint32_t)(i - l->function->instructions));
    emit_number(l);
}

void debug_info_end_instruction(struct lowering *l)
{
    l->debug->inside = false;
}

void debug_info_terminator(struct lowering *l, const struct instruction *i)
{
    if (l->debug->counts_instructions)
        enter_instruction(l, i);
}

/* DebugScope for the code that follows: the scope of `location`, and the call it was inlined at. */
static void enter_scope(struct lowering *l, const struct debug_location *location)
{
    struct debug_info *debug = l->debug;
    uint32_t inlined_at = location->inlined_at == NO_METADATA ? 0 : debug_inlined_at(l, location->inlined_at + 1, 0);
    uint32_t scope = debug_scope(l, location->scope == NO_METADATA ? 0 : location->scope + 1, 0);

    if (scope == debug->scope && inlined_at == debug->inlined_at)
        return;
    debug->scope = scope;
    debug->inlined_at = inlined_at;
    if (inlined_at)
        DEBUG_EMIT(l, l->b->code, DebugScope, scope, inlined_at);
    else
        DEBUG_EMIT(l, l->b->code, DebugScope, scope);
}

static void emit_debug_line(struct lowering *l, uint32_t reference, uint32_t file,
                            const struct debug_location *location)
{
    uint32_t line = debug_known_line(l, reference, location->line);
    uint32_t column = debug_known_column(l, reference, location->line, location->column);

    if (!line) {
        debug_emit(l, l->b->code, NonSemanticShaderDebugInfo100DebugNoLine, 0, NULL);
        return;
    }
    uint32_t line_id = constant_u32(l->b, line), column_id = constant_u32(l->b, column);
    DEBUG_EMIT(l, l->b->code, DebugLine, file, line_id, line_id, column_id, column_id);
}

void debug_info_line(struct lowering *l, const struct instruction *i)
{
    const struct debug_location *location =
        instruction_location(l->function, (uint32_t)(i - l->function->instructions));
    struct debug_info *debug = l->debug;

    debug->inside = true;
    if (debug->counts_instructions)
        enter_instruction(l, i);
    if (debug->counts_instructions || !location)
        return;
    uint32_t reference = location->scope == NO_METADATA ? 0 : file_of_scope(l->module, location->scope + 1);
    if (debug->set)
        enter_scope(l, location);
    uint32_t file = debug->set ? debug_source(l, reference) : file_name(l, reference);
    if (!file || (file == debug->file && location->line == debug->line && location->column == debug->column))
        return;
    debug->file = file;
    debug->line = location->line;
    debug->column = location->column;
    if (debug->set)
        emit_debug_line(l, reference, file, location);
    else
        EMIT_VOID(l->b, SpvOpLine, file, location->line, location->column);
}

/* ---- Variables --------------------------------------------------------------------------------------------------- */

enum {
    VALUE_ARGUMENTS = 4,        /* llvm.dbg.value: value, offset, variable, expression */
    DECLARE_ARGUMENTS = 3,      /* llvm.dbg.declare: address, variable, expression */
    OPERATION_BIT_PIECE = 0x9D, /* DW_OP_bit_piece: offset, size */
    BIT_PIECE_FIELDS = 4        /* of the record of an expression that is a single bit piece */
};

/* Id of the DebugLocalVariable for a record. */
static uint32_t local_variable_id(struct lowering *l, uint32_t reference)
{
    const struct metadata *record = debug_record(l->module, reference, RECORD_LOCAL_VARIABLE);
    const struct module *module = l->module;
    uint32_t *id = &l->debug->ids[reference - 1];

    if (*id)
        return *id;
    uint32_t operands[] = {
        debug_string(l, record, VARIABLE_NAME),
        debug_type(l, debug_reference(module, record, VARIABLE_TYPE), 0),
        debug_source(l, debug_reference(module, record, VARIABLE_FILE)),
        debug_line(l, record, VARIABLE_FILE),
        constant_u32(l->b, 0),
        debug_scope(l, debug_reference(module, record, VARIABLE_SCOPE), 0),
        constant_u32(l->b, NonSemanticShaderDebugInfo100FlagIsLocal),
        debug_constant(l, record, VARIABLE_ARGUMENT),
    };
    uint32_t count = sizeof operands / sizeof *operands - !debug_number(module, record, VARIABLE_ARGUMENT);
    *id = debug_emit(l, &l->b->globals, NonSemanticShaderDebugInfo100DebugLocalVariable, count, operands);
    return *id;
}

/* Indices from a variable to the part that an expression selects. Returns their number: 0 for the whole variable,
 * UINT32_MAX for unsupported expressions. */
static uint32_t find_variable_part(const struct module *module, uint32_t variable, uint32_t expression,
                                   uint32_t path[MAX_PATH])
{
    const struct metadata *record = debug_record(module, expression, RECORD_EXPRESSION);
    uint32_t type = debug_reference(module, debug_record(module, variable, RECORD_LOCAL_VARIABLE), VARIABLE_TYPE);

    if (!record)
        return UINT32_MAX;
    if (record->count <= 1)
        return 0;
    if (record->count != BIT_PIECE_FIELDS || debug_number(module, record, 1) != OPERATION_BIT_PIECE)
        return UINT32_MAX;
    return debug_path(module, type, debug_number(module, record, 2), debug_number(module, record, 3), path);
}

static uint32_t empty_expression(struct lowering *l)
{
    if (!l->debug->expression)
        l->debug->expression = debug_emit(l, &l->b->globals, NonSemanticShaderDebugInfo100DebugExpression, 0, NULL);
    return l->debug->expression;
}

/* The value that a piece of metadata wraps, or NO_VALUE. */
static value_id wrapped_value(const struct lowering *l, metadata_id id)
{
    uint32_t global_count = l->module->metadata_count;
    const struct metadata *wrapper =
        id < global_count ? &l->module->metadata[id] : &l->function->local_metadata[id - global_count];

    return wrapper->kind == METADATA_VALUE ? wrapper->value : NO_VALUE;
}

/* Whether loads read a constant buffer in place of the alloca (spirv/resource_operations/constant_arrays.h). */
static bool is_repeated(const struct lowering *l, value_id alloca)
{
    const struct function_state *s = l->state;
    uint32_t owner = s->array_owners ? s->array_owners[local_number(l, alloca)] : 0;

    return owner && s->constant_arrays[owner - 1];
}

/* The id that describes a variable at `i`: a value of one component, or with `is_address` the variable of an alloca.
 * 0: the value is not available. */
static uint32_t debug_value_id(struct lowering *l, const struct instruction *i, value_id value, bool is_address)
{
    if (value == NO_VALUE)
        return 0;
    const struct instruction *maker = defining_instruction(l, value);
    if (is_address)
        return maker && maker->opcode == OP_ALLOCA && l->state->live[maker - l->function->instructions] &&
                       !is_repeated(l, value)
                   ? alloca_memory(l, maker).id
                   : 0;
    const struct constant *constant = module_constant(l->module, l->function, value);
    /* Other constants would need code, or a type that SPIR-V lacks: constant_component would fail. */
    bool is_plain = !constant || (constant->kind <= CONSTANT_DATA && constant->kind != CONSTANT_WIDE_INTEGER);
    bool is_simple = is_plain && component_count(l, type_of(l, value)) == 1;
    return is_simple && is_available(l, value, i) ? value_component(l, value, 0) : 0;
}

void debug_info_variable(struct lowering *l, const struct instruction *i)
{
    const struct debug_location *location =
        instruction_location(l->function, (uint32_t)(i - l->function->instructions));
    bool is_value = i->operand_count == VALUE_ARGUMENTS, is_address = i->operand_count == DECLARE_ARGUMENTS;
    uint32_t operands[3 + MAX_PATH], path[MAX_PATH];
    uint64_t offset = 0;

    if (!l->debug->set || !location || !(is_value || is_address) ||
        (is_value && (!operand_constant(l, i, 1, &offset) || offset != 0)))
        return;
    uint32_t variable = operand_value(l, i, i->operand_count - 2) + 1;
    if (!debug_record(l->module, variable, RECORD_LOCAL_VARIABLE))
        return;
    uint32_t count = find_variable_part(l->module, variable, operand_value(l, i, i->operand_count - 1) + 1, path);
    if (count > (is_value ? MAX_PATH : 0)) /* DebugDeclare: whole variables only; DXC splits others as it likes */
        return;
    operands[1] = debug_value_id(l, i, wrapped_value(l, operand_value(l, i, 0)), is_address);
    if (!operands[1])
        return;
    operands[0] = local_variable_id(l, variable);
    operands[2] = empty_expression(l);
    for (uint32_t n = 0; n < count; n++)
        operands[3 + n] = constant_u32(l->b, path[n]);
    enter_scope(l, location);
    debug_emit(l, l->b->code,
               is_value ? NonSemanticShaderDebugInfo100DebugValue : NonSemanticShaderDebugInfo100DebugDeclare,
               3 + count, operands);
}

/* DebugGlobalVariable for a global that code has declared. */
static void emit_global_variable(struct lowering *l, const struct metadata *record)
{
    const struct module *module = l->module;
    const struct metadata *wrapper = debug_metadata(module, debug_reference(module, record, GLOBAL_VALUE));
    const struct value *value = wrapper && wrapper->kind == METADATA_VALUE && wrapper->value != NO_VALUE
                                    ? module_value(module, NULL, wrapper->value)
                                    : NULL;

    if (!value || value->kind != VALUE_GLOBAL || !l->memory->globals[value->index].id)
        return;
    DEBUG_DECLARE(l, DebugGlobalVariable, debug_string(l, record, GLOBAL_NAME),
                  debug_type(l, debug_reference(module, record, GLOBAL_TYPE), 0),
                  debug_source(l, debug_reference(module, record, GLOBAL_FILE)), debug_line(l, record, GLOBAL_FILE),
                  constant_u32(l->b, 0), l->debug->unit, debug_string(l, record, GLOBAL_LINKAGE_NAME),
                  l->memory->globals[value->index].id,
                  constant_u32(l->b, NonSemanticShaderDebugInfo100FlagIsDefinition));
}

void debug_info_finish(struct lowering *l)
{
    for (metadata_id id = 0; l->debug->set && id < l->module->metadata_count; id++) {
        const struct metadata *record = debug_record(l->module, id + 1, RECORD_GLOBAL_VARIABLE);
        if (record)
            emit_global_variable(l, record);
    }
    if (l->debug->set)
        debug_declare_buffers(l);
}
