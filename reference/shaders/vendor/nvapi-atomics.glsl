#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint64_t _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    uint64_t _7 = atomicMin(u0_1._m0[0u], (uint64_t(0u) << uint64_t(32u)) | uint64_t(4294967295u));
    uint _12 = uint(_7);
    uint _13 = 0u;
    uint _14 = 0u;
    uint _15 = 0u;
    uint _16 = 0u;
    uint _17 = _12;
    uint _18 = uint(_7 >> uint64_t(32u));
    uint _19 = _14;
    uint _20 = _15;
    uint _21 = _16;
    u1_1._m0[0u] = uvec2(_17, _18);
    uint64_t _27 = atomicMax(u0_1._m0[0u], (uint64_t(7u) << uint64_t(32u)) | uint64_t(1u));
    uint _32 = uint(_27);
    uint _33 = 0u;
    uint _34 = 0u;
    uint _35 = 0u;
    uint _36 = 0u;
    uint _37 = _32;
    uint _38 = uint(_27 >> uint64_t(32u));
    uint _39 = _34;
    uint _40 = _35;
    uint _41 = _36;
    u1_1._m0[1u] = uvec2(_37, _38);
    uint64_t _47 = atomicAnd(u0_1._m0[0u], (uint64_t(15u) << uint64_t(32u)) | uint64_t(241u));
    uint64_t _53 = atomicOr(u0_1._m0[1u], (uint64_t(32u) << uint64_t(32u)) | uint64_t(16u));
    uint _58 = uint(_53);
    uint _59 = 0u;
    uint _60 = 0u;
    uint _61 = 0u;
    uint _62 = 0u;
    uint _63 = _58;
    uint _64 = uint(_53 >> uint64_t(32u));
    uint _65 = _60;
    uint _66 = _61;
    uint _67 = _62;
    u1_1._m0[2u] = uvec2(_63, _64);
    uint64_t _73 = atomicXor(u0_1._m0[1u], (uint64_t(33u) << uint64_t(32u)) | uint64_t(17u));
    uint _78 = uint(_73);
    uint _79 = 0u;
    uint _80 = 0u;
    uint _81 = 0u;
    uint _82 = 0u;
    uint _83 = _78;
    uint _84 = uint(_73 >> uint64_t(32u));
    uint _85 = _80;
    uint _86 = _81;
    uint _87 = _82;
    u1_1._m0[3u] = uvec2(_83, _84);
    uint64_t _93 = atomicAdd(u0_1._m0[1u], (uint64_t(1u) << uint64_t(32u)) | uint64_t(4294967295u));
    uint _98 = uint(_93);
    uint _99 = 0u;
    uint _100 = 0u;
    uint _101 = 0u;
    uint _102 = 0u;
    uint _103 = _98;
    uint _104 = uint(_93 >> uint64_t(32u));
    uint _105 = _100;
    uint _106 = _101;
    uint _107 = _102;
    u1_1._m0[4u] = uvec2(_103, _104);
    uint64_t _113 = atomicExchange(u0_1._m0[2u], (uint64_t(12u) << uint64_t(32u)) | uint64_t(11u));
    uint _118 = uint(_113);
    uint _119 = 0u;
    uint _120 = 0u;
    uint _121 = 0u;
    uint _122 = 0u;
    uint _123 = _118;
    uint _124 = uint(_113 >> uint64_t(32u));
    uint _125 = _120;
    uint _126 = _121;
    uint _127 = _122;
    u1_1._m0[5u] = uvec2(_123, _124);
    uint64_t _138 = atomicCompSwap(u0_1._m0[2u], (uint64_t(13u) << uint64_t(32u)) | uint64_t(11u), (uint64_t(1u) << uint64_t(32u)) | uint64_t(1u));
    uint _143 = uint(_138);
    uint _144 = 0u;
    uint _145 = 0u;
    uint _146 = 0u;
    uint _147 = 0u;
    uint _148 = _143;
    uint _149 = uint(_138 >> uint64_t(32u));
    uint _150 = _145;
    uint _151 = _146;
    uint _152 = _147;
    u1_1._m0[6u] = uvec2(_148, _149);
    uint64_t _163 = atomicCompSwap(u0_1._m0[2u], (uint64_t(12u) << uint64_t(32u)) | uint64_t(11u), (uint64_t(22u) << uint64_t(32u)) | uint64_t(21u));
    uint _168 = uint(_163);
    uint _169 = 0u;
    uint _170 = 0u;
    uint _171 = 0u;
    uint _172 = 0u;
    uint _173 = _168;
    uint _174 = uint(_163 >> uint64_t(32u));
    uint _175 = _170;
    uint _176 = _171;
    uint _177 = _172;
    u1_1._m0[7u] = uvec2(_173, _174);
}

