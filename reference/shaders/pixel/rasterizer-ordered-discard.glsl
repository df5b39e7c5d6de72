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

layout(set = 0, binding = 2001, std430) coherent restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _8 = uint(gl_FragCoord.x);
    SPIRV_Cross_beginInvocationInterlock();
    uint _9 = u1_1._m0[_8];
    if (!discarded)
    {
        u1_1._m0[_8] = _9 + 1u;
    }
    if (in_VALUE0 < 0.0)
    {
        discarded = true;
    }
    if (!discarded)
    {
        u1_1._m0[_8] += 10u;
    }
    SPIRV_Cross_endInvocationInterlock();
    out_SV_Target0 = vec4(in_VALUE0, float(_9), 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}

