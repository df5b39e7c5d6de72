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
    vec2 _574 = mix(mix(max(_107, vec2(0.0)), vec2(0.0), isnan(_107)), _107, isnan(vec2(0.0)));
    vec2 _111 = mix(fract(_107), _107, equal(_107, mix(mix(min(_574, vec2(1.0)), vec2(1.0), isnan(_574)), _574, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _123 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _585 = isnan(0.0) ? _93 : (isnan(_93) ? 0.0 : max(_93, 0.0));
        uint _127 = uint(((isnan(_123) ? _585 : (isnan(_585) ? _123 : min(_585, _123))) * 256.0) + 0.5);
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
    uvec2 _210 = uvec2(textureSize(t0, int(0u)));
    float _213 = subgroupQuadBroadcast(uintBitsToFloat(_15), 0u);
    vec2 _215 = vec2(_12, _13) * exp2(_213);
    vec2 _217 = textureQueryLod(sampler2D(t0, s0), _215);
    float _218 = _217.y;
    vec2 _220 = dFdx(_215);
    vec2 _219 = abs(_220);
    vec2 _222 = dFdy(_215);
    vec2 _221 = abs(_222);
    vec2 _229 = ceil(log2(mix(mix(max(_219, _221), _221, isnan(_219)), _219, isnan(_221)) * vec2(_210)) - vec2((isnan(0.0) ? _218 : (isnan(_218) ? 0.0 : max(_218, 0.0))) + 1.0625));
    float _234 = _217.x;
    ivec2 _237 = -(imageSize(u1) & ivec2(15));
    vec2 _238 = ldexp(exp2(mix(mix(max(_229, vec2(-1.0)), vec2(-1.0), isnan(_229)), _229, isnan(vec2(-1.0)))) - vec2(0.001953125), _237);
    vec2 _239 = mix(mix(min(_238, vec2(0.5)), vec2(0.5), isnan(_238)), _238, isnan(vec2(0.5)));
    vec2 _240 = vec2(_12, _13);
    vec2 _636 = mix(mix(max(_240, vec2(0.0)), vec2(0.0), isnan(_240)), _240, isnan(vec2(0.0)));
    vec2 _243 = mix(fract(_240), _240, equal(_240, mix(mix(min(_636, vec2(1.0)), vec2(1.0), isnan(_636)), _636, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _252 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _647 = isnan(0.0) ? _234 : (isnan(_234) ? 0.0 : max(_234, 0.0));
        uint _255 = uint(((isnan(_252) ? _647 : (isnan(_647) ? _252 : min(_647, _252))) * 256.0) + 0.5);
        uint _257 = _255 >> 8u;
        uint _259 = (_255 + 255u) >> 8u;
        vec2 _265 = _243 * ldexp(vec2(max((_210 >> uvec2(_257)), uvec2(1u))), _237);
        vec2 _266 = _265 - _239;
        vec2 _267 = _265 + _239;
        uvec2 _268 = uvec2(mix(mix(max(_266, vec2(0.0)), vec2(0.0), isnan(_266)), _266, isnan(vec2(0.0))));
        uvec2 _274 = ((uvec2(mix(mix(max(_267, vec2(0.0)), vec2(0.0), isnan(_267)), _267, isnan(vec2(0.0)))) - _268) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _279 = uint64_t(_274.x * _274.y) << (_257 * 4u);
        if ((imageLoad(u1, ivec2(_268)).x & _279) != _279)
        {
            uint64_t _288 = imageAtomicOr(u1, ivec2(_268), _279);
        }
        if (_257 != _259)
        {
            vec2 _297 = _243 * ldexp(vec2(max((_210 >> uvec2(_259)), uvec2(1u))), _237);
            vec2 _298 = _297 - _239;
            vec2 _299 = _297 + _239;
            uvec2 _300 = uvec2(mix(mix(max(_298, vec2(0.0)), vec2(0.0), isnan(_298)), _298, isnan(vec2(0.0))));
            uvec2 _306 = ((uvec2(mix(mix(max(_299, vec2(0.0)), vec2(0.0), isnan(_299)), _299, isnan(vec2(0.0)))) - _300) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _311 = uint64_t(_306.x * _306.y) << (_259 * 4u);
            if ((imageLoad(u1, ivec2(_300)).x & _311) != _311)
            {
                uint64_t _320 = imageAtomicOr(u1, ivec2(_300), _311);
            }
        }
    }
    uint _21 = t1_1._m0[1u];
    float _26 = uintBitsToFloat(_21);
    uvec2 _323 = uvec2(textureSize(t0, int(0u)));
    float _327 = subgroupQuadBroadcast(-0.25, 0u);
    vec2 _328 = vec2(_12, _13) * exp2(_327);
    vec2 _330 = textureQueryLod(sampler2D(t0, s0), _328);
    float _331 = _330.y;
    vec2 _333 = dFdx(_328);
    vec2 _332 = abs(_333);
    vec2 _335 = dFdy(_328);
    vec2 _334 = abs(_335);
    vec2 _342 = ceil(log2(mix(mix(max(_332, _334), _334, isnan(_332)), _332, isnan(_334)) * vec2(_323)) - vec2((isnan(0.0) ? _331 : (isnan(_331) ? 0.0 : max(_331, 0.0))) + 1.0625));
    float _347 = _330.x;
    float _348 = isnan(_26) ? _347 : (isnan(_347) ? _26 : max(_347, _26));
    ivec2 _351 = -(imageSize(u1) & ivec2(15));
    vec2 _352 = ldexp(exp2(mix(mix(max(_342, vec2(-1.0)), vec2(-1.0), isnan(_342)), _342, isnan(vec2(-1.0)))) - vec2(0.001953125), _351);
    vec2 _353 = mix(mix(min(_352, vec2(0.5)), vec2(0.5), isnan(_352)), _352, isnan(vec2(0.5)));
    vec2 _354 = vec2(_12, _13);
    vec2 _703 = mix(mix(max(_354, vec2(0.0)), vec2(0.0), isnan(_354)), _354, isnan(vec2(0.0)));
    vec2 _357 = mix(fract(_354), _354, equal(_354, mix(mix(min(_703, vec2(1.0)), vec2(1.0), isnan(_703)), _703, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _366 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _714 = isnan(0.0) ? _348 : (isnan(_348) ? 0.0 : max(_348, 0.0));
        uint _369 = uint(((isnan(_366) ? _714 : (isnan(_714) ? _366 : min(_714, _366))) * 256.0) + 0.5);
        uint _371 = _369 >> 8u;
        uint _373 = (_369 + 255u) >> 8u;
        vec2 _379 = _357 * ldexp(vec2(max((_323 >> uvec2(_371)), uvec2(1u))), _351);
        vec2 _380 = _379 - _353;
        vec2 _381 = _379 + _353;
        uvec2 _382 = uvec2(mix(mix(max(_380, vec2(0.0)), vec2(0.0), isnan(_380)), _380, isnan(vec2(0.0))));
        uvec2 _388 = ((uvec2(mix(mix(max(_381, vec2(0.0)), vec2(0.0), isnan(_381)), _381, isnan(vec2(0.0)))) - _382) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _393 = uint64_t(_388.x * _388.y) << (_371 * 4u);
        if ((imageLoad(u1, ivec2(_382)).x & _393) != _393)
        {
            uint64_t _402 = imageAtomicOr(u1, ivec2(_382), _393);
        }
        if (_371 != _373)
        {
            vec2 _411 = _357 * ldexp(vec2(max((_323 >> uvec2(_373)), uvec2(1u))), _351);
            vec2 _412 = _411 - _353;
            vec2 _413 = _411 + _353;
            uvec2 _414 = uvec2(mix(mix(max(_412, vec2(0.0)), vec2(0.0), isnan(_412)), _412, isnan(vec2(0.0))));
            uvec2 _420 = ((uvec2(mix(mix(max(_413, vec2(0.0)), vec2(0.0), isnan(_413)), _413, isnan(vec2(0.0)))) - _414) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _425 = uint64_t(_420.x * _420.y) << (_373 * 4u);
            if ((imageLoad(u1, ivec2(_414)).x & _425) != _425)
            {
                uint64_t _434 = imageAtomicOr(u1, ivec2(_414), _425);
            }
        }
    }
    uint _27 = t1_1._m0[1u];
    float _32 = uintBitsToFloat(_27);
    uvec2 _438 = uvec2(textureSize(t0, int(0u)));
    vec2 _440 = vec2(_12, _13);
    vec2 _441 = textureQueryLod(sampler2D(t0, s0), _440);
    float _442 = _441.y;
    vec2 _444 = dFdx(_440);
    vec2 _443 = abs(_444);
    vec2 _446 = dFdy(_440);
    vec2 _445 = abs(_446);
    vec2 _453 = ceil(log2(mix(mix(max(_443, _445), _445, isnan(_443)), _443, isnan(_445)) * vec2(_438)) - vec2((isnan(0.0) ? _442 : (isnan(_442) ? 0.0 : max(_442, 0.0))) + 1.0625));
    float _458 = _441.x;
    float _459 = isnan(_32) ? _458 : (isnan(_458) ? _32 : max(_458, _32));
    ivec2 _462 = -(imageSize(u2) & ivec2(15));
    vec2 _463 = ldexp(exp2(mix(mix(max(_453, vec2(-1.0)), vec2(-1.0), isnan(_453)), _453, isnan(vec2(-1.0)))) - vec2(0.001953125), _462);
    vec2 _464 = mix(mix(min(_463, vec2(0.5)), vec2(0.5), isnan(_463)), _463, isnan(vec2(0.5)));
    vec2 _465 = vec2(_12, _13);
    vec2 _770 = mix(mix(max(_465, vec2(0.0)), vec2(0.0), isnan(_465)), _465, isnan(vec2(0.0)));
    vec2 _468 = mix(fract(_465), _465, equal(_465, mix(mix(min(_770, vec2(1.0)), vec2(1.0), isnan(_770)), _770, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _477 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _781 = isnan(0.0) ? _459 : (isnan(_459) ? 0.0 : max(_459, 0.0));
        uint _480 = uint(((isnan(_477) ? _781 : (isnan(_781) ? _477 : min(_781, _477))) * 256.0) + 0.5);
        uint _482 = _480 >> 8u;
        uint _484 = (_480 + 255u) >> 8u;
        vec2 _490 = _468 * ldexp(vec2(max((_438 >> uvec2(_482)), uvec2(1u))), _462);
        vec2 _491 = _490 - _464;
        vec2 _492 = _490 + _464;
        uvec2 _493 = uvec2(mix(mix(max(_491, vec2(0.0)), vec2(0.0), isnan(_491)), _491, isnan(vec2(0.0))));
        uvec2 _499 = ((uvec2(mix(mix(max(_492, vec2(0.0)), vec2(0.0), isnan(_492)), _492, isnan(vec2(0.0)))) - _493) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _504 = uint64_t(_499.x * _499.y) << (_482 * 4u);
        if ((imageLoad(u2, ivec2(_493)).x & _504) != _504)
        {
            uint64_t _513 = imageAtomicOr(u2, ivec2(_493), _504);
        }
        if (_482 != _484)
        {
            vec2 _522 = _468 * ldexp(vec2(max((_438 >> uvec2(_484)), uvec2(1u))), _462);
            vec2 _523 = _522 - _464;
            vec2 _524 = _522 + _464;
            uvec2 _525 = uvec2(mix(mix(max(_523, vec2(0.0)), vec2(0.0), isnan(_523)), _523, isnan(vec2(0.0))));
            uvec2 _531 = ((uvec2(mix(mix(max(_524, vec2(0.0)), vec2(0.0), isnan(_524)), _524, isnan(vec2(0.0)))) - _525) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _536 = uint64_t(_531.x * _531.y) << (_484 * 4u);
            if ((imageLoad(u2, ivec2(_525)).x & _536) != _536)
            {
                uint64_t _545 = imageAtomicOr(u2, ivec2(_525), _536);
            }
        }
    }
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
    if (discarded)
    {
        discard;
    }
}

