"""Lists live surveys and follows changes through the inbox's read API, with the standard library only.

usage: python3 ask-inbox.py http://127.0.0.1:8484/api TOKEN
"""

import json
import sys
import urllib.error
import urllib.parse
import urllib.request

base, token = sys.argv[1:3]


def get(path, **query):
    url = f"{base}/{path}?{urllib.parse.urlencode({name: value for name, value in query.items() if value is not None})}"
    request = urllib.request.Request(url, headers={"authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=90) as response:
        return json.load(response)


after = None
while True:
    page = get("surveys", status="live", locale="eng_us", after=after)
    for survey in page["surveys"]:
        print("live", survey["survey_id"], survey["document"].get("total_remaining"), flush=True)
    after = page["next"]
    if after is None:
        break

versions = {}
cursor = None
while True:
    try:
        page = get("changes", stream="opportunities", after=cursor, wait=30)
    except urllib.error.HTTPError as error:
        if error.code != 410:
            raise
        cursor = None  # The inbox was rebuilt or restored: read everything again.
        continue
    for change in page["changes"]:
        # Refuse a state that is older than the one that is known.
        if change["version"] >= versions.get(change["survey_id"], ""):
            versions[change["survey_id"]] = change["version"]
            print("changed", change["survey_id"], change["status"], flush=True)
    cursor = page["cursor"]  # Keep it where it outlives the process, once the changes are handled.
