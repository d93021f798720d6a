/**
 * Checks one cell of the test matrix: one host (a framework or platform) with a receiver that is mounted in one of several ways.
 */
import { gzipSync } from "node:zlib"
import { expect } from "vitest"
import { createVerifier } from "../../src/index.node.ts"
import type { ReceiverOptions } from "../../src/node.ts"
import type { Verified } from "../../src/surface.ts"
import { signCallback, testKeys } from "../../src/testing.ts"
import type { Host, Mounted, Mounting } from "./mounting.ts"

const keys = [testKeys.current]
const text = `[{"survey_id": 1, "survey_name": "№ 1"}]`

/** Returns the options of a receiver that records the accepted callbacks and the failures. */
export const recordingOptions = (mounting: Mounting) => {
  const seen = { accepted: [] as Array<Verified>, failures: [] as Array<unknown> }
  const fails = async (): Promise<never> => {
    await Promise.resolve()
    throw new Error("the log is full")
  }
  const options: ReceiverOptions = {
    verifier: createVerifier({ keys }),
    accept: async (verified) => {
      if (mounting === "failing listeners" && verified.payload.text() === "[]") throw new Error("disk full")
      seen.accepted.push(verified)
    },
    onRefusal: mounting === "failing listeners" ? fails : () => {},
    onFailure: mounting === "failing listeners" ? fails : (cause) => void seen.failures.push(cause)
  }
  return { options, seen }
}

export const genuine = async (mounting: Mounting, body = text) => {
  const { body: bytes, headers } = await signCallback({ keys, body })
  return mounting === "compression"
    ? { headers: { ...headers, "content-encoding": "gzip" }, body: new Uint8Array(gzipSync(bytes)) }
    : { headers, body: bytes }
}

/**
 * Sends a genuine callback and checks the response: 200, or immediately 500 with the cause if this mounting loses the signed bytes. Returns the
 * mounted receiver.
 */
export const checkConfiguration = async ({ gone, mount }: Host, mounting: Mounting): Promise<Mounted> => {
  const { options, seen } = recordingOptions(mounting)
  const mounted = await mount[mounting](options)
  // The first request makes the host load its lazy modules, so they do not affect the measured time of the second request.
  const unsigned = await genuine(mounting, "[]")
  await mounted.post({ ...unsigned.headers, "X-Platform-Signature": "" }, unsigned.body)
  seen.failures.length = 0

  const { body, headers } = await genuine(mounting)
  const begun = performance.now()
  const status = await mounted.post(headers, body)
  const millis = performance.now() - begun
  if (gone.includes(mounting)) {
    expect([status, seen.accepted]).toEqual([500, []])
    expect(String(seen.failures[0])).toMatch(/WebhookConfigurationError: .*(mount|pass|remove|decoded)/)
    expect(millis).toBeLessThan(100)
  } else {
    expect([status, ...seen.failures.map(String)]).toEqual([200])
    expect(seen.accepted.map(({ payload }) => payload.text())).toEqual([text])
  }
  if (mounting === "failing listeners") await checkRefusals(mounted)
  return mounted
}

const checkRefusals = async ({ post }: Mounted): Promise<void> => {
  const { body, headers } = await genuine("inject")
  const failing = await genuine("inject", "[]")
  expect(await post(failing.headers, failing.body)).toBe(503)
  expect(await post({ ...headers, "X-Platform-Signature": "t:1" }, body)).toBe(400)
  expect(await post(headers, failing.body)).toBe(401)
  expect(await post(headers, body)).toBe(200)
}
