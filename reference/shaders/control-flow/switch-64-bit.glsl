// SPIRV-Cross: Cannot use 64-bit switch selectors.
