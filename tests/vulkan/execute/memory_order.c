/* Rules for shared memory: see memory_order.h. */
#include "execute/memory_order.h"

#include "device/report.h"
#include "execute/spirv_words.h"

#include "tests/common/spirv_results.h"

#include <stdlib.h>

enum {
    MAX_BARRIERS = 64,
    NON_PRIVATE_POINTER = SpvMemoryAccessNonPrivatePointerMask,
    NON_PRIVATE_TEXEL = SpvImageOperandsNonPrivateTexelMask,
    MADE_KNOWN = SpvMemorySemanticsMakeAvailableMask | SpvMemorySemanticsMakeVisibleMask,
    ORDERS_RESOURCES = SpvMemorySemanticsUniformMemoryMask | SpvMemorySemanticsImageMemoryMask,
};

struct order {
    const uint32_t **pointers; /* by id: the OpTypePointer */
    uint32_t *types;           /* by id: of a value */
    uint32_t *numbers;         /* by id of a constant */
    uint32_t *roots;           /* by id of a pointer or image: the variable that it leads to; 0: none */
    bool *read_only;           /* by id of a variable or of the type of a block */
    bool *coherent;            /* by id of a variable: declared so */
    bool *asked_coherent;      /* by id of a variable: the resource is globallycoherent */
    uint32_t *sets, *bindings; /* by id of a variable: plus 1 */
    uint32_t bound;
    bool is_vulkan;
    struct asked_barrier asked[MAX_BARRIERS];
    size_t asked_count;
    bool met[MAX_BARRIERS];
};

/* ---- Barriers ---------------------------------------------------------------------------------------------------- */

static bool meets(const struct asked_barrier *asked, bool synchronizes, uint32_t scope, uint32_t semantics)
{
    uint32_t wanted =
        (asked->resources ? ORDERS_RESOURCES : 0) | (asked->groupshared ? SpvMemorySemanticsWorkgroupMemoryMask : 0);

    return asked->synchronizes == synchronizes && (semantics & wanted) == wanted &&
           (!wanted || semantics & SpvMemorySemanticsAcquireReleaseMask) &&
           (scope == SpvScopeDevice || (scope == SpvScopeWorkgroup && !asked->on_device) || !asked->resources);
}

static void check_barrier(struct order *o, bool synchronizes, const uint32_t *scope)
{
    uint32_t semantics = o->numbers[scope[1]];

    if (o->is_vulkan && semantics & SpvMemorySemanticsAcquireReleaseMask && (semantics & MADE_KNOWN) != MADE_KNOWN)
        test_fails("a barrier that makes writes neither available nor visible");
    for (size_t n = 0; n < o->asked_count; n++)
        o->met[n] |= meets(&o->asked[n], synchronizes, o->numbers[scope[0]], semantics);
}

