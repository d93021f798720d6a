/**
 * Reads a folder of recorded callbacks. Each callback is stored in one of these forms:
 *
 * - `NAME.http`: the request as it was received. The file contains the headers, an empty line and the body. The request line is optional.
 * - `NAME.body` and `NAME.headers`: the body, and one header per line.
 * - `NAME.json`: `{"headers": {…}, "body": "…", "received_at": "…"}`, the format of the control API.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { RecordedCallback } from "../../control/schema.gen.ts"
import { UnreadableRecordingError } from "./Recording.ts"

const headersIn = (lines: ReadonlyArray<string>): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)\s*$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    })
  )

const readHttp = (path: string): RecordedCallback => {
  const text = readFileSync(path, "utf8")
  const end = /\r?\n\r?\n/.exec(text)
  if (end === null) throw new UnreadableRecordingError(`${path}: There is no empty line between headers and body.`)
  return {
    headers: headersIn(text.slice(0, end.index).split(/\r?\n/)),
    body: text.slice(end.index + end[0].length)
  }
}

const readPair = (path: string): RecordedCallback => {
  const headers = path.replace(/\.body$/, ".headers")
  if (!existsSync(headers)) throw new UnreadableRecordingError(`${path}: The file ${headers} is missing.`)
  return { headers: headersIn(readFileSync(headers, "utf8").split(/\r?\n/)), body: readFileSync(path, "utf8") }
}

const readJson = (path: string): RecordedCallback => {
  try {
    const value = JSON.parse(readFileSync(path, "utf8")) as RecordedCallback
    return { ...value, headers: { ...value.headers } }
  } catch {
    throw new UnreadableRecordingError(`${path}: The file is not valid JSON.`)
  }
}

const readers: ReadonlyArray<readonly [ending: string, read: (path: string) => RecordedCallback]> = [
  [".http", readHttp],
  [".body", readPair],
  [".json", readJson]
]

export interface RecordedCallbacks {
  readonly callbacks: ReadonlyArray<RecordedCallback>
  readonly names: ReadonlyArray<string>
}

/**
 * Returns the callbacks in the order of their file names. Throws an `UnreadableRecordingError` if the folder does not exist or contains no callbacks,
 * or if a callback cannot be read.
 */
export const readFolder = (folder: string): RecordedCallbacks => {
  if (!existsSync(folder)) throw new UnreadableRecordingError(`${folder}: The folder does not exist.`)
  const found = readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const read = readers.find(([ending]) => name.endsWith(ending))?.[1]
      return read === undefined ? [] : [{ name, callback: read(join(folder, name)) }]
    })
  if (found.length === 0)
    throw new UnreadableRecordingError(`${folder}: The folder does not contain any .http, .body or .json files.`)
  return { callbacks: found.map(({ callback }) => callback), names: found.map(({ name }) => name) }
}
