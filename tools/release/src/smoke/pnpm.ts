/**
 * Tests a project installed with pnpm, whose `node_modules` contains only packages that are listed in its manifest. Types from each API must compile
 * there, and our packages that are not listed must not be importable.
 */
import { execFile } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Tarball } from "../pack/pack.ts"
import { compilerOf, versionOf } from "./install.ts"
import { execute, head } from "./run.ts"

const named = ["@fieldwork/brand-lift", "@fieldwork/exchange"]

const program = `import type { Campaign, CampaignDraft } from "@fieldwork/brand-lift"
import type { Campaign as PromiseCampaign } from "@fieldwork/brand-lift/promise"
import type { Survey } from "@fieldwork/exchange"
import type { Survey as PromiseSurvey } from "@fieldwork/exchange/promise"
// @ts-expect-error: the project does not name this package
import type { operations } from "@fieldwork/exchange-client"

export const nameOf = ({ campaign_name }: Campaign): string | undefined => campaign_name
export const same = (campaign: Campaign): PromiseCampaign => campaign
export const draftName = ({ campaign_name }: CampaignDraft): string => campaign_name
export const survey = (given: Survey): PromiseSurvey => given
// @ts-expect-error: a campaign has no such member
export const wrong = ({ campaign_nam }: Campaign) => campaign_nam
export type Unused = operations
`

const compilers = ["--module nodenext", "--module esnext --moduleResolution bundler"]
const flags = "--strict --target es2024 --lib es2024,dom --skipLibCheck --noEmit"

/** Returns the failures; empty if the project can be installed and compiled. */
export const testWithPnpm = async (
  folder: string,
  tarballs: ReadonlyArray<Tarball>
): Promise<ReadonlyArray<string>> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = Object.fromEntries(tarballs.map(({ file, manifest }) => [manifest.name, `file:${file}`]))
  const dependencies = {
    ...Object.fromEntries(named.map((name) => [name, files[name]])),
    effect: versionOf("effect"),
    typescript: versionOf("typescript")
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }, null, 2))
  // Overrides are needed because our packages are not on the registry when this runs.
  const overrides = Object.entries(files).map(([name, file]) => `  "${name}": "${file}"\n`)
  writeFileSync(join(folder, "pnpm-workspace.yaml"), `nodeLinker: isolated\noverrides:\n${overrides.join("")}`)
  await promisify(execFile)("pnpm", ["install", "--prefer-offline", "--ignore-scripts", "--reporter=silent"], {
    cwd: folder
  })
  writeFileSync(join(folder, "app.ts"), program)
  const failed: Array<string> = []
  for (const compiler of compilers) {
    const command = [
      process.execPath,
      compilerOf(folder),
      "--ignoreConfig",
      ...`${flags} ${compiler} app.ts`.split(" ")
    ]
    const { ok, output } = await execute(folder, command)
    if (!ok) failed.push(`does not compile with ${compiler}:\n${head(output)}`)
  }
  return failed
}
