// dxc: -T ps_6_0 -E main -HV 2021
// Conditions that must not be evaluated twice or at all.
RWStructuredBuffer<uint> log_buffer : register(u1);

bool note(uint slot, bool value)
{
    InterlockedAdd(log_buffer[slot], 1);
    return value;
}

float4 main(float4 color : COLOR) : SV_Target
{
    if ((note(0, color.x > 0.5) && note(1, color.y > 0.5)) || note(2, color.z > 0.5))
        return color;
    return note(3, color.w > 0.5) ? 1.0 : 0.0;
}
