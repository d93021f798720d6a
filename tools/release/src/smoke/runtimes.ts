/**
 * The supported runtimes, each with the command that runs a module. Runtimes are downloaded in the same way as for `npm run runtimes`.
 */
import { AbsentError, install, label, specs } from "@fieldwork/runtimes/install"
import { join } from "node:path"
import type { Kind } from "./consumer.ts"

export { AbsentError }

export interface Runtime {
  readonly name: string
  readonly runs: ReadonlyArray<Kind>
  /** Returns the command that runs a module on this runtime. Rejects with `AbsentError` if the runtime is not available. */
  readonly command: () => Promise<ReadonlyArray<string>>
}

const fetched = (spec: string, bin: string, ...before: ReadonlyArray<string>) => ({
  command: async () => [join(await install(spec), "node_modules/.bin", bin), ...before]
})

/** The oldest supported version of Node. The sandbox and the inbox require a newer version. */
const [oldest] = specs.node

export const runtimes: ReadonlyArray<Runtime> = [
  ...specs.node.map((spec): Runtime => ({
    name: label("Node", spec),
    runs: spec === oldest ? ["everywhere"] : ["everywhere", "node"],
    ...fetched(spec, "node")
  })),
  { name: label("Bun", specs.bun), runs: ["everywhere"], ...fetched(specs.bun, "bun") },
  { name: label("Deno", specs.deno), runs: ["everywhere"], ...fetched(specs.deno, "deno", "run", "--allow-all") }
]
