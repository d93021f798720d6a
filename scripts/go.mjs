/**
 * Runs a task on a machine that may have only npm: `node scripts/go.mjs TASK [ARGUMENT …]`.
 *
 * If Node is older than the workspace requires, or if pnpm is missing or too old, the script restarts itself with suitable versions. npm downloads
 * them from its registry for this command and caches them. The script then installs the dependencies from the lockfile and runs the root script
 * `task:TASK`. The script has no dependencies and runs on Node 18 or later.
 */
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const need = { node: [24, 18], pnpm: 12 }
const fetched = { node: "24.21.0", pnpm: "12.21.0" }
const root = fileURLToPath(new URL("..", import.meta.url))
const [task = "", ...rest] = process.argv.slice(2)

const windows = process.platform === "win32"
const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", shell: windows, ...options })
const exit = (status) => process.exit(status ?? 1)
const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const tasks = Object.keys(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).scripts)
  .filter((name) => name.startsWith("task:"))
  .map((name) => name.slice(5))
if (!tasks.includes(task)) fail(`go: unknown task "${task}"; pass one of ${tasks.join(", ")}`)

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
const nodeFits = major > need.node[0] || (major === need.node[0] && minor >= need.node[1])
const pnpm = run("pnpm", ["--version"], { stdio: "pipe", encoding: "utf8" })
const pnpmFits = pnpm.status === 0 && Number.parseInt(pnpm.stdout, 10) >= need.pnpm

if (!nodeFits || !pnpmFits) {
  const missing = [...(nodeFits ? [] : [`node@${fetched.node}`]), ...(pnpmFits ? [] : [`pnpm@${fetched.pnpm}`])]
  if (process.env.FIELDWORK_GO !== undefined || (!nodeFits && process.platform === "darwin")) {
    fail(
      `This needs Node ${need.node.join(".")} or newer (found ${process.versions.node}) and pnpm ${need.pnpm}. Install Node 24 from your package manager, then run the same command again.`
    )
  }
  const packages = missing.map((name) => `--package=${name}`)
  const again = run("npm", ["exec", "--yes", ...packages, "--", "node", "scripts/go.mjs", task, ...rest], {
    env: { ...process.env, FIELDWORK_GO: "again" }
  })
  if (again.error !== undefined) fail(`npm could not be started: ${again.error.message}`)
  exit(again.status)
}

process.env.TURBO_TELEMETRY_DISABLED = "1"
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = "true"
process.env.REDOCLY_TELEMETRY = "off"

/** The demos are the first tasks that new users run. To save time, only the packages that the demos need are installed for these tasks. */
const scope = task === "demo" || task === "supplier" ? ["--filter", "@fieldwork/examples..."] : []
const install = run("pnpm", ["install", "--frozen-lockfile", "--silent", ...scope])
if (install.status !== 0) fail(`pnpm install failed (exit code ${install.status}); see above.`)
exit(run("pnpm", ["run", "--silent", `task:${task}`, ...rest]).status)
