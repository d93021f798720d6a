import { describe, expect, it } from "vitest"
import * as Keys from "../../src/exchange/Keys.ts"
import * as Random from "../../src/environment/Random.ts"
import { nodePlatform } from "../../src/platform/nodePlatform.ts"
import { isSignedBy, signatureOf } from "./signature.ts"
import type { SubscriptionCreated } from "@fieldwork/specs/exchange/schema"
import { everything, hour, minute, opportunitiesPath, type TestExchange, startExchange } from "./startExchange.ts"

const keyOf = async (exchange: TestExchange, path: string) => (await exchange.get(path)).body as SubscriptionCreated

it("after a key rotation, the old key signs callbacks until the last millisecond before the end of the overlap", () => {
  const keys = Keys.make(Random.make(1), nodePlatform.keyPair)
  const ids = (now: number) => keys.signing("4711", now).map(({ publicKey }) => publicKey)
  const old = keys.shown("4711").public_key
  keys.rotate("4711", 1_000)
  const fresh = keys.shown("4711").public_key
  expect(ids(999)).toEqual([old, fresh])
  expect(ids(1_000)).toEqual([fresh])
})

describe("key rotation", () => {
  const rotated = async (overlap?: number) => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, { ...everything, send_interval_seconds: 6 })
    const old = await keyOf(exchange, opportunitiesPath)
    const reply = await exchange.rotate("4711", overlap)
    expect(reply.status).toBe(200)
    return { exchange, old, fresh: await keyOf(exchange, opportunitiesPath), reply }
  }

  it("a key rotation in the sandbox shows the new key in the subscription at once", async () => {
    const { fresh, old, reply } = await rotated()
    expect(fresh.public_key).not.toBe(old.public_key)
    expect(reply.body).toEqual({ key_id: fresh.key_id, public_key: fresh.public_key })
  })

  it("callbacks are signed with both keys during the overlap of a rotation, and with the new key afterwards", async () => {
    const { exchange, fresh, old } = await rotated(3_600)
    const end = exchange.now() + hour
    await exchange.advance(2 * hour)
    const kid = (key: SubscriptionCreated) => key.key_id?.slice(0, 8)
    const during = exchange.received.filter(({ at }) => at < end)
    const after = exchange.received.filter(({ at }) => at >= end)
    expect(during.length).toBeGreaterThan(10)
    expect(after.length).toBeGreaterThan(10)
    for (const callback of during) {
      const { signatures, timestamp } = signatureOf(callback)
      expect(signatures.map(({ keyId }) => keyId)).toEqual([kid(old), kid(fresh)])
      const [by, also] = signatures
      expect(isSignedBy(old.public_key ?? "", callback, timestamp, by?.signature ?? Buffer.of())).toBe(true)
      expect(isSignedBy(fresh.public_key ?? "", callback, timestamp, also?.signature ?? Buffer.of())).toBe(true)
    }
    for (const callback of after) {
      const { signatures, timestamp } = signatureOf(callback)
      expect(signatures.map(({ keyId }) => keyId)).toEqual([kid(fresh)])
      expect(isSignedBy(fresh.public_key ?? "", callback, timestamp, signatures[0]?.signature ?? Buffer.of())).toBe(
        true
      )
    }
  })

  it("a key rotation without an overlap drops the old key at once", async () => {
    const { exchange, fresh } = await rotated(0)
    await exchange.advance(hour)
    for (const callback of exchange.received) {
      expect(signatureOf(callback).signatures.map(({ keyId }) => keyId)).toEqual([fresh.key_id?.slice(0, 8)])
    }
  })

  it("after a second key rotation within the overlap of the first, callbacks are signed with the two newest keys only", async () => {
    const { exchange, fresh } = await rotated(3_600)
    await exchange.rotate("4711", 3_600)
    const newest = await keyOf(exchange, opportunitiesPath)
    await exchange.advance(30 * minute)
    for (const callback of exchange.received) {
      expect(signatureOf(callback).signatures.map(({ keyId }) => keyId)).toEqual(
        [fresh, newest].map(({ key_id }) => key_id?.slice(0, 8))
      )
    }
  })

  it("the control API responds 404 when the signing key of an unknown supplier is rotated", async () => {
    expect(await startExchange().rotate("9")).toMatchObject({
      status: 404,
      body: { detail: "No supplier has the code 9." }
    })
  })
})
