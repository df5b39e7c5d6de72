#version 460
#extension GL_GOOGLE_cpp_style_line_directive : require
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

#line 1 "function 0"
void main()
{
#line 1 "function 0"
#line 2 "function 0"
#line 3 "function 0"
    uint _18;
    if (gl_GlobalInvocationID.x == 0u)
    {
        _18 = 0u;
    }
    else
    {
        uint _16 = 0u;
        uint _17 = 0u;
        uint _11;
        uint _12;
        bool _13;
        for (;;)
        {
#line 7 "function 0"
#line 8 "function 0"
#line 10 "function 0"
#line 11 "function 0"
            _11 = (u0_1._m0[_17] * subgroupMax(_17)) + _16;
#line 12 "function 0"
            _12 = _17 + 1u;
#line 13 "function 0"
            _13 = _12 == gl_GlobalInvocationID.x;
#line 14 "function 0"
            if (_13)
            {
                break;
            }
            else
            {
                _16 = _11;
                _17 = _12;
                continue;
            }
        }
        _18 = _11;
    }
#line 17 "function 0"
#line 18 "function 0"
    if (_18 > 3u)
    {
#line 19 "function 0"
#line 20 "function 0"
        u0_1._m0[gl_GlobalInvocationID.x + 8u] = _18;
    }
#line 22 "function 0"
}

