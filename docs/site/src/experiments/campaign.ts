/**
 * A custom element that shows a campaign with a slider for its clock. The lift plot follows the slider.
 */
import { connect, type Connection } from "../try/messages.ts"
import { lastDay, type DayResult, type StudyOptions } from "./study.ts"
import type { StudyRequest } from "./study.worker.ts"
import { wordsOf } from "./study-words.ts"

type Runner = Connection<StudyRequest, ReadonlyArray<DayResult>>

const open = (): Runner => connect(new Worker(new URL("./study.worker.ts", import.meta.url), { type: "module" }))

/** The time for which the animation shows each day, in milliseconds. */
const beat = 60

class Campaign extends HTMLElement {
  #runner: Runner | undefined
  #results: ReadonlyArray<DayResult> = []
  #begin = true
  #isMoving = false
  #isPlaying = false

  connectedCallback(): void {
    this.#slider.addEventListener("input", () => {
      this.#isPlaying = false
      void this.#move()
    })
    for (const input of this.querySelectorAll<HTMLInputElement>("input[type=number]"))
      input.addEventListener("change", () => {
        if (!input.reportValidity()) return
        this.#begin = true
        void this.#move()
      })
    this.#part(".fw-play").addEventListener("click", () => void this.#play())
  }

  #part(selector: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`the campaign has no ${selector}`)
    return found
  }

  get #slider(): HTMLInputElement {
    return this.#part("[name=day]") as HTMLInputElement
  }

  get #day(): number {
    return Number(this.#slider.value)
  }

  #options(): StudyOptions {
    const value = (name: string) => Number((this.#part(`[name=${name}]`) as HTMLInputElement).value)
    return { points: value("points"), respondents: value("respondents"), seed: value("seed") }
  }

  /** Advances the sandbox to the selected day. If the slider moves during the advance, the sandbox is then advanced to the new day. */
  async #move(): Promise<void> {
    this.#show()
    if (this.#isMoving) return
    this.#isMoving = true
    try {
      while (this.#begin || this.#results.length < this.#day) {
        const begin = this.#begin
        this.#begin = false
        const state = this.#runner === undefined ? "loading the sandbox" : "the clock moves"
        this.#showStatus(state)
        this.#results = await (this.#runner ??= open()).ask({ ...this.#options(), begin, day: this.#day })
        this.#showStatus("in this page")
        this.#show()
      }
    } catch (cause) {
      this.#runner = undefined
      this.#begin = true
      this.#isPlaying = false
      this.#showStatus(cause instanceof Error ? cause.message : String(cause))
    }
    this.#isMoving = false
  }

  async #play(): Promise<void> {
    if (this.#isPlaying) {
      this.#isPlaying = false
      return
    }
    this.#isPlaying = true
    this.#part(".fw-play").textContent = "Pause"
    if (this.#day >= lastDay) this.#slider.value = "0"
    while (this.#isPlaying && this.#day < lastDay) {
      this.#slider.value = String(this.#day + 1)
      await this.#move()
      await new Promise((resolve) => setTimeout(resolve, beat))
    }
    this.#isPlaying = false
    this.#part(".fw-play").textContent = "Play"
  }

  #showStatus(words: string): void {
    this.#part(".fw-state").textContent = words
  }

  #show(): void {
    const words = wordsOf(this.#results, this.#day, this.#options())
    const plot = this.#part(".fw-campaign-plot")
    const isNarrow = plot.clientWidth < 560
    plot.innerHTML = isNarrow ? words.svg(350, 260) : words.svg(720, 320)
    this.#part(".fw-big b").textContent = words.figure
    this.#part(".fw-interval").textContent = words.interval
    this.#part(".fw-summary").textContent = words.summary
    this.#slider.setAttribute(
      "aria-valuetext",
      `day ${this.#day} of ${lastDay}, ${words.figure} points, ${words.interval}`
    )
  }
}

export const define = (): void => {
  if (customElements.get("fw-campaign") === undefined) customElements.define("fw-campaign", Campaign)
}
