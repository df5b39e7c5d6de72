; Two elements are the factor of edge 0.
; refused: SV_TessFactor0: the system value stands in the signature twice
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @measure() {
  call void @dx.op.storePatchConstant.f32(i32 106, i32 0, i32 0, i8 0, float 5.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 1, i32 0, i8 0, float 2.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 2, i32 0, i8 0, float 7.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 3, i32 0, i8 0, float 4.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 4, i32 0, i8 0, float 3.000000e+00)
  call void @dx.op.storePatchConstant.f32(i32 106, i32 5, i32 0, i8 0, float 6.000000e+00)
  call void @dx.op.storePatchConstant.i32(i32 106, i32 6, i32 0, i8 0, i32 9)
  ret void
}

declare void @dx.op.storePatchConstant.f32(i32, i32, i32, i8, float) #0
declare void @dx.op.storePatchConstant.i32(i32, i32, i32, i8, i32) #0

attributes #0 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!4}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 10}
!3 = !{!"hs", i32 6, i32 0}
!4 = !{null, !"main", !5, null, !20}
!5 = !{!6, !6, !8}
!6 = !{!7}
!7 = !{i32 0, !"POSITION", i8 9, i8 0, !10, i8 2, i32 1, i8 3, i32 0, i8 0, null}
!8 = !{!14, !15, !16, !17, !18, !19, !9}
!9 = !{i32 6, !"FIRST", i8 5, i8 0, !10, i8 0, i32 1, i8 1, i32 0, i8 0, null}
!10 = !{i32 0}
!11 = !{i32 1}
!12 = !{i32 2}
!13 = !{i32 3}
!14 = !{i32 0, !"SV_TessFactor", i8 9, i8 25, !12, i8 0, i32 1, i8 1, i32 2, i8 3, null}
!15 = !{i32 1, !"SV_TessFactor", i8 9, i8 25, !10, i8 0, i32 1, i8 1, i32 0, i8 3, null}
!16 = !{i32 2, !"SV_InsideTessFactor", i8 9, i8 26, !11, i8 0, i32 1, i8 1, i32 5, i8 3, null}
!17 = !{i32 3, !"SV_TessFactor", i8 9, i8 25, !13, i8 0, i32 1, i8 1, i32 3, i8 3, null}
!18 = !{i32 4, !"SV_InsideTessFactor", i8 9, i8 26, !10, i8 0, i32 1, i8 1, i32 4, i8 3, null}
!19 = !{i32 5, !"SV_TessFactor", i8 9, i8 25, !10, i8 0, i32 1, i8 1, i32 1, i8 3, null}
!20 = !{i32 3, !21}
!21 = !{void ()* @measure, i32 4, i32 4, i32 3, i32 1, i32 3, float 6.400000e+01}
