/* Notes of the caller (dxs_options.notes). */
#ifndef SPIRV_DEBUG_NOTES_H
#define SPIRV_DEBUG_NOTES_H

#include "spirv/lowering.h"

/* Emits the notes. Call it after all other code. */
void emit_notes(struct lowering *l);

#endif
