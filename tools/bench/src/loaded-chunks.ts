/**
 * Runs the bundle that its argument names, with the sandbox for a network, and prints the chunks that it has loaded: those that its call
 * imports while it runs as well. A peer's call fails there, when all that it loads has been loaded.
 */
import { registerHooks } from "node:module"
import { createSandbox } from "@fieldwork/sandbox"

const [, , bundle = ""] = process.argv
const loaded: Array<string> = []
registerHooks({
  load: (url, context, next) => {
    loaded.push(url)
    return next(url, context)
  }
})
globalThis.fetch = createSandbox().fetch
const print = console.log
console.log = () => undefined
const failure = await import(bundle).then(
  () => undefined,
  (cause: unknown) => String(cause)
)
print(JSON.stringify({ loaded, failure }))
process.exit()
