#version 460

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _2 = bitfieldExtract(131331u, int(0u), int(8u));
    out_SV_Target0 = vec4(float(_2), 0.0, 0.0, 1.0);
}

