#version 460
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
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
layout(set = 0, binding = 2000, r64ui) uniform restrict u64image2DArray u0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 2001, r64ui) uniform restrict u64image2D u1;

void main()
{
    vec4 _32 = t2_1._m0[gl_GlobalInvocationID.x];
    uvec3 _50 = uvec3(textureSize(t0, int(0u)));
    uvec2 _53 = _50.xy;
    vec2 _55 = vec2(_32.xy);
    ivec2 _66 = -(imageSize(u0).xy & ivec2(15));
    vec2 _68 = ldexp(vec2(0.498046875), _66);
    vec2 _71 = mix(mix(min(_68, vec2(0.5)), vec2(0.5), isnan(_68)), _68, isnan(vec2(0.5)));
    vec2 _480 = mix(mix(max(_55, vec2(0.0)), vec2(0.0), isnan(_55)), _55, isnan(vec2(0.0)));
    vec2 _81 = mix(fract(_55), _55, equal(_55, mix(mix(min(_480, vec2(1.0)), vec2(1.0), isnan(_480)), _480, isnan(vec2(1.0)))));
    float _82 = roundEven(_32.w);
    float _83 = float(_50.z) - 1.0;
    float _84 = isnan(_83) ? _82 : (isnan(_82) ? _83 : min(_82, _83));
    uint _86 = uint(isnan(0.0) ? _84 : (isnan(_84) ? 0.0 : max(_84, 0.0)));
    float _93 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
    float _501 = isnan(0.0) ? _32.z : (isnan(_32.z) ? 0.0 : max(_32.z, 0.0));
    uint _98 = uint(((isnan(_93) ? _501 : (isnan(_501) ? _93 : min(_501, _93))) * 256.0) + 0.5);
    uint _99 = _98 >> 8u;
    uint _102 = (_98 + 255u) >> 8u;
    vec2 _109 = _81 * ldexp(vec2(max((_53 >> uvec2(_99)), uvec2(1u))), _66);
    vec2 _110 = _109 - _71;
    vec2 _111 = _109 + _71;
    uvec2 _113 = uvec2(mix(mix(max(_110, vec2(0.0)), vec2(0.0), isnan(_110)), _110, isnan(vec2(0.0))));
    uvec2 _121 = ((uvec2(mix(mix(max(_111, vec2(0.0)), vec2(0.0), isnan(_111)), _111, isnan(vec2(0.0)))) - _113) * uvec2(2u, 4u)) + uvec2(1u);
    uint64_t _127 = uint64_t(_121.x * _121.y) << (_99 * 4u);
    uvec3 _128 = uvec3(_113, _86);
    if ((imageLoad(u0, ivec3(_128)).x & _127) != _127)
    {
        uint64_t _138 = imageAtomicOr(u0, ivec3(_128), _127);
    }
    if (_99 != _102)
    {
        vec2 _147 = _81 * ldexp(vec2(max((_53 >> uvec2(_102)), uvec2(1u))), _66);
        vec2 _148 = _147 - _71;
        vec2 _149 = _147 + _71;
        uvec2 _151 = uvec2(mix(mix(max(_148, vec2(0.0)), vec2(0.0), isnan(_148)), _148, isnan(vec2(0.0))));
        uvec2 _156 = ((uvec2(mix(mix(max(_149, vec2(0.0)), vec2(0.0), isnan(_149)), _149, isnan(vec2(0.0)))) - _151) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _162 = uint64_t(_156.x * _156.y) << (_102 * 4u);
        uvec3 _163 = uvec3(_151, _86);
        if ((imageLoad(u0, ivec3(_163)).x & _162) != _162)
        {
            uint64_t _171 = imageAtomicOr(u0, ivec3(_163), _162);
        }
    }
    if (gl_GlobalInvocationID.x == 0u)
    {
        uvec2 _182 = uvec2(textureSize(t1, int(0u)));
        vec2 _183 = vec2(_182);
        vec2 _186 = vec2(0.25, 0.75);
        vec2 _189 = vec2(0.15625, 0.0) * _183;
        float _190 = dot(_189, _189);
        vec2 _193 = vec2(0.0, 0.03125) * _183;
        float _194 = dot(_193, _193);
        float _197 = log2(isnan(_194) ? _190 : (isnan(_190) ? _194 : max(_190, _194))) * 0.5;
        ivec2 _200 = -(imageSize(u1) & ivec2(15));
        vec2 _201 = ldexp(vec2(0.498046875), _200);
        vec2 _202 = mix(mix(min(_201, vec2(0.5)), vec2(0.5), isnan(_201)), _201, isnan(vec2(0.5)));
        vec2 _542 = mix(mix(max(_186, vec2(0.0)), vec2(0.0), isnan(_186)), _186, isnan(vec2(0.0)));
        vec2 _206 = mix(fract(_186), _186, equal(_186, mix(mix(min(_542, vec2(1.0)), vec2(1.0), isnan(_542)), _542, isnan(vec2(1.0)))));
        float _210 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _553 = isnan(0.0) ? _197 : (isnan(_197) ? 0.0 : max(_197, 0.0));
        uint _214 = uint(((isnan(_210) ? _553 : (isnan(_553) ? _210 : min(_553, _210))) * 256.0) + 0.5);
        uint _215 = _214 >> 8u;
        uint _217 = (_214 + 255u) >> 8u;
        vec2 _223 = _206 * ldexp(vec2(max((_182 >> uvec2(_215)), uvec2(1u))), _200);
        vec2 _224 = _223 - _202;
        vec2 _225 = _223 + _202;
        uvec2 _227 = uvec2(mix(mix(max(_224, vec2(0.0)), vec2(0.0), isnan(_224)), _224, isnan(vec2(0.0))));
        uvec2 _232 = ((uvec2(mix(mix(max(_225, vec2(0.0)), vec2(0.0), isnan(_225)), _225, isnan(vec2(0.0)))) - _227) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _238 = uint64_t(_232.x * _232.y) << (_215 * 4u);
        if ((imageLoad(u1, ivec2(_227)).x & _238) != _238)
        {
            uint64_t _246 = imageAtomicOr(u1, ivec2(_227), _238);
        }
        if (_215 != _217)
        {
            vec2 _255 = _206 * ldexp(vec2(max((_182 >> uvec2(_217)), uvec2(1u))), _200);
            vec2 _256 = _255 - _202;
            vec2 _257 = _255 + _202;
            uvec2 _259 = uvec2(mix(mix(max(_256, vec2(0.0)), vec2(0.0), isnan(_256)), _256, isnan(vec2(0.0))));
            uvec2 _264 = ((uvec2(mix(mix(max(_257, vec2(0.0)), vec2(0.0), isnan(_257)), _257, isnan(vec2(0.0)))) - _259) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _270 = uint64_t(_264.x * _264.y) << (_217 * 4u);
            if ((imageLoad(u1, ivec2(_259)).x & _270) != _270)
            {
                uint64_t _278 = imageAtomicOr(u1, ivec2(_259), _270);
            }
        }
    }
    if (gl_GlobalInvocationID.x == 1u)
    {
        uvec2 _282 = uvec2(textureSize(t1, int(0u)));
        vec2 _283 = vec2(_282);
        vec2 _284 = vec2(0.75);
        vec2 _286 = vec2(0.0, 0.03125) * _283;
        float _287 = dot(_286, _286);
        vec2 _290 = vec2(0.015625, 0.0) * _283;
        float _291 = dot(_290, _290);
        float _294 = log2(isnan(_291) ? _287 : (isnan(_287) ? _291 : max(_287, _291))) * 0.5;
        float _296 = isnan(4.0) ? _294 : (isnan(_294) ? 4.0 : max(_294, 4.0));
        ivec2 _299 = -(imageSize(u1) & ivec2(15));
        vec2 _300 = ldexp(vec2(0.498046875), _299);
        vec2 _301 = mix(mix(min(_300, vec2(0.5)), vec2(0.5), isnan(_300)), _300, isnan(vec2(0.5)));
        vec2 _599 = mix(mix(max(_284, vec2(0.0)), vec2(0.0), isnan(_284)), _284, isnan(vec2(0.0)));
        vec2 _305 = mix(fract(_284), _284, equal(_284, mix(mix(min(_599, vec2(1.0)), vec2(1.0), isnan(_599)), _599, isnan(vec2(1.0)))));
        float _309 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _610 = isnan(0.0) ? _296 : (isnan(_296) ? 0.0 : max(_296, 0.0));
        uint _313 = uint(((isnan(_309) ? _610 : (isnan(_610) ? _309 : min(_610, _309))) * 256.0) + 0.5);
        uint _314 = _313 >> 8u;
        uint _316 = (_313 + 255u) >> 8u;
        vec2 _322 = _305 * ldexp(vec2(max((_282 >> uvec2(_314)), uvec2(1u))), _299);
        vec2 _323 = _322 - _301;
        vec2 _324 = _322 + _301;
        uvec2 _326 = uvec2(mix(mix(max(_323, vec2(0.0)), vec2(0.0), isnan(_323)), _323, isnan(vec2(0.0))));
        uvec2 _331 = ((uvec2(mix(mix(max(_324, vec2(0.0)), vec2(0.0), isnan(_324)), _324, isnan(vec2(0.0)))) - _326) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _337 = uint64_t(_331.x * _331.y) << (_314 * 4u);
        if ((imageLoad(u1, ivec2(_326)).x & _337) != _337)
        {
            uint64_t _345 = imageAtomicOr(u1, ivec2(_326), _337);
        }
        if (_314 != _316)
        {
            vec2 _354 = _305 * ldexp(vec2(max((_282 >> uvec2(_316)), uvec2(1u))), _299);
            vec2 _355 = _354 - _301;
            vec2 _356 = _354 + _301;
            uvec2 _358 = uvec2(mix(mix(max(_355, vec2(0.0)), vec2(0.0), isnan(_355)), _355, isnan(vec2(0.0))));
            uvec2 _363 = ((uvec2(mix(mix(max(_356, vec2(0.0)), vec2(0.0), isnan(_356)), _356, isnan(vec2(0.0)))) - _358) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _369 = uint64_t(_363.x * _363.y) << (_316 * 4u);
            if ((imageLoad(u1, ivec2(_358)).x & _369) != _369)
            {
                uint64_t _377 = imageAtomicOr(u1, ivec2(_358), _369);
            }
        }
    }
    if (gl_GlobalInvocationID.x == 2u)
    {
        uvec2 _381 = uvec2(textureSize(t1, int(0u)));
        vec2 _382 = vec2(_381);
        vec2 _383 = vec2(0.75, 0.25);
        vec2 _384 = vec2(0.0);
        vec2 _385 = _384 * _382;
        float _386 = dot(_385, _385);
        vec2 _387 = _384 * _382;
        float _388 = dot(_387, _387);
        float _391 = log2(isnan(_388) ? _386 : (isnan(_386) ? _388 : max(_386, _388))) * 0.5;
        ivec2 _394 = -(imageSize(u1) & ivec2(15));
        vec2 _395 = ldexp(vec2(0.498046875), _394);
        vec2 _396 = mix(mix(min(_395, vec2(0.5)), vec2(0.5), isnan(_395)), _395, isnan(vec2(0.5)));
        vec2 _651 = mix(mix(max(_383, vec2(0.0)), vec2(0.0), isnan(_383)), _383, isnan(vec2(0.0)));
        vec2 _400 = mix(fract(_383), _383, equal(_383, mix(mix(min(_651, vec2(1.0)), vec2(1.0), isnan(_651)), _651, isnan(vec2(1.0)))));
        float _404 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _662 = isnan(0.0) ? _391 : (isnan(_391) ? 0.0 : max(_391, 0.0));
        uint _408 = uint(((isnan(_404) ? _662 : (isnan(_662) ? _404 : min(_662, _404))) * 256.0) + 0.5);
        uint _409 = _408 >> 8u;
        uint _411 = (_408 + 255u) >> 8u;
        vec2 _417 = _400 * ldexp(vec2(max((_381 >> uvec2(_409)), uvec2(1u))), _394);
        vec2 _418 = _417 - _396;
        vec2 _419 = _417 + _396;
        uvec2 _421 = uvec2(mix(mix(max(_418, vec2(0.0)), vec2(0.0), isnan(_418)), _418, isnan(vec2(0.0))));
        uvec2 _426 = ((uvec2(mix(mix(max(_419, vec2(0.0)), vec2(0.0), isnan(_419)), _419, isnan(vec2(0.0)))) - _421) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _432 = uint64_t(_426.x * _426.y) << (_409 * 4u);
        if ((imageLoad(u1, ivec2(_421)).x & _432) != _432)
        {
            uint64_t _440 = imageAtomicOr(u1, ivec2(_421), _432);
        }
        if (_409 != _411)
        {
            vec2 _449 = _400 * ldexp(vec2(max((_381 >> uvec2(_411)), uvec2(1u))), _394);
            vec2 _450 = _449 - _396;
            vec2 _451 = _449 + _396;
            uvec2 _453 = uvec2(mix(mix(max(_450, vec2(0.0)), vec2(0.0), isnan(_450)), _450, isnan(vec2(0.0))));
            uvec2 _458 = ((uvec2(mix(mix(max(_451, vec2(0.0)), vec2(0.0), isnan(_451)), _451, isnan(vec2(0.0)))) - _453) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _464 = uint64_t(_458.x * _458.y) << (_411 * 4u);
            if ((imageLoad(u1, ivec2(_453)).x & _464) != _464)
            {
                uint64_t _472 = imageAtomicOr(u1, ivec2(_453), _464);
            }
        }
    }
}

