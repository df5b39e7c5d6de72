#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uvec2 _m0[];
} t1_1;

void main()
{
    float _181 = t0_1._m0[0u].x;
    float _182 = t0_1._m0[0u].y;
    float _183 = t0_1._m0[0u].z;
    float _184 = t0_1._m0[0u].w;
    float _185 = t0_1._m0[1u].x;
    float _186 = t0_1._m0[1u].y;
    float _187 = t0_1._m0[1u].z;
    float _188 = t0_1._m0[1u].w;
    float _189 = t0_1._m0[2u].x;
    float _190 = t0_1._m0[2u].y;
    float _191 = t0_1._m0[2u].z;
    float _192 = t0_1._m0[2u].w;
    float _193 = t0_1._m0[3u].x;
    float _194 = t0_1._m0[3u].y;
    float _195 = t0_1._m0[3u].z;
    float _196 = t0_1._m0[3u].w;
    uint _197 = 0u;
    float _163;
    float _164;
    float _165;
    float _166;
    float _167;
    float _168;
    float _169;
    float _170;
    float _171;
    float _172;
    float _173;
    float _174;
    float _175;
    float _176;
    float _177;
    float _178;
    uint _179;
    bool _180;
    for (;;)
    {
        _163 = (_181 * 2.0) + t0_1._m0[4u].x;
        _164 = (_182 * 2.0) + t0_1._m0[4u].y;
        _165 = (_183 * 2.0) + t0_1._m0[4u].z;
        _166 = (_184 * 2.0) + t0_1._m0[4u].w;
        _167 = (_185 * 2.0) + t0_1._m0[5u].x;
        _168 = (_186 * 2.0) + t0_1._m0[5u].y;
        _169 = (_187 * 2.0) + t0_1._m0[5u].z;
        _170 = (_188 * 2.0) + t0_1._m0[5u].w;
        _171 = (_189 * 2.0) + t0_1._m0[6u].x;
        _172 = (_190 * 2.0) + t0_1._m0[6u].y;
        _173 = (_191 * 2.0) + t0_1._m0[6u].z;
        _174 = (_192 * 2.0) + t0_1._m0[6u].w;
        _175 = (_193 * 2.0) + t0_1._m0[7u].x;
        _176 = (_194 * 2.0) + t0_1._m0[7u].y;
        _177 = (_195 * 2.0) + t0_1._m0[7u].z;
        _178 = (_196 * 2.0) + t0_1._m0[7u].w;
        _179 = _197 + 1u;
        _180 = _179 > gl_GlobalInvocationID.x;
        if (_180)
        {
            break;
        }
        else
        {
            _181 = _163;
            _182 = _164;
            _183 = _165;
            _184 = _166;
            _185 = _167;
            _186 = _168;
            _187 = _169;
            _188 = _170;
            _189 = _171;
            _190 = _172;
            _191 = _173;
            _192 = _174;
            _193 = _175;
            _194 = _176;
            _195 = _177;
            _196 = _178;
            _197 = _179;
            continue;
        }
    }
    float _37 = _166;
    uint _38 = gl_GlobalInvocationID.x << 3u;
    u0_1._m0[_38] = _37;
    float _39 = _177;
    u0_1._m0[_38 + 1u] = _39;
    float _73 = (t0_1._m0[0u].x < t0_1._m0[4u].x) ? t0_1._m0[0u].x : t0_1._m0[4u].x;
    float _74 = (t0_1._m0[3u].w < t0_1._m0[7u].w) ? t0_1._m0[3u].w : t0_1._m0[7u].w;
    u0_1._m0[_38 + 2u] = _73 + _74;
    uint _256 = gl_GlobalInvocationID.x + 1u;
    uint _259 = gl_GlobalInvocationID.x + 2u;
    uint _266[7];
    _266[0u] = t1_1._m0[gl_GlobalInvocationID.x].x;
    _266[1u] = t1_1._m0[gl_GlobalInvocationID.x].y;
    _266[2u] = t1_1._m0[_256].x;
    _266[3u] = t1_1._m0[_256].y;
    _266[4u] = t1_1._m0[_259].x;
    _266[5u] = t1_1._m0[_259].y;
    _266[6u] = t1_1._m0[gl_GlobalInvocationID.x + 3u].x;
    u0_1._m0[_38 + 3u] = float(_266[6u]);
    float _279[16];
    _279[0u] = t0_1._m0[0u].x;
    _279[1u] = t0_1._m0[0u].y;
    _279[2u] = t0_1._m0[0u].z;
    _279[3u] = t0_1._m0[0u].w;
    _279[4u] = t0_1._m0[1u].x;
    _279[5u] = t0_1._m0[1u].y;
    _279[6u] = t0_1._m0[1u].z;
    _279[7u] = t0_1._m0[1u].w;
    _279[8u] = t0_1._m0[2u].x;
    _279[9u] = t0_1._m0[2u].y;
    _279[10u] = t0_1._m0[2u].z;
    _279[11u] = t0_1._m0[2u].w;
    _279[12u] = t0_1._m0[3u].x;
    _279[13u] = t0_1._m0[3u].y;
    _279[14u] = t0_1._m0[3u].z;
    _279[15u] = t0_1._m0[3u].w;
    _279[5u] = 100.0;
    float _89 = _279[1u];
    float _90 = _279[2u];
    float _91 = _279[3u];
    float _92 = _279[4u];
    float _93 = _279[5u];
    float _94 = _279[6u];
    float _95 = _279[7u];
    float _96 = _279[8u];
    float _97 = _279[9u];
    float _98 = _279[10u];
    float _99 = _279[11u];
    float _100 = _279[12u];
    float _101 = _279[13u];
    float _102 = _279[14u];
    float _103 = _279[15u];
    _279[0u] *= t0_1._m0[4u].x;
    _279[1u] = _89 * t0_1._m0[4u].y;
    _279[2u] = _90 * t0_1._m0[4u].z;
    _279[3u] = _91 * t0_1._m0[4u].w;
    _279[4u] = _92 * t0_1._m0[5u].x;
    _279[5u] = _93 * t0_1._m0[5u].y;
    _279[6u] = _94 * t0_1._m0[5u].z;
    _279[7u] = _95 * t0_1._m0[5u].w;
    _279[8u] = _96 * t0_1._m0[6u].x;
    _279[9u] = _97 * t0_1._m0[6u].y;
    _279[10u] = _98 * t0_1._m0[6u].z;
    _279[11u] = _99 * t0_1._m0[6u].w;
    _279[12u] = _100 * t0_1._m0[7u].x;
    _279[13u] = _101 * t0_1._m0[7u].y;
    _279[14u] = _102 * t0_1._m0[7u].z;
    _279[15u] = _103 * t0_1._m0[7u].w;
    u0_1._m0[_38 + 4u] = _279[5u];
    u0_1._m0[_38 + 5u] = _279[gl_GlobalInvocationID.x + 9u];
    u0_1._m0[_38 + 6u] = float(_266[gl_GlobalInvocationID.x + 1u]);
    float _145 = isnan(t0_1._m0[6u].w) ? t0_1._m0[2u].w : (isnan(t0_1._m0[2u].w) ? t0_1._m0[6u].w : max(t0_1._m0[2u].w, t0_1._m0[6u].w));
    u0_1._m0[_38 + 7u] = _145;
}

