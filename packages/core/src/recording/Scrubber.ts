/**
 * Removes secrets and identifiers of persons from a session.
 *
 * A value is removed by the name of its member, parameter or CSV column, and then wherever else it occurs: in a path, in a sentence, in a later response. The
 * same value always has the same placeholder, so that a replayed session is as consistent as the recorded one.
 */
import { placeholder } from "./Session.ts"

/** Members with a credential. */
const secretName = /token|secret|password|authorization|api_?key|public_key|signature|credential|s3_url/i

/** Members that name a person, a device or a session of one. */
const personName =
  /^(respondent_?(id|pid)s?|panelist_?ids?|pid|mid|psid|session_?ids?|user_?ids?|ip(_address)?s?|email(_address)?|phone(_number)?|maid|idfa|gaid|device_?id|cookie_?ids?|(first|last)_name|external_(id|user_id)|hash)$/i

/** A shorter value is replaced only where its name tells of it: it would be found in ordinary text. */
const shortestAnywhere = 5

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const email = /[\w.+-]+@[\w-]+\.[\w.-]+/g
const ip = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g

export class Scrubber {
  private readonly known = new Map<string, string>()
  private readonly counts = new Map<string, number>()
  private readonly names: ReadonlyArray<string>

  /** `names` are further members to be removed. */
  constructor(names: ReadonlyArray<string>) {
    this.names = names.map((name) => name.toLowerCase())
  }

  private isRemoved(name: string): boolean {
    return secretName.test(name) || personName.test(name) || this.names.includes(name.toLowerCase())
  }

  /** The placeholder of a value. */
  private remove(name: string, value: string): string {
    const kind = name.toLowerCase().replace(/[^a-z]+/g, "_")
    const found = this.known.get(value)
    if (found !== undefined) return found
    const number = (this.counts.get(kind) ?? 0) + 1
    this.counts.set(kind, number)
    const made = placeholder(kind, number)
    this.known.set(value, made)
    return made
  }

  /** Notes the values that are to be removed. */
  learn(value: unknown, name = ""): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, name)
    else if (isObject(value)) for (const [key, member] of Object.entries(value)) this.learn(member, key)
    else if ((typeof value === "string" || typeof value === "number") && value !== "" && this.isRemoved(name)) {
      this.remove(name, String(value))
    }
  }

  /** Notes the parameters of a path. */
  learnPath(path: string): void {
    const { searchParams } = new URL(path, "https://a.example")
    for (const [name, value] of searchParams) this.learn(value.split(","), name)
  }

  /** A text without the values that were noted, without addresses of mail and of the Internet. */
  text(text: string): string {
    let clean = text
      .replace(email, (found) => this.remove("email", found))
      .replace(ip, (found) => this.remove("ip", found))
    for (const [value, made] of this.longestFirst()) {
      if (value.length < shortestAnywhere) continue
      for (const written of new Set([value, encodeURIComponent(value)])) clean = clean.replaceAll(written, made)
    }
    return clean
  }

  private longestFirst(): ReadonlyArray<readonly [string, string]> {
    return [...this.known].toSorted(([a], [b]) => b.length - a.length)
  }

  /** A value of JSON with placeholders in place of what is removed. */
  json(value: unknown, name = ""): unknown {
    if (Array.isArray(value)) return value.map((item) => this.json(item, name))
    if (isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [this.text(key), this.json(member, key)]))
    }
    if ((typeof value === "string" || typeof value === "number") && value !== "" && this.isRemoved(name)) {
      return this.remove(name, String(value))
    }
    if (typeof value === "number" && this.known.has(String(value)) && String(value).length >= shortestAnywhere) {
      return this.known.get(String(value))
    }
    return typeof value === "string" ? this.text(value) : value
  }

  /** Notes the cells of a CSV in columns whose names tell of persons. */
  learnCsv(text: string): void {
    const [head = "", ...lines] = text.split(/\r?\n/)
    const columns = head.split(",").map((name) => name.replaceAll('"', "").trim())
    const removed = columns.flatMap((name, index) =>
      this.isRemoved(name.replaceAll(" ", "_")) ? [[name, index] as const] : []
    )
    if (removed.length === 0) return
    for (const line of lines) {
      const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g) ?? []
      for (const [name, index] of removed) {
        const cell = cells[index]?.replace(/,$/, "").replaceAll('"', "") ?? ""
        if (cell !== "") this.remove(name.replaceAll(" ", "_"), cell)
      }
    }
  }
}
