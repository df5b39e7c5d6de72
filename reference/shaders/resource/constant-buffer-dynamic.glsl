#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[65];
} b0_1;

layout(location = 0) flat in uvec2 in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _4 = in_INDEX0.y & 3u;
    float _54[4];
    _54[0u] = b0_1._m0[in_INDEX0.x].x;
    _54[1u] = b0_1._m0[in_INDEX0.x].y;
    _54[2u] = b0_1._m0[in_INDEX0.x].z;
    _54[3u] = b0_1._m0[in_INDEX0.x].w;
    float _28;
    if (floatBitsToUint(b0_1._m0[64u].x) == 0u)
    {
        _28 = _54[_4];
    }
    else
    {
        float _26 = _54[_4];
        uint _27 = 0u;
        float _19;
        uint _20;
        bool _25;
        for (;;)
        {
            _19 = b0_1._m0[_27].w + _26;
            _20 = _27 + 1u;
            _25 = _20 < floatBitsToUint(b0_1._m0[64u].x);
            if (_25)
            {
                _26 = _19;
                _27 = _20;
                continue;
            }
            else
            {
                break;
            }
        }
        _28 = _19;
    }
    out_SV_Target0 = vec4(_28);
}

