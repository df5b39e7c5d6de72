; Loads a half, four words and 64 bits. Nothing reads the half, the array that gets the 64 bits, or what the words
; decide. DXC drops all these.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.f16 = type { half, half, half, half, i32 }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%dx.types.ResRet.i64 = type { i64, i64, i64, i64, i32 }
%struct.ByteAddressBuffer = type { i32 }

define void @main() {
entry:
  %unread = alloca [8 x i64], align 8
  %t0 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %t1 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 1, i32 1, i1 false)
  %u0 = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %id = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %halves = call %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32 139, %dx.types.Handle %t0, i32 0, i32 undef, i8 1, i32 2)
  %words = call %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %t1, i32 0, i32 undef, i8 15, i32 4)
  %first = extractvalue %dx.types.ResRet.i32 %words, 0
  %second = extractvalue %dx.types.ResRet.i32 %words, 1
  %third = extractvalue %dx.types.ResRet.i32 %words, 2
  %fourth = extractvalue %dx.types.ResRet.i32 %words, 3
  %sum2 = add i32 %first, %second
  %sum3 = add i32 %sum2, %third
  %sum = add i32 %sum3, %fourth
  %is_zero = icmp eq i32 %sum, 0
  br i1 %is_zero, label %nothing, label %behind

nothing:
  br label %behind

behind:
  %wide = call %dx.types.ResRet.i64 @dx.op.rawBufferLoad.i64(i32 139, %dx.types.Handle %t0, i32 0, i32 undef, i8 1, i32 8)
  %number64 = extractvalue %dx.types.ResRet.i64 %wide, 0
  %element = getelementptr [8 x i64], [8 x i64]* %unread, i32 0, i32 %id
  store i64 %number64, i64* %element, align 8
  %result = add i32 %id, 2
  %place = shl i32 %id, 2
  call void @dx.op.rawBufferStore.i32(i32 140, %dx.types.Handle %u0, i32 %place, i32 undef, i32 %result, i32 undef, i32 undef, i32 undef, i8 1, i32 4)
  ret void
}

declare i32 @dx.op.threadId.i32(i32, i32) #0

declare %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare %dx.types.ResRet.i32 @dx.op.rawBufferLoad.i32(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare %dx.types.ResRet.i64 @dx.op.rawBufferLoad.i64(i32, %dx.types.Handle, i32, i32, i8, i32) #1

declare void @dx.op.rawBufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8, i32) #2

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind readonly }
attributes #2 = { nounwind }

!dx.version = !{!0}
!dx.valver = !{!1}
!dx.shaderModel = !{!2}
!dx.resources = !{!3}
!dx.entryPoints = !{!9}

!0 = !{i32 1, i32 2}
!1 = !{i32 1, i32 10}
!2 = !{!"cs", i32 6, i32 2}
!3 = !{!4, !7, null, null}
!4 = !{!5, !6}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{i32 1, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 1, i32 1, i32 11, i32 0, null}
!7 = !{!8}
!8 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{void ()* @main, !"main", null, !3, !10}
!10 = !{i32 0, i64 9437232, i32 4, !11}
!11 = !{i32 4, i32 1, i32 1}
