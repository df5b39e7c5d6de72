#version 460

layout(location = 30) flat in uint in_INDEX0;
layout(location = 0) in vec4 in_VALUE0[30];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _27 = float(in_INDEX0);
    out_SV_Target0 = vec4((((((_27 + in_VALUE0[4u].x) + in_VALUE0[9u].x) + in_VALUE0[14u].x) + in_VALUE0[19u].x) + in_VALUE0[24u].x) + in_VALUE0[29u].x, (((((in_VALUE0[4u].y + _27) + in_VALUE0[9u].y) + in_VALUE0[14u].y) + in_VALUE0[19u].y) + in_VALUE0[24u].y) + in_VALUE0[29u].y, (((((in_VALUE0[4u].z + _27) + in_VALUE0[9u].z) + in_VALUE0[14u].z) + in_VALUE0[19u].z) + in_VALUE0[24u].z) + in_VALUE0[29u].z, (((((in_VALUE0[4u].w + _27) + in_VALUE0[9u].w) + in_VALUE0[14u].w) + in_VALUE0[19u].w) + in_VALUE0[24u].w) + in_VALUE0[29u].w);
}

