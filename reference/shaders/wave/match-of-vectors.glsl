#version 460
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

uvec4 _82;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uvec4 _3 = uvec4(t0_1._m0[gl_LocalInvocationID.x]);
    uint _5 = _3.x;
    uint _6 = _3.x;
    uint _7 = _3.x;
    uint _8 = _3.x;
    uint _9 = _3.y;
    uvec2 _10 = _3.xy;
    uvec4 _97;
    for (;;)
    {
        uint _88 = _10.x;
        uint _90 = subgroupBroadcastFirst(_88);
        bool _92 = _88 == _90;
        uint _93 = _10.y;
        uint _94 = subgroupBroadcastFirst(_93);
        bool _95 = _93 == _94;
        bool _96 = _92 && _95;
        _97 = subgroupBallot(_96);
        if (_96)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec3 _15 = _3.xyz;
    uvec4 _113;
    for (;;)
    {
        uint _102 = _15.x;
        uint _103 = subgroupBroadcastFirst(_102);
        bool _104 = _102 == _103;
        uint _105 = _15.y;
        uint _106 = subgroupBroadcastFirst(_105);
        bool _107 = _105 == _106;
        bool _108 = _104 && _107;
        uint _109 = _15.z;
        uint _110 = subgroupBroadcastFirst(_109);
        bool _111 = _109 == _110;
        bool _112 = _108 && _111;
        _113 = subgroupBallot(_112);
        if (_112)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec2 _20 = _3.yx;
    uvec4 _125;
    for (;;)
    {
        uint _118 = _20.x;
        uint _119 = subgroupBroadcastFirst(_118);
        bool _120 = _118 == _119;
        uint _121 = _20.y;
        uint _122 = subgroupBroadcastFirst(_121);
        bool _123 = _121 == _122;
        bool _124 = _120 && _123;
        _125 = subgroupBallot(_124);
        if (_124)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _144;
    for (;;)
    {
        uint _130 = subgroupBroadcastFirst(_5);
        bool _131 = _5 == _130;
        uint _132 = subgroupBroadcastFirst(_6);
        bool _133 = _6 == _132;
        bool _134 = _131 && _133;
        uint _135 = subgroupBroadcastFirst(_7);
        bool _136 = _7 == _135;
        bool _137 = _134 && _136;
        uint _138 = subgroupBroadcastFirst(_8);
        bool _139 = _8 == _138;
        bool _140 = _137 && _139;
        uint _141 = subgroupBroadcastFirst(_9);
        bool _142 = _9 == _141;
        bool _143 = _140 && _142;
        _144 = subgroupBallot(_143);
        if (_143)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _29;
    _29.x = _97.x;
    _29.y = _113.x;
    _29.z = _125.x;
    _29.w = _144.x;
    u0_1._m0[gl_LocalInvocationID.x] = uvec4(_29);
    vec2 _33 = uintBitsToFloat(_10);
    uvec4 _170;
    for (;;)
    {
        float _161 = _33.x;
        uint _162 = floatBitsToUint(_161);
        uint _163 = subgroupBroadcastFirst(_162);
        bool _164 = _162 == _163;
        float _165 = _33.y;
        uint _166 = floatBitsToUint(_165);
        uint _167 = subgroupBroadcastFirst(_166);
        bool _168 = _166 == _167;
        bool _169 = _164 && _168;
        _170 = subgroupBallot(_169);
        if (_169)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _39 = vec2(lessThan(_10, uvec2(2u)));
    uvec4 _191;
    for (;;)
    {
        float _182 = _39.x;
        uint _183 = floatBitsToUint(_182);
        uint _184 = subgroupBroadcastFirst(_183);
        bool _185 = _183 == _184;
        float _186 = _39.y;
        uint _187 = floatBitsToUint(_186);
        uint _188 = subgroupBroadcastFirst(_187);
        bool _189 = _187 == _188;
        bool _190 = _185 && _189;
        _191 = subgroupBallot(_190);
        if (_190)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _211;
    for (;;)
    {
        uint _196 = _3.x;
        uint _197 = subgroupBroadcastFirst(_196);
        bool _198 = _196 == _197;
        uint _199 = _3.y;
        uint _200 = subgroupBroadcastFirst(_199);
        bool _201 = _199 == _200;
        bool _202 = _198 && _201;
        uint _203 = _3.z;
        uint _204 = subgroupBroadcastFirst(_203);
        bool _205 = _203 == _204;
        bool _206 = _202 && _205;
        uint _207 = _3.w;
        uint _208 = subgroupBroadcastFirst(_207);
        bool _209 = _207 == _208;
        bool _210 = _206 && _209;
        _211 = subgroupBallot(_210);
        if (_210)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _48 = _3.x;
    uvec4 _218;
    for (;;)
    {
        uint _216 = subgroupBroadcastFirst(_48);
        bool _217 = _48 == _216;
        _218 = subgroupBallot(_217);
        if (_217)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _53;
    _53.x = _170.x;
    _53.y = _191.x;
    _53.z = _211.x;
    _53.w = _218.x;
    u0_1._m0[gl_LocalInvocationID.x + 4u] = uvec4(_53);
}

