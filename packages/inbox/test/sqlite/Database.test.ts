import { describe, expect, it } from "vitest"
import { statSync } from "node:fs"
import { join } from "node:path"
import { Database } from "../../src/sqlite/Database.ts"
import { walBytes } from "../../src/sqlite/WalPreallocation.ts"
import { makeFolder } from "../support/folder.ts"

const open = (pragmas = {}) => {
  const database = new Database({ path: ":memory:", pragmas })
  database.exec("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
  const synchronous = () => database.query("PRAGMA synchronous", [])[0]?.["synchronous"]
  return { database, synchronous }
}
const insert = (id: number, text: string | null = "x") => ({
  sql: "INSERT INTO note (id, text) VALUES (?, ?)",
  params: [id, text]
})

describe("transactions that need not be durable", () => {
  const [full, extra] = [2, 3]

  it("a SQLite transaction for data that can be recomputed does not wait for the disk, and the next transaction does", () => {
    const { database, synchronous } = open()
    const meanwhile = { sql: "PRAGMA synchronous", params: [] }
    const { rows } = database.transact([insert(1), meanwhile], "computable")
    expect(rows[1]).toEqual([{ synchronous: 1 }])
    expect(synchronous()).toBe(full)
  })

  it("after a failed SQLite transaction for data that can be recomputed, no transaction is open and `synchronous` is FULL again", () => {
    const { database, synchronous } = open()
    expect(() => database.transact([insert(1, null)], "computable")).toThrow("NOT NULL")
    expect(synchronous()).toBe(full)
    expect(database.inTransaction).toBe(false)
  })

  it("a SQLite transaction for data that can be recomputed keeps `synchronous = OFF` if the user has set it", () => {
    const { database, synchronous } = open({ synchronous: "OFF" })
    const { rows } = database.transact([insert(1), { sql: "PRAGMA synchronous", params: [] }], "computable")
    expect(rows[1]).toEqual([{ synchronous: 0 }])
    expect(synchronous()).toBe(0)
  })

  it("after a SQLite transaction for data that can be recomputed, `synchronous` is EXTRA again if the user has set it", () => {
    const { database, synchronous } = open({ synchronous: "EXTRA" })
    database.transact([insert(1)], "computable")
    expect(synchronous()).toBe(extra)
  })
})

it("the inbox writes a document to SQLite as bytes and reads it as a string", () => {
  const { database } = open()
  const columns = [
    { name: "id", type: "integer" },
    { name: "text", type: "utf8" }
  ] as const
  const values = [
    [1, 2],
    [Buffer.from('{"name":"Käse"}'), Buffer.from("")]
  ]
  database.transact([{ table: "note", columns, conflict: "(id) DO NOTHING", count: 2, values }])
  expect(database.query("SELECT text, typeof(text) AS type FROM note ORDER BY id", [])).toEqual([
    { text: '{"name":"Käse"}', type: "text" },
    { text: "", type: "text" }
  ])
})

describe("the preallocated write-ahead log", () => {
  const inFolder = (run: (path: string) => void) => {
    using folder = makeFolder()
    run(join(folder.path, "inbox.db"))
  }

  it("opening the inbox's SQLite database preallocates its write-ahead log, and the database stays empty and intact", () =>
    inFolder((path) => {
      const database = new Database({ path })
      expect(statSync(`${path}-wal`).size).toBeGreaterThan(walBytes / 2)
      expect(database.query("SELECT name FROM sqlite_schema", [])).toEqual([])
      expect(database.query("PRAGMA page_count", [])[0]?.["page_count"]).toBeLessThan(3)
      expect(database.query("PRAGMA integrity_check", [])[0]?.["integrity_check"]).toBe("ok")
    }))

  it("the SQLite write-ahead log does not grow when further processes open the database", () =>
    inFolder((path) => {
      const first = new Database({ path })
      const { mtimeMs, size } = statSync(`${path}-wal`)
      const second = new Database({ path })
      expect(statSync(`${path}-wal`)).toMatchObject({ mtimeMs, size })
      first.close()
      second.close()
    }))

  it("the inbox's SQLite database opens and can be written to when there is no room to preallocate its write-ahead log", () =>
    inFolder((path) => {
      const database = new Database({ path, pragmas: { max_page_count: 100 } })
      expect(database.inTransaction).toBe(false)
      database.exec("CREATE TABLE note (id INTEGER)")
      expect(database.query("SELECT name FROM sqlite_schema", [])).toEqual([{ name: "note" }])
    }))
})
