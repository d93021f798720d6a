"""Keeps the surveys that are live in a local SQLite file, by following the inbox's read API. Standard library only.

usage: INBOX_URL=http://127.0.0.1:8484/api INBOX_TOKEN=… python3 follow.py [--once] [--state surveys.db]

It may be stopped and killed at any time: the position is stored in one transaction with what was read.
"""

import argparse
import json
import os
import random
import signal
import sqlite3
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

SCHEMA = """
create table if not exists survey (
  survey_id integer primary key, status text not null, version text not null, document text not null
);
create table if not exists position (id integer primary key check (id = 1), cursor text not null);
"""


class Inbox:
    """The operation of the read API that this program calls."""

    def __init__(self, url, token):
        self.url = url.rstrip("/")
        self.token = token

    def changes(self, after, wait):
        query = {"stream": "opportunities", "wait": wait} | ({} if after is None else {"after": after})
        request = urllib.request.Request(
            f"{self.url}/changes?{urllib.parse.urlencode(query)}",
            headers={"authorization": f"Bearer {self.token}"},
        )
        # A long poll is held back for `wait` seconds at most.
        with urllib.request.urlopen(request, timeout=wait + 30) as response:
            return json.load(response)


def position(database):
    row = database.execute("select cursor from position").fetchone()
    return None if row is None else row[0]


def keep(database, page):
    """Stores a page and the position after it, both or neither, and returns the surveys that are new or have changed."""
    changed = []
    with database:
        for change in page["changes"]:
            # A change may come again, and never replaces a newer state.
            written = database.execute(
                "insert into survey values (?, ?, ?, ?) on conflict (survey_id) do update set status = excluded.status,"
                " version = excluded.version, document = excluded.document where excluded.version > survey.version",
                (change["survey_id"], change["status"], change["version"], json.dumps(change["document"])),
            )
            if written.rowcount == 1:
                changed.append(change)
        if page["cursor"] is not None:
            database.execute("insert or replace into position values (1, ?)", (page["cursor"],))
    return changed


def follow(database, inbox, once, report):
    """Reads until there is nothing new (`once`), or for ever."""
    failures = 0
    while True:
        try:
            page = inbox.changes(position(database), 0 if once else 30)
            failures = 0
        except urllib.error.HTTPError as error:
            if error.code == 410:
                # The inbox was rebuilt or restored: the position is of another history, so everything is read again.
                with database:
                    database.execute("delete from position")
                    database.execute("delete from survey")
                continue
            if error.code < 500 and error.code != 429:
                raise
            failures += 1
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            failures += 1
        if failures > 0:
            # The inbox is away, such as during a deployment: wait longer each time, up to a minute.
            time.sleep(min(60, 2 ** min(failures, 6)) * random.uniform(0.25, 0.5))
            continue
        for change in keep(database, page):
            report(change)
        if once and not page["changes"]:
            return


def main():
    arguments = argparse.ArgumentParser(description="Follows the inbox into a SQLite file.")
    arguments.add_argument("--once", action="store_true", help="read what is new and exit")
    arguments.add_argument("--state", default="surveys.db", help="the SQLite file (surveys.db)")
    given = arguments.parse_args()
    missing = [name for name in ("INBOX_URL", "INBOX_TOKEN") if not os.environ.get(name)]
    if missing:
        sys.exit(f"follow.py: set {' and '.join(missing)} in the environment")

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    database = sqlite3.connect(given.state, timeout=30)
    database.executescript(SCHEMA)
    inbox = Inbox(os.environ["INBOX_URL"], os.environ["INBOX_TOKEN"])
    try:
        follow(
            database,
            inbox,
            given.once,
            lambda change: print(change["status"], change["survey_id"], change["document"].get("country_language"), flush=True),
        )
    except urllib.error.HTTPError as error:
        sys.exit(f"follow.py: the inbox responded with {error.code}: {error.read(300).decode(errors='replace')}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
