'use strict';
// SPIR-V as text, as SPIRV-Tools writes it with friendly names and indentation. `grammar` comes from grammar.mjs.

// ---- Numbers.

// As C++ streams write a float with this many digits.
function decimalFloat(value, digits) {
    if (value === 0) return Object.is(value, -0) ? '-0' : '0';
    const [mantissa, exponent] = value.toExponential(digits - 1).split('e').map((part, n) => n ? Number(part) : part);
    const trimmed = text => text.includes('.') ? text.replace(/\.?0+$/, '') : text;
    if (exponent >= -4 && exponent < digits) return trimmed(value.toFixed(Math.max(0, digits - 1 - exponent)));
    return trimmed(mantissa) + 'e' + (exponent < 0 ? '-' : '+') + String(Math.abs(exponent)).padStart(2, '0');
}

// Bits of a float, NaNs and denormals included.
function hexFloat(bits, exponentBits, fractionBits) {
    const sign = bits >> BigInt(exponentBits + fractionBits) & 1n, bias = 2 ** (exponentBits - 1) - 1;
    let fraction = bits & (1n << BigInt(fractionBits)) - 1n;
    let exponent = Number(bits >> BigInt(fractionBits) & (1n << BigInt(exponentBits)) - 1n) - bias;
    if (exponent === -bias && fraction === 0n) return (sign ? '-' : '') + '0x0p+0';
    if (exponent === -bias) { // a denormal: its leading one becomes the hidden one
        for (exponent++; !(fraction >> BigInt(fractionBits)); exponent--) fraction <<= 1n;
        fraction &= (1n << BigInt(fractionBits)) - 1n;
    }
    const nibbles = Math.ceil(fractionBits / 4);
    const digits = (fraction << BigInt(4 * nibbles - fractionBits)).toString(16).padStart(nibbles, '0').replace(/0+$/, '');
    return (sign ? '-' : '') + '0x1' + (digits ? '.' + digits : '') + 'p' + (exponent >= 0 ? '+' : '') + exponent;
}

function floatText(words, width) {
    const bits = BigInt(words[0]) | BigInt(words[1] ?? 0) << 32n;
    if (width !== 32 && width !== 64) return hexFloat(bits, width === 16 ? 5 : width - 4, width === 16 ? 10 : 3);
    const value = width === 32 ? new Float32Array(new Uint32Array(words).buffer)[0] : new Float64Array(new Uint32Array(words).buffer)[0];
    const smallest = width === 32 ? 2 ** -126 : 2 ** -1022;
    if (value !== 0 && !(Math.abs(value) >= smallest && Math.abs(value) < Infinity))
        return width === 32 ? hexFloat(bits, 8, 23) : hexFloat(bits, 11, 52);
    return decimalFloat(value, width === 32 ? 9 : 17);
}

function numberText(words, type) {
    if (type && type.float) return floatText(words, type.width);
    const bits = BigInt(words[0]) | BigInt(words[1] ?? 0) << 32n, width = 32 * words.length;
    return String(type && type.signed ? BigInt.asIntN(width, bits) : bits);
}

// ---- The module.

function readString(words, at) {
    const bytes = [];
    for (let n = at; n < words.length; n++) {
        for (let shift = 0; shift < 32; shift += 8) {
            const byte = words[n] >>> shift & 0xFF;
            if (byte === 0) return [new TextDecoder().decode(new Uint8Array(bytes)), n + 1];
            bytes.push(byte);
        }
    }
    return [new TextDecoder().decode(new Uint8Array(bytes)), words.length];
}

