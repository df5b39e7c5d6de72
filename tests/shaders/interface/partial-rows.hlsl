// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// Rows of which a component each is written: the next store goes to another row, although its column is the next.
// The first output is not written at all.
struct Output {
    float4 never : NEVER;
    float4 position : SV_Position;
    float2 pair[2] : PAIR;
    float3 triple[3] : TRIPLE;
    uint2 flags : FLAGS;
    uint2 marks : MARKS;
};

void main(float4 position : POSITION, out Output output)
{
    output.position = position;
    output.pair[0].x = position.x + 1;
    output.pair[1].y = position.y + 2;
    output.triple[0].y = position.y;
    output.triple[1].z = position.z;
    output.triple[2].x = position.x;
    output.flags.x = 5;
    output.marks.y = 6;
}
