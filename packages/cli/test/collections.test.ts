/**
 * Tests the request collections that are generated from the specs. `npm run soak -- collections` runs the Bruno collection with Bruno's command line.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { credentials } from "@fieldwork/sandbox"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"

const folder = join(import.meta.dirname, "../../../specs/collections")
const read = (file: string): string => readFileSync(join(folder, file), "utf8")

interface Item {
  readonly name: string
  readonly item?: ReadonlyArray<Item>
  readonly request?: { readonly method: string; readonly url: { readonly raw: string } }
}

const { item: parts } = JSON.parse(read("postman/fieldwork.postman_collection.json")) as Required<Item>

const requestsOf = ({ item = [], ...own }: Item): ReadonlyArray<Item> =>
  own.request === undefined ? item.flatMap(requestsOf) : [own]

const stated = Object.values(documents).flatMap((document) => operationsOf(document))

it("the generated Postman, HTTP and Bruno collections each contain a request for every operation in both specs", () => {
  const ids = stated.map(({ id }) => id)
  const postman = requestsOf(parts[1] as Item).map(({ name }) => name)
  const http = globSync("http/*.http", { cwd: folder }).flatMap((file) =>
    [...read(file).matchAll(/^# @name (\w+)$/gm)].map(([, name = ""]) => name)
  )
  const bruno = globSync("bruno/operations/*/*.bru", { cwd: folder }).flatMap((file) =>
    [...read(file).matchAll(/^ {2}name: (\w+)\n {2}type: http$/gm)].map(([, name = ""]) => name)
  )
  for (const names of [postman, http, bruno]) expect(ids.filter((id) => !names.includes(id))).toEqual([])
})

it("the workflows in the generated Postman collection together call every operation in both specs", () => {
  const called = requestsOf(parts[0] as Item).map(({ request }) => {
    const path = request?.url.raw.replace(/^\{\{\w+\}\}/, "").split("?")[0] ?? ""
    return `${request?.method} ${path}`
  })
  const missing = stated.filter(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replaceAll(".", String.raw`\.`).replaceAll(/\{\w+\}/g, "[^/]+")}$`)
    return !called.some((each) => pattern.test(each))
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})

it("every variable of a Postman workflow is in the environment or is captured before it is used", () => {
  const { values } = JSON.parse(read("postman/sandbox.postman_environment.json")) as {
    readonly values: ReadonlyArray<{ readonly key: string }>
  }
  const known = new Set(values.map(({ key }) => key))
  const unknown: Array<string> = []
  const visit = (item: Item): void => {
    if (item.request !== undefined) {
      const text = JSON.stringify(item.request)
      for (const [, name = ""] of text.matchAll(/\{\{(\w+)\}\}/g))
        if (!known.has(name)) unknown.push(`${item.name}: ${name}`)
      for (const [, name = ""] of JSON.stringify(item).matchAll(/collectionVariables\.set\(\\"(\w+)/g)) known.add(name)
    }
    item.item?.forEach(visit)
  }
  visit(parts[0] as Item)
  expect(unknown).toEqual([])
})

it("the environment of the collections contains the sandbox credentials, and no collection contains another secret", () => {
  const { brandLift, exchange } = credentials
  const environment = read("bruno/environments/sandbox.bru")
  for (const secret of [brandLift.clientId, brandLift.clientSecret, brandLift.audience, exchange.apiKey])
    expect(environment).toContain(`: ${secret}\n`)
  expect(read("postman/fieldwork.postman_collection.json")).not.toMatch(
    /"(client_secret|Authorization)\\?":\s*\\?"(?!\{\{)[^{"]+"/
  )
})

it("no two folders in the generated Bruno collection have the same number, so no outdated folder remains", () => {
  for (const part of ["workflows", "operations"]) {
    const numbers = globSync(`bruno/${part}/*`, { cwd: folder }).map((path) => path.split("/").at(-1)?.slice(0, 2))
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})
