/**
 * Tests bodies that cannot be read or sent: files of all kinds, standard input, and malformed JSON.
 */
import { mkdtemp, rm, symlink, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"
import { testRefusals } from "./refusals.ts"

let folder = ""
const inFolder = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fieldwork-cli-"))
  await writeFile(inFolder("broken.json"), '{"SurveyName": "Evening')
  await writeFile(inFolder("latin.json"), Buffer.from([0x22, 0xe9, 0x22]))
  await writeFile(inFolder("huge.json"), "")
  await truncate(inFolder("huge.json"), 3 * 1024 * 1024 * 1024)
  await symlink(inFolder("loop.json"), inFolder("loop.json"))
})

afterAll(() => rm(folder, { recursive: true }))

testRefusals([
  {
    name: "malformed JSON as a body",
    args: () => ["surveys", "create", "--data", "{name:"],
    code: 2,
    line: /--data is not JSON: /
  },
  {
    name: "a body file with malformed JSON",
    args: () => ["surveys", "create", "--data", `@${inFolder("broken.json")}`],
    code: 2,
    line: /--data is not JSON: /
  },
  {
    name: "a missing body file",
    args: () => ["surveys", "create", "--data", "@no-such.json"],
    code: 2,
    line: /--data: "no-such\.json" does not exist$/
  },
  ...["__proto__", "constructor", "hasOwnProperty"].map((member) => ({
    name: `a body with a member named ${member}`,
    args: () => ["surveys", "create", "--data", `{"${member}":{"a":1}}`, "--sandbox"],
    code: 2,
    line: new RegExp(`^fieldwork: createSurvey: not sent: .*${member}: is not in the spec`)
  })),
  {
    name: "a folder as a body file",
    args: () => ["surveys", "create", "--data", `@${folder}`],
    code: 2,
    line: /is a folder$/
  },
  {
    name: "a symbolic link loop as a body file",
    args: () => ["surveys", "create", "--data", `@${inFolder("loop.json")}`],
    code: 2,
    line: /is a loop of symbolic links$/
  },
  {
    name: "a body file of three gigabytes",
    args: () => ["surveys", "create", "--data", `@${inFolder("huge.json")}`],
    code: 2,
    line: /is larger than the limit of 64 MiB/
  },
  {
    name: "a body file that is not UTF-8",
    args: () => ["surveys", "create", "--data", `@${inFolder("latin.json")}`],
    code: 2,
    line: /--data: the content is not UTF-8$/
  },
  {
    name: "an empty body on standard input",
    args: () => ["surveys", "create", "--data", "-"],
    code: 2,
    line: /--data is empty: expected JSON$/
  },
  {
    name: "a body for an operation that takes none",
    args: () => ["campaigns", "list", "--data", "{}"],
    code: 2,
    line: /--data is not allowed: this operation has no request body$/
  }
])
