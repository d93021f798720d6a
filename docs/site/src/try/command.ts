/**
 * The command on the landing page, with a tab for each package manager.
 */
import { copyFrom } from "./copy.ts"
import { makeTabs } from "./tabs.ts"

class Command extends HTMLElement {
  connectedCallback(): void {
    const list = this.querySelector<HTMLElement>("[role=tablist]")
    if (list !== null) makeTabs(list, "fw-package-manager")
    const button = this.querySelector<HTMLButtonElement>(".fw-copy")
    if (button !== null) copyFrom(button, () => this.querySelector("pre:not([hidden])")?.textContent ?? "")
  }
}

export const define = (): void => {
  if (customElements.get("fw-command") === undefined) customElements.define("fw-command", Command)
}
