#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

const float _137[3] = float[](0.25, 0.5, 0.25);

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[1];
} b1_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

shared float tile[4];

void main()
{
    float _75;
    float _76;
    float _77;
    float _143[4];
    if (floatBitsToUint(b1_1._m0[0u].x) == 0u)
    {
        _75 = 0.0;
        _76 = 0.0;
        _77 = 0.0;
    }
    else
    {
        float _71 = 0.0;
        float _72 = 0.0;
        float _73 = 0.0;
        uint _74 = 0u;
        float _51;
        float _53;
        float _55;
        uint _57;
        bool _62;
        for (;;)
        {
            uint _109 = (_74 + gl_GlobalInvocationID.x) * 2u;
            float _37 = dot(vec3(fma(b0_1._m0[2u].x, _73, fma(b0_1._m0[1u].x, _72, b0_1._m0[0u].x * _71)), fma(b0_1._m0[2u].y, _73, fma(b0_1._m0[1u].y, _72, b0_1._m0[0u].y * _71)), fma(b0_1._m0[2u].z, _73, fma(b0_1._m0[1u].z, _72, b0_1._m0[0u].z * _71))), vec3(t0_1._m0[_109].xyz));
            float _164 = isnan(0.0) ? _37 : (isnan(_37) ? 0.0 : max(_37, 0.0));
            uint _130 = _109 + 1u;
            float _46 = _137[_74 % 3u] * (isnan(1.0) ? _164 : (isnan(_164) ? 1.0 : min(_164, 1.0)));
            _51 = (t0_1._m0[_130].y + _71) + (_46 * t0_1._m0[_109].x);
            _53 = (t0_1._m0[_130].z + _72) + (_46 * t0_1._m0[_109].y);
            _55 = (t0_1._m0[_130].y + _73) + (_46 * t0_1._m0[_109].z);
            _143[_74 & 3u] = _51;
            _57 = _74 + 1u;
            _62 = _57 < floatBitsToUint(b1_1._m0[0u].x);
            if (_62)
            {
                _71 = _51;
                _72 = _53;
                _73 = _55;
                _74 = _57;
                continue;
            }
            else
            {
                break;
            }
        }
        _75 = _51;
        _76 = _53;
        _77 = _55;
    }
    tile[gl_LocalInvocationIndex] = _75;
    barrier();
    float _67 = _143[gl_GlobalInvocationID.z & 3u] + tile[gl_LocalInvocationIndex ^ 1u];
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(_67 + _75, _67 + _76, _67 + _77, _67);
}

