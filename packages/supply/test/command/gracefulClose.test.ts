import { once } from "node:events"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, it, onTestFinished, vi } from "vitest"
import { gracefulClose } from "../../src/command/gracefulClose.ts"

it("closing the server of fieldwork-supply cuts off a request that is still in progress after 6 seconds", async () => {
  const server = createServer(() => undefined).listen(0, "127.0.0.1")
  const close = gracefulClose(server)
  await once(server, "listening")
  const sent = request({ port: (server.address() as AddressInfo).port }).end()
  const cut = once(sent, "error")
  await once(server, "request")
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  const closed = close()
  vi.advanceTimersByTime(6000)
  await closed
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" })
})
