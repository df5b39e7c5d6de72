#version 460
#extension GL_EXT_ray_tracing : require

struct _74
{
    uint _m0;
};

layout(set = 0, binding = 1001, std430) readonly buffer masks
{
    uint _m0[];
} masks_1;

layout(location = 0) rayPayloadInEXT _74 payload;

void main()
{
    do
    {
        uint _4 = uint(gl_PrimitiveID);
        uint _5 = _4 << 2u;
        if (masks_1._m0[_5] == 0u)
        {
            break;
        }
        uint _12 = payload._m0;
        payload._m0 = _12 + 16u;
        if (!(masks_1._m0[_5] == 7u))
        {
            uint _15 = _5 + 1u;
            if (masks_1._m0[_15] == 1u)
            {
                break;
            }
            payload._m0 = _12 + 32u;
            if (!(masks_1._m0[_15] == 7u))
            {
                uint _25 = _5 + 2u;
                if (masks_1._m0[_25] == 2u)
                {
                    break;
                }
                payload._m0 = _12 + 48u;
                if (!(masks_1._m0[_25] == 7u))
                {
                    uint _34 = _5 + 3u;
                    if (masks_1._m0[_34] == 3u)
                    {
                        break;
                    }
                    uint _41 = _12 + 64u;
                    payload._m0 = _41;
                    if (!(masks_1._m0[_34] == 7u))
                    {
                        if (!(_41 > 64u))
                        {
                            payload._m0 = _41 << 1u;
                            return;
                        }
                        ignoreIntersectionEXT;
                    }
                }
            }
        }
        terminateRayEXT;
    } while(false);
    ignoreIntersectionEXT;
}

