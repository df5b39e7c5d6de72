#version 460

float _51;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) flat in uint in_MODE0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _15;
    float _16;
    float _17;
    float _18;
    float _19;
    float _20;
    float _21;
    uint _22;
    switch (in_MODE0)
    {
        case 0u:
        {
            _15 = _51;
            _16 = _51;
            _17 = _51;
            _18 = in_COLOR0.x * 2.0;
            _19 = in_COLOR0.y * 2.0;
            _20 = in_COLOR0.z * 2.0;
            _21 = in_COLOR0.w * 2.0;
            _22 = 2u;
            break;
        }
        case 1u:
        {
            discard;
        }
        case 2u:
        {
            _15 = 1.0 - in_COLOR0.x;
            _16 = 1.0 - in_COLOR0.y;
            _17 = 1.0 - in_COLOR0.z;
            _18 = _51;
            _19 = _51;
            _20 = _51;
            _21 = _51;
            _22 = 1u;
            break;
        }
        case 3u:
        {
            _15 = in_COLOR0.x;
            _16 = in_COLOR0.y;
            _17 = in_COLOR0.z;
            _18 = _51;
            _19 = _51;
            _20 = _51;
            _21 = _51;
            _22 = 1u;
            break;
        }
        default:
        {
            _15 = _51;
            _16 = _51;
            _17 = _51;
            _18 = in_COLOR0.x;
            _19 = in_COLOR0.y;
            _20 = in_COLOR0.z;
            _21 = in_COLOR0.w;
            _22 = 2u;
            break;
        }
    }
    float _23;
    float _24;
    float _25;
    float _26;
    if (_22 == 1u)
    {
        if (_15 > 0.5)
        {
            discard;
        }
        _23 = _15;
        _24 = _16;
        _25 = _17;
        _26 = 0.0;
    }
    else
    {
        _23 = _18;
        _24 = _19;
        _25 = _20;
        _26 = _21;
    }
    out_SV_Target0 = vec4(_23, _24, _25, _26);
}

