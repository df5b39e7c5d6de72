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
    uvec2 _m0[];
} t1_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 2000) uniform restrict image2D u0;
layout(set = 0, binding = 2001) uniform restrict image2D u1;
layout(set = 0, binding = 2002) uniform restrict image2D u2;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _30;
    bool _31;
    uint _32 = 0u;
    for (;;)
    {
        uint _52 = (_32 << 3u) >> 3u;
        uvec2 _55 = t1_1._m0[_52];
        float _12 = uintBitsToFloat(_55.x);
        float _16 = float((_32 << 4u) | 16u);
        float _18 = gl_FragCoord.y + (-0.5);
        float _19 = uintBitsToFloat(_55.y) * (gl_FragCoord.x + (-0.5));
        float _22 = (_19 + _12) * 0.0078125;
        float _23 = (_16 + _18) * 0.0078125;
        uvec2 _76 = uvec2(textureSize(t0, int(0u)));
        vec2 _78 = vec2(_22, _23);
        vec2 _81 = textureQueryLod(sampler2D(t0, s0), _78);
        float _82 = _81.y;
        vec2 _85 = dFdx(_78);
        vec2 _83 = abs(_85);
        vec2 _87 = dFdy(_78);
        vec2 _86 = abs(_87);
        vec2 _96 = ceil(log2(mix(mix(max(_83, _86), _86, isnan(_83)), _83, isnan(_86)) * vec2(_76)) - vec2((isnan(0.0) ? _82 : (isnan(_82) ? 0.0 : max(_82, 0.0))) + 1.0625));
        float _105 = _81.x;
        ivec2 _112 = -(imageSize(u0) & ivec2(15));
        vec2 _113 = ldexp(exp2(mix(mix(max(_96, vec2(-1.0)), vec2(-1.0), isnan(_96)), _96, isnan(vec2(-1.0)))) - vec2(0.001953125), _112);
        vec2 _114 = mix(mix(min(_113, vec2(0.5)), vec2(0.5), isnan(_113)), _113, isnan(vec2(0.5)));
        vec2 _119 = vec2(_22, _23);
        vec2 _450 = mix(mix(max(_119, vec2(0.0)), vec2(0.0), isnan(_119)), _119, isnan(vec2(0.0)));
        vec2 _124 = mix(fract(_119), _119, equal(_119, mix(mix(min(_450, vec2(1.0)), vec2(1.0), isnan(_450)), _450, isnan(vec2(1.0)))));
        float _132 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _461 = isnan(0.0) ? _105 : (isnan(_105) ? 0.0 : max(_105, 0.0));
        uint _136 = uint(((isnan(_132) ? _461 : (isnan(_461) ? _132 : min(_461, _132))) * 256.0) + 0.5);
        uint _138 = _136 >> 8u;
        uint _141 = (_136 + 255u) >> 8u;
        vec2 _148 = _124 * ldexp(vec2(max((_76 >> uvec2(_138)), uvec2(1u))), _112);
        vec2 _149 = _148 - _114;
        vec2 _150 = _148 + _114;
        uvec2 _151 = uvec2(mix(mix(max(_149, vec2(0.0)), vec2(0.0), isnan(_149)), _149, isnan(vec2(0.0))));
        uvec2 _159 = ((uvec2(mix(mix(max(_150, vec2(0.0)), vec2(0.0), isnan(_150)), _150, isnan(vec2(0.0)))) - _151) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _164 = uint64_t(_159.x * _159.y) << (_138 * 4u);
        if ((imageLoad(u0, ivec2(_151)).x & _164) != _164)
        {
            uint64_t _175 = imageAtomicOr(u0, ivec2(_151), _164);
        }
        if (_138 != _141)
        {
            vec2 _184 = _124 * ldexp(vec2(max((_76 >> uvec2(_141)), uvec2(1u))), _112);
            vec2 _185 = _184 - _114;
            vec2 _186 = _184 + _114;
            uvec2 _187 = uvec2(mix(mix(max(_185, vec2(0.0)), vec2(0.0), isnan(_185)), _185, isnan(vec2(0.0))));
            uvec2 _193 = ((uvec2(mix(mix(max(_186, vec2(0.0)), vec2(0.0), isnan(_186)), _186, isnan(vec2(0.0)))) - _187) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _198 = uint64_t(_193.x * _193.y) << (_141 * 4u);
            if ((imageLoad(u0, ivec2(_187)).x & _198) != _198)
            {
                uint64_t _207 = imageAtomicOr(u0, ivec2(_187), _198);
            }
        }
        uvec2 _211 = uvec2(textureSize(t0, int(0u)));
        vec2 _213 = vec2(_23, _22);
        vec2 _214 = textureQueryLod(sampler2D(t0, s0), _213);
        float _215 = _214.y;
        vec2 _217 = dFdx(_213);
        vec2 _216 = abs(_217);
        vec2 _219 = dFdy(_213);
        vec2 _218 = abs(_219);
        vec2 _226 = ceil(log2(mix(mix(max(_216, _218), _218, isnan(_216)), _216, isnan(_218)) * vec2(_211)) - vec2((isnan(0.0) ? _215 : (isnan(_215) ? 0.0 : max(_215, 0.0))) + 1.0625));
        float _231 = _214.x;
        ivec2 _234 = -(imageSize(u1) & ivec2(15));
        vec2 _235 = ldexp(exp2(mix(mix(max(_226, vec2(-1.0)), vec2(-1.0), isnan(_226)), _226, isnan(vec2(-1.0)))) - vec2(0.001953125), _234);
        vec2 _236 = mix(mix(min(_235, vec2(0.5)), vec2(0.5), isnan(_235)), _235, isnan(vec2(0.5)));
        vec2 _237 = vec2(_23, _22);
        vec2 _512 = mix(mix(max(_237, vec2(0.0)), vec2(0.0), isnan(_237)), _237, isnan(vec2(0.0)));
        vec2 _240 = mix(fract(_237), _237, equal(_237, mix(mix(min(_512, vec2(1.0)), vec2(1.0), isnan(_512)), _512, isnan(vec2(1.0)))));
        float _245 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _523 = isnan(0.0) ? _231 : (isnan(_231) ? 0.0 : max(_231, 0.0));
        uint _248 = uint(((isnan(_245) ? _523 : (isnan(_523) ? _245 : min(_523, _245))) * 256.0) + 0.5);
        uint _250 = _248 >> 8u;
        uint _252 = (_248 + 255u) >> 8u;
        vec2 _258 = _240 * ldexp(vec2(max((_211 >> uvec2(_250)), uvec2(1u))), _234);
        vec2 _259 = _258 - _236;
        vec2 _260 = _258 + _236;
        uvec2 _261 = uvec2(mix(mix(max(_259, vec2(0.0)), vec2(0.0), isnan(_259)), _259, isnan(vec2(0.0))));
        uvec2 _267 = ((uvec2(mix(mix(max(_260, vec2(0.0)), vec2(0.0), isnan(_260)), _260, isnan(vec2(0.0)))) - _261) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _272 = uint64_t(_267.x * _267.y) << (_250 * 4u);
        if ((imageLoad(u1, ivec2(_261)).x & _272) != _272)
        {
            uint64_t _281 = imageAtomicOr(u1, ivec2(_261), _272);
        }
        if (_250 != _252)
        {
            vec2 _290 = _240 * ldexp(vec2(max((_211 >> uvec2(_252)), uvec2(1u))), _234);
            vec2 _291 = _290 - _236;
            vec2 _292 = _290 + _236;
            uvec2 _293 = uvec2(mix(mix(max(_291, vec2(0.0)), vec2(0.0), isnan(_291)), _291, isnan(vec2(0.0))));
            uvec2 _299 = ((uvec2(mix(mix(max(_292, vec2(0.0)), vec2(0.0), isnan(_292)), _292, isnan(vec2(0.0)))) - _293) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _304 = uint64_t(_299.x * _299.y) << (_252 * 4u);
            if ((imageLoad(u1, ivec2(_293)).x & _304) != _304)
            {
                uint64_t _313 = imageAtomicOr(u1, ivec2(_293), _304);
            }
        }
        float _28 = (_12 + (_19 * 2.0)) * 0.0078125;
        float _29 = (_16 + (_18 * 2.0)) * 0.0078125;
        uvec2 _318 = uvec2(textureSize(t0, int(0u)));
        float _321 = subgroupQuadBroadcast(-1.0, 0u);
        vec2 _322 = vec2(_28, _29) * exp2(_321);
        vec2 _324 = textureQueryLod(sampler2D(t0, s0), _322);
        float _325 = _324.y;
        vec2 _326 = abs(dFdx(_322));
        vec2 _328 = abs(dFdy(_322));
        vec2 _336 = ceil(log2(mix(mix(max(_326, _328), _328, isnan(_326)), _326, isnan(_328)) * vec2(_318)) - vec2((isnan(0.0) ? _325 : (isnan(_325) ? 0.0 : max(_325, 0.0))) + 1.0625));
        float _341 = _324.x;
        ivec2 _344 = -(imageSize(u2) & ivec2(15));
        vec2 _345 = ldexp(exp2(mix(mix(max(_336, vec2(-1.0)), vec2(-1.0), isnan(_336)), _336, isnan(vec2(-1.0)))) - vec2(0.001953125), _344);
        vec2 _346 = mix(mix(min(_345, vec2(0.5)), vec2(0.5), isnan(_345)), _345, isnan(vec2(0.5)));
        vec2 _347 = vec2(_28, _29);
        vec2 _574 = mix(mix(max(_347, vec2(0.0)), vec2(0.0), isnan(_347)), _347, isnan(vec2(0.0)));
        vec2 _350 = mix(fract(_347), _347, equal(_347, mix(mix(min(_574, vec2(1.0)), vec2(1.0), isnan(_574)), _574, isnan(vec2(1.0)))));
        float _355 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _585 = isnan(0.0) ? _341 : (isnan(_341) ? 0.0 : max(_341, 0.0));
        uint _358 = uint(((isnan(_355) ? _585 : (isnan(_585) ? _355 : min(_585, _355))) * 256.0) + 0.5);
        uint _360 = _358 >> 8u;
        uint _362 = (_358 + 255u) >> 8u;
        vec2 _368 = _350 * ldexp(vec2(max((_318 >> uvec2(_360)), uvec2(1u))), _344);
        vec2 _369 = _368 - _346;
        vec2 _370 = _368 + _346;
        uvec2 _371 = uvec2(mix(mix(max(_369, vec2(0.0)), vec2(0.0), isnan(_369)), _369, isnan(vec2(0.0))));
        uvec2 _377 = ((uvec2(mix(mix(max(_370, vec2(0.0)), vec2(0.0), isnan(_370)), _370, isnan(vec2(0.0)))) - _371) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _382 = uint64_t(_377.x * _377.y) << (_360 * 4u);
        if ((imageLoad(u2, ivec2(_371)).x & _382) != _382)
        {
            uint64_t _391 = imageAtomicOr(u2, ivec2(_371), _382);
        }
        if (_360 != _362)
        {
            vec2 _400 = _350 * ldexp(vec2(max((_318 >> uvec2(_362)), uvec2(1u))), _344);
            vec2 _401 = _400 - _346;
            vec2 _402 = _400 + _346;
            uvec2 _403 = uvec2(mix(mix(max(_401, vec2(0.0)), vec2(0.0), isnan(_401)), _401, isnan(vec2(0.0))));
            uvec2 _409 = ((uvec2(mix(mix(max(_402, vec2(0.0)), vec2(0.0), isnan(_402)), _402, isnan(vec2(0.0)))) - _403) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _414 = uint64_t(_409.x * _409.y) << (_362 * 4u);
            if ((imageLoad(u2, ivec2(_403)).x & _414) != _414)
            {
                uint64_t _423 = imageAtomicOr(u2, ivec2(_403), _414);
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

