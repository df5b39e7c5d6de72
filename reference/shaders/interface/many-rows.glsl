#version 460

layout(location = 31) flat in uint in_INDEX0;
layout(location = 0) in vec4 in_VALUE0[31];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _31 = float(in_INDEX0);
    out_SV_Target0 = vec4(((((((_31 + in_VALUE0[0u].x) + in_VALUE0[5u].x) + in_VALUE0[10u].x) + in_VALUE0[15u].x) + in_VALUE0[20u].x) + in_VALUE0[25u].x) + in_VALUE0[30u].x, ((((((in_VALUE0[0u].y + _31) + in_VALUE0[5u].y) + in_VALUE0[10u].y) + in_VALUE0[15u].y) + in_VALUE0[20u].y) + in_VALUE0[25u].y) + in_VALUE0[30u].y, ((((((in_VALUE0[0u].z + _31) + in_VALUE0[5u].z) + in_VALUE0[10u].z) + in_VALUE0[15u].z) + in_VALUE0[20u].z) + in_VALUE0[25u].z) + in_VALUE0[30u].z, ((((((in_VALUE0[0u].w + _31) + in_VALUE0[5u].w) + in_VALUE0[10u].w) + in_VALUE0[15u].w) + in_VALUE0[20u].w) + in_VALUE0[25u].w) + in_VALUE0[30u].w);
}

