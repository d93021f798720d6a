import type { IncomingMessage } from "node:http"
import { once } from "node:events"
import { afterEach, expect, it } from "vitest"
import { createVerifier } from "../src/index.ts"
import { nodeReceiver } from "../src/node.ts"
import { buildOpportunities, createSender } from "../src/testing.ts"
import { type Mounted, overHttp } from "./hosts/mounting.ts"

const sender = await createSender()

let close: Mounted["close"]
afterEach(() => close?.())

/** Starts a receiver behind middleware that adds a listener to each request. Counts the accepted callbacks. */
const start = async (before: (request: IncomingMessage) => void, maxBodyBytes = 32 * 1024 * 1024) => {
  const accepted: Array<number> = []
  const receive = nodeReceiver({
    verifier: createVerifier({ keys: sender.keys, maxBodyBytes }),
    accept: ({ payload }) => void accepted.push((payload.json() as ReadonlyArray<unknown>).length),
    onRefusal: () => {}
  })
  const mounted = await overHttp((request, response) => {
    before(request)
    receive(request, response)
  })
  close = mounted.close
  const post = async (count: number): Promise<number> => {
    const { body, headers } = await sender.send(buildOpportunities(count))
    return mounted.post(headers, new Uint8Array(body))
  }
  return { accepted, post }
}

it.each<readonly [string, (request: IncomingMessage) => void]>([
  ["does not read", (request) => void request.on("readable", () => {})],
  ["is removed after its first call", (request) => void request.once("readable", () => {})]
])("a node:http receiver accepts a callback if a readable listener that was added before it %s", async (_, before) => {
  const { accepted, post } = await start(before)
  expect([await post(2), await post(400)]).toEqual([200, 200])
  expect(accepted).toEqual([2, 400])
})

it("a node:http receiver responds with 413 to a body over the limit and discards its rest, although a readable listener was added before it", async () => {
  const ended: Array<Promise<unknown>> = []
  const { post } = await start((request) => {
    request.on("readable", () => {})
    ended.push(once(request, "end"))
  }, 1000)
  expect(await post(400)).toBe(413)
  await Promise.all(ended)
})
