#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    uint _15;
    bool _18;
    float _80[2];
    float _84[2];
    uint _90[6];
    uint _41 = 0u;
    for (;;)
    {
        _80[_41] = float(_41 + 1u);
        _84[_41] = float(gl_GlobalInvocationID.x);
        uint _11;
        bool _14;
        uint _42 = 0u;
        for (;;)
        {
            _90[_42 + (_41 * 3u)] = (_41 * 10u) + (_42 * gl_GlobalInvocationID.x);
            _11 = _42 + 1u;
            _14 = ((_11 < 3u) != false) != false;
            if (_14)
            {
                _42 = _11;
                continue;
            }
            else
            {
                break;
            }
        }
        _15 = _41 + 1u;
        _18 = ((_15 < 2u) != false) != false;
        if (_18)
        {
            _41 = _15;
            continue;
        }
        else
        {
            break;
        }
    }
    uint _19 = gl_GlobalInvocationID.x & 1u;
    float _22 = _80[_19] * _84[_19];
    uint _43 = 0u;
    float _44 = _22;
    float _27;
    uint _28;
    bool _29;
    for (;;)
    {
        _27 = _44 + float(_90[_43 + (_19 * 3u)]);
        _28 = _43 + 1u;
        _29 = _28 < 3u;
        if (_29)
        {
            _43 = _28;
            _44 = _27;
            continue;
        }
        else
        {
            break;
        }
    }
    float _32 = _80[0u] * _84[0u];
    uint _45 = 0u;
    float _46 = _32;
    float _36;
    uint _37;
    bool _38;
    for (;;)
    {
        _36 = _46 + float(_90[_45 + 0u]);
        _37 = _45 + 1u;
        _38 = _37 < 3u;
        if (_38)
        {
            _45 = _37;
            _46 = _36;
            continue;
        }
        else
        {
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _27 + (_36 * 100.0);
}

