#version 460
#extension GL_EXT_ray_tracing : require

struct _47
{
    uint _m0;
};

uint _56;

layout(set = 0, binding = 1000, std430) readonly buffer masks
{
    uint _m0[];
} masks_1;

layout(location = 0) rayPayloadInEXT _47 payload;

void main()
{
    uint _14;
    uint _16;
    bool _17;
    uint _21;
    uint _22;
    uint _20 = 0u;
    uint _7;
    for (;;)
    {
        uint _4 = uint(gl_PrimitiveID);
        _7 = masks_1._m0[(_4 << 3u) + _20];
        if (_7 == _20)
        {
            _21 = _56;
            _22 = 2u;
            break;
        }
        else
        {
            _14 = payload._m0 + 1u;
            payload._m0 = _14;
            if (_7 == 7u)
            {
                terminateRayEXT;
            }
            _16 = _20 + 1u;
            _17 = _16 < 8u;
            if (_17)
            {
                _20 = _16;
                continue;
            }
            else
            {
                _21 = _14;
                _22 = 3u;
                break;
            }
        }
    }
    if (_22 == 2u)
    {
        ignoreIntersectionEXT;
    }
    if (!(_21 > 100u))
    {
        payload._m0 = _21 << 1u;
        return;
    }
    ignoreIntersectionEXT;
}

