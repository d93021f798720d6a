/**
 * The standard names of HTTP status codes.
 */
import { STATUS_CODES } from "node:http"

export const reasonPhrase = (status: string): string =>
  status === "2XX" ? "any success" : (STATUS_CODES[status] ?? "")
