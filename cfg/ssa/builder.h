/* State shared by the passes of the SSA construction: ssa.c takes requests and writes the result, shape.c prepares,
 * search.c finds the value of each read and places phis, reduce.c removes redundant phis. */
#ifndef CFG_SSA_BUILDER_H
#define CFG_SSA_BUILDER_H

#include "base/vector.h"
#include "cfg/ancestors.h"
#include "cfg/ssa/ssa.h"

/* During construction a value may also be the result of a read. */
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

/* Lists of fixed-size pieces that never move. Growing arrays by doubling would take twice the memory. */
enum {
    PIECE = 256
};
#define PIECES(type)                                                                                                   \
    struct {                                                                                                           \
        type **data;                                                                                                   \
        uint32_t count, capacity; /* capacity of the table `data` */                                                   \
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

/* The table with one more piece, of elements of `size` bytes. */
void *pieces_grow(struct arena *arena, void *table, uint32_t count, uint32_t *capacity, size_t size);

struct definition {
    ssa_variable variable;
    uint32_t location; /* block or edge */
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
    uint32_t input_count;
    bool has_two;         /* two inputs are different values for good: nothing can replace the phi */
    struct value *inputs; /* by predecessor edge of the block */
    struct value replacement;
};

struct ssa_builder {
    struct arena *arena;
    const struct structured *structured;
    uint32_t client_variables;
    PIECES(struct definition) definitions;
    PIECES(struct read) reads;
    PIECES(struct phi) phis;
    uint32_t input_count;    /* of all phis */
    struct words homes;      /* by client value: block that defines it, or NONE */
    uint32_t *selector_read; /* by block: read of the selector that its end tests, or NONE */
    uint32_t *final_phi;     /* by phi: number in the result; NONE: unused */
    struct ancestors dominators;
    struct ssa result;
    struct ssa_value *read_results; /* by read */
};

static inline bool is_reachable(const struct structured *s, uint32_t block)
{
    return s->immediate_dominators[block] != NO_BLOCK;
}

/* Finds the value of every read. Places phis where definitions join. */
void ssa_solve(struct ssa_builder *builder);

/* Follows reads to their values and phis to their replacements. Most values stand for themselves. */
struct value ssa_follow(struct ssa_builder *builder, struct value value);

static inline struct value ssa_resolve(struct ssa_builder *builder, struct value value)
{
    bool is_link = value.kind == SSA_READ ||
                   (value.kind == SSA_PHI && !same_value(piece_at(&builder->phis, value.index)->replacement, value));
    return is_link ? ssa_follow(builder, value) : value;
}

/* Replaces each phi, or group of phis, whose inputs are all one value. */
void ssa_remove_redundant_phis(struct ssa_builder *builder);

#endif
