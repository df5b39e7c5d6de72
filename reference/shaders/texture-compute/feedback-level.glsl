#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    vec4 _m0[];
} t2_1;

layout(set = 0, binding = 1000) uniform texture2DArray t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 2000) uniform restrict image2DArray u0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 2001) uniform restrict image2D u1;

void main()
{
    vec4 _32 = t2_1._m0[gl_GlobalInvocationID.x];
    uvec3 _50 = uvec3(textureSize(t0, int(0u)));
    uvec2 _53 = _50.xy;
    ivec2 _66 = -(imageSize(u0).xy & ivec2(15));
    vec2 _67 = ldexp(vec2(0.498046875), _66);
    vec2 _69 = mix(mix(min(_67, vec2(0.5)), vec2(0.5), isnan(_67)), _67, isnan(vec2(0.5)));
    vec2 _76 = vec2(_32.xy);
    vec2 _485 = mix(mix(max(_76, vec2(0.0)), vec2(0.0), isnan(_76)), _76, isnan(vec2(0.0)));
    vec2 _81 = mix(fract(_76), _76, equal(_76, mix(mix(min(_485, vec2(1.0)), vec2(1.0), isnan(_485)), _485, isnan(vec2(1.0)))));
    float _83 = roundEven(_32.w);
    float _84 = float(_50.z) - 1.0;
    float _85 = isnan(_84) ? _83 : (isnan(_83) ? _84 : min(_83, _84));
    uint _87 = uint(isnan(0.0) ? _85 : (isnan(_85) ? 0.0 : max(_85, 0.0)));
    float _94 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
    float _506 = isnan(0.0) ? _32.z : (isnan(_32.z) ? 0.0 : max(_32.z, 0.0));
    uint _98 = uint(((isnan(_94) ? _506 : (isnan(_506) ? _94 : min(_506, _94))) * 256.0) + 0.5);
    uint _100 = _98 >> 8u;
    uint _103 = (_98 + 255u) >> 8u;
    vec2 _110 = _81 * ldexp(vec2(max((_53 >> uvec2(_100)), uvec2(1u))), _66);
    vec2 _111 = _110 - _69;
    vec2 _112 = _110 + _69;
    uvec2 _113 = uvec2(mix(mix(max(_111, vec2(0.0)), vec2(0.0), isnan(_111)), _111, isnan(vec2(0.0))));
    uvec2 _122 = ((uvec2(mix(mix(max(_112, vec2(0.0)), vec2(0.0), isnan(_112)), _112, isnan(vec2(0.0)))) - _113) * uvec2(2u, 4u)) + uvec2(1u);
    uint64_t _127 = uint64_t(_122.x * _122.y) << (_100 * 4u);
    uvec3 _129 = uvec3(_113, _87);
    if ((imageLoad(u0, ivec3(_129)).x & _127) != _127)
    {
        uint64_t _139 = imageAtomicOr(u0, ivec3(_129), _127);
    }
    if (_100 != _103)
    {
        vec2 _148 = _81 * ldexp(vec2(max((_53 >> uvec2(_103)), uvec2(1u))), _66);
        vec2 _149 = _148 - _69;
        vec2 _150 = _148 + _69;
        uvec2 _151 = uvec2(mix(mix(max(_149, vec2(0.0)), vec2(0.0), isnan(_149)), _149, isnan(vec2(0.0))));
        uvec2 _157 = ((uvec2(mix(mix(max(_150, vec2(0.0)), vec2(0.0), isnan(_150)), _150, isnan(vec2(0.0)))) - _151) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _162 = uint64_t(_157.x * _157.y) << (_103 * 4u);
        uvec3 _164 = uvec3(_151, _87);
        if ((imageLoad(u0, ivec3(_164)).x & _162) != _162)
        {
            uint64_t _172 = imageAtomicOr(u0, ivec3(_164), _162);
        }
    }
    if (gl_GlobalInvocationID.x == 0u)
    {
        uvec2 _183 = uvec2(textureSize(t1, int(0u)));
        vec2 _184 = vec2(_183);
        vec2 _190 = vec2(0.15625, 0.0) * _184;
        float _191 = dot(_190, _190);
        vec2 _194 = vec2(0.0, 0.03125) * _184;
        float _195 = dot(_194, _194);
        float _198 = log2(isnan(_195) ? _191 : (isnan(_191) ? _195 : max(_191, _195))) * 0.5;
        ivec2 _201 = -(imageSize(u1) & ivec2(15));
        vec2 _202 = ldexp(vec2(0.498046875), _201);
        vec2 _203 = mix(mix(min(_202, vec2(0.5)), vec2(0.5), isnan(_202)), _202, isnan(vec2(0.5)));
        vec2 _204 = vec2(0.25, 0.75);
        vec2 _547 = mix(mix(max(_204, vec2(0.0)), vec2(0.0), isnan(_204)), _204, isnan(vec2(0.0)));
        vec2 _207 = mix(fract(_204), _204, equal(_204, mix(mix(min(_547, vec2(1.0)), vec2(1.0), isnan(_547)), _547, isnan(vec2(1.0)))));
        float _212 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _558 = isnan(0.0) ? _198 : (isnan(_198) ? 0.0 : max(_198, 0.0));
        uint _215 = uint(((isnan(_212) ? _558 : (isnan(_558) ? _212 : min(_558, _212))) * 256.0) + 0.5);
        uint _217 = _215 >> 8u;
        uint _219 = (_215 + 255u) >> 8u;
        vec2 _225 = _207 * ldexp(vec2(max((_183 >> uvec2(_217)), uvec2(1u))), _201);
        vec2 _226 = _225 - _203;
        vec2 _227 = _225 + _203;
        uvec2 _228 = uvec2(mix(mix(max(_226, vec2(0.0)), vec2(0.0), isnan(_226)), _226, isnan(vec2(0.0))));
        uvec2 _234 = ((uvec2(mix(mix(max(_227, vec2(0.0)), vec2(0.0), isnan(_227)), _227, isnan(vec2(0.0)))) - _228) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _239 = uint64_t(_234.x * _234.y) << (_217 * 4u);
        if ((imageLoad(u1, ivec2(_228)).x & _239) != _239)
        {
            uint64_t _248 = imageAtomicOr(u1, ivec2(_228), _239);
        }
        if (_217 != _219)
        {
            vec2 _257 = _207 * ldexp(vec2(max((_183 >> uvec2(_219)), uvec2(1u))), _201);
            vec2 _258 = _257 - _203;
            vec2 _259 = _257 + _203;
            uvec2 _260 = uvec2(mix(mix(max(_258, vec2(0.0)), vec2(0.0), isnan(_258)), _258, isnan(vec2(0.0))));
            uvec2 _266 = ((uvec2(mix(mix(max(_259, vec2(0.0)), vec2(0.0), isnan(_259)), _259, isnan(vec2(0.0)))) - _260) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _271 = uint64_t(_266.x * _266.y) << (_219 * 4u);
            if ((imageLoad(u1, ivec2(_260)).x & _271) != _271)
            {
                uint64_t _280 = imageAtomicOr(u1, ivec2(_260), _271);
            }
        }
    }
    if (gl_GlobalInvocationID.x == 1u)
    {
        uvec2 _284 = uvec2(textureSize(t1, int(0u)));
        vec2 _285 = vec2(_284);
        vec2 _288 = vec2(0.0, 0.03125) * _285;
        float _289 = dot(_288, _288);
        vec2 _292 = vec2(0.015625, 0.0) * _285;
        float _293 = dot(_292, _292);
        float _296 = log2(isnan(_293) ? _289 : (isnan(_289) ? _293 : max(_289, _293))) * 0.5;
        float _297 = isnan(4.0) ? _296 : (isnan(_296) ? 4.0 : max(_296, 4.0));
        ivec2 _301 = -(imageSize(u1) & ivec2(15));
        vec2 _302 = ldexp(vec2(0.498046875), _301);
        vec2 _303 = mix(mix(min(_302, vec2(0.5)), vec2(0.5), isnan(_302)), _302, isnan(vec2(0.5)));
        vec2 _304 = vec2(0.75);
        vec2 _604 = mix(mix(max(_304, vec2(0.0)), vec2(0.0), isnan(_304)), _304, isnan(vec2(0.0)));
        vec2 _307 = mix(fract(_304), _304, equal(_304, mix(mix(min(_604, vec2(1.0)), vec2(1.0), isnan(_604)), _604, isnan(vec2(1.0)))));
        float _312 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _615 = isnan(0.0) ? _297 : (isnan(_297) ? 0.0 : max(_297, 0.0));
        uint _315 = uint(((isnan(_312) ? _615 : (isnan(_615) ? _312 : min(_615, _312))) * 256.0) + 0.5);
        uint _317 = _315 >> 8u;
        uint _319 = (_315 + 255u) >> 8u;
        vec2 _325 = _307 * ldexp(vec2(max((_284 >> uvec2(_317)), uvec2(1u))), _301);
        vec2 _326 = _325 - _303;
        vec2 _327 = _325 + _303;
        uvec2 _328 = uvec2(mix(mix(max(_326, vec2(0.0)), vec2(0.0), isnan(_326)), _326, isnan(vec2(0.0))));
        uvec2 _334 = ((uvec2(mix(mix(max(_327, vec2(0.0)), vec2(0.0), isnan(_327)), _327, isnan(vec2(0.0)))) - _328) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _339 = uint64_t(_334.x * _334.y) << (_317 * 4u);
        if ((imageLoad(u1, ivec2(_328)).x & _339) != _339)
        {
            uint64_t _348 = imageAtomicOr(u1, ivec2(_328), _339);
        }
        if (_317 != _319)
        {
            vec2 _357 = _307 * ldexp(vec2(max((_284 >> uvec2(_319)), uvec2(1u))), _301);
            vec2 _358 = _357 - _303;
            vec2 _359 = _357 + _303;
            uvec2 _360 = uvec2(mix(mix(max(_358, vec2(0.0)), vec2(0.0), isnan(_358)), _358, isnan(vec2(0.0))));
            uvec2 _366 = ((uvec2(mix(mix(max(_359, vec2(0.0)), vec2(0.0), isnan(_359)), _359, isnan(vec2(0.0)))) - _360) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _371 = uint64_t(_366.x * _366.y) << (_319 * 4u);
            if ((imageLoad(u1, ivec2(_360)).x & _371) != _371)
            {
                uint64_t _380 = imageAtomicOr(u1, ivec2(_360), _371);
            }
        }
    }
    if (gl_GlobalInvocationID.x == 2u)
    {
        uvec2 _384 = uvec2(textureSize(t1, int(0u)));
        vec2 _385 = vec2(_384);
        vec2 _388 = vec2(0.0) * _385;
        float _389 = dot(_388, _388);
        vec2 _391 = vec2(0.0) * _385;
        float _392 = dot(_391, _391);
        float _395 = log2(isnan(_392) ? _389 : (isnan(_389) ? _392 : max(_389, _392))) * 0.5;
        ivec2 _398 = -(imageSize(u1) & ivec2(15));
        vec2 _399 = ldexp(vec2(0.498046875), _398);
        vec2 _400 = mix(mix(min(_399, vec2(0.5)), vec2(0.5), isnan(_399)), _399, isnan(vec2(0.5)));
        vec2 _401 = vec2(0.75, 0.25);
        vec2 _656 = mix(mix(max(_401, vec2(0.0)), vec2(0.0), isnan(_401)), _401, isnan(vec2(0.0)));
        vec2 _404 = mix(fract(_401), _401, equal(_401, mix(mix(min(_656, vec2(1.0)), vec2(1.0), isnan(_656)), _656, isnan(vec2(1.0)))));
        float _409 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _667 = isnan(0.0) ? _395 : (isnan(_395) ? 0.0 : max(_395, 0.0));
        uint _412 = uint(((isnan(_409) ? _667 : (isnan(_667) ? _409 : min(_667, _409))) * 256.0) + 0.5);
        uint _414 = _412 >> 8u;
        uint _416 = (_412 + 255u) >> 8u;
        vec2 _422 = _404 * ldexp(vec2(max((_384 >> uvec2(_414)), uvec2(1u))), _398);
        vec2 _423 = _422 - _400;
        vec2 _424 = _422 + _400;
        uvec2 _425 = uvec2(mix(mix(max(_423, vec2(0.0)), vec2(0.0), isnan(_423)), _423, isnan(vec2(0.0))));
        uvec2 _431 = ((uvec2(mix(mix(max(_424, vec2(0.0)), vec2(0.0), isnan(_424)), _424, isnan(vec2(0.0)))) - _425) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _436 = uint64_t(_431.x * _431.y) << (_414 * 4u);
        if ((imageLoad(u1, ivec2(_425)).x & _436) != _436)
        {
            uint64_t _445 = imageAtomicOr(u1, ivec2(_425), _436);
        }
        if (_414 != _416)
        {
            vec2 _454 = _404 * ldexp(vec2(max((_384 >> uvec2(_416)), uvec2(1u))), _398);
            vec2 _455 = _454 - _400;
            vec2 _456 = _454 + _400;
            uvec2 _457 = uvec2(mix(mix(max(_455, vec2(0.0)), vec2(0.0), isnan(_455)), _455, isnan(vec2(0.0))));
            uvec2 _463 = ((uvec2(mix(mix(max(_456, vec2(0.0)), vec2(0.0), isnan(_456)), _456, isnan(vec2(0.0)))) - _457) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _468 = uint64_t(_463.x * _463.y) << (_416 * 4u);
            if ((imageLoad(u1, ivec2(_457)).x & _468) != _468)
            {
                uint64_t _477 = imageAtomicOr(u1, ivec2(_457), _468);
            }
        }
    }
}

