#version 460

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
    if (in_MODE0 == 3)
    {
        _15 = in_COLOR0.x;
        _16 = in_COLOR0.y;
        _17 = in_COLOR0.z;
    }
    switch (in_MODE0)
    {
        case 0u:
        {
            _18 = in_COLOR0.x * 2.0;
            _19 = in_COLOR0.y * 2.0;
            _20 = in_COLOR0.z * 2.0;
            _21 = in_COLOR0.w * 2.0;
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
        }
        case 3u:
        {
            if (_15 > 0.5)
            {
                discard;
            }
            _18 = _15;
            _19 = _16;
            _20 = _17;
            _21 = 0.0;
            break;
        }
        default:
        {
            _18 = in_COLOR0.x;
            _19 = in_COLOR0.y;
            _20 = in_COLOR0.z;
            _21 = in_COLOR0.w;
            break;
        }
    }
    out_SV_Target0 = vec4(_18, _19, _20, _21);
}

