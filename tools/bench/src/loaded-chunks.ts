/**
 * Runs the bundle that its argument names, with the sandbox in place of the network, and prints the chunks that it has loaded, including those that
 * its call imports at run time. The call of a peer fails, but only after everything has been loaded.
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
