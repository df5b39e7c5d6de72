/* What a device must have for a SPIR-V module. */
#ifndef INSPECT_NEEDS_H
#define INSPECT_NEEDS_H

#include "base/arena.h"
#include "base/text.h"
#include "dxs_inspect.h"

struct need_list {
    struct dxs_need *data;
    uint32_t count, capacity;
};

/* Fails with DXS_INVALID_ARGUMENT if the words are not SPIR-V. Accepts any words, valid or not. */
struct need_list find_needs(struct arena *arena, const uint32_t *words, size_t word_count);

void needs_json(struct text *text, const struct need_list *needs);

#endif
