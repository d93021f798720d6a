/**
 * A module of this package that only some programs need. It is available immediately on Node, and loaded on first use elsewhere.
 *
 * Such a module should share few imports with the code that all programs load, because bundlers move modules shared by two chunks into a third.
 */
export class LazyModule<Module extends object> {
  /** The module. Undefined until it is loaded. */
  now: Module | undefined
  private readonly import: (() => Promise<Module>) | undefined

  constructor(source: Module | (() => Promise<Module>)) {
    this.now = typeof source === "function" ? undefined : source
    this.import = typeof source === "function" ? source : undefined
  }

  /** Loads the module. Rejects if the module cannot be loaded, for example because the device is offline. The next call tries again. */
  async load(): Promise<Module> {
    return (this.now ??= (await this.import?.()) as Module)
  }
}
