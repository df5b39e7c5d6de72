; Vectors of six and of forty lanes: lanes that a number of the shader names, shuffles to other lengths, lanes beyond 31
; through memory.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %i.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %i = extractvalue %dx.types.ResRet.i32 %i.load, 0
  %x.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %x = extractvalue %dx.types.ResRet.i32 %x.load, 0
  %a0 = insertelement <6 x i32> <i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, i32 %x, i32 4
  %a1 = insertelement <6 x i32> %a0, i32 77, i32 %i
  %dynamic = extractelement <6 x i32> %a1, i32 %i
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %dynamic, i32 undef, i32 undef, i32 undef, i8 1)
  %e0 = extractelement <6 x i32> %a1, i32 0
  %e2 = extractelement <6 x i32> %a1, i32 2
  %e3 = extractelement <6 x i32> %a1, i32 3
  %e4 = extractelement <6 x i32> %a1, i32 4
  %e5 = extractelement <6 x i32> %a1, i32 5
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %e0, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %e2, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %e3, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %e4, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %e5, i32 undef, i32 undef, i32 undef, i8 1)
  %b = insertelement <6 x i32> <i32 20, i32 21, i32 22, i32 23, i32 24, i32 25>, i32 %x, i32 1
  %s = shufflevector <6 x i32> %a1, <6 x i32> %b, <5 x i32> <i32 5, i32 6, i32 7, i32 11, i32 0>
  %s0 = extractelement <5 x i32> %s, i32 0
  %s1 = extractelement <5 x i32> %s, i32 1
  %s2 = extractelement <5 x i32> %s, i32 2
  %s3 = extractelement <5 x i32> %s, i32 3
  %s4 = extractelement <5 x i32> %s, i32 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 24, i32 undef, i32 %s0, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 28, i32 undef, i32 %s1, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 32, i32 undef, i32 %s2, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 36, i32 undef, i32 %s3, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 40, i32 undef, i32 %s4, i32 undef, i32 undef, i32 undef, i8 1)
  %memory = alloca <40 x i32>, align 4
  %w0 = insertelement <40 x i32> zeroinitializer, i32 %x, i32 35
  %w1 = insertelement <40 x i32> %w0, i32 6, i32 33
  store <40 x i32> %w1, <40 x i32>* %memory, align 4
  %w = load <40 x i32>, <40 x i32>* %memory, align 4
  %w33 = extractelement <40 x i32> %w, i32 33
  %w35 = extractelement <40 x i32> %w, i32 35
  %w36 = extractelement <40 x i32> %w, i32 36
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 44, i32 undef, i32 %w33, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 48, i32 undef, i32 %w35, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 52, i32 undef, i32 %w36, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!8}

!0 = !{i32 1, i32 0}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 0}
!3 = !{!4, !6, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"source", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{!7}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 16, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
