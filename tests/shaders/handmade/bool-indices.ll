; Indices of one bit: true moves a pointer by -1, and selects lane 1 of a vector.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %load, 0
  %b = extractvalue %dx.types.ResRet.i32 %load, 1
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %yes = icmp ult i32 %a, %b
  %no = icmp ugt i32 %a, %b
  %cells = alloca [4 x i32], align 4
  %c0 = getelementptr [4 x i32], [4 x i32]* %cells, i32 0, i32 0
  store i32 10, i32* %c0, align 4
  %c1 = getelementptr [4 x i32], [4 x i32]* %cells, i32 0, i32 1
  store i32 11, i32* %c1, align 4
  %c2 = getelementptr [4 x i32], [4 x i32]* %cells, i32 0, i32 2
  store i32 12, i32* %c2, align 4
  %c3 = getelementptr [4 x i32], [4 x i32]* %cells, i32 0, i32 3
  store i32 13, i32* %c3, align 4
  %before = getelementptr i32, i32* %c2, i1 %yes
  %at = load i32, i32* %before, align 4
  %stay = getelementptr i32, i32* %c2, i1 %no
  %same = load i32, i32* %stay, align 4
  %v0 = insertelement <4 x i32> <i32 20, i32 21, i32 22, i32 23>, i32 %a, i1 %no
  %v1 = insertelement <4 x i32> %v0, i32 %b, i1 %yes
  %e0 = extractelement <4 x i32> %v1, i1 %no
  %e1 = extractelement <4 x i32> %v1, i1 %yes
  %w0 = insertelement <5 x i32> <i32 30, i32 31, i32 32, i32 33, i32 34>, i32 %b, i1 %yes
  %f0 = extractelement <5 x i32> %w0, i1 %no
  %f1 = extractelement <5 x i32> %w0, i1 %yes
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %at, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %same, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %e0, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %e1, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %f0, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %f1, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }
attributes #3 = { noduplicate nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!9}

!1 = !{i32 1, i32 0}
!2 = !{i32 1, i32 10}
!3 = !{!"cs", i32 6, i32 0}
!4 = !{!5, !7, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{void ()* @main, !"main", null, !4, !10}
!10 = !{i32 0, i64 20, i32 4, !11}
!11 = !{i32 1, i32 1, i32 1}
