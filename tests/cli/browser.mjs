// Drives Debian's chromium through its pipe (Chrome DevTools protocol).
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

export function startBrowser() {
    const browser = spawn('chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--window-size=1600,1000'],
        { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const waiting = new Map();
    let next = 1, text = '';
    browser.stdio[4].setEncoding('utf8').on('data', part => { // messages end with NUL
        const messages = (text + part).split('\0');
        text = messages.pop();
        for (const { id, result, error } of messages.map(message => JSON.parse(message))) {
            if (!waiting.has(id)) continue; // an event
            const { resolve, reject } = waiting.get(id);
            waiting.delete(id);
            if (error) reject(new Error(error.message)); else resolve(result);
        }
    });
    const call = (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
        waiting.set(next, { resolve, reject });
        browser.stdio[3].write(JSON.stringify({ id: next++, method, params, sessionId }) + '\0');
    });
    const end = setTimeout(() => browser.kill(), 100000); // a browser that hangs ends the test

    async function openPage(url) {
        const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
        const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
        const evaluate = async expression => {
            const { result, exceptionDetails } = await call('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, sessionId);
            if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
            return result.value;
        };
        await call('Page.navigate', { url }, sessionId);
        while (await evaluate('document.readyState + location.href') !== 'complete' + url);
        const screenshot = async path => writeFileSync(path, Buffer.from((await call('Page.captureScreenshot', {}, sessionId)).data, 'base64'));
        const resize = (width, height) => call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 600 }, sessionId);
        return { evaluate, screenshot, resize, reload: () => call('Page.reload', {}, sessionId) };
    }
    return { openPage, close: () => { clearTimeout(end); browser.kill(); } };
}
