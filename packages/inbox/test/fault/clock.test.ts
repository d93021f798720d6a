import { assert, describe, it } from "vitest"
import { signCallback } from "@fieldwork/webhooks/testing"
import { key, listening, settings, start } from "../support/command.ts"
import { hasFakeClock, makeFakeClock, printSkipped } from "../support/fakeClock.ts"
import { createDatabase } from "../support/postgresDatabase.ts"
import { survey } from "../support/sender.ts"

printSkipped()

const day = 86_400
const year = 365 * day
/** The maximum time in milliseconds, after a clock jump, until the inbox applies new callbacks to the projections. */
const promisedMillis = 30_000

const post = async (port: string, body: unknown, timestamp: number): Promise<number> => {
  const signed = await signCallback({ keys: [key], body, timestamp })
  const response = await fetch(`http://127.0.0.1:${port}/callbacks/opportunities`, { method: "POST", ...signed })
  await response.text()
  return response.status
}

interface Ready {
  readonly waiting: number
}

/** Resolves once all received messages have been applied to the projections. Rejects if this takes longer than `promisedMillis`. */
const projected = async (port: string): Promise<void> => {
  const until = performance.now() + promisedMillis
  while (performance.now() < until) {
    const { waiting } = (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as Ready
    if (waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Nothing was projected for ${promisedMillis} ms`)
}

/** The current time of the exchange, which uses the machine's clock, in Unix seconds. */
const now = Math.floor(Date.now() / 1000)

/** Prepares a store and a clock that the test controls, so that the command can be run with both. */
const prepare = async (engine: string) => {
  const database = engine === "PostgreSQL" ? await createDatabase() : undefined
  const given = settings(database === undefined ? {} : { FIELDWORK_INBOX_STORE: database.url })
  const clock = makeFakeClock(given.folder)
  const env = { ...given.env, ...clock.env }
  return {
    clock,
    serve: async () => {
      const server = start(["serve"], env)
      return { ...server, port: await server.printed(listening) }
    },
    run: async (...args: ReadonlyArray<string>): Promise<unknown> => {
      const { err, out } = await start([...args, "--json"], env).ended
      return JSON.parse(out === "" ? JSON.stringify({ err }) : out)
    },
    [Symbol.asyncDispose]: async () => {
      given[Symbol.dispose]()
      await database?.drop()
    }
  }
}

describe.each(["SQLite", "PostgreSQL"])("clocks that are wrong, over %s (F15)", (engine: string) => {
  it.skipIf(!hasFakeClock)(
    "an inbox server that is killed while its clock is a year ahead leaves no lease that its successor must wait for",
    async () => {
      await using given = await prepare(engine)
      given.clock.jump(year)
      const first = await given.serve()
      assert.strictEqual(await post(first.port, [survey(1)], now), 200)
      await projected(first.port)
      first.child.kill("SIGKILL")
      await first.ended
      given.clock.jump(0)
      const second = await given.serve()
      assert.strictEqual(await post(second.port, [survey(2)], now), 200)
      await projected(second.port)
      assert.deepInclude(await given.run("show", "2"), { status: "live" })
    },
    90_000
  )

  it.skipIf(!hasFakeClock)(
    "while the inbox's clock jumps by up to a year, a survey has the status of the newest signed message, and prune removes no body",
    async () => {
      await using given = await prepare(engine)
      const server = await given.serve()
      const steps = [
        [0, "new"],
        [-year, "deactivated"],
        [year, "reactivated"],
        [-day, "updated"],
        [0, "deactivated"],
        [-3600, "reactivated"],
        [-year, "deactivated"]
      ] as const
      for (const [index, [offset, message_reason]] of steps.entries()) {
        given.clock.jump(offset)
        assert.strictEqual(await post(server.port, [survey(1, { message_reason })], now + index), 200)
        await projected(server.port)
        const shown = (await given.run("show", "1")) as { readonly status: string }
        assert.strictEqual(shown.status, message_reason === "deactivated" ? "deactivated" : "live", `${offset} s off`)
      }
      given.clock.jump(year)
      assert.deepInclude(await given.run("prune"), { bodies: 0 })
      server.child.kill("SIGTERM")
      assert.strictEqual((await server.ended).code, 0)
    },
    90_000
  )
})
