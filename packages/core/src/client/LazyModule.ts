/**
 * A part of core that not every program needs: at hand on Node, and loaded at its first use elsewhere.
 *
 * It shares next to no module with what every program loads, as bundlers move shared modules into a third chunk.
 */
export class LazyModule<Module extends object> {
  /** Undefined until it is loaded. */
  now: Module | undefined
  private readonly import: (() => Promise<Module>) | undefined

  constructor(given: Module | (() => Promise<Module>)) {
    this.now = typeof given === "function" ? undefined : given
    this.import = typeof given === "function" ? given : undefined
  }

  /** Rejects where it cannot be loaded, such as offline; a later use tries again. */
  async load(): Promise<Module> {
    return (this.now ??= (await this.import?.()) as Module)
  }
}
