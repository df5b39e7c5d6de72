// Writes the part of SPIRV-Headers' grammar that a disassembler needs, as a script that sets `grammar`.
//   node grammar.mjs FOLDER OUTPUT        FOLDER: spirv/unified1
import { readFileSync, writeFileSync } from 'node:fs';

const [folder, output] = process.argv.slice(2);
const read = name => JSON.parse(readFileSync(folder + '/' + name));
const core = read('spirv.core.grammar.json');

// opcode: [name, operands]; an operand is its kind and '', '?' or '*'. Of several names SPIRV-Tools writes that of KHR.
const operations = {};
for (const { opname, opcode, operands = [] } of core.instructions)
    if (!operations[opcode] || opname.endsWith('KHR'))
        operations[opcode] = [opname, operands.map(o => o.kind + (o.quantifier ?? ''))];

const kinds = {}; // name: { mask, values: { value: [name, parameters] } }; an array: a composite of kinds
for (const { category, kind, enumerants, bases } of core.operand_kinds) {
    if (category === 'Composite') kinds[kind] = bases;
    if (category !== 'BitEnum' && category !== 'ValueEnum') continue;
    const values = {};
    for (const { enumerant, value, parameters = [] } of enumerants)
        values[Number(value)] ??= [enumerant, parameters.map(p => p.kind)];
    kinds[kind] = { mask: category === 'BitEnum', values };
}

const sets = {}; // name in OpExtInstImport: { number: name }
for (const [name, file] of Object.entries({
    'GLSL.std.450': 'glsl.std.450', 'NonSemantic.DebugPrintf': 'nonsemantic.debugprintf',
    'NonSemantic.Shader.DebugInfo.100': 'nonsemantic.shader.debuginfo.100'
}))
    sets[name] = Object.fromEntries(read('extinst.' + file + '.grammar.json').instructions.map(i => [i.opcode, i.opname]));

writeFileSync(output, 'const grammar = ' + JSON.stringify({ operations, kinds, sets }) + ';\n');