static void demand_all_barriers(const struct order *o)
{
    for (size_t n = 0; n < o->asked_count; n++) {
        const struct asked_barrier *asked = &o->asked[n];
        if (!o->met[n] && (asked->synchronizes || asked->resources || asked->groupshared))
            test_fails("no barrier that %s%s%s%s", asked->synchronizes ? "waits, " : "",
                       asked->resources ? "orders resources, " : "",
                       asked->groupshared ? "orders groupshared memory, " : "",
                       asked->on_device && asked->resources ? "of the whole device" : "of the group");
    }
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

static bool is_shared(const struct order *o, uint32_t pointer)
{
    const uint32_t *type = o->pointers[o->types[pointer]], *root = o->pointers[o->types[o->roots[pointer]]];
    uint32_t storage = type ? type[2] : 0;

    if (o->read_only[o->roots[pointer]] || (root && o->read_only[root[3]]))
        return false;
    return storage == SpvStorageClassWorkgroup || (o->roots[pointer] && storage == SpvStorageClassStorageBuffer);
}

/* at: where the optional operands begin. */
static void check_access(const struct order *o, const struct instruction *i, uint32_t pointer, uint32_t at,
                         uint32_t wanted)
{
    if (i->length <= at || (i->words[at] & wanted) != wanted)
        test_fails("a private access to %s", o->roots[pointer] ? "memory that others share" : "shared memory");
}

static uint32_t if_coherent(const struct order *o, uint32_t id, uint32_t bit)
{
    return o->asked_coherent[o->roots[id]] ? bit : 0;
}

static void check_instruction(struct order *o, const struct instruction *i)
{
    if (i->opcode == SpvOpControlBarrier)
        check_barrier(o, true, i->words + 2);
    else if (i->opcode == SpvOpMemoryBarrier)
        check_barrier(o, false, i->words + 1);
    else if (o->is_vulkan && i->opcode == SpvOpLoad && is_shared(o, i->words[3]))
        check_access(o, i, i->words[3], 4,
                     NON_PRIVATE_POINTER | if_coherent(o, i->words[3], SpvMemoryAccessMakePointerVisibleMask));
    else if (o->is_vulkan && i->opcode == SpvOpStore && is_shared(o, i->words[1]))
        check_access(o, i, i->words[1], 3,
                     NON_PRIVATE_POINTER | if_coherent(o, i->words[1], SpvMemoryAccessMakePointerAvailableMask));
    else if (o->is_vulkan && i->opcode == SpvOpImageWrite)
        check_access(o, i, i->words[1], 4,
                     NON_PRIVATE_TEXEL | if_coherent(o, i->words[1], SpvImageOperandsMakeTexelAvailableMask));
    else if (o->is_vulkan && i->opcode == SpvOpImageRead && o->asked_coherent[o->roots[i->words[3]]])
        check_access(o, i, i->words[3], 5, NON_PRIVATE_TEXEL | SpvImageOperandsMakeTexelVisibleMask);
}

/* ---- The module -------------------------------------------------------------------------------------------------- */

static void note(struct order *o, const struct instruction *i)
{
    if (spirv_result_word((uint32_t)i->opcode) == 2 && i->words[2] < o->bound)
        o->types[i->words[2]] = i->words[1];
    if (i->opcode == SpvOpMemoryModel)
        o->is_vulkan = i->words[2] == SpvMemoryModelVulkan;
    else if (i->opcode == SpvOpTypePointer)
        o->pointers[i->words[1]] = i->words;
    else if (i->opcode == SpvOpConstant)
        o->numbers[i->words[2]] = i->words[3];
    else if (i->opcode == SpvOpVariable)
        o->roots[i->words[2]] = i->words[2];
    else if (i->opcode == SpvOpAccessChain || (i->opcode == SpvOpLoad && i->words[3] < o->bound))
        o->roots[i->words[2]] = o->roots[i->words[3]];
    else if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationNonWritable)
        o->read_only[i->words[1]] = true;
    else if (i->opcode == SpvOpMemberDecorate && i->words[3] == SpvDecorationNonWritable)
        o->read_only[i->words[1]] = true;
}

static void note_decoration(struct order *o, const struct instruction *i)
{
    if (i->words[2] == SpvDecorationDescriptorSet)
        o->sets[i->words[1]] = i->words[3] + 1;
    else if (i->words[2] == SpvDecorationBinding)
        o->bindings[i->words[1]] = i->words[3] + 1;
    else if (i->words[2] == SpvDecorationCoherent)
        o->coherent[i->words[1]] = true;
}

/* In Vulkan's memory model accesses are coherent, not variables. */
static void check_variable(struct order *o, uint32_t variable, const struct coherent_resources *coherent)
{
    for (uint32_t n = 0; n < coherent->count; n++)
        if (o->sets[variable] == coherent->places[n].set + 1 &&
            o->bindings[variable] == coherent->places[n].binding + 1)
            o->asked_coherent[variable] = true;
    if (o->asked_coherent[variable] && !o->is_vulkan && !o->coherent[variable])
        test_fails("a globallycoherent resource is declared without Coherent");
}

void demand_memory_order(const dxs_module *module, const struct dxs_entry *entry, const uint32_t *words,
                         size_t word_count, const struct coherent_resources *coherent)
{
    uint32_t bound = words[SPIRV_BOUND_WORD];
    struct order o = {.bound = bound,
                      .pointers = allocate(bound, sizeof *o.pointers),
                      .types = allocate(bound, sizeof *o.types),
                      .numbers = allocate(bound, sizeof *o.numbers),
                      .roots = allocate(bound, sizeof *o.roots),
                      .read_only = allocate(bound, sizeof *o.read_only),
                      .coherent = allocate(bound, sizeof *o.coherent),
                      .asked_coherent = allocate(bound, sizeof *o.asked_coherent),
                      .sets = allocate(bound, sizeof *o.sets),
                      .bindings = allocate(bound, sizeof *o.bindings)};
    struct instruction i;

    o.asked_count = asked_barriers(module, entry, o.asked, MAX_BARRIERS);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        note(&o, &i);
        if (i.opcode == SpvOpDecorate)
            note_decoration(&o, &i);
        if (i.opcode == SpvOpVariable)
            check_variable(&o, i.words[2], coherent);
        check_instruction(&o, &i);
    }
    demand_all_barriers(&o);
    free(o.pointers);
    free(o.types);
    free(o.numbers);
    free(o.roots);
    free(o.read_only);
    free(o.coherent);
    free(o.asked_coherent);
    free(o.sets);
    free(o.bindings);
}
