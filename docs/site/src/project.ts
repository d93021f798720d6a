/**
 * What the site says of the project itself: its version, and where it lives.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The build runs in the folder of the site. */
const root = join(process.cwd(), "../..")

const specs: { readonly version: string } = JSON.parse(readFileSync(join(root, "specs/package.json"), "utf8"))

/** `0.0.0` before the first release. */
export const version = specs.version === "0.0.0" ? "unreleased" : `v${specs.version}`

const { GITHUB_REPOSITORY: repository } = process.env

/** Known where the site is deployed from; undefined elsewhere. */
export const repositoryUrl = repository === undefined ? undefined : `https://github.com/${repository}`

export const npmUrl = "https://www.npmjs.com/package/@fieldwork/sandbox"
