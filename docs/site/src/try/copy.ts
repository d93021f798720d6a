/**
 * Makes buttons copy the code that is shown next to them. `confirmationMillis` is the time in milliseconds for which a button shows the confirmation.
 */
const confirmationMillis = 1_500

export const copyFrom = (button: HTMLButtonElement, text: () => string): void => {
  button.addEventListener("click", () => {
    const copy = async () => {
      await navigator.clipboard.writeText(text())
      button.textContent = "Copied"
      setTimeout(() => (button.textContent = "Copy"), confirmationMillis)
    }
    copy().catch(() => (button.textContent = "Select and copy"))
  })
}
