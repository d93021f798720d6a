import { assert, expect, it } from "vitest"
import { signCallback } from "@fieldwork/webhooks/testing"
import { key, listening, settings, start } from "../support/command.ts"
import { createDatabase } from "../support/postgresDatabase.ts"
import { startSilentProxy } from "../support/silentProxy.ts"
import { survey } from "../support/sender.ts"

/**
 * The maximum time in milliseconds, after the network fails, until the inbox applies new callbacks to the projections, or reports at its readiness
 * endpoint that it is not ready.
 */
const promisedMillis = 30_000

/** Starts two servers on the same PostgreSQL database, both behind a proxy that can silently drop packets. */
const startBoth = async () => {
  const database = await createDatabase()
  const target = new URL(database.url)
  const proxy = await startSilentProxy({ host: target.hostname, port: Number(target.port) })
  target.port = String(proxy.port)
  const given = settings({ FIELDWORK_INBOX_STORE: target.href })
  const serve = async () => {
    const server = start(["serve"], given.env)
    return { ...server, port: await server.printed(listening) }
  }
  const servers = [await serve(), await serve()]
  return {
    proxy,
    servers,
    /** The environment for a direct connection that bypasses the proxy. */
    direct: { ...given.env, FIELDWORK_INBOX_STORE: database.url },
    [Symbol.asyncDispose]: async () => {
      for (const { child } of servers) child.kill("SIGKILL")
      given[Symbol.dispose]()
      await proxy.close()
      await database.drop()
    }
  }
}

const post = async (port: string, body: unknown): Promise<number | undefined> => {
  const signed = await signCallback({ keys: [key], body })
  try {
    const url = `http://127.0.0.1:${port}/callbacks/opportunities`
    const response = await fetch(url, { method: "POST", ...signed, signal: AbortSignal.timeout(15_000) })
    await response.text()
    return response.status
  } catch {
    return undefined
  }
}

const readiness = async (port: string): Promise<{ readonly status: number; readonly waiting?: number }> => {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(10_000) })
  return { ...((await response.json()) as { readonly waiting?: number }), status: response.status }
}

const until = async (what: string, isSo: () => Promise<boolean>): Promise<number> => {
  const started = performance.now()
  while (performance.now() - started < promisedMillis) {
    if (await isSo().catch(() => false)) return performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what} did not come about within ${promisedMillis} ms`)
}

it("the inbox stores and applies callbacks while existing database connections are dead but new ones work (F16)", async () => {
  await using both = await startBoth()
  const [first, second] = both.servers
  assert.isDefined(first)
  assert.isDefined(second)
  assert.strictEqual(await post(first.port, [survey(1)]), 200)
  await until("projecting", async () => (await readiness(first.port)).waiting === 0)
  both.proxy.swallow()
  await until("receiving", async () => (await post(second.port, [survey(2)])) === 200)
  await until("projecting again", async () => (await readiness(second.port)).waiting === 0)
  await until("readiness", async () => (await readiness(first.port)).status === 200)
}, 120_000)

it("while the network drops all packets to the database, the inbox is not ready and stops within 10 s of SIGTERM (F16)", async () => {
  await using both = await startBoth()
  const [first, second] = both.servers
  assert.isDefined(first)
  assert.isDefined(second)
  assert.strictEqual(await post(first.port, [survey(1)]), 200)
  both.proxy.swallowAll()
  await until("readiness", async () => (await readiness(first.port)).status === 503)
  const started = performance.now()
  first.child.kill("SIGTERM")
  second.child.kill("SIGTERM")
  await Promise.all([first.ended, second.ended])
  expect(performance.now() - started).toBeLessThan(10_000)
}, 120_000)

it("an inbox server that is killed is replaced by a standby server within two lease durations (F10)", async () => {
  await using both = await startBoth()
  const [first, second] = both.servers
  assert.isDefined(first)
  assert.isDefined(second)
  assert.strictEqual(await post(first.port, [survey(1)]), 200)
  await until("projecting", async () => (await readiness(first.port)).waiting === 0)
  // The first server holds both leases, because the second server was started later.
  first.child.kill("SIGKILL")
  assert.strictEqual(await post(second.port, [survey(2)]), 200)
  expect(await until("projecting again", async () => (await readiness(second.port)).waiting === 0)).toBeLessThan(10_000)
}, 120_000)
