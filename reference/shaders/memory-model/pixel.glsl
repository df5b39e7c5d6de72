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

layout(set = 0, binding = 5012, std430) restrict buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 0, binding = 2000, r32ui) uniform restrict uimage2D u0;

layout(location = 1) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    SPIRV_Cross_beginInvocationInterlock();
    uvec2 _40 = uvec2(uint(gl_FragCoord.x), uint(gl_FragCoord.y));
    imageStore(u0, ivec2(_40), uvec4(imageLoad(u0, ivec2(_40)).x + ResourceDescriptorHeap_1[in_INDEX0]._m0[in_INDEX0]));
    SPIRV_Cross_endInvocationInterlock();
    ResourceDescriptorHeap_1[in_INDEX0]._m0[in_INDEX0 + 1u] = 7u;
    out_SV_Target0 = vec4(1.0, 0.0, 0.0, 1.0);
}

