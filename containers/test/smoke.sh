#!/usr/bin/env bash
# Starts the environment in compose.yaml, waits until the inbox has received a survey, and checks the properties of the images that the guide states.
set -euo pipefail
cd "$(dirname "$0")/.."
export FIELDWORK_INBOX_API_TOKEN="a-token-of-this-test"
trap 'docker compose logs --tail 40; docker compose down --volumes' EXIT
docker compose up --build --detach --wait --wait-timeout 120 sandbox database inbox

curl --fail --silent --request POST --header 'content-type: application/json' --data '{"seconds": 600}' http://127.0.0.1:4600/__sandbox/clock/advance > /dev/null
for _ in $(seq 60); do
  surveys="$(curl --fail --silent --header "authorization: Bearer $FIELDWORK_INBOX_API_TOKEN" "http://127.0.0.1:8484/api/surveys?status=live" || true)"
  if grep --quiet survey_id <<< "$surveys"; then break; fi
  sleep 1
done
grep --quiet survey_id <<< "$surveys" || { echo "the inbox received no survey" >&2; exit 1; }

for service in sandbox inbox; do
  container="$(docker compose ps --quiet "$service")"
  image="$(docker inspect --format '{{.Image}}' "$container")"
  [ "$(docker inspect --format '{{.Config.User}}' "$image")" = node ] || { echo "$service runs as root" >&2; exit 1; }
  [ "$(docker inspect --format '{{.HostConfig.ReadonlyRootfs}}' "$container")" = true ] || { echo "$service can write to its root" >&2; exit 1; }
  megabytes=$(( $(docker image inspect --format '{{.Size}}' "$image") / 1000000 ))
  echo "$service: $megabytes MB"
  [ "$megabytes" -le 300 ] || { echo "$service is larger than 300 MB" >&2; exit 1; }
done
docker compose stop --timeout 15 inbox
[ "$(docker inspect --format '{{.State.ExitCode}}' "$(docker compose ps --all --quiet inbox)")" = 0 ] || { echo "the inbox did not stop with exit code 0" >&2; exit 1; }
echo "containers work"
