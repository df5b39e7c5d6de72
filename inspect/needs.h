/* What a device must have for a SPIR-V module. */
#ifndef INSPECT_NEEDS_H
#define INSPECT_NEEDS_H

#include "base/arena.h"
#include "base/text.h"
#include "dxs_inspect.h"

/* A need of a table; inspect/needs.def says what its parts are. Extensions have no structure and member. */
#define NEED_OF(KIND, STRUCTURE, MEMBER, VALUE, CORE, EXTENSION, REASON, FEATURE)                                      \
    {                                                                                                                  \
        .kind = DXS_NEED_KIND_##KIND, .core = CORE,                                                                    \
        .structure = DXS_NEED_KIND_##KIND == DXS_NEED_KIND_EXTENSION ? NULL : "VkPhysicalDevice" #STRUCTURE,           \
        .member = DXS_NEED_KIND_##KIND == DXS_NEED_KIND_EXTENSION ? NULL : #MEMBER, .value = VALUE,                    \
        .extension = EXTENSION, .reason = REASON, .feature = FEATURE, .is_optional = (FEATURE) != NULL                 \
    }

struct need_list {
    struct dxs_need *data;
    uint32_t count, capacity;
};

/* Fails with DXS_RESULT_INVALID_ARGUMENT if the words are not SPIR-V. Accepts any words, valid or not. */
struct need_list find_needs(struct arena *arena, const uint32_t *words, size_t word_count);

/* Adds the need, unless it is listed. A limit that is listed keeps the greater minimum. */
void add_need(struct arena *arena, struct need_list *needs, const struct dxs_need *need);

/* Which features matter to an entry point. */
struct entry_features {
    struct dxs_features required, used; /* as dxs_entry_features gives them */
};

/* Adds what the features stand for, those that are not required as optional. `needs`: of the module that was converted
 * with the required ones. */
void add_feature_needs(struct arena *arena, struct need_list *needs, const struct entry_features *features);

/* Numbers the features' names: the name of the next feature from `*row` on that the set has; NULL: none is left. */
const char *next_feature(const struct dxs_features *set, uint32_t *row);

/* `features` NULL: the needs alone. */
void needs_json(struct text *text, const struct need_list *needs, const struct entry_features *features);

#endif
