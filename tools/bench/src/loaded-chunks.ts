/**
 * Runs the bundle given as its argument, with the sandbox instead of the network, and prints the chunks that were loaded, including chunks that are
 * imported at run time during the call. In the bundle of another library, the call fails, but only after all its chunks have been loaded.
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
