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
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
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

layout(location = 1, component = 1) flat in uint in_FACTOR0;
layout(location = 1) flat in uint in_TRIPS0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _5 = uint(gl_FragCoord.x);
    SPIRV_Cross_beginInvocationInterlock();
    uint _16 = 0u;
    uint _12;
    uint _13;
    bool _14;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _12 = (u1_1._m0[_5] * in_FACTOR0) + _16;
        u1_1._m0[_5] = _12;
        _13 = _16 + 1u;
        _14 = _13 < in_TRIPS0;
        if (_14)
        {
            _16 = _13;
            continue;
        }
        else
        {
            break;
        }
    }
    SPIRV_Cross_endInvocationInterlock();
    out_SV_Target0 = vec4(float(_12));
}

