#version 460

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _15;
    float _16;
    float _17;
    float _18;
    do
    {
        uint _7 = atomicAdd(u1_1._m0[0u], 1u);
        if (in_COLOR0.x > 0.5)
        {
            uint _9 = atomicAdd(u1_1._m0[1u], 1u);
            if (in_COLOR0.y > 0.5)
            {
                _15 = in_COLOR0.x;
                _16 = in_COLOR0.y;
                _17 = in_COLOR0.z;
                _18 = in_COLOR0.w;
                break;
            }
            else
            {
            }
        }
        uint _11 = atomicAdd(u1_1._m0[2u], 1u);
        if (in_COLOR0.z > 0.5)
        {
            _15 = in_COLOR0.x;
            _16 = in_COLOR0.y;
            _17 = in_COLOR0.z;
            _18 = in_COLOR0.w;
            break;
        }
        uint _13 = atomicAdd(u1_1._m0[3u], 1u);
        float _14 = float(in_COLOR0.w > 0.5);
        _15 = _14;
        _16 = _14;
        _17 = _14;
        _18 = _14;
        break;
    } while(false);
    out_SV_Target0 = vec4(_15, _16, _17, _18);
}

