/**
 * Builds the site twice for the browser tests: at the root of a host, and under a base path that contains a version.
 */
import { execFileSync } from "node:child_process"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")
const astro = join(root, "node_modules/astro/bin/astro.mjs")

const build = (folder: string, url: string): void => {
  const env = { ...process.env, SITE_URL: url, ASTRO_TELEMETRY_DISABLED: "1" }
  execFileSync(process.execPath, [astro, "build", "--force", "--outDir", folder], { cwd: root, env, stdio: "inherit" })
}

build("dist", "")
build("dist-base", "https://team.example/fieldwork/v1.2.0/")
