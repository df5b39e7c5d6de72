; Arithmetic of one-bit integers, which come from the lowest bit of words: modulo 2, true is -1 signed and 1 unsigned.
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
  %at = shl i32 %id, 3
  %load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 %at, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %load, 0
  %b = extractvalue %dx.types.ResRet.i32 %load, 1
  %x = trunc i32 %a to i1
  %y = trunc i32 %b to i1
  %v0 = mul i1 %x, %y
  %w0 = zext i1 %v0 to i32
  %s0 = shl i32 %w0, 0
  %o0 = or i32 0, %s0
  %v1 = add i1 %x, %y
  %w1 = zext i1 %v1 to i32
  %s1 = shl i32 %w1, 1
  %o1 = or i32 %o0, %s1
  %v2 = sub i1 %x, %y
  %w2 = zext i1 %v2 to i32
  %s2 = shl i32 %w2, 2
  %o2 = or i32 %o1, %s2
  %v3 = and i1 %x, %y
  %w3 = zext i1 %v3 to i32
  %s3 = shl i32 %w3, 3
  %o3 = or i32 %o2, %s3
  %v4 = or i1 %x, %y
  %w4 = zext i1 %v4 to i32
  %s4 = shl i32 %w4, 4
  %o4 = or i32 %o3, %s4
  %v5 = xor i1 %x, %y
  %w5 = zext i1 %v5 to i32
  %s5 = shl i32 %w5, 5
  %o5 = or i32 %o4, %s5
  %v6 = add i1 %x, true
  %w6 = zext i1 %v6 to i32
  %s6 = shl i32 %w6, 6
  %o6 = or i32 %o5, %s6
  %v7 = sub i1 true, %x
  %w7 = zext i1 %v7 to i32
  %s7 = shl i32 %w7, 7
  %o7 = or i32 %o6, %s7
  %v8 = sub i1 %x, true
  %w8 = zext i1 %v8 to i32
  %s8 = shl i32 %w8, 8
  %o8 = or i32 %o7, %s8
  %v9 = mul i1 %x, true
  %w9 = zext i1 %v9 to i32
  %s9 = shl i32 %w9, 9
  %o9 = or i32 %o8, %s9
  %signed = sext i1 %x to i32
  %f = sitofp i1 %x to float
  %f.bits = bitcast float %f to i32
  %u = uitofp i1 %y to float
  %u.bits = bitcast float %u to i32
  %f.bool = fptosi float %f to i1
  %f.number = zext i1 %f.bool to i32
  %s10 = shl i32 %f.number, 10
  %o10 = or i32 %o9, %s10
  %u.bool = fptoui float %u to i1
  %u.number = zext i1 %u.bool to i32
  %s11 = shl i32 %u.number, 11
  %o11 = or i32 %o10, %s11
  %to = shl i32 %id, 4
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 %to, i32 undef, i32 %o11, i32 %signed, i32 %f.bits, i32 %u.bits, i8 15)
  ret void
}

declare i32 @dx.op.flattenedThreadIdInGroup.i32(i32) #0
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
!10 = !{i32 4, i32 1, i32 1}
