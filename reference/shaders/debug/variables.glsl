#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

const float _280[3] = float[](0.25, 0.5, 0.25);

layout(set = 0, binding = 1, std140) uniform Amounts
{
    vec4 _m0[1];
} Amounts_1;

layout(set = 0, binding = 1000, std430) readonly buffer lights
{
    vec4 _m0[];
} lights_1;

layout(set = 0, binding = 0, std140) uniform Scene
{
    vec4 _m0[4];
} Scene_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer _output
{
    vec4 _m0[];
} _output_1;

shared float tile[4];

void main()
{
    float _84;
    float _85;
    float _86;
    float _135[4];
    if (floatBitsToUint(Amounts_1._m0[0u].x) == 0u)
    {
        _84 = 0.0;
        _85 = 0.0;
        _86 = 0.0;
    }
    else
    {
        float _80 = 0.0;
        float _81 = 0.0;
        float _82 = 0.0;
        uint _83 = 0u;
        float _60;
        float _62;
        float _64;
        uint _66;
        bool _71;
        for (;;)
        {
            uint _180 = (_83 + gl_GlobalInvocationID.x) * 2u;
            float _46 = dot(vec3(fma(Scene_1._m0[2u].x, _82, fma(Scene_1._m0[1u].x, _81, Scene_1._m0[0u].x * _80)), fma(Scene_1._m0[2u].y, _82, fma(Scene_1._m0[1u].y, _81, Scene_1._m0[0u].y * _80)), fma(Scene_1._m0[2u].z, _82, fma(Scene_1._m0[1u].z, _81, Scene_1._m0[0u].z * _80))), vec3(lights_1._m0[_180].xyz));
            float _371 = isnan(0.0) ? _46 : (isnan(_46) ? 0.0 : max(_46, 0.0));
            uint _260 = _180 + 1u;
            float _55 = _280[_83 % 3u] * (isnan(1.0) ? _371 : (isnan(_371) ? 1.0 : min(_371, 1.0)));
            _60 = (lights_1._m0[_260].y + _80) + (_55 * lights_1._m0[_180].x);
            _62 = (lights_1._m0[_260].z + _81) + (_55 * lights_1._m0[_180].y);
            _64 = (lights_1._m0[_260].y + _82) + (_55 * lights_1._m0[_180].z);
            _135[_83 & 3u] = _60;
            _66 = _83 + 1u;
            _71 = _66 < floatBitsToUint(Amounts_1._m0[0u].x);
            if (_71)
            {
                _80 = _60;
                _81 = _62;
                _82 = _64;
                _83 = _66;
                continue;
            }
            else
            {
                break;
            }
        }
        _84 = _60;
        _85 = _62;
        _86 = _64;
    }
    tile[gl_LocalInvocationIndex] = _84;
    barrier();
    float _76 = _135[gl_GlobalInvocationID.z & 3u] + tile[gl_LocalInvocationIndex ^ 1u];
    _output_1._m0[gl_GlobalInvocationID.x] = vec4(_76 + _84, _76 + _85, _76 + _86, _76);
}

