#!/usr/bin/env bash
# Puts the built site into FOLDER of the branch `pages` of the remote `origin`: push-pages.sh FOLDER [--remove].
# The branch always has a single commit, so that it does not grow. If another job has pushed in the meantime, the script starts again from that commit.
set -euo pipefail
folder="$1"
here="$(cd "$(dirname "$0")" && pwd)"
for attempt in 1 2 3 4 5; do
  pages="$(mktemp -d)"
  git worktree prune
  if git fetch --quiet --depth 1 origin pages 2>/dev/null; then
    before="$(git rev-parse FETCH_HEAD)"
    git worktree add --quiet --force --detach "$pages" FETCH_HEAD
  else
    before=""
    git worktree add --quiet --force --detach "$pages" HEAD
    git -C "$pages" rm -rq .
  fi
  node "$here/publish.ts" "$pages" "${@}"
  git -C "$pages" add --all --force
  tree="$(git -C "$pages" write-tree)"
  commit="$(git -c user.name=site -c user.email=site@users.noreply.github.com commit-tree "$tree" -m "Publish $folder")"
  git worktree remove --force "$pages"
  if git push --quiet --force-with-lease="refs/heads/pages:$before" origin "$commit:refs/heads/pages"; then exit 0; fi
  echo "pages: another job has pushed; attempt $attempt"
done
exit 1
