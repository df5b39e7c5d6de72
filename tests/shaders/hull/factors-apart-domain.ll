; Each tessellation factor is an element of its own; the order differs from the hull shader's.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %buffer = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %f0 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 0, i32 0, i8 0)
  %b0 = bitcast float %f0 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %buffer, i32 20, i32 undef, i32 %b0, i32 undef, i32 undef, i32 undef, i8 1)
  %f1 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 1, i32 0, i8 0)
  %b1 = bitcast float %f1 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %buffer, i32 12, i32 undef, i32 %b1, i32 undef, i32 undef, i32 undef, i8 1)
  %f2 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 2, i32 0, i8 0)
  %b2 = bitcast float %f2 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %buffer, i32 4, i32 undef, i32 %b2, i32 undef, i32 undef, i32 undef, i8 1)
  %f3 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 3, i32 0, i8 0)
  %b3 = bitcast float %f3 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %buffer, i32 8, i32 undef, i32 %b3, i32 undef, i32 undef, i32 undef, i8 1)
  %f4 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 4, i32 0, i8 0)
  %b4 = bitcast float %f4 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %buffer, i32 16, i32 undef, i32 %b4, i32 undef, i32 undef, i32 undef, i8 1)
  %f5 = call float @dx.op.loadPatchConstant.f32(i32 104, i32 5, i32 0, i8 0)
  %b5 = bitcast float %f5 to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %buffer, i32 0, i32 undef, i32 %b5, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float 0.000000e+00)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float 0.000000e+00)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float 0.000000e+00)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float 0.000000e+00)
  ret void
}

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #0
declare float @dx.op.loadPatchConstant.f32(i32, i32, i32, i8) #1
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind readonly }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!7}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 10}
!3 = !{!"ds", i32 6, i32 0}
!4 = !{null, !5, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!7 = !{void ()* @main, !"main", !8, !4, !23}
!8 = !{!9, !11, !13}
!9 = !{!10}
!10 = !{i32 0, !"POSITION", i8 9, i8 0, !14, i8 2, i32 1, i8 3, i32 0, i8 0, null}
!11 = !{!12}
!12 = !{i32 0, !"SV_Position", i8 9, i8 3, !14, i8 4, i32 1, i8 4, i32 0, i8 0, null}
!13 = !{!17, !18, !19, !20, !21, !22}
!14 = !{i32 0}
!15 = !{i32 1}
!16 = !{i32 2}
!17 = !{i32 0, !"SV_InsideTessFactor", i8 9, i8 26, !15, i8 0, i32 1, i8 1, i32 5, i8 3, null}
!18 = !{i32 1, !"SV_TessFactor", i8 9, i8 25, !25, i8 0, i32 1, i8 1, i32 3, i8 3, null}
!19 = !{i32 2, !"SV_TessFactor", i8 9, i8 25, !15, i8 0, i32 1, i8 1, i32 1, i8 3, null}
!20 = !{i32 3, !"SV_TessFactor", i8 9, i8 25, !16, i8 0, i32 1, i8 1, i32 2, i8 3, null}
!21 = !{i32 4, !"SV_InsideTessFactor", i8 9, i8 26, !14, i8 0, i32 1, i8 1, i32 4, i8 3, null}
!22 = !{i32 5, !"SV_TessFactor", i8 9, i8 25, !14, i8 0, i32 1, i8 1, i32 0, i8 3, null}
!23 = !{i32 0, i64 65552, i32 2, !24}
!24 = !{i32 3, i32 4}
!25 = !{i32 3}