// { opcode, name, type, result, operands: [{ kind, words, text }] } for each instruction. What the grammar lacks has no
// operands.
function readModule(words) {
    const instructions = [], types = new Map(), typeOf = new Map(), sets = new Map();
    for (let at = 5; at < words.length;) {
        const length = words[at] >>> 16, opcode = words[at] & 0xFFFF;
        if (length === 0 || at + length > words.length) throw new Error('a damaged instruction at word ' + at);
        const instruction = readInstruction(words.subarray(at, at + length), opcode, { types, typeOf, sets });
        if (instruction.name === 'OpTypeInt') types.set(instruction.result, { width: words[at + 2], signed: words[at + 3] === 1 });
        if (instruction.name === 'OpTypeFloat') types.set(instruction.result, { width: words[at + 2], float: true });
        if (instruction.name === 'OpExtInstImport') sets.set(instruction.result, readString(words, at + 2)[0]);
        if (instruction.type) typeOf.set(instruction.result, instruction.type);
        instructions.push(instruction);
        at += length;
    }
    return instructions;
}

function readInstruction(words, opcode, module) {
    const [name, wanted] = grammar.operations[opcode] ?? ['OpUnknown(' + opcode + ')', ['LiteralInteger*']];
    const instruction = { opcode, name, words, operands: [] };
    const queue = [...wanted];
    let at = 1;
    while (at < words.length && queue.length) {
        const whole = queue[0], kind = whole.replace(/[?*]$/, '');
        if (!whole.endsWith('*')) queue.shift();
        at = readOperand(instruction, kind, at, queue, module);
    }
    return instruction;
}

