// dxc: -T as_6_5 -E main
// env: vulkan1.3
// Completes the pipelines of random mesh shaders: starts groups and passes words on.
struct Payload {
    uint4 words;
};

cbuffer Words : register(b1) {
    uint4 words;
};

groupshared Payload payload;

[numthreads(1, 1, 1)]
void main()
{
    payload.words = words;
    DispatchMesh(words.x, 1, 1, payload);
}
