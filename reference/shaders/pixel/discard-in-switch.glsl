#version 460

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) flat in uint in_MODE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    float _22;
    float _23;
    float _24;
    float _25;
    for (;;)
    {
        float _19;
        float _20;
        float _21;
        bool _28_ladder_break = false;
        switch (in_MODE0)
        {
            case 0u:
            {
                _22 = in_COLOR0.x * 2.0;
                _23 = in_COLOR0.y * 2.0;
                _24 = in_COLOR0.z * 2.0;
                _25 = in_COLOR0.w * 2.0;
                _28_ladder_break = true;
                break;
            }
            case 1u:
            {
                discarded = true;
                _22 = in_COLOR0.x;
                _23 = in_COLOR0.y;
                _24 = in_COLOR0.z;
                _25 = in_COLOR0.w;
                _28_ladder_break = true;
                break;
            }
            case 2u:
            {
                _19 = 1.0 - in_COLOR0.x;
                _20 = 1.0 - in_COLOR0.y;
                _21 = 1.0 - in_COLOR0.z;
                break;
            }
            default:
            {
                _22 = in_COLOR0.x;
                _23 = in_COLOR0.y;
                _24 = in_COLOR0.z;
                _25 = in_COLOR0.w;
                _28_ladder_break = true;
                break;
            }
            case 3u:
            {
                _19 = in_COLOR0.x;
                _20 = in_COLOR0.y;
                _21 = in_COLOR0.z;
                break;
            }
        }
        if (_28_ladder_break)
        {
            break;
        }
        if (!(_19 > 0.5))
        {
            _22 = _19;
            _23 = _20;
            _24 = _21;
            _25 = 0.0;
            break;
        }
        discarded = true;
        _22 = _19;
        _23 = _20;
        _24 = _21;
        _25 = 0.0;
        break;
    }
    out_SV_Target0 = vec4(_22, _23, _24, _25);
    if (discarded)
    {
        discard;
    }
}

