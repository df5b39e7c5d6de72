// dxc: -T lib_6_9 -Od
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// As hit-objects-some-queried, without optimizations: both hit objects are stored to memory, and one of them is loaded.
#include "hit-objects-some-queried.hlsl"
