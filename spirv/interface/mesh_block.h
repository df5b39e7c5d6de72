/* Outputs of mesh shaders (mesh.c). */
#ifndef SPIRV_INTERFACE_MESH_BLOCK_H
#define SPIRV_INTERFACE_MESH_BLOCK_H

#include "spirv/interface/interface_state.h"

/* Declares the block array that holds the built-in outputs, one block for each vertex or primitive of the signature. */
void declare_mesh_block(struct lowering *l, struct signature *signature);

#endif
