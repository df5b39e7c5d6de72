/* Reads the properties of a work graph node: its launch mode, input and outputs. */
#include "dxil/views/views.h"

#include <string.h>

enum {
    MAX_OUTPUTS = 1024,
    NO_TAG = 0xFF /* ends a list of fields */
};

/* The type of a tag's value. */
enum field_kind {
    FIELD_NUMBER,
    FIELD_TRUTH,
    FIELD_ID,
    FIELD_GRID, /* three numbers; also SV_DispatchGrid of a record: offset, type, components */
    FIELD_TYPE, /* a nested list of tags */
    FIELD_INPUTS,
    FIELD_OUTPUTS
};

struct field {
    uint8_t tag, kind;
    uint8_t offset; /* in the structure */
};

#define FIELD(tag, kind, type, member)                                                                                 \
    {                                                                                                                  \
        tag, kind, offsetof(struct type, member)                                                                       \
    }

static const struct field node_fields[] = {
    FIELD(13, FIELD_NUMBER, dxs_node, launch),
    FIELD(14, FIELD_TRUTH, dxs_node, is_program_entry),
    FIELD(15, FIELD_ID, dxs_node, id),
    FIELD(16, FIELD_NUMBER, dxs_node, local_root_arguments),
    FIELD(17, FIELD_ID, dxs_node, shares_input_of),
    FIELD(18, FIELD_GRID, dxs_node, dispatch_grid),
    FIELD(19, FIELD_NUMBER, dxs_node, max_recursion),
    FIELD(20, FIELD_INPUTS, dxs_node, input),
    FIELD(21, FIELD_OUTPUTS, dxs_node, outputs),
    FIELD(22, FIELD_GRID, dxs_node, max_dispatch_grid),
    {NO_TAG, 0, 0},
};

static const struct field records_fields[] = {
    FIELD(1, FIELD_NUMBER, dxs_node_records, flags),
    FIELD(2, FIELD_TYPE, dxs_node_records, record_size),
    FIELD(3, FIELD_NUMBER, dxs_node_records, max_records),
    FIELD(4, FIELD_NUMBER, dxs_node_records, max_records_shared_with),
    FIELD(5, FIELD_NUMBER, dxs_node_records, array_size),
    FIELD(6, FIELD_TRUTH, dxs_node_records, allows_sparse),
    FIELD(0, FIELD_ID, dxs_node_records, node),
    {NO_TAG, 0, 0},
};

static const struct field type_fields[] = {
    FIELD(0, FIELD_NUMBER, dxs_node_records, record_size),
    FIELD(1, FIELD_GRID, dxs_node_records, grid_offset),
    {NO_TAG, 0, 0},
};

_Static_assert(offsetof(struct dxs_node_records, grid_components) ==
                   offsetof(struct dxs_node_records, grid_offset) + 2 * sizeof(uint32_t),
               "the grid of a record is read as three numbers");

static void read_records(const struct view *list, uint32_t index, struct dxs_node_records *records);

static void read_outputs(struct dxs_node *node, const struct view *list)
{
    struct arena *arena = list->module->arena;
    uint32_t count = view_count(list);

    if (count > MAX_OUTPUTS)
        fail(arena->fault, DXS_RESULT_LIMIT_EXCEEDED, "a node has %u outputs: the limit is %d", count, MAX_OUTPUTS);
    struct dxs_node_records *outputs = arena_array(arena, count, sizeof *outputs);
    for (uint32_t i = 0; i < count; i++)
        read_records(list, i, &outputs[i]);
    node->outputs = outputs;
    node->output_count = count;
}

/* Reads tags into the members of a structure that `fields` lists. */
static void read_fields(struct view tags, const struct field *fields, void *structure)
{
    for (uint32_t i = 0; i < view_count(&tags); i += 2) {
        const struct field *field = fields;
        uint32_t tag = view_uint(&tags, i), numbers[3];
        while (field->tag != NO_TAG && field->tag != tag)
            field++;
        void *member = (char *)structure + field->offset;
        struct view list = {tags.module, NULL, tags.what};
        if (field->tag == NO_TAG)
            continue; /* not a property of nodes */
        if (field->kind > FIELD_TRUTH)
            list = (field->kind == FIELD_TYPE ? view_tags : view_node)(&tags, i + 1, tags.what);
        switch (field->kind) {
        case FIELD_NUMBER:
            numbers[0] = view_uint(&tags, i + 1);
            memcpy(member, numbers, sizeof *numbers);
            break;
        case FIELD_TRUTH:
            *(bool *)member = view_uint(&tags, i + 1) != 0;
            break;
        case FIELD_ID:
            *(struct dxs_node_id *)member = (struct dxs_node_id){view_text(&list, 0), view_uint(&list, 1)};
            break;
        case FIELD_GRID:
            for (uint32_t n = 0; n < 3; n++)
                numbers[n] = view_uint(&list, n);
            memcpy(member, numbers, sizeof numbers);
            break;
        case FIELD_TYPE:
            read_fields(list, type_fields, structure);
            break;
        case FIELD_INPUTS:
            if (view_count(&list) > 0) /* a node has one input at most */
                read_records(&list, 0, member);
            break;
        default:
            read_outputs(structure, &list);
            break;
        }
    }
}

static void read_records(const struct view *list, uint32_t index, struct dxs_node_records *records)
{
    *records = (struct dxs_node_records){.node.name = "", .max_records_shared_with = DXS_NONE};
    read_fields(view_tags(list, index, list->what), records_fields, records);
    records->record_stride = (records->record_size + 7) / 8 * 8;
}

const struct dxs_node *read_node(struct view properties)
{
    struct dxs_node *node = arena_zeroed(properties.module->arena, 1, sizeof *node);

    node->id.name = node->shares_input_of.name = node->input.node.name = "";
    node->local_root_arguments = node->input.max_records_shared_with = DXS_NONE;
    properties.what = "node properties";
    read_fields(properties, node_fields, node);
    return node;
}
