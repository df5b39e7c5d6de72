/* Sizes and strides of buffer members. */
#include "dxil/members.h"

enum {
    ROW_BYTES = 16
};

/* Of one element. */
static uint64_t element_size(struct dxs_buffer_member *member, enum packing packing, uint64_t inner_size)
{
    bool is_row_major = member->type_class == DXS_TYPE_CLASS_ROW_MAJOR_MATRIX;
    bool is_matrix = is_row_major || member->type_class == DXS_TYPE_CLASS_COLUMN_MAJOR_MATRIX;

    if (member->type_class == DXS_TYPE_CLASS_STRUCTURE)
        return inner_size;
    if (!is_matrix)
        return (uint64_t)member->columns * member->component_size;
    uint32_t vectors = is_row_major ? member->rows : member->columns;
    uint64_t bytes = (uint64_t)(is_row_major ? member->columns : member->rows) * member->component_size;
    member->vector_stride = member_clamp(packing == PACKED_IN_ROWS ? round_up(bytes, ROW_BYTES) : bytes);
    return vectors ? (uint64_t)(vectors - 1) * member->vector_stride + bytes : 0;
}

void member_lay_out(struct dxs_buffer_member *member, enum packing packing, uint64_t inner_size, uint32_t alignment)
{
    uint64_t size = element_size(member, packing, inner_size);

    if (member->element_count) {
        uint32_t unit = packing == PACKED_IN_ROWS ? ROW_BYTES : alignment;
        member->element_stride = member_clamp(round_up(size, unit));
        size = member_clamp(size) + (uint64_t)(member->element_count - 1) * member->element_stride;
    }
    member->size = member_clamp(size);
}
