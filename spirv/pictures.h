#ifndef SPIRV_PICTURES_H
#define SPIRV_PICTURES_H

#include "spirv/function.h"

/* Hands pictures of the function's graph and of its structured form to options.dump_cfg, if it is set. */
void show_control_flow(struct lowering *l, const struct function_state *s);

#endif
