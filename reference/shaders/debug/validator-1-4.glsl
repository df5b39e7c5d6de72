#version 460

layout(location = 0) in vec3 in_POSITION0;

void main()
{
    float _6 = float(uint(gl_InstanceIndex) - uint(gl_BaseInstance));
    gl_Position = vec4(in_POSITION0.x + _6, in_POSITION0.y + _6, in_POSITION0.z, 1.0);
}

