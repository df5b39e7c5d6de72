/* Places the critical section for rasterizer-ordered views. It must begin once and end once on every path. Both ends
 * therefore lie in blocks that all invocations run exactly once: outside of loops and selections, before any return. Of
 * these, the section takes the ones closest to the first and last access, because pixels run it one after another. A
 * return inside the section ends it. */
#include "spirv/stages/stages.h"
#include "spirv/function/usage.h"

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

static bool is_ordered_view(const struct lowering *l, const struct function *f, const struct origin *origin)
{
    uint32_t resource = handle_resource(&l->record_index, f, origin->creation);

    if (resource != UINT32_MAX)
        return l->module->resources[resource].info.rasterizer_ordered;
    return origin->annotation && is_rasterizer_ordered(l->module, f, origin->annotation);
}

/* Whether the instruction may access a rasterizer-ordered view: itself, in a called function, or through a handle of
 * unknown origin. */
static bool is_ordered_access(const struct lowering *l, const struct function *f, const struct instruction *i)
{
    struct origin origins[MAX_ORIGINS];

    if (i->opcode != OP_CALL || i->dx_op == DX_OP_NONE)
        return i->opcode == OP_CALL;
    if (is_handle_operation(i->dx_op))
        return false;
    const char *operands = operation_operands(&dx_operations[i->dx_op]);
    for (uint32_t k = 0; operands[k]; k++) {
        if (operands[k] != 'H')
            continue;
        uint32_t count = find_origins(l->module, f, f->operands[i->first_operand + k], origins);
        if (count == 0)
            return true;
        for (uint32_t n = 0; n < count; n++)
            if (is_ordered_view(l, f, &origins[n]))
                return true;
    }
    return false;
}

/* ---- Placement --------------------------------------------------------------------------------------------------- */

/* By structured block: all invocations that have not returned run it exactly once. */
static bool *find_common_blocks(struct lowering *l, const struct structured *g)
{
    bool *common = arena_array(l->arena, g->block_count, sizeof *common);
    uint32_t *open = arena_words(l->arena, g->block_count), depth = 0; /* merge blocks of the open constructs */

    for (uint32_t b = 0; b < g->block_count; b++) {
        const struct structured_block *block = &g->blocks[b];
        while (depth > 0 && open[depth - 1] == b)
            depth--;
        common[b] = depth == 0 && block->merge_kind != MERGE_LOOP;
        if (block->merge_kind != MERGE_NONE)
            open[depth++] = block->merge_block;
    }
    return common;
}

/* Finds the first and last ordered access of an input block; false: it has none. */
static bool find_accesses(const struct lowering *l, const struct function_state *s, block_id source, uint32_t *first,
                          uint32_t *last)
{
    bool found = false;

    for (uint32_t index = s->function->blocks[source].first_instruction; index < block_end(s, source); index++) {
        if (!s->live[index] || !is_ordered_access(l, s->function, &s->function->instructions[index]))
            continue;
        *first = found ? *first : index;
        *last = index;
        found = true;
    }
    return found;
}

void place_interlock(struct lowering *l, struct function_state *s)
{
    const struct structured *g = s->structured;
    const bool *common = find_common_blocks(l, g);
    struct section *section = arena_zeroed(l->arena, 1, sizeof *section);
    uint32_t candidate = 0, first, last;
    bool returned = false;

    for (uint32_t b = 0; b < g->block_count; b++) {
        block_id source = g->blocks[b].source;
        if (common[b] && !returned)
            candidate = b;
        if (common[b] && s->section && section->end == NO_BLOCK)
            section->end = b;
        if (source != NO_BLOCK && find_accesses(l, s, source, &first, &last)) {
            if (!s->section) {
                section->begin = candidate;
                section->begin_before = candidate == b ? first : AT_END;
                s->section = section;
            }
            section->end = common[b] ? b : NO_BLOCK;
            section->end_after = common[b] ? last : IN_FRONT;
        }
        returned |= g->blocks[b].end == END_RETURN;
    }
    if (!s->section) { /* no access, but the declared mode needs a section */
        *section = (struct section){0, AT_END, NO_BLOCK, IN_FRONT};
        s->section = section;
    }
}

bool section_is_open_at_return(const struct function_state *s, uint32_t block)
{
    return s->section && s->section->begin <= block && block < s->section->end;
}
