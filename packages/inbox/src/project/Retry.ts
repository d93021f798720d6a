/** Writes and reads the body of a `retry` entry in the log, which contains the positions of the quarantined items to interpret again. */
import type { LogPosition } from "../Message.ts"

export const writeRetry = (positions: ReadonlyArray<LogPosition>): string =>
  JSON.stringify(positions.map(({ item, sequence }) => [sequence, item]))

export const readRetry = (body: Uint8Array): ReadonlyArray<LogPosition> => {
  const pairs = JSON.parse(new TextDecoder().decode(body)) as ReadonlyArray<readonly [number, number]>
  return pairs.map(([sequence, item]) => ({ sequence, item }))
}
