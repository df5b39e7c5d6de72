; A min-precision half in memory, seen as its 16 bits through a cast pointer: 1.5 is stored as a half and loaded as an
; integer, 0x4200 is stored as an integer and loaded as a half.
target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResRet.i32 = type { i32, i32, i32, i32, i32 }
%struct.ByteAddressBuffer = type { i32 }
%struct.RWByteAddressBuffer = type { i32 }

define void @main() {
  %target = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  %source = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 0, i32 0, i32 0, i1 false)
  %a.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 0, i32 undef)
  %a = extractvalue %dx.types.ResRet.i32 %a.load, 0
  %b.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 4, i32 undef)
  %b = extractvalue %dx.types.ResRet.i32 %b.load, 0
  %x = bitcast i32 %a to float
  %h = fptrunc float %x to half
  %s = trunc i32 %b to i16
  %first = alloca half, align 2
  %second = alloca half, align 2
  %first.bits = bitcast half* %first to i16*
  %second.bits = bitcast half* %second to i16*
  store half %h, half* %first, align 2
  store i16 %s, i16* %second.bits, align 2
  %loaded = load i16, i16* %first.bits, align 2
  %loaded.n = zext i16 %loaded to i32
  %back = load half, half* %second, align 2
  %back.f = fpext half %back to float
  %back.n = bitcast float %back.f to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %loaded.n, i32 undef, i32 undef, i32 undef, i8 1)
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %back.n, i32 undef, i32 undef, i32 undef, i8 1)
  %third = alloca i16, align 2
  %third.half = bitcast i16* %third to half*
  store half %h, half* %third.half, align 2
  %fourth = load i16, i16* %third, align 2
  %fourth.n = zext i16 %fourth to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %fourth.n, i32 undef, i32 undef, i32 undef, i8 1)
  store i16 %s, i16* %third, align 2
  %fifth = load half, half* %third.half, align 2
  %fifth.f = fpext half %fifth to float
  %fifth.n = bitcast float %fifth.f to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %fifth.n, i32 undef, i32 undef, i32 undef, i8 1)
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
