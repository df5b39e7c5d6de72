#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_nonuniform_qualifier : require

struct _19
{
    vec4 _m0;
};

layout(location = 0) rayPayloadInEXT _19 payload;
layout(set = 1, binding = 1004) uniform texture2D textures[];
layout(set = 1, binding = 3000) uniform sampler samplers[2];
layout(set = 1, binding = 3002) uniform sampler point_sampler;

void main()
{
    vec4 _3 = payload._m0;
    uint _5 = uint(_3.x);
    payload._m0.y = textureLod(nonuniformEXT(sampler2D(textures[_5], samplers[0u])), vec2(0.625, 0.5), 0.0).x;
    payload._m0.z = textureLod(nonuniformEXT(sampler2D(textures[_5], point_sampler)), vec2(0.75, 0.5), 0.0).x;
    payload._m0.w = 7.0;
}

