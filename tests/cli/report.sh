#!/bin/sh
# The page of `dxil-spirv report`: its data, and in a browser (Debian: chromium) clicks, search, links and errors.
#   report.sh DXIL-SPIRV SHADERS
set -u
program=$1
shaders=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0

check() {
    text=$1
    shift
    if "$@" >/dev/null 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n' "$text"
    fi
}

refused() { ! "$@"; }

variables=$shaders/debug/variables.dxil
check 'a page' "$program" report "$variables" -o "$folder/page.html"
check 'a page of two shaders' "$program" report "$variables" "$shaders/pixel/discard-alpha.dxil" -o "$folder/two.html"
check 'a page of a hull shader, which has two functions' "$program" report \
    "$(find "$shaders/hull" -name '*.dxil' | sort | head -n 1)" -o "$folder/hull.html"
check 'a page of two revisions' "$program" report "$shaders/pixel/depth-greater.dxil" "$shaders/pixel/depth-less.dxil" \
    -o "$folder/depth.html"
check 'a page of a shader and itself' "$program" report "$variables" "$variables" -o "$folder/same.html"
check 'no output' refused "$program" report "$variables"
check 'three shaders' refused "$program" report "$variables" "$variables" "$variables" -o "$folder/no.html"
check 'a library without --entry' refused "$program" report "$shaders/library/compute-pair.dxil" -o "$folder/no.html"
check 'a library with --entry' "$program" report "$shaders/library/compute-pair.dxil" --entry add -o "$folder/library.html"
check 'the page loads nothing' refused grep -qE '(src|href)="' "$folder/page.html"
printf '%s\n' '</script><script>document.title = "broken"</script>' >"$folder/hostile"
cp "$shaders/pixel/discard-alpha.dxil" "$folder/<script>.dxil"
check 'a hostile name' "$program" report "$folder/<script>.dxil" -o "$folder/hostile.html"
check 'a hostile name ends no script' refused grep -qF '"name": "<script>' "$folder/hostile.html"

# Runs JavaScript in a copy of the page once it is built; $3 must be in the document then.
in_browser() {
    sed '$d' "$1" >"$folder/run.html"
    printf '<script>window.onerror = e => { document.body.append("ERR" + "OR " + e); };\n%s</script></html>\n' "$2" >>"$folder/run.html"
    timeout 100 chromium --headless --no-sandbox --disable-gpu --dump-dom "file://$folder/run.html${4-}" 2>/dev/null >"$folder/dom"
    ! grep -q 'ERROR ' "$folder/dom" && grep -qF "$3" "$folder/dom"
}

