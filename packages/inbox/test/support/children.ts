/** The processes that a test has started. They are killed when the test ends. */
import type { ChildProcess } from "node:child_process"

const children = new Set<ChildProcess>()

export const endWithTest = (child: ChildProcess): void => void children.add(child)

export const endChildren = (): void => {
  for (const child of children) child.kill("SIGKILL")
  children.clear()
}
