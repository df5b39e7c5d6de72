/* Scalar conversions of linear algebra. Direct3D rounds floats to the nearest even integer and saturates. */
#ifndef SPIRV_MATRICES_SCALAR_FORMATS_H
#define SPIRV_MATRICES_SCALAR_FORMATS_H

#include "spirv/lowering.h"

/* Format of a scalar. DXIL integers have no sign; matrix formats tell it. */
struct scalar_format {
    uint32_t bits;
    bool is_float, is_signed, is_bfloat;
};

/* Format of a TYPE_MATRIX's elements; of a value. */
struct scalar_format format_of_matrix(const struct type *matrix);
struct scalar_format format_of_value(struct lowering *l, type_id type, bool is_signed);

/* Whether two formats of floats are the same. */
bool is_same_float(struct scalar_format a, struct scalar_format b);

/* Converts a scalar. `type`: SPIR-V type of the result. */
uint32_t convert_scalar(struct lowering *l, uint32_t value, struct scalar_format from, struct scalar_format to,
                        uint32_t type);

/* SPIR-V type of the format, which is no bfloat16. Floats must have at least 16 bits. */
uint32_t scalar_id(struct lowering *l, struct scalar_format format);

#endif
