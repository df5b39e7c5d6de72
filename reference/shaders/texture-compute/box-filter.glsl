#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 2000) uniform restrict writeonly image2D u0;

shared float tile[100];

void main()
{
    uint _7 = gl_WorkGroupID.x << 3u;
    uint _8 = gl_WorkGroupID.y << 3u;
    uint _9 = _7 + 4294967295u;
    uint _10 = _8 + 4294967295u;
    if (gl_LocalInvocationIndex < 100u)
    {
        uint _64 = gl_LocalInvocationIndex;
        uint _27;
        bool _28;
        for (;;)
        {
            uint _12 = _64 % 10u;
            uint _13 = _64 / 10u;
            tile[_12 + (_13 * 10u)] = texelFetch(t0, ivec2(uvec2(uint(min(int(uint(max(int(_9 + _12), int(0u)))), int(15u))), uint(min(int(uint(max(int(_10 + _13), int(0u)))), int(15u))))), int(0u)).x;
            _27 = _64 + 64u;
            _28 = _27 < 100u;
            if (_28)
            {
                _64 = _27;
                continue;
            }
            else
            {
                break;
            }
        }
    }
    barrier();
    uint _29 = gl_LocalInvocationID.y * 10u;
    uint _32 = gl_LocalInvocationID.x + 1u;
    uint _36 = gl_LocalInvocationID.x + 2u;
    uint _41 = (gl_LocalInvocationID.y + 1u) * 10u;
    uint _52 = (gl_LocalInvocationID.y + 2u) * 10u;
    imageStore(u0, ivec2(uvec2(_7 + gl_LocalInvocationID.x, _8 + gl_LocalInvocationID.y)), vec4((((((((tile[_32 + _29] + tile[gl_LocalInvocationID.x + _29]) + tile[_36 + _29]) + tile[gl_LocalInvocationID.x + _41]) + tile[_32 + _41]) + tile[_36 + _41]) + tile[gl_LocalInvocationID.x + _52]) + tile[_32 + _52]) + tile[_36 + _52]));
}

