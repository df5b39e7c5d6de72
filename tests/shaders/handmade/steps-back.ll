; Pointers that are moved back from an element: by constants of 8 and 16 bits, by numbers of 16 and 64 bits.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %n.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %n = extractvalue %dx.types.ResRet.i32 %n.load, 0
  %w.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %w = extractvalue %dx.types.ResRet.i32 %w.load, 0
  %cells = alloca [8 x i32], align 4
  %p0 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 0
  store i32 100, i32* %p0, align 4
  %p1 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 1
  store i32 101, i32* %p1, align 4
  %p2 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 2
  store i32 102, i32* %p2, align 4
  %p3 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 3
  store i32 103, i32* %p3, align 4
  %p4 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 4
  store i32 104, i32* %p4, align 4
  %p5 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 5
  store i32 105, i32* %p5, align 4
  %p6 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 6
  store i32 106, i32* %p6, align 4
  %p7 = getelementptr [8 x i32], [8 x i32]* %cells, i32 0, i32 7
  store i32 107, i32* %p7, align 4
  %by.byte = getelementptr i32, i32* %p5, i8 -1
  %a = load i32, i32* %by.byte, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %a, i32 undef, i32 undef, i32 undef, i8 1)
  %by.short = getelementptr i32, i32* %p5, i16 -2
  %b = load i32, i32* %by.short, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %b, i32 undef, i32 undef, i32 undef, i8 1)
  %n.short = trunc i32 %n to i16
  %by.n = getelementptr i32, i32* %p5, i16 %n.short
  %c = load i32, i32* %by.n, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %c, i32 undef, i32 undef, i32 undef, i8 1)
  %w.long = sext i32 %w to i64
  %by.w = getelementptr i32, i32* %p5, i64 %w.long
  %d = load i32, i32* %by.w, align 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %d, i32 undef, i32 undef, i32 undef, i8 1)
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

!0 = !{i32 1, i32 2}
!1 = !{i32 1, i32 8}
!2 = !{!"cs", i32 6, i32 2}
!3 = !{!4, !6, null, null}
!4 = !{!5}
!5 = !{i32 0, %struct.ByteAddressBuffer* undef, !"source", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!6 = !{!7}
!7 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"target", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!8 = !{void ()* @main, !"main", null, !3, !9}
!9 = !{i32 0, i64 9437200, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
