#version 460

layout(constant_id = 9) const uint render_target_samples = 1u;
const vec2 _73[32] = vec2[](vec2(0.0), vec2(0.25), vec2(-0.25), vec2(-0.125, -0.375), vec2(0.375, -0.125), vec2(-0.375, 0.125), vec2(0.125, 0.375), vec2(0.0625, -0.1875), vec2(-0.0625, 0.1875), vec2(0.3125, 0.0625), vec2(-0.1875, -0.3125), vec2(-0.3125, 0.3125), vec2(-0.4375, -0.0625), vec2(0.1875, 0.4375), vec2(0.4375, -0.4375), vec2(0.0625), vec2(-0.0625, -0.1875), vec2(-0.1875, 0.125), vec2(0.25, -0.0625), vec2(-0.3125, -0.125), vec2(0.125, 0.3125), vec2(0.3125, 0.1875), vec2(0.1875, -0.3125), vec2(-0.125, 0.375), vec2(0.0, -0.4375), vec2(-0.25, -0.375), vec2(-0.375, 0.25), vec2(-0.5, 0.0), vec2(0.4375, -0.25), vec2(0.375, 0.4375), vec2(-0.4375, -0.5), vec2(0.0));

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _2 = render_target_samples;
    uint _15 = render_target_samples - 1u;
    uint _79 = render_target_samples - 1u;
    out_SV_Target0 = vec4(float(_2), _73[((1u < render_target_samples) && (render_target_samples <= 16u)) ? (_15 + 1u) : 31u], _73[((4u < render_target_samples) && (render_target_samples <= 16u)) ? (_79 + 4u) : 31u].x);
}

