/* Ancestor queries in a tree that grows leaf by leaf (Myers 1983, jump pointers). Each node stores its parent and one
 * farther ancestor, so an ancestor at a given depth and the nearest common ancestor take O(log depth) steps. */
#ifndef CFG_ANCESTORS_H
#define CFG_ANCESTORS_H

#include "base/arena.h"

#include <stdbool.h>

struct ancestors {
    uint32_t *parent, *depth, *jump; /* by node. The root is its own parent; UINT32_MAX: not added yet */
};

struct ancestors ancestors_create(struct arena *arena, uint32_t size);
void ancestors_root(struct ancestors *tree, uint32_t node);
void ancestors_add(struct ancestors *tree, uint32_t node, uint32_t parent);

uint32_t ancestor_at_depth(const struct ancestors *tree, uint32_t node, uint32_t depth);
uint32_t common_ancestor(const struct ancestors *tree, uint32_t a, uint32_t b);
/* Makes *common the nearest common ancestor of the nodes seen so far (UINT32_MAX: none) and this one. */
static inline void add_to_common(const struct ancestors *tree, uint32_t *common, uint32_t node)
{
    *common = *common == UINT32_MAX ? node : common_ancestor(tree, *common, node);
}
bool is_ancestor(const struct ancestors *tree, uint32_t above, uint32_t node);

#endif
