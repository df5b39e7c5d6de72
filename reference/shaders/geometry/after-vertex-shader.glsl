#version 460
layout(triangles) in;
layout(max_vertices = 1, points) out;

out float gl_ClipDistance[2];
out float gl_CullDistance[2];

layout(location = 1) out vec4 out_DISTANCES0;
layout(location = 2) out uvec3 out_NUMBERS0;
layout(location = 0) in vec2 in_CORNER0[3];
layout(location = 1) in uint in_NUMBER0[3];
layout(location = 1, component = 1) in uint in_INSTANCE0[3];

void main()
{
    gl_Position = vec4(in_CORNER0[0u], gl_in[1u].gl_Position.xy);
    out_DISTANCES0 = vec4(gl_ClipDistance[2u][0u], gl_ClipDistance[1u][1u], gl_CullDistance[0u][1u], gl_CullDistance[2u][0u]);
    out_NUMBERS0 = uvec3(in_NUMBER0[1u], in_INSTANCE0[2u], uint(gl_PrimitiveIDIn));
    EmitVertex();
}

