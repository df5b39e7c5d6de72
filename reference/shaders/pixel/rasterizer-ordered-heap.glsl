#version 460
#extension GL_EXT_nonuniform_qualifier : require
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

layout(set = 0, binding = 5012, std430) coherent restrict buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 0, binding = 5012, std430) restrict writeonly buffer ResourceDescriptorHeap_2
{
    uint _m0[];
} ResourceDescriptorHeap_3[];

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _3 = uint(gl_FragCoord.x);
    SPIRV_Cross_beginInvocationInterlock();
    uint _4 = ResourceDescriptorHeap_1[3u]._m0[_3];
    uint _10 = (_3 + 1u) + _4;
    ResourceDescriptorHeap_1[3u]._m0[_3] = _10;
    SPIRV_Cross_endInvocationInterlock();
    ResourceDescriptorHeap_3[5u]._m0[_3] = _10 << 1u;
    out_SV_Target0 = vec4(float(_10));
}

