/* Whether an amplification shader can build its payload in place: in groupshared memory that nothing reads back. Then
 * DispatchMesh has nothing to copy. */
#include "spirv/function/function.h"
#include "spirv/memory/memory.h"

struct payload_search {
    struct lowering *l;
    const struct function *f;
    uint32_t global;               /* that all DispatchMesh calls pass; UINT32_MAX: none yet */
    uint32_t first_store, barrier; /* instructions: of the payload's first store, and the last barrier; 0: none yet */
    bool has_stores, has_barriers, fails;
};

static value_id operand_of(const struct payload_search *search, const struct instruction *i, uint32_t number)
{
    return search->f->operands[i->first_operand + number];
}

/* The payload is the whole of a groupshared variable, the same in all calls. */
static void visit_dispatch(struct payload_search *search, const struct instruction *i)
{
    const struct module *module = search->l->module;
    const struct value *value = module_value(module, search->f, operand_of(search, i, 3));
    bool is_shared = value->kind == VALUE_GLOBAL && module->globals[value->index].address_space == SPACE_GROUPSHARED;

    search->fails |= !is_shared || (search->global != UINT32_MAX && search->global != value->index);
    if (is_shared)
        search->global = value->index;
}

/* Barriers do not order the payload's memory. So all stores stand between two barriers, in code that only goes on. */
static void visit_store(struct payload_search *search, uint32_t number)
{
    search->fails |= search->has_stores && search->has_barriers && search->barrier > search->first_store;
    if (!search->has_stores)
        search->first_store = number;
    search->has_stores = true;
}

static void visit_instruction(struct payload_search *search, uint32_t number)
{
    const struct instruction *i = &search->f->instructions[number];
    bool is_barrier =
        i->dx_op == DX_Barrier || (i->dx_op >= DX_BarrierByMemoryType && i->dx_op <= DX_BarrierByNodeRecordHandle);

    if (is_barrier || (i->opcode == OP_CALL && i->dx_op == DX_OP_NONE)) {
        search->has_barriers = true;
        search->barrier = number;
    }
    for (uint32_t n = 0; n < instruction_value_operands(i); n++) {
        bool is_store = i->opcode == OP_STORE && n == 0;
        value_id value = operand_of(search, i, n);
        if (pointer_global(search->l->module, search->f, value, &(bool){false}) != search->global)
            continue;
        if (is_store)
            visit_store(search, number);
        search->fails |= !is_store && i->opcode != OP_GEP && i->dx_op != DX_DispatchMesh;
    }
    search->fails |= i->opcode == OP_PHI && module_type(search->l->module, i->type)->kind == TYPE_POINTER;
}

static bool goes_back(const struct function *f)
{
    for (block_id b = 0; b < f->block_count; b++)
        for (uint32_t t = 0; t < f->blocks[b].target_count; t++)
            if (f->targets[f->blocks[b].first_target + t] <= b)
                return true;
    return false;
}

uint32_t find_payload_in_place(struct lowering *l)
{
    const struct function *f = l->states[l->functions.data[0]]->function;
    struct payload_search search = {.l = l, .f = f, .global = UINT32_MAX};
    const struct dxs_guarantees *guarantees = &l->options->guarantees;

    if (l->stage != DXS_STAGE_AMPLIFICATION || l->functions.count != 1 || guarantees->on[DXS_GUARANTEE_ZEROED_MEMORY] ||
        guarantees->on[DXS_GUARANTEE_GROUPSHARED_BOUNDS])
        return UINT32_MAX;
    for (uint32_t c = 0; c < f->call_count; c++)
        if (f->instructions[f->calls[c]].dx_op == DX_DispatchMesh)
            visit_dispatch(&search, &f->instructions[f->calls[c]]);
    for (uint32_t n = 0; n < f->instruction_count && search.global != UINT32_MAX && !search.fails; n++)
        visit_instruction(&search, n);
    return search.fails || (search.has_barriers && goes_back(f)) ? UINT32_MAX : search.global;
}

struct variable mesh_payload(struct lowering *l, const struct instruction *i, type_id type)
{
    struct memory *memory = l->memory;

    if (!memory->mesh_payload) {
        memory->mesh_payload = global_variable(l->b, passed_type(l, type), SpvStorageClassTaskPayloadWorkgroupEXT, 0);
        memory->mesh_payload_type = type;
    } else if (memory->mesh_payload_type != type) {
        unsupported(l, i, "all payloads of the shader must have one type");
    }
    return (struct variable){
        .id = memory->mesh_payload, .storage = SpvStorageClassTaskPayloadWorkgroupEXT, .type = type};
}
