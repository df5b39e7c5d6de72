#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared uint slots[3];

void main()
{
    slots[1u] = floatBitsToUint(0.0);
    slots[2u] = floatBitsToUint(-0.0);
    uint _2 = atomicCompSwap(slots[1u], 0u, 1075838976u);
    uint _4 = atomicCompSwap(slots[2u], 0u, 1080033280u);
    u0_1._m0[0u] = uintBitsToFloat(slots[1u]);
    u0_1._m0[1u] = uintBitsToFloat(slots[2u]);
    u0_1._m0[2u] = uintBitsToFloat(_2);
    u0_1._m0[3u] = uintBitsToFloat(_4);
}

