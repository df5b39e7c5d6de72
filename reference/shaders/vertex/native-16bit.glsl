#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif

layout(location = 1) out vec3 out_COLOR0;
layout(location = 2) out uvec2 out_INDEX0;
layout(location = 2, component = 2) out uint out_DELTA0;
layout(location = 3) in int in_DELTA0;
layout(location = 2) in uvec2 in_INDEX0;
layout(location = 1) in vec3 in_COLOR0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    uint16_t _12 = uint16_t(in_DELTA0);
    float _22 = float(int16_t(_12));
    gl_Position = vec4(in_POSITION0.x + _22, in_POSITION0.y + _22, in_POSITION0.z + _22, in_POSITION0.w + _22);
    out_COLOR0 = vec3(float(sqrt(float16_t(in_COLOR0.x)) + float16_t(0.5)), float(sqrt(float16_t(in_COLOR0.y)) + float16_t(0.5)), float(sqrt(float16_t(in_COLOR0.z)) + float16_t(0.5)));
    out_INDEX0 = uvec2(uint(uint16_t(in_INDEX0.y) ^ 21845us), uint(uint16_t(in_INDEX0.x) ^ 13107us));
    out_DELTA0 = uint(int16_t(-_12));
}

