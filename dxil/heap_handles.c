/* Handles from a heap that branches choose (phis), or that local arrays hold. SPIR-V has no handles as values, so the
 * indices into the heap take their place. Lanes may use different ones there: the indices are not uniform. */
#include "dxil/edit.h"

enum {
    MAX_MOVES = 64 /* phis and arrays of handles in a function */
};

/* A phi of handles, and the phi of their indices. */
struct handle_phi {
    const struct instruction *phi;
    const struct instruction *creation; /* that it leads to */
    value_id index;
};

/* A local variable of handles. */
struct handle_memory {
    value_id variable;
    const struct instruction *creation; /* of a handle that is stored there */
};

/* A load of a handle, and the index that it loads instead. */
struct handle_load {
    const struct instruction *load;
    value_id index;
};

struct heap_handles {
    VECTOR(struct handle_phi) phis;
    uint32_t first, end; /* phis [first, end) are of the current block and have no handle yet */
    VECTOR(struct handle_memory) memories;
    VECTOR(struct handle_load) loads; /* in the order of the instructions */
    value_id non_uniform;             /* true; NO_VALUE: not added yet */
};

/* The creation from a heap, the phi, or the load behind a handle; NULL: another origin. */
static const struct instruction *heap_source(const struct module *module, const struct function *f, value_id handle)
{
    const struct instruction *i = definition(module, f, handle);

    for (uint32_t steps = 0; i && i->dx_op == DX_AnnotateHandle && steps < MAX_STEPS; steps++)
        i = definition(module, f, function_operand(f, i, 0));
    return i && (i->opcode == OP_PHI || i->opcode == OP_LOAD || i->dx_op == DX_CreateHandleFromHeap) ? i : NULL;
}

static struct handle_phi *find_handle_phi(const struct heap_handles *h, const struct instruction *phi)
{
    for (uint32_t n = 0; n < h->phis.count; n++)
        if (h->phis.data[n].phi == phi)
            return &h->phis.data[n];
    return NULL;
}

/* The local variable behind a pointer. */
static value_id root_of(const struct module *module, const struct function *f, value_id pointer)
{
    struct address_step step;

    for (uint32_t n = 0; n < MAX_STEPS && address_step(module, f, pointer, &step); n++)
        pointer = step.operands[0];
    return pointer;
}

static const struct handle_memory *find_memory(const struct heap_handles *h, value_id variable)
{
    for (uint32_t n = 0; n < h->memories.count; n++)
        if (h->memories.data[n].variable == variable)
            return &h->memories.data[n];
    return NULL;
}

/* Whether both handles are from the same heap. */
static bool is_same_heap(const struct function *f, const struct instruction *a, const struct instruction *b)
{
    return function_operand(f, a, 1) == function_operand(f, b, 1);
}

/* ---- Finding them ------------------------------------------------------------------------------------------------ */

static bool is_handle_phi(const struct module *module, const struct function *f, const struct instruction *i)
{
    bool is_handle = i->opcode == OP_PHI && module_type(module, i->type)->kind == TYPE_STRUCT;

    for (uint32_t k = 0; is_handle && k < i->operand_count; k += 2) {
        const struct instruction *source = heap_source(module, f, function_operand(f, i, k));
        is_handle = source && source->opcode != OP_LOAD;
    }
    return is_handle;
}

static void list_store(struct arena *arena, const struct module *module, const struct function *f,
                       const struct instruction *i, struct heap_handles *h)
{
    const struct instruction *creation = heap_source(module, f, function_operand(f, i, 1));
    value_id variable = root_of(module, f, function_operand(f, i, 0));
    const struct instruction *maker = definition(module, f, variable);

    if (creation && creation->dx_op == DX_CreateHandleFromHeap && maker && maker->opcode == OP_ALLOCA &&
        !find_memory(h, variable) && h->memories.count < MAX_MOVES)
        vector_push(arena, &h->memories, (struct handle_memory){variable, creation});
}

static void list_handles(struct arena *arena, const struct module *module, const struct function *f,
                         struct heap_handles *h)
{
    for (uint32_t b = 0; b < f->block_count; b++) {
        const struct instruction *i = &f->instructions[f->blocks[b].first_instruction];
        for (; i->opcode == OP_PHI; i++)
            if (is_handle_phi(module, f, i))
                vector_push(arena, &h->phis, (struct handle_phi){.phi = i});
    }
    for (uint32_t n = 0; module->has_allocas && n < f->instruction_count; n++)
        if (f->instructions[n].opcode == OP_STORE)
            list_store(arena, module, f, &f->instructions[n], h);
}

/* Takes over what a value of the phi says about its creation. Returns false if the phi cannot be one of indices. */
static bool add_source(const struct module *module, const struct function *f, const struct heap_handles *h,
                       struct handle_phi *p, value_id value, bool *changed)
{
    const struct instruction *source = heap_source(module, f, value);

    if (source->opcode == OP_PHI) {
        const struct handle_phi *other = find_handle_phi(h, source);
        if (!other)
            return false;
        source = other->creation;
    }
    if (!source || (p->creation && is_same_heap(f, source, p->creation)))
        return true;
    if (p->creation)
        return false;
    p->creation = source;
    *changed = true;
    return true;
}

/* Finds a creation for each phi. Returns false if one leads to none, to both heaps, or to a phi that is not listed. */
static bool find_creations(const struct module *module, const struct function *f, struct heap_handles *h)
{
    bool changed = h->phis.count <= MAX_MOVES;

    while (changed) {
        changed = false;
        for (uint32_t n = 0; n < h->phis.count; n++)
            for (uint32_t k = 0; k < h->phis.data[n].phi->operand_count; k += 2)
                if (!add_source(module, f, h, &h->phis.data[n], function_operand(f, h->phis.data[n].phi, k), &changed))
                    return false;
    }
    for (uint32_t n = 0; n < h->phis.count; n++)
        if (!h->phis.data[n].creation)
            return false;
    return true;
}

