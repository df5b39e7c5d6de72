// Writes the playground: the report's page without data, the program and the worker, in one file.
//   node assemble.mjs PAGE PROGRAM.wasm PAGE.js EXAMPLE.dxil OUTPUT WORKER-SCRIPT...
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const [page, program, script, example, output, ...workerScripts] = process.argv.slice(2);
const text = path => readFileSync(path, 'utf8');

// Scripts in a page must not contain the end of a script.
const inPage = source => source.replaceAll(/<\/(script)/gi, '<\\/$1');

// The browser holds the page to this: no network, and code of the page alone.
const policy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; style-src 'unsafe-inline'";

const parts = [
    '<script type="text/plain" id="program">' + readFileSync(program).toString('base64') + '</script>',
    '<script type="text/plain" id="example" data-name="' + basename(example) + '">' + readFileSync(example).toString('base64') + '</script>',
    '<script type="text/plain" id="worker">' + inPage(workerScripts.map(text).join('\n')) + '</script>',
    '<script>' + inPage(text(script)) + '</script>\n</body>'
];
const replace = (whole, from, to) => {
    if (whole.split(from).length !== 2) throw new Error(page + ': expected once: ' + from);
    return whole.replace(from, () => to);
};
let whole = text(page);
whole = replace(whole, '@DATA@', 'null');
whole = replace(whole, '<title>dxil-spirv report</title>', '<title>dxil-spirv</title>\n<meta http-equiv="Content-Security-Policy" content="' + policy + '">');
whole = replace(whole, '</body>', parts.join('\n'));
writeFileSync(output, whole);
