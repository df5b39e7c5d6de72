; env: vulkan1.3
; A payload and parameters that are parts of a local structure, one of them of an array: what the called shader writes
; comes back, what lies around them stays. (Compilers copy them to variables of their own.)
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.RaytracingAccelerationStructure = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }
%struct.Request = type { i32, float }
%struct.Payload = type { <3 x float>, i32 }
%State = type { i32, %struct.Payload, [2 x %struct.Request], i32 }
%dx.types.Handle = type { i8* }
%struct.BuiltInTriangleIntersectionAttributes = type { <2 x float> }

@"\01?scene@@3URaytracingAccelerationStructure@@A" = external constant %struct.RaytracingAccelerationStructure, align 4
@"\01?results@@3URWByteAddressBuffer@@A" = external constant %struct.RWByteAddressBuffer, align 4

define void @"\01?generate@@YAXXZ"() #0 {
  %v1 = load %struct.RaytracingAccelerationStructure, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", align 4
  %v2 = load %struct.RWByteAddressBuffer, %struct.RWByteAddressBuffer* @"\01?results@@3URWByteAddressBuffer@@A", align 4
  %state = alloca %State, align 8
  %v5 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)
  %before = getelementptr inbounds %State, %State* %state, i32 0, i32 0
  %v4 = getelementptr inbounds %State, %State* %state, i32 0, i32 1
  %v3 = getelementptr inbounds %State, %State* %state, i32 0, i32 2, i32 %v5
  %behind = getelementptr inbounds %State, %State* %state, i32 0, i32 3
  store i32 7, i32* %before, align 4
  store i32 8, i32* %behind, align 4
  %v6 = add i32 %v5, 5
  %v7 = uitofp i32 %v5 to float
  %v8 = fmul fast float %v7, 1.000000e+01
  %v9 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %v1)
  %v10 = getelementptr inbounds %struct.Payload, %struct.Payload* %v4, i32 0, i32 0
  store <3 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>, <3 x float>* %v10, align 8
  %v11 = getelementptr inbounds %struct.Payload, %struct.Payload* %v4, i32 0, i32 1
  store i32 %v5, i32* %v11, align 4
  call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %v9, i32 0, i32 255, i32 0, i32 1, i32 0, float %v8, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+02, %struct.Payload* nonnull %v4)
  %v12 = load <3 x float>, <3 x float>* %v10, align 8
  %v13 = load i32, i32* %v11, align 4
  %v14 = getelementptr inbounds %struct.Request, %struct.Request* %v3, i32 0, i32 0
  store i32 %v6, i32* %v14, align 8
  %v15 = getelementptr inbounds %struct.Request, %struct.Request* %v3, i32 0, i32 1
  store float 5.000000e-01, float* %v15, align 4
  call void @dx.op.callShader.struct.Request(i32 159, i32 0, %struct.Request* nonnull %v3)
  %v16 = load i32, i32* %v14, align 8
  %v17 = load float, float* %v15, align 4
  %kept.before = load i32, i32* %before, align 4
  %kept.behind = load i32, i32* %behind, align 4
  %v18 = shl i32 %v5, 5
  %v19 = extractelement <3 x float> %v12, i32 1
  %v20 = bitcast float %v19 to i32
  %v21 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32 160, %struct.RWByteAddressBuffer %v2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %v21, i32 %v18, i32 undef, i32 %v20, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v22 = or i32 %v18, 4
  %v23 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32 160, %struct.RWByteAddressBuffer %v2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %v23, i32 %v22, i32 undef, i32 %v13, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v24 = or i32 %v18, 8
  %v25 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32 160, %struct.RWByteAddressBuffer %v2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %v25, i32 %v24, i32 undef, i32 %v16, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v26 = bitcast float %v17 to i32
  %v27 = or i32 %v18, 12
  %v28 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32 160, %struct.RWByteAddressBuffer %v2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %v28, i32 %v27, i32 undef, i32 %v26, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v29 = or i32 %v18, 16
  %v30 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32 160, %struct.RWByteAddressBuffer %v2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %v30, i32 %v29, i32 undef, i32 %kept.before, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  %v31 = or i32 %v18, 20
  %v32 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32 160, %struct.RWByteAddressBuffer %v2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %v32, i32 %v31, i32 undef, i32 %kept.behind, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

define void @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload* noalias nocapture %payload, %struct.BuiltInTriangleIntersectionAttributes* nocapture readnone %attributes) #0 {
  %1 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0
  %2 = load <3 x float>, <3 x float>* %1, align 4
  %3 = extractelement <3 x float> %2, i32 1
  %4 = fadd fast float %3, 1.000000e+01
  %5 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0, i32 1
  store float %4, float* %5, align 4
  %6 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 1
  %7 = load i32, i32* %6, align 4
  %8 = add i32 %7, 7
  store i32 %8, i32* %6, align 4
  ret void
}

define void @"\01?scale@@YAXURequest@@@Z"(%struct.Request* noalias nocapture %request) #0 {
  %1 = getelementptr inbounds %struct.Request, %struct.Request* %request, i32 0, i32 0
  %2 = load i32, i32* %1, align 4
  %3 = uitofp i32 %2 to float
  %4 = getelementptr inbounds %struct.Request, %struct.Request* %request, i32 0, i32 1
  %5 = load float, float* %4, align 4
  %6 = fmul fast float %5, %3
  store float %6, float* %4, align 4
  store i32 99, i32* %1, align 4
  ret void
}

declare i32 @dx.op.dispatchRaysIndex.i32(i32, i8) #1

declare void @dx.op.callShader.struct.Request(i32, i32, %struct.Request*) #0

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #0

declare void @dx.op.traceRay.struct.Payload(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, %struct.Payload*) #0

declare %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32, %struct.RaytracingAccelerationStructure) #2

declare %dx.types.Handle @dx.op.createHandleForLib.struct.RWByteAddressBuffer(i32, %struct.RWByteAddressBuffer) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind readonly }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!10}
!dx.entryPoints = !{!18, !20, !23, !25}

!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 10}
!3 = !{!"lib", i32 6, i32 5}
!4 = !{!5, !8, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", !"scene", i32 0, i32 0, i32 1, i32 16, i32 0, !7}
!7 = !{i32 0, i32 4}
!8 = !{!9}
!9 = !{i32 0, %struct.RWByteAddressBuffer* @"\01?results@@3URWByteAddressBuffer@@A", !"results", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!10 = !{i32 1, void ()* @"\01?generate@@YAXXZ", !11, void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !14, void (%struct.Request*)* @"\01?scale@@YAXURequest@@@Z", !17}
!11 = !{!12}
!12 = !{i32 1, !13, !13}
!13 = !{}
!14 = !{!12, !15, !16}
!15 = !{i32 2, !13, !13}
!16 = !{i32 0, !13, !13}
!17 = !{!12, !15}
!18 = !{null, !"", null, !4, !19}
!19 = !{i32 0, i64 16}
!20 = !{void ()* @"\01?generate@@YAXXZ", !"\01?generate@@YAXXZ", null, null, !21}
!21 = !{i32 8, i32 7, i32 5, !22}
!22 = !{i32 0}
!23 = !{void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?hit@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !24}
!24 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !22}
!25 = !{void (%struct.Request*)* @"\01?scale@@YAXURequest@@@Z", !"\01?scale@@YAXURequest@@@Z", null, null, !26}
!26 = !{i32 8, i32 12, i32 6, i32 8, i32 5, !22}
