#version 460

layout(location = 1) out uint out_INSTANCE0;

void main()
{
    uint _6 = uint(gl_VertexIndex) - uint(gl_BaseVertex);
    gl_Position = vec4((float(_6 & 1u) * 2.0) + (-1.0), (float(_6 >> 1u) * 2.0) + (-1.0), 0.0, 1.0);
    out_INSTANCE0 = uint(gl_InstanceIndex) - uint(gl_BaseInstance);
}

