import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sinkChecks } from "../../src/conformance.ts"
import { natsSink } from "../../src/relay/sinks/nats.ts"
import { hasNats, type NatsServer, startNats } from "../support/relay/natsServer.ts"
import { readNats } from "../support/relay/readNats.ts"

if (!hasNats) console.log("skipped: the sink for NATS JetStream, because there is no nats-server on the PATH")

const password = "the-password-of-the-broker"
let count = 0

describe.runIf(hasNats)("the NATS JetStream sink", () => {
  let server: NatsServer
  beforeAll(async () => {
    server = await startNats(["--user", "ingest", "--pass", password])
  })
  afterAll(() => server.remove())

  it.each(sinkChecks.map(({ name, run }) => [name, run] as const))(
    "the NATS JetStream sink of a relay meets the sink contract: %s",
    async (_, run) => {
      count += 1
      const prefix = `check${count}`
      const servers = `nats://ingest:${password}@127.0.0.1:${server.port}`
      await run({
        open: () => natsSink({ servers, prefix, timeoutMillis: 2000 }),
        received: () =>
          readNats({ servers: `127.0.0.1:${server.port}`, user: "ingest", pass: password }, prefix.toUpperCase()),
        stop: server.kill,
        start: server.start,
        secrets: [password]
      })
    }
  )

  it("the NATS JetStream sink of a relay refuses a wrong password without repeating it in the error", async () => {
    const sink = natsSink({ servers: `nats://ingest:wrong-password@127.0.0.1:${server.port}` })
    const failure = await sink
      .deliver([], { reader: "a", token: 1 }, new AbortController().signal)
      .catch((cause) => cause)
    expect(failure).toMatchObject({ name: "SinkError", reason: "refused" })
    expect(String(failure)).not.toContain("wrong-password")
  })

  it("the NATS JetStream sink of a relay refuses a missing stream or one with other subjects, and says what to do", async () => {
    const servers = `nats://ingest:${password}@127.0.0.1:${server.port}`
    const signal = new AbortController().signal
    const deliver = (options: Partial<Parameters<typeof natsSink>[0]>) =>
      natsSink({ servers, ...options }).deliver([], { reader: "a", token: 1 }, signal)
    await expect(deliver({ prefix: "missing", create: false })).rejects.toThrow("create it with the subject missing.>")
    await deliver({ prefix: "present" })
    await expect(deliver({ prefix: "other", stream: "PRESENT" })).rejects.toThrow("does not have the subject other.>")
  })
})

describe("options of the NATS JetStream sink", () => {
  it.each([
    [{ servers: "http://broker:4222" }, "nats://<host>:<port>"],
    [{ servers: [] }, "at least one server"],
    [{ servers: "broker", prefix: "a.*" }, "the prefix"],
    [{ servers: "broker", stream: "a b" }, "the stream"]
  ])(
    "the NATS JetStream sink of a relay refuses the options %j with an error that states what is invalid",
    (options, message) => {
      expect(() => natsSink(options)).toThrow(message)
    }
  )
})
