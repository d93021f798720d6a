/** Functions for tests of the `fieldwork-supply` command. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * Returns a free port. The service must pass its URL to the exchange before it starts to listen, so it cannot listen on port 0.
 */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

/** Returns the profile of a member of the sandbox's panel. */
export const profileOf = async (url: string, pid: string) => {
  const response = await fetch(`${url}/__sandbox/respondents/${pid}`)
  const { answers } = (await response.json()) as {
    readonly answers: ReadonlyArray<{ readonly question_id: number; readonly precodes: ReadonlyArray<string> }>
  }
  const known = answers.map(({ precodes, question_id }) => [question_id, precodes])
  return { pid, country_language: "eng_us", answers: Object.fromEntries(known) }
}
