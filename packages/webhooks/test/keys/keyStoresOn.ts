/** Key stores on each platform, with a clock that the tests set. */
import { beforeEach, vi } from "vitest"
import { createKeyStore, type KeyStoreOptions } from "../../src/surface.ts"
import { generateSigningKey, signCallback, type SigningKey } from "../../src/testing.ts"
import type { platforms } from "../backends.ts"

export const [old, next, unknownKey] = (await Promise.all(
  ["11111111-old", "22222222-new", "33333333-foe"].map((keyId) => generateSigningKey(keyId))
)) as [SigningKey, SigningKey, SigningKey]

/** Returns the response to a GET request for the subscription while `key` is the current key. */
export const subscription = ({ keyId, publicKey }: SigningKey) => ({
  callback: "https://a",
  key_id: keyId,
  public_key: publicKey
})

/** Returns a function that creates key stores, and their clock in Unix milliseconds, which is reset before each test. */
export const keyStoresOn = ({ createVerifier }: Pick<(typeof platforms)[number], "createVerifier">) => {
  const clock = { now: 0 }
  beforeEach(() => {
    clock.now = 1_700_000_000_000
  })
  const createStore = (fetchKeys: KeyStoreOptions["fetchKeys"], options: Partial<KeyStoreOptions> = {}) => {
    const fetching = vi.fn(fetchKeys)
    const now = () => clock.now
    const store = createKeyStore({ fetchKeys: fetching, now, ...options })
    const verifier = createVerifier({ keys: store, now })
    const deliver = async (...keys: ReadonlyArray<SigningKey>) =>
      verifier.verify(await signCallback({ keys, body: "[]", timestamp: Math.floor(clock.now / 1000) }))
    return { store, fetching, deliver }
  }
  return { clock, createStore }
}
