#version 460

layout(location = 1) flat in uvec4 in_NUMBERS0;
layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = uvec4(in_NUMBERS0);
}

