#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_KHR_shader_subgroup_quad : require

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 2000) uniform restrict image2D u0;
layout(set = 0, binding = 2001) uniform restrict image2D u1;
layout(set = 0, binding = 2002) uniform restrict image2D u2;

layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    float _12 = (gl_FragCoord.x * 0.0234375) + 0.449999988079071044921875;
    float _13 = (gl_FragCoord.y * 0.0234375) + 0.449999988079071044921875;
    uvec2 _63 = uvec2(textureSize(t0, int(0u)));
    vec2 _66 = vec2(_12, _13);
    vec2 _69 = textureQueryLod(sampler2D(t0, s0), _66);
    float _70 = _69.y;
    vec2 _73 = dFdx(_66);
    vec2 _71 = abs(_73);
    vec2 _75 = dFdy(_66);
    vec2 _74 = abs(_75);
    vec2 _84 = ceil(log2(mix(mix(max(_71, _74), _74, isnan(_71)), _71, isnan(_74)) * vec2(_63)) - vec2((isnan(0.0) ? _70 : (isnan(_70) ? 0.0 : max(_70, 0.0))) + 1.0625));
    float _93 = _69.x;
    ivec2 _100 = -(imageSize(u0) & ivec2(15));
    vec2 _101 = ldexp(exp2(mix(mix(max(_84, vec2(-1.0)), vec2(-1.0), isnan(_84)), _84, isnan(vec2(-1.0)))) - vec2(0.001953125), _100);
    vec2 _102 = mix(mix(min(_101, vec2(0.5)), vec2(0.5), isnan(_101)), _101, isnan(vec2(0.5)));
    vec2 _107 = vec2(_12, _13);
    vec2 _582 = mix(mix(max(_107, vec2(0.0)), vec2(0.0), isnan(_107)), _107, isnan(vec2(0.0)));
    vec2 _111 = mix(fract(_107), _107, equal(_107, mix(mix(min(_582, vec2(1.0)), vec2(1.0), isnan(_582)), _582, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _123 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _593 = isnan(0.0) ? _93 : (isnan(_93) ? 0.0 : max(_93, 0.0));
        uint _127 = uint(((isnan(_123) ? _593 : (isnan(_593) ? _123 : min(_593, _123))) * 256.0) + 0.5);
        uint _129 = _127 >> 8u;
        uint _132 = (_127 + 255u) >> 8u;
        vec2 _139 = _111 * ldexp(vec2(max((_63 >> uvec2(_129)), uvec2(1u))), _100);
        vec2 _140 = _139 - _102;
        vec2 _141 = _139 + _102;
        uvec2 _142 = uvec2(mix(mix(max(_140, vec2(0.0)), vec2(0.0), isnan(_140)), _140, isnan(vec2(0.0))));
        uvec2 _151 = ((uvec2(mix(mix(max(_141, vec2(0.0)), vec2(0.0), isnan(_141)), _141, isnan(vec2(0.0)))) - _142) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _156 = uint64_t(_151.x * _151.y) << (_129 * 4u);
        if ((imageLoad(u0, ivec2(_142)).x & _156) != _156)
        {
            uint64_t _167 = imageAtomicOr(u0, ivec2(_142), _156);
        }
        if (_129 != _132)
        {
            vec2 _176 = _111 * ldexp(vec2(max((_63 >> uvec2(_132)), uvec2(1u))), _100);
            vec2 _177 = _176 - _102;
            vec2 _178 = _176 + _102;
            uvec2 _179 = uvec2(mix(mix(max(_177, vec2(0.0)), vec2(0.0), isnan(_177)), _177, isnan(vec2(0.0))));
            uvec2 _185 = ((uvec2(mix(mix(max(_178, vec2(0.0)), vec2(0.0), isnan(_178)), _178, isnan(vec2(0.0)))) - _179) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _190 = uint64_t(_185.x * _185.y) << (_132 * 4u);
            if ((imageLoad(u0, ivec2(_179)).x & _190) != _190)
            {
                uint64_t _199 = imageAtomicOr(u0, ivec2(_179), _190);
            }
        }
    }
    if (gl_FragCoord.x < 1.0)
    {
        discarded = true;
    }
    uint _15 = t1_1._m0[0u];
    uvec2 _212 = uvec2(textureSize(t0, int(0u)));
    float _215 = subgroupQuadBroadcast(uintBitsToFloat(_15), 0u);
    vec2 _217 = vec2(_12, _13) * exp2(_215);
    vec2 _219 = textureQueryLod(sampler2D(t0, s0), _217);
    float _220 = _219.y;
    vec2 _222 = dFdx(_217);
    vec2 _221 = abs(_222);
    vec2 _224 = dFdy(_217);
    vec2 _223 = abs(_224);
    vec2 _231 = ceil(log2(mix(mix(max(_221, _223), _223, isnan(_221)), _221, isnan(_223)) * vec2(_212)) - vec2((isnan(0.0) ? _220 : (isnan(_220) ? 0.0 : max(_220, 0.0))) + 1.0625));
    float _236 = _219.x;
    ivec2 _239 = -(imageSize(u1) & ivec2(15));
    vec2 _240 = ldexp(exp2(mix(mix(max(_231, vec2(-1.0)), vec2(-1.0), isnan(_231)), _231, isnan(vec2(-1.0)))) - vec2(0.001953125), _239);
    vec2 _241 = mix(mix(min(_240, vec2(0.5)), vec2(0.5), isnan(_240)), _240, isnan(vec2(0.5)));
    vec2 _242 = vec2(_12, _13);
    vec2 _644 = mix(mix(max(_242, vec2(0.0)), vec2(0.0), isnan(_242)), _242, isnan(vec2(0.0)));
    vec2 _245 = mix(fract(_242), _242, equal(_242, mix(mix(min(_644, vec2(1.0)), vec2(1.0), isnan(_644)), _644, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _254 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _655 = isnan(0.0) ? _236 : (isnan(_236) ? 0.0 : max(_236, 0.0));
        uint _257 = uint(((isnan(_254) ? _655 : (isnan(_655) ? _254 : min(_655, _254))) * 256.0) + 0.5);
        uint _259 = _257 >> 8u;
        uint _261 = (_257 + 255u) >> 8u;
        vec2 _267 = _245 * ldexp(vec2(max((_212 >> uvec2(_259)), uvec2(1u))), _239);
        vec2 _268 = _267 - _241;
        vec2 _269 = _267 + _241;
        uvec2 _270 = uvec2(mix(mix(max(_268, vec2(0.0)), vec2(0.0), isnan(_268)), _268, isnan(vec2(0.0))));
        uvec2 _276 = ((uvec2(mix(mix(max(_269, vec2(0.0)), vec2(0.0), isnan(_269)), _269, isnan(vec2(0.0)))) - _270) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _281 = uint64_t(_276.x * _276.y) << (_259 * 4u);
        if ((imageLoad(u1, ivec2(_270)).x & _281) != _281)
        {
            uint64_t _290 = imageAtomicOr(u1, ivec2(_270), _281);
        }
        if (_259 != _261)
        {
            vec2 _299 = _245 * ldexp(vec2(max((_212 >> uvec2(_261)), uvec2(1u))), _239);
            vec2 _300 = _299 - _241;
            vec2 _301 = _299 + _241;
            uvec2 _302 = uvec2(mix(mix(max(_300, vec2(0.0)), vec2(0.0), isnan(_300)), _300, isnan(vec2(0.0))));
            uvec2 _308 = ((uvec2(mix(mix(max(_301, vec2(0.0)), vec2(0.0), isnan(_301)), _301, isnan(vec2(0.0)))) - _302) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _313 = uint64_t(_308.x * _308.y) << (_261 * 4u);
            if ((imageLoad(u1, ivec2(_302)).x & _313) != _313)
            {
                uint64_t _322 = imageAtomicOr(u1, ivec2(_302), _313);
            }
        }
    }
    uint _21 = t1_1._m0[1u];
    float _26 = uintBitsToFloat(_21);
    uvec2 _328 = uvec2(textureSize(t0, int(0u)));
    float _332 = subgroupQuadBroadcast(-0.25, 0u);
    vec2 _333 = vec2(_12, _13) * exp2(_332);
    vec2 _335 = textureQueryLod(sampler2D(t0, s0), _333);
    float _336 = _335.y;
    vec2 _338 = dFdx(_333);
    vec2 _337 = abs(_338);
    vec2 _340 = dFdy(_333);
    vec2 _339 = abs(_340);
    vec2 _347 = ceil(log2(mix(mix(max(_337, _339), _339, isnan(_337)), _337, isnan(_339)) * vec2(_328)) - vec2((isnan(0.0) ? _336 : (isnan(_336) ? 0.0 : max(_336, 0.0))) + 1.0625));
    float _352 = _335.x;
    float _353 = isnan(_26) ? _352 : (isnan(_352) ? _26 : max(_352, _26));
    ivec2 _356 = -(imageSize(u1) & ivec2(15));
    vec2 _357 = ldexp(exp2(mix(mix(max(_347, vec2(-1.0)), vec2(-1.0), isnan(_347)), _347, isnan(vec2(-1.0)))) - vec2(0.001953125), _356);
    vec2 _358 = mix(mix(min(_357, vec2(0.5)), vec2(0.5), isnan(_357)), _357, isnan(vec2(0.5)));
    vec2 _359 = vec2(_12, _13);
    vec2 _711 = mix(mix(max(_359, vec2(0.0)), vec2(0.0), isnan(_359)), _359, isnan(vec2(0.0)));
    vec2 _362 = mix(fract(_359), _359, equal(_359, mix(mix(min(_711, vec2(1.0)), vec2(1.0), isnan(_711)), _711, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _371 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _722 = isnan(0.0) ? _353 : (isnan(_353) ? 0.0 : max(_353, 0.0));
        uint _374 = uint(((isnan(_371) ? _722 : (isnan(_722) ? _371 : min(_722, _371))) * 256.0) + 0.5);
        uint _376 = _374 >> 8u;
        uint _378 = (_374 + 255u) >> 8u;
        vec2 _384 = _362 * ldexp(vec2(max((_328 >> uvec2(_376)), uvec2(1u))), _356);
        vec2 _385 = _384 - _358;
        vec2 _386 = _384 + _358;
        uvec2 _387 = uvec2(mix(mix(max(_385, vec2(0.0)), vec2(0.0), isnan(_385)), _385, isnan(vec2(0.0))));
        uvec2 _393 = ((uvec2(mix(mix(max(_386, vec2(0.0)), vec2(0.0), isnan(_386)), _386, isnan(vec2(0.0)))) - _387) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _398 = uint64_t(_393.x * _393.y) << (_376 * 4u);
        if ((imageLoad(u1, ivec2(_387)).x & _398) != _398)
        {
            uint64_t _407 = imageAtomicOr(u1, ivec2(_387), _398);
        }
        if (_376 != _378)
        {
            vec2 _416 = _362 * ldexp(vec2(max((_328 >> uvec2(_378)), uvec2(1u))), _356);
            vec2 _417 = _416 - _358;
            vec2 _418 = _416 + _358;
            uvec2 _419 = uvec2(mix(mix(max(_417, vec2(0.0)), vec2(0.0), isnan(_417)), _417, isnan(vec2(0.0))));
            uvec2 _425 = ((uvec2(mix(mix(max(_418, vec2(0.0)), vec2(0.0), isnan(_418)), _418, isnan(vec2(0.0)))) - _419) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _430 = uint64_t(_425.x * _425.y) << (_378 * 4u);
            if ((imageLoad(u1, ivec2(_419)).x & _430) != _430)
            {
                uint64_t _439 = imageAtomicOr(u1, ivec2(_419), _430);
            }
        }
    }
    uint _27 = t1_1._m0[1u];
    float _32 = uintBitsToFloat(_27);
    uvec2 _446 = uvec2(textureSize(t0, int(0u)));
    vec2 _448 = vec2(_12, _13);
    vec2 _449 = textureQueryLod(sampler2D(t0, s0), _448);
    float _450 = _449.y;
    vec2 _452 = dFdx(_448);
    vec2 _451 = abs(_452);
    vec2 _454 = dFdy(_448);
    vec2 _453 = abs(_454);
    vec2 _461 = ceil(log2(mix(mix(max(_451, _453), _453, isnan(_451)), _451, isnan(_453)) * vec2(_446)) - vec2((isnan(0.0) ? _450 : (isnan(_450) ? 0.0 : max(_450, 0.0))) + 1.0625));
    float _466 = _449.x;
    float _467 = isnan(_32) ? _466 : (isnan(_466) ? _32 : max(_466, _32));
    ivec2 _470 = -(imageSize(u2) & ivec2(15));
    vec2 _471 = ldexp(exp2(mix(mix(max(_461, vec2(-1.0)), vec2(-1.0), isnan(_461)), _461, isnan(vec2(-1.0)))) - vec2(0.001953125), _470);
    vec2 _472 = mix(mix(min(_471, vec2(0.5)), vec2(0.5), isnan(_471)), _471, isnan(vec2(0.5)));
    vec2 _473 = vec2(_12, _13);
    vec2 _778 = mix(mix(max(_473, vec2(0.0)), vec2(0.0), isnan(_473)), _473, isnan(vec2(0.0)));
    vec2 _476 = mix(fract(_473), _473, equal(_473, mix(mix(min(_778, vec2(1.0)), vec2(1.0), isnan(_778)), _778, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _485 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _789 = isnan(0.0) ? _467 : (isnan(_467) ? 0.0 : max(_467, 0.0));
        uint _488 = uint(((isnan(_485) ? _789 : (isnan(_789) ? _485 : min(_789, _485))) * 256.0) + 0.5);
        uint _490 = _488 >> 8u;
        uint _492 = (_488 + 255u) >> 8u;
        vec2 _498 = _476 * ldexp(vec2(max((_446 >> uvec2(_490)), uvec2(1u))), _470);
        vec2 _499 = _498 - _472;
        vec2 _500 = _498 + _472;
        uvec2 _501 = uvec2(mix(mix(max(_499, vec2(0.0)), vec2(0.0), isnan(_499)), _499, isnan(vec2(0.0))));
        uvec2 _507 = ((uvec2(mix(mix(max(_500, vec2(0.0)), vec2(0.0), isnan(_500)), _500, isnan(vec2(0.0)))) - _501) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _512 = uint64_t(_507.x * _507.y) << (_490 * 4u);
        if ((imageLoad(u2, ivec2(_501)).x & _512) != _512)
        {
            uint64_t _521 = imageAtomicOr(u2, ivec2(_501), _512);
        }
        if (_490 != _492)
        {
            vec2 _530 = _476 * ldexp(vec2(max((_446 >> uvec2(_492)), uvec2(1u))), _470);
            vec2 _531 = _530 - _472;
            vec2 _532 = _530 + _472;
            uvec2 _533 = uvec2(mix(mix(max(_531, vec2(0.0)), vec2(0.0), isnan(_531)), _531, isnan(vec2(0.0))));
            uvec2 _539 = ((uvec2(mix(mix(max(_532, vec2(0.0)), vec2(0.0), isnan(_532)), _532, isnan(vec2(0.0)))) - _533) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _544 = uint64_t(_539.x * _539.y) << (_492 * 4u);
            if ((imageLoad(u2, ivec2(_533)).x & _544) != _544)
            {
                uint64_t _553 = imageAtomicOr(u2, ivec2(_533), _544);
            }
        }
    }
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
    if (discarded)
    {
        discard;
    }
}

