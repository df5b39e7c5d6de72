#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    vec2 _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;
layout(set = 0, binding = 3001) uniform samplerShadow s1;
layout(set = 0, binding = 3002) uniform samplerShadow s2;
layout(set = 0, binding = 3003) uniform samplerShadow s3;

void main()
{
    float _53 = 0.0;
    float _54 = 0.0;
    float _55 = 0.0;
    float _56 = 0.0;
    float _57 = 0.0;
    float _58 = 0.0;
    float _59 = 0.0;
    float _60 = 0.0;
    float _61 = 0.0;
    float _62 = 0.0;
    float _63 = 0.0;
    float _64 = 0.0;
    float _65 = 0.0;
    float _66 = 0.0;
    float _67 = 0.0;
    float _68 = 0.0;
    uint _69 = 0u;
    float _16;
    float _17;
    float _18;
    float _19;
    float _25;
    float _26;
    float _27;
    float _28;
    float _34;
    float _35;
    float _36;
    float _37;
    float _43;
    float _44;
    float _45;
    float _46;
    uint _47;
    bool _48;
    for (;;)
    {
        float _5 = (float(_69) + 0.5) * 0.0625;
        vec2 _102 = vec2(t1_1._m0[gl_GlobalInvocationID.x]);
        vec4 _104 = textureGather(sampler2DShadow(t0, s0), _102, _5);
        _16 = _104.x + _56;
        _17 = _104.y + _60;
        _18 = _104.z + _64;
        _19 = _104.w + _68;
        vec4 _108 = textureGather(sampler2DShadow(t0, s1), _102, _5);
        _25 = _108.x + _55;
        _26 = _108.y + _59;
        _27 = _108.z + _63;
        _28 = _108.w + _67;
        vec4 _112 = textureGather(sampler2DShadow(t0, s2), _102, _5);
        _34 = _112.x + _54;
        _35 = _112.y + _58;
        _36 = _112.z + _62;
        _37 = _112.w + _66;
        vec4 _116 = textureGather(sampler2DShadow(t0, s3), _102, _5);
        _43 = _116.x + _53;
        _44 = _116.y + _57;
        _45 = _116.z + _61;
        _46 = _116.w + _65;
        _47 = _69 + 1u;
        _48 = _47 == 16u;
        if (_48)
        {
            break;
        }
        else
        {
            _53 = _43;
            _54 = _34;
            _55 = _25;
            _56 = _16;
            _57 = _44;
            _58 = _35;
            _59 = _26;
            _60 = _17;
            _61 = _45;
            _62 = _36;
            _63 = _27;
            _64 = _18;
            _65 = _46;
            _66 = _37;
            _67 = _28;
            _68 = _19;
            _69 = _47;
            continue;
        }
    }
    uint _49 = gl_GlobalInvocationID.x << 2u;
    u0_1._m0[_49] = vec4(_16, _17, _18, _19);
    u0_1._m0[_49 + 1u] = vec4(_25, _26, _27, _28);
    u0_1._m0[_49 + 2u] = vec4(_34, _35, _36, _37);
    u0_1._m0[_49 + 3u] = vec4(_43, _44, _45, _46);
}

