/* From the parts of a container to a module. */
#include "dxbc/module.h"
#include "dxbc/walk.h"

/* What the caller gets to know about the program. */
static void describe(struct program *program)
{
    struct module *module = program->module;
    struct dxs_module_info *info = &module->info;
    const struct tokens *tokens = &program->tokens;

    info->shader_model_major = tokens->major;
    info->shader_model_minor = tokens->minor;
    info->stage = (enum dxs_stage)tokens->stage;
    info->entry_count = 1;
    module->entries = program->entry;
    module->dx_break_global = UINT32_MAX;
    module->triple = module->data_layout = "";
    module->saturates_conversions = true;
    program->entry->name = program->entry->mangled_name = "main";
    program->entry->stage = info->stage;
    program->entry->function = program->entry->patch_function = DXS_NONE;
}

/* The part SFI0: bits of required features, of which one changes the output. */
static void read_features(struct dxs_entry *entry, const struct container_part *features)
{
    enum {
        TYPED_LOADS_BYTE = 1, /* bit 11: typed loads of UAVs of additional formats */
        TYPED_LOADS_BIT = 1 << 3
    };

    if (features->size > TYPED_LOADS_BYTE && features->data[TYPED_LOADS_BYTE] & TYPED_LOADS_BIT)
        entry->shader_flags |= UINT64_C(1) << FLAG_TYPED_LOAD_OF_ADDITIONAL_FORMATS;
}

/* Adds the function that a draft becomes. */
static uint32_t add_function(struct program *program, const char *name)
{
    type_id type = table_function_type(&program->tables, program->module->void_type, 0, NULL);

    vector_push(program->arena, &program->tables.functions, (struct function){.name = name, .type = type});
    return program->tables.functions.count - 1;
}

/* A draft with variables for registers, and for outputs if they are wanted. */
static struct walk *begin_walk(struct program *program, bool has_output_variables)
{
    uint32_t outputs = has_output_variables ? 4 * MAX_SIGNATURE_REGISTERS : 0;
    struct draft *d =
        draft_begin(program->arena, &program->tables, 4 * program->temp_count + outputs, &program->limits);
    struct walk *w = walk_begin(program, d);

    w->has_output_variables = has_output_variables;
    return w;
}

static struct draft *end_walk(struct walk *w)
{
    if (w->d->is_open)
        draft_return(w->d);
    return w->d;
}

/* The program, or the control point phase of a hull shader. */
static struct draft *draft_main(struct program *program, const struct phase *phase)
{
    uint32_t streams = program->entry->stream_mask;
    struct walk *w = begin_walk(program, (streams & (streams - 1)) != 0);

    walk_phase(w, phase);
    return end_walk(w);
}

/* ---- Hull shaders ------------------------------------------------------------------------------------------------ */

static const struct phase *find_phase(const struct program *program, uint32_t opcode)
{
    for (uint32_t n = 0; n < program->phases.count; n++)
        if (program->phases.data[n].opcode == opcode)
            return &program->phases.data[n];
    return NULL;
}

/* All instances of all fork phases, then of the join phases. Fork phases do not depend on each other. */
static struct draft *draft_patch_function(struct program *program)
{
    struct walk *w = begin_walk(program, find_phase(program, TOKEN_hs_join_phase) != NULL);

