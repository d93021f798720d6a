#!/bin/sh
# Verifies one signed callback with openssl: the body on standard input, the header as the first argument. The second is a folder with a public key
# in PEM for each key that is trusted, named by the first 8 characters of its id. Ends with 0 when the callback is genuine and fresh.
set -eu
header=$1 keys=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/body"

elements=$(printf '%s' "$header" | tr ',' '\n' | sed 's/^[ \t]*//; s/[ \t]*$//')
[ "$(printf '%s\n' "$elements" | wc -l)" -le 8 ]
[ "$(printf '%s\n' "$elements" | grep -c '^t:')" = 1 ]
stamp=$(printf '%s\n' "$elements" | sed -n 's/^t://p')
printf '%s' "$stamp" | grep -Eqx '[0-9]{1,15}'
now=$(date +%s)
[ "$stamp" -ge $((now - 300)) ]
[ "$stamp" -le $((now + 300)) ]

{ printf '%s.' "$stamp"; cat "$work/body"; } >"$work/signed"

printf '%s\n' "$elements" | grep -Ex 'v1:[A-Za-z0-9-]{1,8}:[A-Za-z0-9+/]+={0,2}' >"$work/signatures"
while IFS=: read -r _ id text; do
  [ -f "$keys/$id.pem" ] || continue
  while [ $((${#text} % 4)) -ne 0 ]; do text="$text="; done
  printf '%s' "$text" | openssl base64 -d -A >"$work/signature" 2>/dev/null || continue
  if openssl dgst -sha256 -verify "$keys/$id.pem" -signature "$work/signature" "$work/signed" >/dev/null 2>&1; then
    exit 0
  fi
done <"$work/signatures"
exit 1
