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
    vec2 _73 = dFdx(_66);
    vec2 _71 = abs(_73);
    vec2 _75 = dFdy(_66);
    vec2 _74 = abs(_75);
    vec2 _80 = (mix(mix(max(_71, _74), _74, isnan(_71)), _71, isnan(_74)) * vec2(_63)) * exp2(-_69.y);
    float _88 = _69.x;
    ivec2 _95 = -(imageSize(u0) & ivec2(15));
    vec2 _96 = ldexp((mix(mix(max(_80, vec2(1.0)), vec2(1.0), isnan(_80)), _80, isnan(vec2(1.0))) * 0.5) - vec2(0.001953125), _95);
    vec2 _97 = mix(mix(min(_96, vec2(0.5)), vec2(0.5), isnan(_96)), _96, isnan(vec2(0.5)));
    vec2 _101 = vec2(_12, _13);
    vec2 _562 = mix(mix(max(_101, vec2(0.0)), vec2(0.0), isnan(_101)), _101, isnan(vec2(0.0)));
    vec2 _105 = mix(fract(_101), _101, equal(_101, mix(mix(min(_562, vec2(1.0)), vec2(1.0), isnan(_562)), _562, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _117 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _573 = isnan(0.0) ? _88 : (isnan(_88) ? 0.0 : max(_88, 0.0));
        uint _121 = uint(((isnan(_117) ? _573 : (isnan(_573) ? _117 : min(_573, _117))) * 256.0) + 0.5);
        uint _123 = _121 >> 8u;
        uint _126 = (_121 + 255u) >> 8u;
        vec2 _133 = _105 * ldexp(vec2(max((_63 >> uvec2(_123)), uvec2(1u))), _95);
        vec2 _134 = _133 - _97;
        vec2 _135 = _133 + _97;
        uvec2 _136 = uvec2(mix(mix(max(_134, vec2(0.0)), vec2(0.0), isnan(_134)), _134, isnan(vec2(0.0))));
        uvec2 _145 = ((uvec2(mix(mix(max(_135, vec2(0.0)), vec2(0.0), isnan(_135)), _135, isnan(vec2(0.0)))) - _136) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _150 = uint64_t(_145.x * _145.y) << (_123 * 4u);
        if ((imageLoad(u0, ivec2(_136)).x & _150) != _150)
        {
            uint64_t _161 = imageAtomicOr(u0, ivec2(_136), _150);
        }
        if (_123 != _126)
        {
            vec2 _170 = _105 * ldexp(vec2(max((_63 >> uvec2(_126)), uvec2(1u))), _95);
            vec2 _171 = _170 - _97;
            vec2 _172 = _170 + _97;
            uvec2 _173 = uvec2(mix(mix(max(_171, vec2(0.0)), vec2(0.0), isnan(_171)), _171, isnan(vec2(0.0))));
            uvec2 _179 = ((uvec2(mix(mix(max(_172, vec2(0.0)), vec2(0.0), isnan(_172)), _172, isnan(vec2(0.0)))) - _173) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _184 = uint64_t(_179.x * _179.y) << (_126 * 4u);
            if ((imageLoad(u0, ivec2(_173)).x & _184) != _184)
            {
                uint64_t _193 = imageAtomicOr(u0, ivec2(_173), _184);
            }
        }
    }
    if (gl_FragCoord.x < 1.0)
    {
        discarded = true;
    }
    uint _15 = t1_1._m0[0u];
    uvec2 _206 = uvec2(textureSize(t0, int(0u)));
    float _209 = subgroupQuadBroadcast(uintBitsToFloat(_15), 0u);
    vec2 _211 = vec2(_12, _13) * exp2(_209);
    vec2 _213 = textureQueryLod(sampler2D(t0, s0), _211);
    vec2 _216 = dFdx(_211);
    vec2 _215 = abs(_216);
    vec2 _218 = dFdy(_211);
    vec2 _217 = abs(_218);
    vec2 _223 = (mix(mix(max(_215, _217), _217, isnan(_215)), _215, isnan(_217)) * vec2(_206)) * exp2(-_213.y);
    float _227 = _213.x;
    ivec2 _230 = -(imageSize(u1) & ivec2(15));
    vec2 _231 = ldexp((mix(mix(max(_223, vec2(1.0)), vec2(1.0), isnan(_223)), _223, isnan(vec2(1.0))) * 0.5) - vec2(0.001953125), _230);
    vec2 _232 = mix(mix(min(_231, vec2(0.5)), vec2(0.5), isnan(_231)), _231, isnan(vec2(0.5)));
    vec2 _233 = vec2(_12, _13);
    vec2 _619 = mix(mix(max(_233, vec2(0.0)), vec2(0.0), isnan(_233)), _233, isnan(vec2(0.0)));
    vec2 _236 = mix(fract(_233), _233, equal(_233, mix(mix(min(_619, vec2(1.0)), vec2(1.0), isnan(_619)), _619, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _245 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _630 = isnan(0.0) ? _227 : (isnan(_227) ? 0.0 : max(_227, 0.0));
        uint _248 = uint(((isnan(_245) ? _630 : (isnan(_630) ? _245 : min(_630, _245))) * 256.0) + 0.5);
        uint _250 = _248 >> 8u;
        uint _252 = (_248 + 255u) >> 8u;
        vec2 _258 = _236 * ldexp(vec2(max((_206 >> uvec2(_250)), uvec2(1u))), _230);
        vec2 _259 = _258 - _232;
        vec2 _260 = _258 + _232;
        uvec2 _261 = uvec2(mix(mix(max(_259, vec2(0.0)), vec2(0.0), isnan(_259)), _259, isnan(vec2(0.0))));
        uvec2 _267 = ((uvec2(mix(mix(max(_260, vec2(0.0)), vec2(0.0), isnan(_260)), _260, isnan(vec2(0.0)))) - _261) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _272 = uint64_t(_267.x * _267.y) << (_250 * 4u);
        if ((imageLoad(u1, ivec2(_261)).x & _272) != _272)
        {
            uint64_t _281 = imageAtomicOr(u1, ivec2(_261), _272);
        }
        if (_250 != _252)
        {
            vec2 _290 = _236 * ldexp(vec2(max((_206 >> uvec2(_252)), uvec2(1u))), _230);
            vec2 _291 = _290 - _232;
            vec2 _292 = _290 + _232;
            uvec2 _293 = uvec2(mix(mix(max(_291, vec2(0.0)), vec2(0.0), isnan(_291)), _291, isnan(vec2(0.0))));
            uvec2 _299 = ((uvec2(mix(mix(max(_292, vec2(0.0)), vec2(0.0), isnan(_292)), _292, isnan(vec2(0.0)))) - _293) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _304 = uint64_t(_299.x * _299.y) << (_252 * 4u);
            if ((imageLoad(u1, ivec2(_293)).x & _304) != _304)
            {
                uint64_t _313 = imageAtomicOr(u1, ivec2(_293), _304);
            }
        }
    }
    uint _21 = t1_1._m0[1u];
    float _26 = uintBitsToFloat(_21);
    uvec2 _319 = uvec2(textureSize(t0, int(0u)));
    float _323 = subgroupQuadBroadcast(-0.25, 0u);
    vec2 _324 = vec2(_12, _13) * exp2(_323);
    vec2 _326 = textureQueryLod(sampler2D(t0, s0), _324);
    vec2 _329 = dFdx(_324);
    vec2 _328 = abs(_329);
    vec2 _331 = dFdy(_324);
    vec2 _330 = abs(_331);
    vec2 _336 = (mix(mix(max(_328, _330), _330, isnan(_328)), _328, isnan(_330)) * vec2(_319)) * exp2(-_326.y);
    float _340 = _326.x;
    float _341 = isnan(_26) ? _340 : (isnan(_340) ? _26 : max(_340, _26));
    ivec2 _344 = -(imageSize(u1) & ivec2(15));
    vec2 _345 = ldexp((mix(mix(max(_336, vec2(1.0)), vec2(1.0), isnan(_336)), _336, isnan(vec2(1.0))) * 0.5) - vec2(0.001953125), _344);
    vec2 _346 = mix(mix(min(_345, vec2(0.5)), vec2(0.5), isnan(_345)), _345, isnan(vec2(0.5)));
    vec2 _347 = vec2(_12, _13);
    vec2 _681 = mix(mix(max(_347, vec2(0.0)), vec2(0.0), isnan(_347)), _347, isnan(vec2(0.0)));
    vec2 _350 = mix(fract(_347), _347, equal(_347, mix(mix(min(_681, vec2(1.0)), vec2(1.0), isnan(_681)), _681, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _359 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _692 = isnan(0.0) ? _341 : (isnan(_341) ? 0.0 : max(_341, 0.0));
        uint _362 = uint(((isnan(_359) ? _692 : (isnan(_692) ? _359 : min(_692, _359))) * 256.0) + 0.5);
        uint _364 = _362 >> 8u;
        uint _366 = (_362 + 255u) >> 8u;
        vec2 _372 = _350 * ldexp(vec2(max((_319 >> uvec2(_364)), uvec2(1u))), _344);
        vec2 _373 = _372 - _346;
        vec2 _374 = _372 + _346;
        uvec2 _375 = uvec2(mix(mix(max(_373, vec2(0.0)), vec2(0.0), isnan(_373)), _373, isnan(vec2(0.0))));
        uvec2 _381 = ((uvec2(mix(mix(max(_374, vec2(0.0)), vec2(0.0), isnan(_374)), _374, isnan(vec2(0.0)))) - _375) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _386 = uint64_t(_381.x * _381.y) << (_364 * 4u);
        if ((imageLoad(u1, ivec2(_375)).x & _386) != _386)
        {
            uint64_t _395 = imageAtomicOr(u1, ivec2(_375), _386);
        }
        if (_364 != _366)
        {
            vec2 _404 = _350 * ldexp(vec2(max((_319 >> uvec2(_366)), uvec2(1u))), _344);
            vec2 _405 = _404 - _346;
            vec2 _406 = _404 + _346;
            uvec2 _407 = uvec2(mix(mix(max(_405, vec2(0.0)), vec2(0.0), isnan(_405)), _405, isnan(vec2(0.0))));
            uvec2 _413 = ((uvec2(mix(mix(max(_406, vec2(0.0)), vec2(0.0), isnan(_406)), _406, isnan(vec2(0.0)))) - _407) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _418 = uint64_t(_413.x * _413.y) << (_366 * 4u);
            if ((imageLoad(u1, ivec2(_407)).x & _418) != _418)
            {
                uint64_t _427 = imageAtomicOr(u1, ivec2(_407), _418);
            }
        }
    }
    uint _27 = t1_1._m0[1u];
    float _32 = uintBitsToFloat(_27);
    uvec2 _434 = uvec2(textureSize(t0, int(0u)));
    vec2 _436 = vec2(_12, _13);
    vec2 _437 = textureQueryLod(sampler2D(t0, s0), _436);
    vec2 _440 = dFdx(_436);
    vec2 _439 = abs(_440);
    vec2 _442 = dFdy(_436);
    vec2 _441 = abs(_442);
    vec2 _447 = (mix(mix(max(_439, _441), _441, isnan(_439)), _439, isnan(_441)) * vec2(_434)) * exp2(-_437.y);
    float _451 = _437.x;
    float _452 = isnan(_32) ? _451 : (isnan(_451) ? _32 : max(_451, _32));
    ivec2 _455 = -(imageSize(u2) & ivec2(15));
    vec2 _456 = ldexp((mix(mix(max(_447, vec2(1.0)), vec2(1.0), isnan(_447)), _447, isnan(vec2(1.0))) * 0.5) - vec2(0.001953125), _455);
    vec2 _457 = mix(mix(min(_456, vec2(0.5)), vec2(0.5), isnan(_456)), _456, isnan(vec2(0.5)));
    vec2 _458 = vec2(_12, _13);
    vec2 _743 = mix(mix(max(_458, vec2(0.0)), vec2(0.0), isnan(_458)), _458, isnan(vec2(0.0)));
    vec2 _461 = mix(fract(_458), _458, equal(_458, mix(mix(min(_743, vec2(1.0)), vec2(1.0), isnan(_743)), _743, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _470 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _754 = isnan(0.0) ? _452 : (isnan(_452) ? 0.0 : max(_452, 0.0));
        uint _473 = uint(((isnan(_470) ? _754 : (isnan(_754) ? _470 : min(_754, _470))) * 256.0) + 0.5);
        uint _475 = _473 >> 8u;
        uint _477 = (_473 + 255u) >> 8u;
        vec2 _483 = _461 * ldexp(vec2(max((_434 >> uvec2(_475)), uvec2(1u))), _455);
        vec2 _484 = _483 - _457;
        vec2 _485 = _483 + _457;
        uvec2 _486 = uvec2(mix(mix(max(_484, vec2(0.0)), vec2(0.0), isnan(_484)), _484, isnan(vec2(0.0))));
        uvec2 _492 = ((uvec2(mix(mix(max(_485, vec2(0.0)), vec2(0.0), isnan(_485)), _485, isnan(vec2(0.0)))) - _486) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _497 = uint64_t(_492.x * _492.y) << (_475 * 4u);
        if ((imageLoad(u2, ivec2(_486)).x & _497) != _497)
        {
            uint64_t _506 = imageAtomicOr(u2, ivec2(_486), _497);
        }
        if (_475 != _477)
        {
            vec2 _515 = _461 * ldexp(vec2(max((_434 >> uvec2(_477)), uvec2(1u))), _455);
            vec2 _516 = _515 - _457;
            vec2 _517 = _515 + _457;
            uvec2 _518 = uvec2(mix(mix(max(_516, vec2(0.0)), vec2(0.0), isnan(_516)), _516, isnan(vec2(0.0))));
            uvec2 _524 = ((uvec2(mix(mix(max(_517, vec2(0.0)), vec2(0.0), isnan(_517)), _517, isnan(vec2(0.0)))) - _518) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _529 = uint64_t(_524.x * _524.y) << (_477 * 4u);
            if ((imageLoad(u2, ivec2(_518)).x & _529) != _529)
            {
                uint64_t _538 = imageAtomicOr(u2, ivec2(_518), _529);
            }
        }
    }
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
    if (discarded)
    {
        discard;
    }
}

