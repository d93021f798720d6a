/**
 * Searches in bytes by native code where the runtime has it (Node, Bun): `Buffer`'s is ten times as fast as a typed array's.
 *
 * Found without importing anything, so that this runs where there is no Buffer.
 */
type Search = (this: Uint8Array, pattern: Uint8Array | number, from?: number) => number

const methods: Partial<Record<"indexOf" | "lastIndexOf", Search>> = Reflect.get(globalThis, "Buffer")?.prototype ?? {}

/** Whether sequences of bytes can be searched. */
export const canSearch: boolean = methods.indexOf !== undefined && methods.lastIndexOf !== undefined

/** -1 where there is none. */
export const indexOf = (bytes: Uint8Array, pattern: Uint8Array, from: number): number =>
  methods.indexOf?.call(bytes, pattern, from) ?? -1

/** -1 where there is none. */
export const lastIndexOf = (bytes: Uint8Array, pattern: Uint8Array): number =>
  methods.lastIndexOf?.call(bytes, pattern) ?? -1

/** -1 where there is none. */
export const indexOfByte = (bytes: Uint8Array, byte: number, from: number): number =>
  methods.indexOf === undefined ? bytes.indexOf(byte, from) : methods.indexOf.call(bytes, byte, from)
