#version 460
layout(vertices = 3) out;

layout(location = 0) out vec2 out_CORNER0[3];
layout(location = 1) out uint out_SV_RenderTargetArrayIndex0[3];
layout(location = 1, component = 1) out uint out_SV_ViewportArrayIndex0[3];
layout(location = 2) out uint out_NUMBER0[3];
layout(location = 0) in vec2 in_CORNER0[];
layout(location = 1) in uint in_SV_RenderTargetArrayIndex0[];
layout(location = 1, component = 1) in uint in_SV_ViewportArrayIndex0[];
layout(location = 2) in uint in_NUMBER0[];
layout(location = 29) patch out uint out_VALUE0;

void _1()
{
    out_CORNER0[gl_InvocationID] = vec2(in_CORNER0[gl_InvocationID]);
    out_SV_RenderTargetArrayIndex0[gl_InvocationID] = in_SV_RenderTargetArrayIndex0[gl_InvocationID];
    out_SV_ViewportArrayIndex0[gl_InvocationID] = in_SV_ViewportArrayIndex0[gl_InvocationID];
    out_NUMBER0[gl_InvocationID] = in_NUMBER0[gl_InvocationID];
}

void _2()
{
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 1.0;
    gl_TessLevelOuter[2u] = 1.0;
    gl_TessLevelInner[0u] = 1.0;
    out_VALUE0 = ((((in_SV_ViewportArrayIndex0[0u] * 10u) + (in_SV_RenderTargetArrayIndex0[0u] * 100u)) + in_NUMBER0[0u]) + ((((in_SV_ViewportArrayIndex0[1u] * 10u) + (in_SV_RenderTargetArrayIndex0[1u] * 100u)) + in_NUMBER0[1u]) * 1000u)) + ((((in_SV_ViewportArrayIndex0[2u] * 10u) + (in_SV_RenderTargetArrayIndex0[2u] * 100u)) + in_NUMBER0[2u]) * 1000000u);
}

void main()
{
    _1();
    barrier();
    if (gl_InvocationID == 0u)
    {
        _2();
    }
}

