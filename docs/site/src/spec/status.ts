/**
 * The names of HTTP statuses, as the standard has them.
 */
import { STATUS_CODES } from "node:http"

export const reasonPhrase = (status: string): string =>
  status === "2XX" ? "any success" : (STATUS_CODES[status] ?? "")
