; Threads that store into parts of the same word do not disturb each other.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

@bytes = internal addrspace(3) global [16 x i8] undef, align 4

define void @main() {
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %t = call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %t4 = shl i32 %t, 2
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 %t4, i32 undef)
  %word = extractvalue %dx.types.ResRet.i32 %load, 0
  %short = trunc i32 %word to i16
  %upper = lshr i32 %word, 16
  %byte = trunc i32 %upper to i8
  %t2 = shl i32 %t, 1
  %t8 = add i32 %t, 8
  %g1 = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 %t2
  %p1 = bitcast i8 addrspace(3)* %g1 to i16 addrspace(3)*
  store i16 %short, i16 addrspace(3)* %p1, align 2
  %g2 = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 %t8
  %p2 = bitcast i8 addrspace(3)* %g2 to i8 addrspace(3)*
  store i8 %byte, i8 addrspace(3)* %p2, align 1
  call void @dx.op.barrier(i32 80, i32 9)
  %next = add i32 %t, 1
  %n = and i32 %next, 3
  %n2 = shl i32 %n, 1
  %n8 = add i32 %n, 8
  %g3 = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 %n2
  %p3 = bitcast i8 addrspace(3)* %g3 to half addrspace(3)*
  %h = load half, half addrspace(3)* %p3, align 2
  %g4 = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 %n8
  %p4 = bitcast i8 addrspace(3)* %g4 to i8 addrspace(3)*
  %b = load i8, i8 addrspace(3)* %p4, align 1
  %g5 = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 8
  %p5 = bitcast i8 addrspace(3)* %g5 to i32 addrspace(3)*
  %w = load i32, i32 addrspace(3)* %p5, align 4
  %g6 = getelementptr [16 x i8], [16 x i8] addrspace(3)* @bytes, i32 0, i32 6
  %p6 = bitcast i8 addrspace(3)* %g6 to i16 addrspace(3)*
  %s = load i16, i16 addrspace(3)* %p6, align 2
  %hf = fpext half %h to float
  %hi = bitcast float %hf to i32
  %bi = zext i8 %b to i32
  %si = zext i16 %s to i32
  %at = shl i32 %t, 4
  %at0 = add i32 %at, 0
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at0, i32 undef, i32 %hi, i32 undef, i32 undef, i32 undef, i8 1)
  %at1 = add i32 %at, 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at1, i32 undef, i32 %bi, i32 undef, i32 undef, i32 undef, i8 1)
  %at2 = add i32 %at, 8
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at2, i32 undef, i32 %w, i32 undef, i32 undef, i32 undef, i8 1)
  %at3 = add i32 %at, 12
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %at3, i32 undef, i32 %si, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0
declare void @dx.op.barrier(i32, i32) #3

attributes #0 = { nounwind readnone }
attributes #1 = { nounwind }
attributes #2 = { nounwind readonly }
attributes #3 = { noduplicate nounwind }

!dx.version = !{!1}
!dx.valver = !{!2}
!dx.shaderModel = !{!3}
!dx.resources = !{!4}
!dx.entryPoints = !{!9}

!1 = !{i32 1, i32 2}
!2 = !{i32 1, i32 10}
!3 = !{!"cs", i32 6, i32 2}
!4 = !{!5, !7, null, null}
!5 = !{!6}
!6 = !{i32 0, %struct.ByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!7 = !{!8}
!8 = !{i32 0, %struct.RWByteAddressBuffer* undef, !"", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
!9 = !{void ()* @main, !"main", null, !4, !10}
!10 = !{i32 0, i64 8388656, i32 4, !11}
!11 = !{i32 4, i32 1, i32 1}
