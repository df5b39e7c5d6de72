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
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(set = 0, binding = 1001) uniform itexture2D t1;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 1003) uniform utexture2D t3;
layout(set = 0, binding = 2000) uniform restrict writeonly iimage2D u0;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 3001) uniform samplerShadow s1;

void main()
{
    float _5 = (float(gl_GlobalInvocationID.x) + 0.5) * 0.5;
    u16vec4 _85 = u16vec4(textureLod(isampler2D(t1, s0), vec2(_5, 0.5), 0.0));
    u16vec4 _102 = u16vec4(textureGather(isampler2D(t1, s0), vec2(0.5)));
    uint16_t _105[4];
    _105[0u] = _102.x;
    _105[1u] = _102.y;
    _105[2u] = _102.z;
    _105[3u] = _102.w;
    u16vec4 _123 = u16vec4(textureGather(usampler2D(t3, s0), vec2(0.5)));
    uint16_t _124[4];
    _124[0u] = _123.x;
    _124[1u] = _123.y;
    _124[2u] = _123.z;
    _124[3u] = _123.w;
    imageStore(u0, ivec2(uvec2(gl_GlobalInvocationID.x, 0u)), ivec4(uvec4(i16vec4(u16vec4(_85.x * 65534us, _85.y * 65534us, _85.z * 65534us, _85.w * 65534us)))));
    uint _36 = gl_GlobalInvocationID.x * 6u;
    u1_1._m0[_36] = float(f16vec4(textureGrad(sampler2D(t0, s0), vec2(_5, 0.5), vec2(0.0), vec2(0.0))).z);
    u1_1._m0[_36 | 1u] = float(f16vec4(textureGather(sampler2D(t0, s0), vec2(0.5), int(1u))).z);
    u1_1._m0[_36 + 2u] = float(int16_t(_105[gl_GlobalInvocationID.x]));
    float _42 = textureLod(sampler2DShadow(t2, s1), vec3(vec2(_5, 0.5), 0.4000000059604644775390625), 0.0);
    u1_1._m0[_36 + 3u] = _42;
    u1_1._m0[_36 + 4u] = float(_124[gl_GlobalInvocationID.x]);
    vec2 _168 = vec2(0.5);
    f16vec4 _170 = f16vec4(textureGather(sampler2DShadow(t2, s1), _168, 0.4000000059604644775390625));
    float16_t _172[4];
    _172[0u] = _170.x;
    _172[1u] = _170.y;
    _172[2u] = _170.z;
    _172[3u] = _170.w;
    u1_1._m0[_36 + 5u] = float(uint16BitsToFloat16(min(float16BitsToUint16(_172[gl_GlobalInvocationID.x]), 65534us)));
}

