/**
 * Reads respondents as CSV in a process of its own: `node csv-reader.js WAY URL` prints how long it took, how many rows there were and how
 * much memory the process had at its peak. It is bundled first, as a program that is shipped would be, and loads no more than its way needs.
 */
import { Readable } from "node:stream"
import type { Parser } from "udsv"
import { peakMemory } from "./peakMemory.ts"

export const ways = ["raw", "rows", "cells", "udsv", "csv-parse"] as const

const campaigns_pk = "1b0d7c3e-5a51-4c56-9a0e-2d7f5b1c9e10"
const [, , way = "", url = ""] = process.argv

const body = async () => {
  const response = await fetch(`${url}/respondents.csv`)
  if (response.body === null) throw new Error("csv-reader: the reply has no body")
  return response.body
}

const raw = async () => {
  let bytes = 0
  for await (const chunk of await body()) bytes += chunk.byteLength
  return bytes
}

/** `cells` cuts every cell, as the peers do; `rows` cuts the one that it looks at. */
const ours = async () => {
  const { createBrandLift } = await import("@fieldwork/brand-lift/promise")
  const { respondents } = createBrandLift({
    baseUrl: url,
    authUrl: url,
    clientId: "id",
    clientSecret: "secret",
    audience: url
  })
  let count = 0
  for await (const row of respondents.csvRows({ campaigns_pk })) {
    if (way === "rows" ? row.get("respondent_id") !== "" : row.cells.length === 20) count++
  }
  return count
}

const udsv = async () => {
  const { inferSchema, initParser } = await import("udsv")
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

const csvParse = async () => {
  const { parse } = await import("csv-parse")
  let count = 0
  const rows = Readable.from(await body()).pipe(parse())
  for await (const _ of rows) count++
  return count - 1
}

const read = { raw, rows: ours, cells: ours, udsv, "csv-parse": csvParse }[way]
if (read === undefined) throw new Error(`csv-reader: no way "${way}"; there are ${ways.join(", ")}`)
const begun = performance.now()
const count = await read()
const millis = performance.now() - begun
console.log(JSON.stringify({ millis, count, peak: peakMemory() }))
process.exit()
