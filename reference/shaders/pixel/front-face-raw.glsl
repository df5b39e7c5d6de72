#version 460

layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    uint _2 = gl_FrontFacing ? 4294967295u : 0u;
    out_SV_Target0 = uvec4(_2, _2 >> 28u, _2 & 6u, _2 + 1u);
}

