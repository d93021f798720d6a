/**
 * Changes a callback in ways in which a careless, defective or hostile sender might. The same seed results in the same changes.
 */

import { below, pick, type Random } from "../src/testing/Random.ts"

const strange = [
  ",",
  ":",
  "=",
  " ",
  "\t",
  "\n",
  "\u0000",
  "t:",
  "v1:",
  "v2:x:y",
  ",,",
  "::",
  "é",
  "🎉",
  "A",
  "-",
  "_",
  "0",
  "9"
] as const

/** Makes one to four random changes to a string. The result may be empty or very long. */
export const mutateText = (random: Random, text: string): string => {
  let changed = text
  for (let rounds = 1 + below(random, 4); rounds > 0; rounds--) {
    const at = below(random, changed.length + 1)
    const end = at + below(random, 12)
    changed = pick(random, [
      () => changed.slice(0, at) + pick(random, strange) + changed.slice(at + 1),
      () => changed.slice(0, at) + pick(random, strange) + changed.slice(at),
      () => changed.slice(0, at) + changed.slice(end),
      () => changed.slice(0, end) + changed.slice(at),
      () => changed.slice(0, at),
      () => changed.slice(at),
      () => changed.slice(0, at) + String.fromCharCode(below(random, 0x1_0000)) + changed.slice(at + 1),
      () => changed.slice(0, at) + changed.slice(at, end).toUpperCase() + changed.slice(end),
      () => changed.split(",").toReversed().join(","),
      () => (random() < 0.02 ? changed.repeat(20) : `${changed},${changed.split(",")[1]}`)
    ])()
  }
  return changed
}

/** Makes one random change to the bytes, which may have no effect. */
export const mutateBytes = (random: Random, bytes: Uint8Array): Uint8Array => {
  const at = below(random, bytes.length + 1)
  const end = at + below(random, 8)
  const flipped = Uint8Array.from(bytes)
  flipped[at] = (flipped[at] ?? 0) ^ (1 << below(random, 8))
  return pick(random, [
    () => flipped,
    () => Buffer.concat([bytes.subarray(0, at), Buffer.of(below(random, 256)), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]),
    () => Buffer.concat([bytes.subarray(0, end), bytes.subarray(at)]),
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes, pick(random, [Buffer.from("\n"), Buffer.from(" "), Buffer.of(0)])]),
    () => Buffer.concat([Buffer.from("\uFEFF"), bytes])
  ])()
}
