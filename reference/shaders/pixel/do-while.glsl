#version 460

layout(location = 0) in vec2 in_C0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _20;
    float _17 = 0.0;
    float _18 = 0.0;
    uint _19 = 0u;
    float _9;
    float _10;
    uint _11;
    bool _12;
    for (;;)
    {
        _9 = ((_17 * _17) - (_18 * _18)) + in_C0.x;
        _10 = ((_17 * 2.0) * _18) + in_C0.y;
        _11 = _19 + 1u;
        _12 = _11 < 64u;
        if (_12)
        {
            vec2 _40 = vec2(_9, _10);
            _20 = dot(_40, _40) < 4.0;
        }
        else
        {
            _20 = false;
        }
        if (_20)
        {
            _17 = _9;
            _18 = _10;
            _19 = _11;
            continue;
        }
        else
        {
            break;
        }
    }
    out_SV_Target0 = vec4(_9, _10, float(_11) * 0.015625, 1.0);
}

