#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    float _8 = uintBitsToFloat(t0_1._m0[gl_GlobalInvocationID.x].x);
    float _9 = uintBitsToFloat(t0_1._m0[gl_GlobalInvocationID.x].y);
    float _54 = (_8 > 0.0) ? _8 : 0.0;
    float _57 = (_9 > 0.0) ? _9 : 0.0;
    uint _18 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_18] = uvec4(floatBitsToUint(((_8 < _9) || isnan(_9)) ? _8 : _9), floatBitsToUint(((_8 > _9) || isnan(_9)) ? _8 : _9), floatBitsToUint((_54 < 1.0) ? _54 : 1.0), floatBitsToUint((_57 < 1.0) ? _57 : 1.0));
    u0_1._m0[_18 + 1u] = uvec4(floatBitsToUint((_8 < 2.0) ? _8 : 2.0), floatBitsToUint((_8 > 2.0) ? _8 : 2.0), floatBitsToUint((_9 > (-1.0)) ? _9 : (-1.0)), floatBitsToUint((_9 < (-1.0)) ? _9 : (-1.0)));
}