/* ---- Replacing them ---------------------------------------------------------------------------------------------- */

static void create_handle(struct edit *e, struct heap_handles *h, const struct instruction *creation, value_id index,
                          const struct instruction *moved)
{
    if (h->non_uniform == NO_VALUE)
        h->non_uniform = edit_true(e, module_value(e->module, e->source, edit_operand(e, creation, 2))->type);
    value_id operands[] = {index, edit_operand(e, creation, 1), h->non_uniform};

    edit_result(e, moved, edit_add(e, *creation, moved->type, 3, operands));
}

/* The handles of the block's phis, behind the last phi. */
static void create_handles(struct edit *e, struct heap_handles *h)
{
    for (; h->first < h->end; h->first++) {
        const struct handle_phi *p = &h->phis.data[h->first];
        create_handle(e, h, p->creation, p->index, p->phi);
    }
}

static value_id loaded_index(const struct heap_handles *h, const struct instruction *load)
{
    uint32_t first = 0, end = h->loads.count;

    while (first < end) {
        uint32_t middle = first + (end - first) / 2;
        if (h->loads.data[middle].load < load)
            first = middle + 1;
        else
            end = middle;
    }
    return first < h->loads.count && h->loads.data[first].load == load ? h->loads.data[first].index : NO_VALUE;
}

/* The index of a handle; NO_VALUE: a load that comes later makes it. */
static value_id index_of(const struct edit *e, const struct heap_handles *h, value_id handle)
{
    const struct instruction *source = heap_source(e->module, e->source, handle);
    const struct handle_phi *p = source && source->opcode == OP_PHI ? find_handle_phi(h, source) : NULL;

    if (source && source->opcode == OP_LOAD)
        return loaded_index(h, source);
    if (p)
        return p->index;
    return source && source->dx_op == DX_CreateHandleFromHeap ? edit_operand(e, source, 0) : NO_VALUE;
}

static bool replace_access(struct edit *e, struct heap_handles *h, const struct instruction *i)
{
    const struct handle_memory *memory = find_memory(h, root_of(e->module, e->source, edit_operand(e, i, 0)));
    value_id operands[] = {edit_operand(e, i, 0), NO_VALUE};

    if (!memory)
        return false;
    if (i->opcode == OP_LOAD && i->type == memory->creation->type) {
        value_id index = edit_add(e, *i, e->module->int32_type, 1, operands);
        vector_push(e->arena, &h->loads, (struct handle_load){i, index});
        create_handle(e, h, memory->creation, index, i);
        return true;
    }
    operands[1] = i->opcode == OP_STORE ? index_of(e, h, edit_operand(e, i, 1)) : NO_VALUE;
    if (operands[1] != NO_VALUE)
        edit_add(e, *i, e->module->void_type, 2, operands);
    return operands[1] != NO_VALUE;
}

static bool replace_handle(struct edit *e, void *user, const struct instruction *i)
{
    struct heap_handles *h = user;
    struct handle_phi *p = i->opcode == OP_PHI ? find_handle_phi(h, i) : NULL;

    if (i->opcode != OP_PHI)
        create_handles(e, h);
    if (i->opcode == OP_LOAD || i->opcode == OP_STORE)
        return replace_access(e, h, i);
    if (!p)
        return false;
    /* set_indices gives it its values. */
    p->index = edit_add(e, *i, e->module->int32_type, i->operand_count, e->source->operands + i->first_operand);
    h->end = (uint32_t)(p - h->phis.data) + 1;
    return true;
}

static void set_indices(struct edit *e, const struct heap_handles *h)
{
    for (uint32_t n = 0; n < h->phis.count; n++) {
        const struct handle_phi *p = &h->phis.data[n];
        uint32_t index = e->values.data[p->index - e->module->value_count].index;
        value_id *operands = e->operands.data + e->instructions.data[index].first_operand;
        for (uint32_t k = 0; k < p->phi->operand_count; k += 2)
            operands[k] = index_of(e, h, edit_operand(e, p->phi, k));
    }
}

/* Arrays of handles become arrays of indices, and so do pointers. The ids of these types stay. */
static void change_types(struct edit *e, type_id handle)
{
    for (type_id t = 0; t < e->types.count; t++)
        if ((e->types.data[t].kind == TYPE_ARRAY || e->types.data[t].kind == TYPE_POINTER) &&
            e->types.data[t].element == handle)
            e->types.data[t].element = e->module->int32_type;
}

const struct module *replace_heap_handles(struct arena *arena, const struct module *module,
                                          const struct dxs_entry *entry)
{
    struct words functions;
    struct edit e;

    if (module->info.shader_model_major != 6 || module->info.shader_model_minor < 6)
        return module; /* it has no heaps */
    functions = reached_functions(arena, module, entry);
    e.module = NULL;
    for (uint32_t n = 0; n < functions.count; n++) {
        const struct function *f = &module->functions[functions.data[n]];
        struct heap_handles h = {.non_uniform = NO_VALUE};
        if (!f->is_declaration)
            list_handles(arena, module, f, &h);
        if (h.phis.count + h.memories.count == 0 || !find_creations(module, f, &h))
            continue;
        if (!e.module)
            e = edit_begin(arena, module);
        if (h.memories.count > 0)
            change_types(&e, h.memories.data[0].creation->type);
        edit_function(&e, functions.data[n], replace_handle, &h);
        set_indices(&e, &h);
    }
    return e.module ? edit_end(&e) : module;
}
