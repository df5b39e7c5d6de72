// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -Od
// Order-independent transparency: a list a pixel, with exchange on an image and a counter.
struct Node {
    float4 color;
    float depth;
    uint next;
};

RWStructuredBuffer<Node> nodes : register(u1);
RWTexture2D<uint> heads : register(u2);

[earlydepthstencil]
void main(float4 position : SV_Position, float4 color : COLOR)
{
    uint index = nodes.IncrementCounter();
    uint next;
    InterlockedExchange(heads[uint2(position.xy)], index, next);
    Node node;
    node.color = color;
    node.depth = position.z;
    node.next = next;
    nodes[index] = node;
}
