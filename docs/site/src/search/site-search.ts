/**
 * The dialog of the search. Pagefind and its index are fetched when it is first opened, from this site.
 */
import { kindOf } from "./kind.ts"
import { type Pagefind, type Result, pagefind } from "./pagefind.ts"

const shown = 8

class SiteSearch extends HTMLElement {
  #engine: Promise<Pagefind> | undefined
  /** The number of the question that was asked last: an answer to an older one is dropped. */
  #asked = 0

  connectedCallback(): void {
    this.#part("button", HTMLButtonElement).addEventListener("click", () => this.#open())
    this.#input.addEventListener("input", () => void this.#ask(this.#input.value))
    this.#dialog.addEventListener("keydown", (event) => this.#walk(event))
    this.#dialog.addEventListener("click", ({ target }) => {
      if (target === this.#dialog) this.#dialog.close()
    })
    document.addEventListener("keydown", (event) => {
      const isShortcut = event.key === "k" && (event.ctrlKey || event.metaKey)
      const isSlash = event.key === "/" && !isTyping(event.target)
      if (!isShortcut && !isSlash) return
      event.preventDefault()
      this.#open()
    })
  }

  get #dialog(): HTMLDialogElement {
    return this.#part("dialog", HTMLDialogElement)
  }

  get #input(): HTMLInputElement {
    return this.#part("input", HTMLInputElement)
  }

  #part<Part extends HTMLElement>(selector: string, kind: abstract new () => Part): Part {
    const found = this.querySelector(selector)
    if (!(found instanceof kind)) throw new Error(`the search has no ${selector}`)
    return found
  }

  #open(): void {
    if (!this.#dialog.open) this.#dialog.showModal()
    this.#input.focus()
    this.#input.select()
    this.#engine ??= pagefind()
  }

  async #ask(words: string): Promise<void> {
    const number = ++this.#asked
    if (words.trim() === "") return this.#show("", [])
    try {
      const engine = await (this.#engine ??= pagefind())
      const { results } = await engine.search(words)
      if (number !== this.#asked) return
      const found = await Promise.all(results.slice(0, shown).map((result) => result.data()))
      if (number !== this.#asked) return
      const count = results.length === 1 ? "1 page" : `${results.length} pages`
      this.#show(results.length === 0 ? `Nothing is found for “${words}”.` : `${count} for “${words}”.`, found)
    } catch {
      this.#engine = undefined
      this.#show("The index could not be loaded.", [])
    }
  }

  #show(status: string, results: ReadonlyArray<Result>): void {
    this.#part('[role="status"]', HTMLParagraphElement).textContent = status
    this.#part("ul", HTMLUListElement).replaceChildren(...results.map(itemOf))
  }

  /** Arrows go through the results; Enter in the field follows the first. */
  #walk(event: KeyboardEvent): void {
    const links = [...this.querySelectorAll("li a")].filter((link) => link instanceof HTMLAnchorElement)
    const at = links.findIndex((link) => link === document.activeElement)
    if (event.key === "Enter" && at < 0 && document.activeElement === this.#input) {
      event.preventDefault()
      links[0]?.click()
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
    event.preventDefault()
    const next = links[event.key === "ArrowDown" ? at + 1 : at - 1]
    if (next !== undefined) next.focus()
    else if (event.key === "ArrowUp") this.#input.focus()
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const element = (tag: string, className: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { className, textContent: text })

const itemOf = ({ excerpt, meta, url }: Result): HTMLLIElement => {
  const link = Object.assign(document.createElement("a"), { href: url })
  const words = element("span", "fw-search-excerpt", "")
  // Pagefind escapes the text of the page and marks the words that were found.
  words.innerHTML = excerpt
  link.append(
    element("span", "fw-search-title", meta.title ?? url),
    element("span", "fw-search-kind", kindOf(url)),
    words
  )
  const item = document.createElement("li")
  item.append(link)
  return item
}

export const define = (): void => customElements.define("site-search", SiteSearch)
