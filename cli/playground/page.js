'use strict';
// The report's page as a playground: opens files, and shows what the worker makes of them.

const fileInput = make('input', { type: 'file', multiple: true, hidden: true });
const optionsInput = make('input', { id: 'options', placeholder: 'options, such as --entry NAME', size: 28 });
const openButton = make('button', { id: 'open', textContent: 'open...', onclick: () => fileInput.click() });
optionsInput.setAttribute('aria-label', 'options of dxil-spirv');
document.querySelector('header .tools').prepend(openButton, optionsInput, fileInput);

let worker = null;
let opened = []; // { name, bytes }

const bytesOf = name => Uint8Array.from(atob(byId(name).textContent), letter => letter.charCodeAt(0));

async function startWorker() {
    const bytes = bytesOf('program');
    const script = new Blob([byId('worker').textContent], { type: 'text/javascript' });
    worker = new Worker(URL.createObjectURL(script));
    worker.onmessage = ({ data }) => receive(data);
    worker.onerror = event => receive({ error: event.message, broken: true });
    worker.postMessage({ compiled: await WebAssembly.compile(bytes) });
}

function say(...children) {
    byId('main').replaceChildren(make('section', { id: 'drop' }, ...children));
    byId('panes').replaceChildren();
    byId('title').textContent = 'dxil-spirv';
    byId('facts').textContent = '';
    byId('status').textContent = '';
}

function invite() {
    const example = new File([bytesOf('example')], byId('example').dataset.name);
    say(make('p', {}, 'Drop a DXIL shader here, or two to compare them, or look at ',
             make('button', { textContent: 'an example', onclick: () => openFiles([example]) })),
        make('p', { className: 'empty', textContent: 'The translator runs in this page. Nothing leaves this machine: the page may not use the network.' }));
}

// Words of a command line; quotes hold blanks together.
function splitOptions(text) {
    return [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(match => match[1] ?? match[2]);
}

async function convertOpened() {
    if (!opened.length) return;
    if (!worker) await startWorker();
    byId('status').textContent = 'converting ...';
    worker.postMessage({ files: opened, options: splitOptions(optionsInput.value) });
}

async function openFiles(files) {
    opened = await Promise.all([...files].map(async file => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
    await convertOpened();
}

// Graphs that are drawn, by number: { resolve, reject }.
const drawings = new Map();

drawGraph = async dot => {
    if (!worker) await startWorker();
    return new Promise((resolve, reject) => {
        drawings.set(drawings.size, { resolve, reject });
        worker.postMessage({ dot, graph: drawings.size - 1 });
    });
};

function receive({ json, error, milliseconds, broken, graph, svg, failed }) {
    if (graph !== undefined) {
        if (svg) drawings.get(graph).resolve(svg); else drawings.get(graph).reject(failed);
        return;
    }
    if (broken) {
        worker.terminate();
        worker = null;
        drawings.forEach(({ reject }) => reject(error));
        drawings.clear();
    }
    if (error) { showError(error); return; }
    openReport(JSON.parse(new TextDecoder().decode(json)));
    byId('status').textContent = 'converted in ' + Math.round(milliseconds) + ' ms. ' + byId('status').textContent;
}

// A library's entry points, which the program lists, are buttons.
function showError(error) {
    const entries = [...error.matchAll(/^ {4}(.+) \((\w[\w ]*)\)$/gm)];
    say(make('pre', { id: 'error', textContent: error }), ...entries.map(([, name, stage]) => make('button', {
        textContent: name + ' (' + stage + ')',
        onclick: () => { optionsInput.value = '--entry "' + name + '"'; convertOpened(); }
    })));
}

fileInput.onchange = () => openFiles(fileInput.files);
optionsInput.onchange = () => convertOpened();
document.addEventListener('dragover', event => event.preventDefault());
document.addEventListener('drop', event => {
    event.preventDefault();
    openFiles(event.dataTransfer.files);
});
invite();
