import { createExchange } from "@fieldwork/exchange/promise"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { storeProblem } from "../../src/command/storeProblem.ts"
import { createSupply } from "../../src/promise.ts"

const exchange = createExchange({ baseUrl: "http://127.0.0.1:1", apiKey: "key" })

/** Returns the message that fieldwork-supply prints if it cannot open the store. */
const messageFor = async (store: string): Promise<string> => {
  const cause = await createSupply({ inbox: { store }, exchange, supplierCode: "4711" }).catch(
    (failure: unknown) => failure
  )
  return (storeProblem(store, cause) as Error).message
}

const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "supply-store-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it("fieldwork-supply names the store and what to do if the folder of the store does not exist", async () => {
  const folder = join(openFolder(), "nodir")
  expect(await messageFor(join(folder, "s.db"))).toBe(
    `the store ${join(folder, "s.db")} cannot be opened: the folder ${folder} does not exist: create it`
  )
})

it("fieldwork-supply says what the path of a store must be if the store is a folder", async () => {
  const store = openFolder()
  expect(await messageFor(store)).toBe(
    `the store ${store} cannot be opened: unable to open database file; it must be a file in a folder that is writable`
  )
})

it("fieldwork-supply names a store that is not a database, and the cause", async () => {
  const store = join(openFolder(), "s.db")
  writeFileSync(store, "This file is not a database. ".repeat(100))
  expect(await messageFor(store)).toMatch(`the store ${store} cannot be opened: `)
})

it("fieldwork-supply names a PostgreSQL database that it cannot reach, without the user and the password", async () => {
  const message = await messageFor("postgres://user:password@127.0.0.1:1/panel?application_name=secret")
  expect(message).toMatch(/^the store postgres:\/\/127\.0\.0\.1:1\/panel cannot be opened: /)
  expect(message).not.toMatch(/user|password|secret/)
})
