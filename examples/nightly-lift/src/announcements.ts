import { DatabaseSync } from "node:sqlite"

/** Sends a message to its recipients. If a run is killed while it sends a message, the next run sends the message again with the same `id`. */
export type Notify = (message: { readonly id: string; readonly text: string }) => Promise<void>

/** Records announcements in a file, so that a decision is not announced again. */
export class Announcements implements Disposable {
  readonly #database: DatabaseSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 60_000 })
    this.#database.exec("create table if not exists announced (id text primary key, text text not null) strict")
  }

  /** Sends the messages that have not been announced yet. If another run is sending at the same time, this method waits for it. */
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
        // The message might not have been sent. The rollback makes the next run send it.
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
