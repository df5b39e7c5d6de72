#version 460
layout(lines) in;
layout(max_vertices = 1, points) out;

layout(location = 1) out uvec2 out_RATES0;
layout(location = 1) in uint in_SV_ShadingRate0[2];

void main()
{
    gl_Position = vec4(gl_in[1u].gl_Position.x + gl_in[0u].gl_Position.x, gl_in[1u].gl_Position.y + gl_in[0u].gl_Position.y, gl_in[1u].gl_Position.z + gl_in[0u].gl_Position.z, gl_in[1u].gl_Position.w + gl_in[0u].gl_Position.w);
    out_RATES0 = uvec2(in_SV_ShadingRate0[0u], in_SV_ShadingRate0[1u]);
    EmitVertex();
}

