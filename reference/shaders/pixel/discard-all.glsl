#version 460

layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    discarded = true;
    out_SV_Target0 = vec4(0.0);
    if (discarded)
    {
        discard;
    }
}

