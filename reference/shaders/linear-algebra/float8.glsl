// SPIRV-Cross: Unrecognized bit-width of floating point type.
