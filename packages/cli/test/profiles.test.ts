import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { Fetch } from "../src/account/Fetch.ts"
import { runCommand } from "./runCommand.ts"

let folder = ""

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fieldwork-profiles-"))
})

afterEach(() => rm(folder, { recursive: true }))

const exchange = (name: string) => ({
  FIELDWORK_EXCHANGE_URL: `https://${name}.example`,
  FIELDWORK_EXCHANGE_API_KEY: `key-of-${name}`
})

const config = () => ({ FIELDWORK_CONFIG: join(folder, "new", "config.json") })

const save = (name: string) =>
  runCommand(["profiles", "save", name], { environment: { ...config(), ...exchange(name) } })

/** Returns the host and the key of the request that a call sends, or else its error message. */
const requestOf = async (args: ReadonlyArray<string>, environment: Record<string, string>) => {
  let seen = ""
  const fetch: Fetch = async (url, { headers }) => {
    seen = `${new URL(url).host} ${headers.get("authorization")}`
    return Response.json({ ApiResult: 0, AccountsWithSuppliers: [] })
  }
  const { err } = await runCommand(["lookups", "suppliers", ...args], {
    environment: { ...config(), ...environment },
    fetch
  })
  return seen === "" ? err : seen
}

it("the CLI saves profiles in a file that only its owner can read and lists them without their secrets", async () => {
  expect(await save("one")).toMatchObject({ code: 0, err: "" })
  expect(await save("two")).toMatchObject({ code: 0 })
  const { mode } = await stat(config().FIELDWORK_CONFIG)
  if (process.platform !== "win32") expect(mode & 0o777).toBe(0o600)
  const { out } = await runCommand(["profiles", "list"], { environment: config() })
  expect(out).toBe("one (default)  exchange https://one.example\ntwo  exchange https://two.example\n")
})

it.each([[["sk-live-1"]], [["--api-key", "sk-live-1"]], [["--api-key=sk-live-1"]]])(
  "fieldwork profiles save refuses the arguments %j without printing a credential",
  async (more) => {
    const { code, err, out } = await runCommand(["profiles", "save", "one", ...more], { environment: config() })
    expect(code).toBe(2)
    expect(err).toContain("credentials are read from FIELDWORK_… variables")
    expect(`${out}${err}`).not.toContain("sk-live-1")
  }
)

it("saving the account for one API in an existing CLI profile replaces that account and keeps the account for the other API", async () => {
  const lift = {
    FIELDWORK_BRAND_LIFT_URL: "https://lift.example",
    FIELDWORK_BRAND_LIFT_AUTH_URL: "https://auth.example",
    FIELDWORK_BRAND_LIFT_CLIENT_ID: "id",
    FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret-key",
    FIELDWORK_BRAND_LIFT_AUDIENCE: "audience"
  }
  for (const account of [lift, exchange("old"), exchange("new")])
    expect(await runCommand(["profiles", "save", "prod"], { environment: { ...config(), ...account } })).toMatchObject({
      code: 0,
      err: ""
    })
  const { out } = await runCommand(["profiles", "list"], { environment: config() })
  expect(out).toBe("prod (default)  brand-lift https://lift.example  exchange https://new.example\n")
  const saved = await readFile(config().FIELDWORK_CONFIG, "utf8")
  expect(saved).toContain("secret-key")
  expect(saved).not.toContain("key-of-old")
})

it("`fieldwork profiles list` does not print a password in a URL", async () => {
  const urls = ["https://user:pw-secret@one.example/a", "user:pw-secret@one.example/a", "https://one.example/a@b"]
  for (const [index, url] of urls.entries()) {
    const environment = { ...config(), FIELDWORK_EXCHANGE_URL: url, FIELDWORK_EXCHANGE_API_KEY: "key" }
    await runCommand(["profiles", "save", `p${index}`], { environment })
  }
  const { out } = await runCommand(["profiles", "list"], { environment: config() })
  expect(out.split("\n")).toEqual([
    "p0 (default)  exchange https://one.example/a",
    "p1  exchange one.example/a",
    "p2  exchange https://one.example/a@b",
    ""
  ])
})

