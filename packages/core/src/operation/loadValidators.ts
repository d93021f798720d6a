/**
 * Loads the validators of an operation before its first call: at once where the runtime can, otherwise by `import()`.
 */
import * as Effect from "effect/Effect"
import type { ApiError } from "../errors/ApiError.ts"
import { notLoaded } from "./loadPart.ts"
import type { OperationContext } from "./OperationContext.ts"
import type { ValidatorLoader, Validators } from "./Validators.ts"

/** Those of all clients of the process: a program may make a client for each of its requests. */
const loaded = new WeakMap<ValidatorLoader, Validators>()

/** Whether the validators are at hand, now at the latest. */
export const hasValidators = (operation: OperationContext): boolean => {
  const { loader } = operation
  if (loader !== undefined) operation.validators ??= loaded.get(loader) ?? loader.loadNow?.()
  return operation.validators !== undefined
}

/** Fails where a part of the program itself cannot be loaded, such as a file that its server no longer has. Nothing was sent then. */
export const loadValidators = (operation: OperationContext): Effect.Effect<void, ApiError> =>
  Effect.tryPromise({
    try: async () => {
      const { loader } = operation
      if (loader === undefined) return
      operation.validators = await loader.load()
      loaded.set(loader, operation.validators)
    },
    catch: (cause) => notLoaded(operation.row.operationId, "the validators", cause)
  })
