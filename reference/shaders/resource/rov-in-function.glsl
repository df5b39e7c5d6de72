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

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2001, std430) coherent restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

uint _2(uint _32)
{
    uint _33 = u1_1._m0[_32];
    u1_1._m0[_32] = _33 + 3u;
    return _33;
}

void main()
{
    u2_1._m0[in_INDEX0] = 7u;
    SPIRV_Cross_beginInvocationInterlock();
    uint _4 = _2(in_INDEX0);
    uint _5 = in_INDEX0 + 1u;
    uint _6 = _2(_5);
    SPIRV_Cross_endInvocationInterlock();
    u2_1._m0[_5] = _4;
    out_SV_Target0 = vec4(float(_4), float(_6), 0.0, 1.0);
}

