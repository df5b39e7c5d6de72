; env: vulkan1.3
; A hit shader traces on with a member of the payload that came in, and a callable shader hands on a member of its
; parameter: what stands before and behind the member stays. The lane is read anew behind the call. (DXC hands over
; copies.)
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%struct.RaytracingAccelerationStructure = type { i32 }
%"class.RWStructuredBuffer<vector<unsigned int, 4> >" = type { <4 x i32> }
%struct.Whole = type { i32, %struct.Part }
%struct.Part = type { i32 }
%struct.Outer = type { i32, %struct.Inner, i32 }
%struct.Inner = type { <3 x float>, i32 }
%dx.types.Handle = type { i8* }
%struct.BuiltInTriangleIntersectionAttributes = type { <2 x float> }

@"\01?scene@@3URaytracingAccelerationStructure@@A" = external constant %struct.RaytracingAccelerationStructure, align 4
@"\01?results@@3V?$RWStructuredBuffer@V?$vector@I$03@@@@A" = external constant %"class.RWStructuredBuffer<vector<unsigned int, 4> >", align 4

define void @"\01?generate@@YAXXZ"() #0 {
  %1 = load %struct.RaytracingAccelerationStructure, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", align 4
  %2 = load %"class.RWStructuredBuffer<vector<unsigned int, 4> >", %"class.RWStructuredBuffer<vector<unsigned int, 4> >"* @"\01?results@@3V?$RWStructuredBuffer@V?$vector@I$03@@@@A", align 4
  %3 = alloca %struct.Whole, align 8
  %4 = alloca %struct.Outer, align 8
  %5 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)
  %6 = getelementptr inbounds %struct.Outer, %struct.Outer* %4, i32 0, i32 0
  store i32 5, i32* %6, align 8
  %7 = getelementptr inbounds %struct.Outer, %struct.Outer* %4, i32 0, i32 1, i32 0
  store <3 x float> zeroinitializer, <3 x float>* %7, align 4
  %8 = getelementptr inbounds %struct.Outer, %struct.Outer* %4, i32 0, i32 1, i32 1
  store i32 0, i32* %8, align 4
  %9 = getelementptr inbounds %struct.Outer, %struct.Outer* %4, i32 0, i32 2
  store i32 6, i32* %9, align 4
  call void @dx.op.traceRay.struct.Outer(i32 157, %dx.types.Handle %5, i32 0, i32 1, i32 0, i32 1, i32 0, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float 1.000000e+02, %struct.Outer* nonnull %4)
  %10 = load i32, i32* %6, align 8
  %11 = load <3 x float>, <3 x float>* %7, align 4
  %12 = load i32, i32* %8, align 4
  %13 = load i32, i32* %9, align 4
  %14 = getelementptr inbounds %struct.Whole, %struct.Whole* %3, i32 0, i32 0
  store i32 7, i32* %14, align 8
  %15 = getelementptr inbounds %struct.Whole, %struct.Whole* %3, i32 0, i32 1, i32 0
  store i32 8, i32* %15, align 4
  call void @dx.op.callShader.struct.Whole(i32 159, i32 0, %struct.Whole* nonnull %3)
  %16 = load i32, i32* %14, align 8
  %17 = load i32, i32* %15, align 4
  %18 = extractelement <3 x float> %11, i64 0
  %19 = extractelement <3 x float> %11, i64 1
  %20 = extractelement <3 x float> %11, i64 2
  %21 = fptoui float %18 to i32
  %22 = fptoui float %19 to i32
  %23 = fptoui float %20 to i32
  %24 = call %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<vector<unsigned int, 4> >"(i32 160, %"class.RWStructuredBuffer<vector<unsigned int, 4> >" %2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %24, i32 0, i32 0, i32 %10, i32 %21, i32 %22, i32 %23, i8 15, i32 4)
  %25 = call %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<vector<unsigned int, 4> >"(i32 160, %"class.RWStructuredBuffer<vector<unsigned int, 4> >" %2)
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %25, i32 1, i32 0, i32 %12, i32 %13, i32 %16, i32 %17, i8 15, i32 4)
  ret void
}

