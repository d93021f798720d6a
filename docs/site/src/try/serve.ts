/**
 * Handles the requests of a page in its worker, which runs the samples.
 */
import { handle } from "./messages.ts"
import type { Arrange } from "./Arrange.ts"
import type { RunResult, WorkerRequest } from "./protocol.ts"
import { type ModulesOf, openRemote, openSandbox } from "./session.ts"

const nothing: RunResult = { printed: [], requests: [], milliseconds: 0 }

export const serve = (modulesOf: ModulesOf, arrange: Arrange): void => {
  let sandbox = openSandbox(modulesOf, arrange)
  handle(async (request: WorkerRequest) => {
    if (request.type === "reset") {
      sandbox = openSandbox(modulesOf, arrange)
      await sandbox
      return nothing
    }
    const { code, remote } = request
    return (remote === undefined ? await sandbox : openRemote(modulesOf, remote)).run(code)
  })
}
