// SPIRV-Cross: textureLod on sampler2DArrayShadow is not constant 0.0. This cannot be expressed in GLSL.
