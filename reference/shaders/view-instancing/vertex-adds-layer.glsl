#version 460
#extension GL_ARB_shader_viewport_layer_array : require

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    uint _2 = uint(gl_InstanceIndex) - uint(gl_BaseInstance);
    uint _7 = bitfieldExtract(197890u, int(0u), int(8u));
    float _8 = float(_7);
    gl_Position = vec4(_8 + in_POSITION0.x, _8 + in_POSITION0.y, _8 + in_POSITION0.z, _8 + in_POSITION0.w);
    gl_Layer = int(_2 + bitfieldExtract(197890u, int(16u), int(16u)));
    gl_ViewportIndex = int(_2 + 4u);
}

