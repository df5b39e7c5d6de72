#version 460

layout(location = 4) flat in uint in_NUMBER0;
layout(location = 1) in vec3 in_ROWS0[3];
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out vec4 out_SV_Target1;
layout(location = 2) out vec4 out_SV_Target2;

void main()
{
    float _6 = float(in_NUMBER0);
    out_SV_Target0 = vec4(in_ROWS0[0u], _6);
    out_SV_Target1 = vec4(in_ROWS0[1u], _6);
    out_SV_Target2 = vec4(in_ROWS0[2u], _6);
}

