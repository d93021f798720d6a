import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { Csv } from "../src/index.ts"

const chunksOf = (...texts: ReadonlyArray<string>) =>
  Stream.fromIterable(texts, { chunkSize: 1 }).pipe(Stream.map((text) => new TextEncoder().encode(text)))

describe("Csv.rows", () => {
  it.effect("Csv.rows yields each row as soon as it is complete and reports its progress in bytes and rows", () =>
    Effect.gen(function* () {
      const updates: Array<Csv.Progress> = []
      const rows = Csv.rows(chunksOf("a,b\n1", ",2\n3,4\n5", ",6"), {
        onProgress: (progress) => updates.push(progress)
      })
      const cells = yield* rows.pipe(
        Stream.map((row) => row.cells.join()),
        Stream.runCollect
      )
      assert.deepStrictEqual(cells, ["1,2", "3,4", "5,6"])
      assert.deepStrictEqual(updates, [
        { bytes: 5, rows: 0 },
        { bytes: 13, rows: 2 },
        { bytes: 15, rows: 2 }
      ])
    })
  )

  it.effect("Csv.rows reads all rows when the progress listener throws", () =>
    Effect.gen(function* () {
      const onProgress = () => {
        throw new Error("listener")
      }
      const rows = yield* Stream.runCollect(Csv.rows(chunksOf("a,b\n1,2\n", "3,4\n"), { onProgress }))
      assert.deepStrictEqual(
        rows.map((row) => row.cells.join()),
        ["1,2", "3,4"]
      )
    })
  )

  it.effect("Csv.rows yields the rows before a malformed row and then fails with InvalidCsvError", () =>
    Effect.gen(function* () {
      const seen: Array<string> = []
      const rows = Csv.rows(chunksOf("a,b\n1,2\n", "3\n"))
      const error = yield* Effect.flip(Stream.runForEach(rows, (row) => Effect.sync(() => seen.push(row.cells.join()))))
      assert.instanceOf(error, Csv.InvalidCsvError)
      assert.deepInclude(error, { why: "columns", row: 2 })
      assert.deepStrictEqual(seen, ["1,2"])
    })
  )

  it.effect("Csv.rows yields the rows before a malformed row if several chunks arrive in one array", () =>
    Effect.gen(function* () {
      const seen: Array<string> = []
      const chunks = ["a,b\n1,2\n", "3,4\n", "5\n", "6,7\n"].map((text) => new TextEncoder().encode(text))
      const rows = Csv.rows(Stream.fromIterable(chunks, { chunkSize: chunks.length }))
      const error = yield* Effect.flip(Stream.runForEach(rows, (row) => Effect.sync(() => seen.push(row.cells.join()))))
      assert.deepInclude(error, { why: "columns", row: 3 })
      assert.deepStrictEqual(seen, ["1,2", "3,4"])
    })
  )

  it.effect("Csv.rows stops requesting bytes when the reader stops early", () =>
    Effect.gen(function* () {
      let asked = 0
      const endless = Stream.iterate(0, (index) => index + 1).pipe(
        Stream.rechunk(1),
        Stream.map((index) => {
          asked++
          return new TextEncoder().encode(index === 0 ? "a,b\n" : "1,2\n")
        })
      )
      assert.strictEqual((yield* Stream.runCollect(Stream.take(Csv.rows(endless), 3))).length, 3)
      assert.isBelow(asked, 10)
    })
  )

  it.effect("the stream from Csv.rows can be read more than once, each time from the beginning", () =>
    Effect.gen(function* () {
      const rows = Csv.rows(chunksOf("a\n1"))
      assert.strictEqual(yield* Stream.runCount(rows), 1)
      assert.strictEqual(yield* Stream.runCount(rows), 1)
    })
  )
})
