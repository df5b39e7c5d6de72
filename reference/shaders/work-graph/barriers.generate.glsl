#version 460
#extension GL_EXT_ray_tracing : require

layout(set = 0, binding = 2000, std430) coherent buffer results
{
    uint _m0[];
} results_1;

void main()
{
    results_1._m0[13u] = 1u;
    memoryBarrierBuffer();
    memoryBarrierImage();
    results_1._m0[14u] = results_1._m0[13u];
    memoryBarrierBuffer();
    memoryBarrierImage();
    results_1._m0[15u] = results_1._m0[14u];
}

