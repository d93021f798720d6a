/**
 * The version and the repository of the project.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The root of the repository. The build runs in the site's folder. */
const root = join(process.cwd(), "../..")

const specs: { readonly version: string } = JSON.parse(readFileSync(join(root, "specs/package.json"), "utf8"))

/** The version of the project. Before the first release, the package version is `0.0.0`. */
export const version = specs.version === "0.0.0" ? "unreleased" : `v${specs.version}`

const { GITHUB_REPOSITORY: repository } = process.env

/** The URL of the repository. Undefined if the `GITHUB_REPOSITORY` environment variable is not set. */
export const repositoryUrl = repository === undefined ? undefined : `https://github.com/${repository}`

export const npmUrl = "https://www.npmjs.com/package/@fieldwork/sandbox"
