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
        vec2 _454 = mix(mix(max(_119, vec2(0.0)), vec2(0.0), isnan(_119)), _119, isnan(vec2(0.0)));
        vec2 _124 = mix(fract(_119), _119, equal(_119, mix(mix(min(_454, vec2(1.0)), vec2(1.0), isnan(_454)), _454, isnan(vec2(1.0)))));
        float _132 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _465 = isnan(0.0) ? _105 : (isnan(_105) ? 0.0 : max(_105, 0.0));
        uint _136 = uint(((isnan(_132) ? _465 : (isnan(_465) ? _132 : min(_465, _132))) * 256.0) + 0.5);
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
        uvec2 _213 = uvec2(textureSize(t0, int(0u)));
        vec2 _215 = vec2(_23, _22);
        vec2 _216 = textureQueryLod(sampler2D(t0, s0), _215);
        float _217 = _216.y;
        vec2 _219 = dFdx(_215);
        vec2 _218 = abs(_219);
        vec2 _221 = dFdy(_215);
        vec2 _220 = abs(_221);
        vec2 _228 = ceil(log2(mix(mix(max(_218, _220), _220, isnan(_218)), _218, isnan(_220)) * vec2(_213)) - vec2((isnan(0.0) ? _217 : (isnan(_217) ? 0.0 : max(_217, 0.0))) + 1.0625));
        float _233 = _216.x;
        ivec2 _236 = -(imageSize(u1) & ivec2(15));
        vec2 _237 = ldexp(exp2(mix(mix(max(_228, vec2(-1.0)), vec2(-1.0), isnan(_228)), _228, isnan(vec2(-1.0)))) - vec2(0.001953125), _236);
        vec2 _238 = mix(mix(min(_237, vec2(0.5)), vec2(0.5), isnan(_237)), _237, isnan(vec2(0.5)));
        vec2 _239 = vec2(_23, _22);
        vec2 _516 = mix(mix(max(_239, vec2(0.0)), vec2(0.0), isnan(_239)), _239, isnan(vec2(0.0)));
        vec2 _242 = mix(fract(_239), _239, equal(_239, mix(mix(min(_516, vec2(1.0)), vec2(1.0), isnan(_516)), _516, isnan(vec2(1.0)))));
        float _247 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _527 = isnan(0.0) ? _233 : (isnan(_233) ? 0.0 : max(_233, 0.0));
        uint _250 = uint(((isnan(_247) ? _527 : (isnan(_527) ? _247 : min(_527, _247))) * 256.0) + 0.5);
        uint _252 = _250 >> 8u;
        uint _254 = (_250 + 255u) >> 8u;
        vec2 _260 = _242 * ldexp(vec2(max((_213 >> uvec2(_252)), uvec2(1u))), _236);
        vec2 _261 = _260 - _238;
        vec2 _262 = _260 + _238;
        uvec2 _263 = uvec2(mix(mix(max(_261, vec2(0.0)), vec2(0.0), isnan(_261)), _261, isnan(vec2(0.0))));
        uvec2 _269 = ((uvec2(mix(mix(max(_262, vec2(0.0)), vec2(0.0), isnan(_262)), _262, isnan(vec2(0.0)))) - _263) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _274 = uint64_t(_269.x * _269.y) << (_252 * 4u);
        if ((imageLoad(u1, ivec2(_263)).x & _274) != _274)
        {
            uint64_t _283 = imageAtomicOr(u1, ivec2(_263), _274);
        }
        if (_252 != _254)
        {
            vec2 _292 = _242 * ldexp(vec2(max((_213 >> uvec2(_254)), uvec2(1u))), _236);
            vec2 _293 = _292 - _238;
            vec2 _294 = _292 + _238;
            uvec2 _295 = uvec2(mix(mix(max(_293, vec2(0.0)), vec2(0.0), isnan(_293)), _293, isnan(vec2(0.0))));
            uvec2 _301 = ((uvec2(mix(mix(max(_294, vec2(0.0)), vec2(0.0), isnan(_294)), _294, isnan(vec2(0.0)))) - _295) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _306 = uint64_t(_301.x * _301.y) << (_254 * 4u);
            if ((imageLoad(u1, ivec2(_295)).x & _306) != _306)
            {
                uint64_t _315 = imageAtomicOr(u1, ivec2(_295), _306);
            }
        }
        float _28 = (_12 + (_19 * 2.0)) * 0.0078125;
        float _29 = (_16 + (_18 * 2.0)) * 0.0078125;
        uvec2 _322 = uvec2(textureSize(t0, int(0u)));
        float _325 = subgroupQuadBroadcast(-1.0, 0u);
        vec2 _326 = vec2(_28, _29) * exp2(_325);
        vec2 _328 = textureQueryLod(sampler2D(t0, s0), _326);
        float _329 = _328.y;
        vec2 _330 = abs(dFdx(_326));
        vec2 _332 = abs(dFdy(_326));
        vec2 _340 = ceil(log2(mix(mix(max(_330, _332), _332, isnan(_330)), _330, isnan(_332)) * vec2(_322)) - vec2((isnan(0.0) ? _329 : (isnan(_329) ? 0.0 : max(_329, 0.0))) + 1.0625));
        float _345 = _328.x;
        ivec2 _348 = -(imageSize(u2) & ivec2(15));
        vec2 _349 = ldexp(exp2(mix(mix(max(_340, vec2(-1.0)), vec2(-1.0), isnan(_340)), _340, isnan(vec2(-1.0)))) - vec2(0.001953125), _348);
        vec2 _350 = mix(mix(min(_349, vec2(0.5)), vec2(0.5), isnan(_349)), _349, isnan(vec2(0.5)));
        vec2 _351 = vec2(_28, _29);
        vec2 _578 = mix(mix(max(_351, vec2(0.0)), vec2(0.0), isnan(_351)), _351, isnan(vec2(0.0)));
        vec2 _354 = mix(fract(_351), _351, equal(_351, mix(mix(min(_578, vec2(1.0)), vec2(1.0), isnan(_578)), _578, isnan(vec2(1.0)))));
        float _359 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _589 = isnan(0.0) ? _345 : (isnan(_345) ? 0.0 : max(_345, 0.0));
        uint _362 = uint(((isnan(_359) ? _589 : (isnan(_589) ? _359 : min(_589, _359))) * 256.0) + 0.5);
        uint _364 = _362 >> 8u;
        uint _366 = (_362 + 255u) >> 8u;
        vec2 _372 = _354 * ldexp(vec2(max((_322 >> uvec2(_364)), uvec2(1u))), _348);
        vec2 _373 = _372 - _350;
        vec2 _374 = _372 + _350;
        uvec2 _375 = uvec2(mix(mix(max(_373, vec2(0.0)), vec2(0.0), isnan(_373)), _373, isnan(vec2(0.0))));
        uvec2 _381 = ((uvec2(mix(mix(max(_374, vec2(0.0)), vec2(0.0), isnan(_374)), _374, isnan(vec2(0.0)))) - _375) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _386 = uint64_t(_381.x * _381.y) << (_364 * 4u);
        if ((imageLoad(u2, ivec2(_375)).x & _386) != _386)
        {
            uint64_t _395 = imageAtomicOr(u2, ivec2(_375), _386);
        }
        if (_364 != _366)
        {
            vec2 _404 = _354 * ldexp(vec2(max((_322 >> uvec2(_366)), uvec2(1u))), _348);
            vec2 _405 = _404 - _350;
            vec2 _406 = _404 + _350;
            uvec2 _407 = uvec2(mix(mix(max(_405, vec2(0.0)), vec2(0.0), isnan(_405)), _405, isnan(vec2(0.0))));
            uvec2 _413 = ((uvec2(mix(mix(max(_406, vec2(0.0)), vec2(0.0), isnan(_406)), _406, isnan(vec2(0.0)))) - _407) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _418 = uint64_t(_413.x * _413.y) << (_366 * 4u);
            if ((imageLoad(u2, ivec2(_407)).x & _418) != _418)
            {
                uint64_t _427 = imageAtomicOr(u2, ivec2(_407), _418);
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

