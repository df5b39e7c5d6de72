; Booleans: signed and unsigned order (true is -1 signed, 1 unsigned), and an array of them in memory.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@table = internal constant [4 x i1] [i1 true, i1 true, i1 false, i1 true], align 4

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %a.load, 0
  %b.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %b = extractvalue %dx.types.ResRet.i32 %b.load, 0
  %i.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 8, i32 undef)
  %i = extractvalue %dx.types.ResRet.i32 %i.load, 0
  %x = icmp ne i32 %a, 0
  %y = icmp ne i32 %b, 0
  %slt = icmp slt i1 %x, %y
  %sge = icmp sge i1 %x, %y
  %ult = icmp ult i1 %x, %y
  %uge = icmp uge i1 %x, %y
  %slt.n = zext i1 %slt to i32
  %sge.n = zext i1 %sge to i32
  %ult.n = zext i1 %ult to i32
  %uge.n = zext i1 %uge to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %slt.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %sge.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %ult.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %uge.n, i32 undef, i32 undef, i32 undef, i8 1)
  %bits = alloca [4 x i1], align 4
  %p0 = getelementptr [4 x i1], [4 x i1]* %bits, i32 0, i32 0
  %p1 = getelementptr [4 x i1], [4 x i1]* %bits, i32 0, i32 1
  %p2 = getelementptr [4 x i1], [4 x i1]* %bits, i32 0, i32 2
  %p3 = getelementptr [4 x i1], [4 x i1]* %bits, i32 0, i32 3
  store i1 %x, i1* %p0, align 4
  store i1 %y, i1* %p1, align 4
  store i1 true, i1* %p2, align 4
  store i1 false, i1* %p3, align 4
  %p = getelementptr [4 x i1], [4 x i1]* %bits, i32 0, i32 %i
  %bit = load i1, i1* %p, align 4
  %bit.n = zext i1 %bit to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %bit.n, i32 undef, i32 undef, i32 undef, i8 1)
  %q = getelementptr [4 x i1], [4 x i1]* @table, i32 0, i32 %i
  %entry = load i1, i1* %q, align 4
  %entry.n = zext i1 %entry to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %entry.n, i32 undef, i32 undef, i32 undef, i8 1)
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
