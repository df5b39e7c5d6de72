#version 460
#extension GL_GOOGLE_cpp_style_line_directive : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer values
{
    uint _m0[];
} values_1;

#line 19 "debug/embedded-compute.hlsl"
void main()
{
#line 19 "debug/embedded-compute.hlsl"
#line 9 "debug/embedded-compute.hlsl"
    uint _22;
    if (values_1._m0[gl_GlobalInvocationID.x] > 1u)
    {
        uint _20 = values_1._m0[gl_GlobalInvocationID.x];
        uint _21 = 0u;
        uint _15;
        uint _16;
        bool _19;
        for (;;)
        {
#line 10 "debug/embedded-compute.hlsl"
#line 10 "debug/embedded-compute.hlsl"
#line 10 "debug/embedded-compute.hlsl"
#line 10 "debug/embedded-compute.hlsl"
#line 10 "debug/embedded-compute.hlsl"
#line 10 "debug/embedded-compute.hlsl"
            _15 = ((_20 & 1u) != 0u) ? ((_20 * 3u) + 1u) : (_20 >> 1u);
#line 11 "debug/embedded-compute.hlsl"
            _16 = _21 + 1u;
#line 9 "debug/embedded-compute.hlsl"
#line 9 "debug/embedded-compute.hlsl"
#line 9 "debug/embedded-compute.hlsl"
            _19 = (_16 < 1000u) && (_15 > 1u);
            if (_19)
            {
                _20 = _15;
                _21 = _16;
                continue;
            }
            else
            {
                break;
            }
        }
        _22 = _16;
    }
    else
    {
        _22 = 0u;
    }
#line 19 "debug/embedded-compute.hlsl"
    values_1._m0[gl_GlobalInvocationID.x] = _22;
}

