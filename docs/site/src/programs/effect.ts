/**
 * The modules of Effect that the guides use.
 */
export { Console, Effect, Layer, Schedule, Stream } from "effect"
