import { DatabaseSync } from "node:sqlite"

/** Sends a message to people. If a run is killed while sending, the message is resent with the same `id`. */
export type Notify = (message: { readonly id: string; readonly text: string }) => Promise<void>

/** Records announcements in a file, so that each decision is announced exactly once. */
export class Announcements implements Disposable {
  readonly #database: DatabaseSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 60_000 })
    this.#database.exec("create table if not exists announced (id text primary key, text text not null) strict")
  }

  /** Sends the messages that are new. A second run at the same time waits for the first one. */
  async send(messages: ReadonlyArray<{ readonly id: string; readonly text: string }>, notify: Notify): Promise<number> {
    let sent = 0
    for (const { id, text } of messages) {
      this.#database.exec("begin immediate")
      try {
        const { changes } = this.#database
          .prepare("insert into announced values (?, ?) on conflict do nothing")
          .run(id, text)
        if (changes === 1) {
          await notify({ id, text })
          sent += 1
        }
        this.#database.exec("commit")
      } catch (cause) {
        // The message was not sent, so the next run sends it.
        this.#database.exec("rollback")
        throw cause
      }
    }
    return sent
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
