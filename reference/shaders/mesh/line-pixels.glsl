#version 460

layout(location = 2) flat in vec3 in_TINT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(float(uint(gl_Layer)), float(uint(gl_PrimitiveID)), in_TINT0.xz);
}

