#version 460
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

layout(set = 0, binding = 2002, std430) coherent restrict writeonly buffer u2
{
    vec4 _m0[];
} u2_1;

layout(set = 0, binding = 2001, r32ui) uniform coherent restrict uimage2D u1;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _9 = uint(gl_FragCoord.x);
    uint _10 = uint(gl_FragCoord.y);
    SPIRV_Cross_beginInvocationInterlock();
    uvec2 _36 = uvec2(_9, _10);
    uint _17 = uint(gl_FragCoord.z * 65535.0);
    if (_17 < imageLoad(u1, ivec2(_36)).x)
    {
        imageStore(u1, ivec2(_36), uvec4(_17));
        u2_1._m0[(_10 << 10u) + _9] = vec4(in_COLOR0);
    }
    SPIRV_Cross_endInvocationInterlock();
    out_SV_Target0 = vec4(in_COLOR0);
}

