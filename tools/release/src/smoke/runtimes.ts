/**
 * The runtimes that the packages declare, each as the command that runs a module. Fetched as `npm run runtimes` fetches them.
 */
import { AbsentError, install, label, specs } from "@fieldwork/runtimes/install"
import { join } from "node:path"
import type { Kind } from "./consumer.ts"

export { AbsentError }

export interface Runtime {
  readonly name: string
  readonly runs: ReadonlyArray<Kind>
  /** Rejects with `AbsentError` where the runtime cannot be had. */
  readonly command: () => Promise<ReadonlyArray<string>>
}

const fetched = (spec: string, bin: string, ...before: ReadonlyArray<string>) => ({
  command: async () => [join(await install(spec), "node_modules/.bin", bin), ...before]
})

/** The sandbox and the inbox need a newer one. */
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
