/**
 * Copy buttons for the code that is visible next to them.
 */
const said = 1_500

export const copyFrom = (button: HTMLButtonElement, text: () => string): void => {
  button.addEventListener("click", () => {
    const copy = async () => {
      await navigator.clipboard.writeText(text())
      button.textContent = "Copied"
      setTimeout(() => (button.textContent = "Copy"), said)
    }
    copy().catch(() => (button.textContent = "Select and copy"))
  })
}
