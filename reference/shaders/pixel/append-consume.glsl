#version 460

layout(set = 0, binding = 4001, std430) restrict buffer u1_counter
{
    uint _m0;
} u1_counter_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 4002, std430) restrict buffer u2_counter
{
    uint _m0;
} u2_counter_1;

layout(set = 0, binding = 2002, std430) restrict readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _80 = isnan(0.0) ? in_COLOR0.x : (isnan(in_COLOR0.x) ? 0.0 : max(in_COLOR0.x, 0.0));
    float _91 = isnan(0.0) ? in_COLOR0.y : (isnan(in_COLOR0.y) ? 0.0 : max(in_COLOR0.y, 0.0));
    float _102 = isnan(0.0) ? in_COLOR0.z : (isnan(in_COLOR0.z) ? 0.0 : max(in_COLOR0.z, 0.0));
    float _113 = isnan(0.0) ? in_COLOR0.w : (isnan(in_COLOR0.w) ? 0.0 : max(in_COLOR0.w, 0.0));
    uint _25 = atomicAdd(u1_counter_1._m0, 1u);
    uint _62 = _25 * 2u;
    u1_1._m0[_62] = (((uint((isnan(1.0) ? _91 : (isnan(_91) ? 1.0 : min(_91, 1.0))) * 255.0) << 8u) | uint((isnan(1.0) ? _80 : (isnan(_80) ? 1.0 : min(_80, 1.0))) * 255.0)) | (uint((isnan(1.0) ? _102 : (isnan(_102) ? 1.0 : min(_102, 1.0))) * 255.0) << 16u)) | (uint((isnan(1.0) ? _113 : (isnan(_113) ? 1.0 : min(_113, 1.0))) * 255.0) << 24u);
    u1_1._m0[_62 + 1u] = floatBitsToUint(gl_FragCoord.z);
    uint _67 = atomicAdd(u2_counter_1._m0, 4294967295u);
    out_SV_Target0 = vec4(float(u2_1._m0[_67 + 4294967295u]));
}

