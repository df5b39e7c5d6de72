#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(set = 0, binding = 2001) uniform restrict image2DMS u1;
layout(set = 0, binding = 2002) uniform restrict writeonly uimage2DMSArray u2;

layout(location = 0) flat in uvec4 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _29 = imageLoad(u1, ivec2(uvec2(in_AT0.xy)), in_AT0.w);
    float _6 = _29.x;
    imageStore(u1, ivec2(uvec2(in_AT0.yx)), in_AT0.w, vec4(_6 * 2.0, _29.y * 2.0, _29.z * 2.0, _29.w * 2.0));
    imageStore(u2, ivec3(uvec3(in_AT0.xyz)), 1u, uvec4(in_AT0.w));
    out_SV_Target0 = vec4(_6, _29.yzw);
}

