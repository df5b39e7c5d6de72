#version 460
#extension GL_EXT_shader_image_load_formatted : require

layout(set = 0, binding = 2001) uniform restrict imageBuffer u1;
layout(set = 0, binding = 2003) uniform restrict writeonly iimageBuffer u3;
layout(set = 0, binding = 2004) uniform restrict writeonly imageBuffer u4;
layout(set = 0, binding = 2002) uniform restrict uimageBuffer u2;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    imageStore(u1, int(in_INDEX0), vec4(in_COLOR0));
    uint _7 = uint(int(in_COLOR0.x));
    imageStore(u3, int(in_INDEX0), ivec4(uvec4(_7, uint(int(in_COLOR0.y)), _7, _7)));
    float _67 = isnan(0.0) ? in_COLOR0.x : (isnan(in_COLOR0.x) ? 0.0 : max(in_COLOR0.x, 0.0));
    float _78 = isnan(0.0) ? in_COLOR0.y : (isnan(in_COLOR0.y) ? 0.0 : max(in_COLOR0.y, 0.0));
    float _89 = isnan(0.0) ? in_COLOR0.z : (isnan(in_COLOR0.z) ? 0.0 : max(in_COLOR0.z, 0.0));
    float _100 = isnan(0.0) ? in_COLOR0.w : (isnan(in_COLOR0.w) ? 0.0 : max(in_COLOR0.w, 0.0));
    imageStore(u4, int(in_INDEX0), vec4(isnan(1.0) ? _67 : (isnan(_67) ? 1.0 : min(_67, 1.0)), isnan(1.0) ? _78 : (isnan(_78) ? 1.0 : min(_78, 1.0)), isnan(1.0) ? _89 : (isnan(_89) ? 1.0 : min(_89, 1.0)), isnan(1.0) ? _100 : (isnan(_100) ? 1.0 : min(_100, 1.0))));
    imageStore(u2, int(in_INDEX0), uvec4(imageLoad(u2, int(in_INDEX0)).x + 1u));
    out_SV_Target0 = vec4(imageLoad(u1, int(in_INDEX0 + 1u)));
}

