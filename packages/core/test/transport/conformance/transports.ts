/**
 * Fixtures for testing the requirements on a transport over real sockets, which are the same for the global `fetch` and for undici.
 */
import { Stream } from "effect"
import { bareKey } from "../../../src/auth/Credential.ts"
import { nodeTransport } from "../../../src/transport/node/nodeTransport.ts"
import { globalFetchTransport } from "../../../src/transport/fetchTransport.ts"

export const transports = [
  ["the global fetch", globalFetchTransport],
  ["undici", nodeTransport]
] as const

export const key = bareKey("the-key")
export const text = <E>(stream: Stream.Stream<Uint8Array, E>) => Stream.mkString(Stream.decodeText(stream))
export const head = (length: number | string) =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
export const chunked = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
