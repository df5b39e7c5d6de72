#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(set = 0, binding = 2001) uniform restrict readonly image2D u1;
layout(set = 0, binding = 2002) uniform restrict readonly image3D u2;
layout(set = 0, binding = 2003) uniform restrict readonly imageBuffer u3;

layout(location = 0) flat in uvec3 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _43 = imageLoad(u1, ivec2(uvec2(in_AT0.xy)));
    vec4 _50 = imageLoad(u2, ivec3(uvec3(in_AT0)));
    vec4 _55 = imageLoad(u3, int(in_AT0.x));
    out_SV_Target0 = vec4((_50.x + _43.x) + _55.x, (_50.y + _43.y) + _55.y, _55.z + _43.z, _55.w + _43.w);
}

