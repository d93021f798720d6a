/**
 * Selects the service to which a page sends its requests: the in-page sandbox, a sandbox on this machine, or a service at any URL.
 *
 * The selection and the credentials are stored only for the current browser tab.
 */
import type { Remote } from "./protocol.ts"

type Kind = "page" | "local" | "url"

const key = "fw-target"

const named = {
  page: "the sandbox in this page",
  local: "a sandbox on this machine"
} as const

const read = (): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Readonly<Record<string, string>>
  } catch {
    return {}
  }
}

const write = (values: Readonly<Record<string, string>>): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(), ...values }))
  } catch {
    // The browser blocks storage. The selection is not stored, and the in-page sandbox is selected on the next page.
  }
}

export interface Target {
  /** Returns the selected remote service, or undefined for the in-page sandbox. */
  readonly remote: () => Remote | undefined
  /** Returns whether a request with this method could change data outside this machine. */
  readonly isRealWrite: (method: string) => boolean
}

const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

/** Creates the target, the service that the reader selects in `form`. `changed` is called after each change in the form. */
export const makeTarget = (form: HTMLFormElement, changed: () => void): Target => {
  const area = form.querySelector<HTMLElement>(".fw-target")
  const select = form.querySelector<HTMLSelectElement>("[name=target]")
  const remoteFields = form.querySelector<HTMLFieldSetElement>(".fw-remote")
  if (area === null || select === null || remoteFields === null) throw new Error("the form has no target")
  const inputs = [...remoteFields.querySelectorAll("input")]
  const kind = () => select.value as Kind
  const valueOf = (name: string) => (inputs.find((input) => input.name === name)?.value ?? "").trim().replace(/\/$/, "")
  const show = () => {
    const isRemote = kind() !== "page"
    remoteFields.hidden = !isRemote
    remoteFields.disabled = !isRemote
    for (const hint of remoteFields.querySelectorAll<HTMLElement>("[data-hint]"))
      hint.hidden = hint.dataset["hint"] !== kind()
    const words = area.querySelector("summary b")
    const place = kind()
    if (words !== null) words.textContent = place === "url" ? valueOf("baseUrl") : named[place]
  }
  const saved = read()
  if (saved["target"] !== undefined) select.value = saved["target"]
  for (const input of inputs) input.value = saved[input.name] ?? input.value
  for (const origin of remoteFields.querySelectorAll(".fw-origin-of-page")) origin.textContent = location.origin
  area.addEventListener("input", (event) => {
    event.stopPropagation()
    write({ target: kind(), ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])) })
    show()
    changed()
  })
  show()
  return {
    remote: () =>
      kind() === "page"
        ? undefined
        : {
            baseUrl: valueOf("baseUrl"),
            authUrl: valueOf("authUrl"),
            clientId: valueOf("clientId"),
            clientSecret: valueOf("clientSecret"),
            audience: valueOf("audience"),
            apiKey: valueOf("apiKey")
          },
    isRealWrite: (method) => kind() === "url" && method !== "GET" && !isLoopback(valueOf("baseUrl"))
  }
}
