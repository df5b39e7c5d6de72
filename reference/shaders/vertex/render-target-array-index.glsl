#version 460
#extension GL_ARB_shader_viewport_layer_array : require

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    uint _2 = uint(gl_InstanceIndex) - uint(gl_BaseInstance);
    gl_Position = vec4(in_POSITION0);
    gl_Layer = int(_2 >> 2u);
    gl_ViewportIndex = int(_2 & 3u);
}

