/**
 * Creates the links for editing the source of a page.
 */
import { existsSync } from "node:fs"
import { posix } from "node:path"
import { repositoryUrl } from "./project.ts"

/**
 * Returns the URL for editing a page. Undefined if the page is generated or the repository is not known. `file` is relative to the site's folder.
 */
export const editHref = (
  file: string | undefined,
  repository: string | undefined = repositoryUrl
): string | undefined =>
  file === undefined || repository === undefined || !existsSync(file)
    ? undefined
    : `${repository}/edit/main/${posix.join("docs/site", file)}`
