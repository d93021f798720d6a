import { taggedError } from "@fieldwork/core/promise"

/**
 * Thrown for a CSV that cannot be parsed unambiguously. All rows before the invalid one were valid.
 *
 * @example
 * ```ts
 * import { Csv } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const bytes = Stream.make(new TextEncoder().encode('a,b\n"1'))
 * const error = await Effect.runPromise(Effect.flip(Stream.runCollect(Csv.rows(bytes))))
 * error._tag // => "InvalidCsvError"
 * ```
 */
export class InvalidCsvError extends taggedError("InvalidCsvError")<{
  readonly why: "columns" | "quote" | "unfinished" | "tooLong" | "encoding"
  /** The number of the invalid row, counted from 1. The header is row 0. */
  readonly row: number
}> {
  override get message(): string {
    return `${this.row === 0 ? "the header" : `row ${this.row}`} of the CSV ${faults[this.why]}`
  }
}

const faults = {
  columns: "has more or fewer cells than the header. Export it again",
  quote: "has text after a closing quote. Report it to the vendor",
  unfinished: "ends inside quotes: the file is incomplete. Export it again",
  tooLong: "is longer than 16 MiB: a quote is not closed, or this is not a CSV",
  encoding: "contains or precedes invalid UTF-8"
} as const
