#version 460
layout(local_size_x = 12, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

void main()
{
    float _31 = roundEven(t0_1._m0[gl_GlobalInvocationID.x] * 0.15915493667125701904296875);
    precise float _32 = _31 * 6.28125;
    precise float _33 = t0_1._m0[gl_GlobalInvocationID.x] - _32;
    precise float _34 = _31 * 0.00193530716933310031890869140625;
    precise float _35 = _33 - _34;
    float _42 = roundEven(t0_1._m0[gl_GlobalInvocationID.x] * 0.15915493667125701904296875);
    precise float _43 = _42 * 6.28125;
    precise float _44 = t0_1._m0[gl_GlobalInvocationID.x] - _43;
    precise float _45 = _42 * 0.00193530716933310031890869140625;
    precise float _46 = _44 - _45;
    u0_1._m0[gl_GlobalInvocationID.x] = vec2(sin((abs(t0_1._m0[gl_GlobalInvocationID.x]) <= 3.141592502593994140625) ? t0_1._m0[gl_GlobalInvocationID.x] : (_35 * 0.99997997283935546875)), cos((abs(t0_1._m0[gl_GlobalInvocationID.x]) <= 3.141592502593994140625) ? t0_1._m0[gl_GlobalInvocationID.x] : (_46 * 0.99997997283935546875)));
}

