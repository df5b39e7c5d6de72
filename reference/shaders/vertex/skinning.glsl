#version 460

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4];
} b0_1;

layout(location = 1) out vec3 out_NORMAL0;
layout(location = 3) in uvec4 in_INDICES0;
layout(location = 2) in vec4 in_WEIGHTS0;
layout(location = 1) in vec3 in_NORMAL0;
layout(location = 0) in vec3 in_POSITION0;

void main()
{
    uint _143[4];
    _143[0u] = in_INDICES0.x;
    _143[1u] = in_INDICES0.y;
    _143[2u] = in_INDICES0.z;
    _143[3u] = in_INDICES0.w;
    float _155[4];
    _155[0u] = in_WEIGHTS0.x;
    _155[1u] = in_WEIGHTS0.y;
    _155[2u] = in_WEIGHTS0.z;
    _155[3u] = in_WEIGHTS0.w;
    uint _70;
    float _72;
    float _113;
    float _114;
    float _115;
    float _116;
    float _117;
    float _118;
    float _105 = in_WEIGHTS0.x;
    float _106 = 0.0;
    float _107 = 0.0;
    float _108 = 0.0;
    float _109 = 0.0;
    float _110 = 0.0;
    float _111 = 0.0;
    uint _112 = 0u;
    bool _20;
    for (;;)
    {
        _20 = !(_105 <= 0.0);
        if (_20)
        {
            uint _169 = _143[_112] * 3u;
            uint _173 = _169 + 1u;
            uint _176 = _169 + 2u;
            _113 = ((fma(t0_1._m0[_169].z, in_POSITION0.z, fma(t0_1._m0[_169].y, in_POSITION0.y, t0_1._m0[_169].x * in_POSITION0.x)) + t0_1._m0[_169].w) * _105) + _106;
            _114 = ((fma(t0_1._m0[_173].z, in_POSITION0.z, fma(t0_1._m0[_173].y, in_POSITION0.y, t0_1._m0[_173].x * in_POSITION0.x)) + t0_1._m0[_173].w) * _105) + _107;
            _115 = ((fma(t0_1._m0[_176].z, in_POSITION0.z, fma(t0_1._m0[_176].y, in_POSITION0.y, t0_1._m0[_176].x * in_POSITION0.x)) + t0_1._m0[_176].w) * _105) + _108;
            _116 = (fma(t0_1._m0[_169].z, in_NORMAL0.z, fma(t0_1._m0[_169].y, in_NORMAL0.y, t0_1._m0[_169].x * in_NORMAL0.x)) * _105) + _109;
            _117 = (fma(t0_1._m0[_173].z, in_NORMAL0.z, fma(t0_1._m0[_173].y, in_NORMAL0.y, t0_1._m0[_173].x * in_NORMAL0.x)) * _105) + _110;
            _118 = (fma(t0_1._m0[_176].z, in_NORMAL0.z, fma(t0_1._m0[_176].y, in_NORMAL0.y, t0_1._m0[_176].x * in_NORMAL0.x)) * _105) + _111;
        }
        else
        {
            _113 = _106;
            _114 = _107;
            _115 = _108;
            _116 = _109;
            _117 = _110;
            _118 = _111;
        }
        _70 = _112 + 1u;
        if (_70 == 4u)
        {
            break;
        }
        _72 = _155[_70];
        _105 = _72;
        _106 = _113;
        _107 = _114;
        _108 = _115;
        _109 = _116;
        _110 = _117;
        _111 = _118;
        _112 = _70;
        continue;
    }
    gl_Position = vec4(fma(b0_1._m0[2u].x, _115, fma(b0_1._m0[1u].x, _114, b0_1._m0[0u].x * _113)) + b0_1._m0[3u].x, fma(b0_1._m0[2u].y, _115, fma(b0_1._m0[1u].y, _114, b0_1._m0[0u].y * _113)) + b0_1._m0[3u].y, fma(b0_1._m0[2u].z, _115, fma(b0_1._m0[1u].z, _114, b0_1._m0[0u].z * _113)) + b0_1._m0[3u].z, fma(b0_1._m0[2u].w, _115, fma(b0_1._m0[1u].w, _114, b0_1._m0[0u].w * _113)) + b0_1._m0[3u].w);
    out_NORMAL0 = vec3(_116, _117, _118);
}

