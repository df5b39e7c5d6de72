; env: vulkan1.3
; Two ends of an any-hit shader in one block: the first one counts, and what stands behind it does not run. (Compilers
; drop what is behind it.)
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.RaytracingAccelerationStructure = type { i32 }
%"class.StructuredBuffer<unsigned int>" = type { i32 }
%"class.RWStructuredBuffer<unsigned int>" = type { i32 }
%struct.Payload = type { i32 }
%dx.types.Handle = type { i8* }
%struct.BuiltInTriangleIntersectionAttributes = type { <2 x float> }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }

@"\01?scene@@3URaytracingAccelerationStructure@@A" = external constant %struct.RaytracingAccelerationStructure, align 4
@"\01?kinds@@3V?$StructuredBuffer@I@@A" = external constant %"class.StructuredBuffer<unsigned int>", align 4
@"\01?results@@3V?$RWStructuredBuffer@I@@A" = external constant %"class.RWStructuredBuffer<unsigned int>", align 4

; Function Attrs: nounwind
define void @"\01?generate@@YAXXZ"() #0 {
  %1 = load %struct.RaytracingAccelerationStructure, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", align 4
  %2 = load %"class.RWStructuredBuffer<unsigned int>", %"class.RWStructuredBuffer<unsigned int>"* @"\01?results@@3V?$RWStructuredBuffer@I@@A", align 4
  %3 = alloca %struct.Payload, align 8
  %4 = call i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 0)
  %5 = uitofp i32 %4 to float
  %6 = fmul fast float %5, 1.000000e+01
  %7 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)
  %8 = getelementptr inbounds %struct.Payload, %struct.Payload* %3, i32 0, i32 0
  store i32 %4, i32* %8, align 8
  call void @dx.op.traceRay.struct.Payload(i32 157, %dx.types.Handle %7, i32 0, i32 255, i32 0, i32 0, i32 0, float %6, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+02, %struct.Payload* nonnull %3)
  %9 = load i32, i32* %8, align 8
  %10 = call %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<unsigned int>"(i32 160, %"class.RWStructuredBuffer<unsigned int>" %2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %10, i32 %4, i32 0, i32 %9, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

; Function Attrs: noreturn nounwind
define void @"\01?test@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload* noalias nocapture %payload, %struct.BuiltInTriangleIntersectionAttributes* nocapture readnone %hit) #1 {
  %1 = load %"class.StructuredBuffer<unsigned int>", %"class.StructuredBuffer<unsigned int>"* @"\01?kinds@@3V?$StructuredBuffer@I@@A", align 4
  %2 = call i32 @dx.op.primitiveIndex.i32(i32 161)
  %3 = call %dx.types.Handle @"dx.op.createHandleForLib.class.StructuredBuffer<unsigned int>"(i32 160, %"class.StructuredBuffer<unsigned int>" %1)
  %4 = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %3, i32 %2, i32 0, i8 1, i32 4)
  %5 = extractvalue %dx.types.ResRet.i32 %4, 0
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0
  br i1 %6, label %8, label %11

; <label>:8                                       ; preds = %0
  %9 = load i32, i32* %7, align 4, !tbaa !31
  %10 = add i32 %9, 16
  store i32 %10, i32* %7, align 4, !tbaa !31
  call void @dx.op.ignoreHit(i32 155)
  %ignored = add i32 %10, 32
  store i32 %ignored, i32* %7, align 4
  call void @dx.op.acceptHitAndEndSearch(i32 156)
  unreachable

; <label>:11                                      ; preds = %0
  %12 = load i32, i32* %7, align 4, !tbaa !31
  %13 = add i32 %12, 64
  store i32 %13, i32* %7, align 4, !tbaa !31
  call void @dx.op.acceptHitAndEndSearch(i32 156)
  %accepted = add i32 %13, 128
  store i32 %accepted, i32* %7, align 4
  call void @dx.op.ignoreHit(i32 155)
  unreachable
}

; Function Attrs: nounwind
define void @"\01?found@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Payload* noalias nocapture %payload, %struct.BuiltInTriangleIntersectionAttributes* nocapture readnone %hit) #0 {
  %1 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0
  %2 = load i32, i32* %1, align 4, !tbaa !31
  %3 = or i32 %2, 4096
  store i32 %3, i32* %1, align 4, !tbaa !31
  ret void
}

