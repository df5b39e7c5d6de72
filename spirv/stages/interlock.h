/* Begin and end of the critical section for rasterizer-ordered views. */
#ifndef SPIRV_STAGES_INTERLOCK_H
#define SPIRV_STAGES_INTERLOCK_H

#include "spirv/function/function.h"

struct section {
    uint32_t begin;        /* structured block */
    uint32_t begin_before; /* instruction of `begin`; AT_END: after all */
    uint32_t end;          /* structured block; NO_BLOCK: the section ends at the return */
    uint32_t end_after;    /* instruction of `end`; IN_FRONT: before all */
};

#define AT_END UINT32_MAX
#define IN_FRONT UINT32_MAX

/* Fills in s->section. The function must be the entry point's, already structured. */
void place_interlock(struct lowering *l, struct function_state *s);

/* Whether the section is open at a return from this structured block. */
bool section_is_open_at_return(const struct function_state *s, uint32_t block);

#endif
