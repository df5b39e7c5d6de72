#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x * 24u;
    uint _45 = gl_GlobalInvocationID.x * 3u;
    vec2 _52 = uintBitsToFloat(t0_1._m0[_45]);
    float _21 = uintBitsToFloat(t0_1._m0[6u].x);
    float _26 = _21 * _52.x;
    float _27 = _21 * _52.y;
    u0_1._m0[_45] = uvec2(floatBitsToUint(_26), floatBitsToUint(_27));
    u0_1._m0[_45 + 1u].x = floatBitsToUint(_21 * uintBitsToFloat(t0_1._m0[_45 + 1u].x));
    u0_1._m0[_45 + 1u].y = t0_1._m0[_45 + 1u].y + 1u;
    u0_1._m0[_45 + 2u] = uvec2(t0_1._m0[_45 + 2u].yx);
    u0_1._m0[gl_GlobalInvocationID.x + 6u] = uvec2(floatBitsToUint(_26), floatBitsToUint(_27));
}

