#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _12;
    uint _13;
    if (source_1._m0[gl_GlobalInvocationID.x] != 0 && source_1._m0[gl_GlobalInvocationID.x] != 7 && source_1._m0[gl_GlobalInvocationID.x] != 5 && source_1._m0[gl_GlobalInvocationID.x] != 10)
    {
        _12 = gl_GlobalInvocationID.x;
    }
    switch (source_1._m0[gl_GlobalInvocationID.x])
    {
        case 0u:
        case 7u:
        {
            _12 = gl_GlobalInvocationID.x << 1u;
        }
        default:
        {
            _13 = _12 + 1000u;
            break;
        }
        case 5u:
        {
            _13 = 55u;
            break;
        }
        case 10u:
        {
            _13 = gl_GlobalInvocationID.x * gl_GlobalInvocationID.x;
            break;
        }
    }
    target_1._m0[gl_GlobalInvocationID.x] = _13;
}

