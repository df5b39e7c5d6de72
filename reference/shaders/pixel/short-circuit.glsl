#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _7 = atomicAdd(u1_1._m0[0u], 1u);
    uint _16;
    if (in_COLOR0.x > 0.5)
    {
        uint _9 = atomicAdd(u1_1._m0[1u], 1u);
        uint _15;
        if (in_COLOR0.y > 0.5)
        {
            _15 = 2u;
        }
        else
        {
            _15 = 1u;
        }
        _16 = _15;
    }
    else
    {
        _16 = 1u;
    }
    float _21;
    float _22;
    float _23;
    float _24;
    if (_16 == 1u)
    {
        uint _11 = atomicAdd(u1_1._m0[2u], 1u);
        float _17;
        float _18;
        float _19;
        float _20;
        if (in_COLOR0.z > 0.5)
        {
            _17 = in_COLOR0.x;
            _18 = in_COLOR0.y;
            _19 = in_COLOR0.z;
            _20 = in_COLOR0.w;
        }
        else
        {
            uint _13 = atomicAdd(u1_1._m0[3u], 1u);
            float _14 = float(in_COLOR0.w > 0.5);
            _17 = _14;
            _18 = _14;
            _19 = _14;
            _20 = _14;
        }
        _21 = _17;
        _22 = _18;
        _23 = _19;
        _24 = _20;
    }
    else
    {
        _21 = in_COLOR0.x;
        _22 = in_COLOR0.y;
        _23 = in_COLOR0.z;
        _24 = in_COLOR0.w;
    }
    out_SV_Target0 = vec4(_21, _22, _23, _24);
}

