/**
 * An example from a docstring as an executable program.
 */
export interface Example {
  /** The export whose docstring contains the example. */
  readonly name: string
  /** The file of the export, without its extension. */
  readonly file: string
  readonly run: (
    check: (value: unknown, shown: string) => void,
    fails: (call: () => Promise<unknown>, words: string) => Promise<void>
  ) => Promise<void>
}
