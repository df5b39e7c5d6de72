// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Buffers with a hidden counter.
struct Fragment {
    uint color;
    float depth;
};

AppendStructuredBuffer<Fragment> fragments : register(u1);
ConsumeStructuredBuffer<uint> slots : register(u2);

float4 main(float4 position : SV_Position, float4 color : COLOR) : SV_Target
{
    Fragment fragment;
    uint4 bytes = uint4(saturate(color) * 255.0);
    fragment.color = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24;
    fragment.depth = position.z;
    fragments.Append(fragment);
    return float(slots.Consume());
}
