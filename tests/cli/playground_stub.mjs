// The playground's page with a stand-in for the translator, which Emscripten would build: it gives the reports that
// dxil-spirv made of the same files. Then playground_page.mjs tries the page.
//   node playground_stub.mjs DXIL-SPIRV SHADERS FOLDER
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [program, shaders, folder] = process.argv.slice(2), here = dirname(fileURLToPath(import.meta.url)), top = resolve(here, '../..');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'hello.txt'), 'hello');

const results = {}; // by names of files: { json } or { error }
for (const names of [['debug/variables.dxil'], ['pixel/depth-greater.dxil', 'pixel/depth-less.dxil'], ['library/compute-pair.dxil'], ['hello.txt']]) {
    const paths = names.map(name => join(name === 'hello.txt' ? folder : shaders, name)), output = join(folder, 'report.json');
    const { status, stderr } = spawnSync(program, ['report', ...paths, '-o', output], { encoding: 'utf8' });
    const report = status === 0 && JSON.parse(readFileSync(output, 'utf8'));
    for (const shader of report ? report.shaders : [])
        Object.assign(shader, { glsl: [{ t: '' }], hlsl: [{ t: '' }], errors: { GLSL: 'this page comes without SPIRV-Cross' },
            graphs: shader.graphs.map(({ name, pass }) => ({ name, pass, dot: 'digraph {}' })) });
    results[paths.map(path => basename(path)).join()] = report ? { json: JSON.stringify(report) } : { error: stderr };
}

writeFileSync(join(folder, 'program.wasm'), Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)); // an empty module
writeFileSync(join(folder, 'program.js'), `const results = ${JSON.stringify(results).replaceAll('<', '\\u003c')};
async function createProgram({ printErr }) {
    let written = null;
    const FS = { mkdir() {}, rmdir() {}, unlink() {}, writeFile() {}, readFile: () => written };
    return { FS, callMain(words) {
        const { json, error } = results[words.slice(0, words.indexOf('-o')).map(path => path.split('/').pop()).join()];
        if (error) error.trimEnd().split('\\n').forEach(line => printErr(line));
        else written = new TextEncoder().encode(json);
        return error ? 2 : 0;
    } };
}
`);
const page = join(folder, 'playground.html'), part = name => join(top, 'cli/playground', name);
execFileSync(process.execPath, [part('assemble.mjs'), join(top, 'cli/report/page.html'), join(folder, 'program.wasm'), part('page.js'),
    join(shaders, 'debug/variables.dxil'), page, join(folder, 'program.js'), part('disassemble.js'), part('worker.js')]);
process.exitCode = spawnSync(process.execPath, [join(here, 'playground_page.mjs'), page, shaders], { stdio: 'inherit' }).status;