; Function Attrs: nounwind
define void @"\01?missed@@YAXUPayload@@@Z"(%struct.Payload* noalias nocapture %payload) #0 {
  %1 = getelementptr inbounds %struct.Payload, %struct.Payload* %payload, i32 0, i32 0
  %2 = load i32, i32* %1, align 4, !tbaa !31
  %3 = or i32 %2, 8192
  store i32 %3, i32* %1, align 4, !tbaa !31
  ret void
}

; Function Attrs: nounwind readnone
declare i32 @dx.op.dispatchRaysIndex.i32(i32, i8) #2

; Function Attrs: nounwind readonly
declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #3

; Function Attrs: nounwind
declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #0

; Function Attrs: nounwind readnone
declare i32 @dx.op.primitiveIndex.i32(i32) #2

; Function Attrs: noreturn nounwind
declare void @dx.op.acceptHitAndEndSearch(i32) #1

; Function Attrs: noreturn nounwind
declare void @dx.op.ignoreHit(i32) #1

; Function Attrs: nounwind
declare void @dx.op.traceRay.struct.Payload(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, %struct.Payload*) #0

; Function Attrs: nounwind readonly
declare %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32, %struct.RaytracingAccelerationStructure) #3

; Function Attrs: nounwind readonly
declare %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<unsigned int>"(i32, %"class.RWStructuredBuffer<unsigned int>") #3

; Function Attrs: nounwind readonly
declare %dx.types.Handle @"dx.op.createHandleForLib.class.StructuredBuffer<unsigned int>"(i32, %"class.StructuredBuffer<unsigned int>") #3

attributes #0 = { nounwind }
attributes #1 = { noreturn nounwind }
attributes #2 = { nounwind readnone }
attributes #3 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!12}
!dx.entryPoints = !{!20, !22, !25, !27, !29}

!0 = !{!"dxc(private) 1.9.0.5517 (9757d44fa)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 10}
!3 = !{!"lib", i32 6, i32 5}
!4 = !{!5, !10, null, null}
!5 = !{!6, !8}
!6 = !{i32 0, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", !"scene", i32 0, i32 0, i32 1, i32 16, i32 0, !7}
!7 = !{i32 0, i32 4}
!8 = !{i32 1, %"class.StructuredBuffer<unsigned int>"* @"\01?kinds@@3V?$StructuredBuffer@I@@A", !"kinds", i32 0, i32 1, i32 1, i32 12, i32 0, !9}
!9 = !{i32 1, i32 4}
!10 = !{!11}
!11 = !{i32 0, %"class.RWStructuredBuffer<unsigned int>"* @"\01?results@@3V?$RWStructuredBuffer@I@@A", !"results", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !9}
!12 = !{i32 1, void ()* @"\01?generate@@YAXXZ", !13, void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?test@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !16, void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?found@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !16, void (%struct.Payload*)* @"\01?missed@@YAXUPayload@@@Z", !19}
!13 = !{!14}
!14 = !{i32 1, !15, !15}
!15 = !{}
!16 = !{!14, !17, !18}
!17 = !{i32 2, !15, !15}
!18 = !{i32 0, !15, !15}
!19 = !{!14, !17}
!20 = !{null, !"", null, !4, !21}
!21 = !{i32 0, i64 16}
!22 = !{void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?found@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?found@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !23}
!23 = !{i32 8, i32 10, i32 6, i32 4, i32 7, i32 8, i32 5, !24}
!24 = !{i32 0}
!25 = !{void ()* @"\01?generate@@YAXXZ", !"\01?generate@@YAXXZ", null, null, !26}
!26 = !{i32 8, i32 7, i32 5, !24}
!27 = !{void (%struct.Payload*)* @"\01?missed@@YAXUPayload@@@Z", !"\01?missed@@YAXUPayload@@@Z", null, null, !28}
!28 = !{i32 8, i32 11, i32 6, i32 4, i32 5, !24}
!29 = !{void (%struct.Payload*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?test@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?test@@YAXUPayload@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !30}
!30 = !{i32 8, i32 9, i32 6, i32 4, i32 7, i32 8, i32 5, !24}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C/C++ TBAA"}
