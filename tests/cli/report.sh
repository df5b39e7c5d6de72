#!/bin/sh
# The page of `dxil-spirv report`: its data, and in a browser (Debian: chromium) clicks, search, links and errors.
#   report.sh DXIL-SPIRV SHADERS
set -u
program=$1
shaders=$2
. "$(dirname "$0")/check.sh"

variables=$shaders/debug/variables.dxil
check 'a page' "$program" report "$variables" -o "$folder/page.html"
check 'a page of two shaders' "$program" report "$variables" "$shaders/pixel/discard-alpha.dxil" -o "$folder/two.html"
check 'a page of a shader without debug information' "$program" report "$shaders/pixel/discard-alpha.dxil" -o "$folder/plain.html"
check 'a page of a hull shader, which has two functions' "$program" report \
    "$(find "$shaders/hull" -name '*.dxil' | sort | head -n 1)" -o "$folder/hull.html"
check 'a page of two revisions' "$program" report "$shaders/pixel/depth-greater.dxil" "$shaders/pixel/depth-less.dxil" \
    -o "$folder/depth.html"
check 'a page of a shader and itself' "$program" report "$variables" "$variables" -o "$folder/same.html"
check 'no output' refused "$program" report "$variables"
check 'three shaders' refused "$program" report "$variables" "$variables" "$variables" -o "$folder/no.html"
check 'a page of a library' "$program" report "$shaders/ray-tracing/pipeline.dxil" -o "$folder/all.html"
check 'a page of a library with an entry point that cannot be converted' "$program" report \
    "$shaders/ray-tracing/empty-hit-objects-in-memory.dxil" -o "$folder/some.html"
check 'a library without --entry beside another shader' refused "$program" report "$shaders/library/compute-pair.dxil" \
    "$variables" -o "$folder/no.html"
check 'a library with --entry' "$program" report "$shaders/library/compute-pair.dxil" --entry add -o "$folder/library.html"
check 'a library whose entry point is its last function' "$program" report "$shaders/ray-tracing/pipeline.dxil" --entry shine \
    -o "$folder/callable.html"
check 'the page loads nothing' refused grep -qE '(src|href)="' "$folder/page.html"
printf '%s\n' '</script><script>document.title = "broken"</script>' >"$folder/hostile"
cp "$shaders/pixel/discard-alpha.dxil" "$folder/<script>.dxil"
check 'a hostile name' "$program" report "$folder/<script>.dxil" -o "$folder/hostile.html"
check 'a hostile name ends no script' refused grep -qF '"name": "<script>' "$folder/hostile.html"

