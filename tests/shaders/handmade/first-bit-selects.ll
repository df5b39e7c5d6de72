; Choices around firstbithigh: the one that DXC writes, and others that differ in one number, predicate or value.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %thread = call i32 @dx.op.threadId.i32(i32 93, i32 0)
  %from = shl i32 %thread, 3
  %values = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 %from, i32 undef)
  %x = extractvalue %dx.types.ResRet.i32 %values, 0
  %y = extractvalue %dx.types.ResRet.i32 %values, 1
  %place = shl i32 %thread, 2
  %high = call i32 @dx.op.unaryBits.i32(i32 33, i32 %x)
  %high.y = call i32 @dx.op.unaryBits.i32(i32 33, i32 %y)
  %test.0 = icmp eq i32 %high, -1
  %from.0 = sub i32 31, %high
  %chosen.0 = select i1 %test.0, i32 -1, i32 %from.0
  %at.0 = add i32 %place, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.0, i32 undef, i32 %chosen.0, i32 undef, i32 undef, i32 undef, i8 1)
  %test.1 = icmp eq i32 %high, -1
  %from.1 = sub i32 30, %high
  %chosen.1 = select i1 %test.1, i32 -1, i32 %from.1
  %at.1 = add i32 %place, 20
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.1, i32 undef, i32 %chosen.1, i32 undef, i32 undef, i32 undef, i8 1)
  %test.2 = icmp eq i32 %high, 0
  %from.2 = sub i32 31, %high
  %chosen.2 = select i1 %test.2, i32 -1, i32 %from.2
  %at.2 = add i32 %place, 40
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.2, i32 undef, i32 %chosen.2, i32 undef, i32 undef, i32 undef, i8 1)
  %test.3 = icmp ne i32 %high, -1
  %from.3 = sub i32 31, %high
  %chosen.3 = select i1 %test.3, i32 -1, i32 %from.3
  %at.3 = add i32 %place, 60
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.3, i32 undef, i32 %chosen.3, i32 undef, i32 undef, i32 undef, i8 1)
  %test.4 = icmp eq i32 %high, -1
  %from.4 = add i32 31, %high
  %chosen.4 = select i1 %test.4, i32 -1, i32 %from.4
  %at.4 = add i32 %place, 80
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.4, i32 undef, i32 %chosen.4, i32 undef, i32 undef, i32 undef, i8 1)
  %test.5 = icmp eq i32 %high.y, -1
  %from.5 = sub i32 31, %high
  %chosen.5 = select i1 %test.5, i32 -1, i32 %from.5
  %at.5 = add i32 %place, 100
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.5, i32 undef, i32 %chosen.5, i32 undef, i32 undef, i32 undef, i8 1)
  %test.6 = icmp eq i32 %high, -1
  %from.6 = sub i32 31, %high.y
  %chosen.6 = select i1 %test.6, i32 -1, i32 %from.6
  %at.6 = add i32 %place, 120
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.6, i32 undef, i32 %chosen.6, i32 undef, i32 undef, i32 undef, i8 1)
  %test.7 = icmp eq i32 %high, -1
  %from.7 = sub i32 31, %high
  %chosen.7 = select i1 %test.7, i32 0, i32 %from.7
  %at.7 = add i32 %place, 140
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.7, i32 undef, i32 %chosen.7, i32 undef, i32 undef, i32 undef, i8 1)
  %test.8 = icmp eq i32 %high, -1
  %from.8 = sub i32 %high, 31
  %chosen.8 = select i1 %test.8, i32 -1, i32 %from.8
  %at.8 = add i32 %place, 160
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.8, i32 undef, i32 %chosen.8, i32 undef, i32 undef, i32 undef, i8 1)
  %signed = call i32 @dx.op.unaryBits.i32(i32 34, i32 %x)
  %signed.y = call i32 @dx.op.unaryBits.i32(i32 34, i32 %y)
  %test.9 = icmp eq i32 %signed, -1
  %from.9 = sub i32 31, %signed
  %chosen.9 = select i1 %test.9, i32 -1, i32 %from.9
  %at.9 = add i32 %place, 180
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.9, i32 undef, i32 %chosen.9, i32 undef, i32 undef, i32 undef, i8 1)
  %test.10 = icmp eq i32 %signed, -1
  %from.10 = sub i32 30, %signed
  %chosen.10 = select i1 %test.10, i32 -1, i32 %from.10
  %at.10 = add i32 %place, 200
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.10, i32 undef, i32 %chosen.10, i32 undef, i32 undef, i32 undef, i8 1)
  %test.11 = icmp eq i32 %signed, 0
  %from.11 = sub i32 31, %signed
  %chosen.11 = select i1 %test.11, i32 -1, i32 %from.11
  %at.11 = add i32 %place, 220
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.11, i32 undef, i32 %chosen.11, i32 undef, i32 undef, i32 undef, i8 1)
  %test.12 = icmp ne i32 %signed, -1
  %from.12 = sub i32 31, %signed
  %chosen.12 = select i1 %test.12, i32 -1, i32 %from.12
  %at.12 = add i32 %place, 240
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.12, i32 undef, i32 %chosen.12, i32 undef, i32 undef, i32 undef, i8 1)
  %test.13 = icmp eq i32 %signed, -1
  %from.13 = add i32 31, %signed
  %chosen.13 = select i1 %test.13, i32 -1, i32 %from.13
  %at.13 = add i32 %place, 260
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.13, i32 undef, i32 %chosen.13, i32 undef, i32 undef, i32 undef, i8 1)
  %test.14 = icmp eq i32 %signed.y, -1
  %from.14 = sub i32 31, %signed
  %chosen.14 = select i1 %test.14, i32 -1, i32 %from.14
  %at.14 = add i32 %place, 280
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.14, i32 undef, i32 %chosen.14, i32 undef, i32 undef, i32 undef, i8 1)
  %test.15 = icmp eq i32 %signed, -1
  %from.15 = sub i32 31, %signed.y
  %chosen.15 = select i1 %test.15, i32 -1, i32 %from.15
  %at.15 = add i32 %place, 300
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.15, i32 undef, i32 %chosen.15, i32 undef, i32 undef, i32 undef, i8 1)
  %test.16 = icmp eq i32 %signed, -1
  %from.16 = sub i32 31, %signed
  %chosen.16 = select i1 %test.16, i32 0, i32 %from.16
  %at.16 = add i32 %place, 320
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.16, i32 undef, i32 %chosen.16, i32 undef, i32 undef, i32 undef, i8 1)
  %test.17 = icmp eq i32 %signed, -1
  %from.17 = sub i32 %signed, 31
  %chosen.17 = select i1 %test.17, i32 -1, i32 %from.17
  %at.17 = add i32 %place, 340
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at.17, i32 undef, i32 %chosen.17, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare i32 @dx.op.threadId.i32(i32, i32) #0
declare i32 @dx.op.unaryBits.i32(i32, i32) #0
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
!10 = !{i32 5, i32 1, i32 1}
