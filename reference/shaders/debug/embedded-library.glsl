#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    float _m0[];
} values_1;

float _2(float _33)
{
    return _33 * 0.5;
}

void main()
{
    if (values_1._m0[gl_GlobalInvocationID.x] > 1.0)
    {
        values_1._m0[gl_GlobalInvocationID.x] = _2(values_1._m0[gl_GlobalInvocationID.x]);
    }
}

