#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform utexture2D t1;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out mediump vec4 out_SV_Target0;

void main()
{
    mediump vec4 _46 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    uvec4 _58 = texelFetch(t1, ivec2(uvec2(uint(int(in_TEXCOORD0.x * 16.0)), uint(int(in_TEXCOORD0.y * 16.0)))), int(0u));
    uint _22 = _58.x;
    mediump uint mp_copy_22 = _22;
    uint _23 = _58.y;
    mediump uint mp_copy_23 = _23;
    out_SV_Target0 = vec4(float(mp_copy_22) + (_46.x * 2.0), float(mp_copy_23) + (_46.y * 2.0), _46.z * 2.0, _46.w * 2.0);
}

