// The playground's program in node: its disassembler against SPIRV-Tools, its reports against those of dxil-spirv.
//   node playground.mjs BUILD-WEB DXIL-SPIRV SHADERS
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [build, program, shaders] = process.argv.slice(2), top = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'playground-'));
const script = [join(build, 'program.js'), join(build, 'grammar.js'), join(top, 'cli/playground/disassemble.js'), join(top, 'cli/playground/worker.js')]
    .map(path => readFileSync(path, 'utf8')).join('\n');
const worker = new Function('self', 'require', '__filename', '__dirname', 'module', 'exports', script + '\nreturn { disassemble, makeProgram, makeReport };')(
    {}, (await import('node:module')).createRequire(import.meta.url), join(build, 'program.js'), build, {}, {});
const files = where => readdirSync(where, { recursive: true }).map(name => join(where, name));
let failed = 0;
const check = (text, is) => { if (!is) { failed++; console.log('FAILED: ' + text); } };

// ---- Every module as text. What SPIRV-Headers and SPIRV-Tools of one Debian disagree about is no fault of ours.
try { execFileSync(program, [shaders, '--output-folder', folder, '--spirv', '--asm'], { stdio: 'ignore' }); } catch { /* some are refused */ }
let texts = 0, newer = 0;
for (const path of files(folder).filter(p => p.endsWith('.spv'))) {
    let expected;
    try { expected = readFileSync(path + 'asm', 'utf8'); } catch { newer++; continue; } // SPIRV-Tools is too old for it
    const bytes = readFileSync(path), lines = worker.disassemble(new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))).split('\n');
    const wanted = expected.split('\n'), at = wanted.findIndex((line, n) => line !== lines[n]);
    texts++;
    check(path.slice(folder.length) + '\n  expected ' + wanted[at] + '\n  got      ' + lines[at], at < 0 && wanted.length === lines.length);
}
console.log(texts + ' modules disassembled, ' + newer + ' that SPIRV-Tools does not know');
check('enough modules', texts > 900);

// ---- Reports.
const compiled = await WebAssembly.compile(readFileSync(join(build, 'program.wasm')));
const running = await worker.makeProgram(compiled);
const report = (paths, options = []) => worker.makeReport(running, paths.map(path => ({ name: path.split('/').pop(), bytes: new Uint8Array(readFileSync(path)) })), options);
const parse = made => JSON.parse(new TextDecoder().decode(made.json));
const native = paths => {
    execFileSync(program, ['report', ...paths, '-o', join(folder, 'native.json')], { env: {}, stdio: 'ignore' });
    return JSON.parse(readFileSync(join(folder, 'native.json'), 'utf8'));
};
const inputs = files(shaders).filter(p => p.endsWith('.dxil')).sort();
let reports = 0;
for (let n = 0; n < inputs.length; n += 20) {
    let expected;
    try { expected = native([inputs[n]]).shaders[0]; } catch { continue; } // a library, or refused
    const made = report([inputs[n]]);
    check(inputs[n] + ': ' + made.error, made.json);
    if (!made.json) continue;
    const got = parse(made).shaders[0];
    reports++;
    for (const part of ['source', 'dxil', 'reflection', 'spirv', 'needed', 'words'])
        check(inputs[n] + ': ' + part, JSON.stringify(got[part]) === JSON.stringify(expected[part]) || (part === 'spirv' && expected.errors['SPIR-V']));
}
console.log(reports + ' reports as on this machine');
check('enough reports', reports > 40);

const two = parse(report([inputs[0], inputs[0]]));
check('two shaders of one name', two.shaders.length === 2 && two.shaders[0].words === two.shaders[1].words);
check('a library has all entry points', parse(report([join(shaders, 'library/compute-pair.dxil')])).shaders.length === 2);
check('a library of two inputs names its entry points', /^ {4}add \(compute\)$/m.test(report([join(shaders, 'library/compute-pair.dxil'), inputs[0]]).error));
check('options', parse(report([join(shaders, 'library/compute-pair.dxil')], ['--entry', 'add'])).shaders.length === 1);
check('a damaged file', /DXBC|container|DXIL/.test(worker.makeReport(running, [{ name: 'x', bytes: new Uint8Array(100) }], []).error));
check('the program goes on after it', report([inputs[0]]).json);
rmSync(folder, { recursive: true });
console.log(failed + ' failed');
process.exitCode = failed ? 1 : 0;
