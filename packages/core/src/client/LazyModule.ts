/**
 * A part of core that not every program needs. It is available immediately on Node, and loaded at its first use elsewhere.
 *
 * It shares as few modules as possible with the part that every program loads, because bundlers move shared modules into a third chunk.
 */
export class LazyModule<Module extends object> {
  /** The module; undefined until it is loaded. */
  now: Module | undefined
  private readonly import: (() => Promise<Module>) | undefined

  constructor(given: Module | (() => Promise<Module>)) {
    this.now = typeof given === "function" ? undefined : given
    this.import = typeof given === "function" ? given : undefined
  }

  /** Loads the module. Rejects if it cannot be loaded, for example offline; the next use tries again. */
  async load(): Promise<Module> {
    return (this.now ??= (await this.import?.()) as Module)
  }
}
