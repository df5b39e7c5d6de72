#!/bin/bash
# docs/reference/skipped-shaders.md names what the executor lacks: its last table against the `executor-lacks` lines of
# .run files.
#   skipped.sh TOP-FOLDER
set -u -o pipefail
cd "$1" || exit 2
page=docs/reference/skipped-shaders.md

named() {
    awk -F ' *[|] *' '/^## The executor/ { table = 1 } table && /^[|]/ && ++row > 2 { print $2 }' $page
}

diff <(named | sort -u) <(grep -rhs '^executor-lacks ' tests/shaders --include='*.run' | cut -d ' ' -f 2- | sort -u) &&
    echo "$(named | wc -l) reasons, all named" && exit
echo "<: $page alone. >: .run files alone"
exit 1
