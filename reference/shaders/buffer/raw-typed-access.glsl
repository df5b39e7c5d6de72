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
    uint _55 = _45 + 1u;
    uint _62 = _45 + 2u;
    float _21 = uintBitsToFloat(t0_1._m0[6u].x);
    float _26 = _21 * _52.x;
    float _27 = _21 * _52.y;
    u0_1._m0[_45] = uvec2(floatBitsToUint(_26), floatBitsToUint(_27));
    u0_1._m0[_55].x = floatBitsToUint(_21 * uintBitsToFloat(t0_1._m0[_55].x));
    u0_1._m0[_55].y = t0_1._m0[_55].y + 1u;
    u0_1._m0[_62] = uvec2(t0_1._m0[_62].yx);
    u0_1._m0[gl_GlobalInvocationID.x + 6u] = uvec2(floatBitsToUint(_26), floatBitsToUint(_27));
}