it("the CLI takes all settings from one source: the named profile, else environment variables, else the default profile", async () => {
  await save("one")
  await save("two")
  expect(await requestOf([], {})).toBe("one.example key-of-one")
  expect(await requestOf(["--profile", "two"], {})).toBe("two.example key-of-two")
  expect(await requestOf([], { FIELDWORK_PROFILE: "two" })).toBe("two.example key-of-two")
  expect(await requestOf([], exchange("three"))).toBe("three.example key-of-three")
  expect(await requestOf(["--profile", "one"], exchange("three"))).toBe("one.example key-of-one")
  // A URL from the environment is never combined with the key of a profile.
  expect(await requestOf([], { FIELDWORK_EXCHANGE_URL: "https://evil.example" })).toContain(
    "set FIELDWORK_EXCHANGE_API_KEY as well"
  )
})

it("`fieldwork profiles use` makes a profile the default, and `fieldwork profiles remove` deletes a profile and its key", async () => {
  await save("one")
  await save("two")
  await runCommand(["profiles", "use", "two"], { environment: config() })
  expect(await requestOf([], {})).toBe("two.example key-of-two")
  await runCommand(["profiles", "remove", "two"], { environment: config() })
  expect(await requestOf([], {})).toContain("no account is configured for the exchange")
  expect(await requestOf(["--profile", "two"], {})).toContain('there is no profile "two"')
  expect(await readFile(config().FIELDWORK_CONFIG, "utf8")).not.toContain("key-of-two")
})

it.runIf(process.platform !== "win32")(
  "the CLI refuses a profile file that others can read until its permissions are changed as the message states",
  async () => {
    await save("one")
    const path = config().FIELDWORK_CONFIG
    await chmod(path, 0o640)
    const message = await requestOf([], {})
    expect(message).toContain(`run chmod 600 ${JSON.stringify(path)}`)
    expect(message).not.toContain("key-of-one")
    await chmod(path, 0o600)
    expect(await requestOf([], {})).toBe("one.example key-of-one")
  }
)

it("the CLI reports an error in the profile file by its position and never prints the value", async () => {
  const path = join(folder, "config.json")
  for (const [text, message] of [
    [
      '{"profiles": {"a": {"exchange": {"baseUrl": "https://a.example", "apiKey": 5}}}}',
      "profiles.a.exchange.apiKey is not a non-empty string"
    ],
    [
      '{"profiles": {"a": {"exchange": {"baseUrl": "https://a.example", "apikey": "s3cret"}}}}',
      'an unknown property "apikey"'
    ],
    ['{"profiles": {"a": "s3cret"}}', "profiles.a is not an object"],
    ['{"default": "b", "profiles": {}}', "default does not name a profile"],
    ['{"s3cret', "is not JSON"]
  ] as const) {
    await writeFile(path, text, { mode: 0o600 })
    const { code, err } = await runCommand(["lookups", "suppliers"], { environment: { FIELDWORK_CONFIG: path } })
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(message) })
    expect(err).not.toContain("s3cret")
  }
})

it.each([
  ["an empty home folder", { homeFolder: "" }],
  ["no home folder", { homeFolder: undefined }],
  ["a relative home folder", { homeFolder: "home" }],
  ["a relative settings folder and no home folder", { homeFolder: undefined, environment: { XDG_CONFIG_HOME: "here" } }]
])(
  "the CLI does not save a profile for a user with %s because it would write to the current folder",
  async (_, given) => {
    const environment = { ...exchange("one"), ...("environment" in given && given.environment) }
    expect(
      await runCommand(["profiles", "save", "one"], {
        workingFolder: folder,
        homeFolder: given.homeFolder,
        environment
      })
    ).toEqual({
      code: 3,
      out: "",
      err: "fieldwork: this user has no home folder: set HOME, or FIELDWORK_CONFIG to the path of a file\n"
    })
  }
)

it("the CLI names a profile file that it cannot write in a one-line error", async () => {
  await writeFile(join(folder, "file"), "")
  const environment = { ...exchange("one"), FIELDWORK_CONFIG: join(folder, "file", "new", "config.json") }
  expect(await runCommand(["profiles", "save", "one"], { environment })).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^fieldwork: \S+config\.json could not be written: ENOTDIR[^\n]*\n$/)
  })
})
