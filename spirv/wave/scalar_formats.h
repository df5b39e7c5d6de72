/* Scalars that linear algebra converts: Direct3D rounds floats to the nearest even integer, and what an integer cannot
 * hold becomes the nearest that it can. */
#ifndef SPIRV_WAVE_SCALAR_FORMATS_H
#define SPIRV_WAVE_SCALAR_FORMATS_H

#include "spirv/lowering.h"

/* What a scalar is. DXIL does not tell whether integers are signed: those of matrices do. */
struct scalar_format {
    uint32_t bits;
    bool is_float, is_signed;
};

/* Of the elements of a TYPE_MATRIX; of a value. */
struct scalar_format format_of_matrix(const struct type *matrix);
struct scalar_format format_of_value(struct lowering *l, type_id type, bool is_signed);

/* `type`: the SPIR-V type of what comes of it. */
uint32_t convert_scalar(struct lowering *l, uint32_t value, struct scalar_format from, struct scalar_format to,
                        uint32_t type);

/* The type of an integer or float of the format, which has at least 16 bits if it is a float. */
uint32_t scalar_id(struct lowering *l, struct scalar_format format);

#endif