    w->is_patch_function = true;
    for (uint32_t n = 0; n < program->phases.count; n++) {
        const struct phase *phase = &program->phases.data[n];
        bool is_patch_phase = phase->opcode == TOKEN_hs_fork_phase || phase->opcode == TOKEN_hs_join_phase;
        for (uint32_t k = 0; is_patch_phase && k < phase->instance_count; k++) {
            w->instance = draft_constant(w->d, k);
            walk_phase(w, phase);
        }
    }
    return end_walk(w);
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

/* A function that was written, before it stands in the table. */
struct finished {
    uint32_t number;
    struct function function;
    uint32_t target_count;
};

static uint32_t finish(struct program *program, struct draft *d, const char *name, struct finished *finished)
{
    finished->number = add_function(program, name);
    finished->function = program->tables.functions.data[finished->number];
    draft_decide_types(d);
    draft_finish(d, &finished->function);
    finished->target_count = d->targets.count;
    return finished->number;
}

/* All drafts come first: they count the module's globals, which local values follow. Returns the number of
 * functions. */
static uint32_t read_functions(struct program *program, struct finished finished[2])
{
    bool is_hull = program->tokens.stage == DXS_STAGE_HULL;
    const struct phase *main = is_hull ? find_phase(program, TOKEN_hs_control_point_phase) : &program->phases.data[0];
    struct draft *draft = main ? draft_main(program, main) : NULL;
    struct draft *patch = is_hull ? draft_patch_function(program) : NULL;
    uint32_t count = 0;

    if (draft)
        program->entry->function = finish(program, draft, "main", &finished[count++]);
    if (patch)
        program->entry->patch_function = finish(program, patch, "patch", &finished[count++]);
    return count;
}

/* Gives the drafts' memory back: what is kept moves down to the mark. */
static void release_drafts(struct program *program, struct arena_mark mark, struct finished *finished, uint32_t count)
{
    enum {
        OF_TABLES = 7,
        OF_FUNCTION = 7 /* for each of two */
    };
    struct tables *t = &program->tables;
    struct arena_kept kept[OF_TABLES + 2 * OF_FUNCTION] = {
        ARENA_KEPT(t->types.data, t->types.count),         ARENA_KEPT(t->members.data, t->members.count),
        ARENA_KEPT(t->constants.data, t->constants.count), ARENA_KEPT(t->data.data, t->data.count),
        ARENA_KEPT(t->functions.data, t->functions.count), ARENA_KEPT(t->globals.data, t->globals.count),
        ARENA_KEPT(t->values.data, t->values.count),
    };
    size_t used = OF_TABLES;

    for (uint32_t n = 0; n < count; n++) {
        struct function *f = &finished[n].function;
        kept[used++] = ARENA_KEPT(f->values, f->value_count);
        kept[used++] = ARENA_KEPT(f->blocks, f->block_count);
        kept[used++] = ARENA_KEPT(f->instructions, f->instruction_count);
        kept[used++] = ARENA_KEPT(f->operands, f->operand_count);
        kept[used++] = ARENA_KEPT(f->calls, f->call_count);
        kept[used++] = ARENA_KEPT(f->targets, finished[n].target_count);
        kept[used++] = ARENA_KEPT(f->case_values, finished[n].target_count);
    }
    arena_rewind_keeping(program->arena, mark, kept, used);
    for (uint32_t n = 0; n < count; n++)
        t->functions.data[finished[n].number] = finished[n].function;
}

struct module *tokens_read_module(struct arena *arena, const struct container *container, struct dxs_limits limits)
{
    struct program program = {.limits = limits, .arena = arena, .fault = arena->fault};
    const struct container_part *part = &container->tokens;
    struct finished finished[2];

    program.module = arena_zeroed(arena, 1, sizeof *program.module);
    program.module->arena = arena;
    program.entry = arena_zeroed(arena, 1, sizeof *program.entry);
    struct reflection reflection = reflection_read(arena, &container->reflection);
    arena->fault->error.part = part->name;
    program.tokens = tokens_open(arena->fault, part->data, part->size, part->offset);
    describe(&program);
    read_features(program.entry, &container->features);
    program_read_declarations(&program, &reflection);
    program_make_signatures(&program, container);
    arena->fault->error.part = part->name;
    struct arena_mark mark = arena_mark(arena);
    tables_begin(&program.tables, arena, program.module, limits.types);
    uint32_t count = read_functions(&program, finished);
    release_drafts(&program, mark, finished, count);
    tables_end(&program.tables);
    arena->fault->error.part = arena->fault->error.offset = DXS_NONE;
    return program.module;
}
