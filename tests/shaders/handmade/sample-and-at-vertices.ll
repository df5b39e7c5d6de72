; An input that is interpolated at samples, and read at a vertex: barycentrics interpolate it, at the sample.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %1 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %2 = call float @dx.op.evalCentroid.f32(i32 89, i32 0, i32 0, i8 1)
  %3 = call float @dx.op.attributeAtVertex.f32(i32 137, i32 0, i32 0, i8 1, i8 2)
  %4 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %1)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %2)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %3)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %4)
  ret void
}

declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #0

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #1

declare float @dx.op.attributeAtVertex.f32(i32, i32, i32, i8, i8) #1

declare float @dx.op.evalCentroid.f32(i32, i32, i32, i8) #1

attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!5}

!1 = !{i32 1, i32 1}
!2 = !{i32 1, i32 10}
!3 = !{!"ps", i32 6, i32 1}
!5 = !{void ()* @main, !"main", !6, null, !14}
!6 = !{!7, !11, null}
!7 = !{!8}
!8 = !{i32 0, !"A", i8 9, i8 0, !9, i8 6, i32 1, i8 2, i32 0, i8 0, null}
!9 = !{i32 0}
!11 = !{!12}
!12 = !{i32 0, !"SV_Target", i8 9, i8 16, !9, i8 0, i32 1, i8 4, i32 0, i8 0, !13}
!13 = !{i32 3, i32 15}
!14 = !{i32 0, i64 4194304}
