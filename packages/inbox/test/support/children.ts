/** Processes that a test has started, which are killed when it ends. */
import type { ChildProcess } from "node:child_process"

const children = new Set<ChildProcess>()

export const endWithTest = (child: ChildProcess): void => void children.add(child)

export const endChildren = (): void => {
  for (const child of children) child.kill("SIGKILL")
  children.clear()
}
