/**
 * Callbacks of a sandbox, or one that is pasted: verified in this page, and refused as soon as a byte is changed.
 */
import { connect, type Connection } from "../try/messages.ts"
import type { Callback, CallbackReply, CallbackRequest } from "./callbacks.worker.ts"

type Runner = Connection<CallbackRequest, CallbackReply>

const open = (): Runner => connect(new Worker(new URL("./callbacks.worker.ts", import.meta.url), { type: "module" }))

const tenMinutes = 600_000

/** Of each stream, as many as fit without scrolling for long. */
const listed = 6

class Inspector extends HTMLElement {
  #runner: Runner | undefined
  #callbacks: ReadonlyArray<Callback> = []
  #selected = 0
  #lateBy = 0
  /** The number of the latest judgement: the result of an older one is dropped. */
  #judged = 0

  connectedCallback(): void {
    const on = (name: string, act: () => void) => this.#part(`[data-do=${name}]`).addEventListener("click", act)
    on("receive", () => void this.#receive(false))
    on("rotate", () => void this.#receive(true))
    on("tamper", () => this.#tamper())
    on("late", () => this.#change(() => (this.#lateBy += tenMinutes)))
    on("undo", () => this.#select(this.#selected))
    for (const field of this.querySelectorAll("textarea, input"))
      field.addEventListener("input", () => void this.#judge())
  }

  #part(selector: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`the inspector has no ${selector}`)
    return found
  }

  #field(name: string): HTMLTextAreaElement {
    return this.#part(`[name=${name}]`) as HTMLTextAreaElement
  }

  #say(words: string): void {
    this.#part(".fw-state").textContent = words
  }

  #change(act: () => void): void {
    act()
    void this.#judge()
  }

  async #receive(rotate: boolean): Promise<void> {
    this.#say(this.#runner === undefined ? "loading the sandbox" : "the clock moves")
    try {
      const heldKey = { id: this.#field("keyId").value, text: this.#field("publicKey").value }
      const reply = await (this.#runner ??= open()).ask({ minutes: 60, rotate })
      this.#callbacks = (["opportunities", "outcomes"] as const).flatMap((stream) =>
        reply.callbacks.filter((callback) => callback.stream === stream).slice(-listed)
      )
      // A receiver that has not fetched the new key still holds the old one, which signs beside it for an hour.
      const keepsOld = rotate && heldKey.id !== ""
      this.#field("keyId").value = keepsOld ? heldKey.id : reply.keyId
      this.#field("publicKey").value = keepsOld ? heldKey.text : reply.publicKey
      this.#say(`${reply.callbacks.length} callbacks by ${reply.now.slice(0, 16).replace("T", " ")}, virtual time`)
      this.#list()
      this.#select(this.#callbacks.length - 1)
    } catch (cause) {
      this.#runner = undefined
      this.#say(cause instanceof Error ? cause.message : String(cause))
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
    void this.#judge()
  }

  /** The first digit of the body becomes another one: an amount, an id. */
  #tamper(): void {
    const body = this.#field("body")
    this.#change(() => {
      body.value = body.value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
    })
  }

  async #judge(): Promise<void> {
    const number = ++this.#judged
    const keyId = this.#field("keyId").value.trim()
    const publicKey = this.#field("publicKey").value.trim()
    const { judge } = await import("./verdict.ts")
    const judged = await judge({
      signature: this.#field("signature").value.trim(),
      body: this.#field("body").value,
      keys: keyId === "" ? [] : [{ keyId, publicKey }],
      now: Date.now() + this.#lateBy
    })
    if (number !== this.#judged) return
    const verdict = this.#part(".fw-verdict")
    verdict.dataset["genuine"] = String(judged.isGenuine)
    verdict.textContent = judged.verdict
    this.#part(".fw-steps").replaceChildren(
      ...judged.steps.flatMap(([term, text]) => [
        Object.assign(document.createElement("dt"), { textContent: term }),
        Object.assign(document.createElement("dd"), { textContent: text })
      ])
    )
  }
}

export const define = (): void => {
  if (customElements.get("fw-inspector") === undefined) customElements.define("fw-inspector", Inspector)
}
