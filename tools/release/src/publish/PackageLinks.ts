/**
 * The links to the repository, which are written to the manifests just before packing. npm compares the repository link with the repository of the
 * workflow that publishes the package.
 *
 * The manifests in git do not contain the links, because a fork or a moved repository would otherwise publish wrong links or fail to publish.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

export interface PackageLinks {
  readonly repository: { readonly type: "git"; readonly url: string; readonly directory: string }
  readonly homepage: string
  readonly bugs: string
}

/** Returns the links of a package. `server` is the URL of the host, such as `https://github.com`, and `repository` is `owner/name`. */
export const packageLinksOf = (server: string, repository: string, directory: string): PackageLinks => ({
  repository: { type: "git", url: `git+${server}/${repository}.git`, directory },
  homepage: `${server}/${repository}/tree/main/${directory}#readme`,
  bugs: `${server}/${repository}/issues`
})

export const writePackageLinks = (root: string, directory: string, server: string, repository: string): void => {
  const file = join(root, directory, "package.json")
  const manifest: object = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...packageLinksOf(server, repository, directory) }, null, 2)}\n`)
}
