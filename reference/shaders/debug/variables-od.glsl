#version 460

layout(set = 0, binding = 1000) uniform texture2D image;
layout(set = 0, binding = 3000) uniform sampler _filter;

layout(location = 0, component = 2) in mediump float in_SCALE0;
layout(location = 1) flat in uint in_MODE0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _119 = texture(sampler2D(image, _filter), vec2(in_TEXCOORD0));
    mediump float _21 = in_SCALE0;
    float _22 = _119.x * _21;
    float _23 = _119.y * _21;
    float _24 = _119.z * _21;
    float _25 = _119.w * _21;
    vec3 _156 = vec3(0.2125999927520751953125, 0.715200006961822509765625, 0.072200000286102294921875);
    float _40;
    float _41;
    float _46;
    float _47;
    float _48;
    float _49;
    if (in_MODE0 != 1 && in_MODE0 != 2)
    {
        _40 = _22;
        _41 = _23;
    }
    switch (in_MODE0)
    {
        case 1u:
        {
            float _30 = dot(vec3(_23, _24, _22), _156);
            _46 = _30;
            _47 = _30;
            _48 = _30;
            _49 = _30;
            break;
        }
        case 2u:
        {
            _40 = float(int(uint(int(uint(int(_22 * 8.0))) / int(2u))));
            _41 = float(int(uint(int(uint(int(_23 * 8.0))) / int(2u))));
        }
        default:
        {
            float _42;
            float _43;
            float _44;
            float _45;
            if (uint((dot(vec3(_22, _23, _24), _156) < 0.5) != false) != 0u)
            {
                _42 = _40;
                _43 = _41;
                _44 = _24;
                _45 = _25;
            }
            else
            {
                _42 = _25;
                _43 = _24;
                _44 = _41;
                _45 = _40;
            }
            _46 = _42;
            _47 = _43;
            _48 = _44;
            _49 = _45;
            break;
        }
    }
    out_SV_Target0 = vec4(_46, _47, _48, _49);
}

