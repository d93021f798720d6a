import { DatabaseSync } from "node:sqlite"

/** Records in a file which reports have been written, so that a report that could not be written is written by the next run. */
export class Reports implements Disposable {
  readonly #database: DatabaseSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: 60_000 })
    this.#database.exec(
      "create table if not exists written (campaign text, day text, primary key (campaign, day)) strict"
    )
  }

  /** Returns whether the report on a campaign's results of a day, such as `2026-02-15`, has been written. */
  has(campaign: string, day: string): boolean {
    const found = this.#database.prepare("select 1 from written where campaign = ? and day = ?").get(campaign, day)
    return found !== undefined
  }

  /** Records that the report has been written. */
  add(campaign: string, day: string): void {
    this.#database.prepare("insert into written values (?, ?) on conflict do nothing").run(campaign, day)
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
