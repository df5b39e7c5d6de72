/* Memory that is accessed as values of different layouts, such as an array of bytes that holds floats: code that was
 * converted from DXBC has it. The variable is an array of 32-bit words. Pointers to it are offsets in bytes. */
#ifndef SPIRV_MEMORY_WORD_MEMORY_H
#define SPIRV_MEMORY_WORD_MEMORY_H

#include "spirv/memory/memory.h"

/* Marks the globals and allocas of a function that are such memory. `globals`: by global. Returns the marks by local
 * value; NULL: no alloca is. */
bool *find_word_memory(struct lowering *l, const struct function *f, bool *globals);

/* Words that `count` values of this type take. */
uint32_t word_count(struct lowering *l, const struct instruction *i, type_id type, uint32_t count);

/* The SPIR-V type of the variable; the constant of that type that holds the global's initializer. */
uint32_t word_array(struct lowering *l, uint32_t words);
uint32_t word_initializer(struct lowering *l, const struct variable *variable, value_id initializer);

/* Moves a pointer by `index` values of its type. */
void move_by_bytes(struct lowering *l, struct pointer *p, struct pointer_index index);

/* Turns p into the pointer that `condition` selects from p and q. */
void select_bytes(struct lowering *l, struct pointer *p, const struct pointer *q, uint32_t condition);

void load_from_words(struct lowering *l, const struct instruction *i, const struct pointer *p);
void store_to_words(struct lowering *l, const struct instruction *i, const struct pointer *p);

/* The pointer to the word that an atomic changes; its only index is the word's. */
struct pointer atomic_word(struct lowering *l, const struct instruction *i, const struct pointer *p, type_id type);

#endif
