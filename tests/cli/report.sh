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
        "$marked $say say(['Source', 'DXIL', 'SPIR-V', 'GLSL'].map(p => marked(p).length > 0).join())" 'SAID true,true,true,true' '#0:14'
    check 'a click on a source line marks its instructions' in_browser "$folder/page.html" \
        "$marked $say [...document.querySelectorAll('.code > .linked')].find(r => r.textContent.includes('i < count')).click();
         say(marked('DXIL').some(r => r.textContent.includes('icmp')) + ' ' + marked('SPIR-V').some(r => r.textContent.includes('OpIEqual')))" 'SAID true true'
    check 'a click on a block marks its instructions' in_browser "$folder/page.html" \
        "$marked $say document.querySelector('.graph .node.linked').dispatchEvent(new MouseEvent('click', {bubbles: true}));
         say(marked('DXIL').length > 10)" 'SAID true'
    check 'search finds a line' in_browser "$folder/page.html" \
        "$say byId('search').value = 'flattenedthread'; search(); say(document.querySelectorAll('.found').length + byId('status').textContent)" 'SAID 11 of 2'
    check 'search says that nothing is there' in_browser "$folder/page.html" \
        "$say byId('search').value = 'unicorn'; search(); say(byId('status').textContent)" 'SAID not found: unicorn'
    check 'keys step through instructions' in_browser "$folder/page.html" \
        "$say for (const key of 'jjk') document.dispatchEvent(new KeyboardEvent('keydown', {key})); say(state.marked.join())" 'SAID 0:0'
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
