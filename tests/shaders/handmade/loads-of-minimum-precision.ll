; dxs: --native-16bit-min-precision
; Loads of minimum precision that are computed in 16 bits: elements of buffers have 32 bits. DXC loads such elements in 32
; bits and truncates them.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i16 = type { i16, i16, i16, i16, i32 }
%dx.types.ResRet.f16 = type { half, half, half, half, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a = call %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a.x = extractvalue %dx.types.ResRet.i16 %a, 0
  %a.y = extractvalue %dx.types.ResRet.i16 %a, 1
  %a.sum = add i16 %a.x, %a.y
  %a.w = extractvalue %dx.types.ResRet.i16 %a, 3
  %a.wide = sext i16 %a.w to i32
  %a.zero = zext i16 %a.y to i32
  %a.sum.wide = sext i16 %a.sum to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %a.sum.wide, i32 %a.wide, i32 %a.zero, i32 undef, i8 7)
  %b = call %dx.types.ResRet.f16 @dx.op.bufferLoad.f16(i32 68, %dx.types.Handle %source, i32 16, i32 undef)
  %b.x = extractvalue %dx.types.ResRet.f16 %b, 0
  %b.z = extractvalue %dx.types.ResRet.f16 %b, 2
  %b.sum = fadd half %b.x, %b.z
  %b.wide = fpext half %b.sum to float
  %c = call %dx.types.ResRet.f16 @dx.op.bufferLoad.f16(i32 68, %dx.types.Handle %source, i32 32, i32 undef)
  %c.x = extractvalue %dx.types.ResRet.f16 %c, 0
  %c.wide = fpext half %c.x to float
  call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, float %b.wide, float %c.wide, float undef, float undef, i8 3)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #1
declare %dx.types.ResRet.i16 @dx.op.bufferLoad.i16(i32, %dx.types.Handle, i32, i32) #1
declare %dx.types.ResRet.f16 @dx.op.bufferLoad.f16(i32, %dx.types.Handle, i32, i32) #1
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #0
declare void @dx.op.bufferStore.f32(i32, %dx.types.Handle, i32, i32, float, float, float, float, i8) #0

attributes #0 = { nounwind }
attributes #1 = { nounwind readonly }

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
!9 = !{i32 0, i64 48, i32 4, !10}
!10 = !{i32 1, i32 1, i32 1}
