// dxc: -T lib_6_9 -Od
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// As hit-objects-called, without optimizations: the hit object is stored to memory and loaded again.
#include "hit-objects-called.hlsl"
