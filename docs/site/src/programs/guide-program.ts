/**
 * The panel below the output of a guide's program. It shows the complete program, which readers can edit and run.
 */
import { copyFrom } from "../try/copy.ts"
import { connect, type Connection } from "../try/messages.ts"
import type { ProgramRequest, ProgramResult } from "./run-guide.ts"

type Runner = Connection<ProgramRequest, ProgramResult>

const open = (): Runner => connect(new Worker(new URL("./guide.worker.ts", import.meta.url), { type: "module" }))

class GuideProgram extends HTMLElement {
  #runner: Runner | undefined
  #isRunning = false

  connectedCallback(): void {
    const editor = this.#part("textarea") as HTMLTextAreaElement
    const files = JSON.parse(this.dataset["files"] ?? "{}") as ProgramRequest["files"]
    const compiled = JSON.parse(this.dataset["compiled"] ?? "{}") as ProgramRequest["compiled"]
    const code = editor.defaultValue
    const reset = this.#part(".fw-reset")
    copyFrom(this.#part(".fw-copy") as HTMLButtonElement, () => editor.value)
    editor.addEventListener("input", () => {
      reset.hidden = editor.value === code
      this.#showStatus("stale", "press Run")
    })
    editor.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
        void this.#run({ code: editor.value, files, compiled })
    })
    reset.addEventListener("click", () => {
      editor.value = code
      reset.hidden = true
      this.#showStatus("stale", "press Run")
    })
    this.#button.addEventListener("click", () => {
      if (this.#isRunning) this.#stop()
      else void this.#run({ code: editor.value, files, compiled })
    })
  }

  #part(selector: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`the panel has no ${selector}`)
    return found
  }

  get #button(): HTMLElement {
    return this.#part(".fw-run")
  }

  #showStatus(state: string, words: string): void {
    this.dataset["state"] = state
    this.#part(".fw-state").textContent = words
  }

  #stop(): void {
    this.#runner?.close()
    this.#runner = undefined
  }

  async #run(request: ProgramRequest): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    this.#button.textContent = "Stop"
    this.#showStatus("busy", this.#runner === undefined ? "loading the sandbox" : "running")
    try {
      const { error, milliseconds, printed } = await (this.#runner ??= open()).ask(request)
      this.#print([...printed, ...(error === undefined ? [] : [error])])
      const time = `${Math.max(1, Math.round(milliseconds))} ms, in this page`
      this.#showStatus(error === undefined ? "done" : "failed", error === undefined ? time : `failed after ${time}`)
    } catch (cause) {
      this.#runner = undefined
      this.#print([cause instanceof Error ? cause.message : String(cause)])
      this.#showStatus("failed", "stopped")
    }
    this.#isRunning = false
    this.#button.textContent = "Run in this page"
  }

  #print(lines: ReadonlyArray<string>): void {
    const output = this.#part(".fw-output")
    output.hidden = false
    this.#part(".fw-output code").textContent = lines.length === 0 ? "The program printed nothing." : lines.join("\n")
  }
}

export const define = (): void => {
  if (customElements.get("fw-program") === undefined) customElements.define("fw-program", GuideProgram)
}
