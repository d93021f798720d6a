/**
 * The search dialog. The search code and the records are fetched when the dialog is first opened.
 */
import { excerpt } from "./excerpt.ts"
import { kindOf } from "./kind.ts"
import type { Found, Search } from "./search.ts"

const loadSearch = async (base: string): Promise<Search> => (await import("./load.ts")).loadSearch(base)

const shown = 8

class SiteSearch extends HTMLElement {
  #engine: Promise<Search> | undefined
  /** The sequence number of the latest query. The results of earlier queries are discarded. */
  #latestQuery = 0

  connectedCallback(): void {
    this.#part("button", HTMLButtonElement).addEventListener("click", () => this.#open())
    this.#input.addEventListener("input", () => void this.#search(this.#input.value))
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

  /** The base path of the site, which is prepended to the URLs in search records. */
  get #base(): string {
    return this.dataset["base"] ?? ""
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
    this.#engine ??= loadSearch(this.#base)
  }

  async #search(words: string): Promise<void> {
    const number = ++this.#latestQuery
    if (words.trim() === "") return this.#show("", [])
    try {
      const search = await (this.#engine ??= loadSearch(this.#base))
      if (number !== this.#latestQuery) return
      const results = search(words)
      const found = results.slice(0, shown)
      const count = results.length === 1 ? "1 page" : `${results.length} pages`
      this.#show(results.length === 0 ? `No page found for “${words}”.` : `${count} for “${words}”.`, found)
    } catch {
      this.#engine = undefined
      this.#show("The index could not be loaded.", [])
    }
  }

  #show(status: string, results: ReadonlyArray<Found>): void {
    this.#part('[role="status"]', HTMLParagraphElement).textContent = status
    this.#part("ul", HTMLUListElement).replaceChildren(...results.map((found) => itemOf(found, this.#base)))
  }

  /** Handles keyboard navigation. The arrow keys move through the results, and Enter in the search field opens the first result. */
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

const itemOf = ({ record, terms }: Found, base: string): HTMLLIElement => {
  const link = Object.assign(document.createElement("a"), { href: `${base}${record.href}` })
  const words = element("span", "fw-search-excerpt", "")
  words.append(...excerpt(record, terms).map(({ marked, text }) => (marked ? element("mark", "", text) : text)))
  link.append(
    element("span", "fw-search-title", record.title),
    element("span", "fw-search-kind", kindOf(record.href)),
    words
  )
  const item = document.createElement("li")
  item.append(link)
  return item
}

export const define = (): void => customElements.define("site-search", SiteSearch)
