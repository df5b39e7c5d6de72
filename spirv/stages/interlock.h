/* Where the critical section of rasterizer-ordered views begins and ends. */
#ifndef SPIRV_STAGES_INTERLOCK_H
#define SPIRV_STAGES_INTERLOCK_H

#include "spirv/function/function.h"

struct section {
    uint32_t begin;        /* structured block */
    uint32_t begin_before; /* instruction of it, AT_END: behind all */
    uint32_t end;          /* structured block, NO_BLOCK: it ends where the function returns */
    uint32_t end_behind;   /* instruction of it, IN_FRONT: in front of all */
};

#define AT_END UINT32_MAX
#define IN_FRONT UINT32_MAX

/* Fills in s->section. The function is the entry's, and structured. */
void place_interlock(struct lowering *l, struct function_state *s);

/* Whether a return from a structured block leaves the section. */
bool section_is_open_at_return(const struct function_state *s, uint32_t block);

#endif
