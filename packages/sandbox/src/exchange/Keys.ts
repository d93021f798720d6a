/**
 * The signing keys of each supplier. A supplier has one key, or two during the overlap of a rotation.
 */
import type { Random } from "../environment/Random.ts"
import type { Platform } from "../platform/Platform.ts"
import * as Signer from "./Signer.ts"

export interface Keys {
  /** Returns the newest key as it appears in the responses of the subscription operations. */
  readonly shown: (supplier: string) => { readonly public_key: string; readonly key_id: string }
  /** Returns the keys that sign messages at the given virtual time, oldest first. */
  readonly signing: (supplier: string, now: number) => ReadonlyArray<Signer.Key>
  /** Returns all keys that the supplier has had, oldest first. */
  readonly all: (supplier: string) => ReadonlyArray<Signer.Key>
  /** Creates a new key. The previous key continues to sign until `until`. */
  readonly rotate: (supplier: string, until: number) => void
}

interface Ring {
  /** The newest key as shown in subscriptions. The object stays the same until the key changes. */
  readonly shown: ReturnType<Keys["shown"]>
  readonly current: Signer.Key
  /** The previous key. Its `until` property is the end of the overlap, during which both keys sign. */
  readonly last?: Signer.Key
  readonly all: ReadonlyArray<Signer.Key>
}

export const make = (random: Random, keyPair: Platform["keyPair"]): Keys => {
  const rings = new Map<string, Ring>()

  const generate = (supplier: string, number: number) =>
    Signer.generate(random.fork(`key ${supplier} ${number}`), keyPair)

  const show = ({ id, publicKey }: Signer.Key) => ({ public_key: publicKey, key_id: id })

  const ring = (supplier: string): Ring => {
    const known = rings.get(supplier)
    if (known !== undefined) return known
    const current = generate(supplier, 1)
    const fresh = { current, shown: show(current), all: [current] }
    rings.set(supplier, fresh)
    return fresh
  }

  return {
    shown: (supplier) => ring(supplier).shown,
    signing: (supplier, now) => {
      const { current, last } = ring(supplier)
      return last !== undefined && last.until > now ? [last, current] : [current]
    },
    all: (supplier) => ring(supplier).all,
    rotate: (supplier, until) => {
      const { all, current } = ring(supplier)
      const next = generate(supplier, all.length + 1)
      rings.set(supplier, { current: next, shown: show(next), last: { ...current, until }, all: [...all, next] })
    }
  }
}
