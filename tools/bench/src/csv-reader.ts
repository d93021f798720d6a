/**
 * Reads respondent data as CSV in a separate process: `node csv-reader.js WAY URL` prints the duration, the number of rows and the peak memory of the
 * process. The script is bundled before it runs, like a program in production, and loads only the modules that the selected way requires.
 */
import { Readable } from "node:stream"
import type { Parser } from "udsv"
import { peakMemory } from "./peakMemory.ts"

export const ways = ["raw", "batches", "rows", "cells", "udsv", "csv-parse"] as const

const campaigns_pk = "1b0d7c3e-5a51-4c56-9a0e-2d7f5b1c9e10"
const [, , way = "", url = ""] = process.argv

const body = async () => {
  const response = await fetch(`${url}/respondents.csv`)
  if (response.body === null) throw new Error("csv-reader: the response has no body")
  return response.body
}

/**
 * Loads the modules for one way of reading CSV, and returns a function that reads the CSV and returns the number of rows, or of bytes if the body is
 * not parsed.
 */
type Way = () => Promise<() => Promise<number>>

const raw: Way = async () => async () => {
  let bytes = 0
  for await (const chunk of await body()) bytes += chunk.byteLength
  return bytes
}

const respondents = async () => {
  const { createBrandLift } = await import("@fieldwork/brand-lift/promise")
  const client = createBrandLift({
    baseUrl: url,
    authUrl: url,
    clientId: "id",
    clientSecret: "secret",
    audience: url
  })
  return client.respondents
}

const batches: Way = async () => {
  const { csvBatches } = await respondents()
  return async () => {
    let count = 0
    for await (const batch of csvBatches({ campaigns_pk })) {
      for (const row of batch) if (row.get("respondent_id") !== "") count++
    }
    return count
  }
}

/**
 * Reads row by row. `cells` extracts every cell, as the other CSV parsers in the benchmark do. `rows` extracts only one cell of each row.
 */
const rows: Way = async () => {
  const { csvRows } = await respondents()
  return async () => {
    let count = 0
    for await (const row of csvRows({ campaigns_pk })) {
      if (way === "rows" ? row.get("respondent_id") !== "" : row.cells.length === 20) count++
    }
    return count
  }
}

const udsv: Way = async () => {
  const { inferSchema, initParser } = await import("udsv")
  return async () => {
    const decoder = new TextDecoder()
    let parser: Parser | undefined
    let count = 0
    for await (const chunk of await body()) {
      const text = decoder.decode(chunk, { stream: true })
      parser ??= initParser(inferSchema(text))
      parser.chunk<Array<string>>(text, parser.stringArrs, (rows) => {
        count += rows.length
      })
    }
    parser?.end()
    return count
  }
}

const csvParse: Way = async () => {
  const { parse } = await import("csv-parse")
  return async () => {
    let count = 0
    const rows = Readable.from(await body()).pipe(parse())
    for await (const _ of rows) count++
    return count - 1
  }
}

const load = { raw, batches, rows, cells: rows, udsv, "csv-parse": csvParse }[way]
if (load === undefined) throw new Error(`csv-reader: unknown way "${way}"; pass one of ${ways.join(", ")}`)
const read = await load()
const begun = performance.now()
const count = await read()
const millis = performance.now() - begun
console.log(JSON.stringify({ millis, count, peak: peakMemory() }))
process.exit()
