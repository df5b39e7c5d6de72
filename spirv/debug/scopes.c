/* Functions, lexical blocks and inlined calls in NonSemantic.Shader.DebugInfo.100. */
#include "spirv/debug/records.h"

#include <stdio.h>

enum {
    DEBUG_INFO_VERSION = 100,
    DWARF_VERSION = 4
};

uint32_t debug_emit(struct lowering *l, struct words *section, uint32_t instruction, uint32_t count,
                    const uint32_t *operands)
{
    uint32_t type = type_void(l->b), id = new_id(l->b);
    uint32_t *words = append(l->b, section, SpvOpExtInst, 4 + count);

    words[0] = type;
    words[1] = id;
    words[2] = l->debug->set;
    words[3] = instruction;
    copy_words(words + 4, operands, count);
    return id;
}

uint32_t debug_constant(struct lowering *l, const struct metadata *record, uint32_t field)
{
    return constant_u32(l->b, (uint32_t)debug_number(l->module, record, field));
}

uint32_t debug_string(struct lowering *l, const struct metadata *record, uint32_t field)
{
    uint32_t reference = debug_reference(l->module, record, field);
    bool is_string = debug_string_at(l->module, reference) != NULL;
    uint32_t *id = is_string ? &l->debug->ids[reference - 1] : &l->debug->empty_string;

    if (!*id)
        *id = new_string(l->b, is_string ? debug_text(l, reference) : "");
    return *id;
}

/* ---- Scopes ------------------------------------------------------------------------------------------------------ */

/* Declares the compilation unit, whose source is the first file, and fills debug_info.subprograms. */
void debug_begin_unit(struct lowering *l)
{
    struct debug_info *debug = l->debug;
    const struct module *module = l->module;

    need_extension(l->b, EXT_NON_SEMANTIC_INFO);
    debug->set = l->b->debug_info = new_id(l->b);
    debug->lines = arena_zeroed(l->arena, module->metadata_count, sizeof *debug->lines);
    debug->subprograms = arena_zeroed_words(l->arena, module->function_count);
    for (uint32_t reference = 1; reference <= module->metadata_count; reference++) {
        const struct metadata *record = debug_record(module, reference, RECORD_SUBPROGRAM);
        uint32_t function = record ? debug_reference(module, record, SUBPROGRAM_FUNCTION) : 0;
        if (!debug->main_file && debug_record(module, reference, RECORD_FILE)) {
            debug->main_file = reference;
            debug->main_source = debug_source(l, reference);
        }
        if (!function || module->metadata[function - 1].kind != METADATA_VALUE ||
            module->metadata[function - 1].value == NO_VALUE)
            continue;
        const struct value *value = module_value(module, NULL, module->metadata[function - 1].value);
        if (value->kind == VALUE_FUNCTION)
            debug->subprograms[value->index] = reference;
    }
    debug->unit =
        DEBUG_DECLARE(l, DebugCompilationUnit, constant_u32(l->b, DEBUG_INFO_VERSION),
                      constant_u32(l->b, DWARF_VERSION), debug_source(l, 0), constant_u32(l->b, SOURCE_LANGUAGE_HLSL));
}

/* DebugTypeFunction of a subprogram. Without a type in the module: void, no parameters. */
static uint32_t function_type(struct lowering *l, uint32_t reference)
{
    return debug_record(l->module, reference, RECORD_SUBROUTINE_TYPE)
               ? debug_type(l, reference, 0)
               : DEBUG_DECLARE(l, DebugTypeFunction, constant_u32(l->b, 0), type_void(l->b));
}

