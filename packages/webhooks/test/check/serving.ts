/**
 * Starts receivers on a port and runs the conformance kit against them.
 */
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { command } from "../../src/check/command.ts"
import type { Grade } from "../../src/check/grade.ts"

export interface Served {
  readonly url: string
  readonly close: () => void
}

export const serve = async (listener: RequestListener): Promise<Served> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks`,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

export interface Report {
  readonly code: number
  readonly grades: ReadonlyArray<Grade>
}

export const check = async (url: string, ...args: ReadonlyArray<string>): Promise<Report> => {
  const lines: Array<string> = []
  const complaints: Array<string> = []
  const code = await command(
    [url, "--json", ...args],
    (line) => lines.push(line),
    (line) => complaints.push(line)
  )
  if (complaints.length > 0) throw new Error(complaints.join("\n"))
  return { code, grades: lines.map((line) => JSON.parse(line) as Grade) }
}

/** Returns the ids of the cases with the given verdict. */
export const idsOf = ({ grades }: Report, wanted: Grade["verdict"]): ReadonlyArray<string> =>
  grades.filter(({ verdict }) => verdict === wanted).map(({ id }) => id)
