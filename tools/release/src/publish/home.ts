/**
 * Where the sources live, written into the manifests just before they are packed for npm, which compares it with the workflow that publishes.
 *
 * It stands in no manifest in git: a fork or a moved repository would publish under another's name, or not at all.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

export interface Home {
  readonly repository: { readonly type: "git"; readonly url: string; readonly directory: string }
  readonly homepage: string
  readonly bugs: string
}

/** `server` is `https://github.com`, `repository` is `owner/name`. */
export const homeOf = (server: string, repository: string, directory: string): Home => ({
  repository: { type: "git", url: `git+${server}/${repository}.git`, directory },
  homepage: `${server}/${repository}/tree/main/${directory}#readme`,
  bugs: `${server}/${repository}/issues`
})

export const writeHome = (root: string, directory: string, server: string, repository: string): void => {
  const file = join(root, directory, "package.json")
  const manifest: object = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...homeOf(server, repository, directory) }, null, 2)}\n`)
}
