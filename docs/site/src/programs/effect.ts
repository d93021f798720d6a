/**
 * Re-exports the Effect modules that the guides use.
 */
export { Console, Effect, Layer, Schedule, Stream } from "effect"
