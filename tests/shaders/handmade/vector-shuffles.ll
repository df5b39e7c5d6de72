; Shuffles of vectors of up to four lanes: lanes of both operands in any order, to as many lanes, to more and to fewer.
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
  %number = extractvalue %dx.types.ResRet.i32 %i.load, 0
  %i = and i32 %number, 3 ; a lane that there is not would be undefined
  %x.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %x = extractvalue %dx.types.ResRet.i32 %x.load, 0
  %a = insertelement <4 x i32> <i32 10, i32 11, i32 12, i32 13>, i32 %x, i32 %i
  %b = insertelement <4 x i32> <i32 20, i32 21, i32 22, i32 23>, i32 %x, i32 0
  %p = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 7, i32 0, i32 4, i32 3>
  %p0 = extractelement <4 x i32> %p, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %p0, i32 undef, i32 undef, i32 undef, i8 1)
  %p1 = extractelement <4 x i32> %p, i32 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %p1, i32 undef, i32 undef, i32 undef, i8 1)
  %p2 = extractelement <4 x i32> %p, i32 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %p2, i32 undef, i32 undef, i32 undef, i8 1)
  %p3 = extractelement <4 x i32> %p, i32 3
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %p3, i32 undef, i32 undef, i32 undef, i8 1)
  %q = shufflevector <4 x i32> %b, <4 x i32> %a, <2 x i32> <i32 5, i32 2>
  %q0 = extractelement <2 x i32> %q, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %q0, i32 undef, i32 undef, i32 undef, i8 1)
  %q1 = extractelement <2 x i32> %q, i32 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %q1, i32 undef, i32 undef, i32 undef, i8 1)
  %u = shufflevector <4 x i32> %a, <4 x i32> %b, <2 x i32> <i32 6, i32 1>
  %r = shufflevector <2 x i32> %q, <2 x i32> %u, <3 x i32> <i32 3, i32 0, i32 2>
  %r0 = extractelement <3 x i32> %r, i32 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 24, i32 undef, i32 %r0, i32 undef, i32 undef, i32 undef, i8 1)
  %r1 = extractelement <3 x i32> %r, i32 1
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 28, i32 undef, i32 %r1, i32 undef, i32 undef, i32 undef, i8 1)
  %r2 = extractelement <3 x i32> %r, i32 2
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 32, i32 undef, i32 %r2, i32 undef, i32 undef, i32 undef, i8 1)
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
