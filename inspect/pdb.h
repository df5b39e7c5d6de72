/* The file format of .pdb (MSF 7.00): streams in blocks of a fixed size, listed by a directory that lies in blocks
 * itself. Source: LLVM's documentation "The MSF File Format". */
#ifndef INSPECT_PDB_H
#define INSPECT_PDB_H

#include "dxil/module.h"

/* Whether a file begins as .pdb files do. */
bool pdb_begins(const uint8_t *bytes, size_t size);

/* The stream that is a shader container. Fails with DXS_RESULT_INVALID_CONTAINER, DXS_RESULT_NO_DXIL. */
struct container_part pdb_find_container(struct arena *arena, const uint8_t *bytes, size_t size);

#endif
