/* Handles of shader model 6.6: created from a binding or a heap index, then annotated with properties. */
#include "tests/common/shader_writer.h"

enum {
    OPCODE_ANNOTATE = 216,
    OPCODE_FROM_BINDING = 217,
    OPCODE_FROM_HEAP = 218
};

/* DXIL's ResourceProperties: two words. */
static written_value resource_properties(struct shader_writer *shader, const struct written_resource *resource)
{
    enum {
        IS_WRITTEN = 1 << 12,
        ONE_COMPONENT = 1 << 8,
        FOUR_COMPONENTS = 4 << 8
    };
    uint32_t detail = resource->detail;

    if (resource->kind == WRITTEN_TYPED_BUFFER || resource->kind == WRITTEN_TEXTURE_2D)
        detail |= resource->class == WRITTEN_UAV ? ONE_COMPONENT : FOUR_COMPONENTS;
    uint32_t kind = resource->kind | (resource->class == WRITTEN_UAV ? IS_WRITTEN : 0);
    written_value first = write_integer(shader, kind);
    const written_value members[] = {first, write_integer(shader, detail)};
    return write_aggregate(shader, shader->properties, members, 2);
}

static void make_types(struct shader_writer *shader)
{
    const written_type members[] = {shader->int32, shader->int32, shader->int32, shader->int8};

    if (shader->properties)
        return;
    shader->properties = write_named_struct(shader, "dx.types.ResourceProperties", members, 2);
    shader->binding = write_named_struct(shader, "dx.types.ResBind", members, 4);
}

static written_value annotate(struct shader_writer *shader, written_value handle,
                              const struct written_resource *resource)
{
    const written_type types[] = {shader->handle, shader->int32, shader->handle, shader->properties};
    written_value opcode = write_integer(shader, OPCODE_ANNOTATE);
    const written_value arguments[] = {opcode, handle, resource_properties(shader, resource)};
    return write_call(shader, "dx.op.annotateHandle", types, arguments, 3);
}

written_value write_bound_handle(struct shader_writer *shader, uint32_t resource)
{
    return write_bound_element_handle(shader, resource, write_integer(shader, shader->resources[resource].number),
                                      false);
}

written_value write_bound_element_handle(struct shader_writer *shader, uint32_t resource, written_value index,
                                         bool is_nonuniform)
{
    make_types(shader);
    const struct written_resource *r = &shader->resources[resource];
    written_value first = write_integer(shader, r->endless_space ? 0 : r->number);
    written_value last = r->endless_space ? write_integer(shader, -1) : first;
    written_value space = write_integer(shader, r->endless_space);
    const written_value members[] = {first, last, space, write_integer_of(shader, shader->int8, r->class)};
    const written_type types[] = {shader->handle, shader->int32, shader->binding, shader->int32, shader->bool_type};
    written_value opcode = write_integer(shader, OPCODE_FROM_BINDING);
    written_value binding = write_aggregate(shader, shader->binding, members, 4);
    const written_value arguments[] = {opcode, binding, index,
                                       write_integer_of(shader, shader->bool_type, is_nonuniform)};
    return annotate(shader, write_call(shader, "dx.op.createHandleFromBinding", types, arguments, 4), r);
}

written_value write_heap_handle(struct shader_writer *shader, const struct written_resource *resource,
                                written_value place, bool is_nonuniform)
{
    make_types(shader);
    const written_type types[] = {shader->handle, shader->int32, shader->int32, shader->bool_type, shader->bool_type};
    written_value opcode = write_integer(shader, OPCODE_FROM_HEAP);
    const written_value arguments[] = {opcode, place, shader->false_value,
                                       write_integer_of(shader, shader->bool_type, is_nonuniform)};
    return annotate(shader, write_call(shader, "dx.op.createHandleFromHeap", types, arguments, 4), resource);
}