static uint32_t new_function(struct lowering *l, const struct metadata *record, uint32_t depth)
{
    const struct module *module = l->module;

    return DEBUG_DECLARE(l, DebugFunction, debug_string(l, record, SUBPROGRAM_NAME),
                         function_type(l, debug_reference(module, record, SUBPROGRAM_TYPE)),
                         debug_source(l, debug_reference(module, record, SUBPROGRAM_FILE)),
                         debug_line(l, record, SUBPROGRAM_FILE), constant_u32(l->b, 0),
                         debug_scope(l, debug_reference(module, record, SCOPE_PARENT), depth),
                         debug_string(l, record, SUBPROGRAM_LINKAGE_NAME),
                         constant_u32(l->b, NonSemanticShaderDebugInfo100FlagIsDefinition),
                         debug_constant(l, record, SUBPROGRAM_SCOPE_LINE));
}

static uint32_t lexical_block(struct lowering *l, const struct metadata *record, uint32_t depth)
{
    const struct module *module = l->module;
    uint32_t file = debug_reference(module, record, BLOCK_FILE);
    uint64_t line = debug_number(module, record, BLOCK_LINE), column = debug_number(module, record, BLOCK_COLUMN);
    uint32_t known_column = debug_known_column(l, file, line, column);

    return DEBUG_DECLARE(l, DebugLexicalBlock, debug_source(l, file), debug_line(l, record, BLOCK_FILE),
                         constant_u32(l->b, known_column),
                         debug_scope(l, debug_reference(module, record, SCOPE_PARENT), depth));
}

uint32_t debug_scope(struct lowering *l, uint32_t reference, uint32_t depth)
{
    const struct metadata *record;

    for (; depth < MAX_DEBUG_RECORD; depth++) {
        record = debug_record(l->module, reference, RECORD_LEXICAL_BLOCK_FILE);
        if (!record)
            break;
        reference = debug_reference(l->module, record, SCOPE_PARENT);
    }
    const struct metadata *function = debug_record(l->module, reference, RECORD_SUBPROGRAM);
    const struct metadata *block = debug_record(l->module, reference, RECORD_LEXICAL_BLOCK);
    if (!(function || block) || depth >= MAX_DEBUG_RECORD)
        return l->debug->unit;
    uint32_t *id = &l->debug->ids[reference - 1];
    if (!*id) {
        *id = DEBUG_OPEN;
        *id = function ? new_function(l, function, depth + 1) : lexical_block(l, block, depth + 1);
    }
    return *id == DEBUG_OPEN ? l->debug->unit : *id;
}

uint32_t debug_inlined_at(struct lowering *l, uint32_t reference, uint32_t depth)
{
    const struct metadata *record = debug_record(l->module, reference, RECORD_LOCATION);

    if (!record || depth == MAX_DEBUG_RECORD)
        return 0;
    uint32_t *id = &l->debug->ids[reference - 1];
    if (*id)
        return *id == DEBUG_OPEN ? 0 : *id;
    *id = DEBUG_OPEN;
    uint64_t scope = debug_number(l->module, record, LOCATION_SCOPE);
    uint32_t outer = debug_inlined_at(l, debug_reference(l->module, record, LOCATION_INLINED_AT), depth + 1);
    uint32_t operands[] = {debug_constant(l, record, LOCATION_LINE),
                           debug_scope(l, scope < l->module->metadata_count ? (uint32_t)scope + 1 : 0, 0), outer};
    *id = debug_emit(l, &l->b->globals, NonSemanticShaderDebugInfo100DebugInlinedAt,
                     sizeof operands / sizeof *operands - !outer, operands);
    return *id;
}

void debug_info_begin_function(struct lowering *l, uint32_t id)
{
    uint32_t reference = l->debug->set ? l->debug->subprograms[l->state->index] : 0;
    char name[32];

    if (l->debug->counts_instructions) {
        snprintf(name, sizeof name, "function %u", (unsigned)l->state->index);
        l->debug->file = new_string(l->b, name);
        l->debug->end = 0;
    }
    if (!reference)
        return;
    uint32_t function = debug_scope(l, reference, 0);
    if (function != l->debug->unit)
        DEBUG_EMIT(l, l->b->code, DebugFunctionDefinition, function, id);
}
