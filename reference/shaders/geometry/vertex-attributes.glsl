#version 460

out float gl_ClipDistance[2];
out float gl_CullDistance[2];

layout(location = 0) out vec2 out_CORNER0;
layout(location = 1) out uint out_NUMBER0;
layout(location = 1, component = 1) out uint out_INSTANCE0;
layout(location = 2) in vec4 in_OFFSET0;
layout(location = 1) in uint in_NUMBER0;
layout(location = 0) in vec2 in_CORNER0;

void main()
{
    uint _11 = uint(gl_VertexIndex) - uint(gl_BaseVertex);
    out_CORNER0 = vec2(in_CORNER0);
    out_NUMBER0 = in_NUMBER0 + (_11 * 100u);
    out_INSTANCE0 = -(uint(gl_InstanceIndex) - uint(gl_BaseInstance));
    gl_Position = vec4(in_CORNER0.x + in_OFFSET0.x, in_CORNER0.y + in_OFFSET0.y, in_OFFSET0.z, in_OFFSET0.w + 1.0);
    gl_ClipDistance[0u] = in_CORNER0.x;
    gl_ClipDistance[1u] = in_CORNER0.y;
    gl_CullDistance[0u] = float(_11);
    gl_CullDistance[1u] = float(in_NUMBER0);
}