// Reads an operand; what must follow it goes to the queue. Returns the index behind it.
function readOperand(instruction, kind, at, queue, { types, typeOf, sets }) {
    const { words, operands } = instruction, word = words[at], values = grammar.kinds[kind];
    const add = operand => operands.push({ kind, ...operand });
    if (Array.isArray(values)) {
        for (const base of values) at = readOperand(instruction, base === 'LiteralInteger' && instruction.name === 'OpSwitch' ? 'Case' : base, at, queue, { types, typeOf, sets });
        return at;
    }
    if (values && values.mask) {
        const bits = [...Array(32).keys()].map(n => 2 ** n).filter(bit => word & bit).map(bit => values.values[bit] ?? ['0x' + bit.toString(16), []]);
        add({ text: bits.map(bit => bit[0]).join('|') || values.values[0]?.[0] || 'None' });
        queue.unshift(...bits.flatMap(bit => bit[1]));
    } else if (values) {
        const [name, parameters] = values.values[word] ?? [String(word), []];
        add({ text: name, value: word });
        queue.unshift(...parameters);
    } else if (kind === 'IdResult') {
        instruction.result = word;
    } else if (kind === 'IdResultType') {
        instruction.type = word;
        add({ id: word });
    } else if (kind.startsWith('Id')) {
        add({ id: word });
    } else if (kind === 'LiteralString') {
        const [text, end] = readString(words, at);
        add({ text: '"' + text.replace(/["\\]/g, '\\$&') + '"', string: text });
        return end;
    } else if (kind === 'LiteralContextDependentNumber' || kind === 'Case') {
        const type = types.get(kind === 'Case' ? typeOf.get(operands[0].id) : instruction.type);
        const end = kind === 'Case' ? at + (type && type.width > 32 ? 2 : 1) : words.length;
        add({ text: numberText([...words.subarray(at, end)], type) });
        return end;
    } else if (kind === 'LiteralExtInstInteger') {
        add({ text: grammar.sets[sets.get(operands[operands.length - 1].id)]?.[word] ?? String(word) });
    } else if (kind === 'LiteralSpecConstantOpInteger') {
        const [name, rest] = grammar.operations[word] ?? [String(word), ['IdRef*']];
        add({ text: name.slice(2) });
        queue.push(...rest.filter(k => k !== 'IdResult' && k !== 'IdResultType'));
    } else {
        add({ text: String(word) });
    }
    return at + 1;
}

// ---- Names.

// SPIRV-Tools names no others. gl_ and the enumerant, but for these.
const glBuiltIns = new Set(('Position PointSize ClipDistance CullDistance VertexId InstanceId PrimitiveId InvocationId Layer ViewportIndex ' +
    'TessLevelOuter TessLevelInner TessCoord PatchVertices FragCoord PointCoord FrontFacing SampleId SamplePosition SampleMask FragDepth ' +
    'HelperInvocation NumWorkgroups WorkgroupSize WorkgroupId LocalInvocationId GlobalInvocationId LocalInvocationIndex VertexIndex ' +
    'InstanceIndex BaseInstance SubgroupEqMaskKHR SubgroupGeMaskKHR SubgroupGtMaskKHR SubgroupLeMaskKHR SubgroupLtMaskKHR').split(' '));
const plainBuiltIns = new Set(('WorkDim GlobalSize EnqueuedWorkgroupSize GlobalOffset GlobalLinearId SubgroupSize SubgroupMaxSize ' +
    'NumSubgroups NumEnqueuedSubgroups SubgroupId SubgroupLocalInvocationId').split(' '));

function builtInName(name) {
    if (plainBuiltIns.has(name)) return name;
    if (!glBuiltIns.has(name)) return null;
    const gl = { NumWorkgroups: 'NumWorkGroups', WorkgroupSize: 'WorkGroupSize', WorkgroupId: 'WorkGroupID' };
    return 'gl_' + (gl[name] ?? name.replace(/Id$/, 'ID'));
}

function nameIds(instructions) {
    const names = new Map(), used = new Set();
    const nameOf = id => names.get(id) ?? String(id);
    const save = (id, suggested) => {
        if (names.has(id)) return;
        const base = suggested.replace(/[^A-Za-z0-9_]/g, '_') || '_';
        let name = base;
        for (let n = 0; used.has(name); n++) name = base + '_' + n;
        used.add(name);
        names.set(id, name);
    };
    const integers = { 8: 'char', 16: 'short', 32: 'int', 64: 'long' }, floats = { 16: 'half', 32: 'float', 64: 'double' };
    const describe = {
        OpName: ({ operands }) => save(operands[0].id, operands[1].string),
        OpDecorate: ({ operands }) => {
            const name = operands[1].text === 'BuiltIn' && builtInName(operands[2].text);
            if (name) save(operands[0].id, name);
        },
        OpTypeVoid: i => save(i.result, 'void'),
        OpTypeBool: i => save(i.result, 'bool'),
        OpTypeInt: i => {
            const signed = i.words[3] === 1, name = integers[i.words[2]];
            save(i.result, name ? (signed ? '' : 'u') + name : (signed ? 'i' : 'u') + i.words[2]);
        },
        OpTypeFloat: i => save(i.result, floats[i.words[2]] ?? 'fp' + i.words[2]),
        OpTypeVector: i => save(i.result, 'v' + i.words[3] + nameOf(i.words[2])),
        OpTypeMatrix: i => save(i.result, 'mat' + i.words[3] + nameOf(i.words[2])),
        OpTypeArray: i => save(i.result, '_arr_' + nameOf(i.words[2]) + '_' + nameOf(i.words[3])),
        OpTypeRuntimeArray: i => save(i.result, '_runtimearr_' + nameOf(i.words[2])),
        OpTypePointer: i => save(i.result, '_ptr_' + i.operands[0].text + '_' + nameOf(i.words[3])),
        OpTypeStruct: i => save(i.result, '_struct_' + i.result),
        OpConstantTrue: i => save(i.result, 'true'),
        OpConstantFalse: i => save(i.result, 'false'),
        OpConstant: i => save(i.result, nameOf(i.type) + '_' + i.operands[1].text.replaceAll('-', 'n'))
    };
    for (const instruction of instructions) {
        describe[instruction.name]?.(instruction);
        if (instruction.result) save(instruction.result, String(instruction.result));
    }
    return nameOf;
}

const INDENT = 15; // column of the instruction's name

function disassemble(words) {
    const instructions = readModule(words), nameOf = nameIds(instructions), lines = [];
    for (const { name, result, operands } of instructions) {
        const front = result ? ('%' + nameOf(result) + ' = ').padStart(INDENT) : ' '.repeat(INDENT);
        lines.push([front + name, ...operands.map(o => o.id === undefined ? o.text : '%' + nameOf(o.id))].join(' ') + '\n');
    }
    return lines.join('');
}
