#version 460

layout(location = 2, component = 3) flat in uint in_SIGN0;
layout(location = 2, component = 1) flat in uvec2 in_NUMBERS0;
layout(location = 2) flat in uint in_COLUMN0;
layout(location = 1) in vec3 in_SHADE0;
layout(location = 3) flat in vec4 in_ROWS0[2];
layout(location = 0) out uvec4 out_SV_Target0;
layout(location = 1) out vec4 out_SV_Target1;
layout(location = 2) out vec4 out_SV_Target2;
layout(location = 3) out vec4 out_SV_Target3;

void main()
{
    out_SV_Target0 = uvec4(in_COLUMN0, in_NUMBERS0, uint(gl_PrimitiveID));
    out_SV_Target1 = vec4(in_ROWS0[0u]);
    out_SV_Target2 = vec4(in_ROWS0[1u]);
    out_SV_Target3 = vec4(in_SHADE0, float(int(in_SIGN0)));
}

