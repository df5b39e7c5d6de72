; Elements of several rows with one semantic index: the rows count up from it. DXC writes an index for each row.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

define void @main() {
  %row = call i32 @dx.op.loadInput.i32(i32 4, i32 1, i32 0, i8 0, i32 undef)
  %a = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef)
  %b = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 1, i8 0, i32 undef)
  %c = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 2, i8 1, i32 undef)
  %n = sitofp i32 %row to float
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 0, float %a)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 1, float %b)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 2, float %c)
  call void @dx.op.storeOutput.f32(i32 5, i32 0, i32 0, i8 3, float %n)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 0, i8 0, float %b)
  call void @dx.op.storeOutput.f32(i32 5, i32 1, i32 1, i8 0, float %c)
  ret void
}

declare float @dx.op.loadInput.f32(i32, i32, i32, i8, i32) #0
declare i32 @dx.op.loadInput.i32(i32, i32, i32, i8, i32) #0
declare void @dx.op.storeOutput.f32(i32, i32, i32, i8, float) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.entryPoints = !{!5}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 8}
!3 = !{!"vs", i32 6, i32 0}
!5 = !{void ()* @main, !"main", !6, null, null}
!6 = !{!7, !8, null}
!7 = !{!20, !21}
!8 = !{!22, !23}
!20 = !{i32 0, !"NUMBERS", i8 9, i8 0, !30, i8 0, i32 3, i8 2, i32 0, i8 0, null}
!21 = !{i32 1, !"ROW", i8 4, i8 0, !31, i8 0, i32 1, i8 1, i32 3, i8 0, null}
!22 = !{i32 0, !"SV_Position", i8 9, i8 3, !31, i8 4, i32 1, i8 4, i32 0, i8 0, null}
!23 = !{i32 1, !"TEXCOORD", i8 9, i8 0, !32, i8 2, i32 2, i8 1, i32 1, i8 0, null}
!30 = !{i32 4}
!31 = !{i32 0}
!32 = !{i32 7}
