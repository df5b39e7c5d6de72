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
    vec2 _79 = vec2((float(gl_GlobalInvocationID.x) + 0.5) * 0.5, 0.5);
    u16vec4 _85 = u16vec4(textureLod(isampler2D(t1, s0), _79, 0.0));
    vec2 _92 = vec2(0.5);
    u16vec4 _101 = u16vec4(textureGather(isampler2D(t1, s0), _92));
    uint16_t _104[4];
    _104[0u] = _101.x;
    _104[1u] = _101.y;
    _104[2u] = _101.z;
    _104[3u] = _101.w;
    u16vec4 _121 = u16vec4(textureGather(usampler2D(t3, s0), _92));
    uint16_t _122[4];
    _122[0u] = _121.x;
    _122[1u] = _121.y;
    _122[2u] = _121.z;
    _122[3u] = _121.w;
    imageStore(u0, ivec2(uvec2(gl_GlobalInvocationID.x, 0u)), ivec4(uvec4(i16vec4(u16vec4(_85.x * 65534us, _85.y * 65534us, _85.z * 65534us, _85.w * 65534us)))));
    vec2 _137 = vec2(0.0);
    uint _36 = gl_GlobalInvocationID.x * 6u;
    u1_1._m0[_36] = float(f16vec4(textureGrad(sampler2D(t0, s0), _79, _137, _137)).z);
    u1_1._m0[_36 + 1u] = float(f16vec4(textureGather(sampler2D(t0, s0), _92, int(1u))).z);
    u1_1._m0[_36 + 2u] = float(int16_t(_104[gl_GlobalInvocationID.x]));
    float _42 = textureLod(sampler2DShadow(t2, s1), vec3(_79, 0.4000000059604644775390625), 0.0);
    u1_1._m0[_36 + 3u] = _42;
    u1_1._m0[_36 + 4u] = float(_122[gl_GlobalInvocationID.x]);
    f16vec4 _164 = f16vec4(textureGather(sampler2DShadow(t2, s1), _92, 0.4000000059604644775390625));
    float16_t _166[4];
    _166[0u] = _164.x;
    _166[1u] = _164.y;
    _166[2u] = _164.z;
    _166[3u] = _164.w;
    u1_1._m0[_36 + 5u] = float(uint16BitsToFloat16(min(float16BitsToUint16(_166[gl_GlobalInvocationID.x]), 65534us)));
}

