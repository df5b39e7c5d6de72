/* Work graph nodes, which become compute shaders. Records and their counts are in memory at device addresses: see
 * dxs_node_model. Node handles are symbols. A record handle is a value: the address of its first record. */
#ifndef SPIRV_NODES_NODES_H
#define SPIRV_NODES_NODES_H

#include "spirv/memory/memory.h"

/* Checks the node and declares physical addressing. */
void declare_node_modes(struct lowering *l);

/* Emits the entry point: it calls function `node` if there is a record for the group or thread. */
void emit_node_main(struct lowering *l, uint32_t node);

/* The record to which GetNodeRecordPtr points. */
struct variable node_record(struct lowering *l, const struct instruction *call);

/* Id of the group within the grid of its record; SV_DispatchThreadID within it. */
uint32_t node_group_id(struct lowering *l);
uint32_t node_thread_id(struct lowering *l);

#endif
