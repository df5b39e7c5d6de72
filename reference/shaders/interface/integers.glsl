#version 460

layout(location = 1, component = 2) flat in uint in_D0;
layout(location = 1) flat in uint in_B0;
layout(location = 1, component = 1) flat in uint in_C0[2];
layout(location = 0) flat in uvec4 in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _7 = in_C0[1u] * in_C0[0u];
    float _27;
    float _28;
    float _29;
    float _30;
    if (in_D0 == 0u)
    {
        _27 = float(in_B0);
        _28 = float(in_B0 >> 8u);
        _29 = float(in_B0 >> 16u);
        _30 = float(in_B0 >> 24u);
    }
    else
    {
        _27 = float(int(in_A0.x + _7));
        _28 = float(int(in_A0.y + _7));
        _29 = float(int(in_A0.z + _7));
        _30 = float(int(in_A0.w + _7));
    }
    out_SV_Target0 = vec4(_27, _28, _29, _30);
}

