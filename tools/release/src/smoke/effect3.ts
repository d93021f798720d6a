/**
 * Tests an app that depends on Effect 3: `npm install effect@3 @fieldwork/exchange` installs both, and the Promise APIs compile and run alongside
 * Effect 3.
 */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Tarball } from "../pack/pack.ts"
import { compilerOf, installProject, versionOf } from "./install.ts"
import { execute, head } from "./run.ts"

/**
 * Returns the tarballs of the packages in `names` and of all our packages on which these depend, because our packages are not on the registry when
 * this runs.
 */
const closed = (
  tarballs: ReadonlyArray<Tarball>,
  names: ReadonlyArray<string>,
  found = new Set<Tarball>()
): ReadonlySet<Tarball> => {
  for (const each of tarballs) {
    if (!names.includes(each.manifest.name) || found.has(each)) continue
    found.add(each)
    closed(tarballs, Object.keys(each.manifest.dependencies ?? {}), found)
  }
  return found
}

const program = `import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { ApiError, createExchange } from "@fieldwork/exchange/promise"
import { Effect, Schema } from "effect"

const reply = { result: [{ code: "eng_us", name: "English" }], total: 1 }
const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey: "key", fetch: async () => Response.json(reply) })
const codes = Effect.promise(() => exchange.dictionaries.list({ property: "locales" }).toArray())
console.log((await Effect.runPromise(codes)).map(({ code }) => Schema.decodeUnknownSync(Schema.String)(code)).join())

const brandLift = createBrandLift({
  baseUrl: "https://lift.example",
  tokenProvider: async () => "token",
  fetch: async () => new Response("{}", { status: 404 })
})
const error: unknown = await brandLift.campaigns.get({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }).catch((cause) => cause)
console.log(error instanceof ApiError && error.reason._tag)
`

const flags = "--strict --module nodenext --target es2024 --lib es2024,dom --skipLibCheck --outDir built app.ts"

/** Returns the failures; empty if the app can be installed, compiled and run. */
export const besideEffect3 = async (
  folder: string,
  tarballs: ReadonlyArray<Tarball>
): Promise<ReadonlyArray<string>> => {
  const ours = closed(tarballs, ["@fieldwork/brand-lift", "@fieldwork/exchange"])
  await installProject(folder, [...ours], { effect: versionOf("effect-3"), typescript: versionOf("typescript") })
  writeFileSync(join(folder, "app.ts"), program)
  const compiled = await execute(folder, [process.execPath, compilerOf(folder), ...flags.split(" ")])
  if (!compiled.ok) return [`does not compile:\n${head(compiled.output)}`]
  const { ok, output } = await execute(folder, [process.execPath, "built/app.js"])
  return ok && output === "eng_us\nNotFoundError" ? [] : [`printed:\n${head(output)}`]
}
