#version 460

layout(location = 1, component = 3) in float in_INTENSITY0;
layout(location = 3) in vec3 in_DIRECTION0;
layout(location = 2) in vec2 in_TEXCOORD0;
layout(location = 1) in vec3 in_NORMAL0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _13 = dot(vec3(in_NORMAL0), vec3(in_DIRECTION0));
    float _48 = isnan(0.0) ? _13 : (isnan(_13) ? 0.0 : max(_13, 0.0));
    float _15 = (isnan(1.0) ? _48 : (isnan(_48) ? 1.0 : min(_48, 1.0))) * in_INTENSITY0;
    out_SV_Target0 = vec4(_15 * in_TEXCOORD0.x, _15 * in_TEXCOORD0.y, gl_FragCoord.z, 1.0 / gl_FragCoord.w);
}