define void @"\01?outer@@YAXUOuter@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Outer* noalias nocapture %payload, %struct.BuiltInTriangleIntersectionAttributes* nocapture readnone %hit) #0 {
  %1 = load %struct.RaytracingAccelerationStructure, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", align 4
  %2 = getelementptr inbounds %struct.Outer, %struct.Outer* %payload, i32 0, i32 1
  %3 = getelementptr inbounds %struct.Outer, %struct.Outer* %payload, i32 0, i32 0
  %4 = load i32, i32* %3, align 4, !tbaa !51
  %5 = add i32 %4, 10
  store i32 %5, i32* %3, align 4, !tbaa !51
  %6 = getelementptr inbounds %struct.Outer, %struct.Outer* %payload, i32 0, i32 1, i32 1
  %7 = call %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32 160, %struct.RaytracingAccelerationStructure %1)
  %8 = getelementptr inbounds %struct.Inner, %struct.Inner* %2, i32 0, i32 0
  %9 = getelementptr inbounds %struct.Outer, %struct.Outer* %payload, i32 0, i32 1, i32 0
  %10 = load <3 x float>, <3 x float>* %9, align 4
  store <3 x float> %10, <3 x float>* %8, align 8
  %11 = getelementptr inbounds %struct.Inner, %struct.Inner* %2, i32 0, i32 1
  store i32 3, i32* %11, align 4
  call void @dx.op.traceRay.struct.Inner(i32 157, %dx.types.Handle %7, i32 0, i32 1, i32 1, i32 1, i32 0, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float -1.000000e+00, float 1.000000e+02, %struct.Inner* nonnull %2)
  %12 = load <3 x float>, <3 x float>* %8, align 8
  store <3 x float> %12, <3 x float>* %9, align 4
  %13 = load i32, i32* %11, align 4
  store i32 %13, i32* %6, align 4
  %14 = getelementptr inbounds %struct.Outer, %struct.Outer* %payload, i32 0, i32 2
  %15 = load i32, i32* %14, align 4, !tbaa !51
  %16 = add i32 %15, %13
  store i32 %16, i32* %14, align 4, !tbaa !51
  ret void
}

define void @"\01?inner@@YAXUInner@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.Inner* noalias nocapture %payload, %struct.BuiltInTriangleIntersectionAttributes* nocapture readnone %hit) #0 {
  %1 = getelementptr inbounds %struct.Inner, %struct.Inner* %payload, i32 0, i32 0
  store <3 x float> <float 1.000000e+00, float 2.000000e+00, float 4.000000e+00>, <3 x float>* %1, align 4, !tbaa !55
  %2 = getelementptr inbounds %struct.Inner, %struct.Inner* %payload, i32 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !51
  %4 = add i32 %3, 20
  store i32 %4, i32* %2, align 4, !tbaa !51
  ret void
}

define void @"\01?call_on@@YAXUWhole@@@Z"(%struct.Whole* noalias nocapture %whole) #0 {
  %1 = getelementptr inbounds %struct.Whole, %struct.Whole* %whole, i32 0, i32 1
  %2 = getelementptr inbounds %struct.Whole, %struct.Whole* %whole, i32 0, i32 0
  %3 = load i32, i32* %2, align 4, !tbaa !51
  %4 = add i32 %3, 100
  %lane = call i32 @dx.op.waveGetLaneIndex(i32 111)
  %high = lshr i32 %lane, 16
  %5 = getelementptr inbounds %struct.Part, %struct.Part* %1, i32 0, i32 0
  %6 = getelementptr inbounds %struct.Whole, %struct.Whole* %whole, i32 0, i32 1, i32 0
  %7 = load i32, i32* %6, align 4
  store i32 %7, i32* %5, align 8
  call void @dx.op.callShader.struct.Part(i32 159, i32 1, %struct.Part* nonnull %1)
  %lane.behind = call i32 @dx.op.waveGetLaneIndex(i32 111)
  %high.behind = lshr i32 %lane.behind, 16
  %of.lanes = or i32 %high, %high.behind
  %8 = load i32, i32* %5, align 8
  store i32 %8, i32* %6, align 4
  %9 = add i32 %8, %4
  %sum = add i32 %9, %of.lanes
  store i32 %sum, i32* %2, align 4, !tbaa !51
  ret void
}

define void @"\01?called@@YAXUPart@@@Z"(%struct.Part* noalias nocapture %part) #0 {
  %1 = getelementptr inbounds %struct.Part, %struct.Part* %part, i32 0, i32 0
  %2 = load i32, i32* %1, align 4, !tbaa !51
  %3 = mul i32 %2, 3
  store i32 %3, i32* %1, align 4, !tbaa !51
  ret void
}

declare void @dx.op.callShader.struct.Whole(i32, i32, %struct.Whole*) #0

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #0

declare i32 @dx.op.waveGetLaneIndex(i32) #1

declare void @dx.op.callShader.struct.Part(i32, i32, %struct.Part*) #0

declare void @dx.op.traceRay.struct.Outer(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, %struct.Outer*) #0

declare void @dx.op.traceRay.struct.Inner(i32, %dx.types.Handle, i32, i32, i32, i32, i32, float, float, float, float, float, float, float, float, %struct.Inner*) #0

declare %dx.types.Handle @dx.op.createHandleForLib.struct.RaytracingAccelerationStructure(i32, %struct.RaytracingAccelerationStructure) #1

declare %dx.types.Handle @"dx.op.createHandleForLib.class.RWStructuredBuffer<vector<unsigned int, 4> >"(i32, %"class.RWStructuredBuffer<vector<unsigned int, 4> >") #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }

