/* Members of buffers as JSON. */
#ifndef INSPECT_REFLECT_MEMBERS_H
#define INSPECT_REFLECT_MEMBERS_H

#include "inspect/json.h"

#include "dxs_module.h"

/* Writes the key "members". */
void write_members(struct json *json, const struct dxs_buffer_member *members, uint32_t count);

#endif
