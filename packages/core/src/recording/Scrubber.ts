/**
 * Removes secrets and personal identifiers from a recorded session.
 *
 * A value is recognised as sensitive by the name of its property, parameter or CSV column, and is then removed wherever it occurs, such as in a path,
 * a message or a later response. Equal values have the same placeholder, so a replayed session is as consistent as the recorded one.
 */
import { isMarked, isSensitive } from "./isSensitive.ts"
import { mapCsv } from "./mapCsv.ts"
import { minLength, RemovedValues } from "./RemovedValues.ts"
import { pathOf, placeholder, urlPlaceholder } from "./Session.ts"

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const email = /[\w.+-]+@[\w-]+\.[\w.-]+/g
const ip = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g

export class Scrubber {
  private readonly removed = new RemovedValues()
  private readonly counts = new Map<string, number>()
  private readonly names: ReadonlyArray<string>

  /** Creates a scrubber. `names` lists additional properties whose values are removed. */
  constructor(names: ReadonlyArray<string>) {
    this.names = names.map((name) => name.toLowerCase())
  }

  private isRemoved(name: string): boolean {
    return isSensitive(name) || this.names.includes(name.toLowerCase())
  }

  /** Returns the name that decides whether a member is sensitive. All members of a sensitive object are sensitive, whatever their names are. */
  private memberName(parent: string, name: string): string {
    const isWhole = isMarked(parent) || this.names.includes(parent.toLowerCase())
    return isWhole && !this.isRemoved(name) ? parent : name
  }

  /** Returns the placeholder for a value, and creates the placeholder if the value is new. `url` is the value as a URL, if it is one. */
  private remove(name: string, value: string, url = urlOf(value)): string {
    const kind = name.toLowerCase().replace(/[^a-z]+/g, "_")
    const found = this.removed.placeholderOf(value)
    if (found !== undefined) return found
    const number = (this.counts.get(kind) ?? 0) + 1
    this.counts.set(kind, number)
    const made = url === undefined ? placeholder(kind, number) : urlPlaceholder(kind, number)
    this.removed.add(value, made)
    if (url === undefined) return made
    this.removed.add(url, made)
    // Error pages often contain the path and the query without the host. A path without a query occurs in other URLs too.
    if (url.includes("?")) this.removed.add(pathOf(url), made)
    return made
  }

  /**
   * Returns the placeholder for the target of a redirect, which the `Location` header contains as `written`. The path of a request to the target is
   * then recorded as the path of the placeholder.
   */
  removeTarget({ href }: URL, written: string): string {
    const made = this.remove("redirect", href, urlOf(href) ?? href)
    if (/[/?]/.test(written)) this.removed.add(written, made)
    return made
  }

  /** Returns the placeholder of a URL, or undefined if the URL is not removed. */
  private placeholderOf(url: string): string | undefined {
    return this.removed.placeholderOf(urlOf(url) ?? url)
  }

  /** Returns whether the URL is removed, so that the target of a redirect from it must be removed too. */
  isRemovedUrl(url: string): boolean {
    return this.placeholderOf(url) !== undefined
  }

  /** Finds the secrets and personal identifiers in `value`, and records them for removal. */
  learn(value: unknown, name = ""): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, name)
    else if (isObject(value)) {
      for (const [key, member] of Object.entries(value)) this.learn(member, this.memberName(name, key))
    } else if ((typeof value === "string" || typeof value === "number") && value !== "" && this.isRemoved(name)) {
      this.remove(name, String(value))
    }
  }

  /** Finds the secrets and personal identifiers in the parameters of a query string or a form, and records them for removal. */
  learnParameters(text: string): void {
    for (const [name, value] of new URLSearchParams(text)) this.learn(value.split(","), name)
  }

  /** Returns the path to record for a request. The path of a removed URL, such as the link to a report, is the path of its placeholder. */
  requestPath(url: string): string {
    const link = this.placeholderOf(url)
    return link === undefined ? this.path(pathOf(url)) : pathOf(link)
  }

  /** Returns a path with placeholders in place of recorded values. A segment or parameter is replaced even if its value is short. */
  path(path: string): string {
    const at = path.indexOf("?")
    const segments = (at < 0 ? path : path.slice(0, at)).split("/")
    const clean = segments
      .map((segment) => this.removed.placeholderOf(decoded(segment)) ?? this.text(segment))
      .join("/")
    return at < 0 ? clean : `${clean}?${this.parameters(path.slice(at + 1))}`
  }

  /** Returns a query string or a form with placeholders in place of recorded values. */
  parameters(text: string): string {
    const clean = (parameter: string): string => {
      const at = parameter.indexOf("=")
      const name = decoded(parameter.slice(0, Math.max(at, 0)))
      if (at < 0 || !this.isRemoved(name)) return this.text(parameter)
      const values = decoded(parameter.slice(at + 1)).split(",")
      return `${parameter.slice(0, at)}=${values.map((value) => value && this.remove(name, value)).join(",")}`
    }
    return text.split("&").map(clean).join("&")
  }

  /** Returns `text` with placeholders in place of recorded values, e-mail addresses and IP addresses. */
  text(text: string): string {
    return this.removed.replaceIn(
      text.replace(email, (found) => this.remove("email", found)).replace(ip, (found) => this.remove("ip", found))
    )
  }

  /** Returns a JSON value in which removed values are replaced by placeholders. */
  json(value: unknown, name = ""): unknown {
    if (Array.isArray(value)) return value.map((item) => this.json(item, name))
    if (isObject(value)) {
      const members = Object.entries(value)
      return Object.fromEntries(
        members.map(([key, member]) => [this.text(key), this.json(member, this.memberName(name, key))])
      )
    }
    if ((typeof value === "string" || typeof value === "number") && value !== "" && this.isRemoved(name)) {
      return this.remove(name, String(value))
    }
    const made = typeof value === "number" ? this.removed.placeholderOf(String(value)) : undefined
    if (made !== undefined && String(value).length >= minLength) return made
    return typeof value === "string" ? this.text(value) : value
  }

  /** Finds the CSV columns whose names indicate secrets or personal data, and records their cells for removal. */
  learnCsv(text: string): void {
    mapCsv(text, (cell, column) => this.csvCell(cell, column))
  }

  /** Returns a CSV document, or any other text, with placeholders in place of recorded values. */
  csv(text: string): string {
    return this.text(mapCsv(text, (cell, column) => this.csvCell(cell, column)))
  }

  private csvCell(cell: string, column: string): string | undefined {
    const name = column.replaceAll(" ", "_")
    return this.isRemoved(name) ? this.remove(name, cell) : undefined
  }
}

/** Returns an HTTP URL in the form in which a client requests it, or undefined if `text` is not an HTTP URL. */
const urlOf = (text: string): string | undefined => {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  url.hash = ""
  return url.href
}

/** Returns a decoded part of a URL or a form, or the part itself if it is malformed. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll("+", " "))
  } catch {
    return part
  }
}
