/**
 * Computes the required contents of the code fences in a guide. `file="x.ts#region"` refers to a region of that program, `output="x.ts"` refers to
 * its output, and `reason="…"` explains why a fence is not checked. A fence without any of these attributes is an error.
 */
import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

export interface Fence {
  /**
   * ```` ```ts file="x.ts#region" ```` without the ticks.
   */
  readonly head: string
  readonly body: string
}

const pattern = /^```(\S[^\n]*)\n([\s\S]*?)^```$/gm

export const fencesOf = (markdown: string): ReadonlyArray<Fence> =>
  [...markdown.matchAll(pattern)].map(([, head = "", body = ""]) => ({ head, body }))

const attribute = (head: string, name: string): string | undefined => new RegExp(`${name}="([^"]+)"`).exec(head)?.[1]

/** Returns the lines between `// #region name` and `// #endregion name`. Without a name, returns the entire file. */
export const regionOf = (source: string, name: string | undefined, file: string): string => {
  if (name === undefined) return source
  const lines = source.split("\n")
  const begin = lines.indexOf(`// #region ${name}`)
  const end = lines.indexOf(`// #endregion ${name}`)
  if (begin < 0 || end < begin) throw new Error(`${file} has no region ${name}`)
  return `${lines.slice(begin + 1, end).join("\n")}\n`
}

/** Runs a program from the guides and returns its output. */
export const outputOf = async (folder: string, file: string): Promise<string> => {
  const { stdout } = await run(process.execPath, [file], { cwd: folder })
  return stdout
}

/** Returns the expected contents of a fence. Undefined if the fence states a reason why it is not checked. */
export const expected = async (folder: string, { head }: Fence): Promise<string | undefined> => {
  const [file, output, reason] = ["file", "output", "reason"].map((name) => attribute(head, name))
  if (output !== undefined) return outputOf(folder, output)
  if (file !== undefined) {
    const [path = "", region] = file.split("#")
    return regionOf(await readFile(join(folder, path), "utf8"), region, path)
  }
  if (reason !== undefined) return undefined
  throw new Error(`a fence has none of the attributes file, output and reason: ${head}`)
}

/** Returns the guide with the expected contents in every fence. */
export const synced = async (folder: string, markdown: string): Promise<string> => {
  const bodies: Array<string> = []
  for (const fence of fencesOf(markdown)) bodies.push((await expected(folder, fence)) ?? fence.body)
  let at = 0
  return markdown.replaceAll(pattern, (_, head: string) => `\`\`\`${head}\n${bodies[at++] ?? ""}\`\`\``)
}
