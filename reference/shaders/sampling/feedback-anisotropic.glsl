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
        vec2 _86 = dFdx(_79);
        vec2 _84 = abs(_86);
        vec2 _88 = dFdy(_79);
        vec2 _87 = abs(_88);
        vec2 _97 = ceil(log2(mix(mix(max(_84, _87), _87, isnan(_84)), _84, isnan(_87)) * vec2(_77)) - vec2((isnan(0.0) ? _83 : (isnan(_83) ? 0.0 : max(_83, 0.0))) + 1.0625));
        float _106 = _82.x;
        ivec2 _113 = -(imageSize(u0) & ivec2(15));
        vec2 _114 = ldexp(exp2(mix(mix(max(_97, vec2(-1.0)), vec2(-1.0), isnan(_97)), _97, isnan(vec2(-1.0)))) - vec2(0.001953125), _113);
        vec2 _115 = mix(mix(min(_114, vec2(0.5)), vec2(0.5), isnan(_114)), _114, isnan(vec2(0.5)));
        vec2 _120 = vec2(_22, _23);
        vec2 _451 = mix(mix(max(_120, vec2(0.0)), vec2(0.0), isnan(_120)), _120, isnan(vec2(0.0)));
        vec2 _125 = mix(fract(_120), _120, equal(_120, mix(mix(min(_451, vec2(1.0)), vec2(1.0), isnan(_451)), _451, isnan(vec2(1.0)))));
        float _133 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _462 = isnan(0.0) ? _106 : (isnan(_106) ? 0.0 : max(_106, 0.0));
        uint _137 = uint(((isnan(_133) ? _462 : (isnan(_462) ? _133 : min(_462, _133))) * 256.0) + 0.5);
        uint _139 = _137 >> 8u;
        uint _142 = (_137 + 255u) >> 8u;
        vec2 _149 = _125 * ldexp(vec2(max((_77 >> uvec2(_139)), uvec2(1u))), _113);
        vec2 _150 = _149 - _115;
        vec2 _151 = _149 + _115;
        uvec2 _152 = uvec2(mix(mix(max(_150, vec2(0.0)), vec2(0.0), isnan(_150)), _150, isnan(vec2(0.0))));
        uvec2 _160 = ((uvec2(mix(mix(max(_151, vec2(0.0)), vec2(0.0), isnan(_151)), _151, isnan(vec2(0.0)))) - _152) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _165 = uint64_t(_160.x * _160.y) << (_139 * 4u);
        if ((imageLoad(u0, ivec2(_152)).x & _165) != _165)
        {
            uint64_t _176 = imageAtomicOr(u0, ivec2(_152), _165);
        }
        if (_139 != _142)
        {
            vec2 _185 = _125 * ldexp(vec2(max((_77 >> uvec2(_142)), uvec2(1u))), _113);
            vec2 _186 = _185 - _115;
            vec2 _187 = _185 + _115;
            uvec2 _188 = uvec2(mix(mix(max(_186, vec2(0.0)), vec2(0.0), isnan(_186)), _186, isnan(vec2(0.0))));
            uvec2 _194 = ((uvec2(mix(mix(max(_187, vec2(0.0)), vec2(0.0), isnan(_187)), _187, isnan(vec2(0.0)))) - _188) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _199 = uint64_t(_194.x * _194.y) << (_142 * 4u);
            if ((imageLoad(u0, ivec2(_188)).x & _199) != _199)
            {
                uint64_t _208 = imageAtomicOr(u0, ivec2(_188), _199);
            }
        }
        uvec2 _212 = uvec2(textureSize(t0, int(0u)));
        vec2 _214 = vec2(_23, _22);
        vec2 _215 = textureQueryLod(sampler2D(t0, s0), _214);
        float _216 = _215.y;
        vec2 _218 = dFdx(_214);
        vec2 _217 = abs(_218);
        vec2 _220 = dFdy(_214);
        vec2 _219 = abs(_220);
        vec2 _227 = ceil(log2(mix(mix(max(_217, _219), _219, isnan(_217)), _217, isnan(_219)) * vec2(_212)) - vec2((isnan(0.0) ? _216 : (isnan(_216) ? 0.0 : max(_216, 0.0))) + 1.0625));
        float _232 = _215.x;
        ivec2 _235 = -(imageSize(u1) & ivec2(15));
        vec2 _236 = ldexp(exp2(mix(mix(max(_227, vec2(-1.0)), vec2(-1.0), isnan(_227)), _227, isnan(vec2(-1.0)))) - vec2(0.001953125), _235);
        vec2 _237 = mix(mix(min(_236, vec2(0.5)), vec2(0.5), isnan(_236)), _236, isnan(vec2(0.5)));
        vec2 _238 = vec2(_23, _22);
        vec2 _513 = mix(mix(max(_238, vec2(0.0)), vec2(0.0), isnan(_238)), _238, isnan(vec2(0.0)));
        vec2 _241 = mix(fract(_238), _238, equal(_238, mix(mix(min(_513, vec2(1.0)), vec2(1.0), isnan(_513)), _513, isnan(vec2(1.0)))));
        float _246 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _524 = isnan(0.0) ? _232 : (isnan(_232) ? 0.0 : max(_232, 0.0));
        uint _249 = uint(((isnan(_246) ? _524 : (isnan(_524) ? _246 : min(_524, _246))) * 256.0) + 0.5);
        uint _251 = _249 >> 8u;
        uint _253 = (_249 + 255u) >> 8u;
        vec2 _259 = _241 * ldexp(vec2(max((_212 >> uvec2(_251)), uvec2(1u))), _235);
        vec2 _260 = _259 - _237;
        vec2 _261 = _259 + _237;
        uvec2 _262 = uvec2(mix(mix(max(_260, vec2(0.0)), vec2(0.0), isnan(_260)), _260, isnan(vec2(0.0))));
        uvec2 _268 = ((uvec2(mix(mix(max(_261, vec2(0.0)), vec2(0.0), isnan(_261)), _261, isnan(vec2(0.0)))) - _262) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _273 = uint64_t(_268.x * _268.y) << (_251 * 4u);
        if ((imageLoad(u1, ivec2(_262)).x & _273) != _273)
        {
            uint64_t _282 = imageAtomicOr(u1, ivec2(_262), _273);
        }
        if (_251 != _253)
        {
            vec2 _291 = _241 * ldexp(vec2(max((_212 >> uvec2(_253)), uvec2(1u))), _235);
            vec2 _292 = _291 - _237;
            vec2 _293 = _291 + _237;
            uvec2 _294 = uvec2(mix(mix(max(_292, vec2(0.0)), vec2(0.0), isnan(_292)), _292, isnan(vec2(0.0))));
            uvec2 _300 = ((uvec2(mix(mix(max(_293, vec2(0.0)), vec2(0.0), isnan(_293)), _293, isnan(vec2(0.0)))) - _294) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _305 = uint64_t(_300.x * _300.y) << (_253 * 4u);
            if ((imageLoad(u1, ivec2(_294)).x & _305) != _305)
            {
                uint64_t _314 = imageAtomicOr(u1, ivec2(_294), _305);
            }
        }
        float _28 = (_12 + (_19 * 2.0)) * 0.0078125;
        float _29 = (_16 + (_18 * 2.0)) * 0.0078125;
        uvec2 _319 = uvec2(textureSize(t0, int(0u)));
        float _322 = subgroupQuadBroadcast(-1.0, 0u);
        vec2 _323 = vec2(_28, _29) * exp2(_322);
        vec2 _325 = textureQueryLod(sampler2D(t0, s0), _323);
        float _326 = _325.y;
        vec2 _328 = dFdx(_323);
        vec2 _327 = abs(_328);
        vec2 _330 = dFdy(_323);
        vec2 _329 = abs(_330);
        vec2 _337 = ceil(log2(mix(mix(max(_327, _329), _329, isnan(_327)), _327, isnan(_329)) * vec2(_319)) - vec2((isnan(0.0) ? _326 : (isnan(_326) ? 0.0 : max(_326, 0.0))) + 1.0625));
        float _342 = _325.x;
        ivec2 _345 = -(imageSize(u2) & ivec2(15));
        vec2 _346 = ldexp(exp2(mix(mix(max(_337, vec2(-1.0)), vec2(-1.0), isnan(_337)), _337, isnan(vec2(-1.0)))) - vec2(0.001953125), _345);
        vec2 _347 = mix(mix(min(_346, vec2(0.5)), vec2(0.5), isnan(_346)), _346, isnan(vec2(0.5)));
        vec2 _348 = vec2(_28, _29);
        vec2 _575 = mix(mix(max(_348, vec2(0.0)), vec2(0.0), isnan(_348)), _348, isnan(vec2(0.0)));
        vec2 _351 = mix(fract(_348), _348, equal(_348, mix(mix(min(_575, vec2(1.0)), vec2(1.0), isnan(_575)), _575, isnan(vec2(1.0)))));
        float _356 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
        float _586 = isnan(0.0) ? _342 : (isnan(_342) ? 0.0 : max(_342, 0.0));
        uint _359 = uint(((isnan(_356) ? _586 : (isnan(_586) ? _356 : min(_586, _356))) * 256.0) + 0.5);
        uint _361 = _359 >> 8u;
        uint _363 = (_359 + 255u) >> 8u;
        vec2 _369 = _351 * ldexp(vec2(max((_319 >> uvec2(_361)), uvec2(1u))), _345);
        vec2 _370 = _369 - _347;
        vec2 _371 = _369 + _347;
        uvec2 _372 = uvec2(mix(mix(max(_370, vec2(0.0)), vec2(0.0), isnan(_370)), _370, isnan(vec2(0.0))));
        uvec2 _378 = ((uvec2(mix(mix(max(_371, vec2(0.0)), vec2(0.0), isnan(_371)), _371, isnan(vec2(0.0)))) - _372) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _383 = uint64_t(_378.x * _378.y) << (_361 * 4u);
        if ((imageLoad(u2, ivec2(_372)).x & _383) != _383)
        {
            uint64_t _392 = imageAtomicOr(u2, ivec2(_372), _383);
        }
        if (_361 != _363)
        {
            vec2 _401 = _351 * ldexp(vec2(max((_319 >> uvec2(_363)), uvec2(1u))), _345);
            vec2 _402 = _401 - _347;
            vec2 _403 = _401 + _347;
            uvec2 _404 = uvec2(mix(mix(max(_402, vec2(0.0)), vec2(0.0), isnan(_402)), _402, isnan(vec2(0.0))));
            uvec2 _410 = ((uvec2(mix(mix(max(_403, vec2(0.0)), vec2(0.0), isnan(_403)), _403, isnan(vec2(0.0)))) - _404) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _415 = uint64_t(_410.x * _410.y) << (_363 * 4u);
            if ((imageLoad(u2, ivec2(_404)).x & _415) != _415)
            {
                uint64_t _424 = imageAtomicOr(u2, ivec2(_404), _415);
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

