#version 460
#extension GL_EXT_samplerless_texture_functions : require

const vec2 _88[32] = vec2[](vec2(0.0), vec2(0.25), vec2(-0.25), vec2(-0.125, -0.375), vec2(0.375, -0.125), vec2(-0.375, 0.125), vec2(0.125, 0.375), vec2(0.0625, -0.1875), vec2(-0.0625, 0.1875), vec2(0.3125, 0.0625), vec2(-0.1875, -0.3125), vec2(-0.3125, 0.3125), vec2(-0.4375, -0.0625), vec2(0.1875, 0.4375), vec2(0.4375, -0.4375), vec2(0.0625), vec2(-0.0625, -0.1875), vec2(-0.1875, 0.125), vec2(0.25, -0.0625), vec2(-0.3125, -0.125), vec2(0.125, 0.3125), vec2(0.3125, 0.1875), vec2(0.1875, -0.3125), vec2(-0.125, 0.375), vec2(0.0, -0.4375), vec2(-0.25, -0.375), vec2(-0.375, 0.25), vec2(-0.5, 0.0), vec2(0.4375, -0.25), vec2(0.375, 0.4375), vec2(-0.4375, -0.5), vec2(0.0));
layout(constant_id = 0) const uint render_target_samples = 1u;

layout(set = 0, binding = 1000) uniform texture2DMS t0;
layout(set = 0, binding = 1001) uniform texture2DMSArray t1;

layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _26 = uint(textureSamples(t0));
    uint _37 = ((in_INDEX0 < _26) && (_26 <= 16u)) ? ((_26 - 1u) + in_INDEX0) : 31u;
    uint _97 = uint(textureSamples(t1));
    uint _104 = ((2u < _97) && (_97 <= 16u)) ? ((_97 - 1u) + 2u) : 31u;
    uint _108 = render_target_samples - 1u;
    uint _113 = ((in_INDEX0 < render_target_samples) && (render_target_samples <= 16u)) ? (_108 + in_INDEX0) : 31u;
    uint _11 = render_target_samples;
    float _12 = float(_11);
    out_SV_Target0 = vec4((_88[_104].x + _88[_37].x) + _12, (_88[_104].y + _88[_37].y) + _12, _12 + _88[_113].x, _12 + _88[_113].y);
}

