; Bits of halves of minimum precision taken as integers and back, and floats that become bools. DXC writes neither.
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
  %c.load = call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %source, i32 8, i32 undef)
  %c = extractvalue %dx.types.ResRet.i32 %c.load, 0
  %short = trunc i32 %a to i16
  %half = bitcast i16 %short to half
  %float = fpext half %half to float
  %bits = bitcast float %float to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 0, i32 undef, i32 %bits, i32 undef, i32 undef, i32 undef, i8 1)
  %again = call half @dx.op.bitcastI16toF16(i32 124, i16 %short)
  %tripled = fmul half %again, 0xH4200
  %tripled.float = fpext half %tripled to float
  %tripled.bits = bitcast float %tripled.float to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 4, i32 undef, i32 %tripled.bits, i32 undef, i32 undef, i32 undef, i8 1)
  %b.float = bitcast i32 %b to float
  %b.half = fptrunc float %b.float to half
  %b.short = bitcast half %b.half to i16
  %b.word = zext i16 %b.short to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 8, i32 undef, i32 %b.word, i32 undef, i32 undef, i32 undef, i8 1)
  %b.other = call i16 @dx.op.bitcastF16toI16(i32 125, half %b.half)
  %b.shifted = lshr i16 %b.other, 8
  %b.top = zext i16 %b.shifted to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 12, i32 undef, i32 %b.top, i32 undef, i32 undef, i32 undef, i8 1)
  %c.float = bitcast i32 %c to float
  %c.true = fptoui float %c.float to i1
  %c.word = zext i1 %c.true to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 16, i32 undef, i32 %c.word, i32 undef, i32 undef, i32 undef, i8 1)
  %less = fsub float %c.float, 1.0
  %less.true = fptosi float %less to i1
  %less.word = sext i1 %less.true to i32
  call void @dx.op.bufferStore.i32(i32 69, %dx.types.Handle %target, i32 20, i32 undef, i32 %less.word, i32 undef, i32 undef, i32 undef, i8 1)
  ret void
}

declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1) #2
declare %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32, %dx.types.Handle, i32, i32) #2
declare void @dx.op.bufferStore.i32(i32, %dx.types.Handle, i32, i32, i32, i32, i32, i32, i8) #1
declare half @dx.op.bitcastI16toF16(i32, i16) #0
declare i16 @dx.op.bitcastF16toI16(i32, half) #0

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
