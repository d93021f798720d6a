/**
 * Converts the headers of a message that a proxy forwards.
 */
import type { IncomingMessage } from "node:http"

/** The headers that apply to a single connection and are therefore not forwarded. */
const hopByHop: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade"
])

/** Returns the names and values of the headers to forward, in the order and spelling in which they were received. */
export const forwardedHeaders = (
  { rawHeaders }: IncomingMessage,
  isOmitted: (name: string) => boolean = () => false
): Array<string> => {
  const kept: Array<string> = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = [rawHeaders[at], rawHeaders[at + 1]]
    const key = name.toLowerCase()
    if (!hopByHop.has(key) && !isOmitted(key)) kept.push(name, value)
  }
  return kept
}

/** Returns the headers keyed by lower-case name. The values of a repeated header are joined with commas. */
export const flatHeaders = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")])
  )
