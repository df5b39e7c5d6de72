#!/bin/sh
# Turns the output of decoders-bench --csv into a table or a plot for documents.
#   report.sh table FILE.csv    a Markdown table of the largest sizes: bytes, time, bandwidth, fraction of copy's bandwidth
#   report.sh plot FILE.csv     an SVG: bandwidth over bytes moved, for the fastest variant of each decoder
set -eu
[ $# -eq 2 ] || { sed -n '2,4s/^# \{0,1\}//p' "$0"; exit 2; }

# Sums passes to runs. A line of the file is a pass: benchmark, variant, size, unit, pass, seconds, bytes.
read_runs='
function add() {
    key = $1 "," $2 "," $3
    if (!(key in seconds)) {
        run[count++] = key
        name[key] = $1; variant[key] = $2; size[key] = $3; unit[key] = $4; bytes[key] = $7
    }
    seconds[key] += $6
}
function rate(key) { return bytes[key] / seconds[key] }
{ add() }
$1 == "copy" && rate($1 "," $2 "," $3) > copy { copy = rate($1 "," $2 "," $3) }
'

table() {
    awk -F, "$read_runs"'
    END {
        print "| benchmark | size | MB moved | ms | GB/s | of copy |"
        print "| --- | --- | --- | --- | --- | --- |"
        for (i = 0; i < count; i++) {
            if (variant[run[i]] == "")
                largest[name[run[i]]] = i # sizes ascend
        }
        for (i = 0; i < count; i++) {
            k = run[i]
            if (largest[name[k]] != i)
                continue
            printf "| %s | %s %s | %.1f | %.3f | %.0f | %.0f %% |\n", name[k], size[k], unit[k], 1e-6 * bytes[k],
                1e3 * seconds[k], 1e-9 * rate(k), 100 * rate(k) / copy
        }
    }' "$1"
}

# Logarithmic axes: 1 MB to 10 GB, 10 to 10,000 GB/s.
plot() {
    awk -F, "$read_runs"'
    function log10(v) { return log(v) / log(10) }
    function x_of(b) { return 70 + 130 * (log10(b) - 6) }
    function y_of(r) { return 400 - 120 * (log10(r) - 10) }
    function text(x, y, anchor, words) {
        printf "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, words
    }
    function line(x1, y1, x2, y2) {
        printf "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#ddd\"/>\n", x1, y1, x2, y2
    }
    END {
        split("#777777 #000000 #d62728 #1f77b4 #2ca02c #98df8a #9467bd #c5b0d5 #ff7f0e #8c564b #17becf #e377c2 #bcbd22 #aec7e8 #ffbb78 #ff9896", colors, " ")
        for (i = 0; i < count; i++) { # of variants the one that is faster at the largest size
            k = run[i]
            if (!(name[k] in order)) { order[name[k]] = ++names; named[names] = name[k] }
            if (size[k] + 0 > largest[name[k]]) { largest[name[k]] = size[k] + 0; best[name[k]] = 0 }
            if (size[k] + 0 == largest[name[k]] && rate(k) > best[name[k]]) {
                best[name[k]] = rate(k); shown[name[k]] = variant[k]
            }
        }
        print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"760\" height=\"450\" font-family=\"sans-serif\" font-size=\"12\">"
        print "<rect width=\"760\" height=\"450\" fill=\"#ffffff\"/>"
        split("1 MB,10 MB,100 MB,1 GB,10 GB", sizes, ",")
        for (i = 6; i <= 10; i++) { line(x_of(10 ^ i), 40, x_of(10 ^ i), 400); text(x_of(10 ^ i), 418, "middle", sizes[i - 5]) }
        for (i = 10; i <= 13; i++) { line(70, y_of(10 ^ i), 590, y_of(10 ^ i)); text(62, y_of(10 ^ i) + 4, "end", 10 ^ (i - 9)) }
        text(330, 438, "middle", "bytes read and written"); text(70, 28, "start", "GB/s")
        for (n = 1; n <= names; n++) {
            points = ""
            for (i = 0; i < count; i++) {
                k = run[i]
                if (name[k] != named[n] || variant[k] != shown[named[n]])
                    continue
                points = points sprintf("%.1f,%.1f ", x_of(bytes[k]), y_of(rate(k)))
                printf "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>\n", x_of(bytes[k]), y_of(rate(k)), colors[n]
            }
            printf "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s/>\n", points, colors[n],
                n <= 2 ? " stroke-dasharray=\"5 4\"" : ""
            printf "<rect x=\"605\" y=\"%d\" width=\"12\" height=\"12\" fill=\"%s\"/>\n", 30 + 22 * n, colors[n]
            text(623, 41 + 22 * n, "start", named[n] (shown[named[n]] == "" ? "" : ", " shown[named[n]]))
        }
        print "</svg>"
    }' "$1"
}

case $1 in
table | plot) "$1" "$2" ;;
*) echo "$1: table or plot" >&2; exit 2 ;;
esac
