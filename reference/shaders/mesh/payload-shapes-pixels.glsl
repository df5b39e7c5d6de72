#version 460

layout(location = 2) flat in vec4 in_NUMBERS0;
layout(location = 1) flat in uvec4 in_IDS0;
layout(location = 1) out vec4 out_SV_Target1;
layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    out_SV_Target1 = vec4(in_NUMBERS0);
    out_SV_Target0 = uvec4(in_IDS0);
}

