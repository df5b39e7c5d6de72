#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

const float _281[3] = float[](0.25, 0.5, 0.25);

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
    float _85;
    float _86;
    float _87;
    float _136[4];
    if (floatBitsToUint(Amounts_1._m0[0u].x) == 0u)
    {
        _85 = 0.0;
        _86 = 0.0;
        _87 = 0.0;
    }
    else
    {
        float _81 = 0.0;
        float _82 = 0.0;
        float _83 = 0.0;
        uint _84 = 0u;
        float _61;
        float _63;
        float _65;
        uint _67;
        bool _72;
        for (;;)
        {
            uint _181 = (_84 + gl_GlobalInvocationID.x) * 2u;
            float _47 = dot(vec3(fma(Scene_1._m0[2u].x, _83, fma(Scene_1._m0[1u].x, _82, Scene_1._m0[0u].x * _81)), fma(Scene_1._m0[2u].y, _83, fma(Scene_1._m0[1u].y, _82, Scene_1._m0[0u].y * _81)), fma(Scene_1._m0[2u].z, _83, fma(Scene_1._m0[1u].z, _82, Scene_1._m0[0u].z * _81))), vec3(lights_1._m0[_181].xyz));
            float _372 = isnan(0.0) ? _47 : (isnan(_47) ? 0.0 : max(_47, 0.0));
            uint _261 = _181 + 1u;
            float _56 = _281[_84 % 3u] * (isnan(1.0) ? _372 : (isnan(_372) ? 1.0 : min(_372, 1.0)));
            _61 = (lights_1._m0[_261].y + _81) + (_56 * lights_1._m0[_181].x);
            _63 = (lights_1._m0[_261].z + _82) + (_56 * lights_1._m0[_181].y);
            _65 = (lights_1._m0[_261].y + _83) + (_56 * lights_1._m0[_181].z);
            _136[_84 & 3u] = _61;
            _67 = _84 + 1u;
            _72 = _67 < floatBitsToUint(Amounts_1._m0[0u].x);
            if (_72)
            {
                _81 = _61;
                _82 = _63;
                _83 = _65;
                _84 = _67;
                continue;
            }
            else
            {
                break;
            }
        }
        _85 = _61;
        _86 = _63;
        _87 = _65;
    }
    tile[gl_LocalInvocationIndex] = _85;
    barrier();
    float _77 = _136[gl_GlobalInvocationID.z & 3u] + tile[gl_LocalInvocationIndex ^ 1u];
    _output_1._m0[gl_GlobalInvocationID.x] = vec4(_77 + _85, _77 + _86, _77 + _87, _77);
}

