#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(set = 0, binding = 2001) uniform restrict readonly image2D u1;
layout(set = 0, binding = 2002) uniform restrict readonly image3D u2;
layout(set = 0, binding = 2003) uniform restrict readonly imageBuffer u3;

layout(location = 0) flat in uvec3 in_AT0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _40 = imageLoad(u1, ivec2(uvec2(in_AT0.xy)));
    vec4 _46 = imageLoad(u2, ivec3(uvec3(in_AT0)));
    vec4 _51 = imageLoad(u3, int(in_AT0.x));
    out_SV_Target0 = vec4((_46.x + _40.x) + _51.x, (_46.y + _40.y) + _51.y, _51.z + _40.z, _51.w + _40.w);
}

