/* Outputs of mesh shaders (mesh.c). */
#ifndef SPIRV_STAGES_MESH_H
#define SPIRV_STAGES_MESH_H

#include "spirv/stages/interface_state.h"

/* Declares the block array that holds the built-in outputs, one block for each vertex or primitive of the signature. */
void declare_mesh_block(struct lowering *l, struct signature *signature);

#endif
