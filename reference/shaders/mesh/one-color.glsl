#version 460

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(1.0, 2.0, 3.0, 4.0);
}

