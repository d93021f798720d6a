/**
 * A custom element that verifies callbacks from a sandbox, or a pasted callback, in the page. If a single byte is changed, the callback is rejected.
 */
import { connect, type Connection } from "../try/messages.ts"
import type { Callback, CallbackReply, CallbackRequest } from "./callbacks.worker.ts"

type Runner = Connection<CallbackRequest, CallbackReply>

const open = (): Runner => connect(new Worker(new URL("./callbacks.worker.ts", import.meta.url), { type: "module" }))

const tenMinutes = 600_000

/** The maximum number of callbacks listed for each stream. It is small so that users do not have to scroll far. */
const listed = 6

class Inspector extends HTMLElement {
  #runner: Runner | undefined
  #callbacks: ReadonlyArray<Callback> = []
  #selected = 0
  #lateBy = 0
  /** The sequence number of the most recent inspection. The results of earlier inspections are discarded. */
  #latest = 0

  connectedCallback(): void {
    const on = (name: string, act: () => void) => this.#part(`[data-do=${name}]`).addEventListener("click", act)
    on("receive", () => void this.#receive(false))
    on("rotate", () => void this.#receive(true))
    on("tamper", () => this.#tamper())
    on("late", () => this.#change(() => (this.#lateBy += tenMinutes)))
    on("undo", () => this.#select(this.#selected))
    for (const field of this.querySelectorAll("textarea, input"))
      field.addEventListener("input", () => void this.#inspect())
  }

  #part(selector: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`the inspector has no ${selector}`)
    return found
  }

  #field(name: string): HTMLTextAreaElement {
    return this.#part(`[name=${name}]`) as HTMLTextAreaElement
  }

  #showStatus(words: string): void {
    this.#part(".fw-state").textContent = words
  }

  #change(act: () => void): void {
    act()
    void this.#inspect()
  }

  async #receive(rotate: boolean): Promise<void> {
    this.#showStatus(this.#runner === undefined ? "loading the sandbox" : "advancing the clock")
    try {
      const heldKey = { id: this.#field("keyId").value, text: this.#field("publicKey").value }
      const reply = await (this.#runner ??= open()).ask({ minutes: 60, rotate })
      this.#callbacks = (["opportunities", "outcomes"] as const).flatMap((stream) =>
        reply.callbacks.filter((callback) => callback.stream === stream).slice(-listed)
      )
      // Simulates a receiver that has not fetched the new key yet. For an hour, the old key remains valid alongside the new key.
      const keepsOld = rotate && heldKey.id !== ""
      this.#field("keyId").value = keepsOld ? heldKey.id : reply.keyId
      this.#field("publicKey").value = keepsOld ? heldKey.text : reply.publicKey
      this.#showStatus(
        `${reply.callbacks.length} callbacks by ${reply.now.slice(0, 16).replace("T", " ")}, virtual time`
      )
      this.#list()
      this.#select(this.#callbacks.length - 1)
    } catch (cause) {
      this.#runner = undefined
      this.#showStatus(cause instanceof Error ? cause.message : String(cause))
    }
  }

  #list(): void {
    this.#part(".fw-callbacks").replaceChildren(
      ...this.#callbacks.map(({ body, stream }, index) => {
        const button = Object.assign(document.createElement("button"), { type: "button" })
        button.textContent = `${stream}, ${body.length.toLocaleString("en")} bytes`
        button.addEventListener("click", () => this.#select(index))
        const item = document.createElement("li")
        item.append(button)
        return item
      })
    )
  }

  #select(index: number): void {
    const callback = this.#callbacks[index]
    this.#selected = index
    this.#lateBy = 0
    for (const [at, button] of this.querySelectorAll(".fw-callbacks button").entries())
      button.setAttribute("aria-pressed", String(at === index))
    if (callback !== undefined) {
      this.#field("signature").value = callback.signature
      this.#field("body").value = callback.body
    }
    void this.#inspect()
  }

  /** Changes the last digit in the body, which may be part of an amount or an id. */
  #tamper(): void {
    const body = this.#field("body")
    this.#change(() => {
      body.value = body.value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
    })
  }

  async #inspect(): Promise<void> {
    const number = ++this.#latest
    const keyId = this.#field("keyId").value.trim()
    const publicKey = this.#field("publicKey").value.trim()
    const { inspectSignature } = await import("./inspect-signature.ts")
    const report = await inspectSignature({
      signature: this.#field("signature").value.trim(),
      body: this.#field("body").value,
      keys: keyId === "" ? [] : [{ keyId, publicKey }],
      now: Date.now() + this.#lateBy
    })
    if (number !== this.#latest) return
    const verdict = this.#part(".fw-verdict")
    verdict.dataset["genuine"] = String(report.isGenuine)
    verdict.textContent = report.verdict
    this.#part(".fw-steps").replaceChildren(
      ...report.steps.flatMap(([term, text]) => [
        Object.assign(document.createElement("dt"), { textContent: term }),
        Object.assign(document.createElement("dd"), { textContent: text })
      ])
    )
  }
}

export const define = (): void => {
  if (customElements.get("fw-inspector") === undefined) customElements.define("fw-inspector", Inspector)
}
