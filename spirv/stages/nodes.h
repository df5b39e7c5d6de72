/* Nodes of work graphs, which become compute shaders. Records, and how many there are, lie in memory at device
 * addresses: struct dxs_node_dispatch and dxs_node_queue. Node handles are symbols; a handle of records is a value, the
 * address of the first one. */
#ifndef SPIRV_STAGES_NODES_H
#define SPIRV_STAGES_NODES_H

#include "spirv/memory/memory.h"

/* Whether values of the type are handles of records. */
bool is_record_handle(const struct type *type);

/* What memory at addresses takes. */
void declare_node_modes(struct lowering *l);

/* Emits the entry's function: finds out whether there is a record for the group, or thread, and calls the node's. */
void emit_node_main(struct lowering *l, uint32_t node);

/* The record that the result of GetNodeRecordPtr points to. */
struct variable node_record(struct lowering *l, const struct instruction *call);

/* The type laid out as records are: like C, vectors like arrays of their lanes. */
uint32_t record_type(struct lowering *l, type_id type);

/* Which group this is of those that work on its record; components of SV_DispatchThreadID. */
uint32_t node_group_id(struct lowering *l);
uint32_t node_thread_id(struct lowering *l);

#endif
