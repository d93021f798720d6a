/**
 * Tests changes of the configuration file: by several commands at the same time, through a symbolic link, and with the lock of another command.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { runCommand } from "./runCommand.ts"

let folder = ""

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fieldwork-config-"))
})

afterEach(() => rm(folder, { recursive: true }))

const exchange = (name: string) => ({
  FIELDWORK_EXCHANGE_URL: `https://${name}.example`,
  FIELDWORK_EXCHANGE_API_KEY: `key-of-${name}`
})

const config = () => ({ FIELDWORK_CONFIG: join(folder, "new", "config.json") })

const save = (name: string) =>
  runCommand(["profiles", "save", name], { environment: { ...config(), ...exchange(name) } })

it("commands that save CLI profiles at the same time keep the profiles of each other", async () => {
  const names = ["a", "b", "c", "d", "e", "f"]
  const main = join(import.meta.dirname, "../src/main.ts")
  const codes = await Promise.all(
    names.map(async (name) => {
      const env = { ...config(), ...exchange(name), NODE_NO_WARNINGS: "1" }
      const [code] = (await once(spawn(process.execPath, [main, "profiles", "save", name], { env }), "exit")) as [
        number
      ]
      return code
    })
  )
  expect(codes).toEqual(names.map(() => 0))
  const { out } = await runCommand(["profiles", "list"], { environment: config() })
  expect(out.split("\n").toSorted()).toEqual(["", ...names.map((name) => expect.stringMatching(`^${name} `))])
  expect(await readdir(join(folder, "new"))).toEqual(["config.json"])
})

it.runIf(process.platform !== "win32").each([
  ["that exists", true],
  ["that does not exist yet", false]
])("the CLI saves a profile in the file %s behind a symbolic link and keeps the link", async (_, exists) => {
  const target = join(folder, "dotfiles/config.json")
  await mkdir(join(folder, "new"))
  await mkdir(join(folder, "dotfiles"))
  if (exists) await writeFile(target, '{"profiles": {}}', { mode: 0o600 })
  await symlink("../dotfiles/config.json", config().FIELDWORK_CONFIG)
  expect(await save("one")).toMatchObject({ code: 0, err: "", out: `saved in ${config().FIELDWORK_CONFIG}\n` })
  expect((await lstat(config().FIELDWORK_CONFIG)).isSymbolicLink()).toBe(true)
  expect(await readFile(target, "utf8")).toContain("key-of-one")
})

it.runIf(process.platform !== "win32").each(["../private/config.json", "sub/../../private/config.json"])(
  "the CLI reads back a profile that it saved through the dangling link %s in a folder that is a symbolic link",
  async (link) => {
    for (const name of ["dotfiles/fieldwork", "dotfiles/deep", "dotfiles/private", "private"])
      await mkdir(join(folder, name), { recursive: true })
    await symlink("dotfiles/fieldwork", join(folder, "new"))
    await symlink("../deep", join(folder, "dotfiles/fieldwork/sub"))
    await symlink(link, join(folder, "dotfiles/fieldwork/config.json"))
    expect(await save("one")).toMatchObject({ code: 0, err: "" })
    const { out } = await runCommand(["profiles", "list"], { environment: config() })
    expect(out).toMatch(/^one /)
    expect(await readFile(config().FIELDWORK_CONFIG, "utf8")).toContain("key-of-one")
  }
)

it("the CLI removes a lock that a killed command has left, and saves a profile", async () => {
  await save("one")
  const lock = `${config().FIELDWORK_CONFIG}.lock`
  for (const ageSeconds of [11, -3600]) {
    await writeFile(lock, "token of a killed command")
    const created = Date.now() / 1000 - ageSeconds
    await utimes(lock, created, created)
    expect(await save("two")).toMatchObject({ code: 0, err: "" })
    await expect(stat(lock)).rejects.toThrow("ENOENT")
  }
})

it("an interrupted CLI command that waits for the lock of another command changes neither the profiles nor the lock", async () => {
  await save("one")
  const lock = `${config().FIELDWORK_CONFIG}.lock`
  await writeFile(lock, "token of another command")
  const controller = new AbortController()
  const removing = runCommand(["profiles", "remove", "one"], { environment: config(), signal: controller.signal })
  controller.abort()
  expect(await removing).toMatchObject({ code: 130, err: "fieldwork: interrupted\n" })
  expect(await readFile(lock, "utf8")).toBe("token of another command")
  expect(await readFile(config().FIELDWORK_CONFIG, "utf8")).toContain("key-of-one")
})
