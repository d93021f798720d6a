/**
 * Calls the service method of an operation.
 */
import type { ServiceClient } from "../account/openClient.ts"
import type { Input } from "../arguments/readInput.ts"
import { CommandError } from "../errors/CommandError.ts"
import { exitCodes } from "../errors/exitCodes.ts"
import type { Operation } from "../operations/Operation.ts"

/** Returns an async iterable for a list or a download, and a Promise for any other operation. */
export const start = (
  client: ServiceClient,
  { method = "" }: Operation,
  input: Input,
  signal: AbortSignal
): unknown => {
  const call = client[method]
  if (call === undefined) throw new CommandError(exitCodes.unexpected, `the client has no method ${method}`)
  return call(input, { signal })
}
