/**
 * Writes log messages of the Promise API to standard error, because standard output belongs to the calling program.
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as References from "effect/References"

/** The context in which the Promise API runs effects. */
export const toStderr = Context.make(References.LogToStderr, true)

/** Logs an error. */
export const logToStderr = (message: string): void => Effect.runSyncWith(toStderr)(Effect.logError(message))
