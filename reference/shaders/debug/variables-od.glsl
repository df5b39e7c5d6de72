#version 460

layout(set = 0, binding = 1000) uniform texture2D image;
layout(set = 0, binding = 3000) uniform sampler _filter;

layout(location = 0, component = 2) in mediump float in_SCALE0;
layout(location = 1) flat in uint in_MODE0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _118 = texture(sampler2D(image, _filter), vec2(in_TEXCOORD0));
    mediump float _20 = in_SCALE0;
    float _21 = _118.x * _20;
    float _22 = _118.y * _20;
    float _23 = _118.z * _20;
    float _24 = _118.w * _20;
    vec3 _155 = vec3(0.2125999927520751953125, 0.715200006961822509765625, 0.072200000286102294921875);
    float _39;
    float _40;
    float _45;
    float _46;
    float _47;
    float _48;
    if (in_MODE0 != 1 && in_MODE0 != 2)
    {
        _39 = _21;
        _40 = _22;
    }
    switch (in_MODE0)
    {
        case 1u:
        {
            float _29 = dot(vec3(_22, _23, _21), _155);
            _45 = _29;
            _46 = _29;
            _47 = _29;
            _48 = _29;
            break;
        }
        case 2u:
        {
            _39 = float(int(uint(int(uint(int(_21 * 8.0))) / int(2u))));
            _40 = float(int(uint(int(uint(int(_22 * 8.0))) / int(2u))));
        }
        default:
        {
            float _41;
            float _42;
            float _43;
            float _44;
            if (uint((dot(vec3(_21, _22, _23), _155) < 0.5) != false) != 0u)
            {
                _41 = _39;
                _42 = _40;
                _43 = _23;
                _44 = _24;
            }
            else
            {
                _41 = _24;
                _42 = _23;
                _43 = _40;
                _44 = _39;
            }
            _45 = _41;
            _46 = _42;
            _47 = _43;
            _48 = _44;
            break;
        }
    }
    out_SV_Target0 = vec4(_45, _46, _47, _48);
}

