/**
 * Makes the copy buttons of code panels work.
 */
import { copyFrom } from "./copy.ts"

class CodePanel extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>(".fw-copy")
    if (button !== null) copyFrom(button, () => this.querySelector("pre:not([hidden])")?.textContent ?? "")
  }
}

export const define = (): void => {
  if (customElements.get("fw-code") === undefined) customElements.define("fw-code", CodePanel)
}
