#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2DArray t1;

layout(location = 1) out vec4 out_COLOR0;
layout(location = 1) in vec2 in_TEXCOORD0;
layout(location = 0) in vec3 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0.x, (textureLod(sampler2D(t0, s0), vec2(in_TEXCOORD0), 0.0).x * 10.0) + in_POSITION0.y, in_POSITION0.z, 1.0);
    out_COLOR0 = vec4(texelFetch(t1, ivec3(uvec3(uint(int(in_TEXCOORD0.x * 64.0)), uint(int(in_TEXCOORD0.y * 64.0)), uint(gl_InstanceIndex) - uint(gl_BaseInstance))), int(0u)));
}

