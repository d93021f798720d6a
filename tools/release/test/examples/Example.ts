/**
 * An example of a docstring as a program that is run.
 */
export interface Example {
  /** The export that it belongs to. */
  readonly name: string
  /** The file of the export, without its ending. */
  readonly file: string
  readonly run: (
    check: (value: unknown, shown: string) => void,
    fails: (call: () => Promise<unknown>, words: string) => Promise<void>
  ) => Promise<void>
}
