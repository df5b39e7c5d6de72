#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif

layout(set = 0, binding = 1000) uniform utexture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    vec2 _47 = vec2(in_TEXCOORD0);
    uvec4 _49 = textureGather(usampler2D(t0, s0), _47);
    uvec4 _51 = textureGather(usampler2D(t0, s0), _47, int(1u));
    uint64_t _4 = packUint2x32(uvec2(_49.x, _51.x));
    uint64_t _5 = packUint2x32(uvec2(_49.y, _51.y));
    uint64_t _6 = packUint2x32(uvec2(_49.z, _51.z));
    uint64_t _7 = packUint2x32(uvec2(_49.w, _51.w));
    out_SV_Target0 = uvec4((uint(_4 >> 28ul) & 4294967280u) + uint(_4), (uint(_5 >> 28ul) & 4294967280u) + uint(_5), (uint(_6 >> 28ul) & 4294967280u) + uint(_6), (uint(_7 >> 28ul) & 4294967280u) + uint(_7));
}

