/**
 * The panel next to an operation. It contains tabs with samples, inputs that change the samples, and a Run button.
 */
import { highlight, type Language } from "../samples/highlight.ts"
import type { Input, SampleRoute } from "../samples/sample-route.ts"
import { writeSamples } from "../samples/samples.ts"
import { copyFrom } from "./copy.ts"
import { type FieldSpec, inputFrom } from "./fields.ts"
import type { Remote, RunResult } from "./protocol.ts"
import type { SandboxWorker } from "./sandbox-worker.ts"
import { makeTabs } from "./tabs.ts"
import { makeTarget, type Target } from "./target.ts"

interface Data {
  readonly route: SampleRoute
  readonly input: Input
  readonly fields: ReadonlyArray<FieldSpec>
}

class TryPanel extends HTMLElement {
  #data!: Data
  #target!: Target
  #worker: Promise<SandboxWorker> | undefined

  connectedCallback(): void {
    this.#data = JSON.parse(this.querySelector('script[type="application/json"]')?.textContent ?? "{}") as Data
    makeTabs(this.#find("[role=tablist]"), "fw-language")
    const [request, response] = this.querySelectorAll<HTMLButtonElement>(".fw-copy")
    if (request !== undefined)
      copyFrom(request, () => this.querySelector("[role=tabpanel]:not([hidden])")?.textContent ?? "")
    if (response !== undefined) copyFrom(response, () => this.#output.textContent)
    const form = this.#form
    this.#target = makeTarget(form, () => this.#showStatus("stale", "press Run"))
    form.addEventListener("input", () => this.#rewrite())
    form.addEventListener("submit", (event) => {
      event.preventDefault()
      void this.#run()
    })
    form.addEventListener("reset", (event) => {
      event.preventDefault()
      void this.#reset()
    })
  }

  #find(selector: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`the panel has no ${selector}`)
    return found
  }

  get #form(): HTMLFormElement {
    const form = this.#find("form")
    if (!(form instanceof HTMLFormElement)) throw new Error("the panel has no form")
    return form
  }

  get #output(): HTMLElement {
    return this.#find(".fw-response pre")
  }

  #showStatus(state: string, words: string, status?: string): void {
    this.#find(".fw-response").dataset["state"] = state
    const strong = Object.assign(document.createElement("b"), { textContent: status ?? "" })
    this.#find(".fw-state").replaceChildren(...(status === undefined ? [words] : [strong, ` ${words}`]))
  }

  /** Returns the input from the values of the fields. If a value cannot be parsed, shows a message next to the Run button and returns undefined. */
  #input(): Input | undefined {
    const { fields, input } = this.#data
    const values = new FormData(this.#form)
    const wrong = this.#find(".fw-input-error")
    try {
      const made = inputFrom(
        input,
        fields.map((field, index) => {
          const value = values.get(String(index))
          return [field, typeof value === "string" ? value : ""]
        })
      )
      wrong.textContent = ""
      return made
    } catch (cause) {
      wrong.textContent = cause instanceof Error ? cause.message : String(cause)
      return undefined
    }
  }

  #rewrite(): void {
    const input = this.#input()
    if (input === undefined) return
    for (const { code, label, language } of writeSamples(this.#data.route, input))
      this.#find(`#sample-${label} code`).innerHTML = highlight(code, language as Language)
    this.#showStatus("stale", "press Run")
  }

  async #sandbox(): Promise<SandboxWorker> {
    this.#worker ??= import("./sandbox-worker.ts").then(({ openWorker }) => openWorker(this.#data.route.api))
    return this.#worker
  }

  async #run(): Promise<void> {
    const input = this.#input()
    if (input === undefined) return
    const { route } = this.#data
    const remote = this.#target.remote()
    const place = remote === undefined ? "in this page" : remote.baseUrl
    if (this.#target.isRealWrite(route.method) && !confirm(`Send ${route.method} ${route.path} to ${place}?`)) return
    const code = writeSamples(route, input).find(({ label }) => label === "Promise")?.code ?? ""
    this.#showStatus("busy", this.#worker === undefined ? "loading the sandbox" : "running")
    try {
      const result = await (await this.#sandbox()).ask({ type: "run", code, ...(remote !== undefined && { remote }) })
      this.#show(result, place, remote)
    } catch (cause) {
      this.#fail(cause)
    }
    this.#find(".fw-reset").hidden = remote !== undefined
  }

  async #reset(): Promise<void> {
    this.#showStatus("busy", "resetting")
    try {
      await (await this.#sandbox()).ask({ type: "reset" })
      this.#showStatus("stale", "press Run")
    } catch (cause) {
      this.#fail(cause)
    }
  }

  /** Reports that a worker could not be loaded or started. The next run creates a new worker. */
  #fail(cause: unknown): void {
    this.#worker = undefined
    this.#print(cause instanceof Error ? cause.message : String(cause))
    this.#showStatus("failed", "could not run")
  }

  #print(text: string): void {
    this.#find(".fw-response code").innerHTML = highlight(text === "" ? "The program printed nothing." : text, "json")
  }

  async #picture(printed: ReadonlyArray<string>): Promise<void> {
    const place = this.#find(".fw-picture")
    const isLift = printed.length === 1 && printed[0]?.includes('"lift_percentage"') === true
    const picture = isLift ? (await import("./picture.ts")).pictureOf(printed) : undefined
    place.hidden = picture === undefined
    place.innerHTML = picture ?? ""
  }

  #show({ error, milliseconds, printed, requests }: RunResult, place: string, remote: Remote | undefined): void {
    const last = requests.at(-1)
    const unread =
      remote === undefined || last === undefined || last.status !== undefined
        ? []
        : [
            `\nThis page could not read a response from ${remote.baseUrl}. Check that the service is running and that it allows the origin ${location.origin} (option --cors of the sandbox).`
          ]
    void this.#picture(printed)
    this.#print([...printed, ...(error === undefined ? [] : [error]), ...unread].join("\n"))
    const time = `${Math.max(1, Math.round(milliseconds))} ms, ${place}`
    this.#showStatus(
      error === undefined ? "done" : "failed",
      time,
      last?.status === undefined ? undefined : String(last.status)
    )
  }
}

export const define = (): void => {
  if (customElements.get("fw-try") === undefined) customElements.define("fw-try", TryPanel)
}
