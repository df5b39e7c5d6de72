/* What the parts of the SSA construction share: `ssa` takes requests and gives results, `ssa_shape` sorts them and
 * `ssa_search` finds what reaches each read and places phis, `ssa_reduce` takes away those that are none. */
#ifndef CFG_SSA_BUILDER_H
#define CFG_SSA_BUILDER_H

#include "base/vector.h"
#include "cfg/ancestors.h"
#include "cfg/ssa/ssa.h"

/* While phis are placed, a value may also be "what that read gives". */
enum {
    SSA_READ = SSA_UNDEFINED + 1
};

#define NONE UINT32_MAX

struct value {
    uint32_t kind, index;
};

static inline bool same_value(struct value a, struct value b)
{
    return a.kind == b.kind && a.index == b.index;
}

/* Lists that grow a piece at a time and never move: as arrays that double they would take twice the memory. */
enum {
    PIECE = 256
};
#define PIECES(type)                                                                                                   \
    struct {                                                                                                           \
        type **data;                                                                                                   \
        uint32_t count, capacity; /* the latter of `data` */                                                           \
    }
#define piece_at(list, index) (&(list)->data[(index) / PIECE][(index) % PIECE])
#define pieces_push(arena, list, ...)                                                                                  \
    do {                                                                                                               \
        if ((list)->count % PIECE == 0)                                                                                \
            (list)->data =                                                                                             \
                pieces_grow((arena), (list)->data, (list)->count / PIECE, &(list)->capacity, sizeof **(list)->data);   \
        *piece_at(list, (list)->count) = (__VA_ARGS__);                                                                \
        (list)->count++;                                                                                               \
    } while (0)

/* The table of pieces with one more, of elements of `size` bytes. */
void *pieces_grow(struct arena *arena, void *table, uint32_t count, uint32_t *capacity, size_t size);

struct definition {
    ssa_variable variable;
    uint32_t place; /* block or edge */
    struct value value;
    bool on_edge;
};

struct read {
    ssa_variable variable;
    uint32_t block;
    struct value value;
    bool at_end, only_copied;
};

struct phi {
    ssa_variable variable;
    uint32_t block;
    uint32_t first_input;
    struct value replacement;
};

struct ssa_builder {
    struct arena *arena;
    const struct structured *structured;
    uint32_t client_variables;
    PIECES(struct definition) definitions;
    PIECES(struct read) reads;
    PIECES(struct phi) phis;
    PIECES(struct value) inputs;
    struct words homes;      /* by client's value: block that it is defined in, or NONE */
    uint32_t *selector_read; /* by block */
    uint32_t *final_phi;     /* by phi: its number in the result, or NONE: nothing needs it */
    struct ancestors dominators;
    struct ssa result;
    struct ssa_value *read_results; /* by read */
};

static inline bool is_reachable(const struct structured *s, uint32_t block)
{
    return s->immediate_dominators[block] != NO_BLOCK;
}

/* Gives every read its value, with phis where ways in meet. */
void ssa_solve(struct ssa_builder *builder);

/* Follows reads to what they give, and phis to what replaces them. */
struct value ssa_resolve(struct ssa_builder *builder, struct value value);

/* Replaces phis, alone or in groups, that join one value only. */
void ssa_remove_redundant_phis(struct ssa_builder *builder);

#endif
