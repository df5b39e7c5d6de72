#version 460
#extension GL_EXT_shader_image_load_formatted : require
#ifdef GL_ARB_fragment_shader_interlock
#extension GL_ARB_fragment_shader_interlock : enable
#define SPIRV_Cross_beginInvocationInterlock() beginInvocationInterlockARB()
#define SPIRV_Cross_endInvocationInterlock() endInvocationInterlockARB()
#elif defined(GL_INTEL_fragment_shader_ordering)
#extension GL_INTEL_fragment_shader_ordering : enable
#define SPIRV_Cross_beginInvocationInterlock() beginFragmentShaderOrderingINTEL()
#define SPIRV_Cross_endInvocationInterlock()
#endif
#if defined(GL_ARB_fragment_shader_interlock)
layout(pixel_interlock_ordered) in;
#elif !defined(GL_INTEL_fragment_shader_ordering)
#error Fragment Shader Interlock/Ordering extension missing!
#endif

layout(set = 0, binding = 2002, std430) coherent restrict buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2001) uniform coherent restrict uimageBuffer u1;
layout(set = 0, binding = 2003) uniform coherent restrict image2DArray u3;

layout(location = 1) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    SPIRV_Cross_beginInvocationInterlock();
    imageStore(u1, int(in_INDEX0), uvec4(imageLoad(u1, int(in_INDEX0)).x + 1u));
    uint _57 = in_INDEX0 & 1073741823u;
    u2_1._m0[_57] ^= 255u;
    uvec3 _67 = uvec3(uint(gl_FragCoord.x), uint(gl_FragCoord.y), in_INDEX0 & 3u);
    vec4 _69 = imageLoad(u3, ivec3(_67));
    float _23 = _69.x;
    imageStore(u3, ivec3(_67), vec4(_23 + gl_FragCoord.x, _69.y + gl_FragCoord.y, _69.z + gl_FragCoord.z, _69.w + (1.0 / gl_FragCoord.w)));
    SPIRV_Cross_endInvocationInterlock();
    out_SV_Target0 = vec4(_23, _69.yzw);
}

