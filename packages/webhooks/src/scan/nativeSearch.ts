/**
 * Searches bytes with native code if the runtime provides it (Node, Bun). The methods of `Buffer` are ten times as fast as those of a typed array.
 *
 * The methods are detected without an import, so this module also works on runtimes without `Buffer`.
 */
type Search = (this: Uint8Array, pattern: Uint8Array | number, from?: number) => number

const methods: Partial<Record<"indexOf" | "lastIndexOf", Search>> = Reflect.get(globalThis, "Buffer")?.prototype ?? {}

/** Whether the runtime can search for a sequence of bytes with native code. */
export const canSearch: boolean = methods.indexOf !== undefined && methods.lastIndexOf !== undefined

/** Returns the first position of `pattern` at or after `from`, or -1 if it is not found. */
export const indexOf = (bytes: Uint8Array, pattern: Uint8Array, from: number): number =>
  methods.indexOf?.call(bytes, pattern, from) ?? -1

/** Returns the last position of `pattern`, or -1 if it is not found. */
export const lastIndexOf = (bytes: Uint8Array, pattern: Uint8Array): number =>
  methods.lastIndexOf?.call(bytes, pattern) ?? -1

/** Returns the first position of `byte` at or after `from`, or -1 if it is not found. */
export const indexOfByte = (bytes: Uint8Array, byte: number, from: number): number =>
  methods.indexOf === undefined ? bytes.indexOf(byte, from) : methods.indexOf.call(bytes, byte, from)
