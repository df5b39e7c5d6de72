#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

uvec4 _51;
float16_t _64;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

void main()
{
    uvec4 _4;
    _4.x = gl_LocalInvocationIndex + 1u;
    uvec4 _6 = _4.xxxx * uvec4(1u, 4294967294u, 3u, 4294967292u);
    uvec4 _7;
    _7.x = gl_LocalInvocationIndex;
    uvec4 _9 = _7.xxxx + uvec4(1u, 2u, 3u, 4u);
    f16vec4 _11 = f16vec4(float16_t(1.0), float16_t(-2.0), float16_t(0.5), float16_t(0.0));
    _11.w = float16_t(gl_LocalInvocationIndex);
    uint _74[4];
    _74[0u] = _6.x;
    _74[1u] = _6.y;
    _74[2u] = _6.z;
    _74[3u] = _6.w;
    uint _77[2];
    _77[0u] = 0u;
    _77[1u] = 0u;
    uint _71 = 0u;
    for (;;)
    {
        uint _95 = _71;
        uint _97 = 0u;
        for (;;)
        {
            uint _102 = _97;
            uint _103 = _95 * 16u;
            uint _104 = _102 * 2u;
            uint _105 = _103 + _104;
            uint _106 = _105 >> 2u;
            uint _107 = _105 & 3u;
            uint _111 = _107 << 3u;
            uint _113 = uint(bitfieldExtract(int(t0_1._m0[_106]), int(_111), int(16u)));
            uint _116 = _113 * _74[_102];
            uint _117 = _77[_95];
            uint _118 = _117 + _116;
            _77[_95] = _118;
            uint _119 = _102 + 1u;
            _97 = _119;
            if (_119 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _122 = _95 + 1u;
        _71 = _122;
        if (_122 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec2 _131[5];
    _131[0u] = uvec2(_77[0u], _77[1u]);
    uint _136[4];
    _136[0u] = _9.x;
    _136[1u] = _9.y;
    _136[2u] = _9.z;
    _136[3u] = _9.w;
    uint _137[2];
    _137[0u] = 0u;
    _137[1u] = 0u;
    uint _135 = 0u;
    for (;;)
    {
        uint _152 = _135;
        uint _154 = 0u;
        for (;;)
        {
            uint _159 = _154;
            uint _160 = _159 * 16u;
            uint _161 = _152 * 2u;
            uint _162 = _160 + _161;
            uint _163 = _162 >> 2u;
            uint _164 = _162 & 3u;
            uint _166 = _163 + 16u;
            uint _168 = _164 << 3u;
            uint _169 = bitfieldExtract(t0_1._m0[_166], int(_168), int(16u));
            uint _172 = _169 * _136[_159];
            uint _173 = _137[_152];
            uint _174 = _173 + _172;
            _137[_152] = _174;
            uint _175 = _159 + 1u;
            _154 = _175;
            if (_175 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _177 = _152 + 1u;
        _135 = _177;
        if (_177 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    _131[1u] = uvec2(_137[0u], _137[1u]);
    uint _185[4];
    _185[0u] = _6.x;
    _185[1u] = _6.y;
    _185[2u] = _6.z;
    _185[3u] = _6.w;
    uint _186[2];
    _186[0u] = 7u;
    _186[1u] = 4294967287u;
    uint _184 = 0u;
    for (;;)
    {
        uint _206 = _184;
        uint _208 = 0u;
        for (;;)
        {
            uint _213 = _208;
            uint _214 = _206 * 16u;
            uint _215 = _213 * 4u;
            uint _216 = _214 + _215;
            uint _217 = _216 >> 2u;
            uint _218 = _216 & 3u;
            uint _221 = _217 + 32u;
            uint _226 = t0_1._m0[_221] * _185[_213];
            uint _227 = _186[_206];
            uint _228 = _227 + _226;
            _186[_206] = _228;
            uint _229 = _213 + 1u;
            _208 = _229;
            if (_229 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _231 = _206 + 1u;
        _184 = _231;
        if (_231 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    _131[2u] = uvec2(_186[0u], _186[1u]);
    uint _239[4];
    _239[0u] = _9.x;
    _239[1u] = _9.y;
    _239[2u] = _9.z;
    _239[3u] = _9.w;
    uint _240[2];
    _240[0u] = 0u;
    _240[1u] = 0u;
    uint _238 = 0u;
    for (;;)
    {
        uint _255 = _238;
        uint _257 = 0u;
        for (;;)
        {
            uint _262 = _257;
            uint _263 = _262 * 16u;
            uint _264 = _255 * 4u;
            uint _265 = _263 + _264;
            uint _266 = _265 >> 2u;
            uint _267 = _265 & 3u;
            uint _270 = _266 + 48u;
            uint _275 = t0_1._m0[_270] * _239[_262];
            uint _276 = _240[_255];
            uint _277 = _276 + _275;
            _240[_255] = _277;
            uint _278 = _262 + 1u;
            _257 = _278;
            if (_278 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _280 = _255 + 1u;
        _238 = _280;
        if (_280 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    _131[3u] = uvec2(_240[0u], _240[1u]);
    float _289[4];
    _289[0u] = float(_11.x);
    _289[1u] = float(_11.y);
    _289[2u] = float(_11.z);
    _289[3u] = float(_11.w);
    float _293[2];
    _293[0u] = 0.0;
    _293[1u] = 0.0;
    uint _287 = 0u;
    for (;;)
    {
        uint _314 = _287;
        uint _316 = 0u;
        for (;;)
        {
            uint _321 = _316;
            uint _322 = _314 * 16u;
            uint _323 = _321 * 2u;
            uint _324 = _322 + _323;
            uint _325 = _324 >> 2u;
            uint _326 = _324 & 3u;
            uint _329 = _325 + 64u;
            uint _331 = _326 << 3u;
            uint _332 = t0_1._m0[_329] >> _331;
            vec2 _335 = unpackHalf2x16(_332);
            float _336 = _335.x;
            float _339 = _336 * _289[_321];
            float _340 = _293[_314];
            float _341 = _340 + _339;
            _293[_314] = _341;
            uint _342 = _321 + 1u;
            _316 = _342;
            if (_342 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _344 = _314 + 1u;
        _287 = _344;
        if (_344 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    float _350 = roundEven(_293[0u]);
    float _362 = roundEven(_293[1u]);
    _131[4u] = uvec2((_293[0u] != _293[0u]) ? 0u : ((_350 >= 2147483648.0) ? 2147483647u : ((_350 <= (-2147483648.0)) ? 2147483648u : uint(int(_350)))), (_293[1u] != _293[1u]) ? 0u : ((_362 >= 2147483648.0) ? 2147483647u : ((_362 <= (-2147483648.0)) ? 2147483648u : uint(int(_362)))));
    float _372[4];
    _372[0u] = float(int(_6.x));
    _372[1u] = float(int(_6.y));
    _372[2u] = float(int(_6.z));
    _372[3u] = float(int(_6.w));
    float _373[2];
    _373[0u] = 0.0;
    _373[1u] = 0.0;
    uint _371 = 0u;
    for (;;)
    {
        uint _392 = _371;
        uint _394 = 0u;
        for (;;)
        {
            uint _399 = _394;
            uint _400 = _392 * 16u;
            uint _401 = _399 * 4u;
            uint _402 = _400 + _401;
            uint _403 = _402 >> 2u;
            uint _404 = _402 & 3u;
            uint _406 = _403 + 32u;
            float _409 = float(int(t0_1._m0[_406]));
            float _412 = _409 * _372[_399];
            float _413 = _373[_392];
            float _414 = _413 + _412;
            _373[_392] = _414;
            uint _415 = _399 + 1u;
            _394 = _415;
            if (_415 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _417 = _392 + 1u;
        _371 = _417;
        if (_417 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _17 = vec2(_373[0u], _373[1u]);
    float _425[4];
    _425[0u] = float(_11.x);
    _425[1u] = float(_11.y);
    _425[2u] = float(_11.z);
    _425[3u] = float(_11.w);
    float _426[2];
    _426[0u] = 0.0;
    _426[1u] = 0.0;
    uint _424 = 0u;
    for (;;)
    {
        uint _445 = _424;
        uint _447 = 0u;
        for (;;)
        {
            uint _452 = _447;
            uint _453 = _445 * 16u;
            uint _454 = _452 * 4u;
            uint _455 = _453 + _454;
            uint _456 = _455 >> 2u;
            uint _457 = _455 & 3u;
            uint _459 = _456 + 4u;
            float _462 = uintBitsToFloat(t1_1._m0[_459]);
            float _465 = _462 * _425[_452];
            float _466 = _426[_445];
            float _467 = _466 + _465;
            _426[_445] = _467;
            uint _468 = _452 + 1u;
            _447 = _468;
            if (_468 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _470 = _445 + 1u;
        _424 = _470;
        if (_470 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _18 = vec2(_426[0u], _426[1u]);
    uint _41 = 0u;
    uint _24;
    bool _25;
    for (;;)
    {
        u0_1._m0[_41 + (gl_LocalInvocationIndex * 10u)] = _131[_41 >> 1u][_41 & 1u];
        _24 = _41 + 1u;
        _25 = _24 == 10u;
        if (_25)
        {
            break;
        }
        else
        {
            _41 = _24;
            continue;
        }
    }
    uint _27 = gl_LocalInvocationIndex * 5u;
    u1_1._m0[_27] = _17.x;
    u1_1._m0[_27 + 1u] = _17.y;
    u1_1._m0[_27 + 2u] = _18.x;
    u1_1._m0[_27 + 3u] = _18.y;
    u1_1._m0[_27 + 4u] = uintBitsToFloat(t1_1._m0[gl_LocalInvocationIndex]);
}

