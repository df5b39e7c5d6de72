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
    vec2 _488 = mix(mix(max(_76, vec2(0.0)), vec2(0.0), isnan(_76)), _76, isnan(vec2(0.0)));
    vec2 _81 = mix(fract(_76), _76, equal(_76, mix(mix(min(_488, vec2(1.0)), vec2(1.0), isnan(_488)), _488, isnan(vec2(1.0)))));
    float _83 = roundEven(_32.w);
    float _84 = float(_50.z) - 1.0;
    float _85 = isnan(_84) ? _83 : (isnan(_83) ? _84 : min(_83, _84));
    uint _87 = uint(isnan(0.0) ? _85 : (isnan(_85) ? 0.0 : max(_85, 0.0)));
    float _94 = float(min((uint(textureQueryLevels(t0)) - 1u), 14u));
    float _509 = isnan(0.0) ? _32.z : (isnan(_32.z) ? 0.0 : max(_32.z, 0.0));
    uint _98 = uint(((isnan(_94) ? _509 : (isnan(_509) ? _94 : min(_509, _94))) * 256.0) + 0.5);
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
        uvec2 _184 = uvec2(textureSize(t1, int(0u)));
        vec2 _185 = vec2(_184);
        vec2 _191 = vec2(0.15625, 0.0) * _185;
        float _192 = dot(_191, _191);
        vec2 _195 = vec2(0.0, 0.03125) * _185;
        float _196 = dot(_195, _195);
        float _199 = log2(isnan(_196) ? _192 : (isnan(_192) ? _196 : max(_192, _196))) * 0.5;
        ivec2 _202 = -(imageSize(u1) & ivec2(15));
        vec2 _203 = ldexp(vec2(0.498046875), _202);
        vec2 _204 = mix(mix(min(_203, vec2(0.5)), vec2(0.5), isnan(_203)), _203, isnan(vec2(0.5)));
        vec2 _205 = vec2(0.25, 0.75);
        vec2 _550 = mix(mix(max(_205, vec2(0.0)), vec2(0.0), isnan(_205)), _205, isnan(vec2(0.0)));
        vec2 _208 = mix(fract(_205), _205, equal(_205, mix(mix(min(_550, vec2(1.0)), vec2(1.0), isnan(_550)), _550, isnan(vec2(1.0)))));
        float _213 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _561 = isnan(0.0) ? _199 : (isnan(_199) ? 0.0 : max(_199, 0.0));
        uint _216 = uint(((isnan(_213) ? _561 : (isnan(_561) ? _213 : min(_561, _213))) * 256.0) + 0.5);
        uint _218 = _216 >> 8u;
        uint _220 = (_216 + 255u) >> 8u;
        vec2 _226 = _208 * ldexp(vec2(max((_184 >> uvec2(_218)), uvec2(1u))), _202);
        vec2 _227 = _226 - _204;
        vec2 _228 = _226 + _204;
        uvec2 _229 = uvec2(mix(mix(max(_227, vec2(0.0)), vec2(0.0), isnan(_227)), _227, isnan(vec2(0.0))));
        uvec2 _235 = ((uvec2(mix(mix(max(_228, vec2(0.0)), vec2(0.0), isnan(_228)), _228, isnan(vec2(0.0)))) - _229) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _240 = uint64_t(_235.x * _235.y) << (_218 * 4u);
        if ((imageLoad(u1, ivec2(_229)).x & _240) != _240)
        {
            uint64_t _249 = imageAtomicOr(u1, ivec2(_229), _240);
        }
        if (_218 != _220)
        {
            vec2 _258 = _208 * ldexp(vec2(max((_184 >> uvec2(_220)), uvec2(1u))), _202);
            vec2 _259 = _258 - _204;
            vec2 _260 = _258 + _204;
            uvec2 _261 = uvec2(mix(mix(max(_259, vec2(0.0)), vec2(0.0), isnan(_259)), _259, isnan(vec2(0.0))));
            uvec2 _267 = ((uvec2(mix(mix(max(_260, vec2(0.0)), vec2(0.0), isnan(_260)), _260, isnan(vec2(0.0)))) - _261) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _272 = uint64_t(_267.x * _267.y) << (_220 * 4u);
            if ((imageLoad(u1, ivec2(_261)).x & _272) != _272)
            {
                uint64_t _281 = imageAtomicOr(u1, ivec2(_261), _272);
            }
        }
    }
    if (gl_GlobalInvocationID.x == 1u)
    {
        uvec2 _286 = uvec2(textureSize(t1, int(0u)));
        vec2 _287 = vec2(_286);
        vec2 _290 = vec2(0.0, 0.03125) * _287;
        float _291 = dot(_290, _290);
        vec2 _294 = vec2(0.015625, 0.0) * _287;
        float _295 = dot(_294, _294);
        float _298 = log2(isnan(_295) ? _291 : (isnan(_291) ? _295 : max(_291, _295))) * 0.5;
        float _299 = isnan(4.0) ? _298 : (isnan(_298) ? 4.0 : max(_298, 4.0));
        ivec2 _303 = -(imageSize(u1) & ivec2(15));
        vec2 _304 = ldexp(vec2(0.498046875), _303);
        vec2 _305 = mix(mix(min(_304, vec2(0.5)), vec2(0.5), isnan(_304)), _304, isnan(vec2(0.5)));
        vec2 _306 = vec2(0.75);
        vec2 _607 = mix(mix(max(_306, vec2(0.0)), vec2(0.0), isnan(_306)), _306, isnan(vec2(0.0)));
        vec2 _309 = mix(fract(_306), _306, equal(_306, mix(mix(min(_607, vec2(1.0)), vec2(1.0), isnan(_607)), _607, isnan(vec2(1.0)))));
        float _314 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _618 = isnan(0.0) ? _299 : (isnan(_299) ? 0.0 : max(_299, 0.0));
        uint _317 = uint(((isnan(_314) ? _618 : (isnan(_618) ? _314 : min(_618, _314))) * 256.0) + 0.5);
        uint _319 = _317 >> 8u;
        uint _321 = (_317 + 255u) >> 8u;
        vec2 _327 = _309 * ldexp(vec2(max((_286 >> uvec2(_319)), uvec2(1u))), _303);
        vec2 _328 = _327 - _305;
        vec2 _329 = _327 + _305;
        uvec2 _330 = uvec2(mix(mix(max(_328, vec2(0.0)), vec2(0.0), isnan(_328)), _328, isnan(vec2(0.0))));
        uvec2 _336 = ((uvec2(mix(mix(max(_329, vec2(0.0)), vec2(0.0), isnan(_329)), _329, isnan(vec2(0.0)))) - _330) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _341 = uint64_t(_336.x * _336.y) << (_319 * 4u);
        if ((imageLoad(u1, ivec2(_330)).x & _341) != _341)
        {
            uint64_t _350 = imageAtomicOr(u1, ivec2(_330), _341);
        }
        if (_319 != _321)
        {
            vec2 _359 = _309 * ldexp(vec2(max((_286 >> uvec2(_321)), uvec2(1u))), _303);
            vec2 _360 = _359 - _305;
            vec2 _361 = _359 + _305;
            uvec2 _362 = uvec2(mix(mix(max(_360, vec2(0.0)), vec2(0.0), isnan(_360)), _360, isnan(vec2(0.0))));
            uvec2 _368 = ((uvec2(mix(mix(max(_361, vec2(0.0)), vec2(0.0), isnan(_361)), _361, isnan(vec2(0.0)))) - _362) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _373 = uint64_t(_368.x * _368.y) << (_321 * 4u);
            if ((imageLoad(u1, ivec2(_362)).x & _373) != _373)
            {
                uint64_t _382 = imageAtomicOr(u1, ivec2(_362), _373);
            }
        }
    }
    if (gl_GlobalInvocationID.x == 2u)
    {
        uvec2 _387 = uvec2(textureSize(t1, int(0u)));
        vec2 _388 = vec2(_387);
        vec2 _391 = vec2(0.0) * _388;
        float _392 = dot(_391, _391);
        vec2 _394 = vec2(0.0) * _388;
        float _395 = dot(_394, _394);
        float _398 = log2(isnan(_395) ? _392 : (isnan(_392) ? _395 : max(_392, _395))) * 0.5;
        ivec2 _401 = -(imageSize(u1) & ivec2(15));
        vec2 _402 = ldexp(vec2(0.498046875), _401);
        vec2 _403 = mix(mix(min(_402, vec2(0.5)), vec2(0.5), isnan(_402)), _402, isnan(vec2(0.5)));
        vec2 _404 = vec2(0.75, 0.25);
        vec2 _659 = mix(mix(max(_404, vec2(0.0)), vec2(0.0), isnan(_404)), _404, isnan(vec2(0.0)));
        vec2 _407 = mix(fract(_404), _404, equal(_404, mix(mix(min(_659, vec2(1.0)), vec2(1.0), isnan(_659)), _659, isnan(vec2(1.0)))));
        float _412 = float(min((uint(textureQueryLevels(t1)) - 1u), 14u));
        float _670 = isnan(0.0) ? _398 : (isnan(_398) ? 0.0 : max(_398, 0.0));
        uint _415 = uint(((isnan(_412) ? _670 : (isnan(_670) ? _412 : min(_670, _412))) * 256.0) + 0.5);
        uint _417 = _415 >> 8u;
        uint _419 = (_415 + 255u) >> 8u;
        vec2 _425 = _407 * ldexp(vec2(max((_387 >> uvec2(_417)), uvec2(1u))), _401);
        vec2 _426 = _425 - _403;
        vec2 _427 = _425 + _403;
        uvec2 _428 = uvec2(mix(mix(max(_426, vec2(0.0)), vec2(0.0), isnan(_426)), _426, isnan(vec2(0.0))));
        uvec2 _434 = ((uvec2(mix(mix(max(_427, vec2(0.0)), vec2(0.0), isnan(_427)), _427, isnan(vec2(0.0)))) - _428) * uvec2(2u, 4u)) + uvec2(1u);
        uint64_t _439 = uint64_t(_434.x * _434.y) << (_417 * 4u);
        if ((imageLoad(u1, ivec2(_428)).x & _439) != _439)
        {
            uint64_t _448 = imageAtomicOr(u1, ivec2(_428), _439);
        }
        if (_417 != _419)
        {
            vec2 _457 = _407 * ldexp(vec2(max((_387 >> uvec2(_419)), uvec2(1u))), _401);
            vec2 _458 = _457 - _403;
            vec2 _459 = _457 + _403;
            uvec2 _460 = uvec2(mix(mix(max(_458, vec2(0.0)), vec2(0.0), isnan(_458)), _458, isnan(vec2(0.0))));
            uvec2 _466 = ((uvec2(mix(mix(max(_459, vec2(0.0)), vec2(0.0), isnan(_459)), _459, isnan(vec2(0.0)))) - _460) * uvec2(2u, 4u)) + uvec2(1u);
            uint64_t _471 = uint64_t(_466.x * _466.y) << (_419 * 4u);
            if ((imageLoad(u1, ivec2(_460)).x & _471) != _471)
            {
                uint64_t _480 = imageAtomicOr(u1, ivec2(_460), _471);
            }
        }
    }
}

