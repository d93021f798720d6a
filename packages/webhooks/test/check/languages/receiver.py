"""A receiver of signed callbacks in Python, of the standard library alone: it prints its port and serves until it is killed.

    python3 receiver.py '[{"key_id": "…", "public_key": "…"}]'
"""

import base64
import hashlib
import json
import re
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

P = 0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
TOLERANCE = 300
MAX_BYTES = 40 * 1024 * 1024


def add(one, other):
    """Adds two points of P-256; None is the point at infinity."""
    if one is None or other is None:
        return one or other
    if one[0] == other[0]:
        if (one[1] + other[1]) % P == 0:
            return None
        slope = (3 * one[0] * one[0] - 3) * pow(2 * one[1], -1, P)
    else:
        slope = (other[1] - one[1]) * pow(other[0] - one[0], -1, P)
    x = (slope * slope - one[0] - other[0]) % P
    return x, (slope * (one[0] - x) - one[1]) % P


def multiply(factor, point):
    result = None
    while factor:
        if factor & 1:
            result = add(result, point)
        point = add(point, point)
        factor >>= 1
    return result


def read_der(der):
    """Returns r and s of a signature in DER, or None."""
    match = re.fullmatch(rb"\x30(.)\x02(.)(.*)", der, re.S)
    if not match or match[1][0] != len(der) - 2:
        return None
    rest = match[3]
    size = match[2][0]
    r, rest = rest[:size], rest[size:]
    if len(rest) < 2 or rest[0] != 2 or rest[1] != len(rest) - 2:
        return None
    return int.from_bytes(r, "big"), int.from_bytes(rest[2:], "big")


def matches(point, signature, signed):
    numbers = read_der(signature)
    if numbers is None or not all(0 < number < N for number in numbers):
        return False
    r, s = numbers
    digest = int.from_bytes(hashlib.sha256(signed).digest(), "big")
    inverse = pow(s, -1, N)
    found = add(multiply(digest * inverse % N, G), multiply(r * inverse % N, point))
    return found is not None and found[0] % N == r


def read_key(spki):
    point = base64.b64decode(spki)[-64:]
    return int.from_bytes(point[:32], "big"), int.from_bytes(point[32:], "big")


KEYS = {key["key_id"][:8]: read_key(key["public_key"]) for key in json.loads(sys.argv[1])}


def is_genuine(header, body):
    stamps = []
    signatures = []
    for element in header.split(","):
        parts = element.strip().split(":")
        if parts[0] == "t":
            stamps.append(parts[1:])
        elif parts[0] == "v1":
            if len(parts) != 3:
                return False
            signatures.append(parts[1:])
    if len(stamps) != 1 or len(stamps[0]) != 1 or not re.fullmatch(r"[0-9]{1,15}", stamps[0][0]):
        return False
    stamp = stamps[0][0]
    if abs(time.time() - int(stamp)) > TOLERANCE or len(signatures) > 8:
        return False
    for key_id, text in signatures:
        if key_id not in KEYS or not re.fullmatch(r"[A-Za-z0-9+/]+={0,2}", text):
            continue
        der = base64.b64decode(text + "=" * (-len(text) % 4))
        if matches(KEYS[key_id], der, stamp.encode() + b"." + body):
            return True
    return False


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def read(self):
        if self.headers.get("transfer-encoding", "").lower() != "chunked":
            return self.rfile.read(int(self.headers.get("content-length", 0)))
        body = b""
        while (size := int(self.rfile.readline().split(b";")[0], 16)) > 0:
            body += self.rfile.read(size)
            self.rfile.readline()
            if len(body) > MAX_BYTES:
                return None
        self.rfile.readline()
        return body

    def respond(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.send_header("connection", "close")
        self.end_headers()
        self.close_connection = True

    def do_POST(self):
        if "content-encoding" in self.headers:
            return self.respond(415)
        if int(self.headers.get("content-length", 0)) > MAX_BYTES:
            return self.respond(413)
        body = self.read()
        if body is None:
            return self.respond(413)
        header = ",".join(self.headers.get_all("x-platform-signature") or [])
        self.respond(200 if is_genuine(header, body) else 401)

    def do_GET(self):
        self.respond(405)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
print(server.server_port, flush=True)
server.serve_forever()
