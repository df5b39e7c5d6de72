/* The state of the walk over a function, and its errors. */
#include "dxbc/walk.h"

#include <string.h>

enum {
    LIMIT_FACTOR = 64, /* instructions of inlined calls and unrolled phases, by words of the program */
    LIMIT_BASE = 1 << 16
};

_Noreturn void walk_fail(struct walk *w, const char *format, ...)
{
    va_list arguments;

    w->program->fault->error.instruction = w->tokens.number;
    va_start(arguments, format);
    fail_with(w->program->fault, DXS_RESULT_INVALID_MODULE, format, arguments);
}

_Noreturn void walk_refuse(struct walk *w, const char *why)
{
    walk_fail(w, "%s %s", token_opcode_name(w->i.opcode), why);
}

_Noreturn void walk_unsupported(struct walk *w, const char *what)
{
    tokens_fail(&w->tokens, DXS_RESULT_UNSUPPORTED, "%s: %s", token_opcode_name(w->i.opcode), what);
}

COLD struct walk *walk_begin(struct program *program, struct draft *d)
{
    struct arena *arena = program->arena;
    struct walk *w = arena_zeroed(arena, 1, sizeof *w);
    uint32_t vertices =
        program->tokens.stage == DXS_STAGE_PIXEL || program->tokens.stage == DXS_STAGE_VERTEX ? 1 : MAX_VERTICES;

    w->program = program;
    w->d = d;
    w->arena = arena;
    w->tokens = program->tokens;
    w->instance = NO_DRAFT;
    w->vertex_count = vertices;
    w->first_output_variable = 4 * program->temp_count;
    w->limit = LIMIT_BASE + (program->tokens.word_count < UINT32_MAX / LIMIT_FACTOR - LIMIT_BASE
                                 ? program->tokens.word_count * LIMIT_FACTOR
                                 : UINT32_MAX - LIMIT_BASE);
    w->handles = arena_filled(arena, program->module->info.resource_count);
    w->inputs = arena_filled(arena, (size_t)vertices * MAX_SIGNATURE_REGISTERS * 4);
    w->memory = arena_array(arena, program->memory.count, sizeof *w->memory);
    memset(w->memory, 0xFF, program->memory.count * sizeof *w->memory); /* NO_DRAFT */
    memset(w->immediates, 0xFF, sizeof w->immediates);
    memset(w->special, 0xFF, sizeof w->special);
    return w;
}
