"""Routes respondents through the supply API, with the standard library only.

usage: python3 route.py http://127.0.0.1:8485/supply TOKEN < profiles.jsonl

Reads one profile per line. For each it prints, as a line of JSON, the surveys that the respondent may enter, the verdict on each survey that the line names
under "surveys", and with --enter where to redirect the respondent.
"""

import json
import sys
import urllib.error
import urllib.request


def call(base, token, operation, body):
    request = urllib.request.Request(
        f"{base}/{operation}",
        data=json.dumps(body).encode(),
        headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        if error.code == 404:
            return None
        sys.exit(f"{operation}: {json.load(error)['detail']}")


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--enter"]
    if len(arguments) != 2:
        sys.exit(__doc__)
    base, token = arguments
    for line in sys.stdin:
        wanted = json.loads(line)
        profile = wanted["profile"]
        found = {
            "match": [survey["survey_id"] for survey in call(base, token, "match", {"profile": profile})["surveys"]],
            "why": [
                call(base, token, "why", {"profile": profile, "survey_id": survey}) for survey in wanted.get("surveys", [])
            ],
        }
        if "--enter" in sys.argv:
            found["route"] = call(base, token, "route", {"profile": profile})
        print(json.dumps(found), flush=True)


main()
