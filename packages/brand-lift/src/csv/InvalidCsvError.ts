import { taggedError } from "@fieldwork/core/promise"

/**
 * Thrown for a CSV that cannot be parsed unambiguously. All rows before the invalid row were valid.
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
  columns: "has another number of cells than the header. Ask for the export again",
  quote: "has text after a closing quote. Report it to the service",
  unfinished: "ends inside quotes: the file is not whole. Ask for the export again",
  tooLong: "is longer than 16 MiB: a quote is not closed, or this is not a CSV",
  encoding: "is not UTF-8, here or in what follows"
} as const