if command -v chromium >/dev/null; then
    marked='const marked = pane => [...[...document.querySelectorAll("section")].find(s => s.name === pane).querySelectorAll(".marked")];'
    say='const say = text => document.body.append("SAID " + text);'
    check 'a link marks an instruction everywhere' in_browser "$folder/page.html" \
        "$marked $say byId('panes').children[4].click(); say(['Source', 'DXIL', 'SPIR-V', 'GLSL'].map(p => marked(p).length > 0).join())" 'SAID true,true,true,true' '#0:8'
    check 'a click on a source line marks its instructions' in_browser "$folder/page.html" \
        "$marked $say [...document.querySelectorAll('.code > .linked')].find(r => r.textContent.includes('i < count')).click();
         say(marked('DXIL').some(r => r.textContent.includes('icmp')) + ' ' + marked('SPIR-V').some(r => r.textContent.includes('OpIEqual')))" 'SAID true true'
    check 'a click on a block marks its instructions' in_browser "$folder/page.html" \
        "$marked $say byId('panes').children[2].click();
         document.querySelector('.graph .node.linked').dispatchEvent(new MouseEvent('click', {bubbles: true}));
         say(marked('DXIL').length > 10)" 'SAID true'
    check 'search finds a line' in_browser "$folder/page.html" \
        "$say byId('search').value = 'flattenedthread'; search(); say(document.querySelectorAll('.found').length + byId('status').textContent)" 'SAID 11 of 2'
    check 'search says that nothing is there' in_browser "$folder/page.html" \
        "$say byId('search').value = 'unicorn'; search(); say(byId('status').textContent)" 'SAID not found: unicorn'
    check 'keys step through instructions' in_browser "$folder/page.html" \
        "$say for (const key of 'jjk') document.dispatchEvent(new KeyboardEvent('keydown', {key})); say(state.marked.join())" 'SAID 0:0'
    check 'blocks of the structured form are linked' in_browser "$folder/page.html" \
        "$marked $say byId('panes').children[2].click();
         const graph = [...document.querySelectorAll('.graph')].pop();
         graph.querySelector('.node.linked').dispatchEvent(new MouseEvent('click', {bubbles: true}));
         say(marked('DXIL').length > 10)" 'SAID true'
    check 'a block shows its instructions' in_browser "$folder/page.html" \
        "$say byId('panes').children[2].click(); say(document.querySelector('.graph .node.linked title').textContent.includes('@dx.op'))" 'SAID true'
    check 'two shaders are compared' in_browser "$folder/depth.html" \
        "$say byId('panes').children[3].click(); const glsl = [...document.querySelectorAll('section')].find(s => s.name === 'GLSL');
         say([...glsl.querySelectorAll('.only-a, .only-b, .operands')].map(row => row.className.split(' ')[0] + ' ' + row.textContent.trim()).join('|'))" \
        'SAID only-a layout(depth_greater) out float gl_FragDepth;|only-a gl_FragDepth = abs(in_BIAS0) + gl_FragCoord.z;|only-b layout(depth_less) out float gl_FragDepth;|only-b gl_FragDepth = gl_FragCoord.z - abs(in_BIAS0);'
    check 'both halves have the same number of rows' in_browser "$folder/two.html" \
        "$say say([...document.querySelectorAll('.halves')].every(h => new Set([...h.querySelectorAll('.code')].map(c => c.children.length)).size === 1) + ' ' + document.querySelectorAll('.halves').length)" 'SAID true 1'
    check 'a shader does not differ from itself' in_browser "$folder/same.html" \
        "$say say(byId('facts').textContent)" 'SAID lines that differ: Source 0, DXIL 0, SPIR-V 0, GLSL 0, HLSL 0'
    check 'a shader does not differ from itself in facts' in_browser "$folder/same.html" \
        "$say for (const b of byId('panes').children) if (b.textContent === 'Facts') b.click();
         say(document.querySelectorAll('td').length > 100 && document.querySelectorAll('.differs').length === 0)" 'SAID true'
    check 'facts that differ' in_browser "$folder/depth.html" \
        "$say for (const b of byId('panes').children) if (b.textContent === 'Facts') b.click();
         say([...document.querySelectorAll('.differs')].map(r => r.textContent).filter(t => t.includes('OpF')).join())" 'SAID count, OpFAdd1,count, OpFSub1'
    check 'a click marks the counterpart' in_browser "$folder/same.html" \
        "$say document.querySelectorAll('.halves .code')[1].querySelectorAll('.linked')[5].click();
         say(sides.map(s => [...document.querySelectorAll('.marked')].filter(r => r.side === s).map(r => r.keys.join()).join()).join(' = '))" 'SAID 0:5 = 0:5'
    check 'a link into a comparison' in_browser "$folder/same.html" \
        "$say say(state.marked.join() + Object.keys(state.sets).sort().join())" 'SAID 0:7a,b' '#both/b/0:7'
    check 'keys step through differences' in_browser "$folder/depth.html" \
        "$say byId('panes').children[3].click(); document.querySelectorAll('section')[0].hidden = true;
         for (const key of 'np') document.dispatchEvent(new KeyboardEvent('keydown', {key})); say(byId('status').textContent)" 'SAID difference '
    check 'equal lines are hidden' in_browser "$folder/same.html" \
        "$say byId('only').click(); say([...document.querySelectorAll('.halves .code')].map(c => c.children.length).join())" 'SAID 1,1'
    # By hand: an inserted load shifts the numbers; a swapped operand does not.
    check 'numbers of values do not differ, operands do' in_browser "$folder/two.html" \
        "$say const lines = text => text.split('|').map(t => ({ t }));
         const shifted = compareLines(lines('%1 = load a|%2 = add %1, %1|ret %2'), lines('%1 = load z|%2 = load a|%3 = add %2, %2|ret %3'), /%\\d+/g);
         const swapped = compareLines(lines('%1 = load a|%2 = load b|%3 = sub %1, %2'), lines('%1 = load a|%2 = load b|%3 = sub %2, %1'), /%\\d+/g);
         const types = compareLines(lines('%_struct_9 = OpTypeStruct %float'), lines('%_struct_12 = OpTypeStruct %float'), comparable['SPIR-V'][2]);
         if (types[0][2] !== 'equal') say('types');
         say(JSON.stringify([shifted, swapped]))" \
        'SAID [[[-1,0,"only"],[0,1,"equal"],[1,2,"equal"],[2,3,"equal"]],[[0,0,"equal"],[1,1,"equal"],[2,2,"operands"]]]'
    # Against the longest common subsequence by its recurrence; with a low limit, only that pairs are equal and rise.
    check 'lines are matched as far as possible' in_browser "$folder/two.html" \
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
    check 'the second shader' in_browser "$folder/two.html" \
        "$say byId('shader').value = 1; byId('shader').onchange(); say(byId('title').textContent)" 'SAID discard-alpha.dxil'
    check 'a link to the second shader' in_browser "$folder/two.html" "$say say(byId('title').textContent)" 'SAID discard-alpha.dxil' '#1/0:4'
    check 'two functions' in_browser "$folder/hull.html" "$say say(document.querySelectorAll('section').length > 3)" 'SAID true'
    check 'a hostile name is text' in_browser "$folder/hostile.html" "$say say(byId('title').textContent)" 'SAID &lt;script&gt;.dxil'
else
    echo 'no chromium: the page is not tried in a browser'
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
