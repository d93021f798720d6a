/**
 * Hides secrets and respondent identifiers from the language model. The spec marks the properties that contain them.
 */
import type { Sensitivity } from "@fieldwork/specs/openapi"

export const hiddenText = "[hidden]"

export class Privacy {
  private readonly secrets = new Set<string>()
  private readonly names: ReadonlySet<string>

  /** `revealed` contains the names of the sensitive properties that the user has permitted the model to see. Secrets are never revealed. */
  constructor(sensitive: ReadonlyMap<string, Sensitivity>, revealed: ReadonlySet<string>) {
    this.names = new Set(
      [...sensitive].filter(([name, kind]) => kind === "secret" || !revealed.has(name)).map(([name]) => name)
    )
  }

  /** Adds a value that must not appear in any output, such as a key or a token. */
  addSecret(secret: string | undefined): void {
    if (secret === undefined || secret.length < 4) return
    this.secrets.add(secret)
    this.secrets.add(JSON.stringify(secret).slice(1, -1))
  }

  /** Whether the value of any of these properties is hidden. */
  hidesAny(names: ReadonlyArray<string>): boolean {
    return names.some((name) => this.names.has(name))
  }

  /** Returns a copy in which the values of sensitive properties are hidden. `null` and undefined values are kept. */
  hide(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.hide(each))
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const isEmpty = each === null || each === undefined
        return [name, this.names.has(name) && !isEmpty ? hiddenText : this.hide(each)]
      })
    )
  }

  /** Returns `text` with all secrets removed. */
  hideSecrets(text: string): string {
    let shown = text
    for (const secret of this.secrets) shown = shown.replaceAll(secret, hiddenText)
    return shown
  }
}
