/**
 * Checks the Promise APIs in a program without Effect: the number of declarations that one call loads, the memory that the compiler needs, and the
 * documentation of each method.
 */
import { execFile } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The maximum number of declaration files that a program loads, including those of the compiler's standard library, and the maximum memory that the
 * compiler needs. `one` is for a program with one call, and `all` is for a program that calls every method of both APIs once.
 */
const limits = {
  one: { declarations: 200, megabytes: 80 },
  all: { declarations: 200, megabytes: 100 }
} as const

const programs = {
  "brand-lift": `import { type Campaign, createBrandLift } from "@fieldwork/brand-lift/promise"
const url = "https://lift.example"
const brandLift = createBrandLift({ baseUrl: url, authUrl: url, clientId: "id", clientSecret: "secret", audience: "audience" })
export const campaign: Promise<Campaign> = brandLift.campaigns.get({ id: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" })
`,
  exchange: `import { createExchange, type Survey } from "@fieldwork/exchange/promise"
const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey: "key" })
export const survey: Promise<Survey | undefined> = exchange.surveys.get({ SurveyNumber: 1 }).then((response) => response.Survey)
`,
  inbox: `import { createInbox, type KnownOpportunity } from "@fieldwork/inbox/promise"
const inbox = await createInbox({ store: "inbox.db", keys: [], onChange: ({ version }) => console.log(version) })
export const survey: Promise<KnownOpportunity | undefined> = inbox.opportunities.get(1)
`
} as const

const flags =
  "--ignoreConfig --noEmit --strict --module nodenext --target es2024 --lib es2024,dom --types --skipLibCheck --listFiles --extendedDiagnostics"

const compile = (folder: string, [command = "", ...rest]: ReadonlyArray<string>, file: string): Promise<string> =>
  new Promise((resolve) => {
    const args = flags.split(" ").flatMap((flag) => (flag === "--types" ? [flag, ""] : [flag]))
    execFile(command, [...rest, ...args, file], { cwd: folder, maxBuffer: 2 ** 26 }, (_, output) => resolve(output))
  })

const costOf = (
  output: string,
  limit: { readonly declarations: number; readonly megabytes: number }
): ReadonlyArray<string> => {
  const declarations = output.split("\n").filter((line) => /\.d\.[cm]?ts$/.test(line.trim()))
  const megabytes = Number(/Memory used:\s+(\d+)K/.exec(output)?.[1] ?? Number.NaN) / 1000
  return [
    ...output.split("\n").filter((line) => /error TS\d+/.test(line)),
    ...declarations
      .filter((line) => /\/effect(@|\/)/.test(line))
      .map((line) => `loads a declaration of Effect: ${line}`),
    ...(declarations.length > 0 && declarations.length <= limit.declarations
      ? []
      : [`loads ${declarations.length} declarations; the limit is ${limit.declarations}`]),
    ...(megabytes <= limit.megabytes ? [] : [`requires ${megabytes} MB to compile; the limit is ${limit.megabytes} MB`])
  ]
}

/** Returns the methods that do not have a comment. */
const undocumented = (declarations: string): ReadonlyArray<string> =>
  Array.from(declarations.matchAll(/interface (\w+Client) \{(.*?)\n\}/gs)).flatMap(([, name, body = ""]) =>
    Array.from(body.matchAll(/(\*\/)?\n\s+readonly (\w+):/g)).flatMap(([, comment, method]) =>
      comment === undefined ? [`${name}.${method} has no documentation`] : []
    )
  )

/** Returns the methods of a client, such as `brandLift.campaigns.get`. */
const methodsIn = (client: string, declarations: string): ReadonlyArray<string> =>
  Array.from(declarations.matchAll(/interface (\w+)Client \{(.*?)\n\}/gs)).flatMap(([, service = "", body = ""]) =>
    Array.from(
      body.matchAll(/\n\s+readonly (\w+):/g),
      ([, method = ""]) => `${client}.${service.charAt(0).toLowerCase()}${service.slice(1)}.${method}`
    )
  )

/** Returns a program that calls every method once. Inputs are cast, because their values do not affect the cost of type-checking. */
const callsOf = (methods: ReadonlyArray<string>): string =>
  [
    'import { createBrandLift } from "@fieldwork/brand-lift/promise"',
    'import { createExchange } from "@fieldwork/exchange/promise"',
    "const brandLift = createBrandLift({} as never)",
    'const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey: "key" })',
    ...methods.map((method, index) => `export const call${index} = () => ${method}({} as never)`),
    ""
  ].join("\n")

const declarationsOf = (folder: string, name: string): string =>
  readFileSync(join(folder, `node_modules/@fieldwork/${name}/dist/promise/client.gen.d.ts`), "utf8")

/** Returns the problems found. `folder` contains the installed packages, and `tsc` is the command that runs the compiler. */
export const promiseApiProblems = async (
  folder: string,
  tsc: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  mkdirSync(join(folder, "promise"), { recursive: true })
  for (const [name, code] of Object.entries(programs)) {
    const file = `promise/${name}.ts`
    writeFileSync(join(folder, file), code)
    const tarballProblems = [
      ...costOf(await compile(folder, tsc, file), limits.one),
      ...(name === "inbox" ? [] : undocumented(declarationsOf(folder, name)))
    ]
    found.push(...tarballProblems.map((line) => `one call of @fieldwork/${name}/promise: ${line}`))
  }
  const methods = [
    ...methodsIn("brandLift", declarationsOf(folder, "brand-lift")),
    ...methodsIn("exchange", declarationsOf(folder, "exchange"))
  ]
  writeFileSync(join(folder, "promise/all.ts"), callsOf(methods))
  const cost = costOf(await compile(folder, tsc, "promise/all.ts"), limits.all)
  found.push(...cost.map((line) => `a call of each of ${methods.length} methods: ${line}`))
  return found
}
