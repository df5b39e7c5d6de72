#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    float _12 = uintBitsToFloat(source_1._m0[0u]);
    float _13 = uintBitsToFloat(source_1._m0[1u]);
    bool _14 = false;
    bool _74 = true;
    uint _77 = (uint(_74) << 15u) | ((uint(_12 != _13) << 14u) | ((uint(!(_12 > _13)) << 13u) | ((uint(!(_12 >= _13)) << 12u) | ((uint(!(_12 < _13)) << 11u) | ((uint(!(_12 <= _13)) << 10u) | ((uint(!(_12 != _13)) << 9u) | ((uint(isnan(_12) || isnan(_13)) << 8u) | ((uint(!(isnan(_12) || isnan(_13))) << 7u) | ((uint(_12 != _13) << 6u) | ((uint(_12 <= _13) << 5u) | ((uint(_12 < _13) << 4u) | ((uint(_12 >= _13) << 3u) | ((uint(_12 > _13) << 2u) | ((uint(_12 == _13) << 1u) | ((uint(_14) << 0u) + 0u)))))))))))))));
    target_1._m0[0u] = _77;
    float _88 = uintBitsToFloat(source_1._m0[2u]);
    float _89 = uintBitsToFloat(source_1._m0[3u]);
    bool _90 = false;
    bool _150 = true;
    uint _153 = (uint(_150) << 15u) | ((uint(_88 != _89) << 14u) | ((uint(!(_88 > _89)) << 13u) | ((uint(!(_88 >= _89)) << 12u) | ((uint(!(_88 < _89)) << 11u) | ((uint(!(_88 <= _89)) << 10u) | ((uint(!(_88 != _89)) << 9u) | ((uint(isnan(_88) || isnan(_89)) << 8u) | ((uint(!(isnan(_88) || isnan(_89))) << 7u) | ((uint(_88 != _89) << 6u) | ((uint(_88 <= _89) << 5u) | ((uint(_88 < _89) << 4u) | ((uint(_88 >= _89) << 3u) | ((uint(_88 > _89) << 2u) | ((uint(_88 == _89) << 1u) | ((uint(_90) << 0u) + 0u)))))))))))))));
    target_1._m0[1u] = _153;
    float _164 = uintBitsToFloat(source_1._m0[4u]);
    float _165 = uintBitsToFloat(source_1._m0[5u]);
    bool _166 = false;
    bool _226 = true;
    uint _229 = (uint(_226) << 15u) | ((uint(_164 != _165) << 14u) | ((uint(!(_164 > _165)) << 13u) | ((uint(!(_164 >= _165)) << 12u) | ((uint(!(_164 < _165)) << 11u) | ((uint(!(_164 <= _165)) << 10u) | ((uint(!(_164 != _165)) << 9u) | ((uint(isnan(_164) || isnan(_165)) << 8u) | ((uint(!(isnan(_164) || isnan(_165))) << 7u) | ((uint(_164 != _165) << 6u) | ((uint(_164 <= _165) << 5u) | ((uint(_164 < _165) << 4u) | ((uint(_164 >= _165) << 3u) | ((uint(_164 > _165) << 2u) | ((uint(_164 == _165) << 1u) | ((uint(_166) << 0u) + 0u)))))))))))))));
    target_1._m0[2u] = _229;
    float _240 = uintBitsToFloat(source_1._m0[6u]);
    float _241 = uintBitsToFloat(source_1._m0[7u]);
    bool _242 = false;
    bool _302 = true;
    uint _305 = (uint(_302) << 15u) | ((uint(_240 != _241) << 14u) | ((uint(!(_240 > _241)) << 13u) | ((uint(!(_240 >= _241)) << 12u) | ((uint(!(_240 < _241)) << 11u) | ((uint(!(_240 <= _241)) << 10u) | ((uint(!(_240 != _241)) << 9u) | ((uint(isnan(_240) || isnan(_241)) << 8u) | ((uint(!(isnan(_240) || isnan(_241))) << 7u) | ((uint(_240 != _241) << 6u) | ((uint(_240 <= _241) << 5u) | ((uint(_240 < _241) << 4u) | ((uint(_240 >= _241) << 3u) | ((uint(_240 > _241) << 2u) | ((uint(_240 == _241) << 1u) | ((uint(_242) << 0u) + 0u)))))))))))))));
    target_1._m0[3u] = _305;
}

