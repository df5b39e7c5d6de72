#version 460
#extension GL_EXT_fragment_shading_rate : require

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0);
    gl_PrimitiveShadingRateEXT = int((in_POSITION0.w > 100.0) ? 5u : 0u);
}

