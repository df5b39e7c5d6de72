/* Each jump pointer skips either one parent or two equal jumps, as in a skew-binary counter. */
#include "cfg/ancestors.h"

struct ancestors ancestors_create(struct arena *arena, uint32_t size)
{
    return (struct ancestors){
        .parent = arena_filled(arena, size),
        .depth = arena_words(arena, size),
        .jump = arena_words(arena, size),
    };
}

void ancestors_root(struct ancestors *tree, uint32_t node)
{
    tree->parent[node] = tree->jump[node] = node;
    tree->depth[node] = 0;
}

void ancestors_add(struct ancestors *tree, uint32_t node, uint32_t parent)
{
    uint32_t jump = tree->jump[parent], jump_of_jump = tree->jump[jump];

    tree->parent[node] = parent;
    tree->depth[node] = tree->depth[parent] + 1;
    tree->jump[node] = tree->depth[parent] - tree->depth[jump] == tree->depth[jump] - tree->depth[jump_of_jump]
                           ? jump_of_jump
                           : parent;
}

uint32_t ancestor_at_depth(const struct ancestors *tree, uint32_t node, uint32_t depth)
{
    while (tree->depth[node] > depth)
        node = tree->depth[tree->jump[node]] >= depth ? tree->jump[node] : tree->parent[node];
    return node;
}

uint32_t common_ancestor(const struct ancestors *tree, uint32_t a, uint32_t b)
{
    if (tree->depth[a] > tree->depth[b])
        a = ancestor_at_depth(tree, a, tree->depth[b]);
    else
        b = ancestor_at_depth(tree, b, tree->depth[a]);
    while (a != b) {
        bool differ = tree->jump[a] != tree->jump[b];
        a = differ ? tree->jump[a] : tree->parent[a];
        b = differ ? tree->jump[b] : tree->parent[b];
    }
    return a;
}

bool is_ancestor(const struct ancestors *tree, uint32_t above, uint32_t node)
{
    return tree->depth[above] <= tree->depth[node] && ancestor_at_depth(tree, node, tree->depth[above]) == above;
}
