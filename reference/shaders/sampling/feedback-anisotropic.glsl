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
    uvec2 _m0[];
} t1_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 2000, r64ui) uniform restrict u64image2D u0;
layout(set = 0, binding = 2001, r64ui) uniform restrict u64image2D u1;
layout(set = 0, binding = 2002, r64ui) uniform restrict u64image2D u2;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _30;
    bool _31;
    uint _32 = 0u;
    for (;;)
    {
        uint _53 = _32 & 536870911u;
        uvec2 _56 = t1_1._m0[_53];
        float _12 = uintBitsToFloat(_56.x);
        float _16 = float((_32 << 4u) | 16u);
        float _18 = gl_FragCoord.y + (-0.5);
        float _19 = uintBitsToFloat(_56.y) * (gl_FragCoord.x + (-0.5));
        float _22 = (_19 + _12) * 0.0078125;
        float _23 = (_16 + _18) * 0.0078125;
        uvec2 _77 = uvec2(textureSize(t0, int(0u)));
        vec2 _79 = vec2(_22, _23);
        vec2 _82 = textureQueryLod(sampler2D(t0, s0), _79);
        float _83 = _82.y;
        vec2 _84 = dFdx(_79);
        vec2 _86 = abs(_84);
        vec2 _87 = dFdy(_79);
        vec2 _88 = abs(_87);
        vec2 _98 = ceil(log2(mix(mix(max(_86, _88), _88, isnan(_86)), _86, isnan(_88)) * vec2(_77)) - vec2((isnan(0.0) ? _83 : (isnan(_83) ? 0.0 : max(_83, 0.0))) + 1.0625));
        float _106 = _82.x;
        ivec2 _113 = -(imageSize(u0) & ivec2(15));
        vec2 _114 = ldexp(exp2(mix(mix(max(_98, vec2(-1.0)), vec2(-1.0), isnan(_98)), _98, isnan(vec2(-1.0)))) - vec2(0.001953125), _113);
        vec2 _117 = mix(mix(min(_114, vec2(0.5)), vec2(0.5), isnan(_114)), _114, isnan(vec2(0.5)));
        vec2 _448 = mix(mix(max(_79, vec2(0.0)), vec2(0.0), isnan(_79)), _79, isnan(vec2(0.0)));
        vec2 _125 = mix(fract(_79), _79, equal(_79, mix(mix(min(_448, vec2(1.0)), vec2(1.0), isnan(_448)), _448, isnan(vec2(1.0)))));
        float _132 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _459 = isnan(0.0) ? _106 : (isnan(_106) ? 0.0 : max(_106, 0.0));
        uint _137 = uint(((isnan(_132) ? _459 : (isnan(_459) ? _132 : min(_459, _132))) * 256.0) + 0.5);
        uint _138 = _137 >> 8u;
        uint _141 = (_137 + 255u) >> 8u;
        vec2 _148 = _125 * ldexp(vec2(max((_77 >> uvec2(_138)), uvec2(1u))), _113);
        vec2 _149 = _148 - _117;
        vec2 _150 = _148 + _117;
        uvec2 _152 = uvec2(mix(mix(max(_149, vec2(0.0)), vec2(0.0), isnan(_149)), _149, isnan(vec2(0.0))));
        uvec2 _159 = ((uvec2(mix(mix(max(_150, vec2(0.0)), vec2(0.0), isnan(_150)), _150, isnan(vec2(0.0)))) - _152) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _165 = uint64_t(_159.x * _159.y) << (_138 * 4u);
        if ((imageLoad(u0, ivec2(_152)).x & _165) != _165)
        {
            uint64_t _175 = imageAtomicOr(u0, ivec2(_152), _165);
        }
        if (_138 != _141)
        {
            vec2 _184 = _125 * ldexp(vec2(max((_77 >> uvec2(_141)), uvec2(1u))), _113);
            vec2 _185 = _184 - _117;
            vec2 _186 = _184 + _117;
            uvec2 _188 = uvec2(mix(mix(max(_185, vec2(0.0)), vec2(0.0), isnan(_185)), _185, isnan(vec2(0.0))));
            uvec2 _193 = ((uvec2(mix(mix(max(_186, vec2(0.0)), vec2(0.0), isnan(_186)), _186, isnan(vec2(0.0)))) - _188) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _199 = uint64_t(_193.x * _193.y) << (_141 * 4u);
            if ((imageLoad(u0, ivec2(_188)).x & _199) != _199)
            {
                uint64_t _207 = imageAtomicOr(u0, ivec2(_188), _199);
            }
        }
        uvec2 _211 = uvec2(textureSize(t0, int(0u)));
        vec2 _213 = vec2(_23, _22);
        vec2 _214 = textureQueryLod(sampler2D(t0, s0), _213);
        float _215 = _214.y;
        vec2 _216 = dFdx(_213);
        vec2 _217 = abs(_216);
        vec2 _218 = dFdy(_213);
        vec2 _219 = abs(_218);
        vec2 _227 = ceil(log2(mix(mix(max(_217, _219), _219, isnan(_217)), _217, isnan(_219)) * vec2(_211)) - vec2((isnan(0.0) ? _215 : (isnan(_215) ? 0.0 : max(_215, 0.0))) + 1.0625));
        float _231 = _214.x;
        ivec2 _234 = -(imageSize(u1) & ivec2(15));
        vec2 _235 = ldexp(exp2(mix(mix(max(_227, vec2(-1.0)), vec2(-1.0), isnan(_227)), _227, isnan(vec2(-1.0)))) - vec2(0.001953125), _234);
        vec2 _236 = mix(mix(min(_235, vec2(0.5)), vec2(0.5), isnan(_235)), _235, isnan(vec2(0.5)));
        vec2 _510 = mix(mix(max(_213, vec2(0.0)), vec2(0.0), isnan(_213)), _213, isnan(vec2(0.0)));
        vec2 _240 = mix(fract(_213), _213, equal(_213, mix(mix(min(_510, vec2(1.0)), vec2(1.0), isnan(_510)), _510, isnan(vec2(1.0)))));
        float _244 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _521 = isnan(0.0) ? _231 : (isnan(_231) ? 0.0 : max(_231, 0.0));
        uint _248 = uint(((isnan(_244) ? _521 : (isnan(_521) ? _244 : min(_521, _244))) * 256.0) + 0.5);
        uint _249 = _248 >> 8u;
        uint _251 = (_248 + 255u) >> 8u;
        vec2 _257 = _240 * ldexp(vec2(max((_211 >> uvec2(_249)), uvec2(1u))), _234);
        vec2 _258 = _257 - _236;
        vec2 _259 = _257 + _236;
        uvec2 _261 = uvec2(mix(mix(max(_258, vec2(0.0)), vec2(0.0), isnan(_258)), _258, isnan(vec2(0.0))));
        uvec2 _266 = ((uvec2(mix(mix(max(_259, vec2(0.0)), vec2(0.0), isnan(_259)), _259, isnan(vec2(0.0)))) - _261) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _272 = uint64_t(_266.x * _266.y) << (_249 * 4u);
        if ((imageLoad(u1, ivec2(_261)).x & _272) != _272)
        {
            uint64_t _280 = imageAtomicOr(u1, ivec2(_261), _272);
        }
        if (_249 != _251)
        {
            vec2 _289 = _240 * ldexp(vec2(max((_211 >> uvec2(_251)), uvec2(1u))), _234);
            vec2 _290 = _289 - _236;
            vec2 _291 = _289 + _236;
            uvec2 _293 = uvec2(mix(mix(max(_290, vec2(0.0)), vec2(0.0), isnan(_290)), _290, isnan(vec2(0.0))));
            uvec2 _298 = ((uvec2(mix(mix(max(_291, vec2(0.0)), vec2(0.0), isnan(_291)), _291, isnan(vec2(0.0)))) - _293) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _304 = uint64_t(_298.x * _298.y) << (_251 * 4u);
            if ((imageLoad(u1, ivec2(_293)).x & _304) != _304)
            {
                uint64_t _312 = imageAtomicOr(u1, ivec2(_293), _304);
            }
        }
        uvec2 _317 = uvec2(textureSize(t0, int(0u)));
        vec2 _319 = vec2((_12 + (_19 * 2.0)) * 0.0078125, (_16 + (_18 * 2.0)) * 0.0078125);
        float _320 = subgroupQuadBroadcast(-1.0, 0u);
        vec2 _322 = _319 * exp2(_320);
        vec2 _323 = textureQueryLod(sampler2D(t0, s0), _322);
        float _324 = _323.y;
        vec2 _325 = dFdx(_322);
        vec2 _326 = abs(_325);
        vec2 _327 = dFdy(_322);
        vec2 _328 = abs(_327);
        vec2 _336 = ceil(log2(mix(mix(max(_326, _328), _328, isnan(_326)), _326, isnan(_328)) * vec2(_317)) - vec2((isnan(0.0) ? _324 : (isnan(_324) ? 0.0 : max(_324, 0.0))) + 1.0625));
        float _340 = _323.x;
        ivec2 _343 = -(imageSize(u2) & ivec2(15));
        vec2 _344 = ldexp(exp2(mix(mix(max(_336, vec2(-1.0)), vec2(-1.0), isnan(_336)), _336, isnan(vec2(-1.0)))) - vec2(0.001953125), _343);
        vec2 _345 = mix(mix(min(_344, vec2(0.5)), vec2(0.5), isnan(_344)), _344, isnan(vec2(0.5)));
        vec2 _572 = mix(mix(max(_319, vec2(0.0)), vec2(0.0), isnan(_319)), _319, isnan(vec2(0.0)));
        vec2 _349 = mix(fract(_319), _319, equal(_319, mix(mix(min(_572, vec2(1.0)), vec2(1.0), isnan(_572)), _572, isnan(vec2(1.0)))));
        float _353 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _583 = isnan(0.0) ? _340 : (isnan(_340) ? 0.0 : max(_340, 0.0));
        uint _357 = uint(((isnan(_353) ? _583 : (isnan(_583) ? _353 : min(_583, _353))) * 256.0) + 0.5);
        uint _358 = _357 >> 8u;
        uint _360 = (_357 + 255u) >> 8u;
        vec2 _366 = _349 * ldexp(vec2(max((_317 >> uvec2(_358)), uvec2(1u))), _343);
        vec2 _367 = _366 - _345;
        vec2 _368 = _366 + _345;
        uvec2 _370 = uvec2(mix(mix(max(_367, vec2(0.0)), vec2(0.0), isnan(_367)), _367, isnan(vec2(0.0))));
        uvec2 _375 = ((uvec2(mix(mix(max(_368, vec2(0.0)), vec2(0.0), isnan(_368)), _368, isnan(vec2(0.0)))) - _370) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _381 = uint64_t(_375.x * _375.y) << (_358 * 4u);
        if ((imageLoad(u2, ivec2(_370)).x & _381) != _381)
        {
            uint64_t _389 = imageAtomicOr(u2, ivec2(_370), _381);
        }
        if (_358 != _360)
        {
            vec2 _398 = _349 * ldexp(vec2(max((_317 >> uvec2(_360)), uvec2(1u))), _343);
            vec2 _399 = _398 - _345;
            vec2 _400 = _398 + _345;
            uvec2 _402 = uvec2(mix(mix(max(_399, vec2(0.0)), vec2(0.0), isnan(_399)), _399, isnan(vec2(0.0))));
            uvec2 _407 = ((uvec2(mix(mix(max(_400, vec2(0.0)), vec2(0.0), isnan(_400)), _400, isnan(vec2(0.0)))) - _402) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _413 = uint64_t(_407.x * _407.y) << (_360 * 4u);
            if ((imageLoad(u2, ivec2(_402)).x & _413) != _413)
            {
                uint64_t _421 = imageAtomicOr(u2, ivec2(_402), _413);
            }
        }
        _30 = _32 + 1u;
        _31 = _30 == 8u;
        if (_31)
        {
            break;
        }
        else
        {
            _32 = _30;
            continue;
        }
    }
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
}

