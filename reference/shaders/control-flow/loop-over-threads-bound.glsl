#version 460
layout(local_size_x = 4, local_size_y = 2, local_size_z = 2) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _17 = (((((gl_WorkGroupID.z << 1u) + gl_WorkGroupID.y) * 3u) + gl_WorkGroupID.x) << 4u) + gl_LocalInvocationIndex;
    if (_17 < 384u)
    {
        uint _33 = _17;
        uint _31;
        bool _32;
        for (;;)
        {
            u0_1._m0[_33] = ((((((gl_LocalInvocationID.y * 10000000u) + (gl_LocalInvocationID.x * 1000000u)) + (gl_LocalInvocationID.z * 100000000u)) + gl_GlobalInvocationID.x) + (gl_GlobalInvocationID.y * 100u)) + (gl_GlobalInvocationID.z * 10000u)) + (_33 / 192u);
            _31 = _33 + 192u;
            _32 = _31 < 384u;
            if (_32)
            {
                _33 = _31;
                continue;
            }
            else
            {
                break;
            }
        }
    }
}

