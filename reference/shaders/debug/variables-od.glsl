#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0, component = 2) in mediump float in_SCALE0;
layout(location = 1) flat in uint in_MODE0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _73 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    mediump float _11 = in_SCALE0;
    float _12 = _73.x * _11;
    float _13 = _73.y * _11;
    float _14 = _73.z * _11;
    float _15 = _73.w * _11;
    float _30;
    float _31;
    float _36;
    float _37;
    float _38;
    float _39;
    if (in_MODE0 != 1 && in_MODE0 != 2)
    {
        _30 = _12;
        _31 = _13;
    }
    switch (in_MODE0)
    {
        case 1u:
        {
            float _20 = dot(vec3(_13, _14, _12), vec3(0.2125999927520751953125, 0.715200006961822509765625, 0.072200000286102294921875));
            _36 = _20;
            _37 = _20;
            _38 = _20;
            _39 = _20;
            break;
        }
        case 2u:
        {
            _30 = float(int(uint(int(uint(int(_12 * 8.0))) / int(2u))));
            _31 = float(int(uint(int(uint(int(_13 * 8.0))) / int(2u))));
        }
        default:
        {
            float _32;
            float _33;
            float _34;
            float _35;
            if (uint((dot(vec3(_12, _13, _14), vec3(0.2125999927520751953125, 0.715200006961822509765625, 0.072200000286102294921875)) < 0.5) != false) != 0u)
            {
                _32 = _30;
                _33 = _31;
                _34 = _14;
                _35 = _15;
            }
            else
            {
                _32 = _15;
                _33 = _14;
                _34 = _31;
                _35 = _30;
            }
            _36 = _32;
            _37 = _33;
            _38 = _34;
            _39 = _35;
            break;
        }
    }
    out_SV_Target0 = vec4(_36, _37, _38, _39);
}

