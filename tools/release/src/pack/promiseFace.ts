/**
 * What the Promise faces cost and tell a program without Effect: the declarations that one call loads, and the documentation of each method.
 */
import { execFile } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Of one call, the compiler's own library among them. */
const mostDeclarations = 200
const mostMegabytes = 80

const programs = {
  "brand-lift": `import { type Campaign, createBrandLift } from "@fieldwork/brand-lift/promise"
const url = "https://lift.example"
const brandLift = createBrandLift({ baseUrl: url, authUrl: url, clientId: "id", clientSecret: "secret", audience: "audience" })
export const campaign: Promise<Campaign> = brandLift.campaigns.get({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" })
`,
  exchange: `import { createExchange, type Survey } from "@fieldwork/exchange/promise"
const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey: "key" })
export const survey: Promise<Survey | undefined> = exchange.surveys.get({ SurveyNumber: 1 }).then((response) => response.Survey)
`
} as const

const flags =
  "--ignoreConfig --noEmit --strict --module nodenext --target es2024 --lib es2024,dom --types --skipLibCheck --listFiles --extendedDiagnostics"

const compile = (folder: string, [command = "", ...rest]: ReadonlyArray<string>, file: string): Promise<string> =>
  new Promise((resolve) => {
    const given = flags.split(" ").flatMap((flag) => (flag === "--types" ? [flag, ""] : [flag]))
    execFile(command, [...rest, ...given, file], { cwd: folder, maxBuffer: 2 ** 26 }, (_, output) => resolve(output))
  })

const costOf = (output: string): ReadonlyArray<string> => {
  const declarations = output.split("\n").filter((line) => /\.d\.[cm]?ts$/.test(line.trim()))
  const megabytes = Number(/Memory used:\s+(\d+)K/.exec(output)?.[1] ?? Number.NaN) / 1000
  return [
    ...output.split("\n").filter((line) => /error TS\d+/.test(line)),
    ...declarations
      .filter((line) => /\/effect(@|\/)/.test(line))
      .map((line) => `loads a declaration of Effect: ${line}`),
    ...(declarations.length > 0 && declarations.length <= mostDeclarations
      ? []
      : [`loads ${declarations.length} declarations, of ${mostDeclarations}`]),
    ...(megabytes <= mostMegabytes ? [] : [`takes ${megabytes} MB to compile, of ${mostMegabytes}`])
  ]
}

/** The methods without a comment. */
const undocumented = (declarations: string): ReadonlyArray<string> =>
  Array.from(declarations.matchAll(/interface (\w+Client) \{(.*?)\n\}/gs)).flatMap(([, name, body = ""]) =>
    Array.from(body.matchAll(/(\*\/)?\n\s+readonly (\w+):/g)).flatMap(([, comment, method]) =>
      comment === undefined ? [`${name}.${method} has no documentation`] : []
    )
  )

/** `folder` has the packages, and `tsc` is the command of the compiler. */
export const promiseFace = async (folder: string, tsc: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  mkdirSync(join(folder, "promise"), { recursive: true })
  for (const [name, code] of Object.entries(programs)) {
    const file = `promise/${name}.ts`
    writeFileSync(join(folder, file), code)
    const declared = join(folder, `node_modules/@fieldwork/${name}/dist/promise/client.gen.d.ts`)
    const complaints = [...costOf(await compile(folder, tsc, file)), ...undocumented(readFileSync(declared, "utf8"))]
    found.push(...complaints.map((line) => `one call of @fieldwork/${name}/promise: ${line}`))
  }
  return found
}