!llvm.ident = !{!0}
!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.typeAnnotations = !{!11, !30}
!dx.entryPoints = !{!38, !40, !43, !45, !47, !49}

!0 = !{!"dxc(private) 1.9.0.5517 (9757d44fa)"}
!1 = !{i32 1, i32 5}
!2 = !{i32 1, i32 10}
!3 = !{!"lib", i32 6, i32 5}
!4 = !{!5, !8, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A", !"scene", i32 0, i32 0, i32 1, i32 16, i32 0, !7}
!7 = !{i32 0, i32 4}
!8 = !{!9}
!9 = !{i32 0, %"class.RWStructuredBuffer<vector<unsigned int, 4> >"* @"\01?results@@3V?$RWStructuredBuffer@V?$vector@I$03@@@@A", !"results", i32 0, i32 0, i32 1, i32 12, i1 false, i1 false, i1 false, !10}
!10 = !{i32 1, i32 16}
!11 = !{i32 0, %"class.RWStructuredBuffer<vector<unsigned int, 4> >" undef, !12, %struct.Outer undef, !17, %struct.Inner undef, !21, %struct.Whole undef, !24, %struct.Part undef, !26, %struct.BuiltInTriangleIntersectionAttributes undef, !28}
!12 = !{i32 16, !13, !14}
!13 = !{i32 6, !"h", i32 3, i32 0, i32 7, i32 5}
!14 = !{i32 0, !15}
!15 = !{!16}
!16 = !{i32 0, <4 x i32> undef}
!17 = !{i32 36, !18, !19, !20}
!18 = !{i32 6, !"before", i32 3, i32 0, i32 7, i32 5}
!19 = !{i32 6, !"inner", i32 3, i32 16}
!20 = !{i32 6, !"behind", i32 3, i32 32, i32 7, i32 5}
!21 = !{i32 16, !22, !23}
!22 = !{i32 6, !"color", i32 3, i32 0, i32 7, i32 9}
!23 = !{i32 6, !"depth", i32 3, i32 12, i32 7, i32 5}
!24 = !{i32 20, !18, !25}
!25 = !{i32 6, !"part", i32 3, i32 16}
!26 = !{i32 4, !27}
!27 = !{i32 6, !"value", i32 3, i32 0, i32 7, i32 5}
!28 = !{i32 8, !29}
!29 = !{i32 6, !"barycentrics", i32 3, i32 0, i32 7, i32 9}
!30 = !{i32 1, void ()* @"\01?generate@@YAXXZ", !31, void (%struct.Outer*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?outer@@YAXUOuter@@UBuiltInTriangleIntersectionAttributes@@@Z", !34, void (%struct.Inner*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?inner@@YAXUInner@@UBuiltInTriangleIntersectionAttributes@@@Z", !34, void (%struct.Whole*)* @"\01?call_on@@YAXUWhole@@@Z", !37, void (%struct.Part*)* @"\01?called@@YAXUPart@@@Z", !37}
!31 = !{!32}
!32 = !{i32 1, !33, !33}
!33 = !{}
!34 = !{!32, !35, !36}
!35 = !{i32 2, !33, !33}
!36 = !{i32 0, !33, !33}
!37 = !{!32, !35}
!38 = !{null, !"", null, !4, !39}
!39 = !{i32 0, i64 524304}
!40 = !{void (%struct.Whole*)* @"\01?call_on@@YAXUWhole@@@Z", !"\01?call_on@@YAXUWhole@@@Z", null, null, !41}
!41 = !{i32 8, i32 12, i32 6, i32 8, i32 5, !42}
!42 = !{i32 0}
!43 = !{void (%struct.Part*)* @"\01?called@@YAXUPart@@@Z", !"\01?called@@YAXUPart@@@Z", null, null, !44}
!44 = !{i32 8, i32 12, i32 6, i32 4, i32 5, !42}
!45 = !{void ()* @"\01?generate@@YAXXZ", !"\01?generate@@YAXXZ", null, null, !46}
!46 = !{i32 8, i32 7, i32 5, !42}
!47 = !{void (%struct.Inner*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?inner@@YAXUInner@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?inner@@YAXUInner@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !48}
!48 = !{i32 8, i32 10, i32 6, i32 16, i32 7, i32 8, i32 5, !42}
!49 = !{void (%struct.Outer*, %struct.BuiltInTriangleIntersectionAttributes*)* @"\01?outer@@YAXUOuter@@UBuiltInTriangleIntersectionAttributes@@@Z", !"\01?outer@@YAXUOuter@@UBuiltInTriangleIntersectionAttributes@@@Z", null, null, !50}
!50 = !{i32 8, i32 10, i32 6, i32 24, i32 7, i32 8, i32 5, !42}
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C/C++ TBAA"}
!55 = !{!53, !53, i64 0}
