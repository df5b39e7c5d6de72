#version 460
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
#endif
layout(local_size_x = 12, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _40;
    uint _41;
    uint _42;
    uint _43;
    uint _47;
    uint _48;
    uint _49;
    uint _50;
    if (t0_1._m0[gl_GlobalInvocationID.x] == 1)
    {
        _40 = 1u;
        _41 = gl_GlobalInvocationID.x;
    }
    if (t0_1._m0[gl_GlobalInvocationID.x] != 0 && t0_1._m0[gl_GlobalInvocationID.x] != 1 && t0_1._m0[gl_GlobalInvocationID.x] != 2 && t0_1._m0[gl_GlobalInvocationID.x] != 3 && t0_1._m0[gl_GlobalInvocationID.x] != 5)
    {
        _47 = gl_GlobalInvocationID.x;
    }
    if (t0_1._m0[gl_GlobalInvocationID.x] == 5)
    {
        _48 = 2u;
        _49 = gl_GlobalInvocationID.x;
    }
    switch (t0_1._m0[gl_GlobalInvocationID.x])
    {
        case 0u:
        {
            _40 = 7u;
            _41 = (gl_GlobalInvocationID.x * 3u) + 100u;
        }
        case 1u:
        {
            uint _11 = _41 + (_40 * 1000u);
            if (!((gl_GlobalInvocationID.x & 4u) == 0u))
            {
                _50 = _11;
                break;
            }
            _42 = u0_1._m0[12u] + _40;
            _43 = _11;
            bool _20 = gl_GlobalInvocationID.x == 0u;
            uint _46;
            if (_20)
            {
                _46 = _42;
            }
            else
            {
                uint _44 = _42;
                uint _45 = 0u;
                uint _29;
                uint _30;
                bool _31;
                SPIRV_CROSS_LOOP
                for (;;)
                {
                    uint _21 = _44 * 5u;
                    uint _22 = _45 & 1u;
                    uint _23 = _22 + 15u;
                    _29 = u0_1._m0[_23] + _21;
                    _30 = _45 + 1u;
                    _31 = _30 == gl_GlobalInvocationID.x;
                    if (_31)
                    {
                        break;
                    }
                    else
                    {
                        _44 = _29;
                        _45 = _30;
                        continue;
                    }
                }
                _46 = _29;
            }
            uint _32 = _46 ^ _43;
            _50 = _32;
            break;
        }
        case 2u:
        {
            _42 = 1u;
            _43 = gl_GlobalInvocationID.x;
            bool _20 = gl_GlobalInvocationID.x == 0u;
            uint _46;
            if (_20)
            {
                _46 = _42;
            }
            else
            {
                uint _44 = _42;
                uint _45 = 0u;
                uint _29;
                uint _30;
                bool _31;
                SPIRV_CROSS_LOOP
                for (;;)
                {
                    uint _21 = _44 * 5u;
                    uint _22 = _45 & 1u;
                    uint _23 = _22 + 15u;
                    _29 = u0_1._m0[_23] + _21;
                    _30 = _45 + 1u;
                    _31 = _30 == gl_GlobalInvocationID.x;
                    if (_31)
                    {
                        break;
                    }
                    else
                    {
                        _44 = _29;
                        _45 = _30;
                        continue;
                    }
                }
                _46 = _29;
            }
            uint _32 = _46 ^ _43;
            _50 = _32;
            break;
        }
        case 3u:
        {
            _47 = u0_1._m0[13u] + 50u;
        }
        default:
        {
            u0_1._m0[14u] = 1u;
            _48 = 62u;
            _49 = _47;
        }
        case 5u:
        {
            _50 = _49 + _48;
            break;
        }
        case 6u:
        {
            _50 = 9u;
            break;
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _50;
}

