; All lanes of vectors combined by and, by or: of short and of long vectors, of words and of bools. HLSL's all() and any()
; take bools alone.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %id = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %at = shl i32 %id, 4
  %to = mul i32 %id, 40
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 %at, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %load, 0
  %b = extractvalue %dx.types.ResRet.i32 %load, 1
  %c = extractvalue %dx.types.ResRet.i32 %load, 2
  %d = extractvalue %dx.types.ResRet.i32 %load, 3
  %a.odd = trunc i32 %a to i1
  %b.odd = trunc i32 %b to i1
  %c.odd = trunc i32 %c to i1
  %d.odd = trunc i32 %d to i1
  %four.0 = insertelement <4 x i32> undef, i32 %a, i32 0
  %four.1 = insertelement <4 x i32> %four.0, i32 %b, i32 1
  %four.2 = insertelement <4 x i32> %four.1, i32 %c, i32 2
  %four.3 = insertelement <4 x i32> %four.2, i32 %d, i32 3
  %six.0 = insertelement <6 x i32> undef, i32 %a, i32 0
  %six.1 = insertelement <6 x i32> %six.0, i32 %b, i32 1
  %six.2 = insertelement <6 x i32> %six.1, i32 %c, i32 2
  %six.3 = insertelement <6 x i32> %six.2, i32 %d, i32 3
  %six.4 = insertelement <6 x i32> %six.3, i32 %b, i32 4
  %six.5 = insertelement <6 x i32> %six.4, i32 %a, i32 5
  %two.0 = insertelement <2 x i32> undef, i32 %c, i32 0
  %two.1 = insertelement <2 x i32> %two.0, i32 %b, i32 1
  %bools.0 = insertelement <3 x i1> undef, i1 %a.odd, i32 0
  %bools.1 = insertelement <3 x i1> %bools.0, i1 %b.odd, i32 1
  %bools.2 = insertelement <3 x i1> %bools.1, i1 %c.odd, i32 2
  %more.0 = insertelement <5 x i1> undef, i1 %d.odd, i32 0
  %more.1 = insertelement <5 x i1> %more.0, i1 %b.odd, i32 1
  %more.2 = insertelement <5 x i1> %more.1, i1 %c.odd, i32 2
  %more.3 = insertelement <5 x i1> %more.2, i1 %a.odd, i32 3
  %more.4 = insertelement <5 x i1> %more.3, i1 %a.odd, i32 4
  %r1 = call i32 @dx.op.vectorReduce.v4i32(i32 309, <4 x i32> %four.3)
  %r2 = call i32 @dx.op.vectorReduce.v4i32(i32 310, <4 x i32> %four.3)
  %r3 = call i32 @dx.op.vectorReduce.v6i32(i32 309, <6 x i32> %six.5)
  %r4 = call i32 @dx.op.vectorReduce.v6i32(i32 310, <6 x i32> %six.5)
  %r5 = call i32 @dx.op.vectorReduce.v2i32(i32 309, <2 x i32> %two.1)
  %r6 = call i32 @dx.op.vectorReduce.v2i32(i32 310, <2 x i32> %two.1)
  %r7 = call i1 @dx.op.vectorReduce.v3i1(i32 309, <3 x i1> %bools.2)
  %r7.word = zext i1 %r7 to i32
  %r8 = call i1 @dx.op.vectorReduce.v3i1(i32 310, <3 x i1> %bools.2)
  %r8.word = zext i1 %r8 to i32
  %r9 = call i1 @dx.op.vectorReduce.v5i1(i32 309, <5 x i1> %more.4)
  %r9.word = zext i1 %r9 to i32
  %r10 = call i1 @dx.op.vectorReduce.v5i1(i32 310, <5 x i1> %more.4)
  %r10.word = zext i1 %r10 to i32
  %to0 = add i32 %to, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to0, i32 undef, i32 %r1, i32 undef, i32 undef, i32 undef, i8 1)
  %to1 = add i32 %to, 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to1, i32 undef, i32 %r2, i32 undef, i32 undef, i32 undef, i8 1)
  %to2 = add i32 %to, 8
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to2, i32 undef, i32 %r3, i32 undef, i32 undef, i32 undef, i8 1)
  %to3 = add i32 %to, 12
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to3, i32 undef, i32 %r4, i32 undef, i32 undef, i32 undef, i8 1)
  %to4 = add i32 %to, 16
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to4, i32 undef, i32 %r5, i32 undef, i32 undef, i32 undef, i8 1)
  %to5 = add i32 %to, 20
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to5, i32 undef, i32 %r6, i32 undef, i32 undef, i32 undef, i8 1)
  %to6 = add i32 %to, 24
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to6, i32 undef, i32 %r7.word, i32 undef, i32 undef, i32 undef, i8 1)
  %to7 = add i32 %to, 28
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to7, i32 undef, i32 %r8.word, i32 undef, i32 undef, i32 undef, i8 1)
  %to8 = add i32 %to, 32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to8, i32 undef, i32 %r9.word, i32 undef, i32 undef, i32 undef, i8 1)
  %to9 = add i32 %to, 36
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to9, i32 undef, i32 %r10.word, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare i32 @dx.op.vectorReduce.v4i32(i32, <4 x i32>) #0
declare i32 @dx.op.vectorReduce.v6i32(i32, <6 x i32>) #0
declare i32 @dx.op.vectorReduce.v2i32(i32, <2 x i32>) #0
declare i1 @dx.op.vectorReduce.v3i1(i32, <3 x i1>) #0
declare i1 @dx.op.vectorReduce.v5i1(i32, <5 x i1>) #0

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!8}

!0 = !{i32 1, i32 9}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 9}
!3 = !{!4, !6, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"source", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{!7}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 16, i32 4, !10}
!10 = !{i32 4, i32 1, i32 1}
