/**
 * Searches in bytes with native code if the runtime has it (Node, Bun). The methods of `Buffer` are ten times as fast as those of a typed array.
 *
 * They are detected without an import, so that this also works without Buffer.
 */
type Search = (this: Uint8Array, pattern: Uint8Array | number, from?: number) => number

const methods: Partial<Record<"indexOf" | "lastIndexOf", Search>> = Reflect.get(globalThis, "Buffer")?.prototype ?? {}

/** Whether sequences of bytes can be searched. */
export const canSearch: boolean = methods.indexOf !== undefined && methods.lastIndexOf !== undefined

/** Returns -1 if there is none. */
export const indexOf = (bytes: Uint8Array, pattern: Uint8Array, from: number): number =>
  methods.indexOf?.call(bytes, pattern, from) ?? -1

/** Returns -1 if there is none. */
export const lastIndexOf = (bytes: Uint8Array, pattern: Uint8Array): number =>
  methods.lastIndexOf?.call(bytes, pattern) ?? -1

/** Returns -1 if there is none. */
export const indexOfByte = (bytes: Uint8Array, byte: number, from: number): number =>
  methods.indexOf === undefined ? bytes.indexOf(byte, from) : methods.indexOf.call(bytes, byte, from)