check 'control flow of one block' "$program" "$shaders/pixel/constant-color.dxil" --cfg "$folder/one"
check 'one block has no legend' refused grep -q legend "$folder"/one/*.dot
check 'control flow of several blocks' "$program" "$variables" --cfg "$folder/several"
check 'their legend is behind them' sh -c 'tail -n 2 "$0" | head -n 1 | grep -q legend' "$folder/several/"*structured.dot

# in_browser NAME PAGE SCRIPT TEXT [PLACE [WIDTH]]: a case for browser_cases.mjs. One browser runs all.
cases=0
mkdir "$folder/cases"
in_browser() {
    mkdir "$folder/cases/$cases"
    for part in name page script text place width; do
        printf '%s' "${1-}" >"$folder/cases/$cases/$part"
        [ $# -eq 0 ] || shift
    done
    cases=$((cases + 1))
}

if command -v chromium >/dev/null && command -v node >/dev/null; then
    marked='const marked = pane => [...[...document.querySelectorAll("section")].find(s => s.name === pane).querySelectorAll(".marked")];'
    all='const all = () => document.querySelectorAll(".part").forEach(fill);' # parts that are not seen, too
    say="$all "'const say = text => document.body.append("SAID " + text);'
    in_browser 'a link marks an instruction everywhere' "$folder/page.html" \
        "$marked $say byId('panes').children[4].click(); say(['Source', 'DXIL', 'SPIR-V', 'GLSL'].map(p => marked(p).length > 0).join())" 'SAID true,true,true,true' '#0:8'
    in_browser "a library's page begins at the entry point, and names it" "$folder/callable.html" \
        "$say const pane = [...document.querySelectorAll('section')].find(s => s.name === 'DXIL');
         const row = [...pane.querySelectorAll('.part > *')].find(r => r.textContent.includes('define void') && r.textContent.includes('?shine@'));
         const below = row.getBoundingClientRect().top - pane.getBoundingClientRect().top;
         say((below > 0 && below < 60) + ' ' + byId('facts').textContent)" 'SAID true shine, callable, SM '
    in_browser 'a click on a source line marks its instructions' "$folder/page.html" \
        "$marked $say all(); [...document.querySelectorAll('.part > .linked')].find(r => r.textContent.includes('i < count')).click();
         say(marked('DXIL').some(r => r.textContent.includes('icmp')) + ' ' + marked('SPIR-V').some(r => r.textContent.includes('OpIEqual')))" 'SAID true true'
    in_browser 'a click on a block marks its instructions' "$folder/page.html" \
        "$marked $say byId('panes').children[2].click();
         document.querySelector('.graph .node.linked').dispatchEvent(new MouseEvent('click', {bubbles: true}));
         say(marked('DXIL').length > 10)" 'SAID true'
    in_browser 'a source line without code says so' "$folder/page.html" \
        "$say all(); [...document.querySelectorAll('.part > .linked')].find(r => r.textContent.startsWith('//')).click(); say(byId('status').textContent)" 'SAID no instruction comes from this line'
    narrow="const boxes = [...document.querySelectorAll('section:not([hidden])')].map(s => s.getBoundingClientRect());
        say([document.documentElement.scrollWidth <= innerWidth, boxes.length > 0,
             boxes.every((box, n) => n === 0 || boxes[n - 1].bottom <= box.top + 1),
             boxes[boxes.length - 1].bottom <= document.body.getBoundingClientRect().bottom,
             getComputedStyle(byId('status')).backgroundColor !== 'rgba(0, 0, 0, 0)'].join());"
    in_browser 'a narrow window: panes below each other' "$folder/page.html" "$say $narrow" 'SAID true,true,true,true,true' '' 420
    in_browser 'a narrow window: comparison' "$folder/two.html" "$say $narrow" 'SAID true,true,true,true,true' '' 420
    in_browser 'a narrow window: a click leaves its line in sight, beside what the line became' "$folder/page.html" \
        "$say const row = [...document.querySelectorAll('.part > .linked')].find(r => r.textContent.includes('i < count')); reveal(row); row.click();
         const inSight = r => { const b = r.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight; };
         say([...document.querySelectorAll('section:not([hidden])')].map(s => [...s.querySelectorAll('.marked')].some(inSight)).join() + ' ' + scrollY)" \
        'SAID true,true,true 0' '' 420
    in_browser 'entry points of a library are a choice' "$folder/all.html" \
        "$say const facts = [byId('facts').textContent]; byId('shader').value = 5; byId('shader').onchange(); facts.push(byId('facts').textContent);
         say([...byId('shader').options].map(o => o.textContent).join('|') + ' ' + byId('shader').hidden + ' ' + facts.map(f => f.split(', SM')[0]).join('|') +
             ' ' + (data.shaders[5].dxil.length === data.shaders[0].dxil.length))" \
        'SAID decide (any hit)|generate (ray generation)|leave (miss)|meet (intersection)|shade (closest hit)|shine (callable) false decide, any hit|shine, callable true'
    in_browser 'entry points that could not be converted' "$folder/some.html" \
        "$say say(byId('status').textContent.slice(0, 24) + (data.shaders.length > 0))" 'SAID Not converted: generate.true'
    in_browser 'a click in the second entry point of a library' "$folder/all.html" \
        "$marked $say choose(1); all(); [...document.querySelectorAll('.part > .linked')].find(r => r.textContent.includes('OpTraceRay')).click();
         say(marked('DXIL').some(r => r.textContent.includes('traceRay')) + ' ' + location.hash.startsWith('#1/'))" 'SAID true true'
    in_browser 'graphs are made smaller, and fit' "$folder/page.html" \
        "$say byId('panes').children[2].click(); const svg = document.querySelector('.graph svg'), width = () => Math.round(svg.getBoundingClientRect().width), button = t => [...document.querySelectorAll('.zoom button')].find(b => b.textContent === t);
         button('100%').click(); const whole = width(); button('+').click(); const larger = width(); button('fit').click();
         const fits = [...document.querySelectorAll('.graph svg')].every(s => s.getBoundingClientRect().height <= s.closest('.body').clientHeight);
         button('100%').click(); say([Math.abs(larger - 1.25 * whole) < 3, fits, width() === whole].join())" 'SAID true,true,true'
    in_browser 'search marks the word' "$folder/page.html" \
        "$say byId('search').value = 'count'; search(); say([...CSS.highlights.get('found')].map(String).join())" 'SAID count'
    in_browser 'facts are tables' "$folder/page.html" \
        "$say for (const b of byId('panes').children) if (b.textContent === 'Facts') b.click();
         say(![...document.querySelectorAll('td')].some(d => /[{}\[\]]\S/.test(d.textContent.replace(/\w\[\d/g, ''))) + ' ' + [...document.querySelectorAll('td td')].some(d => d.textContent === 'color'))" 'SAID true true'
    layout="const rows = title => [...[...document.querySelectorAll('h3')].find(h => h.textContent.startsWith(title)).nextSibling.rows].map(r => [...r.cells].map(c => c.textContent.trim()).join(' ')).join('|');
        for (const b of byId('panes').children) if (b.textContent === 'Layout') b.click();"
    in_browser 'tables of signatures' "$folder/plain.html" "$say $layout say([rows('inputs'), rows('outputs'), rows('resources')].join('#'))" \
        'SAID semantic type register mask used location interpolation|TEXCOORD0 float2 0 xy xy 0 linear#semantic type register mask used location|SV_Target0 float4 0 xyzw xyzw 0#register kind name place|t0 texture 2d albedo image, set 0, binding 1000|s0 sampler wrap sampler, set 0, binding 3000'
    in_browser 'tables of buffers' "$folder/page.html" "$say $layout say(rows('lights (t0, elements of 32 bytes)'))" \
        'SAID offset type name size stride|0 float3 color 12 |12 float2 range[2] 16 8|28 uint id 4 '
    in_browser 'formats of buffers for RenderDoc' "$folder/page.html" \
        "$say $layout say([...document.querySelectorAll('details pre')].map(p => p.textContent.replace(/\s+/g, ' ')).slice(0, 2).join('/'))" \
        'SAID #pack(structured) [[size(32)]] struct Element { [[offset(0)]] float3 color; [[offset(12)]] float2 range[2]; [[offset(28)]] uint id; }; Element elements[]; /#pack(structured) float4 elements[]; '
    in_browser 'counts are without debug information' "$folder/page.html" \
        "$say for (const b of byId('panes').children) if (b.textContent === 'Facts') b.click();
         say(byId('facts').textContent.replace(/.* (\d+) words.*/, '\$1') + ' ' + [...document.querySelectorAll('td')].filter(d => /^Op(Line|String|Name)$/.test(d.textContent)).length)" \
        "SAID $("$program" "$variables" --table | sed -n 's/.* \([0-9]*\) words.*/\1/p') 0"
    in_browser 'several files have an index, and open at the entry point' "$folder/page.html" \
        "$say const report = JSON.parse(byId('data').textContent); report.shaders[0].source.unshift({name: 'c:\\\\lib\\\\noise.hlsl', text: 'float f;\\n'.repeat(300)});
         openReport(report); const body = document.querySelector('section .body'), edge0 = body.getBoundingClientRect().top;
         const main = [...body.querySelectorAll('.part > div')].find(r => r.textContent.startsWith('void main('));
         const opened = Math.abs(main.getBoundingClientRect().top - edge0); body.querySelector('.index button').click();
         say([...body.querySelectorAll('.index button')].map(b => b.textContent).join() + ' ' + (opened < body.clientHeight) + ' ' + (body.scrollTop < 100))" 'SAID noise.hlsl,variables.hlsl true true'
    in_browser 'an edge moves' "$folder/page.html" \
        "$say const [first, second] = document.querySelectorAll('section:not([hidden])'), handle = first.querySelector('.edge'), width = first.clientWidth, two = width + second.clientWidth;
         handle.setPointerCapture = () => {};
         handle.onpointerdown(new PointerEvent('pointerdown', {clientX: 500})); handle.onpointermove(new PointerEvent('pointermove', {clientX: 560}));
         say([first.clientWidth - width, first.clientWidth + second.clientWidth - two].join())" 'SAID 60,0'
    in_browser 'long lines wrap' "$folder/page.html" \
        "$say byId('wrap').click(); say([...document.querySelectorAll('section:not([hidden]) .body')].map(b => b.scrollWidth <= b.clientWidth).join())" 'SAID true,true,true'
    in_browser 'search finds a line' "$folder/page.html" \
        "$say byId('search').value = 'flattenedthread'; search(); say(document.querySelectorAll('.found').length + byId('status').textContent)" 'SAID 11 of 2'
    in_browser 'rows that are not seen are not made, but found' "$folder/page.html" \
        "$say const last = [...document.querySelectorAll('.part')].pop(), before = last.children.length;
         byId('search').value = 'opfunctionend'; search();
         say(before + ' ' + (last.children.length > 0) + ' ' + document.querySelector('.found').textContent.trim() + ' ' + last.classList)" 'SAID 0 true OpFunctionEnd part filled'
    in_browser 'search says that nothing is there' "$folder/page.html" \
        "$say byId('search').value = 'unicorn'; search(); say(byId('status').textContent)" 'SAID not found: unicorn'
    in_browser 'keys step through instructions' "$folder/page.html" \
        "$say for (const key of 'jjk') document.dispatchEvent(new KeyboardEvent('keydown', {key})); say(state.marked.join())" 'SAID 0:0'
    in_browser 'blocks of the structured form are linked' "$folder/page.html" \
        "$marked $say byId('panes').children[2].click();
         const graph = [...document.querySelectorAll('.graph')].pop();
         graph.querySelector('.node.linked').dispatchEvent(new MouseEvent('click', {bubbles: true}));
         say(marked('DXIL').length > 10)" 'SAID true'
    in_browser 'a block shows its instructions' "$folder/page.html" \
        "$say byId('panes').children[2].click(); say(document.querySelector('.graph .node.linked title').textContent.includes('@dx.op'))" 'SAID true'
    in_browser 'two shaders are compared' "$folder/depth.html" \
        "$say byId('panes').children[3].click(); const glsl = [...document.querySelectorAll('section')].find(s => s.name === 'GLSL');
         say([...glsl.querySelectorAll('.only-a, .only-b, .operands')].map(row => row.className.split(' ')[0] + ' ' + row.textContent.trim()).join('|'))" \
        'SAID only-a layout(depth_greater) out float gl_FragDepth;|only-a gl_FragDepth = abs(in_BIAS0) + gl_FragCoord.z;|only-b layout(depth_less) out float gl_FragDepth;|only-b gl_FragDepth = gl_FragCoord.z - abs(in_BIAS0);'
    in_browser 'both halves have the same number of rows' "$folder/two.html" \
        "$say say([...document.querySelectorAll('.halves')].every(h => new Set([...h.querySelectorAll('.code')].map(c => c.lines.length)).size === 1) + ' ' + document.querySelectorAll('.halves').length)" 'SAID true 1'
    in_browser 'why there is no source' "$folder/plain.html" \
        "$say say(byId('facts').textContent.replace(/.*SPIR-V, /, ''))" 'SAID no source: compile with -Zi -Qembed_debug, or give --pdb'
    in_browser 'there is source' "$folder/page.html" "$say say(byId('facts').textContent.includes('no source'))" 'SAID false'
    in_browser 'a shader does not differ from itself' "$folder/same.html" \
        "$say say(byId('facts').textContent)" 'SAID lines that differ: Source 0, DXIL 0, SPIR-V 0, GLSL 0, HLSL 0'
    in_browser 'a shader does not differ from itself in facts' "$folder/same.html" \
        "$say for (const b of byId('panes').children) if (b.textContent === 'Facts') b.click();
         say(document.querySelectorAll('td').length > 100 && document.querySelectorAll('.differs').length === 0)" 'SAID true'
    in_browser 'facts that differ' "$folder/depth.html" \
        "$say for (const b of byId('panes').children) if (b.textContent === 'Facts') b.click();
         say([...document.querySelectorAll('.differs')].map(r => r.textContent).filter(t => t.includes('OpF')).join())" 'SAID count, OpFAdd1,count, OpFSub1'
    in_browser 'a click marks the counterpart' "$folder/same.html" \
        "$say document.querySelectorAll('.halves .code')[1].querySelectorAll('.linked')[5].click();
         say(sides.map(s => [...document.querySelectorAll('.marked')].filter(r => r.line.side === s).map(r => r.line.k.join()).join()).join(' = '))" 'SAID 0:5 = 0:5'
    in_browser 'a link into a comparison' "$folder/same.html" \
        "$say say(state.marked.join() + Object.keys(state.sets).sort().join())" 'SAID 0:7a,b' '#both/b/0:7'
    in_browser 'keys step through differences' "$folder/depth.html" \
        "$say byId('panes').children[3].click(); document.querySelectorAll('section')[0].hidden = true;
         for (const key of 'np') document.dispatchEvent(new KeyboardEvent('keydown', {key})); say(byId('status').textContent)" 'SAID difference '
    in_browser 'equal lines are hidden' "$folder/same.html" \
        "$say byId('only').click(); say([...document.querySelectorAll('.halves .code')].map(c => c.lines.length).join())" 'SAID 1,1'
    # By hand: an inserted load shifts the numbers; a swapped operand does not.
    in_browser 'numbers of values do not differ, operands do' "$folder/two.html" \
        "$say const lines = text => text.split('|').map(t => ({ t }));
         const shifted = compareLines(lines('%1 = load a|%2 = add %1, %1|ret %2'), lines('%1 = load z|%2 = load a|%3 = add %2, %2|ret %3'), /%\\d+/g);
         const swapped = compareLines(lines('%1 = load a|%2 = load b|%3 = sub %1, %2'), lines('%1 = load a|%2 = load b|%3 = sub %2, %1'), /%\\d+/g);
         const types = compareLines(lines('%_struct_9 = OpTypeStruct %float'), lines('%_struct_12 = OpTypeStruct %float'), comparable['SPIR-V'][2]);
         if (types[0][2] !== 'equal') say('types');
         say(JSON.stringify([shifted, swapped]))" \
        'SAID [[[-1,0,"only"],[0,1,"equal"],[1,2,"equal"],[2,3,"equal"]],[[0,0,"equal"],[1,1,"equal"],[2,2,"operands"]]]'
    # Against the longest common subsequence by its recurrence; with a low limit, only that pairs are equal and rise.
    in_browser 'lines are matched as far as possible' "$folder/two.html" \
        "$say let seed = 1, wrong = 0;
         const next = n => (seed = (seed * 1103515245 + 12345) % 2147483648, Math.floor(seed / 65536) % n);
         for (let round = 0; round < 3000; round++) {
             const kinds = 1 + next(5), list = () => Array.from({ length: next(20) }, () => next(kinds)), a = list(), b = list();
             const longest = Array.from({ length: a.length + 1 }, () => new Array(b.length + 1).fill(0));
             for (let i = a.length; i-- > 0;) for (let j = b.length; j-- > 0;)
                 longest[i][j] = a[i] === b[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
             for (const limit of [3000, 1, 3]) {
                 const pairs = matches(a, b, limit);
                 if (limit === 3000 && pairs.length !== longest[0][0]) wrong++;
                 if (!pairs.every(([i, j], n) => a[i] === b[j] && (n === 0 || (i > pairs[n - 1][0] && j > pairs[n - 1][1])))) wrong++;
             }
         }
         say(wrong + ' wrong')" 'SAID 0 wrong'
    in_browser 'the second shader' "$folder/two.html" \
        "$say byId('shader').value = 1; byId('shader').onchange(); say(byId('title').textContent)" 'SAID discard-alpha.dxil'
    in_browser 'a link to the second shader' "$folder/two.html" "$say say(byId('title').textContent)" 'SAID discard-alpha.dxil' '#1/0:4'
    in_browser 'two functions' "$folder/hull.html" "$say say(document.querySelectorAll('section').length > 3)" 'SAID true'
    in_browser 'a hostile name is text' "$folder/hostile.html" "$say say(byId('title').textContent)" 'SAID &lt;script&gt;.dxil'
    node "$(dirname "$0")/browser_cases.mjs" "$folder/cases" || failed=$((failed + 1))
else
    echo 'no chromium or no node: the page is not tried in a browser'
fi

finish
