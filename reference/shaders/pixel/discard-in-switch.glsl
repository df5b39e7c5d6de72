#version 460

float _56;

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) flat in uint in_MODE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    float _19;
    float _20;
    float _21;
    float _22;
    float _23;
    float _24;
    float _25;
    uint _26;
    switch (in_MODE0)
    {
        case 0u:
        {
            _19 = _56;
            _20 = _56;
            _21 = _56;
            _22 = in_COLOR0.x * 2.0;
            _23 = in_COLOR0.y * 2.0;
            _24 = in_COLOR0.z * 2.0;
            _25 = in_COLOR0.w * 2.0;
            _26 = 2u;
            break;
        }
        case 1u:
        {
            discarded = true;
            _19 = _56;
            _20 = _56;
            _21 = _56;
            _22 = in_COLOR0.x;
            _23 = in_COLOR0.y;
            _24 = in_COLOR0.z;
            _25 = in_COLOR0.w;
            _26 = 2u;
            break;
        }
        case 2u:
        {
            _19 = 1.0 - in_COLOR0.x;
            _20 = 1.0 - in_COLOR0.y;
            _21 = 1.0 - in_COLOR0.z;
            _22 = _56;
            _23 = _56;
            _24 = _56;
            _25 = _56;
            _26 = 1u;
            break;
        }
        case 3u:
        {
            _19 = in_COLOR0.x;
            _20 = in_COLOR0.y;
            _21 = in_COLOR0.z;
            _22 = _56;
            _23 = _56;
            _24 = _56;
            _25 = _56;
            _26 = 1u;
            break;
        }
        default:
        {
            _19 = _56;
            _20 = _56;
            _21 = _56;
            _22 = in_COLOR0.x;
            _23 = in_COLOR0.y;
            _24 = in_COLOR0.z;
            _25 = in_COLOR0.w;
            _26 = 2u;
            break;
        }
    }
    float _27;
    float _28;
    float _29;
    float _30;
    if (_26 == 1u)
    {
        if (_19 > 0.5)
        {
            discarded = true;
        }
        _27 = _19;
        _28 = _20;
        _29 = _21;
        _30 = 0.0;
    }
    else
    {
        _27 = _22;
        _28 = _23;
        _29 = _24;
        _30 = _25;
    }
    out_SV_Target0 = vec4(_27, _28, _29, _30);
    if (discarded)
    {
        discard;
    }
}

