'use strict';
// What the page's worker does: runs `dxil-spirv report` on files in memory. Expects createProgram (Emscripten's),
// disassemble and, if the build has Graphviz, Viz.

const noCross = 'this page comes without SPIRV-Cross: `dxil-spirv report` shows GLSL and HLSL';

const tools = {
    disassemble: bytes => disassemble(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)),
    dot() { throw new Error('drawn when it is looked at'); }, // large graphs take seconds
    glsl() { throw new Error(noCross); },
    hlsl() { throw new Error(noCross); }
};

let viz; // promise
async function draw(dot) {
    viz ??= Viz.instance();
    return (await viz).renderString(dot, { format: 'svg' }).replace(/^[^]*?<svg/, '<svg');
}

// The program and what it says. `compiled` is the WebAssembly.Module.
async function makeProgram(compiled) {
    const messages = [];
    const program = await createProgram({
        tools,
        instantiateWasm(imports, receive) {
            WebAssembly.instantiate(compiled, imports).then(instance => receive(instance, compiled));
            return {};
        },
        print: line => messages.push(line),
        printErr: line => messages.push(line)
    });
    return { program, messages };
}

// { json: the report's bytes } or { error: what the program says }. files: [{ name, bytes }]
function makeReport({ program, messages }, files, options) {
    const folders = files.map((_, n) => '/' + (n + 1)), output = '/tmp/report.json';
    const paths = files.map((file, n) => folders[n] + '/' + file.name.replaceAll('/', '_'));
    messages.length = 0;
    files.forEach((file, n) => { program.FS.mkdir(folders[n]); program.FS.writeFile(paths[n], file.bytes); });
    try {
        const code = program.callMain([...paths, '-o', output, ...options]);
        return code === 0 ? { json: program.FS.readFile(output) } : { error: messages.join('\n') || 'exit code ' + code };
    } finally {
        paths.forEach((path, n) => { program.FS.unlink(path); program.FS.rmdir(folders[n]); });
    }
}

let running; // promise of the program
self.onmessage = async ({ data }) => {
    if (data.compiled) {
        running = makeProgram(data.compiled);
        return;
    }
    if (data.dot) {
        draw(data.dot).then(svg => self.postMessage({ graph: data.graph, svg }), error => self.postMessage({ graph: data.graph, failed: String(error) }));
        return;
    }
    try {
        const start = performance.now(), made = makeReport(await running, data.files, data.options);
        self.postMessage({ ...made, milliseconds: performance.now() - start });
    } catch (error) { // the program's memory may be damaged: it starts anew
        self.postMessage({ error: String(error), broken: true });
    }
};
