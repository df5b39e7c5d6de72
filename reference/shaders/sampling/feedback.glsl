#version 460
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#extension GL_EXT_shader_subgroup_extended_types_int64 : require
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
layout(set = 0, binding = 2000, r64ui) uniform restrict u64image2D u0;
layout(set = 0, binding = 2001, r64ui) uniform restrict u64image2D u1;
layout(set = 0, binding = 2002, r64ui) uniform restrict u64image2D u2;

layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uvec2 _64 = uvec2(textureSize(t0, int(0u)));
    vec2 _66 = vec2((gl_FragCoord.x * 0.0234375) + 0.449999988079071044921875, (gl_FragCoord.y * 0.0234375) + 0.449999988079071044921875);
    vec2 _69 = textureQueryLod(sampler2D(t0, s0), _66);
    float _70 = _69.y;
    vec2 _71 = dFdx(_66);
    vec2 _73 = abs(_71);
    vec2 _74 = dFdy(_66);
    vec2 _75 = abs(_74);
    vec2 _85 = ceil(log2(mix(mix(max(_73, _75), _75, isnan(_73)), _73, isnan(_75)) * vec2(_64)) - vec2((isnan(0.0) ? _70 : (isnan(_70) ? 0.0 : max(_70, 0.0))) + 1.0625));
    float _93 = _69.x;
    ivec2 _100 = -(imageSize(u0) & ivec2(15));
    vec2 _101 = ldexp(exp2(mix(mix(max(_85, vec2(-1.0)), vec2(-1.0), isnan(_85)), _85, isnan(vec2(-1.0)))) - vec2(0.001953125), _100);
    vec2 _104 = mix(mix(min(_101, vec2(0.5)), vec2(0.5), isnan(_101)), _101, isnan(vec2(0.5)));
    vec2 _567 = mix(mix(max(_66, vec2(0.0)), vec2(0.0), isnan(_66)), _66, isnan(vec2(0.0)));
    vec2 _111 = mix(fract(_66), _66, equal(_66, mix(mix(min(_567, vec2(1.0)), vec2(1.0), isnan(_567)), _567, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _122 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _578 = isnan(0.0) ? _93 : (isnan(_93) ? 0.0 : max(_93, 0.0));
        uint _127 = uint(((isnan(_122) ? _578 : (isnan(_578) ? _122 : min(_578, _122))) * 256.0) + 0.5);
        uint _128 = _127 >> 8u;
        uint _131 = (_127 + 255u) >> 8u;
        vec2 _138 = _111 * ldexp(vec2(max((_64 >> uvec2(_128)), uvec2(1u))), _100);
        vec2 _139 = _138 - _104;
        vec2 _140 = _138 + _104;
        uvec2 _142 = uvec2(mix(mix(max(_139, vec2(0.0)), vec2(0.0), isnan(_139)), _139, isnan(vec2(0.0))));
        uvec2 _150 = ((uvec2(mix(mix(max(_140, vec2(0.0)), vec2(0.0), isnan(_140)), _140, isnan(vec2(0.0)))) - _142) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _156 = uint64_t(_150.x * _150.y) << (_128 * 4u);
        if ((imageLoad(u0, ivec2(_142)).x & _156) != _156)
        {
            uint64_t _166 = imageAtomicOr(u0, ivec2(_142), _156);
        }
        if (_128 != _131)
        {
            vec2 _175 = _111 * ldexp(vec2(max((_64 >> uvec2(_131)), uvec2(1u))), _100);
            vec2 _176 = _175 - _104;
            vec2 _177 = _175 + _104;
            uvec2 _179 = uvec2(mix(mix(max(_176, vec2(0.0)), vec2(0.0), isnan(_176)), _176, isnan(vec2(0.0))));
            uvec2 _184 = ((uvec2(mix(mix(max(_177, vec2(0.0)), vec2(0.0), isnan(_177)), _177, isnan(vec2(0.0)))) - _179) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _190 = uint64_t(_184.x * _184.y) << (_131 * 4u);
            if ((imageLoad(u0, ivec2(_179)).x & _190) != _190)
            {
                uint64_t _198 = imageAtomicOr(u0, ivec2(_179), _190);
            }
        }
    }
    if (gl_FragCoord.x < 1.0)
    {
        discarded = true;
    }
    uint _15 = t1_1._m0[0u];
    uvec2 _209 = uvec2(textureSize(t0, int(0u)));
    float _212 = subgroupQuadBroadcast(uintBitsToFloat(_15), 0u);
    vec2 _214 = _66 * exp2(_212);
    vec2 _215 = textureQueryLod(sampler2D(t0, s0), _214);
    float _216 = _215.y;
    vec2 _217 = dFdx(_214);
    vec2 _218 = abs(_217);
    vec2 _219 = dFdy(_214);
    vec2 _220 = abs(_219);
    vec2 _228 = ceil(log2(mix(mix(max(_218, _220), _220, isnan(_218)), _218, isnan(_220)) * vec2(_209)) - vec2((isnan(0.0) ? _216 : (isnan(_216) ? 0.0 : max(_216, 0.0))) + 1.0625));
    float _232 = _215.x;
    ivec2 _235 = -(imageSize(u1) & ivec2(15));
    vec2 _236 = ldexp(exp2(mix(mix(max(_228, vec2(-1.0)), vec2(-1.0), isnan(_228)), _228, isnan(vec2(-1.0)))) - vec2(0.001953125), _235);
    vec2 _237 = mix(mix(min(_236, vec2(0.5)), vec2(0.5), isnan(_236)), _236, isnan(vec2(0.5)));
    vec2 _629 = mix(mix(max(_66, vec2(0.0)), vec2(0.0), isnan(_66)), _66, isnan(vec2(0.0)));
    vec2 _241 = mix(fract(_66), _66, equal(_66, mix(mix(min(_629, vec2(1.0)), vec2(1.0), isnan(_629)), _629, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _249 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _640 = isnan(0.0) ? _232 : (isnan(_232) ? 0.0 : max(_232, 0.0));
        uint _253 = uint(((isnan(_249) ? _640 : (isnan(_640) ? _249 : min(_640, _249))) * 256.0) + 0.5);
        uint _254 = _253 >> 8u;
        uint _256 = (_253 + 255u) >> 8u;
        vec2 _262 = _241 * ldexp(vec2(max((_209 >> uvec2(_254)), uvec2(1u))), _235);
        vec2 _263 = _262 - _237;
        vec2 _264 = _262 + _237;
        uvec2 _266 = uvec2(mix(mix(max(_263, vec2(0.0)), vec2(0.0), isnan(_263)), _263, isnan(vec2(0.0))));
        uvec2 _271 = ((uvec2(mix(mix(max(_264, vec2(0.0)), vec2(0.0), isnan(_264)), _264, isnan(vec2(0.0)))) - _266) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _277 = uint64_t(_271.x * _271.y) << (_254 * 4u);
        if ((imageLoad(u1, ivec2(_266)).x & _277) != _277)
        {
            uint64_t _285 = imageAtomicOr(u1, ivec2(_266), _277);
        }
        if (_254 != _256)
        {
            vec2 _294 = _241 * ldexp(vec2(max((_209 >> uvec2(_256)), uvec2(1u))), _235);
            vec2 _295 = _294 - _237;
            vec2 _296 = _294 + _237;
            uvec2 _298 = uvec2(mix(mix(max(_295, vec2(0.0)), vec2(0.0), isnan(_295)), _295, isnan(vec2(0.0))));
            uvec2 _303 = ((uvec2(mix(mix(max(_296, vec2(0.0)), vec2(0.0), isnan(_296)), _296, isnan(vec2(0.0)))) - _298) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _309 = uint64_t(_303.x * _303.y) << (_256 * 4u);
            if ((imageLoad(u1, ivec2(_298)).x & _309) != _309)
            {
                uint64_t _317 = imageAtomicOr(u1, ivec2(_298), _309);
            }
        }
    }
    uint _21 = t1_1._m0[1u];
    float _26 = uintBitsToFloat(_21);
    uvec2 _320 = uvec2(textureSize(t0, int(0u)));
    float _323 = subgroupQuadBroadcast(-0.25, 0u);
    vec2 _325 = _66 * exp2(_323);
    vec2 _326 = textureQueryLod(sampler2D(t0, s0), _325);
    float _327 = _326.y;
    vec2 _328 = dFdx(_325);
    vec2 _329 = abs(_328);
    vec2 _330 = dFdy(_325);
    vec2 _331 = abs(_330);
    vec2 _339 = ceil(log2(mix(mix(max(_329, _331), _331, isnan(_329)), _329, isnan(_331)) * vec2(_320)) - vec2((isnan(0.0) ? _327 : (isnan(_327) ? 0.0 : max(_327, 0.0))) + 1.0625));
    float _343 = _326.x;
    float _344 = isnan(_26) ? _343 : (isnan(_343) ? _26 : max(_343, _26));
    ivec2 _347 = -(imageSize(u1) & ivec2(15));
    vec2 _348 = ldexp(exp2(mix(mix(max(_339, vec2(-1.0)), vec2(-1.0), isnan(_339)), _339, isnan(vec2(-1.0)))) - vec2(0.001953125), _347);
    vec2 _349 = mix(mix(min(_348, vec2(0.5)), vec2(0.5), isnan(_348)), _348, isnan(vec2(0.5)));
    vec2 _696 = mix(mix(max(_66, vec2(0.0)), vec2(0.0), isnan(_66)), _66, isnan(vec2(0.0)));
    vec2 _353 = mix(fract(_66), _66, equal(_66, mix(mix(min(_696, vec2(1.0)), vec2(1.0), isnan(_696)), _696, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _361 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _707 = isnan(0.0) ? _344 : (isnan(_344) ? 0.0 : max(_344, 0.0));
        uint _365 = uint(((isnan(_361) ? _707 : (isnan(_707) ? _361 : min(_707, _361))) * 256.0) + 0.5);
        uint _366 = _365 >> 8u;
        uint _368 = (_365 + 255u) >> 8u;
        vec2 _374 = _353 * ldexp(vec2(max((_320 >> uvec2(_366)), uvec2(1u))), _347);
        vec2 _375 = _374 - _349;
        vec2 _376 = _374 + _349;
        uvec2 _378 = uvec2(mix(mix(max(_375, vec2(0.0)), vec2(0.0), isnan(_375)), _375, isnan(vec2(0.0))));
        uvec2 _383 = ((uvec2(mix(mix(max(_376, vec2(0.0)), vec2(0.0), isnan(_376)), _376, isnan(vec2(0.0)))) - _378) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _389 = uint64_t(_383.x * _383.y) << (_366 * 4u);
        if ((imageLoad(u1, ivec2(_378)).x & _389) != _389)
        {
            uint64_t _397 = imageAtomicOr(u1, ivec2(_378), _389);
        }
        if (_366 != _368)
        {
            vec2 _406 = _353 * ldexp(vec2(max((_320 >> uvec2(_368)), uvec2(1u))), _347);
            vec2 _407 = _406 - _349;
            vec2 _408 = _406 + _349;
            uvec2 _410 = uvec2(mix(mix(max(_407, vec2(0.0)), vec2(0.0), isnan(_407)), _407, isnan(vec2(0.0))));
            uvec2 _415 = ((uvec2(mix(mix(max(_408, vec2(0.0)), vec2(0.0), isnan(_408)), _408, isnan(vec2(0.0)))) - _410) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _421 = uint64_t(_415.x * _415.y) << (_368 * 4u);
            if ((imageLoad(u1, ivec2(_410)).x & _421) != _421)
            {
                uint64_t _429 = imageAtomicOr(u1, ivec2(_410), _421);
            }
        }
    }
    uint _27 = t1_1._m0[1u];
    float _32 = uintBitsToFloat(_27);
    uvec2 _433 = uvec2(textureSize(t0, int(0u)));
    vec2 _435 = textureQueryLod(sampler2D(t0, s0), _66);
    float _436 = _435.y;
    vec2 _437 = dFdx(_66);
    vec2 _438 = abs(_437);
    vec2 _439 = dFdy(_66);
    vec2 _440 = abs(_439);
    vec2 _448 = ceil(log2(mix(mix(max(_438, _440), _440, isnan(_438)), _438, isnan(_440)) * vec2(_433)) - vec2((isnan(0.0) ? _436 : (isnan(_436) ? 0.0 : max(_436, 0.0))) + 1.0625));
    float _452 = _435.x;
    float _453 = isnan(_32) ? _452 : (isnan(_452) ? _32 : max(_452, _32));
    ivec2 _456 = -(imageSize(u2) & ivec2(15));
    vec2 _457 = ldexp(exp2(mix(mix(max(_448, vec2(-1.0)), vec2(-1.0), isnan(_448)), _448, isnan(vec2(-1.0)))) - vec2(0.001953125), _456);
    vec2 _458 = mix(mix(min(_457, vec2(0.5)), vec2(0.5), isnan(_457)), _457, isnan(vec2(0.5)));
    vec2 _763 = mix(mix(max(_66, vec2(0.0)), vec2(0.0), isnan(_66)), _66, isnan(vec2(0.0)));
    vec2 _462 = mix(fract(_66), _66, equal(_66, mix(mix(min(_763, vec2(1.0)), vec2(1.0), isnan(_763)), _763, isnan(vec2(1.0)))));
    if (!discarded)
    {
        float _470 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _774 = isnan(0.0) ? _453 : (isnan(_453) ? 0.0 : max(_453, 0.0));
        uint _474 = uint(((isnan(_470) ? _774 : (isnan(_774) ? _470 : min(_774, _470))) * 256.0) + 0.5);
        uint _475 = _474 >> 8u;
        uint _477 = (_474 + 255u) >> 8u;
        vec2 _483 = _462 * ldexp(vec2(max((_433 >> uvec2(_475)), uvec2(1u))), _456);
        vec2 _484 = _483 - _458;
        vec2 _485 = _483 + _458;
        uvec2 _487 = uvec2(mix(mix(max(_484, vec2(0.0)), vec2(0.0), isnan(_484)), _484, isnan(vec2(0.0))));
        uvec2 _492 = ((uvec2(mix(mix(max(_485, vec2(0.0)), vec2(0.0), isnan(_485)), _485, isnan(vec2(0.0)))) - _487) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _498 = uint64_t(_492.x * _492.y) << (_475 * 4u);
        if ((imageLoad(u2, ivec2(_487)).x & _498) != _498)
        {
            uint64_t _506 = imageAtomicOr(u2, ivec2(_487), _498);
        }
        if (_475 != _477)
        {
            vec2 _515 = _462 * ldexp(vec2(max((_433 >> uvec2(_477)), uvec2(1u))), _456);
            vec2 _516 = _515 - _458;
            vec2 _517 = _515 + _458;
            uvec2 _519 = uvec2(mix(mix(max(_516, vec2(0.0)), vec2(0.0), isnan(_516)), _516, isnan(vec2(0.0))));
            uvec2 _524 = ((uvec2(mix(mix(max(_517, vec2(0.0)), vec2(0.0), isnan(_517)), _517, isnan(vec2(0.0)))) - _519) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _530 = uint64_t(_524.x * _524.y) << (_477 * 4u);
            if ((imageLoad(u2, ivec2(_519)).x & _530) != _530)
            {
                uint64_t _538 = imageAtomicOr(u2, ivec2(_519), _530);
            }
        }
    }
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
    if (discarded)
    {
        discard;
    }
}

