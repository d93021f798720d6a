/**
 * Loads the validators of an operation before its first call: synchronously if the runtime supports it, and otherwise with `import()`.
 */
import * as Effect from "effect/Effect"
import { ApiError } from "../errors/ApiError.ts"
import { TransportError } from "../errors/Reason.ts"
import type { OperationContext } from "./OperationContext.ts"
import type { ValidatorLoader, Validators } from "./Validators.ts"

/** The loaded validators, cached per process and not per client, because a program may create a client for each request. */
const loaded = new WeakMap<ValidatorLoader, Validators>()

/** Returns whether the validators are loaded, after trying to load them synchronously if necessary. */
export const hasValidators = (operation: OperationContext): boolean => {
  const { loader } = operation
  if (loader !== undefined) operation.validators ??= loaded.get(loader) ?? loader.loadNow?.()
  return operation.validators !== undefined
}

/**
 * Loads the validators. Fails if the file that contains them cannot be loaded, for example because it has been removed from the web server. No
 * request has been sent at that point.
 */
export const loadValidators = (operation: OperationContext): Effect.Effect<void, ApiError> =>
  Effect.tryPromise({
    try: async () => {
      const { loader } = operation
      if (loader === undefined) return
      operation.validators = await loader.load()
      loaded.set(loader, operation.validators)
    },
    catch: (cause) => {
      const detail = `the validators could not be loaded: ${String(cause)}`
      const reason = new TransportError({ sent: false, detail })
      return new ApiError({ operation: operation.definition.operationId, reason, attempts: [] })
    }
  })
