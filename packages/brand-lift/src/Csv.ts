/**
 * Parses a CSV file from a stream of bytes, in constant memory. Each row is emitted as soon as its last byte has arrived.
 *
 * ```ts
 * const rows = Csv.rows(respondents.csvBytes({ campaigns_pk }), { onProgress: ({ bytes }) => bar.update(bytes) })
 * yield* Stream.runForEach(rows, (row) => store(row.get("respondent_id"), row.toObject()))
 * ```
 */
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { InvalidCsvError } from "./csv/InvalidCsvError.ts"
import { Parser } from "./csv/Parser.ts"
import type { Options, Progress } from "./csv/Options.ts"
import type { Row } from "./csv/Row.ts"
import { notifyProgress } from "./jobs/notifyProgress.ts"

export { InvalidCsvError, type Options, type Progress, type Row }

const attempt = <A>(read: () => A): Effect.Effect<A, InvalidCsvError> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(read())
    } catch (cause) {
      if (cause instanceof InvalidCsvError) return Effect.fail(cause)
      throw cause
    }
  })

/**
 * Parses the rows of a CSV file. Each row is emitted as soon as its last byte has arrived. Fails with an `InvalidCsvError` at the first row that
 * cannot be parsed unambiguously.
 *
 * @example
 * ```ts
 * import { Csv } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const bytes = Stream.make(new TextEncoder().encode("respondent_id,answer\n1,Yes\n"))
 * const rows = await Effect.runPromise(Stream.runCollect(Csv.rows(bytes)))
 * rows.map((row) => row.get("answer")) // => ["Yes"]
 * ```
 */
export const rows = <E, R>(
  bytes: Stream.Stream<Uint8Array, E, R>,
  { onProgress }: Options = {}
): Stream.Stream<Row, E | InvalidCsvError, R> =>
  Stream.suspend(() => {
    const parser = new Parser()
    let size = 0
    const read = (pieces: ReadonlyArray<Uint8Array>) =>
      attempt(() => {
        const found = parser.pushAll(pieces)
        for (const { byteLength } of pieces) size += byteLength
        notifyProgress(onProgress, { bytes: size, rows: parser.count })
        return [undefined, found] as const
      })
    const body = Stream.mapAccumArrayEffect(
      bytes,
      () => undefined,
      (_, pieces) => read(pieces)
    )
    return Stream.concat(body, Stream.fromIterableEffect(attempt(() => parser.end())))
  })
