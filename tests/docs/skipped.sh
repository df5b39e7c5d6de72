#!/bin/bash
# docs/reference/skipped-shaders.md names what the executor lacks: its last table, several names by "; ", against the
# `executor-lacks` lines of .run files.
#   skipped.sh TOP-FOLDER
set -u -o pipefail
cd "$1" || exit 2
page=docs/reference/skipped-shaders.md

named() {
    awk -F ' *[|] *' '/^## The executor/ { table = 1 } table && /^[|]/ && ++row > 2 { print $2 }' $page | sed 's/; /\n/g'
}

diff <(named | sort -u) <(grep -rhs '^executor-lacks ' tests/shaders --include='*.run' | cut -d ' ' -f 2- | sort -u) &&
    echo "$(named | wc -l) reasons, all named" && exit
echo "<: $page alone. >: .run files alone"
echo "Write the reason to the last table of $page, or the line executor-lacks as it stands there"
exit 1
