#version 460

layout(location = 1) flat in uint in_ROWS0[3];
layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = uvec4(in_ROWS0[0u], in_ROWS0[1u], in_ROWS0[2u], 1u);
}

