// Runs the cases that report.sh wrote: FOLDER/N/{name,page,script,text,place,width}. After the script the document must
// contain the text.
//   node browser_cases.mjs FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { startBrowser } from './browser.mjs';

const [folder] = process.argv.slice(2), browser = startBrowser();
let passed = 0, failed = 0;
try {
    for (const number of readdirSync(folder).sort((a, b) => a - b)) {
        const [name, path, script, text, place, width] = ['name', 'page', 'script', 'text', 'place', 'width'].map(part => readFileSync(`${folder}/${number}/${part}`, 'utf8'));
        const page = await browser.openPage('file://' + path + place);
        if (width) await page.resize(Number(width), 1000);
        const found = await page.evaluate(script + '\n;document.documentElement.outerHTML').catch(error => String(error));
        if (found.includes(text)) { passed++; continue; }
        failed++;
        console.log('FAILED: ' + name + ': ' + (/SAID [^<]*/.exec(found) ?? [found.slice(0, 300)])[0]);
    }
} finally {
    browser.close();
}
console.log(passed + ' passed in the browser, ' + failed + ' failed');
process.exitCode = failed || !passed ? 1 : 0;
