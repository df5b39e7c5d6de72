// The playground's page in a browser.
//   node playground_page.mjs PLAYGROUND.html SHADERS [SCREENSHOT.png]
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startBrowser } from './browser.mjs';

const [playground, shaders, picture] = process.argv.slice(2);
const file = name => `new File([Uint8Array.from(atob('${readFileSync(join(shaders, name)).toString('base64')}'), c => c.charCodeAt(0))], '${name.split('/').pop()}')`;
const hasGraphviz = existsSync(join(dirname(playground), 'node_modules/@viz-js/viz')); // beside the page when it was built
let failed = 0;
const check = (text, is) => { if (!is) failed++; console.log((is ? 'passed: ' : 'FAILED: ') + text); };

const browser = startBrowser();
try {
    const page = await browser.openPage('file://' + resolve(playground)), is = expression => page.evaluate(expression);
    await is(`var until = async test => { for (let n = 0; n < 1000 && !test(); n++) await new Promise(done => setTimeout(done, 20)); return test(); };
        var present = async (...files) => { data.shaders = []; byId('main').replaceChildren(); openFiles(files); await until(() => data.shaders.length || byId('error')); };
        var pane = name => [...document.querySelectorAll('section')].find(s => s.name === name);
        var button = name => [...document.querySelectorAll('button')].find(b => b.textContent.startsWith(name));
        var variables = ${file('debug/variables.dxil')};`);
    check('an invitation', await is(`byId('drop').textContent.includes('Nothing leaves this machine')`));

    await is(`button('an example').click(); until(() => data.shaders.length)`);
    check('an example is shown, with its source', await is(`byId('title').textContent === 'variables.dxil' && Boolean(pane('Source'))`));
    await is(`data.shaders = []; byId('main').replaceChildren()`);

    await is(`(async () => {
        const moved = new DataTransfer();
        moved.items.add(variables);
        document.dispatchEvent(new DragEvent('drop', { dataTransfer: moved, bubbles: true, cancelable: true }));
        await until(() => data.shaders.length);
    })()`);
    check('a dropped shader is shown', await is(`byId('title').textContent === 'variables.dxil' && Boolean(pane('Source') && pane('DXIL'))`));
    check('the time it took', await is(`/^converted in \\d+ ms/.test(byId('status').textContent)`));
    await is(`[...document.querySelectorAll('.part > .linked')].find(r => r.textContent.includes('i < count')).click()`);
    check('a click marks lines', await is(`until(() => [...document.querySelectorAll('.marked')].some(r => r.textContent.includes('OpIEqual')))`));
    await is(`button('Control flow').click()`);
    if (hasGraphviz)
        check('control flow is drawn', await is(`until(() => document.querySelectorAll('.graph svg .node.linked').length > 3)`));
    else
        check('control flow is text', await is(`until(() => [...document.querySelectorAll('.graph pre')].some(p => p.textContent.startsWith('digraph')))`));
    if (picture) await page.screenshot(picture);
    await is(`button('GLSL').click()`);
    check('GLSL is missing with a word', await is(`pane('GLSL').textContent.includes('comes without SPIRV-Cross')`));

    await is(`present(${file('pixel/depth-greater.dxil')}, ${file('pixel/depth-less.dxil')})`);
    check('two shaders are compared', await is(`byId('facts').textContent.startsWith('lines that differ: DXIL')`));

    await is(`present(${file('library/compute-pair.dxil')})`);
    check('entry points of a library are a choice', await is(`!byId('shader').hidden && byId('shader').options.length === 2 && data.shaders[1].reflection.stage === 'compute'`));
    await is(`byId('shader').value = '1'; byId('shader').onchange()`);
    check('the choice stays', await is(`!byId('shader').hidden && byId('shader').value === '1' && byId('facts').textContent.startsWith(data.shaders[1].reflection.entry + ', ')`));

    await is(`present(new File(['hello'], 'hello.txt'))`);
    check('a file that is no shader', await is(`byId('error').textContent.startsWith('dxil-spirv: ')`));
    await is(`present(variables)`);
    check('the page goes on', await is(`data.shaders.length === 1`));

    check('the network is closed to requests', await is(`fetch('https://localhost/').then(() => false, () => true)`));
    check('the network is closed to pictures', await is(`new Promise(done => {
        document.addEventListener('securitypolicyviolation', () => done(true), { once: true });
        new Image().src = 'https://localhost/x.png';
    })`));
} catch (error) {
    check(String(error), false);
} finally {
    browser.close();
}
console.log(failed + ' failed');
process.exitCode = failed ? 1 : 0;
